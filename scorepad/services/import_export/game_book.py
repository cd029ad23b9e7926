"""A game written again, mark by mark, from its lines in a file."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad, as_trick_pad
from scorepad.pad.captures import CAPTURES, captures_as_text, points_of, read_captures
from scorepad.pad.entries import refuse_results
from scorepad.pad.fold import read_pad
from scorepad.pad.judge import judge
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.match import acts as match_acts
from scorepad.pad.names import UNJUDGED_LATE, clean_name
from scorepad.pad.opening import Opening, check_opening, opening_cells
from scorepad.pad.plain_fields import plain_fields, takes_no
from scorepad.pad.state import Pad, Round
from scorepad.pad.tricks_taken import BOMB_SAID
from scorepad.rules.library import games
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.columns import NO, YES
from scorepad.services.import_export.rows import Row

_FACTS = (Code.BID_FORBIDDEN,)
"""Refusals that do not count for a game that was played: the pad shows a flag."""


class Book(ABC):
    """The marks of one game as they are written, and the ``pad`` that they make.

    Of its rounds, the first ``rounds_over`` are over because the game went on, or ended.

    Raises:
        ImportRefused: by all its methods, if the rules do not allow a line.
    """

    def __init__(self, game_id: str, begun: int, rows: Sequence[Row], rounds_over: int = 0) -> None:
        self.game_id, self._begun, self._rounds_over = game_id, begun, rounds_over
        self._marks: list[Mark] = []
        seats = seats_of(rows)
        opening = Opening(
            game=rows[0].texts["game"],
            players=list(seats.items()),
            dealer=next((index for index, row in enumerate(rows) if deals(row)), 0),
            options=dict(rows[0].options),
            house=rows[0].texts.get("house", ""),
        )
        for index, refusal in check_opening(opening).items():
            if refusal.code in UNJUDGED_LATE:
                continue
            number = index.removeprefix("name.")
            line = rows[int(number)].line if number.isdecimal() else rows[0].line
            raise ImportRefused(line, refusal, seats)
        self._write(opening_cells(opening))
        self.pad: AnyPad = read_pad(self._marks)

    @abstractmethod
    def enter_round(self, rows: Sequence[Row]) -> None:
        """Write all lines of one round, in the order in which the round is played."""

    def plain(self, rows: Sequence[Row], number: int, deal: int) -> None:
        """Write what the lines have in plain fields; what is about nobody is on each of them."""
        written: dict[Cell, tuple[Row, Value]] = {}
        for row in rows:
            for name, field in plain_fields(self.pad).items():
                value = row.value(name)
                cell = field.place.cell(name, number, deal, player_id(row))
                if value is not None and (value is not False or takes_no(field)):
                    written.setdefault(cell, (row, value))
        for cell, (row, value) in written.items():
            if self.pad.written.round(cell.round).get(cell[1:]) != value:
                self.judged(row, ((cell, value),))

    def end(self, row: Row) -> None:
        """End the game with the last of its lines."""
        if not self.pad.over:
            self.judged(row, acts.end(self.pad))
            self.refold()

    def compare(self, rows: Sequence[Row]) -> None:
        """Raise :class:`ImportRefused` if a line has other points than the pad."""
        for row in rows:
            round_ = self.pad.round(row.round)
            box = round_.boxes.get(player_id(row)) if round_ else None
            given = {column: row.numbers.get(column) for column in ("points", "total")}
            if box is None:
                raise ImportRefused(row.line, What.ROUND_OUT_OF_ORDER, round=row.round)
            for column, right in (("points", box.points), ("total", box.total)):
                value = given[column]
                if value not in (None, right):
                    why = What.NOT_WHAT_THE_RULES_GIVE
                    raise ImportRefused(row.line, why, column=column, value=value, right=right)

    def judged(self, row: Row, cells: Cells) -> None:
        """Write the ``cells`` of ``row``; the next call of :meth:`refold` reads them."""
        if not cells:
            return
        self._write(cells)
        refusal = judge(self.pad, self._marks[-1])
        if refusal is not None and refusal.code not in _FACTS:
            raise ImportRefused(row.line, refusal, self.pad.names)

    def refold(self) -> None:
        """Read what has been written since the last call."""
        if len(self._marks) > len(self.pad.written.marks):
            self.pad = read_pad(self._marks)

    def _write(self, cells: Cells) -> None:
        index = len(self._marks)
        id = hashlib.sha256(f"{self.game_id} {index}".encode()).hexdigest()[:32]
        seen = self.pad.written.seen(cell for cell, _ in cells) if self._marks else None
        self._marks.append(Mark(id, cells, seen, at=self._begun + index))


def seats_of(rows: Sequence[Row]) -> dict[str, str]:
    """Return the names of the players at the table by their ids, in seating order.

    A player without an id gets one that comes from the name.
    """
    seats: dict[str, str] = {}
    for row in rows:
        player = player_id(row)
        if player in seats:
            raise ImportRefused(row.line, What.PLAYER_TWICE, player=row.texts["player"])
        seats[player] = row.texts["player"]
    return seats


def player_id(row: Row) -> str:
    """Return the id of the player whose line it is."""
    given = row.texts.get("player_id")
    # ``caseless`` may change in a later version: a file that is imported again must stay one game.
    name = clean_name(row.texts["player"]).casefold()
    return given or hashlib.sha256(name.encode()).hexdigest()[:8]


def deals(row: Row) -> bool:
    """Return whether it is the dealer's line."""
    return row.switches.get("dealer", False)


class MatchBook(Book):
    """A match written again: the winners of each round, and the sums if they decide."""

    def enter_round(self, rows: Sequence[Row]) -> None:
        number = rows[0].round
        winners = [player_id(row) for row in rows if row.switches.get("won")]
        self.judged(rows[0], match_acts.win_round(number, winners) if winners else ())
        self.refold()
        for row in rows:
            sums = {player_id(row): row.numbers["sum"]} if "sum" in row.numbers else {}
            self.judged(row, match_acts.write_sums(number, sums))
        self.plain(rows, number, 1)
        self.refold()


def _bomb_in(row: Row) -> bool | int | None:
    """Return what a line has of the Bomb."""
    text = row.texts.get("bomb", "").lower()
    said = {"": None, NO: False, YES: True}.get(text, int(text) if text in ("0", "1", "2") else -1)
    if said == -1:
        raise ImportRefused(row.line, What.VALUE_WRONG, column="bomb", value=text)
    return said if said is None or said > 1 else bool(said)


class TrickBook(Book):
    """A trick game written again: bids, results, and changes at the table between the rounds."""

    @property
    def _pad(self) -> Pad:
        return as_trick_pad(self.pad)

    def enter_round(self, rows: Sequence[Row]) -> None:
        self._make_room(rows)
        now = self._open(rows[0])
        ids = list(seats_of(rows))
        by_player = dict(zip(ids, rows, strict=True))
        trump = rows[0].texts.get("trump")
        choosers = [player for player, row in by_player.items() if row.switches.get("chooser")]
        chooser = choosers[0] if choosers else None
        self.judged(rows[0], acts.turn_trump(now, trump, chooser) if trump else ())
        for field in ("bid", "changed"):
            for player in now.order:
                self._enter(by_player[player], now, player, field)
            self.refold()
        now = self._open(rows[0])
        bomb = _bomb_in(rows[0])
        tricks = {
            player: row.numbers["tricks"]
            for player, row in by_player.items()
            if "tricks" in row.numbers
        }
        if bomb is None and len(tricks) == len(ids) and self._is_over(rows):
            # It was counted trick by trick, or had not to be said then.
            fallen = now.hand - sum(tricks.values())
            unsaid = 0 if now.ruleset.play.bomb_said else 1
            bomb = BOMB_SAID[fallen] if unsaid < fallen <= now.ruleset.most_bombs else None
        # The Bomb first: results that lack one trick only add up when it has fallen.
        fell = () if bomb is None else acts.bomb_fell(now, bomb)
        self.judged(rows[0], (*fell, *acts.correct_tricks(now, tricks)))
        for player, row in by_player.items():
            self._enter(row, now, player, "wager")
            self._bonus(row, now, player)
            for field in ("cannonball", "loot"):
                if row.value(field):
                    self._enter(row, now, player, field)
        self.refold()
        for player, row in by_player.items():
            points = row.numbers.get("adjustment", 0)
            why = row.texts.get("why", "")
            self.judged(row, acts.adjust(now.number, player, points, why) if points else ())
        self.plain(rows, now.number, now.deal)
        self.refold()

    def _is_over(self, rows: Sequence[Row]) -> bool:
        """Return whether the file says that a round was played to its end."""
        has_points = any("points" in row.numbers or "total" in row.numbers for row in rows)
        return has_points or rows[0].round <= self._rounds_over

    def _make_room(self, rows: Sequence[Row]) -> None:
        """Change the table before a round, if its lines say so."""
        number = rows[0].round
        if self._pad.over and number == len(self._pad.rounds) + 1:
            self._changed(rows[0], acts.length(self._pad, number))
        now = self._open(rows[0])
        if number > 1:
            base = games()[self._pad.ruleset.key].ruleset.options
            needed = {**base, **rows[0].options}
            options = {
                name: value
                for name, value in needed.items()
                if now.ruleset.options.get(name) != value
            }
            self._changed(rows[0], acts.change_rules(self._pad, options, whole_game=False))
        seats = seats_of(rows)
        if tuple(seats) != self._open(rows[0]).seats:
            self._seat(rows, seats)
        now = self._open(rows[0])
        hand = rows[0].numbers.get("hand", now.hand)
        if hand != now.hand:
            self._changed(rows[0], acts.this_round(now, hand=hand))
        dealer = next((player_id(row) for row in rows if deals(row)), now.dealer)
        if dealer != now.dealer:
            self._changed(rows[0], acts.this_round(now, dealer=dealer))

    def _seat(self, rows: Sequence[Row], seats: Mapping[str, str]) -> None:
        newcomers = {
            player: name for player, name in seats.items() if player not in self._pad.names
        }
        numbers = [row.numbers for row in rows if player_id(row) in newcomers]
        begin = [
            of_row.get("total", 0) - of_row.get("points", 0) - of_row.get("adjustment", 0)
            for of_row in numbers
        ]
        start = "lowest" if any(begin) else "zero"
        cells = acts.seat(self._pad, list(seats), keep_end=True, newcomers=newcomers, start=start)
        self._changed(rows[0], cells)

    def _open(self, row: Row) -> Round:
        round_ = self._pad.current
        if round_ is None or round_.number != row.round:
            open_round = round_.number if round_ else len(self._pad.rounds)
            facts = {"round": row.round, "open": open_round}
            unsaid = refuse_results(round_) if round_ else None
            raise ImportRefused(row.line, unsaid or Refusal(Code.ROUND_NOT_OPEN, facts))
        return round_

    def _enter(self, row: Row, now: Round, player: str, field: str) -> None:
        value = row.value(field)
        if value is not None:
            self.judged(row, acts.enter(now.number, now.deal, player, field, value))

    def _bonus(self, row: Row, now: Round, player: str) -> None:
        text = row.texts.get(CAPTURES)
        if text is None:
            self._enter(row, now, player, "bonus")
            return
        bonus, number = now.ruleset.points.bonus, row.numbers.get("bonus")
        won = read_captures(bonus, text)
        if number is None or won is None or points_of(bonus, won) != number:
            raise ImportRefused(row.line, What.VALUE_WRONG, column=CAPTURES, value=text)
        self.judged(row, acts.win_bonus(now, player, number, captures_as_text(won)))

    def _changed(self, row: Row, cells: Cells) -> None:
        self.judged(row, cells)
        self.refold()
