"""Acts of people at a match, its opening among them, as the cells that they write."""

from collections.abc import Mapping, Sequence

from scorepad.pad.acts import Cells
from scorepad.pad.marks import Cell, Value
from scorepad.pad.match.state import DUEL, PENDING, PERMANENT
from scorepad.pad.names import clean_name
from scorepad.pad.opening import RULESET, Opening, check_people, person_cells
from scorepad.rules.duel.verdict import Side, Sorcerer
from scorepad.rules.library import duel_games
from scorepad.rules.refusal import Code, Refusal


def win_round(number: int, winners: Sequence[str]) -> Cells:
    """Return the cell that says that one player has won round ``number``, or both."""
    return ((Cell(number, 0, "", "won"), list(winners)),)


def write_sums(number: int, sums: Mapping[str, int]) -> Cells:
    """Return the cells of the sums of all printed values in each player's pile."""
    return tuple((Cell(number, 0, player, "sum"), value) for player, value in sums.items())


def log_duel(
    number: int, index: int, sides: Sequence[Sorcerer], power: Side | None = None
) -> Cells:
    """Return the cell that writes down duel ``index`` of round ``number``.

    ``sides`` are in the order of the seats. The round ends by itself when a player has no card
    left.
    """
    duel: dict[str, Value] = {
        "sides": [[side.element, side.value, side.bonus] for side in sides],
        "counts": True,
    }
    if power is not None:
        duel["power"] = power.value
    return ((Cell(number, 0, "", f"{DUEL}{index}"), duel),)


def pending_card(number: int, player: str, came_in: bool) -> Cells:
    """Return the cell that says whether the pending card of ``player`` came in.

    The round is ``number``.
    """
    return ((Cell(number, 0, player, PENDING), True if came_in else None),)


def note_permanent(number: int, player: str, since: int, text: str) -> Cells:
    """Return the cell of the Permanent power of a card; no text strikes it out.

    The card fights for ``player`` in duel ``since``.
    """
    name = clean_name(text)
    return ((Cell(number, 0, player, PERMANENT), [since, name] if name else None),)


def check_match_opening(opening: Opening) -> Mapping[str, Refusal]:
    """Return what is wrong, by the place where it was typed.

    The places are ``players``, ``name.0``, ``name.1``, ``rules``. There is no dealer, no length and
    no option.
    """
    ruleset = duel_games()[opening.game].ruleset
    wrong = check_people(opening, ruleset.least, ruleset.most)
    for key in opening.options:
        wrong["rules"] = Refusal(Code.NO_SUCH_RULE, {"key": key, "allowed": ""})
    return wrong


def match_opening_cells(opening: Opening) -> Cells:
    """Return the cells of the mark that opens the match; the opening must be right."""
    seating: list[Value] = [player for player, _ in opening.players]
    names = [(Cell(0, 0, player, "name"), clean_name(name)) for player, name in opening.players]
    return (
        (RULESET, dict(duel_games()[opening.game].data)),
        (Cell(1, 0, "", "seating"), seating),
        *names,
        *person_cells(opening),
    )
