"""A line of ``scorepad check``."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple


class Line(NamedTuple):
    """The result of one check.

    ``mend`` keeps a server from working, or somebody from its games; ``note`` is good to know.
    ``new`` is what the changelog says of versions that the games have not seen.
    """

    how: Literal["ok", "note", "mend"]
    what: str
    text: str
    new: Mapping[str, str] = MappingProxyType({})


def megabytes(size: int) -> str:
    """Return a number of bytes in words."""
    return f"{size / 1_000_000:,.0f} MB" if size >= 1_000_000 else f"{max(1, size // 1_000)} kB"
