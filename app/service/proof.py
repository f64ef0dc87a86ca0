"""A reply written twice, drafted and plainly: whether both are the same, and what drafting saved."""

import secrets
from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace

from app.core.cancellation import CancelledError
from app.core.events import GenerationFinished, PromptProgress, TokensCommitted
from app.core.generation import FinishReason, Method, SamplingSettings
from app.core.prefill import common_prefix
from app.core.speculative.sampling import Distribution, Sampler
from app.errors import DraftError, UsageError
from app.service.messages import Difference, LeftOut, PromptRead, ProofProgress, Prove, Proved, Report
from app.service.session import Session

_SEED_BITS = 31
_CHARACTERS_BEFORE = 60
_BYTES_BEFORE = 4 * _CHARACTERS_BEFORE


@dataclass(frozen=True, slots=True)
class _Written:
    """One of the two replies."""

    tokens: tuple[int, ...]
    text: str
    seconds: float
    proposed: int


class Proof:
    """Writes a reply with drafting and then without, from the same cached prompt and with the same seed."""

    def __init__(self, session: Session, order: Prove) -> None:
        """Prepare; nothing is written yet.

        Args:
            session: With target and draft loaded.
            order: What is to be proved.
        """
        self._session = session
        self._order = order
        self._sampling = _seeded(order.sampling)

    def reports(self) -> Iterator[Report]:
        """Write, and tell of it; the last report is Proved.

        Raises:
            CancelledError: It was stopped.
            DraftError: The draft failed on the way, so that the rest would be plain both times.
            UsageError: Nothing would be drafted.
            AppError: There is no model, or the conversation does not fit it; see `Session.answer`.
        """
        order, session = self._order, self._session
        if session.resolve(order.method) is Method.PLAIN:
            raise UsageError("Nothing is drafted, so there is nothing to prove.", "Open a draft model first.")
        found = session.fit(order.conversation, order.max_tokens, order.overflow)
        if found.left_out:
            yield LeftOut(order.id, found.left_out)
        room = session.context_length - len(found.prompt)
        most = min(room, order.max_tokens or room)
        drafted = yield from self._write(found.prompt, order.method, 0, most)
        plain = yield from self._write(found.prompt, Method.PLAIN, len(drafted.tokens), len(drafted.tokens))
        greedy = self._sampling.is_greedy
        yield Proved(
            order.id,
            plain.text,
            len(plain.tokens),
            self._difference(found.prompt, plain.tokens, drafted.tokens),
            plain.seconds,
            drafted.seconds,
            len(drafted.tokens),
            None if greedy else self._sampling.seed,
            drafted.proposed,
        )

    def _write(
        self, prompt: tuple[int, ...], method: Method, before: int, expected: int
    ) -> Generator[Report, None, _Written]:
        """Write the reply once.

        The prompt is the same both times, and so is what the cache holds of it: the second reply reads
        nothing but reuses what the first one read.

        Args:
            prompt: Its tokens.
            method: Whether anything is drafted.
            before: Tokens written before.
            expected: Tokens that will probably be written.
        """
        order = self._order
        tokens: list[int] = []
        text = ""
        for event in self._session.write(prompt, self._sampling, method, order.max_tokens, order.drafting):
            match event:
                case PromptProgress(done, total):
                    yield PromptRead(order.id, done, total)
                case TokensCommitted():
                    tokens += event.tokens
                    text += event.text
                    done = before + len(tokens)
                    yield ProofProgress(order.id, done, max(done, (before or expected) + expected))
                case GenerationFinished():
                    if event.reason is FinishReason.CANCELLED:
                        raise CancelledError
                    if event.draft_fault:
                        raise DraftError(
                            f"The draft failed, so there is nothing to compare: {event.draft_fault}",
                            "Load the models again, then prove it.",
                        )
                    text += event.text
                    told = event.statistics
                    return _Written(tuple(tokens), text, told.decode_seconds, told.drafted)
        raise AssertionError("a generation always ends with GenerationFinished")

    def _difference(
        self, prompt: tuple[int, ...], plain: tuple[int, ...], drafted: tuple[int, ...]
    ) -> Difference | None:
        """Where the two part, and how sure the target is there when it is asked for one token alone."""
        if plain == drafted:
            return None
        place = common_prefix(plain, drafted)
        context = (*prompt, *plain[:place])
        sampler = Sampler(_telling(self._sampling))
        chances = sampler.distribution(self._session.logits_after(context), context)
        ours, theirs = _at(plain, place), _at(drafted, place)
        piece = self._session.vocabulary.piece
        before = b"".join(map(piece, plain[:place]))[-_BYTES_BEFORE:]
        return Difference(
            place,
            before.decode("utf-8", "replace")[-_CHARACTERS_BEFORE:],
            "" if ours is None else piece(ours).decode("utf-8", "replace"),
            "" if theirs is None else piece(theirs).decode("utf-8", "replace"),
            self._chance(chances, ours) - self._chance(chances, theirs),
        )

    def _chance(self, chances: Distribution, token: int | None) -> float:
        """How likely a token is, or the likeliest one that ends the reply."""
        if token is not None:
            return chances.probability_of(token)
        is_end = self._session.vocabulary.is_end
        pairs = zip(chances.tokens.tolist(), chances.probabilities.tolist(), strict=True)
        return max((chance for end, chance in pairs if is_end(end)), default=0.0)


def _at(tokens: tuple[int, ...], place: int) -> int | None:
    """The token at a place; None where the reply has ended."""
    return tokens[place] if place < len(tokens) else None


def _seeded(sampling: SamplingSettings) -> SamplingSettings:
    """Settings with which a reply can be written again."""
    if sampling.is_greedy or sampling.seed is not None:
        return sampling
    return replace(sampling, seed=secrets.randbits(_SEED_BITS))


def _telling(sampling: SamplingSettings) -> SamplingSettings:
    """Settings whose distribution tells how sure the target is; greedy ones have none, so all counts."""
    if not sampling.is_greedy:
        return sampling
    return replace(sampling, temperature=1.0, top_k=0, top_p=1.0, min_p=0.0)
