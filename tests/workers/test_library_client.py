"""The window's side of the library process: real processes that are killed, and ones that behave badly."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from pytestqt.qtbot import QtBot

from app.own_command import own_command
from app.service.library_cards import FailureKind
from app.service.library_messages import DownloadsChanged, Failed, Hello, PairsListed, encode
from app.workers.library_client import LibraryClient
from tests.service.test_library_process import NAME, TARGET_DATA
from tests.support.hub_contents import Trouble
from tests.support.local_hub import LocalHub, local_hub

PATIENCE = 30_000
Connect = Callable[..., LibraryClient]


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalHub]:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")
    monkeypatch.delenv("HF_TOKEN", raising=False)
    with local_hub() as server:
        monkeypatch.setenv("HF_ENDPOINT", server.endpoint)
        server.add(NAME, "tiny-8B-Q4_K_M.gguf", TARGET_DATA)
        yield server


@pytest.fixture
def connect(qtbot: QtBot, hub: LocalHub) -> Iterator[Connect]:
    clients: list[LibraryClient] = []

    def make(command: list[str] | None = None, hello_patience_ms: int = PATIENCE) -> LibraryClient:
        client = LibraryClient(
            command or own_command("library"), first_pause_ms=10, hello_patience_ms=hello_patience_ms
        )
        clients.append(client)
        client.start()
        return client

    yield make
    for client in clients:
        with qtbot.waitSignal(client.shut_down, timeout=PATIENCE):
            client.shutdown(20_000)


def script(tmp_path: Path, text: str) -> list[str]:
    """A program in place of the library process."""
    path = tmp_path / "program.py"
    path.write_text(text)
    return [sys.executable, str(path)]


def test_orders_given_before_the_process_runs_are_answered(qtbot: QtBot, connect: Connect) -> None:
    client = connect()
    assert not client.is_ready
    answers: list[PairsListed] = []
    client.pairs_listed.connect(answers.append)
    with qtbot.waitSignals([client.ready, client.pairs_listed], timeout=PATIENCE):
        order = client.list_pairs()
    assert [answer.id for answer in answers] == [order]
    assert client.is_ready


def test_a_failure_comes_as_a_report(qtbot: QtBot, connect: Connect) -> None:
    client = connect()
    with qtbot.waitSignal(client.order_failed, timeout=PATIENCE) as told:
        order = client.judge("/no/such.gguf")
    assert (told.args[0].id, told.args[0].kind) == (order, FailureKind.FILE)


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_a_killed_process_is_replaced_and_its_download_goes_on(
    qtbot: QtBot, connect: Connect, hub: LocalHub, expect_log: Callable[[str], None]
) -> None:
    expect_log("library process is gone")
    hub.always, hub.pause = Trouble.SLOW, 0.1
    client = connect()

    def has_begun(report: DownloadsChanged) -> bool:
        return bool(report.jobs) and report.jobs[0].done > 0

    with qtbot.waitSignal(client.downloads_changed, timeout=PATIENCE, check_params_cb=has_begun):
        client.add_download("Tiny", [f"hf:{NAME}/tiny-8B-Q4_K_M.gguf"])
    first = client.process_id
    assert first is not None
    hub.api_troubles.append(Trouble.STALL)
    lost_order = client.search_hub("tiny")
    qtbot.waitUntil(lambda: not hub.api_troubles, timeout=PATIENCE)
    hub.always = None

    def is_here(report: DownloadsChanged) -> bool:
        return [job.state for job in report.jobs] == ["finished"]

    failed: list[Failed] = []
    client.order_failed.connect(failed.append)
    with qtbot.waitSignal(client.downloads_changed, timeout=PATIENCE, check_params_cb=is_here) as told:
        os.kill(first, signal.SIGKILL)
    assert [report.id for report in failed] == [lost_order]
    assert failed[0].hint
    assert client.process_id not in (None, first)
    assert Path(told.args[0].jobs[0].paths[0]).read_bytes() == TARGET_DATA


def test_a_process_that_cannot_start_is_tried_again_and_nobody_waits_for_ever(
    qtbot: QtBot, connect: Connect, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("library process is gone")
    client = connect(script(tmp_path, "raise SystemExit(3)"))
    losses: list[str] = []
    client.lost.connect(losses.append)
    with qtbot.waitSignal(client.order_failed, timeout=PATIENCE) as told:
        order = client.list_installed()
    assert told.args[0].id == order
    qtbot.waitUntil(lambda: len(losses) >= 2, timeout=PATIENCE)


def test_a_silent_process_is_ended(
    qtbot: QtBot, connect: Connect, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("library process is gone")
    client = connect(script(tmp_path, "import sys; sys.stdin.read()"), hello_patience_ms=300)
    with qtbot.waitSignal(client.lost, timeout=PATIENCE) as told:
        pass
    assert "did not answer" in told.args[0]


def test_a_process_of_another_version_is_ended(
    qtbot: QtBot, connect: Connect, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("library process is gone")
    hello = encode(Hello(99, "9")).decode()
    program = f"import sys; sys.stdout.write({hello!r}); sys.stdout.flush(); sys.stdin.read()"
    client = connect(script(tmp_path, program))
    with qtbot.waitSignal(client.lost, timeout=PATIENCE) as told:
        pass
    assert "99" in told.args[0]
    assert not client.is_ready


def test_nonsense_from_the_process_is_ignored(
    qtbot: QtBot, connect: Connect, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("no report")
    lines = ["nonsense\n", '{"type":"Dance"}\n', encode(Hello(1, "x")).decode()]
    program = f"import sys; sys.stdout.write({''.join(lines)!r}); sys.stdout.flush(); sys.stdin.read()"
    client = connect(script(tmp_path, program))
    qtbot.waitUntil(lambda: client.is_ready, timeout=PATIENCE)


def test_an_order_that_waits_can_be_cancelled(qtbot: QtBot, hub: LocalHub) -> None:
    client = LibraryClient(own_command("library"))
    order = client.list_pairs()
    with qtbot.waitSignal(client.order_failed) as told:
        client.cancel(order)
    assert (told.args[0].id, told.args[0].kind) == (order, FailureKind.CANCELLED)


def test_an_order_under_way_can_be_cancelled(qtbot: QtBot, connect: Connect, hub: LocalHub) -> None:
    client = connect()
    hub.api_troubles.append(Trouble.STALL)
    order = client.search_hub("tiny")
    qtbot.waitUntil(lambda: not hub.api_troubles, timeout=PATIENCE)
    with qtbot.waitSignal(client.order_failed, timeout=PATIENCE) as told:
        client.cancel(order)
    assert (told.args[0].id, told.args[0].kind) == (order, FailureKind.CANCELLED)


def test_shutdown_leaves_no_process_behind(qtbot: QtBot, connect: Connect) -> None:
    client = connect()
    qtbot.waitUntil(lambda: client.is_ready, timeout=PATIENCE)
    process = psutil.Process(client.process_id)
    with qtbot.waitSignal(client.shut_down, timeout=PATIENCE):
        client.shutdown()
    assert not process.is_running() or process.status() == psutil.STATUS_ZOMBIE
    assert client.process_id is None


def test_abandon_ends_it_without_an_event_loop(qtbot: QtBot, connect: Connect) -> None:
    client = connect()
    qtbot.waitUntil(lambda: client.is_ready, timeout=PATIENCE)
    process = psutil.Process(client.process_id)
    client.abandon()
    assert not process.is_running() or process.status() == psutil.STATUS_ZOMBIE
