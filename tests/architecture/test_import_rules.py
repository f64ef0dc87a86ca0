"""The judge of imports itself, on modules that do not exist."""

import pytest

from tests.architecture.import_rules import violations


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/decoder.py", "import app.service.session"),
        ("core/decoder.py", "from app.service import session"),
        ("core/decoder.py", "from app import service"),
        ("core/decoder.py", "def later():\n    from app.ui.theme import Theme"),
        ("core/decoder.py", "if TYPE_CHECKING:\n    from app.library.starter import starter_model"),
        ("errors.py", "from app.core.generation import Method"),
        ("library/hub.py", "from app.storage.paths import engine_log"),
        ("storage/paths.py", "from app.library.starter import starter_model"),
        ("service/host.py", "from app.workers.coalescer import TextBatch"),
        ("workers/client.py", "from app.ui.theme import Theme"),
        ("ui/window.py", "from app.bootstrap import build"),
        ("ui/window.py", "from app.commands import generate"),
        ("commands/bench.py", "from app.ui.theme import Theme"),
        ("commands/bench.py", "from app.bootstrap import build"),
        ("bootstrap.py", "from app.commands import engine"),
    ],
)
def test_an_arrow_that_runs_back_is_found(path: str, source: str) -> None:
    assert len(violations(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("ui/window.py", "from app.core.llama.model import LlamaModel"),
        ("ui/window.py", "from app.core import events"),
        ("ui/window.py", "import app.core"),
        ("workers/client.py", "from app.service.session import Session"),
        ("workers/client.py", "from app.core.speculative.decoder import Decoder"),
        ("bootstrap.py", "from app.service import host"),
        ("bootstrap.py", "from app.core.generation_of_something import Thing"),
    ],
)
def test_the_window_reaches_only_what_is_open_to_it(path: str, source: str) -> None:
    assert len(violations(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/decoder.py", "import llama_cpp"),
        ("core/llama_model.py", "import llama_cpp"),
        ("service/session.py", "from llama_cpp import llama_decode"),
        ("service/session.py", "import llama_cpp.llama_chat_format"),
        ("core/decoder.py", "from PySide6.QtCore import QObject"),
        ("service/host.py", "import PySide6"),
        ("workers/client.py", "from PySide6.QtWidgets import QLabel"),
        ("workers/client.py", "from PySide6 import QtGui"),
        ("commands/self_test.py", "from PySide6.QtCore import QObject"),
        ("commands/bench.py", "from PySide6 import __version__"),
        ("library/starter.py", "import urllib.request"),
        ("library/starter.py", "from http import client"),
        ("core/decoder.py", "import socket"),
        ("ui/window.py", "from PySide6.QtNetwork import QNetworkAccessManager"),
        ("ui/window.py", "from PySide6.QtNetwork import QLocalSocket"),
        ("workers/single_instance.py", "from PySide6.QtNetwork import QTcpSocket"),
        ("library/catalogue.py", "import sqlite3"),
        ("core/decoder.py", "from . import verifier"),
        ("core/decoder.py", "from ..errors import AppError"),
        ("core/decoder.py", "import importlib\nimportlib.import_module('llama_cpp')"),
        ("core/decoder.py", "from importlib import import_module\nimport_module('socket')"),
        ("core/decoder.py", "__import__('socket')"),
    ],
)
def test_what_belongs_elsewhere_is_found(path: str, source: str) -> None:
    assert len(violations(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/decoder.py", "from app.core.verifier import verify\nfrom app.errors import AppError"),
        ("core/decoder.py", "import numpy as np\nfrom collections.abc import Callable"),
        ("core/llama/model.py", "import llama_cpp\nfrom app.core.llama.library import llama_library"),
        ("service/session.py", "from app.core.llama.model import LlamaModel\nfrom app import VERSION"),
        ("workers/client.py", "from PySide6.QtCore import QObject\nfrom app.service.messages import Load"),
        (
            "ui/window.py",
            "from app.core.conversation import Role\nfrom app.core import generation, statistics",
        ),
        ("ui/window.py", "from app.service import messages\nfrom app.library.starter import starter_model"),
        ("bootstrap.py", "from PySide6.QtWidgets import QApplication\nfrom app.ui.theme import Theme"),
        ("commands/self_test.py", "from PySide6 import __version__ as qt_version"),
        ("commands/bench.py", "from app.service.session import Session"),
        ("library/hub.py", "import urllib.request, ssl"),
        ("workers/single_instance.py", "from PySide6.QtNetwork import QLocalServer, QLocalSocket"),
        ("storage/database.py", "import sqlite3"),
        ("__main__.py", "import importlib\nimportlib.import_module('app.commands.bench')"),
        ("core/decoder.py", "import socketless\nimport https_is_another_word"),
    ],
)
def test_what_is_allowed_is_let_through(path: str, source: str) -> None:
    assert violations(path, source) == []
