"""Deleted games: for a month their group can restore them, then they are purged."""

from scorepad.pad.moments import A_DAY
from scorepad.services.access import NoSuchGame, allowed
from scorepad.services.game_summary import Listed, listed, readable_game
from scorepad.services.groups import current_group
from scorepad.services.pad_cache import pad_if_readable
from scorepad.services.statistics.update import store_finished
from scorepad.stats.finished import count_game
from scorepad.store import DeviceGame, GameRow, Store, Transaction

DAYS_TO_RESTORE = 30
"""The days for which a deleted game can be restored, until it is purged."""

SECONDS_TO_RESTORE = DAYS_TO_RESTORE * A_DAY
_AT_ONCE = 20
_MOST = 200


def may_delete(store: Store, game: GameRow, device: str) -> bool:
    """Return whether ``device`` is in the group of ``game``; a link to it is not enough."""
    with store.reading() as transaction:
        return _in_group(transaction, game, device)


def delete_game(store: Store, game_id: str, device: str, now: int) -> None:
    """Delete the game: nobody can open it any more, but its group can bring it back.

    Raises:
        NoSuchGame: the device is not in the group of such a game.
    """
    with store.writing(game_id) as transaction:
        game = allowed(transaction, game_id, device).game
        if not _in_group(transaction, game, device):
            raise NoSuchGame(game_id)
        transaction.games.delete(game_id, now)
        transaction.statistics.drop_game(game_id, game.group_id)


def restore_game(store: Store, game_id: str, device: str, now: int) -> None:
    """Bring a deleted game back with all that was written; any other game stays as it is.

    Raises:
        NoSuchGame: the device is not in the group of such a game, or it is gone for good.
    """
    with store.writing() as transaction:
        game, group = transaction.games.get(game_id), current_group(transaction, device)
        if game is None or group is None or game.group_id != group.group_id:
            raise NoSuchGame(game_id)
        transaction.games.delete(game_id, None)
        pad = pad_if_readable(transaction, game_id)
        if pad and pad.over:
            store_finished(transaction, game._replace(deleted_at=None), count_game(game_id, pad))
        # An old draft would be deleted again at once: it gets another month.
        transaction.paper_drafts.touch(game_id, now)


def deleted_games(store: Store, device: str) -> tuple[Listed, ...]:
    """Return the deleted games of the group that can still come back, last deleted first.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    with store.reading() as transaction:
        group = current_group(transaction, device)
        games = transaction.history.deleted(group.group_id, _MOST) if group else []
        games = [readable_game(transaction, game) for game in games]
        return tuple(listed(DeviceGame(game, "host"), game.group_id) for game in games)


def purge_games(store: Store, device: str, now: int) -> None:
    """Purge some of the group's games that were deleted too long ago.

    Raises:
        StoreUnavailable: nothing was written.
    """
    until = now - SECONDS_TO_RESTORE
    with store.reading() as transaction:
        group = current_group(transaction, device)
        overdue = group and transaction.history.overdue(group.group_id, until, 1)
    if group and overdue:
        with store.writing() as transaction:
            transaction.wipe()
            for game_id in transaction.history.overdue(group.group_id, until, _AT_ONCE):
                transaction.games.hold(game_id)
                transaction.games.purge(game_id)


def _in_group(transaction: Transaction, game: GameRow, device: str) -> bool:
    return game.group_id in {each.group_id for each in transaction.groups.of_device(device)}
