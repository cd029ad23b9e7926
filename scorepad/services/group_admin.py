"""Management of groups by the owner of the machine: names, merging, moved games."""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import NamedTuple

from scorepad.pad.names import caseless
from scorepad.services.deleted_groups import Say, deleted_groups
from scorepad.services.evening_times import ends_that_cut
from scorepad.services.groups import FEWEST_LETTERS, HOUSEHOLD, NoSuchGroup, current_group
from scorepad.services.pauses import unhurried
from scorepad.services.people.erasing import erasures_in
from scorepad.services.people.game_moves import CountedGame, place_game, read_game
from scorepad.services.people.people import Person, people_of
from scorepad.services.people.seating import known_again
from scorepad.services.people.signs import with_own_sign
from scorepad.services.seasons import add_seasons
from scorepad.store import GroupRow, Store, Transaction

_AT_ONCE = 5
"""The games moved in one transaction: each takes 4 ms, so no mark waits long."""

_PEOPLE_AT_ONCE = 200
_PHONES_AT_ONCE = 20
_ENDS_AT_ONCE = 100
"""The people and phones moved, and ends of evenings taken back, in one transaction."""


class NoSuchName(LookupError):
    """Raised when nobody of a group has a name, or several people have it."""


class Merged(NamedTuple):
    """The outcome of merging a group into another.

    ``games`` is how many came along, ``left_out`` are the names of seasons that had no room beside
    those of the other group.
    """

    games: int
    left_out: tuple[str, ...]


class GroupInList(NamedTuple):
    """One group of the machine; ``last_begun`` is a Unix second, ``None`` without games."""

    row: GroupRow
    people: tuple[str, ...]
    games: int
    phones: int
    last_begun: int | None
    is_household: bool


def groups_listed(store: Store) -> tuple[GroupInList, ...]:
    """Return every group of the machine, the one with the latest game first.

    Raises:
        StoreUnavailable: they can't be read now.
    """
    with store.reading() as transaction:
        household = current_group(transaction, HOUSEHOLD)
        return tuple(
            GroupInList(
                row=group,
                people=tuple(person.name for person in transaction.people.all(group.group_id)),
                games=size.games,
                phones=size.devices - (group == household),
                last_begun=size.last_begun,
                is_household=group == household,
            )
            for group, size in transaction.groups.all()
        )


def group_called(store: Store, text: str) -> GroupRow:
    """Return the group that ``text`` means: "household", a name, an id or its beginning.

    The beginning of an id must have four letters or more.

    Raises:
        NoSuchGroup: none, or several.
    """
    listed = groups_listed(store)
    if text == HOUSEHOLD:
        for each in listed:
            if each.is_household:
                return each.row
    return _one_called([each.row for each in listed], text)


def deleted_group_called(store: Store, text: str) -> GroupRow:
    """Return the deleted group that ``text`` means: a name, an id, or the beginning of one.

    Raises:
        NoSuchGroup: none, or several.
    """
    return _one_called([each.row for each in deleted_groups(store)], text)


def _one_called(groups: Sequence[GroupRow], text: str) -> GroupRow:
    tests = (
        lambda row: text == row.group_id,
        lambda row: bool(row.name) and caseless(row.name) == caseless(text),
        lambda row: len(text) >= FEWEST_LETTERS and row.group_id.startswith(text),
    )
    for means in tests:
        matches = [row for row in groups if means(row)]
        if len(matches) == 1:
            return matches[0]
        if matches:
            break
    raise NoSuchGroup(text)


def person_called(store: Store, device: str, text: str) -> Person:
    """Return the person of the group of ``device`` whom ``text`` means: an id, or a name.

    A person who is being erased is found as well, so that the erasing can go on.

    Raises:
        NoSuchName: nobody, or several people.
    """
    people = [
        *people_of(store, device),
        *(
            Person(each.person_id, each.name, 0, False, each.left, each.left)
            for each in erasures_in(store, device)
        ),
    ]
    found = [each for each in people if each.id == text] or [
        each for each in people if caseless(each.name) == caseless(text)
    ]
    if len(found) != 1:
        raise NoSuchName(text)
    return found[0]


def move_games(store: Store, game_ids: Iterable[str], to: str, say: Say) -> int:
    """Move the games into the group ``to``, and return how many were elsewhere.

    A few are moved at a time, so that others can be played meanwhile. The group ``to`` recognizes
    their players by their ids, otherwise by their present names.
    """
    waiting = iter(game_ids)
    return _move(store, lambda _: list(islice(waiting, _AT_ONCE)), to, say)


def move_games_of_group(store: Store, group_id: str, to: str, say: Say) -> int:
    """Move all games of one group into another, and return how many."""
    if group_id == to:
        return 0
    return _move(
        store, lambda transaction: transaction.groups.game_ids(group_id, _AT_ONCE), to, say
    )


def move_games_of_phone(store: Store, phone: str, to: str, say: Say) -> int:
    """Move the games of a phone into the group ``to``, and return how many.

    These are the games of the groups that have only this phone, and games without a group that it
    may write in.
    """
    with store.reading() as transaction:
        alone = [
            group.group_id
            for group in transaction.groups.of_device(phone)
            if [each.device for each in transaction.groups.devices(group.group_id)] == [phone]
        ]

    def of_no_group(transaction: Transaction) -> list[str]:
        games = transaction.history.hosted_without_group(phone, _AT_ONCE)
        return [game.game_id for game in games]

    moved = sum(move_games_of_group(store, group_id, to, say) for group_id in alone)
    return moved + _move(store, of_no_group, to, say)


def _move(store: Store, some_of: Callable[[Transaction], list[str]], to: str, say: Say) -> int:
    """Move games into the group ``to`` until ``some_of`` finds none; return how many moved."""
    moved, group = 0, None
    while True:
        with store.reading() as transaction:
            found = some_of(transaction)
        # Each is read on its own. Some databases make writers wait for readers, and that is short
        # then.
        games = [_read(store, game_id) for game_id in found]
        if not games:
            return moved
        group = known_again(store, to, group)
        with unhurried(), store.writing() as transaction:
            moved += sum(place_game(transaction, game, to, group) for game in games if game)
        say(moved)


def _read(store: Store, game_id: str) -> CountedGame | None:
    with store.reading() as transaction:
        return read_game(transaction, game_id)


def merge_groups(store: Store, double: str, into: str, say: Say) -> Merged:
    """Merge the group ``double`` into another, and return what came along.

    Its games, people, rules, seasons and phones are moved, and the group ends. Where one of the two
    ended an evening while the other played on, their evening is not cut in two. A season is left
    out if it overlaps with a season of the group ``into``. One that is there under the same name
    counts as the same season.

    Raises:
        NoSuchGroup: one of them has ended meanwhile.
    """
    moved = 0
    if double != into:
        for ended, played in ((double, into), (into, double)):
            _take_back_ends(store, ended, played)
    while True:
        moved += move_games_of_group(store, double, into, say)
        if double != into:
            _move_people(store, double, into)
            _move_phones(store, double, into)
        with store.writing() as transaction:
            target = transaction.groups.get(into)
            if target is None or double == into:
                raise NoSuchGroup(into)
            # A game may have been begun meanwhile, or a phone have come: they have to move before
            # the group ends.
            if not (transaction.groups.game_ids(double, 1) or transaction.groups.devices(double)):
                left_out = add_seasons(transaction, into, transaction.seasons.all(double))
                transaction.groups.drop(double, into)
                return Merged(moved, left_out)


def _take_back_ends(store: Store, ended: str, played: str) -> None:
    """Take back those ends of one group at which the other was in the middle of an evening."""
    with store.reading() as transaction:
        ends = transaction.evenings.ends(ended)
        cut = ends_that_cut(transaction, played, ends)
    while True:
        with unhurried(), store.writing() as transaction:
            for at in cut[:_ENDS_AT_ONCE]:
                transaction.evenings.take_back_end(ended, at)
        cut = cut[_ENDS_AT_ONCE:]
        if not cut:
            return


def _move_people(store: Store, double: str, into: str) -> None:
    """Add the people of ``double`` whom the group ``into`` does not know yet, a few at a time."""
    with store.reading() as transaction:
        waiting = iter(transaction.people.all(double))
    group = None
    while some := list(islice(waiting, _PEOPLE_AT_ONCE)):
        group = known_again(store, into, group)
        with unhurried(), store.writing() as transaction:
            there = transaction.people.ids_among(into, [person.person_id for person in some])
            new = []
            for person in some:
                is_known = caseless(person.name) in group.names or person.person_id in there
                if not is_known and not group.is_full:
                    new.append(with_own_sign(group.signs, person))
                    group.add(person.name, person.person_id, new[-1].sign)
            transaction.people.add_all(into, new)


def _move_phones(store: Store, double: str, into: str) -> None:
    """Let the phones of ``double`` play in the group ``into``, a few at a time."""
    while True:
        with unhurried(), store.writing() as transaction:
            target = transaction.groups.get(into)
            phones = transaction.groups.devices(double)
            if target is None or not phones:
                return
            for phone in phones[:_PHONES_AT_ONCE]:
                device, at = phone.device, phone.opened_at
                now = current_group(transaction, device)
                transaction.groups.enter(into, device, target.generation, at, phone)
                if now is not None and now.group_id not in (double, into):
                    transaction.groups.enter(now.group_id, device, now.generation, at)
                transaction.groups.leave(double, device)
