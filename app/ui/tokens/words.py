"""What is said of a token and its round."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.core.statistics import DraftReason
from app.ui.number_text import THIN, NumberText
from app.ui.tokens.places import Token, TokenPlaces

_SIGNS = str.maketrans({"\n": "⏎", "\t": "⇥", "\r": "⏎"})


@dataclass(frozen=True, slots=True)
class TokenFacts:
    """A token in words.

    Attributes:
        title: The token itself.
        lines: What is known of it, most important first.
    """

    title: str
    lines: tuple[str, ...]

    @property
    def sentence(self) -> str:
        """All of it, for who hears it."""
        return ". ".join((self.title, *self.lines))


class TokenWords:
    """Describes tokens."""

    def __init__(self, numbers: NumberText) -> None:
        self._numbers = numbers

    def facts(self, token: Token, text: str) -> TokenFacts:
        """Return what is known of a token.

        Args:
            token: The token.
            text: Its characters.
        """
        shown = text.translate(_SIGNS)
        title = f"“{shown if shown.strip() else shown.replace(' ', '␣')}”"
        one = token.round
        if one.reason is None:
            return TokenFacts("", (_tr("Who wrote this part is not known"),))
        lines = [self._origin(token), self._round(token), self._times(token)]
        sure = self._confidence(token)
        return TokenFacts(title, tuple(line for line in (*lines, sure, _reason(one.reason)) if line))

    def share(self, places: TokenPlaces) -> str:
        """Return how much of the answer was drafted."""
        if not places.known:
            return ""
        return _tr("{drafted} of {count} tokens drafted", places.known).format(
            drafted=self._numbers.integer(places.drafted), count=self._numbers.integer(places.known)
        )

    def _origin(self, token: Token) -> str:
        one = token.round
        if token.is_drafted:
            return _tr("Drafted and kept")
        if not one.drafted:
            return _tr("Written by the target alone")
        if one.accepted == one.drafted:
            return _tr("Written by the target, after a draft that was kept whole")
        return _tr("Written by the target in place of what was drafted")

    def _round(self, token: Token) -> str:
        number = self._numbers.integer(token.round_number + 1)
        one = token.round
        if not one.drafted:
            return _tr("Round {number}: nothing drafted").format(number=number)
        return _tr("Round {number}: drafted {drafted}, kept {kept}").format(
            number=number,
            drafted=self._numbers.integer(one.drafted),
            kept=self._numbers.integer(one.accepted),
        )

    def _times(self, token: Token) -> str:
        one = token.round
        check = self._milliseconds(one.verify_seconds)
        if not one.drafted and not one.draft_seconds:
            return _tr("Target {check}").format(check=check)
        draft = self._milliseconds(one.draft_seconds)
        return _tr("Draft {draft}, check {check}").format(draft=draft, check=check)

    def _confidence(self, token: Token) -> str:
        one = token.round
        if token.place >= min(len(one.confidences), one.drafted):
            return ""
        sure = self._numbers.percent(one.confidences[token.place])
        if token.is_drafted:
            return _tr("The draft was {sure} sure").format(sure=sure)
        return _tr("The draft was {sure} sure of another token").format(sure=sure)

    def _milliseconds(self, seconds: float) -> str:
        return f"{self._numbers.decimal(seconds * 1000)}{THIN}ms"


def _reason(reason: DraftReason) -> str:
    return {
        DraftReason.SHORTENED: _tr("The draft was kept short: checking more tokens costs too much"),
        DraftReason.MEASURING: _tr("A plain round, to measure what plain decoding costs"),
        DraftReason.CHECKING_IS_DEAR: _tr("Not drafted: checking several tokens costs too much here"),
        DraftReason.DRAFTING_IS_DEAR: _tr("Not drafted: the draft is too slow"),
        DraftReason.RARELY_RIGHT: _tr("Not drafted: the draft was rarely right"),
        DraftReason.NO_ROOM: _tr("Not drafted: no room left in the context"),
        DraftReason.UNKNOWN_TOKEN: _tr("Not drafted: the draft does not know a token of this text"),
        DraftReason.FAULT: _tr("Not drafted: the draft failed"),
    }.get(reason, "")


def _tr(text: str, number: int = -1) -> str:
    return QCoreApplication.translate("TokenWords", text, "", number)
