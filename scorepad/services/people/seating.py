"""The seating of people: the same person has the same id in every game of a group."""

from collections.abc import Collection, Mapping, MutableMapping, Sequence
from dataclasses import dataclass

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.names import caseless, clean_name
from scorepad.pad.people import is_erased, person_ids, persons_named
from scorepad.services.links import new_player_id
from scorepad.services.people.signs import free_sign
from scorepad.store import GameRow, PersonRow, Store, Transaction

MOST_PEOPLE = 20_000
"""The most people of a group; reading so many takes 0.1 s.

A group that has more already keeps them. A new player of a full group plays like everybody else,
but the group does not know them.
"""

_NO_PLAYERS: Mapping[str, str] = {}


@dataclass
class KnownPeople:
    """The people of the group with that id, read once for many who come into it.

    ``names`` has ids by caseless names, ``signs`` are those that are taken, ``number`` is the
    number of people. New people are added here, so that all need not be read again.
    """

    group_id: str
    names: dict[str, str]
    signs: set[int]
    number: int

    def add(self, name: str, person_id: str, sign: int) -> None:
        """Add somebody new."""
        self.names.setdefault(caseless(name), person_id)
        self.signs.add(sign)
        self.number += 1

    def is_current(self, transaction: Transaction, group_id: str) -> bool:
        """Return whether these are still all people of that group: nobody has come into it since.

        If the people were read before the group existed, there were none. They are current as
        long as the group is empty.
        """
        return (
            self.group_id in ("", group_id) and transaction.people.number(group_id) == self.number
        )

    @property
    def is_full(self) -> bool:
        """Return whether nobody else may come into the group."""
        return self.number >= MOST_PEOPLE


def known_people(transaction: Transaction, group_id: str) -> KnownPeople:
    """Return the people of the group; read them before a transaction if many people come in."""
    return KnownPeople(
        group_id,
        names_known(transaction, group_id),
        transaction.people.signs_taken(group_id),
        transaction.people.number(group_id),
    )


def names_known(transaction: Transaction, group_id: str) -> dict[str, str]:
    """Return the ids of the group's people by caseless names, present ones before former ones."""
    people = transaction.people.all(group_id)
    persons = {caseless(name): person for name, person in transaction.people.names(group_id)}
    return persons | {caseless(person.name): person.person_id for person in reversed(people)}


def known_again(store: Store, group_id: str, known: KnownPeople | None) -> KnownPeople:
    """Return the ``known`` people of the group, or read them anew if others have come since."""
    with store.reading() as transaction:
        if known is not None and known.is_current(transaction, group_id):
            return known
        return known_people(transaction, group_id)


def seat_people(
    transaction: Transaction,
    group: KnownPeople,
    players: Sequence[tuple[str, str]],
    identified: Collection[str],
) -> list[tuple[str, str]]:
    """Return the players (id, name) under the ids by which the ``group`` knows them.

    Players whom it does not know keep their ids. So do those in ``identified``: somebody has
    answered who they are.
    """
    taken: set[str] = set(identified)
    seated = []
    for player, name in players:
        person_id = player
        if player not in identified:
            person = transaction.people.get(group.group_id, player)
            person_id = person.person_id if person else group.names.get(caseless(name), player)
            while person_id in taken:
                person_id = new_player_id()
        taken.add(person_id)
        seated.append((person_id, name))
    return seated


def note_people(
    transaction: Transaction,
    game: GameRow,
    pad: AnyPad,
    now: int,
    there: Mapping[str, str] = _NO_PLAYERS,
    names: Mapping[str, str] = _NO_PLAYERS,
    namesakes: MutableMapping[str, str] | None = None,
    group: KnownPeople | None = None,
) -> None:
    """Note in the group of ``game`` who plays in it, as its ``pad`` says.

    The group knows them from now on, under a known id or as a new person.

    Args:
        transaction: writes in the group.
        game: has the id of the group.
        pad: of the game.
        now: in Unix seconds.
        there: players who are noted already.
        names: names to use instead of those on the pad, by player.
        namesakes: caseless names that must not be matched with known people. Each has the id of
            the new person once one was noted under it, "" until then.
        group: the people of the group, if they were read before.
    """
    transaction.hold_shared()
    group_id = game.group_id
    called = {**pad.names, **names}
    persons = {
        player: person
        for player, person in person_ids(pad).items()
        if not is_erased(pad.names[player])
    }
    ids = transaction.people.ids_among(group_id, persons.values())
    here = set(ids.values())
    unknown = [player for player, person in persons.items() if person not in ids]
    if unknown and group is None:
        group = known_people(transaction, group_id)
    if unknown and group is not None:
        # A person who was said to be another one must not be matched by name.
        apart = persons_named(pad)
        by_name = {
            player: group.names.get(caseless(called[player]))
            for player in unknown
            if persons[player] not in apart
        }
        # A person who was known may be gone by now, or be somebody's second id.
        now_known = transaction.people.ids_among(group_id, filter(None, by_name.values()))
        rows = []
        for player in unknown:
            id, name = persons[player], called[player]
            means = now_known.get(by_name.get(player) or "")
            if namesakes is not None and caseless(name) in namesakes:
                means = namesakes[caseless(name)] or None
            if means in here:
                means = None
            if means is None and group.is_full:
                continue
            sign = free_sign(group.signs)
            if means is None:
                group.add(name, id, sign)
                if namesakes is not None and caseless(name) in namesakes:
                    namesakes[caseless(name)] = id
            rows.append(PersonRow(id, clean_name(name), sign, False, means, now))
            ids[id] = means or id
            here.add(ids[id])
        transaction.people.add_all(group_id, rows)
    players = {
        ids[person] for player, person in persons.items() if player not in there and person in ids
    }
    transaction.people.note_played(group_id, sorted(players), game.game_id, game.created_at)
