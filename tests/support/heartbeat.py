"""How long an event loop stood still."""

from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer, Slot


class Heartbeat(QObject):
    """Measures the longest time in which the event loop did not come round."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self._last = perf_counter()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(5)
        self._timer.timeout.connect(self._on_beat)

    def start(self) -> None:
        self._last = perf_counter()
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    @Slot()
    def _on_beat(self) -> None:
        now = perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now
