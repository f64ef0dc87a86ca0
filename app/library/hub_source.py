"""A file on the Hub as bytes in any order, for whoever needs no more than its head."""

import contextlib

from app.errors import BadAnswerError, InterruptedTransferError
from app.library.hub import Hub
from app.library.repository import RemoteFile

_LONGEST_SKIP = 1 << 24
"""Where a server ignores ranges, so much is read past to get to a place further on."""


class HubSource:
    """The bytes of a file on the Hub, piece by piece."""

    def __init__(self, hub: Hub, file: RemoteFile) -> None:
        self._hub = hub
        self._file = file
        self.name = file.name
        self.size: int | None = file.size

    def read(self, start: int, length: int) -> bytes:
        """Give the bytes from one place on, fewer where the file ends before.

        Raises:
            HubError: They cannot be had.
        """
        length = min(length, max(0, self._file.size - start))
        if length == 0:
            return b""
        with contextlib.closing(self._hub.open(self._file, start, start + length)) as transfer:
            if start - transfer.start > _LONGEST_SKIP:
                raise BadAnswerError(
                    "The Hub gives whole files only.", "Choose another mirror (HF_ENDPOINT)."
                )
            wanted = start - transfer.start + length
            data = bytearray()
            for chunk in transfer.chunks():
                data += chunk
                if len(data) >= wanted:
                    break
        if len(data) < wanted:
            raise InterruptedTransferError(f"Less of {self.name} came than was announced.", "Try again.")
        return bytes(data[start - transfer.start : wanted])
