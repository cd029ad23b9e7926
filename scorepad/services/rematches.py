"""A rematch of the same people: one game for the whole table."""

from collections.abc import Collection
from functools import singledispatch

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.match.state import Match
from scorepad.pad.opening import Opening, check_opening, house_name
from scorepad.pad.people import is_erased, person_ids
from scorepad.pad.state import Pad
from scorepad.pad.table import table_before
from scorepad.rules.refusal import Refusal
from scorepad.rules.schedule import next_dealer
from scorepad.services.access import OpenedGame
from scorepad.services.games import begin_game, people_before
from scorepad.services.lent_rights import lend_again
from scorepad.services.links import derived
from scorepad.services.own_phones import carry_seats
from scorepad.store import Store, Transaction

_FIRST_LINK = 1


@singledispatch
def rematch(pad: AnyPad, back: Collection[str] = ()) -> Opening:
    """Return the opening of a game of the same people, rules and seats.

    The deal passes to the left. Players who left and come ``back`` sit after the others.
    """
    raise NotImplementedError(type(pad))


@rematch.register
def _(match: Match, back: Collection[str] = ()) -> Opening:
    return Opening(match.ruleset.key, _players(match, back))


@rematch.register
def _(pad: Pad, back: Collection[str] = ()) -> Opening:
    last = pad.rounds[-1]
    dealer = next_dealer(last.seats, pad.present, last.dealer)
    table = table_before(pad, len(pad.rounds) + 1)
    first = pad.written.round(1)
    rounds, hands = first.get((0, "", "rounds")), first.get((0, "", "hands"))
    return Opening(
        game=pad.ruleset.key,
        players=_players(pad, back),
        dealer=pad.present.index(dealer),
        options=table.options,
        rounds=rounds if isinstance(rounds, int) else None,
        hands=[hand for hand in hands if isinstance(hand, int)] if isinstance(hands, list) else (),
        house=house_name(pad.written),
        reveal=True,
    )


def who_left(pad: AnyPad) -> tuple[str, ...]:
    """Return the players who left before the end, and may come back for a rematch."""
    return tuple(player for player in pad.away if not is_erased(pad.names[player]))


def refuse_rematch(pad: AnyPad, back: Collection[str]) -> Refusal | None:
    """Return why there can be no rematch with those who come ``back``."""
    return next(iter(check_opening(rematch(pad, back)).values()), None)


def _players(pad: AnyPad, back: Collection[str]) -> list[tuple[str, str]]:
    """Return the ids that everybody is known by, with the names that they have on ``pad``."""
    ids = person_ids(pad)
    return [(ids[player], pad.names[player]) for player in _come_again(pad, back)]


def _come_again(pad: AnyPad, back: Collection[str]) -> tuple[str, ...]:
    """Return the players of ``pad`` who play again, in the order of the rematch."""
    return (*pad.present, *(player for player in who_left(pad) if player in back))


def rematch_of(store: Store, key: bytes, game_id: str, device: str) -> str | None:
    """Return the id of the game's rematch, once it is open and ``device`` may see it.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    again = _rematch_id(key, game_id)
    with store.reading() as transaction:
        return None if transaction.links.right(again, device) is None else again


def open_rematch(
    store: Store,
    key: bytes,
    opened: OpenedGame,
    device: str,
    now: int,
    back: Collection[str] = (),
) -> str | None:
    """Open the rematch of the game in ``opened``, or find the one that is open; return its id.

    ``device`` may write in the old game. All devices have the same rights in the new game as in the
    old one, and what was lent to them is lent there. Players who left the old game and are in
    ``back`` play again.

    Return ``None`` if these people and rules are not possible any more, or if the links of the
    rematch were renewed and ``device`` has none of them.

    Raises:
        StoreUnavailable: nothing was written.
    """
    game_id = opened.game.game_id
    again = _rematch_id(key, game_id)
    group_id, opening = opened.game.group_id, rematch(opened.pad, back)
    for group in people_before(store, lambda: group_id):
        with store.writing() as transaction:
            if transaction.games.get(again) is not None:
                is_in = _let_in(transaction, game_id, again, device, now)
                return again if is_in else None
            if check_opening(opening):
                return None
            players = begin_game(transaction, again, group_id, opening, device, now, group)
            if players:
                transaction.links.carry_over(game_id, again, now)
                # Somebody who was merged with another person since has that person's id there.
                theirs = dict(zip(_come_again(opened.pad, back), players, strict=True))
                carry_seats(transaction, game_id, again, theirs, now)
                lend_again(transaction, game_id, again, theirs)
                break
    return again


def _let_in(transaction: Transaction, game_id: str, again: str, device: str, now: int) -> bool:
    """Let in a device that came to the old game after its rematch was opened.

    Return whether it may see the rematch.
    """
    game, right = transaction.games.get(again), transaction.links.right(again, device)
    if right is not None and right.role == "host":
        return True
    taken_back = any(
        each.device == device and each.ended_at for each in transaction.takeovers.all(again)
    )
    if game is not None and game.host_generation == _FIRST_LINK and not taken_back:
        transaction.links.grant(again, device, "host", _FIRST_LINK, now)
        lend_again(transaction, game_id, again, {})
        return True
    return right is not None


def _rematch_id(key: bytes, game_id: str) -> str:
    """Return the id of a game's rematch, derived from the server's key.

    Phones that tap at the same time meet in one game. Nobody can guess its id from the old game's
    address.
    """
    return derived(key, f"rematch:{game_id}")
