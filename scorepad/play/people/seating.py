"""People take their seats: the same person has the same id in every game of a circle."""

from collections.abc import Collection, Mapping, Sequence

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


def note_people(
    writer: Writer,
    game: GameRow,
    names: Mapping[str, str],
    at: int,
    there: Collection[str] = (),
) -> None:
    """Note that those who are called ``names`` (by id) play in ``game``. Its circle knows
    them from now on: by a new id of theirs, or as somebody new. Those who are ``there``
    are known to play in it already."""
    writer.hold_shared()
    circle_id = game.circle_id
    names = {player: name for player, name in names.items() if not is_erased(name)}
    ids = writer.ids_among(circle_id, names)
    here = set(ids.values())
    unknown = [player for player in names if player not in ids]
    known = names_known(writer, circle_id) if unknown else {}
    everybody = set(known.values())
    rows = []
    for player in unknown:
        person = known.get(folded(names[player]))
        if person in here:
            person = None
        look = len(everybody) % LOOKS
        rows.append(PersonRow(player, clean_name(names[player]), look, False, person, at))
        ids[player] = person or player
        here.add(ids[player])
        everybody.add(known.setdefault(folded(names[player]), player))
    writer.add_people(circle_id, rows)
    played = {ids[player] for player in names if player not in there}
    writer.note_played(circle_id, sorted(played), game.game_id, game.created_at)
