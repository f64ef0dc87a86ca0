"""What every LanguageModel keeps; the fake ones of the tests included."""

import numpy as np
import pytest

from app.core.cancellation import CancelFlag, CancelledError
from app.core.language_model import LanguageModel


class LanguageModelContract:
    """Inherit and give `model` and `cancel`: batches of at least 8 tokens, 4 output rows, 32 of context."""

    @pytest.fixture
    def cancel(self) -> CancelFlag:
        return CancelFlag()

    @pytest.fixture
    def model(self, cancel: CancelFlag) -> LanguageModel:
        raise NotImplementedError

    def test_logits_have_a_row_for_each_wanted_token(self, model: LanguageModel) -> None:
        logits = model.evaluate([3, 4, 5], outputs=2)
        assert logits.shape == (2, model.vocabulary.size)
        assert logits.dtype == np.float32
        assert list(model.cached) == [3, 4, 5]

    def test_no_rows_may_be_wanted(self, model: LanguageModel) -> None:
        assert model.evaluate([3, 4], outputs=0).shape == (0, model.vocabulary.size)

    def test_a_batch_gives_the_same_logits_as_one_token_at_a_time(self, model: LanguageModel) -> None:
        tokens = [3, 4, 5, 6]
        singly = np.concatenate([model.evaluate([token], outputs=1).copy() for token in tokens])
        model.rewind(0)
        assert np.array_equal(model.evaluate(tokens, outputs=4), singly)

    def test_after_a_rewind_it_is_as_if_the_rest_had_never_been(self, model: LanguageModel) -> None:
        model.evaluate([3, 4], outputs=0)
        expected = model.evaluate([5], outputs=1).copy()
        model.evaluate([6, 7, 8], outputs=3)
        model.rewind(2)
        assert list(model.cached) == [3, 4]
        assert np.array_equal(model.evaluate([5], outputs=1), expected)

    def test_rewinding_further_than_there_is_changes_nothing(self, model: LanguageModel) -> None:
        model.evaluate([3, 4], outputs=0)
        model.rewind(9)
        assert list(model.cached) == [3, 4]

    def test_a_stopped_evaluation_leaves_the_cache_as_it_was(
        self, model: LanguageModel, cancel: CancelFlag
    ) -> None:
        model.evaluate([3, 4], outputs=0)
        cancel.set()
        with pytest.raises(CancelledError):
            model.evaluate([5, 6, 7], outputs=1)
        assert list(model.cached) == [3, 4]
        cancel.clear()
        assert model.evaluate([5], outputs=1).shape[0] == 1

    def test_time_inside_the_library_only_grows(self, model: LanguageModel) -> None:
        before = model.compute_seconds
        model.evaluate([3], outputs=1)
        assert model.compute_seconds >= before
