"""The table menu: what can be changed, and how it stands."""

from dataclasses import dataclass

from scorepad.pad.house import house_name
from scorepad.pad.state import Pad
from scorepad.play.decisions import newest_mark
from scorepad.play.kinds import by_kind
from scorepad.play.looking import Look
from scorepad.play.table.points_by_hand import Adjustment, adjustments
from scorepad.play.table.rules_wanted import variants_on


@dataclass(frozen=True, slots=True)
class TricksTable:
    """What only the table of a trick game can change, with what holds now.
    ``round`` is the open one, ``None`` when the game is over, and ``begun`` once
    somebody has bid in it; ``seen`` is the newest mark; ``variants`` are keys of
    those played."""

    seen: str
    round: int | None
    begun: bool
    rounds: int
    hand: int
    dealer: str
    variants: tuple[str, ...]
    adjustments: tuple[Adjustment, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """The menu; ``players`` are (id, name). ``tricks`` is ``None`` for a game
    that has no seats, hands or rules to change; ``judged`` when it can be told
    who takes a trick, or wins a duel."""

    game_id: str
    ruleset: str
    house: str
    players: tuple[tuple[str, str], ...]
    tricks: TricksTable | None
    judged: bool


def table_view(look: Look) -> TableView:
    """The menu of ``look``."""
    pad = look.pad
    return TableView(
        game_id=look.game.game_id,
        ruleset=pad.ruleset.key,
        house=house_name(pad.written),
        players=tuple((player, pad.names[player]) for player in pad.present),
        tricks=by_kind(pad, tricks=_of_tricks, match=lambda _: None),
        judged=by_kind(pad, tricks=lambda pad: pad.ruleset.play.judged, match=lambda _: True),
    )


def _of_tricks(pad: Pad) -> TricksTable | None:
    played = pad.current
    return TricksTable(
        seen=newest_mark(pad),
        round=played.number if played else None,
        begun=played is not None and any(b.bid is not None for b in played.boxes.values()),
        rounds=pad.number_of_rounds,
        hand=played.hand if played else 0,
        dealer=pad.names[played.dealer] if played else "",
        variants=variants_on(pad),
        adjustments=adjustments(pad),
    )
