"""From a search to an answer: the real window, engine and library process, and a Hub of this machine."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts, build, engine_command
from app.core.generation import SamplingSettings
from app.library.download_queue import JobState
from app.own_command import own_command
from app.storage.paths import own_catalogue_file, own_models
from app.ui.chat.exchange import Outcome
from app.ui.library.download_row import JobWish
from app.ui.theme import Theme
from app.workers.engine_client import EngineClient
from app.workers.library_client import LibraryClient
from tests.support.tiny_models import TinyModels

TARGET, DRAFT = "owner/tiny-8B-GGUF", "owner/tiny-0.5B-GGUF"
HUB_PROGRAM = Path(__file__).resolve().parents[2] / "support" / "hub_program.py"
PATIENCE = 60_000

Serve = Callable[..., None]


@pytest.fixture
def serve(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serve]:
    """Serve a tiny pair from a Hub of this machine, and have it in the person's own catalogue."""
    models = TinyModels(tmp_path_factory.mktemp("hub"))
    target = models.target.rename(models.folder / "tiny-8B-Q4_K_M.gguf")
    draft = models.draft.rename(models.folder / "tiny-0.5B-Q4_0.gguf")
    running: list[subprocess.Popen[str]] = []
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")
    monkeypatch.delenv("HF_TOKEN", raising=False)

    def start(*options: str) -> None:
        command = [sys.executable, str(HUB_PROGRAM), *options, TARGET, str(target), DRAFT, str(draft)]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        running.append(process)
        assert process.stdout is not None
        monkeypatch.setenv("HF_ENDPOINT", process.stdout.readline().strip())
        _write_catalogue(target.name, draft.name)

    yield start
    for process in running:
        process.communicate(timeout=10)


def _write_catalogue(target: str, draft: str) -> None:
    def model(repository: str, name: str, kind: str, size: float) -> dict[str, Any]:
        files = {kind: {"name": name, "gigabytes": 0.001}}
        return {"repository": repository, "parameters": size, "licence": "mit", "recommended": kind,
                "files": files}  # fmt: skip

    pair = {"id": "tiny", "name": "Tiny", "family": "T", "vocabulary": "t", "purposes": ["chat"],
            "languages": ["en"], "good_for": "Tests.", "acceptance": 0.5,
            "target": model(TARGET, target, "Q4_K_M", 8.0),
            "draft": model(DRAFT, draft, "Q4_0", 0.5)}  # fmt: skip
    own_catalogue_file().parent.mkdir(parents=True, exist_ok=True)
    own_catalogue_file().write_text(json.dumps({"version": 1, "pairs": [pair]}))


@pytest.fixture
def open_window(qtbot: QtBot, theme: Theme) -> Iterator[Callable[[], Parts]]:
    opened: list[tuple[Parts, LibraryClient]] = []

    def open_it() -> Parts:
        library = LibraryClient(own_command("library"))
        parts = build(engine_command(), theme, SamplingSettings(temperature=0.0), library=library)
        opened.append((parts, library))
        qtbot.addWidget(parts.window)
        parts.window.show()
        parts.client.start()
        parts.library.start()
        return parts

    yield open_it
    for parts, library in opened:  # the window is gone by now
        close(qtbot, parts.client, library)


def close(qtbot: QtBot, engine: EngineClient, library: LibraryClient) -> None:
    with qtbot.waitSignals([engine.shut_down, library.shut_down], timeout=20_000):
        engine.shutdown(3_000)
        library.shutdown()


@pytest.mark.serial
def test_a_pair_is_found_downloaded_used_and_answers(
    qtbot: QtBot, serve: Serve, open_window: Callable[[], Parts]
) -> None:
    serve()
    parts = open_window()
    parts.library.show()
    dialog = parts.library.dialog
    assert dialog is not None
    dialog.search.setText("tiny")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(dialog.everything.rows) == 2, timeout=PATIENCE)
    next(row for row in dialog.everything.rows if row.found.name == TARGET).click()
    page = dialog.details
    qtbot.waitUntil(lambda: "work together" in page.summary.said, timeout=PATIENCE)
    assert page.drafts.key == f"hf:{DRAFT}/tiny-0.5B-Q4_0.gguf"
    with qtbot.waitSignal(parts.library.library.download_finished, timeout=PATIENCE):
        page.summary.button.click()
    (row,) = dialog.downloads.rows
    assert row.offered == [JobWish.USE, JobWish.REMOVE]
    with qtbot.waitSignal(parts.client.models_loaded, timeout=PATIENCE):
        row.button(JobWish.USE).click()
    loaded = parts.models.loaded
    assert loaded is not None
    assert loaded.draft is not None
    assert Path(loaded.target.path).is_relative_to(own_models())
    parts.chat.set_defaults(replace(parts.chat.defaults, max_tokens=8))
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=PATIENCE):
        parts.chat.send("?")
    assert parts.chat.exchanges[0].outcome in (Outcome.COMPLETE, Outcome.LENGTH)


@pytest.mark.serial
def test_a_download_that_runs_when_the_window_closes_is_offered_at_the_next_start(
    qtbot: QtBot, serve: Serve, open_window: Callable[[], Parts]
) -> None:
    serve("--slow")
    first = open_window()
    order = first.library.library.client.add_download("Tiny", [f"hf:{TARGET}/tiny-8B-Q4_K_M.gguf"])
    first.library.library.expect(order, lambda _added: None)
    qtbot.waitUntil(
        lambda: any(job.done and job.state is JobState.RUNNING for job in first.library.library.jobs),
        timeout=PATIENCE,
    )
    with qtbot.waitSignal(first.library.closed, timeout=20_000):
        first.library.close()
    second = open_window()
    shelf = second.library.library
    qtbot.waitUntil(lambda: bool(shelf.jobs), timeout=PATIENCE)
    assert shelf.jobs[0].state is JobState.PAUSED
    assert shelf.jobs[0].done
    assert second.library.button.text() == "Models · 1 paused"
