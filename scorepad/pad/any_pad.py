"""The pad of a game of any kind, tricks or a match: which kind it is, and the standings."""

from collections.abc import Iterable

from scorepad.pad.match.state import Match, MatchRound
from scorepad.pad.state import Pad, Round

AnyPad = Pad | Match
AnyRound = Round | MatchRound


class WrongKindOfGame(LookupError):
    """Raised if a match is given where a trick game is needed, or the other way round."""


def as_trick_pad(pad: AnyPad) -> Pad:
    """Return ``pad``, which has to be that of a trick game.

    Raises:
        WrongKindOfGame: it is a match.
    """
    if not isinstance(pad, Pad):
        raise WrongKindOfGame(pad.ruleset.key)
    return pad


def as_match(pad: AnyPad) -> Match:
    """Return ``pad``, which has to be that of a match.

    Raises:
        WrongKindOfGame: it is the pad of a trick game.
    """
    if not isinstance(pad, Match):
        raise WrongKindOfGame(pad.ruleset.key)
    return pad


def sits(pad: AnyPad, player: str) -> bool:
    """Return whether ``player`` is at the table, or plays in the current round."""
    round_ = pad.current
    return player in pad.present or (isinstance(round_, Round) and player in round_.seats)


def place_among(pad: AnyPad, player: str, rivals: Iterable[str]) -> int | None:
    """Return the place of ``player`` by total among those who can win, 1 for the highest.

    Equal totals share a place. ``None`` if the player has no total, or is not among ``rivals``.
    """
    total, rivals = pad.totals.get(player), set(rivals)
    if total is None or player not in rivals:
        return None
    place = 1 + sum(pad.totals.get(rival, total) > total for rival in rivals)
    if place == 1 and player not in pad.winners:
        # The total equals that of the winners, but a tie-break of the rules puts them first.
        place += len(pad.winners)
    return place
