"""Which options the screens at the table show, and how a form sends them."""

import pytest

from scorepad.rules import Ruleset, games, with_options
from scorepad.services.rule_fields import bounds_of, choices_of, options_of, read_option

TURNED = {"trump.top_turned", "trump.bottom_turned"}
PLAY = {"play.top_lead", "play.bomb", "play.cloud"}
ALWAYS = {
    "bidding.who",
    "bidding.zero_exempt",
    "bidding.from_hand",
    "bidding.visibility",
    "bidding.own_cards",
    "bidding.entry",
    "end.leavers_win",
    "end.tie",
}


def ruleset(key: str) -> Ruleset:
    return games()[key].ruleset


@pytest.mark.parametrize(
    ("key", "more"),
    [
        ("wizard_gigamic", {*PLAY, *TURNED}),
        ("wizard_canadian", {*PLAY, *TURNED}),
        ("wizard_fisher", {*PLAY, *TURNED, "play.ranks"}),
        ("quoicoupli", {"bidding.blind_exempt"}),
        ("oh_hell", set()),
        ("nomination_whist", set()),
        ("skull_king", set()),
    ],
)
def test_a_table_is_asked_only_for_what_means_something_in_its_game(
    key: str, more: set[str]
) -> None:
    assert set(options_of(ruleset(key))) == ALWAYS | more


def test_a_card_that_is_not_turned_needs_no_rule() -> None:
    rules = with_options(ruleset("wizard_club"), {"trump.source": "none"})
    assert "trump.top_turned" not in options_of(rules)


def test_points_may_be_below_zero_and_not_beyond_their_bounds() -> None:
    assert bounds_of("points.missed.off") == (-1000, 1000)
    assert read_option("points.missed.off", "-10") == -10
    assert read_option("points.missed.off", "-1001") is None
    assert choices_of("schedule.course")[-1] == ("down_up", "down_up")
