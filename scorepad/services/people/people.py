"""The people of a group, as one screen lists them, and the changes that can be made to one."""

from collections.abc import Iterable
from typing import NamedTuple

from scorepad.pad.names import by_name, caseless, check_name, clean_name, spellings
from scorepad.rules.refusal import Refusal
from scorepad.services.groups import current_group, current_group_id
from scorepad.services.people.signs import SIGNS
from scorepad.store import PersonRow, Store, Transaction


class NoSuchPerson(LookupError):
    """Raised when nobody in the group has the id."""


class Person(NamedTuple):
    """A person of the group.

    ``games`` is the number of games that name them. ``played`` is the number of these that have an
    entry, and ``running`` the number of played games that are not over. Statistics count only
    played games that are over. ``sign`` numbers the colour and shape of their sign. A ``guest`` has
    no place in the tables of seasons.
    """

    id: str
    name: str
    sign: int
    hidden: bool
    games: int
    played: int
    running: int = 0
    guest: bool = False


class PersonDetails(NamedTuple):
    """One person, and the ``doubles`` who may be the same one.

    They were never in one game together.
    """

    person: Person
    doubles: tuple[Person, ...]

    def double_with(self, id: str) -> Person | None:
        """Return the one of the doubles who has this id, if there is one."""
        return next((double for double in self.doubles if double.id == id), None)

    def double_called(self, name: str) -> Person | None:
        """Return the one of the doubles who has this name, if there is one."""
        return next(
            (double for double in self.doubles if caseless(double.name) == caseless(name)), None
        )


def people_of(store: Store, device: str) -> tuple[Person, ...]:
    """Return everybody of the group that ``device`` plays in, the one who played last first.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    with store.reading() as transaction:
        group = current_group(transaction, device)
        return _people(transaction, group.group_id) if group else ()


def people_by_name(store: Store, device: str) -> tuple[Person, ...]:
    """Return the people of :func:`people_of` in the order of their names."""
    return tuple(sorted(people_of(store, device), key=lambda person: by_name(person.name)))


def person_details(store: Store, device: str, person_id: str) -> PersonDetails:
    """Return the person with this id.

    Raises:
        NoSuchPerson: the group has none.
    """
    with store.reading() as transaction:
        group_id, row = person_within(transaction, device, person_id)
        # A player of the same game is another person.
        met = {row.person_id, *transaction.people.companions(group_id, row.person_id)}
        doubles = tuple(person for person in _people(transaction, group_id) if person.id not in met)
        games = len(transaction.people.games_of(group_id, row.person_id))
        counts = transaction.people.written_game_counts(group_id)
        return PersonDetails(_person(row, games, counts.get(row.person_id, (0, 0))), doubles)


def rename_person(store: Store, device: str, person_id: str, name: str) -> Refusal | None:
    """Give the person another name; pads keep the name that was written.

    Raises:
        NoSuchPerson: the group has nobody with this id.
    """
    with store.reading() as transaction:
        group_id, person = person_within(transaction, device, person_id)
        people = transaction.people.all(group_id)
    refusal = _refuse_name(name, people, person)
    if refusal is None:
        with store.writing() as transaction:
            group_id, person = person_within(transaction, device, person_id)
            # Somebody may have got the name since then; all names are too many to ask for here.
            refusal = _refuse_name(
                name, transaction.people.called(group_id, spellings(name)), person
            )
            if refusal is None:
                transaction.people.change(group_id, person.person_id, name=clean_name(name))
    return refusal


def _refuse_name(name: str, people: Iterable[PersonRow], person: PersonRow) -> Refusal | None:
    others = {caseless(each.name) for each in people if each.person_id != person.person_id}
    return check_name(name, others)


def change_sign(store: Store, device: str, person_id: str, sign: int) -> None:
    """Give the person another sign; somebody who has it already gets this person's in exchange.

    Raises:
        NoSuchPerson: the group has nobody with this id.
    """
    sign %= SIGNS
    with store.writing() as transaction:
        group_id, person = person_within(transaction, device, person_id)
        transaction.people.change_sign(group_id, sign, person.sign)
        transaction.people.change(group_id, person.person_id, sign=sign)


def hide_person(store: Store, device: str, person_id: str, *, hidden: bool) -> None:
    """Stop offering the person for new games, or offer them again.

    Raises:
        NoSuchPerson: the group has nobody with this id.
    """
    with store.writing() as transaction:
        group_id, person = person_within(transaction, device, person_id)
        transaction.people.change(group_id, person.person_id, hidden=hidden)


def let_be_guest(store: Store, device: str, person_id: str, *, guest: bool) -> None:
    """Give the person no place in the tables of seasons, or a place again.

    Raises:
        NoSuchPerson: the group has nobody with this id.
    """
    with store.writing() as transaction:
        group_id, person = person_within(transaction, device, person_id)
        transaction.people.change(group_id, person.person_id, guest=guest)


def person_within(transaction: Transaction, device: str, person_id: str) -> tuple[str, PersonRow]:
    """Return the id of the group that ``device`` plays in, and the person there.

    Raises:
        NoSuchPerson: the group has nobody with this id, or they are being erased.
    """
    group_id = current_group_id(transaction, device)
    person = transaction.people.get(group_id, person_id)
    if person is None or person.erased_at is not None:
        raise NoSuchPerson(person_id)
    return group_id, person


def _people(transaction: Transaction, group_id: str) -> tuple[Person, ...]:
    games = transaction.people.game_counts(group_id)
    counts = transaction.people.written_game_counts(group_id)
    return tuple(
        _person(row, games.get(row.person_id, 0), counts.get(row.person_id, (0, 0)))
        for row in transaction.people.all(group_id)
    )


def _person(row: PersonRow, games: int, counts: tuple[int, int]) -> Person:
    return Person(row.person_id, row.name, row.sign, row.hidden, games, *counts, row.guest)
