"""The words of a Markdown text, without its marks: about what a reader sees of it."""

import re

_LONGEST = 200_000
"""Characters; in a longer text the marks are left where they are, as looking for them takes its time."""

_PATTERN = re.compile(
    r"""
    ^[ ]{0,3}(?P<fence>`{3,}|~{3,})[^\n]*\n(?P<code>.*?)(?:^[ ]{0,3}(?P=fence)[`~]*[ ]*$|\Z)
    | (?P<tick>`{1,3})(?!`)(?P<span>[^\n]{1,400}?)(?<!`)(?P=tick)(?!`)
    | \\(?P<escaped>[!-/:-@\[-`{-~])
    | !?\[(?P<words>[^\]\n]{0,400})\]\([^)\n]{0,2000}\)
    | ^[ ]{0,3}\#{1,6}[ ]+
    | ^[ ]{0,3}(?:>[ ]?)+
    | ^[ ]*\|?(?:[ ]*:?-{3,}:?[ ]*\|?)+[ ]*$
    | (?P<cell>[ ]*\|[ ]*)
    | \*{1,3}(?=\S) | (?<=\S)\*{1,3}
    | ~~
    | (?<!\w)_{1,3}(?=\S) | (?<=\S)_{1,3}(?!\w)
    | </?(?:seed:|mm:)?think(?:ing)?> | \[/?THINK\] | <\|[\w/]{1,40}\|>
    """,
    re.VERBOSE | re.MULTILINE | re.DOTALL,
)


def markdown_words(markdown: str) -> str:
    """Return a text without marks; code stays as it is, of a link its words stay, and a table's cells.

    It is a guess good enough to search in and to show as a line; what shows replies reads them with care.
    """
    return markdown if len(markdown) > _LONGEST else _PATTERN.sub(_words, markdown)


def _words(found: re.Match[str]) -> str:
    groups = found.groupdict()
    if groups["cell"] is not None:
        return " "
    for name in ("code", "span", "escaped", "words"):
        if groups[name] is not None:
            return str(groups[name])
    return ""
