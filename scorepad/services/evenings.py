"""The evenings of a group: who stands where after the games of each, and its list of games."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import tzinfo
from functools import partial
from itertools import islice
from typing import NamedTuple

from scorepad.pad.moments import A_DAY
from scorepad.services.evening_times import (
    NoSuchEvening,
    end_by_hand,
    evenings_of_group,
    may_go_on,
    newest_times,
    times_of_evening,
)
from scorepad.services.game_summary import Listed, listed, readable_game
from scorepad.services.groups import current_group_id
from scorepad.services.people.signs import character_of, namesakes_in, who_share_a_name
from scorepad.services.statistics.update import count_games, facts_of
from scorepad.stats.evening import (
    EveningStanding,
    GameTimes,
    Result,
    evening_standings,
    results_of,
)
from scorepad.stats.finished import Finished
from scorepad.stats.tally import FORM
from scorepad.store import DeviceGame, GameRow, Store, StoreUnavailable, Transaction, if_sound

_A_PAGE, _GAMES_ON_A_PAGE = 20, 60
"""Evenings on a page of their list, and games of them: fewer evenings of a club, each with many."""
_PATIENCE = 1.0
"""The seconds for counting games in one response; the next one goes on."""


class NamedStanding(NamedTuple):
    """The standing of a person on an evening, with the present name and the number of the sign.

    ``results`` are those of every game of the evening that counts, in their order; ``None`` where
    the person did not play.
    """

    name: str
    sign: int
    at: EveningStanding
    results: tuple[Result | None, ...]


class Evening(NamedTuple):
    """An evening of several games, in which people stand somewhere.

    ``began_at`` and ``ended_at`` are in Unix seconds; they say only the day if ``has_time`` is
    false, because all games are from paper. ``game_ids`` are in the order in which the games ended,
    ``games`` is the number of those that count. ``with_points`` is true if their points compare.
    ``standings`` has the best first; ``has_all`` is false if somebody who played is not there, such
    as one who is being erased. ``namesakes`` are the people whose name somebody else of them has.
    """

    began_at: int
    ended_at: int
    has_time: bool
    game_ids: tuple[str, ...]
    games: int
    with_points: bool
    standings: tuple[NamedStanding, ...]
    has_all: bool = True
    namesakes: tuple[str, ...] = ()

    @property
    def is_of_days(self) -> bool:
        """Return whether it went on for a day or longer."""
        return self.ended_at - self.began_at >= A_DAY

    def name_of(self, standing: NamedStanding) -> str:
        """Return the name of a person, with the shape of the sign for one of equal names."""
        is_alone = standing.at.person not in self.namesakes
        return standing.name if is_alone else f"{standing.name} {character_of(standing.sign)}"


class EveningPage(NamedTuple):
    """An evening with a line for each of its games.

    ``times`` are when its games were played; they are empty if the order is not known, as one of
    them is from paper or was moved here. ``ended_by_hand_at`` is when somebody ended it, ``None``
    if nobody did; ``may_go_on`` is true if a game that begins now would belong to it.
    """

    evening: Evening
    games: tuple[Listed, ...]
    times: tuple[GameTimes, ...]
    ended_by_hand_at: int | None
    may_go_on: bool


class EveningList(NamedTuple):
    """A page of the list of evenings, the newest first.

    ``older`` is the number of evenings before the next page, ``None`` if there is none.
    """

    evenings: tuple[Evening, ...]
    older: int | None


def evening_on(store: Store, device: str, zone: tzinfo | None) -> Evening | None:
    """Return the newest evening of the group that ``device`` plays in, as :func:`newest_evening`.

    Raises:
        StoreUnavailable: it cannot be read now.
    """
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        return newest_evening(transaction, group_id, zone) if group_id else None


def newest_evening(transaction: Transaction, group_id: str, zone: tzinfo | None) -> Evening | None:
    """Return the evening of the group as :func:`scorepad.services.evening_times.newest_times`.

    It is ``None`` if that evening has only one game: the end of the game says the same. Days
    of games from paper begin as in ``zone``, the reader's; ``None`` is the zone of this machine.
    """
    times = newest_times(transaction, group_id, zone)
    return next(iter(worked_out(transaction, group_id, [times])), None)


def counted_group_id(store: Store, device: str) -> str:
    """Return the id of the group that ``device`` plays in, "" for none.

    Before that, games of the group whose summaries are missing or outdated are counted, for
    :data:`_PATIENCE` at most. There are such games if a new version counts anew, or if another
    program has added some.

    Raises:
        StoreUnavailable: it cannot be read now.
    """
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
    if group_id:
        count_for_a_moment(store, group_id)
    return group_id


def count_for_a_moment(store: Store, group_id: str) -> None:
    """Count the games of the group for as long as :data:`_PATIENCE`, if anything can be written."""
    # What can be read is shown where nothing can be written.
    with suppress(StoreUnavailable):
        count_games(store, group_id, _PATIENCE)


def evening_list(store: Store, device: str, before: int, zone: tzinfo | None) -> EveningList:
    """Return a page of the evenings of the group that ``device`` plays in.

    ``before`` is the number of evenings on the pages before it.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    return evening_list_of(store, counted_group_id(store, device), before, zone)


def evening_list_of(store: Store, group_id: str, before: int, zone: tzinfo | None) -> EveningList:
    """Return a page of the evenings of the group, none for "", as :func:`evening_list`."""
    with store.reading() as transaction:
        several = (
            times
            for times in (evenings_of_group(transaction, group_id, zone) if group_id else ())
            if len(times) > 1
        )
        found, older = list[tuple[GameTimes, ...]](), None
        for times in islice(several, before, None):
            games = sum(map(len, found))
            if found and (len(found) == _A_PAGE or games + len(times) > _GAMES_ON_A_PAGE):
                older = before + len(found)
                break
            found.append(times)
        shown = worked_out(transaction, group_id, found)
    return EveningList(tuple(shown), older)


def evening_page(
    store: Store, device: str, game_id: str, now: int, zone: tzinfo | None
) -> EveningPage:
    """Return the evening of a game of the group that ``device`` plays in.

    Raises:
        NoSuchEvening: the game is in none that has several games.
        StoreUnavailable: it cannot be read now.
    """
    return evening_page_of(store, counted_group_id(store, device), game_id, now, zone)


def evening_page_of(
    store: Store, group_id: str, game_id: str, now: int, zone: tzinfo | None
) -> EveningPage:
    """Return the evening of a game of the group, as :func:`evening_page`."""
    with store.reading() as transaction:
        times = times_of_evening(transaction, group_id, game_id, zone)
        found = worked_out(transaction, group_id, [times])
        if not found:
            raise NoSuchEvening(game_id)
        games = games_of_evening(transaction, group_id, found[0])
        ended_by_hand = end_by_hand(times, transaction.evenings.ends(group_id))
        is_open = may_go_on(transaction, group_id, times, now, zone)
        moved = transaction.evenings.moves_among([time.game_id for time in times])
    is_in_order = not moved and all(time.has_time for time in times)
    played = times if is_in_order else ()
    return EveningPage(found[0], games, played, ended_by_hand, is_open)


def evening_of(store: Store, device: str, game: GameRow, zone: tzinfo | None) -> Evening | None:
    """Return the evening of a game, ``None`` if it has no other game.

    It is ``None`` as well for a device that does not play in the group of the game: a link to one
    game shows no others.

    Raises:
        StoreUnavailable: it cannot be read now.
    """
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        if not group_id or game.group_id != group_id:
            return None
        try:
            times = times_of_evening(transaction, group_id, game.game_id, zone)
        except NoSuchEvening:
            return None
        return next(iter(worked_out(transaction, group_id, [times])), None)


def games_of_evening(
    transaction: Transaction, group_id: str, evening: Evening
) -> tuple[Listed, ...]:
    """Return the games of an evening of the group as lines, in their order."""
    rows = {row.game_id: row for row in transaction.history.among(group_id, evening.game_ids)}
    games = [rows[game_id] for game_id in evening.game_ids if game_id in rows]
    signs = namesakes_in(transaction, group_id, games)
    return tuple(
        listed(DeviceGame(readable_game(transaction, game), "host"), group_id, signs)
        for game in games
    )


def worked_out(
    transaction: Transaction, group_id: str, found: Sequence[Sequence[GameTimes]]
) -> list[Evening]:
    """Return the evenings that have several games and at least one standing."""
    several = [times for times in found if len(times) > 1]
    ids = [time.game_id for times in several for time in times]
    if not ids:
        return []
    facts = {
        row.game_id: game
        for row in transaction.statistics.finished(ids, FORM)
        if (game := if_sound(partial(facts_of, row))) is not None
    }
    several = [[time for time in times if time.game_id in facts] for times in several]
    games = [[facts[time.game_id] for time in times] for times in several]
    players = {player for of in games for game in of for player in (*game.tallies, *game.places)}
    who = transaction.people.ids_among(group_id, players)
    people = transaction.people.among(group_id, {who.get(player, player) for player in players})
    known = {
        person: (row.name, row.sign) for person, row in people.items() if row.erased_at is None
    }
    read = (_evening(times, of, who, known) for times, of in zip(several, games, strict=True))
    return [evening for evening in read if evening.standings]


def _evening(
    times: Sequence[GameTimes],
    games: Sequence[Finished],
    who: Mapping[str, str],
    known: Mapping[str, tuple[str, int]],
) -> Evening:
    results = results_of(games, who)
    everybody = evening_standings(games, who)
    standings = [
        NamedStanding(*known[standing.person], standing, results.get(standing.person, ()))
        for standing in everybody
        if standing.person in known
    ]
    at_a_time = [time for time in times if time.has_time]
    span = at_a_time or times
    return Evening(
        began_at=min(time.came_in_at if at_a_time else time.ended_at for time in span),
        ended_at=max(time.ended_at for time in span),
        has_time=bool(at_a_time),
        game_ids=tuple(time.game_id for time in times),
        games=len(games),
        with_points=any(standing.at.total is not None for standing in standings),
        standings=tuple(standings),
        has_all=len(standings) == len(everybody),
        namesakes=who_share_a_name({each.at.person: each.name for each in standings}),
    )
