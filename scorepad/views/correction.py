"""The other player who changes with a corrected result."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.entries import who_else
from scorepad.pad.marks import Cell
from scorepad.pad.state import Pad, Round
from scorepad.rules.refusal import Code, Refusal
from scorepad.views.active_cell import At
from scorepad.views.pad_rows import BombInstead, bomb_instead_of


@dataclass(frozen=True, slots=True)
class Partner:
    """Somebody who may change with a corrected result."""

    player: str
    name: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Question:
    """A corrected result that waits for the other player who changes.

    Instead of a player, the answer may be that it was the Bomb.
    """

    player: str
    name: str
    before: int
    after: int
    partners: tuple[Partner, ...]
    seen: Mapping[str, str | None]
    bomb: BombInstead | None


def unchanged(pad: AnyPad, at: At) -> Refusal | None:
    """Return the refusal that nothing is changed, where ``at`` asks for the result that stands."""
    if at.value is None or not isinstance(pad, Pad):
        return None
    played = pad.round(at.round) if at.round is not None else pad.current
    box = played.boxes.get(at.player) if played else None
    if played is None or box is None or not played.is_played or box.tricks != at.value:
        return None
    return Refusal(Code.NOTHING_CHANGED, {"player": at.player, "value": at.value})


def question_of(pad: Pad, played: Round, at: At) -> Question | None:
    box = played.boxes.get(at.player)
    if at.value is None or box is None or not played.is_played or box.tricks is None:
        return None
    if at.value == box.tricks:
        return None
    partners = []
    seen = {}
    for other, tricks in who_else(played, at.player, at.value):
        before = played.boxes[other].tricks or 0
        partners.append(Partner(other, pad.names[other], before, tricks))
        cells = [
            Cell(played.number, played.deal, player, "tricks") for player in (at.player, other)
        ]
        seen[other] = pad.written.seen(cells)
    name = pad.names[at.player]
    bomb = bomb_instead_of(pad, played, at)
    return Question(at.player, name, box.tricks, at.value, tuple(partners), seen, bomb)
