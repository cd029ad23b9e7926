"""Statistics that catch up, in short pieces, with games that are not counted, summed or rated yet.

A mark only says which month it has changed; whoever looks at statistics next
pays for the sums. Nothing is worked out inside a transaction: what was read is
written only where nothing has changed meanwhile.
"""

import json
import time

from scorepad.pad.kinds import read_pad
from scorepad.play.statistics.counting import keep_finished
from scorepad.play.statistics.spans import Span, rating_spans, sum_spans
from scorepad.stats.finished import Finished, count_game, places_in
from scorepad.stats.month_rating import Ended, now_in, rate_games
from scorepad.stats.span_sum import SpanSum, put_together, sum_games
from scorepad.stats.tally import FORM
from scorepad.store import FinishedRow, Store, SumRow

_AT_ONCE = 20
"""Games that are counted in one piece."""


def catch_up(store: Store, circle_id: str, seconds: float) -> None:
    """Counts, sums and rates until all is done or so many ``seconds`` are over,
    at least one piece.

    Raises:
        StoreUnavailable: what was done before stays.
    """
    until = time.monotonic() + seconds
    for piece in (_count_some, _sum_one, _rate_one):
        while piece(store, circle_id):
            if time.monotonic() > until:
                return


def _count_some(store: Store, circle_id: str) -> bool:
    with store.reading() as reader:
        if reader.number_uncounted(circle_id, FORM) <= 0:
            return False
        waiting = reader.uncounted_games(circle_id, FORM, _AT_ONCE)
    games = []
    for game_id in waiting:
        with store.reading() as reader:
            games.append((reader.game(game_id), reader.marks(game_id)))
    # Of one that is not over after all nothing is kept, and it is not looked at again.
    counted = [
        (game, count_game(game.game_id, read_pad(marks))) for game, marks in games if game and marks
    ]
    if counted:
        with store.writing() as writer:
            for game, finished in counted:
                if writer.game(game.game_id) == game:
                    keep_finished(writer, game, finished)
    return bool(counted)


def _sum_one(store: Store, circle_id: str) -> bool:
    with store.reading() as reader:
        late = [span for span in sum_spans(reader, circle_id) if not span.present]
        if not late:
            return False
        span = late[-1]
        rows = [] if _is_year(span) else reader.finished_in(circle_id, span.name, FORM)
        kept = reader.sums(circle_id, span.months) if _is_year(span) else []
        who = reader.ids_of_people(circle_id)
    sums = _of_months(kept) if _is_year(span) else sum_games(_read(rows), who)
    bodies = {ruleset: each.as_json() for ruleset, each in sums.items()}
    with store.writing() as writer:
        if _is_present(span, sum_spans(writer, circle_id)):
            writer.keep_sums(circle_id, span.name, span.stamp, bodies)
    return True


def _rate_one(store: Store, circle_id: str) -> bool:
    with store.reading() as reader:
        spans = rating_spans(reader, circle_id)
        late = [span for span in spans if not span.present]
        if not late:
            return False
        span = late[0]
        rows = reader.finished_in(circle_id, span.name, FORM)
        who = reader.ids_of_people(circle_id)
        kept = reader.ratings(
            circle_id, [each.name for each in spans if each.name < span.name][-1:]
        )
    ended = [Ended(row.ended_at, places_in(row.body)) for row in rows]
    before = [now_in(json.loads(body)) for body in kept.values()]
    ratings = rate_games(before[0] if before else {}, ended, who).as_json()
    with store.writing() as writer:
        if _is_present(span, rating_spans(writer, circle_id)):
            writer.keep_ratings(circle_id, span.name, span.stamp, ratings)
    return True


def _of_months(rows: list[SumRow]) -> dict[str, SpanSum]:
    months: dict[str, list[SpanSum]] = {}
    for row in rows:
        months.setdefault(row.ruleset, []).append(SpanSum.from_json(json.loads(row.body)))
    return {ruleset: put_together(each) for ruleset, each in months.items()}


def _is_year(span: Span) -> bool:
    return span.name not in span.months


def _is_present(span: Span, now: list[Span]) -> bool:
    """Return whether the state that ``span`` was read in is still that of ``now``."""
    return any((each.name, each.stamp) == (span.name, span.stamp) for each in now)


def _read(rows: list[FinishedRow]) -> list[Finished]:
    return [Finished.from_json(row.ruleset, row.ended_at, row.body) for row in rows]
