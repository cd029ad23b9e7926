"""The table of a season: who stands where after its evenings, and any two against each other."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from datetime import tzinfo
from functools import partial
from typing import NamedTuple

from scorepad.pad.names import by_name
from scorepad.services.groups import current_group_id
from scorepad.services.people.signs import who_share_a_name
from scorepad.services.seasons import Season, season_with_id, seasons_in
from scorepad.services.statistics.update import (
    drop_damaged,
    facts_of,
    list_games,
    month_of,
    month_stamp,
    months_to_list,
    read_month_games,
)
from scorepad.stats.evening import GameTimes
from scorepad.stats.season import (
    HeadToHead,
    SeasonGame,
    SeasonStanding,
    counting_evenings,
    evenings_between,
    has_comparable_points,
    head_to_head,
    season_game,
    season_standings,
)
from scorepad.stats.tally import FORM
from scorepad.store import PersonRow, Store, StoreUnavailable, Transaction, if_sound

_PATIENCE = 1.0
"""The seconds for listing games in one response; the next one goes on."""


class NamedSeasonStanding(NamedTuple):
    """The standing of a person in a season, with the present name and the number of the sign."""

    name: str
    sign: int
    at: SeasonStanding


class SeasonPerson(NamedTuple):
    """Somebody who played in a season, with the number of the sign."""

    id: str
    name: str
    sign: int


class SeasonPage(NamedTuple):
    """A season, its table, and two people in it against each other.

    ``games`` and ``evenings`` are the numbers of those in the season, ``counting`` is that of the
    evenings that count for anybody. ``with_points`` is true if the points of all games that count
    compare. ``standings`` has the best first, and no guests: ``guests`` are their names. ``people``
    are all who played in it, guests too, by name; ``namesakes`` are the ids of those whose name
    somebody else of them has. ``pair`` are the ids of the two who were asked for, as far as
    they played, and ``between`` is how they did against each other. ``is_whole`` is false if some
    games are not counted yet.
    """

    season: Season
    seasons: tuple[Season, ...]
    games: int
    evenings: int
    counting: int
    with_points: bool
    standings: tuple[NamedSeasonStanding, ...]
    guests: tuple[str, ...]
    people: tuple[SeasonPerson, ...]
    namesakes: tuple[str, ...]
    pair: tuple[str, str]
    between: HeadToHead | None
    is_whole: bool

    @property
    def compared(self) -> tuple[SeasonPerson, ...]:
        """Return the people of ``pair``."""
        by_id = {person.id: person for person in self.people}
        return tuple(by_id[id] for id in self.pair if id)


def season_page(
    store: Store, device: str, season_id: str, pair: tuple[str, str], zone: tzinfo | None
) -> SeasonPage:
    """Return a season of the group that ``device`` plays in, and two of its people side by side.

    Args:
        pair: the ids of the two, "" for nobody. If nobody is asked for, they are the first two.
        zone: that of days, the reader's; ``None`` is the zone of this machine.

    Raises:
        NoSuchSeason: the group has none with this id.
        StoreUnavailable: it cannot be read now.
    """
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        seasons = seasons_in(transaction, group_id) if group_id else ()
    season = season_with_id(seasons, season_id)
    since, until = _months(season)
    for is_last in (False, True):
        # What can be read is shown where nothing can be written.
        with suppress(StoreUnavailable):
            list_games(store, group_id, since, until, _PATIENCE)
        with store.reading() as transaction:
            listed, damaged = _listed(transaction, group_id, since, until)
            games = _where_they_count(transaction, group_id, listed, since, until)
            ends = transaction.evenings.ends(group_id)
            ids = {player for game in games for player in game.results}
            who = transaction.people.ids_among(group_id, ids)
            known = transaction.people.among(group_id, {who.get(id, id) for id in ids})
            left = bool(months_to_list(transaction, group_id, since, until))
            left = left or transaction.statistics.number_uncounted(group_id, FORM) > 0
        if is_last or not damaged:
            break
        with suppress(StoreUnavailable):
            drop_damaged(store, group_id, lists=damaged)
    evenings = evenings_between(games, ends, zone, season.begins, season.ends)
    return _page(season, seasons, evenings, who, known, pair, is_whole=not left)


def _page(
    season: Season,
    seasons: tuple[Season, ...],
    evenings: Sequence[Sequence[SeasonGame]],
    who: Mapping[str, str],
    known: Mapping[str, PersonRow],
    pair: tuple[str, str],
    *,
    is_whole: bool,
) -> SeasonPage:
    guests = {id for id, person in known.items() if person.guest}
    counting = counting_evenings(evenings, season.rules)
    games = [game for evening in counting for game in evening]
    played = {who.get(player, player) for game in games for player in game.results}
    people = sorted(
        (
            SeasonPerson(id, known[id].name, known[id].sign)
            for id in played
            if id in known and known[id].erased_at is None
        ),
        key=lambda person: (by_name(person.name), person.id),
    )
    named = {person.id for person in people}
    standings = tuple(
        NamedSeasonStanding(known[at.person].name, known[at.person].sign, at)
        for at in season_standings(evenings, season.rules, who, guests)
        if at.person in named
    )
    first, second = _asked(pair, named, [standing.at.person for standing in standings])
    return SeasonPage(
        season=season,
        seasons=seasons,
        games=sum(map(len, evenings)),
        evenings=len(evenings),
        counting=len(counting),
        with_points=has_comparable_points(games),
        standings=standings,
        guests=tuple(person.name for person in people if person.id in guests),
        people=tuple(people),
        namesakes=who_share_a_name({person.id: person.name for person in people}),
        pair=(first, second),
        between=head_to_head(games, who, first, second) if first and second else None,
        is_whole=is_whole,
    )


def _asked(
    pair: tuple[str, str], named: Collection[str], in_order: Sequence[str]
) -> tuple[str, str]:
    """Return the two people who are to be compared, the first two if nobody is asked for."""
    first, second = (id if id in named else "" for id in pair)
    if not (first or second) and len(in_order) > 1:
        return in_order[0], in_order[1]
    return (first, second) if first != second else (first, "")


def _months(season: Season) -> tuple[str, str]:
    """Return the first and the last month in which a game of the season may have ended.

    Games of an evening may end on the other side of a month's end, and the reader's days may begin
    at other hours than those of this machine.
    """
    return _beside(season.begins, -1), _beside(season.ends, 1) if season.ends else "9"


def _beside(day: str, months: int) -> str:
    year, month = divmod(12 * int(day[:4]) + int(day[5:7]) - 1 + months, 12)
    return f"{year:04}-{month + 1:02}"


def _listed(
    transaction: Transaction, group_id: str, since: str, until: str
) -> tuple[list[SeasonGame], list[str]]:
    """Return the listed games of these months, and the months whose list is damaged."""
    changes = transaction.statistics.changes_by_month(group_id)
    games: list[SeasonGame] = []
    damaged = []
    for month, (stamp, body) in transaction.seasons.games(group_id, since, until).items():
        if stamp != month_stamp(changes.get(month, 0)):
            continue
        of_month = if_sound(partial(read_month_games, body))
        if of_month is None:
            damaged.append(month)
        else:
            games += of_month
    return games, damaged


def _where_they_count(
    transaction: Transaction,
    group_id: str,
    listed: Sequence[SeasonGame],
    since: str,
    until: str,
) -> list[SeasonGame]:
    """Return the games with the times at which they count, if they were moved to an evening."""
    moves = transaction.evenings.moves(group_id, FORM)
    if not moves:
        return list(listed)
    games = [game for game in listed if game.times.game_id not in moves]
    moved = {game.times.game_id: game for game in listed if game.times.game_id in moves}
    times = {
        game_id: GameTimes(game_id, move.begun_at, move.ended_at)
        for game_id, move in moves.items()
        if move.begun_at is not None
        and move.ended_at is not None
        and since <= month_of(move.ended_at) <= until
    }
    from_elsewhere = [game_id for game_id in times if game_id not in moved]
    for row in transaction.statistics.finished(from_elsewhere, FORM) if from_elsewhere else ():
        facts = if_sound(partial(facts_of, row))
        if facts is not None and row.group_id == group_id:
            moved[row.game_id] = season_game(times[row.game_id], facts)
    return games + [
        moved[game_id]._replace(times=at) for game_id, at in times.items() if game_id in moved
    ]
