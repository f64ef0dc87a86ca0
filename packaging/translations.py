"""Bring the translations up to date with the texts in the program.

    .venv/bin/python packaging/translations.py            extract, merge, compile, then list what is missing
    .venv/bin/python packaging/translations.py missing    only list what has no translation yet

Run it after changing any text that a user sees, translate what it lists in resources/translations/*.ts (with
Qt Linguist, pyside6-linguist, or with an editor), and run it again. In this order:

1.  Every text is looked up in the sources of `app`: what goes through tr(), a module's own _tr() or
    translate(), and what stands in declared tables such as that of the settings (`collect`).
2.  They are written down as calls in a file that Qt's lupdate understands. It merges them into the .ts files:
    what is translated stays so, what is new is marked unfinished, what is gone is left out (`merge`).
3.  Qt's lrelease makes of each .ts file the .qm file that the program loads (`compile_all`).

The .qm files are kept in the repository, so that a checkout needs no further step. A new language is begun by
naming it in LANGUAGES; resources/translations/README.md says how its words are chosen.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "app"
FOLDER = ROOT / "resources" / "translations"

ENGLISH = "en"
LANGUAGES = (ENGLISH, "nl", "de")
"""English is what the sources say; its file holds only what has a plural."""

DECLARED = ("Settings", "ActionGroup", "Preset", "Reason", "PairReason")
"""Contexts whose texts come from tables and are looked up by what is in a variable."""


class ExtractionError(Exception):
    """A text is passed in a way from which it cannot be told what it will be."""


@dataclass(frozen=True, slots=True, order=True)
class Message:
    """A text to translate.

    Attributes:
        context: What it belongs to: the class that shows it, or the name a module gave.
        source: The English text.
        comment: What tells it from another text of the same words; mostly empty.
        has_plural: Whether it has other forms for other numbers.
        place: The file it stands in, for whoever translates it.
    """

    context: str
    source: str
    comment: str = ""
    has_plural: bool = False
    place: str = ""


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; the result is the exit status: 1 when a translation is missing."""
    if arguments not in ([], ["missing"]):
        print(__doc__)
        return 2
    if not arguments:
        merge(collect())
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


def collect() -> list[Message]:
    """Return every text of the program, in the order of contexts and files.

    Raises:
        ExtractionError: A call passes something else than a plain text.
    """
    found: dict[tuple[str, str, str], Message] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=place)
        for message in _Calls(place, tree).messages:
            _keep(found, message)
    for message in declared():
        _keep(found, message)
    return sorted(found.values())


def _keep(found: dict[tuple[str, str, str], Message], message: Message) -> None:
    """Add a text once; if it has a plural anywhere it has one everywhere."""
    key = (message.context, message.source, message.comment)
    known = found.get(key)
    if known is None or (message.has_plural and not known.has_plural):
        found[key] = message


def declared() -> Iterator[Message]:
    """Return the texts of declared tables."""
    sys.path.insert(0, str(ROOT))
    from app.core import reason_words
    from app.library import compatibility_words
    from app.storage.setting_kinds import Choice, OptionalWhole, Whole
    from app.storage.setting_table import TABLE
    from app.ui.actions.registry import ActionGroup
    from app.ui.conversations.presets import Preset

    for setting in TABLE:
        texts = [setting.section.value, setting.title, setting.explanation, setting.effect.value]
        if isinstance(setting, Choice):
            texts += [option.name for option in setting.options]
        if isinstance(setting, Whole | OptionalWhole):
            texts.append(setting.unit)
        if isinstance(setting, OptionalWhole):
            texts.append(setting.none_name)
        for text in texts:
            if text:
                yield Message("Settings", text, place="app/storage/setting_table.py")
    for group in ActionGroup:
        yield Message("ActionGroup", group.value, place="app/ui/actions/registry.py")
    for preset in Preset:
        yield Message("Preset", preset.value, place="app/ui/conversations/presets.py")
    for sentence in reason_words.SENTENCES.values():
        yield Message("Reason", sentence, place="app/core/reason_words.py")
    for sentence in (*compatibility_words.SENTENCES.values(), *compatibility_words.KINDS.values()):
        yield Message("PairReason", sentence, place="app/library/compatibility_words.py")


class _Calls(ast.NodeVisitor):
    """Finds the calls that translate in one file."""

    def __init__(self, place: str, tree: ast.Module) -> None:
        self.messages: list[Message] = []
        self._place = place
        self._classes: list[str] = []
        self._own_context = _context_of_tr(tree)
        self.visit(tree)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name != "_tr":  # what it passes on was passed to it
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        match node.func:
            case ast.Name(id="_tr"):
                self._take(node, self._own_context, node.args[:1], node.args[1:2])
            case ast.Attribute(value=ast.Name(id="self"), attr="tr"):
                context = self._classes[-1] if self._classes else ""
                self._take(node, context, node.args[:2], node.args[2:3])
            case ast.Attribute(attr="tr"):
                raise ExtractionError(f"{self._place}:{node.lineno}: whose tr() is this? Call one's own.")
            case ast.Attribute(value=ast.Name(id="QCoreApplication" | "QApplication"), attr="translate"):
                context = _text(node.args[0])
                if context not in DECLARED or _text(node.args[1]):
                    self._take(node, context, node.args[1:3], node.args[3:4])

    def _take(
        self, node: ast.Call, context: str, texts: Sequence[ast.expr], number: Sequence[ast.expr]
    ) -> None:
        source, comment = (*(_text(text) for text in texts), "")[:2]
        if not context or not source or node.keywords:
            raise ExtractionError(f"{self._place}:{node.lineno}: only plain texts can be translated.")
        self.messages.append(Message(context, source, comment, bool(number), self._place))


def _context_of_tr(tree: ast.Module) -> str:
    """Return the context that a module's own _tr() names; empty without one."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name == "_tr":
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and call.args:
                    return _text(call.args[0])
    return ""


def _text(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


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
    """Make the .qm files.

    Raises:
        subprocess.CalledProcessError: lrelease failed.
    """
    for language in LANGUAGES:
        source = ts_file(language)
        _run("lrelease", "-silent", str(source), "-qm", str(source.with_suffix(".qm")))


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
