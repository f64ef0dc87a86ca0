"""Bring the translations up to date with the texts in the program.

    .venv/bin/python packaging/translations.py            extract, merge, compile, then list what is missing
    .venv/bin/python packaging/translations.py missing    only list what has no translation yet

Run it after changing any text that a user sees, translate what it lists in resources/translations/*.ts (with
Qt Linguist, pyside6-linguist, or with an editor), and run it again. In this order:

1.  Every text is looked up in the sources of `app` (texts.py).
2.  They are written down as calls in a file that Qt's lupdate understands. It merges them into the .ts files:
    what is translated stays so, what is new is marked unfinished, what is gone is left out (`merge`).
3.  Qt's lrelease makes of each .ts file the .qm file that the program loads (`compile_all`).

The .qm files are kept in the repository, so that a checkout needs no further step. A new language is begun by
naming it in LANGUAGES; resources/translations/README.md says how its words are chosen.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import PySide6

sys.path.insert(0, str(Path(__file__).resolve().parent))
from texts import ENGINE, ROOT, Message, collect

FOLDER = ROOT / "resources" / "translations"

SENTENCES = FOLDER / "sentences.json"

ENGLISH = "en"
LANGUAGES = (ENGLISH, "nl", "de")
"""English is what the sources say; its file holds only what has a plural."""


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; the result is the exit status: 1 when a translation is missing."""
    if arguments not in ([], ["missing"]):
        print(__doc__)
        return 2
    if not arguments:
        texts = collect()
        list_sentences(texts)
        merge(texts)
        compile_all()
    missing = 0
    for language in LANGUAGES:
        for message in unfinished(ts_file(language)):
            missing += 1
            print(f"{language}  {message.context}: {message.source!r}")
    print(f"{missing} without a translation")
    return 1 if missing else 0


def ts_file(language: str) -> Path:
    """Return the file that is translated."""
    return FOLDER / f"slipstream_{language}.ts"


def list_sentences(messages: Iterable[Message]) -> None:
    """Write down the sentences by which the window recognises what the parts without Qt say."""
    known = [message.source for message in messages if message.context == ENGINE]
    SENTENCES.write_text(json.dumps(known, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


def merge(messages: Iterable[Message]) -> None:
    """Bring the .ts files up to date with the texts.

    Raises:
        subprocess.CalledProcessError: lupdate failed.
    """
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        listing = Path(folder) / "texts.py"
        listing.write_text("".join(map(_as_call, messages)), encoding="utf-8")
        for language in LANGUAGES:
            only_plurals = ["-pluralonly"] if language == ENGLISH else []
            names = ["-source-language", ENGLISH, "-target-language", language]
            manner = ["-no-obsolete", "-locations", "none", "-disable-heuristic", "similartext"]
            _run("lupdate", *manner, *only_plurals, *names, str(listing), "-ts", str(ts_file(language)))


def _as_call(message: Message) -> str:
    """Return a call within a class: of other calls, lupdate does not see that there is a plural."""
    arguments = [_quoted(message.source), _quoted(message.comment)]
    if message.has_plural:
        arguments.append("number")
    call = f"self.tr({', '.join(arguments)})"
    return f"class {message.context}:\n  def texts(self, number):\n    #: {message.place}\n    {call}\n"


def _quoted(text: str) -> str:
    """Return a text in quotation marks that lupdate reads as Python does."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def compile_all() -> None:
    """Make the .qm files, each put in its place at once: a program that runs may have the old one mapped.

    Raises:
        subprocess.CalledProcessError: lrelease failed.
    """
    for language in LANGUAGES:
        source = ts_file(language)
        fresh = source.with_suffix(".qm.new")
        _run("lrelease", "-silent", str(source), "-qm", str(fresh))
        fresh.replace(source.with_suffix(".qm"))


def _run(tool: str, *arguments: str) -> None:
    """Run a tool of Qt that comes with PySide6."""
    program = Path(PySide6.__path__[0]) / (f"{tool}.exe" if sys.platform == "win32" else tool)
    subprocess.run([str(program), *arguments], check=True, stdout=subprocess.DEVNULL)


def unfinished(file: Path) -> Iterator[Message]:
    """Return what a .ts file has no finished translation for."""
    for context in ElementTree.parse(file).getroot().iter("context"):
        for entry in context.iter("message"):
            translation = entry.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                yield Message(
                    context.findtext("name", ""), entry.findtext("source", ""), entry.findtext("comment", "")
                )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
