"""What the page of a game says is what its rules do."""

from dataclasses import replace

import pytest

from scorepad.play.glance.duel import duel_rows, element_rows
from scorepad.play.glance.examples import bid_rows, points_rows, trick_rows
from scorepad.play.glance.topics import Saying, topics_of
from scorepad.play.glance.view import GlanceView, glance_of_game, glance_of_house
from scorepad.play.house.keeping import House
from scorepad.rules import Ruleset, duel_games, games, with_options

GAMES = sorted(games())


def view(key: str) -> GlanceView:
    found = glance_of_game(key)
    assert found is not None
    return found


def sayings(ruleset: Ruleset, topic: str) -> list[Saying]:
    return [each for found in topics_of(ruleset) if found.key == topic for each in found.sayings]


def codes(ruleset: Ruleset, topic: str) -> list[str]:
    return [each.code for each in sayings(ruleset, topic)]


@pytest.mark.parametrize("game", GAMES)
def test_points_worked_out_are_those_of_the_file(game: str) -> None:
    ruleset = games()[game].ruleset
    shown = {(row.bid, row.tricks, row.points) for row in points_rows(ruleset, ruleset.examples)}
    assert shown == {(each.bid, each.tricks, each.points) for each in ruleset.examples}


@pytest.mark.parametrize("game", GAMES)
def test_tricks_worked_out_are_those_of_the_file(game: str) -> None:
    ruleset = games()[game].ruleset
    shown = trick_rows(ruleset, ruleset.trick_examples)
    expected = ruleset.trick_examples if ruleset.play.judged else ()
    told = {(tuple(dict.fromkeys(each.plays)), each.taker, each.illegal): each for each in expected}
    assert [
        (tuple(dict.fromkeys(card.code for card in row.cards)), row.taker, row.illegal)
        for row in shown
    ] == list(told)
    for row in shown:
        assert [place for place, _ in row.held] == list(row.illegal)
        for place, cards in row.held:
            assert row.cards[place] not in cards
            assert cards


@pytest.mark.parametrize("game", GAMES)
def test_forbidden_bids_worked_out_are_those_of_the_file(game: str) -> None:
    ruleset = games()[game].ruleset
    for example in ruleset.bid_examples:
        sets = {each.key: dict(each.sets) for each in ruleset.variants}.get(example.variant, {})
        (row,) = bid_rows(with_options(ruleset, sets), [example])
        assert row.forbidden == example.forbidden


@pytest.mark.parametrize("game", GAMES)
def test_the_number_that_shows_a_restriction_is_really_forbidden(game: str) -> None:
    base = games()[game].ruleset
    tried = [base, *(with_options(base, dict(each.sets)) for each in base.variants)]
    for ruleset in tried:
        for saying in sayings(ruleset, "restriction"):
            if saying.code == "forbidden":
                facts = saying.facts
                assert sum(facts["bids"]) + facts["value"] == facts["hand"]
                assert facts["hand"] >= ruleset.bidding.from_hand


def test_duels_worked_out_are_those_of_the_file() -> None:
    for game in duel_games().values():
        rows = duel_rows(game.ruleset, game.ruleset)
        assert [row.winner for row in rows] == [each.winner for each in game.ruleset.examples]
        assert len(rows) > 3


def test_what_an_element_beats_loses_to_it() -> None:
    for game in duel_games().values():
        rows = {row.code: row for row in element_rows(game.ruleset)}
        assert any(row.beats for row in rows.values())
        for code, row in rows.items():
            assert all(code in rows[other].loses_to for other in row.beats)
            assert all(code in rows[other].beats for other in row.loses_to)
            assert set(row.loses_to) == set(game.ruleset.element(code).weaknesses)


def test_a_restriction_is_shown_on_the_example_of_the_file() -> None:
    found = view("nomination_whist")
    (saying,) = (
        saying for topic in found.topics for saying in topic.sayings if saying.code == "forbidden"
    )
    assert saying.facts == {"hand": 7, "bids": (2, 3, 1), "value": 1}


def test_the_lead_of_a_special_card_is_as_the_variant_has_it() -> None:
    base = games()["wizard_gigamic"].ruleset
    assert codes(base, "top_lead") == ["top_lead_free"]
    other = with_options(base, {"play.top_lead": "next_card"})
    assert codes(other, "top_lead") == ["top_lead_next_card"]


def test_bomb_and_cloud_are_said_where_they_are_played() -> None:
    base = games()["wizard_gigamic"].ruleset
    assert not {"bomb", "cloud"} & set(codes(base, "points"))
    played = with_options(base, {"play.bomb": True, "play.cloud": True})
    assert {"bomb", "cloud"} <= set(codes(played, "points"))


def test_points_of_a_zero_are_said_where_they_are_its_own() -> None:
    assert "zero_made" in codes(games()["skull_king"].ruleset, "points")
    assert "zero_made" not in codes(games()["wizard_fisher"].ruleset, "points")


def test_the_same_hands_for_several_numbers_of_players_stand_in_one_line() -> None:
    rounds = view("skull_king").rounds
    assert [(each.least, each.most) for each in rounds] == [(2, 7), (8, 8)]


def test_house_rules_show_what_they_change_beside_the_variants() -> None:
    options = {"bidding.who": "sole_leader", "points.made.base": 30}
    found = glance_of_house(House("h" * 22, "Ours", "wizard_fisher", options))
    assert found is not None
    assert found.own == (("points.made.base", 30),)
    assert dict(found.variants)["optional_rule"]
    assert found.house == "Ours"
    assert found.of_table


def test_rules_that_fit_no_game_have_no_page() -> None:
    house = House("h" * 22, "Ours", "wizard_fisher", {})
    assert glance_of_house(replace(house, game="gone")) is None
    assert glance_of_house(replace(house, options={"bidding.luck": 1})) is None
    assert glance_of_game("gone") is None


def test_a_game_as_its_sheet_has_it_is_nobodys_table() -> None:
    assert not any(view(game).of_table for game in GAMES)
