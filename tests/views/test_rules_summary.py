"""What the page of a game says is what its rules do."""

from dataclasses import replace
from typing import Any

import pytest

from scorepad.rules import Ruleset, duel_games, games, with_options
from scorepad.rules.library import all_games
from scorepad.rules.ruleset import Example, with_every_card
from scorepad.services.house_rules import HouseRules
from scorepad.views.rules_examples import bid_rows, points_rows, trick_rows
from scorepad.views.rules_summary import (
    RulesSummaryView,
    _tricks,
    duel_rows,
    element_rows,
    rules_summary_of_game,
    rules_summary_of_house_rules,
)
from scorepad.views.rules_topics import Origin, Sentence, Topic, topics_of

GAMES = sorted(games())


def view(key: str) -> RulesSummaryView:
    found = rules_summary_of_game(key)
    assert found is not None
    return found


def sentences(ruleset: Ruleset, topic: str) -> list[Sentence]:
    return [each for found in topics_of(ruleset) if found.key == topic for each in found.sentences]


def codes(ruleset: Ruleset, topic: str) -> list[str]:
    return [each.code for each in sentences(ruleset, topic)]


@pytest.mark.parametrize("game", GAMES)
def test_points_worked_out_are_those_of_the_file(game: str) -> None:
    ruleset = games()[game].ruleset
    shown = {(row.bid, row.tricks, row.points) for row in points_rows(ruleset, ruleset.examples)}
    played = [each for each in ruleset.examples if not each.variant]
    assert shown == {(each.bid, each.tricks, each.points) for each in played}


@pytest.mark.parametrize(
    ("key", "options", "row"),
    [
        # The sheet names no hand; 3 tricks are made in a round of 3 cards at least.
        ("oh_hell", {"points.made.hand": 5}, (3, 3, 3, 10 + 3 + 5 * 3)),
        ("oh_hell", {"points.made.hand": 5}, (0, 0, 1, 10 + 5)),
        ("oh_hell", {}, (3, 3, 0, 10 + 3)),
    ],
)
def test_points_that_count_the_hand_are_shown_with_one(
    key: str, options: dict[str, Any], row: tuple[int, ...]
) -> None:
    ruleset = with_options(games()[key].ruleset, options)
    rows = points_rows(ruleset, ruleset.examples)
    assert row in {(each.bid, each.tricks, each.hand, each.points) for each in rows}


def test_a_hand_is_shown_where_the_points_of_that_row_count_it() -> None:
    options = {"points.cannonball": 15, "points.zero_made.hand": 0, "points.zero_missed.hand": 0}
    ruleset = with_options(games()["skull_king"].ruleset, options)
    examples = [*ruleset.examples, Example("", 2, 2, 0, hand=4, cannonball=True)]
    shown = {(each.cannonball, bool(each.hand)) for each in points_rows(ruleset, examples)}
    assert shown == {(False, False), (True, True)}


@pytest.mark.parametrize("game", GAMES)
def test_tricks_worked_out_are_those_of_the_file(game: str) -> None:
    ruleset = with_every_card(games()[game].ruleset)
    shown = trick_rows(ruleset, ruleset.trick_examples)
    expected = ruleset.trick_examples
    told = {(tuple(dict.fromkeys(each.plays)), each.taker, each.illegal): each for each in expected}
    assert [
        (tuple(dict.fromkeys(card.played for card in row.cards)), row.taker, row.illegal)
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
        for sentence in sentences(ruleset, "restriction"):
            if sentence.code == "forbidden":
                facts = sentence.facts
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
    (sentence,) = (
        sentence
        for topic in found.topics
        for sentence in topic.sentences
        if sentence.code == "forbidden"
    )
    assert sentence.facts == {"hand": 7, "bids": (2, 3, 1), "value": 1}


def test_points_bomb_and_leads_are_said_as_they_are_played() -> None:
    base = games()["wizard_gigamic"].ruleset
    assert codes(base, "anniversary") == []
    played = with_options(base, {"play.bomb": True, "play.cloud": True})
    assert codes(played, "anniversary") == ["bomb", "cloud"]
    assert codes(base, "top_lead") == ["top_lead_free"]
    other = with_options(base, {"play.top_lead": "next_card"})
    assert codes(other, "top_lead") == ["top_lead_next_card"]
    assert "zero_made" in codes(games()["skull_king"].ruleset, "points")
    assert "zero_made" not in codes(games()["wizard_fisher"].ruleset, "points")


def test_house_rules_show_what_they_change_and_have_no_page_where_they_fit_no_game() -> None:
    options = {"bidding.who": "sole_leader", "points.made.base": 30}
    found = rules_summary_of_house_rules(HouseRules("h" * 22, "Ours", "wizard_fisher", options))
    assert found.own == (("points.made.base", 30),)
    assert dict(found.variants)["optional_rule"]
    assert found.house == "Ours"
    assert found.of_table
    house = HouseRules("h" * 22, "Ours", "wizard_fisher", {})
    assert rules_summary_of_house_rules(replace(house, game="gone")) is None
    assert rules_summary_of_house_rules(replace(house, options={"bidding.luck": 1})) is None
    assert rules_summary_of_game("gone") is None


def topics(view: RulesSummaryView) -> dict[str, Topic]:
    return {topic.key: topic for topic in view.topics}


SHEETS = [key for key in GAMES if games()[key].ruleset.places]


@pytest.mark.parametrize("game", SHEETS)
def test_every_topic_is_the_sheets_with_its_heading_or_the_apps(game: str) -> None:
    found = view(game)
    assert found.has_sheet
    for topic in found.topics:
        assert topic.origin is (Origin.SHEET if topic.place else Origin.APP), topic.key
    assert topics(found)["leavers"].origin is Origin.APP
    assert topics(found)["points"].origin is Origin.SHEET


@pytest.mark.parametrize("game", sorted(set(GAMES) - set(SHEETS)))
def test_a_game_by_common_use_names_no_sheet(game: str) -> None:
    found = view(game)
    assert not found.has_sheet
    assert {topic.origin for topic in found.topics} == {Origin.COMMON}


def test_what_a_table_plays_otherwise_stands_under_no_heading_of_the_sheet_but_variants_do() -> (
    None
):
    options = {"points.made.base": 30, "end.leavers_win": True, "bidding.own_cards": "forehead"}
    found = rules_summary_of_house_rules(HouseRules("h" * 22, "Ours", "wizard_gigamic", options))
    assert found is not None
    changed = {key for key, topic in topics(found).items() if topic.origin is Origin.TABLE}
    assert changed == {"points", "leavers", "own_cards"}
    assert not any(topics(found)[key].place for key in changed)
    options = {"bidding.own_cards": "forehead", "bidding.visibility": "secret"}
    found = rules_summary_of_house_rules(HouseRules("h" * 22, "Ours", "wizard_club", options))
    for key in ("own_cards", "bids"):
        assert (topics(found)[key].origin, topics(found)[key].place) == (Origin.SHEET, "Variantes")
    assert found.headings["vision_of_hell"] == "Variantes"
    assert found.headings["bomb"] == ""


def test_a_pad_that_is_older_than_a_heading_shows_it_all_the_same() -> None:
    sheet = games()["wizard_gigamic"].ruleset
    kept = {key: place for key, place in sheet.places.items() if key not in ("dealer", "tie")}
    older = replace(sheet, places=kept, first_dealer=None)
    found = {topic.key: topic for topic in _tricks(older, sheet).topics}
    assert found["tie"].place == "Fin du jeu"
    assert [each.code for each in found["dealer"].sentences] == ["first_dealer_wisest", "dealer"]


def test_cards_from_two_to_ace_are_called_so_on_the_page() -> None:
    base = games()["wizard_fisher"].ruleset
    assert sentences(base, "ranks")[0].facts["ranks"] == ("1", "13")
    court = with_options(base, {"play.ranks": "court"})
    assert sentences(court, "ranks")[0].facts["ranks"] == ("2", "A")
    assert sentences(court, "deal")[1].facts["ranks"] == ("2", "A")


@pytest.mark.parametrize(
    ("game", "topic", "place"),
    [
        ("quoicoupli", "lead", "Déroulement d'une manche"),
        ("wizard_fisher", "restriction", "Bidding"),
        ("wizard_fisher", "in_view", "Keeping Track of Tricks"),
        ("wizard_gigamic", "restriction", "Variante"),
        ("wizard_gigamic", "dealer_looks", "Les cartes"),
        # The sheets say nothing of these.
        ("wizard_fisher", "dealer_looks", ""),
        ("wizards_cup", "pending", ""),
    ],
)
def test_what_is_said_stands_under_the_heading_where_the_sheet_says_it(
    game: str, topic: str, place: str
) -> None:
    (found,) = [each for each in view(game).topics if each.key == topic]
    assert (found.place, found.origin) == (place, Origin.SHEET if place else Origin.APP)


def test_a_restriction_stands_where_the_sheet_has_it_as_a_variant() -> None:
    ruleset = with_options(games()["wizard_fisher"].ruleset, {"bidding.who": "sole_leader"})
    (found,) = [each for each in topics_of(ruleset) if each.key == "restriction"]
    assert found.place == "Bidding variations"


@pytest.mark.parametrize("game", [*GAMES, *duel_games()])
def test_what_a_sheet_says_besides_is_about_a_topic_that_is_shown(game: str) -> None:
    shown = {topic.key for topic in view(game).topics if topic.place}
    # Where there is no sheet, the file may say what the page follows instead.
    shown |= set() if view(game).has_sheet else {"no_sheet"}
    assert set(all_games()[game].words.also) <= shown
