"""A head is read from here or from afar, in growing pieces, whatever its version and byte order."""

import time
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.errors import ModelFileError
from app.library.gguf_header import header_of, read_header
from app.library.gguf_values import NumberArray, TextArray
from tests.library.heads import F16, BytesSource, Value, head

TOKENS = ["a", "", "ß", "▁wide"]
VALUES: dict[str, Value] = {
    "general.architecture": "llama",
    "llama.block_count": 2,
    "llama.scale": 0.5,
    "some.flag": True,
    "some.negative": -3,
    "tokenizer.ggml.tokens": TOKENS,
    "tokenizer.ggml.scores": [0.0, -1.0, -2.5, 4.0],
    "tokenizer.ggml.token_type": [1, 3, 6, 1],
    "some.flags": [True, False, True],
}
MEBIBYTE = 1 << 20


def a_vocabulary(count: int) -> bytes:
    return head(
        {
            "general.architecture": "llama",
            "tokenizer.ggml.model": "gpt2",
            "tokenizer.ggml.tokens": [f"Ġtoken{number}" for number in range(count)],
            "tokenizer.ggml.token_type": [1] * count,
            "tokenizer.ggml.merges": [f"Ġtok en{number}" for number in range(count)],
        }
    )


@pytest.mark.parametrize("order", ["<", ">"], ids=["little-endian", "big-endian"])
@pytest.mark.parametrize("version", [1, 2, 3])
def test_every_version_and_byte_order_says_the_same(version: int, order: str) -> None:
    data = head(VALUES, [("token_embd.weight", [4, 8], F16)], version=version, order=order)
    header = header_of(BytesSource(data, knows_size=False))
    assert (header.version, header.is_big_endian) == (version, order == ">")
    assert header.metadata == {
        "general.architecture": "llama",
        "llama.block_count": 2,
        "llama.scale": 0.5,
        "some.flag": True,
        "some.negative": -3,
    }
    texts = header.arrays["tokenizer.ggml.tokens"]
    assert isinstance(texts, TextArray)
    assert texts.all_texts() == TOKENS
    assert [texts[place] for place in range(len(texts))] == TOKENS
    scores, flags = header.arrays["tokenizer.ggml.scores"], header.arrays["some.flags"]
    assert isinstance(scores, NumberArray)
    assert isinstance(flags, NumberArray)
    assert scores.values().tolist() == [0.0, -1.0, -2.5, 4.0]
    assert flags.values().astype(bool).tolist() == [True, False, True]
    (tensor,) = header.tensors
    assert (tensor.name, tensor.shape, tensor.kind_name) == ("token_embd.weight", (4, 8), "F16")
    assert (tensor.weights, tensor.bytes) == (32, 64)


def test_a_text_beyond_the_end_is_no_text() -> None:
    texts = header_of(BytesSource(head(VALUES))).arrays["tokenizer.ggml.tokens"]
    assert isinstance(texts, TextArray)
    with pytest.raises(IndexError):
        texts[len(TOKENS)]


def test_an_empty_array_is_read() -> None:
    texts = header_of(BytesSource(head({"some.texts": []}))).arrays["some.texts"]
    assert isinstance(texts, TextArray)
    assert (len(texts), texts.all_texts()) == (0, [])


@pytest.mark.parametrize("knows_size", [True, False])
def test_from_afar_only_the_beginning_is_asked_for_in_growing_pieces(knows_size: bool) -> None:
    data = a_vocabulary(60_000)
    source = BytesSource(data + bytes(64 * MEBIBYTE), knows_size=knows_size)
    texts = header_of(source).arrays["tokenizer.ggml.merges"]
    assert isinstance(texts, TextArray)
    assert texts[59_999] == "Ġtok en59999"
    assert len(source.asked) <= 3
    assert sum(length for _, length in source.asked) < 2 * len(data) + MEBIBYTE
    assert source.asked[0] == (0, MEBIBYTE)
    ends = [start + length for start, length in source.asked]
    assert [start for start, _ in source.asked[1:]] == ends[:-1]


def test_a_small_head_takes_one_piece() -> None:
    source = BytesSource(head(VALUES) + bytes(2 * MEBIBYTE))
    header_of(source)
    assert source.asked == [(0, MEBIBYTE)]


def test_a_length_that_no_head_has_is_not_asked_for() -> None:
    data = bytearray(head({"long": "x"}))
    data[-9:-1] = (1 << 40).to_bytes(8, "little")
    source = BytesSource(bytes(data), knows_size=False)
    with pytest.raises(ModelFileError, match="makes no sense"):
        header_of(source)
    assert source.asked == [(0, MEBIBYTE)]


def test_weights_that_are_not_all_there_are_missed_where_the_size_is_known() -> None:
    data = head(VALUES, [("a", [1000], F16)])
    whole = -(-len(data) // 32) * 32 + 2000
    assert header_of(BytesSource(data, knows_size=False)).whole_bytes == whole
    assert header_of(BytesSource(data.ljust(whole, b"\0"))).whole_bytes == whole
    with pytest.raises(ModelFileError, match="is incomplete"):
        header_of(BytesSource(data.ljust(whole - 1, b"\0")))


@given(cut=st.integers(1, 400), order=st.sampled_from("<>"), version=st.sampled_from([1, 2, 3]))
@settings(deadline=None)
def test_a_head_that_ends_too_early_is_refused(cut: int, order: str, version: int) -> None:
    data = head(VALUES, version=version, order=order)
    with pytest.raises(ModelFileError):
        header_of(BytesSource(data[: max(0, len(data) - cut)], knows_size=False))


@pytest.mark.fuzz
@given(data=st.binary(max_size=600), order=st.sampled_from("<>"), version=st.sampled_from([1, 2, 3]))
@settings(deadline=None, max_examples=30_000)
def test_any_bytes_in_any_version_are_survived(data: bytes, order: str, version: int) -> None:
    start = head({}, version=version, order=order)[:8]
    try:
        header_of(BytesSource(start + data, knows_size=False))
    except ModelFileError as error:
        assert error.hint


@pytest.mark.serial
def test_a_vocabulary_of_150_000_tokens_is_read_in_under_a_third_of_a_second(tmp_path: Path) -> None:
    path = tmp_path / "large.gguf"
    path.write_bytes(a_vocabulary(150_000))
    began = time.process_time()
    header = read_header(path)
    took = time.process_time() - began
    texts = header.arrays["tokenizer.ggml.tokens"]
    assert isinstance(texts, TextArray)
    assert texts.all_texts()[-1] == "Ġtoken149999"
    assert took < 0.3


def test_numbers_are_not_copied() -> None:
    numbers = header_of(BytesSource(head(VALUES))).arrays["tokenizer.ggml.token_type"]
    assert isinstance(numbers, NumberArray)
    values = numbers.values()
    assert values.dtype == np.dtype("u4")
    assert not values.flags.writeable
