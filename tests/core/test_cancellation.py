import ctypes

import pytest

from app.core.cancellation import CancelFlag, CancelledError


def test_a_flag_is_a_c_string_that_is_empty_while_lowered() -> None:
    flag = CancelFlag()
    assert ctypes.string_at(flag.address) == b""
    flag.set()
    assert ctypes.string_at(flag.address) != b""
    flag.clear()
    assert ctypes.string_at(flag.address) == b""


def test_a_raised_flag_stops_whoever_asks() -> None:
    flag = CancelFlag()
    flag.raise_if_set()
    flag.set()
    assert flag.is_set()
    with pytest.raises(CancelledError):
        flag.raise_if_set()
