"""Games on a network that cuts, drops, doubles and delays: nothing is lost, doubled
or out of order, whenever the tab dies."""

import random
import time
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Route, expect

from scorepad.pad.fold import fold
from scorepad.pad.marks import Mark
from tests.browser.evening import evening
from tests.browser.scorer import Sit
from tests.kinds import soak, thorough

NAMES = ("Anna", "Ben", "Cleo")
GAMES, OF_THEM_SOON = 20, 2
"""Games that are played; tests/client plays hundreds more without a browser."""

SEEDS = [
    0,
    *map(thorough, range(1, OF_THEM_SOON)),
    *(soak(seed) for seed in range(OF_THEM_SOON, GAMES)),
]
_PATIENCE = 60


class Weather:
    """What becomes of the requests about marks, as a seed has it."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self.is_bad = True

    def __call__(self, route: Route) -> None:
        fate = self._chance.random() if self.is_bad else 1
        # A page that has died asks for no answer any more.
        with suppress(Error):
            if fate < 0.2:
                route.abort("connectionfailed")
            elif fate < 0.4:
                route.fetch()
                route.abort("connectionreset")
            elif fate < 0.5:
                route.fetch()
                route.continue_()
            elif fate < 0.6:
                route.fulfill(status=503, body="")
            else:
                route.continue_()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_on_a_bad_network_is_written_once_and_in_order(seed: int, scorer: Sit) -> None:
    chance = random.Random(seed)
    anna = scorer()
    path = anna.open_game(NAMES, rounds="3")
    anna.settle()
    weather = Weather(seed)
    anna.on_requests("**/marks*", weather)
    rounds = list(evening(NAMES, range(1, 4)))
    dies_at = chance.randrange(15)
    taps = [
        (played.hand, name, field, value)
        for played in rounds
        for field, values in (("bid", played.bids), ("tricks", played.tricks))
        for name, value in list(values.items())[: 3 if field == "bid" else 2]
    ]
    for place, (_, name, _, value) in enumerate(taps):
        if place == dies_at:
            anna.kill()
            anna.go(path)
        expect(anna.page.locator("li.active .name")).to_have_text(name)
        anna.key(value)
    assert anna.totals() == rounds[-1].totals
    weather.is_bad = False
    # The last entry may be under way, which is not worth a word on the page.
    until = time.monotonic() + _PATIENCE
    while len(marks := anna.marks(path)) <= len(taps) and time.monotonic() < until:
        anna.page.wait_for_timeout(200)
    pad = fold([Mark.from_body(mark["id"], mark) for mark in marks])
    cells = [cell for mark in marks[1:] for cell in mark["cells"]]
    assert [(r, pad.names[player], field, value) for r, _, player, field, value in cells] == taps
    assert {pad.names[player]: total for player, total in pad.totals.items()} == rounds[-1].totals
    anna.console[:] = [line for line in anna.console if "Failed to load resource" not in line]


@pytest.mark.thorough
def test_the_pad_writes_where_the_script_for_its_other_screens_has_not_come_yet(
    scorer: Sit,
) -> None:
    anna = scorer()
    anna.page.route("**/phone/later.*", lambda route: route.abort())
    path = anna.open_game(NAMES, rounds="4")
    anna.page.evaluate("window.isFirst = true")
    anna.key(1)
    expect(anna.page.locator("#undo")).to_be_visible()
    assert anna.page.evaluate("window.isFirst")
    # The server's own page comes instead, and the way back is the script's.
    anna.page.locator('.nav a[href$="/sheet"]').tap()
    anna.page.wait_for_url("**/sheet")
    assert anna.page.evaluate("window.isFirst === undefined")
    with anna.page.expect_response("**/phone/later.*"):
        anna.page.unroute("**/phone/later.*")
    anna.page.evaluate("window.isSecond = true")
    anna.page.locator(f'a.chip[href="{path}"]').tap()
    expect(anna.page.locator("#pad")).to_be_visible()
    anna.page.locator('.nav a[href$="/sheet"]').tap()
    expect(anna.page.locator("#sheet")).to_be_visible()
    assert anna.page.evaluate("window.isSecond")
    anna.console[:] = [line for line in anna.console if "Failed to load resource" not in line]


@pytest.mark.thorough
def test_whose_tricks_change_is_asked_by_the_server_where_that_script_has_not_come_yet(
    scorer: Sit,
) -> None:
    anna = scorer()
    anna.page.route("**/phone/later.*", lambda route: route.abort())
    path = anna.open_game(NAMES, dealer=2, rounds="4")
    anna.keys(0, 1, 0, 0, 1)
    anna.settle()
    anna.go(f"{path}?round=1")
    anna.page.evaluate("window.isFirst = true")
    anna.page.locator("li.row:first-child .box.tricks").tap()
    expect(anna.page.locator("#key-1")).to_be_visible()
    assert anna.page.evaluate("window.isFirst")
    anna.page.locator("#key-1").tap()
    expect(anna.page.locator(".said")).to_contain_text("Whose tricks change with it?")
    assert anna.page.evaluate("window.isFirst === undefined")
    anna.page.locator(".partners button", has_text="Ben").tap()
    expect(anna.page.locator(".partners")).to_have_count(0)
    assert anna.totals() == {"Anna": -10, "Ben": -10, "Cleo": 20}
    anna.console[:] = [line for line in anna.console if "Failed to load resource" not in line]


@pytest.mark.thorough
def test_keys_of_special_cards_are_there_as_soon_as_the_script_for_them_has_come(
    scorer: Sit,
) -> None:
    anna = scorer()
    anna.page.route("**/phone/later.*", lambda route: route.abort())
    anna.open_game(NAMES, dealer=2, hands="2 2", variants=["bomb"])
    anna.keys(1, 0, 0)
    expect(anna.page.locator("#bomb-fell")).to_have_count(0)
    anna.page.unroute("**/phone/later.*")
    expect(anna.page.locator("#bomb-fell")).to_be_visible()
    anna.tap("#bomb-fell")
    expect(anna.page.locator("#bomb-fell")).to_have_attribute("aria-pressed", "true")
    anna.console[:] = [line for line in anna.console if "Failed to load resource" not in line]
