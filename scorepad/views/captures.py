"""The keys of what a bonus can be won with."""

from dataclasses import dataclass
from typing import NamedTuple

from scorepad.pad.captures import (
    CAPTURES,
    captures_as_text,
    captures_of,
    points_of,
    read_captures,
)
from scorepad.pad.marks import Cell
from scorepad.pad.state import Pad, Round
from scorepad.views.active_cell import ActiveCell


@dataclass(frozen=True, slots=True)
class CaptureKey:
    """A key that adds what was won, as often as it is tapped.

    ``count`` is how often it was; ``sent`` the bonus that it makes, with all that it was won with,
    "" where it can't be once more.
    """

    key: str
    points: int
    count: int
    sent: str


class CaptureKeys(NamedTuple):
    """The keys beside a player's bonus, which is ``bonus`` so far.

    ``seen`` is the newest mark in the two cells that each of them writes.
    """

    player: str
    bonus: int
    keys: tuple[CaptureKey, ...]
    seen: str | None


def captures_view(pad: Pad, round_: Round, active: ActiveCell | None) -> CaptureKeys | None:
    """Return the keys where a bonus is to be typed, and the rules name what brings one."""
    if active is None or active.field != "bonus":
        return None
    bonus, player = round_.ruleset.points.bonus, active.player
    won = captures_of(pad, round_, player)
    keys = []
    for card in bonus.cards:
        if not card.key:
            continue
        more = {each.key: won.get(each.key, 0) + (each is card) for each in bonus.cards}
        text = captures_as_text({key: count for key, count in more.items() if key and count})
        points = points_of(bonus, more)
        can_be = points <= round_.most_bonus and read_captures(bonus, text) is not None
        sent = f"{points} {text}" if can_be else ""
        keys.append(CaptureKey(card.key, card.points, won.get(card.key, 0), sent))
    cells = [Cell(round_.number, round_.deal, player, field) for field in ("bonus", CAPTURES)]
    stands = round_.boxes[player].bonus or 0
    return CaptureKeys(player, stands, tuple(keys), pad.written.seen(cells)) if keys else None
