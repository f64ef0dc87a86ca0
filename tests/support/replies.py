"""Writing replies with fake models, and spelling what they should say."""

from collections.abc import Callable, Iterator

import numpy as np

from app.core.cancellation import CancelFlag
from app.core.events import Event, GenerationFinished, TokensCommitted
from app.core.speculative.baseline import PlainBaseline
from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.decoder import Decoder
from app.core.speculative.draft_length import FixedLength
from app.core.speculative.drafter import Drafter
from app.core.statistics import Round
from tests.support.fake_model import FakeModel, LogitsFunction, letters, steady_costs

PROMPT = (0,)


class TickingClock:
    """Moves one second each time it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def never_plain() -> PlainBaseline:
    """A baseline that asks for no plain rounds."""
    return PlainBaseline(opening=0, interval=1_000_000)


def decoder(
    target: FakeModel,
    drafter: Drafter,
    length: int = 4,
    cancel: CancelFlag | None = None,
    *,
    baseline: PlainBaseline | None = None,
    costs: CostCurve | None = None,
    clock: Callable[[], float] | None = None,
) -> Decoder:
    """A decoder that drafts so many tokens in every round."""
    return Decoder(
        target,
        drafter,
        FixedLength(length),
        costs or steady_costs(),
        baseline or never_plain(),
        cancel or CancelFlag(),
        clock or TickingClock(),
    )


def outcome(events: Iterator[Event]) -> tuple[tuple[int, ...], str, GenerationFinished]:
    """The tokens, the text and the last event of a reply."""
    tokens: list[int] = []
    text = ""
    for event in events:
        if isinstance(event, TokensCommitted):
            tokens += event.tokens
            text += event.text
        if isinstance(event, GenerationFinished):
            return tuple(tokens), text + event.text, event
    raise AssertionError("no end")


def rounds(events: Iterator[Event]) -> list[Round]:
    """The rounds of a reply."""
    return [event.measured for event in events if isinstance(event, TokensCommitted)]


def writing(answer: str) -> LogitsFunction:
    """Logits of a target that greedily writes this answer after a one-token prompt, then the letter z."""

    def logits(tokens: tuple[int, ...]) -> np.ndarray:
        row = np.zeros(26, np.float32)
        place = len(tokens) - 1
        row[ord(answer[place]) - ord("a") if place < len(answer) else 25] = 9.0
        return row

    return logits


def speller(answer: str, **options: object) -> FakeModel:
    """A target that writes this answer and ends."""
    return FakeModel(letters(26, ends=(25,)), writing(answer), **options)  # type: ignore[arg-type]


def spelled(answer: str) -> list[int]:
    """The tokens of an answer, the ending one included."""
    return [ord(letter) - ord("a") for letter in answer] + [25]
