"""Somebody who keeps the pad: every act is judged, as at a real table."""

import inspect
import re
from collections.abc import Mapping, Sequence

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.fold import fold, with_marks
from scorepad.pad.judge import judge
from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening, check_opening, opening_cells
from scorepad.pad.state import Pad, Round
from scorepad.rules import Code, Refusal
from scorepad.rules.ruleset import Option

_FACTS = {
    Code(code): set(facts.split(", ")) if facts else set()
    for code, facts in re.findall(r'= "(\w+)"(?:  # (.*))?', inspect.getsource(Code))
}
"""The names of the facts that go with each refusal, as they stand beside its code."""


def looked_at(refusal: Refusal | None) -> Refusal | None:
    """Return a refusal, whose facts have the names that its sentences ask for."""
    assert refusal is None or _FACTS[refusal.code] <= refusal.facts.keys(), refusal
    return refusal


class Scribe:
    """Opens a game and writes on its pad.

    Players are named by their ids, in seating order: ``"anna ben cleo"``.
    """

    def __init__(
        self,
        game: str = "wizard_gigamic",
        players: str = "anna ben cleo",
        *,
        dealer: int = 0,
        options: Mapping[str, Option] | None = None,
        rounds: int | None = None,
        hands: Sequence[int] = (),
        reveal: bool = False,
    ) -> None:
        named = [(player, player.capitalize()) for player in players.split()]
        opening = Opening(game, named, dealer, options or {}, rounds, hands, reveal=reveal)
        assert check_opening(opening) == {}
        self.marks: list[Mark] = []
        self._ids = "0"
        self.by = ""
        """The device that writes the next marks."""
        self._pad: Pad | None = None
        self._log(opening_cells(opening))

    @property
    def pad(self) -> Pad:
        if self._pad is None:
            self._pad = fold(self.marks)
        elif new := self.marks[len(self._pad.written.marks) :]:
            # As a server's pad grows; tests/pad/test_two_phones.py compares it with one read whole.
            grown = with_marks(self._pad, new)
            assert isinstance(grown, Pad)
            self._pad = grown
        return self._pad

    @property
    def round(self) -> Round:
        assert self.pad.current is not None
        return self.pad.current

    def done(self, number: int) -> Round:
        """Round ``number``, which has begun."""
        played = self.pad.round(number)
        assert played is not None
        return played

    def totals(self, after: int | None = None) -> list[int]:
        """Running totals in seating order, now or after a round."""
        if after is None:
            return [self.pad.totals[player] for player in self.pad.present]
        return [box.total for box in self.done(after).boxes.values()]

    def phone(self, ids: str, marks: Sequence[Mark] = ()) -> "Scribe":
        """Another phone that has received everything so far, and then ``marks``;
        the ids of its own marks begin with ``ids``."""
        other = object.__new__(type(self))
        other.marks, other._ids, other._pad = [*self.marks, *marks], ids, None
        other.by = self.by
        return other

    # what is written, and what is refused

    def refusal(self, cells: Cells) -> Refusal | None:
        """Return why ``cells`` would be refused; nothing is written."""
        refusal = looked_at(judge(self.pad, self._mark(cells)))
        if refusal is not None and refusal.code is Code.NOT_A_MARK:
            fields = {cell.field for cell, _ in cells}
            assert any(field.startswith(refusal.facts["what"]) for field in (*fields, "cells"))
        return refusal

    def code(self, cells: Cells) -> Code:
        """The code of the refusal that ``cells`` get; they must not be allowed."""
        refusal = self.refusal(cells)
        assert refusal is not None, f"allowed: {cells}"
        return refusal.code

    def write(self, cells: Cells) -> Mark:
        refusal = self.refusal(cells)
        assert refusal is None, refusal
        return self._log(cells)

    def undo(self) -> Mark:
        """Take back the newest act, and say which it was."""
        undoable = self.pad.written.undoable
        assert undoable is not None
        mark = Mark(self._next_id(), undoes=undoable.id)
        assert judge(self.pad, mark) is None
        self.marks.append(mark)
        return undoable

    def _log(self, cells: Cells) -> Mark:
        mark = self._mark(cells)
        self.marks.append(mark)
        return mark

    def _mark(self, cells: Cells) -> Mark:
        seen = self.pad.written.seen(dict(cells)) if self.marks else None
        return Mark(self._next_id(), cells, seen, by=self.by)

    def _next_id(self) -> str:
        return f"{self._ids}{len(self.marks):031x}"

    # an evening

    def bid_of(self, player: str, value: int) -> Cells:
        return acts.enter(self.round.number, self.round.deal, player, "bid", value)

    def tricks_of(self, player: str, value: int) -> Cells:
        return acts.enter(self.round.number, self.round.deal, player, "tricks", value)

    def bid(self, **bids: int) -> None:
        """Bids, one mark each, in the order given."""
        for player, value in bids.items():
            self.write(self.bid_of(player, value))

    def take(self, **tricks: int) -> None:
        """Results, one mark each, in the order given."""
        for player, value in tricks.items():
            self.write(self.tricks_of(player, value))

    def give(self, *players: str) -> None:
        """Tricks counted one by one; "" where nobody got one."""
        for player in players:
            self.write(acts.give_trick(self.round, player))

    def bids(self, *values: int) -> None:
        """Everybody's bid, by seat, typed in bidding order."""
        by_player = dict(zip(self.round.seats, values, strict=True))
        self.bid(**{player: by_player[player] for player in self.round.order})

    def play(self, bids: Sequence[int], tricks: Sequence[int]) -> None:
        """A whole round, by seat; the last result follows, unless tricks may be nobody's."""
        played = self.round
        by_player = dict(zip(played.seats, tricks, strict=True))
        self.bids(*bids)
        for player in played.order if played.most_untaken else played.order[:-1]:
            self.write(self.tricks_of(player, by_player[player]))

    def play_rounds(self, count: int) -> None:
        """Rounds in which everybody bids 0 and the leader takes all."""
        for _ in range(count):
            seats = self.round.seats
            tricks = [self.round.hand * (player == self.round.leader) for player in seats]
            self.play([0] * len(seats), tricks)

    def correct_bid(self, number: int, player: str, value: int) -> None:
        self.write(acts.enter(number, self.done(number).deal, player, "bid", value))

    def correct_tricks(self, number: int, **changes: int) -> None:
        """Other results of a finished round, all in one act."""
        self.write(acts.correct_tricks(self.done(number), changes))

    def seat(
        self, players: str, *, keep_end: bool = False, new: str = "", start: str = "zero"
    ) -> None:
        """Return who sits where from the next deal on."""
        newcomers = {player: player.capitalize() for player in new.split()}
        cells = acts.seat(
            self.pad, players.split(), keep_end=keep_end, newcomers=newcomers, start=start
        )
        self.write(cells)


def code_of(refusal: Refusal | None) -> Code | None:
    """The code of a refusal; ``None`` where nothing was refused."""
    refusal = looked_at(refusal)
    return refusal and refusal.code


def hands(table: Scribe) -> list[int]:
    """Hand sizes of the whole game as it stands."""
    return [r.hand for r in table.pad.rounds] + [deal.hand for deal in table.pad.to_come]
