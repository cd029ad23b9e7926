"""Acts of people at a table, as the cells that they write."""

from collections.abc import Iterable, Mapping, Sequence

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.captures import CAPTURES
from scorepad.pad.conflicts import as_text
from scorepad.pad.entries import bombed_by_mistake, rest_at_one_tap
from scorepad.pad.judge_people import first_open_round, has_begun, person_of, seats_in
from scorepad.pad.marks import HIDDEN, Cell, Mark, Value
from scorepad.pad.names import clean_name
from scorepad.pad.opening import PERSON
from scorepad.pad.reveals import REVEAL
from scorepad.pad.state import Pad, Round, has_totals_alone
from scorepad.pad.table import BY_SCHEDULE, RULE
from scorepad.pad.tricks_taken import LEADER, NOBODY, TRICK
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Option
from scorepad.rules.schedule import next_dealer

Cells = tuple[tuple[Cell, Value], ...]

_PLAY = ("bid", "tricks", TRICK)
_TO_COME = ("seating", "rounds")
"""The fields that :func:`bring_forward` moves, besides the ``start`` of each newcomer."""


def enter(number: int, deal: int, player: str, field: str, value: Value) -> Cells:
    """Return the cell of a bid, of one player's tricks, or of another number in one deal."""
    return ((Cell(number, deal, player, field), value),)


def win_bonus(round_: Round, player: str, bonus: int, captures: str | None) -> Cells:
    """Return the cells of a bonus and of the cards that won it.

    ``captures`` is ``None`` if nobody named the cards.
    """
    number, deal = round_.number, round_.deal
    return (
        *enter(number, deal, player, "bonus", bonus),
        *enter(number, deal, player, CAPTURES, captures),
    )


def reveal(round_: Round) -> Cells:
    """Return the cell that reveals all bids of a deal."""
    return ((Cell(round_.number, round_.deal, "", REVEAL), True),)


def bid_and_reveal(cells: Cells) -> Cells:
    """Return the ``cells`` of the last bid with the reveal that follows from it."""
    ((bid, _),) = cells
    return (*cells, (bid._replace(player="", field=REVEAL), True))


def implied_reveals(pad: AnyPad, marks: Iterable[Mark]) -> Cells:
    """Return the cells of the reveals that ``marks`` imply.

    The marks come from a phone whose script does not know reveals. It wrote results of a round, or
    an entry of a later round, while the bids were hidden.
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


def count_trick(
    round_: Round,
    player: str,
    number: int,
    by: int,
    *,
    leader: int | None = None,
    new_trump: str = "",
) -> Cells:
    """Return the cells that give ``player`` trick ``number``, and change that player's bid.

    ``by`` is 1 or -1, and is added to a change that stands already; 0 changes no bid. If nobody
    takes the trick, ``leader`` is the seat that leads the next one, if there is one. ``new_trump``
    is the trump that the trick brought, as for :func:`turn_trump`; "" if the pad has it already.
    """
    given = give_trick(round_, player, number)
    follows = player == NOBODY and number < round_.hand
    if follows and leader is not None and leader < len(round_.seats):
        next_one = f"{LEADER}{number + 1}"
        given += enter(round_.number, round_.deal, "", next_one, round_.seats[leader])
    if new_trump:
        given += turn_trump(round_, new_trump, round_.chooser)
    box = round_.boxes.get(player)
    if not by or box is None:
        return given
    stands = 0 if box.changed is None else box.changed - (box.bid or 0)
    return (*given, *change_bid(round_, player, stands + by))


def bomb_fell(round_: Round, fell: bool | int | None) -> Cells:
    """Return the cell that says whether the Bomb fell, 2 for twice; ``None``: nobody knows yet."""
    return ((Cell(round_.number, round_.deal, "", "bomb"), fell),)


def change_bid(round_: Round, player: str, by: int | None) -> Cells:
    """Return the cell of a bid that the Cloud changes ``by`` 1 or -1; ``None`` takes that back.

    ``by`` is 2 or -2 for two changes, and 0 for one up and one down. A change of a hidden bid is
    kept between 0 and the hand size: a refusal would tell the bid.
    """
    value = None if by is None else (round_.boxes[player].bid or 0) + by
    if value is not None and round_.hidden:
        value = min(max(value, 0), round_.hand)
    return enter(round_.number, round_.deal, player, "changed", value)


def correct_with_bomb(round_: Round, player: str, tricks: int, *, fell: bool | int) -> Cells:
    """Return the cells that correct one result of a finished round, with whether the Bomb ``fell``.

    The sum of all results differs by one with the Bomb, so no other result has to change. If the
    Bomb was counted by mistake, its trick is given to the player.
    """
    given = bombed_by_mistake(round_, player, tricks)
    if given:
        return tuple(cell for trick in given for cell in give_trick(round_, player, trick))
    return (*correct_tricks(round_, {player: tricks}), *bomb_fell(round_, fell))


def turn_trump(round_: Round, turned: str | None, chooser: str | None = None) -> Cells:
    """Return the cells of the card that was turned, as :func:`scorepad.rules.trump_of` reads it.

    ``chooser`` is who laid down that card for another and named trump, ``None`` for nobody.
    """
    cells = enter(round_.number, round_.deal, "", "trump", turned)
    if chooser == round_.chooser:
        return cells
    return (*cells, *enter(round_.number, round_.deal, "", "chooser", chooser))


def deal_again(round_: Round) -> Cells:
    """Return the cell of a misdeal: the same dealer deals the round again."""
    return ((Cell(round_.number, 0, "", "deal"), round_.deal + 1),)


def bring_forward(pad: Pad) -> Cells:
    """Return the cells that go with a misdeal: the players of the next round play the open one.

    The same player deals again. If that player has left, the next one on the left deals. Return no
    cells if the seats are the same.
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
    seats = [cell for field, value in fields for cell in _from(pad, number, field, value)]
    return (*seats, *starts, *this_round(round_, dealer=dealer_again(round_, pad.present)))


def dealer_again(round_: Round, seats: Sequence[str]) -> str:
    """Return the dealer of a round that is dealt again to players in these ``seats``.

    The same player deals. If that player has left, the next one on the left deals.
    """
    stays = round_.dealer in seats
    return round_.dealer if stays else next_dealer(round_.seats, seats, round_.dealer)


def this_round(round_: Round, *, hand: int | None = None, dealer: str | None = None) -> Cells:
    """Return the cells that set another hand size or dealer for this round."""
    changes = {"hand": hand, "dealer": dealer}
    return tuple(
        (Cell(round_.number, 0, "", field), value)
        for field, value in changes.items()
        if value is not None
    )


def length(pad: Pad, rounds: int) -> Cells:
    """Return the cells that set the number of rounds; an end that was written is taken back.

    An end that was written is taken back even if the game is over without it. That happens if
    players who were level ended the game, and points by hand have since made one of them the
    winner.
    """
    cells = _from(pad, first_open_round(pad), "rounds", rounds)
    ended = pad.written.round(0).get((0, "", "ended"))
    return cells if ended is None else (*cells, *reopen())


def end(pad: AnyPad) -> Cells:
    """Return the cell that ends the game.

    It ends after its last finished round. If only totals are known, it ends after round 1.
    """
    done = pad.current.number - 1 if pad.current else len(pad.rounds)
    if isinstance(pad, Pad) and pad.current and has_totals_alone(pad.current):
        done = pad.current.number
    return ((Cell(0, 0, "", "ended"), done),)


def give_totals(totals: Mapping[str, int], why: str) -> Cells:
    """Return the cells of the final totals of a game of which no more is known.

    They are points by hand with the reason ``why``.
    """
    return tuple(cell for player in totals for cell in adjust(1, player, totals[player], why))


def reopen() -> Cells:
    """Return the cell that reopens a game that was ended early."""
    return ((Cell(0, 0, "", "ended"), None),)


def adjust(number: int, player: str, points: int, why: str) -> Cells:
    """Return the cell of points that are added or taken by hand; 0 removes it."""
    value: Value = [points, clean_name(why)] if points else None
    return ((Cell(number, 0, player, "adjustment"), value),)


def rename(player: str, name: str) -> Cells:
    """Return the cell that gives a player another name; nothing else changes."""
    return ((Cell(0, 0, player, "name"), clean_name(name)),)


def exchange(pad: AnyPad, one: str, other: str) -> Cells:
    """Return the cells with which two people change rows for the whole game.

    What is written stays in its row. Only who plays there is exchanged: the names, and the persons
    as other games know them. Return no cells for somebody who does not play, or for one person.
    """
    persons = {player: person_of(pad, player) for player in (one, other) if player in pad.names}
    if len(set(persons.values())) < 2:
        return ()
    return tuple(
        cell
        for player, instead in ((one, other), (other, one))
        for cell in (
            (Cell(0, 0, player, "name"), pad.names[instead]),
            (Cell(0, 0, player, PERSON), persons[instead]),
        )
    )


def seat(
    pad: Pad,
    seating: Sequence[str],
    *,
    keep_end: bool,
    newcomers: Mapping[str, str] | None = None,
    start: str = "zero",
    number: int | None = None,
    dealer: str | None = None,
) -> Cells:
    """Return the cells that seat these players from a round on.

    A round in which somebody has bid is dealt again, to the new seats: what was written in the old
    deal counts no more, and the same player deals, or the next one on the left.

    Args:
        pad: the pad as it is.
        seating: all players, clockwise.
        keep_end: True keeps the number of rounds. False takes the number that the schedule has for
            these players. It does not matter if there are as many players as before.
        newcomers: names by new ids.
        start: the total that players without one begin with, ``zero`` or ``lowest``.
        number: the round, either the open one or the one after it; ``None`` is the first in which
            nobody has bid.
        dealer: the player who deals that round, if it is not the one whose turn it is.
    """
    number = first_open_round(pad) if number is None else number
    round_ = pad.round(number)
    cells: list[tuple[Cell, Value]] = []
    if round_ is not None and has_begun(pad, number):
        cells += deal_again(round_)
        dealer = dealer or (dealer_again(round_, seating) if seating else None)
    cells += _from(pad, number, "seating", list(seating))
    if dealer:
        cells.append((Cell(number, 0, "", "dealer"), dealer))
    first_to_come = max(len(pad.rounds) + 1, number + bool(dealer))
    cells += _emptied(pad, first_to_come, "dealer")
    if len(seating) != len(seats_in(pad, number)):
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

    Return ``False`` for a cell in conflict, where writing one of its values is the choice. Return
    ``False`` for a hidden value too: the answer would reveal it.
    """
    standing = pad.shown.written
    if not cells or any(standing.round(cell.round).get(cell[1:]) != to for cell, to in cells):
        return False
    in_conflict = {conflict.cell for conflict in pad.written.conflicts}
    return not any(cell in in_conflict for cell, _ in cells)


def choose_value(pad: AnyPad, cell: Cell, text: str) -> Cells | Refusal:
    """Return the cells that choose the value whose JSON is ``text`` in the conflict in ``cell``.

    A cell without a conflict is refused, unless another phone has just chosen the same value. A
    cell whose values are hidden is refused in the same way.
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

    They empty what was set for later rounds.
    """
    return ((Cell(number, 0, "", field), value), *_emptied(pad, number + 1, field))


def _emptied(pad: Pad, number: int, field: str) -> Cells:
    """Return the cells that empty what was set for round ``number`` and later ones."""
    rounds = pad.written.rounds.items()
    later = sorted(other for other, cells in rounds if other >= number and (0, "", field) in cells)
    return tuple((Cell(other, 0, "", field), None) for other in later)
