"""What holds for every test: no screen, no personal files, no surprises in the log, nothing left running."""

import gc
import logging
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import psutil
import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

ROOT = Path(__file__).resolve().parents[1]
FAKE_ENGINE = ROOT / "tests" / "support" / "fake_engine.py"

_USER_FOLDERS = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
_SHARED_HELPERS = ("resource_tracker", "forkserver")
_QT_FIXTURES = {"qapp", "qtbot"}

ExpectLog = Callable[[str], None]


settings.register_profile("anywhere", deadline=None)  # on a busy machine a time says nothing
settings.load_profile("anywhere")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--onscreen", action="store_true", help="show the windows the tests open")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--onscreen"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ.pop("QT_SCALE_FACTOR", None)
    config.addinivalue_line("qt_log_ignore", "This plugin does not support")  # said by the offscreen platform


@pytest.fixture(autouse=True)
def _private_user_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes what belongs to the person who runs it."""
    home = tmp_path_factory.mktemp("home")
    for name in _USER_FOLDERS:
        folder = home if name == "HOME" else home / name.lower()
        folder.mkdir(exist_ok=True)
        monkeypatch.setenv(name, str(folder))


class _Warnings(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def expect_log() -> Iterator[ExpectLog]:
    """Fail a test on a warning in the log, unless it called expect_log(pattern) for it before."""
    handler = _Warnings()
    patterns: list[str] = []
    logging.getLogger().addHandler(handler)
    yield patterns.append
    logging.getLogger().removeHandler(handler)
    surprises = [text for text in handler.messages if not any(re.search(p, text) for p in patterns)]
    assert not surprises, f"unexpected in the log: {surprises}"


@pytest.fixture(autouse=True)
def _nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test with Qt that leaves a thread or a process behind."""
    uses_qt = bool(_QT_FIXTURES & set(request.fixturenames))
    before = set(psutil.Process().children(recursive=True)) if uses_qt else set()
    yield
    if not uses_qt:
        return
    from PySide6.QtCore import QThread

    mine = [child for child in psutil.Process().children(recursive=True) if child not in before]
    _, alive = psutil.wait_procs([child for child in mine if not _is_shared(child)], timeout=3)
    assert not alive, f"processes left running: {[child.cmdline() for child in alive]}"
    threads = [thing for thing in gc.get_objects() if isinstance(thing, QThread) and thing.isRunning()]
    main = QThread.currentThread()
    assert not [thread for thread in threads if thread is not main], "QThreads left running: wait() for them"


def _is_shared(process: psutil.Process) -> bool:
    try:
        return any(name in part for part in process.cmdline() for name in _SHARED_HELPERS)
    except psutil.Error:
        return True


@pytest.fixture(scope="session")
def qapp(qapp: "QCoreApplication") -> "QCoreApplication":
    """Qt's application, with the plurals of English as the program has them."""
    from PySide6.QtCore import QTranslator

    english = QTranslator(qapp)
    assert english.load(str(ROOT / "resources" / "translations" / "slipstream_en.qm"))
    qapp.installTranslator(english)
    return qapp


@pytest.fixture(scope="session")
def fake_engine() -> Callable[..., list[str]]:
    """Return the command of an engine without models; arguments as in tests/support/fake_engine.py."""

    def command(*arguments: str) -> list[str]:
        return [sys.executable, str(FAKE_ENGINE), *arguments]

    return command
