"""Acts on the pad of a match, from what was typed."""

from collections.abc import Mapping

from scorepad.pad.acts import Cells
from scorepad.pad.match import acts as match_acts
from scorepad.pad.match.orders import lies_at, not_placed, refuse_turning
from scorepad.pad.match.state import Match
from scorepad.pad.typed_numbers import typed_number
from scorepad.rules.duel.verdict import Sorcerer
from scorepad.rules.refusal import Code, Refusal
from scorepad.trick_checker.query import DuelQuery, needed, power_of, sorcerer_of, wrong_in


def type_sums(match: Match, number: int, texts: Mapping[str, str]) -> Cells | Refusal:
    """Return the cells of the sums of both piles from ``texts``, by player.

    A refusal names the player whose sum is not a number.
    """
    sums = {player: typed_number(texts.get(player, "")) for player in match.present}
    high = match.ruleset.highest_sum
    for player, value in sums.items():
        if value is None or value > high:
            facts = {"value": texts.get(player), "low": 0, "high": high, "player": player}
            return Refusal(Code.OUT_OF_RANGE, facts)
    known = {player: value for player, value in sums.items() if value is not None}
    return match_acts.write_sums(number, known)


def log_duel(
    match: Match, number: int, query: DuelQuery, position: int | None = None
) -> Cells | Refusal:
    """Return the cells of a duel of round ``number``.

    It is written as number ``position``, or as the next one.
    """
    round_ = match.round(number)
    if round_ is None:
        return Refusal(Code.ROUND_NOT_OPEN, {"round": number, "open": len(match.rounds)})
    for refusal in wrong_in(query, match.ruleset).values():
        return refusal
    for missing in needed(query, match.ruleset):
        if missing.endswith(".element"):
            return Refusal(Code.NO_SUCH_ELEMENT, {"value": ""})
        facts = {"value": "", "low": 0, "high": match.ruleset.highest}
        return Refusal(Code.OUT_OF_RANGE, facts)
    sides = (sorcerer_of(query.a), sorcerer_of(query.b))
    return match_acts.log_duel(number, position or round_.next_duel, sides, power_of(query))


def place_card(
    match: Match,
    number: int,
    player: str,
    place: int,
    card: tuple[str, str] | None,
    twice: str = "",
) -> Cells | Refusal:
    """Return the cell of the card that fights for ``player`` as number ``place``.

    Args:
        match: as the player may see it.
        number: the round.
        player: whose card it is.
        place: the place in the order, from 1.
        card: the code of its element and its value as it was typed; ``None`` takes the card back.
        twice: what is meant if the same card is in another place already, and the set has only one:
            a ``second`` one, or that both ``swap`` their places.
    """
    if card is None:
        return match_acts.place_card(number, player, place, None)
    element, text = card
    if not element:
        return Refusal(Code.NOTHING_CHOSEN, {"what": "element"})
    if match.ruleset.element(element) is None:
        return Refusal(Code.NO_SUCH_ELEMENT, {"value": element})
    value = typed_number(text)
    if value is None or value > match.ruleset.highest:
        return Refusal(Code.OUT_OF_RANGE, {"value": text, "low": 0, "high": match.ruleset.highest})
    sorcerer, round_ = Sorcerer(element, value), match.current
    if round_ is None or round_.number != number or sorcerer in not_placed(match, player):
        return match_acts.place_card(number, player, place, sorcerer)
    other = lies_at(round_, player, place, sorcerer)
    if other and twice == "swap" and place <= match.ruleset.pile:
        return match_acts.swap_cards(round_, player, place, other)
    if other and not twice:
        return Refusal(Code.CARD_LIES_THERE, {"place": other})
    return match_acts.place_card(number, player, place, sorcerer)


def turn_up(match: Match, number: int) -> Cells | Refusal:
    """Return the cells that turn up the cards of the next duel of round ``number``."""
    round_ = match.round(number)
    if round_ is None:
        return Refusal(Code.ROUND_NOT_OPEN, {"round": number, "open": len(match.rounds)})
    return refuse_turning(round_) or match_acts.turn_up(round_)


def note_permanent(match: Match, number: int, player: str, text: str) -> Cells:
    """Return the cells that note a Permanent power of the card that fights for ``player``.

    It is noted as ``text``; "" strikes it out.
    """
    round_ = match.round(number)
    # After the last possible duel, it holds from that one on.
    since = min(round_.next_duel, match.ruleset.most_duels) if round_ else 1
    return match_acts.note_permanent(number, player, since, text)
