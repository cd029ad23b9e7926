"""The mark that opened a game on a phone without network: whether it opens one."""

from collections.abc import Mapping
from typing import Any

from scorepad.pad.house import HOUSE
from scorepad.pad.marks import Cell, Mark, Value, same
from scorepad.pad.names import check_name
from scorepad.pad.opening import PERSON, Opening, check_opening, opening_cells
from scorepad.pad.reveals import ASKED
from scorepad.pad.shape import is_id
from scorepad.pad.shape_values import is_new_player
from scorepad.pad.table import RULE
from scorepad.rules.checking import RulesetError
from scorepad.rules.library import games
from scorepad.rules.reading import remembered_ruleset
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Ruleset

_RULESET = Cell(0, 0, "", "ruleset")
_SEATING, _DEALER = Cell(1, 0, "", "seating"), Cell(1, 0, "", "dealer")
_ROUNDS, _HANDS = Cell(1, 0, "", "rounds"), Cell(1, 0, "", "hands")

Written = Mapping[Cell, Value]


def refuse_opening(mark: Mark) -> Refusal | None:
    """Return why ``mark`` opens no game of bids and tricks, or ``None``: it must hold
    the very cells that :func:`scorepad.pad.opening.opening_cells` makes, by
    rules as they are on the shelf, or as an older shelf had them."""
    written = dict(mark.cells)
    if not is_id(mark.id) or mark.seen is not None or mark.undoes is not None:
        return Refusal(Code.NOT_A_MARK, {"what": "id"})
    data = written.get(_RULESET)
    if not isinstance(data, dict) or not _is_of_the_shelf(data):
        return Refusal(Code.NO_SUCH_GAME, {"key": ""})
    opening = _opening(str(data["key"]), written)
    if opening is None:
        return Refusal(Code.NOT_A_MARK, {"what": "cells"})
    for refusal in check_opening(opening).values():
        return refusal
    wanted = dict(opening_cells(opening)) | {_RULESET: data}
    alike = len(written) == len(mark.cells) and same(_listed(written), _listed(wanted))
    return None if alike else Refusal(Code.NOT_A_MARK, {"what": "cells"})


def _opening(game: str, written: Written) -> Opening | None:
    """Return what the table said; ``None`` where nobody can read it."""
    seating, dealer = written.get(_SEATING), written.get(_DEALER)
    rounds, hands, house = written.get(_ROUNDS), written.get(_HANDS, []), written.get(HOUSE, "")
    names = {cell.player: value for cell, value in written.items() if cell.field == "name"}
    if not isinstance(seating, list) or not all(map(is_new_player, seating)):
        return None
    persons = {cell.player: value for cell, value in written.items() if cell.field == PERSON}
    if not all(map(is_new_player, persons.values())) or not persons.keys() <= set(seating):
        return None
    if dealer not in seating or not all(isinstance(names.get(each), str) for each in seating):
        return None
    if not isinstance(hands, list) or not all(map(_is_number, [*hands, rounds or 0])):
        return None
    if not isinstance(house, str) or (house and check_name(house, ()) is not None):
        return None
    options = {
        cell.field.removeprefix(RULE): value
        for cell, value in written.items()
        if cell.field.startswith(RULE) and isinstance(value, str | int)
    }
    return Opening(
        game=game,
        players=[(player, str(names[player])) for player in seating],
        dealer=seating.index(dealer),
        options=options,
        rounds=rounds if isinstance(rounds, int) else None,
        hands=hands,
        house=house,
        reveal=ASKED in written,
        persons={player: str(person) for player, person in persons.items()},
    )


def _is_of_the_shelf(data: dict[str, Any]) -> bool:
    """Return whether the shelf has words for everything in those rules."""
    game = games().get(str(data.get("key")))
    try:
        return game is not None and _is_spoken(remembered_ruleset(data), game.ruleset)
    except RulesetError:
        return False


def _is_spoken(remembered: Ruleset, present: Ruleset) -> bool:
    """An older shelf may have had fewer variants, but no other cards."""
    alike = all(
        getattr(remembered, each) == getattr(present, each) for each in ("least", "most", "deck")
    )
    variants = ({each.key for each in ruleset.variants} for ruleset in (remembered, present))
    return alike and next(variants) <= next(variants)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _listed(written: Written) -> list[list[Any]]:
    return [[*cell, value] for cell, value in sorted(written.items(), key=lambda each: each[0])]
