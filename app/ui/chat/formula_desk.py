"""Has maths drawn beside the interface thread, one formula after the other, each only once."""

from collections import OrderedDict

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, SignalInstance, Slot

from app.ui.chat.formula import Formula, FormulaPicture, draw, is_drawable

_KEPT = 400
"""Pictures that are kept; a line of maths is about 50 kB."""


class _Done(QObject):
    """Carries pictures from the other thread.

    Signals:
        drawn (Formula, FormulaPicture | None): A formula was drawn, or could not be.
    """

    drawn = Signal(object, object)


class _Job(QRunnable):
    def __init__(self, formula: Formula, done: SignalInstance) -> None:
        super().__init__()
        self._formula = formula
        self._done = done

    def run(self) -> None:
        self._done.emit(self._formula, draw(self._formula))


class FormulaDesk(QObject):
    """Draws maths for whoever asks.

    Signals:
        drawn (Formula): A formula that was asked for is done, or cannot be drawn.
    """

    drawn = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._pool.setExpiryTimeout(1_000)
        self._pictures: OrderedDict[Formula, FormulaPicture | None] = OrderedDict()
        self._waiting: set[Formula] = set()
        self._done = _Done(self)
        self._done.drawn.connect(self._on_drawn)

    def is_waiting(self, formula: Formula) -> bool:
        """Return whether it is being drawn."""
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
            self._waiting.add(formula)
            self._pool.start(_Job(formula, self._done.drawn))

    def _keep(self, formula: Formula, picture: FormulaPicture | None) -> None:
        self._pictures[formula] = picture
        if len(self._pictures) > _KEPT:
            self._pictures.popitem(last=False)

    @Slot(object, object)
    def _on_drawn(self, formula: Formula, picture: FormulaPicture | None) -> None:
        self._waiting.discard(formula)
        self._keep(formula, picture)
        self.drawn.emit(formula)
