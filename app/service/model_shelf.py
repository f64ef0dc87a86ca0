"""Where this user's models, the Hub and the pairs to choose from are found."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from app.errors import ModelFileError
from app.library.catalogue import Catalogue, load_catalogue
from app.library.hub_options import hub_options
from app.library.hub_token import TokenStore, system_keyring
from app.library.installed import Inventory, take_inventory
from app.library.model_keeping import References
from app.library.model_places import Place, PlaceKind, known_places
from app.library.starter import starter_model
from app.storage.paths import hub_token_file, known_models_file, own_catalogue_file, own_models
from app.storage.resources import resource

if TYPE_CHECKING:
    from app.library.hub import Hub


def references() -> References:
    """The models that lie elsewhere and are known."""
    return References(known_models_file())


def places() -> list[Place]:
    """All folders in which models may lie, that of the starter model among them."""
    found = known_places(own_models(), references().folders(), Path.home(), os.environ)
    with contextlib.suppress(ModelFileError):
        found.append(Place(PlaceKind.STARTER, starter_model().parent))
    return found


def inventory() -> Inventory:
    """All models of this machine."""
    return take_inventory(places(), references().files())


def token_store() -> TokenStore:
    """Where the Hub's access token is kept."""
    return TokenStore(hub_token_file(), os.environ, system_keyring())


def open_hub() -> "Hub":
    """The Hub, to be asked with the person's token, and closed afterwards."""
    # Only here, because the Hub's library takes longer to load than all the rest of most commands.
    from app.library.hub import Hub

    return Hub(hub_options(os.environ, token_store().token().text))


@contextlib.contextmanager
def opened_hub() -> "Iterator[Hub]":
    """The Hub for a while, asked with the person's token."""
    with contextlib.closing(open_hub()) as hub:
        yield hub


def catalogue() -> Catalogue:
    """The pairs to choose from, the person's own among them."""
    return load_catalogue(resource("catalogue.json"), own_catalogue_file())
