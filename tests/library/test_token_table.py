"""The vocabulary in a head: texts, kinds, scores, special tokens, and how prompts begin."""

import pytest

from app.library.gguf_header import header_of
from app.library.token_table import TokenKind, TokenTable, token_table
from tests.library.heads import BytesSource, Value, head

TEXTS = ["<unk>", "<s>", "</s>", "a", "<tool>", "[PAD5]"]
KINDS = [2, 3, 3, 1, 4, 5]


def table(model: str = "llama", **values: Value) -> TokenTable:
    given: dict[str, Value] = {"model": model, "tokens": TEXTS, "token_type": KINDS, **values}
    found = token_table(header_of(BytesSource(head({f"tokenizer.ggml.{k}": v for k, v in given.items()}))))
    assert found is not None
    return found


def test_texts_are_told_one_by_one_and_all_at_once() -> None:
    found = table()
    assert (found.size, found.text(3), found.text(99), found.text(-1)) == (6, "a", "", "")
    assert found.texts == TEXTS


def test_kinds_and_scores_are_numbers_by_token() -> None:
    found = table(scores=[0.0, 0.0, 0.0, -1.5])
    assert found.kinds.tolist() == KINDS
    assert found.scores.tolist() == [0.0, 0.0, 0.0, -1.5, 0.0, 0.0]
    assert found.with_kind(TokenKind.USER_DEFINED, TokenKind.UNUSED) == {"<tool>", "[PAD5]"}


def test_what_chats_are_made_of_is_compared_as_such() -> None:
    compared = table().compared
    assert compared.control == {"<unk>", "<s>", "</s>"}
    assert [text for text in TEXTS if compared.is_ordinary(text)] == ["a"]


def test_without_kinds_all_tokens_are_ordinary() -> None:
    header = header_of(BytesSource(head({"tokenizer.ggml.model": "gpt2", "tokenizer.ggml.tokens": TEXTS})))
    found = token_table(header)
    assert found is not None
    assert found.compared.control == frozenset()


def test_special_tokens_are_those_the_file_names_within_its_vocabulary() -> None:
    found = table(bos_token_id=1, eos_token_id=4, eot_token_id=2, padding_token_id=600)
    assert found.special == {"bos": 1, "eos": 4, "eot": 2}
    assert (found.bos, found.eos) == (1, 4)


@pytest.mark.parametrize(
    ("model", "pre", "wants"),
    [
        ("llama", "", True),
        ("gpt2", "qwen2", False),
        ("gpt2", "llama-bpe", True),
        ("gpt2", "tekken", True),
        ("gemma4", "", True),
    ],
)
def test_prompts_begin_by_the_rule_of_the_tokenizer(model: str, pre: str, wants: bool) -> None:
    assert table(model, pre=pre).wants_bos is wants


@pytest.mark.parametrize("wants", [True, False])
def test_unless_the_file_has_a_rule_of_its_own(wants: bool) -> None:
    assert table("gpt2", pre="qwen2", add_bos_token=wants).wants_bos is wants
    assert table("llama", add_bos_token=wants).wants_bos is wants


def test_sentencepiece_knows_its_first_tokens_unnamed() -> None:
    assert (table("llama").bos, table("llama").eos, table("gpt2").bos) == (1, 2, None)
    assert table("llama").adds_space
    assert not table("gpt2").adds_space


def test_a_file_without_tokens_has_no_vocabulary() -> None:
    assert token_table(header_of(BytesSource(head({"tokenizer.ggml.model": "llama"})))) is None
