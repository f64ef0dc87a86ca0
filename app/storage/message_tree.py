"""The tree of messages: which version is chosen where, and where the chosen path ends.

Siblings are versions of one another. Of the living ones exactly one is chosen; so it is among those deleted
together. The chosen path goes from the conversation through chosen messages as far as there are any.
"""

from dataclasses import dataclass
from typing import cast

from app.core.conversation import Role
from app.storage.connection import Connection
from app.storage.faults import NotFoundError

_UP = """
    WITH RECURSIVE up (id, parent_id, is_chosen) AS (
        SELECT id, parent_id, is_chosen FROM message WHERE id = ?
        UNION ALL
        SELECT m.id, m.parent_id, m.is_chosen FROM up CROSS JOIN message AS m ON m.id = up.parent_id
    )
    SELECT id, parent_id FROM up WHERE is_chosen = 0
"""
_DOWN = """
    WITH RECURSIVE down (id, depth) AS (
        SELECT :start, 0
        UNION ALL
        SELECT m.id, down.depth + 1 FROM down CROSS JOIN message AS m
        ON m.conversation_id = :conversation AND coalesce(m.parent_id, 0) = down.id
            AND m.is_chosen = 1 AND m.deleted_at IS NULL
    )
    SELECT id FROM down ORDER BY depth DESC LIMIT 1
"""
_SUBTREE = """
    WITH RECURSIVE below (id) AS (
        SELECT :top
        UNION ALL
        SELECT m.id FROM below CROSS JOIN message AS m
        ON m.conversation_id = :conversation AND m.parent_id = below.id AND m.deleted_at IS NULL
    )
    UPDATE message SET deleted_at = :now, deleted_with = :top WHERE id IN (SELECT id FROM below)
"""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a message stands in the tree.

    Attributes:
        deleted_with: The message whose deletion took this one along; None for a living one.
    """

    id: int
    conversation_id: int
    parent_id: int | None
    role: Role
    deleted_with: int | None


def place_of(connection: Connection, message_id: int) -> Place:
    """Find a message, deleted or not.

    Raises:
        NotFoundError: There is none with this id.
    """
    sql = "SELECT id, conversation_id, parent_id, role, deleted_with FROM message WHERE id = ?"
    found = connection.row(sql, (message_id,))
    if found is None:
        raise NotFoundError("This message is not there any more.")
    return Place(found[0], found[1], found[2], Role(found[3]), found[4])


def living(connection: Connection, message_id: int) -> Place:
    """Find a message that is not deleted.

    Raises:
        NotFoundError: There is none with this id, or it is deleted.
    """
    place = place_of(connection, message_id)
    if place.deleted_with is not None:
        raise NotFoundError("This message was deleted.")
    return place


def leaf_of(connection: Connection, conversation_id: int) -> int | None:
    """The end of the chosen path; None for a conversation without messages.

    Raises:
        NotFoundError: There is no such conversation.
    """
    found = connection.row("SELECT leaf_id FROM conversation WHERE id = ?", (conversation_id,))
    if found is None:
        raise NotFoundError("This conversation is not there any more.")
    return cast("int | None", found[0])


def choose(connection: Connection, place: Place) -> None:
    """Choose a message among its siblings: the living ones, or those deleted together with it."""
    connection.change(
        """
        UPDATE message SET is_chosen = 0
        WHERE conversation_id = ? AND parent_id IS ? AND is_chosen = 1 AND deleted_with IS ? AND id <> ?
        """,
        (place.conversation_id, place.parent_id, place.deleted_with, place.id),
    )
    connection.change("UPDATE message SET is_chosen = 1 WHERE id = ? AND is_chosen = 0", (place.id,))


def show(connection: Connection, place: Place) -> None:
    """Lead the chosen path through a living message, and on from there as it was chosen before."""
    for message_id, parent_id in connection.rows(_UP, (place.id,)):
        choose(connection, Place(message_id, place.conversation_id, parent_id, place.role, None))
    end_path_below(connection, place.conversation_id, place.id)


def add(connection: Connection, place: Place, values: tuple[str, float, str | None, str]) -> int:
    """Put in a new message and lead the chosen path to it.

    Args:
        connection: Where to.
        place: Under whom and in which role; its id is not looked at.
        values: State, moment of creation, record and text.
    """
    leaf_id = leaf_of(connection, place.conversation_id)
    message_id = connection.insert(
        """
        INSERT INTO message (conversation_id, parent_id, role, state, created_at, record, text)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        (place.conversation_id, place.parent_id, place.role, *values),
    )
    added = Place(message_id, place.conversation_id, place.parent_id, place.role, None)
    if place.parent_id == leaf_id:  # the usual case, at a cost that does not grow with the conversation
        choose(connection, added)
        _set_leaf(connection, place.conversation_id, message_id)
    else:
        show(connection, added)
    return message_id


def remove(connection: Connection, place: Place, now: float) -> None:
    """Mark a living message and everything below it as deleted; a neighbour is chosen in its stead."""
    connection.change(_SUBTREE, {"top": place.id, "conversation": place.conversation_id, "now": now})
    neighbour = connection.row(
        """
        SELECT id FROM message WHERE conversation_id = ? AND parent_id IS ? AND deleted_at IS NULL
        ORDER BY is_chosen DESC, id > ?, abs(id - ?) LIMIT 1
        """,
        (place.conversation_id, place.parent_id, place.id, place.id),
    )
    if neighbour is not None:
        choose(connection, Place(neighbour[0], place.conversation_id, place.parent_id, place.role, None))
    leaf_id = leaf_of(connection, place.conversation_id)
    if leaf_id is not None and place_of(connection, leaf_id).deleted_with is not None:
        end_path_below(connection, place.conversation_id, place.parent_id)


def bring_back(connection: Connection, place: Place) -> None:
    """Undo the deletion of a message; below one that is deleted itself, it comes back with that one."""
    above = (None, None)
    if place.parent_id is not None:
        sql = "SELECT deleted_with, deleted_at FROM message WHERE id = ?"
        above = connection.row(sql, (place.parent_id,)) or above
    connection.change("UPDATE message SET is_chosen = 0 WHERE id = ?", (place.id,))
    connection.change(
        "UPDATE message SET deleted_with = ?, deleted_at = ? WHERE deleted_with = ?", (*above, place.id)
    )
    back = Place(place.id, place.conversation_id, place.parent_id, place.role, above[0])
    choose(connection, back)
    if back.deleted_with is None:
        show(connection, back)


def end_path_below(connection: Connection, conversation_id: int, start: int | None) -> None:
    """Note anew where the chosen path ends, which goes through a message; None for the beginning."""
    found = connection.row(_DOWN, {"start": start or 0, "conversation": conversation_id})
    _set_leaf(connection, conversation_id, found[0] if found else None)


def _set_leaf(connection: Connection, conversation_id: int, message_id: int | None) -> None:
    sql = "UPDATE conversation SET leaf_id = ? WHERE id = ?"
    connection.change(sql, (message_id or None, conversation_id))  # 0 stands for the conversation itself
