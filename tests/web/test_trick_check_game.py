"""A trick checked in a round of a game: what the pad knows, and what is counted."""

import re
from html import unescape
from urllib.parse import parse_qsl, urlsplit

from flask import Flask

from scorepad.pad import acts
from scorepad.pad.state import Phase
from tests.unjudged import on_offer
from tests.web.evening import let_in, write_over
from tests.web.phone import Phone
from tests.web.table import Open, Table
from tests.web.test_trick_check import asked, heading, tap_card


def in_play(table: Open, hand: int = 3, trump: str = "R", **opening: object) -> Table:
    """A round of ``hand`` cards after its bids; Ben leads, Anna has dealt."""
    game = table(hands=(hand, 1), **opening)
    for player in game.pad.rounds[0].order:
        game.enter(player, "bid", 1)
    if trump:
        game.act(lambda pad: acts.turn_trump(pad.rounds[0], trump))
    return game


def places(phone: Phone) -> list[str]:
    """Name and tricks of each player, in play order."""
    found = re.findall(
        r'class="name"[^>]*>\s*<span>(.*?)</span>(?:\s<b[^>]*>(.*?)</b>)?', phone.html
    )
    return [f"{name} {re.sub('<[^>]+>', '', tricks)}".strip() for name, tricks in found]


def shared(phone: Phone) -> str:
    """The address that is handed on, without the server's name."""
    phone.follow("Share")
    address = unescape(re.search(r'id="link">([^<]+)<', phone.html)[1])
    assert address.startswith("http://localhost/")
    return address.removeprefix("http://localhost")


def test_the_pad_knows_players_trump_and_the_leader_which_may_be_another(
    phone: Phone, table: Open
) -> None:
    game = in_play(table)
    assert phone.go(game.path).follow("Check · count tricks").path == f"{game.path}/check"
    assert places(phone) == ["Anna 0/1", "Ben 0/1", "Cleo 0/1"]
    assert "Trump: red" in phone.html
    assert "Round 1 · trick 1 of 3" in phone.text
    assert "Ben leads" in phone.text
    phone.go(f"{game.path}/check").follow("Another leads").follow("Cleo")
    assert ("leader", "2") in asked(phone)
    assert places(phone) == ["Anna 0/1", "Ben 0/1", "Cleo 0/1"]
    assert "Cleo leads" in phone.text


def test_a_verdict_gives_the_trick_and_its_taker_leads_the_next(phone: Phone, table: Open) -> None:
    game = in_play(table)
    phone.go(f"{game.path}/check")
    for code in ("B5", "B3", "R1"):
        tap_card(phone, code)
    assert heading(phone) == "Anna takes the trick"
    assert "needs" not in phone.text, "some tricks may have been played before"
    marks = len(game.pad.written.marks)
    phone.tap("Count it: Anna leads the next")
    assert phone.path == f"{game.path}/check"
    assert asked(phone) == []
    assert places(phone) == ["Anna 1/1", "Ben 0/1", "Cleo 0/1"]
    assert "trick 2 of 3" in phone.text
    assert game.pad.rounds[0].takers == ("a",)
    assert len(game.pad.written.marks) == marks + 1


def test_looking_at_tricks_writes_nothing_and_a_round_that_has_not_begun_is_refused_in_words(
    phone: Phone, table: Open
) -> None:
    game = in_play(table)
    marks = game.pad.written.marks
    phone.go(f"{game.path}/check")
    for code in ("B5", "R3", "N"):
        tap_card(phone, code)
    phone.follow("Share")
    assert game.pad.written.marks == marks
    assert phone.go(f"{game.path}/check?round=7&card=B5").status == 400
    assert "Round 7 is not open; round 1 is." in phone.text
    assert phone.follow("Continue").status == 200
    assert ("card", "B5") in asked(phone)


def test_a_whole_round_is_counted_and_the_pad_has_its_results(phone: Phone, table: Open) -> None:
    game = in_play(table)
    phone.go(f"{game.path}/check").tap("Ben").tap("Cleo")
    assert places(phone) == ["Anna 0/1", "Ben 1/1", "Cleo 1/1"]
    for code in ("Z", "B3", "R1"):
        tap_card(phone, code)
    assert "Cleo: 1 too many" in phone.text
    assert "Ben made it" in phone.text
    phone.tap("Count it: the round is over")
    assert phone.path == game.path
    first = game.pad.rounds[0]
    assert first.phase is Phase.DONE
    assert {player: box.tricks for player, box in first.boxes.items()} == {"a": 0, "b": 1, "c": 2}
    assert "2/2" in phone.text


def test_a_trick_is_given_without_cards_though_some_lie_or_trump_is_not_known(
    phone: Phone, table: Open
) -> None:
    game = in_play(table)
    phone.go(f"{game.path}/check")
    tap_card(phone, "B5")
    phone.follow("Say who took it").tap("Ben")
    assert game.pad.rounds[0].takers == ("b",)
    assert places(phone)[1] == "Ben 1/1"
    game = in_play(table, trump="")
    phone.go(f"{game.path}/check")
    assert "What is trump? Or tap who took the trick." in phone.text
    phone.tap("Cleo")
    assert game.pad.rounds[0].takers == ("c",)


def test_trump_that_is_chosen_here_stands_on_the_pad_and_is_taken_back_here(
    phone: Phone, table: Open
) -> None:
    game = in_play(table, trump="")
    phone.go(f"{game.path}/check").tap("red")
    assert phone.path == f"{game.path}/check"
    assert game.pad.rounds[0].trump.suit == "R"
    phone.tap("↶ Undo")
    assert phone.path == f"{game.path}/check"
    assert not game.pad.rounds[0].trump.known
    phone.tap("red")
    tap_card(phone, "B5")
    phone.follow("Trump: red").tap("green")
    assert game.pad.rounds[0].trump.suit == "G"
    assert ("card", "B5") in asked(phone), "the cards go on lying there"
    assert "Trump: green" in phone.html
    phone.go(f"{game.path}/check")
    for code in ("B5", "G3", "R1"):
        tap_card(phone, code)
    phone.tap("Count it: Cleo leads the next")
    assert "Cleo leads" in phone.text
    assert "green" in phone.go(game.path).html


def test_a_wizard_that_is_turned_lets_the_dealer_name_trump_here_as_on_the_pad(
    phone: Phone, table: Open
) -> None:
    game = in_play(table, trump="")
    phone.go(f"{game.path}/check").tap("Wizard")
    assert "The dealer names trump:" in phone.text
    phone.tap("blue")
    assert game.pad.rounds[0].trump.suit == "B"
    assert game.pad.written.marks[-1].cells[0][1] == "ZB"


def test_who_looks_on_says_trump_for_the_own_screen_alone(
    phone: Phone, table: Open, other_phone: Phone
) -> None:
    game = in_play(table, trump="")
    other = let_in(game, other_phone).go(f"{game.path}/check").follow("green")
    assert asked(other) == [("trump", "G")]
    assert not game.pad.rounds[0].trump.known


def test_a_trick_given_wrongly_is_undone_on_the_same_screen(phone: Phone, table: Open) -> None:
    game = in_play(table)
    phone.go(f"{game.path}/check").tap("Cleo").tap("↶ Undo")
    assert phone.path == f"{game.path}/check"
    assert game.pad.rounds[0].takers == ()
    assert places(phone)[1] == "Ben 0/1"


def test_the_address_of_a_trick_means_the_same_after_the_next_one(
    phone: Phone, table: Open
) -> None:
    game = in_play(table)
    phone.go(f"{game.path}/check")
    for code in ("B5", "R3", "N"):
        tap_card(phone, code)
    address = f"{phone.path}?{urlsplit(phone.answer.request.url).query}"
    for player in ("a", "c", "c"):
        game.act(lambda pad, taker=player: acts.give_trick(pad.rounds[0], taker))
    phone.go(address)
    assert heading(phone) == "Cleo takes the trick"
    assert "Count it" not in phone.text


def test_a_link_to_the_trick_has_no_names_and_says_the_same(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = in_play(table, options={"play.top_lead": "next_card"})
    phone.go(f"{game.path}/check?leader=2")
    for code in ("B5", "R3", "N"):
        tap_card(phone, code)
    assert heading(phone) == "Anna takes the trick"
    link = shared(phone)
    assert game.id not in link
    assert dict(parse_qsl(urlsplit(link).query))["top_lead"] == "next_card"
    other_phone.go(link)
    assert heading(other_phone) == "Player 2 takes the trick"
    assert "Anna" not in other_phone.text


def test_a_link_to_the_trick_knows_the_special_card_that_was_turned(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = in_play(table, trump="ZG")
    phone.go(f"{game.path}/check")
    for code in ("B5", "G3", "Z"):
        tap_card(phone, code)
    link = shared(phone)
    other_phone.go(link)
    assert heading(other_phone) == "Player 3 takes the trick"
    assert "Trump: green" in other_phone.html
    other_phone.go(link.replace("card=Z", "card=B3"))
    assert heading(other_phone) == "Player 2 takes the trick"
    assert 'aria-label="Wizard, 3 left"' in other_phone.follow("Next trick:").html


def test_a_viewer_checks_and_does_not_count(phone: Phone, other_phone: Phone, table: Open) -> None:
    game = in_play(table)
    let_in(game, other_phone)
    other_phone.go(f"{game.path}/check")
    assert places(other_phone) == ["Anna", "Ben", "Cleo"]
    for code in ("B5", "R3", "N"):
        tap_card(other_phone, code)
    assert heading(other_phone) == "Cleo takes the trick"
    assert [form for form in other_phone.forms if form.method == "post"] == []


def test_a_round_without_trump_needs_no_question(phone: Phone, table: Open) -> None:
    game = in_play(table, hand=20, trump="")
    assert "Trump: no trump" in phone.go(f"{game.path}/check").html
    assert "Ben leads" in phone.text


def test_a_card_turned_on_the_pad_is_out_of_the_deck(phone: Phone, table: Open) -> None:
    game = in_play(table, trump="Z")
    assert "The dealer names trump:" in phone.go(f"{game.path}/check").text
    write_over(game, acts.turn_trump(game.pad.rounds[0], "ZG"))
    assert "Trump: green" in phone.go(f"{game.path}/check").html
    assert 'aria-label="Wizard, 3 left"' in phone.html


def test_before_the_bids_there_is_nothing_to_count(phone: Phone, game: Table) -> None:
    phone.go(f"{game.path}/check?trump=R")
    assert [form for form in phone.forms if form.method == "post"] == []
    assert "leads: tap the cards as they lie" in phone.text


def test_where_cards_cannot_be_judged_tricks_are_counted_all_the_same(
    phone: Phone, table: Open
) -> None:
    with on_offer():
        game = in_play(table, game="skull_king", trump="", options={"bidding.visibility": "open"})
    assert "<h1>\nCount tricks<" in phone.go(f"{game.path}/check").html
    assert "Check this trick" not in phone.html
    assert "Who took trick 1? Tap the player." in phone.text
    phone.tap("Cleo")
    assert game.pad.rounds[0].takers == ("c",)
    assert phone.go(f"{game.path}/check?card=B5").status == 400
    assert "There is only a pad for this game" in phone.text


def test_a_trick_under_the_bomb_goes_to_nobody(phone: Phone, table: Open) -> None:
    game = in_play(table, options={"play.bomb": True})
    phone.go(f"{game.path}/check?ask=taker").tap("Nobody: the Bomb fell")
    assert game.pad.rounds[0].takers == ("",)
    assert "Who leads? Tap the player." in phone.text
    assert "Anna leads" in phone.follow("Anna").text


def test_a_match_of_duels_has_its_duels_checked(phone: Phone, table: Open) -> None:
    match = table(("Anna", "Ben"), game="wizards_cup")
    assert phone.go(f"{match.path}/check").path == f"{match.path}/duel"
    assert phone.status == 200


def test_the_rules_read_from_a_verdict_lead_back_to_it(phone: Phone, table: Open) -> None:
    game = in_play(table)
    phone.go(f"{game.path}/check")
    for code in ("B5", "B3", "R1"):
        tap_card(phone, code)
    verdict = phone.answer.request.full_path
    phone.follow("Rules in short: Who takes the trick")
    assert phone.path == f"{game.path}/rules-in-short"
    assert "Check a trick" not in phone.text
    phone.follow("Back")
    assert phone.answer.request.full_path == verdict
    phone.go(f"{game.path}/rules-in-short").follow("Check a trick")
    assert phone.path == f"{game.path}/check"
    assert phone.go(f"{game.path}/table").follow("Check a trick").path == f"{game.path}/check"


def test_a_verdict_that_the_table_sees_otherwise_is_given_to_somebody_else(
    phone: Phone, table: Open
) -> None:
    game = in_play(table)
    phone.go(f"{game.path}/check")
    for code in ("B5", "B3", "R1"):
        tap_card(phone, code)
    phone.follow("Somebody else took it").tap("Cleo")
    assert game.pad.rounds[0].takers == ("c",)


def test_a_trick_that_another_phone_counted_is_said_where_the_cards_lie(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = in_play(table, trump="")
    let_in(game, other_phone, "host")
    # Both say what is trump: nobody is asked which of two that are the same.
    for each in (phone, other_phone):
        each.go(f"{game.path}/check")
    for each, last in ((phone, "Z"), (other_phone, "N")):
        each.tap("green")
        for code in ("B5", "G3", last):
            tap_card(each, code)
    phone.tap("Count it: Anna leads the next")
    other_phone.tap("Count it: Cleo leads the next")
    assert other_phone.status == 409
    assert "Another phone has counted trick 1 meanwhile." in other_phone.text
    assert places(other_phone)[0] == "Anna 1/1"
    assert "trick 2 of 3" in other_phone.text
    assert "Trump: green" in other_phone.html
    assert game.pad.rounds[0].takers == ("a",)
    assert other_phone.follow("Continue").path == f"{game.path}/check"
    assert other_phone.status == 200


def test_a_trick_of_a_round_that_is_over_by_now_leads_to_the_pad(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = in_play(table, hand=2)
    let_in(game, other_phone, "host")
    other_phone.go(f"{game.path}/check")
    for taker in "bb":
        game.act(lambda pad, taker=taker: acts.give_trick(pad.rounds[0], taker))
    other_phone.tap("Cleo")
    assert other_phone.status == 409
    assert "Another phone has counted trick 1 meanwhile." in other_phone.text
    assert "Ben deals" in other_phone.text


def test_on_a_phone_that_counts_nothing_a_tap_on_an_empty_place_makes_that_player_lead(
    app: Flask, phone: Phone, table: Open
) -> None:
    game = in_play(table)
    guest = let_in(game, Phone(app))
    guest.go(f"{game.path}/check").follow("Cleo")
    assert ("leader", "2") in asked(guest)
    assert "Cleo leads" in guest.text
