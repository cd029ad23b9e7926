"""Judging entries about people: names, seats, newcomers."""

from collections.abc import Mapping

from scorepad.pad.marks import Cell, Value
from scorepad.pad.names import check_name, folded
from scorepad.pad.state import Pad, Round
from scorepad.pad.table import table_before
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Course
from scorepad.rules.schedule import deals, largest_hand


def has_begun(played: Round) -> bool:
    """Whether anything has been bid in the round's deal."""
    return any(box.bid is not None for box in played.boxes.values())


def next_seating_round(pad: Pad) -> int | None:
    """The first round for which the seats can still be changed."""
    if pad.current is None:
        return None
    return pad.current.number + has_begun(pad.current)


def judge_name(
    pad: Pad, cell: Cell, value: Value, written: Mapping[Cell, Value]
) -> Refusal | None:
    """A name: a new player's, or a player's new one."""
    if cell[:2] != (0, 0) or not cell.player or not isinstance(value, str):
        return Refusal(Code.NOT_A_MARK, {"what": "name"})
    if cell.player not in pad.names and not any(each.field == "seating" for each in written):
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    taken = {folded(name) for player, name in pad.names.items() if player != cell.player}
    return check_name(value, taken)


def judge_start(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Where a newcomer starts: at zero or at the lowest total."""
    if value not in ("zero", "lowest") or cell.player in pad.totals:
        return Refusal(Code.NOT_A_MARK, {"what": "start"})
    return None


def judge_seating(
    pad: Pad, cell: Cell, value: Value, written: Mapping[Cell, Value]
) -> Refusal | None:
    """Who sits where from a round on: known people, as many as the game and
    the cards allow, before the first bid of that round."""
    open_round = next_seating_round(pad)
    if open_round is None:
        return Refusal(Code.GAME_IS_OVER)
    if cell.round < open_round:
        return Refusal(Code.ROUND_HAS_BEGUN, {"round": cell.round})
    if cell != Cell(open_round, 0, "", "seating") or not isinstance(value, list):
        return Refusal(Code.NOT_A_MARK, {"what": "seating"})
    named = {other.player for other in written if other.field == "name"}
    for player in value:
        if player not in pad.names and player not in named:
            return Refusal(Code.NOT_AT_THE_TABLE, {"player": player})
    if len(set(value)) != len(value):
        return Refusal(Code.NOT_A_MARK, {"what": "seating"})
    ruleset = pad.ruleset
    if not ruleset.least <= len(value) <= ruleset.most:
        facts = {"players": len(value), "least": ruleset.least, "most": ruleset.most}
        return Refusal(Code.NUMBER_OF_PLAYERS, facts)
    return _judge_cards(pad, cell.round, len(value), written)


def _judge_cards(
    pad: Pad, number: int, players: int, written: Mapping[Cell, Value]
) -> Refusal | None:
    table = table_before(pad.written, number)
    fixed = written.get(Cell(number, 0, "", "rounds"), table.fixed_rounds)
    rounds = fixed if isinstance(fixed, int) else None
    if not table.deals_for(players, rounds):
        total = len(deals(pad.ruleset, players)) if rounds is None else rounds
        facts = {"players": players, "rounds": total, "round": number}
        return Refusal(Code.GAME_WOULD_BE_OVER, facts)
    if pad.ruleset.schedule.course is Course.DOWN and not table.has_own_hands:
        return None
    if rounds is None and not table.has_own_hands:
        return None
    hand = max(deal.hand for deal in table.deals_for(len(table.seats), rounds))
    if hand > largest_hand(pad.ruleset, players):
        facts = {"players": players, "hand": hand, "cards": pad.ruleset.deck.size}
        return Refusal(Code.CARDS_DO_NOT_SUFFICE, facts)
    return None
