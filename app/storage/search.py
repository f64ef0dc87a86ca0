"""Finding conversations by the words in their titles and messages."""

import re
import secrets
import unicodedata
from dataclasses import dataclass

from app.storage.connection import Connection

_MOST_WORDS = 16
_MOST_CHARACTERS = 256
_SNIPPET_TOKENS = 16
_CONTEXT_CHARACTERS = 40
_SPACE = re.compile(r"\s")
_UNSPACED = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]")
"""Scripts written without spaces, in which the index knows no words."""

Marks = tuple[tuple[int, int], ...]
_Marked = tuple[str, Marks]
_NOTHING: _Marked = ("", ())


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A conversation in which something was found.

    Attributes:
        conversation_id: Which one.
        title: Its title.
        title_marks: From where to where in the title (end exclusive) what was searched stands.
        message_id: The newest message, on the chosen path or not, in which it was found; None when it is in
            the title only.
        snippet: Some of that message on one line, with "…" where something is left out; else empty.
        marks: From where to where in the snippet what was searched stands.
        used_at: When something was last said in the conversation, in seconds since 1970, UTC.
        is_pinned: Whether it is pinned.
    """

    conversation_id: int
    title: str
    title_marks: Marks
    message_id: int | None
    snippet: str
    marks: Marks
    used_at: float
    is_pinned: bool


@dataclass(frozen=True, slots=True)
class _Query:
    """What was typed, taken apart.

    Attributes:
        match: For the index; empty when no word is one that it knows.
        parts: Pieces of text that must stand there literally, because the index cannot find them.
    """

    match: str
    parts: tuple[str, ...]

    def where(self, index: str, text: str) -> str:
        """The condition on a table's index and text column."""
        conditions = [f"instr({text}, ?) > 0"] * len(self.parts)
        if self.match:
            conditions.insert(0, f"{index} MATCH ?")
        return " AND ".join(conditions)

    @property
    def values(self) -> tuple[str, ...]:
        return (self.match, *self.parts) if self.match else self.parts


def search(connection: Connection, text: str, limit: int) -> tuple[SearchHit, ...]:
    """Find conversations; see ConversationStore.search."""
    query = _query(text)
    if not query.values:
        return ()
    rows = connection.rows(
        f"""
        WITH found (conversation_id, message_id) AS (
            SELECT m.conversation_id, max(m.id)
            FROM {_joined(query, "message", "m")} WHERE {query.where("message_index", "m.text")}
                AND m.deleted_at IS NULL
            GROUP BY m.conversation_id
            UNION ALL
            SELECT t.id, NULL
            FROM {_joined(query, "title", "t")} WHERE {query.where("title_index", "t.title")}
        )
        SELECT c.id, c.title, max(f.message_id), c.used_at, c.is_pinned, count(*) > count(f.message_id)
        FROM found AS f CROSS JOIN conversation AS c ON c.id = f.conversation_id
        WHERE c.deleted_at IS NULL GROUP BY c.id ORDER BY c.used_at DESC, c.id DESC LIMIT ?
        """,
        (*query.values, *query.values, limit),
    )
    titles = _found_in_titles(connection, query, {row[0]: row[1] for row in rows if row[5]})
    snippets = _found_in_messages(connection, query, [row[2] for row in rows if row[2] is not None])
    return tuple(
        SearchHit(
            conversation_id=conversation_id,
            title=title,
            title_marks=titles.get(conversation_id, _NOTHING)[1],
            message_id=message_id,
            snippet=snippets.get(message_id, _NOTHING)[0],
            marks=snippets.get(message_id, _NOTHING)[1],
            used_at=used_at,
            is_pinned=bool(is_pinned),
        )
        for conversation_id, title, message_id, used_at, is_pinned, _ in rows
    )


def search_titles(connection: Connection, text: str, limit: int) -> tuple[tuple[int, str], ...]:
    """Find conversations by their titles alone; see ConversationStore.search_titles."""
    query = _query(text)
    if not query.values:
        return ()
    rows = connection.rows(
        f"""
        SELECT t.id, t.title FROM {_joined(query, "title", "t")}
        WHERE {query.where("title_index", "t.title")} AND t.deleted_at IS NULL
        ORDER BY t.used_at DESC, t.id DESC LIMIT ?
        """,
        (*query.values, limit),
    )
    return tuple((row_id, title) for row_id, title in rows)


def _joined(query: _Query, what: str, name: str) -> str:
    table = {"message": "message", "title": "conversation"}[what]
    if not query.match:
        return f"{table} AS {name}"
    return f"{what}_index CROSS JOIN {table} AS {name} ON {name}.id = {what}_index.rowid"


def _found_in_titles(connection: Connection, query: _Query, titles: dict[int, str]) -> dict[int, _Marked]:
    if query.match:
        return _highlighted(connection, query, "title_index", "highlight(title_index, 0, ?, ?)", list(titles))
    part = query.parts[0]
    return {
        row_id: (title, tuple((at.start(), at.end()) for at in re.finditer(re.escape(part), title)))
        for row_id, title in titles.items()
    }


def _found_in_messages(connection: Connection, query: _Query, ids: list[int]) -> dict[int, _Marked]:
    if query.match:
        function = f"snippet(message_index, 0, ?, ?, '…', {_SNIPPET_TOKENS})"
        return _highlighted(connection, query, "message_index", function, ids)
    rows = connection.rows(f"SELECT id, text FROM message WHERE id IN ({_places(ids)})", ids)
    return {row_id: _cut_out(text, query.parts[0]) for row_id, text in rows}


def _highlighted(
    connection: Connection, query: _Query, index: str, function: str, ids: list[int]
) -> dict[int, _Marked]:
    # Drawn anew each time, so that no text can hold the marks.
    begin, end = (f"\x02{secrets.token_hex(8)}{side}\x03" for side in "<>")
    # The plus keeps SQLite from asking the index once for each id, which takes far longer for short words.
    rows = connection.rows(
        f"SELECT rowid, {function} FROM {index} WHERE {index} MATCH ? AND +rowid IN ({_places(ids)})",
        (begin, end, query.match, *ids),
    )
    return {row_id: _unmarked(text, begin, end) for row_id, text in rows}


def _places(values: list[int]) -> str:
    return ", ".join("?" * len(values))


def _unmarked(text: str, begin: str, end: str) -> _Marked:
    plain, *others = text.split(begin)
    marks = []
    for piece in others:
        inside, _, outside = piece.partition(end)
        marks.append((len(plain), len(plain) + len(inside)))
        plain += inside + outside
    return _SPACE.sub(" ", plain), tuple(marks)


def _cut_out(text: str, part: str) -> _Marked:
    at = text.find(part)
    start, stop = max(0, at - _CONTEXT_CHARACTERS), at + len(part) + _CONTEXT_CHARACTERS
    lead = "…" if start else ""
    snippet = lead + _SPACE.sub(" ", text[start:stop]) + ("…" if stop < len(text) else "")
    begin = at - start + len(lead)
    return snippet, ((begin, begin + len(part)),)


def _query(text: str) -> _Query:
    words = text[:_MOST_CHARACTERS].encode("utf-8", "replace").decode().split()[:_MOST_WORDS]
    known = [word for word in words if _has_letters(word) and not _UNSPACED.search(word)]
    parts = [word for word in words if word not in known and not _is_punctuation(word)]
    match = " AND ".join(f'"{_quoted(word)}" *' for word in known)
    return _Query(match, tuple(parts))


def _quoted(word: str) -> str:
    return word.replace('"', '""').replace("\x00", " ")


def _has_letters(word: str) -> bool:
    """Whether the index sees a word in it: letters and digits, by the rules of its tokenizer."""
    return any(unicodedata.category(character)[0] in "LN" for character in word)


def _is_punctuation(word: str) -> bool:
    """Whether there is nothing in it to look for, such as a lone quotation mark."""
    return not _UNSPACED.search(word) and all(unicodedata.category(c)[0] not in "LNS" for c in word)
