"""The channel of a process that serves the window: standard input and output, kept clean, and a log."""

import logging
import os
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import BinaryIO


def take_over_standard_streams() -> tuple[BinaryIO, BinaryIO]:
    """Move the channel to files that nothing else knows, so that nothing printed can enter it.

    `sys.stdin` itself must not be read: Python aborts when it ends while a thread still waits there.
    """
    orders = os.fdopen(os.dup(0), "rb")
    reports = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return orders, reports


def log_to_file(path: Path) -> None:
    """Lead all logs into a file of at most a few megabytes."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = RotatingFileHandler(
            path, maxBytes=1 << 20, backupCount=2, encoding="utf-8"
        )
    except OSError:
        handler = logging.StreamHandler()  # a full or read-only disk must not keep anybody from working
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.DEBUG, handlers=[handler])
