"""Verdicts on pairs and what is behind them, in the user's language."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from app.library.compatibility_words import KINDS, SENTENCES
from app.library.verdicts import ModelKind, PairReason, Remark, Role, Verdict
from app.ui.number_text import NumberText


class VerdictWords(QObject):
    """Says what becomes of a pair: in a few words on its card, with every reason in its details."""

    def __init__(self, numbers: NumberText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = numbers

    def brief(self, verdict: Verdict, remarks: Sequence[Remark] = ()) -> str:
        """Return a few words, such as Same vocabulary: works."""
        reasons = {remark.reason for remark in remarks}
        if verdict is Verdict.CANNOT_WORK:
            return self.tr("Cannot work together")
        if verdict is Verdict.NEEDS_TRANSLATION:
            return self.tr("Different vocabulary: would have to be translated")
        if PairReason.DRAFT_NOT_SMALLER in reasons or PairReason.DEAR_DRAFT in reasons:
            return self.tr("Works, but the draft is large for it")
        if verdict is Verdict.WITH_CARE:
            return self.tr("Works, with something to know")
        return self.tr("Same vocabulary: works")

    def verdict(self, verdict: Verdict) -> str:
        """Return a sentence."""
        return {
            Verdict.WORKS: self.tr("These two work together."),
            Verdict.WITH_CARE: self.tr("These two work together, with something to know."),
            Verdict.NEEDS_TRANSLATION: self.tr(
                "These two speak different vocabularies: every draft would have to be translated."
            ),
            Verdict.CANNOT_WORK: self.tr("These two cannot work together."),
        }[verdict]

    def reason(self, remark: Remark) -> str:
        """Return a sentence with all that is behind a reason."""
        is_border = remark.reason in (PairReason.OTHER_BEGINNING, PairReason.OTHER_END)
        template = QCoreApplication.translate("PairReason", SENTENCES[remark.reason])
        return template.format(
            role=self._role(remark.role),
            token=remark.token,
            draft_text=self._border(remark.draft_text) if is_border else remark.draft_text,
            target_text=self._border(remark.target_text) if is_border else remark.target_text,
            count=_Whole(self._numbers, remark.count),
            draft_number=_Whole(self._numbers, remark.draft_number),
            target_number=_Whole(self._numbers, remark.target_number),
            what=self.kind(remark.kind),
        )

    def kind(self, kind: ModelKind) -> str:
        """Return what a file is, for the end of a sentence."""
        return QCoreApplication.translate("PairReason", KINDS[kind])

    def _role(self, role: Role) -> str:
        return {
            Role.TARGET: self.tr("target"),
            Role.DRAFT: self.tr("draft"),
            Role.BOTH: self.tr("pair"),
        }[role]

    def _border(self, text: str) -> str:
        return repr(text) if text else self.tr("no special token")


class _Whole:
    """A number that a template writes with {:,} as people here write it."""

    def __init__(self, numbers: NumberText, value: int) -> None:
        self._text = numbers.integer(value)

    def __format__(self, _spec: str) -> str:
        return self._text
