"""Import of the people of a file into a group."""

from collections.abc import Mapping, MutableMapping, Sequence

from scorepad.pad.names import caseless, clean_name
from scorepad.services.import_export.files import FilePerson
from scorepad.services.people.seating import KnownPeople
from scorepad.services.people.signs import with_own_sign
from scorepad.store import PersonRow, Transaction


def write_people(
    transaction: Transaction,
    group_id: str,
    people: Sequence[FilePerson],
    names: Mapping[str, str],
    group: KnownPeople,
    namesakes: MutableMapping[str, str],
    now: int,
) -> None:
    """Write people of another group into this one, with three statements for all of them.

    Each of them becomes the person with the same id here. If there is none, it becomes the person
    who has its caseless name in ``names``, unless that name is in ``namesakes``. All others are
    new, and are added to the ``group`` unless it is full.
    """
    if not people:
        return
    ids = [each for person in people for each in (person.person_id, *person.ids)]
    here = transaction.people.ids_among(group_id, ids)
    # A person who was known may be gone by now, or be somebody's second id.
    by_name = filter(None, (names.get(caseless(person.name)) for person in people))
    still = transaction.people.ids_among(group_id, by_name)
    rows: list[PersonRow] = []
    for person in people:
        name, caseless_name = clean_name(person.name), caseless(person.name)
        into = here.get(person.person_id)
        if into is None:
            into = still.get(names.get(caseless_name, ""))
            if caseless_name in namesakes:
                into = None
            if into is None and group.is_full:
                continue
            if caseless_name in namesakes:
                namesakes[caseless_name] = person.person_id
            hidden = person.hidden and into is None
            guest = person.guest and into is None
            row = PersonRow(person.person_id, name, person.sign, hidden, into, now, guest=guest)
            if into is None:
                row = with_own_sign(group.signs, row)
                group.add(name, row.person_id, row.sign)
            rows.append(row)
            into = here[person.person_id] = into or person.person_id
        for id in person.ids:
            if id not in here:
                here[id] = into
                rows.append(PersonRow(id, name, person.sign, False, into, now))
    transaction.people.add_all(group_id, rows)
