"""Tiny models of every kind a person may offer: good ones, and those that cannot be used."""

import functools
from collections.abc import Callable
from pathlib import Path

import gguf
import numpy as np

from tests.support.model_factory import byte_vocabulary, random_model

TEMPLATE = (
    "{% for message in messages %}{{ '<|' + message.role + '|>' }}{{ message.content }}{% endfor %}"
    "{% if add_generation_prompt %}<|assistant|>{% endif %}"
)
VOCABULARY = byte_vocabulary(320, ["<|system|>", "<|user|>", "<|assistant|>"])
CONTEXT = 512


class TinyModels:
    """Files made in a folder when they are first asked for; nobody may change them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @functools.cached_property
    def target(self) -> Path:
        """Answers; its weights are random."""
        return self._random("target.gguf")

    @functools.cached_property
    def other_target(self) -> Path:
        """Answers something else."""
        return self._random("other-target.gguf", seed=7)

    @functools.cached_property
    def draft(self) -> Path:
        """Shares embeddings with the target, so that it is right now and then."""
        return self._random("draft.gguf", layers=1)

    @functools.cached_property
    def stranger(self) -> Path:
        """Speaks the target's tokens, but never agrees."""
        return self._random("stranger.gguf", seed=1)

    @functools.cached_property
    def other_vocabulary(self) -> Path:
        """Spells token 300 another way."""
        texts = list(VOCABULARY)
        texts[300] = "elsewhere"
        return self._random("other-vocabulary.gguf", vocabulary=texts)

    @functools.cached_property
    def other_family(self) -> Path:
        """Has far more tokens."""
        return self._random("other-family.gguf", vocabulary=byte_vocabulary(320 + 1025))

    @functools.cached_property
    def padded(self) -> Path:
        """The draft with a few tokens more, as models of one family differ."""
        extra = [f"<unused{number}>" for number in range(16)]
        return self._random("padded.gguf", vocabulary=[*VOCABULARY, *extra], layers=1)

    @functools.cached_property
    def without_template(self) -> Path:
        """Brings no chat template."""
        return self._random("without-template.gguf", template=None)

    @functools.cached_property
    def broken_template(self) -> Path:
        """Brings a chat template that is no Jinja."""
        return self._random("broken-template.gguf", template="{% for %}")

    @functools.cached_property
    def unknown_architecture(self) -> Path:
        """Claims to be of a kind nobody knows."""
        return self._random("unknown-architecture.gguf", architecture="nonesuch")

    @functools.cached_property
    def truncated(self) -> Path:
        """Lacks its last bytes."""
        return self._bytes("truncated.gguf", self.target.read_bytes()[:-1000])

    @functools.cached_property
    def no_gguf(self) -> Path:
        """A web page that was saved under a model's name."""
        return self._bytes("no-gguf.gguf", b"<!DOCTYPE html><title>404</title>")

    @functools.cached_property
    def only_vocabulary(self) -> Path:
        """A head without weights."""
        path = self.folder / "only-vocabulary.gguf"
        writer = gguf.GGUFWriter(path, "llama")
        writer.add_tokenizer_model("llama")
        writer.add_token_list(VOCABULARY)
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.close()
        return path

    @functools.cached_property
    def not_a_number(self) -> Path:
        """Its weights are whole by length, and none of them is a number."""
        output = next(
            tensor for tensor in gguf.GGUFReader(self.target).tensors if tensor.name == "output.weight"
        )
        data = bytearray(self.target.read_bytes())
        end = output.data_offset + output.n_bytes
        data[output.data_offset : end] = np.full(output.n_elements, np.nan, np.float32).tobytes()
        return self._bytes("not-a-number.gguf", bytes(data))

    @property
    def missing(self) -> Path:
        """Is not there."""
        return self.folder / "missing.gguf"

    def _random(
        self,
        name: str,
        *,
        vocabulary: list[str] = VOCABULARY,
        seed: int = 0,
        layers: int = 2,
        architecture: str = "llama",
        template: str | None = TEMPLATE,
    ) -> Path:
        return random_model(
            self.folder / name,
            vocabulary=vocabulary,
            seed=seed,
            layers=layers,
            context=CONTEXT,
            architecture=architecture,
            template=template,
        )

    def _bytes(self, name: str, data: bytes) -> Path:
        path = self.folder / name
        path.write_bytes(data)
        return path


UNUSABLE: dict[str, tuple[Callable[[TinyModels], Path], str]] = {
    "missing": (lambda models: models.missing, "There is no file"),
    "folder": (lambda models: models.folder, "is a folder"),
    "no GGUF": (lambda models: models.no_gguf, "no-gguf.gguf is not a GGUF model file"),
    "truncated": (lambda models: models.truncated, "truncated.gguf is incomplete"),
    "unknown architecture": (
        lambda models: models.unknown_architecture,
        "unknown model architecture: 'nonesuch'",
    ),
    "no weights": (lambda models: models.only_vocabulary, "cannot run only-vocabulary.gguf"),
    "broken template": (lambda models: models.broken_template, "chat template cannot be read"),
}
"""Files that cannot answer, and what must be said of each."""
