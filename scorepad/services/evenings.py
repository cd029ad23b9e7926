"""The evening of a group: its games together, over all tables."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from scorepad.services.groups import current_group_id
from scorepad.services.statistics.update import facts_of
from scorepad.stats.evening import EveningStanding, GameTimes, evening_standings, last_evening
from scorepad.stats.tally import FORM
from scorepad.store import Store, Transaction, if_sound

_AT_ONCE = 50
"""Games whose times are read in one piece; most evenings have fewer."""


class NamedStanding(NamedTuple):
    """The standing of a person on an evening, with the present name and the number of the sign."""

    name: str
    sign: int
    at: EveningStanding


class Evening(NamedTuple):
    """An evening of several games, in which people stand somewhere.

    ``began_at`` is in Unix seconds. ``games`` is the number of its games that count.
    ``with_points`` is true if their points compare. ``standings`` has the best first.
    """

    began_at: int
    games: int
    with_points: bool
    standings: tuple[NamedStanding, ...]


def evening_on(store: Store, device: str) -> Evening | None:
    """Return the newest evening of the group that ``device`` plays in, as :func:`newest_evening`.

    Raises:
        StoreUnavailable: it cannot be read now.
    """
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        return newest_evening(transaction, group_id) if group_id else None


def newest_evening(transaction: Transaction, group_id: str) -> Evening | None:
    """Return the evening of the game of the group that ended last.

    It is ``None`` if that evening has no second game: what a game alone says, its end says.
    """
    times = last_evening(_last_ended_first(transaction, group_id))
    if len(times) < 2:
        return None
    rows = transaction.statistics.finished([game.game_id for game in times], FORM)
    read = [if_sound(partial(facts_of, row)) for row in rows]
    games = sorted((game for game in read if game is not None), key=lambda game: game.ended_at)
    players = {player for game in games for player in (*game.tallies, *game.places)}
    standings = evening_standings(games, transaction.people.ids_among(group_id, players))
    people = transaction.people.among(group_id, [standing.person for standing in standings])
    named = tuple(
        NamedStanding(people[standing.person].name, people[standing.person].sign, standing)
        for standing in standings
        if standing.person in people and people[standing.person].erased_at is None
    )
    if not named:
        return None
    began_at = min(game.came_in_at for game in times)
    return Evening(began_at, len(games), named[0].at.total is not None, named)


def _last_ended_first(transaction: Transaction, group_id: str) -> Iterator[GameTimes]:
    page = transaction.statistics.ended_last(group_id, FORM, _AT_ONCE)
    while page:
        for row in page:
            yield GameTimes(row.game_id, row.begun_at, row.ended_at)
        page = transaction.statistics.ended_last(group_id, FORM, _AT_ONCE, page[-1])
