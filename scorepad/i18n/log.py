"""The acts of the change log, in words."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Protocol

from scorepad.i18n.duels import sides_in_words
from scorepad.i18n.fields import plain_in_words
from scorepad.i18n.games import captures_in_words, codes_in_words
from scorepad.i18n.numbers import signed
from scorepad.i18n.rules import rule_choice, rule_title
from scorepad.i18n.speech import gettext
from scorepad.i18n.words import Words
from scorepad.pad.captures import CAPTURES
from scorepad.pad.fields import FIELDS
from scorepad.pad.match.state import DUEL, PENDING, PERMANENT, TURNED
from scorepad.pad.opening import PERSON
from scorepad.pad.plain_fields import plain_fields
from scorepad.pad.table import RULE
from scorepad.views.log import SAID_BY_PHONES, Detail

_FROM_THEN_ON = ("seating", "rounds", "dealer", RULE)
_WITH_SEATS = ("rounds", "start", "deal", "dealer")
_MANY_RESULTS = 3
_LONG_NAME = re.compile(r"^(?=.{11})(.{1,7}?[- ].|.{9}).+")
"""A name of more than ten letters, and what is kept of it in a short line: "Marie-A…"."""


class ActDetails(Protocol):
    """An act, or a value that can be chosen, as its details tell it."""

    @property
    def details(self) -> Sequence[Detail]:
        """The details, one for each cell."""


def act_in_words(line: ActDetails, game: str, *, short: bool = False) -> str:
    """Return the act in a line: "Anna: bid 3", "Anna: tricks 2 → 1, Ben: tricks 0 → 1".

    ``short`` counts the results where there are many: "4 results", and cuts long names, so that
    there is room for the figures behind them. It says of the cards of a duel that they were turned
    up, as both players' always are.
    """
    results = [detail for detail in line.details if detail.field == "tricks"]
    if short and len(results) >= _MANY_RESULTS:
        return WORDS.write("many_results", len(results))
    if short and len([each for each in line.details if each.field == TURNED]) > 1:
        return gettext("cards turned up")
    # Beside what it was won with there is no room for the number.
    details = [each for each in line.details if not (short and each.field == CAPTURES)]
    if short:
        details = [replace(e, player=_cut(e.player)) for e in details]
    parts = _exchange_in_words(line.details, short=short) or _parts(details, game)
    return ", ".join(filter(None, parts))


def _cut(name: str) -> str:
    return _LONG_NAME.sub(r"\1…", name)


def _exchange_in_words(details: Sequence[Detail], *, short: bool) -> list[str]:
    """Return the one sentence of two people who changed rows, nothing for any other act."""
    fields = sorted(detail.field for detail in details)
    if fields != ["name", "name", PERSON, PERSON]:
        return []
    other, one = (str(each.after) for each in details if each.field == "name")
    return [WORDS.write("exchanged", *(map(_cut, (one, other)) if short else (one, other)))]


def _parts(details: Sequence[Detail], game: str) -> Iterator[str]:
    seating = next((detail for detail in details if detail.field == "seating"), None)
    if seating is not None:
        yield _detail(seating, game)
    # What a bonus was won with is said behind its number.
    won = {each.player: each for each in details if each.field == CAPTURES}
    numbers = {each.player for each in details if each.field == "bonus"}
    labels = set()
    for detail in details:
        if detail.field == CAPTURES and detail.player in numbers:
            continue
        lasts = detail.field.startswith(_FROM_THEN_ON)
        # Clearing it for later rounds is part of the same change, and needs no words.
        if lasts and detail.field in labels:
            continue
        labels.add(detail.field)
        if seating is not None and detail.field == "dealer" and detail.after is None:
            continue
        if seating is None or detail.field in _WITH_SEATS:
            words = _detail(detail, game)
            cards = won.get(detail.player) if detail.field == "bonus" else None
            if cards is not None and cards.after:
                words += f" = {captures_in_words(str(cards.after), game)}"
            yield words


def _detail(detail: Detail, game: str) -> str:
    if detail.field in plain_fields():
        value = True if detail.hidden else detail.after
        return plain_in_words(value, detail.field, detail.player)
    return WORDS.write(detail.field.partition(":")[0], detail, game)


def _keys(fields: Iterable[str]) -> tuple[str, ...]:
    return tuple(field.removesuffix(":") for field in fields)


# What a bonus was won with has words of its game, which come later.
_AT_ONCE = tuple(field for field in SAID_BY_PHONES if field != CAPTURES)

WORDS = Words(
    "log",
    parts={
        "log": _keys(_AT_ONCE),
        "later_log": _keys(field for field in FIELDS if field not in (*_AT_ONCE, *plain_fields())),
        "match_log": _keys(("won", "sum", DUEL, PENDING, PERMANENT)),
    },
    functions={"results": ("many_results",), "exchanges": ("exchanged",)},
    helpers=(
        *(captures_in_words, codes_in_words, rule_choice, rule_title),
        *(sides_in_words, signed),
    ),
)
"""The sentence of each field, by the name of its macro.

A phone says what it writes by itself: at once, with the pages behind ⋯, and in a match.
"""
