"""The acts of the pad of a match."""

from collections.abc import Mapping, Sequence

from scorepad.pad.acts import Cells
from scorepad.pad.match import acts as match_acts
from scorepad.pad.match.state import Match
from scorepad.pad.typed_numbers import typed_number
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.required_kind import on_match
from scorepad.services.write_operations import Act
from scorepad.trick_checker.query import DuelQuery, needed, power_of, sorcerer_of, wrong_in


def win_act(number: int, players: Sequence[str]) -> Act:
    """Return the act that round ``number`` was won by one player, or by both."""
    return on_match(lambda _: match_acts.win_round(number, players))


def sums_act(number: int, texts: Mapping[str, str]) -> Act:
    """Return the act that writes the sums of both piles as they were typed: ``texts``, by player.

    A refusal names the player whose sum is no number.
    """

    def on(match: Match) -> Cells | Refusal:
        sums = {player: typed_number(texts.get(player, "")) for player in match.present}
        high = match.ruleset.highest_sum
        for player, value in sums.items():
            if value is None or value > high:
                facts = {"value": texts.get(player), "low": 0, "high": high, "player": player}
                return Refusal(Code.OUT_OF_RANGE, facts)
        known = {player: value for player, value in sums.items() if value is not None}
        return match_acts.write_sums(number, known)

    return on_match(on)


def duel_act(number: int, query: DuelQuery, position: int | None = None) -> Act:
    """Return the act that writes a duel of round ``number``.

    It is written as number ``position``, or as the next one.
    """

    def on(match: Match) -> Cells | Refusal:
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

    return on_match(on)


def pending_act(number: int, player: str, came_in: bool) -> Act:
    """Return the act that notes whether the pending card of ``player`` came in.

    It is noted in round ``number``.
    """
    return on_match(lambda _: match_acts.pending_card(number, player, came_in))


def permanent_act(number: int, player: str, text: str) -> Act:
    """Return the act that notes a Permanent power of the card that fights for ``player``.

    It is noted as ``text``; "" strikes it out.
    """

    def on(match: Match) -> Cells | Refusal:
        round_ = match.round(number)
        since = round_.next_duel if round_ else 1
        return match_acts.note_permanent(number, player, since, text)

    return on_match(on)
