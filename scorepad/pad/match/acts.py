"""What people do at a match, as the cells that they write."""

from collections.abc import Mapping, Sequence

from scorepad.pad.acts import Cells
from scorepad.pad.marks import Cell, Value
from scorepad.pad.match.state import DUEL, PENDING, PERMANENT
from scorepad.pad.names import clean_name
from scorepad.rules.duel.verdict import Side, Sorcerer


def win_round(number: int, winners: Sequence[str]) -> Cells:
    """Round ``number`` won by one player, or by both."""
    return ((Cell(number, 0, "", "won"), list(winners)),)


def write_sums(number: int, sums: Mapping[str, int]) -> Cells:
    """The sums of all printed values in each player's pile."""
    return tuple((Cell(number, 0, player, "sum"), value) for player, value in sums.items())


def log_duel(
    number: int, place: int, sides: Sequence[Sorcerer], power: Side | None = None
) -> Cells:
    """Duel ``place`` of round ``number`` written down; ``sides`` are in the
    order of the seats. The round ends by itself when a player has no card left."""
    held: dict[str, Value] = {
        "sides": [[side.element, side.value, side.bonus] for side in sides],
        "counts": True,
    }
    if power is not None:
        held["power"] = power.value
    return ((Cell(number, 0, "", f"{DUEL}{place}"), held),)


def unlog_duel(number: int, place: int) -> Cells:
    """Duel ``place`` of round ``number`` struck out."""
    return ((Cell(number, 0, "", f"{DUEL}{place}"), None),)


def pending_card(number: int, player: str, came_in: bool) -> Cells:
    """The pending card of ``player`` comes in in round ``number``, or did not after all."""
    return ((Cell(number, 0, player, PENDING), True if came_in else None),)


def note_permanent(number: int, player: str, since: int, text: str) -> Cells:
    """The Permanent power of the card that fights for ``player`` in duel ``since``;
    no text strikes it out."""
    told = clean_name(text)
    return ((Cell(number, 0, player, PERMANENT), [since, told] if told else None),)
