"""The hidden bids, which nobody may see yet: the rules that hold everywhere on the server.

A bid that each player types alone is hidden until the reveal. In games whose opening
asks for it the reveal is an act of its own (:mod:`scorepad.pad.reveals`); in games
that were begun before that was, bids are seen once all stand, or after the round.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.match.state import Match
from scorepad.pad.results import TRICK
from scorepad.pad.reveals import REVEAL, Deal, Kept, Reveals
from scorepad.pad.state import Pad, Phase, Round
from scorepad.rules.ruleset import Entry, Ruleset, Visibility

SECRET_FIELDS = ("bid", "changed")
"""The fields of the cells that are hidden: the bid, and what the Cloud made of it."""

_PLAY = ("bid", "tricks", TRICK)


@dataclass(frozen=True, slots=True)
class Keeping:
    """The entry that a round waits for, and the visibility of its bids.

    The fields are those of :class:`scorepad.pad.state.Round` with these names.
    """

    phase: Phase
    hidden: bool
    to_reveal: bool = False
    revealed: Mapping[str, Value] | None = None


def keeping(
    ruleset: Ruleset, reveals: Reveals, deal: Deal, *, all_bid: bool, complete: bool
) -> Keeping:
    """Return whether and how the bids of ``deal`` are hidden; ``complete`` when its results are."""
    phase = Phase.DONE if complete else Phase.TRICKS if all_bid else Phase.BIDS
    if not reveals.asked:
        return Keeping(phase, bids_are_hidden(ruleset, phase))
    made = reveals.made.get(deal)
    if made is not None or not _hides(_kept_by(ruleset)):
        return Keeping(phase, hidden=False, revealed=made.bids if made else None)
    if ruleset.bidding.visibility is Visibility.SIMULTANEOUS:
        return Keeping(Phase.BIDS, hidden=True, to_reveal=all_bid)
    return Keeping(Phase.TRICKS if all_bid else Phase.BIDS, hidden=True, to_reveal=complete)


def bids_are_hidden(ruleset: Ruleset, phase: Phase) -> bool:
    """Return whether nobody may see the bids of a round in ``phase``.

    The bids of the game are revealed without an act.

    The bids of the game are revealed without an act. What the scorer types has been revealed at the
    table already; only bids that each player typed alone are hidden.
    """
    if not _hides(_kept_by(ruleset)) or phase is Phase.DONE:
        return False
    return phase is Phase.BIDS or ruleset.bidding.visibility is Visibility.SECRET


def ruleset_of_deal(ruleset: Ruleset, reveals: Reveals, deal: Deal) -> Ruleset:
    """Return ``ruleset`` with the rules about bids from when the bidding of ``deal`` began.

    These are the rules about seeing and typing bids that were in force then.
    """
    kept = reveals.kept.get(deal)
    return ruleset if kept is None or kept == _kept_by(ruleset) else _with(ruleset, *kept)


@lru_cache(maxsize=256)
def _with(ruleset: Ruleset, visibility: Visibility, entry: Entry) -> Ruleset:
    return replace(ruleset, bidding=replace(ruleset.bidding, visibility=visibility, entry=entry))


def is_bidding_kept(pad: Pad, played: Round) -> bool:
    """Return whether somebody has bid in this deal.

    Another rule about seeing and typing bids would then hold from the next deal on alone.
    """
    return (played.number, played.deal) in pad.reveals.kept


def is_hidden(pad: AnyPad, cell: Cell) -> bool:
    """Return whether nobody may see yet the value that ``cell`` holds.

    A deal that was thrown in before its bids were revealed keeps them for good,
    and so does a round that the game ended before.
    """
    if isinstance(pad, Match) or cell.field not in SECRET_FIELDS:
        return False
    deal = (cell.round, cell.deal)
    played = pad.round(cell.round)
    if played is not None and cell.deal == played.deal:
        return played.hidden
    if pad.reveals.asked:
        ruleset = played.ruleset if played else pad.ruleset
        return deal not in pad.reveals.made and _hides(
            pad.reveals.kept.get(deal, _kept_by(ruleset))
        )
    if played is None:
        return bids_are_hidden(pad.ruleset, Phase.BIDS)
    together = played.ruleset.bidding.visibility is Visibility.SIMULTANEOUS
    standing = pad.written.round(cell.round)
    all_bid = all((cell.deal, player, "bid") in standing for player in played.seats)
    return bids_are_hidden(played.ruleset, Phase.TRICKS if together and all_bid else Phase.BIDS)


def may_be_shown(pad: AnyPad) -> tuple[Mark, ...]:
    """Return the marks of ``pad`` that may leave the machine.

    What is hidden in the open round, and all that was written after it, waits for
    the reveal: the file is then the beginning of the game. Bids that stay hidden
    for good are left out, and what took them back with them.
    """
    open_round = pad.current.number if pad.current is not None else 0
    shown = []
    left_out: set[str] = set()
    for mark in pad.written.marks:
        hidden = [cell for cell, _ in mark.cells if is_hidden(pad, cell)]
        if any(cell.round == open_round for cell in hidden):
            break
        if hidden or mark.undoes in left_out:
            left_out.add(mark.id)
        else:
            shown.append(mark)
    return tuple(shown)


def may_keep_bids(marks: Iterable[Mark]) -> bool:
    """Return whether each player ever typed alone, so that bids can have been hidden.

    This is known without reading the game's pad.
    """
    return any(
        value == Entry.PLAYERS
        if cell.field == "rule:bidding.entry"
        else cell.field == "ruleset"
        and isinstance(value, dict)
        and value.get("bidding", {}).get("entry") == Entry.PLAYERS
        for mark in marks
        for cell, value in mark.cells
    )


def implied_reveals(pad: AnyPad, marks: Iterable[Mark]) -> tuple[tuple[Cell, Value], ...]:
    """Return the reveals that ``marks`` imply.

    A phone that knows of no reveal wrote them: it went on to the results, or to the next round.
    """
    if isinstance(pad, Match):
        return ()
    fields = [(cell.round, cell.field) for mark in marks for cell, _ in mark.cells]
    results = {number for number, field in fields if field.startswith(TRICK) or field == "tricks"}
    latest = max((number for number, field in fields if field.startswith(_PLAY)), default=0)
    return tuple(
        (Cell(played.number, played.deal, "", REVEAL), True)
        for played in pad.rounds
        if played.to_reveal and (played.number in results or played.number < latest)
    )


def changed_after_reveal(played: Round) -> dict[str, Value]:
    """Return the bids that were revealed and are others now, by player in seating order."""
    revealed = played.revealed or {}
    return {
        player: revealed[player]
        for player, box in played.boxes.items()
        if player in revealed and box.bid != revealed[player]
    }


def is_after_reveal(pad: AnyPad, place: int, cells: Iterable[Cell]) -> bool:
    """Return whether the mark in ``place`` touches a bid that had been revealed before.

    The mark writes or clears ``cells``.
    """
    made = {} if isinstance(pad, Match) else pad.reveals.made
    deals = ((cell.round, cell.deal) for cell in cells if cell.field == "bid")
    return any(deal in made and made[deal].place < place for deal in deals)


def _kept_by(ruleset: Ruleset) -> Kept:
    return ruleset.bidding.visibility, ruleset.bidding.entry


def _hides(kept: Kept) -> bool:
    visibility, entry = kept
    return entry is Entry.PLAYERS and visibility is not Visibility.OPEN
