"""What a television of a group shows: its running tables, and how its evening stands."""

from collections.abc import Mapping
from contextlib import suppress
from datetime import tzinfo
from typing import NamedTuple

from scorepad.services.evenings import Evening, newest_evening
from scorepad.services.game_summary import Listed, listed
from scorepad.services.games import games_listed
from scorepad.services.group_links import group_looked_at
from scorepad.services.people.signs import namesakes_in
from scorepad.services.statistics.update import count_games
from scorepad.stats.evening import PAUSE
from scorepad.store import GameRow, Store, StoreUnavailable

_LOOKED_AT = 100
"""The most running games that are looked at: more may be running that everybody has forgotten."""
_BEGINNING = 3600
"""Seconds for which a game without an entry counts as one that is just being begun."""
_PATIENCE = 0.5
"""The seconds for counting games in one response; the next one goes on."""


class Room(NamedTuple):
    """The running tables of a group, the one that began first first, and its newest evening.

    The evening is ``None`` where there is none with several games.
    """

    tables: tuple[Listed, ...]
    evening: Evening | None


def room_behind(store: Store, key: bytes, token: str, now: int, zone: tzinfo | None) -> Room:
    """Return what a television with the link's ``token`` shows at ``now``, in Unix seconds.

    Of a game it has what lists have: totals, and nothing of the round that is being played.

    Raises:
        GroupLinkRevoked, NoSuchGroup: as :func:`scorepad.services.group_links.group_looked_at`.
        StoreUnavailable: it cannot be read now.
    """
    with store.reading() as transaction:
        group_id = group_looked_at(transaction, key, "television", token)
    # What can be read is shown where nothing can be written.
    with suppress(StoreUnavailable):
        count_games(store, group_id, _PATIENCE)
    with store.reading() as transaction:
        running = games_listed(transaction, "", group_id, over=False, limit=_LOOKED_AT)
        drafts = transaction.paper_drafts.among(each.game.game_id for each in running)
        running = [each for each in reversed(running) if _is_played(each.game, drafts, now)]
        signs = namesakes_in(transaction, group_id, (each.game for each in running))
        evening = newest_evening(transaction, group_id, zone)
    return Room(tuple(listed(each, group_id, signs) for each in running), evening)


def _is_played(game: GameRow, drafts: Mapping[str, int], now: int) -> bool:
    """Return whether a game that is not over is played now, and not forgotten or from paper."""
    if game.game_id in drafts and drafts[game.game_id] >= game.updated_at:
        return False
    return game.updated_at > now - (PAUSE if game.version > 1 else _BEGINNING)
