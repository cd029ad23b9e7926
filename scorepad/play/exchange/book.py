"""A game that is written anew, mark by mark, from what stands on its lines."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Sequence

from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import check_opening, judge_mark, opening_cells, read_pad
from scorepad.pad.marks import Mark
from scorepad.pad.names import folded
from scorepad.pad.opening import Opening
from scorepad.play.exchange.rows import Row
from scorepad.play.exchange.wrong import NotBrought, What
from scorepad.rules.refusal import Code

_FACTS = (Code.BID_FORBIDDEN,)
"""What is no reason to refuse a game that was played: the pad shows a flag."""


class Book(ABC):
    """The marks of one game as they are written, and the ``pad`` that they make.

    Raises:
        NotBrought: by everything in it, where the rules do not allow a line.
    """

    def __init__(self, game_id: str, begun: int, rows: Sequence[Row]) -> None:
        self.game_id, self._begun = game_id, begun
        self._marks: list[Mark] = []
        seats = seats_of(rows)
        opening = Opening(
            game=rows[0].texts["game"],
            players=list(seats.items()),
            dealer=next((place for place, row in enumerate(rows) if deals(row)), 0),
            options=dict(rows[0].options),
            house=rows[0].texts.get("house", ""),
        )
        for place, refusal in check_opening(opening).items():
            number = place.removeprefix("name.")
            line = rows[int(number)].line if number.isdecimal() else rows[0].line
            raise NotBrought(line, refusal, seats)
        self._write(opening_cells(opening))
        self.pad: AnyPad = read_pad(self._marks)

    @abstractmethod
    def enter_round(self, rows: Sequence[Row]) -> None:
        """All that stands on the lines of one round, in the order of a table."""

    @abstractmethod
    def end(self, row: Row) -> None:
        """The game has come to its end with the last of its lines."""

    def compare(self, rows: Sequence[Row]) -> None:
        """Raises :class:`NotBrought` where a line has other points."""
        for row in rows:
            played = self.pad.round(row.round)
            box = played.boxes.get(player_id(row)) if played else None
            given = {column: row.numbers.get(column) for column in ("points", "total")}
            if box is None:
                raise NotBrought(row.line, What.ROUND_OUT_OF_ORDER, round=row.round)
            for column, right in (("points", box.points), ("total", box.total)):
                value = given[column]
                if value not in (None, right):
                    why = What.NOT_WHAT_THE_RULES_GIVE
                    raise NotBrought(row.line, why, column=column, value=value, right=right)

    def judged(self, row: Row, cells: Cells) -> None:
        """Write ``cells``, as ``row`` says; they are read with the next look."""
        if not cells:
            return
        self._write(cells)
        refusal = judge_mark(self.pad, self._marks[-1])
        if refusal is not None and refusal.code not in _FACTS:
            raise NotBrought(row.line, refusal, self.pad.names)

    def look(self) -> None:
        """Read what has been written since."""
        if len(self._marks) > len(self.pad.written.marks):
            self.pad = read_pad(self._marks)

    def _write(self, cells: Cells) -> None:
        place = len(self._marks)
        id = hashlib.sha256(f"{self.game_id} {place}".encode()).hexdigest()[:32]
        seen = self.pad.written.seen(cell for cell, _ in cells) if self._marks else None
        self._marks.append(Mark(id, cells, seen, at=self._begun + place))


def seats_of(rows: Sequence[Row]) -> dict[str, str]:
    """Names by the ids of those who sit there, in their order; one without an id
    has one that comes from the name."""
    seats: dict[str, str] = {}
    for row in rows:
        player = player_id(row)
        if player in seats:
            raise NotBrought(row.line, What.PLAYER_TWICE, player=row.texts["player"])
        seats[player] = row.texts["player"]
    return seats


def player_id(row: Row) -> str:
    """Return whose line it is."""
    given = row.texts.get("player_id")
    return given or hashlib.sha256(folded(row.texts["player"]).encode()).hexdigest()[:8]


def deals(row: Row) -> bool:
    """Return whether it is the dealer's line."""
    return row.switches.get("dealer", False)
