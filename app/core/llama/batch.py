"""What llama.cpp evaluates at once."""

import functools
from collections.abc import Sequence

import llama_cpp
import numpy as np


class Batch:
    """llama.cpp's input arrays, allocated once and filled through numpy views."""

    def __init__(self, length: int) -> None:
        """Allocate.

        Args:
            length: The most tokens it takes.
        """
        self.native = llama_cpp.llama_batch_init(length, 0, 1)
        view = functools.partial(np.ctypeslib.as_array, shape=(length,))
        self._tokens = view(self.native.token)
        self._positions = view(self.native.pos)
        self._wanted = view(self.native.logits)
        self._ramp = np.arange(length, dtype=np.int32)
        view(self.native.n_seq_id)[:] = 1
        for index in range(length):
            self.native.seq_id[index][0] = 0

    def fill(self, tokens: Sequence[int], start: int, outputs: int, padding: int) -> None:
        """Put tokens in.

        Args:
            tokens: One to `length` token ids.
            start: The position of the first.
            outputs: For how many of the last tokens logits are wanted.
            padding: How many tokens of no meaning follow, without logits.
        """
        count = len(tokens)
        whole = count + padding
        if whole == 1:  # each drafted token comes this way, and slices cost more than three numbers
            self.native.n_tokens = 1
            self._tokens[0], self._positions[0], self._wanted[0] = tokens[0], start, outputs
            return
        self.native.n_tokens = whole
        self._tokens[:count] = tokens
        self._tokens[count:whole] = tokens[-1]
        self._positions[:whole] = self._ramp[:whole] + start
        self._wanted[:whole] = 0
        self._wanted[count - outputs : count] = 1

    def free(self) -> None:
        """Give the memory back."""
        llama_cpp.llama_batch_free(self.native)
