"""The fields about people: names, seats, newcomers."""

from collections.abc import Mapping
from typing import Any, cast

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.field import ShapeContext, at_the_table, not_a_mark
from scorepad.pad.marks import Cell, Value
from scorepad.pad.names import caseless, check_name
from scorepad.pad.opening import PERSON
from scorepad.pad.state import Pad
from scorepad.pad.table import table_before
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Course, Ruleset
from scorepad.rules.schedule import deals, deck_of, largest_hand

NO_CELLS: Mapping[Cell, Value] = {}


def has_begun(pad: Pad, number: int, new_cells: Mapping[Cell, Value] = NO_CELLS) -> bool:
    """Return whether anybody has bid in the present deal of round ``number``.

    Nobody has if ``new_cells`` deal the round again.
    """
    cells = pad.written.round(number)
    standing_deal = new_cells.get(Cell(number, 0, "", "deal"), cells.get((0, "", "deal"), 1))
    return any(deal == standing_deal and field == "bid" for deal, _, field in cells)


def first_open_round(pad: Pad, new_cells: Mapping[Cell, Value] = NO_CELLS) -> int:
    """Return the first round in which nobody has bid, once ``new_cells`` are written.

    From that round on, changes of the seats or of the number of rounds invalidate no bid.
    """
    number = len(pad.rounds) + pad.over
    return number + has_begun(pad, number, new_cells)


def seats_in(pad: Pad, number: int) -> tuple[str, ...]:
    """Return the players of the open round, or of the one after it, as things stand."""
    round_ = pad.round(number)
    return pad.present if round_ is None else round_.seats


def refuse_other_round(pad: Pad, number: int, open_round: int) -> Refusal:
    """Return why a change from round ``number`` on is refused: it must begin with another one."""
    round_ = pad.round(open_round)
    if number > open_round and round_ is not None and round_.deal > 1:
        return Refusal(Code.DEAL_IS_OVER, {"round": open_round})
    return Refusal(Code.ROUND_NOT_OPEN, {"round": number, "open": open_round})


def person_of(pad: AnyPad, player: str) -> str:
    """Return the id that ``player`` is known by in other games."""
    return str(pad.written.round(0).get((0, player, PERSON), player))


def exchanges(pad: AnyPad, cells: Mapping[Cell, Value]) -> bool:
    """Return whether ``cells`` exchange two players: each becomes the person that the other is."""
    persons = {cell.player: value for cell, value in cells.items() if cell.field == PERSON}
    if len(persons) != 2 or not persons.keys() <= pad.names.keys():
        return False
    one, other = persons
    return [person_of(pad, one), person_of(pad, other)] == [persons[other], persons[one]]


def judge_name(
    pad: AnyPad, cell: Cell, value: Value, cells: Mapping[Cell, Value]
) -> Refusal | None:
    """Judge the name of a new player, or a player's new name."""
    if value in pad.names.values() and exchanges(pad, cells):
        # Two phones without network may have called both the same.
        return None
    names = dict(pad.names) | {
        each.player: name
        for each, name in cells.items()
        if each.field == "name" and isinstance(name, str)
    }
    taken = {caseless(name) for player, name in names.items() if player != cell.player}
    return check_name(str(value), taken)


def judge_person(
    pad: AnyPad, cell: Cell, value: Value, cells: Mapping[Cell, Value]
) -> Refusal | None:
    """Judge the cell that says which person a newcomer is, or one of two that exchange players.

    Any other is refused: ``services/people`` changes a player's person, and checks who may do so.
    """
    # A mark that is about somebody unknown was refused before, unless it names and seats them.
    is_new = cell.player not in pad.names
    return None if (is_new and value) or exchanges(pad, cells) else not_a_mark(cell)


def judge_start(pad: Pad, cell: Cell, _: Value, cells: Mapping[Cell, Value]) -> Refusal | None:
    """Judge the start of a newcomer: at zero or at the lowest total."""
    seating = cells.get(Cell(cell.round, 0, "", "seating"))
    seated = isinstance(seating, list) and cell.player in seating
    return None if seated and cell.player not in pad.totals else not_a_mark(cell)


def judge_seating(
    pad: Pad, cell: Cell, value: Value, cells: Mapping[Cell, Value]
) -> Refusal | None:
    """Judge new seats from the open round on, before its first bid, or from the one after it.

    They hold known people, as many as the game and the cards allow. Seats that were announced for a
    later round are taken back with ``None``.
    """
    if pad.over:
        return Refusal(Code.GAME_IS_OVER)
    open_round = first_open_round(pad, cells)
    if cell.round < open_round:
        return Refusal(Code.ROUND_HAS_BEGUN, {"round": cell.round})
    if value is None and cell.round > open_round:
        return None
    if cell.round > len(pad.rounds) + 1:
        return refuse_other_round(pad, cell.round, open_round)
    if not isinstance(value, list):
        return not_a_mark(cell)
    known = set(pad.names) | {other.player for other in cells if other.field == "name"}
    for player in value:
        if not isinstance(player, str) or player not in known:
            return Refusal(Code.NOT_AT_THE_TABLE, {"player": player})
    refusal = _refuse_number_of(value, pad.ruleset, cell)
    return refusal or _judge_cards(pad, cell.round, len(value), cells)


def _refuse_number_of(seats: list[Any], ruleset: Ruleset, cell: Cell) -> Refusal | None:
    """Return why the number of ``seats`` is not allowed, or that a player has two of them."""
    if len(set(seats)) != len(seats):
        return not_a_mark(cell)
    if ruleset.least <= len(seats) <= ruleset.most:
        return None
    facts = {"players": len(seats), "least": ruleset.least, "most": ruleset.most}
    return Refusal(Code.NUMBER_OF_PLAYERS, facts)


def _judge_cards(
    pad: Pad, number: int, players: int, cells: Mapping[Cell, Value]
) -> Refusal | None:
    largest = largest_hand(pad.ruleset, players)
    of_this_round = cast("int", pad.written.round(number).get((0, "", "hand"), 0))
    if of_this_round > largest:
        return _cards_do_not_suffice(pad, players, of_this_round)
    table = table_before(pad, number)
    length = Cell(number, 0, "", "rounds")
    standing = pad.written.round(number).get(length[1:], table.fixed_rounds)
    fixed = cells.get(length, standing)
    rounds = fixed if isinstance(fixed, int) else None
    if not table.deals_for(players, rounds):
        total = len(deals(pad.ruleset, players)) if rounds is None else rounds
        facts = {"players": players, "rounds": total, "round": number}
        return Refusal(Code.GAME_WOULD_BE_OVER, facts)
    if pad.ruleset.schedule.course is Course.DOWN and not table.has_own_hands:
        return None
    if rounds is None and not table.has_own_hands:
        return None
    hand = max(deal.hand for deal in table.deals_for(len(seats_in(pad, number)), rounds))
    return _cards_do_not_suffice(pad, players, hand) if hand > largest else None


def _cards_do_not_suffice(pad: Pad, players: int, hand: int) -> Refusal:
    facts = {"players": players, "hand": hand, "cards": deck_of(pad.ruleset)}
    return Refusal(Code.CARDS_DO_NOT_SUFFICE, facts)


def check_seating(context: ShapeContext[Ruleset], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` lists as many players as the game allows, each once.

    ``None`` takes back the seats of a later round.
    """
    if not isinstance(value, list):
        return None if cell.round > 1 else not_a_mark(cell)
    strangers = filter(None, (at_the_table(context, cell, player) for player in value))
    return next(strangers, None) or _refuse_number_of(value, context.ruleset, cell)
