"""The story of a finished game: how it was won, as its rounds alone tell it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad, AnyRound
from scorepad.pad.state import Pad, Phase, Round

BOLD = 2
"""The lowest bid that is worth telling."""

IN_A_ROW = 3
"""The fewest bids made one after the other that are worth telling."""


class Lead(NamedTuple):
    """The lead of the one winner, who led for good after ``round``.

    ``round`` is 1 where nobody else ever led. ``rival`` is the player who led alone before and was
    passed, "" where nobody did; ``bid`` is the winner's bid in that round where it was made, else
    ``None``.
    """

    name: str
    rival: str
    round: int
    bid: int | None


class Boldest(NamedTuple):
    """The highest ``bid`` that was made, of ``hand`` cards."""

    name: str
    bid: int
    hand: int
    round: int


class Streak(NamedTuple):
    """The longest row of bids made, from round ``first`` to round ``last``."""

    name: str
    first: int
    last: int


class Margin(NamedTuple):
    """The points by which the winner was ahead of ``rival``, the second, before the last round."""

    name: str
    rival: str
    points: int


class Story(NamedTuple):
    """The facts that are told of a game, each ``None`` where there is nothing to tell."""

    lead: Lead | None
    boldest: Boldest | None
    streak: Streak | None
    margin: Margin | None


def story(pad: AnyPad, placed: Sequence[str]) -> Story | None:
    """Return what the finished rounds of ``pad`` tell, or ``None`` for nothing.

    Args:
        placed: the players who can win.
    """
    if not pad.over:
        return None
    done = [round_ for round_ in pad.rounds if round_.phase is Phase.DONE]
    lead = _lead(pad, done, placed)
    if isinstance(pad, Pad):
        found = Story(lead, _boldest(pad), _streak(pad), _margin(pad, placed))
    else:
        found = Story(lead, None, None, None)
    return found if any(found) else None


def _lead(pad: AnyPad, done: Sequence[AnyRound], placed: Sequence[str]) -> Lead | None:
    if len(pad.winners) != 1 or len(done) < 2:
        return None
    (winner,) = pad.winners
    before, since = 0, None
    totals: dict[str, int] = {}
    standings: list[Mapping[str, int]] = []
    for index, round_ in enumerate(done):
        totals.update((each, box.total) for each, box in round_.boxes.items() if each in placed)
        standings.append(dict(totals))
        if not _leads(totals, winner):
            before, since = index, None
        elif since is None:
            since = index
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
    """Return the name of the player who alone had most, and more than ``winner``; "" for nobody."""
    if winner not in totals:
        return ""
    best = max(totals.values())
    ahead = [player for player, total in totals.items() if total == best]
    if len(ahead) > 1 or totals[winner] == best:
        return ""
    return pad.names[ahead[0]]


def _bid_made(round_: AnyRound, winner: str) -> int | None:
    """Return the bid that ``winner`` made in a round; in a match there are none."""
    box = round_.boxes.get(winner) if isinstance(round_, Round) else None
    return box.wanted if box and box.made and not box.adjustment else None


def _boldest(pad: Pad) -> Boldest | None:
    """Return the highest bid that was made, where it is one player's."""
    bids_made = list(_made(pad))
    # The same bid of fewer cards is the bolder one.
    best = max(((bid.bid, -bid.hand) for bid in bids_made), default=(0, 0))
    bold = [bid for bid in bids_made if (bid.bid, -bid.hand) == best]
    if best[0] < BOLD or len({bid.name for bid in bold}) > 1:
        return None
    return bold[0]


def _made(pad: Pad) -> Iterable[Boldest]:
    for round_ in pad.rounds:
        for player, box in round_.boxes.items():
            if round_.phase is Phase.DONE and box.made and box.wanted is not None:
                yield Boldest(pad.names[player], box.wanted, round_.hand, round_.number)


def _streak(pad: Pad) -> Streak | None:
    """Return the longest row of bids that were made round after round, where it is one player's."""
    rows: list[Streak] = []
    running: dict[str, int] = {}
    for round_ in _done(pad):
        made = {player for player, box in round_.boxes.items() if box.made}
        running = {player: running.get(player, round_.number) for player in made}
        rows += [Streak(pad.names[each], first, round_.number) for each, first in running.items()]
    longest = max((row.last - row.first for row in rows), default=0)
    found = [row for row in rows if row.last - row.first == longest]
    if longest + 1 < IN_A_ROW or len({row.name for row in found}) > 1:
        return None
    return found[0]


def _margin(pad: Pad, placed: Sequence[str]) -> Margin | None:
    """Return how close it was before the last round, if that round could still turn it.

    It could if two players' points in that round were at least so far apart. Nothing is returned
    if the winner was not ahead, or if two were second.
    """
    done = _done(pad)
    if len(pad.winners) != 1 or len(done) < 2:
        return None
    (winner,) = pad.winners
    before = {
        player: box.total
        for round_ in done[:-1]
        for player, box in round_.boxes.items()
        if player in placed
    }
    others = sorted((total for player, total in before.items() if player != winner), reverse=True)
    if winner not in before or not others or before[winner] <= others[0] or others[0] in others[1:]:
        return None
    points = before[winner] - others[0]
    won = [box.total - box.before for box in done[-1].boxes.values()]
    if max(won) - min(won) < points:
        return None
    (rival,) = (player for player in before if before[player] == others[0])
    return Margin(pad.names[winner], pad.names[rival], points)


def _done(pad: Pad) -> list[Round]:
    return [round_ for round_ in pad.rounds if round_.phase is Phase.DONE]
