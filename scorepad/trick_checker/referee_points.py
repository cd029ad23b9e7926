"""The referee's answers about points."""

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import Any

from scorepad.rules.points import score, winners
from scorepad.rules.ruleset import Ruleset
from scorepad.rules.schedule import largest_hand
from scorepad.trick_checker.case import FaultCode, Faulty, Given, check_length, integers
from scorepad.trick_checker.referee_table import check_players


def _points(ruleset: Ruleset, case: Given) -> int:
    hand = _hand(ruleset, case)
    bid, tricks = case.integer("bid", 0, hand), case.integer("tricks", 0, hand)
    return score(ruleset.points, bid, tricks, hand)


def _hand(ruleset: Ruleset, case: Given) -> int:
    largest = largest_hand(ruleset, ruleset.least)
    if case.has("hand"):
        return case.integer("hand", 1, largest)
    points = ruleset.points
    formulas = (points.made, points.missed, points.zero_made, points.zero_missed)
    if any(formula is not None and formula.hand for formula in formulas):
        raise Faulty(FaultCode.KEY_MISSING, "hand")
    return largest


def _table(ruleset: Ruleset, case: Given) -> list[list[int]]:
    rounds = [
        _round(ruleset, round_value, f"rounds[{index}]")
        for index, round_value in enumerate(case.items_of("rounds"))
    ]
    for index, points in enumerate(rounds):
        check_length(points, f"rounds[{index}]", len(rounds[0]), len(rounds[0]))
    return [
        list(totals) for totals in zip(*map(accumulate, zip(*rounds, strict=True)), strict=True)
    ]


def _round(ruleset: Ruleset, value: object, key: str) -> Sequence[int]:
    if not isinstance(value, list):
        raise Faulty(FaultCode.NOT_A_LIST, key)
    check_length(value, key, 2, 2)
    bids = integers(value[0], f"{key}[0]", 0)
    check_players(ruleset, len(bids))
    largest = largest_hand(ruleset, len(bids))
    integers(bids, f"{key}[0]", 0, largest)
    tricks = integers(value[1], f"{key}[1]", 0, largest)
    check_length(tricks, f"{key}[1]", len(bids), len(bids))
    hand = sum(tricks)
    return [score(ruleset.points, *pair, hand) for pair in zip(bids, tricks, strict=True)]


def _tricks_from_pad(ruleset: Ruleset, case: Given) -> list[int]:
    hand = case.integer("hand", 1, largest_hand(ruleset, ruleset.least))
    bid, delta = case.integer("bid", 0, hand), case.integer("delta")
    possible = range(hand + 1)
    return [tricks for tricks in possible if score(ruleset.points, bid, tricks, hand) == delta]


def _winners(ruleset: Ruleset, case: Given) -> list[int]:
    totals = case.integers("totals")
    check_players(ruleset, len(totals))
    return [int(seat) for seat in winners({str(seat): n for seat, n in enumerate(totals)})]


KINDS: Mapping[str, Callable[[Ruleset, Given], Any]] = {
    "points": _points,
    "table": _table,
    "tricks_from_pad": _tricks_from_pad,
    "winners": _winners,
}
