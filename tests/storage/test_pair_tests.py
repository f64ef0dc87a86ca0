from pathlib import Path

import pytest

from app.storage.pair_tests import PairTest, PairTests


@pytest.fixture
def tests(tmp_path: Path) -> PairTests:
    return PairTests(tmp_path / "deep" / "pairs.json")


def result(target: str = "t", draft: str = "d", processor: str = "p", factor: float = 2.0) -> PairTest:
    return PairTest(target, draft, processor, 5.0, factor, 1.0, 4)


def test_the_latest_test_of_a_pair_is_remembered(tests: PairTests) -> None:
    tests.put(result(factor=1.5))
    tests.put(result(draft="e"))
    tests.put(result(factor=1.9))
    assert tests.get("t", "d", "p") == result(factor=1.9)
    assert tests.get("t", "e", "p") == result(draft="e")


def test_other_pairs_and_other_processors_have_none(tests: PairTests) -> None:
    tests.put(result())
    assert tests.get("d", "t", "p") is None
    assert tests.get("t", "d", "other") is None


def test_a_damaged_file_is_like_none(tests: PairTests, tmp_path: Path) -> None:
    tests.put(result())
    (tmp_path / "deep" / "pairs.json").write_bytes(b"{")
    assert tests.get("t", "d", "p") is None
    tests.put(result())
    assert tests.get("t", "d", "p") == result()


def test_the_oldest_are_forgotten(tests: PairTests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.storage.pair_tests._MOST", 3)
    for number in range(5):
        tests.put(result(target=str(number)))
    assert [tests.get(str(number), "d", "p") is not None for number in range(5)] == [
        False,
        False,
        *[True] * 3,
    ]
