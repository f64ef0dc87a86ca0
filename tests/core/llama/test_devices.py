"""What llama.cpp says of the processors beside the CPU."""

import ctypes
from collections.abc import Callable
from typing import Any

from app.core.llama.devices import gpu_memory


class Function:
    """Stands for a native function: takes types, and can be called."""

    def __init__(self, does: Callable[..., Any]) -> None:
        self._does = does
        self.restype: Any = None
        self.argtypes: Any = None

    def __call__(self, *arguments: Any) -> Any:
        return self._does(*arguments)


class Machine:
    """A processor and two graphics cards, one of them without memory of its own."""

    def __init__(self) -> None:
        devices = {1: (0, 64_000), 2: (1, 8_000), 3: (2, 32_000), 4: (1, 500)}

        def memory(device: int, free: Any, whole: Any) -> None:
            ctypes.cast(free, ctypes.POINTER(ctypes.c_size_t))[0] = devices[device][1]
            ctypes.cast(whole, ctypes.POINTER(ctypes.c_size_t))[0] = 2 * devices[device][1]

        self.ggml_backend_dev_count = Function(lambda: len(devices))
        self.ggml_backend_dev_get = Function(lambda place: place + 1)
        self.ggml_backend_dev_type = Function(lambda device: devices[device][0])
        self.ggml_backend_dev_memory = Function(memory)


def test_free_memory_of_graphics_cards_adds_up() -> None:
    assert gpu_memory(Machine()) == 8_500


def test_a_library_that_does_not_tell_has_none() -> None:
    assert gpu_memory(object()) == 0


def test_the_loaded_library_is_asked() -> None:
    assert gpu_memory() >= 0
