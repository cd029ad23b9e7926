"""The mark that opened a match elsewhere: whether it opens one."""

from typing import Any

from scorepad.pad.marks import Cell, Mark, same
from scorepad.pad.match.opening import check_match_opening, match_opening_cells
from scorepad.pad.opening import PERSON, Opening
from scorepad.pad.shape import is_id
from scorepad.pad.shape_values import is_new_player
from scorepad.rules.checking import RulesetError
from scorepad.rules.duel.ruleset import remembered_duel_ruleset
from scorepad.rules.library import duel_games
from scorepad.rules.refusal import Code, Refusal

_RULESET = Cell(0, 0, "", "ruleset")


def refuse_match_opening(mark: Mark) -> Refusal | None:
    """Return why ``mark`` opens no match, or ``None``: it must hold the very cells that
    :func:`scorepad.pad.match.opening.match_opening_cells` makes."""
    written = dict(mark.cells)
    data, seating = written.get(_RULESET), written.get(Cell(1, 0, "", "seating"))
    names = {cell.player: value for cell, value in mark.cells if cell.field == "name"}
    unreadable = Refusal(Code.NOT_A_MARK, {"what": "cells"})
    if not is_id(mark.id) or mark.seen is not None or mark.undoes is not None:
        return Refusal(Code.NOT_A_MARK, {"what": "id"})
    if not isinstance(data, dict) or not _is_readable(data):
        return Refusal(Code.NO_SUCH_GAME, {"key": ""})
    if not isinstance(seating, list) or not all(map(is_new_player, seating)):
        return unreadable
    if not all(isinstance(names.get(each), str) for each in seating):
        return unreadable
    persons = {cell.player: value for cell, value in mark.cells if cell.field == PERSON}
    if not all(map(is_new_player, persons.values())) or not persons.keys() <= set(seating):
        return unreadable
    opening = Opening(
        str(data["key"]),
        [(each, str(names[each])) for each in seating],
        persons={player: str(person) for player, person in persons.items()},
    )
    for refusal in check_match_opening(opening).values():
        return refusal
    wanted = dict(match_opening_cells(opening)) | {_RULESET: data}
    listed = [
        sorted(([*cell, value] for cell, value in cells.items()), key=lambda each: each[:4])
        for cells in (written, wanted)
    ]
    alike = len(written) == len(mark.cells) and same(*listed)
    return None if alike else unreadable


def _is_readable(data: dict[str, Any]) -> bool:
    """Return whether the shelf has words for everything in those rules."""
    game = duel_games().get(str(data.get("key")))
    try:
        return game is not None and remembered_duel_ruleset(data) == game.ruleset
    except RulesetError:
        return False
