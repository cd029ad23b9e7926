"""Cards that their owner may not see: the pad says so while bids are made."""

import pytest

from tests.web.phone import Phone
from tests.web.table import Open

SAYS = {
    "en": (
        *("on the forehead", "Nobody sees their own cards."),
        "Now take your cards into your hand.",
    ),
    "fr": (
        *("sur le front", "Personne ne voit ses propres cartes."),
        "Maintenant, reprenez vos cartes en main.",
    ),
    "de": (
        *("an der Stirn", "Niemand sieht die eigenen Karten."),
        "Jetzt die Karten auf die Hand nehmen.",
    ),
}
VISION = {"bidding.own_cards": "forehead"}


@pytest.mark.parametrize("language", SAYS)
def test_cards_are_on_the_forehead_until_the_last_bid_and_then_taken_up_once(
    language: str, phone: Phone, table: Open
) -> None:
    phone.client.set_cookie("language", language)
    where, unseen, take_up = SAYS[language]
    game = table(game="wizard_club", options=VISION)
    for player in ("b", "c", "a"):
        phone.go(game.path)
        assert where in phone.text
        assert unseen in phone.text
        assert take_up not in phone.text
        game.enter(player, "bid", 0)
    phone.go(game.path)
    assert take_up in phone.text
    assert where not in phone.text
    game.enter("b", "tricks", 0)
    phone.go(game.path)
    assert take_up not in phone.text
    assert unseen not in phone.text


def test_it_is_said_again_in_the_next_round(phone: Phone, table: Open) -> None:
    game = table(game="wizard_club", options=VISION)
    game.play({"b": 0, "c": 0, "a": 0}, {"b": 0, "c": 0})
    assert SAYS["en"][1] in phone.go(game.path).text


def test_who_only_looks_on_is_told_as_well(phone: Phone, other_phone: Phone, table: Open) -> None:
    game = table(game="wizard_club", options=VISION)
    with game.store.writing() as transaction:
        transaction.links.grant(game.id, other_phone.device, "view", 1, 1)
    assert "on the forehead" in other_phone.go(game.path).text
    for player in ("b", "c", "a"):
        game.enter(player, "bid", 0)
    assert SAYS["en"][2] in other_phone.go(game.path).text


def test_cards_that_are_held_in_the_hand_are_not_spoken_of(phone: Phone, table: Open) -> None:
    game = table(game="wizard_club")
    assert not any(each in phone.go(game.path).text for each in SAYS["en"])
    for player in ("b", "c", "a"):
        game.enter(player, "bid", 0)
    assert SAYS["en"][2] not in phone.go(game.path).text


@pytest.mark.parametrize(
    ("language", "unseen"),
    [
        ("en", "Do not look at your own card."),
        ("fr", "Ne pas regarder sa propre carte."),
        ("de", "Eigene Karte nicht ansehen."),
    ],
)
def test_in_a_blind_round_nobody_looks_at_the_own_card(
    language: str, unseen: str, phone: Phone, table: Open
) -> None:
    phone.client.set_cookie("language", language)
    game = table(("Anna", "Ben"), game="quoicoupli", rounds=2)
    assert unseen not in phone.go(game.path).text
    game.play({"b": 0, "a": 0}, {"b": 1})
    assert unseen in phone.go(game.path).text
    game.enter("b", "bid", 0)
    assert unseen in phone.go(game.path).text
    game.enter("a", "bid", 0)
    phone.go(game.path)
    assert unseen not in phone.text
    assert SAYS[language][2] not in phone.text


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
