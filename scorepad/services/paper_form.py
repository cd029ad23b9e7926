"""The form of a game that was written on paper, as it is typed and kept."""

import re
from collections.abc import Mapping
from typing import NamedTuple

Place = tuple[int, str]
"""A round and a player; "" for the whole round."""


class PaperForm(NamedTuple):
    """The fields of the form as they were typed.

    ``results`` are tricks, or the running totals if ``totals`` is true. ``chosen`` are tricks that
    were chosen where several numbers give a total.
    """

    totals: bool
    bids: Mapping[Place, str]
    results: Mapping[Place, str]
    chosen: Mapping[Place, str]

    @classmethod
    def of(cls, typed: Mapping[str, str], kind: str) -> "PaperForm":
        """Return the form from texts by the name of their field, as :func:`place_of` reads it."""
        fields: dict[str, dict[Place, str]] = {"bid": {}, "tricks": {}, "total": {}, "chosen": {}}
        for name, text in typed.items():
            of, place = place_of(name)
            if of and place[0]:
                fields[of][place] = text
        totals = kind == "totals"
        results = fields["total" if totals else "tricks"]
        return cls(totals, fields["bid"], results, fields["chosen"])


LONGEST_TYPED = 10
"""The most letters in a field; a day has as many."""

MOST_TYPED = 5_000
"""The most fields of one game, more than any paper has."""


def is_field(name: str) -> bool:
    """Return whether a form of a paper has a field with this name."""
    return name in ("kind", "day") or bool(place_of(name)[0])


def place_of(field: str) -> tuple[str, Place]:
    """Return the kind and the place of a field with this name; the kind is "" if it is no box.

    Round 0 stands for the totals at the end.

    >>> place_of("tricks.2.a"), place_of("day")
    (('tricks', (2, 'a')), ('', (0, '')))
    """
    match = _FIELD.match(field)
    return (match[1], (int(match[2]), match[3])) if match else ("", (0, ""))


_FIELD = re.compile(r"(bid|tricks|total|chosen)\.([0-9]{1,2})\.([0-9A-Za-z_-]{1,32})\Z")
