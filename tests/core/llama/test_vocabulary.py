from pathlib import Path

import pytest

from tests.core.llama.conftest import OpenModel
from tests.support.model_factory import byte_vocabulary, random_model


def test_text_becomes_tokens_and_back(open_model: OpenModel, tiny_path: Path) -> None:
    vocabulary = open_model(tiny_path).vocabulary
    for text in ("hello", "héllo 🙂", "a\n\tb  c", ""):
        tokens = vocabulary.tokenize(text, allow_control=False)
        assert b"".join(map(vocabulary.piece, tokens)).decode() == text


def test_control_texts_become_control_tokens_only_when_allowed(
    open_model: OpenModel, tiny_path: Path
) -> None:
    vocabulary = open_model(tiny_path).vocabulary
    assert {"<s>", "</s>", "<|user|>", "<|end|>"} <= set(vocabulary.control_texts)
    assert len(vocabulary.tokenize("<|user|>", allow_control=True)) == 1
    plain = vocabulary.tokenize("<|user|></s>", allow_control=False)
    assert all(vocabulary.text(token) not in vocabulary.control_texts for token in plain)
    assert b"".join(map(vocabulary.piece, plain)) == b"<|user|></s>"


def test_a_text_that_goes_on_gets_no_space_before_it(open_model: OpenModel, tmp_path: Path) -> None:
    path = random_model(tmp_path / "spaced.gguf", vocabulary=byte_vocabulary(320), space_prefix=True)
    vocabulary = open_model(path).vocabulary

    def text(continues: bool) -> bytes:
        tokens = vocabulary.tokenize("a b", allow_control=False, continues=continues)
        return b"".join(map(vocabulary.piece, tokens))

    assert text(continues=False) == b" a b"
    assert text(continues=True) == b"a b"


@pytest.mark.parametrize("text", ["\n", "\n\n", "\na", "\n\n\n\na", " a", "a\n\nb", "xa", ""])
@pytest.mark.parametrize("extra", [(), ("\n", "\n\n", "\n\n\n"), ("xx", "xa")])
def test_a_text_that_goes_on_is_whole_whatever_the_vocabulary_joins(
    open_model: OpenModel, tmp_path: Path, text: str, extra: tuple[str, ...]
) -> None:
    """Gemma's has tokens of several line feeds."""
    path = random_model(tmp_path / "joining.gguf", vocabulary=byte_vocabulary(320, extra), space_prefix=True)
    vocabulary = open_model(path).vocabulary
    tokens = vocabulary.tokenize(text, allow_control=False, continues=True)
    assert b"".join(map(vocabulary.piece, tokens)).decode() == text


def test_control_tokens_are_no_part_of_a_reply(open_model: OpenModel, tiny_path: Path) -> None:
    vocabulary = open_model(tiny_path).vocabulary
    assert vocabulary.piece(2) == b""
    assert vocabulary.is_end(2)
    assert not vocabulary.is_end(10)
    assert (vocabulary.bos, vocabulary.eos, vocabulary.wants_bos) == (1, 2, True)


def test_a_lone_surrogate_is_no_crash(open_model: OpenModel, tiny_path: Path) -> None:
    assert open_model(tiny_path).vocabulary.tokenize("a\ud800b", allow_control=False)
