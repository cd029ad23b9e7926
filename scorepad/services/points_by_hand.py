"""Points that the table gives or takes by hand, each with a word that says why."""

import unicodedata
from dataclasses import dataclass

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.judge import MOST_POINTS
from scorepad.pad.names import clean_name
from scorepad.pad.state import Pad
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.fates import Act, newest_mark
from scorepad.services.pad_kinds import on_tricks, tricks_of


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points that stand in a round, added or (negative) taken."""

    round: int
    player: str
    name: str
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class PointsView:
    """The screen for points by hand.

    It has those that stand, and everybody (id, name, total) who could get points; ``player`` is the
    one chosen, whose points count in ``round``.
    """

    game_id: str
    seen: str
    adjustments: tuple[Adjustment, ...]
    players: tuple[tuple[str, str, int], ...]
    player: str
    round: int
    most: int = MOST_POINTS

    @property
    def name(self) -> str:
        """The chosen player's name."""
        return next((name for player, name, _ in self.players if player == self.player), "")


def points_view(opened: OpenedGame, player: str = "") -> PointsView:
    """Return the screen of the ``opened`` game, with ``player`` chosen, or nobody."""
    pad = tricks_of(opened.pad)
    return PointsView(
        game_id=opened.game.game_id,
        seen=newest_mark(pad),
        adjustments=adjustments(pad),
        players=tuple((id, pad.names[id], total) for id, total in pad.totals.items()),
        player=player,
        round=_last_round_of(pad, player),
    )


def adjustments(pad: Pad) -> tuple[Adjustment, ...]:
    """Return everything given or taken that stands, from the first round on."""
    standing = []
    for round_ in pad.rounds:
        cells = pad.written.round(round_.number)
        for player in round_.boxes:
            value = cells.get((0, player, "adjustment"))
            if isinstance(value, list):
                points, why = value
                standing.append(Adjustment(round_.number, player, pad.names[player], points, why))
    return tuple(standing)


def given(player: str, points: int | None, why: str) -> Act:
    """Return the act that gives ``points`` to a player in the open round, or the last one played.

    They are added to what stands there already. ``None`` means that no number was typed.
    """
    word = "".join(char for char in clean_name(why) if unicodedata.category(char)[0] != "C")

    @on_tricks
    def on(pad: Pad) -> Cells | Refusal:
        if not points:
            return Refusal(Code.OUT_OF_RANGE, {"value": points, "low": 1, "high": MOST_POINTS})
        if not word:
            return Refusal(Code.WHY_MISSING)
        number = _last_round_of(pad, player)
        stands = pad.written.round(number).get((0, player, "adjustment"))
        if not isinstance(stands, list):
            return acts.adjust(number, player, points, word)
        both = f"{stands[1]}; {word}"
        total = stands[0] + points
        # An adjustment of nothing is none: both words go.
        return acts.adjust(number, player, total, both)

    return on


def taken_back(number: int, player: str) -> Act:
    """Return the act that takes the points of a player in a round away again."""
    return lambda _: acts.adjust(number, player, 0, "")


def _last_round_of(pad: Pad, player: str) -> int:
    return max((round_.number for round_ in pad.rounds if player in round_.boxes), default=0)
