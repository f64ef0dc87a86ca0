"""Opening the conversations at the start, and what must be said when that does not go well."""

import logging
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app import NAME
from app.storage.connection import Connection
from app.storage.database import OpenedDatabase, Standing, memory_database, open_database
from app.storage.faults import NewerDatabaseError
from app.ui.models.notice import Notice
from app.workers.interpreter import Interpreter

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class OpenedConversations:
    """Conversations to work with, whatever state their file is in.

    Attributes:
        connection: The database, in memory if need be.
        notice: What the user must know; None when all is well.
    """

    connection: Connection
    notice: Notice | None = None


def open_conversations(path: Path, backups: Path) -> OpenedConversations:
    """Open the file of conversations, or go on without it.

    Args:
        path: The file.
        backups: The folder for copies made before its format changes.
    """
    try:
        opened = open_database(path, backups)
    except NewerDatabaseError as error:
        _log.info("a newer version wrote the conversations: %s", error)
        message, hint = Interpreter().error(error)
        return OpenedConversations(memory_database(), Notice(message, (hint, _not_kept())))
    if opened.cause:
        _log.info("the conversations are %s: %s", opened.standing, opened.cause)
    return OpenedConversations(opened.connection, _notice(opened, path))


def _notice(opened: OpenedDatabase, path: Path) -> Notice | None:
    cause = _tr("The system says: {cause}.").format(cause=opened.cause.rstrip("."))
    if opened.standing is Standing.REPLACED:
        aside = opened.set_aside or path
        kept = _tr("It lies in {path} now; {name} begins a new one.").format(path=aside, name=NAME)
        return Notice(_tr("The file of conversations was damaged."), (kept, cause))
    if opened.standing is Standing.COPIED:
        return Notice(_tr("The file of conversations cannot be written."), (_not_kept(), cause))
    if opened.standing is Standing.UNSAVED:
        return Notice(_tr("The file of conversations cannot be used."), (_not_kept(), cause))
    return None


def _not_kept() -> str:
    return _tr("You can go on; what is said now ends with the program.")


def _tr(text: str) -> str:
    return QCoreApplication.translate("OpenConversations", text)
