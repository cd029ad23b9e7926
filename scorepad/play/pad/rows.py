"""The players' lines on the pad's screen."""

from dataclasses import dataclass

from scorepad.pad.places import place_among
from scorepad.pad.state import Box, Pad, Phase, Round
from scorepad.pad.visibility import changed_after_reveal
from scorepad.rules.ruleset import Visibility

_SHORT_NAME = 8
"""Letters that a part of a name may have in large letters."""


@dataclass(frozen=True, slots=True)
class Row:
    """A player's line. ``change`` are the points of the last finished round, and
    ``revealed`` its bid and tricks where bids are only shown after the round; a
    bid that is hidden has no number here. ``place`` is 1 for the highest total of
    those who sit there, ``None`` before the first points and in an earlier round;
    ``long`` when a part of the name has more letters than a small phone has room
    for. ``changed`` is what the Cloud made of the bid; ``won`` the tricks counted so
    far, while some are to come, and ``needs`` how many more (or, negative, fewer)
    the bid wants; ``bonus_lost`` when the bonus does not count; ``after_reveal``
    when the bid is another than the one that was revealed. ``rest`` are the tricks of
    that finished round where they followed from the others' and nobody typed them."""

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
    """The line of one player; ``lit`` is the field of it that the next tap writes."""
    before = pad.round(played.number - 1)
    earlier = before.boxes.get(box.player) if before else None
    hidden = played.hidden
    done = played.phase is Phase.DONE
    nobody_bid = all(each.bid is None for each in played.boxes.values())
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
        bid=None if hidden else box.bid,
        bid_hidden=hidden and box.bid is not None,
        changed=None if hidden else box.changed,
        tricks=box.tricks,
        inferred=box.inferred,
        counted=box.counted,
        won=box.won if counting else None,
        needs=(box.wanted or 0) - (box.won or 0) if counting and not hidden else None,
        made=None if hidden else box.made,
        bonus=box.bonus,
        bonus_lost=done and box.extra != (box.bonus or 0),
        after_reveal=box.player in changed_after_reveal(played),
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
