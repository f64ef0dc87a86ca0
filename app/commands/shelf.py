"""What the commands about models share: the models of this machine, the Hub, and the pairs to choose from."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from app.errors import ModelFileError, UsageError
from app.library.catalogue import Catalogue, load_catalogue
from app.library.hub import Hub
from app.library.hub_options import hub_options
from app.library.hub_token import TokenStore, system_keyring
from app.library.installed import InstalledModel, Inventory, take_inventory
from app.library.model_keeping import References
from app.library.model_places import Place, PlaceKind, known_places
from app.library.starter import starter_model
from app.storage.paths import hub_token_file, known_models_file, own_catalogue_file, own_models
from app.storage.resources import resource


def references() -> References:
    """The models that lie elsewhere and are known."""
    return References(known_models_file())


def inventory() -> Inventory:
    """All models of this machine, the starter model among them."""
    known = references()
    places = known_places(own_models(), known.folders(), Path.home(), os.environ)
    with contextlib.suppress(ModelFileError):
        places.append(Place(PlaceKind.STARTER, starter_model().parent))
    return take_inventory(places, known.files())


def find(name: str) -> InstalledModel:
    """The model that is called so, or whose file it is.

    Raises:
        UsageError: There is none, or there are several.
    """
    models = inventory().models
    found = [model for model in models if name in (model.name, model.path.name, str(model.path))]
    found = found or [model for model in models if name.casefold() == model.name.casefold()]
    if not found:
        raise UsageError(f'There is no model "{name}".', "See python -m app models.")
    if len(found) > 1:
        paths = ", ".join(str(model.path) for model in found)
        raise UsageError(f'Several models are called "{name}".', f"Give the path of one: {paths}.")
    return found[0]


def token_store() -> TokenStore:
    """Where the Hub's access token is kept."""
    return TokenStore(hub_token_file(), os.environ, system_keyring())


@contextlib.contextmanager
def opened_hub() -> Iterator[Hub]:
    """The Hub, asked with the person's token."""
    with contextlib.closing(Hub(hub_options(os.environ, token_store().token().text))) as hub:
        yield hub


def catalogue() -> Catalogue:
    """The pairs to choose from, the person's own among them."""
    return load_catalogue(resource("catalogue.json"), own_catalogue_file())


def size_text(size: float) -> str:
    """Bytes as people say them."""
    if size < 1e6:
        return f"{size / 1e3:.0f} kB"
    return f"{size / 1e6:.0f} MB" if size < 1e9 else f"{size / 1e9:.2f} GB"
