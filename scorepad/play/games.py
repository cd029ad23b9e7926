"""Opening games."""

import secrets
from collections.abc import Mapping
from dataclasses import replace

from scorepad.pad.kinds import check_opening, opening_cells
from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening
from scorepad.play.circles import own_circle
from scorepad.play.keeping import keep_opening
from scorepad.play.people.seating import seat_people
from scorepad.rules.refusal import Refusal
from scorepad.store import AlreadyThere, Store, Writer


def open_game(
    store: Store, device: str, game_id: str, opening: Opening, at: int
) -> Mapping[str, Refusal]:
    """Open a game under ``game_id`` in the circle of ``device``; the same game
    opened twice is one game.

    Returns what is wrong with the opening, by place; empty when it is open.

    Raises:
        StoreUnavailable: nothing was written.
    """
    wrong = check_opening(opening)
    if wrong:
        return wrong
    try:
        with store.writing() as writer:
            circle_id = own_circle(writer, device, at)
            begin_game(writer, game_id, circle_id, opening, device, at)
    except AlreadyThere:
        return {}
    return {}


def begin_game(
    writer: Writer, game_id: str, circle_id: str, opening: Opening, device: str, at: int
) -> None:
    """The game with its first mark, for everybody in the circle; for nobody yet
    where that is "". The opening has been checked.

    Raises:
        AlreadyThere: the id is taken.
    """
    if circle_id:
        players = seat_people(writer, circle_id, opening.players, opening.persons)
        opening = replace(opening, players=players)
    mark = Mark(secrets.token_hex(16), opening_cells(opening), by=device[:8], at=at)
    keep_opening(writer, game_id, circle_id, mark)
