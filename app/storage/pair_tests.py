"""What tests of pairs gave on this machine, remembered by the content of both files."""

import logging
from pathlib import Path

import msgspec

from app.storage.whole_file import write_whole

logger = logging.getLogger(__name__)

_MOST = 500
"""Tests that are kept; the oldest are forgotten."""


class PairTest(msgspec.Struct, frozen=True):
    """One test.

    Attributes:
        target: Identity of the target's file.
        draft: Identity of the draft's.
        processor: Name of the processor it ran on.
        plain_speed: Tokens a second of the target by itself.
        factor: How many times faster it was with the draft.
        at: When, in seconds since 1970.
        prompts: How many prompts it was measured with.
    """

    target: str
    draft: str
    processor: str
    plain_speed: float
    factor: float
    at: float
    prompts: int


class PairTests:
    """One small file with the latest test of each pair; losing it costs tests, no more."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def get(self, target: str, draft: str, processor: str) -> PairTest | None:
        """The latest test of a pair on this processor, or None."""
        wanted = (target, draft, processor)
        tests = self._read()
        return next((test for test in tests if (test.target, test.draft, test.processor) == wanted), None)

    def put(self, test: PairTest) -> None:
        """Remember a test, in place of an older one of the same pair.

        Raises:
            OSError: It cannot be written.
        """
        same = (test.target, test.draft, test.processor)
        others = [old for old in self._read() if (old.target, old.draft, old.processor) != same]
        self._file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self._file, msgspec.json.encode([test, *others][:_MOST]))

    def _read(self) -> list[PairTest]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=list[PairTest])
        except FileNotFoundError:
            return []
        except (OSError, msgspec.MsgspecError) as error:
            logger.info("remembered tests of pairs cannot be read: %s", error)
            return []
