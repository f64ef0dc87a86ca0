"""Measures the pair in use, and tells what came of it."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.ui.label import label, set_ink
from app.ui.library.library_words import LibraryWords
from app.ui.theme import Theme
from app.ui.typeface import Size
from app.workers.pair_test import PairSpeed, PairTest


class PairTestDialog(QDialog):
    """Says what is measured, how far it is, and the result.

    Signals:
        measured (PairSpeed): The pair was measured.
    """

    measured = Signal(object)

    def __init__(
        self, theme: Theme, words: LibraryWords, test: PairTest, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._test = test
        self.setWindowTitle(self.tr("Test this pair"))
        self.setMinimumWidth(theme.type.pixels(460))
        self._pair = label(theme, "", Size.TEXT, weight=QFont.Weight.DemiBold)
        self._factor = label(theme, "", Size.FACTOR, weight=QFont.Weight.DemiBold)
        self._line = label(theme, "", Size.LABEL, "secondary")
        for text in (self._pair, self._line):
            text.setWordWrap(True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress of the test"))
        self.button = QPushButton(self.tr("Stop"))
        self.button.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._on_button_clicked)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 20, 22, 18)
        layout.setSpacing(10)
        for part in (self._pair, self._factor, self._bar, self._line):
            layout.addWidget(part)
        layout.addSpacing(6)
        layout.addLayout(row)
        test.progressed.connect(self._on_progressed)
        test.measured.connect(self._on_measured)
        test.failed.connect(self._on_failed)
        test.stopped.connect(self._on_stopped)

    @property
    def said(self) -> str:
        """All its words."""
        texts = (self._pair, self._factor, self._line)
        return " ".join(text.text() for text in texts if text.text() and not text.isHidden())

    def show_begun(self, target: str, draft: str) -> None:
        """Say that these two are being measured since now."""
        self._pair.setText(self.tr("{target} with {draft}").format(target=target, draft=draft))
        self._factor.hide()
        self._bar.show()
        self._bar.setRange(0, 0)
        self._tell(
            self.tr(
                "Loading both models a second time, so that the chat is left alone. Then some answers are "
                "written with and without the draft."
            )
        )
        self._offer_to_stop(True)

    def done(self, result: int) -> None:
        """Close, and measure no further."""
        self._test.stop()
        super().done(result)

    def _tell(self, words: str, ink: str = "secondary") -> None:
        self._line.setText(words)
        set_ink(self._line, ink)
        if (layout := self.layout()) is not None:  # a window does not grow by itself with what it says
            layout.activate()
            self.resize(self.width(), max(self.height(), layout.heightForWidth(self.width())))

    def _offer_to_stop(self, is_going: bool) -> None:
        text = self.tr("Stop") if is_going else self.tr("Close")
        self.button.setText(text)
        self.button.setAccessibleName(text)

    def _end(self) -> None:
        self._bar.hide()
        self._offer_to_stop(False)

    @Slot(int, int)
    def _on_progressed(self, done: int, total: int) -> None:
        whole = self._words.numbers.integer
        self._bar.setRange(0, total)
        self._bar.setValue(done)
        words = self.tr("{done} of {total} answers written", "", total)
        self._tell(words.format(done=whole(done), total=whole(total)))

    @Slot(object)
    def _on_measured(self, speed: PairSpeed) -> None:
        numbers = self._words.numbers
        self._end()
        self._factor.setText(numbers.factor(speed.factor))
        self._factor.show()
        words = self.tr(
            "{plain} tokens a second alone, {speed} with the draft ({low} to {high} times) over {count} "
            "answers.",
            "",
            speed.replies,
        ).format(
            plain=numbers.decimal(speed.plain_speed),
            speed=numbers.decimal(speed.speed),
            low=numbers.decimal(speed.low),
            high=numbers.decimal(speed.high),
            count=numbers.integer(speed.replies),
        )
        sentences = [words]
        if speed.acceptance is not None:
            kept = self.tr("{share} of drafted tokens were kept.")
            sentences.append(kept.format(share=numbers.percent(speed.acceptance)))
        if speed.identical == speed.replies:
            sentences.append(self.tr("All answers are the same token for token."))
        self._tell(" ".join(sentences), "")
        self.measured.emit(speed)

    @Slot(str)
    def _on_failed(self, complaint: str) -> None:
        self._end()
        self._tell(f"{self.tr('The pair could not be measured.')} {complaint}".strip(), "warning")

    @Slot()
    def _on_stopped(self) -> None:
        self._end()
        self._tell(self.tr("Stopped. Nothing was kept."))

    @Slot()
    def _on_button_clicked(self) -> None:
        if self._test.is_running:
            self._test.stop()
        else:
            self.accept()
