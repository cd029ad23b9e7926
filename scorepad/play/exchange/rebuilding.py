"""A game written anew, round by round, from what stands on its lines."""

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from itertools import groupby

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge
from scorepad.pad.kinds import check_opening, opening_cells
from scorepad.pad.marks import Mark
from scorepad.pad.names import folded
from scorepad.pad.opening import Opening
from scorepad.pad.state import Pad, Round
from scorepad.play.exchange.game_json import WholeGame
from scorepad.play.exchange.rows import Row
from scorepad.play.exchange.wrong import NotBrought, What
from scorepad.rules.library import games
from scorepad.rules.refusal import Code, Refusal

_FACTS = (Code.BID_FORBIDDEN,)
"""What is no reason to refuse a game that was played: the pad shows a flag."""


def rebuilt(rows: Sequence[Row], now: int) -> WholeGame:
    """The game that ``rows`` tell; one without an id or a time of its own gets
    an id that comes from its content, and ``now``.

    Raises:
        NotBrought: the rules do not allow it, or give other points.
    """
    first = rows[0]
    if first.texts["game"] not in games():
        raise NotBrought(first.line, What.NO_SUCH_GAME, value=first.texts["game"])
    rounds = [list(each) for _, each in groupby(rows, key=lambda row: row.round)]
    for number, each in enumerate(rounds, 1):
        if each[0].round != number:
            raise NotBrought(each[0].line, What.ROUND_OUT_OF_ORDER, round=each[0].round)
    begun = now if first.begun is None else first.begun
    book = _Book(first.texts.get("game_id") or _id_of(rows), begun, rounds[0])
    for each in rounds:
        book.enter_round(each)
    if first.switches.get("over"):
        book.end(rows[-1])
    book.compare(rows)
    return WholeGame(book.game_id, begun, book.pad, first.line)


class _Book:
    """The marks of one game, as they are written."""

    def __init__(self, game_id: str, begun: int, rows: Sequence[Row]) -> None:
        self.game_id, self._begun = game_id, begun
        self._marks: list[Mark] = []
        seats = _seats(rows)
        opening = Opening(
            game=rows[0].texts["game"],
            players=list(seats.items()),
            dealer=next((place for place, row in enumerate(rows) if _deals(row)), 0),
            options=dict(rows[0].options),
            house=rows[0].texts.get("house", ""),
        )
        for place, refusal in check_opening(opening).items():
            number = place.removeprefix("name.")
            line = rows[int(number)].line if number.isdecimal() else rows[0].line
            raise NotBrought(line, refusal, seats)
        self._write(opening_cells(opening))
        self.pad: Pad = fold(self._marks)

    def enter_round(self, rows: Sequence[Row]) -> None:
        """All that stands on the lines of one round, in the order of a table."""
        self._make_room(rows)
        now = self._open(rows[0])
        ids = list(_seats(rows))
        by_player = dict(zip(ids, rows, strict=True))
        trump = rows[0].texts.get("trump")
        self._judged(rows[0], acts.turn_trump(now, trump) if trump else ())
        for field in ("bid", "changed"):
            for player in now.order:
                self._number(by_player[player], now, player, field)
            self._read()
        now = self._open(rows[0])
        bomb = rows[0].switches.get("bomb")
        tricks = {
            player: row.numbers["tricks"]
            for player, row in by_player.items()
            if "tricks" in row.numbers
        }
        # The Bomb first: results without one trick add up with it alone.
        cells = (
            () if bomb is None else acts.bomb_fell(now, bomb),
            acts.correct_tricks(now, tricks),
        )
        self._judged(rows[0], cells[0] + cells[1])
        for player, row in by_player.items():
            self._number(row, now, player, "bonus")
        self._read()
        for player, row in by_player.items():
            points = row.numbers.get("adjustment", 0)
            why = row.texts.get("why", "")
            self._judged(row, acts.adjust(now.number, player, points, why) if points else ())
        self._read()

    def end(self, row: Row) -> None:
        """The game has come to its end with the last of its lines."""
        if not self.pad.over:
            self._judged(row, acts.end(self.pad))
            self._read()

    def compare(self, rows: Sequence[Row]) -> None:
        """Raises :class:`NotBrought` where a line has other points."""
        for row in rows:
            played = self.pad.round(row.round)
            box = played.boxes.get(_player_id(row)) if played else None
            given = {column: row.numbers.get(column) for column in ("points", "total")}
            if box is None:
                raise NotBrought(row.line, What.ROUND_OUT_OF_ORDER, round=row.round)
            for column, right in (("points", box.points), ("total", box.total)):
                value = given[column]
                if value not in (None, right):
                    why = What.NOT_WHAT_THE_RULES_GIVE
                    raise NotBrought(row.line, why, column=column, value=value, right=right)

    def _make_room(self, rows: Sequence[Row]) -> None:
        """The table changes before a round, where its lines say so."""
        number = rows[0].round
        if self.pad.over and number == len(self.pad.rounds) + 1:
            self._changed(rows[0], acts.length(self.pad, number))
        now = self._open(rows[0])
        if number > 1:
            base = games()[self.pad.ruleset.key].ruleset.options
            wanted = {**base, **rows[0].options}
            options = {
                name: value
                for name, value in wanted.items()
                if now.ruleset.options.get(name) != value
            }
            self._changed(rows[0], acts.change_rules(self.pad, options, whole_game=False))
        seats = _seats(rows)
        if tuple(seats) != self._open(rows[0]).seats:
            self._seat(rows, seats)
        now = self._open(rows[0])
        hand = rows[0].numbers.get("hand", now.hand)
        if hand != now.hand:
            self._changed(rows[0], acts.this_round(now, hand=hand))
        dealer = next((_player_id(row) for row in rows if _deals(row)), now.dealer)
        if dealer != now.dealer:
            self._changed(rows[0], acts.this_round(now, dealer=dealer))

    def _seat(self, rows: Sequence[Row], seats: Mapping[str, str]) -> None:
        newcomers = {player: name for player, name in seats.items() if player not in self.pad.names}
        numbers = [row.numbers for row in rows if _player_id(row) in newcomers]
        begin = [
            each.get("total", 0) - each.get("points", 0) - each.get("adjustment", 0)
            for each in numbers
        ]
        start = "lowest" if any(begin) else "zero"
        cells = acts.seat(self.pad, list(seats), keep_end=True, newcomers=newcomers, start=start)
        self._changed(rows[0], cells)

    def _open(self, row: Row) -> Round:
        played = self.pad.current
        if played is None or played.number != row.round:
            open_round = played.number if played else len(self.pad.rounds)
            facts = {"round": row.round, "open": open_round}
            raise NotBrought(row.line, Refusal(Code.ROUND_NOT_OPEN, facts))
        return played

    def _number(self, row: Row, now: Round, player: str, field: str) -> None:
        if field in row.numbers:
            value = row.numbers[field]
            self._judged(row, acts.enter(now.number, now.deal, player, field, value))

    def _changed(self, row: Row, cells: Cells) -> None:
        self._judged(row, cells)
        self._read()

    def _judged(self, row: Row, cells: Cells) -> None:
        if not cells:
            return
        self._write(cells)
        refusal = judge(self.pad, self._marks[-1])
        if refusal is not None and refusal.code not in _FACTS:
            raise NotBrought(row.line, refusal, self.pad.names)

    def _read(self) -> None:
        if len(self._marks) > len(self.pad.written.marks):
            self.pad = fold(self._marks)

    def _write(self, cells: Cells) -> None:
        place = len(self._marks)
        id = hashlib.sha256(f"{self.game_id} {place}".encode()).hexdigest()[:32]
        seen = self.pad.written.seen(cell for cell, _ in cells) if self._marks else None
        self._marks.append(Mark(id, cells, seen, at=self._begun + place))


def _seats(rows: Sequence[Row]) -> dict[str, str]:
    seats: dict[str, str] = {}
    for row in rows:
        player = _player_id(row)
        if player in seats:
            raise NotBrought(row.line, What.PLAYER_TWICE, player=row.texts["player"])
        seats[player] = row.texts["player"]
    return seats


def _player_id(row: Row) -> str:
    given = row.texts.get("player_id")
    return given or hashlib.sha256(folded(row.texts["player"]).encode()).hexdigest()[:8]


def _deals(row: Row) -> bool:
    return row.switches.get("dealer", False)


def _id_of(rows: Sequence[Row]) -> str:
    """128 bits that come from what was played: brought twice, it is one game."""
    told = [
        (sorted(row.texts.items()), sorted(row.numbers.items()), row.begun, sorted(row.options))
        for row in rows
    ]
    digest = hashlib.sha256(repr(told).encode()).digest()[:16]
    return urlsafe_b64encode(digest).rstrip(b"=").decode()
