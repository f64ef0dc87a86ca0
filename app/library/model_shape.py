"""The lengths and counts of a model that its memory depends on, read as llama.cpp reads them."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from app.library.gguf_header import GgufHeader
from app.library.gguf_values import NumberArray

_MOST_LAYERS = 4096
_ENTRY_BYTES = 2
"""Of a key or a value in the cache: 16-bit numbers."""

_STATE_BYTES = 4
_DEFAULT_HEAD = 128


@dataclass(frozen=True, slots=True)
class ModelShape:
    """How large the parts of a model are.

    Attributes:
        layers: Blocks that are evaluated for each token.
        width: Length of a token's inner state.
        inner_width: Length of the widest inner state of a feed-forward part, experts taken together.
        heads: Heads of attention in the layer that has most.
        vocabulary: Length of a row of logits.
        full_entries: Bytes of cache that a token takes in the layers that see the whole context.
        window_entries: Bytes that it takes in the layers that see a window only.
        window: Tokens of that window; 0 where no layer has one.
        state_bytes: Bytes of memory that do not grow with the context, those of recurrent layers.
    """

    layers: int
    width: int
    inner_width: int
    heads: int
    vocabulary: int
    full_entries: int
    window_entries: int
    window: int
    state_bytes: int

    def cache_bytes(self, context: int, *, whole_windows: bool = True) -> int:
        """Bytes of the cache for so many tokens of context.

        Args:
            context: Tokens.
            whole_windows: Whether layers with a window keep the whole context all the same, which
                lets any number of tokens be taken back.
        """
        windowed = context if whole_windows or not self.window else min(context, self.window)
        return self.full_entries * context + self.window_entries * windowed + self.state_bytes


def shape_of(header: GgufHeader) -> ModelShape:
    """Read the shape of a model; what the head does not tell counts as nothing."""
    return _Keys(header).shape()


class _Keys:
    """The keys of one head, by layer where they are so."""

    def __init__(self, header: GgufHeader) -> None:
        self._header = header
        blocks = self._number("block_count")
        self.layers = max(0, min(blocks - self._number("nextn_predict_layers"), _MOST_LAYERS))

    def shape(self) -> ModelShape:
        width = self._number("embedding_length")
        heads = self._by_layer("attention.head_count", 0)
        head = width // max(1, max(heads, default=1)) or _DEFAULT_HEAD
        entries = self._entries(head)
        windowed = self._windowed()
        window = self._number("attention.sliding_window") if any(windowed) else 0
        pairs = list(zip(entries, windowed, strict=True))
        experts = self._number("expert_used_count") * self._number("expert_feed_forward_length")
        return ModelShape(
            layers=self.layers,
            width=width,
            inner_width=max(experts, *self._by_layer("feed_forward_length", 0), 0),
            heads=max(heads, default=0),
            vocabulary=self._vocabulary(),
            full_entries=sum(size for size, is_windowed in pairs if not is_windowed),
            window_entries=sum(size for size, is_windowed in pairs if is_windowed),
            window=window,
            state_bytes=self._state_bytes(width),
        )

    def _entries(self, head: int) -> list[int]:
        """Bytes of cache a token takes, by layer."""
        is_mla = self._number("attention.key_length_mla") > 0
        key = self._number("attention.key_length", head)
        value = 0 if is_mla else self._number("attention.value_length", head)  # values lie in the keys there
        window_key = self._number("attention.key_length_swa", key)
        window_value = self._number("attention.value_length_swa", value)
        with_cache = self.layers - self._number("attention.shared_kv_layers")
        heads = self._by_layer("attention.head_count_kv", self._number("attention.head_count"))
        sizes = []
        for layer, (count, windowed, recurrent) in enumerate(
            zip(heads, self._windowed(), self._recurrent(), strict=True)
        ):
            length = window_key + window_value if windowed else key + value
            is_kept = layer < with_cache and not recurrent
            sizes.append(max(0, count * length * _ENTRY_BYTES) if is_kept else 0)
        return sizes

    def _windowed(self) -> list[bool]:
        """Which layers see a window only."""
        if not self._number("attention.sliding_window"):
            return [False] * self.layers
        pattern = self._by_layer("attention.sliding_window_pattern", 0)
        array = self._header.arrays.get(self._header.own("attention.sliding_window_pattern"))
        if array is not None:
            return [bool(value) for value in pattern]
        every = pattern[0] if pattern else 0
        return [bool(every) and (layer + 1) % every != 0 for layer in range(self.layers)]

    def _recurrent(self) -> list[bool]:
        """Which layers keep a state instead of a cache."""
        if not self._has_state():
            return [False] * self.layers
        interval = self._number("full_attention_interval")
        if interval:
            return [(layer + 1) % interval != 0 for layer in range(self.layers)]
        if not self._header.arrays.get(self._header.own("attention.head_count_kv")):
            return [self._header.architecture != "falcon-h1"] * self.layers
        return [count == 0 for count in self._by_layer("attention.head_count_kv", 0)]

    def _has_state(self) -> bool:
        return any(self._number(key) for key in ("ssm.state_size", "wkv.head_size", "shortconv.l_cache"))

    def _state_bytes(self, width: int) -> int:
        layers = sum(self._recurrent()) if self._header.architecture != "falcon-h1" else self.layers
        inner, state = self._number("ssm.inner_size"), self._number("ssm.state_size")
        convolved = inner + 2 * self._number("ssm.group_count") * state
        floats = (
            max(0, self._number("ssm.conv_kernel") - 1) * convolved
            + inner * state
            + self._number("wkv.head_size") * width
            + self._number("token_shift_count") * width
            + max(0, self._number("shortconv.l_cache") - 1) * width
        )
        return layers * floats * _STATE_BYTES if self._has_state() else 0

    def _vocabulary(self) -> int:
        listed = self._header.arrays.get("tokenizer.ggml.tokens")
        return len(listed) if listed is not None else self._number("vocab_size")

    def _number(self, key: str, otherwise: int = 0) -> int:
        return max(0, self._header.number(self._header.own(key), otherwise))

    def _by_layer(self, key: str, otherwise: int) -> Sequence[int]:
        """A number for each layer, whether the head has one for all or one for each."""
        found = self._header.arrays.get(self._header.own(key))
        if not isinstance(found, NumberArray):
            return [self._number(key, otherwise)] * self.layers
        values = np.nan_to_num(found.values()[: self.layers].astype(np.float64)).astype(np.int64).tolist()
        return [*values, *[otherwise] * (self.layers - len(values))]
