# ruff: noqa: N802  Qt's own names
"""The meter: how much faster this answer is, and what stands behind that number."""

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.service.messages import MemoryUse
from app.ui.label import label, set_ink
from app.ui.meter.looks import Look, Sample, dashes, gain, line, steps
from app.ui.meter.memory_bar import MemoryCard
from app.ui.meter.place_bars import PlaceBars
from app.ui.meter.reading import Reading
from app.ui.meter.strip_chart import StripChart
from app.ui.meter.tally import Tally
from app.ui.panel_button import PanelButton
from app.ui.reply_method import ReplyMethod
from app.ui.theme import Theme
from app.ui.typeface import Size
from app.ui.wording import SLOWER_BELOW, Wording

_WIDTH = 292


class MeterPanel(QFrame):
    """Stands at the end of the conversation.

    Attributes:
        is_over: Whether it lies over the conversation, and Esc puts it away.

    Signals:
        hide_requested (): It shall be put away.
    """

    hide_requested = Signal()

    def __init__(
        self, theme: Theme, wording: Wording, chart: StripChart, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._wording = wording
        self._chart = chart
        self.is_over = False
        self.setObjectName("meterPanel")
        self.setFixedWidth(theme.type.pixels(_WIDTH))
        small, medium = Size.SMALL, QFont.Weight.DemiBold
        self._title = label(theme, self.tr("This answer"), small, "secondary")
        self.hide_button = PanelButton(theme, self.tr("Hide the meter"), "Ctrl+Shift+B", at_end=True)
        self.hide_button.clicked.connect(self.hide_requested)
        self._factor = label(theme, "", Size.FACTOR, weight=QFont.Weight.Bold, tabular=False)
        self._comparison = label(theme, "", Size.LEAD, "secondary")
        self._comparison.setWordWrap(True)
        self._baseline = label(theme, "", small, "secondary")
        self._tally = label(theme, "", small, "secondary")
        self._now_title = label(theme, self.tr("now"), small, "secondary")
        self._plain_title = label(theme, self.tr("plain would be"), small, "secondary")
        self._now = label(theme, "–", Size.LEAD, weight=medium)
        self._plain = label(theme, "–", Size.LEAD, "secondary", weight=medium)
        self._first = label(theme, "–", Size.LEAD, weight=medium)
        self._kept = label(theme, "–", Size.LEAD, weight=medium)
        self._bars = PlaceBars(theme, wording)
        self._method = label(theme, "", Size.LABEL, weight=QFont.Weight.Medium)
        self._method.setWordWrap(True)
        self._sentence = label(theme, "", small, "secondary")
        self.memory = MemoryCard(theme, wording)
        for long, lines in ((self._baseline, 2), (self._sentence, 3), (self._tally, 2)):
            long.setWordWrap(True)
            long.setAlignment(Qt.AlignmentFlag.AlignTop)
            # Room for all it may say: nothing below shall move when it says more.
            long.setMinimumHeight(lines * long.fontMetrics().lineSpacing())
        self._arrange()
        self.show_reading(None)

    def event(self, event: QEvent) -> bool:
        """Keep Esc from stopping the answer while it puts the meter away."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._is_escape(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put it away with Esc where it lies over the conversation."""
        if self._is_escape(event):
            self.hide_requested.emit()
        else:
            super().keyPressEvent(event)

    def _is_escape(self, event: QKeyEvent) -> bool:
        return self.is_over and event.key() == Qt.Key.Key_Escape

    @property
    def factor(self) -> str:
        """The big figure, or the words in its place."""
        return self._factor.text()

    @property
    def comparison(self) -> str:
        """What stands beside it."""
        return self._comparison.text()

    @property
    def baseline(self) -> str:
        """What stands under the figure: its confidence, and what it was measured against."""
        return self._baseline.text()

    @property
    def sentence(self) -> str:
        """What it says about the engine."""
        return self._sentence.text()

    @property
    def tally(self) -> str:
        """What it says about the conversation; empty before there is a comparison."""
        return self._tally.text()

    def show_reading(self, reading: Reading | None) -> None:
        """Show these measurements, or that there are none yet."""
        if reading is None:
            self._show_factor("", self.tr("not measured yet"), self.tr("shown while an answer is written"))
            self._show_paces(None, None, is_final=False)
            self._first.setText(self._wording.seconds(None))
            self._kept.setText(self._wording.share(None))
            self._bars.show_shares(())
            return
        statistics = reading.statistics
        speedup = reading.speedup
        if speedup is not None:
            words = self._wording.comparison(speedup)
            self._show_factor(self._wording.factor(speedup), words, self._wording.baseline(statistics))
            set_ink(self._factor, "warning" if speedup < SLOWER_BELOW else "")
        elif reading.is_undrafted:
            self._show_factor(self.tr("plain"), self.tr("speed"), self.tr("nothing was drafted"))
        else:
            self._show_factor("", self.tr("measuring"), self._wording.baseline(statistics))
        plain = statistics.plain_tokens_per_second if statistics.drafted else None
        self._show_paces(reading.now, plain, reading.is_final)
        self._first.setText(self._wording.seconds(statistics.first_token_seconds))
        self._kept.setText(self._wording.share(statistics.acceptance_rate))
        self._bars.show_shares(reading.kept_by_position)

    def show_sentence(self, words: str) -> None:
        """Say what the engine does, and why."""
        if words != self._sentence.text():
            self._sentence.setText(words)

    def show_method(self, plan: ReplyMethod | None) -> None:
        """Say in two or three words how it drafts; nothing where there is no model."""
        self._method.setText(self._wording.method(plan) if plan is not None else "")

    @Slot(object)
    def show_memory(self, use: MemoryUse | None) -> None:
        """Show what the models take; nothing when it is not known."""
        self.memory.show_memory(use)

    @Slot(object)
    def show_tally(self, tally: Tally) -> None:
        """Show how the whole conversation compares."""
        self._tally.setText(self._wording.tally(tally))

    def _show_factor(self, figure: str, words: str, baseline: str) -> None:
        set_ink(self._factor, "")
        self._factor.setText(figure)
        self._factor.setVisible(bool(figure))
        self._comparison.setText(words)
        self._baseline.setText(baseline)
        self._factor.setAccessibleName(f"{figure} {words}".strip())

    def _show_paces(self, now: float | None, plain: float | None, is_final: bool) -> None:
        self._now_title.setText(self.tr("this answer") if is_final else self.tr("now"))
        self._now.setText(self._wording.pace(now))
        self._plain.setText(self._wording.pace(plain))

    def _arrange(self) -> None:
        column = QWidget()
        column.setObjectName("meterColumn")
        layout = QVBoxLayout(column)
        layout.setContentsMargins(16, 9, 16, 16)
        layout.setSpacing(0)
        first = QHBoxLayout()
        first.addWidget(self._title, 1)
        first.addWidget(self.hide_button)
        layout.addLayout(first)
        headline = QHBoxLayout()
        headline.setSpacing(10)
        headline.addWidget(self._factor, 0, Qt.AlignmentFlag.AlignBottom)
        headline.addWidget(self._comparison, 1, Qt.AlignmentFlag.AlignBottom)
        self._comparison.setMinimumHeight(self._factor.sizeHint().height())
        self._comparison.setAlignment(Qt.AlignmentFlag.AlignBottom)
        self._comparison.setContentsMargins(0, 0, 0, self._theme.type.pixels(8))
        layout.addLayout(headline)
        layout.addWidget(self._baseline)
        layout.addSpacing(16)
        layout.addLayout(self._paces())
        for part in (self._chart_card(), self._bars_card(), self.memory, self._tally):
            layout.addSpacing(16)
            layout.addWidget(part)
        layout.addStretch(1)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(self.tr("Meter"))
        scroll.setWidget(column)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)

    def _paces(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        theme, small = self._theme, Size.SMALL
        first = label(theme, self.tr("first token after"), small, "secondary")
        kept = label(theme, self.tr("drafted and kept"), small, "secondary")
        for place, (title, figure) in enumerate(
            (
                (self._now_title, self._now),
                (self._plain_title, self._plain),
                (first, self._first),
                (kept, self._kept),
            )
        ):
            row, column = divmod(place, 2)
            grid.addWidget(title, row * 3, column)
            grid.addWidget(figure, row * 3 + 1, column)
        grid.setRowMinimumHeight(2, 8)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _chart_card(self) -> QFrame:
        card, layout = self._card(self.tr("Last two minutes, in tokens a second"))
        layout.addWidget(self._chart)
        legend = QGridLayout()
        legend.setHorizontalSpacing(8)
        legend.setVerticalSpacing(2)
        for place, (look, name) in enumerate(
            (
                (line, self.tr("measured")),
                (dashes, self.tr("plain")),
                (gain, self.tr("gained")),
                (steps, self.tr("drafted at a time")),
            )
        ):
            self._add_to_legend(legend, place, look, name)
        legend.setColumnStretch(1, 1)
        legend.setColumnStretch(3, 2)
        layout.addLayout(legend)
        return card

    def _add_to_legend(self, legend: QGridLayout, place: int, look: Look, name: str) -> None:
        row, column = divmod(place, 2)
        legend.addWidget(Sample(self._theme, look), row, column * 2)
        legend.addWidget(label(self._theme, name, Size.SMALL, "secondary"), row, column * 2 + 1)

    def _bars_card(self) -> QFrame:
        card, layout = self._card(self.tr("Kept, by place in the draft"))
        layout.addWidget(self._bars)
        layout.addWidget(self._method)
        layout.addWidget(self._sentence)
        layout.setSpacing(4)
        return card

    def _card(self, title: str) -> tuple[QFrame, QVBoxLayout]:
        card = QFrame()
        card.setProperty("card", True)
        layout = QVBoxLayout(card)
        layout.setContentsMargins(12, 10, 12, 12)
        layout.setSpacing(8)
        heading = label(self._theme, title, Size.SMALL, "secondary")
        heading.setWordWrap(True)  # other languages take more room
        layout.addWidget(heading)
        return card, layout
