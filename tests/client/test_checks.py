"""The referee on a phone says what the server's says: the same address, the same screen."""

import json
import secrets

import pytest

from tests.client.checks import drawn_lines, fixed_lines, lines, referee_lines, start_line
from tests.client.comparison import CHECK_PROGRAM, compare
from tests.client.played_rules import rule_lines
from tests.client.round_points import point_lines
from tests.kinds import thorough


def test_questions_in_which_rules_meet_that_seldom_do_are_answered_alike() -> None:
    compared = compare(fixed_lines(), CHECK_PROGRAM)
    assert compared.different == 0, compared.said
    assert compared.cases > 4000


@pytest.mark.parametrize("tricks", [12, thorough(30)])
def test_many_tricks_and_duels_are_judged_alike(tricks: int) -> None:
    seed = secrets.token_hex(4)
    compared = compare(iter([start_line(), *drawn_lines(tricks, seed)]), CHECK_PROGRAM)
    assert compared.different == 0, f"seed {seed}\n{compared.said}"
    assert compared.cases > 500 + 2 * tricks


def test_the_referees_own_cases_are_answered_alike() -> None:
    cases = list(referee_lines())
    assert len(cases) == 30
    compared = compare(iter(cases), CHECK_PROGRAM)
    assert (compared.cases, compared.different) == (30, 0), compared.said


def test_what_a_round_brings_is_worked_out_alike() -> None:
    seed = secrets.token_hex(4)
    compared = compare(point_lines(300, seed), CHECK_PROGRAM)
    assert (compared.cases, compared.different) == (300, 0), f"seed {seed}\n{compared.said}"


def test_what_a_table_sets_is_played_or_refused_alike() -> None:
    seed = secrets.token_hex(4)
    compared = compare(rule_lines(600, seed), CHECK_PROGRAM)
    assert compared.different == 0, f"seed {seed}\n{compared.said}"
    assert compared.cases > 600


def test_a_difference_is_seen_and_its_place_is_named() -> None:
    line = next(each for each in lines(50, "any") if '"reason": {"verdict"' in each)
    case = json.loads(line)
    case["view"]["reason"]["verdict"]["place"] += "?"
    compared = compare(iter([json.dumps(case)]), CHECK_PROGRAM)
    assert compared.different == 1
    assert "view.reason.verdict.place" in compared.said
