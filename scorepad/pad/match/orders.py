"""The order of the cards in a pile, entered in secret and turned up duel by duel.

Source: Wizards Cup, 2. Ordre des Sorciers; 3. Duel.
"""

from collections.abc import Mapping, Sequence

from scorepad.pad.effective_marks import Key
from scorepad.pad.marks import Cell, Value, same
from scorepad.pad.match.state import CARD, TURNED, Match, MatchRound
from scorepad.pad.state import Phase
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import Sorcerer
from scorepad.rules.refusal import Code, Refusal


def read_order(
    ruleset: DuelRuleset, player: str, cells: Mapping[Key, Value]
) -> tuple[tuple[Sorcerer | None, ...], int]:
    """Return the cards of ``player`` in their order, and how many were put into it.

    ``None`` stands for a missing or hidden card.
    """
    values = [cells.get((0, player, f"{CARD}{place}")) for place in range(1, ruleset.pile + 1)]
    order = tuple(read_card(ruleset, value) for value in values)
    return order, sum(value is not None for value in values)


def read_card(ruleset: DuelRuleset, value: Value) -> Sorcerer | None:
    """Return the card that a cell holds as [element, printed value]; ``None`` for none."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    element, printed = value
    is_card = isinstance(element, str) and ruleset.element(element) is not None
    is_number = type(printed) is int and 0 <= printed <= ruleset.highest
    return Sorcerer(element, printed) if is_card and is_number else None


def read_turned(player: str, cells: Mapping[Key, Value]) -> int:
    """Return how many cards of ``player`` lie face up."""
    value = cells.get((0, player, TURNED))
    return value if type(value) is int else 0


def place_of(cell: Cell) -> int:
    """Return the place in the order, from 1, of the card in ``cell``; 0 if it is for no card."""
    name, _, place = cell.field.partition(":")
    return int(place) if f"{name}:" == CARD and place.isdecimal() else 0


def is_face_up(round_: MatchRound | None, cell: Cell, value: Value, stands: Value) -> bool:
    """Return whether everybody may see ``value``, which a mark wrote in the ``cell`` of a card.

    In a turned-up place everybody may see only the card that ``stands`` there now. A card that was
    there before may still lie face down in another place. If sums of values decide, a pile whose
    cards have all fought is open, with its pending card.
    """
    box = round_.boxes.get(cell.player) if round_ else None
    if round_ is None or box is None:
        return False
    is_open = round_.tied and box.turned >= box.cards
    return (is_open or place_of(cell) <= box.turned) and same(value, stands)


def is_open(round_: MatchRound) -> bool:
    """Return whether cards can be put into their order, which ends when the first is turned up."""
    turned = any(box.turned for box in round_.boxes.values())
    return round_.phase is Phase.WINNER and not turned


def missing_in(round_: MatchRound) -> Sequence[str]:
    """Return the players whose order is not complete, in the order of the seats."""
    boxes = round_.boxes
    return [each for each in round_.seats if boxes[each].placed < len(boxes[each].order)]


def turned_next(round_: MatchRound) -> Mapping[str, int]:
    """Return how many cards of each player lie face up once the next ones are turned up.

    Return nothing if none can be turned up: an order is not complete, the cards of the next duel
    lie face up already, or the round is over.
    """
    boxes = round_.boxes.values()
    if round_.phase is not Phase.WINNER or missing_in(round_):
        return {}
    turned = {box.player: max(box.turned, box.lost + 1) for box in boxes}
    is_new = any(turned[box.player] > box.turned for box in boxes)
    return turned if is_new and all(box.left for box in boxes) else {}


def turns_up(round_: MatchRound) -> bool:
    """Return whether both orders are complete, and the next cards can be turned up."""
    return bool(turned_next(round_))


def refuse_turning(round_: MatchRound) -> Refusal | None:
    """Return why no cards can be turned up in ``round_`` now, or ``None``."""
    missing = missing_in(round_)
    if missing:
        return Refusal(Code.CARDS_MISSING, {"player": missing[0]})
    if not turns_up(round_):
        return Refusal(Code.NOTHING_TO_TURN_UP, {"round": round_.number})
    return None


def lies_at(round_: MatchRound, player: str, place: int, card: Sorcerer) -> int:
    """Return the place other than ``place`` where the player's order has ``card`` too; 0 for none.

    The sheet does not say whether two cards of a set may have the same element and value, so the
    app asks about a second one (Wizards Cup, 1. Sélection des cartes).
    """
    order = round_.boxes[player].order
    return next((n for n, each in enumerate(order, 1) if n != place and each == card), 0)


def not_placed(match: Match, player: str) -> tuple[Sorcerer, ...]:
    """Return those cards of :func:`own_set` that are not in the open round's order of ``player``.

    A card that the set has twice is returned as often as the order lacks it.
    """
    left = list(own_set(match, player))
    for card in match.current.boxes[player].order if match.current else ():
        if card in left:
            left.remove(card)
    return tuple(left)


def own_set(match: Match, player: str) -> tuple[Sorcerer, ...]:
    """Return the longest order of ``player`` in an earlier round, the latest of several.

    The next pile has most of these cards again, as one may be swapped. ``match`` is as the player
    may see it.
    """
    before = match.rounds[: match.current.number - 1] if match.current else ()
    orders = [round_.boxes[player].order for round_ in reversed(before)]
    piles = [tuple(card for card in order if card is not None) for order in orders]
    return max(piles, key=len, default=())
