"""The referee's answers about duels: cases as plain JSON values."""

from collections.abc import Callable, Mapping
from typing import Any

from scorepad.rules.duel import Side, Sorcerer, duel, element_wins, power_order
from scorepad.rules.duel_round import BOTH, cup_round
from scorepad.rules.duel_ruleset import DuelRuleset
from scorepad.rules.match import Outcome, end_of_round
from scorepad.rules.refusal import Code, Refusal, Refused

Case = Mapping[str, Any]


def element(ruleset: DuelRuleset, case: Case) -> str | None:
    """Which of the elements ``a`` and ``b`` wins, ``None`` for neither."""
    winner = element_wins(ruleset, _text(case, "a"), _text(case, "b"))
    return None if winner is Side.NONE else winner.value


def order(ruleset: DuelRuleset, case: Case) -> str:
    """Whose Immediate power goes first, by the printed values ``va``, ``vb``."""
    same_name = case.get("same_name", False)
    if not isinstance(same_name, bool):
        raise _unreadable("same_name")
    return power_order(ruleset, _given(case, "va"), _given(case, "vb"), same_name=same_name).value


def one_duel(ruleset: DuelRuleset, case: Case) -> str:
    """Who wins: ``a`` and ``b`` are [element, printed value, Dormant bonus]."""
    power = case.get("power")
    if power is not None and power not in list(Side):
        raise _unreadable("power")
    side = None if power is None else Side(power)
    sorcerers = [_sorcerer(_given(case, key), key, 3) for key in ("a", "b")]
    return duel(ruleset, sorcerers[0], sorcerers[1], side).winner.value


def one_round(ruleset: DuelRuleset, case: Case) -> dict[str, Any]:
    """The winner of a round and of each duel in it: ``a`` and ``b`` are piles
    of [element, value]."""
    piles = []
    for key in ("a", "b"):
        pile = _given(case, key)
        if not isinstance(pile, list):
            raise _unreadable(key)
        piles.append([_sorcerer(card, key, 2) for card in pile])
    played = cup_round(ruleset, piles[0], piles[1])
    return {"winner": str(played.winner), "duels": [each.winner.value for each in played.duels]}


def match(ruleset: DuelRuleset, case: Case) -> dict[str, Any]:
    """Tokens and result after ``rounds``; ``sums`` decide a double win that
    would end the match for both. A round after the end is refused."""
    rounds = _given(case, "rounds")
    if not isinstance(rounds, list):
        raise _unreadable("rounds")
    sums = _sums(ruleset, case.get("sums"))
    tokens = {"A": 0, "B": 0}
    outcome, winner = Outcome.OPEN, ""
    for number, won in enumerate(rounds, 1):
        if won not in ("A", "B", BOTH):
            raise _unreadable("rounds")
        if outcome is not Outcome.OPEN:
            raise Refused(Refusal(Code.ROUND_AFTER_THE_END, {"round": number}))
        end = end_of_round(tokens, ("A", "B") if won == BOTH else (won,), ruleset.tokens, sums)
        outcome, winner = end.outcome, end.winner
        for player in end.gained:
            tokens[player] += 1
    waits = outcome in (Outcome.OPEN, Outcome.SUMS)
    result = "open" if waits else winner or outcome.value
    return {"tokens": [*tokens.values()], "result": result, "rounds": len(rounds)}


KINDS: Mapping[str, Callable[[DuelRuleset, Case], Any]] = {
    "element": element,
    "power_order": order,
    "duel": one_duel,
    "cup_round": one_round,
    "cup_match": match,
}
"""What can be asked about a game of duels. Each answers, or raises
:class:`scorepad.rules.Refused`."""


def _given(case: Case, key: str) -> Any:
    if key not in case:
        raise _unreadable(key)
    return case[key]


def _text(case: Case, key: str) -> str:
    value = _given(case, key)
    if not isinstance(value, str):
        raise _unreadable(key)
    return value


def _sorcerer(card: object, key: str, most: int) -> Sorcerer:
    if not isinstance(card, list) or not 2 <= len(card) <= most or not isinstance(card[0], str):
        raise _unreadable(key)
    return Sorcerer(*card)


def _sums(ruleset: DuelRuleset, sums: object) -> dict[str, int]:
    if sums is None:
        return {}
    if not isinstance(sums, list) or len(sums) != 2:
        raise _unreadable("sums")
    for value in sums:
        if type(value) is not int or not 0 <= value <= ruleset.highest_sum:
            facts = {"value": value, "low": 0, "high": ruleset.highest_sum}
            raise Refused(Refusal(Code.OUT_OF_RANGE, facts))
    return dict(zip("AB", sums, strict=True))


def _unreadable(what: str) -> Refused:
    return Refused(Refusal(Code.NOT_A_CASE, {"what": what}))
