"""The lists on the home page: the games that one device knows."""

from datetime import tzinfo
from typing import NamedTuple

from scorepad.pad.moments import local
from scorepad.services.evenings import Evening, newest_evening
from scorepad.services.game_summary import Listed, listed
from scorepad.services.games import games_listed
from scorepad.services.groups import current_group, current_group_id
from scorepad.services.people.signs import namesakes_in
from scorepad.services.seasons import Season, newest_season
from scorepad.store import DeviceGame, HistoryFilter, Store, Transaction

_RUNNING, _PAST = 20, 10
"""The most games on the page; more may be running that everybody has forgotten."""
_LOOKED_AT = 100
_EVENING = 12 * 3600
"""Seconds from the first game of an evening to its last one, at most."""
_BEGINNING = 3600
"""Seconds for which a game without an entry counts as one that is just being begun."""
_WRITTEN = HistoryFilter(written=True)


class HomeGames(NamedTuple):
    """The lists of running games, last written first, and of the games played last.

    Games without an entry are left out after an hour. ``past`` are the finished games of one
    evening; ``is_today`` is true if it is this evening. Those of ``running`` that were last written
    before ``today``, in Unix seconds, are older. ``group`` is the name of the group that the device
    plays in, "" if it has no name, and ``None`` if there is no group. ``has_groups`` is true if the
    device is in several. ``has_signs`` is true if people of one name are told apart in these games.
    ``season`` is the newest one of the group.
    """

    running: tuple[Listed, ...]
    past: tuple[Listed, ...]
    is_today: bool
    today: int
    group: str | None
    has_groups: bool
    has_signs: bool
    evening: Evening | None
    season: Season | None

    @property
    def knows_games(self) -> bool:
        """Return whether there is any game to show."""
        return bool(self.running or self.past)


def home_games(store: Store, device: str, now: int, zone: tzinfo | None) -> HomeGames:
    """Return the games of ``device`` and of its group at the moment ``now``, in Unix seconds.

    Days begin as in ``zone``, the reader's; ``None`` is the zone of this machine.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    with store.reading() as transaction:
        groups = transaction.groups.of_device(device) if device else []
        group_id = groups[0].group_id if groups else ""
        drafts, running = _running(transaction, device, group_id, _WRITTEN)
        # A rematch that somebody has left before the first bid can still be found.
        begun = HistoryFilter(since=now - _BEGINNING)
        listed_before = {each.game.game_id for each in running}
        _, just_begun = _running(transaction, device, group_id, begun)
        running[:0] = [each for each in just_begun if each.game.game_id not in listed_before]
        past = games_listed(transaction, device, group_id, over=True, limit=_PAST)
        signs = namesakes_in(transaction, group_id, (each.game for each in (*running, *past)))
        evening_together = newest_evening(transaction, group_id, zone) if group_id else None
        season = newest_season(transaction, group_id, local(now, zone).date().isoformat())
    today = _begin_of_today(now, zone)
    newest = past[0].game.created_at if past else 0
    evening = [each for each in past if each.game.created_at > newest - _EVENING]
    return HomeGames(
        running=tuple(listed(each, group_id, signs, drafts) for each in running[:_RUNNING]),
        past=tuple(listed(each, group_id, signs) for each in evening),
        is_today=newest >= today,
        today=today,
        group=groups[0].name if groups else None,
        has_groups=len(groups) > 1,
        has_signs=bool(signs),
        evening=evening_together,
        season=season,
    )


class Company(NamedTuple):
    """The people that a device played with: its group, "" for none, and players of a game."""

    group: str
    players: tuple[str, ...]


def company_of(store: Store, device: str) -> Company:
    """Return whom ``device`` plays with, so that people can tell whether the device is theirs.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    with store.reading() as transaction:
        group = current_group(transaction, device)
        group_id = group.group_id if group else ""
        games = [
            game
            for over in (False, True)
            for game in games_listed(transaction, device, group_id, over=over, limit=1)
        ]
    players = [standing.name for game in games[:1] for standing in listed(game, group_id).standings]
    return Company(group.name if group else "", tuple(players))


def game_to_open(store: Store, device: str, now: int) -> str | None:
    """Return the id of the running game to open; ``None`` if there is none.

    It is the game that was written last, or one that is just being begun.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        drafts, running = _running(transaction, device, group_id, HistoryFilter())
    for game in (each.game for each in running):
        if game.version == 1 and game.game_id in drafts:
            continue
        if game.version > 1 or game.updated_at > now - _BEGINNING:
            return game.game_id
    return None


def games_running(store: Store, device: str) -> tuple[Listed, ...]:
    """Return the running games that have an entry, last written first.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        _, running = _running(transaction, device, group_id, _WRITTEN)
    return tuple(listed(each, group_id) for each in running if each.game.version > 1)


def _running(
    transaction: Transaction, device: str, group_id: str, history_filter: HistoryFilter
) -> tuple[dict[str, int], list[DeviceGame]]:
    """Return the drafts of games from paper, and all running games, last written or typed in first.

    The drafts say by the game's id when somebody typed last.
    """
    running = games_listed(
        transaction, device, group_id, over=False, limit=_LOOKED_AT, history_filter=history_filter
    )
    drafts = transaction.paper_drafts.among(each.game.game_id for each in running)
    running.sort(
        key=lambda each: max(each.game.updated_at, drafts.get(each.game.game_id, 0)), reverse=True
    )
    return drafts, running


def _begin_of_today(now: int, zone: tzinfo | None) -> int:
    """Return when today began, at least 12 hours ago: an evening does not end at midnight."""
    midnight = local(now, zone).replace(hour=0, minute=0, second=0, microsecond=0)
    return min(int(midnight.timestamp()), now - _EVENING)
