from collections.abc import Sequence

import pytest

from scorepad.i18n.house_rules import game_title, hands_in_words, house_group
from scorepad.i18n.points import term_title
from scorepad.rules import games
from scorepad.services.house_rules_form import house_groups


@pytest.mark.parametrize(
    ("hands", "words"),
    [
        ((), ""),
        ((7,), "7"),
        ((1, 2, 3, 4), "1 2 3 4"),
        (range(1, 16), "1 2 … 15"),
        (range(15, 0, -1), "15 14 … 1"),
        ((*range(1, 11), *range(9, 0, -1)), "1 2 … 10 9 … 1"),
        ((*range(10, 0, -1), *range(2, 11)), "10 9 … 1 2 … 10"),
        ((1, 2, 3, 4, 5, 6, 6, 5, 4), "1 2 … 6 6 5 4"),
        ((3, 3, 3), "3 3 3"),
        ((2, 4, 6), "2 4 6"),
        ((*range(8, 0, -1), 1), "8 7 … 1 1"),
    ],
)
def test_long_runs_of_hands_are_said_by_their_ends(hands: Sequence[int], words: str) -> None:
    assert hands_in_words(hands) == words


def test_every_group_of_every_form_has_a_title(speaking) -> None:
    with speaking("en"):
        for game in games().values():
            titles = [house_group(group.key) for group in house_groups(game.ruleset)]
            assert all(titles)
            assert len(set(titles)) == len(titles)


def test_terms_and_house_rules_have_names(speaking) -> None:
    with speaking("en"):
        assert term_title("points.made.trick") == "Per trick taken"
        assert term_title("points.zero_missed.off_squared") == "Tricks off the bid, squared"
        assert term_title("points.own_zero") == term_title("bidding.who") == ""
    with speaking("en"):
        assert game_title("quoicoupli", "Sunday rules") == "Sunday rules (Quoicoupli)"
        assert game_title("quoicoupli") == "Quoicoupli"
