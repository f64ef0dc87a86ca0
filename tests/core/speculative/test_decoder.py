"""The loop: where a reply ends, what it survives, and what it counts."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np
import pytest

from app.core.cancellation import CancelFlag
from app.core.events import GenerationFinished, PromptProgress, TokensCommitted
from app.core.generation import FinishReason, GenerationRequest
from app.core.speculative.baseline import PlainBaseline
from app.core.speculative.cost_curve import CostCurve
from app.core.speculative.decoder import Decoder
from app.core.speculative.draft_length import FixedLength
from app.core.speculative.drafter import Draft, Drafter, DraftPlan, NoDrafter
from app.core.speculative.sampling import Sampler
from app.core.statistics import DraftReason
from app.errors import EvaluationError, PromptTooLongError
from tests.support.fake_model import FakeModel, FakeVocabulary
from tests.support.replies import (
    PROMPT,
    TickingClock,
    decoder,
    never_plain,
    outcome,
    rounds,
    spelled,
    speller,
)
from tests.support.scripted_drafters import OracleDrafter


@pytest.mark.parametrize("length", [0, 3, 8])
def test_the_end_token_cuts_inside_a_round_and_is_no_part_of_the_reply(length: int) -> None:
    target = speller("bcd")
    drafter = OracleDrafter([*spelled("bcd"), 3, 3, 3, 3, 3], 1)
    tokens, text, last = outcome(decoder(target, drafter, length).generate(GenerationRequest(PROMPT)))
    assert (text, last.reason) == ("bcd", FinishReason.END)
    assert tokens == (1, 2, 3)
    assert list(target.cached) == [0, 1, 2], "what was drafted behind the end is forgotten"
    assert last.statistics.committed == 3
    assert last.statistics.accepted <= 3
    assert last.statistics.plain_steps == 4


def test_a_reply_may_be_empty() -> None:
    tokens, text, last = outcome(decoder(speller(""), NoDrafter()).generate(GenerationRequest(PROMPT)))
    assert (tokens, text, last.reason) == ((), "", FinishReason.END)
    assert last.statistics.first_token_seconds is None


@pytest.mark.parametrize("length", [0, 2, 8])
def test_a_stop_string_cuts_behind_the_token_that_completes_it(length: int) -> None:
    target = speller("bcdefghij")
    drafter = OracleDrafter(spelled("bcdefghij"), 1)
    request = GenerationRequest(PROMPT, stop=("ef",))
    tokens, text, last = outcome(decoder(target, drafter, length).generate(request))
    assert (text, last.reason) == ("bcd", FinishReason.STOP)
    assert tokens == tuple(spelled("bcdef")[:-1])
    assert last.statistics.committed == 5


@pytest.mark.parametrize("length", [0, 3, 8])
@pytest.mark.parametrize("limit", [1, 2, 4, 5])
def test_the_token_limit_is_exact(length: int, limit: int) -> None:
    answer = "bcdefghij"
    target = speller(answer)
    request = GenerationRequest(PROMPT, max_tokens=limit)
    _, text, last = outcome(decoder(target, OracleDrafter(spelled(answer), 1), length).generate(request))
    assert (text, last.reason) == (answer[:limit], FinishReason.LENGTH)
    assert last.statistics.committed == limit


@pytest.mark.parametrize("length", [0, 3, 8])
def test_the_end_of_the_context_ends_the_reply(length: int) -> None:
    answer = "bcdefghij"
    target = speller(answer, context_length=6)
    drafter = OracleDrafter(spelled(answer), 1)
    _, text, last = outcome(decoder(target, drafter, length).generate(GenerationRequest(PROMPT)))
    assert (text, last.reason) == ("bcdef", FinishReason.CONTEXT)


def test_a_limit_beyond_the_context_ends_as_context() -> None:
    target = speller("bcdefghij", context_length=4)
    _, _, last = outcome(decoder(target, NoDrafter()).generate(GenerationRequest(PROMPT, max_tokens=9)))
    assert last.reason is FinishReason.CONTEXT


def test_a_prompt_that_leaves_no_room_is_refused_before_anything_is_read() -> None:
    target = speller("b", context_length=4)
    with pytest.raises(PromptTooLongError, match="4 tokens, and the context holds 4"):
        list(decoder(target, NoDrafter()).generate(GenerationRequest((0, 1, 2, 3))))
    assert target.evaluations == []


def test_text_leaves_in_whole_characters() -> None:
    smile = "🙂".encode()
    vocabulary = FakeVocabulary([bytes([byte]) for byte in smile] + ["<end>"], ends=(4,))

    def logits(tokens: tuple[int, ...]) -> np.ndarray:
        return np.array([place == min(len(tokens) - 1, 4) for place in range(5)], np.float32)

    events = list(decoder(FakeModel(vocabulary, logits), NoDrafter()).generate(GenerationRequest((4,))))
    assert [event.text for event in events if isinstance(event, TokensCommitted)] == ["", "", "", "🙂", ""]


def test_the_prompt_is_read_but_for_its_last_token_and_its_progress_told() -> None:
    target = speller("b", batch_length=4)
    events = list(decoder(target, NoDrafter()).generate(GenerationRequest((1, 2, 3, 4, 5, 6, 7))))
    progress = [event for event in events if isinstance(event, PromptProgress)]
    assert progress == [PromptProgress(0, 6), PromptProgress(4, 6), PromptProgress(6, 6)]


def test_a_follow_up_reads_only_what_is_new() -> None:
    target = speller("bcd")
    writer = decoder(target, NoDrafter())
    tokens, _, _ = outcome(writer.generate(GenerationRequest(PROMPT)))
    target.evaluations.clear()
    longer = (*PROMPT, *tokens, 7, 8)
    *_, last = writer.generate(GenerationRequest(longer, max_tokens=1))
    assert isinstance(last, GenerationFinished)
    assert last.statistics.reused_tokens == 3
    assert target.evaluations[0] == (2, 0)


def test_cancel_during_a_reply_keeps_what_was_written_and_the_next_reply_works() -> None:
    cancel = CancelFlag()
    target = speller("bcdefgh", cancel=cancel)
    writer = decoder(target, OracleDrafter(spelled("bcdefgh"), 1), 1, cancel)
    events = writer.generate(GenerationRequest(PROMPT))
    shown = next(event.text for event in events if isinstance(event, TokensCommitted))
    cancel.set()
    _, text, last = outcome(events)
    assert (shown + text, last.reason) == ("bc", FinishReason.CANCELLED)
    cancel.clear()
    assert outcome(writer.generate(GenerationRequest(PROMPT)))[1] == "bcdefgh"


def test_cancel_while_the_prompt_is_read_ends_the_reply() -> None:
    cancel = CancelFlag()
    target = speller("b", batch_length=2, cancel=cancel)
    events = decoder(target, NoDrafter(), 0, cancel).generate(GenerationRequest((1, 2, 3, 4, 5, 6)))
    next(events)
    cancel.set()
    tokens, _, last = outcome(events)
    assert (tokens, last.reason) == ((), FinishReason.CANCELLED)
    assert last.statistics.decode_seconds == 0


@pytest.mark.parametrize("when", ["reading", "drafting"])
def test_a_draft_that_fails_does_not_cost_the_answer(when: str, expect_log: Callable[[str], None]) -> None:
    expect_log("the draft failed")

    class Faulty(OracleDrafter):
        def begin(self, prompt: Sequence[int], sampler: Sampler, cancel: CancelFlag) -> Iterator[int]:
            if when == "reading":
                raise EvaluationError("broken")
            return iter(())

        def draft(self, context: Sequence[int], plan: DraftPlan) -> Draft:
            if len(context) > 3:
                raise EvaluationError("broken")
            return super().draft(context, plan)

    target = speller("bcdefgh")
    writer = decoder(target, Faulty(spelled("bcdefgh"), 1), 1)
    _, text, last = outcome(writer.generate(GenerationRequest(PROMPT)))
    assert (text, last.reason, last.draft_fault) == ("bcdefgh", FinishReason.END, "broken")


def test_every_second_is_accounted_for_by_the_clock() -> None:
    _, _, last = outcome(decoder(speller("bcd"), NoDrafter(), 0).generate(GenerationRequest(PROMPT)))
    numbers = last.statistics
    assert numbers.rounds == 4
    assert numbers.decode_seconds == 4 * 3.0, (
        "the clock moves a second at each of the three readings behind the first"
    )
    assert numbers.draft_seconds == numbers.verify_seconds == 4 * 1.0


def test_every_round_says_why_it_drafted_or_not() -> None:
    def reasons(drafter: Drafter, length: int, baseline: PlainBaseline) -> list[DraftReason]:
        writer = decoder(speller("bcdefgh"), drafter, length, baseline=baseline)
        found = rounds(writer.generate(GenerationRequest(PROMPT, max_tokens=5)))
        return [measured.why.reason for measured in found]

    oracle = OracleDrafter(spelled("bcdefgh"), 1)
    assert reasons(oracle, 1, PlainBaseline(opening=1)) == [
        DraftReason.MEASURING,
        DraftReason.DRAFTED,
        DraftReason.DRAFTED,
    ]
    assert reasons(NoDrafter(), 0, never_plain()) == [DraftReason.NO_DRAFT] * 5
    assert reasons(oracle, 3, never_plain())[-1] is DraftReason.NO_ROOM


def test_a_draft_that_says_why_it_has_no_tokens_is_believed() -> None:
    class Lost(OracleDrafter):
        def draft(self, context: Sequence[int], plan: DraftPlan) -> Draft:
            return Draft(empty=DraftReason.UNKNOWN_TOKEN)

    writer = decoder(speller("bcd"), Lost(spelled("bcd"), 1), 2)
    *found, last = rounds(writer.generate(GenerationRequest(PROMPT)))
    assert {measured.why.reason for measured in found} == {DraftReason.UNKNOWN_TOKEN}
    assert (last.drafted, last.committed) == (0, 0)


def test_a_round_without_a_draft_because_it_failed_says_so(expect_log: Callable[[str], None]) -> None:
    expect_log("the draft failed")

    class Faulty(OracleDrafter):
        def draft(self, context: Sequence[int], plan: DraftPlan) -> Draft:
            raise EvaluationError("broken")

    events = list(decoder(speller("bcd"), Faulty(spelled("bcd"), 1), 2).generate(GenerationRequest(PROMPT)))
    assert {measured.why.reason for measured in rounds(iter(events))} == {DraftReason.FAULT}
    last = events[-1]
    assert isinstance(last, GenerationFinished)
    assert last.statistics.why.reason is DraftReason.FAULT
    assert last.statistics.plain_rounds == last.statistics.rounds


def test_a_round_tells_how_many_tokens_were_evaluated_and_how_sure_the_draft_was() -> None:
    class Sure(OracleDrafter):
        def draft(self, context: Sequence[int], plan: DraftPlan) -> Draft:
            tokens = super().draft(context, plan).tokens
            return Draft(tokens, tuple(1 / (place + 2) for place in range(len(tokens))))

    costs = CostCurve({1: 1.0, 2: 3.0, 3: 3.0, 4: 2.0, 8: 4.0}, 8)
    drafter = Sure(spelled("bcdefghij"), 1)
    writer = Decoder(
        speller("bcdefghij"), drafter, FixedLength(2), costs, PlainBaseline(opening=1), CancelFlag()
    )
    plain, *others = rounds(writer.generate(GenerationRequest(PROMPT)))
    drafted = next(measured for measured in others if measured.drafted)
    assert (plain.shape, plain.confidences) == (1, ())
    assert (drafted.shape, drafted.confidences) == (4, (1 / 2, 1 / 3))


def test_plain_rounds_are_measured_and_compared_with() -> None:
    target = speller("bcdefghij")
    same = CostCurve({1: 1.0, 32: 1.0}, 32)  # what evaluations cost by this clock
    drafter = OracleDrafter(spelled("bcdefghij"), 1)
    writer = decoder(target, drafter, 3, baseline=PlainBaseline(), costs=same)
    _, _, last = outcome(writer.generate(GenerationRequest(PROMPT)))
    numbers = last.statistics
    assert numbers.plain_samples == 1, "the first step of a reply is slower than others and no sample"
    assert numbers.plain_seconds == numbers.plain_steps * 2.0, "evaluate and verify, by this clock"
    assert numbers.speedup == numbers.plain_steps * 2.0 / numbers.decode_seconds


def test_a_checked_draft_is_padded_to_the_cheapest_batch_and_a_plain_round_is_not() -> None:
    costs = CostCurve({1: 1.0, 2: 3.0, 3: 3.0, 4: 2.0, 8: 4.0}, 8)
    target = speller("bcdefghij")
    drafter = OracleDrafter(spelled("bcdefghij"), 1)
    writer = Decoder(target, drafter, FixedLength(2), costs, PlainBaseline(), CancelFlag(), TickingClock())
    _, text, _ = outcome(writer.generate(GenerationRequest(PROMPT)))
    assert text == "bcdefghij"
    shapes = dict(zip(target.evaluations, target.paddings, strict=True))
    assert shapes[1, 1] == 1
    assert shapes[3, 3] == 4


def test_a_target_that_cannot_rewind_is_decoded_plainly_without_reading_again() -> None:
    target = speller("bcdef", can_rewind=False)
    _, text, _ = outcome(decoder(target, NoDrafter(), 0).generate(GenerationRequest(PROMPT)))
    assert text == "bcdef"
    assert all(tokens == 1 for tokens, _ in target.evaluations)


@pytest.mark.parametrize("length", [0, 3])
def test_each_token_tells_how_many_characters_end_with_it(length: int) -> None:
    smile = "🙂".encode()
    pieces: list[str | bytes] = ["a", "bc", smile[:2], smile[2:], "d"]
    vocabulary = FakeVocabulary(pieces, ends=[0])
    answer = (1, 2, 3, 4, 0)

    def logits(tokens: tuple[int, ...]) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        row = np.zeros(vocabulary.size, np.float32)
        row[answer[min(len(tokens) - 1, len(answer) - 1)]] = 1.0
        return row

    target = FakeModel(vocabulary, logits)
    events = list(
        decoder(target, OracleDrafter([*answer, 0, 0, 0], 1), length).generate(GenerationRequest(PROMPT))
    )
    told = [event for event in events if isinstance(event, TokensCommitted)]
    assert all(len(event.characters) == len(event.tokens) for event in told)
    assert [count for event in told for count in event.characters] == [2, 0, 1, 1]
    assert "".join(event.text for event in told) == "bc🙂d"
