import re

import pytest
from flask import Flask

from scorepad.pad import acts
from tests.web.evening import let_in, play_rounds
from tests.web.phone import Form, Phone
from tests.web.table import Open, Table

SPECIAL = {"play.bomb": True, "play.cloud": True, "points.bonus": "made"}


@pytest.fixture
def game(table: Open) -> Table:
    """Anna, Ben and Cleo have bid 1, 2 and 0 for three tricks; Ben leads."""
    opened = table(hands=[3, 3, 3], options=SPECIAL)
    opened.play({"b": 2, "c": 0, "a": 1}, {})
    return opened


def form_for(phone: Phone, act: str) -> Form:
    return next(form for form in phone.forms if form.action.endswith(f"/{act}"))


def key(phone: Phone, value: int) -> Phone:
    """Tap a key of the number pad."""
    form = form_for(phone, "entries")
    return phone.send(form.action, {**form.fields.to_dict(), "value": str(value)})


def test_the_bomb_takes_a_trick_away_and_can_be_taken_back(phone: Phone, game: Table) -> None:
    phone.go(game.path).tap("Bomb fell")
    assert "the Bomb fell" in phone.text
    assert "2 left" in phone.text
    phone.tap("Bomb fell")
    assert game.pad.rounds[0].bomb is None
    phone.tap("no Bomb")
    assert game.pad.rounds[0].bomb is False
    key(phone, 2)
    key(phone, 0)
    assert game.pad.rounds[0].boxes["a"].tricks == 1


def test_results_are_all_typed_while_nobody_knows_of_the_bomb(phone: Phone, game: Table) -> None:
    phone.go(game.path)
    for value in (1, 0):
        key(phone, value)
    assert "Anna: tricks?" in phone.text
    key(phone, 1)
    assert game.pad.rounds[0].bomb is True
    assert "2/3" in phone.text


def test_a_result_of_a_finished_round_is_corrected_because_of_the_bomb(
    phone: Phone, game: Table
) -> None:
    game.play({}, {"b": 2, "c": 0, "a": 1})
    phone.go(f"{game.path}?round=1&at=tricks.b&to=1").tap("Nobody’s: the Bomb fell")
    assert [box.tricks for box in game.pad.rounds[0].boxes.values()] == [1, 1, 0]
    assert "Ben: tricks 2 → 1, the Bomb fell" in phone.go(f"{game.path}/log").text
    phone.go(f"{game.path}?round=1&at=tricks.b&to=2").tap("Nobody’s: no Bomb fell")
    assert game.pad.rounds[0].bomb is False


@pytest.mark.parametrize("taps", [1, 2], ids=["said", "taken back"])
def test_a_counted_trick_is_not_taken_from_a_bomb_that_was_said_to_have_fallen(
    taps: int, phone: Phone, game: Table
) -> None:
    for _ in range(taps):
        phone.go(game.path).tap("Bomb fell")
    for taker in ("b", "", "a"):
        game.act(lambda pad, taker=taker: acts.give_trick(pad.rounds[0], taker))
    phone.go(f"{game.path}?round=1&at=tricks.b&to=2")
    assert ("Nobody’s: no Bomb fell" in phone.text) == (taps == 2)
    if taps == 2:
        phone.tap("Nobody’s: no Bomb fell")
        assert [box.tricks for box in game.pad.rounds[0].boxes.values()] == [1, 2, 0]


def test_the_cloud_stands_beside_a_bid_that_is_tapped(phone: Phone, game: Table) -> None:
    phone.go(f"{game.path}?at=bid.b").tap("Cloud: 3")
    assert "Ben: bid 2 → 3" in phone.html
    assert "Ben: Cloud, bid 3" in phone.text
    phone.go(f"{game.path}?at=bid.c")
    assert "Cloud: 1" in form_for(phone, "cloud").labels
    assert len(form_for(phone, "cloud").labels) == 1, "no bid goes below zero"
    phone.tap("Cloud: 1")
    assert phone.status == 422
    assert "There is one Cloud, and Ben took it." in phone.text
    phone.go(f"{game.path}?at=bid.b").tap("Cloud: 3")
    assert game.pad.rounds[0].boxes["b"].changed is None


def test_where_one_player_has_one_way_the_cloud_is_one_tap_in_its_own_round(
    phone: Phone, table: Open
) -> None:
    game = table(hands=[1, 1, 1], options=SPECIAL)
    game.play({"b": 0, "c": 0, "a": 0}, {"b": 0, "c": 1, "a": 0})
    assert "Cloud of round 1" in [label for label, _ in phone.go(game.path).links]
    assert "Cloud: Cleo" not in phone.text, "the next round is bid: a slip must not change this one"
    phone.go(f"{game.path}?round=1")
    assert form_for(phone, "cloud").fields["from"] == "round"
    phone.tap("Cloud: Cleo +1 → 1")
    assert game.pad.rounds[0].boxes["c"].changed == 1
    assert "Cloud of round 1" not in [label for label, _ in phone.go(game.path).links]


def test_of_a_round_in_which_nobody_took_a_trick_no_cloud_is_asked_for(
    phone: Phone, table: Open
) -> None:
    game = table(hands=[1, 1, 1], options=SPECIAL)
    game.play({"b": 0, "c": 0, "a": 1}, {"b": 0, "c": 0, "a": 0})
    assert game.pad.rounds[0].bomb is True
    assert "Cloud of round" not in phone.go(game.path).text


def test_where_several_have_a_trick_it_is_asked_who_took_the_cloud(
    phone: Phone, game: Table
) -> None:
    game.play({}, {"b": 2, "c": 0, "a": 1})
    phone.go(game.path).follow("Cloud of round 1")
    assert "Who took the Cloud?" in phone.text


def test_the_sheet_shows_both_bids(phone: Phone, game: Table) -> None:
    game.act(lambda pad: acts.change_bid(pad.rounds[0], "b", 1))
    game.play({}, {"b": 3, "c": 0, "a": 0})
    sheet = phone.go(f"{game.path}/sheet").html
    assert "Ben, round 1, bid 2, changed to 3, made, total 50" in sheet


def test_nobody_else_sees_how_the_cloud_changed_a_secret_bid(
    phone: Phone, app: Flask, table: Open
) -> None:
    options = {"bidding.visibility": "secret", "bidding.entry": "players", "play.cloud": True}
    pages = []
    for by in (-1, 1):
        game = table(hands=[3], options=options)
        game.play({"b": 1, "c": 1, "a": 1}, {})
        phone.go(f"{game.path}?at=bid.b")
        assert "Cloud" not in [label for form in phone.forms for label in form.labels]
        phone.go(f"{game.path}?at=bid.b&alone=1")
        phone.tap("Cloud: one less" if by < 0 else "Cloud: one more")
        assert game.pad.rounds[0].boxes["b"].changed == 1 + by
        viewer = let_in(game, Phone(app))
        pages.append([each.go(game.path).text for each in (phone, viewer)])
        pages[-1] += [each.go(f"{game.path}/log").text for each in (phone, viewer)]
    assert pages[0][:2] == pages[1][:2]
    assert "Ben: Cloud, bid" in pages[0][2]
    assert "bid 0" not in pages[0][2] + pages[0][3]


def test_what_is_no_number_is_answered_with_the_range_of_its_field(
    phone: Phone, game: Table
) -> None:
    form = phone.go(f"{game.path}?at=bonus.b").forms[0]
    for field, most in (("bonus", 1000), ("tricks", 60)):
        phone.send(form.action, {**form.fields.to_dict(), "field": field, "value": "x"})
        assert f"A number from 0 to {most}, please." in phone.text
    phone.go(f"{game.path}/round")
    hand = next(form for form in phone.forms if form.action.endswith("/hand"))
    phone.send(hand.action, {**hand.fields.to_dict(), "value": ""})
    assert "A number from 1 to 60, please." in phone.text


def test_a_bonus_is_typed_for_this_round_or_the_one_before(phone: Phone, game: Table) -> None:
    key(phone.go(f"{game.path}?at=bonus.b"), 30)
    assert "Ben: bonus 30" in phone.text
    for value in (2, 0, 1):
        key(phone, value)
    assert phone.path == game.path
    assert game.pad.totals == {"a": 30, "b": 70, "c": 20}
    phone.follow("Bonus of round 1").follow("Cleo: bonus")
    assert "Cleo: which bonus? It counts if the bid was made." in phone.text
    key(phone, 20)
    assert "Bonus and corrections" in phone.text, "another bonus may be missing there"
    assert game.pad.totals["c"] == 40
    key(phone.follow("Cleo: bonus"), 0)
    assert game.pad.totals["c"] == 20


def test_a_bonus_that_does_not_count_is_struck_out(phone: Phone, game: Table) -> None:
    key(phone.go(f"{game.path}?at=bonus.b"), 30)
    for value in (1, 1, 1):
        key(phone, value)
    assert game.pad.totals["b"] == -10
    assert "Ben: bonus +30, does not count" in phone.go(f"{game.path}?round=1").html
    assert "bonus +30 (does not count)" in phone.go(f"{game.path}/sheet").html


def test_a_game_without_special_cards_shows_nothing_of_them(phone: Phone, table: Open) -> None:
    game = table(hands=[3, 3])
    play_rounds(game, 1)
    game.play({"c": 1, "a": 1, "b": 1}, {})
    for at in ("", "?at=bid.a", "?at=bonus.a", "?round=1"):
        page = phone.go(game.path + at)
        assert not {"Bomb", "Cloud", "bonus", "Bonus"} & set(page.text.split())
        assert "/cloud" not in page.html
        assert "/bomb" not in page.html


@pytest.mark.parametrize(
    ("act", "more", "said"),
    [
        ("bomb", {"fell": "perhaps"}, "That could not be read."),
        ("bomb", {}, "That could not be read."),
        ("cloud", {"player": "b", "by": "3"}, "That could not be read."),
        ("cloud", {"player": "b", "by": "2"}, "by exactly one"),
        ("cloud", {"by": "1"}, "That could not be read."),
        ("cloud", {"player": "z", "by": "1"}, "That player is not at the table"),
        ("results/bomb", {"player": "b", "tricks": "1", "fell": ""}, "That could not be read."),
    ],
)
def test_what_cannot_be_is_refused(
    act: str, more: dict[str, str], said: str, phone: Phone, game: Table
) -> None:
    form = form_for(phone.go(game.path), "bomb")
    phone.send(f"{game.path}/{act}", {**form.fields.to_dict(), **more})
    assert phone.status == 422
    assert said in phone.text


def test_a_trump_that_the_round_says_is_shown_and_not_asked_for(phone: Phone, table: Open) -> None:
    game = table(game="nomination_whist")
    assert 'aria-label="hearts"' in phone.go(game.path).html
    assert "Trump" not in [label for label, _ in phone.links]
    form = form_for(phone, "entries")
    phone.send(f"{game.path}/trump", {**form.fields.to_dict(), "value": "S"})
    assert phone.status == 422
    assert "No card is turned" in phone.text
    sheet = phone.go(f"{game.path}/sheet").html
    assert sheet.count('aria-label="hearts"') > 1, "those to come are known as well"


@pytest.mark.parametrize(
    ("turned", "shown"),
    [
        ("V", '"Trump"><small>V</small>'),
        ("VR", "</svg><small>V</small>"),
        ("X", "</svg></span><small>X</small>"),
    ],
)
def test_the_head_shows_which_special_card_was_turned(
    turned: str, shown: str, phone: Phone, table: Open
) -> None:
    game = table(hands=(2, 2), game="wizard_jubilee")
    game.act(lambda pad: acts.turn_trump(pad.rounds[0], turned))
    page = phone.go(game.path).html
    assert shown in page, re.findall(r'id="trump".*?</a>', page, re.DOTALL)


def test_the_keys_for_the_suit_name_the_card_that_was_turned(phone: Phone, table: Open) -> None:
    game = table(hands=(2, 2), game="wizard_jubilee")
    assert "Vampire" in phone.go(f"{game.path}?at=trump").text
    assert "Juggler" in phone.text
    game.act(lambda pad: acts.turn_trump(pad.rounds[0], "J"))
    assert "Juggler" in phone.go(f"{game.path}?at=trump").text
    assert "Vampire" not in phone.text


def test_a_phone_that_is_passed_round_finds_the_bonus_of_the_round_before(
    phone: Phone, table: Open
) -> None:
    options = {"bidding.visibility": "secret", "bidding.entry": "players", "points.bonus": "made"}
    game = table(hands=[1, 1], options=options)
    play_rounds(game, 1)
    assert ("Bonus of round 1", f"{game.path}?round=1") in phone.go(game.path).links


def two_with_a_third_hand(table: Open) -> Table:
    """Anna and Ben, who have bid 0 and 1 for one trick, and then 1 each for two."""
    game = table(("Anna", "Ben"), game="skull_king", hands=[1, 2])
    game.play({"a": 0, "b": 1}, {})
    return game


def test_what_is_left_is_nobodys_or_the_last_players_in_one_tap(phone: Phone, table: Open) -> None:
    game = two_with_a_third_hand(table)
    phone.go(f"{game.path}?at=tricks.a")
    key(phone, 0)
    assert "1 trick is nobody’s, or Ben’s?" in phone.text
    phone.tap("Nobody’s")
    assert [box.tricks for box in game.pad.rounds[0].boxes.values()] == [0, 0]
    assert game.pad.rounds[0].untaken == 1


def test_a_result_that_changes_alone_gives_its_trick_to_nobody_and_back(
    phone: Phone, table: Open
) -> None:
    game = two_with_a_third_hand(table)
    game.play({}, {"a": 0, "b": 1})
    phone.go(f"{game.path}?round=1&at=tricks.b&to=0").tap("Nobody 0 → 1")
    assert game.pad.rounds[0].untaken == 1
    phone.go(f"{game.path}?round=1&at=tricks.b&to=1").tap("Nobody 1 → 0")
    assert game.pad.rounds[0].untaken == 0
    assert "(1)" not in phone.go(f"{game.path}/sheet").text


def test_the_sheet_says_which_tricks_nobody_took(phone: Phone, table: Open) -> None:
    game = two_with_a_third_hand(table)
    game.play({}, {"a": 0, "b": 0})
    assert "(1) tricks that nobody took" in phone.go(f"{game.path}/sheet").text


def test_with_the_kraken_one_trick_may_be_nobodys(phone: Phone, table: Open) -> None:
    game = table(game="skull_king", hands=[3], options={"play.kraken": True})
    game.play({"a": 1, "b": 1, "c": 1}, {"a": 0, "b": 1})
    phone.go(game.path)
    assert "Cleo: 1 to 2 tricks, the rest nobody’s?" in phone.text
    phone.tap("1 nobody’s")
    assert game.pad.rounds[0].untaken == 1


def test_a_counted_trick_goes_to_nobody_under_the_kraken(phone: Phone, table: Open) -> None:
    game = table(game="skull_king", hands=[3], options={"play.kraken": True})
    game.play({"a": 1, "b": 1, "c": 1}, {})
    phone.go(f"{game.path}/check?ask=taker").tap("Nobody takes it")
    assert game.pad.rounds[0].takers == ("",)
    assert "Nobody takes it" not in phone.text


@pytest.fixture
def pirates(table: Open) -> Table:
    """Anna, Ben and Cleo at Skull King have bid 2, 1 and 2 for five tricks."""
    opened = table(game="skull_king", hands=[5, 5])
    opened.play({"b": 1, "c": 2, "a": 2}, {})
    return opened


def test_a_bonus_is_tapped_by_what_it_was_won_with_and_stays_written_so(
    phone: Phone, pirates: Table
) -> None:
    phone.go(f"{pirates.path}?at=bonus.b").tap("14 of a colour").tap("14 of a colour")
    assert "14 of a colour 2 × 10" in phone.text
    phone.tap("Skull King taken by a Mermaid")
    assert pirates.pad.rounds[0].boxes["b"].bonus == 60
    keys = [button for form in phone.forms for button in form.buttons]
    taken = next(button for button in keys if button.label.startswith("Pirate"))
    assert "disabled" in taken.attributes
    assert "Ben: bonus 20 → 60" in phone.text
    pirates.play({}, {"b": 1, "c": 2})
    told = "Ben: bonus 60 = 2 × 14 of a colour, Skull King taken by a Mermaid"
    assert told in phone.go(f"{pirates.path}/sheet").text
    assert told in phone.go(f"{pirates.path}/paper").text
    log = phone.go(f"{pirates.path}/log").text
    assert "Ben: bonus 20 → 60 = 2 × 14 of a colour, Skull King taken by a Mermaid" in log


def test_the_plain_number_is_there_too_and_no_bonus_takes_it_back(
    phone: Phone, pirates: Table
) -> None:
    phone.go(f"{pirates.path}?at=bonus.b").tap("Mermaid taken by a Pirate")
    form = next(form for form in phone.forms if form.action.endswith("/entries"))
    phone.send(form.action, {**form.fields.to_dict(), "value": "90"})
    assert pirates.pad.rounds[0].boxes["b"].bonus == 90
    phone.go(f"{pirates.path}?at=bonus.b")
    assert "Mermaid taken by a Pirate 20" in phone.text
    phone.tap("No bonus")
    assert pirates.pad.rounds[0].boxes["b"].bonus == 0
    assert "No bonus" not in phone.text


def test_an_earlier_rounds_bonus_is_tapped_as_often_as_it_needs(
    phone: Phone, pirates: Table
) -> None:
    pirates.play({}, {"b": 1, "c": 2})
    phone.go(f"{pirates.path}?round=1&from=sheet&at=bonus.c").tap("Black 14").tap("14 of a colour")
    assert pirates.pad.rounds[0].boxes["c"].points == 70
    assert "Cleo: which bonus?" in phone.text


@pytest.mark.parametrize("value", ["", "x", "60", "60 fourteen=2", "20 fourteen=" + "2" * 300])
def test_what_a_bonus_cannot_be_won_with_is_refused(
    value: str, phone: Phone, pirates: Table
) -> None:
    phone.go(f"{pirates.path}?at=bonus.b")
    form = form_for(phone, "captures")
    phone.send(form.action, {**form.fields.to_dict(), "value": value})
    assert phone.status == (200 if value == "60" else 422)
    assert pirates.pad.rounds[0].boxes["b"].bonus == (60 if value == "60" else None)
