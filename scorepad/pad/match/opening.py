"""Opening a match: two names, and the first mark."""

from collections.abc import Mapping

from scorepad.pad.acts import Cells
from scorepad.pad.marks import Cell, Value
from scorepad.pad.names import clean_name
from scorepad.pad.opening import Opening, check_people, person_cells
from scorepad.rules.library import duel_games
from scorepad.rules.refusal import Code, Refusal


def check_match_opening(opening: Opening) -> Mapping[str, Refusal]:
    """Return what is wrong, by the place where it was typed: ``players``, ``name.0``,
    ``name.1``, ``rules``. There is no dealer, no length and no option."""
    ruleset = duel_games()[opening.game].ruleset
    wrong = check_people(opening, ruleset.least, ruleset.most)
    for key in opening.options:
        wrong["rules"] = Refusal(Code.NO_SUCH_RULE, {"key": key, "allowed": ""})
    return wrong


def match_opening_cells(opening: Opening) -> Cells:
    """The cells of the mark that opens the match; the opening must be right."""
    seating: list[Value] = [player for player, _ in opening.players]
    names = [(Cell(0, 0, player, "name"), clean_name(name)) for player, name in opening.players]
    return (
        (Cell(0, 0, "", "ruleset"), dict(duel_games()[opening.game].data)),
        (Cell(1, 0, "", "seating"), seating),
        *names,
        *person_cells(opening),
    )
