"""Everybody's phone goes along with what the scorer writes."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Sit
from tests.kinds import soak

_SPANS = "line => line.offsetWidth === innerWidth && line.offsetHeight === 20"
_SCROLLS = "[root.scrollWidth - innerWidth, root.scrollHeight - innerHeight]".replace(
    "root", "document.documentElement"
)
_SIZES = "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
MANY = ("Anna", "Ben", "Cleo", "Dan", "Emilie", "Franziska-Maria", "Gina", "Hugo")
NAMES = ("Anna", "Ben", "Cleo")
SMALL = {"width": 320, "height": 568}


def test_a_phone_that_looks_sees_each_bid_without_a_tap(scorer: Sit) -> None:
    anna, ben = scorer(), scorer()
    pad = anna.open_game(NAMES, dealer=2)
    anna.let_in(ben, pad, "view")
    anna.key(1)
    expect(ben.page.locator("li.row").first.locator(".bid")).to_have_text("1")
    expect(ben.page.locator("li.row.active .name")).to_have_text("Ben")
    assert "View only" in ben.page.locator(".nav").inner_text()


@pytest.mark.thorough
def test_a_look_from_before_a_phone_slept_is_given_up_and_the_next_one_brings_news(
    scorer: Sit,
) -> None:
    anna, ben = scorer(), scorer()
    pad = anna.open_game(NAMES, dealer=2)
    with ben.page.expect_request(lambda asked: "prefer" in asked.headers):
        anna.let_in(ben, pad, "view")
    with ben.page.expect_event("requestfailed", lambda asked: "prefer" in asked.headers):
        ben.page.evaluate("() => { dispatchEvent(new Event('online')); }")
    anna.key(1)
    expect(ben.page.locator("li.row").first.locator(".bid")).to_have_text("1")


@pytest.mark.thorough
@pytest.mark.parametrize("players", [soak(3), 8])
def test_a_television_shows_the_whole_table_in_large_figures(scorer: Sit, players: int) -> None:
    anna, television = scorer(), scorer(size={"width": 1280, "height": 720})
    game = "wizard_gigamic" if players == 3 else "skull_king"
    pad = anna.open_game(MANY[:players], game=game)
    anna.let_in(television, pad, "view")
    anna.key(1)
    expect(television.page.locator("li.row .bid", has_text="1")).to_be_visible()
    figures = television.page.locator("li.row :is(.name, .bid)")
    sizes = figures.evaluate_all(
        "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 26
    assert television.page.evaluate(_SCROLLS) == [0, 0]


@pytest.mark.thorough
def test_what_somebody_looks_up_stays_on_the_screen(scorer: Sit) -> None:
    anna, ben = scorer(), scorer()
    pad = anna.open_game(NAMES, dealer=2)
    anna.let_in(ben, pad, "host")
    ben.tap("#trump")
    with ben.page.expect_response(
        lambda answer: "/marks?since=" in answer.url and answer.status == 200
    ):
        anna.key(1)
    ben.page.evaluate("new Promise((shown) => setTimeout(shown, 100))")
    assert ben.page.locator(".trumps").is_visible()


def test_a_tap_goes_before_a_look_that_gets_no_answer(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES, dealer=2)
    anna.key(0)
    anna.page.route("**/marks?since=*", lambda _: None)
    with anna.page.expect_request("**/marks?since=*"):
        anna.tap("#trump")
    assert anna.page.locator(".trumps").is_visible()
    anna.tap(".back")
    anna.key(1)
    assert [row[1] for row in anna.rows().values()] == ["0", "1", ""]


@pytest.mark.thorough
def test_a_phone_without_network_says_so_until_it_is_back(scorer: Sit) -> None:
    anna = scorer()
    pad = anna.open_game(NAMES, dealer=2)
    anna.settle()
    anna.key(0)
    unsent = anna.page.locator("#unsent")
    expect(unsent).to_be_hidden()
    anna.network(on=False)
    anna.key(1)
    expect(unsent).to_have_text("1 entry waits on this phone")
    anna.page.locator("a[href$='/sheet']").first.tap()
    anna.page.locator("#sheet").wait_for()
    assert unsent.evaluate(_SPANS)
    anna.page.go_back()
    anna.page.locator("#pad").wait_for()
    anna.network(on=True)
    expect(unsent).to_be_hidden()
    anna.go(pad)
    assert [row[1] for row in anna.rows().values()] == ["0", "1", ""]


@pytest.mark.thorough
def test_every_kind_of_phone_says_that_no_answer_comes_until_one_does(scorer: Sit) -> None:
    anna, viewer, ben = scorer(), scorer(size=SMALL), scorer(size=SMALL)
    pad = anna.open_game(NAMES, dealer=0)
    link = anna.link(pad, "player")
    anna.let_in(viewer, pad)
    ben.sit_down(link, "Ben")
    expect(ben.page.locator("#pad.own")).to_be_visible()
    # What says so comes by a script.
    ben.page.wait_for_load_state()
    lines = [(anna, "#unsent"), (viewer, "#silent"), (ben, "#silent")]
    for phone, line in lines:
        expect(phone.page.locator(line)).to_be_hidden()
        phone.network(on=False)
    for phone, line in lines:
        expect(phone.page.locator(line)).to_have_text("No connection. It goes on by itself.")
        # Nobody has tapped anything that could be tapped once more.
        assert phone.page.locator("#notice").inner_text() == ""
        assert phone.overflow()[0] == 0
    ben.page.locator("#key-0").tap()
    expect(ben.page.locator("#unsent")).to_contain_text("waits on this phone.")
    expect(ben.page.locator("#silent")).to_be_hidden()
    for phone, line in lines:
        phone.network(on=True)
        expect(phone.page.locator(line)).to_be_hidden()
    expect(anna.page.locator(".box.bid").nth(1)).to_have_text("0")


@pytest.mark.thorough
def test_a_viewers_rows_lie_close_in_seating_order_whoever_leads(scorer: Sit) -> None:
    anna, viewer = scorer(), scorer()
    # 20, -10, 30 and -10: three places, none of them in seating order.
    path = anna.open_game(MANY[:4], dealer=3, hands="3 3", entries=(0, 1, 1, 1, 0, 0, 1))
    anna.let_in(viewer, path)
    expect(viewer.page.locator(".row.place-1")).to_have_count(1)
    boxes = [row.bounding_box() for row in viewer.page.locator("li.row").all()]
    for above, below in pairwise(boxes):
        assert abs(above["y"] + above["height"] - below["y"]) < 2
