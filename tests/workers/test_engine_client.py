import os
import signal
from collections.abc import Callable, Iterator
from typing import Protocol

import pytest
from pytestqt.qtbot import QtBot

from app.core.conversation import Conversation, Message, Role
from app.core.generation import AUTOMATIC, DraftingSettings, FinishReason, Overflow, SamplingSettings
from app.service.messages import Counted, Failed, Finished, LeftOut, Loaded, ProofProgress, Proved
from app.workers.coalescer import TextBatch
from app.workers.engine_client import EngineClient
from app.workers.engine_death import EngineDeath

QUESTION = Conversation((Message(Role.USER, "Hello"),))


class Connect(Protocol):
    """Starts a client, with patience in milliseconds."""

    def __call__(
        self, *arguments: str, cancel_patience: int = 5000, hello_patience: int = 9000
    ) -> EngineClient: ...


@pytest.fixture
def connect(qtbot: QtBot, fake_engine: Callable[..., list[str]]) -> Iterator[Connect]:
    clients: list[EngineClient] = []

    def make(*arguments: str, cancel_patience: int = 5000, hello_patience: int = 9000) -> EngineClient:
        client = EngineClient(fake_engine(*arguments), None, cancel_patience, hello_patience)
        clients.append(client)
        return client

    yield make
    for client in clients:
        with qtbot.waitSignal(client.shut_down, timeout=10_000):
            client.shutdown(300)


def ready(qtbot: QtBot, client: EngineClient) -> EngineClient:
    with qtbot.waitSignal(client.engine_ready, timeout=10_000):
        client.start()
    return client


def ask(client: EngineClient) -> int:
    return client.generate(QUESTION, SamplingSettings())


def texts_of(client: EngineClient) -> list[str]:
    texts: list[str] = []
    client.text_committed.connect(lambda batch: texts.append(batch.text))
    return texts


def test_models_are_loaded_with_progress(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--load-steps", "4"))
    progress: list[float] = []
    client.load_progressed.connect(lambda report: progress.append(report.fraction))
    with qtbot.waitSignal(client.models_loaded) as loaded:
        client.load("/models/a.gguf", "/models/b.gguf")
    assert progress == [0.25, 0.5, 0.75, 1.0]
    report: Loaded = loaded.args[0]
    assert report.draft is not None
    assert (report.target.path, report.draft.path) == ("/models/a.gguf", "/models/b.gguf")


def test_a_reply_arrives_whole_and_in_order_before_its_end(qtbot: QtBot, connect: Connect) -> None:
    reply = "Grüße 🚲 " * 400
    client = ready(qtbot, connect("--reply", reply, "--rate", "20000", "--split"))
    texts = texts_of(client)
    with qtbot.waitSignal(client.generation_finished, timeout=20_000) as finished:
        order = ask(client)
    report: Finished = finished.args[0]
    assert "".join(texts) == reply
    assert (report.id, report.reason) == (order, FinishReason.END)
    assert len(texts) < report.statistics.rounds


def test_cancel_ends_the_reply(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--reply", "word " * 5000, "--rate", "100"))
    with qtbot.waitSignal(client.text_committed):
        ask(client)
    with qtbot.waitSignal(client.generation_finished) as finished:
        client.cancel()
    assert finished.args[0].reason == FinishReason.CANCELLED


def test_a_newer_order_silences_the_older_one(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--reply", "word " * 200, "--rate", "2000"))
    seen: set[int] = set()
    client.text_committed.connect(lambda batch: seen.add(batch.id))
    client.generation_finished.connect(lambda report: seen.add(report.id))
    with qtbot.waitSignal(client.text_committed):
        older = ask(client)
    with qtbot.waitSignal(client.generation_finished, timeout=10_000):
        newer = ask(client)
    assert seen == {older, newer}
    assert client.process_id is not None


def test_garbage_is_ignored_and_logged(
    qtbot: QtBot, connect: Connect, expect_log: Callable[[str], None]
) -> None:
    expect_log("no report")
    client = ready(qtbot, connect("--garbage", "--reply", "fine"))
    texts = texts_of(client)
    failures: list[Failed] = []
    client.request_failed.connect(failures.append)
    with qtbot.waitSignal(client.generation_finished):
        ask(client)
    assert "".join(texts) == "fine"
    assert failures == []


def test_a_failure_is_reported_and_the_next_order_works(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--fail-load", "broken"))
    with qtbot.waitSignal(client.request_failed) as failed:
        client.load("/models/broken.gguf")
    assert failed.args[0].message == "The file is no GGUF model."
    with qtbot.waitSignal(client.models_loaded):
        client.load("/models/whole.gguf")


@pytest.mark.parametrize(("number", "words"), [(9, "memory"), (4, "instruction"), (6, "internal check")])
def test_a_death_keeps_the_text_and_says_why(qtbot: QtBot, connect: Connect, number: int, words: str) -> None:
    client = ready(qtbot, connect("--die-after", "20", "--signal", str(number), "--stderr", "a last word"))
    texts = texts_of(client)
    with qtbot.waitSignal(client.engine_died, timeout=20_000) as died:
        ask(client)
    death: EngineDeath = died.args[0]
    assert words in f"{death.message} {death.hint}"
    assert death.signal == number
    assert "a last word" in death.detail
    assert len("".join(texts)) >= 80
    assert not client.is_ready


def test_after_a_death_it_starts_again(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect())
    first = client.process_id
    assert first is not None
    with qtbot.waitSignal(client.engine_died):
        os.kill(first, signal.SIGKILL)
    with qtbot.waitSignal(client.engine_ready, timeout=10_000):
        client.restart()
    assert client.process_id not in (None, first)


def test_an_engine_of_another_version_is_ended(qtbot: QtBot, connect: Connect) -> None:
    client = connect("--protocol", "999")
    with qtbot.waitSignal(client.engine_died, timeout=10_000) as died:
        client.start()
    assert "different versions" in died.args[0].message
    assert client.process_id is None


def test_an_engine_that_keeps_silent_is_ended(qtbot: QtBot, connect: Connect) -> None:
    client = connect("--silent", hello_patience=200)
    with qtbot.waitSignal(client.engine_died, timeout=10_000) as died:
        client.start()
    assert "did not answer" in died.args[0].message


def test_a_program_that_is_missing_is_told(qtbot: QtBot) -> None:
    client = EngineClient(["/nowhere/engine"])
    with qtbot.waitSignal(client.engine_died, timeout=10_000) as died:
        client.start()
    assert "could not be started" in died.args[0].message


def test_cancel_that_is_not_answered_ends_the_engine(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--deaf", "--reply", "word " * 5000, "--rate", "50", cancel_patience=200))
    batches: list[TextBatch] = []
    client.text_committed.connect(batches.append)
    with qtbot.waitSignal(client.text_committed):
        ask(client)
    with qtbot.waitSignal(client.engine_died) as died:
        client.cancel()
    assert "did not stop when asked" in died.args[0].message
    assert batches


def test_the_end_of_an_older_order_does_not_end_the_wait_for_a_cancelled_one(
    qtbot: QtBot, connect: Connect
) -> None:
    engine = ("--reply", "word " * 5000, "--rate", "50", "--deaf-after", "1")
    client = ready(qtbot, connect(*engine, cancel_patience=300))
    with qtbot.waitSignal(client.text_committed):
        assert ask(client) == 1
    ask(client)  # the first is asked to end, and does
    with qtbot.waitSignal(client.engine_died, timeout=10_000) as died:
        client.cancel()
    assert "did not stop when asked" in died.args[0].message


def test_what_an_overtaken_load_did_to_the_models_is_told(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--deaf", "--load-seconds", "0.2", "--slow-load", "old"))
    client.load("/models/old.gguf")
    with qtbot.waitSignals([client.models_replaced, client.models_loaded], order="strict"):
        replaced: list[Loaded | None] = []
        client.models_replaced.connect(replaced.append)
        client.load("/models/new.gguf")
    assert [report.target.path for report in replaced if report is not None] == ["/models/old.gguf"]


def test_that_an_overtaken_load_cost_the_former_target_is_told(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--load-seconds", "60", "--slow-load", "old", "--lose-target"))
    client.load("/models/old.gguf")
    with qtbot.waitSignals([client.models_replaced, client.models_loaded], order="strict"):
        replaced: list[Loaded | None] = []
        client.models_replaced.connect(replaced.append)
        client.load("/models/new.gguf")
    assert replaced == [None]


def test_shutdown_ends_a_deaf_engine_too(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--deaf", "--reply", "word " * 5000, "--rate", "50"))
    ask(client)
    with qtbot.waitSignal(client.shut_down, timeout=5_000):
        client.shutdown(100)
    assert client.process_id is None


def test_a_reply_is_asked_for_with_its_drafting(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--tell-drafting"))
    texts = texts_of(client)
    for drafting in (DraftingSettings(length=7, least_confidence=0.9), AUTOMATIC):
        with qtbot.waitSignal(client.generation_finished, timeout=10_000):
            client.generate(QUESTION, SamplingSettings(), drafting=drafting)
    assert "".join(texts) == "length 7, confidence 0.9" + "length None, confidence 0"


LONG = Conversation(
    tuple(Message((Role.USER, Role.ASSISTANT)[place % 2], "word " * 40) for place in range(9))
)
"""Takes 594 tokens."""


def test_a_count_is_answered_without_a_word_about_orders(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--context", "512"))
    with qtbot.waitSignal(client.counted) as counted:
        order = client.count(LONG)
    assert counted.args[0] == Counted(order, 594, 4, 512)


def test_a_count_leaves_the_running_reply_alone(qtbot: QtBot, connect: Connect) -> None:
    reply = "word " * 60
    client = ready(qtbot, connect("--reply", reply, "--rate", "1000"))
    texts = texts_of(client)
    with qtbot.waitSignal(client.text_committed):
        ask(client)
    with qtbot.waitSignals([client.generation_finished, client.counted], order="strict", timeout=10_000):
        client.count(QUESTION)
    assert "".join(texts) == reply


def test_only_the_newest_count_is_answered(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--reply", "word " * 60, "--rate", "1000"))
    seen: list[int] = []
    client.counted.connect(lambda report: seen.append(report.id))
    client.request_failed.connect(lambda report: seen.append(-report.id))
    with qtbot.waitSignal(client.text_committed):
        ask(client)
    with qtbot.waitSignal(client.counted, timeout=10_000):
        client.count(QUESTION)
        newest = client.count(QUESTION)
    assert seen == [newest]


def test_a_new_order_stops_a_count_that_would_hold_it_up(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--reply", "word " * 60, "--rate", "1000"))
    with qtbot.waitSignal(client.text_committed):
        ask(client)
    seen: list[int] = []
    client.request_failed.connect(lambda report: seen.append(report.id))
    client.generation_finished.connect(lambda report: seen.append(report.id))
    counting = client.count(QUESTION)
    newest = ask(client)
    qtbot.waitUntil(lambda: len(seen) == 2, timeout=10_000)
    assert seen == [counting, newest]


def test_a_count_that_fails_is_told_by_its_number(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--fail-count", "The template fails."))
    with qtbot.waitSignal(client.request_failed) as failed:
        order = client.count(QUESTION)
    assert failed.args[0] == Failed(order, "The template fails.")


def test_what_is_left_out_is_told_before_the_reply(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--context", "512"))
    told: list[LeftOut] = []
    client.messages_left_out.connect(told.append)
    with qtbot.waitSignals([client.messages_left_out, client.generation_finished], order="strict"):
        order = client.generate(LONG, SamplingSettings(), overflow=Overflow.DROP_OLDEST)
    assert told == [LeftOut(order, 4)]
    with qtbot.waitSignal(client.request_failed) as failed:
        client.generate(LONG, SamplingSettings())
    assert "594 tokens, and the context holds 512" in failed.args[0].message


def test_a_reply_that_was_cut_goes_on(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--reply", "one two three"))
    texts = texts_of(client)
    begun = Conversation((*QUESTION.messages, Message(Role.ASSISTANT, "one two")))
    with qtbot.waitSignal(client.generation_finished):
        client.generate(begun, SamplingSettings())
    assert "".join(texts) == " three"


def test_each_token_comes_with_its_characters(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect("--reply", "Grüße 🚲 an alle"))
    batches: list[TextBatch] = []
    client.text_committed.connect(batches.append)
    with qtbot.waitSignal(client.generation_finished):
        ask(client)
    assert [count for batch in batches for count in batch.characters] == [4, 4, 4, 3]
    assert all(len(batch.characters) == len(batch.tokens) for batch in batches)


class TestProofs:
    @pytest.fixture
    def client(self, qtbot: QtBot, connect: Connect, request: pytest.FixtureRequest) -> EngineClient:
        client = ready(qtbot, connect(*getattr(request, "param", ("--rate", "2000"))))
        with qtbot.waitSignal(client.models_loaded):
            client.load("/models/a.gguf", "/models/b.gguf")
        return client

    def test_one_is_told_with_its_progress(self, qtbot: QtBot, client: EngineClient) -> None:
        steps: list[ProofProgress] = []
        client.proof_progressed.connect(steps.append)
        with qtbot.waitSignal(client.proved, timeout=10_000) as proved:
            order = client.prove(QUESTION, SamplingSettings(temperature=0.8))
        report: Proved = proved.args[0]
        assert (report.id, report.difference) == (order, None)
        assert report.seed is not None
        assert steps[-1].done == steps[-1].total

    @pytest.mark.parametrize("client", [("--rate", "2000", "--proof-differs-at", "3")], indirect=True)
    def test_a_difference_is_told(self, qtbot: QtBot, client: EngineClient) -> None:
        with qtbot.waitSignal(client.proved, timeout=10_000) as proved:
            client.prove(QUESTION, SamplingSettings())
        difference = proved.args[0].difference
        assert (difference.place, difference.before) == (3, "Here is a fu")

    @pytest.mark.parametrize(
        "client",
        [
            (
                "--rate",
                "50",
            )
        ],
        indirect=True,
    )
    def test_one_can_be_cancelled(self, qtbot: QtBot, client: EngineClient) -> None:
        with qtbot.waitSignal(client.proof_progressed):
            client.prove(QUESTION, SamplingSettings())
        with qtbot.waitSignal(client.request_failed) as failed:
            client.cancel()
        assert failed.args[0].message == "Stopped."


def test_without_a_draft_there_is_nothing_to_prove(qtbot: QtBot, connect: Connect) -> None:
    client = ready(qtbot, connect())
    with qtbot.waitSignal(client.request_failed) as failed:
        client.prove(QUESTION, SamplingSettings())
    assert "nothing to prove" in failed.args[0].message
