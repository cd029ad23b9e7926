"""A trick game written anew, round by round."""

from collections.abc import Mapping, Sequence

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.state import Pad, Round
from scorepad.play.exchange.book import Book, deals, player_id, seats_of
from scorepad.play.exchange.rows import Row
from scorepad.play.exchange.wrong import NotBrought
from scorepad.play.kinds import tricks_of
from scorepad.rules.library import games
from scorepad.rules.refusal import Code, Refusal


class TrickBook(Book):
    """Bids, results, and whatever changed at the table between the rounds."""

    @property
    def _pad(self) -> Pad:
        return tricks_of(self.pad)

    def enter_round(self, rows: Sequence[Row]) -> None:
        self._make_room(rows)
        now = self._open(rows[0])
        ids = list(seats_of(rows))
        by_player = dict(zip(ids, rows, strict=True))
        trump = rows[0].texts.get("trump")
        self.judged(rows[0], acts.turn_trump(now, trump) if trump else ())
        for field in ("bid", "changed"):
            for player in now.order:
                self._number(by_player[player], now, player, field)
            self.look()
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
        self.judged(rows[0], cells[0] + cells[1])
        for player, row in by_player.items():
            self._number(row, now, player, "bonus")
        self.look()
        for player, row in by_player.items():
            points = row.numbers.get("adjustment", 0)
            why = row.texts.get("why", "")
            self.judged(row, acts.adjust(now.number, player, points, why) if points else ())
        self.look()

    def end(self, row: Row) -> None:
        if not self._pad.over:
            self.judged(row, acts.end(self._pad))
            self.look()

    def _make_room(self, rows: Sequence[Row]) -> None:
        """The table changes before a round, where its lines say so."""
        number = rows[0].round
        if self._pad.over and number == len(self._pad.rounds) + 1:
            self._changed(rows[0], acts.length(self._pad, number))
        now = self._open(rows[0])
        if number > 1:
            base = games()[self._pad.ruleset.key].ruleset.options
            wanted = {**base, **rows[0].options}
            options = {
                name: value
                for name, value in wanted.items()
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
            each.get("total", 0) - each.get("points", 0) - each.get("adjustment", 0)
            for each in numbers
        ]
        start = "lowest" if any(begin) else "zero"
        cells = acts.seat(self._pad, list(seats), keep_end=True, newcomers=newcomers, start=start)
        self._changed(rows[0], cells)

    def _open(self, row: Row) -> Round:
        played = self._pad.current
        if played is None or played.number != row.round:
            open_round = played.number if played else len(self._pad.rounds)
            facts = {"round": row.round, "open": open_round}
            raise NotBrought(row.line, Refusal(Code.ROUND_NOT_OPEN, facts))
        return played

    def _number(self, row: Row, now: Round, player: str, field: str) -> None:
        if field in row.numbers:
            value = row.numbers[field]
            self.judged(row, acts.enter(now.number, now.deal, player, field, value))

    def _changed(self, row: Row, cells: Cells) -> None:
        self.judged(row, cells)
        self.look()
