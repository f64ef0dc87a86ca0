"""From logits to a distribution to a token, seeded: one sampler chain for target and draft alike."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from app.core.generation import SamplingSettings
from app.errors import EvaluationError

Row = npt.NDArray[np.float32]
"""One row of logits, of shape (vocabulary size,)."""


_BLOCK = 64
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MASK = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Distribution:
    """What remains of the vocabulary after the sampler chain.

    Attributes:
        tokens: Token ids in ascending order, shape (n,).
        probabilities: Their probabilities, shape (n,), above 0 and summing to 1.
    """

    tokens: npt.NDArray[np.int64]
    probabilities: npt.NDArray[np.float64]

    def probability_of(self, token: int) -> float:
        """The token's probability, 0 when the chain dropped it."""
        index = int(np.searchsorted(self.tokens, token))
        if index < len(self.tokens) and self.tokens[index] == token:
            return float(self.probabilities[index])
        return 0.0

    def residual(self, other: "Distribution") -> "Distribution":
        """The normalised positive part of this distribution minus the other.

        From it the recovered token is drawn (Leviathan et al. 2023, https://arxiv.org/abs/2211.17192).
        Where rounding leaves nothing, the two are equal and this distribution itself is returned.
        """
        index = np.searchsorted(other.tokens, self.tokens)
        index[index == len(other.tokens)] = 0
        shared = other.tokens[index] == self.tokens
        left = self.probabilities - np.where(shared, other.probabilities[index], 0.0)
        kept = left > 0.0
        total = left[kept].sum()
        if not total > 0.0:
            return self
        return Distribution(self.tokens[kept], left[kept] / total)


class Sampler:
    """The sampler chain and random source of one reply.

    One sampler serves target and draft, so that both distributions went through the same chain.

    Without a seed, random numbers are drawn one after the other, and drafted tokens are judged by the ratio
    of the two distributions, which keeps the most. With a seed, the random numbers belong to the place in
    the context: target and draft use the same ones, so they mostly draw the same token, and what the target
    draws there is what it would have drawn alone. So the reply of a seed is the same with any draft and
    with none, and lengths may follow the clock (coupling without communication: Daliri et al. 2024,
    https://arxiv.org/abs/2408.07978).
    """

    def __init__(self, settings: SamplingSettings, random: np.random.Generator | None = None) -> None:
        """Start afresh.

        Args:
            settings: The chain, and the seed where there is one.
            random: Source of random numbers without a seed; None for one nobody can foresee.
        """
        self.settings = settings
        self._seed = settings.seed
        self._random = random or np.random.Generator(np.random.PCG64(secrets.randbits(63)))

    @property
    def is_greedy(self) -> bool:
        """Whether the likeliest token is always taken."""
        return self.settings.is_greedy

    @property
    def wants_distributions(self) -> bool:
        """Whether a draft must tell what its tokens were drawn from."""
        return not self.is_greedy and self._seed is None

    def uniform(self) -> float:
        """A random number in [0, 1)."""
        return float(self._random.random())

    def likeliest(self, logits: Row, history: Sequence[int]) -> int:
        """The token with the highest logit after penalties; the lowest id among equals.

        Args:
            logits: One row.
            history: All tokens before the one to choose.

        Raises:
            EvaluationError: The logits are not numbers.
        """
        row = self._penalized(logits, history)
        token = int(row.argmax())
        if np.isnan(row[token]):  # argmax stops at the first
            raise _no_number()
        return token

    @staticmethod
    def confidence(logits: Row, token: int) -> float:
        """How far the likeliest token stands above the second: its probability among the two.

        That tells as well as its probability among all whether a larger model would choose it, and costs
        one look at the logits instead of an exponential for each.

        Args:
            logits: One row, restored before this returns.
            token: The likeliest token.
        """
        peak = logits[token]
        logits[token] = -np.inf
        second = logits.max()
        logits[token] = peak
        return float(1.0 / (1.0 + np.exp(second - peak)))

    def distribution(self, logits: Row, history: Sequence[int]) -> Distribution:
        """What the chain leaves of a row of logits.

        Args:
            logits: One row.
            history: All tokens before the one to choose.

        Raises:
            EvaluationError: The logits are not numbers.
        """
        settings = self.settings
        row = self._penalized(logits, history)
        tokens = _highest(row, settings.top_k)
        values = row[tokens].astype(np.float64)
        probabilities = _softmax(values)
        kept = _nucleus(probabilities, settings.top_p)
        kept &= probabilities >= settings.min_p * probabilities.max()
        if not kept.any():
            raise _no_number()
        tokens, values = tokens[kept], values[kept]
        probabilities = _softmax(values, settings.temperature) if settings.temperature > 0 else _peak(values)
        alive = probabilities > 0.0
        return Distribution(tokens[alive], probabilities[alive])

    def draw(self, distribution: Distribution, place: int) -> int:
        """Draw one token.

        Args:
            distribution: What to draw from.
            place: How many tokens stand before it, prompt included.
        """
        if self._seed is not None:
            # In a race in which each token is as fast as it is likely, it wins as often as it is likely.
            with np.errstate(over="ignore"):  # a token next to impossible never arrives
                arrivals = _waiting_times(self._seed, place, distribution.tokens) / distribution.probabilities
            return int(distribution.tokens[arrivals.argmin()])
        steps = distribution.probabilities.cumsum()
        index = int(np.searchsorted(steps, self.uniform() * steps[-1], side="right"))
        return int(distribution.tokens[min(index, len(steps) - 1)])

    def _penalized(self, logits: Row, history: Sequence[int]) -> Row:
        settings = self.settings
        if not settings.has_penalties:
            return logits
        recent, counts = np.unique(
            np.asarray(history[-settings.penalty_window :], np.int64), return_counts=True
        )
        inside = recent < len(logits)
        recent, counts = recent[inside], counts[inside]
        row = logits.copy()
        values = row[recent]
        values = np.where(values > 0, values / settings.repeat_penalty, values * settings.repeat_penalty)
        row[recent] = values - counts * settings.frequency_penalty - settings.presence_penalty
        return row


def _waiting_times(seed: int, place: int, tokens: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """Exponentially distributed random numbers, the same whenever these are asked for."""
    key = np.array([seed & _MASK, place], np.uint64)
    start = _scrambled(_scrambled(key[:1]) ^ (key[1:] * _GOLDEN))
    bits = _scrambled(start + tokens.astype(np.uint64) * _GOLDEN)
    return np.asarray(-np.log(((bits >> np.uint64(11)) + 0.5) * 2.0**-53))


def _scrambled(values: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """SplitMix64 (Steele et al. 2014): neighbouring numbers become unrelated ones."""
    values = values + _GOLDEN
    values = (values ^ (values >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    values = (values ^ (values >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.asarray(values ^ (values >> np.uint64(31)))


def _no_number() -> EvaluationError:
    return EvaluationError(
        "The model's output is not a number.", "Its file may be damaged; download it again or choose another."
    )


def _highest(row: Row, count: int) -> npt.NDArray[np.int64]:
    """The ids of the `count` highest logits, ascending; all for 0.

    The count-th highest of the blocks' maxima is a lower bound for what is wanted, so that only the few
    logits above it need to be ordered: ten times faster than ordering the whole vocabulary.
    """
    if count == 0 or count >= len(row):
        return np.arange(len(row))
    whole = len(row) // _BLOCK * _BLOCK
    maxima = row[:whole].reshape(-1, _BLOCK).max(axis=1)
    candidates = np.arange(len(row))
    if count <= len(maxima):
        candidates = np.flatnonzero(row >= np.partition(maxima, -count)[-count])
    if len(candidates) < count:
        raise _no_number()  # nothing is above what is no number
    return np.sort(candidates[np.argpartition(row[candidates], -count)[-count:]])


def _softmax(values: npt.NDArray[np.float64], temperature: float = 1.0) -> npt.NDArray[np.float64]:
    # A temperature next to 0 sends all but the highest to minus infinity; what is no number is seen later.
    with np.errstate(over="ignore", invalid="ignore"):
        weights = np.exp((values - values.max()) / temperature)
    return np.asarray(weights / weights.sum())


def _peak(values: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    peak = np.zeros(len(values))
    peak[values.argmax()] = 1.0
    return peak


def _nucleus(probabilities: npt.NDArray[np.float64], share: float) -> npt.NDArray[np.bool_]:
    """Mark the fewest likeliest tokens that together reach the share, at least one."""
    if share >= 1.0:
        return np.ones(len(probabilities), np.bool_)
    order = np.argsort(-probabilities, kind="stable")
    reached = np.cumsum(probabilities[order])
    count = int(np.searchsorted(reached, share)) + 1
    kept = np.zeros(len(probabilities), np.bool_)
    kept[order[:count]] = True
    return kept
