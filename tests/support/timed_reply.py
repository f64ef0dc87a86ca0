"""A whole reply by the real decoder with fake models and a fake clock: what it really took is known."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from app.core.cancellation import CancelFlag
from app.core.events import GenerationFinished, TokensCommitted
from app.core.generation import GenerationRequest
from app.core.language_model import Logits
from app.core.speculative.baseline import PlainBaseline
from app.core.speculative.best_rate import BestRate
from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.decoder import Decoder
from app.core.speculative.draft_cost import DraftCost
from app.core.speculative.draft_length import DraftLength, FixedLength
from app.core.speculative.model_drafter import ModelDrafter
from app.core.statistics import Round, Statistics
from tests.support.fake_model import LogitsFunction, letters
from tests.support.timed_model import Cost, FakeClock, TimedModel

_SIZE = 20


@dataclass(frozen=True, slots=True)
class TimedReply:
    """A reply and what is known about it from outside.

    Attributes:
        statistics: What was measured.
        rounds: Its rounds, each with the place it began at.
        true_factor: What plain decoding would have cost, token by token, over what it cost.
    """

    statistics: Statistics
    rounds: list[tuple[int, Round]]
    true_factor: float


class TimedPair:
    """A target and a draft that is right with some probability, on one clock."""

    def __init__(
        self,
        target_cost: Cost,
        draft_cost: Cost,
        believed: dict[int, float],
        *,
        right: float = 0.75,
        length: int | None = None,
        context: int = 8192,
        baseline: PlainBaseline | None = None,
    ) -> None:
        """Load both.

        Args:
            target_cost: What the target's evaluations cost.
            draft_cost: What the draft's cost.
            believed: The target's costs as they were measured.
            right: How often the draft is right.
            length: Tokens to draft each time; None for as many as pay.
            context: Tokens of context.
            baseline: When plain rounds are due; None for the usual.
        """
        self.clock = FakeClock()
        self._target_cost = target_cost
        answer = np.random.default_rng(1).integers(0, _SIZE, context + 1)
        agrees = np.random.default_rng(2).random(context + 1) < right
        self._target = TimedModel(
            letters(_SIZE), _saying(answer, 9.0), self.clock, target_cost, context_length=context
        )
        wrong = np.where(agrees, answer, (answer + 1) % _SIZE)
        draft = TimedModel(
            letters(_SIZE), _saying(wrong, 3.0), self.clock, draft_cost, context_length=context
        )
        costs = CostCurve(believed, 32)
        step = draft_cost(1, 0)
        lengths: DraftLength = (
            BestRate(costs, DraftCost(step, step / 4), 15) if length is None else FixedLength(length)
        )
        drafter = ModelDrafter(draft, self._target)
        baseline = baseline or PlainBaseline()
        self._decoder = Decoder(self._target, drafter, lengths, costs, baseline, CancelFlag(), self.clock)

    def write(self, tokens: int) -> TimedReply:
        """Write a reply of so many tokens to a prompt of one."""
        rounds: list[tuple[int, Round]] = []
        place = 0
        for event in self._decoder.generate(GenerationRequest((0,), max_tokens=tokens)):
            if isinstance(event, TokensCommitted):
                rounds.append((place, event.measured))
                place += len(event.tokens)
            if isinstance(event, GenerationFinished):
                plain = sum(self._target_cost(1, before) for before in range(tokens))
                took = sum(measured.seconds for _, measured in rounds)
                return TimedReply(event.statistics, rounds, plain / took)
        raise AssertionError("no end")


def by_size(curve: dict[int, float], slowdown: Callable[[int], float] = lambda _before: 1.0) -> Cost:
    """Costs that depend on the tokens evaluated, times a factor that depends on the place."""
    sizes = sorted(curve)
    values = [curve[size] for size in sizes]
    return lambda tokens, before: float(np.interp(tokens, sizes, values)) * slowdown(before)


def slower(start: int, stop: int, factor: float) -> Callable[[int], float]:
    """Everything takes this many times as long between two places of the context."""
    return lambda before: factor if start <= before < stop else 1.0


def _saying(answer: np.ndarray, sureness: float) -> LogitsFunction:
    def logits(tokens: tuple[int, ...]) -> Logits:
        row = np.zeros(_SIZE, np.float32)
        row[answer[len(tokens)]] = sureness
        return row

    return logits
