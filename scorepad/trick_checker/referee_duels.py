"""The referee's answers about duels."""

from collections.abc import Callable, Mapping
from typing import Any

from scorepad.rules.duel.round import BOTH, Outcome, cup_round, end_of_round
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import (
    Side,
    Sorcerer,
    check_sorcerer,
    duel,
    element_wins,
    power_order,
)
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.trick_checker.case import FaultCode, Faulty, Given, check_length


def element(ruleset: DuelRuleset, case: Given) -> str | None:
    """Return the one of the elements ``a`` and ``b`` that wins, ``None`` for neither."""
    winner = element_wins(ruleset, case.text("a"), case.text("b"))
    return None if winner is Side.NONE else winner.value


def order(ruleset: DuelRuleset, case: Given) -> str:
    """Return the side whose Immediate power goes first, by the printed values ``va``, ``vb``."""
    values = (case.integer(key, 0, ruleset.highest) for key in ("va", "vb"))
    same_name = case["same_name"] if case.has("same_name") else False
    if not isinstance(same_name, bool):
        raise Faulty(FaultCode.NOT_ONE_OF, "same_name", allowed="true, false")
    return power_order(ruleset, *values, same_name=same_name).value


def one_duel(ruleset: DuelRuleset, case: Given) -> str:
    """Return the winner: ``a`` and ``b`` are [element, printed value, Dormant bonus].

    ``power`` is the side that a power decided for: ``A``, ``B``, ``both``, or ``none``.
    """
    power = Side(case.one_of("power", list(Side))) if case.has("power") else None
    a, b = (_sorcerer(ruleset, case[key], key, 3) for key in ("a", "b"))
    for sorcerer in (a, b):
        check_sorcerer(ruleset, sorcerer)
    return duel(ruleset, a, b, power).winner.value


def one_round(ruleset: DuelRuleset, case: Given) -> dict[str, Any]:
    """Return the winner of a round, and of each duel in it.

    ``a`` and ``b`` are piles of [element, value].
    """
    a, b = (
        [
            _sorcerer(ruleset, card, f"{key}[{index}]", 2)
            for index, card in enumerate(case.items_of(key))
        ]
        for key in ("a", "b")
    )
    round_ = cup_round(ruleset, a, b)
    return {"winner": str(round_.winner), "duels": [each.winner.value for each in round_.duels]}


def match(ruleset: DuelRuleset, case: Given) -> dict[str, Any]:
    """Return the tokens and the result after ``rounds``.

    ``sums`` decide a double win that would end the match for both. A round after the end is
    refused.
    """
    sums = _sums(ruleset, case)
    tokens = {"A": 0, "B": 0}
    outcome, winner = Outcome.OPEN, ""
    rounds = case.texts("rounds")
    for number, won in enumerate(rounds, 1):
        if won not in ("A", "B", BOTH):
            raise Faulty(FaultCode.NOT_ONE_OF, f"rounds[{number - 1}]", allowed=f"A, B, {BOTH}")
        if outcome is not Outcome.OPEN:
            raise Refused(Refusal(Code.ROUND_AFTER_THE_END, {"round": number}))
        end = end_of_round(tokens, ("A", "B") if won == BOTH else (won,), ruleset.tokens, sums)
        outcome, winner = end.outcome, end.winner
        for player in end.gained:
            tokens[player] += 1
    waits = outcome in (Outcome.OPEN, Outcome.SUMS)
    result = "open" if waits else winner or outcome.value
    return {"tokens": [*tokens.values()], "result": result, "rounds": len(rounds)}


KINDS: Mapping[str, Callable[[DuelRuleset, Given], Any]] = {
    "element": element,
    "power_order": order,
    "duel": one_duel,
    "cup_round": one_round,
    "cup_match": match,
}
"""The functions that answer the kinds of cases about a game of duels.

Each answers, or raises :class:`scorepad.rules.Refused` or
:class:`scorepad.trick_checker.case.Faulty`.
"""


def _sorcerer(ruleset: DuelRuleset, card: object, key: str, most: int) -> Sorcerer:
    if not isinstance(card, list):
        raise Faulty(FaultCode.NOT_A_LIST, key)
    check_length(card, key, 2, most)
    if not isinstance(card[0], str):
        raise Faulty(FaultCode.NOT_A_TEXT, f"{key}[0]")
    case = Given({f"{key}[{index}]": value for index, value in enumerate(card)})
    numbers = (case.integer(f"{key}[{index}]", 0, ruleset.highest) for index in range(1, len(card)))
    return Sorcerer(card[0], *numbers)


def _sums(ruleset: DuelRuleset, case: Given) -> dict[str, int]:
    if not case.has("sums"):
        return {}
    sums = case.integers("sums", 0, ruleset.highest_sum)
    check_length(sums, "sums", 2, 2)
    return dict(zip("AB", sums, strict=True))
