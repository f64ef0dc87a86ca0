"""A conversation's title, until the user gives it one."""

import re

_LONGEST = 48
_FENCE = re.compile(r"```.*?(```|\Z)", re.DOTALL)
_SPACE = re.compile(r"\s+")


def title_from(question: str) -> str:
    """Return the first words of a question, cut where a word ends."""
    text = _FENCE.sub(" ", question)
    text = _SPACE.sub(" ", text).strip(" #*>-") or _SPACE.sub(" ", question).strip(" `")
    if len(text) <= _LONGEST:
        return text.rstrip(".")
    head = text[: _LONGEST + 1]
    cut = head.rfind(" ")
    head = head[:cut] if cut > _LONGEST // 2 else head[:_LONGEST]
    return head.rstrip(" ,;:.-–(") + "…"
