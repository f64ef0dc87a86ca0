"""What this machine's kernels cost, remembered from one start to the next."""

import logging
from pathlib import Path

import msgspec

from app.storage.whole_file import write_whole

logger = logging.getLogger(__name__)


class StoredKernels(msgspec.Struct, frozen=True):
    """What was measured, and of what.

    Attributes:
        processor: Name of the processor.
        build: Version of llama.cpp and what it was compiled for.
        threads: Threads it was measured with.
        seconds_per_byte: Seconds for a byte of weights, by the kind of weights and by tokens at once.
        layer_seconds: What a layer costs beside its weights.
        gpu_bytes: Memory that was free on graphics cards llama.cpp uses; 0 without one.
    """

    processor: str
    build: str
    threads: int
    seconds_per_byte: dict[str, dict[int, float]]
    layer_seconds: float
    gpu_bytes: int = 0


class KernelStore:
    """One small file; losing it costs a minute of measuring."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def get(self, processor: str, build: str | None = None) -> StoredKernels | None:
        """What is remembered of this processor, or None.

        Args:
            processor: Its name.
            build: What llama.cpp says of itself; None where that is not known, as in the window.
        """
        try:
            found = msgspec.json.decode(self._file.read_bytes(), type=StoredKernels)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.MsgspecError) as error:
            logger.info("remembered kernels cannot be read: %s", error)
            return None
        if found.processor != processor or build not in (None, found.build):
            return None
        return found if _is_sound(found) else None

    def put(self, kernels: StoredKernels) -> None:
        """Remember, in place of what was there; where that is impossible, nothing happens."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._file, msgspec.json.encode(kernels))
        except OSError as error:
            logger.info("measured kernels cannot be remembered: %s", error)


def _is_sound(found: StoredKernels) -> bool:
    curves = found.seconds_per_byte.values()
    return (
        bool(curves)
        and 0.0 <= found.layer_seconds < 1.0
        and all(1 in curve and all(0.0 < seconds < 1.0 for seconds in curve.values()) for curve in curves)
    )
