"""The summary of a game in lists, so that no list has to read its marks."""

from typing import Any

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.house import house_name
from scorepad.play.kinds import by_kind


def summarize(pad: AnyPad) -> dict[str, Any]:
    """The game in short, as plain JSON values: ``game`` (the ruleset's key),
    ``players`` and ``totals`` in seating order, ``round`` of ``rounds``,
    ``over``, the names of the ``winners``, the name of its ``house`` rules
    where it has any, and ``totals_alone`` where nothing else is known of it."""
    house = house_name(pad.written)
    alone = by_kind(pad, tricks=lambda tricks: tricks.totals_alone, match=lambda _: False)
    return {
        "game": pad.ruleset.key,
        "players": [pad.names.get(player, "") for player in pad.present],
        "totals": [pad.totals.get(player, 0) for player in pad.present],
        "round": len(pad.rounds),
        "rounds": pad.number_of_rounds,
        "over": pad.over,
        "winners": [pad.names.get(player, "") for player in pad.winners],
        **({"house": house} if house else {}),
        **({"totals_alone": True} if alone else {}),
    }
