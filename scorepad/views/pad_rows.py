"""The players' lines on the pad's screen, and what special cards add to them."""

from dataclasses import dataclass

from scorepad.pad.any_pad import place_among
from scorepad.pad.entries import bomb_instead
from scorepad.pad.marks import Cell
from scorepad.pad.results import NOBODY
from scorepad.pad.state import Box, Pad, Phase, Round
from scorepad.rules.ruleset import BonusWhen, Visibility
from scorepad.views.active_cell import At

_SHORT_NAME = 8
"""The most letters that a part of a name may have in large letters."""


@dataclass(frozen=True, slots=True)
class Row:
    """A player's line.

    ``change`` are the points of the last finished round, and ``revealed`` its bid and tricks where
    bids are only shown after the round; a bid that is hidden has no number here. ``place`` is 1 for
    the highest total of those who sit there, ``None`` before the first points and in an earlier
    round; ``long`` when a part of the name has more letters than a small phone has room for.
    ``changed`` is what the Cloud made of the bid; ``won`` the tricks counted so far, while some are
    to come, and ``needs`` how many more (or, negative, fewer) the bid wants; ``bonus_lost`` when
    the bonus does not count; ``after_reveal`` when the bid is another than the one that was
    revealed. ``rest`` are the tricks of that finished round where they followed from the others'
    and nobody typed them.
    """

    player: str
    name: str
    long: bool
    deals: bool
    leads: bool
    place: int | None
    total: int
    change: int | None
    rest: int | None
    revealed: tuple[int, int] | None
    bid: int | None
    bid_hidden: bool
    changed: int | None
    tricks: int | None
    inferred: bool
    counted: bool
    won: int | None
    needs: int | None
    made: bool | None
    bonus: int | None
    bonus_lost: bool
    after_reveal: bool
    lit: str | None


def row_of(pad: Pad, played: Round, box: Box, lit: str | None) -> Row:
    """Return the line of one player; ``lit`` is the field of it that the next tap writes."""
    before = pad.round(played.number - 1)
    earlier = before.boxes.get(box.player) if before else None
    done = played.phase is Phase.DONE
    nobody_bid = played.nobody_has_bid
    closed = box if done else earlier if earlier and nobody_bid else None
    counting = played.phase is Phase.TRICKS and box.tricks is None and box.won is not None
    return Row(
        player=box.player,
        name=pad.names[box.player],
        long=_is_long(pad.names[box.player]),
        deals=box.player == played.dealer,
        leads=box.player == played.leader,
        place=_place(pad, played, box.player),
        total=box.total,
        change=closed.points if closed else None,
        rest=closed.tricks if closed and closed.inferred else None,
        revealed=None if done or not nobody_bid else _revealed(before, earlier),
        bid=box.bid,
        bid_hidden=box.bid_hidden,
        changed=box.changed,
        tricks=box.tricks,
        inferred=box.inferred,
        counted=box.counted,
        won=box.won if counting else None,
        needs=box.wanted - (box.won or 0) if counting and box.wanted is not None else None,
        made=box.made,
        bonus=box.bonus,
        bonus_lost=done and box.extra != (box.bonus or 0),
        after_reveal=box.player in played.changed_after_reveal,
        lit=lit,
    )


def _is_long(name: str) -> bool:
    return any(len(part) > _SHORT_NAME for part in name.replace("-", " ").split(" "))


def _place(pad: Pad, played: Round, player: str) -> int | None:
    # Before the first points all are level, and of an earlier round nobody asks any more.
    newest = played is (pad.current or pad.rounds[-1])
    if not newest or (played.number == 1 and played.phase is not Phase.DONE):
        return None
    return place_among(pad, player, played.seats)


def _revealed(before: Round | None, earlier: Box | None) -> tuple[int, int] | None:
    if before is None or earlier is None or earlier.wanted is None or earlier.tricks is None:
        return None
    secret = before.ruleset.bidding.visibility is Visibility.SECRET
    return (earlier.wanted, earlier.tricks) if secret and before.phase is Phase.DONE else None


@dataclass(frozen=True, slots=True)
class Bomb:
    """The two keys for the Bomb: it fell, or it did not.

    ``said`` is what was written, and ``seen`` the newest mark seen there.
    """

    said: bool | None
    seen: str | None


@dataclass(frozen=True, slots=True)
class Cloud:
    """The two keys of the Cloud for a player's bid: one less, one more.

    ``less`` and ``more`` are the bids that they make (``None`` where there is none, or where the
    bid may not be seen); ``by`` is what was written: -1, 1, or 0 for nothing.
    """

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
    """Return the Bomb's keys, while they can tell anything that the count does not."""
    asks = played.ruleset.play.bomb and played.phase is Phase.TRICKS and not played.is_played
    if not asks or NOBODY in played.taken:
        return None
    cell = Cell(played.number, played.deal, "", "bomb")
    said = pad.written.round(cell.round).get(cell[1:])
    return Bomb(said if isinstance(said, bool) else None, pad.written.seen([cell]))


def cloud_of(pad: Pad, played: Round, at: At) -> Cloud | None:
    """Return the Cloud's keys beside a bid that was tapped after play began."""
    box = played.boxes.get(at.player)
    asks = played.ruleset.play.cloud and played.phase is not Phase.BIDS and at.field == "bid"
    if not asks or box is None or not box.has_bid or (box.bid_hidden and not at.alone):
        return None
    bid = box.bid
    return Cloud(
        player=box.player,
        name=pad.names[box.player],
        hidden=box.bid_hidden,
        less=None if not bid else bid - 1,
        more=None if bid is None or bid >= played.hand else bid + 1,
        by=_by(box),
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
    """Return the number of the round just finished, while its bonus can still be typed.

    That is while nobody has bid in the next one.
    """
    fresh = played.phase is Phase.BIDS and played.nobody_has_bid
    before = pad.round(played.number - 1)
    return before.number if fresh and before is not None and has_bonus(before) else None


def _by(box: Box) -> int:
    return 0 if box.changed is None else box.changed - (box.bid or 0)
