"""The seating of people: the same person has the same id in every game of a group."""

from collections.abc import Collection, Mapping, MutableMapping, Sequence

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.names import clean_name, folded
from scorepad.pad.people import is_erased, person_ids, told_apart
from scorepad.services.links import new_player_id
from scorepad.services.people.signs import free_sign
from scorepad.store import GameRow, PersonRow, Transaction

_NO_PLAYERS: Mapping[str, str] = {}


def names_known(transaction: Transaction, group_id: str) -> dict[str, str]:
    """Return the ids of the group's people by their folded names.

    A name that somebody has now comes before one that somebody had.
    """
    people = transaction.people.all(group_id)
    persons = {folded(name): person for name, person in transaction.people.names(group_id)}
    return persons | {folded(person.name): person.person_id for person in reversed(people)}


def seat_people(
    transaction: Transaction,
    group_id: str,
    players: Sequence[tuple[str, str]],
    persons_apart: Collection[str],
) -> list[tuple[str, str]]:
    """Return the players (id, name) under the ids that the group knows them by.

    Players whom it does not know keep theirs, and so do those in ``persons_apart``: somebody has
    answered who they are.
    """
    known = names_known(transaction, group_id)
    taken: set[str] = set(persons_apart)
    seated = []
    for player, name in players:
        person_id = player
        if player not in persons_apart:
            person = transaction.people.get(group_id, player)
            person_id = person.person_id if person else known.get(folded(name), player)
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
    apart: MutableMapping[str, str] | None = None,
) -> None:
    """Note in the group of ``game`` who plays in it, as its ``pad`` says.

    The group knows them from now on, under a known id or as a new person. Players in ``there`` are
    noted already; ``names`` are their names elsewhere, by player.
    ``apart`` are folded names that mean nobody who is known, with the id of the person whom they
    mean since they were first noted here, "" before that.
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
    known = names_known(transaction, group_id) if unknown else {}
    signs = set(transaction.people.signs(group_id).values()) if unknown else set()
    # A person who was said to be another one must not be matched by name.
    persons_apart = told_apart(pad)
    rows = []
    for player in unknown:
        id, name = persons[player], called[player]
        means = None if player in persons_apart else known.get(folded(name))
        if apart is not None and folded(name) in apart:
            means = apart[folded(name)] or None
        if means in here:
            means = None
        sign = free_sign(signs)
        if means is None:
            signs.add(sign)
            if apart is not None and folded(name) in apart:
                apart[folded(name)] = id
        rows.append(PersonRow(id, clean_name(name), sign, False, means, now))
        ids[id] = means or id
        here.add(ids[id])
        known.setdefault(folded(name), id)
    transaction.people.add_all(group_id, rows)
    players = {ids[person] for player, person in persons.items() if player not in there}
    transaction.people.note_played(group_id, sorted(players), game.game_id, game.created_at)
