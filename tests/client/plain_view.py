"""A view of the screens as plain JSON values: what a template can read of it."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType
from typing import Any

_PLAIN = frozenset({bool, float, int, str, NoneType})


def plain_view(value: Any) -> Any:
    """``value`` with dataclasses and named tuples as objects of their fields and properties,
    other tuples as lists, enums as their values."""
    kind = type(value)
    return value if kind in _PLAIN else _reader_of(kind)(value)


@cache
def _reader_of(kind: Any) -> Callable[[Any], Any]:
    """Return what makes values of a kind plain; to ask each value anew took half of all the time
    of what is compared."""
    if is_dataclass(kind) or hasattr(kind, "_fields"):
        names = _names(kind)
        return lambda value: {name: plain_view(getattr(value, name)) for name in names}
    if issubclass(kind, Enum):
        return lambda value: value.value
    if issubclass(kind, Mapping):
        return lambda value: {key: plain_view(each) for key, each in value.items()}
    if issubclass(kind, list | tuple):
        return lambda value: [plain_view(each) for each in value]
    return lambda value: value


def _names(kind: Any) -> tuple[str, ...]:
    own = [name for name, value in vars(kind).items() if isinstance(value, property)]
    if hasattr(kind, "_fields"):
        return (*kind._fields, *own)
    return (*(field.name for field in fields(kind)), *own)
