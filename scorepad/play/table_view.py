"""The table menu: what can be changed, and how it stands."""

from dataclasses import dataclass

from scorepad.pad.house import house_name
from scorepad.play.looking import Look
from scorepad.play.points_by_hand import Adjustment, adjustments
from scorepad.play.rules_wanted import variants_on


@dataclass(frozen=True, slots=True)
class TableView:
    """The menu's entries, each with what holds now. ``round`` is the open one,
    ``None`` when the game is over; ``variants`` are keys of those played."""

    game_id: str
    ruleset: str
    house: str
    round: int | None
    rounds: int
    hand: int
    dealer: str
    players: tuple[str, ...]
    variants: tuple[str, ...]
    adjustments: tuple[Adjustment, ...]


def table_view(look: Look) -> TableView:
    """The menu of ``look``."""
    pad = look.pad
    played = pad.current
    return TableView(
        game_id=look.game.game_id,
        ruleset=pad.ruleset.key,
        house=house_name(pad.written),
        round=played.number if played else None,
        rounds=pad.number_of_rounds,
        hand=played.hand if played else 0,
        dealer=pad.names[played.dealer] if played else "",
        players=tuple(pad.names[player] for player in pad.present),
        variants=variants_on(pad),
        adjustments=adjustments(pad),
    )
