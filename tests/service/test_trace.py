"""Traces: what was written comes back, nothing is lost by writing, and nothing of a file is believed."""

import json
import math
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app import VERSION
from app.core.generation import FinishReason
from app.core.speculative.hindsight import RoundCosts
from app.core.statistics import DraftReason, Round, Why
from app.errors import AppError, UsageError
from app.service.session import ROUNDS_KEPT
from app.service.trace import check_trace_path, read_trace, write_trace
from app.service.trace_lines import MOST_ROUNDS, TraceHead, trace_head

COSTS = RoundCosts(checks=(0.03, 0.031, 0.035, 0.036, 0.05), draft=0.005, longest=4)
SHORTENED = Why(DraftReason.SHORTENED, tokens=5, figure=1.6667)
ROUNDS = (
    Round(0, 0, 1, 0.0, 0.03125, 0.0625, 0.03125, Why(DraftReason.MEASURING)),
    Round(3, 2, 3, 0.015625, 0.03125, 0.0625, 0.046875, SHORTENED, shape=4, confidences=(0.9876, 1.0, 0.25)),
    Round(2, 2, 3, 0.015625, 0.03125, 0.046875, 0.046875, shape=3, confidences=(math.nan, 0.5)),
)


def head_of(rounds: tuple[Round, ...] = ROUNDS, finish: FinishReason = FinishReason.LENGTH) -> TraceHead:
    committed = sum(one.committed for one in rounds)
    return trace_head(Path("big/t.gguf"), Path("small/d.gguf"), finish, COSTS, rounds, committed)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "reply.jsonl"


@pytest.fixture
def written(path: Path) -> list[dict[str, Any]]:
    """The lines of a sound trace, to be spoilt."""
    write_trace(path, head_of(), ROUNDS)
    return [json.loads(line) for line in path.read_text().splitlines()]


def spoil(path: Path, lines: list[dict[str, Any]]) -> str:
    """What is said of these lines."""
    path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))
    return refusal(path)


def refusal(path: Path) -> str:
    with pytest.raises(UsageError) as caught:
        read_trace(path)
    assert caught.value.hint
    assert str(path) in caught.value.message
    return caught.value.message.replace(str(path), "FILE")


class TestRoundTrip:
    def test_what_was_written_comes_back(self, path: Path) -> None:
        write_trace(path, head_of(), ROUNDS)
        trace = read_trace(path)
        assert trace.head == head_of()
        assert trace.head.costs == COSTS
        assert repr(trace.rounds) == repr(ROUNDS), "compared as text, for one confidence is not a number"

    @settings(deadline=None)
    @given(
        draws=st.lists(
            st.tuples(st.integers(0, 4), st.integers(0, 4), st.floats(0, 1e4), st.sampled_from(DraftReason)),
            max_size=20,
        )
    )
    def test_any_reply_comes_back(
        self, tmp_path_factory: pytest.TempPathFactory, draws: list[tuple[int, int, float, DraftReason]]
    ) -> None:
        rounds = tuple(
            Round(drafted, min(kept, drafted), min(kept, drafted) + 1, 0.0, 0.0, seconds, 0.0, Why(reason),
                  drafted + 1)
            for drafted, kept, seconds, reason in draws
        )  # fmt: skip
        path = tmp_path_factory.mktemp("trace") / "reply.jsonl"
        write_trace(path, head_of(rounds), rounds)
        back = read_trace(path).rounds
        assert [replace(one, seconds=0.0) for one in back] == [replace(one, seconds=0.0) for one in rounds]
        assert [one.seconds for one in back] == pytest.approx([one.seconds for one in rounds], abs=1e-7)

    def test_one_line_a_round_follows_the_head(self, written: list[dict[str, Any]]) -> None:
        head, *rounds = written
        assert (head["program"], head["rounds"], head["longest_draft"]) == (VERSION, 3, 4)
        assert head["check_seconds"] == list(COSTS.checks)
        assert [line["place"] for line in rounds] == [0, 1, 4]
        assert rounds[1]["confidences"] == [0.9876, 1.0, 0.25]
        assert (rounds[1]["reason"], rounds[1]["tokens"], rounds[1]["figure"]) == ("shortened", 5, 1.6667)
        assert (rounds[1]["draft_ms"], rounds[1]["verify_ms"], rounds[1]["ms"]) == (15.625, 31.25, 62.5)

    def test_names_of_files_are_written_and_no_folders(self, written: list[dict[str, Any]]) -> None:
        assert (written[0]["target"], written[0]["draft"]) == ("t.gguf", "d.gguf")

    def test_a_name_that_is_no_text_does_no_harm(self, path: Path) -> None:
        head = trace_head(Path("caf\udce9.gguf"), None, FinishReason.LENGTH, COSTS, (), 0)
        write_trace(path, head, ())
        assert (read_trace(path).head.target, read_trace(path).head.draft) == ("caf?.gguf", None)

    def test_a_length_chosen_by_hand_may_be_longer_than_the_program_s_own(self, path: Path) -> None:
        costs = replace(COSTS, longest=2)
        head = trace_head(Path("t"), Path("d"), FinishReason.LENGTH, costs, ROUNDS, 7)
        assert head.longest_draft == 3
        write_trace(path, head, ROUNDS)
        assert read_trace(path).head == head

    def test_a_long_reply_may_lack_its_beginning(self, path: Path) -> None:
        head = trace_head(Path("t"), Path("d"), FinishReason.LENGTH, COSTS, ROUNDS[1:], committed=7)
        write_trace(path, head, ROUNDS[1:])
        assert json.loads(path.read_text().splitlines()[1])["place"] == 1
        assert len(read_trace(path).rounds) == 2

    def test_a_reply_that_was_stopped_at_once_has_only_a_head(self, path: Path) -> None:
        write_trace(path, head_of((), FinishReason.CANCELLED), ())
        assert read_trace(path).rounds == ()

    @pytest.mark.parametrize("last", [Round(3, 1, 1, 0, 0, 0, 0, shape=4), Round(0, 0, 0, 0, 0, 0, 0)])
    def test_the_last_round_may_be_cut_where_the_reply_ends(self, path: Path, last: Round) -> None:
        rounds = (*ROUNDS, last)
        write_trace(path, head_of(rounds, FinishReason.END), rounds)
        assert read_trace(path).rounds[-1] == last

    def test_as_many_rounds_as_are_ever_kept_can_be_read(self, path: Path) -> None:
        rounds = (Round(0, 0, 1, 0, 0, 0, 0),) * MOST_ROUNDS
        write_trace(path, head_of(rounds), rounds)
        assert len(read_trace(path).rounds) == MOST_ROUNDS >= ROUNDS_KEPT


class TestWriting:
    def test_another_trace_is_replaced_and_so_is_an_empty_file(self, path: Path) -> None:
        path.touch()
        for rounds in (ROUNDS, ROUNDS[:1]):
            write_trace(path, head_of(rounds), rounds)
            assert len(read_trace(path).rounds) == len(rounds)
        assert list(path.parent.iterdir()) == [path]

    def test_no_other_file_is_ever_replaced(self, path: Path) -> None:
        path.write_bytes(b"GGUF, and many hours of downloading")
        for check in (check_trace_path, lambda path: write_trace(path, head_of(), ROUNDS)):
            with pytest.raises(UsageError, match="is there already and is no trace") as caught:
                check(path)
            assert "--trace FILE" in caught.value.hint
        assert path.read_bytes() == b"GGUF, and many hours of downloading"

    def test_a_folder_is_no_file(self, tmp_path: Path) -> None:
        with pytest.raises(UsageError, match="is no trace"):
            check_trace_path(tmp_path)

    def test_a_folder_that_is_missing_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(UsageError, match=r"There is no folder .*nowhere"):
            check_trace_path(tmp_path / "nowhere" / "reply.jsonl")

    def test_a_link_stays_a_link(self, path: Path, tmp_path: Path) -> None:
        path.symlink_to(tmp_path / "real.jsonl")
        write_trace(path, head_of(), ROUNDS)
        assert path.is_symlink()
        assert len(read_trace(tmp_path / "real.jsonl").rounds) == 3

    @pytest.mark.skipif(os.name == "nt", reason="needs a limit on the size of files")
    def test_a_full_disk_leaves_what_was_there_and_nothing_else(self, path: Path) -> None:
        write_trace(path, head_of(), ROUNDS)
        before = path.read_bytes()
        with files_of_at_most(100), pytest.raises(AppError, match="cannot be written") as caught:
            write_trace(path, head_of(), ROUNDS * 50)
        assert "Make room" in caught.value.hint
        assert list(path.parent.iterdir()) == [path]
        assert path.read_bytes() == before

    @pytest.mark.skipif(os.name == "nt", reason="needs a limit on the size of files")
    def test_a_full_disk_leaves_no_half_file(self, path: Path) -> None:
        with files_of_at_most(100), pytest.raises(AppError, match="cannot be written"):
            write_trace(path, head_of(), ROUNDS)
        assert list(path.parent.iterdir()) == []


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """A disk on which no file becomes larger."""
    import resource

    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


class TestWhatIsNoTrace:
    def test_a_missing_file_is_told(self, path: Path) -> None:
        assert refusal(path) == "FILE cannot be read: No such file or directory."

    def test_a_folder_is_told(self, tmp_path: Path) -> None:
        assert refusal(tmp_path) == "FILE is not a file."

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
    def test_a_pipe_is_not_waited_for(self, path: Path) -> None:
        os.mkfifo(path)
        assert refusal(path) == "FILE is not a file."

    @pytest.mark.parametrize("content", [b"", b"\n", b"GGUF\x03", b"[]", b'{"text":"Hi"}\n', b"\xff\xfe{"])
    def test_another_file_is_told(self, path: Path, content: bytes) -> None:
        path.write_bytes(content)
        assert refusal(path) == "FILE is no trace."

    def test_a_gigantic_file_is_not_read(self, path: Path) -> None:
        path.write_bytes(b'{"trace":1')
        os.truncate(path, 1 << 40)
        assert refusal(path) == "FILE is too large for a trace."

    def test_another_version_is_told(self, path: Path) -> None:
        path.write_text('{"trace":2,"all":"new"}\n')
        assert refusal(path) == "FILE was written by another version of the program."

    def test_a_trace_cut_off_anywhere_is_refused(self, path: Path, written: list[dict[str, Any]]) -> None:
        whole = path.read_bytes()
        for length in range(len(whole)):
            path.write_bytes(whole[:length])
            refusal(path)
        path.write_bytes(whole[:-20])
        assert refusal(path) == "FILE is cut off behind line 3, and 3 rounds belong to it."

    def test_more_than_belongs_to_it_is_refused(self, path: Path, written: list[dict[str, Any]]) -> None:
        assert spoil(path, [*written, written[-1]]) == (
            "Line 5 of FILE makes no sense: there is more than belongs to it."
        )
        path.write_bytes(path.read_bytes() + b"\n" * 1_000_000)
        assert "there is more" in refusal(path)


class TestHostileLines:
    @pytest.mark.parametrize(
        ("name", "value"),
        [
            ("check_seconds", []),
            ("check_seconds", [0.03] * 65),
            ("check_seconds", [0.03, -1.0, 1.0, 1.0, 1.0]),
            ("check_seconds", [0.0] * 5),
            ("check_seconds", [1e-320] * 5),
            ("check_seconds", [1e300] * 5),
            ("draft_seconds", -0.1),
            ("draft_seconds", None),
            ("longest_draft", 5),
            ("longest_draft", -1),
            ("rounds", MOST_ROUNDS + 1),
            ("rounds", 10**30),
            ("place", -1),
            ("place", 10**12),
            ("target", 7),
            ("finish", "because"),
            ("surprise", [[[]]]),
        ],
    )
    def test_a_head_is_refused(
        self, path: Path, written: list[dict[str, Any]], name: str, value: object
    ) -> None:
        written[0][name] = value
        assert spoil(path, written).startswith("Line 1 of FILE makes no sense: ")

    @pytest.mark.parametrize(
        ("name", "value"),
        [
            ("place", 2),
            ("drafted", 5),
            ("drafted", 1),
            ("drafted", -3),
            ("drafted", 2.5),
            ("accepted", 4),
            ("committed", 4),
            ("committed", 2),
            ("committed", 10**18),
            ("shape", 3),
            ("shape", 6),
            ("shape", True),
            ("ms", -1.0),
            ("ms", 1e300),
            ("ms", "52"),
            ("verify_ms", None),
            ("reason", "no_reason"),
            ("tokens", 10**9),
            ("figure", -1.0),
            ("confidences", [0.5]),
            ("confidences", [0.5] * 1000),
            ("confidences", [0.5, 2.0, 0.5]),
            ("surprise", 1),
        ],
    )
    def test_a_round_is_refused_with_its_line(
        self, path: Path, written: list[dict[str, Any]], name: str, value: object
    ) -> None:
        written[2][name] = value
        assert spoil(path, written).startswith("Line 3 of FILE makes no sense: ")

    def test_a_round_that_lacks_a_number_is_refused(self, path: Path, written: list[dict[str, Any]]) -> None:
        del written[3]["shape"]
        assert "`shape`" in spoil(path, written)

    @pytest.mark.parametrize(
        "line", [b"", b"[]", b"null", b"\xff", b"[" * 100_000, b'{"place":1e999}', b'{"place":NaN}']
    )
    def test_a_line_that_is_no_round_is_refused(
        self, path: Path, written: list[dict[str, Any]], line: bytes
    ) -> None:
        lines = path.read_bytes().split(b"\n")
        path.write_bytes(b"\n".join([*lines[:2], line, *lines[3:]]))
        assert refusal(path).startswith("Line 3 of FILE makes no sense: ")

    @pytest.mark.parametrize(
        ("finish", "committed", "words"),
        [
            ("length", 2, "ends before the target's own token"),
            ("end", 3, "the token that ends the reply is missing"),
        ],
    )
    def test_a_last_round_that_ends_otherwise_than_the_reply_is_refused(
        self, path: Path, written: list[dict[str, Any]], finish: str, committed: int, words: str
    ) -> None:
        written[0]["finish"] = finish
        written[3]["committed"] = committed
        assert words in spoil(path, written)

    @settings(deadline=None)
    @given(junk=st.binary(max_size=300))
    def test_whatever_is_there_it_is_read_or_refused(
        self, tmp_path_factory: pytest.TempPathFactory, junk: bytes
    ) -> None:
        path = tmp_path_factory.mktemp("junk") / "reply.jsonl"
        for beginning in (b"", b'{"trace":', b'{"trace":1,'):
            path.write_bytes(beginning + junk)
            refusal(path)
