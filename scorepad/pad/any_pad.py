"""The pad of a game of any kind: what all pads have in common, and the standings."""

from collections.abc import Iterable

from scorepad.pad.match.state import Match, MatchRound
from scorepad.pad.state import Pad, Round

AnyPad = Pad | Match
AnyRound = Round | MatchRound


def place_among(pad: AnyPad, player: str, rivals: Iterable[str]) -> int | None:
    """Return the place of ``player`` among those who can win, 1 for the highest total.

    Players who are level have the same place. ``None`` where there is no total yet, or the player
    is none of them.
    """
    total, rivals = pad.totals.get(player), set(rivals)
    if total is None or player not in rivals:
        return None
    place = 1 + sum(pad.totals.get(rival, total) > total for rival in rivals)
    if place == 1 and player not in pad.winners:
        # Level with the winners, whom the rules put first.
        place += len(pad.winners)
    return place
