"""Has maths drawn beside the interface thread, one formula after the other, each only once."""

from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.ui.chat.formula import Formula, FormulaPicture, draw, is_drawable

_KEPT = 400
"""Pictures that are kept; a line of maths is about 50 kB."""

_LOOK_MS = 10


class FormulaDesk(QObject):
    """Draws maths for whoever asks.

    The pictures are fetched by looking for them: nothing of Qt's crosses from one thread to the other but
    finished images, whatever is destroyed meanwhile.

    Signals:
        drawn (Formula): A formula that was asked for is done, or cannot be drawn.
    """

    drawn = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: ThreadPoolExecutor | None = None
        self._pictures: OrderedDict[Formula, FormulaPicture | None] = OrderedDict()
        self._waiting: dict[Formula, Future[FormulaPicture | None]] = {}
        self._look = QTimer(self)
        self._look.setInterval(_LOOK_MS)
        self._look.timeout.connect(self._on_look)

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
            self._thread = self._thread or ThreadPoolExecutor(1, "formulas")
            self._waiting[formula] = self._thread.submit(draw, formula)
            self._look.start()

    def _keep(self, formula: Formula, picture: FormulaPicture | None) -> None:
        self._pictures[formula] = picture
        if len(self._pictures) > _KEPT:
            self._pictures.popitem(last=False)

    @Slot()
    def _on_look(self) -> None:
        for formula in [formula for formula, drawing in self._waiting.items() if drawing.done()]:
            self._keep(formula, self._waiting.pop(formula).result())
            self.drawn.emit(formula)
        if not self._waiting:
            self._look.stop()
