"""The whole pad as the printed block shows it: a line a round, a box a player."""

from dataclasses import dataclass

from scorepad.pad.state import Box, Flag, Pad, Round
from scorepad.play.looking import Look


@dataclass(frozen=True, slots=True)
class SheetBox:
    """A player's box: the running total large, the bid small. ``off`` are the
    tricks over (or, negative, under) the bid; ``None`` until the round is done."""

    player: str
    total: int | None
    bid: int | None
    bid_hidden: bool
    tricks: int | None
    off: int | None
    adjustment: int


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A round's line; ``boxes`` has ``None`` where a player sat out. A line
    that is still to come has empty boxes."""

    number: int
    hand: int
    blind: bool
    dealer: str
    boxes: tuple[SheetBox | None, ...]
    flags: tuple[Flag, ...]
    begun: bool


@dataclass(frozen=True, slots=True)
class Column:
    """A player's column; ``places`` are 1 for the highest total."""

    player: str
    name: str
    total: int
    place: int
    away: bool
    won: bool
    rounds_made: int
    rounds_played: int


@dataclass(frozen=True, slots=True)
class SheetView:
    """The sheet of one game; ``open`` is the number of the round to fill."""

    game_id: str
    writes: bool
    ruleset: str
    created_at: int
    columns: tuple[Column, ...]
    lines: tuple[SheetLine, ...]
    open: int | None
    over: bool
    ended_early: bool


def sheet_view(look: Look) -> SheetView:
    """The sheet of ``look``."""
    pad = look.pad
    players = (*pad.present, *pad.away)
    lines = [_line(pad, played, players) for played in pad.rounds]
    begun = len(pad.rounds)
    lines += [
        SheetLine(begun + place, deal.hand, deal.blind, "", (), (), begun=False)
        for place, deal in enumerate(pad.to_come, 1)
    ]
    return SheetView(
        game_id=look.game.game_id,
        writes=look.writes,
        ruleset=pad.ruleset.key,
        created_at=look.game.created_at,
        columns=tuple(_column(pad, player) for player in players),
        lines=tuple(lines),
        open=pad.current.number if pad.current else None,
        over=pad.over,
        ended_early=pad.ended_early,
    )


def _column(pad: Pad, player: str) -> Column:
    total = pad.totals.get(player, 0)
    boxes = [played.boxes[player] for played in pad.rounds if player in played.boxes]
    finished = [box for box in boxes if box.points is not None]
    return Column(
        player=player,
        name=pad.names[player],
        total=total,
        place=1 + sum(other > total for other in pad.totals.values()),
        away=player in pad.away,
        won=player in pad.winners,
        rounds_made=sum(box.made is True for box in finished),
        rounds_played=len(finished),
    )


def _line(pad: Pad, played: Round, players: tuple[str, ...]) -> SheetLine:
    return SheetLine(
        number=played.number,
        hand=played.hand,
        blind=played.blind,
        dealer=pad.names[played.dealer],
        boxes=tuple(_box(played, played.boxes.get(player)) for player in players),
        flags=() if played.hidden else played.flags,
        begun=True,
    )


def _box(played: Round, box: Box | None) -> SheetBox | None:
    if box is None:
        return None
    done = box.points is not None
    known = box.bid is not None and box.tricks is not None and done
    return SheetBox(
        player=box.player,
        total=box.total if done else None,
        bid=None if played.hidden else box.bid,
        bid_hidden=played.hidden and box.bid is not None,
        tricks=box.tricks,
        off=(box.tricks or 0) - (box.bid or 0) if known else None,
        adjustment=box.adjustment,
    )
