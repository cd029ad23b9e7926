"""What a game says to people."""

from typing import Any

from scorepad.pad.state import Pad


def meaning(pad: Pad) -> dict[str, Any]:
    """Return what a game says to people, whatever marks say it."""
    return {
        "game": pad.ruleset.key,
        "names": dict(pad.names),
        "totals": dict(pad.totals),
        "winners": sorted(pad.winners),
        "over": pad.over,
        "rounds": [
            (
                *(played.number, played.hand, played.dealer, played.seats, played.trump),
                *(played.ruleset.options.items(), played.phase),
                {
                    player: (box.bid, box.tricks, box.bonus, box.adjustment, box.points, box.total)
                    for player, box in played.boxes.items()
                },
            )
            for played in pad.rounds
        ],
    }
