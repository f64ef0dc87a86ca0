"""How often a draft foresees what was written, on models whose logits are known."""

from itertools import pairwise

import numpy as np
import pytest

from app.core.cancellation import CancelFlag, CancelledError
from app.core.language_model import Logits
from app.errors import DraftError
from app.service.agreement import WrittenText, agreement, drawn_with, known_part, likeliest, write
from tests.support.fake_model import FakeModel, hashed_logits, letters


def counting(tokens: tuple[int, ...]) -> Logits:
    """The next letter, and after the last the first again."""
    row = np.zeros(8, np.float32)
    row[(tokens[-1] + 1) % 8] = 1
    return row


def text(*reply: int, prompt: tuple[int, ...] = (0,)) -> WrittenText:
    return WrittenText(prompt, reply)


def share(model: FakeModel, *texts: WrittenText, shared: int = 8) -> float:
    return agreement(model, texts, shared, CancelFlag())


class TestWriting:
    def test_a_greedy_writer_takes_the_likeliest_token(self) -> None:
        written = write(FakeModel(letters(8), counting), [5, 6], 4, likeliest, CancelFlag())
        assert written == WrittenText((5, 6), (7, 0, 1, 2))

    def test_it_stops_behind_its_end_token(self) -> None:
        model = FakeModel(letters(8, ends=[3]), counting)
        assert write(model, [0], 9, likeliest, CancelFlag()).reply == (1, 2, 3)

    def test_it_goes_on_from_what_it_read_before(self) -> None:
        model = FakeModel(letters(8), counting)
        for prompt in ([1, 2, 3], [1, 2, 5], [4]):
            assert write(model, prompt, 2, likeliest, CancelFlag()).reply == (prompt[-1] + 1, prompt[-1] + 2)

    def test_a_long_prompt_loses_its_beginning(self) -> None:
        model = FakeModel(letters(8), counting, context_length=10)
        assert write(model, [0] * 20 + [1], 6, likeliest, CancelFlag()) == text(
            *(2, 3, 4, 5, 6, 7), prompt=(0, 0, 0, 1)
        )

    def test_without_a_prompt_there_is_still_a_beginning(self) -> None:
        assert write(FakeModel(letters(8), counting), [], 2, likeliest, CancelFlag()) == text(1, 2)

    def test_a_random_writer_follows_the_models_own_probabilities(self) -> None:
        probabilities = np.array([0.5, 0.3, 0.15, 0.05])
        choice = drawn_with(7)
        drawn = [choice(np.log(probabilities).astype(np.float32)) for _ in range(4000)]
        assert np.bincount(drawn, minlength=4) / 4000 == pytest.approx(probabilities, abs=0.03)

    def test_the_same_seed_writes_the_same(self) -> None:
        model = FakeModel(letters(8), hashed_logits(8))
        first, second = (write(model, [1], 30, drawn_with(3), CancelFlag()) for _ in range(2))
        assert first == second

    def test_it_can_be_stopped(self) -> None:
        cancel = CancelFlag()
        model = FakeModel(letters(8), counting, cancel=cancel)
        cancel.set()
        with pytest.raises(CancelledError):
            write(model, [0], 4, likeliest, cancel)


class TestAgreement:
    def test_a_draft_that_foresees_everything_agrees_wholly(self) -> None:
        assert share(FakeModel(letters(8), counting), text(1, 2, 3), text(6, 7, prompt=(1, 5))) == 1

    def test_each_token_counts_alike(self) -> None:
        model = FakeModel(letters(8), counting)
        assert share(model, text(1, 2, 2), text(4)) == pytest.approx(2 / 4)

    def test_the_text_and_not_the_drafts_own_choice_goes_on(self) -> None:
        assert share(FakeModel(letters(8), counting), text(5, 6, 7)) == pytest.approx(2 / 3)

    def test_reading_many_tokens_at_once_finds_the_same_as_one_by_one(self) -> None:
        logits = hashed_logits(8)
        reply = write(FakeModel(letters(8), hashed_logits(8, seed=1)), [1], 50, likeliest, CancelFlag())
        history = (*reply.prompt, *reply.reply)
        known = [int(logits(history[:n]).argmax()) == history[n] for n in range(1, len(history))]
        for rows in (1, 3, 32):
            model = FakeModel(letters(8), logits, max_outputs=rows)
            assert share(model, reply) == pytest.approx(sum(known) / len(known))
            assert max(outputs for _, outputs in model.evaluations) <= rows

    def test_tokens_that_only_the_draft_knows_are_never_its_choice(self) -> None:
        def one_too_many(tokens: tuple[int, ...]) -> Logits:
            row = counting(tokens)
            row[7] = 9
            return row

        assert share(FakeModel(letters(8), one_too_many), text(1, 2, 3), shared=8) == 0
        assert share(FakeModel(letters(8), one_too_many), text(1, 2, 3), shared=7) == 1


class TestKnownPart:
    def test_a_text_ends_before_the_first_token_the_draft_lacks(self) -> None:
        assert known_part([text(1, 2, 9, 3), text(4)], 8) == (text(1, 2), text(4))

    def test_a_text_that_begins_with_one_is_left_out(self) -> None:
        assert known_part([text(9, 1), text(1, prompt=(9,)), text(2)], 8) == (text(2),)

    def test_a_draft_that_knows_nothing_is_refused(self) -> None:
        with pytest.raises(DraftError) as caught:
            known_part([text(9)], 8)
        assert caught.value.hint


def test_counting_is_what_it_says() -> None:
    model = FakeModel(letters(8), counting)
    reply = write(model, [0], 20, likeliest, CancelFlag()).reply
    assert all(after == (before + 1) % 8 for before, after in pairwise(reply))
