"""Two people who keep the pad of a match: every act is judged, as at a real table."""

from scorepad.pad.acts import Cells, rename
from scorepad.pad.fold import read_pad
from scorepad.pad.judge import judge, refuse_stale
from scorepad.pad.marks import Mark
from scorepad.pad.match import acts as match_acts
from scorepad.pad.match.state import Match
from scorepad.pad.opening import Opening, opening_cells
from scorepad.rules import Refusal
from tests.pad.scribe import looked_at

OPENING = Opening("wizards_cup", [("a", "Anna"), ("b", "Ben")])


class Duellists:
    """Anna is ``a``, Ben is ``b``. :meth:`won` takes "a", "b" or "ab"."""

    def __init__(self, *rounds: str) -> None:
        self.marks = [Mark("0" * 32, opening_cells(OPENING))]
        self._read: Match | None = None
        for won in rounds:
            self.won(won)

    @property
    def match(self) -> Match:
        if self._read is None or self._read.written.marks != tuple(self.marks):
            match = read_pad(self.marks)
            assert isinstance(match, Match)
            self._read = match
        return self._read

    def try_to(self, cells: Cells) -> Refusal | None:
        match = self.match
        mark = Mark(f"{len(self.marks):032x}", cells, seen=match.written.seen(dict(cells)))
        assert refuse_stale(match, mark) is None
        refusal = looked_at(judge(match, mark))
        if refusal is None:
            self.marks.append(mark)
        return refusal

    def write(self, cells: Cells) -> None:
        refusal = self.try_to(cells)
        assert refusal is None, refusal

    def won(self, players: str, number: int | None = None) -> None:
        """The open round, or the one with that number, won."""
        current = self.match.current
        assert number or current
        self.write(match_acts.win_round(number or current.number, list(players)))

    def sums(self, a: int, b: int, number: int) -> None:
        self.write(match_acts.write_sums(number, {"a": a, "b": b}))

    def name(self, player: str, name: str) -> None:
        self.write(rename(player, name))

    def undo(self) -> None:
        newest = self.match.written.undoable
        assert newest is not None
        mark = Mark(f"{len(self.marks):032x}", undoes=newest.id)
        assert judge(self.match, mark) is None
        self.marks.append(mark)


def tokens(match: Match) -> tuple[int, int]:
    return match.totals["a"], match.totals["b"]


def standing(match: Match) -> tuple[object, ...]:
    """Everything that people can see of a match, without the marks behind it."""
    return (match.names, match.rounds, match.to_come, match.totals, match.winners, match.beyond)
