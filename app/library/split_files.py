"""Models whose weights lie in several files, the way llama.cpp splits them."""

import re
from dataclasses import dataclass

_PART = re.compile(r"(?P<stem>.+)-(?P<number>\d{5})-of-(?P<count>\d{5})\.gguf", re.IGNORECASE | re.DOTALL)
_MOST_PARTS = 4096


@dataclass(frozen=True, slots=True)
class Part:
    """One file of several.

    Attributes:
        number: Which one it is, from 1 on.
        count: How many there are.
        names: What all of them are called, in order; empty where this one's name tells nothing.
    """

    number: int
    count: int
    names: tuple[str, ...]

    @property
    def is_first(self) -> bool:
        """Whether it is the file that llama.cpp has to be given."""
        return self.number == 1


def part_of(name: str, number: int, count: int) -> Part | None:
    """What a file is a part of.

    Args:
        name: Its name, without folders.
        number: What its head says it is, from 1 on; 0 where nobody has read it.
        count: How many parts its head tells of; 0 likewise.

    Returns:
        The part, or None for a file that is whole by itself.
    """
    found = _PART.fullmatch(name)
    named = (int(found["number"]), int(found["count"])) if found else (0, 0)
    if count == 0:
        number, count = named
    if not 1 < count <= _MOST_PARTS or not 1 <= number <= count:
        return None
    if found is None or named[1] != count:
        return Part(number, count, ())
    stem, ending = found["stem"], name[-len(".gguf") :]
    names = tuple(f"{stem}-{one:05}-of-{count:05}{ending}" for one in range(1, count + 1))
    return Part(number, count, names)
