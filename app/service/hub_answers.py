"""What the Hub has, as the window is told of it."""

from urllib.parse import quote

from app.errors import GatedError, UsageError
from app.library.draft_suggestion import billions, plain_name, suggested_drafts
from app.library.estimated_facts import estimated_facts
from app.library.hub import Hub
from app.library.installed import InstalledModel
from app.library.quantization_grades import EXPLANATIONS, grade_of
from app.library.repository import (
    Gate,
    ModelChoice,
    Reference,
    RemoteFile,
    Repository,
    chosen,
    is_projector,
    quantization,
    recommended,
    reference,
)
from app.service import model_shelf
from app.service.facts_shelf import HUB
from app.service.installed_cards import place_of
from app.service.library_cards import ChoiceCard, FoundCard
from app.service.library_messages import Found, RepositoryOpened
from app.service.library_orders import OpenRepository, SearchHub
from app.service.machine_insight import MachineInsight
from app.service.pair_offers import offered_model

_MAIN = "main"


def search(order: SearchHub, hub: Hub) -> Found:
    """Find repositories.

    Raises:
        HubError: There is no answer to use.
    """
    found = hub.search(order.words, max(1, order.limit))
    return Found(
        order.id, tuple(FoundCard(one.name, one.downloads, one.likes, one.gate, one.licence) for one in found)
    )


def open_repository(order: OpenRepository, hub: Hub) -> RepositoryOpened:
    """List a repository's models.

    Raises:
        HubError: There is no answer to use.
        UsageError: The name is none of a repository, or it holds no such model.
    """
    wanted = reference(order.name)
    repository = hub.repository(wanted.repository, wanted.revision)
    choice = chosen(repository, wanted)
    installed = model_shelf.inventory().models
    machine = MachineInsight(order.given_up)
    choices = repository.choices()
    best = recommended(choices)
    catalogue = model_shelf.catalogue()
    drafts = suggested_drafts(repository.name, catalogue)
    return RepositoryOpened(
        id=order.id,
        name=repository.name,
        page=hub.page(repository.name),
        gate=repository.gate,
        has_access=repository.gate is Gate.OPEN or _may_fetch(hub, repository),
        licence=repository.licence,
        languages=repository.languages,
        choices=tuple(
            _choice_card(one, one is best, wanted, hub, installed, machine, order.context_length)
            for one in choices
        ),
        wanted=_reference_of(choice.files[0], wanted, hub),
        drafts=tuple(offered_model(one, one.recommended, catalogue, installed) for one in drafts),
    )


def files_of(references: tuple[str, ...], hub: Hub) -> tuple[RemoteFile, ...]:
    """All files of some models, in their order.

    Args:
        references: As AddDownload has them.
        hub: Where they are.

    Raises:
        HubError: There is no answer to use.
        UsageError: A reference is none, or names no model.
    """
    found: list[RemoteFile] = []
    for name in references:
        wanted = reference(name)
        found += _still_there(hub.repository(wanted.repository, wanted.revision), wanted).files
    return tuple(dict.fromkeys(found))


def _still_there(repository: Repository, wanted: Reference) -> ModelChoice:
    """What was named; where a repository has renamed its files, what is stored in the same way."""
    try:
        return chosen(repository, wanted)
    except UsageError:
        if not wanted.path or not (kind := quantization(wanted.path)):
            raise
        return chosen(repository, Reference(wanted.repository, quantization=kind))


def _choice_card(
    choice: ModelChoice,
    is_best: bool,
    wanted: Reference,
    hub: Hub,
    installed: list[InstalledModel],
    machine: MachineInsight,
    context_length: int,
) -> ChoiceCard:
    first = choice.files[0]
    name = plain_name(first.repository)
    facts = estimated_facts(name, 1e9 * (billions(name) or 0.0), choice.size, choice.quantization)
    grade = grade_of(choice.quantization)
    return ChoiceCard(
        reference=_reference_of(first, wanted, hub),
        file=first.path,
        quantization=choice.quantization,
        bytes=choice.size,
        files=len(choice.files),
        grade=grade,
        explanation=EXPLANATIONS[grade],
        is_recommended=is_best,
        is_projector=is_projector(first.path),
        path=place_of(choice.files, installed),
        fit=machine.fit(facts, None, context_length, is_estimate=True),
    )


def _reference_of(file: RemoteFile, wanted: Reference, hub: Hub) -> str:
    """What names this file: with its address where another version than the main one was asked for."""
    if wanted.revision == _MAIN:
        return f"{HUB}{file.repository}/{file.path}"
    return f"{hub.page(file.repository)}/resolve/{quote(wanted.revision, safe='')}/{quote(file.path)}"


def _may_fetch(hub: Hub, repository: Repository) -> bool:
    try:
        hub.check_access(repository.name)
    except GatedError:
        return False
    return True
