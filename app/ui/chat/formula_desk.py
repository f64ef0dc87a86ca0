"""Has maths drawn between other work, one formula at a time, each only once.

Not in a thread: Python may collect garbage in whichever thread runs, and widgets must be destroyed by theirs.
"""

from collections import OrderedDict, deque

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.ui.chat.formula import Formula, FormulaPicture, draw, is_drawable, load_next_part

_KEPT = 400
"""Pictures that are kept; a line of maths is about 50 kB."""


class FormulaDesk(QObject):
    """Draws maths for whoever asks.

    Signals:
        drawn (Formula): A formula that was asked for is done, or cannot be drawn.
    """

    drawn = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pictures: OrderedDict[Formula, FormulaPicture | None] = OrderedDict()
        self._waiting: deque[Formula] = deque()
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._on_turn)

    def is_waiting(self, formula: Formula) -> bool:
        """Return whether it is going to be drawn."""
        return formula in self._waiting

    def picture(self, formula: Formula) -> FormulaPicture | None:
        """Return the picture when it is there; ask() has it made."""
        return self._pictures.get(formula)

    def ask(self, formula: Formula) -> None:
        """Have a formula drawn unless it was."""
        if formula in self._pictures:
            self._pictures.move_to_end(formula)
        elif not is_drawable(formula.latex):
            self._keep(formula, None)
        elif formula not in self._waiting:
            self._waiting.append(formula)
            self._turn.start()

    def _keep(self, formula: Formula, picture: FormulaPicture | None) -> None:
        self._pictures[formula] = picture
        if len(self._pictures) > _KEPT:
            self._pictures.popitem(last=False)

    @Slot()
    def _on_turn(self) -> None:
        if not load_next_part():
            formula = self._waiting.popleft()
            self._keep(formula, draw(formula))
            self.drawn.emit(formula)
        if self._waiting:
            self._turn.start()
