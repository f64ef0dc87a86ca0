"""The engine's main loop over a channel in memory, with real models behind it."""

import io
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, BinaryIO, TypeVar, cast

import msgspec
import psutil
import pytest

from app import VERSION
from app.core.cancellation import CancelFlag
from app.core.conversation import Conversation, Message, Role
from app.core.generation import DraftingSettings, FinishReason, Method, Overflow, SamplingSettings
from app.core.statistics import DraftReason
from app.errors import ModelNotLoadedError
from app.service.host import Host
from app.service.messages import (
    PROTOCOL,
    Cancel,
    Committed,
    Count,
    Counted,
    Failed,
    Finished,
    Generate,
    Hello,
    LeftOut,
    Load,
    Loaded,
    LoadProgress,
    Order,
    PromptRead,
    Prove,
    Proved,
    Quit,
    Report,
    decode_report,
    encode,
)
from app.service.session import Session
from app.storage.cost_cache import CostCache
from tests.conftest import ExpectLog
from tests.support.tiny_models import UNUSABLE, TinyModels

PATIENCE = 60.0
"""Seconds to wait for the other thread before a test gives up."""

ENDS = (Loaded, Finished, Counted, Proved, Failed)
QUESTION = Conversation((Message(Role.USER, "Hello there"),))
LONG = Conversation(tuple(Message((Role.USER, Role.ASSISTANT)[place % 2], "x" * 90) for place in range(9)))
"""Longer than the context of the tiny models."""

Kind = TypeVar("Kind", bound=Report)


class WatchedFlag(CancelFlag):
    """A cancel flag one can wait for."""

    def __init__(self) -> None:
        super().__init__()
        self.raised = threading.Event()

    def set(self) -> None:
        super().set()
        self.raised.set()

    def clear(self) -> None:
        super().clear()
        self.raised.clear()


class Window(io.RawIOBase):
    """The other end of the channel: sends orders through a pipe and collects reports.

    Reports arrive in the thread that carries out the orders, so a reaction to one comes at a known moment.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.cancel = WatchedFlag()
        self.session = Session(self.cancel, CostCache(folder))
        self.reports: list[Report] = []
        self.react: Callable[[Report], None] = lambda _report: None
        reading, writing = os.pipe()
        self.orders = os.fdopen(reading, "rb")
        self._pipe = os.fdopen(writing, "wb", buffering=0)
        self._open = 0

    def say(self, *lines: Order | bytes) -> None:
        """Send orders, or lines that are none; what carries an id will be answered."""
        for line in lines:
            self._open += isinstance(line, Load | Generate | Count | Prove) or (
                isinstance(line, bytes) and b'"id"' in line
            )
            self._pipe.write(line if isinstance(line, bytes) else encode(line))

    def hang_up(self) -> None:
        self._pipe.close()

    def serve(self, *lines: Order | bytes) -> list[Report]:
        """Run the engine until each of its orders has ended, and give what it reported."""
        self.say(*lines)
        if not self._open:
            self.hang_up()
        try:
            Host(self.session, self.cancel, self.orders, cast(BinaryIO, self)).serve()
        finally:
            self.hang_up()
            for thread in threading.enumerate():
                if thread.name == "orders":
                    thread.join(PATIENCE)
            self.orders.close()
        return self.reports

    def write(self, data: Any) -> int:
        report = decode_report(bytes(data))
        self.reports.append(report)
        self.react(report)
        if isinstance(report, ENDS):
            self._open -= 1
            if self._open == 0:
                self.hang_up()
        return len(data)

    def some(self, kind: type[Kind]) -> list[Kind]:
        return [report for report in self.reports if isinstance(report, kind)]


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    window = Window(tmp_path / "costs")
    yield window
    window.session.close()


def load(order_id: int, target: Path, draft: Path | None = None) -> Load:
    return Load(order_id, str(target), str(draft) if draft else None, threads=1)


def ask(order_id: int, max_tokens: int | None = 8, method: Method = Method.AUTO) -> Generate:
    return Generate(order_id, QUESTION, SamplingSettings(), method, max_tokens)


class TestGreeting:
    def test_the_first_word_is_hello(self, window: Window, models: TinyModels) -> None:
        reports = window.serve(load(1, models.target))
        hello = reports[0]
        assert isinstance(hello, Hello)
        assert (hello.protocol, hello.version) == (PROTOCOL, VERSION)
        assert "CPU" in hello.system

    def test_the_end_of_the_orders_ends_it(self, window: Window) -> None:
        assert [type(report) for report in window.serve()] == [Hello]

    def test_quit_ends_it_although_orders_may_still_come(self, window: Window) -> None:
        window.say(Quit())
        window._open = 1  # so that nobody hangs up before
        assert [type(report) for report in window.serve()] == [Hello]

    def test_quit_stops_what_is_running_and_drops_what_is_waiting(
        self, window: Window, models: TinyModels
    ) -> None:
        def quit_early(report: Report) -> None:
            if isinstance(report, Committed) and not window.cancel.is_set():
                window.say(ask(3), Quit())
                assert window.cancel.raised.wait(PATIENCE)

        window.react = quit_early
        reports = window.serve(load(1, models.target), ask(2, None))
        assert isinstance(reports[-1], Finished)
        assert reports[-1].reason is FinishReason.CANCELLED
        assert len(window.some(Committed)) == 1

    def test_the_models_are_given_back_in_the_end(self, window: Window, models: TinyModels) -> None:
        window.serve(load(1, models.target))
        with pytest.raises(ModelNotLoadedError):
            _ = window.session.models.target_card

    def test_a_window_that_is_gone_ends_it(self, window: Window, models: TinyModels) -> None:
        def vanish(report: Report) -> None:
            if isinstance(report, Committed):
                raise BrokenPipeError

        window.react = vanish
        with pytest.raises(BrokenPipeError):
            window.serve(load(1, models.target), ask(2))
        with pytest.raises(ModelNotLoadedError):
            _ = window.session.models.target_card


class TestOrders:
    def test_loading_reports_progress_and_what_is_loaded(self, window: Window, models: TinyModels) -> None:
        window.serve(load(7, models.target, models.draft))
        (loaded,) = window.some(Loaded)
        assert loaded.id == 7
        assert loaded.target.path == str(models.target)
        assert loaded.draft is not None
        assert loaded.draft.path == str(models.draft)
        assert loaded.notices == ()
        progress = window.some(LoadProgress)
        assert {step.id for step in progress} == {7}
        assert [step.model for step in progress] == sorted((s.model for s in progress), reverse=True)
        for model in ("target", "draft"):
            shares = [step.fraction for step in progress if step.model == model]
            assert shares == sorted(shares)
            assert len(shares) <= 101

    def test_a_reply_reports_prompt_rounds_and_end_under_its_id(
        self, window: Window, models: TinyModels
    ) -> None:
        reports = window.serve(load(1, models.target, models.draft), ask(12))
        own = [report for report in reports[1:] if getattr(report, "id", None) == 12]
        assert [type(report) for report in own] == sorted(
            (type(report) for report in own), key=[PromptRead, Committed, Finished].index
        )
        (finished,) = window.some(Finished)
        assert (finished.reason, finished.method) == (FinishReason.LENGTH, Method.DRAFT)
        assert sum(len(report.tokens) for report in window.some(Committed)) == 8
        assert finished.statistics.committed == 8

    def test_characters_are_told_for_each_token(self, window: Window, models: TinyModels) -> None:
        window.serve(load(1, models.target), ask(2, 60))
        told = window.some(Committed)
        assert all(len(report.characters) == len(report.tokens) for report in told)
        text = "".join(report.text for report in told)
        assert sum(sum(report.characters) for report in told) == len(text)

    def test_what_the_models_take_is_told(self, window: Window, models: TinyModels) -> None:
        window.serve(load(1, models.target, models.draft))
        memory = window.some(Loaded)[0].memory
        assert memory is not None
        assert min(memory.target_weights, memory.draft_weights, memory.target_cache, memory.buffers) > 0

    def test_a_conversation_is_counted(self, window: Window, models: TinyModels) -> None:
        window.serve(load(1, models.target), Count(2, QUESTION), Count(3, LONG), ask(4))
        short, long = window.some(Counted)
        assert (short.id, short.left_out, short.context_length) == (2, 0, 512)
        assert (long.id, long.left_out > 0, long.tokens > 512) == (3, True, True)
        assert window.some(Finished)[0].statistics.prompt_tokens == short.tokens

    def test_a_count_that_a_newer_one_overtook_fails(self, window: Window, models: TinyModels) -> None:
        def react(report: Report) -> None:
            if isinstance(report, Loaded):
                window.say(Cancel(2), Count(2, QUESTION), Count(3, QUESTION))

        window.react = react
        window.serve(load(1, models.target))
        assert window.some(Failed) == [Failed(2, "Stopped.")]
        assert [counted.id for counted in window.some(Counted)] == [3]

    def test_counting_without_a_model_fails(self, window: Window) -> None:
        window.serve(Count(1, QUESTION))
        assert window.some(Failed) == [Failed(1, "No model is loaded.", "Open a model first.")]

    def test_what_is_left_out_is_told_before_the_prompt_is_read(
        self, window: Window, models: TinyModels
    ) -> None:
        order = Generate(2, LONG, SamplingSettings(), max_tokens=8, overflow=Overflow.DROP_OLDEST)
        reports = window.serve(load(1, models.target), order, Generate(3, LONG, SamplingSettings()))
        kinds = [type(report) for report in reports if getattr(report, "id", None) == 2]
        assert kinds[:2] == [LeftOut, PromptRead]
        assert "the context holds 512" in window.some(Failed)[0].message

    def test_a_reply_is_proved(self, window: Window, models: TinyModels) -> None:
        window.serve(
            load(1, models.target, models.draft), Prove(2, QUESTION, SamplingSettings(), max_tokens=12)
        )
        (proved,) = window.some(Proved)
        assert (proved.id, proved.difference, proved.tokens) == (2, None, 12)

    def test_without_a_draft_nothing_is_proved(self, window: Window, models: TinyModels) -> None:
        window.serve(load(1, models.target), Prove(2, QUESTION, SamplingSettings()))
        assert "nothing to prove" in window.some(Failed)[0].message

    def test_how_far_to_draft_comes_with_the_order(self, window: Window, models: TinyModels) -> None:
        order = Generate(
            2, QUESTION, SamplingSettings(), Method.DRAFT, 12, DraftingSettings(1, least_confidence=0.0)
        )
        window.serve(load(1, models.target, models.draft), order)
        assert max(report.measured.drafted for report in window.some(Committed)) == 1
        whys = {report.measured.why.reason for report in window.some(Committed)}
        assert DraftReason.DRAFTED in whys

    def test_a_length_that_makes_no_sense_fails_by_name(
        self, window: Window, models: TinyModels, expect_log: ExpectLog
    ) -> None:
        expect_log("not an order")
        line = encode(ask(5)).replace(b'"length":null', b'"length":-1')
        window.serve(line, load(1, models.target), ask(2))
        (failed,) = window.some(Failed)
        assert (failed.id, failed.message) == (5, "The draft length cannot be -1.")

    def test_orders_are_carried_out_one_after_the_other(self, window: Window, models: TinyModels) -> None:
        reports = window.serve(load(1, models.target), ask(2), load(3, models.other_target), ask(4))
        ends = [report.id for report in reports if isinstance(report, ENDS)]
        assert ends == [1, 2, 3, 4]

    def test_a_draft_that_cannot_be_used_is_a_notice_and_the_target_answers(
        self, window: Window, models: TinyModels
    ) -> None:
        window.serve(load(1, models.target, models.other_vocabulary), ask(2))
        (loaded,) = window.some(Loaded)
        assert loaded.draft is None
        assert len(loaded.notices) == 1
        assert "'elsewhere', in the target 'w300'" in loaded.notices[0]
        assert window.some(Finished)[0].method is Method.PLAIN

    def test_without_a_chat_template_a_notice_says_so(self, window: Window, models: TinyModels) -> None:
        window.serve(load(1, models.without_template))
        assert any("no chat template" in notice for notice in window.some(Loaded)[0].notices)


class TestFailures:
    @pytest.mark.parametrize("kind", UNUSABLE)
    def test_a_target_that_cannot_answer_fails_with_reason_and_hint_and_the_old_one_answers(
        self, window: Window, models: TinyModels, kind: str
    ) -> None:
        pick, words = UNUSABLE[kind]
        window.serve(load(1, models.target), load(2, pick(models)), ask(3))
        (failed,) = window.some(Failed)
        assert failed.id == 2
        assert words in failed.message
        assert failed.hint
        assert window.some(Finished)[0].statistics.committed == 8

    def test_a_reply_without_a_model_fails(self, window: Window) -> None:
        window.serve(ask(1))
        assert window.some(Failed) == [Failed(1, "No model is loaded.", "Open a model first.")]

    def test_drafting_without_a_draft_fails_and_the_next_reply_is_written(
        self, window: Window, models: TinyModels
    ) -> None:
        window.serve(load(1, models.target), ask(2, method=Method.DRAFT), ask(3))
        assert [failed.id for failed in window.some(Failed)] == [2]
        assert [finished.id for finished in window.some(Finished)] == [3]

    def test_a_prompt_longer_than_the_context_fails_and_the_next_is_answered(
        self, window: Window, models: TinyModels
    ) -> None:
        long = Conversation((Message(Role.USER, "x" * 600),))
        window.serve(load(1, models.target), Generate(2, long, SamplingSettings()), ask(3))
        (failed,) = window.some(Failed)
        assert "the context holds 512" in failed.message
        assert window.some(Finished)[0].id == 3

    def test_a_target_given_up_to_make_room_is_told(
        self, window: Window, models: TinyModels, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        scarce = SimpleNamespace(available=0, total=psutil.virtual_memory().total)
        monkeypatch.setattr(psutil, "virtual_memory", lambda: scarce)
        window.serve(load(1, models.target), load(2, models.unknown_architecture), load(3, models.no_gguf))
        lost, kept = window.some(Failed)
        assert (lost.id, lost.target_lost) == (2, True)
        assert (kept.id, kept.target_lost) == (3, False), "there was none any more"

    def test_options_that_make_no_sense_fail(self, window: Window, models: TinyModels) -> None:
        window.serve(Load(1, str(models.target), threads=0), Load(2, str(models.target), context_length=0))
        assert [failed.id for failed in window.some(Failed)] == [1, 2]

    def test_an_empty_reply_limit_fails(self, window: Window, models: TinyModels) -> None:
        window.serve(load(1, models.target), ask(2, 0), ask(3))
        assert "max-tokens cannot be 0" in window.some(Failed)[0].message

    def test_a_model_without_numbers_fails_and_another_answers(
        self, window: Window, models: TinyModels
    ) -> None:
        window.serve(load(1, models.not_a_number), ask(2), load(3, models.target), ask(4))
        assert "not a number" in window.some(Failed)[0].message
        assert window.some(Finished)[0].id == 4

    def test_lines_that_are_no_orders_are_ignored_and_logged(
        self, window: Window, models: TinyModels, expect_log: ExpectLog
    ) -> None:
        expect_log("not an order")
        garbage = [b"garbage\n", b"\n", b"\xff\xfe\n", b"{}\n", b"[" * 10_000 + b"\n"]
        window.serve(*garbage, load(1, models.target), ask(2))
        assert [report.id for report in window.reports if isinstance(report, ENDS)] == [1, 2]

    def test_an_order_that_makes_no_sense_is_refused_by_its_id(
        self, window: Window, models: TinyModels, expect_log: ExpectLog
    ) -> None:
        expect_log("not an order")
        cold = encode(ask(5)).replace(b'"temperature":0.0', b'"temperature":-1.0')
        odd = b'{"type":"Fly","id":6}\n'
        window.serve(cold, odd, load(1, models.target), ask(2))
        first, second = window.some(Failed)
        assert (first.id, first.message) == (5, "The temperature cannot be -1.")
        assert (second.id, "did not understand" in second.message) == (6, True)
        assert window.some(Finished)[0].id == 2

    @pytest.mark.parametrize(
        "fault", [ValueError("bad"), TypeError("bad"), KeyError("bad"), MemoryError("bad"), OSError("bad")]
    )
    def test_a_fault_of_ours_fails_its_order_and_the_next_one_works(
        self,
        window: Window,
        models: TinyModels,
        expect_log: ExpectLog,
        monkeypatch: pytest.MonkeyPatch,
        fault: Exception,
    ) -> None:
        expect_log("order failed")
        answer = window.session.answer

        def fail_once(*arguments: Any) -> Any:
            monkeypatch.setattr(window.session, "answer", answer)
            raise fault

        monkeypatch.setattr(window.session, "answer", fail_once)
        window.serve(load(1, models.target), ask(2), ask(3))
        (failed,) = window.some(Failed)
        assert failed.id == 2
        assert "The engine failed" in failed.message
        assert "engine.log" in failed.hint
        assert window.some(Finished)[0].id == 3

    def test_a_channel_that_breaks_while_read_ends_it(
        self, window: Window, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        class Broken(io.RawIOBase):
            def readline(self, _size: int | None = -1) -> bytes:
                raise MemoryError

        monkeypatch.setattr(threading, "excepthook", lambda _arguments: None)
        Host(window.session, window.cancel, cast(BinaryIO, Broken()), cast(BinaryIO, window)).serve()
        assert [type(report) for report in window.reports] == [Hello]


class TestCancelling:
    def cancel_at(self, window: Window, kind: type[Report], *orders: Order) -> None:
        """Send orders at the first report of a kind, the last being a Cancel of what is running."""

        def react(report: Report) -> None:
            if isinstance(report, kind) and not window.cancel.is_set():
                window.react = lambda _report: None
                window.say(*orders)
                assert window.cancel.raised.wait(PATIENCE)

        window.react = react

    def test_a_running_reply_ends_before_the_next_round(self, window: Window, models: TinyModels) -> None:
        self.cancel_at(window, Committed, Cancel(2))
        window.serve(load(1, models.target, models.draft), ask(2, None))
        assert len(window.some(Committed)) == 1
        (finished,) = window.some(Finished)
        assert (finished.id, finished.reason) == (2, FinishReason.CANCELLED)

    def test_the_reading_of_a_prompt_ends_before_the_next_chunk(
        self, window: Window, models: TinyModels
    ) -> None:
        self.cancel_at(window, PromptRead, Cancel(2))
        window.serve(load(1, models.target), ask(2))
        assert window.some(Committed) == []
        assert window.some(Finished)[0].reason is FinishReason.CANCELLED

    def test_loading_ends_and_the_old_target_answers(self, window: Window, models: TinyModels) -> None:
        def react(report: Report) -> None:
            if isinstance(report, LoadProgress) and report.id == 2 and not window.cancel.is_set():
                window.say(Cancel(2))
                assert window.cancel.raised.wait(PATIENCE)

        window.react = react
        window.serve(load(1, models.target), load(2, models.other_target), ask(3))
        assert window.some(Failed) == [Failed(2, "Stopped.")]
        assert window.some(Finished)[0].id == 3
        assert [loaded.target.name for loaded in window.some(Loaded)] == ["target"]

    def test_loading_a_draft_ends_and_the_window_learns_that_the_target_has_changed(
        self, window: Window, models: TinyModels
    ) -> None:
        def react(report: Report) -> None:
            if isinstance(report, LoadProgress) and report.model == "draft" and not window.cancel.is_set():
                window.say(Cancel(2))
                assert window.cancel.raised.wait(PATIENCE)

        window.react = react
        window.serve(load(1, models.target), load(2, models.other_target, models.stranger), ask(3))
        _, second = window.some(Loaded)
        assert (second.target.name, second.draft) == ("other-target", None)
        assert "stopped" in second.notices[0]
        assert window.some(Finished)[0].statistics.committed == 8

    def test_a_waiting_reply_is_not_begun(self, window: Window, models: TinyModels) -> None:
        self.cancel_at(window, Committed, ask(3), Cancel(3), ask(4), Cancel(2))
        window.serve(load(1, models.target), ask(2))
        reasons = {finished.id: finished.reason for finished in window.some(Finished)}
        cancelled = FinishReason.CANCELLED
        assert reasons == {2: cancelled, 3: cancelled, 4: FinishReason.LENGTH}
        assert 3 not in {report.id for report in window.some(Committed)}

    def test_cancelling_what_is_over_or_unknown_does_nothing(
        self, window: Window, models: TinyModels
    ) -> None:
        def react(report: Report) -> None:
            if isinstance(report, Finished) and report.id == 2:
                window.say(Cancel(1), Cancel(2), Cancel(99), ask(3))

        window.react = react
        window.serve(load(1, models.target), ask(2))
        assert [finished.reason for finished in window.some(Finished)] == [FinishReason.LENGTH] * 2


def test_every_report_can_be_written_down(models: TinyModels, window: Window) -> None:
    """Whatever random weights say, broken characters included, stays one line of valid JSON."""
    window.serve(load(1, models.target), ask(2, 200))
    for report in window.reports:
        assert msgspec.json.decode(encode(report))
