"""Whole games without network, from the first tap on; nothing is lost when it is back."""

import pytest
from playwright.sync_api import expect

from scorepad.pad.fold import fold
from scorepad.pad.marks import Mark
from tests.browser.evening import PlayedRound, evening
from tests.browser.scorer import Scorer, Sit
from tests.kinds import soak

NAMES = ("Anna", "Ben", "Cleo", "Dan")


def play(scorer: Scorer, played: PlayedRound) -> None:
    scorer.play(played)
    scorer.shows(played.totals)


def correct_an_old_result_and_take_it_back(scorer: Scorer) -> None:
    """A trick more in round 2 for somebody, and one less for another."""
    before = scorer.totals()
    scorer.page.get_by_role("link", name="Sheet").tap()
    scorer.page.locator("#sheet tbody tr").nth(1).locator("td a").first.tap()
    scorer.page.locator("#pad.correcting").wait_for()
    ringed = int(scorer.page.locator(".keys .ring").inner_text())
    scorer.tap(f"#key-{ringed + 1 if ringed < 2 else ringed - 1}")
    scorer.read()
    scorer.page.locator(".partners form:first-child button").tap()
    scorer.page.locator("#sheet").wait_for()
    scorer.page.locator(".top .up").tap()
    scorer.page.locator("#pad:not(.correcting)").wait_for()
    scorer.shows_others(before)
    scorer.undo()
    scorer.shows(before)


def totals_on_the_server(scorer: Scorer, path: str) -> dict[str, int]:
    pad = fold([Mark.from_body(mark["id"], mark) for mark in scorer.marks(path)])
    return {pad.names[player]: total for player, total in pad.totals.items()}


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("players", "rounds_"),
    [(3, 8), *(soak(players, 60 // players) for players in (3, 4))],
)
def test_a_whole_game_without_network_is_there_when_it_is_back(
    players: int, rounds_: int, scorer: Sit
) -> None:
    names, hands = NAMES[:players], range(1, rounds_ + 1)
    anna = scorer(kept=True)
    path = anna.open_game(names, hands=" ".join(map(str, hands)))
    anna.settle()
    anna.network(on=False)
    rounds = list(evening(names, hands))
    for number, played in enumerate(rounds, 1):
        if number == 4:
            anna.key(0)
            anna.undo()
            correct_an_old_result_and_take_it_back(anna)
        if number == 6:
            anna.page.reload()
        if number == 8:
            anna.kill()
            anna.go(path)
        anna.page.locator("#pad").wait_for()
        if number in (6, 8):
            # A page that has just come draws its pad once more, perhaps under a tap.
            anna.settle()
            anna.shows(rounds[number - 2].totals)
        play(anna, played)
    expect(anna.page.locator("#unsent")).to_contain_text("entries wait on this phone")
    anna.page.locator(".over a.primary").tap()
    expect(anna.page.locator("#end .winners")).to_be_visible()
    anna.network(on=True)
    expect(anna.page.locator("#unsent")).to_be_hidden()
    anna.has_sent()
    assert totals_on_the_server(anna, path) == rounds[-1].totals
    ids = [mark["id"] for mark in anna.marks(path)]
    assert len(ids) == len(set(ids)) == 1 + len(rounds) * (2 * players - 1) + 4
    anna.page.get_by_role("button", name="Rematch").tap()
    expect(anna.page.locator(".round")).to_contain_text("1/")
    assert anna.totals() == dict.fromkeys(names, 0)
