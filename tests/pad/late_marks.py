"""Marks that a phone could send late: any field, any value that its shape allows."""

from typing import Any

from hypothesis import strategies as st

from scorepad.pad.field import NOTHING, Field, OneOf, Place, Text, Whole
from scorepad.pad.fields import FIELDS
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.table import RULE
from scorepad.pad.tricks_taken import LEADER, TRICK
from scorepad.rules.option_table import OPTIONS, Choices, Number, Order

PLAYERS = ("anna", "ben", "cleo", "dora")
EVERYBODY = (*PLAYERS, "eve", "7", "newcomer")

_players = st.sampled_from(PLAYERS)
_rounds = st.integers(1, 6) | st.sampled_from([20, 60, 99])
_deals = st.sampled_from([1, 1, 1, 2, 3, 99])


def _option(name: str) -> st.SearchStrategy[Value]:
    kind = OPTIONS[name]
    if isinstance(kind, Choices):
        return st.sampled_from([str(word) for word in kind.kind])
    if isinstance(kind, Number):
        return st.sampled_from([kind.low, kind.high]) | st.integers(kind.low, kind.high)
    if isinstance(kind, Order):
        return st.sampled_from(["", "DSHC-", "-HCDS", "HH", "HD", "X"])
    return st.booleans()


def cells_of(name: str, place: Place) -> st.SearchStrategy[Cell]:
    """The cells that a field may have."""
    return st.builds(
        Cell,
        _rounds if place.round else st.just(0),
        _deals if place.deal else st.just(0),
        _players if place.player else st.just(""),
        st.just(name),
    )


def values_of(field: Field[Any, Any]) -> st.SearchStrategy[Value]:
    """The values that the shape of a field allows, where it is data."""
    match field.shape:
        case Whole(low, high):
            numbers = st.integers(low, min(low + 4, high)) | st.integers(low, high)
            return numbers | st.none() if NOTHING in field.takes else numbers
        case OneOf(values):
            return st.sampled_from(values)
        case Text(longest):
            texts = st.sampled_from(["a", "two words", "=1+1", "\N{CARD INDEX DIVIDERS}"])
            return (
                texts.map(lambda text: text[:longest].strip()) | st.just("x" * longest) | st.none()
            )
    raise AssertionError(f"{field} needs values of its own in tests/pad/late_marks.py")


def _is_of_another(written: tuple[Cell, Value]) -> bool:
    cell, value = written
    return value != cell.player


_seating = st.lists(st.sampled_from(EVERYBODY), min_size=2, max_size=7, unique=True)
_OWN_VALUES: dict[str, st.SearchStrategy[Value]] = {
    "name": st.sampled_from(["Anna", "Zoé", "7"]),
    "seating": _seating | st.none(),
    "dealer": _players,
    "rounds": st.integers(1, 60) | st.sampled_from(["schedule", None]),
    "adjustment": st.sampled_from([None, [5, "why"], [-1000, "x"]]),
    "trump": st.sampled_from([None, "R", "Z", "ZG", "??", "ZZ", "H", "N", "W-", "WR", "R-"]),
    "chooser": _players | st.none(),
    "captures": st.sampled_from([None, "fourteen=1", "fourteen=9"]),
    "loot": _players | st.none(),
}
"""The values of fields whose shape is a function."""


def written_in(name: str) -> st.SearchStrategy[tuple[Cell, Value]]:
    """A cell of a field, and a value that its shape allows there."""
    field = FIELDS[name]
    if name == TRICK:
        takers = st.sampled_from([*PLAYERS, ""])
        tricks = [f"{TRICK}{number}" for number in (1, 2, 3, 60, 99)]
        return st.one_of(st.tuples(cells_of(trick, field.place), takers) for trick in tricks)
    if name == LEADER:
        tricks = [f"{LEADER}{number}" for number in (2, 3, 60, 99)]
        return st.one_of(st.tuples(cells_of(trick, field.place), _players) for trick in tricks)
    if name == RULE:
        return st.one_of(
            st.tuples(cells_of(f"{RULE}{option}", field.place), _option(option) | st.none())
            for option in OPTIONS
        )
    values = _OWN_VALUES[name] if name in _OWN_VALUES else values_of(field)
    written = st.tuples(cells_of(name, field.place), values)
    return written.filter(_is_of_another) if name == "loot" else written


_bids, _tricks = written_in("bid"), written_in("tricks")
# A late mark that reveals, or says who somebody is, must keep a rule as well.
_fields = st.deferred(
    lambda: st.one_of(written_in(name) for name, field in FIELDS.items() if not field.judged_late)
)
# Those of a table that played before begin with 0.
_ids = st.builds(
    lambda first, number: f"{first}{number:031x}", st.sampled_from("011"), st.integers(1, 25)
)


@st.composite
def _acts(draw: st.DrawFn) -> Mark:
    cells: dict[Cell, Value] = dict(
        draw(st.lists(_bids | _tricks | _fields, min_size=1, max_size=4))
    )
    for cell, value in list(cells.items()):
        if cell.field == "seating" and isinstance(value, list):
            new = [player for player in value if player not in PLAYERS]
            cells |= {Cell(0, 0, player, "name"): player.capitalize() for player in new}
    return Mark("0" * 32, tuple(cells.items()), draw(st.none() | _ids))


_undos = st.builds(lambda id: Mark("0" * 32, undoes=id), _ids)


def late_marks(most: int) -> st.SearchStrategy[list[Mark]]:
    """Up to ``most`` marks with ids of their own, an undo now and then."""
    acts = st.lists(_acts() | _acts() | _acts() | _undos, max_size=most)
    return acts.map(
        lambda marks: [
            Mark(f"1{place:031x}", mark.cells, mark.seen, mark.undoes, late=True)
            for place, mark in enumerate(marks, 1)
        ]
    )
