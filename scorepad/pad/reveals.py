"""The reveals of a game's bids, and the rules by which bids are hidden until then.

A bid that each player types alone is hidden until the reveal. If the opening of a game asks for it,
the reveal is a mark. In older games, bids are seen once all are made, or after the round.
"""

from bisect import bisect_right, insort
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from scorepad.pad.marks import Cell, Mark, Value
from scorepad.rules.ruleset import Bidding, Entry, Ruleset, Visibility

REVEAL = "reveal"
"""The field of a deal's own cell that holds true once somebody revealed its bids."""

ASKED = Cell(0, 0, "", REVEAL)
"""The cell in the opening of a game whose bids are revealed by a mark.

Older games have none, and reveal their bids by themselves.
"""

_VISIBILITY, _ENTRY = "rule:bidding.visibility", "rule:bidding.entry"

Deal = tuple[int, int]
"""The numbers of a round and of a deal in it."""


class BidRules(NamedTuple):
    """The rules about seeing and typing bids."""

    visibility: Visibility
    entry: Entry


def hides(rules: Bidding | BidRules) -> bool:
    """Return whether bids are hidden until a reveal; those that the scorer types never are."""
    return rules.entry is Entry.PLAYERS and rules.visibility is not Visibility.OPEN


def bids_may_hide(marks: Iterable[Mark]) -> bool:
    """Return whether players ever typed their own bids, so that some may have been hidden.

    The game's pad does not have to be read for that.
    """
    return any(
        value == Entry.PLAYERS
        if cell.field == _ENTRY
        else cell.field == "ruleset"
        and isinstance(value, dict)
        and value.get("bidding", {}).get("entry") == Entry.PLAYERS
        for mark in marks
        for cell, value in mark.cells
    )


@dataclass(frozen=True, slots=True)
class Reveal:
    """The first reveal of a deal: its ``place`` among the marks, and the ``bids`` by player.

    The bids are those at the time of the reveal. An undo of it hides nothing again.
    """

    place: int
    bids: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Reveals:
    """The reveals of one game.

    ``asked`` says whether the opening asks for them. ``kept`` has the rules about bids for every
    deal in which somebody has bid. They are the rules at the first bid of the deal, because a
    change of rules holds only from the next deal on. ``made`` has the deals that were ever
    revealed.
    """

    asked: bool = False
    kept: Mapping[Deal, BidRules] = field(default_factory=dict)
    made: Mapping[Deal, Reveal] = field(default_factory=dict)

    def ruleset_of(self, deal: Deal, ruleset: Ruleset) -> Ruleset:
        """Return ``ruleset`` with the rules about bids from the first bid of ``deal``."""
        rules, bidding = self.kept.get(deal), ruleset.bidding
        if rules is None or rules == (bidding.visibility, bidding.entry):
            return ruleset
        return _with(ruleset, *rules)

    def hide(self, deal: Deal, ruleset: Ruleset) -> bool:
        """Return whether the bids of ``deal`` still wait for the reveal that the opening asks for.

        The rules for bids are those of ``ruleset`` if nobody has bid yet.
        """
        return deal not in self.made and hides(self.kept.get(deal, ruleset.bidding))

    def had_revealed(self, index: int, cells: Iterable[Cell]) -> bool:
        """Return whether one of ``cells`` is a bid revealed before the mark at ``index``."""
        deals = ((cell.round, cell.deal) for cell in cells if cell.field == "bid")
        return any(deal in self.made and self.made[deal].place < index for deal in deals)


NO_REVEALS = Reveals()


@lru_cache(maxsize=256)
def _with(ruleset: Ruleset, visibility: Visibility, entry: Entry) -> Ruleset:
    return replace(ruleset, bidding=replace(ruleset.bidding, visibility=visibility, entry=entry))


def read_reveals(marks: Sequence[Mark], bidding: Bidding) -> Reveals:
    """Read the reveals from ``marks`` in their order, in one pass.

    Args:
        marks: those of a game, the one that opened it first.
        bidding: the rules for bids before the table changed any.
    """
    if (ASKED, True) not in marks[0].cells:
        return NO_REVEALS
    reading = _Reading(bidding)
    for index, mark in enumerate(marks):
        reading.take(index, mark)
    return Reveals(True, reading.kept, reading.made)


class _Reading:
    """The marks read so far.

    ``_values`` has the values written into each cell of a bid or of a rule about bids, with the id
    of the mark, the newest last. Undone values are dropped when the newest is asked for.
    """

    def __init__(self, bidding: Bidding) -> None:
        self.kept: dict[Deal, BidRules] = {}
        self.made: dict[Deal, Reveal] = {}
        self._usual: Mapping[str, str] = {_VISIBILITY: bidding.visibility, _ENTRY: bidding.entry}
        self._values: dict[Cell, list[tuple[str, Value]]] = defaultdict(list)
        self._taken_back: set[str] = set()
        self._bidders: dict[Deal, dict[str, Cell]] = defaultdict(dict)
        self._changed: dict[str, list[int]] = {_VISIBILITY: [], _ENTRY: []}
        self._in_force: dict[int, BidRules] = {}

    def take(self, index: int, mark: Mark) -> None:
        """Read the next mark."""
        if mark.undoes is not None:
            self._taken_back.add(mark.undoes)
            self._in_force.clear()
        for cell, value in mark.cells:
            deal = (cell.round, cell.deal)
            if cell.field == "bid":
                if deal not in self.kept:
                    self.kept[deal] = self._rules_in(cell.round)
                self._bidders[deal][cell.player] = cell
            elif cell.field in self._changed:
                if cell not in self._values:
                    insort(self._changed[cell.field], cell.round)
                self._in_force.clear()
            else:
                if cell.field == REVEAL and cell.round and deal not in self.made:
                    bidders = self._bidders[deal]
                    bids = {player: self._newest(bid) for player, bid in bidders.items()}
                    self.made[deal] = Reveal(index, bids)
                continue
            self._values[cell].append((mark.id, value))

    def _rules_in(self, number: int) -> BidRules:
        if number not in self._in_force:
            visibility, entry = (self._rule(field, number) for field in (_VISIBILITY, _ENTRY))
            self._in_force[number] = BidRules(Visibility(visibility), Entry(entry))
        return self._in_force[number]

    def _rule(self, field: str, number: int) -> str:
        rounds = self._changed[field]
        for earlier in reversed(rounds[: bisect_right(rounds, number)]):
            value = self._newest(Cell(earlier, 0, "", field))
            if value is not None:
                return str(value)
        return self._usual[field]

    def _newest(self, cell: Cell) -> Value:
        values = self._values[cell]
        while values and values[-1][0] in self._taken_back:
            values.pop()
        return values[-1][1] if values else None
