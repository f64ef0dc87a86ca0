"""The options and steps that every command with models shares."""

import argparse
import contextlib
from collections.abc import Iterator

from app.core.cancellation import CancelFlag
from app.core.generation import DraftingSettings
from app.core.llama.model import ModelOptions
from app.library.starter import resolve_model
from app.service.session import Session
from app.storage.cost_cache import CostCache
from app.storage.paths import costs_folder


def add_model_options(parser: argparse.ArgumentParser) -> None:
    """Add --target, --draft, --context and --threads."""
    parser.add_argument("--target", required=True, help='the model that answers: a GGUF file, or "starter"')
    parser.add_argument("--draft", help='the model that writes ahead: a GGUF file, or "starter"')
    parser.add_argument("--context", type=int, help="tokens of context (default: the model's, at most 4096)")
    parser.add_argument(
        "--threads",
        type=int,
        help="threads (default: the physical cores, or fewer where those are faster)",
    )
    parser.add_argument(
        "--flash-attention",
        choices=["on", "off"],
        default="on",
        help="off: other kernels, whose results depend on the batch, so that drafting may change answers",
    )


def add_drafting_options(parser: argparse.ArgumentParser) -> None:
    """Add --draft-length and --min-confidence."""
    parser.add_argument(
        "--draft-length", type=int, help="tokens to draft each time (default: as many as pay, 0 included)"
    )
    parser.add_argument(
        "--min-confidence",
        type=float,
        default=0.0,
        help="stop drafting behind a token of which the draft is less sure, 0 to 1",
    )


def drafting_settings(options: argparse.Namespace) -> DraftingSettings:
    """What these options say.

    Raises:
        UsageError: A value is out of its range.
    """
    return DraftingSettings(options.draft_length, options.min_confidence)


@contextlib.contextmanager
def loaded_models(options: argparse.Namespace, cancel: CancelFlag) -> Iterator[Session]:
    """Load what the options name, and give its memory back in the end.

    Raises:
        AppError: A model cannot be used; unlike in the window, that goes for the draft too.
    """
    with contextlib.closing(Session(cancel, CostCache(costs_folder()))) as session:
        model_options = ModelOptions(
            context_length=options.context,
            threads=options.threads,
            flash_attention=options.flash_attention == "on",
        )
        session.models.load_target(resolve_model(options.target), model_options, lambda _share: None)
        if options.draft:
            session.models.load_draft(resolve_model(options.draft), options.threads, lambda _share: None)
        yield session
