"""Cards that their owner may not see: the pad says so while bids are made."""

from tests.web.evening import let_in
from tests.web.phone import Phone
from tests.web.table import Open

FOREHEAD, UNSEEN = "on the forehead", "Nobody sees their own cards."
TAKE_UP = "Now take your cards into your hand."
VISION = {"bidding.own_cards": "forehead"}


def test_cards_are_on_the_forehead_until_the_last_bid_and_then_taken_up_once(
    phone: Phone, table: Open
) -> None:
    game = table(game="wizard_club", options=VISION)
    for player in ("b", "c", "a"):
        assert FOREHEAD in phone.go(game.path).text
        assert UNSEEN in phone.text
        assert TAKE_UP not in phone.text
        game.enter(player, "bid", 0)
    assert TAKE_UP in phone.go(game.path).text
    assert FOREHEAD not in phone.text
    game.enter("b", "tricks", 0)
    assert TAKE_UP not in phone.go(game.path).text
    assert UNSEEN not in phone.text
    game.enter("c", "tricks", 1)
    assert UNSEEN in phone.go(game.path).text, "in the next round it is said again"


def test_who_only_looks_on_is_told_as_well(other_phone: Phone, table: Open) -> None:
    game = table(game="wizard_club", options=VISION)
    let_in(game, other_phone)
    assert FOREHEAD in other_phone.go(game.path).text
    for player in ("b", "c", "a"):
        game.enter(player, "bid", 0)
    assert TAKE_UP in other_phone.go(game.path).text


def test_cards_that_are_held_in_the_hand_are_not_spoken_of(phone: Phone, table: Open) -> None:
    game = table(game="wizard_club")
    assert not any(each in phone.go(game.path).text for each in (FOREHEAD, UNSEEN, TAKE_UP))
    for player in ("b", "c", "a"):
        game.enter(player, "bid", 0)
    assert TAKE_UP not in phone.go(game.path).text


def test_in_a_blind_round_nobody_looks_at_the_own_card(phone: Phone, table: Open) -> None:
    unseen = "Do not look at your own card."
    game = table(("Anna", "Ben"), game="quoicoupli", rounds=2)
    assert unseen not in phone.go(game.path).text
    game.play({"b": 0, "a": 0}, {"b": 1})
    assert unseen in phone.go(game.path).text
    game.enter("b", "bid", 0)
    assert unseen in phone.go(game.path).text
    game.enter("a", "bid", 0)
    assert unseen not in phone.go(game.path).text
    assert TAKE_UP not in phone.text


def test_the_word_of_the_sheet_for_who_bids_first_is_said_in_its_language(
    phone: Phone, table: Open
) -> None:
    club, gigamic = table(game="wizard_club"), table()
    assert "Oya" not in phone.go(club.path).text
    phone.client.set_cookie("language", "fr")
    assert "Ben (l’Oya)" in phone.go(club.path).text
    assert "Oya" not in phone.go(gigamic.path).text
    for player in ("b", "c", "a"):
        club.enter(player, "bid", 0)
    assert 'title="l’Oya"' in phone.go(club.path).html
    rules = phone.go("/rules/wizard_club").text
    assert rules.count("L’Oya") == 2
    assert "l’Oya" in rules
    assert "Oya" not in phone.go("/rules/wizard_gigamic").text
