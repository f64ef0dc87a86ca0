"""The columns of the statistics: what each says for people, for sorting and in a file."""

import csv
import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.core.text_kind import TextKind
from app.storage.reply_statistics import Group
from app.ui.number_text import THIN, NumberText

Value = str | int | float | None


@dataclass(frozen=True, slots=True)
class Column:
    """One column.

    Attributes:
        title: Its heading.
        value: What it sorts by and what is in a file; None for unknown.
        text: What it shows.
        explanation: What the number means.
        is_number: Whether it stands at the right.
    """

    title: str
    value: Callable[[Group], Value]
    text: Callable[[Group], str]
    explanation: str = ""
    is_number: bool = True


def columns(numbers: NumberText) -> tuple[Column, ...]:
    """Return all columns, written as the user's country writes numbers."""

    def whole(value: int) -> str:
        return numbers.integer(value)

    def known(value: float | None, text: Callable[[float], str]) -> str:
        return "–" if value is None else text(value)

    def factor_range(group: Group) -> str:
        compared = group.comparison
        if compared is None:
            return "–"
        low, high = (numbers.decimal(end, 2) for end in compared.factor_range)
        return _tr("{low} to {high}").format(low=low, high=high)

    return (
        Column(_tr("Target"), lambda group: group.target, lambda group: group.target, "", is_number=False),
        Column(
            _tr("Draft"),
            lambda group: group.draft or "",
            lambda group: group.draft or _tr("none"),
            is_number=False,
        ),
        Column(
            _tr("Kind of text"),
            lambda group: group.kind.value if group.kind is not None else "",
            lambda group: kind_name(group.kind),
            is_number=False,
        ),
        Column(_tr("Answers"), lambda group: group.replies, lambda group: whole(group.replies)),
        Column(_tr("Tokens"), lambda group: group.tokens, lambda group: whole(group.tokens)),
        Column(
            _tr("Tokens/s"),
            lambda group: group.tokens_per_second,
            lambda group: known(group.tokens_per_second, numbers.decimal),
            _tr("Tokens a second of writing; reading the prompt is not part of it"),
        ),
        Column(
            _tr("Kept"),
            lambda group: group.acceptance,
            lambda group: known(group.acceptance, numbers.percent),
            _tr("Share of the drafted tokens that were kept"),
        ),
        Column(
            _tr("Factor"),
            lambda group: group.comparison.factor if group.comparison is not None else None,
            lambda group: known(
                group.comparison.factor if group.comparison is not None else None,
                lambda value: f"{numbers.decimal(value, 2)}×",
            ),
            _tr("How many times as fast as plain decoding, as measured beside each answer"),
        ),
        Column(
            _tr("Range"),
            lambda group: group.comparison.factor_range[0] if group.comparison is not None else None,
            factor_range,
            _tr("Between what the factor lies"),
        ),
        Column(
            _tr("Time saved"),
            lambda group: group.saved_seconds,
            lambda group: known(group.saved_seconds, lambda value: span(value, numbers)),
            _tr("What plain decoding would have taken longer"),
        ),
    )


def kind_name(kind: TextKind | None) -> str:
    """Return a kind of text as people call it."""
    return {
        TextKind.PROSE: _tr("prose"),
        TextKind.LIST: _tr("lists"),
        TextKind.TABLE: _tr("tables"),
        TextKind.CODE: _tr("code"),
        TextKind.MATHS: _tr("maths"),
        TextKind.SHORT: _tr("one line"),
        None: _tr("all"),
    }[kind]


def span(seconds: float, numbers: NumberText) -> str:
    """Return a length of time in at most two units."""
    size = abs(seconds)
    if size < 60:
        text = _tr("{count} s").format(count=numbers.decimal(size, 1 if size < 10 else 0))
    elif size < 3600:
        text = _tr("{count} min").format(count=numbers.integer(round(size / 60)))
    else:
        hours, minutes = divmod(round(size / 60), 60)
        text = _tr("{hours} h {minutes} min").format(hours=numbers.integer(hours), minutes=minutes)
    text = text.replace(" ", THIN)
    return f"−{text}" if seconds < 0 else text


def csv_text(groups: Sequence[Group]) -> str:
    """Return the groups as comma-separated values for other programs: plain numbers, English headings."""
    lines = io.StringIO()
    writer = csv.writer(lines, lineterminator="\n")
    writer.writerow(
        (
            "target",
            "draft",
            "kind",
            "answers",
            "tokens",
            "seconds",
            "tokens_per_second",
            "drafted",
            "accepted",
            "acceptance",
            "compared_answers",
            "factor",
            "factor_low",
            "factor_high",
            "seconds_saved",
        )
    )
    for group in groups:
        compared = group.comparison
        low, high = compared.factor_range if compared is not None else (None, None)
        writer.writerow(
            _plain(value)
            for value in (
                group.target,
                group.draft or "",
                group.kind.value if group.kind is not None else "all",
                group.replies,
                group.tokens,
                group.seconds,
                group.tokens_per_second,
                group.drafted,
                group.accepted,
                group.acceptance,
                group.compared,
                compared.factor if compared is not None else None,
                low,
                high,
                group.saved_seconds,
            )
        )
    return lines.getvalue()


def _plain(value: Value) -> str:
    if isinstance(value, str) and value[:1] in "=+-@" and value:
        return f"'{value}"  # a spreadsheet would run a model's name as a formula
    if value is None:
        return ""
    return f"{value:.4f}" if isinstance(value, float) else str(value)


def _tr(text: str) -> str:
    return QCoreApplication.translate("StatisticsColumns", text)
