"""Own phones: a player opens the link for players, taps the own name, and writes the own cells."""

import secrets
from typing import NamedTuple

from scorepad.pad.reveals import hides
from scorepad.pad.state import Phase, Round
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import (
    OpenedGame,
    OwnPhones,
    ViewingOnly,
    allowed,
)
from scorepad.services.pad_cache import pad_of
from scorepad.services.sittings import free, get_up, phones_of, sit_down
from scorepad.services.takeovers import withdraw_seat
from scorepad.store import Store, Transaction


class Seat(NamedTuple):
    """A player's place at the table, and whether it has an own phone.

    It ``writes`` if an own phone of that player may enter for everybody.
    """

    player: str
    name: str
    is_taken: bool
    writes: bool


def has_seats(opened: OpenedGame) -> bool:
    """Return whether players can still write in the game, as it is not over."""
    return not opened.true_pad.over


def owner_of(opened: OpenedGame) -> str:
    """Return the name of the only player for whom this phone writes; "" for any other phone."""
    return opened.pad.names.get(opened.player, "") if opened.role == "player" else ""


def wants_own_phones(opened: OpenedGame) -> bool:
    """Return whether somebody has an own phone in the game, or all type their own bids."""
    return has_secret_bids(opened) or opened.has_own_phones


def has_secret_bids(opened: OpenedGame) -> bool:
    """Return whether all type their own bids now, which nobody sees before they are revealed."""
    round_ = opened.pad.current
    return isinstance(round_, Round) and hides(round_.ruleset.bidding)


def seats_at(store: Store, opened: OpenedGame) -> tuple[Seat, ...]:
    """Return the seats of those who are at the table, clockwise."""
    game_id, names = opened.game.game_id, opened.pad.names
    with store.reading() as transaction:
        phones = {phone.player: phone for phone in transaction.links.own_phones(game_id)}
    return tuple(
        Seat(
            player,
            names[player],
            is_taken=player in phones,
            writes=player in phones and phones[player].writes,
        )
        for player in opened.pad.present
    )


def own_phones(store: Store, opened: OpenedGame, *, with_unseated: bool = False) -> OwnPhones:
    """Return the own phones in the game, and those without a seat if ``with_unseated``."""
    if not (opened.has_own_phones or with_unseated):
        return OwnPhones(opened.player, ())
    with store.reading() as transaction:
        phones = transaction.links.own_phones(opened.game.game_id, with_unseated=with_unseated)
    return OwnPhones(opened.player, phones)


def phone_names(store: Store, opened: OpenedGame) -> dict[str, str]:
    """Return players' names by device: of those who sit with it, or were allowed to enter on it."""
    game_id, names = opened.game.game_id, opened.pad.names
    with store.reading() as transaction:
        asked = transaction.takeovers.all(game_id)
        known = {each.device: each.player for each in asked if each.answer == "yes"}
        known |= {each.device: each.player for each in transaction.links.own_phones(game_id)}
    return {device: names[player] for device, player in known.items() if player in names}


def bid_awaited(opened: OpenedGame) -> bool:
    """Return whether bids are open, and somebody at the table has an own phone."""
    round_ = opened.pad.current if opened.has_own_phones else None
    return isinstance(round_, Round) and round_.phase is Phase.BIDS


def take_seat(store: Store, game_id: str, device: str, player: str, now: int) -> Refusal | None:
    """Make ``device`` the own phone of ``player``; of two who tap one name the first has it.

    Return why that is refused, or ``None``. ``now`` is in Unix seconds.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: it may only see the game.
        StoreUnavailable: nothing was changed; it can be tried again.
    """
    with store.writing(game_id) as transaction:
        opened = allowed(transaction, game_id, device)
        if opened.role == "view":
            raise ViewingOnly(game_id)
        if player not in pad_of(transaction, opened).present:
            return Refusal(Code.SEAT_GONE)
        if player == opened.player:
            return None
        if phones_of(transaction, game_id, player):
            return Refusal(Code.SEAT_TAKEN, {"player": player})
        withdraw_seat(transaction, game_id, device)
        sit_down(transaction, opened, device, player, "taken", device, now)
    return None


def leave_seat(store: Store, game_id: str, device: str, now: int) -> None:
    """Make ``device`` nobody's own phone.

    Raises:
        NoSuchGame: there is no such game for this device.
        StoreUnavailable: nothing was changed; it can be tried again.
    """
    with store.writing(game_id) as transaction:
        opened = allowed(transaction, game_id, device)
        get_up(transaction, opened, device, "left", device, now)
        withdraw_seat(transaction, game_id, device)


def free_seat(store: Store, game_id: str, device: str, player: str, now: int) -> None:
    """Free the seat of ``player``, so that another phone can take it.

    Raises:
        NoSuchGame, ViewingOnly: the ``device`` that frees it may not write in the game.
        StoreUnavailable: nothing was changed; it can be tried again.
    """
    with store.writing(game_id) as transaction:
        opened = allowed(transaction, game_id, device, writes=True)
        free(transaction, opened, player, "freed", device, now)


def carry_seats(
    transaction: Transaction, game_id: str, to: str, persons: dict[str, str], now: int
) -> None:
    """Keep everybody's own phone in the game ``to``, in sittings that begin there.

    The devices have the same rights in both games. ``persons`` are the players of ``to`` by their
    ids in the first game. The phones of other players may only watch the game ``to``.
    """
    links, again = transaction.links, dict[str, str]()
    for player, device, _, shared in links.own_phones(game_id):
        opened = transaction.games.opened(to, device)
        if player in persons and opened is not None:
            # Phones that shared a sitting share one.
            sitting_id = again.setdefault(shared, secrets.token_hex(8)) if shared else ""
            sit_down(
                *(transaction, opened, device, persons[player], "rematch", device, now),
                sitting_id=sitting_id,
            )
        elif (right := links.right(to, device)) is not None and right.role == "player":
            links.forget(to, device)
            links.grant(to, device, "view", right.generation, now)
