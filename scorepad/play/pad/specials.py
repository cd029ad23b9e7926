"""What special cards add to the pad's screen: the Bomb, the Cloud, a bonus."""

from dataclasses import dataclass

from scorepad.pad.entries import bomb_instead
from scorepad.pad.marks import Cell
from scorepad.pad.results import NOBODY
from scorepad.pad.state import Box, Pad, Phase, Round
from scorepad.play.pad.light import At
from scorepad.rules.ruleset import BonusWhen


@dataclass(frozen=True, slots=True)
class Bomb:
    """Two keys: it fell, or it did not; ``said`` is what was written, and
    ``seen`` the newest mark seen there."""

    said: bool | None
    seen: str | None


@dataclass(frozen=True, slots=True)
class Cloud:
    """Two keys for a player's bid: one less, one more. ``less`` and ``more``
    are the bids that they make (``None`` where there is none, or where the bid
    may not be seen); ``by`` is what was written: -1, 1, or 0 for nothing."""

    player: str
    name: str
    hidden: bool
    less: int | None
    more: int | None
    by: int
    seen: str | None


@dataclass(frozen=True, slots=True)
class BombInstead:
    """A corrected result that changes alone, because the Bomb ``fell`` or did not."""

    fell: bool
    seen: str | None


def has_bonus(played: Round) -> bool:
    """Return whether the table types a bonus in that round."""
    return played.ruleset.points.bonus.when is not BonusWhen.NEVER


def bomb_of(pad: Pad, played: Round) -> Bomb | None:
    """The Bomb's keys, while they can tell anything that the count does not."""
    asks = played.ruleset.play.bomb and played.phase is Phase.TRICKS and not played.is_played
    if not asks or NOBODY in played.taken:
        return None
    cell = Cell(played.number, played.deal, "", "bomb")
    said = pad.written.round(cell.round).get(cell[1:])
    return Bomb(said if isinstance(said, bool) else None, pad.written.seen([cell]))


def cloud_of(pad: Pad, played: Round, at: At) -> Cloud | None:
    """The Cloud's keys beside a bid that was tapped after play began."""
    box = played.boxes.get(at.player)
    asks = played.ruleset.play.cloud and played.phase is not Phase.BIDS and at.field == "bid"
    if not asks or box is None or box.bid is None or (played.hidden and not at.alone):
        return None
    hidden = played.hidden
    return Cloud(
        player=box.player,
        name=pad.names[box.player],
        hidden=hidden,
        less=None if hidden or box.bid == 0 else box.bid - 1,
        more=None if hidden or box.bid >= played.hand else box.bid + 1,
        by=0 if hidden else _by(box),
        seen=pad.written.seen([Cell(played.number, played.deal, box.player, "changed")]),
    )


def bomb_instead_of(pad: Pad, played: Round, at: At) -> BombInstead | None:
    """Return what the Bomb would have done if the corrected result changed alone."""
    if at.value is None or at.player not in played.boxes:
        return None
    fell = bomb_instead(played, at.player, at.value)
    if fell is None:
        return None
    cells = [
        Cell(played.number, played.deal, at.player, "tricks"),
        Cell(played.number, played.deal, "", "bomb"),
    ]
    return BombInstead(fell, pad.written.seen(cells))


def bonus_before(pad: Pad, played: Round) -> int | None:
    """The round just finished, while nobody has bid in the next one and its
    bonus can still come to somebody's mind."""
    fresh = played.phase is Phase.BIDS and all(box.bid is None for box in played.boxes.values())
    before = pad.round(played.number - 1)
    return before.number if fresh and before is not None and has_bonus(before) else None


def _by(box: Box) -> int:
    return 0 if box.changed is None else box.changed - (box.bid or 0)
