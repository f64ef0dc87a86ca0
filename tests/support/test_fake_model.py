import pytest

from app.core.cancellation import CancelFlag
from tests.contracts.language_model_contract import LanguageModelContract
from tests.support.fake_model import FakeModel, hashed_logits, letters


class TestFakeModel(LanguageModelContract):
    @pytest.fixture
    def model(self, cancel: CancelFlag) -> FakeModel:
        return FakeModel(letters(12), hashed_logits(12), cancel=cancel)
