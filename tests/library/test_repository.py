"""Names of repositories and files: how people write them, and what they tell."""

import pytest

from app.errors import UsageError
from app.library.repository import (
    Gate,
    Reference,
    RemoteFile,
    Repository,
    chosen,
    quantization,
    recommended,
    reference,
    shard_number,
    whole_name,
)

NAME = "owner/some.Model-GGUF"


def repository(*paths: str, size: int = 10) -> Repository:
    files = [RemoteFile(NAME, path, "c0ffee", size + number, "0" * 64) for number, path in enumerate(paths)]
    return Repository(NAME, "c0ffee", tuple(files), Gate.OPEN)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (NAME, Reference(NAME)),
        (f" {NAME}/ ", Reference(NAME)),
        (f"hf:{NAME}", Reference(NAME)),
        (f"hf://{NAME}", Reference(NAME)),
        (f"{NAME}:Q4_K_M", Reference(NAME, quantization="Q4_K_M")),
        (f"{NAME}/a.gguf", Reference(NAME, "a.gguf")),
        (f"{NAME}/Q8_0/a-00001-of-00002.gguf", Reference(NAME, "Q8_0/a-00001-of-00002.gguf")),
        (f"https://huggingface.co/{NAME}", Reference(NAME)),
        (f"https://huggingface.co/{NAME}/tree/main", Reference(NAME)),
        (f"https://mirror.example/{NAME}/tree/main/Q8_0", Reference(NAME)),
        (f"https://huggingface.co/{NAME}/blob/v2/x/a.gguf?x=1", Reference(NAME, "x/a.gguf", revision="v2")),
        (f"https://huggingface.co/{NAME}/resolve/main/a.gguf?download=true#x", Reference(NAME, "a.gguf")),
        (
            f"https://huggingface.co/{NAME}/blob/refs%2Fpr%2F1/a%20b%23.gguf",
            Reference(NAME, "a b#.gguf", revision="refs/pr/1"),
        ),
    ],
)
def test_people_may_write_a_name_a_file_or_an_address(text: str, expected: Reference) -> None:
    assert reference(text) == expected


@pytest.mark.parametrize(
    "text",
    ["", "name", "owner/", "/name", "owner/name/words.txt", "a b/c", "https://huggingface.co/owner", "../x"],
)
def test_what_names_nothing_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="names no repository"):
        reference(text)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("Llama-3.2-3B-Instruct-Q4_K_M.gguf", "Q4_K_M"),
        ("qwen2.5-7b-instruct-q4_0.gguf", "Q4_0"),
        ("x.Q5_K_S.gguf", "Q5_K_S"),
        ("x-IQ4_XS.gguf", "IQ4_XS"),
        ("Q8_0/x-Q8_0-00001-of-00003.gguf", "Q8_0"),
        ("x-F16.gguf", "F16"),
        ("x-bf16.gguf", "BF16"),
        ("gpt-oss-20b-MXFP4.gguf", "MXFP4"),
        ("x-UD-Q4_K_XL.gguf", "Q4_K_XL"),
        ("Qwen3-4B.gguf", ""),
        ("model.gguf", ""),
    ],
)
def test_a_name_tells_the_quantization(path: str, kind: str) -> None:
    assert quantization(path) == kind


def test_parts_of_a_split_file_know_their_number() -> None:
    assert shard_number("x-00002-of-00003.gguf") == (2, 3)
    assert shard_number("x.gguf") == (1, 1)
    assert whole_name("a/x-00002-of-00003.gguf") == "a/x.gguf"


def test_split_models_are_one_choice_and_incomplete_ones_none() -> None:
    found = repository(
        "x-Q8_0-00002-of-00002.gguf", "x-Q8_0-00001-of-00002.gguf", "y-F16-00001-of-00003.gguf", "x-Q4_0.gguf"
    ).choices()
    assert [choice.quantization for choice in found] == ["Q4_0", "Q8_0"]
    assert [file.name for file in found[1].files] == [
        "x-Q8_0-00001-of-00002.gguf",
        "x-Q8_0-00002-of-00002.gguf",
    ]
    assert found[1].size == 21


def test_a_whole_file_beside_its_parts_is_a_choice_of_its_own() -> None:
    parts = ("a-Q8_0-00001-of-00002.gguf", "a-Q8_0-00002-of-00002.gguf")
    found = repository("a-Q8_0.gguf", *parts, "b-Q8_0.gguf", "b-Q8_0-00001-of-00002.gguf").choices()
    files = [[file.path for file in choice.files] for choice in found]
    assert sorted(files) == [list(parts), ["a-Q8_0.gguf"], ["b-Q8_0.gguf"]]


def test_four_bits_are_recommended_and_never_the_picture_part() -> None:
    names = ("x-Q8_0.gguf", "x-Q4_0.gguf", "x-Q4_K_M.gguf", "mmproj-x-Q4_K_M.gguf", "x-F16.gguf")
    assert recommended(repository(*names).choices()).files[0].path == "x-Q4_K_M.gguf"
    assert recommended(repository("x-F16.gguf", "x-Q2_K.gguf").choices()).quantization == "F16"


def test_what_was_named_is_chosen_with_all_its_parts() -> None:
    there = repository("x-Q8_0-00001-of-00002.gguf", "x-Q8_0-00002-of-00002.gguf", "x-Q4_0.gguf")
    assert len(chosen(there, Reference(NAME, "x-Q8_0-00002-of-00002.gguf")).files) == 2
    assert chosen(there, Reference(NAME, quantization="q8_0")).quantization == "Q8_0"
    assert chosen(there, Reference(NAME)).quantization == "Q4_0"
    with pytest.raises(UsageError, match=r"no file gone\.gguf") as caught:
        chosen(there, Reference(NAME, "gone.gguf"))
    assert "Q4_0, Q8_0" in caught.value.hint
    with pytest.raises(UsageError, match="has no Q2_K"):
        chosen(there, Reference(NAME, quantization="Q2_K"))
    with pytest.raises(UsageError, match="no model"):
        chosen(repository(), Reference(NAME))
