"""What a person should read about the models, and need not answer."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Notice:
    """A calm piece of news.

    Attributes:
        message: What it is about, in one sentence.
        details: More sentences, in reading order.
    """

    message: str
    details: tuple[str, ...] = ()
