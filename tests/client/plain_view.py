"""A view of the screens as plain JSON values: what a template can read of it."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from typing import Any


def plain_view(value: Any) -> Any:
    """``value`` with dataclasses and named tuples as objects of their fields and properties,
    other tuples as lists, enums as their values."""
    if is_dataclass(value) or hasattr(value, "_fields"):
        return {name: plain_view(getattr(value, name)) for name in _names(type(value))}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {key: plain_view(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain_view(each) for each in value]
    return value


@lru_cache
def _names(kind: Any) -> tuple[str, ...]:
    own = [name for name, value in vars(kind).items() if isinstance(value, property)]
    if hasattr(kind, "_fields"):
        return (*kind._fields, *own)
    return (*(field.name for field in fields(kind)), *own)
