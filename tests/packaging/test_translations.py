"""The script that extracts and compiles the translations, and the translations themselves."""

import json
import re
import string
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "nl", "de")
COMPLETE = ("nl", "de")
COUNTS = {"en": (1, 2), "nl": (1, 2), "de": (1, 2)}
"""A number for each form of the plural, in its order."""


@dataclass(frozen=True)
class Entry:
    """A text in a .ts file, with a translation for each form."""

    context: str
    source: str
    comment: str
    has_plural: bool
    forms: tuple[str, ...]
    is_finished: bool


@pytest.fixture(scope="module")
def texts() -> ModuleType:
    """The part that looks the texts up."""
    spec = spec_from_file_location("texts", ROOT / "packaging" / "texts.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules["texts"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def finished(language: str) -> list[Entry]:
    return [entry for entry in entries(language) if entry.is_finished]


def entries(language: str) -> list[Entry]:
    found = []
    root = ElementTree.parse(ROOT / "resources" / "translations" / f"slipstream_{language}.ts").getroot()
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            has_plural = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")]
            found.append(
                Entry(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    has_plural,
                    tuple(forms) if has_plural else (translation.text or "",),
                    translation.get("type") is None,
                )
            )
    return found


def fields(text: str) -> Counter[str]:
    """What is filled in later: {count:,} with how it is written, and Qt's %1 and %n."""
    named = [
        f"{name}!{conversion}:{how}"
        for _, name, how, conversion in string.Formatter().parse(text)
        if name is not None
    ]
    return Counter(named + re.findall(r"%L?(?:\d+|n)", text))


@pytest.mark.parametrize("language", COMPLETE)
def test_every_text_of_the_program_can_be_translated(texts: ModuleType, language: str) -> None:
    known = {(entry.context, entry.source, entry.comment, entry.has_plural) for entry in entries(language)}
    wanted = {(text.context, text.source, text.comment, text.has_plural) for text in texts.collect()}
    assert sorted(wanted - known) == [], "run packaging/translations.py"


def test_english_has_every_plural(texts: ModuleType) -> None:
    known = {(entry.context, entry.source) for entry in entries("en")}
    plurals = {(text.context, text.source) for text in texts.collect() if text.has_plural}
    assert sorted(plurals - known) == [], "run packaging/translations.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_to_translate(language: str) -> None:
    unfinished = [entry.source for entry in entries(language) if not (entry.is_finished and all(entry.forms))]
    assert unfinished == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_fills_in_what_its_source_does(language: str) -> None:
    for entry in finished(language):
        wanted = fields(entry.source)
        for place, form in enumerate(entry.forms):
            if entry.has_plural and place == 0:  # one may be told without its number
                assert not fields(form) - wanted, form
            else:
                assert fields(form) == wanted, form


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_ends_and_breaks_as_its_source_does(language: str) -> None:
    for entry in finished(language):
        for form in entry.forms:
            for mark in ("…", ":", ".") if " " in entry.source else ("…", ":"):  # 3rd is 3. elsewhere
                assert form.endswith(mark) == entry.source.endswith(mark), form
            assert form.count("\n") == entry.source.count("\n"), form
            assert form.count("&") == entry.source.count("&"), form
            assert form == form.strip(), form


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_program_loads_is_what_was_translated(language: str) -> None:
    translator = QTranslator()
    assert translator.load(str(ROOT / "resources" / "translations" / f"slipstream_{language}.qm"))
    for entry in entries(language):
        numbers = COUNTS[language] if entry.has_plural else (-1,)
        for form, number in zip(entry.forms, numbers, strict=True):
            told = translator.translate(entry.context, entry.source, entry.comment, number)
            assert told == form, f"{entry.source}: run packaging/translations.py"


def test_the_window_knows_every_sentence_of_the_parts_without_qt(texts: ModuleType) -> None:
    known = json.loads((ROOT / "resources" / "translations" / "sentences.json").read_text(encoding="utf-8"))
    said = {text.source for text in texts.collect() if text.context == texts.ENGINE}
    assert sorted(said - set(known)) == [], "run packaging/translations.py"


def test_sentences_are_found_with_their_places(
    texts: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "made.py").write_text(
        "hint = 'Choose a larger one.' if old else f'Choose {other} of them.'\n"
        "raise ModelError(f'The file {path.name} has only {size:,} bytes.', hint)\n"
        "raise ValueError('for nobody to read')\n"
        "notices.append('It may be odd.')\n"
    )
    monkeypatch.setattr(texts, "ROOT", tmp_path)
    monkeypatch.setattr(texts, "SOURCES", tmp_path)
    assert [message.source for message in texts.sentences()] == [
        "The file {1} has only {2} bytes.",
        "Choose a larger one.",
        "Choose {1} of them.",
        "It may be odd.",
    ]


def test_a_text_that_is_put_together_is_refused(
    texts: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "app" / "made.py"
    file.parent.mkdir()
    file.write_text("class Words:\n    def say(self):\n        return self.tr(f'{self.count} messages')\n")
    monkeypatch.setattr(texts, "ROOT", tmp_path)
    monkeypatch.setattr(texts, "SOURCES", file.parent)
    with pytest.raises(texts.ExtractionError, match=re.escape("app/made.py:3")):
        texts.collect()


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("class A:\n def f(self):\n  self.tr('one ' 'two')", ("A", "one two", "", False)),
        ("class A:\n def f(self):\n  self.tr('{n} of it', '', n)", ("A", "{n} of it", "", True)),
        ("class A:\n def f(self):\n  self.tr('Open', 'a door')", ("A", "Open", "a door", False)),
        ("QCoreApplication.translate('B', 'said')", ("B", "said", "", False)),
        (
            "_tr('said')\ndef _tr(text): return QCoreApplication.translate('C', text)",
            ("C", "said", "", False),
        ),
    ],
)
def test_texts_are_found_in_every_way_they_are_written(
    texts: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    code: str,
    text: tuple[str, str, str, bool],
) -> None:
    (tmp_path / "made.py").write_text(code)
    monkeypatch.setattr(texts, "ROOT", tmp_path)
    monkeypatch.setattr(texts, "SOURCES", tmp_path)
    found = [(one.context, one.source, one.comment, one.has_plural) for one in texts.collect()]
    assert text in found
