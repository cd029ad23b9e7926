"""Marks that a phone could send late: any field, any value that its shape allows."""

from hypothesis import strategies as st

from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.table import RULE
from scorepad.pad.tricks_taken import TRICK
from scorepad.rules.option_table import OPTIONS, Choices, Number

PLAYERS = ("anna", "ben", "cleo", "dora")
EVERYBODY = (*PLAYERS, "eve", "7", "newcomer")

_players = st.sampled_from(PLAYERS)
_rounds = st.integers(1, 6) | st.sampled_from([20, 60, 99])
_deals = st.sampled_from([1, 1, 1, 2, 3, 99])
_numbers = st.integers(0, 4) | st.integers(0, 60)


def _option(name: str) -> st.SearchStrategy[Value]:
    kind = OPTIONS[name]
    if isinstance(kind, Choices):
        return st.sampled_from([str(word) for word in kind.kind])
    if isinstance(kind, Number):
        return st.sampled_from([kind.low, kind.high]) | st.integers(kind.low, kind.high)
    return st.booleans()


def _in_deal(field: str, values: st.SearchStrategy[Value], *, of_player: bool) -> st.SearchStrategy:
    players = _players if of_player else st.just("")
    return st.tuples(st.builds(Cell, _rounds, _deals, players, st.just(field)), values)


def _in_round(
    field: str, values: st.SearchStrategy[Value], *, of_player: bool = False
) -> st.SearchStrategy:
    players = _players if of_player else st.just("")
    return st.tuples(st.builds(Cell, _rounds, st.just(0), players, st.just(field)), values)


def _is_of_another(written: tuple[Cell, Value]) -> bool:
    cell, value = written
    return value != cell.player


_seating = st.lists(st.sampled_from(EVERYBODY), min_size=2, max_size=7, unique=True)
_bids = _in_deal("bid", _numbers, of_player=True)
_tricks = _in_deal("tricks", _numbers, of_player=True)
OF_FIELD: dict[str, st.SearchStrategy] = {
    "bid": _bids,
    "tricks": _tricks,
    "changed": _in_deal("changed", _numbers | st.none(), of_player=True),
    "bonus": _in_deal("bonus", st.integers(0, 1000) | st.none(), of_player=True),
    "cannonball": _in_deal("cannonball", st.sampled_from([True, None]), of_player=True),
    "wager": _in_deal("wager", st.integers(0, 1000) | st.none(), of_player=True),
    "loot": _in_deal("loot", _players | st.none(), of_player=True).filter(_is_of_another),
    "bomb": _in_deal("bomb", st.sampled_from([True, False, None]), of_player=False),
    "trump": _in_deal(
        "trump", st.sampled_from([None, "R", "Z", "ZG", "??", "ZZ", "H", "N"]), of_player=False
    ),
    TRICK: st.one_of(
        _in_deal(f"{TRICK}{place}", st.sampled_from([*PLAYERS, ""]), of_player=False)
        for place in (1, 2, 3, 60, 99)
    ),
    "adjustment": _in_round(
        "adjustment", st.sampled_from([None, [5, "why"], [-1000, "x"]]), of_player=True
    ),
    "start": _in_round("start", st.sampled_from(["zero", "lowest"]), of_player=True),
    "dealer": _in_round("dealer", _players),
    "hand": _in_round("hand", st.integers(1, 60)),
    "rounds": _in_round("rounds", st.integers(1, 60) | st.sampled_from(["schedule", None])),
    "deal": _in_round("deal", st.integers(1, 99)),
    "seating": _in_round("seating", _seating | st.none()),
    RULE: st.one_of(_in_round(f"{RULE}{name}", _option(name) | st.none()) for name in OPTIONS),
    "name": st.tuples(
        st.builds(Cell, st.just(0), st.just(0), _players, st.just("name")),
        st.sampled_from(["Anna", "Zoé", "7"]),
    ),
    "ended": st.tuples(st.just(Cell(0, 0, "", "ended")), st.integers(1, 60) | st.none()),
}
"""A cell and its value for each field that a late mark writes by its shape alone."""

_fields = st.one_of(*OF_FIELD.values())
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
