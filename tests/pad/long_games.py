"""Games far longer than any evening, in every shape that could be slow to read."""

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle, islice, product

from scorepad.pad.acts import Cells
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.rules.option_table import OPTIONS
from tests.pad.scribe import Scribe

PLAYERS = ("anna", "ben", "cleo", "dora")
_POINTS = Cell(1, 0, "anna", "adjustment")
_OTHER_POINTS = Cell(1, 0, "ben", "adjustment")

Written = Sequence[tuple[Cell, Value]]


class _Log:
    """The marks of a game that is open; every further one is late."""

    def __init__(self, options: Mapping[str, str | int | bool] | None = None) -> None:
        table = Scribe("wizard_gigamic", " ".join(PLAYERS), options=options)
        self.marks = list(table.marks)

    def write(self, *cells: tuple[Cell, Value], seen: str | None = None, late: bool = True) -> str:
        return self._add(cells, seen=seen, late=late)

    def undo(self, id: str) -> str:
        return self._add((), undoes=id, late=True)

    def _add(self, cells: Cells, *, late: bool, **more: str | None) -> str:
        mark = Mark(f"1{len(self.marks):031x}", tuple(cells), late=late, **more)
        self.marks.append(mark)
        return mark.id


def _points(number: int) -> Value:
    """Points by hand, no two alike."""
    return [number % 1000, f"why {number}"]


def _bids() -> list[Cell]:
    """More cells than a game has marks."""
    return [
        Cell(round, deal, player, field)
        for round, deal, player, field in product(
            range(1, 51), range(1, 21), PLAYERS, ("bid", "tricks")
        )
    ]


def one_cell(size: int) -> list[Mark]:
    """Every mark another value for one cell, and nobody had seen any."""
    log = _Log()
    for number in range(size):
        log.write((_POINTS, _points(number)))
    return log.marks


def one_cell_live_and_late(size: int) -> list[Mark]:
    """A mark written live after every few late ones."""
    log = _Log()
    for number in range(size):
        log.write((_POINTS, _points(number)), late=number % 7 > 0)
    return log.marks


def many_cells(size: int) -> list[Mark]:
    """Two values for every cell."""
    log = _Log()
    for number, cell in enumerate(islice(cycle(_bids()[: size // 2]), size)):
        log.write((cell, number // (size // 2)))
    return log.marks


def chain(size: int) -> list[Mark]:
    """One phone, one cell: every mark had seen the one before."""
    log, seen = _Log(), None
    for number in range(size):
        seen = log.write((_POINTS, _points(number)), seen=seen)
    return log.marks


def chain_over_cells(size: int) -> list[Mark]:
    """One phone that writes in one cell after the other, and names the mark before."""
    log, seen = _Log(), None
    for number, cell in enumerate(islice(cycle(_bids()[: size // 3]), size)):
        seen = log.write((cell, number // (size // 3)), seen=seen)
    return log.marks


def chain_of_pairs(size: int) -> list[Mark]:
    """Marks of two cells each, of which the next one shares one."""
    log, seen = _Log(), None
    bids = _bids()[: size // 2 + 2]
    for number in range(size):
        pair = (bids[number % len(bids)], bids[(number + 1) % len(bids)])
        seen = log.write(*((cell, number % 40) for cell in pair), seen=seen)
    return log.marks


def chain_and_fan(size: int) -> list[Mark]:
    """A long chain, and then as many marks of another cell that had all seen its end."""
    log, seen = _Log(), None
    for number in range(size // 2):
        seen = log.write((_POINTS, _points(number)), seen=seen)
    for number in range(size - size // 2):
        log.write((_OTHER_POINTS, _points(number)), seen=seen)
    return log.marks


def chain_beside_a_cell(size: int) -> list[Mark]:
    """Values of one cell that nobody had seen, with a chain in another cell between them
    that every one of them leads back to."""
    log, seen = _Log(), None
    for number in range(size // 2):
        seen = log.write((_OTHER_POINTS, _points(number)), seen=seen)
        log.write((_POINTS, _points(number)), seen=seen)
    return log.marks


def two_phones(size: int) -> list[Mark]:
    """Two phones that write in one cell in turn, each knowing its own marks alone."""
    log, seen = _Log(), [None, None]
    for number in range(size):
        phone = number % 2
        seen[phone] = log.write((_POINTS, _points(number)), seen=seen[phone])
    return log.marks


def six_phones(size: int) -> list[Mark]:
    """Six phones in turn over a few cells, each knowing its own marks alone."""
    log, seen = _Log(), dict[tuple[int, Cell], str]()
    cells = _bids()[:12]
    for number in range(size):
        phone, cell = number % 6, cells[number // 6 % len(cells)]
        mark = log.write((cell, number % 50), seen=seen.get((phone, cell)))
        seen[phone, cell] = mark
    return log.marks


def undone_at_once(size: int) -> list[Mark]:
    """Every mark taken back, and the next one written over what was taken back."""
    log, seen = _Log(), None
    for number in range(size // 2):
        seen = log.undo(log.write((_POINTS, _points(number)), seen=seen))
    return log.marks


def undone_in_the_end(size: int) -> list[Mark]:
    """A chain of marks, taken back one by one from the last."""
    log, ids = _Log(), list[str]()
    for number in range(size // 2):
        ids.append(log.write((_POINTS, _points(number)), seen=ids[-1] if ids else None))
    for id in reversed(ids):
        log.undo(id)
    return log.marks


def undone_again(size: int) -> list[Mark]:
    """One mark of many cells, taken back again and again, and written over each time."""
    log = _Log()
    wide = log.write(*((cell, 1) for cell in _bids()[:500]))
    for number in range(size // 2):
        log.write((_bids_cell(number), number % 50), seen=log.undo(wide))
    return log.marks


def _bids_cell(number: int, cells: Sequence[Cell] = tuple(_bids()[:500])) -> Cell:
    return cells[number % len(cells)]


def every_trick(size: int) -> list[Mark]:
    """The takers of every trick in every deal of one round."""
    log = _Log()
    places = [
        Cell(1, deal, "", f"trick:{place}") for deal in range(1, 100) for place in range(1, 100)
    ]
    for number, cell in enumerate(places[:size]):
        log.write((cell, PLAYERS[number % 4]))
    return log.marks


def newcomers(size: int) -> list[Mark]:
    """Somebody new with every mark, and another seating for every round."""
    log = _Log({"end.leavers_win": True, "end.tie": "most_made"})
    log.write((Cell(1, 0, "", "rounds"), 60))
    for number in range(size):
        new = [f"new{number}x{place}" for place in range(4)]
        names = ((Cell(0, 0, player, "name"), player) for player in new[:1])
        log.write((Cell(1 + number % 60, 0, "", "seating"), [*new[:1], *PLAYERS[:3]]), *names)
    for number, player in product(range(1, 61), PLAYERS[:3]):
        log.write((Cell(number, 1, player, "bid"), 0), (Cell(number, 1, player, "tricks"), 0))
    return log.marks


def other_rules(size: int) -> list[Mark]:
    """Other rules in every round, which nobody can play by all together."""
    log = _Log()
    log.write((Cell(1, 0, "", "rounds"), 60), (Cell(60, 1, "anna", "bid"), 0))
    values = {"bidding.visibility": "secret", "bidding.who": "last", "trump.source": "cycle"}
    names = [*values, *(name for name in OPTIONS if name.startswith("points."))]
    for number in range(size):
        round, place = 1 + number % 60, number // 60
        name = names[place % len(names)]
        value = values.get(name, (number * 7) % 900)
        if name in ("points.own_zero", "points.bonus"):
            value = {"points.own_zero": True, "points.bonus": "always"}[name]
        log.write((Cell(round, 0, "", f"rule:{name}"), value))
    return log.marks


def bids_and_results(size: int) -> list[Mark]:
    """As many rounds as there can be, played over and over."""
    log = _Log()
    log.write((Cell(1, 0, "", "rounds"), 60))
    cells = [
        Cell(round, 1, player, field)
        for round, field, player in product(range(1, 61), ("bid", "tricks"), PLAYERS)
    ]
    for number, cell in enumerate(islice(cycle(cells), size)):
        log.write((cell, number // len(cells) % 3))
    return log.marks


SHAPES: Mapping[str, Callable[[int], list[Mark]]] = {
    make.__name__.replace("_", " "): make
    for make in (
        one_cell,
        one_cell_live_and_late,
        many_cells,
        chain,
        chain_over_cells,
        chain_of_pairs,
        chain_and_fan,
        chain_beside_a_cell,
        two_phones,
        six_phones,
        undone_at_once,
        undone_in_the_end,
        undone_again,
        every_trick,
        newcomers,
        other_rules,
        bids_and_results,
    )
}
"""Each makes a game of about as many marks as it is asked for."""
