"""The one way to stop a running generation: a flag that both Python and llama.cpp can read."""

import ctypes


class CancelledError(Exception):
    """The work was stopped because its flag was raised; what was done so far stays valid."""


class CancelFlag:
    """A flag raised from any thread, seen at once by the thread that generates.

    The flag is a C string: empty while lowered, one character long when raised. So the C library's
    `strlen` can serve llama.cpp as abort callback, which a Python callback could not do without taking
    the interpreter lock for each node of the graph.
    """

    def __init__(self) -> None:
        self._buffer = ctypes.create_string_buffer(2)

    @property
    def address(self) -> int:
        """Address of the C string, valid while this object lives."""
        return ctypes.addressof(self._buffer)

    def set(self) -> None:
        """Ask the running work to stop."""
        self._buffer[0] = b"x"

    def clear(self) -> None:
        """Make ready for the next piece of work."""
        self._buffer[0] = b"\0"

    def is_set(self) -> bool:
        """Whether the work was asked to stop."""
        return self._buffer[0] != b"\0"

    def raise_if_set(self) -> None:
        """Raise CancelledError when the work was asked to stop."""
        if self.is_set():
            raise CancelledError
