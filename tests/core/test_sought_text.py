"""A piece of text is found whatever its case, accents and spaces, and in its place in the original."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.sought_text import Sought


@pytest.mark.parametrize(
    ("sought", "text", "places"),
    [
        ("heron", "A Heron, a HERON.", ["Heron", "HERON"]),
        ("creme", "crème Créme cre\u0301me", ["crème", "Créme", "cre\u0301me"]),
        ("strasse", "Die Straße", ["Straße"]),
        ("two words", "two\nwords, two\u00a0words", ["two\nwords", "two\u00a0words"]),
        ("a.b", "axb a.b", ["a.b"]),
        ("ΣΑΣ", "σας", ["σας"]),
        ("aa", "aaaa", ["aa", "aa"]),
        ("手紙", "その手紙。", ["手紙"]),
        ("🌊", "a 🌊 b", ["🌊"]),
        ("   ", "a   b", []),
        ("", "text", []),
    ],
)
def test_every_place_is_found(sought: str, text: str, places: list[str]) -> None:
    searched = Sought(sought)
    assert [text[start:end] for start, end in searched.spans(text, 10)] == places
    assert searched.count(text) == len(places)


def test_no_more_than_asked_for_are_looked_up() -> None:
    assert Sought("a").spans("aaaa", 2) == [(0, 1), (1, 2)]


@given(st.text(max_size=20), st.text(max_size=200))
def test_places_and_count_agree_on_any_text(sought: str, text: str) -> None:
    searched = Sought(sought)
    spans = searched.spans(text, 1_000)
    assert len(spans) == searched.count(text)
    assert all(0 <= start < end <= len(text) for start, end in spans)
