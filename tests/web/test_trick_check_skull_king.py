"""Tricks of special cards: what is asked of them, whose they are, and who leads next."""

import pytest

from tests.web.conftest import Table
from tests.web.phone import Phone
from tests.web.table import Open
from tests.web.test_trick_check import asked, greyed, heading, lay, seat_of, tap_card
from tests.web.test_trick_check_game import in_play

MORE = {"play.kraken": True, "play.whale": True, "play.loot": True}


def laid(phone: Phone, players: int, cards: str) -> Phone:
    return lay(phone, "skull_king", players, "B", cards.split())


def test_the_tigress_asks_as_what_and_one_tap_tells(phone: Phone) -> None:
    laid(phone, 4, "Y12")
    tap_card(phone, "T")
    assert "Tigress: played as what?" in phone.text
    assert seat_of(phone, 'place[^"]* turn') == "1"
    assert 'id="key-' not in phone.html
    phone.follow("Pirate")
    assert asked(phone)[-2:] == [("card", "Y12"), ("card", "TP")]
    assert "Player 2 would take it. Tigress as Pirate beats every suit." in phone.text
    assert greyed(phone) == ["Y12", "T"]
    phone.follow("↶ Undo Tigress as Pirate")
    tap_card(phone, "T")
    phone.follow("Escape")
    assert "Player 1 would take it." in phone.text


def test_undo_takes_back_the_tigress_that_is_asked_about(phone: Phone) -> None:
    laid(phone, 4, "Y12")
    tap_card(phone, "T").follow("↶ Undo Tigress")
    assert asked(phone)[-1] == ("card", "Y12")
    assert "played as what" not in phone.text


def test_cards_tapped_after_the_tigress_wait_for_the_answer(phone: Phone) -> None:
    phone.go("/check?game=skull_king&n=4&card=T&card=Y4&card=P")
    assert "Tigress: played as what?" in phone.text
    phone.follow("Escape")
    assert [code for name, code in asked(phone) if name == "card"] == ["TE", "Y4", "P"]
    assert "Player 3 would take it" in phone.text


@pytest.mark.parametrize("text", ["Y12, Tigress, K, E", "Y12 TP K E"])
def test_a_typed_tigress_asks_unless_it_is_said(text: str, phone: Phone) -> None:
    phone.go(f"/check?game=skull_king&n=4&typed={text}")
    assert ("played as what" in phone.text) == ("Tigress" in text)
    if "Tigress" in text:
        phone.follow("Pirate")
    assert heading(phone) == "Player 3 takes the trick"
    assert "Skull King beats Pirate." in phone.text


@pytest.mark.parametrize(
    ("cards", "said", "leads"),
    [
        ("Y12 R B3 Y14", "Kraken: nobody takes the trick. Player 3 would have taken it", 3),
        ("P W K E", "White Whale, and no number: nobody takes it. Player 3 would have", 3),
        ("Y12 B3 W R", "Kraken: nobody takes the trick. Player 2 would have taken it", 2),
    ],
)
def test_a_trick_of_nobodys_says_so_and_who_leads_next(
    cards: str, said: str, leads: int, phone: Phone
) -> None:
    laid(phone, 4, cards)
    assert heading(phone) == "Nobody takes the trick"
    assert said in phone.text
    phone.follow(f"Next trick: Player {leads} leads")
    assert ("leader", str(leads - 1)) in asked(phone)
    assert f"Player {leads} leads" in phone.text


def test_before_the_last_card_it_is_said_that_nobody_would_take_it(phone: Phone) -> None:
    laid(phone, 4, "Y12 R")
    assert "Nobody would take it. Kraken: nobody takes the trick." in phone.text


def test_of_two_players_graybeards_card_is_the_second_and_its_trick_is_nobodys(
    phone: Phone,
) -> None:
    laid(phone, 2, "Y4")
    assert "Graybeard" in phone.text
    # What is turned from there is an Escape at once.
    tap_card(phone, "T")
    assert "played as what" not in phone.text
    assert "Player 1 would take it" in phone.text
    laid(phone, 2, "Y4 P B14")
    assert heading(phone) == "Nobody takes the trick"
    assert "It is Graybeard’s card, so the trick is nobody’s." in phone.text
    assert "judge=1" not in phone.html
    phone.follow("Next trick: who led the round?")
    assert "Who leads? Tap the player." in phone.text
    assert "Player 2 leads" in phone.follow("Player 2").text


def test_the_rule_is_found_in_the_rules_in_short(phone: Phone) -> None:
    laid(phone, 4, "Y12 R B3 Y14")
    assert phone.follow("Rules in short: Kraken in the trick").status == 200
    assert 'id="nobodys_trick"' in phone.html
    assert "Nobody takes it. Whoever would have taken it otherwise leads next." in phone.text


def test_a_game_shows_the_cards_that_the_table_plays_with(phone: Phone, table: Open) -> None:
    plain = in_play(table, game="skull_king", trump="", options={"bidding.visibility": "open"})
    phone.go(f"{plain.path}/check")
    assert 'id="key-R"' not in phone.html
    more = in_play(
        table, game="skull_king", trump="", options={"bidding.visibility": "open", **MORE}
    )
    phone.go(f"{more.path}/check")
    assert all(f'id="key-{code}"' in phone.html for code in "PKTSERWL")


def test_a_trick_of_nobodys_is_counted_so_and_the_right_player_leads_next(
    phone: Phone, table: Open
) -> None:
    game: Table = in_play(
        table, game="skull_king", trump="", options={"bidding.visibility": "open", **MORE}
    )
    phone.go(f"{game.path}/check?card=Y12&card=B3&card=R")
    assert heading(phone) == "Nobody takes the trick"
    seat = int(dict(asked(phone)).get("leader", "0"))
    names = [game.pad.names[player] for player in game.pad.rounds[0].seats]
    leader = names[(seat + game.pad.rounds[0].seats.index(game.pad.rounds[0].leader) + 1) % 3]
    phone.tap(f"Count it: {leader} leads the next")
    assert game.pad.rounds[0].takers == ("",)
    assert f"{leader} leads" in phone.text


def test_after_a_trick_of_graybeards_whoever_led_the_round_leads(phone: Phone, table: Open) -> None:
    game: Table = table(("Anna", "Ben"), game="skull_king", options={"bidding.visibility": "open"})
    game.begin()
    round_ = game.pad.rounds[0]
    assert round_.hand == 1
    phone.go(f"{game.path}/check?card=Y4&card=P&card=Y5")
    assert heading(phone) == "Nobody takes the trick"
    assert f"{game.pad.names[round_.leader]} led the round and leads next." in phone.text


def test_of_two_players_tricks_are_counted_and_graybeard_is_given_none(
    phone: Phone, table: Open
) -> None:
    game: Table = table(("Anna", "Ben"), game="skull_king", options={"bidding.visibility": "open"})
    for player in game.pad.rounds[0].order:
        game.enter(player, "bid", 1)
    assert phone.go(f"{game.path}/check").status == 200
    assert phone.html.count('<button class="slot"') == 2
    assert '<span class="slot" id="place-2"' in phone.html
