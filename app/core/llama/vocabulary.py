"""The tokens of a loaded GGUF model."""

import ctypes
import functools
from typing import Any

import llama_cpp

_CONTROL = llama_cpp.LLAMA_TOKEN_ATTR_CONTROL | llama_cpp.LLAMA_TOKEN_ATTR_UNKNOWN

_LEADS = ("\n", "x", "\x01")
"""Stand before a text that goes on; some vocabularies have tokens of several line feeds, as Gemma's."""


class LlamaVocabulary:
    """Vocabulary over llama.cpp; valid while its model lives."""

    def __init__(self, handle: Any) -> None:
        self._handle = handle
        self._pieces: dict[int, bytes] = {}
        self._ends: dict[int, bool] = {}
        self.size = int(llama_cpp.llama_vocab_n_tokens(handle))
        self._adds_space = llama_cpp.llama_vocab_type(handle) == llama_cpp.LLAMA_VOCAB_TYPE_SPM
        self.wants_bos = bool(llama_cpp.llama_vocab_get_add_bos(handle))
        self.bos = self._existing(llama_cpp.llama_vocab_bos(handle))
        self.eos = self._existing(llama_cpp.llama_vocab_eos(handle))

    @functools.cached_property
    def control_texts(self) -> tuple[str, ...]:
        """The texts that become control tokens when control tokens are allowed."""
        return self._texts_with(_CONTROL)

    @functools.cached_property
    def user_defined_texts(self) -> tuple[str, ...]:
        """The texts that always become tokens of their own, control tokens allowed or not."""
        return self._texts_with(llama_cpp.LLAMA_TOKEN_ATTR_USER_DEFINED)

    def tokenize(self, text: str, *, allow_control: bool, continues: bool = False) -> list[int]:
        """Turn text into token ids, without adding any."""
        for lead in _LEADS if continues and self._adds_space else ():
            # SentencePiece puts a space before every text it is given; a lead takes it, and goes again.
            begun = self._tokenize(lead, allow_control=False)
            tokens = self._tokenize(lead + text, allow_control=allow_control)
            if tokens[: len(begun)] == begun:  # else the vocabulary joins it with what follows
                return tokens[len(begun) :]
        return self._tokenize(text, allow_control=allow_control)

    def _tokenize(self, text: str, *, allow_control: bool) -> list[int]:
        data = text.encode("utf-8", "replace")
        room = len(data) + 8
        while True:
            buffer = (llama_cpp.llama_token * room)()
            count = llama_cpp.llama_tokenize(
                self._handle, data, len(data), buffer, room, False, allow_control
            )
            if count >= 0:
                return buffer[:count]
            room = -count

    def piece(self, token: int) -> bytes:
        """The bytes a token stands for in a reply; control tokens stand for none."""
        found = self._pieces.get(token)
        if found is None:
            found = self._pieces[token] = self._read_piece(token)
        return found

    def text(self, token: int) -> str:
        """The token as its vocabulary spells it."""
        return (llama_cpp.llama_vocab_get_text(self._handle, token) or b"").decode("utf-8", "replace")

    def is_end(self, token: int) -> bool:
        """Whether the token ends a reply."""
        found = self._ends.get(token)
        if found is None:
            found = self._ends[token] = bool(llama_cpp.llama_vocab_is_eog(self._handle, token))
        return found

    def _texts_with(self, attribute: int) -> tuple[str, ...]:
        attributes = llama_cpp.llama_vocab_get_attr
        found = (token for token in range(self.size) if attributes(self._handle, token) & attribute)
        return tuple(filter(None, map(self.text, found)))

    def _existing(self, token: int) -> int | None:
        return token if 0 <= token < self.size else None

    def _read_piece(self, token: int) -> bytes:
        room = 64
        while True:
            buffer = ctypes.create_string_buffer(room)
            length = llama_cpp.llama_token_to_piece(self._handle, token, buffer, room, 0, False)
            if length >= 0:
                return buffer.raw[:length]
            room = -length
