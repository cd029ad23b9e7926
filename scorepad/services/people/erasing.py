"""Erasing people for good: out of one game after the other, then out of the group.

With 300 games that takes longer than a page may take, so it is done in steps. The beginning is
stored with the person's id, and a game that is done does not count as theirs any more. So a later
call goes on where the last one was interrupted.
"""

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark
from scorepad.pad.people import (
    players_of,
    rows_ever,
    without_name_in,
    without_names,
    written_persons,
)
from scorepad.services.game_summary import summarize
from scorepad.services.groups import current_group_id, owner_in
from scorepad.services.pad_cache import stored_pad
from scorepad.services.pauses import A_STEP, unhurried
from scorepad.services.people.people import NoSuchPerson, person_within
from scorepad.services.phones import named_after
from scorepad.services.statistics.update import store_finished, year_of
from scorepad.stats.finished import count_game
from scorepad.store import GameRow, PersonRow, Store, Transaction, UnreadableGame

_AT_ONCE = 5
"""Games in each transaction. At its end the database's log is emptied, which takes longer than a
game."""


class Erasure(NamedTuple):
    """The state of erasing somebody.

    ``left`` is the number of games that may have the name still, 0 once the person is gone;
    ``damaged`` are the ids of those among them that can't be read.
    """

    person_id: str
    name: str
    left: int
    damaged: tuple[str, ...] = ()

    @property
    def is_stuck(self) -> bool:
        """Return whether only games are left that can't be read."""
        return bool(self.left) and self.left == len(self.damaged)


def begin_erasing(store: Store, device: str, person_id: str, now: int) -> None:
    """Note that the person is to be erased; nobody is offered or recognized as them any more.

    Raises:
        NoSuchPerson: the group has nobody with this id.
    """
    with store.writing() as transaction:
        group_id = current_group_id(transaction, device)
        person = transaction.people.get(group_id, person_id)
        if person is None or person.erased_at is None:
            group_id, person = person_within(transaction, device, person_id)
            # The row is written anew, which leaves the name in its old place.
            transaction.wipe()
            transaction.people.begin_erasing(group_id, person.person_id, now)


def erasures_in(store: Store, device: str) -> tuple[Erasure, ...]:
    """Return those of the group of ``device`` who are being erased."""
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        return tuple(
            Erasure(
                person.person_id,
                person.name,
                len(transaction.people.games_of(group_id, person.person_id)),
            )
            for _, person in transaction.people.erased(group_id)
        )


def is_being_erased(store: Store, device: str, person_id: str) -> bool:
    """Return whether the person of the group is being erased."""
    with store.reading() as transaction:
        person = transaction.people.get(current_group_id(transaction, device), person_id)
        return person is not None and person.erased_at is not None


def go_on_erasing(store: Store, device: str, person_id: str, seconds: float = A_STEP) -> Erasure:
    """Take the person out of more games: out of a few at least, until ``seconds`` are over.

    After the last game, the person is taken out of the group.

    Raises:
        NoSuchPerson: the group has nobody with this id who is being erased.
        StoreUnavailable: some of it was not written; it can be tried again.
    """
    until = time.monotonic() + seconds
    damaged: list[str] = []
    is_over = False
    while True:
        with store.reading() as transaction:
            group_id, person = _being_erased(transaction, device, person_id)
            games = transaction.people.games_of(group_id, person.person_id)
            ids = set(transaction.people.ids_of(group_id, person.person_id))
            names = _names_of(transaction, group_id, person)
        waiting = [game_id for game_id in games if game_id not in damaged]
        if not waiting or is_over:
            break
        erased = _Erased(person.person_id, ids, names)
        damaged += _take_out(store, group_id, erased, waiting[:_AT_ONCE])
        is_over = time.monotonic() > until
    if not games:
        with store.writing() as transaction:
            group_id, person = _being_erased(transaction, device, person_id)
            # A game with them may have begun in this moment.
            games = transaction.people.games_of(group_id, person.person_id)
            if not games:
                _forget(transaction, group_id, person)
    return Erasure(person.person_id, person.name, len(games), tuple(damaged))


def finish_erasures(store: Store) -> None:
    """Do one more step for everybody who is being erased, in any group.

    Raises:
        StoreUnavailable: the games can't be read or written now.
    """
    with store.reading() as transaction:
        erased = transaction.people.erased()
    for group_id, person in erased:
        with suppress(NoSuchPerson):
            go_on_erasing(store, owner_in(group_id), person.person_id)


def _being_erased(transaction: Transaction, device: str, person_id: str) -> tuple[str, PersonRow]:
    group_id = current_group_id(transaction, device)
    person = transaction.people.get(group_id, person_id)
    if person is None or person.erased_at is None:
        raise NoSuchPerson(person_id)
    return group_id, person


class _Erased(NamedTuple):
    """Somebody who is being erased, with all ``ids`` that mean them, and the ``names`` of these."""

    person_id: str
    ids: set[str]
    names: set[str]


def _take_out(store: Store, group_id: str, erased: _Erased, game_ids: Sequence[str]) -> list[str]:
    """Take the person out of a few games; return those that are damaged."""
    read: dict[str, tuple[GameRow, _Taken]] = {}
    damaged = []
    for game_id in game_ids:
        with store.reading() as transaction:
            row = transaction.games.get(game_id)
            try:
                if row is not None:
                    read[game_id] = row, _without(game_id, transaction.marks.all(game_id), erased)
            except UnreadableGame:
                damaged.append(game_id)
    done = [game_id for game_id in game_ids if game_id not in damaged]
    with unhurried(), store.writing() as transaction:
        transaction.wipe()
        months = transaction.statistics.months_of(done)
        transaction.statistics.change_months(group_id, months)
        transaction.statistics.drop_sums(group_id, {*months, *map(year_of, months)})
        for before, taken in read.values():
            _write(transaction, before, taken, erased)
        transaction.people.forget_games(group_id, erased.person_id, done)
    return damaged


class _Taken(NamedTuple):
    """A game with somebody taken out: the ``changed`` marks, the pad after them,
    and the players whose names may never come back."""

    changed: Sequence[Mark]
    pad: AnyPad
    gone: set[str]


def _write(transaction: Transaction, before: GameRow, taken: _Taken, erased: _Erased) -> None:
    game_id = before.game_id
    game = transaction.games.get(game_id)
    if game is None:
        return
    if game.state != before.state:
        taken = _without(game_id, transaction.marks.all(game_id), erased)
    transaction.games.remember_forgotten(game_id, taken.gone)
    for mark in taken.changed:
        transaction.marks.rewrite(game_id, mark)
    if taken.changed:
        pad = taken.pad
        transaction.games.new_edition(game_id, summarize(pad))
        store_finished(transaction, game, count_game(game_id, pad) if pad.over else None)


def _without(game_id: str, marks: Sequence[Mark], erased: _Erased) -> _Taken:
    pad, ids = stored_pad(game_id, marks), erased.ids
    others = written_persons(pad).keys() - players_of(pad, ids)
    gone = (ids - others) | set(players_of(pad, ids))
    changed = without_names(marks, gone, erased.names)
    by_id = {mark.id: mark for mark in changed}
    gone = rows_ever(marks, gone)
    return _Taken(changed, read_pad([by_id.get(mark.id, mark) for mark in marks]), gone)


def _forget(transaction: Transaction, group_id: str, person: PersonRow) -> None:
    """Take the person out of the group, and their name off what the group has given names to."""
    transaction.wipe()
    names = _names_of(transaction, group_id, person)
    theirs = named_after(transaction.groups.devices(group_id), names)
    transaction.groups.name_devices(group_id, theirs, "")
    group = transaction.groups.get(group_id)
    if group is not None and (name := without_name_in(group.name, names)) != group.name:
        transaction.groups.rename(group_id, name)
    for house in transaction.house_rules.all(group_id):
        if (name := without_name_in(house.name, names)) != house.name:
            transaction.house_rules.save(house._replace(name=name))
    for season in transaction.seasons.all(group_id):
        if (name := without_name_in(season.name, names)) != season.name:
            transaction.seasons.change(group_id, season._replace(name=name))
    transaction.people.forget(group_id, person.person_id)


def _names_of(transaction: Transaction, group_id: str, person: PersonRow) -> set[str]:
    """Return the names of a person, and of all who turned out to be the same one."""
    seconds = transaction.people.second_ids(group_id, person.person_id)
    return {person.name, *(second.name for second in seconds)}
