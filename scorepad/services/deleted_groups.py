"""Groups that the machine's owner deletes with all that is theirs, and can bring back."""

from collections.abc import Callable
from typing import NamedTuple

from scorepad.services.deleted_games import SECONDS_TO_RESTORE
from scorepad.services.groups import NoSuchGroup
from scorepad.services.pauses import unhurried
from scorepad.store import GroupRow, Store

_AT_ONCE = 20
"""The games in one transaction; so many are quick, as none of them is read."""

Say = Callable[[int], None]
"""A function that is told how many games are done."""


class DeletedGroup(NamedTuple):
    """A group that can be brought back; times are in Unix seconds."""

    row: GroupRow
    deleted_at: int
    until: int


def deleted_groups(store: Store) -> tuple[DeletedGroup, ...]:
    """Return the deleted groups that can still come back, the last deleted first."""
    with store.reading() as transaction:
        deleted = transaction.groups.deleted()
    return tuple(DeletedGroup(row, at, at + SECONDS_TO_RESTORE) for row, at in deleted)


def delete_group(store: Store, group_id: str, now: int, say: Say = lambda _: None) -> int:
    """Delete the group with its games, and return how many these are; it can be brought back.

    Nobody is in the group from the first moment on. If the work is interrupted, the same call goes
    on.

    Args:
        now: in Unix seconds.

    Raises:
        NoSuchGroup: it is there no longer.
        StoreUnavailable: some games are left; it can be tried again.
    """
    with store.writing() as transaction:
        before = [at for row, at in transaction.groups.deleted() if row.group_id == group_id]
        if not before and transaction.groups.get(group_id) is None:
            raise NoSuchGroup(group_id)
        at = before[0] if before else now
        transaction.groups.delete(group_id, at)
    done = 0
    while True:
        with unhurried(), store.writing() as transaction:
            games = transaction.groups.games_deleted(group_id, None, _AT_ONCE)
            for game_id in games:
                transaction.games.delete(game_id, at)
                transaction.statistics.drop_game(game_id, group_id)
        done += len(games)
        say(done)
        if not games:
            return done


def bring_back_group(store: Store, group_id: str, now: int, say: Say = lambda _: None) -> int:
    """Bring a deleted group back with the games that went with it; return how many these are.

    Its phones are in it again once all games are back. If the work is interrupted, the same call
    goes on.

    Args:
        now: in Unix seconds.

    Raises:
        NoSuchGroup: no such group was deleted, or it is gone for good.
        StoreUnavailable: some of it is left; it can be tried again.
    """
    at = next(
        (each.deleted_at for each in deleted_groups(store) if each.row.group_id == group_id), None
    )
    if at is None:
        raise NoSuchGroup(group_id)
    done = 0
    while True:
        with unhurried(), store.writing() as transaction:
            games = transaction.groups.games_deleted(group_id, at, _AT_ONCE)
            for game_id in games:
                transaction.games.delete(game_id, None)
                # An old draft would be deleted again at once: it gets another month.
                transaction.paper_drafts.touch(game_id, now)
            if not games:
                transaction.groups.delete(group_id, None)
        done += len(games)
        say(done)
        if not games:
            return done


def end_deleted_groups(store: Store, now: int) -> None:
    """Remove for good the groups that were deleted too long ago.

    Raises:
        StoreUnavailable: some of it is left; it can be tried again.
    """
    for group in deleted_groups(store):
        while group.until < now:
            with unhurried(), store.writing() as transaction:
                transaction.wipe()
                games = transaction.groups.game_ids(group.row.group_id, _AT_ONCE)
                for game_id in games:
                    transaction.games.hold(game_id)
                    transaction.games.purge(game_id)
                if not games:
                    transaction.groups.drop(group.row.group_id)
            if not games:
                break
