"""Which Hub is asked, and how."""

from collections.abc import Mapping
from dataclasses import dataclass

PUBLIC_ENDPOINT = "https://huggingface.co"


@dataclass(frozen=True, slots=True)
class HubOptions:
    """How a Hub is asked.

    Attributes:
        endpoint: Its address without a slash at the end.
        token: A person's access token; empty for none.
        offline: Whether nothing may be asked at all.
        patience: Seconds without an answer, or without a byte, until a connection counts as dead.
    """

    endpoint: str = PUBLIC_ENDPOINT
    token: str = ""
    offline: bool = False
    patience: float = 20.0

    def __repr__(self) -> str:
        """Say everything but the token."""
        return f"HubOptions({self.endpoint!r}, token={'given' if self.token else 'none'})"


def hub_options(environment: Mapping[str, str], token: str) -> HubOptions:
    """Read the variables that huggingface_hub knows: HF_ENDPOINT and HF_HUB_OFFLINE."""
    offline = environment.get("HF_HUB_OFFLINE", "").strip().upper() in ("1", "ON", "YES", "TRUE")
    endpoint = environment.get("HF_ENDPOINT", "").strip().rstrip("/") or PUBLIC_ENDPOINT
    return HubOptions(endpoint, token.strip(), offline)
