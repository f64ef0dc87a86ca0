"""Says in the user's language what the other processes say in English."""

import json
import re
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import msgspec
from PySide6.QtCore import QCoreApplication

from app.errors import AppError
from app.storage.resources import resource

T = TypeVar("T")

_TOLD = ("message", "hint", "fault", "draft_fault", "reason")
"""Fields of reports in which sentences for people stand."""

_PLACE = re.compile(r"\{(\d)\}")


@dataclass(frozen=True, slots=True)
class _Sentence:
    """A sentence as the sources have it, with {1} where something is filled in."""

    template: str
    pattern: re.Pattern[str]


class Interpreter:
    """Recognises the sentences of engine, library and storage, and translates them.

    These have no Qt and speak English. What they say stands in their sources, from which
    packaging/translations.py lists it in resources/translations/sentences.json. A sentence that is not
    there, or not translated, stays as it is.
    """

    def __init__(self) -> None:
        self._known: tuple[_Sentence, ...] | None = None

    def text(self, english: str) -> str:
        """Return one sentence, or several after each other, in the user's language."""
        translated = self._all_of(english)
        return translated if translated is not None else english

    def report(self, report: T) -> T:
        """Return a report with what a person reads in it translated: messages, hints, faults and notices."""
        if not isinstance(report, msgspec.Struct):
            return report
        changed: dict[str, object] = {}
        for name in report.__struct_fields__:
            value = getattr(report, name)
            if type(value) is str and value and name in _TOLD:  # a word of an enumeration is a str as well
                changed[name] = self.text(value)
            elif isinstance(value, tuple) and value and name == "notices":
                changed[name] = tuple(map(self.text, value))
            elif isinstance(value, tuple) and value and isinstance(value[0], msgspec.Struct):
                changed[name] = tuple(map(self.report, value))
            elif isinstance(value, msgspec.Struct):
                changed[name] = self.report(value)
        return msgspec.structs.replace(report, **changed) if changed else report

    def error(self, error: AppError) -> tuple[str, str]:
        """Return message and hint of an error in the user's language."""
        return self.text(error.message), self.text(error.hint)

    def _all_of(self, english: str) -> str | None:
        """Return the translation of all sentences; None when one of them is not known.

        Each is looked for by itself first: what is filled in may be anything, a second sentence too.
        """
        for end in re.finditer(r"[.!?] ", english):
            head = self._translated(english[: end.start() + 1])
            tail = self._all_of(english[end.end() :]) if head is not None else None
            if tail is not None:
                return f"{head} {tail}"
        return self._translated(english)

    def _translated(self, english: str) -> str | None:
        """Return the translation of one template's text; None without one."""
        for sentence in self._sentences():
            found = sentence.pattern.fullmatch(english)
            if found is None:
                continue
            translated = QCoreApplication.translate("Engine", sentence.template)
            if translated == sentence.template:
                continue
            filled_in = dict(enumerate(map(self.text, found.groups()), start=1))
            return _PLACE.sub(partial(_fill, filled_in), translated)
        return None

    def _sentences(self) -> tuple[_Sentence, ...]:
        """Read the list when it is first needed; what says most by itself comes first."""
        if self._known is None:
            templates = json.loads(resource("translations/sentences.json").read_text(encoding="utf-8"))
            templates.sort(key=lambda template: len(_PLACE.sub("", template)), reverse=True)
            self._known = tuple(_Sentence(template, _pattern(template)) for template in templates)
        return self._known


def _fill(filled_in: dict[int, str], place: re.Match[str]) -> str:
    return filled_in[int(place[1])]


def _pattern(template: str) -> re.Pattern[str]:
    parts = _PLACE.split(template)
    fixed = [re.escape(part) if at % 2 == 0 else "(.+?)" for at, part in enumerate(parts)]
    return re.compile("".join(fixed), re.DOTALL)
