"""Sittings: a phone sits down on a player's seat, and gets up or has to.

Who sat when is kept as takeovers are, and not as marks: undo and exports do not reach it.
"""

import secrets
from collections.abc import Mapping
from typing import Literal, NamedTuple, Protocol

from scorepad.pad.marks import author
from scorepad.pad.sittings import Sitter, Sitting
from scorepad.store import (
    Began,
    DeviceGame,
    Ended,
    GameRow,
    OwnPhone,
    SittingRow,
    Store,
    Transaction,
)

_MOST = 80
"""The most sittings that are kept of one game, by devices; the first that ended make room."""

MOST_PHONES = 6
"""The most phones that share one sitting: browsers and home screens of one person."""

SECONDS_TOLD = 20
"""The seconds for which phones show that somebody sat down or got up."""

BY_OTHERS: tuple[Ended, ...] = ("freed", "replaced")
_WRITES_AFTERWARDS: tuple[Ended, ...] = (*BY_OTHERS, "exchanged")


class Seated(Protocol):
    """A game as a device sees it that may have a seat there."""

    @property
    def game(self) -> GameRow:
        """The game."""

    @property
    def player(self) -> str:
        """The player whose seat the device has, "" for nobody's."""

    @property
    def sitting_id(self) -> str:
        """Its sitting there, "" for none."""


def sitting_of(transaction: Transaction, opened: Seated) -> Sitting | None:
    """Return the present sitting of the device that ``opened`` the game, ``None`` without one."""
    if not opened.sitting_id:
        return None
    rows = transaction.sittings.all(opened.game.game_id)
    shared = [each for each in rows if each.sitting_id == opened.sitting_id]
    shown_until = max((each.shown_until for each in shared), default=0)
    return Sitting(opened.player, tuple(map(_sitter, shared)), shown_until)


def former_of(transaction: Transaction, game_id: str, device: str) -> tuple[Sitting, ...]:
    """Return the sittings of ``device`` that others have ended: what it wrote there comes late."""
    return tuple(
        Sitting(each.player, (_sitter(each),))
        for each in transaction.sittings.all(game_id)
        if each.device == device and each.ended in _WRITES_AFTERWARDS
    )


def _sitter(row: SittingRow) -> Sitter:
    has_ended = row.ended_at and row.ended != "moved"
    return Sitter(author(row.device), row.since, row.until if has_ended else None)


def sit_down(
    transaction: Transaction,
    opened: DeviceGame,
    device: str,
    player: str,
    began: Began,
    by: str,
    now: int,
    sitting_id: str = "",
) -> None:
    """Give ``device`` the seat of ``player``, in a new sitting or in the one with ``sitting_id``.

    It leaves the seat that it has.

    Args:
        transaction: writes the game.
        opened: the game, as any device sees it.
        device: the phone that sits down; it has a right to the game.
        player: whose own phone it becomes.
        began: how it came to the seat.
        by: the device that gave it.
        now: in Unix seconds.
        sitting_id: the sitting that it comes to; "" for a new one.
    """
    game_id, marks = opened.game.game_id, opened.game.version
    present = transaction.links.right(game_id, device)
    if present is not None and present.player:
        if present.player == player and present.sitting_id == sitting_id != "":
            return
        get_up(transaction, opened, device, "left", device, now)
    sitting_id = sitting_id or secrets.token_hex(8)
    transaction.links.sit(game_id, device, player, now, sitting_id)
    _make_room(transaction, game_id)
    row = SittingRow(sitting_id, device, player, now, began, by, marks)
    transaction.sittings.add(game_id, row)
    transaction.sittings.note(game_id, now)


def get_up(
    transaction: Transaction, opened: DeviceGame, device: str, ended: Ended, by: str, now: int
) -> None:
    """Take its seat from ``device``, which keeps its right to the game."""
    game_id = opened.game.game_id
    end_sitting(transaction, opened, device, ended, by, now)
    transaction.links.sit(game_id, device, "", now)


def end_sitting(
    transaction: Transaction, opened: DeviceGame, device: str, ended: Ended, by: str, now: int
) -> None:
    """Note how the present sitting of ``device`` has ended, whatever becomes of its right."""
    game_id, marks = opened.game.game_id, opened.game.version
    for row in transaction.sittings.all(game_id):
        if row.device == device and not row.ended_at:
            transaction.sittings.end(game_id, row, ended, by, now, marks)
            transaction.sittings.note(game_id, now)


def free(
    transaction: Transaction, opened: DeviceGame, player: str, ended: Ended, by: str, now: int
) -> None:
    """Take the seat of ``player`` from every phone that has it."""
    for phone in phones_of(transaction, opened.game.game_id, player):
        get_up(transaction, opened, phone.device, ended, by, now)


def follow_people(
    transaction: Transaction,
    game: GameRow,
    before: Mapping[str, str],
    after: Mapping[str, str],
    now: int,
) -> None:
    """Seat everybody's phones where the person plays ``after`` two players were exchanged.

    A sitting goes on at its new seat. There it sees only what its own devices wrote. What others
    allowed it to see at the old seat, it no longer sees. The old seat is remembered like one that
    others have freed, so that entries that were made there still come in late. Questions about
    either seat have to be asked again.

    Args:
        transaction: writes the game.
        game: the game before the exchange.
        before: the persons by player, before it.
        after: the persons by player, after it.
        now: in Unix seconds.
    """
    players = {person: player for player, person in after.items()}
    moves = {player: players.get(person, "") for player, person in before.items()}
    moves = {player: to for player, to in moves.items() if to != player}
    if not moves or sorted(moves) != sorted(moves.values()):
        return
    game_id, links = game.game_id, transaction.links
    for phone in links.own_phones(game_id):
        if phone.player in moves:
            links.sit(game_id, phone.device, moves[phone.player], now, phone.sitting_id)
    for row in transaction.sittings.all(game_id):
        if row.player in moves and not row.ended_at:
            to = row._replace(player=moves[row.player], shown_until=0)
            left = row._replace(
                sitting_id=secrets.token_hex(8),
                began="exchanged",
                ended="exchanged",
                ended_at=max(now, 1),
                until=game.version,
            )
            transaction.sittings.add(game_id, to)
            _make_room(transaction, game_id)
            transaction.sittings.add(game_id, left)
    for asked in transaction.takeovers.all(game_id):
        if asked.player in moves:
            transaction.takeovers.drop(game_id, asked.takeover_id)
            if asked.answer or asked.role == "host":
                moved = asked._replace(player=moves[asked.player])
                transaction.takeovers.add(game_id, moved)
    transaction.sittings.note(game_id, now)


def phones_of(transaction: Transaction, game_id: str, player: str) -> tuple[OwnPhone, ...]:
    """Return the phones that have the seat of ``player``."""
    every = transaction.links.own_phones(game_id)
    return tuple(each for each in every if each.player == player)


def _make_room(transaction: Transaction, game_id: str) -> None:
    every = transaction.sittings.all(game_id)
    ended = sorted((each for each in every if each.ended_at), key=lambda each: each.ended_at)
    for row in ended[: max(0, len(every) + 1 - _MOST)]:
        transaction.sittings.drop(game_id, row)


class SeatChange(NamedTuple):
    """A phone that got a seat, or lost one, for the log and for those at the table.

    ``how`` is as in :class:`scorepad.store.SittingRow`, how it began or how it ended; or ``shown``
    for a phone that was shown the cards of the one before it. ``by`` is the device that did it,
    ``device`` the one that it was done to, ``at`` that moment in Unix seconds.
    """

    at: int
    by: str
    how: Began | Ended | Literal["shown"]
    player: str
    device: str


def changes_in(transaction: Transaction, game_id: str) -> tuple[SeatChange, ...]:
    """Return who sat down and who got up in the game, the first of them first.

    A seat that another phone was given is one change, that of the new phone. Those who sat already
    when the game or this version began have not sat down.
    """
    changes = [
        SeatChange(each.answered_at, each.answered_by, "shown", each.player, each.device)
        for each in transaction.takeovers.all(game_id)
        if (each.role, each.answer) == ("order", "yes")
    ]
    for row in transaction.sittings.all(game_id):
        if row.began in ("taken", "joined", "yes"):
            changes.append(
                SeatChange(row.began_at, row.began_by, row.began, row.player, row.device)
            )
        if row.ended in ("left", "freed"):
            changes.append(
                SeatChange(row.ended_at, row.ended_by, row.ended, row.player, row.device)
            )
    return tuple(sorted(changes, key=lambda change: change.at))


def seat_changes(store: Store, game_id: str) -> tuple[SeatChange, ...]:
    """Return :func:`changes_in` the game.

    Raises:
        StoreUnavailable: that can't be read now.
    """
    with store.reading() as transaction:
        return changes_in(transaction, game_id)


def is_recent(at: int, now: int) -> bool:
    """Return whether phones still show what happened to a seat ``at`` a moment."""
    return 0 <= now - at < SECONDS_TOLD


def newest_change(
    transaction: Transaction, game_id: str, device: str, player: str, now: int
) -> SeatChange | None:
    """Return the change that ``device`` is to show now, the newest by another device, or ``None``.

    ``player`` is the player of an own phone, which shows what was done to its own sitting. It is ""
    for a phone that enters for everybody.
    """
    return next(
        (
            each
            for each in reversed(changes_in(transaction, game_id))
            if is_recent(each.at, now)
            and each.by != device
            and (not player or (player == each.player and each.how in ("joined", "shown", "left")))
        ),
        None,
    )


def lost_seat(store: Store, game_id: str, device: str) -> SeatChange | None:
    """Return how ``device`` lost its last seat, if that was not its own doing, else ``None``."""
    with store.reading() as transaction:
        own = [each for each in transaction.sittings.all(game_id) if each.device == device]
    last = max(own, key=lambda each: each.ended_at or each.began_at, default=None)
    if last is None or last.ended not in BY_OTHERS:
        return None
    return SeatChange(last.ended_at, last.ended_by, last.ended, last.player, device)
