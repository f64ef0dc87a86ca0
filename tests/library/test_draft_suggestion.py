"""Which draft to look at first for a model that is in no catalogue."""

import pytest

from app.library.catalogue import Catalogue, load_catalogue
from app.library.draft_suggestion import billions, plain_name, suggested_drafts
from app.storage.resources import resource


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(resource("catalogue.json"))


def first(repository: str, catalogue: Catalogue) -> str:
    drafts = suggested_drafts(repository, catalogue)
    return drafts[0].repository if drafts else ""


@pytest.mark.parametrize(
    ("repository", "draft"),
    [
        ("bartowski/Llama-3.2-3B-Instruct-GGUF", "bartowski/Llama-3.2-1B-Instruct-GGUF"),
        ("unsloth/Llama-3.2-3B-Instruct-GGUF", "bartowski/Llama-3.2-1B-Instruct-GGUF"),
        ("lmstudio-community/Meta-Llama-3.1-8B-Instruct-GGUF", "bartowski/Llama-3.2-1B-Instruct-GGUF"),
        ("Qwen/Qwen2.5-14B-Instruct-GGUF", "bartowski/Qwen2.5-0.5B-Instruct-GGUF"),
        ("Qwen/Qwen2.5-Coder-14B-Instruct-GGUF", "bartowski/Qwen2.5-Coder-0.5B-Instruct-GGUF"),
        ("unsloth/Qwen3-30B-A3B-GGUF", "bartowski/Qwen_Qwen3-0.6B-GGUF"),
        ("unsloth/gemma-3-12b-it-GGUF", "bartowski/google_gemma-3-1b-it-GGUF"),
        ("unsloth/DeepSeek-R1-Distill-Qwen-7B-GGUF", "bartowski/DeepSeek-R1-Distill-Qwen-1.5B-GGUF"),
    ],
)
def test_relatives_are_found_whoever_publishes_them(
    repository: str, draft: str, catalogue: Catalogue
) -> None:
    assert first(repository, catalogue) == draft


@pytest.mark.parametrize(
    "repository", ["someone/my-model-GGUF", "bartowski/Qwen2.5-0.5B-Instruct-GGUF", "x/yi-34b-GGUF"]
)
def test_strangers_and_models_that_are_small_themselves_get_none(
    repository: str, catalogue: Catalogue
) -> None:
    assert first(repository, catalogue) == ""


def test_a_name_is_read_without_owner_maker_and_format() -> None:
    assert plain_name("bartowski/google_gemma-3-4b-it-GGUF") == "gemma-3-4b-it"
    assert plain_name("mradermacher/Thing-7B-i1-GGUF") == "thing-7b"


@pytest.mark.parametrize(
    ("name", "size"),
    [("qwen2.5-0.5b", 0.5), ("smollm2-135m-instruct", 0.135), ("mixtral-8x7b", 56.0), ("phi-4", None),
     ("qwen3-30b-a3b", 30.0)],
)  # fmt: skip
def test_a_name_tells_the_number_of_weights(name: str, size: float | None) -> None:
    assert billions(name) == size
