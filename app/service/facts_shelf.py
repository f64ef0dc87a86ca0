"""What the heads of files say, read once and kept: of files on this disk, and of those on the Hub."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import replace
from pathlib import Path

from app.errors import ModelFileError
from app.library.compatibility import PairVerdict, check_pair
from app.library.model_facts import ModelFacts, read_facts
from app.library.starter import resolve_model
from app.service.hub_door import HubDoor

HUB = "hf:"
"""What references to files on the Hub begin with; addresses of pages are references too."""

_MOST_WITH_TOKENS = 8
"""Vocabularies are large: so many are kept, and read anew when an older one is asked for."""


def is_remote(reference: str) -> bool:
    """Whether a reference names a file on the Hub."""
    return reference.startswith((HUB, "https://", "http://"))


class FactsShelf:
    """Keeps facts for all threads.

    Args:
        door: The way to the Hub.
    """

    def __init__(self, door: HubDoor) -> None:
        self._door = door
        self._lock = threading.Lock()
        self._whole: OrderedDict[Hashable, ModelFacts] = OrderedDict()
        self._verdicts: dict[tuple[Hashable, Hashable], PairVerdict] = {}
        self._light: dict[Hashable, ModelFacts] = {}

    def facts(self, reference: str) -> ModelFacts:
        """What a file is, its vocabulary included.

        Args:
            reference: A path, or "hf:owner/name/file.gguf"; of the latter nothing but the head is fetched.

        Raises:
            AppError: It cannot be had, or is no GGUF file.
        """
        if is_remote(reference):
            return self._kept(reference, lambda: self._on_hub(reference))
        path = resolve_model(reference)
        return self._kept(_mark(reference), lambda: read_facts(path))

    def without_tokens(self, reference: str) -> ModelFacts:
        """What a file is, without its vocabulary; read no more than once, however many files there are.

        Raises:
            AppError: It cannot be had, or is no GGUF file.
        """
        with self._lock:
            known = self._light.get(_mark(reference))
        return known or replace(self.facts(reference), tokens=None)

    def known(self, path: Path) -> ModelFacts | None:
        """The same of a file of this disk if it was read before; None if not, or if the file is gone."""
        try:
            mark = _mark(str(path))
        except ModelFileError:
            return None
        with self._lock:
            return self._light.get(mark)

    def verdict(self, target: str, draft: str) -> PairVerdict:
        """What becomes of a pair; found out once.

        Raises:
            AppError: A head cannot be had, or a file is no GGUF file.
        """
        marks = (_mark(target), _mark(draft))
        with self._lock:
            known = self._verdicts.get(marks)
        found = known or check_pair(self.facts(target), self.facts(draft))
        with self._lock:
            self._verdicts[marks] = found
        return found

    def _kept(self, mark: Hashable, read: Callable[[], ModelFacts]) -> ModelFacts:
        with self._lock:
            if mark in self._whole:
                self._whole.move_to_end(mark)
                return self._whole[mark]
        facts = read()  # two threads may read the same head: that costs less than one waiting for another's
        with self._lock:
            self._light[mark] = replace(facts, tokens=None)
            self._whole[mark] = facts
            while len(self._whole) > _MOST_WITH_TOKENS:
                self._whole.popitem(last=False)
        return facts

    def _on_hub(self, reference: str) -> ModelFacts:
        from app.library.remote_facts import facts_on_hub

        return facts_on_hub(reference, self._door.hub())


def _mark(reference: str) -> Hashable:
    """What changes when a file does.

    Raises:
        ModelFileError: There is no such file on this disk.
    """
    if is_remote(reference):
        return reference
    path = resolve_model(reference)
    try:
        status = path.stat()
    except OSError as error:
        raise ModelFileError(f"{path} cannot be read: {error.strerror}.", "Check the path.") from error
    return (str(path), status.st_size, status.st_mtime_ns)
