"""Tokens, and the sums that decide when both would win."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import Outcome, end_of_round
from scorepad.rules.duel.round import most_rounds_left


@pytest.mark.parametrize(
    ("tokens", "won", "gained", "outcome", "winner"),
    [
        ((0, 0), "A", "A", Outcome.OPEN, ""),
        ((0, 0), "AB", "AB", Outcome.OPEN, ""),
        ((1, 0), "A", "A", Outcome.WON, "A"),
        ((1, 0), "B", "B", Outcome.OPEN, ""),
        ((1, 0), "AB", "AB", Outcome.WON, "A"),
        ((0, 1), "AB", "AB", Outcome.WON, "B"),
        ((1, 1), "A", "A", Outcome.WON, "A"),
        ((1, 1), "B", "B", Outcome.WON, "B"),
        ((1, 1), "AB", "", Outcome.SUMS, ""),
    ],
)
def test_what_a_round_brings(
    tokens: tuple[int, int], won: str, gained: str, outcome: Outcome, winner: str
) -> None:
    end = end_of_round(dict(zip("AB", tokens, strict=True)), tuple(won), 2, {})
    assert (end.gained, end.outcome, end.winner) == (tuple(gained), outcome, winner)


@pytest.mark.parametrize(
    ("sums", "gained", "outcome", "winner"),
    [
        ((21, 24), "A", Outcome.WON, "A"),
        ((24, 21), "B", Outcome.WON, "B"),
        ((0, 1), "A", Outcome.WON, "A"),
        ((24, 24), "", Outcome.DRAW, ""),
    ],
)
def test_the_lower_sum_wins_when_both_would(
    sums: tuple[int, int], gained: str, outcome: Outcome, winner: str
) -> None:
    end = end_of_round({"A": 1, "B": 1}, "AB", 2, dict(zip("AB", sums, strict=True)))
    assert (end.gained, end.outcome, end.winner) == (tuple(gained), outcome, winner)
    assert end.tied


@given(
    st.integers(1, 5), st.lists(st.sampled_from(["A", "B", "AB"]), max_size=12), st.integers(0, 2)
)
def test_a_match_ends_in_time_and_nobody_gets_a_token_too_many(
    to_win: int, rounds: list[str], level: int
) -> None:
    tokens = {"A": 0, "B": 0}
    played = 0
    for won in rounds:
        left = most_rounds_left(tokens.values(), to_win)
        end = end_of_round(tokens, tuple(won), to_win, {"A": 1, "B": level})
        played += 1
        for player in end.gained:
            tokens[player] += 1
        assert max(tokens.values()) <= to_win
        assert sum(tokens.values()) <= 2 * to_win - 1
        if end.outcome is not Outcome.OPEN:
            assert (end.outcome is Outcome.WON) == (max(tokens.values()) == to_win)
            break
        assert most_rounds_left(tokens.values(), to_win) < left
        assert max(tokens.values()) < to_win
    assert played <= 2 * to_win - 1
