"""Access to a game: only a device that was given a link may open it."""

from collections.abc import Sequence, Set
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.marks import Mark, is_author
from scorepad.pad.moments import seconds_left
from scorepad.pad.sittings import Sitting
from scorepad.pad.state import Pad
from scorepad.pad.visibility import match_shown_to, own_hidden_bid, shown_to
from scorepad.pad.writers import HOST, Writer
from scorepad.services.pad_cache import pad_of
from scorepad.services.sittings import former_of, sitting_of
from scorepad.store import (
    DeviceGame,
    GameRow,
    OwnPhone,
    Role,
    Store,
    Takeover,
    Transaction,
)

SECONDS_OPEN = 600
"""The seconds for which a phone's question to write can be answered; then it may ask again."""

SECONDS_ALONE = 60
"""The most seconds for which only the scorer's phone is asked."""

SECONDS_SILENT = 10
"""The seconds after which the scorer's phone counts as silent.

A poll of its script that is held ends with the question. Other scripts poll every 1.8 seconds while
somebody sees the pad, and every 8 if nothing was written for half an hour.
"""


class NoSuchGame(LookupError):
    """Raised when a game is unknown, foreign or withdrawn: the device can't tell which."""


class ViewingOnly(Exception):
    """Raised when a device that may only see a game tries to write in it."""


class OpenedGame(NamedTuple):
    """A game as one device sees it."""

    game: GameRow
    role: Role
    """``host`` for a device that may write all, ``player`` for one that writes its own, else
    ``view``."""
    true_pad: AnyPad
    """The pad with hidden values, to judge and to write; never show it."""
    player: str = ""
    """The player whose own phone the device is, "" for nobody's."""
    has_own_phones: bool = False
    """True if anybody has an own phone in the game."""
    asked_at: int | None = None
    """The moment at which a device last asked to write in it and got no answer, or ``None``."""
    sitting_id: str = ""
    """The sitting of the device on that player's seat, "" for none."""
    sitting: Sitting | None = None
    """The sitting itself: which marks it may have written, and whose hidden values it sees."""

    @property
    def pad(self) -> AnyPad:
        """The pad without hidden values."""
        return self.true_pad.shown

    @property
    def own_pad(self) -> AnyPad:
        """The pad as a player's own phone shows it on its first screen, with the own hidden bids.

        Sheets and files are made of :attr:`pad`: they are kept, and handed to others.
        """
        if not isinstance(self.true_pad, Pad):
            is_own = self.role != "view" and self.player
            return match_shown_to(self.true_pad, self.sitting) if is_own else self.pad
        if self.role == "player":
            return shown_to(self.true_pad, self.sitting)
        return self.pad

    def own_hidden_bid(self, own_phones: Set[str]) -> int | None:
        """Return the hidden bid that the device's sitting has typed for its own seat, if any.

        ``own_phones`` are the players who have an own phone: the others get this one to bid.
        """
        pad = self.true_pad
        return own_hidden_bid(pad, self.sitting, own_phones) if isinstance(pad, Pad) else None

    @property
    def writes(self) -> bool:
        """Return whether the device may write."""
        return self.role == "host"


def opened_game(store: Store, game_id: str, device: str, *, writes: bool = False) -> OpenedGame:
    """Return the game as ``device`` sees it, read from its marks.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: ``writes`` is asked for, and the device may only see the game.
    """
    with store.reading() as transaction:
        return opened_within(transaction, game_id, device, writes=writes)


def opened_within(
    transaction: Transaction, game_id: str, device: str, *, writes: bool
) -> OpenedGame:
    """Return the game as ``device`` sees it, within a transaction; see :func:`opened_game`."""
    opened = allowed(transaction, game_id, device, writes=writes)
    return as_seen(opened, pad_of(transaction, opened), sitting_of(transaction, opened))


def as_seen(opened: DeviceGame, pad: AnyPad, sitting: Sitting | None = None) -> OpenedGame:
    """Return the game that a device has ``opened`` in its ``sitting``, with its ``pad``."""
    game, role, player, sitting_id, has_own_phones, asked_at = opened
    return OpenedGame(game, role, pad, player, has_own_phones, asked_at, sitting_id, sitting)


def is_open(takeover: Takeover, now: int) -> bool:
    """Return whether the question still waits for an answer.

    It does if the clock was put back since: somebody has asked, and can be answered.
    """
    return not takeover.answer and now < takeover.asked_at + SECONDS_OPEN


def seconds_alone(takeover: Takeover, now: int) -> int:
    """Return the seconds for which only the scorer's phone may still answer; 0 for none.

    A phone that is off, or asleep, does not show the question, so nobody waits for it for long.
    """
    shown_at = max(takeover.asked_at, takeover.answered_at)
    return min(
        seconds_left(takeover.asked_at, SECONDS_ALONE, now),
        seconds_left(shown_at, SECONDS_SILENT, now),
    )


def asked_of_all(asked: Sequence[Takeover], now: int) -> int:
    """Return when the newest question that still waits was asked, in Unix seconds; 0 for none.

    The number is negative while only the scorer's phone may answer, so it changes when everybody
    may. ``asked`` has all questions of the game, the newest last.
    """
    newest = next((each for each in reversed(asked) if is_open(each, now)), None)
    if newest is None:
        return 0
    return -newest.asked_at if seconds_alone(newest, now) > 0 else newest.asked_at


class OwnPhones(NamedTuple):
    """The own phones in a game, and the player whose own phone the device is."""

    mine: str
    """The player whose own phone the device is, "" for nobody's."""
    every: tuple[OwnPhone, ...]
    """All of them; a player may have several."""

    @property
    def players(self) -> frozenset[str]:
        """The players who have an own phone."""
        return frozenset(phone.player for phone in self.every if phone.player)

    def newest_of_scorer(self, marks: Sequence[Mark]) -> Mark | None:
        """Return the newest mark of a phone that may enter for everybody, the scorer's.

        There may be several such phones, and not all of them are somebody's own phone.
        """
        alone = [phone.device for phone in self.every if not phone.writes]
        return next(
            (
                mark
                for mark in reversed(marks)
                if not any(is_author(device, mark.by) for device in alone)
            ),
            None,
        )

    def __str__(self) -> str:
        """Return what scripts get: ``mine``, then all players, joined by dots; "" for nobody."""
        return ".".join([self.mine, *sorted(self.players)]) if self.players else ""


def allowed_writer(
    transaction: Transaction, game_id: str, device: str, *, plays: bool
) -> tuple[DeviceGame, Writer]:
    """Return the game's row, and the writer that ``device`` is there.

    A player's own phone may write only with ``plays``. So may one whose seat others have freed:
    what it wrote before comes late.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: it may write nothing.
    """
    opened = allowed(transaction, game_id, device, writes=not plays)
    if opened.role == "view":
        raise ViewingOnly(game_id)
    former = former_of(transaction, game_id, device) if opened.role == "player" else ()
    if opened.role == "player" and not (opened.player or former):
        raise ViewingOnly(game_id)
    if opened.role == "host" and not opened.player:
        return opened, HOST
    phones = OwnPhones(opened.player, transaction.links.own_phones(game_id))
    sitting = sitting_of(transaction, opened)
    return opened, Writer(opened.role, opened.player, phones.players, sitting, former)


def allowed(
    transaction: Transaction, game_id: str, device: str, *, writes: bool = False
) -> DeviceGame:
    """Return the game's row, with what ``device`` may do with it.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: ``writes`` is asked for, and the device may only see the game.
    """
    opened = transaction.games.opened(game_id, device)
    if opened is None:
        raise NoSuchGame(game_id)
    if writes and opened.role != "host":
        raise ViewingOnly(game_id)
    return opened
