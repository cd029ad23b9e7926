"""A rematch of the same people: one game for the whole table."""

from functools import singledispatch

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.match.state import Match
from scorepad.pad.opening import Opening, check_opening, house_name
from scorepad.pad.people import person_ids
from scorepad.pad.state import Pad
from scorepad.pad.table import table_before
from scorepad.rules.schedule import next_dealer
from scorepad.services.access import OpenedGame
from scorepad.services.games import begin_game, people_before
from scorepad.services.links import derived
from scorepad.store import Store, Transaction

_FIRST_LINK = 1


@singledispatch
def rematch(pad: AnyPad) -> Opening:
    """Return the opening of a game of the same people, rules and seats.

    The deal passes to the left.
    """
    raise NotImplementedError(type(pad))


@rematch.register
def _(match: Match) -> Opening:
    return Opening(match.ruleset.key, _players(match))


@rematch.register
def _(pad: Pad) -> Opening:
    last = pad.rounds[-1]
    dealer = next_dealer(last.seats, pad.present, last.dealer)
    table = table_before(pad.written, len(pad.rounds) + 1)
    first = pad.written.round(1)
    rounds, hands = first.get((0, "", "rounds")), first.get((0, "", "hands"))
    return Opening(
        game=pad.ruleset.key,
        players=_players(pad),
        dealer=pad.present.index(dealer),
        options=table.options,
        rounds=rounds if isinstance(rounds, int) else None,
        hands=[hand for hand in hands if isinstance(hand, int)] if isinstance(hands, list) else (),
        house=house_name(pad.written),
        reveal=True,
    )


def _players(pad: AnyPad) -> list[tuple[str, str]]:
    """Return the ids that everybody is known by, with the names that they have on ``pad``."""
    ids = person_ids(pad)
    return [(ids[player], pad.names[player]) for player in pad.present]


def rematch_of(store: Store, key: bytes, game_id: str, device: str) -> str | None:
    """Return the id of the game's rematch, once it is open and ``device`` may see it.

    ``key`` is the server's.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    again = _rematch_id(key, game_id)
    with store.reading() as transaction:
        return None if transaction.links.right(again, device) is None else again


def open_rematch(store: Store, key: bytes, opened: OpenedGame, device: str, now: int) -> str | None:
    """Open the rematch of the game in ``opened``, or find the one that is open; return its id.

    A device that may write or see the old game may do the same in the new one; ``device`` may write
    in the old game.

    Return ``None`` where the same people and rules cannot be had again, or where the rematch's own
    links were renewed and ``device`` has none of them.

    Raises:
        StoreUnavailable: nothing was written.
    """
    game_id = opened.game.game_id
    again = _rematch_id(key, game_id)
    group_id, opening = opened.game.group_id, rematch(opened.pad)
    for group in people_before(store, lambda: group_id):
        with store.writing() as transaction:
            if transaction.games.get(again) is not None:
                return again if _let_in(transaction, again, device, now) else None
            if check_opening(opening):
                return None
            if begin_game(transaction, again, group_id, opening, device, now, group):
                transaction.links.carry_over(game_id, again, now)
                break
    return again


def _let_in(transaction: Transaction, again: str, device: str, now: int) -> bool:
    """Let in a device that came to the old game after its rematch was opened.

    Return whether it may see the rematch.
    """
    game, right = transaction.games.get(again), transaction.links.right(again, device)
    if right is not None and right.role == "host":
        return True
    if game is not None and game.host_generation == _FIRST_LINK:
        transaction.links.grant(again, device, "host", _FIRST_LINK, now)
        return True
    return right is not None


def _rematch_id(key: bytes, game_id: str) -> str:
    """Return the id of a game's rematch, derived from the server's key.

    Phones that tap at once meet in one game, and nobody can guess its id from the old game's
    address.
    """
    return derived(key, f"rematch:{game_id}")
