"""The options and steps that every command with models shares."""

import argparse
import contextlib
from collections.abc import Iterator

from app.core.cancellation import CancelFlag
from app.core.llama.model import ModelOptions
from app.library.starter import resolve_model
from app.service.session import Session


def add_model_options(parser: argparse.ArgumentParser) -> None:
    """Add --target, --draft, --context and --threads."""
    parser.add_argument("--target", required=True, help='the model that answers: a GGUF file, or "starter"')
    parser.add_argument("--draft", help='the model that writes ahead: a GGUF file, or "starter"')
    parser.add_argument("--context", type=int, help="tokens of context (default: the model's, at most 4096)")
    parser.add_argument("--threads", type=int, help="threads (default: the physical cores)")


@contextlib.contextmanager
def loaded_models(options: argparse.Namespace, cancel: CancelFlag) -> Iterator[Session]:
    """Load what the options name, and give its memory back in the end.

    Raises:
        AppError: A model cannot be used; unlike in the window, that goes for the draft too.
    """
    with contextlib.closing(Session(cancel)) as session:
        model_options = ModelOptions(context_length=options.context, threads=options.threads)
        session.load_target(resolve_model(options.target), model_options, lambda _share: None)
        if options.draft:
            session.load_draft(resolve_model(options.draft), options.threads, lambda _share: None)
        yield session
