"""Somebody joins a game: whom its circle knows, under the id that they have there."""

from scorepad.pad.names import folded
from scorepad.play.looking import Look
from scorepad.play.people.seating import names_known
from scorepad.play.table.seats import Seating
from scorepad.store import Store

_MOST = 12


def names_to_join(store: Store, look: Look, seating: Seating) -> tuple[str, ...]:
    """Names of the circle's people who were never at this table, those who played
    last first."""
    here = set(look.pad.names)
    called = {folded(name) for name in (*look.pad.names.values(), *seating.newcomers.values())}
    with store.reading() as reader:
        people = reader.people(look.game.circle_id)
    free = [
        each.name
        for each in people
        if not each.hidden and each.person_id not in here and folded(each.name) not in called
    ]
    return tuple(free[:_MOST])


def id_of_newcomer(store: Store, look: Look, name: str, fresh: str) -> str:
    """The id of whom the game's circle calls ``name``; ``fresh`` for somebody
    new, or where that id is in the game already."""
    with store.reading() as reader:
        known = names_known(reader, look.game.circle_id).get(folded(name), fresh)
    return fresh if known in look.pad.names else known
