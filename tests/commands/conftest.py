"""Tiny models for these tests, made once."""

import pytest

from tests.support.tiny_models import TinyModels


@pytest.fixture(scope="session")
def models(tmp_path_factory: pytest.TempPathFactory) -> TinyModels:
    return TinyModels(tmp_path_factory.mktemp("models"))
