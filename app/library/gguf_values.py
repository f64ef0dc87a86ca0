"""The arrays in the head of a GGUF file, kept as the bytes they came as until somebody asks."""

import numpy as np
import numpy.typing as npt

Scalar = str | int | float | bool

NUMBER_TYPES = {
    0: "u1", 1: "i1", 2: "u2", 3: "i2", 4: "u4", 5: "i4", 6: "f4", 7: "u1", 10: "u8", 11: "i8", 12: "f8",
}  # fmt: skip
"""numpy's word for each kind of number in an array, by GGUF's number of the kind; truth values are bytes."""


class TextArray:
    """An array of texts; only those asked for are decoded."""

    def __init__(self, data: bytes, starts: list[int], length_bytes: int, end: int) -> None:
        """Keep where the texts lie.

        Args:
            data: The head of the file.
            starts: Where each text begins in it.
            length_bytes: Bytes of the length before each text.
            end: Where the last one ends.
        """
        self._data = data
        self._starts = starts
        self._gap = length_bytes
        self._end = end

    def __len__(self) -> int:
        return len(self._starts)

    def __getitem__(self, index: int) -> str:
        if not 0 <= index < len(self._starts):
            raise IndexError(index)
        following = index + 1
        end = self._starts[following] - self._gap if following < len(self._starts) else self._end
        return self._data[self._starts[index] : end].decode("utf-8", "replace")

    def all_texts(self) -> list[str]:
        """Every text, in order."""
        gap, data = self._gap, self._data
        ends = [start - gap for start in self._starts[1:]] + [self._end]
        pairs = zip(self._starts, ends, strict=False)  # without texts there is one end too many
        return [data[start:end].decode("utf-8", "replace") for start, end in pairs]


class NumberArray:
    """An array of numbers."""

    def __init__(self, data: bytes, start: int, count: int, dtype: str) -> None:
        """Keep where the numbers lie.

        Args:
            data: The head of the file.
            start: Where they begin in it.
            count: How many there are.
            dtype: numpy's word for their kind, byte order included.
        """
        self._data = data
        self._start = start
        self._count = count
        self._dtype = dtype

    def __len__(self) -> int:
        return self._count

    def values(self) -> npt.NDArray[np.generic]:
        """The numbers, shape (length,); not to be changed."""
        found: npt.NDArray[np.generic] = np.frombuffer(self._data, self._dtype, self._count, self._start)
        return found


GgufArray = TextArray | NumberArray
