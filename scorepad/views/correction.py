"""The other player who changes with a corrected result."""

from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.entries import bomb_instead, bombed_by_mistake, untaken_instead, who_else
from scorepad.pad.marks import Cell
from scorepad.pad.state import Pad, Round
from scorepad.pad.tricks_taken import NOBODY, TRICK
from scorepad.rules.refusal import Code, Refusal
from scorepad.views.active_cell import PadQuery


class Partner(NamedTuple):
    """Somebody who may change with a corrected result; ``seen`` is the newest mark in both.

    ``NOBODY`` is among them where the tricks may be nobody's.
    """

    player: str
    name: str
    before: int
    after: int
    seen: str | None


class BombInstead(NamedTuple):
    """A corrected result that changes alone, because the Bomb ``fell``, 2 for twice, or did not."""

    fell: bool | int
    seen: str | None


class Correction(NamedTuple):
    """A corrected result that waits for the other player who changes.

    Instead of a player, the answer may be that it was the Bomb.
    """

    player: str
    name: str
    before: int
    after: int
    partners: tuple[Partner, ...]
    bomb: BombInstead | None


def unchanged(pad: AnyPad, at: PadQuery) -> Refusal | None:
    """Return the refusal that nothing is changed, where ``at`` asks for the result that stands."""
    if at.value is None or not isinstance(pad, Pad):
        return None
    round_ = pad.round(at.round) if at.round is not None else pad.current
    box = round_.boxes.get(at.player) if round_ else None
    if round_ is None or box is None or not round_.is_played or box.tricks != at.value:
        return None
    return Refusal(Code.NOTHING_CHANGED, {"player": at.player, "value": at.value})


def correction_of(pad: Pad, round_: Round, at: PadQuery) -> Correction | None:
    """Return the corrected result that ``at`` asks about, where it is another than stands."""
    box = round_.boxes.get(at.player)
    if at.value is None or box is None or not round_.is_played or box.tricks is None:
        return None
    if at.value == box.tricks:
        return None

    def seen(*fields: tuple[str, str]) -> str | None:
        cells = [Cell(round_.number, round_.deal, player, field) for player, field in fields]
        return pad.written.seen(cells)

    result = (at.player, "tricks")
    partners = []
    for other, tricks in who_else(round_, at.player, at.value):
        before = round_.boxes[other].tricks or 0
        partners.append(
            Partner(other, pad.names[other], before, tricks, seen(result, (other, "tricks")))
        )
    alone = untaken_instead(round_, at.player, at.value)
    if alone is not None:
        partners.append(Partner(NOBODY, "", round_.untaken or 0, alone, seen(result)))
    fell = bomb_instead(round_, at.player, at.value)
    given = [("", f"{TRICK}{trick}") for trick in bombed_by_mistake(round_, at.player, at.value)]
    # What was said of the Bomb would stand against the trick that is given to a player.
    if given and pad.written.round(round_.number).get((round_.deal, "", "bomb")) is not None:
        fell = None
    return Correction(
        player=at.player,
        name=pad.names[at.player],
        before=box.tricks,
        after=at.value,
        partners=tuple(partners),
        bomb=None if fell is None else BombInstead(fell, seen(*(given or [result, ("", "bomb")]))),
    )
