"""What the commands about models share: how models are named, and sizes are said."""

from app.errors import UsageError
from app.library.installed import InstalledModel
from app.service.model_shelf import inventory


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


def size_text(size: float) -> str:
    """Bytes as people say them."""
    if size < 1e6:
        return f"{size / 1e3:.0f} kB"
    return f"{size / 1e6:.0f} MB" if size < 1e9 else f"{size / 1e9:.2f} GB"
