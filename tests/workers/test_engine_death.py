import signal

import pytest

from app.workers.engine_death import crash_of, exit_of


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (signal.SIGKILL, "memory ran out"),
        (signal.SIGILL, "lacks an instruction llama.cpp was built for"),
        (signal.SIGABRT, "internal check"),
        (signal.SIGSEGV, "crashed"),
        (signal.SIGTERM, "signal 15"),
    ],
)
def test_each_signal_is_told_in_plain_words(number: int, words: str) -> None:
    death = crash_of(number, "last words")
    assert words in f"{death.message} {death.hint}"
    assert (death.signal, death.exit_code, death.detail) == (number, None, "last words")


def test_windows_exceptions_mean_the_same() -> None:
    assert "lacks an instruction" in crash_of(-1073741795, "", platform="win32").message


def test_an_exit_names_its_status() -> None:
    assert "exit status 3" in exit_of(3, "").message
    assert "by itself" in exit_of(0, "").message
