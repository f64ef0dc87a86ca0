"""A file that one process at a time may write."""

import os
import sys
from pathlib import Path
from typing import BinaryIO


def lock(file: BinaryIO, *, wait: bool = False) -> bool:
    """Try to take an open file for this process; it goes free when the file is closed or the process dies.

    Args:
        file: Open for writing.
        wait: Whether to wait while another process has it.

    Returns:
        Whether it is taken now; False when another one has it.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # some network disks know no locks; that must not keep anybody from using them
        return True
    return True


def settle_folder(folder: Path) -> None:
    """Make sure that a renamed file in it still has its new name after a loss of power."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
