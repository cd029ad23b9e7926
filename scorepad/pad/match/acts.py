"""Acts of people at a match, as the cells that they write."""

from collections.abc import Mapping, Sequence

from scorepad.pad.acts import Cells
from scorepad.pad.marks import Cell, Value
from scorepad.pad.match.orders import turned_next
from scorepad.pad.match.state import CARD, DUEL, PENDING, PERMANENT, TURNED, MatchRound
from scorepad.pad.names import clean_name
from scorepad.rules.duel.verdict import Side, Sorcerer


def win_round(number: int, winners: Sequence[str]) -> Cells:
    """Return the cell of the winners of round ``number``: one player, or both."""
    return ((Cell(number, 0, "", "won"), list(winners)),)


def write_sums(number: int, sums: Mapping[str, int]) -> Cells:
    """Return the cells of the sums of all printed values in each player's pile."""
    return tuple((Cell(number, 0, player, "sum"), value) for player, value in sums.items())


def log_duel(
    number: int, index: int, sides: Sequence[Sorcerer], power: Side | None = None
) -> Cells:
    """Return the cell that writes down duel ``index`` of round ``number``.

    ``sides`` are in the order of the seats. The round ends by itself when a player has no card
    left.
    """
    duel: dict[str, Value] = {
        "sides": [[side.element, side.value, side.bonus] for side in sides],
        "counts": True,
    }
    if power is not None:
        duel["power"] = power.value
    return ((Cell(number, 0, "", f"{DUEL}{index}"), duel),)


def pending_card(number: int, player: str, came_in: bool) -> Cells:
    """Return the cell of round ``number`` that says if the pending card of ``player`` came in."""
    return ((Cell(number, 0, player, PENDING), True if came_in else None),)


def note_permanent(number: int, player: str, since: int, text: str) -> Cells:
    """Return the cell of the Permanent power of a card; an empty text takes it away.

    The card fights for ``player`` in duel ``since``.
    """
    name = clean_name(text)
    return ((Cell(number, 0, player, PERMANENT), [since, name] if name else None),)


def place_card(number: int, player: str, place: int, card: Sorcerer | None) -> Cells:
    """Return the cell of a card that fights for ``player`` as number ``place`` (from 1) of a round.

    ``None`` takes the card back.
    """
    value: Value = None if card is None else [card.element, card.value]
    return ((Cell(number, 0, player, f"{CARD}{place}"), value),)


def swap_cards(round_: MatchRound, player: str, place: int, other: int) -> Cells:
    """Return the cells by which two cards of the order of ``player`` change their places."""
    order = round_.boxes[player].order
    return (
        *place_card(round_.number, player, place, order[other - 1]),
        *place_card(round_.number, player, other, order[place - 1]),
    )


def turn_up(round_: MatchRound) -> Cells:
    """Return the cells that turn up the cards of the next duel; none if there is none."""
    turned = turned_next(round_).items()
    return tuple((Cell(round_.number, 0, player, TURNED), number) for player, number in turned)
