"""Kinds of settings: what each may be set to, and reading that from a file which anybody may have edited."""

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

T = TypeVar("T")


class Section(StrEnum):
    """The heading a setting stands under."""

    APPEARANCE = "Appearance"
    ANSWERS = "Answers"
    SAMPLING = "How words are chosen"
    ENGINE = "Engine"


class Effect(StrEnum):
    """From when on a change acts, as a sentence; empty when it acts at once."""

    AT_ONCE = ""
    NEXT_ANSWER = "Applies from the next answer on."
    NEXT_LOAD = "Applies when a model is loaded."
    NEXT_START = "Applies when the program is opened again."


@dataclass(frozen=True, kw_only=True)
class Setting(Generic[T]):
    """Something the user may choose.

    Attributes:
        key: Its name in the file; never changes its meaning.
        default: What holds until the user says otherwise.
        section: The heading it stands under.
        title: Its name for the user.
        explanation: What it does, in one or two sentences.
        words: Other words by which it may be searched for.
        effect: From when on a change acts.
    """

    key: str
    default: T
    section: Section = Section.APPEARANCE
    title: str = ""
    explanation: str = ""
    words: str = ""
    effect: Effect = Effect.AT_ONCE

    def read(self, raw: object) -> T:
        """Return what a value from outside means.

        Raises:
            ValueError: It makes no sense here.
        """
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Switch(Setting[bool]):
    """On or off."""

    def read(self, raw: object) -> bool:
        """Take true and false only."""
        if isinstance(raw, bool):
            return raw
        raise ValueError(f"{raw!r} is neither on nor off")


@dataclass(frozen=True)
class Option(Generic[T]):
    """One of the values of a choice, and its name for the user."""

    value: T
    name: str


@dataclass(frozen=True, kw_only=True)
class Choice(Setting[T]):
    """One of a few values.

    Attributes:
        options: What can be chosen, in the order it is offered.
    """

    options: tuple[Option[T], ...]

    def read(self, raw: object) -> T:
        """Take one of the options."""
        for option in self.options:
            if option.value == raw and isinstance(raw, bool) == isinstance(option.value, bool):
                return option.value
        raise ValueError(f"{raw!r} is none of the options")


@dataclass(frozen=True, kw_only=True)
class Whole(Setting[int]):
    """A whole number from low to high, both included."""

    low: int
    high: int
    step: int = 1
    unit: str = ""

    def read(self, raw: object) -> int:
        """Take a whole number in range."""
        return _whole(raw, self.low, self.high)


@dataclass(frozen=True, kw_only=True)
class OptionalWhole(Setting[int | None]):
    """A whole number from low to high, or none.

    Attributes:
        low: The smallest number.
        high: The largest number.
        step: How far one press of an arrow goes.
        unit: What is counted.
        none_name: What it is called when there is no number.
    """

    low: int
    high: int
    step: int = 1
    unit: str = ""
    none_name: str = ""

    def read(self, raw: object) -> int | None:
        """Take a whole number in range, or nothing."""
        return None if raw is None else _whole(raw, self.low, self.high)


@dataclass(frozen=True, kw_only=True)
class Decimal(Setting[float]):
    """A number from low to high, both included, in so many places."""

    low: float
    high: float
    step: float
    places: int = 2

    def read(self, raw: object) -> float:
        """Take a number in range."""
        if isinstance(raw, bool) or not isinstance(raw, int | float) or not math.isfinite(raw):
            raise ValueError(f"{raw!r} is no number")
        if not self.low <= raw <= self.high:
            raise ValueError(f"{raw!r} is not between {self.low} and {self.high}")
        return float(raw)


@dataclass(frozen=True, kw_only=True)
class Text(Setting[str]):
    """A text of at most so many characters."""

    longest: int = 20_000

    def read(self, raw: object) -> str:
        """Take a text that is not too long."""
        if not isinstance(raw, str) or len(raw) > self.longest:
            raise ValueError("this is no text, or a very long one")
        return raw


def _whole(raw: object, low: int, high: int) -> int:
    if isinstance(raw, bool) or not isinstance(raw, int):
        raise ValueError(f"{raw!r} is no whole number")
    if not low <= raw <= high:
        raise ValueError(f"{raw!r} is not between {low} and {high}")
    return raw
