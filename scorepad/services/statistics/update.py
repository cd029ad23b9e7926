"""The update of statistics: games are counted as they end, summed up and rated in short pieces.

Sums are stored by month and by year, since the database is slow at adding up. For 10,000 games
(50,000 rows, one for each game and person) it takes about 1 s, most of it for bids by hand size.
With sums of months it takes 0.2 s, with those of years and months 0.03 s. A rating depends on every
game before it. So if an earlier game changes, all later ones are rated again, in pieces.
"""

import json
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import accumulate, groupby, islice
from typing import Any, NamedTuple

from scorepad.pad.moments import local
from scorepad.services.pad_cache import pad_if_readable
from scorepad.stats.evening import GameTimes
from scorepad.stats.finished import (
    Finished,
    SpanSum,
    add_spans,
    count_game,
    places_in,
    sum_games,
)
from scorepad.stats.rating import RatedGame, now_in, rate_games
from scorepad.stats.season import SeasonGame, season_game
from scorepad.stats.tally import FORM
from scorepad.store import FinishedRow, GameRow, Store, SumRow, Transaction, if_sound


def store_finished(transaction: Transaction, game: GameRow, finished: Finished | None) -> None:
    """Store what ``game`` adds to the statistics of its group; ``None`` while it runs."""
    if not game.group_id:
        return
    if game.deleted_at is None and finished is not None:
        transaction.statistics.save_game(_row(game, finished))
    else:
        transaction.statistics.drop_game(game.game_id, game.group_id)


def month_of(at: int) -> str:
    """Return the month of Unix seconds, "2026-11", in this machine's zone: all readers share it."""
    return f"{local(at):%Y-%m}"


def _row(game: GameRow, finished: Finished) -> FinishedRow:
    return FinishedRow(
        game_id=game.game_id,
        group_id=game.group_id,
        month=month_of(finished.ended_at) if finished.tallies else "",
        ended_at=finished.ended_at,
        ruleset=finished.ruleset,
        form=FORM,
        body=finished.as_json(),
    )


class Span(NamedTuple):
    """A month ("2026-11"), or a year ("2026") with its ``months``.

    ``stamp`` is the stamp of sums that are up to date. ``present`` is true if the stored sums have
    it.
    """

    name: str
    months: tuple[str, ...]
    stamp: str
    present: bool


def year_of(month: str) -> str:
    """Return the year of a month."""
    return month[:4]


def sum_spans(transaction: Transaction, group_id: str) -> list[Span]:
    """Return every year of the group but the last one, then every month in which a game ended."""
    changes = transaction.statistics.changes_by_month(group_id)
    stamps = transaction.statistics.sum_stamps(group_id)
    months = list(changes)
    years = [(year, tuple(of_year)) for year, of_year in groupby(months, year_of)]
    spans = [*years[:-1], *((month, (month,)) for month in months)]
    return [
        _span(name, of, f"{FORM}.{sum(changes[month] for month in of)}", stamps.get(name))
        for name, of in spans
    ]


def rating_spans(transaction: Transaction, group_id: str) -> list[Span]:
    """Return every month in which a game ended.

    The stamp of a month depends on all earlier months as well, as its ratings do.
    """
    changes = transaction.statistics.changes_by_month(group_id)
    stamps = transaction.statistics.rating_stamps(group_id)
    return [
        _span(month, (month,), f"{FORM}.{changed}", stamps.get(month))
        for month, changed in zip(changes, accumulate(changes.values()), strict=True)
    ]


def covering(spans: Sequence[Span], since: str, until: str) -> list[str]:
    """Return the names of the fewest ``spans`` that make up the months ``since`` to ``until``.

    Only spans that are up to date are taken, years before months. The names are sorted by time.
    """
    names: list[str] = []
    done: set[str] = set()
    for span in spans:
        whole = all(since <= month <= until for month in span.months)
        if span.present and whole and done.isdisjoint(span.months):
            names.append(span.name)
            done.update(span.months)
    return sorted(names)


def _span(name: str, months: tuple[str, ...], stamp: str, stored: str | None) -> Span:
    return Span(name, months, stamp, stored == stamp)


_AT_ONCE = 20
"""Games that are counted in one piece."""

DAMAGED = Finished("", 0, {}, {}, {})
"""The facts of a game that can't be read: none."""


def catch_up(store: Store, group_id: str, seconds: float) -> None:
    """Count, sum and rate until all is done or ``seconds`` are over, at least one piece.

    All that is stored here follows from the games. So damaged parts are removed and made anew.

    Raises:
        StoreUnavailable: what was done before stays.
    """
    _do(store, group_id, seconds, _count_some, _sum_one, _rate_one)


def count_games(store: Store, group_id: str, seconds: float) -> None:
    """Count games as :func:`catch_up` does, but sum and rate nothing.

    Raises:
        StoreUnavailable: what was done before stays.
    """
    _do(store, group_id, seconds, _count_some)


def list_games(store: Store, group_id: str, since: str, until: str, seconds: float) -> None:
    """Count games as :func:`catch_up` does, and list those of these months for seasons.

    Raises:
        StoreUnavailable: what was done before stays.
    """
    _do(store, group_id, seconds, _count_some, partial(_list_one, since=since, until=until))


def months_to_list(
    transaction: Transaction, group_id: str, since: str, until: str
) -> dict[str, str]:
    """Return the stamp of each of these months whose games are not listed, the last first.

    Months are those in which a game of the group ended.
    """
    listed = transaction.seasons.stamps(group_id)
    changes = transaction.statistics.changes_by_month(group_id)
    stamps = {month: month_stamp(changed) for month, changed in changes.items()}
    return {
        month: stamp
        for month, stamp in reversed(stamps.items())
        if since <= month <= until and listed.get(month) != stamp
    }


def month_stamp(changed: int) -> str:
    """Return the stamp of what is stored of a month that was changed so often."""
    return f"{FORM}.{changed}"


def read_month_games(body: str) -> list[SeasonGame]:
    """Return the listed games of a month, as :func:`scorepad.store.if_sound` reads them."""
    return [SeasonGame.from_json(game) for game in json.loads(body)["games"]]


def _list_one(store: Store, group_id: str, *, since: str, until: str) -> bool:
    with store.reading() as transaction:
        late = months_to_list(transaction, group_id, since, until)
        if not late:
            return False
        month, stamp = next(iter(late.items()))
        rows = transaction.statistics.finished_in(group_id, month, FORM)
        begun = transaction.seasons.begun_in(group_id, month)
    games = [(row, if_sound(partial(facts_of, row))) for row in rows]
    damaged = [row.game_id for row, game in games if game is None]
    if damaged:
        drop_damaged(store, group_id, damaged)
        return True
    listed = [
        season_game(GameTimes(row.game_id, begun[row.game_id], row.ended_at), game).as_json()
        for row, game in games
        if game is not None
    ]
    with store.writing() as transaction:
        if months_to_list(transaction, group_id, month, month).get(month) == stamp:
            transaction.seasons.save_games(group_id, month, stamp, {"games": listed})
    return True


def _do(store: Store, group_id: str, seconds: float, *pieces: Callable[[Store, str], bool]) -> None:
    until = time.monotonic() + seconds
    for piece in pieces:
        while piece(store, group_id):
            if time.monotonic() > until:
                return


def _count_some(store: Store, group_id: str) -> bool:
    with store.reading() as transaction:
        if transaction.statistics.number_uncounted(group_id, FORM) <= 0:
            return False
        waiting = transaction.statistics.uncounted_games(group_id, FORM, _AT_ONCE)
    games = []
    for game_id in waiting:
        with store.reading() as transaction:
            games.append((transaction.games.get(game_id), pad_if_readable(transaction, game_id)))
    # A game that is not over after all gets empty facts, so that it is not looked at again; so does
    # a damaged one, which counts for nobody.
    counted = [
        (game, DAMAGED if pad is None else count_game(game.game_id, pad))
        for game, pad in games
        if game
    ]
    if counted:
        with store.writing() as transaction:
            for game, finished in counted:
                if transaction.games.get(game.game_id) == game:
                    store_finished(transaction, game, finished)
    return bool(counted)


def _sum_one(store: Store, group_id: str) -> bool:
    with store.reading() as transaction:
        late = [span for span in sum_spans(transaction, group_id) if not span.present]
        if not late:
            return False
        span = late[-1]
        rows = (
            [] if _is_year(span) else transaction.statistics.finished_in(group_id, span.name, FORM)
        )
        stored = transaction.statistics.sums(group_id, span.months) if _is_year(span) else []
        who = transaction.people.ids(group_id)
    games = [if_sound(partial(facts_of, row)) for row in rows]
    of_months = [if_sound(partial(read_sum, row)) for row in stored]
    damaged = [row.game_id for row, game in zip(rows, games, strict=True) if game is None]
    lost = {row.span for row, of_month in zip(stored, of_months, strict=True) if of_month is None}
    if damaged or lost:
        drop_damaged(store, group_id, damaged, sums=lost)
        return True
    sums = (
        _of_months(stored, of_months)
        if _is_year(span)
        else sum_games([game for game in games if game], who)
    )
    bodies = {ruleset: of_ruleset.as_json() for ruleset, of_ruleset in sums.items()}
    with store.writing() as transaction:
        if _is_present(span, sum_spans(transaction, group_id)):
            transaction.statistics.save_sums(group_id, span.name, span.stamp, bodies)
    return True


def _rate_one(store: Store, group_id: str) -> bool:
    with store.reading() as transaction:
        spans = rating_spans(transaction, group_id)
        late = [span for span in spans if not span.present]
        if not late:
            return False
        span = late[0]
        rows = transaction.statistics.finished_in(group_id, span.name, FORM)
        who = transaction.people.ids(group_id)
        stored = transaction.statistics.ratings(
            group_id, [earlier.name for earlier in spans if earlier.name < span.name][-1:]
        )
    places = [if_sound(partial(places_in, row.body)) for row in rows]
    damaged = [row.game_id for row, its in zip(rows, places, strict=True) if its is None]
    before = {month: if_sound(partial(read_ratings, body)) for month, body in stored.items()}
    lost = {month for month, ratings in before.items() if ratings is None}
    if damaged or lost:
        drop_damaged(store, group_id, damaged, ratings=lost)
        return True
    ended = [
        RatedGame(row.ended_at, its)
        for row, its in zip(rows, places, strict=True)
        if its is not None
    ]
    ratings_before = [now_in(ratings) for ratings in before.values() if ratings]
    ratings = rate_games(ratings_before[0] if ratings_before else {}, ended, who).as_json()
    with store.writing() as transaction:
        if _is_present(span, rating_spans(transaction, group_id)):
            transaction.statistics.save_ratings(group_id, span.name, span.stamp, ratings)
    return True


def facts_of(row: FinishedRow) -> Finished:
    """Return the stored facts of a game, as :func:`scorepad.store.if_sound` reads them."""
    return Finished.from_json(row.ruleset, row.ended_at, row.body)


def read_sum(row: SumRow) -> SpanSum:
    """Return a stored sum, as :func:`scorepad.store.if_sound` reads it."""
    return SpanSum.from_json(json.loads(row.body))


def read_ratings(text: str) -> dict[str, Any]:
    """Return stored ratings of a month, as :func:`scorepad.store.if_sound` reads them."""
    ratings = dict(json.loads(text))
    return ratings | {"now": now_in(ratings), "path": dict(ratings["path"])}


def drop_damaged(
    store: Store,
    group_id: str,
    games: Collection[str] = (),
    *,
    sums: Collection[str] = (),
    ratings: Collection[str] = (),
    lists: Collection[str] = (),
) -> None:
    """Remove the facts of some of these games, sums of spans, and ratings and lists of months.

    They are damaged, and made anew by :func:`catch_up` or :func:`list_games`.
    """
    with store.writing() as transaction:
        for game_id in islice(games, _AT_ONCE):
            transaction.statistics.drop_game(game_id, group_id)
        transaction.statistics.drop_sums(group_id, sums)
        transaction.statistics.drop_ratings(group_id, ratings)
        transaction.seasons.drop_games(group_id, lists)


def _of_months(rows: Sequence[SumRow], of_months: Sequence[SpanSum | None]) -> dict[str, SpanSum]:
    months: dict[str, list[SpanSum]] = {}
    for row, of_month in zip(rows, of_months, strict=True):
        if of_month is not None:
            months.setdefault(row.ruleset, []).append(of_month)
    return {ruleset: add_spans(of_ruleset) for ruleset, of_ruleset in months.items()}


def _is_year(span: Span) -> bool:
    return span.name not in span.months


def _is_present(span: Span, now: list[Span]) -> bool:
    """Return whether the state that ``span`` was read in is still that of ``now``."""
    return any((one.name, one.stamp) == (span.name, span.stamp) for one in now)
