"""Models on the Hub are judged from their heads, fetched and no more."""

import contextlib
from collections.abc import Iterator

import pytest

from app.errors import ModelFileError
from app.library.hub import Hub
from app.library.hub_options import HubOptions
from app.library.remote_facts import facts_on_hub
from app.library.verdicts import ModelKind
from tests.library.heads import Q4_0, SOME_TOKENS, Value, head
from tests.support.local_hub import LocalHub, local_hub

NAME = "owner/tiny-GGUF"
MATRIX = ("blk.0.ffn_up.weight", [64, 32], Q4_0)
MODEL: dict[str, Value] = {
    "general.architecture": "llama",
    "tokenizer.ggml.model": "llama",
    "tokenizer.ggml.tokens": SOME_TOKENS,
}


def whole(values: dict[str, Value]) -> bytes:
    """A file with its weights."""
    data = head(values, [MATRIX])
    return data.ljust(-(-len(data) // 32) * 32 + 64 * 18, b"\0")


@pytest.fixture
def server() -> Iterator[LocalHub]:
    with local_hub() as found:
        yield found


@pytest.fixture
def hub(server: LocalHub) -> Iterator[Hub]:
    with contextlib.closing(Hub(HubOptions(server.endpoint, patience=5))) as asked:
        yield asked


def test_a_file_is_described(server: LocalHub, hub: Hub) -> None:
    server.add(NAME, "tiny-Q4_0.gguf", whole(MODEL))
    found = facts_on_hub(f"hf:{NAME}/tiny-Q4_0.gguf", hub)
    assert (found.kind, found.file_name, found.parameters) == (ModelKind.TEXT, "tiny-Q4_0.gguf", 64 * 32)


def test_all_parts_of_a_split_model_count(server: LocalHub, hub: Hub) -> None:
    for number in (1, 2):
        values: dict[str, Value] = {"split.no": number - 1, "split.count": 2}
        data = whole({**(MODEL if number == 1 else {}), **values})
        server.add(NAME, f"tiny-Q4_0-0000{number}-of-00002.gguf", data)
    assert facts_on_hub(f"{NAME}:Q4_0", hub).parameters == 2 * 64 * 32


def test_what_is_no_model_is_told(server: LocalHub, hub: Hub) -> None:
    server.add(NAME, "tiny-Q4_0.gguf", b"<html>" * 100)
    with pytest.raises(ModelFileError, match="is not a GGUF"):
        facts_on_hub(NAME, hub)
