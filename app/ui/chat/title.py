"""A conversation's title, until the user gives it one."""

import re

from app.ui.chat.exchange import Exchange

_LONGEST = 48
_FENCE = re.compile(r"```.*?(```|\Z)", re.DOTALL)
_SPACE = re.compile(r"\s+")


def title_of(exchange: Exchange) -> str:
    """Return the first words of what was asked, or the name of the file that came without words."""
    names = [attachment.name for attachment in exchange.attachments]
    return title_from(exchange.question) or title_from(next(iter(names), ""))


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
