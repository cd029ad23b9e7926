"""The grid of a game that was written on paper: a line a round, a box a player."""

from collections.abc import Mapping
from typing import NamedTuple

from scorepad.pad.state import Pad
from scorepad.services.final_totals import takes_totals
from scorepad.services.from_paper import Paper, lines_of
from scorepad.services.paper_form import PaperForm, Place

_MOST_AT_ONCE = 4
"""The most players that a small phone has room for side by side."""
_LONG, _LONGEST = 7, 9
"""The letters of a word that needs smaller type, and of one that needs the smallest."""


class PaperPlayer(NamedTuple):
    """A player above the boxes; ``size`` of the name is "long" or "longest" where it is so."""

    player: str
    name: str
    size: str


class PaperBox(NamedTuple):
    """A player's bid and result of a round, as they were typed."""

    player: str
    name: str
    bid: str
    result: str
    wrong: bool


class PaperLine(NamedTuple):
    """A round; ``hand`` is ``None`` where the game does not have it (any more)."""

    number: int
    hand: int | None
    boxes: tuple[PaperBox, ...]


class PaperGrid(NamedTuple):
    """The rounds that can still be filled; ``takes`` says that the game may be totals alone.

    ``totals`` says that results are running totals, ``many`` that more play than a small phone has
    room for, ``changes`` that a card may have changed bids.
    """

    totals: bool
    takes: bool
    many: bool
    changes: bool
    players: tuple[PaperPlayer, ...]
    lines: tuple[PaperLine, ...]


def paper_grid(pad: Pad, form: PaperForm, wrong: Place | None) -> PaperGrid:
    """Return the grid of what is typed on ``pad``; ``wrong`` is the place that can't be read."""

    def box(number: int, player: str) -> PaperBox:
        place = (number, player)
        is_wrong = wrong is not None and wrong[0] == number and wrong[1] in ("", player)
        bid, result = form.bids.get(place, ""), form.results.get(place, "")
        return PaperBox(player, pad.names[player], bid, result, is_wrong)

    return PaperGrid(
        totals=form.totals,
        takes=takes_totals(pad),
        many=len(pad.present) > _MOST_AT_ONCE,
        changes=pad.ruleset.play.changes_bids,
        players=tuple(
            PaperPlayer(each, pad.names[each], _size(pad.names[each])) for each in pad.present
        ),
        lines=tuple(
            PaperLine(number, hand, tuple(box(number, player) for player in pad.present))
            for number, hand in lines_of(pad, form)
        ),
    )


class PaperMove(NamedTuple):
    """Totals of a player that move ``by`` some points from the round ``since`` on.

    ``sent`` is what the field ``field`` of the form has to hold for that. ``changes`` are the typed
    totals, before and after.
    """

    player: str
    since: int
    by: int
    field: str
    sent: int
    changes: tuple[tuple[int, int], ...]


def paper_slips(form: PaperForm, paper: Paper) -> tuple[PaperMove, ...]:
    """Return the mistakes in adding that may be mended, with the totals that would change."""
    moves = []
    for (since, player), by in paper.slips:
        rounds = sorted(number for number, whose in form.results if whose == player)
        totals = [form.total((number, player)) for number in rounds if number >= since]
        changes = tuple((total, total + by) for total in totals if total is not None)
        sent = form.moved.get((since, player), 0) + by
        moves.append(PaperMove(player, since, by, f"moved.{since}.{player}", sent, changes))
    return tuple(moves)


def paper_moved(pad: Pad, form: PaperForm) -> tuple[PaperMove, ...]:
    """Return the moves of totals that hold, as they can be taken back."""
    return tuple(
        PaperMove(player, since, by, f"moved.{since}.{player}", 0, ())
        for (since, player), by in sorted(form.moved.items())
        if by and player in pad.present
    )


class FinalTotal(NamedTuple):
    """A player's total at the end, as it was typed."""

    player: str
    name: str
    total: str
    wrong: bool


def paper_finals(pad: Pad, typed: Mapping[str, str], wrong: str | None) -> tuple[FinalTotal, ...]:
    """Return the totals at the end as they are ``typed``; ``wrong`` is a player's that is so."""
    return tuple(
        FinalTotal(player, pad.names[player], typed.get(player, ""), player == wrong)
        for player in pad.present
    )


def _size(name: str) -> str:
    letters = max(map(len, name.replace("-", " ").split(" ")))
    return "" if letters < _LONG else "long" if letters < _LONGEST else "longest"
