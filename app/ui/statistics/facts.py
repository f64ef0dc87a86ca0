"""Everything that is known of how a reply was written, in words, under headings."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.core.generation import DraftingSettings, FinishReason, Method, SamplingSettings
from app.core.statistics import Statistics
from app.storage.records import ReplyRecord
from app.ui.number_text import THIN
from app.ui.proof.words import ProofWords
from app.ui.wording import Wording


@dataclass(frozen=True, slots=True)
class Facts:
    """What stands under one heading.

    Attributes:
        title: The heading.
        rows: Names with their values.
    """

    title: str
    rows: tuple[tuple[str, str], ...]


class ReplyFacts:
    """Tells of replies."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording
        self._numbers = wording.numbers

    def of(self, record: ReplyRecord) -> list[Facts]:
        """Return what is known; headings without anything under them are left out."""
        measured = record.statistics
        sections = [Facts(_tr("Models"), self._models(record))]
        if measured is not None and measured.rounds:
            sections.append(Facts(_tr("Speed"), self._speed(measured)))
            sections.append(Facts(_tr("Drafting"), self._drafting(measured, record.drafting)))
        sections.append(Facts(_tr("How it was asked for"), self._asked(record)))
        if record.proof is not None:
            words = ProofWords(self._numbers)
            lines = " ".join(words.lines(record.proof))
            sections.append(Facts(_tr("Proof"), ((words.title(record.proof), lines),)))
        return [section for section in sections if section.rows]

    def _models(self, record: ReplyRecord) -> tuple[tuple[str, str], ...]:
        methods = {
            Method.AUTO: _tr("drafted where that pays"),
            Method.DRAFT: _tr("drafted"),
            Method.PLAIN: _tr("plain, one token at a time"),
        }
        return (
            (_tr("Target"), record.target or _tr("unknown")),
            (_tr("Draft"), record.draft or _tr("none")),
            (_tr("Method"), methods[record.method]),
        )

    def _speed(self, measured: Statistics) -> tuple[tuple[str, str], ...]:
        wording, numbers = self._wording, self._numbers
        rows: list[tuple[str, str]] = []
        speedup = measured.speedup if measured.drafted else None
        if speedup is not None:
            value = f"{wording.factor(speedup)} {wording.comparison(speedup)} ({wording.baseline(measured)})"
            rows.append((_tr("Factor"), value))
        rows.append((_tr("This answer"), wording.pace(measured.tokens_per_second)))
        if measured.drafted:
            rows.append((_tr("Plain would be"), wording.pace(measured.plain_tokens_per_second)))
        writing = _tr("{tokens} tokens in {time}: drafting {draft}, checking {check}", measured.committed)
        if not measured.drafted:
            writing = _tr("{tokens} tokens in {time}", measured.committed)
        rows.append(
            (
                _tr("Writing"),
                writing.format(
                    tokens=numbers.integer(measured.committed),
                    time=self._seconds(measured.decode_seconds),
                    draft=self._seconds(measured.draft_seconds),
                    check=self._seconds(measured.verify_seconds),
                ),
            )
        )
        if measured.first_token_seconds is not None:
            rows.append((_tr("First token after"), self._seconds(measured.first_token_seconds)))
        reading = _tr("{tokens} tokens in {time}, {known} of them known from before", measured.prompt_tokens)
        if not measured.reused_tokens:
            reading = _tr("{tokens} tokens in {time}", measured.prompt_tokens)
        rows.append(
            (
                _tr("Reading before it"),
                reading.format(
                    tokens=numbers.integer(measured.prompt_tokens),
                    time=self._seconds(measured.prompt_seconds),
                    known=numbers.integer(measured.reused_tokens),
                ),
            )
        )
        return tuple(rows)

    def _drafting(
        self, measured: Statistics, drafting: DraftingSettings | None
    ) -> tuple[tuple[str, str], ...]:
        numbers = self._numbers
        per_round = numbers.decimal(measured.tokens_per_round or 0.0)
        rounds = _tr("{count}, with {tokens} tokens each")
        rows = [
            (_tr("Rounds"), rounds.format(count=numbers.integer(measured.rounds), tokens=per_round)),
        ]
        if measured.drafted:
            drafts = measured.drafted_by_position[0] if measured.drafted_by_position else measured.rounds
            length = _tr("{mean} tokens on average, at most {most}").format(
                mean=numbers.decimal(measured.drafted / max(drafts, 1)),
                most=numbers.integer(len(measured.drafted_by_position)),
            )
            kept = _tr("{kept} of {drafted} drafted tokens, {share}", measured.drafted).format(
                kept=numbers.integer(measured.accepted),
                drafted=numbers.integer(measured.drafted),
                share=numbers.percent(measured.acceptance_rate or 0.0),
            )
            rows += [(_tr("Draft length"), length), (_tr("Kept"), kept)]
            rows.append((_tr("Kept by place"), self._places(measured)))
        if drafting is not None and not drafting.is_automatic:
            rows.append((_tr("Asked for"), self._wish(drafting)))
        if reason := self._wording.plain_reason(measured):
            rows.append((_tr("Mostly plain because"), reason))
        return tuple(rows)

    def _places(self, measured: Statistics) -> str:
        kept = measured.accepted_by_position
        shares = [
            f"{self._wording.place(place)} {self._numbers.percent(share)}"
            for place, count in enumerate(measured.drafted_by_position)
            for share in ((kept[place] if place < len(kept) else 0) / max(count, 1),)
        ]
        return ", ".join(shares)

    def _wish(self, drafting: DraftingSettings) -> str:
        parts = []
        if drafting.length is not None:
            words = _tr("always {count} tokens", drafting.length)
            parts.append(words.format(count=self._numbers.integer(drafting.length)))
        if drafting.least_confidence > 0:
            share = self._numbers.percent(drafting.least_confidence)
            parts.append(_tr("as long as the draft is at least {share} sure").format(share=share))
        return ", ".join(parts)

    def _asked(self, record: ReplyRecord) -> tuple[tuple[str, str], ...]:
        rows: list[tuple[str, str]] = []
        if record.sampling is not None:
            rows.append((_tr("Words chosen"), self._sampling(record.sampling)))
        ends = {
            FinishReason.END: _tr("by itself"),
            FinishReason.STOP: _tr("at a stop word"),
            FinishReason.LENGTH: _tr("at the length limit"),
            FinishReason.CONTEXT: _tr("because the context was full"),
            FinishReason.CANCELLED: _tr("because it was stopped"),
        }
        if record.finish is not None:
            rows.append((_tr("It ended"), ends[record.finish]))
        return tuple(rows)

    def _sampling(self, sampling: SamplingSettings) -> str:
        if sampling.is_greedy:
            return _tr("always the likeliest")
        numbers = self._numbers
        parts = [
            _tr("temperature {value}").format(value=numbers.decimal(sampling.temperature, 2)),
            _tr("top-k {value}").format(value=numbers.integer(sampling.top_k)),
            _tr("top-p {value}").format(value=numbers.decimal(sampling.top_p, 2)),
            _tr("min-p {value}").format(value=numbers.decimal(sampling.min_p, 2)),
        ]
        if sampling.repeat_penalty != 1.0:
            value = numbers.decimal(sampling.repeat_penalty, 2)
            parts.append(_tr("repeat penalty {value}").format(value=value))
        seed = sampling.seed
        parts.append(_tr("no seed") if seed is None else _tr("seed {value}").format(value=seed))
        return ", ".join(parts)

    def _seconds(self, seconds: float) -> str:
        return f"{self._numbers.decimal(seconds, 1 if seconds >= 1 else 2)}{THIN}s"


def _tr(text: str, number: int = -1) -> str:
    return QCoreApplication.translate("ReplyFacts", text, "", number)
