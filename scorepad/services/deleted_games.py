"""Deleted games, which can be brought back for thirty days before they are purged."""

from scorepad.services.access import NoSuchGame, allowed
from scorepad.services.game_summary import Listed, listed
from scorepad.services.groups import group_now
from scorepad.store import DeviceGame, GameRow, Reader, Store

DAYS = 30
_SECONDS = DAYS * 24 * 3600
_AT_ONCE = 20
_MOST = 200


def may_delete(store: Store, game: GameRow, device: str) -> bool:
    """Return whether ``device`` is in the group of ``game``; a link to it is not enough."""
    with store.reading() as reader:
        return _in_group(reader, game, device)


def delete_game(store: Store, game_id: str, device: str, now: int) -> None:
    """Delete the game: nobody can open it any more, but its group can bring it back.

    Raises:
        NoSuchGame: the device is not in the group of such a game.
    """
    with store.writing(game_id) as writer:
        game, _ = allowed(writer, game_id, device)
        if not _in_group(writer, game, device):
            raise NoSuchGame(game_id)
        writer.delete_game(game_id, now)
        writer.drop_finished(game_id, game.circle_id)


def bring_back(store: Store, game_id: str, device: str) -> None:
    """Bring a deleted game back with all that was written; change nothing where it is there.

    Raises:
        NoSuchGame: the device is not in the group of such a game, or it is gone for good.
    """
    with store.writing() as writer:
        game, group = writer.game(game_id), group_now(writer, device)
        if game is None or group is None or game.circle_id != group.circle_id:
            raise NoSuchGame(game_id)
        writer.delete_game(game_id, None)


def deleted_games(store: Store, device: str) -> tuple[Listed, ...]:
    """Return the deleted games of the group that can still come back, last deleted first.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    with store.reading() as reader:
        group = group_now(reader, device)
        games = reader.deleted_games(group.circle_id, _MOST) if group else []
        return tuple(listed(DeviceGame(game, "host"), game.circle_id) for game in games)


def purge_games(store: Store, device: str, now: int) -> None:
    """Purge some of the group's games that were deleted too long ago.

    Raises:
        StoreUnavailable: nothing was written.
    """
    with store.reading() as reader:
        group = group_now(reader, device)
        overdue = group and reader.overdue_games(group.circle_id, now - _SECONDS, 1)
    if group and overdue:
        with store.writing() as writer:
            writer.wipe()
            for game_id in writer.overdue_games(group.circle_id, now - _SECONDS, _AT_ONCE):
                writer.hold_game(game_id)
                writer.purge_game(game_id)


def _in_group(reader: Reader, game: GameRow, device: str) -> bool:
    return game.circle_id in {each.circle_id for each in reader.groups_of(device)}
