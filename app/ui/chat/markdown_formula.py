"""Maths that takes whole lines, gathered as it streams in. No Qt in here."""

import re

from app.ui.chat.markdown_pieces import FormulaBlock

_BEGIN = re.compile(r"^(\$\$|\\\[|\\begin\{(?P<name>[a-zA-Z]+\*?)\})")
_MATHS = (
    "equation",
    "align",
    "aligned",
    "gather",
    "multline",
    "cases",
    "matrix",
    "pmatrix",
    "bmatrix",
    "split",
)
_LONGEST = 1_500
_BEHIND = " \t.,;:"


class FormulaLines:
    """Lines from an opening mark to its closing one."""

    def __init__(self, first: str, depth: int) -> None:
        """Begin with a line for which begins() holds; it must be taken as well."""
        opening = _BEGIN.match(first)
        mark = opening.group(0) if opening else "$$"
        self._mark = mark
        self._close = {"$$": "$$", "\\[": "\\]"}.get(mark, mark.replace("\\begin", "\\end"))
        self._depth = depth
        self._lines: list[str] = []
        self._length = 0
        self._is_blank = False

    @staticmethod
    def begins(line: str) -> bool:
        """Return whether a line opens maths that fills whole lines."""
        opening = _BEGIN.match(line)
        if opening is None or (opening["name"] and opening["name"].rstrip("*") not in _MATHS):
            return False
        if opening["name"]:
            return True
        close = "$$" if opening.group(0) == "$$" else "\\]"
        place = line.find(close, 2)
        return place < 0 or not line[place + 2 :].strip(_BEHIND)

    @property
    def source(self) -> str:
        """What was taken so far, as it was written."""
        return "".join(f"{line}\n" for line in self._lines)

    @property
    def is_hopeless(self) -> bool:
        """Whether it will not become maths any more: too long, or cut by an empty line."""
        return self._is_blank or self._length > _LONGEST

    def take(self, line: str) -> FormulaBlock | None:
        """Take a line, and return the maths when it is complete."""
        bare = line.strip()
        self._is_blank = not bare
        self._length += len(line) + 1
        self._lines.append(line)
        ending = bare.rstrip(_BEHIND)
        within = ending.removeprefix(self._mark) if len(self._lines) == 1 else ending
        if not within.endswith(self._close):
            return None
        source = self.source.strip()
        if self._mark.startswith("\\begin"):
            return FormulaBlock(source.rstrip(_BEHIND), source, self._depth)
        latex = source.removeprefix(self._mark).rstrip(_BEHIND).removesuffix(self._close).strip()
        return FormulaBlock(latex, source, self._depth)
