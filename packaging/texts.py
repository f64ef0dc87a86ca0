"""Looks up every text that a user may see, in the sources of `app`.

Three kinds are found: what goes through tr(), a module's own _tr() or translate(); what stands in declared
tables, such as that of the settings; and the English sentences of the parts without Qt, which the window
translates when they reach it (app/workers/interpreter.py).
"""

from __future__ import annotations

import ast
import builtins
import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "app"
CATALOGUE = ROOT / "resources" / "catalogue.json"

DECLARED = ("Settings", "ActionGroup", "Preset", "Reason", "PairReason", "Catalogue", "Engine")
"""Contexts whose texts come from tables and are looked up by what is in a variable."""


ENGINE = "Engine"
"""The context of sentences that come from parts without Qt."""

_WITHOUT_QT = ("core", "service", "library", "storage")
_COMMANDS_ONLY = (
    "trace.py",
    "tuned_file.py",
    "tuning.py",
    "quantizer.py",
    "catalogue.py",
    "random_model.py",
    "generation.py",
)
"""Files whose errors the window never meets: it does not do this, or asks for nothing impossible."""
_FEWEST_LETTERS = 8
"""A sentence with fewer of its own, besides what is filled in, would be found in everything."""


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
    for message in (*declared(), *catalogue(), *sentences()):
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
        texts = [
            setting.section.value,
            setting.title,
            setting.explanation,
            setting.words,
            setting.effect.value,
        ]
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


def catalogue() -> Iterator[Message]:
    """Return the sentences about the pairs that are offered."""
    listed = json.loads(CATALOGUE.read_text(encoding="utf-8"))
    for pair in listed["pairs"]:
        yield Message("Catalogue", pair["good_for"], place="resources/catalogue.json")


def sentences() -> Iterator[Message]:
    """Return the sentences of errors and notices, with {1} to {9} where something is filled in."""
    for part in _WITHOUT_QT:
        for path in sorted((SOURCES / part).rglob("*.py")):
            if path.name in _COMMANDS_ONLY:
                continue
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for template in _Sentences(tree).found:
                if len(re.sub(r"\{\d\}|[^a-z]", "", template)) >= _FEWEST_LETTERS:
                    yield Message(ENGINE, template, place=path.relative_to(ROOT).as_posix())


class _Sentences(ast.NodeVisitor):
    """Finds what errors of the program are made with, and what is added to notices, in one file."""

    def __init__(self, tree: ast.Module) -> None:
        self.found: list[str] = []
        self._named: dict[str, list[ast.expr]] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self._named.setdefault(node.targets[0].id, []).append(node.value)
        self.visit(tree)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        match node.func:
            case ast.Name(id=name) if name.endswith("Error") and not hasattr(builtins, name):
                self._take(node.args[:2])
            case ast.Attribute(value=ast.Name(id="notices"), attr="append"):
                self._take(node.args)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.generic_visit(node)
        if (
            isinstance(node.target, ast.Name)
            and node.target.id == "notices"
            and isinstance(node.value, ast.Tuple)
        ):
            self._take(node.value.elts)

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        if isinstance(node.targets[0], ast.Attribute) and node.targets[0].attr == "_notice":
            self._take([node.value])

    def _take(self, texts: Sequence[ast.expr]) -> None:
        for text in texts:
            wordings = self._named.get(text.id, []) if isinstance(text, ast.Name) else [text]
            self.found += [template for wording in wordings for template in _templates(wording) if template]


def _templates(node: ast.expr) -> Iterator[str]:
    """Return a text, or both texts of a choice, with numbers where something is filled in."""
    if isinstance(node, ast.IfExp):
        yield from _templates(node.body)
        yield from _templates(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        number = 0
        parts = []
        for part in node.values:
            number += isinstance(part, ast.FormattedValue)
            parts.append(f"{{{number}}}" if isinstance(part, ast.FormattedValue) else _text(part))
        yield "".join(parts)
    else:
        yield _text(node)
