"""Measured costs, remembered from one start to the next."""

import hashlib
import logging
from dataclasses import dataclass
from pathlib import Path

import msgspec

from app.storage.whole_file import write_whole

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CostKey:
    """What costs depend on: with any other value they must be measured anew.

    Attributes:
        model: Digest of the file's beginning, which names every weight, and its size.
        quantization: How the weights are stored, such as "Q4_0".
        build: Version of llama.cpp and what it was compiled for.
        processor: Name of the processor.
        threads: Threads asked for; None when the number was measured.
        flash_attention: Whether attention is fused.
    """

    model: str
    quantization: str
    build: str
    processor: str
    threads: int | None
    flash_attention: bool


class MeasuredCosts(msgspec.Struct, frozen=True):
    """What was measured.

    Attributes:
        threads: Threads it was measured with.
        seconds: Seconds of one evaluation, by the number of tokens in it.
    """

    threads: int
    seconds: dict[int, float]


class _Entry(msgspec.Struct, frozen=True):
    """A file of the cache; the key is there for a person to read, and against mistakes."""

    key: CostKey
    costs: MeasuredCosts


class CostCache:
    """A folder with a small file for each key. Losing it costs a second at the next start, no more."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, key: CostKey) -> MeasuredCosts | None:
        """What is remembered, or None; a file that makes no sense is like none."""
        try:
            entry = msgspec.json.decode(self._path(key).read_bytes(), type=_Entry)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.MsgspecError) as error:
            logger.info("remembered costs cannot be read: %s", error)
            return None
        is_sound = all(size > 0 and 0.0 < seconds < 1e6 for size, seconds in entry.costs.seconds.items())
        return entry.costs if entry.key == key and is_sound and entry.costs.threads > 0 else None

    def put(self, key: CostKey, costs: MeasuredCosts) -> None:
        """Remember, in place of what was there; where that is impossible, nothing happens."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            write_whole(self._path(key), msgspec.json.encode(_Entry(key, costs)))
        except OSError as error:
            logger.info("measured costs cannot be remembered: %s", error)

    def _path(self, key: CostKey) -> Path:
        return self._folder / f"{hashlib.sha256(msgspec.json.encode(key)).hexdigest()[:32]}.json"
