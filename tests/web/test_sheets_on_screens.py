"""Sentences of the rule sheets on the screens that their rows name."""

import re
from html import unescape

import pytest

from tests.sentences import Screen, sentences, sheets
from tests.web.phone import Phone
from tests.web.table import Open

BIDS = {"b": 1, "c": 0, "a": 2}


def words_in(html: str, section: str) -> str | None:
    """Return the words of a section of a page, or of the whole; ``None`` where it has none."""
    if section:
        found = re.search(rf'<section id="{section}".*?</section>', html, re.DOTALL)
        if found is None:
            return None
        html = found[0]
    return " ".join(unescape(re.sub("<[^>]*>", " ", html)).split())


def unsaid(phone: Phone, screens: list[Screen]) -> list[Screen]:
    """Return the screens whose words do not stand where they should."""
    pages = {each.address: phone.go(each.address).html for each in screens}
    return [
        each
        for each in screens
        if each.words not in (words_in(pages[each.address], each.section) or "")
    ]


@pytest.mark.parametrize("game", sheets())
def test_every_screen_that_a_sentence_names_says_so(game: str, phone: Phone) -> None:
    screens = [screen for each in sentences() if each.game == game for screen in each.screens]
    assert screens
    assert unsaid(phone, screens) == []


def test_a_screen_that_does_not_say_so_is_noticed(phone: Phone) -> None:
    wrong = [
        Screen("/rules/quoicoupli", "points", "The highest trump."),
        Screen("/rules/quoicoupli", "no such section", "The highest trump."),
        Screen("/rules/no_such_game", "", "The highest trump."),
    ]
    right = Screen("/rules/quoicoupli", "winner", "The highest trump.")
    assert unsaid(phone, [*wrong, right]) == wrong


@pytest.mark.parametrize("game", ["wizard_gigamic", "wizard_fisher", "wizard_club", "quoicoupli"])
def test_before_the_first_card_everybodys_bid_and_their_sum_are_on_the_screen(
    game: str, phone: Phone, table: Open
) -> None:
    opened = table(game=game, hands=[4])
    opened.play(BIDS, {})
    assert "1 too few" in phone.go(opened.path).text
    for said in ("Anna: bid 2", "Ben: bid 1", "Cleo: bid 0"):
        assert said in phone.html
