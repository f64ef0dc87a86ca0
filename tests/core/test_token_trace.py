"""Where tokens came from is kept in few characters and read back as it was."""

from hypothesis import given
from hypothesis import strategies as st

from app.core.statistics import DRAFTED, DraftReason, Round, Why
from app.core.token_trace import LONGEST, TokenTrace, TracedRound, read, traced, unknown, written


def measured(drafted: int = 3, accepted: int = 2, committed: int = 3, why: Why = DRAFTED) -> Round:
    return Round(drafted, accepted, committed, 0.0018, 0.102, 0.11, 0.11, why, confidences=(0.98, 0.71, 0.4))


def test_a_round_is_written_as_documented() -> None:
    assert written(traced([measured()], [4, 5, 2])) == "3,2,18,1020,d,98.71.40,4.5.2"


def test_what_was_written_is_read_back() -> None:
    plain = Round(0, 0, 1, 0.0, 0.098, 0.1, 0.1, Why(DraftReason.MEASURING))
    rounds = traced([measured(), plain, measured(3, 3, 4)], [4, 5, 2, 1, 0, 3, 1, 1])
    assert list(read(written(rounds))) == rounds


def test_characters_that_do_not_fit_the_rounds_tell_nothing() -> None:
    assert traced([measured()], []) == []
    trace = TokenTrace()
    trace.extend([measured()], [1], before=0)
    assert trace.is_empty


def test_text_from_before_the_trace_is_of_unknown_origin() -> None:
    trace = TokenTrace()
    trace.extend([measured()], [1, 2, 3], before=40)
    assert trace.rounds[0] == unknown(40)
    assert not trace.rounds[0].is_known
    assert trace.length == 46
    assert TokenTrace(trace.text).rounds == trace.rounds


def test_a_kept_trace_goes_on() -> None:
    first = TokenTrace()
    first.extend([measured()], [4, 5, 2], before=0)
    second = TokenTrace(first.text)
    second.extend([measured()], [1, 1, 1], before=11)
    assert [one.length for one in second.rounds] == [11, 3]
    assert second.text.count(";") == 1


def test_what_a_stop_string_took_is_forgotten() -> None:
    trace = TokenTrace()
    trace.extend([measured(), measured()], [4, 5, 2, 1, 1, 1], before=0)
    trace.cut(12)
    assert [one.characters for one in trace.rounds] == [(4, 5, 2), (1, 0, 0)]
    trace.cut(5)
    assert [one.characters for one in trace.rounds] == [(4, 1, 0)]
    assert trace.length == 5
    trace.cut(0)
    assert not trace.rounds


def test_a_trace_is_bounded() -> None:
    rounds = traced([measured()], [1, 1, 1]) * 40_000
    text = written(rounds)
    assert len(text) <= LONGEST
    assert list(read(text)) == rounds[: text.count(";") + 1]


@given(st.text(alphabet="0123456789,.;?dsxm-", max_size=60))
def test_any_text_is_read(text: str) -> None:
    for one in read(text):
        assert isinstance(one, TracedRound)
        assert 0 <= one.accepted <= max(one.drafted, 0)
        assert all(count >= 0 for count in one.characters)
