"""A match written anew, round by round."""

from collections.abc import Sequence

from scorepad.pad.acts import end as ended_early
from scorepad.pad.match import acts
from scorepad.play.exchange.book import Book, player_id
from scorepad.play.exchange.rows import Row


class MatchBook(Book):
    """Who won each round, and the sums where they decide."""

    def enter_round(self, rows: Sequence[Row]) -> None:
        number = rows[0].round
        winners = [player_id(row) for row in rows if row.switches.get("won")]
        self.judged(rows[0], acts.win_round(number, winners) if winners else ())
        self.look()
        for row in rows:
            sums = {player_id(row): row.numbers["sum"]} if "sum" in row.numbers else {}
            self.judged(row, acts.write_sums(number, sums))
        self.look()

    def end(self, row: Row) -> None:
        if not self.pad.over:
            self.judged(row, ended_early(self.pad))
            self.look()
