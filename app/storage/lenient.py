"""Reading JSON that another version of the program may have written."""

import dataclasses
import types
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from app.errors import AppError

T = TypeVar("T")


def mapping_in(text: str | bytes | None) -> dict[str, Any]:
    """The JSON object in a text; an empty one for anything else."""
    try:
        found = msgspec.json.decode(text) if text else {}
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def read_leniently(kind: type[T], values: Mapping[str, Any]) -> T:
    """Make a dataclass from what is understood; fields that are missing or make no sense get their defaults.

    Args:
        kind: A dataclass.
        values: Its fields by name; others are passed over.

    Raises:
        ValueError: A field without a default is missing or makes no sense.
    """
    hints = _hints(cast("type", kind))
    needed = _required(cast("type", kind))
    try:
        read: dict[str, Any] = {name: _converted(hints[name], values[name]) for name in needed}
    except KeyError as error:
        raise ValueError(f"{error} is missing") from error
    for name in hints.keys() & values.keys() - needed:
        try:
            value = _converted(hints[name], values[name])
            kind(**read, **{name: value})  # a value out of range is one that makes no sense
        except (AppError, ValueError):
            continue
        read[name] = value
    return kind(**read)


@cache
def _required(kind: type) -> frozenset[str]:
    fields = dataclasses.fields(kind)
    none = dataclasses.MISSING
    return frozenset(f.name for f in fields if f.default is none and f.default_factory is none)


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in dataclasses.fields(kind)}


def _converted(hint: Any, value: Any) -> Any:
    inner = _dataclass_in(hint)
    if inner is not None and isinstance(value, Mapping):
        return read_leniently(inner, value)
    return msgspec.convert(value, hint)


def _dataclass_in(hint: Any) -> type | None:
    union = get_origin(hint) in (Union, types.UnionType)
    kinds = get_args(hint) if union else (hint,)
    return next((kind for kind in kinds if dataclasses.is_dataclass(kind) and isinstance(kind, type)), None)
