"""A form for house rules is read: what it changes, what is wrong, what it comes to."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import OPTIONS, Code, Ruleset, games, score, with_options
from scorepad.services.house_rules import HouseRules
from scorepad.services.house_rules_form import (
    HouseRead,
    HouseRulesForm,
    form_of,
    paid_for_missing,
    read_house,
    with_minus,
)
from scorepad.services.rule_fields import as_sent, bounds_of, choices_of, options_of, read_option
from scorepad.views.house_rules import FieldGroup, effect_of, house_view

FISHER, DOWN = "wizard_fisher", "quoicoupli"


def read(typed: Mapping[str, str], game: str = FISHER) -> HouseRead:
    return read_house(HouseRulesForm("h" * 22, game, "Ours", typed), games()[game].ruleset)


def groups(game: str, typed: Mapping[str, str] | None = None) -> dict[str, FieldGroup]:
    asked = HouseRulesForm("h" * 22, game, "Ours", typed or {})
    view = house_view(asked, games()[game].ruleset, saved=False)
    return {group.key: group for group in view.groups}


def names(group: FieldGroup) -> list[str]:
    return [field.name for field in (*group.fields, *group.more)]


def test_a_form_as_the_game_has_it_changes_nothing() -> None:
    for game in games():
        typed = {
            field.name: field.text
            for group in groups(game).values()
            for field in (*group.fields, *group.more)
        }
        now = read(typed, game)
        assert now.wrong == {}
        assert now.house.options == {}
        assert now.ruleset == games()[game].ruleset


def test_only_what_differs_from_the_game_is_kept_and_stands_in_the_form_again() -> None:
    typed = {"points.made.base": "20", "points.missed.off": "-5", "bidding.who": "last"}
    now = read(typed)
    assert now.house == HouseRules(
        "h" * 22, "Ours", FISHER, {"points.missed.off": -5, "bidding.who": "last"}
    )
    assert score(now.ruleset.points, 2, 0, 5) == -10
    house = read({"points.missed.off": "\N{MINUS SIGN}5", "schedule.rounds": "7"}).house
    again = read_house(form_of(house), games()[FISHER].ruleset)
    assert again.house == house
    assert len(effect_of(again.ruleset).hands) == 7


def test_a_bid_of_zero_may_have_points_of_its_own_that_stay_although_other_bids_change() -> None:
    zero = {"points.own_zero": "yes", "points.zero_made.base": "5", "points.zero_made.hand": "1"}
    points = read({"points.made.base": "30", **zero}).ruleset.points
    assert [score(points, 0, 0, hand) for hand in (1, 8)] == [6, 13]
    assert score(points, 1, 1, 8) == 40
    typed = {"points.own_zero": "yes", "points.zero_made.base": "20", "points.made.base": "30"}
    assert score(read(typed).ruleset.points, 0, 0, 5) == 20


@pytest.mark.parametrize(
    ("place", "typed", "code"),
    [
        ("points.made.base", "many", Code.OUT_OF_RANGE),
        ("points.made.base", "", Code.OUT_OF_RANGE),
        ("points.missed.off", "-1001", Code.OUT_OF_RANGE),
        ("points.missed.off", "9" * 400, Code.OUT_OF_RANGE),
        ("schedule.rounds", "61", Code.OUT_OF_RANGE),
        ("schedule.largest", "21", Code.OUT_OF_RANGE),
        ("bidding.from_hand", "21", Code.OUT_OF_RANGE),
        ("bidding.who", "everybody", Code.NO_SUCH_RULE),
        ("points.own_zero", "perhaps", Code.NO_SUCH_RULE),
    ],
)
def test_what_cannot_be_is_refused_at_its_place_and_the_rest_counts(
    place: str, typed: str, code: Code
) -> None:
    now = read({place: typed, "points.made.trick": "7"})
    assert {where: refusal.code for where, refusal in now.wrong.items()} == {place: code}
    assert now.ruleset.points.made.trick == 7


@pytest.mark.parametrize(
    ("typed", "place", "code"),
    [
        (
            {"bidding.who": "last", "bidding.visibility": "secret"},
            "bidding.who",
            Code.BAN_NEEDS_OPEN_BIDS,
        ),
        (
            {"points.made.base": "-90", "points.made.trick": "0"},
            "points.made.base",
            Code.MADE_BRINGS_NO_MORE,
        ),
        (
            {"points.made.base": "0", "points.made.trick": "0", "points.missed.off": "0"},
            "points.made.base",
            Code.MADE_BRINGS_NO_MORE,
        ),
    ],
)
def test_rules_that_nobody_can_play_by_are_refused(
    typed: Mapping[str, str], place: str, code: Code
) -> None:
    wrong = read(typed).wrong
    assert {where: refusal.code for where, refusal in wrong.items()} == {place: code}


TYPED = st.dictionaries(
    st.sampled_from([*OPTIONS, "deck.size", ""]),
    st.one_of(
        st.integers(-1100, 1100).map(str),
        st.sampled_from(["yes", "no", "", " 7 ", "last", "secret", "up_down", "cycle", "made"]),
        st.text(max_size=6),
    ),
    max_size=12,
)


@given(typed=TYPED, game=st.sampled_from(sorted(games())))
def test_whatever_is_typed_is_refused_at_a_field_or_can_be_played(
    typed: dict[str, str], game: str
) -> None:
    now = read(typed, game)
    shown = {name for group in groups(game).values() for name in names(group)}
    assert set(now.wrong) <= shown | {"name"}
    assert effect_of(now.ruleset).hands
    if not now.wrong:
        assert now.house.ruleset == now.ruleset
        again = read_house(form_of(now.house), games()[game].ruleset)
        assert again.ruleset == now.ruleset


def test_names_that_are_no_option_are_ignored_and_nothing_typed_leaves_a_length_to_the_game() -> (
    None
):
    now = read({"deck.size": "9", "points.luck.base": "9"})
    assert now.wrong == now.house.options == {}
    assert read({"schedule.rounds": " ", "schedule.largest": ""}).house.options == {}
    assert read({"schedule.rounds": "0"}).house.options == {}
    now = read({"points.own_zero": "no", "points.zero_made.base": "77"})
    assert now.house.options == {}


def test_only_what_means_something_in_a_game_is_asked_and_rare_terms_wait() -> None:
    up, down = groups(FISHER), groups(DOWN)
    assert "bidding.blind_exempt" not in names(up["bidding"])
    assert "bidding.blind_exempt" in names(down["bidding"])
    assert "trump.top_turned" in names(up["trump"])
    assert "trump" not in down
    assert "points.made.off" not in names(up["made"])
    assert "points.missed.off" in names(up["missed"])
    assert not groups(FISHER)["missed"].open
    assert groups(FISHER, {"points.missed.off_squared": "-1"})["missed"].open
    assert groups(FISHER, {"points.missed.off_squared": "x"})["missed"].open


def test_the_effect_is_shown_on_a_few_bids_and_a_whole_game() -> None:
    effect = effect_of(games()[FISHER].ruleset)
    shown = [(each.bid, each.tricks, each.points) for each in effect.bids]
    assert shown == [(2, 2, 40), (2, 1, -10), (2, 4, -20), (0, 0, 20)]
    assert effect.players == 4
    assert effect.hands == tuple(range(1, 16))
    assert not effect.by_hand
    typed = {"points.own_zero": "yes", "points.zero_missed.hand": "-10"}
    effect = effect_of(read(typed).ruleset)
    assert effect.bids[-1].points == -70
    assert effect.by_hand


def test_points_for_missing_are_pointed_out() -> None:
    base = games()[FISHER].ruleset
    assert paid_for_missing(read({"points.missed.off": "-5"}), base) == {}
    forgotten = {"points.missed.off": "5", "points.missed.base": "0"}
    assert paid_for_missing(read(forgotten), base) == {"points.missed.off": 5}
    asked = HouseRulesForm("x" * 22, FISHER, "Sunday", forgotten)
    assert with_minus(asked, base).texts == {**forgotten, "points.missed.off": "-5"}


@pytest.mark.parametrize("game", games())
def test_no_game_is_asked_about_its_own_points(game: str) -> None:
    base = games()[game].ruleset
    typed = {name: as_sent(value) for name, value in base.options.items()}
    assert paid_for_missing(read(typed, game), base) == {}


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
    "play.tricks_by_scorer",
}


def ruleset(key: str) -> Ruleset:
    return games()[key].ruleset


@pytest.mark.parametrize(
    ("key", "more"),
    [
        ("wizard_gigamic", {*PLAY, *TURNED}),
        ("wizard_fisher", {*PLAY, *TURNED, "play.ranks"}),
        ("quoicoupli", {"bidding.blind_exempt"}),
        ("oh_hell", set()),
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
