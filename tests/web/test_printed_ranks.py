"""Cards that read from two to ace: the trick checker calls them so."""

import re

from tests.web.phone import Phone
from tests.web.table import Open

CHECK = "/check?game=wizard_fisher&n=3&trump=R"


def labels(phone: Phone) -> dict[str, str]:
    """Return what is written on the keys, by the codes that they send."""
    keys = re.findall(r'id="key-(\w+)"[^>]*aria-label="([^",]+)', phone.html)
    return dict(keys)


def test_the_checker_asks_how_the_ranks_are_called_and_follows(phone: Phone) -> None:
    phone.go("/check?game=wizard_fisher&n=3").follow("Our cards read 2 to 10, J, Q, K, A")
    phone.follow("red")
    keys = labels(phone)
    assert (keys["B1"], keys["B9"], keys["B10"], keys["B13"]) == (
        *("blue 2", "blue 10", "blue jack", "blue ace"),
    )
    assert "Our cards read 1 to 13" in phone.follow("Trump: red").text


def test_cards_are_typed_and_refused_as_they_are_printed(phone: Phone) -> None:
    phone.go(f"{CHECK}&ranks=court&typed=blue+5,+RJ,+as+bleu")
    assert "card=B4&card=R10&card=B13" in phone.answer.request.url
    assert "The only trump: red jack." in phone.text
    assert phone.go(f"{CHECK}&ranks=court&card=B13&card=B13").status == 400
    assert "There is only one blue ace, and it lies there already." in phone.text
    assert phone.go(f"{CHECK}&ranks=court&typed=blue+qeen").status == 422
    assert "Do you mean blue queen" in phone.text
    assert phone.go(f"{CHECK}&ranks=runes").status == 400
    assert "2 to 10, J, Q, K, A" in phone.text


def test_a_game_knows_what_is_printed_on_its_cards(phone: Phone, table: Open) -> None:
    game = table(game="wizard_fisher", options={"play.ranks": "court"})
    assert "blue ace" in phone.go(f"{game.path}/check?trump=R&card=B13&ask=share").html
    assert "ranks=court" in phone.html
    assert "2 to ace in red" in phone.go(f"{game.path}/rules-in-short").text


def test_an_address_without_the_word_means_what_it_always_meant(phone: Phone) -> None:
    assert "blue 13" in phone.go(f"{CHECK}&card=B13").html
    assert "ranks=" not in phone.answer.request.url
