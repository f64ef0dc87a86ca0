"""The loaded llama.cpp library: started once, its log led into Python's logging."""

import ctypes
import functools
import logging
import re
import sys
from collections import deque
from typing import Any

import llama_cpp

logger = logging.getLogger("llama.cpp")

_LEVELS = {1: logging.DEBUG, 2: logging.DEBUG, 3: logging.DEBUG, 4: logging.INFO}
"""ggml's levels (debug, info, warning, error); its errors become exceptions of ours, so none shouts here."""

_BUFFER = re.compile(r"\b(\w+) buffer size *= *([0-9.]+) MiB")
"""What llama.cpp says of each buffer: a word for what is in it, and its size."""

_ERROR = 4
_CONTINUES = 5


class _Log:
    """Turns llama.cpp's fragments into whole lines and remembers the last errors, and buffers."""

    def __init__(self) -> None:
        self.errors: deque[str] = deque(maxlen=8)
        self.buffers: deque[tuple[str, int]] = deque(maxlen=64)
        self._level = 1
        self._pending = ""

    def receive(self, level: int, text: bytes, _data: object) -> None:
        if level != _CONTINUES:
            self._level = level
        self._pending += text.decode("utf-8", "replace")
        *lines, self._pending = self._pending.split("\n")
        for line in lines:
            if self._level == _ERROR:
                self.errors.append(line)
            if (found := _BUFFER.search(line)) is not None:
                self.buffers.append((found[1], round(float(found[2]) * (1 << 20))))
            logger.log(_LEVELS.get(self._level, logging.DEBUG), "%s", line)


class LlamaLibrary:
    """llama.cpp, ready for use.

    Attributes:
        abort_callback: A native function that stops an evaluation when the C string it is given is not
            empty, see `CancelFlag`.
    """

    def __init__(self) -> None:
        self._log = _Log()
        self._log_callback = llama_cpp.llama_log_callback(self._log.receive)
        llama_cpp.llama_log_set(self._log_callback, ctypes.c_void_p(0))
        llama_cpp.llama_backend_init()
        c_library = ctypes.cdll.msvcrt if sys.platform == "win32" else ctypes.CDLL(None)
        self.abort_callback: Any = ctypes.cast(c_library.strlen, llama_cpp.ggml_abort_callback)

    @property
    def system(self) -> str:
        """llama.cpp's description of the processor features it was built for and found."""
        return str(llama_cpp.llama_print_system_info().decode("utf-8", "replace").strip())

    @property
    def build(self) -> str:
        """The version of llama.cpp, and what it was built for."""
        return f"{llama_cpp.__version__} {self.system}"

    def forget_log(self) -> None:
        """Start afresh before an operation whose errors or buffers matter."""
        self._log.errors.clear()
        self._log.buffers.clear()

    @property
    def errors(self) -> tuple[str, ...]:
        """The error lines since `forget_log`, oldest first."""
        return tuple(self._log.errors)

    @property
    def buffers(self) -> tuple[tuple[str, int], ...]:
        """The buffers that were made since `forget_log`: what is in each, in llama.cpp's words, and bytes."""
        return tuple(self._log.buffers)


@functools.cache
def llama_library() -> LlamaLibrary:
    """The library of this process, started at the first call."""
    return LlamaLibrary()
