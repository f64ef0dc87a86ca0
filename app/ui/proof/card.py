"""The card below a reply that shows how a proof goes on and what came of it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.storage.records import Parting, Proof
from app.ui.label import label, set_ink
from app.ui.number_text import NumberText
from app.ui.proof.state import ProofStage, ProofState
from app.ui.proof.words import ProofWords
from app.ui.theme import Theme
from app.ui.typeface import Size

_MOST_LINES = 3


class ProofCard(QFrame):
    """Stands there until it is closed; a proof under way can be stopped.

    Signals:
        stop_requested (): The proof shall be given up.
        closed (): The card was read.
    """

    stop_requested = Signal()
    closed = Signal()

    def __init__(self, theme: Theme, numbers: NumberText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._numbers = numbers
        self._words = ProofWords(numbers)
        self.setProperty("card", "true")
        self.setAccessibleName(self.tr("Proof"))
        self._title = label(theme, "", Size.LABEL, weight=QFont.Weight.DemiBold)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(self.tr("Progress of the proof"))
        self._told = [label(theme, "", Size.LABEL) for _ in range(_MOST_LINES)]
        self._before, self._plain, self._drafted = (self._quoted() for _ in range(3))
        for text in (*self._told, self._before, self._plain, self._drafted):
            text.setWordWrap(True)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._sides = QWidget()
        self._stop = self._button(self.tr("Stop"), self.tr("Stop the proof"))
        self._close = self._button(self.tr("Close"), self.tr("Close the proof"))
        self._stop.clicked.connect(self.stop_requested)
        self._close.clicked.connect(self._on_close_clicked)
        self._arrange()

    @property
    def title(self) -> str:
        """The result, or what goes on, in a few words."""
        return self._title.text()

    @property
    def told(self) -> str:
        """What it says about it."""
        return "\n".join(line.text() for line in self._told if line.text())

    @property
    def share(self) -> float:
        """How much of the proof is done, 0 to 1; of the last one when none is under way."""
        return self._progress.value() / max(self._progress.maximum(), 1)

    def show_state(self, state: ProofState) -> None:
        """Show how far the proof is."""
        is_running = state.stage is ProofStage.RUNNING
        self._progress.setVisible(is_running)
        self._stop.setVisible(is_running)
        self._close.setVisible(not is_running)
        self._sides.hide()
        set_ink(self._title, "")
        if is_running:
            self._show_progress(state)
        elif state.proof is not None:
            self._show_proof(state.proof)
        else:
            is_failed = state.stage is ProofStage.FAILED
            self._title.setText(self.tr("Not proved"))
            set_ink(self._title, "warning" if is_failed else "")
            self._tell(f"{state.message} {state.hint}".strip())
        self.setAccessibleDescription(f"{self.title}. {self.told}")
        self.show()

    def _show_progress(self, state: ProofState) -> None:
        total = max(state.total, state.done, 1)
        self._title.setText(self.tr("Writing it again, with the draft and without"))
        self._progress.setRange(0, total)
        self._progress.setValue(state.done)
        if not state.done:
            self._tell(self.tr("Reading the conversation."))
            return
        words = self.tr("{done} of at most {total} tokens, both times together.", "", total)
        done, all_of_them = self._numbers.integer(state.done), self._numbers.integer(total)
        self._tell(words.format(done=done, total=all_of_them))

    def _show_proof(self, proof: Proof) -> None:
        self._title.setText(self._words.title(proof))
        ink = "" if proof.is_empty else "accent"
        set_ink(self._title, ink if proof.is_identical else "warning")
        self._tell(*self._words.lines(proof))
        if proof.difference is not None:
            self._show_sides(proof.difference)

    def _tell(self, *lines: str) -> None:
        for number, line in enumerate(self._told):
            line.setText(lines[number] if number < len(lines) else "")
            line.setVisible(number < len(lines))

    def _show_sides(self, parting: Parting) -> None:
        before, plain, drafted = self._words.sides(parting)
        self._before.setText(before)
        self._plain.setText(plain)
        self._drafted.setText(drafted)
        self._sides.show()

    def _arrange(self) -> None:
        grid = QGridLayout(self._sides)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        for row, (name, value) in enumerate(
            (
                (self.tr("both"), self._before),
                (self.tr("then plainly"), self._plain),
                (self.tr("then drafted"), self._drafted),
            )
        ):
            title = label(self._theme, name, Size.SMALL, "secondary")
            grid.addWidget(title, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, row, 1)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._title, 1)
        head.addWidget(self._stop)
        head.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 9, 10, 12)
        layout.setSpacing(6)
        layout.addLayout(head)
        layout.addWidget(self._progress)
        layout.addWidget(self._sides)
        for line in self._told:
            layout.addWidget(line)

    def _quoted(self) -> QLabel:
        text = QLabel()  # one that was polished before would fall back to the interface font
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.setFont(self._theme.type.mono(Size.SMALL))
        return text

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("role", "quiet")
        button.setFont(self._theme.type.interface(Size.SMALL))
        button.setAccessibleName(name)
        return button

    def _on_close_clicked(self) -> None:
        self.hide()
        self.closed.emit()
