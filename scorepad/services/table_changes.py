"""The acts of the table menu: another length, deal or dealer, points by hand, plain fields."""

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.judge import judge
from scorepad.pad.judge_play import round_of
from scorepad.pad.judge_table import MOST_POINTS
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.names import clean_name, without_controls
from scorepad.pad.plain_fields import PlainKind, bounds_of, kind_of, plain_fields
from scorepad.pad.state import Pad, Round
from scorepad.pad.typed_numbers import typed_number
from scorepad.rules.option_table import MOST_ROUNDS
from scorepad.rules.refusal import Code, Refusal


def shortest(pad: Pad) -> int:
    """Return the fewest rounds that the game can still have."""
    return len(pad.rounds) + pad.over


def change_length(pad: Pad, rounds: int | None, text: str) -> Cells | Refusal:
    """Return the cells that make the game ``rounds`` long.

    ``rounds`` is ``None`` when ``text`` is no number.
    """
    if rounds is None:
        facts = {"value": text, "low": shortest(pad), "high": MOST_ROUNDS}
        return Refusal(Code.ROUNDS_OUT_OF_RANGE, facts)
    if rounds == pad.number_of_rounds and not pad.over:
        return ()
    return acts.length(pad, rounds)


def reopen(pad: AnyPad) -> Cells:
    """Return the cells with which a game that was ended early goes on."""
    return acts.reopen() if pad.ended_early else ()


def deal_of(pad: Pad, number: int, deal: int) -> Round | Refusal:
    """Return round ``number``, or why its deal ``deal`` is not the open one."""
    return round_of(pad, Cell(number, deal, "", ""))


def deal_again(pad: Pad) -> Cells | Refusal:
    """Return the cells of a misdeal: the same dealer deals the open round again.

    Players who came, left or changed seats since the round began have their new seats at once. If
    the cards of this round do not suffice for them, they have them from the next round on.
    """
    if pad.current is None:
        return Refusal(Code.GAME_IS_OVER)
    again = acts.deal_again(pad.current)
    cells = (*again, *acts.bring_forward(pad))
    return again if judge(pad, Mark("", cells)) else cells


def change_hand(pad: Pad, hand: int) -> Cells | Refusal:
    """Return the cells that give only the open round another hand size."""
    if pad.current is None:
        return Refusal(Code.GAME_IS_OVER)
    return acts.this_round(pad.current, hand=hand)


def change_dealer(pad: Pad, number: int, dealer: str) -> Cells | Refusal:
    """Return the cells that make another player the dealer from round ``number`` on."""
    round_ = pad.round(number)
    if round_ is None:
        return Refusal(Code.ROUND_NOT_OPEN, {"round": number, "open": len(pad.rounds)})
    return acts.this_round(round_, dealer=dealer)


def give_points(pad: Pad, player: str, points: int | None, why: str) -> Cells | Refusal:
    """Return the cells that give ``points`` to a player in the open round, or the last one played.

    They are added to points by hand that are there already. ``None`` means that no number was
    typed.
    """
    word = _cleaned(why)
    if not points:
        return Refusal(Code.OUT_OF_RANGE, {"value": points, "low": 1, "high": MOST_POINTS})
    if not word:
        return Refusal(Code.WHY_MISSING)
    number = last_round_of(pad, player)
    stands = pad.written.round(number).get((0, player, "adjustment"))
    if not isinstance(stands, list):
        return acts.adjust(number, player, points, word)
    # If they add up to 0, the adjustment is removed with both reasons.
    return acts.adjust(number, player, stands[0] + points, f"{stands[1]}; {word}")


def take_points_back(number: int, player: str) -> Cells:
    """Return the cells that remove a player's points by hand in a round."""
    return acts.adjust(number, player, 0, "")


def last_round_of(pad: Pad, player: str) -> int:
    """Return the number of the last round that the player was dealt cards in, 0 for none."""
    return max((round_.number for round_ in pad.rounds if player in round_.boxes), default=0)


NO = "no"
"""The text that a form sends for the no of a plain field; any other text is a yes."""


def write_plain(pad: AnyPad, name: str, number: int, player: str, typed: str) -> Cells | Refusal:
    """Return the cell of a plain field with what was ``typed``; an empty text takes it back.

    ``number`` is that of the round, 0 for a field of the game as a whole.
    """
    field, round_ = plain_fields(pad).get(name), pad.round(number)
    if field is None:
        return Refusal(Code.NOT_A_MARK, {"what": name})
    value: Value = None
    match kind_of(field):
        case PlainKind.TEXT:
            value = _cleaned(typed) or None
        case PlainKind.YES:
            value = typed != NO if typed else None
        case PlainKind.NUMBER if typed.strip():
            value = typed_number(typed)
            if value is None:
                low, high = bounds_of(field)
                return Refusal(Code.OUT_OF_RANGE, {"value": typed, "low": low, "high": high})
    deal = 0 if round_ is None else round_.deal
    return ((field.place.cell(name, number, deal, player), value),)


def _cleaned(text: str) -> str:
    """Return ``text`` as it is stored, without control characters."""
    return clean_name(without_controls(clean_name(text)))
