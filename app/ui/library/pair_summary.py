"""What a chosen pair amounts to: how fast, how much memory, which verdict and why, and how to get it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.library.verdicts import FitVerdict, Verdict
from app.service.library_cards import Forecast, Measured, MemoryFit
from app.service.library_messages import Failed, Judged
from app.ui.label import label, set_ink
from app.ui.library.fit_bar import FitBar, fit_parts
from app.ui.library.library_words import LibraryWords
from app.ui.meter.looks import Sample
from app.ui.meter.memory_bar import LOOKS
from app.ui.settings.fields import ChoiceField
from app.ui.theme import Theme
from app.ui.typeface import Size

CONTEXTS = (1024, 2048, 4096, 8192, 16384, 32768, 65536)
"""Tokens of context that can be chosen."""

_BAD = (Verdict.NEEDS_TRANSLATION, Verdict.CANNOT_WORK)


class PairSummary(QFrame):
    """Shows a verdict while it is fetched and when it is there.

    Signals:
        context_chosen (int): So many tokens of context are wanted.
        acted (): The button was pressed.
    """

    context_chosen = Signal(int)
    acted = Signal()

    def __init__(self, theme: Theme, words: LibraryWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.setProperty("card", "true")
        self._factor = label(theme, "", Size.TITLE, weight=QFont.Weight.DemiBold)
        self._source = label(theme, "", Size.SMALL, "secondary")
        self._speed = label(theme, "", Size.SMALL, "secondary")
        self._verdict = label(theme, "", Size.LABEL, weight=QFont.Weight.Medium)
        self._reasons = label(theme, "", Size.SMALL, "secondary")
        self._fit = label(theme, "", Size.LABEL, weight=QFont.Weight.Medium)
        self._lengths = label(theme, "", Size.SMALL, "secondary")
        for text in (self._speed, self._verdict, self._reasons, self._fit, self._lengths):
            text.setWordWrap(True)
        self._bar = FitBar(theme, words)
        self._legend = QGridLayout()
        self._entries = [(Sample(theme, look), label(theme, "", Size.SMALL, "secondary")) for look in LOOKS]
        self.context = ChoiceField(theme)
        self.context.setAccessibleName(self.tr("Context"))
        for count in CONTEXTS:
            self.context.addItem(words.amounts.context(count), count)
        self.context.currentIndexChanged.connect(self._on_context_changed)
        self.button = QPushButton()
        self.button.setAccessibleName(self.tr("Download"))
        self.button.setProperty("role", "accent")
        self.button.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.acted)
        self._arrange()

    @property
    def said(self) -> str:
        """All its words."""
        texts = (self._factor, self._source, self._speed, self._verdict, self._reasons, self._fit)
        return " ".join(text.text() for text in (*texts, self._lengths) if text.text())

    def show_context(self, tokens: int) -> None:
        """Show which context is chosen, without telling."""
        index = max(range(len(CONTEXTS)), key=lambda number: -abs(CONTEXTS[number] - tokens))
        self.context.blockSignals(True)
        self.context.setCurrentIndex(index)
        self.context.blockSignals(False)

    def show_waiting(self) -> None:
        """Say that the files are being looked at."""
        self._verdict.setText(self.tr("Looking into both files…"))
        set_ink(self._verdict, "secondary")
        self._reasons.setText(self.tr("Their first megabytes are enough to compare the vocabularies."))

    def show_failure(self, failed: Failed) -> None:
        """Say why there is no verdict."""
        self._verdict.setText(self.tr("There is no exact verdict."))
        set_ink(self._verdict, "warning")
        self._reasons.setText(f"{failed.message} {failed.hint}".strip())

    def show_judged(self, judged: Judged, memory: int) -> None:
        """Show a verdict with everything behind it."""
        verdicts = self._words.verdicts
        if judged.verdict is None:
            self._verdict.setText(self.tr("Without a draft: plain speed."))
            set_ink(self._verdict, "")
        else:
            self._verdict.setText(verdicts.verdict(judged.verdict))
            set_ink(self._verdict, "warning" if judged.verdict in _BAD else "")
        self._reasons.setText("\n".join(map(verdicts.reason, judged.remarks)))
        if judged.fit is not None:
            self.show_fit(judged.fit, memory)
        self.show_speed(judged.forecast, judged.measured)

    def show_speed(self, forecast: Forecast | None, measured: Measured | None) -> None:
        """Show how fast it will be, or was."""
        factor, source = self._words.factor(forecast, measured)
        self._factor.setText(factor)
        self._source.setText(source)
        self._speed.setText(self._words.speed(forecast, measured))

    def show_fit(self, fit: MemoryFit, memory: int) -> None:
        """Show what is needed of so many bytes of memory."""
        words = self._words
        memory = memory or fit.room
        self._bar.show_fit(fit, memory)
        self._fit.setText(f"{words.amounts.memory(fit.needed, memory)}   {words.fit(fit)}")
        set_ink(self._fit, "warning" if fit.verdict is not FitVerdict.FITS else "")
        self._lengths.setText(words.fit_at_length(fit))
        for part, (sample, text) in zip(fit_parts(fit), self._entries, strict=True):
            text.setText(f"{part.name} {words.amounts.size(part.size)}")
            for piece in (sample, text):
                piece.setVisible(part.size > 0)

    def offer(self, text: str, is_able: bool, subject: str) -> None:
        """Offer to do this with the pair of this name."""
        self.button.setText(text)
        self.button.setEnabled(is_able)
        self.button.setAccessibleName(f"{text}, {subject}")

    def _on_context_changed(self, index: int) -> None:
        self.context_chosen.emit(CONTEXTS[index])

    def _arrange(self) -> None:
        figure = QHBoxLayout()
        figure.setSpacing(8)
        figure.addWidget(self._factor)
        figure.addWidget(self._source, 0, Qt.AlignmentFlag.AlignBottom)
        figure.addStretch(1)
        self._legend.setHorizontalSpacing(8)
        self._legend.setVerticalSpacing(2)
        self._legend.setColumnStretch(1, 1)
        self._legend.setColumnStretch(3, 1)
        for number, (sample, text) in enumerate(self._entries):
            row, column = divmod(number, 2)
            self._legend.addWidget(sample, row, 2 * column)
            self._legend.addWidget(text, row, 2 * column + 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 16)
        layout.setSpacing(8)
        layout.addLayout(figure)
        layout.addWidget(self._speed)
        layout.addWidget(self.context)
        layout.addWidget(self.button)
        layout.addSpacing(4)
        layout.addWidget(self._verdict)
        layout.addWidget(self._reasons)
        layout.addSpacing(4)
        layout.addWidget(self._bar)
        layout.addWidget(self._fit)
        layout.addLayout(self._legend)
        layout.addWidget(self._lengths)
        layout.addStretch(1)
