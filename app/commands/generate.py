"""`generate`: write one reply to standard output, as text while it is written or as one JSON object."""

import argparse
import json
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from app.commands import border
from app.commands.model_options import (
    add_drafting_options,
    add_model_options,
    drafting_settings,
    loaded_models,
)
from app.core.cancellation import CancelFlag
from app.core.conversation import Conversation, Message, Role
from app.core.events import Event, GenerationFinished, TokensCommitted
from app.core.generation import FinishReason, Method, SamplingSettings
from app.core.reason_words import in_words
from app.core.statistics import Statistics
from app.errors import UsageError
from app.service.session import Session
from app.service.trace import check_trace_path, write_trace
from app.service.trace_lines import trace_head

_RANDOM_SEED = -1

_PRINTED = (
    "committed",
    "rounds",
    "drafted",
    "accepted",
    "drafted_by_position",
    "accepted_by_position",
    "acceptance_rate",
    "prompt_seconds",
    "decode_seconds",
    "first_token_seconds",
    "tokens_per_second",
    "plain_tokens_per_second",
    "plain_samples",
    "speedup",
    "speedup_range",
    "plain_rounds",
)


def main(arguments: list[str]) -> int:
    """Write one reply. Returns the exit status."""

    def command() -> int:
        options = _parser().parse_args(arguments)
        prompt = _read_prompt(options)
        sampling = _sampling(options)
        if options.trace:
            check_trace_path(options.trace)
        cancel = CancelFlag()
        signal.signal(signal.SIGINT, lambda _number, _frame: cancel.set())
        with loaded_models(options, cancel) as session:
            method = session.resolve(Method(options.method))
            drafting = drafting_settings(options)
            if options.raw:
                events = session.continue_text(prompt, sampling, method, options.max_tokens, drafting)
            else:
                conversation = Conversation((Message(Role.USER, prompt),), options.system)
                events = session.answer(conversation, sampling, method, options.max_tokens, drafting)
            finished = _as_json(events, method) if options.json else _as_text(events)
            if options.trace:
                _write_trace(options.trace, session, finished)
        if finished.draft_fault:
            border.remark(f"The draft failed, so the rest was decoded plainly. {finished.draft_fault}")
        return 1 if finished.reason is FinishReason.CANCELLED else 0

    return border.run(command)


def _parser() -> argparse.ArgumentParser:
    defaults = SamplingSettings()
    parser = border.ArgumentParser(prog="python -m app generate", description=__doc__)
    add_model_options(parser)
    add_drafting_options(parser)
    parser.add_argument("--method", choices=[str(method) for method in Method], default=str(Method.AUTO))
    parser.add_argument("--prompt", help="the question")
    parser.add_argument("--prompt-file", type=Path, help="a text file with the question")
    parser.add_argument("stdin", nargs="?", choices=["-"], help="read the question from standard input")
    parser.add_argument(
        "--raw", action="store_true", help="write on from the prompt, without a chat template"
    )
    parser.add_argument("--system", default="", help="standing instructions to the model")
    parser.add_argument("--max-tokens", type=int, help="the longest reply (default: what the context holds)")
    parser.add_argument("--temperature", type=float, default=defaults.temperature, help="0 is greedy")
    parser.add_argument("--top-k", type=int, default=defaults.top_k, help="0 keeps all tokens")
    parser.add_argument("--top-p", type=float, default=defaults.top_p, help="1 keeps all tokens")
    parser.add_argument("--min-p", type=float, default=defaults.min_p, help="0 keeps all tokens")
    parser.add_argument("--repeat-penalty", type=float, default=defaults.repeat_penalty, help="1 is off")
    parser.add_argument("--presence-penalty", type=float, default=defaults.presence_penalty, help="0 is off")
    parser.add_argument(
        "--frequency-penalty", type=float, default=defaults.frequency_penalty, help="0 is off"
    )
    parser.add_argument("--seed", type=int, default=_RANDOM_SEED, help="-1 takes a new one each time")
    parser.add_argument("--json", action="store_true", help="print one JSON object at the end")
    parser.add_argument("--trace", type=Path, help="write down every round in this file, for replay")
    return parser


def _read_prompt(options: argparse.Namespace) -> str:
    given = [options.prompt is not None, options.prompt_file is not None, options.stdin is not None]
    if sum(given) != 1:
        raise UsageError(
            "There must be exactly one prompt.",
            "Give --prompt TEXT, --prompt-file FILE, or - for standard input.",
        )
    try:
        if options.prompt_file is not None:
            return str(options.prompt_file.read_text("utf-8-sig"))
        if options.stdin is not None:
            return sys.stdin.buffer.read().decode("utf-8-sig")
    except OSError as error:
        raise UsageError(
            f"{options.prompt_file} cannot be read: {error.strerror}.", "Check the path."
        ) from error
    except UnicodeDecodeError as error:
        raise UsageError("The prompt is not UTF-8 text.", "Convert it first.") from error
    return str(options.prompt)


def _sampling(options: argparse.Namespace) -> SamplingSettings:
    return SamplingSettings(
        temperature=options.temperature,
        top_k=options.top_k,
        top_p=options.top_p,
        min_p=options.min_p,
        repeat_penalty=options.repeat_penalty,
        presence_penalty=options.presence_penalty,
        frequency_penalty=options.frequency_penalty,
        seed=None if options.seed == _RANDOM_SEED else options.seed,
    )


def _as_text(events: Iterator[Event]) -> GenerationFinished:
    for event in events:
        if isinstance(event, TokensCommitted | GenerationFinished):
            sys.stdout.write(event.text)
            sys.stdout.flush()
        if isinstance(event, GenerationFinished):
            sys.stdout.write("\n")
            return event
    raise AssertionError("a generation always ends with GenerationFinished")


def _as_json(events: Iterator[Event], method: Method) -> GenerationFinished:
    text = ""
    tokens: list[int] = []
    for event in events:
        if isinstance(event, TokensCommitted):
            text += event.text
            tokens += event.tokens
        if isinstance(event, GenerationFinished):
            result = {
                "text": text + event.text,
                "tokens": tokens,
                "finish_reason": str(event.reason),
                "method": str(method),
                "prompt_tokens": event.statistics.prompt_tokens,
                "statistics": statistics_as_json(event.statistics),
            }
            sys.stdout.write(json.dumps(result) + "\n")
            return event
    raise AssertionError("a generation always ends with GenerationFinished")


def _write_trace(path: Path, session: Session, finished: GenerationFinished) -> None:
    target, draft = session.models.target_card, session.models.draft_card
    head = trace_head(
        target=Path(target.path),
        draft=Path(draft.path) if draft else None,
        finish=finished.reason,
        costs=session.costs_now(),
        rounds=session.rounds,
        committed=finished.statistics.committed,
    )
    write_trace(path, head, session.rounds)


def statistics_as_json(statistics: Statistics) -> dict[str, Any]:
    """What is printed of a reply's numbers; a number that was not measured is null."""
    why = {"reason": str(statistics.why.reason), "in_words": in_words(statistics.why)}
    return {name: getattr(statistics, name) for name in _PRINTED} | {"why": why}
