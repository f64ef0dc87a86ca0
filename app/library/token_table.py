"""The vocabulary in the head of a model file: what its tokens are, and how texts begin and end."""

from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property

import numpy as np
import numpy.typing as npt

from app.core.speculative.vocabulary_match import TokenTexts
from app.library.gguf_header import GgufHeader
from app.library.gguf_values import NumberArray, TextArray

_PREFIX = "tokenizer.ggml."
_SPECIAL = (
    "bos", "eos", "eot", "eom", "unknown", "padding", "seperator", "mask", "fim_pre", "fim_suf", "fim_mid",
    "fim_pad", "fim_rep", "fim_sep",
)  # fmt: skip
"""What files call their special tokens; the misspelling is theirs."""

_BEGINS = {"llama": 1, "bert": 101}
"""The beginning-of-text token of a file that names none, by kind of tokenizer, as llama.cpp has it."""

_ENDS = {"llama": 2, "t5": 1}
_WANT_BOS = frozenset({"llama", "bert", "gemma4"})
"""Kinds of tokenizer whose prompts begin with a beginning-of-text token unless the file says otherwise."""

_BPE_THAT_WANT_BOS = frozenset(
    {"llama3", "llama-v3", "llama-bpe", "falcon3", "falcon-h1", "pixtral", "midm-2.0", "lfm2", "tekken"}
)
"""The same, by how texts are split before the tokenizer."""


class TokenKind(IntEnum):
    """What a token is, by GGUF's number."""

    NORMAL = 1
    UNKNOWN = 2
    CONTROL = 3
    USER_DEFINED = 4
    UNUSED = 5
    BYTE = 6


@dataclass(frozen=True)
class TokenTable:
    """A vocabulary.

    Attributes:
        model: llama.cpp's word for the kind of tokenizer: "llama" is SentencePiece, "gpt2" BPE.
        pre: Its word for how texts are split before, such as "qwen2"; may be empty.
        size: Number of tokens.
        special: The ids of the special tokens that the file names, by what they are for, such as "eos".
        bos: The beginning-of-text token, or None.
        eos: The token that ends a text, or None.
        wants_bos: Whether every prompt begins with the beginning-of-text token.
        wants_eos: Whether every prompt ends with the end-of-text token, as those of some encoders do.
        adds_space: Whether a space is put before every text.
    """

    model: str
    pre: str
    size: int
    special: dict[str, int]
    bos: int | None
    eos: int | None
    wants_bos: bool
    wants_eos: bool
    adds_space: bool
    _texts: TextArray = field(repr=False)
    _kinds: NumberArray | None = field(repr=False)
    _scores: NumberArray | None = field(repr=False)

    def text(self, token: int) -> str:
        """What a token stands for, as the vocabulary spells it; an empty text where it is not told."""
        return self._texts[token] if 0 <= token < self.size else ""

    @cached_property
    def texts(self) -> list[str]:
        """All of them, in order."""
        return self._texts.all_texts()

    @cached_property
    def kinds(self) -> npt.NDArray[np.int32]:
        """What each token is, as numbers of `TokenKind`, shape (size,)."""
        return _padded(self._kinds, self.size, TokenKind.NORMAL).astype(np.int32)

    @cached_property
    def scores(self) -> npt.NDArray[np.float32]:
        """How likely SentencePiece finds each token, shape (size,); 0 where it is not told."""
        return _padded(self._scores, self.size, 0).astype(np.float32)

    def with_kind(self, *kinds: TokenKind) -> frozenset[str]:
        """The texts of all tokens of these kinds."""
        found = np.flatnonzero(np.isin(self.kinds, kinds)).tolist()
        return frozenset(text for token in found if (text := self.texts[token]))

    @cached_property
    def compared(self) -> TokenTexts:
        """What is compared with another vocabulary."""
        return TokenTexts(
            self.texts,
            self.with_kind(TokenKind.CONTROL, TokenKind.UNKNOWN),
            self.with_kind(TokenKind.USER_DEFINED, TokenKind.UNUSED),
        )


def token_table(header: GgufHeader) -> TokenTable | None:
    """The vocabulary in a file's head; None where there is none."""
    model = header.text(_PREFIX + "model")
    texts = header.arrays.get(_PREFIX + "tokens")
    if not isinstance(texts, TextArray) or not len(texts):
        return None
    size = len(texts)
    pre = header.text(_PREFIX + "pre")
    special = {
        name: number
        for name in _SPECIAL
        if 0 <= (number := header.number(f"{_PREFIX}{name}_token_id", -1)) < size
    }
    return TokenTable(
        model=model,
        pre=pre,
        size=size,
        special=special,
        bos=special.get("bos", _within(_BEGINS.get(model), size)),
        eos=special.get("eos", _within(_ENDS.get(model), size)),
        wants_bos=_flag(header, "add_bos_token", model in _WANT_BOS or pre in _BPE_THAT_WANT_BOS),
        wants_eos=_flag(header, "add_eos_token", model == "t5"),
        adds_space=_flag(header, "add_space_prefix", model in ("llama", "t5")),
        _texts=texts,
        _kinds=_numbers(header, "token_type"),
        _scores=_numbers(header, "scores"),
    )


def _flag(header: GgufHeader, key: str, otherwise: bool) -> bool:
    value = header.metadata.get(_PREFIX + key)
    return value if isinstance(value, bool) else otherwise


def _numbers(header: GgufHeader, key: str) -> NumberArray | None:
    found = header.arrays.get(_PREFIX + key)
    return found if isinstance(found, NumberArray) else None


def _within(token: int | None, size: int) -> int | None:
    return token if token is not None and token < size else None


def _padded(numbers: NumberArray | None, size: int, filling: int) -> npt.NDArray[np.float64]:
    """So many numbers, whatever the file has."""
    padded = np.full(size, filling, np.float64)
    if numbers is not None:
        values = numbers.values()[:size]
        padded[: len(values)] = values
    return padded
