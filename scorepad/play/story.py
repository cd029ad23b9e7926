"""The story of a finished game: who took the lead when, and the boldest bid."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scorepad.pad.any_pad import AnyPad, AnyRound
from scorepad.pad.state import Box, Pad, Phase
from scorepad.play.kinds import by_kind

_BOLD = 2
"""The lowest bid that is worth telling."""


@dataclass(frozen=True, slots=True)
class Lead:
    """The way in which the one winner came to lead for good: after ``round``, which is 1 where
    nobody else ever led. ``rival`` is whoever led alone before and was passed, ""
    where nobody did; ``bid`` is the winner's bid in that round where it was made,
    else ``None``."""

    name: str
    rival: str
    round: int
    bid: int | None


@dataclass(frozen=True, slots=True)
class Boldest:
    """The highest ``bid`` that was made, of ``hand`` cards."""

    name: str
    bid: int
    hand: int
    round: int


@dataclass(frozen=True, slots=True)
class Story:
    """The facts that are told of a game, each ``None`` where there is nothing to tell."""

    lead: Lead | None
    boldest: Boldest | None


def story(pad: AnyPad, placed: Sequence[str]) -> Story | None:
    """Return what the finished rounds of ``pad`` tell, or ``None`` for nothing.

    Args:
        placed: the players who can win.
    """
    if not pad.over:
        return None
    done = [played for played in pad.rounds if played.phase is Phase.DONE]
    lead = _lead(pad, done, placed)
    boldest = by_kind(pad, tricks=_boldest, match=lambda _: None)
    return Story(lead, boldest) if lead or boldest else None


def _lead(pad: AnyPad, done: Sequence[AnyRound], placed: Sequence[str]) -> Lead | None:
    if len(pad.winners) != 1 or len(done) < 2:
        return None
    (winner,) = pad.winners
    before, since = 0, None
    totals: dict[str, int] = {}
    standings: list[Mapping[str, int]] = []
    for place, played in enumerate(done):
        totals.update((each, box.total) for each, box in played.boxes.items() if each in placed)
        standings.append(dict(totals))
        if not _leads(totals, winner):
            before, since = place, None
        elif since is None:
            since = place
    if since is None:
        return None
    turning = done[since]
    return Lead(
        name=pad.names[winner],
        rival=_passed(pad, standings[before], winner) if since else "",
        round=turning.number,
        bid=_bid_made(turning, winner),
    )


def _leads(totals: Mapping[str, int], winner: str) -> bool:
    """Return whether ``winner`` has more than everybody else."""
    return winner in totals and all(
        total < totals[winner] for player, total in totals.items() if player != winner
    )


def _passed(pad: AnyPad, totals: Mapping[str, int], winner: str) -> str:
    """Return the name of whoever alone had most, and more than ``winner``; "" for nobody."""
    if winner not in totals:
        return ""
    best = max(totals.values())
    ahead = [player for player, total in totals.items() if total == best]
    if len(ahead) > 1 or totals[winner] == best:
        return ""
    return pad.names[ahead[0]]


def _bid_made(played: AnyRound, winner: str) -> int | None:
    box = played.boxes.get(winner)
    if not isinstance(box, Box) or not box.made or box.adjustment:
        return None
    return box.wanted


def _boldest(pad: Pad) -> Boldest | None:
    found = list(_made(pad))
    # The same bid of fewer cards is the bolder one.
    best = max(((each.bid, -each.hand) for each in found), default=(0, 0))
    bold = [each for each in found if (each.bid, -each.hand) == best]
    if best[0] < _BOLD or len({each.name for each in bold}) > 1:
        return None
    return bold[0]


def _made(pad: Pad) -> Iterable[Boldest]:
    for played in pad.rounds:
        for player, box in played.boxes.items():
            if played.phase is Phase.DONE and box.made and box.wanted is not None:
                yield Boldest(pad.names[player], box.wanted, played.hand, played.number)
