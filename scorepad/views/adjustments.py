"""Points that the table gives or takes by hand, as one screen shows them."""

from typing import NamedTuple

from scorepad.pad.any_pad import as_trick_pad
from scorepad.pad.state import Pad
from scorepad.services.access import OpenedGame
from scorepad.services.table_changes import last_round_of


class Adjustment(NamedTuple):
    """Points that stand in a round, added or (negative) taken."""

    round: int
    player: str
    name: str
    points: int
    why: str


class AdjustmentsView(NamedTuple):
    """The screen for points by hand."""

    game_id: str
    seen: str
    adjustments: tuple[Adjustment, ...]
    """The points that stand."""
    players: tuple[tuple[str, str, int], ...]
    """(id, name, total) of everybody who could get points."""
    player: str
    """The player who was chosen, "" for none."""
    round: int
    """The round in which new points of the player count."""

    @property
    def name(self) -> str:
        """The chosen player's name."""
        return next((name for player, name, _ in self.players if player == self.player), "")


def adjustments_view(opened: OpenedGame, player: str) -> AdjustmentsView:
    """Return the screen of the ``opened`` game, with ``player`` chosen, "" for nobody."""
    pad = as_trick_pad(opened.pad)
    return AdjustmentsView(
        game_id=opened.game.game_id,
        seen=pad.written.newest_mark,
        adjustments=adjustments(pad),
        players=tuple((id, pad.names[id], total) for id, total in pad.totals.items()),
        player=player,
        round=last_round_of(pad, player),
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
