"""Opening a game: the choices before the first deal, and the first mark."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from scorepad.pad.effective_marks import EffectiveMarks
from scorepad.pad.marks import Cell, Value
from scorepad.pad.names import caseless, check_name, clean_name
from scorepad.pad.reveals import ASKED
from scorepad.pad.table import RULE
from scorepad.rules.library import duel_games, games
from scorepad.rules.option_table import MOST_ROUNDS
from scorepad.rules.options import try_options
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Option, Ruleset
from scorepad.rules.schedule import deals, largest_hand

RULESET = Cell(0, 0, "", "ruleset")
"""The cell with the whole ruleset, written with the opening of every game."""

HOUSE = Cell(0, 0, "", "house")
"""The cell with the name of the house rules, written with the opening; older pads have none."""


def house_name(written: EffectiveMarks) -> str:
    """Return the name of the house rules when the game began; "" for none."""
    return str(written.round(HOUSE.round).get(HOUSE[1:], ""))


PERSON = "person"
"""The field with the id of a player's person, if that is not the player's own id."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The choices of a table before its first deal."""

    game: str
    """The key of the game's ruleset."""
    players: Sequence[tuple[str, str]]
    """(id, name) in seating order, clockwise."""
    dealer: int = 0
    """The index in ``players`` of the first dealer."""
    options: Mapping[str, Option] = field(default_factory=dict)
    rounds: int | None = None
    """The number of rounds, if the table does not play as many as the schedule has."""
    hands: Sequence[int] = ()
    """The table's own list of hand sizes, round 1 first."""
    house: str = ""
    """The name of the house rules that the ``options`` come from."""
    reveal: bool = False
    """True if a mark reveals hidden bids.

    Otherwise they show by themselves, as in games older than such marks.
    """
    persons: Mapping[str, str] = field(default_factory=dict)
    """Ids of persons by player, for players whose own id is not that of their person.

    See :func:`scorepad.pad.people.written_persons`.
    """


def check_opening(opening: Opening) -> Mapping[str, Refusal]:
    """Return what is wrong, by the field of the form in which it was typed.

    The fields are ``game``, ``players``, ``name.0`` .. ``name.9``, ``dealer``, ``rules``,
    ``rounds``, ``hands``. Empty if the game can be opened.
    """
    if opening.game in duel_games():
        return _check_match(opening)
    game = games().get(opening.game)
    if game is None:
        return {"game": Refusal(Code.NO_SUCH_GAME, {"key": opening.game})}
    ruleset = game.ruleset
    wrong = check_people(opening, ruleset.least, ruleset.most)
    if "players" not in wrong and not 0 <= opening.dealer < len(opening.players):
        wrong["dealer"] = Refusal(Code.NOT_AT_THE_TABLE, {"player": ""})
    played_by = try_options(ruleset, opening.options)
    if isinstance(played_by, Refusal):
        wrong["rules"] = played_by
    else:
        ruleset = played_by
    if "players" not in wrong:
        wrong |= _check_length(ruleset, opening)
    return wrong


def _check_match(opening: Opening) -> Mapping[str, Refusal]:
    """Return what is wrong with a match, which has no dealer, no length and no option."""
    ruleset = duel_games()[opening.game].ruleset
    wrong = check_people(opening, ruleset.least, ruleset.most)
    for key in opening.options:
        wrong["rules"] = Refusal(Code.NO_SUCH_RULE, {"key": key, "allowed": ""})
    return wrong


def check_people(opening: Opening, least: int, most: int) -> dict[str, Refusal]:
    """Return what is wrong with the players: ``players`` for how many, ``name.0`` and so on."""
    wrong: dict[str, Refusal] = {}
    count = len(opening.players)
    if not least <= count <= most:
        facts = {"players": count, "least": least, "most": most}
        wrong["players"] = Refusal(Code.NUMBER_OF_PLAYERS, facts)
    taken: set[str] = set()
    for index, (_, name) in enumerate(opening.players):
        refusal = check_name(name, taken)
        taken.add(caseless(name))
        if refusal is not None:
            wrong[f"name.{index}"] = refusal
    return wrong


def _check_length(ruleset: Ruleset, opening: Opening) -> dict[str, Refusal]:
    wrong = {}
    count = len(opening.players)
    longest = len(deals(ruleset, count))
    if opening.rounds is not None and not 1 <= opening.rounds <= longest:
        facts = {"value": opening.rounds, "low": 1, "high": longest}
        wrong["rounds"] = Refusal(Code.ROUNDS_OUT_OF_RANGE, facts)
    if len(opening.hands) > MOST_ROUNDS:
        facts = {"value": len(opening.hands), "low": 1, "high": MOST_ROUNDS}
        wrong["hands"] = Refusal(Code.ROUNDS_OUT_OF_RANGE, facts)
    largest = largest_hand(ruleset, count)
    for hand in opening.hands:
        if not 1 <= hand <= largest:
            facts = {"value": hand, "low": 1, "high": largest}
            wrong["hands"] = Refusal(Code.HAND_OUT_OF_RANGE, facts)
    return wrong


def opening_cells(opening: Opening) -> tuple[tuple[Cell, Value], ...]:
    """Return the cells of the mark that opens the game; ``opening`` must have been checked."""
    seating: list[Value] = [player for player, _ in opening.players]
    is_match = opening.game in duel_games()
    data = duel_games()[opening.game].data if is_match else games()[opening.game].data
    cells: list[tuple[Cell, Value]] = [(RULESET, dict(data)), (Cell(1, 0, "", "seating"), seating)]
    if not is_match:
        cells.append((Cell(1, 0, "", "dealer"), seating[opening.dealer]))
    cells += [(Cell(0, 0, player, "name"), clean_name(name)) for player, name in opening.players]
    cells += [(Cell(0, 0, player, PERSON), person) for player, person in opening.persons.items()]
    cells += [(Cell(1, 0, "", RULE + key), value) for key, value in opening.options.items()]
    if opening.rounds is not None:
        cells.append((Cell(1, 0, "", "rounds"), opening.rounds))
    if opening.hands:
        cells.append((Cell(1, 0, "", "hands"), list(opening.hands)))
    if opening.house:
        cells.append((HOUSE, clean_name(opening.house)))
    if opening.reveal:
        cells.append((ASKED, True))
    return tuple(cells)
