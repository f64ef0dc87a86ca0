"""The words of a Markdown text, without its marks: about what a reader sees of it."""

import re

_LONGEST = 200_000
"""Characters; in a longer text the marks are left where they are, as looking for them takes its time."""

_PATTERN = re.compile(
    r"""
    `(?:(?<=^`)|(?<=[ ]`))``(?P<more>`*)[^\n]{0,400}\n(?P<code>.*?)(?:^[ ]*```(?P=more)`*[ ]*$|\Z)
    | `(?P<ticks>`{0,2})(?!`)(?P<span>[^\n]{1,400}?)(?<!`)`(?P=ticks)(?!`)
    | `
    | \\(?P<escaped>[!-/:-@\[-`{-~])
    | !\[(?P<picture>[^\[\]\n]{0,400})\]\([^)\n]{0,2000}\)
    | \[(?P<words>[^\[\]\n]{0,400})\]\([^)\n]{0,2000}\)
    | \[/?THINK\]
    | \#(?<=^\#)\#{0,5}[ ]+
    | >(?<=^>)(?:[ ]?>)*[ ]?
    | \|(?:(?=[ :|]{0,9}-)[ :|-]{1,400}+(?=$))?[ ]*
    | \*(?:\**(?=\S)|(?<=\S\*)\**)
    | ~~
    | _(?:(?<!\w_)_{0,2}(?=\S)|_{0,2}(?<=\S_)(?!\w))
    | </?(?:seed:|mm:)?think(?:ing)?>
    | <\|[\w/]{1,40}\|>
    """,
    re.VERBOSE | re.MULTILINE | re.DOTALL,
)
"""Each kind of mark begins with one certain character, so that Python looks for these alone; and none looks
further than so far, as a model that has lost its way may write the same few characters for ever."""


def markdown_words(markdown: str) -> str:
    """Return a text without marks; code stays as it is, of a link its words stay, and a table's cells.

    It is a guess good enough to search in and to show as a line; what shows replies reads them with care.
    """
    return markdown if len(markdown) > _LONGEST else _PATTERN.sub(_words, markdown)


def _words(found: re.Match[str]) -> str:
    if found.group()[0] == "|":
        return " "
    return next((group for group in found.group("code", "span", "escaped", "picture", "words") if group), "")
