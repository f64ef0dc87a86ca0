"""Reads the Markdown of one block. markdown-it parses; nothing is fetched, and HTML stays text."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from mdit_py_plugins.dollarmath import dollarmath_plugin

from app.ui.chat.rich_text import Paragraph, Run, Table

LINE_BREAK = "\u2028"
"""A line end within a paragraph, as Qt writes it."""

_DEEPEST = 24
_MOST_BRACKETS = 200
_MOST_ADDRESSES = 60
_BRACKETS = {"\\(": "\\)", "\\[": "\\]"}
_MATHS = ("math_inline", "math_inline_double", "math_block")
_TASK = re.compile(r"^\[([ xX])\]\s+")
_WORDS = re.compile(r"(?<![\\a-zA-Z{])[a-zA-Z]{2,} ")


class MarkdownReader:
    """Turns Markdown into paragraphs and tables."""

    def __init__(self) -> None:
        options = {"html": False, "maxNesting": _DEEPEST, "linkify": True}
        self._parser = MarkdownIt("commonmark", options).enable(["table", "strikethrough", "linkify"])
        if self._parser.linkify is not None:
            self._parser.linkify.set({"fuzzy_link": False, "fuzzy_email": False, "fuzzy_ip": False})
        dollarmath_plugin(
            self._parser, allow_labels=False, allow_space=False, allow_digits=False, double_inline=True
        )
        self._parser.inline.ruler.before("escape", "math_brackets", _math_in_brackets)

    def read(self, markdown: str) -> list[Paragraph | Table]:
        """Return what a block says."""
        if markdown.count("[") > _MOST_BRACKETS or markdown.count("://") > _MOST_ADDRESSES:
            return [Paragraph((Run(markdown.replace("\n", " ")),))]
        return list(_parts(self._parser.parse(markdown)))

    def read_table(self, head: str, rule: str, line: str) -> Table | None:
        """Return the table of a heading, the line below it and one row; None when it is no table."""
        for part in self.read(f"{head}\n{rule}\n{line}"):
            if isinstance(part, Table):
                return part
        return None


def _math_in_brackets(state: StateInline, silent: bool) -> bool:
    """Take maths in the brackets that LaTeX has for it."""
    opening = state.src[state.pos : state.pos + 2]
    if opening not in _BRACKETS:
        return False
    end = state.src.find(_BRACKETS[opening], state.pos + 2, state.posMax)
    if end < 0 or not state.src[state.pos + 2 : end].strip():
        return False
    if not silent:
        token = state.push("math_inline" if opening == "\\(" else "math_inline_double", "math", 0)
        token.content = state.src[state.pos + 2 : end]
        token.markup = opening
    state.pos = end + 2
    return True


def _parts(tokens: Sequence[Token]) -> Iterator[Paragraph | Table]:
    """Walk over paragraphs and tables in the order in which they are read."""
    place = _Place()
    number = 0
    while number < len(tokens):
        token = tokens[number]
        if token.type == "table_open":
            end = next(i for i in range(number, len(tokens)) if tokens[i].type == "table_close")
            yield _table(tokens[number:end])
            number = end
        elif token.type == "inline":
            yield place.inline(token)
        elif token.type in ("fence", "code_block"):
            code = token.content.removesuffix("\n").replace("\n", LINE_BREAK)
            yield place.paragraph((Run(code, code=True),))
        elif token.type == "math_block":
            source = f"$${token.content}$$"
            yield replace(place.paragraph((Run(source, formula=token.content.strip()),)), is_centered=True)
        elif token.type == "hr":
            yield replace(place.paragraph(()), is_rule=True)
        else:
            place.move(token)
        number += 1


class _Place:
    """Where in lists, quotations and headings the walk is."""

    def __init__(self) -> None:
        self._lists: list[int | None] = []
        self._quote = 0
        self._heading = 0
        self._marker = ""

    def move(self, token: Token) -> None:
        """Go into or out of what a token opens or closes."""
        if token.type == "bullet_list_open":
            self._lists.append(None)
        elif token.type == "ordered_list_open":
            self._lists.append(int(token.attrs.get("start", 1)))
        elif token.type in ("bullet_list_close", "ordered_list_close"):
            self._lists.pop()
        elif token.type == "list_item_open":
            number = self._lists[-1]
            self._marker = "•" if number is None else f"{number}."
            self._lists[-1] = None if number is None else number + 1
        elif token.type == "heading_open":
            self._heading = int(token.tag[1:])
        elif token.type == "heading_close":
            self._heading = 0
        elif token.type.startswith("blockquote"):
            self._quote += token.nesting

    def inline(self, token: Token) -> Paragraph:
        """Return the paragraph of an inline token; a box that can be ticked becomes its marker."""
        runs = list(_runs(token.children or []))
        if self._marker and runs and not runs[0].code and (task := _TASK.match(runs[0].text)):
            self._marker = "☐" if task[1] == " " else "☑"
            runs[0] = replace(runs[0], text=runs[0].text[task.end() :])
        return self.paragraph(tuple(runs))

    def paragraph(self, runs: tuple[Run, ...]) -> Paragraph:
        """Return a paragraph that stands here; only the first of an item has its marker."""
        marker, self._marker = self._marker, ""
        return Paragraph(runs, self._heading, len(self._lists), marker, self._quote)


def _table(tokens: Sequence[Token]) -> Table:
    rows: list[list[tuple[Run, ...]]] = []
    alignments: list[str] = []
    for number, token in enumerate(tokens):
        if token.type == "tr_open":
            rows.append([])
        elif token.type in ("th_open", "td_open"):
            rows[-1].append(tuple(_runs(tokens[number + 1].children or [])))
            if len(rows) == 1:
                alignments.append(str(token.attrs.get("style", "")).removeprefix("text-align:"))
    return Table(tuple(tuple(row) for row in rows), tuple(alignments))


def _runs(children: Sequence[Token]) -> Iterator[Run]:
    style = Run("")
    links: list[str] = []
    for number, child in enumerate(children):
        kind = child.type
        if kind in ("strong_open", "strong_close"):
            style = replace(style, bold=child.nesting > 0)
        elif kind in ("em_open", "em_close"):
            style = replace(style, italic=child.nesting > 0)
        elif kind in ("s_open", "s_close"):
            style = replace(style, struck=child.nesting > 0)
        elif kind == "link_open":
            links.append(str(child.attrs.get("href", "")))
            style = replace(style, link=links[-1])
        elif kind == "link_close":
            links = links[:-1]
            style = replace(style, link=links[-1] if links else "")
        elif kind == "code_inline":
            yield replace(style, text=child.content, code=True)
        elif kind == "image":
            address = str(child.attrs.get("src", ""))
            yield replace(style, text=f"{child.content or '…'} ({address})", link=address)
        elif kind in _MATHS:
            behind = children[number + 1].content[:1] if number + 1 < len(children) else ""
            yield _maths(child, style, behind)
        elif kind == "softbreak":
            yield replace(style, text=" ")
        elif kind == "hardbreak":
            yield replace(style, text=LINE_BREAK)
        elif child.content:
            yield replace(style, text=child.content)


def _maths(token: Token, style: Run, behind: str) -> Run:
    """Return maths, or its text when it is more likely money or names of variables."""
    mark = token.markup or "$"
    source = f"{mark}{token.content}{_BRACKETS.get(mark, mark)}"
    content = token.content.strip()
    is_money = mark == "$" and (behind.isalnum() or (content[:1].isdigit() and _WORDS.search(content + " ")))
    return replace(style, text=source, formula="" if is_money else content)
