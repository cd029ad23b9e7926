"""Somebody joins a game: whom its circle knows, under the id that they have there."""

from scorepad.pad.names import folded
from scorepad.pad.people import person_ids
from scorepad.play.looking import Look
from scorepad.play.people.asking import ANOTHER, Asking, Question
from scorepad.play.people.seating import names_known
from scorepad.play.table.seats import Seating
from scorepad.store import Store

_MOST = 12


def names_to_join(store: Store, look: Look, seating: Seating) -> tuple[str, ...]:
    """Names of the circle's people who were never at this table, those who played
    last first."""
    called = {folded(name) for name in (*look.pad.names.values(), *seating.newcomers.values())}
    with store.reading() as reader:
        people = reader.people(look.game.circle_id)
        ids = reader.ids_among(look.game.circle_id, person_ids(look.pad).values())
    here = set(ids.values())
    free = [
        each.name
        for each in people
        if not each.hidden and each.person_id not in here and folded(each.name) not in called
    ]
    return tuple(dict.fromkeys(free))[:_MOST]


def question_about(
    store: Store, look: Look, device: str, seating: Seating, name: str, now: int
) -> Question | None:
    """Return what has to be asked about the name of somebody who joins; ``None`` where it
    can mean one person only.

    Args:
        now: in Unix seconds.
    """
    with store.reading() as reader:
        circle = reader.circle(look.game.circle_id) if look.game.circle_id else None
        if circle is None:
            return None
        present = [look.pad.names[player] for player in look.pad.present]
        names = (*present, *seating.newcomers.values(), name)
        return Asking(reader, circle, device, names, now, look.game.game_id).about(name)


def joined(
    store: Store, look: Look, seating: Seating, name: str, fresh: str, answer: str = ""
) -> Seating:
    """The seating with somebody who joins: whom the game's circle calls ``name``, or who
    the ``answer`` says it is; ``fresh`` is a new id."""
    if answer == ANOTHER:
        return seating.join(fresh, name, fresh)
    if not answer:
        with store.reading() as reader:
            answer = names_known(reader, look.game.circle_id).get(folded(name), "")
    there = {*look.pad.names, *seating.newcomers}
    if answer and answer not in there:
        return seating.join(answer, name)
    here = {*person_ids(look.pad).values(), *seating.newcomers, *seating.persons.values()}
    # The id is somebody else's on this pad, who was told apart.
    return seating.join(fresh, name, answer if answer and answer not in here else "")
