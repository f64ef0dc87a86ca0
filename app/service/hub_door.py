"""The one way from the library process to the Hub, which is laid when somebody first needs it."""

import threading
from typing import TYPE_CHECKING

from app.service.model_shelf import open_hub

if TYPE_CHECKING:
    from app.library.hub import Hub


class HubDoor:
    """Gives all threads the same Hub, and another one when the access token has changed."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._hub: Hub | None = None

    def hub(self) -> "Hub":
        """The Hub, asked with the person's token; the first call takes a moment."""
        with self._lock:
            if self._hub is None:
                self._hub = open_hub()
            return self._hub

    def renew(self) -> None:
        """Ask with another token from now on; a download that is under way goes on with the old one."""
        with self._lock:
            # Not closed: that would cut the download off. It goes when nobody uses it any more.
            self._hub = None
