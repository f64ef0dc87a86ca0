"""Measuring this machine in a process of its own: llama.cpp ends its process when something is wrong."""

import subprocess
import threading
from collections.abc import Callable

import msgspec

from app.core.cancellation import CancelFlag
from app.errors import EngineError
from app.own_command import own_command
from app.service.library_messages import MachineMeasured, MeasureProgress
from app.service.machine_insight import MachineInsight

_LOOK_EVERY = 0.2
"""Seconds after which it is looked whether the measuring was stopped."""


class MeasureEvent(msgspec.Struct, frozen=True):
    """A line of `measure --events`: this kind of weights is next, and so many are done."""

    kind: str
    done: int
    total: int


def measure_machine(
    order_id: int, flag: CancelFlag, tell: Callable[[MeasureProgress], None]
) -> MachineMeasured:
    """Measure anew, whatever is remembered.

    Args:
        order_id: Of the order.
        flag: Raised to stop.
        tell: Takes how far it is.

    Raises:
        EngineError: The measuring process failed.
        CancelledError: It was stopped.
    """
    command = [*own_command("measure"), "--again", "--events"]
    over = threading.Event()
    # The end of its standard input stops it: when this process dies, it does not stay behind.
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        threading.Thread(target=_stop_when_asked, args=(child, flag, over), daemon=True).start()
        try:
            for line in child.stdout or ():
                event = msgspec.json.decode(line, type=MeasureEvent)
                tell(MeasureProgress(order_id, event.kind, event.done, event.total))
            words = (child.stderr.read() if child.stderr else b"").decode("utf-8", "replace").strip()
            status = child.wait()
        finally:
            over.set()
    flag.raise_if_set()
    if status != 0:
        reason = words.splitlines()[-1].partition(": ")[2] if words else f"It ended with status {status}."
        raise EngineError(f"The machine could not be measured. {reason}", "Run the self-test.")
    machine = MachineInsight()
    return MachineMeasured(order_id, machine.card(), machine.kinds())


def _stop_when_asked(child: subprocess.Popen[bytes], flag: CancelFlag, over: threading.Event) -> None:
    while not over.wait(_LOOK_EVERY):
        if flag.is_set():
            if child.stdin is not None:
                child.stdin.close()
            return
