"""The models of this disk, as the window is told of them."""

from collections.abc import Callable
from pathlib import Path

from app.core.cancellation import CancelFlag
from app.errors import AppError, UsageError
from app.library.installed import InstalledModel, Inventory
from app.library.model_facts import ModelFacts
from app.library.model_keeping import freed_by_deleting
from app.library.repository import RemoteFile
from app.service import model_shelf
from app.service.facts_shelf import FactsShelf
from app.service.library_cards import FileFacts, InstalledCard, PlaceCard, UnreadableCard
from app.service.library_messages import InstalledListed


def list_installed(
    order_id: int, shelf: FactsShelf, flag: CancelFlag, tell: Callable[[InstalledListed], None]
) -> InstalledListed:
    """List all models.

    Args:
        order_id: Of the order.
        shelf: Where heads are read.
        flag: Raised to stop.
        tell: Takes the list at once, where heads are still to be read.

    Raises:
        CancelledError: It was stopped.
    """
    found = model_shelf.inventory()
    facts = {model.path: shelf.known(model.path) for model in found.models}
    is_complete = all(one is not None for one in facts.values())
    cards = tuple(installed_card(model, facts[model.path]) for model in found.models)
    if not is_complete:
        tell(_listed(order_id, found, cards, is_complete=False))
        cards = tuple(read_card(model, shelf, flag) for model in found.models)
    return _listed(order_id, found, cards, is_complete=True)


def read_card(model: InstalledModel, shelf: FactsShelf, flag: CancelFlag) -> InstalledCard:
    """A model with what its head says, or why that cannot be read.

    Raises:
        CancelledError: It was stopped.
    """
    flag.raise_if_set()
    try:
        return installed_card(model, shelf.without_tokens(str(model.path)))
    except AppError as error:
        return installed_card(model, None, str(error))


def installed_card(model: InstalledModel, facts: ModelFacts | None, fault: str = "") -> InstalledCard:
    """A model, for the window."""
    origin = model.origin()
    is_writable = model.place.is_writable and not model.is_reference
    return InstalledCard(
        path=str(model.path),
        name=model.name,
        bytes=model.size,
        quantization=model.quantization,
        place=model.place.kind,
        folder=str(model.place.folder),
        is_writable=is_writable,
        is_reference=model.is_reference,
        freed_by_deleting=freed_by_deleting(model) if is_writable else 0,
        repository=origin.repository if origin else "",
        facts=_file_facts(facts) if facts is not None else None,
        fault=fault,
    )


def model_at(path: str) -> InstalledModel:
    """The installed model that a path names.

    Raises:
        UsageError: There is none.
    """
    for model in model_shelf.inventory().models:
        if Path(path) in model.files or str(model.path) == path:
            return model
    raise UsageError(f"There is no model {Path(path).name} any more.", "Look at the list again.")


def place_of(files: tuple[RemoteFile, ...], models: list[InstalledModel]) -> str:
    """Where a model of the Hub lies on this disk; empty where it does not."""
    size = sum(file.size for file in files)
    for model in models:
        if model.path.name == files[0].name and model.size == size:
            return str(model.path)
    return ""


def _file_facts(facts: ModelFacts) -> FileFacts:
    return FileFacts(
        kind=facts.kind,
        name=facts.name,
        architecture=facts.architecture,
        quantization=facts.quantization,
        parameters=facts.parameters,
        weight_bytes=facts.weight_bytes,
        context_length=facts.context_length,
        vocabulary=facts.shape.vocabulary,
    )


def _listed(
    order_id: int, found: Inventory, cards: tuple[InstalledCard, ...], *, is_complete: bool
) -> InstalledListed:
    places = [
        PlaceCard(place.kind, str(place.folder), place.folder.is_dir()) for place in model_shelf.places()
    ]
    unreadable = [UnreadableCard(str(one.path), one.reason) for one in found.unreadable]
    return InstalledListed(order_id, cards, tuple(unreadable), tuple(places), is_complete)
