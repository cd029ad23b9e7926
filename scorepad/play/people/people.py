"""The people of a circle: as one screen lists them, and what can be changed of one."""

from dataclasses import dataclass

from scorepad.pad.names import by_name, check_name, clean_name, folded
from scorepad.pad.people import person_ids
from scorepad.play.circles import circle_now
from scorepad.play.looking import Look
from scorepad.play.people.looks import LOOKS
from scorepad.rules.refusal import Refusal
from scorepad.store import PersonRow, Reader, Store


class NoSuchPerson(LookupError):
    """The circle of whoever asks has nobody with this id."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the circle, with the number of the ``games`` that name them, and of
    those of them that were ``played``; ``look`` numbers the colour and shape of their
    mark."""

    id: str
    name: str
    look: int
    hidden: bool
    games: int
    played: int


@dataclass(frozen=True, slots=True)
class PersonView:
    """One person; ``doubles`` are those who may be the same one, because they
    were never in one game together."""

    person: Person
    doubles: tuple[Person, ...]

    def double_called(self, name: str) -> Person | None:
        """The one of the doubles who has this name, if there is one."""
        return next((each for each in self.doubles if folded(each.name) == folded(name)), None)


def people_of(store: Store, device: str) -> tuple[Person, ...]:
    """Everybody of the circle that ``device`` plays in, whoever played last first.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    with store.reading() as reader:
        circle = circle_now(reader, device)
        return _people(reader, circle.circle_id) if circle else ()


def people_by_name(store: Store, device: str) -> tuple[Person, ...]:
    """Return the same people in the order of their names."""
    return tuple(sorted(people_of(store, device), key=lambda each: by_name(each.name)))


def person_view(store: Store, device: str, person_id: str) -> PersonView:
    """The person with this id.

    Raises:
        NoSuchPerson: the circle has none.
    """
    with store.reading() as reader:
        circle_id, row = person_within(reader, device, person_id)
        people = _people(reader, circle_id)
        doubles = tuple(
            each
            for each in people
            if each.id != row.person_id and not reader.have_met(circle_id, each.id, row.person_id)
        )
        games = len(reader.games_of_person(circle_id, row.person_id))
        played = reader.games_played(circle_id).get(row.person_id, 0)
        return PersonView(_person(row, games, played), doubles)


def person_at(store: Store, device: str, look: Look, player: str) -> str:
    """Return the id of the person that a player of a game is in the circle that ``device``
    plays in now; "" where the game is not of that circle, or nobody is known.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    with store.reading() as reader:
        circle = circle_now(reader, device)
        if circle is None or circle.circle_id != look.game.circle_id:
            return ""
        person = reader.person(circle.circle_id, person_ids(look.pad)[player])
        return person.person_id if person else ""


def rename_person(store: Store, device: str, person_id: str, name: str) -> Refusal | None:
    """Another name from now on; in pads it stays as it was written.

    Raises:
        NoSuchPerson: the circle has nobody with this id.
    """
    with store.writing() as writer:
        circle_id, person = person_within(writer, device, person_id)
        others = {
            folded(each.name)
            for each in writer.people(circle_id)
            if each.person_id != person.person_id
        }
        refusal = check_name(name, others)
        if refusal is None:
            writer.change_person(circle_id, person.person_id, name=clean_name(name))
        return refusal


def change_look(store: Store, device: str, person_id: str, look: int) -> None:
    """Another colour and shape; whoever has it gets that of this person instead.

    Raises:
        NoSuchPerson: the circle has nobody with this id.
    """
    look %= LOOKS
    with store.writing() as writer:
        circle_id, person = person_within(writer, device, person_id)
        for each, has in writer.looks_taken(circle_id).items():
            if has == look:
                writer.change_person(circle_id, each, look=person.look)
        writer.change_person(circle_id, person.person_id, look=look)


def hide_person(store: Store, device: str, person_id: str, *, hidden: bool) -> None:
    """Offered no more for new games, or again. Raises :class:`NoSuchPerson`."""
    with store.writing() as writer:
        circle_id, person = person_within(writer, device, person_id)
        writer.change_person(circle_id, person.person_id, hidden=hidden)


def person_within(reader: Reader, device: str, person_id: str) -> tuple[str, PersonRow]:
    """The id of the circle that ``device`` plays in, and the person there.

    Raises:
        NoSuchPerson: the circle has nobody with this id.
    """
    circle = circle_now(reader, device)
    person = reader.person(circle.circle_id, person_id) if circle else None
    if circle is None or person is None:
        raise NoSuchPerson(person_id)
    return circle.circle_id, person


def _people(reader: Reader, circle_id: str) -> tuple[Person, ...]:
    games, played = reader.games_by_person(circle_id), reader.games_played(circle_id)
    return tuple(
        _person(row, games.get(row.person_id, 0), played.get(row.person_id, 0))
        for row in reader.people(circle_id)
    )


def _person(row: PersonRow, games: int, played: int) -> Person:
    return Person(row.person_id, row.name, row.look, row.hidden, games, played)
