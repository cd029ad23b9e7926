"""The form of a game that was written on paper, as it is typed and kept."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from scorepad.pad.typed_numbers import typed_signed_number

Place = tuple[int, str]
"""A round and a player; "" for the whole round."""


class PaperForm(NamedTuple):
    """The fields of the form as they were typed.

    ``results`` are tricks, or the running totals if ``totals`` is true. ``chosen`` are tricks that
    were chosen where several numbers give a total. ``moved`` are points by which a player's totals
    are moved from a round on, where they were added wrongly on the paper.
    """

    totals: bool
    bids: Mapping[Place, str]
    results: Mapping[Place, str]
    chosen: Mapping[Place, str]
    moved: Mapping[Place, int] = MappingProxyType({})

    @classmethod
    def of(cls, typed: Mapping[str, str], kind: str) -> "PaperForm":
        """Return the form from texts by the name of their field, as :func:`place_of` reads it."""
        fields: dict[str, dict[Place, str]] = {of: {} for of in _KINDS}
        for name, text in typed.items():
            of, place = place_of(name)
            if of and place[0]:
                fields[of][place] = text
        totals = kind == "totals"
        results = fields["total" if totals else "tricks"]
        moved = {place: typed_signed_number(text) or 0 for place, text in fields["moved"].items()}
        return cls(totals, fields["bid"], results, fields["chosen"], moved if totals else {})

    def total(self, place: Place) -> int | None:
        """Return the total at a place, moved as it is to be; ``None`` where no number is typed."""
        number, player = place
        total = typed_signed_number(self.results.get(place, ""))
        if total is None:
            return None
        return total + sum(
            by for (since, whose), by in self.moved.items() if whose == player and since <= number
        )


LONGEST_TYPED = 10
"""The most letters in a field; a day has as many."""

MOST_TYPED = 5_000
"""The most fields of one game, more than any paper has."""


def is_field(name: str) -> bool:
    """Return whether a form of a paper has a field with this name."""
    return name in ("kind", "day") or bool(place_of(name)[0])


def place_of(field: str) -> tuple[str, Place]:
    """Return the kind and the place of a field with this name; the kind is "" if it has no place.

    Round 0 stands for the totals at the end.

    >>> place_of("tricks.2.a"), place_of("day")
    (('tricks', (2, 'a')), ('', (0, '')))
    """
    match = _FIELD.match(field)
    return (match[1], (int(match[2]), match[3])) if match else ("", (0, ""))


_KINDS = ("bid", "tricks", "total", "chosen", "moved")

_FIELD = re.compile(rf"({'|'.join(_KINDS)})\.([0-9]{{1,2}})\.([0-9A-Za-z_-]{{1,32}})\Z")
