"""People take their seats: the same person has the same id in every game of a circle."""

from collections.abc import Iterable, Mapping, Sequence

from scorepad.pad.erasing import is_erased
from scorepad.pad.names import clean_name, folded
from scorepad.play.ids import new_player_id
from scorepad.store import GameRow, PersonRow, Reader, Writer

LOOKS = 10
"""Marks that can be told apart by colour and shape."""


def names_known(reader: Reader, circle_id: str) -> dict[str, str]:
    """The ids of the circle's people by their folded names, a name that
    somebody has now before one that somebody had."""
    people = reader.people(circle_id)
    found = {folded(name): person for name, person in reader.names_of_people(circle_id)}
    return found | {folded(each.name): each.person_id for each in reversed(people)}


def seat_people(
    reader: Reader, circle_id: str, players: Sequence[tuple[str, str]]
) -> list[tuple[str, str]]:
    """The players (id, name) under the ids that the circle knows them by; those
    whom it does not know keep theirs."""
    known = names_known(reader, circle_id)
    taken: set[str] = set()
    seated = []
    for player, name in players:
        person = reader.person(circle_id, player)
        found = person.person_id if person else known.get(folded(name), player)
        while found in taken:
            found = new_player_id()
        taken.add(found)
        seated.append((found, name))
    return seated


def note_people(writer: Writer, game: GameRow, names: Mapping[str, str], at: int) -> None:
    """Those who are called ``names`` (by id) play in ``game``, whose circle knows
    them from now on: by a new id of theirs, or as somebody new."""
    writer.hold_shared()
    circle_id = game.circle_id
    names = {player: name for player, name in names.items() if not is_erased(name)}
    unknown = [player for player in names if writer.person(circle_id, player) is None]
    known = names_known(writer, circle_id) if unknown else {}
    here = _ids(writer, circle_id, set(names) - set(unknown))
    for player in unknown:
        person = known.get(folded(names[player]))
        if person in here:
            person = None
        writer.add_person(
            circle_id,
            PersonRow(
                person_id=player,
                name=clean_name(names[player]),
                look=len(set(known.values())) % LOOKS,
                hidden=False,
                merged_into=person,
                created_at=at,
            ),
        )
        here.add(person or player)
        known.setdefault(folded(names[player]), player)
    writer.note_played(circle_id, sorted(here), game.game_id, game.created_at)


def _ids(reader: Reader, circle_id: str, players: Iterable[str]) -> set[str]:
    people = (reader.person(circle_id, player) for player in players)
    return {person.person_id for person in people if person is not None}
