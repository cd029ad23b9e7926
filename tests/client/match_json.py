"""A match as plain JSON values, the very ones that the script on a phone makes of its marks.

``static/phone/pad/match/fold.mjs`` returns this shape, key by key.
"""

from typing import Any

from scorepad.pad.match.state import Match, MatchRound
from tests.client.pad_json import marks_json
from tests.client.plain_view import plain_view

Json = dict[str, Any]


def match_json(match: Match) -> Json:
    """Return the state of ``match`` as plain values.

    It has the keys of :func:`tests.client.pad_json.pad_json`, those of which a match knows nothing
    empty; ``to_come`` has numbers of rounds, and ``beyond`` those that count for nothing.
    """
    return {
        "names": dict(match.names),
        "totals": dict(match.totals),
        "present": list(match.present),
        "away": list(match.away),
        "winners": list(match.winners),
        "over": match.over,
        "ended_early": match.ended_early,
        "number_of_rounds": match.number_of_rounds,
        "to_come": list(match.to_come),
        "current": match.current.number if match.current else None,
        "rules": {},
        "rounds": [_round_json(round_) for round_ in match.rounds],
        **marks_json(match.written),
        "reveals": {"asked": False, "kept": {}, "made": {}},
        "beyond": list(match.beyond),
    }


def _round_json(round_: MatchRound) -> Json:
    """Return one round: its fields and properties, with its boxes in the order of the seats."""
    plain: Json = plain_view(round_)
    return plain | {"boxes": list(plain["boxes"].values())}
