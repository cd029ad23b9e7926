"""Acts of people at a table, as the cells that they write."""

from collections.abc import Iterable, Mapping, Sequence

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.captures import CAPTURES
from scorepad.pad.conflicts import as_text
from scorepad.pad.entries import rest_at_one_tap
from scorepad.pad.judge_people import first_open_round, seats_of_open_round
from scorepad.pad.marks import HIDDEN, Cell, Mark, Value
from scorepad.pad.names import clean_name
from scorepad.pad.reveals import REVEAL
from scorepad.pad.state import Pad, Round, has_totals_alone
from scorepad.pad.table import BY_SCHEDULE, RULE
from scorepad.pad.tricks_taken import TRICK
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Option
from scorepad.rules.schedule import next_dealer

Cells = tuple[tuple[Cell, Value], ...]

_PLAY = ("bid", "tricks", TRICK)
_TO_COME = ("seating", "rounds")
"""The fields that are set from the next deal on, beside the start of a newcomer."""


def enter(number: int, deal: int, player: str, field: str, value: Value) -> Cells:
    """Return the cell of a bid, of one player's tricks, or of another number in one deal."""
    return ((Cell(number, deal, player, field), value),)


def win_bonus(round_: Round, player: str, bonus: int, captures: str | None) -> Cells:
    """Return the cells of a bonus, and of what it was won with; ``None`` where nobody said it."""
    number, deal = round_.number, round_.deal
    return (
        *enter(number, deal, player, "bonus", bonus),
        *enter(number, deal, player, CAPTURES, captures),
    )


def reveal(round_: Round) -> Cells:
    """Return the cells that reveal the bids of a deal, everybody looking."""
    return ((Cell(round_.number, round_.deal, "", REVEAL), True),)


def bid_and_reveal(cells: Cells) -> Cells:
    """Return the ``cells`` of the last bid with the reveal that follows from it."""
    ((bid, _),) = cells
    return (*cells, (bid._replace(player="", field=REVEAL), True))


def implied_reveals(pad: AnyPad, marks: Iterable[Mark]) -> Cells:
    """Return the cells of the reveals that ``marks`` imply.

    A phone that knows of no reveal wrote them: it went on to the results, or to the next round.
    """
    if not isinstance(pad, Pad):
        return ()
    fields = [(cell.round, cell.field) for mark in marks for cell, _ in mark.cells]
    results = {number for number, field in fields if field.startswith(TRICK) or field == "tricks"}
    latest = max((number for number, field in fields if field.startswith(_PLAY)), default=0)
    return tuple(
        cell
        for round_ in pad.rounds
        if round_.to_reveal and (round_.number in results or round_.number < latest)
        for cell in reveal(round_)
    )


def correct_tricks(round_: Round, changes: Mapping[str, int]) -> Cells:
    """Return the cells that change several results of a finished round together."""
    return tuple(
        (Cell(round_.number, round_.deal, player, "tricks"), tricks)
        for player, tricks in changes.items()
    )


def fill_rest(round_: Round) -> Cells:
    """Return the cells that fill every empty result as one act, see :func:`rest_at_one_tap`."""
    return correct_tricks(round_, rest_at_one_tap(round_))


def give_trick(round_: Round, player: str, number: int | None = None) -> Cells:
    """Return the cell that gives ``player`` or ``NOBODY`` trick ``number``, by default the next."""
    field = f"{TRICK}{number or round_.next_trick}"
    return ((Cell(round_.number, round_.deal, "", field), player),)


def bomb_fell(round_: Round, fell: bool | None) -> Cells:
    """Return the cell that says whether the Bomb fell in this round; ``None``: nobody knows yet."""
    return ((Cell(round_.number, round_.deal, "", "bomb"), fell),)


def change_bid(round_: Round, player: str, by: int) -> Cells:
    """Return the cell of the Cloud, which changes a bid by one more or one less; 0 takes it back.

    A hidden bid that can't be changed stays as it is, which the reveal shows: a refusal would tell
    the bid.
    """
    value = (round_.boxes[player].bid or 0) + by if by else None
    if value is not None and round_.hidden:
        value = min(max(value, 0), round_.hand)
    return enter(round_.number, round_.deal, player, "changed", value)


def correct_with_bomb(round_: Round, player: str, tricks: int, *, fell: bool) -> Cells:
    """Return the cells that change one result of a finished round alone.

    It changes because the Bomb ``fell``, or did not.
    """
    return (*correct_tricks(round_, {player: tricks}), *bomb_fell(round_, fell))


def turn_trump(round_: Round, turned: str | None) -> Cells:
    """Return the cell of the card that was turned, as :func:`scorepad.rules.trump_of` reads it."""
    return ((Cell(round_.number, round_.deal, "", "trump"), turned),)


def deal_again(round_: Round) -> Cells:
    """Return the cell of a misdeal: the same dealer deals the round again."""
    return ((Cell(round_.number, 0, "", "deal"), round_.deal + 1),)


def bring_forward(pad: Pad) -> Cells:
    """Return the cells of a misdeal that seat those of the next round in the open one.

    The dealer deals again or, gone, the next on the left. There are none where the seats stay.
    """
    round_ = pad.current
    if round_ is None or round_.seats == pad.present:
        return ()
    number, to_come = round_.number, pad.written.round(round_.number + 1)
    fields = [(field, value) for (_, _, field), value in to_come.items() if field in _TO_COME]
    starts = [
        (Cell(number, 0, player, field), value)
        for (_, player, field), value in to_come.items()
        if field == "start" and player not in pad.totals
    ]
    stays = round_.dealer in pad.present
    dealer = round_.dealer if stays else next_dealer(round_.seats, pad.present, round_.dealer)
    seats = [cell for field, value in fields for cell in _from(pad, number, field, value)]
    return (*seats, *starts, *this_round(round_, dealer=dealer))


def this_round(round_: Round, *, hand: int | None = None, dealer: str | None = None) -> Cells:
    """Return the cells that set another hand size or dealer for this round."""
    changes = {"hand": hand, "dealer": dealer}
    return tuple(
        (Cell(round_.number, 0, "", field), value)
        for field, value in changes.items()
        if value is not None
    )


def length(pad: Pad, rounds: int) -> Cells:
    """Return the cells that make the game ``rounds`` long in all; one that has ended goes on."""
    cells = _from(pad, first_open_round(pad), "rounds", rounds)
    return (*cells, *reopen()) if pad.ended_early else cells


def end(pad: AnyPad) -> Cells:
    """Return the cell that ends the game.

    It ends after the rounds that are done, or with totals that are all there is.
    """
    done = pad.current.number - 1 if pad.current else len(pad.rounds)
    if isinstance(pad, Pad) and pad.current and has_totals_alone(pad.current):
        done = pad.current.number
    return ((Cell(0, 0, "", "ended"), done),)


def give_totals(totals: Mapping[str, int], why: str) -> Cells:
    """Return the cells of everybody's final total, with a word ``why``, where no more is known."""
    return tuple(cell for player in totals for cell in adjust(1, player, totals[player], why))


def reopen() -> Cells:
    """Return the cell that lets a game go on that was ended early."""
    return ((Cell(0, 0, "", "ended"), None),)


def adjust(number: int, player: str, points: int, why: str) -> Cells:
    """Return the cell that adds or takes points by hand, with a word why; 0 takes them back."""
    value: Value = [points, clean_name(why)] if points else None
    return ((Cell(number, 0, player, "adjustment"), value),)


def rename(player: str, name: str) -> Cells:
    """Return the cell that gives a player another name; nothing else changes."""
    return ((Cell(0, 0, player, "name"), clean_name(name)),)


def seat(
    pad: Pad,
    seating: Sequence[str],
    *,
    keep_end: bool,
    newcomers: Mapping[str, str] | None = None,
    start: str = "zero",
) -> Cells:
    """Return the cells that seat these players from the next deal on, clockwise.

    ``newcomers`` are names by new ids; whoever has not been dealt cards yet
    starts at ``zero`` or at the ``lowest`` total. ``keep_end`` keeps the
    number of rounds as it was; otherwise the game is as long as its schedule
    for those present. As many people as before leave the length alone.
    """
    number = first_open_round(pad)
    cells = list(_from(pad, number, "seating", list(seating)))
    if len(seating) != len(seats_of_open_round(pad)):
        rounds: Value = pad.number_of_rounds if keep_end else BY_SCHEDULE
        cells += _from(pad, number, "rounds", rounds)
    for player, name in (newcomers or {}).items():
        cells.append((Cell(0, 0, player, "name"), clean_name(name)))
    without_total = [player for player in seating if player not in pad.totals]
    cells += [(Cell(number, 0, player, "start"), start) for player in without_total]
    return tuple(cells)


def change_rules(pad: Pad, options: Mapping[str, Option], *, whole_game: bool) -> Cells:
    """Return the cells that set other options: for the whole game, or from this round on."""
    number = 1 if whole_game else max(1, len(pad.rounds))
    return tuple(
        cell for key, value in options.items() for cell in _from(pad, number, RULE + key, value)
    )


def stands_already(pad: AnyPad, cells: Cells) -> bool:
    """Return whether the cells hold these values already, so that writing them changes nothing.

    In a cell in conflict, writing one of its values is the choice, and not nothing. A hidden value
    never counts as the same: the answer would be an oracle.
    """
    standing = pad.shown.written
    if not cells or any(standing.round(cell.round).get(cell[1:]) != to for cell, to in cells):
        return False
    in_conflict = {conflict.cell for conflict in pad.written.conflicts}
    return not any(cell in in_conflict for cell, _ in cells)


def choose_value(pad: AnyPad, cell: Cell, text: str) -> Cells | Refusal:
    """Return the cells that choose the value whose JSON is ``text`` in the conflict in ``cell``.

    A cell whose values are hidden is refused like one without a conflict, unless another phone has
    chosen the same meanwhile.
    """
    shown = pad.shown.written
    in_conflict = [each.values for each in shown.conflicts if each.cell == cell]
    if not in_conflict:
        stands = shown.round(cell.round).get((cell.deal, cell.player, cell.field))
        if stands != HIDDEN and as_text(stands) == text:
            return ((cell, stands),)
        nothing = {"player": cell.player, "field": cell.field, "ours": None, "theirs": None}
        return Refusal(Code.WRITTEN_MEANWHILE, nothing)
    for value, _ in in_conflict[0]:
        if as_text(value) == text:
            return ((cell, value),)
    return Refusal(Code.NOT_A_MARK, {"what": "value"})


def _from(pad: Pad, number: int, field: str, value: Value) -> Cells:
    """Return the cells that set ``value`` from round ``number`` on.

    They overwrite whatever was set for later rounds.
    """
    later = sorted(
        other
        for other, cells in pad.written.rounds.items()
        if other > number and (0, "", field) in cells
    )
    return (
        (Cell(number, 0, "", field), value),
        *((Cell(other, 0, "", field), None) for other in later),
    )
