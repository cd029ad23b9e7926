"""Games of which something stored is damaged, so that lists, sums and files leave them out."""

from scorepad.services.game_summary import Listed, listed, readable_game
from scorepad.services.games import games_listed
from scorepad.services.groups import current_group_id
from scorepad.services.pad_cache import pad_if_readable
from scorepad.services.statistics.update import DAMAGED, store_finished
from scorepad.stats.tally import FORM
from scorepad.store import DeviceGame, Store, Transaction

_MOST = 20
"""The most damaged games that are named, and the most running ones that are looked at."""


def damaged_and_over(store: Store, device: str) -> tuple[Listed, ...]:
    """Return the damaged games of the group that are over, which no statistics count.

    Damage is noticed when the game is counted or exported.
    """
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        ids = transaction.statistics.damaged(group_id, FORM, _MOST)
        return tuple(_listed(transaction, game_id, group_id) for game_id in ids)


def damaged_games(store: Store, device: str) -> tuple[Listed, ...]:
    """Return the damaged games of the group, which no file has; running ones come first."""
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        running = games_listed(transaction, device, group_id, over=False, limit=_MOST)
    damaged = []
    for each in running:
        with store.reading() as transaction:
            if pad_if_readable(transaction, each.game.game_id) is None:
                damaged.append(_listed(transaction, each.game.game_id, group_id))
    return (*damaged, *damaged_and_over(store, device))


def note_damaged(store: Store, game_id: str) -> None:
    """Note that a game is damaged, for those who ask what was left out.

    Raises:
        StoreUnavailable: nothing was written.
    """
    with store.writing() as transaction:
        game = transaction.games.get(game_id)
        if game is not None and transaction.games.is_over(game_id):
            store_finished(transaction, game, DAMAGED)


def _listed(transaction: Transaction, game_id: str, group_id: str) -> Listed:
    game = transaction.games.get(game_id)
    assert game is not None
    return listed(DeviceGame(readable_game(transaction, game), "host"), group_id)
