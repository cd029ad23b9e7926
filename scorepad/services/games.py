"""Opening and listing of games: those of a device, and any of the machine for its owner."""

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from urllib.parse import urlsplit

from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark, author
from scorepad.pad.offline_opening import refuse_opening
from scorepad.pad.opening import Opening, check_opening, opening_cells
from scorepad.pad.people import without_names
from scorepad.rules.refusal import Refusal
from scorepad.services.access import NoSuchGame, OpenedGame
from scorepad.services.game_summary import Listed, listed, readable_game
from scorepad.services.groups import current_group_id, ensure_group
from scorepad.services.links import game_in_token
from scorepad.services.marks import store_whole_game
from scorepad.services.pad_cache import pad_of
from scorepad.services.people.seating import (
    KnownPeople,
    known_again,
    known_people,
    seat_people,
)
from scorepad.store import (
    AlreadyThere,
    Before,
    DeviceGame,
    HistoryFilter,
    Store,
    Transaction,
)


def open_game(
    store: Store,
    device: str,
    game_id: str,
    opening: Opening,
    now: int,
    *,
    from_paper: bool = False,
) -> Mapping[str, Refusal]:
    """Open a game under ``game_id`` in the group of ``device``; a second call changes nothing.

    One ``from_paper`` is a draft until its rounds are on the pad, see
    :mod:`scorepad.services.paper_drafts`. Return what is wrong with the opening, by field; empty if
    the game is open.

    Raises:
        StoreUnavailable: nothing was written.
    """
    wrong = check_opening(opening)
    if wrong:
        return wrong
    with suppress(AlreadyThere):
        for group in people_before(store, lambda: _group_of(store, device)):
            with store.writing() as transaction:
                group_id = ensure_group(transaction, device, now)
                if begin_game(transaction, game_id, group_id, opening, device, now, group):
                    if from_paper:
                        transaction.paper_drafts.save(game_id, {}, now)
                    break
    return {}


def _group_of(store: Store, device: str) -> str:
    with store.reading() as transaction:
        return current_group_id(transaction, device)


_TRIES = 3


def people_before(store: Store, group_id: Callable[[], str]) -> Iterator[KnownPeople | None]:
    """Yield the people of a group for each of a few tries of a transaction, read before it.

    Reading 20,000 people takes 0.1 s, for which no mark should wait. The last try gets ``None``: it
    reads them inside its transaction, while nobody else can come into the group.

    Raises:
        StoreUnavailable: they can't be read now.
    """
    for _ in range(_TRIES - 1):
        yield known_again(store, group_id(), None)
    yield None


def begin_game(
    transaction: Transaction,
    game_id: str,
    group_id: str,
    opening: Opening,
    device: str,
    now: int,
    group: KnownPeople | None,
) -> tuple[str, ...]:
    """Write the game with its first mark, for everybody in the group; return its players' ids.

    They are in the order of the opening, each the id by which the group knows that person now.

    If ``group_id`` is "", the game has no group yet. The opening has been checked. ``group`` are
    the people of the group as they were before the transaction; with ``None`` they are read in it.
    Return no ids, and write nothing, if somebody has come into the group since then.

    Raises:
        AlreadyThere: the id is taken.
    """
    if group_id:
        group = group or known_people(transaction, group_id)
        if not group.is_current(transaction, group_id):
            return ()
        players = seat_people(transaction, group, opening.players, opening.persons)
        opening = replace(opening, players=players)
    mark = Mark(secrets.token_hex(16), opening_cells(opening), by=author(device), at=now)
    store_whole_game(transaction, game_id, group_id, now, read_pad((mark,)), group)
    return tuple(player for player, _ in opening.players)


class DeletedForGood(Exception):
    """Raised when a phone brings back a game that was deleted on purpose."""


class TakenId(Exception):
    """Raised when a game's id belongs to another game, or to one that the device can't write in."""


def open_offline_game(store: Store, device: str, game_id: str, mark: Mark) -> Refusal | None:
    """Open the game that ``mark`` has opened on a phone, in the phone's group.

    A second call changes nothing. Return why it can't be opened, or ``None`` when it is open.

    Raises:
        TakenId, DeletedForGood: nothing was written.
        StoreUnavailable: nothing was written; it can be tried again.
    """
    refusal = refuse_opening(mark)
    if refusal is not None:
        return refusal
    try:
        for group in people_before(store, lambda: _group_of(store, device)):
            with store.writing() as transaction:
                gone = transaction.games.forgotten(game_id)
                if "" in gone:
                    raise DeletedForGood(game_id)
                (opening,) = without_names((mark,), gone) or (mark,)
                group_id, pad = ensure_group(transaction, device, mark.at), read_pad((opening,))
                if group is None or group.is_current(transaction, group_id):
                    store_whole_game(transaction, game_id, group_id, mark.at, pad, group)
                    break
    except AlreadyThere:
        _check_same(store, device, game_id, mark)
    return None


def _check_same(store: Store, device: str, game_id: str, mark: Mark) -> None:
    with store.reading() as transaction:
        right = transaction.links.right(game_id, device)
        known = transaction.marks.get(game_id, mark.id)
        (same,) = without_names((mark,), transaction.games.forgotten(game_id)) or (mark,)
    if right is None or right.role != "host" or known is None or not known.says_what(same):
        raise TakenId(game_id)


ANY = HistoryFilter()


def games_listed(
    transaction: Transaction,
    device: str,
    group_id: str,
    *,
    over: bool,
    limit: int,
    history_filter: HistoryFilter = ANY,
    before: Before | None = None,
) -> list[DeviceGame]:
    """Return the games that are ``over``, or those that are not, last begun first.

    They are at most ``limit``; ``group_id`` is "" for a device without a group.
    """
    mine = (
        transaction.history.in_group(
            group_id, over=over, filter_=history_filter, limit=limit, before=before
        )
        if group_id
        else []
    )
    # A person's id is known in the own group only, so none of these games has that person.
    others = (
        transaction.history.by_link(
            device, group_id, over=over, filter_=history_filter, limit=limit, before=before
        )
        if device and not (history_filter.person_id or history_filter.words)
        else []
    )
    page = [*(DeviceGame(game, "host") for game in mine), *others]
    page.sort(key=lambda each: (each.game.created_at, each.game.game_id), reverse=True)
    return [_readable(transaction, each) for each in page[:limit]]


def _readable(transaction: Transaction, known: DeviceGame) -> DeviceGame:
    return known._replace(game=readable_game(transaction, known.game))


def games_by_link(
    transaction: Transaction,
    device: str,
    group_id: str,
    *,
    over: bool,
    limit: int,
    history_filter: HistoryFilter,
) -> list[DeviceGame]:
    """Return the games that links gave to the device, without those of its group.

    The person and the words of the filter are ignored.
    """
    if not device:
        return []
    found = transaction.history.by_link(
        device, group_id, over=over, filter_=history_filter, limit=limit, before=None
    )
    return [_readable(transaction, each) for each in found]


def game_in_list(store: Store, game_id: str, device: str) -> Listed | None:
    """Return the game as lists show it to ``device``; ``None`` if the device may not see it.

    Raises:
        StoreUnavailable: games can't be read now.
    """
    with store.reading() as transaction:
        opened = transaction.games.opened(game_id, device)
        return opened and listed(_readable(transaction, opened), opened.game.group_id)


def knows_device(store: Store, device: str) -> bool:
    """Return whether ``device`` has a group or any game here.

    Raises:
        StoreUnavailable: games can't be read now.
    """
    with store.reading() as transaction:
        return bool(transaction.groups.of_device(device)) or any(
            games_listed(transaction, device, "", over=over, limit=1) for over in (False, True)
        )


def owners_game(store: Store, link_or_id: str) -> OpenedGame:
    """Return the game with this id, or the one that this link leads to, read from its marks.

    Raises:
        NoSuchGame: there is none on this machine.
        StoreUnavailable: the games cannot be read now.
    """
    path = urlsplit(link_or_id.strip()).path
    last = path.rstrip("/").rpartition("/")[2]
    parts = path.split("/")
    if "g" in parts[:-1]:
        last = parts[parts.index("g") + 1]
    with store.reading() as transaction:
        for game_id in (last, game_in_token(last)):
            game = transaction.games.get(game_id) if game_id else None
            if game is not None:
                return OpenedGame(game, "host", pad_of(transaction, DeviceGame(game, "host")))
    raise NoSuchGame(link_or_id)


def games_on(store: Store) -> int:
    """Return how many games this machine has."""
    with store.reading() as transaction:
        return transaction.games.number()
