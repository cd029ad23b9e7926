"""Going on with a game on another phone: that phone asks, and one that writes answers.

No phone that only sees a game can write without a yes. For a minute only the scorer's phone is
asked, the one that wrote last. It is silent if it has not shown the question for some seconds. Then
every phone that may write can answer at once, which includes every phone of the group. If a player
with an own phone asks, any other player with an own phone can then answer too, so that no table
waits for a dead phone. The log says which two phones agreed, and the right can be taken back there.

A phone asks in the same way for the seat of a player who has an own phone already. That phone is
asked first, and lets it into its own sitting. If it is silent, any phone that may write can give
the seat away: a new sitting begins, which sees nothing that the old one hid. In a match, the phone
can then ask the other player to see the own cards.

The phone that asks never answers.

Whoever has a link can ask as many devices as they like. So few questions are open at once, and one
answer refuses them all. A renewed link ends the questions of those who came by it.
"""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal, NamedTuple

from scorepad.pad.any_pad import AnyPad, sits
from scorepad.pad.marks import is_author
from scorepad.pad.match.orders import place_of
from scorepad.pad.match.state import Match
from scorepad.pad.moments import is_ahead, seconds_left
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import (
    SECONDS_ALONE,
    SECONDS_OPEN,
    OpenedGame,
    OwnPhones,
    ViewingOnly,
    allowed,
    asked_of_all,
    is_open,
    seconds_alone,
)
from scorepad.services.lent_rights import lend
from scorepad.services.pad_cache import pad_of
from scorepad.services.sittings import free, phones_of, sit_down, sitting_of
from scorepad.store import (
    Asks,
    DeviceGame,
    Store,
    StoreUnavailable,
    Takeover,
    Transaction,
)

_MOST = 40
"""The most requests that are kept of one game; the oldest that got no yes make room."""

MOST_OPEN = 5
"""The most open questions in a game by phones that are nobody's own there.

A table that has lost its phone is asked by one or two. Own phones may always ask; there are as many
questions of theirs as players at most.
"""

_SHOWN_AGAIN = 3
"""The seconds after which it is noted anew that the scorer's phone is shown a question."""


class Asked(NamedTuple):
    """The questions that are open in a game at one moment.

    ``mine`` is the newest question of the device itself. ``to_answer`` are those that it may answer
    now, the oldest first. ``waits`` are those that only the phone asked first may answer so far.
    ``is_scorer`` is true if the device is the scorer's phone. ``of_all`` is as in
    :func:`scorepad.services.access.asked_of_all`.
    """

    mine: Takeover | None
    to_answer: tuple[Takeover, ...]
    waits: tuple[Takeover, ...]
    of_all: int
    is_scorer: bool


def refusal_of(takeover: Takeover, now: int) -> Refusal | None:
    """Return the refusal of asking again too soon after a no, with seconds to wait, or ``None``."""
    seconds = seconds_left(takeover.answered_at, SECONDS_ALONE, now)
    if takeover.answer != "no" or not seconds:
        return None
    return Refusal(Code.TAKEOVER_REFUSED, {"seconds": seconds})


def asked_in(store: Store, opened: OpenedGame, device: str, now: int, role: Asks = "host") -> Asked:
    """Return the questions in the game that concern the ``device`` that opened it.

    ``role`` is the role for which the device itself asks. If the device is asked first, it is noted
    that it is not silent.
    """
    with store.reading() as transaction:
        every = transaction.takeovers.all(opened.game.game_id)
        open_ = [each for each in every if is_open(each, now)]
        is_scorer = opened.writes and bool(open_)
        is_scorer = is_scorer and _is_scorer(transaction, opened, device, now)
        turns = [(each, _turn(transaction, opened, device, each, is_scorer)) for each in open_]
    mine = [each for each in every if (each.device, each.role) == (device, role)]
    to_answer = tuple(
        each for each, turn in turns if turn == "first" or (turn and _may_all_answer(each, now))
    )
    waits = tuple(each for each, turn in turns if turn and each not in to_answer)
    first = [each for each, turn in turns if turn == "first"]
    note_shown(store, opened.game.game_id, device, first, now)
    of_all = asked_of_all(every, now)
    return Asked(mine[-1] if mine else None, to_answer, waits, of_all, is_scorer)


def _turn(
    transaction: Transaction,
    opened: OpenedGame | DeviceGame,
    device: str,
    takeover: Takeover,
    is_scorer: bool,
) -> Literal["first", "then", ""]:
    """Return whether ``device`` is asked ``first``, only ``then``, or never.

    The phone on a seat is asked first about that seat. About the cards of one player, only the
    other player's phone is asked.
    """
    if takeover.device == device or opened.role == "view":
        return ""
    if takeover.role == "order":
        is_other = opened.player not in ("", takeover.player)
        return "first" if is_other and _saw_order(transaction, opened, takeover.player) else ""
    if takeover.role == "player":
        if opened.player == takeover.player:
            return "first"
        is_free = not phones_of(transaction, opened.game.game_id, takeover.player)
        writes = opened.role == "host"
        return "first" if writes and is_free else "then" if writes else ""
    if opened.role == "host":
        return "first" if is_scorer else "then"
    return "then" if _may_agree(transaction, opened, takeover) else ""


def _saw_order(transaction: Transaction, opened: OpenedGame | DeviceGame, player: str) -> bool:
    """Return whether the device had its seat before the order of ``player`` was entered.

    Otherwise, whoever keeps the score could free both seats, sit down on both, and answer.
    """
    match, sitting = _pad_in(transaction, opened), sitting_of(transaction, opened)
    if sitting is None or not isinstance(match, Match) or match.current is None:
        return False
    written, number = match.written, match.current.number
    cards = (
        written.holder(cell)
        for cell in written.newest
        if (cell.round, cell.player) == (number, player) and place_of(cell)
    )
    return min(sitter.since for sitter in sitting.sitters) <= max(cards, default=-1)


def _pad_in(transaction: Transaction, opened: OpenedGame | DeviceGame) -> AnyPad:
    return opened.true_pad if isinstance(opened, OpenedGame) else pad_of(transaction, opened)


def note_shown(
    store: Store, game_id: str, device: str, asked: Sequence[Takeover], now: int
) -> None:
    """Note that the phone asked first shows the ``asked`` questions; once silent, it stays so."""
    alone = [each for each in asked if not _may_all_answer(each, now)]
    again = [each for each in alone if not seconds_left(each.answered_at, _SHOWN_AGAIN, now)]
    if not again:
        return
    # On a full disk, everybody can still read.
    with suppress(StoreUnavailable), store.writing(game_id) as transaction:
        for each in again:
            transaction.takeovers.show(game_id, each.takeover_id, now, device)


def _may_all_answer(takeover: Takeover, now: int) -> bool:
    return seconds_alone(takeover, now) <= 0


def _may_agree(
    transaction: Transaction, opened: OpenedGame | DeviceGame, takeover: Takeover
) -> bool:
    """Return whether the own phone of a player at the table may let another enter for all.

    That one has to be the own phone of another player at the table.
    """
    phones = transaction.links.own_phones(opened.game.game_id)
    asks = next((each.player for each in phones if each.device == takeover.device), "")
    pad = _pad_in(transaction, opened)
    return sits(pad, opened.player) and sits(pad, asks) and asks != opened.player


def _is_scorer(transaction: Transaction, opened: OpenedGame, device: str, now: int) -> bool:
    """Return whether the device wrote last, apart from phones that write for their player only.

    A phone that has since been allowed to enter for everybody is the scorer's even before its first
    entry. It is not if the last writer has allowed it: that one is still there.
    """
    game_id, marks = opened.game.game_id, opened.true_pad.written.marks
    phones = OwnPhones(opened.player, transaction.links.own_phones(game_id))
    last = phones.newest_of_scorer(marks) or marks[0]
    given = [
        (each.answered_at, each.device)
        for each in transaction.takeovers.all(game_id)
        if (each.role, each.answer, each.ended_at) == ("host", "yes", 0)
        and not is_author(each.answered_by, last.by)
    ]
    since, newest = max(given, default=(0, ""))
    # An entry that lies ahead was made before the clock was put back.
    is_given_since = since > last.at or (is_ahead(last.at, now) and 0 < since <= now)
    return device == newest if is_given_since else is_author(device, last.by)


def ask(
    store: Store, opened: OpenedGame, device: str, player: str, now: int, role: Asks = "host"
) -> Refusal | None:
    """Ask whether ``device`` may write, have a seat that another phone has, or see the own cards.

    A second call changes nothing. There is one question of a device at a time, and one of the own
    phones of a player: the newest. Return why the device can't ask, or ``None``.

    Args:
        store: the games.
        opened: the game.
        device: the phone that asks.
        player: the id of the person who asks; "" if they did not say it.
        now: in Unix seconds.
        role: what it asks for, see :class:`scorepad.store.Takeover`.

    Raises:
        NoSuchGame: the device may not see the game any more.
        ViewingOnly: it asks for a seat or for cards, and may not have them.
        StoreUnavailable: nothing was asked; it can be tried again.
    """
    if opened.pad.over:
        return Refusal(Code.NOTHING_TO_GO_ON)
    game_id = opened.game.game_id
    named = player if sits(opened.pad, player) else ""
    if role != "host" and not named:
        return Refusal(Code.SEAT_GONE)
    with store.writing(game_id) as transaction:
        present = allowed(transaction, game_id, device)
        if role == "host" == present.role:
            return None
        if role != "host" and present.role == "view":
            raise ViewingOnly(game_id)
        if role == "order" and present.player != named:
            raise ViewingOnly(game_id)
        asked = Takeover(secrets.token_hex(16), device, named, now, role=role)
        for each in transaction.takeovers.all(game_id):
            is_same = role == "host" or each.player == named
            if (each.device, each.role) == (device, role) and is_same:
                if is_open(each, now):
                    return None
                if refusal := refusal_of(each, now):
                    return refusal
        refusal = _make_room(transaction, game_id, asked)
        if refusal is not None:
            return refusal
        transaction.takeovers.add(game_id, asked)
    return None


def withdraw_seat(transaction: Transaction, game_id: str, device: str) -> None:
    """Withdraw what ``device`` asked for a seat or for cards: it has one now, or gave one up.

    A no stays, and counts against asking again at once.
    """
    for each in transaction.takeovers.all(game_id):
        if each.device == device and each.role != "host" and not each.answer:
            transaction.takeovers.drop(game_id, each.takeover_id)


def _make_room(transaction: Transaction, game_id: str, asked: Takeover) -> Refusal | None:
    """Forget the questions that ``asked`` replaces, and the oldest closed ones without a yes.

    Return why there is no room for it, or ``None``.
    """
    device, now = asked.device, asked.asked_at
    seats = {phone.device: phone.player for phone in transaction.links.own_phones(game_id)}
    every = transaction.takeovers.all(game_id)
    replaced, others = [], []
    for each in every:
        is_open_now = is_open(each, now)
        of_same_player = device in seats and seats.get(each.device) == seats[device]
        if each.answer != "yes" and (each.device == device or (is_open_now and of_same_player)):
            replaced.append(each)
        else:
            others.append(each)
    strangers = [each for each in others if is_open(each, now) and each.device not in seats]
    if device not in seats and len(strangers) >= MOST_OPEN:
        return Refusal(Code.TOO_MANY_ASK)
    closed = [each for each in others if each.answer != "yes" and not is_open(each, now)]
    surplus = max(0, len(others) + 1 - _MOST)
    for each in (*replaced, *closed[:surplus]):
        transaction.takeovers.drop(game_id, each.takeover_id)
    return None


def answer(
    store: Store, opened: OpenedGame, device: str, takeover_id: str, *, yes: bool, now: int
) -> Refusal | None:
    """Answer the question of a device, which with a yes may write, or has the seat, from now on.

    Return why that can't be answered (any more), or ``None``.

    Raises:
        NoSuchGame, ViewingOnly: the ``device`` that answers may not do so.
        StoreUnavailable: nothing was changed; it can be tried again.
    """
    game_id = opened.game.game_id
    with store.writing(game_id) as transaction:
        present = allowed(transaction, game_id, device)
        takeover = _of(transaction, game_id, takeover_id)
        is_scorer = present.role == "host" and _is_scorer(transaction, opened, device, now)
        turn = takeover and _turn(transaction, present, device, takeover, is_scorer)
        if present.role != "host" and not (turn or (takeover and takeover.answer)):
            raise ViewingOnly(game_id)
        if takeover is None:
            return Refusal(Code.TAKEOVER_EXPIRED, {"minutes": SECONDS_OPEN // 60})
        right = transaction.links.right(game_id, takeover.device)
        if turn and yes and right is None:
            refusal: Refusal | None = Refusal(Code.TAKEOVER_BY_NOBODY)
        elif takeover.answer:
            was = takeover.answer == "yes"
            told = Refusal(Code.TAKEOVER_GIVEN if was else Code.TAKEOVER_DENIED)
            return None if was == yes else told
        else:
            refusal = _refuse_answer(takeover, turn or "", now)
            if refusal is not None:
                return refusal
            if yes and present.game.summary.get("over"):
                refusal = Refusal(Code.NOTHING_TO_GO_ON)
        gives = yes and refusal is None
        if not takeover.answer:
            said = "yes" if gives else "no"
            transaction.takeovers.answer(game_id, takeover_id, said, now, device)
        if gives:
            _give(transaction, present, device, takeover, now)
    return refusal


def _refuse_answer(takeover: Takeover, turn: str, now: int) -> Refusal | None:
    """Return why a phone that is asked in its ``turn``, or never, can't answer now, or ``None``."""
    if not turn:
        return Refusal(Code.ANSWERED_ELSEWHERE)
    if not is_open(takeover, now):
        return Refusal(Code.TAKEOVER_EXPIRED, {"minutes": SECONDS_OPEN // 60})
    if turn == "first" or _may_all_answer(takeover, now):
        return None
    first = Code.SEAT_IS_ASKED if takeover.role == "player" else Code.SCORER_IS_ASKED
    return Refusal(first, {"seconds": seconds_alone(takeover, now)})


def _give(
    transaction: Transaction, present: DeviceGame, device: str, takeover: Takeover, now: int
) -> None:
    """Give the phone that asked what it asked for, as ``device`` said yes.

    A seat is shared by the phone that has it, or else lost.
    """
    game, player, asks = present.game, takeover.player, takeover.device
    if takeover.role == "host":
        lend(transaction, game, takeover, now)
    elif takeover.role == "order":
        right = transaction.links.right(game.game_id, asks)
        if right is not None and right.player == player:
            transaction.sittings.show_earlier(game.game_id, right.sitting_id, game.version)
            transaction.sittings.note(game.game_id, now)
    elif present.player == player:
        shared = present.sitting_id
        sit_down(transaction, present, asks, player, "joined", device, now, shared)
    else:
        free(transaction, present, player, "replaced", device, now)
        sit_down(transaction, present, asks, player, "yes", device, now)


def refuse_all(store: Store, opened: OpenedGame, device: str, now: int) -> None:
    """Answer no to all questions that the device may answer now.

    Raises:
        NoSuchGame: the ``device`` may not see the game any more.
        StoreUnavailable: nothing was changed; it can be tried again.
    """
    game_id = opened.game.game_id
    refused = {each.takeover_id for each in asked_in(store, opened, device, now).to_answer}
    with store.writing(game_id) as transaction:
        allowed(transaction, game_id, device)
        for each in transaction.takeovers.all(game_id):
            if each.takeover_id in refused and not each.answer:
                transaction.takeovers.answer(game_id, each.takeover_id, "no", now, device)


def refuse_withdrawn(transaction: Transaction, game_id: str, device: str, now: int) -> None:
    """Answer no to devices that can't see the game any more, as ``device`` renewed their link."""
    for each in transaction.takeovers.all(game_id):
        if is_open(each, now) and transaction.links.right(game_id, each.device) is None:
            transaction.takeovers.answer(game_id, each.takeover_id, "no", now, device)


def _of(transaction: Transaction, game_id: str, takeover_id: str) -> Takeover | None:
    every = transaction.takeovers.all(game_id)
    return next((each for each in every if each.takeover_id == takeover_id), None)
