"""One program for each user: a second start hands its file to the first and ends.

A lock decides who is first, since a socket cannot: two starts at once would both find nobody listening. The
lock names the process that holds it, so that one left by a killed program counts for nothing. Both lie in a
folder that only this user can enter, and nothing said here leaves the machine.
"""

import hashlib
import json
import logging
import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISDIR
from time import monotonic

from PySide6.QtCore import QLockFile, QObject, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_log = logging.getLogger(__name__)

PATIENCE_MS = 4_000
"""How long a second start waits for a first one that closes or is busy, in all."""

_LOCK_MS = 150
_LONGEST_LINE = 65_536
_RECEIVED = b"received\n"


@dataclass(frozen=True, slots=True)
class Meeting:
    """Where the programs of one user meet.

    Attributes:
        lock: The file whose lock the first one holds.
        address: Where it listens: a path, or on Windows the name of a pipe.
    """

    lock: Path
    address: str


def meeting_of(profile: Path) -> Meeting | None:
    """Return where programs with these settings meet; None where no private folder can be had.

    Args:
        profile: The file of settings: programs that remember apart run apart.
    """
    name = f"slipstream-{hashlib.sha256(os.fsencode(profile)).hexdigest()[:16]}"
    folder = _private_folder()
    if folder is None:
        return None
    address = name if sys.platform == "win32" else str(folder / f"{name}.socket")
    return Meeting(folder / f"{name}.lock", address)


class SingleInstance(QObject):
    """This program as seen by its next starts.

    Signals:
        raised (str): Somebody started the program again; the text is the desktop's leave to come to the
            front, or empty.
        file_handed_over (Path): ... with this file to open.
    """

    raised = Signal(str)
    file_handed_over = Signal(object)

    def __init__(self, meeting: Meeting, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._meeting = meeting
        self._lock = QLockFile(str(meeting.lock))
        self._lock.setStaleLockTime(0)  # a lock is never too old, only its process may be dead
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connected)

    def begin(self, file: Path | None = None, token: str = "", patience_ms: int = PATIENCE_MS) -> bool:
        """Become the first, or hand over to it; return whether this program shall run.

        Args:
            file: What the command line asks to open.
            token: The desktop's leave to come to the front, if it gave one.
            patience_ms: How long to try.
        """
        end = monotonic() + patience_ms / 1_000
        message = json.dumps({"open": str(file.absolute()) if file else "", "token": token})
        is_there = False
        while True:
            if self._lock.tryLock(_LOCK_MS):
                self._listen()
                return True
            left = max(round((end - monotonic()) * 1_000), _LOCK_MS)
            caller = _Caller(self._meeting.address, left)
            if caller.is_connected and caller.hand_over(message.encode() + b"\n", left):
                return False
            is_there = is_there or caller.is_connected
            if monotonic() > end:
                self._go_alone(is_there)
                return True

    def end(self) -> None:
        """Let another program be the first, at once: this one may take a moment to close."""
        self._server.close()
        self._lock.unlock()

    def _go_alone(self, is_there: bool) -> None:
        """Run although the lock is held: two windows are better than none."""
        if is_there:
            _log.warning("a program that runs already does not answer; this one runs beside it")
            return
        # Nobody ever listened: the lock was made by another machine, or under another name of this one.
        self._meeting.lock.unlink(missing_ok=True)
        if self._lock.tryLock(_LOCK_MS):
            self._listen()

    def _listen(self) -> None:
        QLocalServer.removeServer(self._meeting.address)  # left by a program that was killed
        if not self._server.listen(self._meeting.address):
            _log.warning("cannot listen for further starts: %s", self._server.errorString())

    @Slot()
    def _on_connected(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            visitor = _Visitor(socket, self)
            visitor.spoke.connect(self._on_spoke)
            visitor.read()  # it may have spoken before anybody listened

    @Slot(str, str)
    def _on_spoke(self, file: str, token: str) -> None:
        self.raised.emit(token)
        if file:
            self.file_handed_over.emit(Path(file))


class _Visitor(QObject):
    """Another start of this program, as heard by the first.

    Signals:
        spoke (str, str): It asks to open this file, or none when empty, and brings the desktop's leave.
    """

    spoke = Signal(str, str)

    def __init__(self, socket: QLocalSocket, parent: QObject) -> None:
        super().__init__(parent)
        self._socket = socket
        socket.setParent(self)
        socket.readyRead.connect(self.read)
        socket.disconnected.connect(self.deleteLater)

    @Slot()
    def read(self) -> None:
        """Take its words, once they are complete."""
        socket = self._socket
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST_LINE:
                socket.abort()
            return
        try:
            message = json.loads(bytes(socket.readLine(_LONGEST_LINE).data()))
            file, token = message["open"], message["token"]
        except (ValueError, KeyError, TypeError):
            file, token = None, None
        if not isinstance(file, str) or not isinstance(token, str):
            _log.warning("ignored words that are not from another start of this program")
            socket.abort()
            return
        socket.write(_RECEIVED)
        socket.flush()
        self.spoke.emit(file, token)


class _Caller:
    """Speaks to the first program."""

    def __init__(self, address: str, patience_ms: int) -> None:
        self._socket = QLocalSocket()
        self._socket.connectToServer(address)
        self.is_connected = self._socket.waitForConnected(patience_ms)

    def hand_over(self, message: bytes, patience_ms: int) -> bool:
        """Say it, and return whether it was heard."""
        self._socket.write(message)
        self._socket.flush()
        heard = self._socket.waitForReadyRead(patience_ms)
        return heard and bytes(self._socket.readAll().data()) == _RECEIVED


def _private_folder() -> Path | None:
    """A folder with a short path that nobody else can enter; a socket's path may have 100 characters."""
    if sys.platform == "win32":
        return Path(tempfile.gettempdir())  # belongs to the user there
    given = os.environ.get("XDG_RUNTIME_DIR", "")
    if given and len(given) < 60 and _is_mine(Path(given)):
        return Path(given)
    own = Path("/tmp") / f"slipstream-{os.getuid()}"
    try:
        own.mkdir(mode=0o700, exist_ok=True)
    except OSError:
        return None
    return own if _is_mine(own) else None


def _is_mine(folder: Path) -> bool:
    """Whether it is a real folder of this user's that is closed to all others."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    return S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077
