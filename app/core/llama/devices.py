"""The processors that llama.cpp found beside the CPU, and their memory."""

import ctypes
from typing import Any

from llama_cpp import llama_cpp

_GPU = 1
"""ggml's word for a graphics card with memory of its own."""


def gpu_memory(library: Any = None) -> int:
    """Bytes free on all graphics cards that llama.cpp uses; 0 without one, or where it does not tell.

    Args:
        library: llama.cpp's native functions; None for those that are loaded.
    """
    native = library if library is not None else llama_cpp._lib
    try:
        count, get = native.ggml_backend_dev_count, native.ggml_backend_dev_get
        kind, memory = native.ggml_backend_dev_type, native.ggml_backend_dev_memory
    except AttributeError:
        return 0
    size = ctypes.POINTER(ctypes.c_size_t)
    count.restype, get.restype, get.argtypes = ctypes.c_size_t, ctypes.c_void_p, [ctypes.c_size_t]
    kind.restype, kind.argtypes = ctypes.c_int, [ctypes.c_void_p]
    memory.restype, memory.argtypes = None, [ctypes.c_void_p, size, size]
    total = 0
    for device in map(get, range(count())):
        free, whole = ctypes.c_size_t(), ctypes.c_size_t()
        if kind(device) == _GPU:
            memory(device, ctypes.byref(free), ctypes.byref(whole))
            total += free.value
    return total
