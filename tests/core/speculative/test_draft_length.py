from app.core.speculative.draft_length import FixedLength


def test_a_fixed_length_stays() -> None:
    lengths = FixedLength(3)
    assert (lengths.longest, lengths.next_limit()) == (3, 3)
