"""Whole matches in a real browser, with every tap counted."""

import pytest

from tests.browser.scorer import Scorer, Sit

NAMES = ("Anna", "Ben")

# Duels as they are fought: the card that each side puts down (nothing: it stays),
# or the power that decides.
FIRST = [("Fire 5", "Void 3"), ("", "Water"), ("Light 4", ""), ("Void 7", "Void 7")]
ROUNDS = [
    [*FIRST, ("Void 2", "Fire 1"), ("", "Void 1"), ("", "Void 2"), ("Fire 3", "Shadow 1")],
    ["none", "B", ("Fire 1", "Fire 2"), ("Void 1", ""), "B"],
    [("Water 3", "Fire"), ("", "Fire"), ("", "Light"), "A", "A"],
]


def write_down(anna: Scorer, duel: tuple[str, str] | str) -> int:
    """Tap a duel in as it is asked for; the taps that it took."""
    before = anna.taps
    if isinstance(duel, str):
        tap(anna, f"#power-{duel}")
        return anna.taps - before
    told = [card.split() for card in duel]
    number = asked(anna)
    while asked(anna) == number and anna.page.locator("#pad .fight").count():
        lit = anna.page.locator(".card-part.now").get_attribute("id")
        assert lit
        _, key, part = lit.split("-")
        card = told["ab".index(key)]
        tap(anna, f"#key-{card[0] if part == 'element' else card[1]}")
    return anna.taps - before


def asked(anna: Scorer) -> str:
    """Return which duel of which round the pad asks for."""
    page = anna.page
    found = page.locator(".said b").first.inner_text() if page.locator(".fight").count() else ""
    return f"{page.locator('.round').inner_text()} {found}"


def tap(anna: Scorer, target: str) -> None:
    anna.taps += 1
    anna._swap("#pad", anna.page.locator(target))


def tokens(anna: Scorer) -> list[int]:
    return [int(text) for text in anna.page.locator(".match .total").all_inner_texts()]


@pytest.mark.parametrize("scripts", [True, False])
def test_a_match_of_three_rounds_takes_at_most_four_taps_a_duel(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    anna.open_game(NAMES, game="wizards_cup")
    anna.page.locator("#follow-duels").tap()
    anna.page.locator(".fight").wait_for()
    begun, duels = anna.taps, 0
    for number, played in enumerate(ROUNDS, 1):
        assert anna.page.locator(".round b").inner_text() == str(number)
        for duel in played:
            assert anna.overflow() == (0, 0)
            assert write_down(anna, duel) <= 4
            duels += 1
    assert anna.page.locator(".winners").inner_text() == "Anna"
    assert tokens(anna) == [2, 1]
    # The tap that opened the log is one of them.
    assert anna.taps - begun + 1 <= 4 * duels
