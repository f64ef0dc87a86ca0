"""What a file says of itself is believed only as far as the file is long."""

import os
import struct
import time
from collections.abc import Callable
from pathlib import Path

import gguf as gguf_package
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from app.errors import ModelFileError
from app.library.gguf_header import read_header
from app.library.gguf_tensors import BLOCKS
from tests.library.gguf_bytes import (
    ARRAY,
    BOOL,
    FLOAT32,
    Q4_0,
    STRING,
    UINT32,
    UINT64,
    array,
    gguf,
    number,
    pair,
    tensor,
    text,
    words,
)
from tests.support.model_factory import byte_vocabulary, random_model

HUGE = 2**63
LLAMA = words("general.architecture", "llama")

WriteFile = Callable[[bytes], Path]


@pytest.fixture
def write_file(tmp_path: Path) -> WriteFile:
    def write(data: bytes) -> Path:
        path = tmp_path / "model.gguf"
        path.write_bytes(data)
        return path

    return write


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("models") / "tiny.gguf"
    random_model(path, vocabulary=byte_vocabulary(300), width=32, layers=1, template="{{ messages }}")
    return path.read_bytes()


def head_length(data: bytes, folder: Path) -> int:
    """Where the weights of a model begin."""
    path = folder / "whole.gguf"
    path.write_bytes(data)
    return int(gguf_package.GGUFReader(path).data_offset)


def refusal(path: Path) -> ModelFileError:
    began = time.perf_counter()
    with pytest.raises(ModelFileError) as caught:
        read_header(path)
    assert time.perf_counter() - began < 5, "a wrong file must not cost time"
    assert caught.value.message
    assert caught.value.hint
    return caught.value


class TestWholeFiles:
    def test_a_model_is_described(self, tiny: bytes, write_file: WriteFile) -> None:
        header = read_header(write_file(tiny))
        assert (header.architecture, header.name) == ("llama", "tiny")
        assert len(header.tensors) == 12
        assert header.metadata["llama.context_length"] == 512
        assert header.metadata["tokenizer.ggml.add_bos_token"] is True
        assert header.metadata["tokenizer.chat_template"] == "{{ messages }}"
        assert "tokenizer.ggml.tokens" not in header.metadata

    def test_an_unknown_architecture_is_no_damage(self, tmp_path: Path) -> None:
        path = random_model(tmp_path / "m.gguf", vocabulary=byte_vocabulary(300), architecture="nonesuch")
        assert read_header(path).architecture == "nonesuch"

    def test_a_vocabulary_without_weights_is_read(self, write_file: WriteFile) -> None:
        tokens = array("tokenizer.ggml.tokens", STRING, 2, text("a") + text("b"))
        header = read_header(write_file(gguf([LLAMA, tokens, number("llama.block_count", 2)])))
        assert (len(header.tensors), header.metadata["llama.block_count"]) == (0, 2)

    def test_a_file_that_says_nothing_is_read(self, write_file: WriteFile) -> None:
        header = read_header(write_file(gguf()))
        assert (header.architecture, header.name, len(header.tensors)) == ("", "", 0)

    def test_version_2_is_read(self, write_file: WriteFile) -> None:
        assert read_header(write_file(gguf([LLAMA], version=2))).architecture == "llama"

    def test_an_unknown_kind_of_tensor_is_left_to_llama_cpp(self, write_file: WriteFile) -> None:
        path = write_file(gguf([LLAMA], [tensor("a", [HUGE], 9999)]))
        assert len(read_header(path).tensors) == 1

    def test_a_tensor_without_dimensions_or_weights_is_read(self, write_file: WriteFile) -> None:
        tensors = [tensor("a", []), tensor("b", [0, 7])]
        assert len(read_header(write_file(gguf([LLAMA], tensors, data=4))).tensors) == 2

    def test_the_weights_begin_where_the_alignment_says(self, write_file: WriteFile) -> None:
        aligned = gguf([number("general.alignment", 256)], [tensor("a", [2])], data=8, alignment=256)
        assert len(read_header(write_file(aligned)).tensors) == 1
        refusal(write_file(aligned[:-1]))

    def test_quantized_weights_are_measured_in_blocks(self, write_file: WriteFile) -> None:
        path = write_file(gguf([LLAMA], [tensor("a", [64, 3], Q4_0)], data=6 * 18))
        assert len(read_header(path).tensors) == 1
        refusal(write_file(path.read_bytes()[:-1]))

    def test_text_that_is_no_utf_8_is_shown_as_well_as_it_goes(self, write_file: WriteFile) -> None:
        path = write_file(gguf([pair("general.name", STRING, text(b"caf\xe9"))]))
        assert read_header(path).name == "caf\ufffd"

    def test_a_very_long_text_is_kept_in_part(self, write_file: WriteFile) -> None:
        path = write_file(gguf([words("long", "x" * 200_000), LLAMA]))
        header = read_header(path)
        assert header.architecture == "llama"
        assert len(str(header.metadata["long"])) < 100_000

    def test_every_kind_of_tensor_has_the_size_ggml_gives_it(self) -> None:
        known = {int(kind): size for kind, size in gguf_package.GGML_QUANT_SIZES.items()}
        assert known == BLOCKS


class TestWhatIsNoFile:
    def test_a_missing_file_is_named_in_full(self, tmp_path: Path) -> None:
        path = tmp_path / "gone" / "model.gguf"
        assert str(path) in refusal(path).message

    def test_a_folder_is_called_a_folder(self, tmp_path: Path) -> None:
        assert "is a folder" in refusal(tmp_path).message

    def test_a_path_through_a_file_is_refused(self, tiny: bytes, write_file: WriteFile) -> None:
        refusal(write_file(tiny) / "model.gguf")

    def test_a_file_that_may_not_be_read_is_refused(
        self, tiny: bytes, write_file: WriteFile, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(*_arguments: object) -> None:  # as root reads everything, the refusal is played
            raise PermissionError(13, "Permission denied")

        path = write_file(tiny)
        monkeypatch.setattr(Path, "open", refuse)
        error = refusal(path)
        assert "model.gguf cannot be read: Permission denied." in error.message
        assert "may read" in error.hint

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
    def test_a_pipe_is_refused_and_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe.gguf")
        assert "is not a file" in refusal(tmp_path / "pipe.gguf").message

    @pytest.mark.parametrize("name", ["nul\0byte.gguf", "x" * 300 + ".gguf"])
    def test_a_name_no_file_can_have_is_refused(self, tmp_path: Path, name: str) -> None:
        refusal(tmp_path / name)


class TestWhatIsNoModel:
    @pytest.mark.parametrize("data", [b"", b"G", b"GGU", b"<!DOCTYPE html><html>", b"ggml" * 20, bytes(64)])
    def test_another_kind_of_file_is_called_no_gguf(self, write_file: WriteFile, data: bytes) -> None:
        error = refusal(write_file(data))
        assert error.message == "model.gguf is not a GGUF model file."

    def test_an_old_version_is_named_and_a_newer_file_advised(self, write_file: WriteFile) -> None:
        error = refusal(write_file(gguf([LLAMA], version=1)))
        assert "version 1" in error.message
        assert "newer file" in error.hint

    def test_a_coming_version_is_named_and_an_older_file_advised(self, write_file: WriteFile) -> None:
        error = refusal(write_file(gguf([LLAMA], version=99)))
        assert "version 99" in error.message
        assert "older file" in error.hint

    def test_a_file_for_big_endian_machines_is_called_so(self, write_file: WriteFile) -> None:
        error = refusal(write_file(b"GGUF" + struct.pack(">IQQ", 3, 0, 0)))
        assert "big-endian" in error.message


NESTED = array("nested", ARRAY, 1, struct.pack("<IQ", ARRAY, 1) * 50)


class TestHostileHeads:
    @pytest.mark.parametrize(
        "data",
        [
            gguf([LLAMA], pair_count=HUGE),
            gguf([LLAMA], pair_count=2**64 - 1),
            gguf([LLAMA], tensor_count=HUGE),
            gguf([LLAMA], tensor_count=1),
            gguf([LLAMA], pair_count=2),
            gguf([text("key", HUGE)]),
            gguf([text("key", 2**64 - 1)]),
            gguf([pair("key", STRING, text("value", HUGE))]),
            gguf([pair("key", STRING, text("x" * 70_000, 70_001))]),
            gguf([pair("key", 11 + 2, b"\0" * 8)]),
            gguf([pair("key", 2**32 - 1, b"\0" * 8)]),
            gguf([array("key", UINT32, HUGE, b"")]),
            gguf([array("key", UINT64, 2**61, b"")]),
            gguf([array("key", UINT32, 100, b"\0" * 99)]),
            gguf([array("key", STRING, HUGE, text("a"))]),
            gguf([array("key", STRING, 3, text("a") + text("b", HUGE))]),
            gguf([array("key", 13, 1, b"\0" * 8)]),
            gguf([NESTED]),
            gguf([LLAMA], [tensor("a", [1] * 5)]),
            gguf([LLAMA], [text("a") + struct.pack("<I", 2**32 - 1)]),
            gguf([LLAMA], [tensor("a", [HUGE, HUGE, HUGE, HUGE])]),
            gguf([LLAMA], [tensor("a", [2**64 - 1])]),
            gguf([LLAMA], [tensor("a", [1], offset=2**64 - 1)]),
            gguf([LLAMA], [tensor("a" * 100_000, [HUGE])]),
            gguf([number("general.alignment", 0)]),
            gguf([pair("general.alignment", 5, struct.pack("<i", -32))]),
            gguf([pair("general.alignment", FLOAT32, struct.pack("<f", 32.0))]),
            gguf([words("general.alignment", "32")]),
            gguf([pair("general.alignment", UINT64, struct.pack("<Q", HUGE))], [tensor("a", [1])], data=4),
        ],
    )
    def test_a_count_or_length_that_cannot_be_is_refused_at_once(
        self, write_file: WriteFile, data: bytes
    ) -> None:
        assert "damaged" in refusal(write_file(data)).message

    def test_many_arrays_of_empty_texts_do_not_fill_the_memory(self, write_file: WriteFile) -> None:
        count = 1 << 21
        texts = [array(f"k{number}", STRING, count, bytes(8 * count)) for number in range(3)]
        assert "damaged" in refusal(write_file(gguf(texts))).message

    def test_a_head_that_repeats_a_key_is_read(self, write_file: WriteFile) -> None:
        path = write_file(gguf([LLAMA, words("general.architecture", "qwen2")]))
        assert read_header(path).architecture in ("llama", "qwen2")

    def test_values_of_an_unexpected_kind_do_no_harm(self, write_file: WriteFile) -> None:
        pairs = [number("general.architecture", 7), pair("general.name", BOOL, b"\x05")]
        header = read_header(write_file(gguf(pairs)))
        assert (header.architecture, header.name) == ("7", "True")


class TestCutFiles:
    def test_a_file_cut_anywhere_in_its_head_is_refused(
        self, tiny: bytes, write_file: WriteFile, tmp_path: Path
    ) -> None:
        path = write_file(tiny)
        with path.open("r+b") as file:
            for length in reversed(range(head_length(tiny, tmp_path))):
                file.truncate(length)
                with pytest.raises(ModelFileError):
                    read_header(path)

    @pytest.mark.parametrize("missing", [1, 1000])
    def test_missing_weights_are_counted(self, tiny: bytes, write_file: WriteFile, missing: int) -> None:
        error = refusal(write_file(tiny[:-missing]))
        assert f"{len(tiny) - missing:,} of {len(tiny):,} bytes" in error.message
        assert error.message.startswith("model.gguf is incomplete")
        assert error.hint == "Download it again."

    def test_more_bytes_than_needed_do_no_harm(self, tiny: bytes, write_file: WriteFile) -> None:
        assert read_header(write_file(tiny + bytes(100))).architecture == "llama"


def check_any_change_is_survived(tiny: bytes, path: Path, changes: list[tuple[int, int]], cut: int) -> None:
    data = bytearray(tiny[: len(tiny) - cut])
    for place, value in changes:
        data[place % len(data)] = value
    path.write_bytes(data)
    began = time.perf_counter()
    try:
        read_header(path)
    except ModelFileError as error:
        assert str(error)
    assert time.perf_counter() - began < 5


# Most changes fall into the first bytes, where the counts and lengths are.
PLACES = st.one_of(st.integers(0, 64), st.integers(0, 2048), st.integers(0, 20_000))
CHANGES = st.lists(st.tuples(PLACES, st.one_of(st.sampled_from([0, 1, 127, 128, 255]), st.integers(0, 255))))


@settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(changes=CHANGES, cut=st.sampled_from([0, 0, 1, 4096]))
@example(changes=[(15, 255)], cut=0)
@example(changes=[(23, 127)], cut=0)
def test_whatever_is_changed_only_a_model_file_error_comes_out(
    tiny: bytes, tmp_path: Path, changes: list[tuple[int, int]], cut: int
) -> None:
    check_any_change_is_survived(tiny, tmp_path / "changed.gguf", changes, cut)


@pytest.mark.fuzz
@settings(max_examples=20_000, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(changes=CHANGES, cut=st.integers(0, 40_000))
def test_whatever_is_changed_only_a_model_file_error_comes_out_at_length(
    tiny: bytes, tmp_path: Path, changes: list[tuple[int, int]], cut: int
) -> None:
    check_any_change_is_survived(tiny, tmp_path / "changed.gguf", changes, cut)


@pytest.mark.fuzz
@settings(max_examples=20_000, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(tail=st.binary(max_size=400))
def test_any_bytes_behind_the_magic_are_survived(tmp_path: Path, tail: bytes) -> None:
    path = tmp_path / "random.gguf"
    path.write_bytes(b"GGUF\x03\0\0\0" + tail)
    try:
        read_header(path)
    except ModelFileError as error:
        assert str(error)
