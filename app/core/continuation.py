"""A reply that was cut and went on, counted as one."""

from dataclasses import replace
from itertools import zip_longest

from app.core.statistics import Statistics


def joined(first: Statistics | None, second: Statistics) -> Statistics:
    """Return the numbers of a reply that was written in two parts.

    What was done and what it took is added up. The prompt, and what reading it took, is that of the first
    part: the second one's holds the first part too, and nobody asked that. The comparison with plain decoding
    is dropped when it is known of only one of the parts, for it would make the other look as if it had cost
    nothing.

    Args:
        first: The part that stood there; None when nothing was measured of it.
        second: What was added.
    """
    if first is None or not first.rounds:
        return second
    compared = _compared(first, second)
    longer = second if second.rounds >= first.rounds else first
    return replace(
        first,
        committed=first.committed + second.committed,
        rounds=first.rounds + second.rounds,
        drafted=first.drafted + second.drafted,
        accepted=first.accepted + second.accepted,
        drafted_by_position=_added(first.drafted_by_position, second.drafted_by_position),
        accepted_by_position=_added(first.accepted_by_position, second.accepted_by_position),
        decode_seconds=first.decode_seconds + second.decode_seconds,
        draft_seconds=first.draft_seconds + second.draft_seconds,
        verify_seconds=first.verify_seconds + second.verify_seconds,
        compute_seconds=first.compute_seconds + second.compute_seconds,
        first_token_seconds=_known(first.first_token_seconds, second.first_token_seconds),
        plain_steps=first.plain_steps + second.plain_steps,
        plain_seconds=sum(part.plain_seconds or 0.0 for part in compared) if compared else None,
        plain_low_seconds=sum((part.plain_low_seconds for part in compared), 0.0),
        plain_high_seconds=sum((part.plain_high_seconds for part in compared), 0.0),
        plain_samples=min((part.plain_samples for part in compared), default=0),
        plain_rounds=first.plain_rounds + second.plain_rounds,
        why=longer.why,
    )


def _compared(*parts: Statistics) -> list[Statistics]:
    """The parts that were compared with plain decoding; none when there are rounds that were not."""
    compared = [part for part in parts if part.plain_seconds is not None]
    is_whole = all(part in compared for part in parts if part.rounds)
    return compared if is_whole else []


def _added(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip_longest(first, second, fillvalue=0))


def _known(first: float | None, second: float | None) -> float | None:
    return second if first is None else first
