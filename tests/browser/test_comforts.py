"""The phone on the table: lit, readable, and for those who type or listen."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scorer import Scorer, Sit
from tests.kinds import soak

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emil", "Franziska-Maria", "Gül", "Hans-Peter", "Ines", "Jo")

# The lock that browsers have on https, as far as anybody can watch it here.
LOCK = """
window.locks = [];
navigator.wakeLock.request = async () => {
  const lock = { released: false, async release() { this.released = true; } };
  window.locks.push(lock);
  return lock;
};
"""
STANDALONE = "Object.defineProperty(navigator, 'standalone', { value: true });"
BEFORE_18_4 = LOCK + STANDALONE + "delete window.Iterator;"
NO_LOCK = "delete Navigator.prototype.wakeLock;"
NO_FILM = NO_LOCK + "HTMLMediaElement.prototype.play = () => Promise.reject(new Error());"
VOICE = """
window.spoken = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, "speechSynthesis", { value: {
  speak: (said) => window.spoken.push([said.lang, said.text]),
} });
"""


def prefer(scorer: Scorer, *looks: str) -> None:
    scorer.page.context.add_cookies(
        [{"name": "looks", "value": ".".join(looks), "url": scorer.address}]
    )


def lit(page: Page, name: str) -> None:
    expect(page.locator("li.row.active .name")).to_have_text(name)


def says(person: Scorer, text: str) -> None:
    """Wait until the line above the keys says that."""
    expect(person.page.locator(".say")).to_contain_text(text)


# Quick fingers.

# Clicks as they come; those of the script itself are not trusted.
CLICKS = """
window.clicks = [];
document.addEventListener("click", ({ target, isTrusted, detail }) => {
  window.clicks.push([target.closest(".key")?.id ?? null, isTrusted, detail]);
});
"""
TOUCHES = """(kinds) => kinds.map(([kind, on, at, others]) => {
  const target = document.querySelector(on);
  const over = document.querySelector(at).getBoundingClientRect();
  const touch = (identifier) => new Touch({
    identifier, target, clientX: over.x + over.width / 2, clientY: over.y + over.height / 2,
  });
  return target.dispatchEvent(new TouchEvent(kind, {
    bubbles: true, cancelable: true, changedTouches: [touch(0)], touches: others ? [touch(1)] : [],
  }));
})"""


def tap_quickly(page: Page, *keys: int) -> None:
    """Tap as a finger does that means seven keys a second: by the touches' own time, however
    long this machine takes to bring them."""
    phone = page.context.new_cdp_session(page)
    now = time.time()
    for place, key in enumerate(keys):
        page.evaluate("document.getAnimations().forEach((one) => one.finish())")
        box = page.locator(f"#key-{key}").bounding_box()
        assert box is not None
        at = [{"x": box["x"] + 20, "y": box["y"] + 20}]
        for kind, points, after in (("touchStart", at, 0.0), ("touchEnd", [], 0.05)):
            told = {"type": kind, "touchPoints": points, "timestamp": now + place * 0.15 + after}
            phone.send("Input.dispatchTouchEvent", told)
        page.wait_for_timeout(150)


@pytest.mark.thorough
def test_twenty_taps_in_three_seconds_are_twenty_entries(scorer: Sit) -> None:
    anna = scorer()
    anna.page.add_init_script(CLICKS)
    pad = anna.open_game(NAMES, game="quoicoupli", hands="5 5", dealer=9)
    keys = [0, 1, 2, 1, 0, 1, 0, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0]
    tap_quickly(anna.page, *keys, 5)
    expect(anna.page.locator(".round b")).to_have_text("2")
    clicks = anna.page.evaluate("window.clicks")
    assert [key for key, _, _ in clicks] == [f"key-{key}" for key in [*keys, 5]]
    assert all(detail > 0 for _, _, detail in clicks), "a finger's, not a keyboard's"
    assert [trusted for _, trusted, _ in clicks].count(True) == 1, "iOS would have zoomed at each"
    anna.wait_until_sent(pad, 21)
    assert anna.rows()["Ben"][1] == "5"


@pytest.mark.thorough
def test_only_the_end_of_a_second_quick_tap_on_a_key_is_taken_from_the_browser(scorer: Sit) -> None:
    anna = scorer()
    anna.page.add_init_script(CLICKS)
    anna.open_game(NAMES[:3], dealer=2, hands="5")
    one, other, name = "#key-1", "#key-2", ".deal"
    # All at once: a busy machine may take long between two, and they have to come soon.
    left_alone = anna.page.evaluate(
        TOUCHES,
        [
            ["touchend", one, one, False],
            ["touchend", name, name, False],  # not a key
            ["touchend", one, name, False],  # slid off it
            ["touchend", one, one, True],  # the first of two fingers that pinch
            ["touchend", other, other, False],  # the second
            ["touchend", other, other, False],
        ],
    )
    assert left_alone == [True] * 5 + [False]
    assert anna.page.evaluate("window.clicks") == [["key-2", False, 1]]
    zooms = anna.page.locator("meta[name=viewport]").get_attribute("content")
    assert zooms is not None
    assert "maximum-scale" not in zooms
    assert "user-scalable" not in zooms


# Keys of a keyboard.


def press(person: Scorer, *keys: str) -> None:
    """Type as people do, once the pad listens."""
    person.settle()
    for key in keys:
        person.page.wait_for_timeout(150)
        person.page.keyboard.press(key)


# What is typed within the second that a digit waits, however long this machine takes to bring
# it: one digit after the other, once ``round`` is shown; gives what has the focus then.
AT_ONCE = """async ([digits, round, enter]) => {
  const isThere = () => document.querySelector(".round b").textContent === round;
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown",
    { key, bubbles: true, cancelable: true }));
  for (const [place, digit] of [...digits].entries()) {
    // Who watches the pad hears of a change behind it. A frame may take longer than the second.
    if (place) do await new Promise((next) => { setTimeout(next); }); while (!isThere());
    press(digit);
  }
  const focused = document.activeElement;
  if (enter) {
    press("Enter");
    focused.click();
  }
  return focused.id;
}"""


def at_once(person: Scorer, digits: str, round: str = "1", *, enter: bool = False) -> str:
    person.settle()
    focused: str = person.page.evaluate(AT_ONCE, [digits, round, enter])
    return focused


def test_a_keyboard_plays_a_round_and_takes_back(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES[:3], dealer=2, hands="2 2")
    for digit, after in (("1", "Ben"), ("0", "Cleo"), ("2", "Anna")):
        press(anna, digit)
        lit(anna.page, after)
    press(anna, "Backspace")
    lit(anna.page, "Cleo")
    press(anna, "0")
    lit(anna.page, "Anna")
    press(anna, "1")
    lit(anna.page, "Ben")
    press(anna, "1")
    expect(anna.page.locator(".round b")).to_have_text("2")
    assert anna.totals() == {"Anna": 30, "Ben": -10, "Cleo": 20}


# What the keys of 1, 0 and 2 send without Shift.
KEYBOARDS = {
    "French": [("&", "Digit1"), ("à", "Digit0"), ("é", "Digit2")],
    "French, letters locked": [("1", "Digit1"), ("À", "Digit0"), ("É", "Digit2")],
    "Arabic": [("١", "Digit1"), ("٠", "Digit0"), ("٢", "Digit2")],
    "Persian, with digits apart": [("۱", "Numpad1"), ("۰", "Numpad0"), ("۲", "Numpad2")],
}


@pytest.mark.soak
def test_digits_need_no_shift_on_any_keyboard(scorer: Sit) -> None:
    anna = scorer()
    keyboard = anna.page.context.new_cdp_session(anna.page)
    for layout, keys in KEYBOARDS.items():
        anna.open_game(NAMES[:3], dealer=2, hands="2 2")
        anna.settle()
        for (key, code), after in zip(keys, ("Ben", "Cleo", "Anna"), strict=True):
            anna.page.wait_for_timeout(150)
            for kind in ("keyDown", "keyUp"):
                keyboard.send("Input.dispatchKeyEvent", {"type": kind, "key": key, "code": code})
            lit(anna.page, after)
        assert [row[1] for row in anna.rows().values()] == ["1", "0", "2"], layout


@pytest.mark.soak
def test_other_signs_of_the_row_and_of_the_digits_apart_are_no_digits(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES[:3], dealer=2, hands="2 2")
    anna.settle()
    for sign in (
        {"key": "!", "code": "Digit1", "shiftKey": True},
        {"key": "~", "code": "Digit2", "modifierAltGraph": True},
        {"key": "End", "code": "Numpad1"},  # without NumLock
        {"key": "p", "code": "KeyP"},
        {"key": "Unidentified", "code": ""},
    ):
        anna.page.evaluate(
            "sign => document.body.dispatchEvent(new KeyboardEvent('keydown',"
            " { bubbles: true, ...sign }))",
            sign,
        )
        lit(anna.page, "Anna")


@pytest.mark.thorough
def test_the_last_result_typed_by_habit_is_no_bid_of_the_next_round(scorer: Sit) -> None:
    anna = scorer()
    pad = anna.open_game(NAMES[:3], dealer=2, hands="2 2 2")
    press(anna, "1", "0", "2", "1")
    at_once(anna, "10", "2")
    expect(anna.page.locator("#told")).to_contain_text("Cleo: 0, worked out. Anna +30, total 30.")
    again = anna.page.get_by_role("alert").filter(has_text="is over")
    expect(again).to_have_text("Round 1 is over: this was not entered.")
    assert anna.rows()["Ben"][1] == ""
    anna.page.wait_for_timeout(1100)
    press(anna, "0")
    lit(anna.page, "Cleo")
    anna.keys(1, 1, 0, 1)
    expect(anna.page.locator(".round b")).to_have_text("3")
    anna.key(2)
    assert anna.rows()["Cleo"][1] == "2", "a tap is meant"
    anna.wait_until_sent(pad, 12)


@pytest.mark.thorough
def test_escape_leaves_a_box_that_stands_and_a_question_without_a_change(scorer: Sit) -> None:
    anna = scorer()
    pad = anna.open_game(NAMES[:3], dealer=2, hands="2 2")
    press(anna, "1", "0", "2")
    anna.page.locator("li.row", has_text="Ben").locator(".box.bid").focus()
    press(anna, "Enter")
    says(anna, "Ben: bid 0 is written. Which is right?")
    expect(anna.page.locator("#told")).to_contain_text("Ben: bid 0 is written. Which is right?")
    press(anna, "Escape")
    says(anna, "Anna leads: tricks?")
    press(anna, "1", "1")
    expect(anna.page.locator(".round b")).to_have_text("2")
    anna.page.get_by_role("link", name="Sheet").focus()
    press(anna, "Enter")
    expect(anna.page.locator("#sheet h1")).to_be_focused()
    anna.page.locator("tbody a").first.focus()
    press(anna, "Enter")
    says(anna, "Anna: 1 trick is written. How many were there?")
    expect(anna.page.locator("#key-1")).to_be_focused()
    press(anna, "0")
    expect(anna.page.locator(".partners button").first).to_be_focused()
    press(anna, "Escape")
    expect(anna.page.locator(".partners")).to_have_count(0)
    press(anna, "Escape")
    expect(anna.page.locator("#sheet h1")).to_be_focused()
    anna.all_sent()
    assert len(anna.marks(pad)) == 6


@pytest.mark.thorough
def test_two_digits_are_one_number(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES[:3], dealer=2, hands="15")
    at_once(anna, "12")
    lit(anna.page, "Ben")
    assert at_once(anna, "1", enter=True) == "key-1"
    lit(anna.page, "Cleo")
    press(anna, "1")
    lit(anna.page, "Anna")
    assert [row[1] for row in anna.rows().values()] == ["12", "1", "1"]


@pytest.mark.thorough
def test_arrows_go_from_box_to_box_and_to_the_keys(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES[:3], dealer=2)
    focused = "document.activeElement"
    press(anna, "ArrowDown")
    expect(anna.page.locator(".box.now")).to_be_focused()
    press(anna, "ArrowDown")
    assert anna.page.evaluate(f"{focused}.closest('.row').innerText").startswith("Ben")
    press(anna, "ArrowLeft")
    assert anna.page.evaluate(f"{focused}.className") == "name"
    for _ in range(2):
        press(anna, "ArrowDown")
    assert anna.page.evaluate(f"{focused}.className") == "key"
    press(anna, "ArrowLeft")
    expect(anna.page.locator("#key-0")).to_be_focused()
    press(anna, "ArrowRight")
    assert anna.page.locator("#key-1").evaluate("one => getComputedStyle(one).outlineStyle") == (
        "solid"
    )
    press(anna, "Enter")
    lit(anna.page, "Ben")


@pytest.mark.thorough
def test_a_keyboard_may_be_told_to_write_nothing(scorer: Sit) -> None:
    anna = scorer()
    pad = anna.open_game(NAMES[:3], dealer=2)
    prefer(anna, "keyless")
    anna.go(pad)
    press(anna, "1")
    prefer(anna)
    anna.go(pad)
    lit(anna.page, "Anna")


@pytest.mark.soak
def test_large_totals_take_no_number_and_keys_leave_them(scorer: Sit) -> None:
    anna = scorer()
    pad = anna.open_game(NAMES[:3], dealer=2)
    anna.key(1)
    for key in ("Escape", "Enter", " "):
        prefer(anna, "large")
        anna.go(pad)
        expect(anna.page.get_by_role("button", name="Back to the pad")).to_be_visible()
        press(anna, "1", "Backspace", "ArrowDown")
        assert not anna.page.locator("#key-0").is_visible()
        press(anna, key)
        expect(anna.page.locator("#key-0")).to_be_visible()
        lit(anna.page, "Ben")
        assert len(anna.marks(pad)) == 2


@pytest.mark.thorough
def test_the_focus_stays_near_what_is_next(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES[:3], dealer=2, hands="1 2")
    anna.keys(1, 0, 0)
    anna.page.locator("#all-made").focus()
    press(anna, "Enter")
    expect(anna.page.locator(".round b")).to_have_text("2")
    expect(anna.page.locator("#key-0")).to_be_focused()


@pytest.mark.thorough
def test_who_taps_sees_no_ring_but_that_of_the_likely_number(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES[:3], dealer=2, hands="3")
    outlined = """() => [...document.querySelectorAll(".key")].filter(
        key => getComputedStyle(key).outlineStyle !== "none").length"""
    for number in (1, 2, 1):
        anna.key(number)
        assert anna.page.evaluate(outlined) == 0
    press(anna, "ArrowLeft")
    assert anna.page.evaluate(outlined) == 1


# Told and spoken.


@pytest.mark.thorough
def test_who_listens_hears_what_others_write(scorer: Sit) -> None:
    anna, ben = scorer(), scorer()
    pad = anna.open_game(NAMES[:3], dealer=2)
    anna.let_in(ben, pad)
    told = ben.page.locator("#told")
    expect(told).to_be_empty()
    anna.key(1)
    expect(told).to_have_text("Anna: bid 1. Ben bids")
    anna.keys(0, 0, 1)
    expect(told).to_contain_text("Anna: tricks 1")
    anna.key(0)
    expect(told).to_contain_text(
        "Cleo: 0, worked out. Anna +30, total 30. Ben +20, total 20. Cleo +20, total 20. 2 cards."
        " Anna deals. Ben bids and leads"
    )


@pytest.mark.thorough
def test_the_phone_speaks_where_that_was_wished_for(scorer: Sit) -> None:
    anna, ben = scorer(), scorer(language="de")
    ben.page.add_init_script(VOICE)
    pad = anna.open_game(NAMES[:3], dealer=2)
    prefer(ben, "aloud")
    anna.let_in(ben, pad)
    anna.key(1)
    expect(ben.page.locator("#told")).to_contain_text("Anna")
    assert ben.page.evaluate("window.spoken") == [["de", "Anna: Ansage 1"]]
    ben.page.evaluate("document.cookie = 'looks=; path=/'")
    anna.key(0)
    expect(ben.page.locator("#told")).to_contain_text("Ben")
    assert ben.page.evaluate("window.spoken.length") == 1


@pytest.mark.thorough
def test_a_voice_is_offered_only_where_there_is_one(scorer: Sit) -> None:
    anna, dumb = scorer(), scorer()
    dumb.page.add_init_script("delete window.speechSynthesis;")
    for person, shown in ((anna, True), (dumb, False)):
        person.go("/preferences")
        expect(person.page.locator("button[value=aloud]")).to_be_visible(visible=shown)


@pytest.mark.thorough
def test_the_last_round_says_points_and_who_has_won(scorer: Sit) -> None:
    anna = scorer()
    anna.page.add_init_script(VOICE)
    pad = anna.open_game(NAMES[:3], dealer=2, hands="2")
    prefer(anna, "aloud")
    anna.go(pad)
    anna.keys(2, 1, 0)
    spoken = anna.page.evaluate("window.spoken.at(-1)[1]")
    assert spoken == "Cleo: bid 0. Anna leads: tricks? Bids: 1 too many"
    anna.keys(0, 1)
    won = (
        "Cleo: 1, worked out. Anna −20, total −20. Ben +30, total 30. Cleo −10, total −10."
        " The winner: Ben"
    )
    expect(anna.page.locator("#told")).to_have_text(won)
    assert anna.page.evaluate("window.spoken.at(-1)[1]") == won


@pytest.mark.thorough
def test_the_winner_is_said_where_the_game_is_ended_on_another_page(scorer: Sit) -> None:
    anna = scorer()
    anna.page.add_init_script(VOICE)
    pad = anna.open_game(NAMES[:3], dealer=2, hands="2 3")
    anna.keys(2, 1, 0, 0, 1)
    prefer(anna, "aloud")
    anna.go(f"{pad}/table")
    anna.page.get_by_role("link", name="End the game now").tap()
    anna.page.get_by_role("button", name="End the game now").tap()
    expect(anna.page.locator("#told")).to_contain_text("Ben")
    assert "Ben" in anna.page.evaluate("window.spoken.at(-1)[1]")
    anna.page.reload()
    anna.page.wait_for_timeout(700)
    expect(anna.page.locator("#told")).to_be_empty()


# A screen that stays lit.


@pytest.mark.thorough
def test_the_screen_is_held_from_the_first_tap(scorer: Sit) -> None:
    anna, ben = scorer(), scorer()
    ben.page.add_init_script(LOCK)
    anna.let_in(ben, anna.open_game(NAMES[:3], dealer=2, rounds="1"))
    assert ben.page.evaluate("window.locks.length") == 0
    ben.page.locator(".head").tap()
    ben.until("() => window.locks.length === 1")
    ben.page.evaluate("window.locks[0].released = true")
    ben.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    ben.until("() => window.locks.length === 2")
    anna.keys(1, 0, 1, 1, 0)
    ben.until("() => window.locks[1].released")


@pytest.mark.thorough
def test_without_a_lock_a_silent_film_runs_behind_the_page(scorer: Sit) -> None:
    anna = scorer()
    anna.page.add_init_script(NO_LOCK)
    anna.open_game(NAMES[:3], dealer=2)
    anna.page.locator(".deal").tap()
    film = anna.page.locator("video.wake-video")
    running = "() => document.querySelector('video.wake-video')?.currentTime > 0.1"
    anna.until(running)
    assert film.evaluate("one => [one.muted, one.loop, one.clientWidth, one.clientHeight]") == (
        [True, False, 360, 640]
    )
    film.evaluate("one => { one.currentTime = 9; }")
    anna.until("() => document.querySelector('video.wake-video').currentTime < 5")
    expect(anna.page.locator("#sleeps")).to_be_hidden()
    assert anna.overflow() == (0, 0)
    assert anna.page.locator(".key").first.is_enabled()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("phone", "locks"), [(BEFORE_18_4, 0), (LOCK + STANDALONE, 1)], ids=["iOS 18.3", "iOS 18.4"]
)
def test_on_the_home_screen_a_lock_that_holds_nothing_is_not_relied_on(
    phone: str, locks: int, scorer: Sit
) -> None:
    anna = scorer()
    anna.page.add_init_script(phone)
    anna.open_game(NAMES[:3], dealer=2)
    anna.page.locator(".deal").tap()
    if locks:
        anna.until("() => window.locks.length === 1")
    else:
        anna.until("() => document.querySelector('video.wake-video')?.currentTime > 0.1")
    assert anna.page.evaluate("window.locks.length") == locks
    assert anna.page.locator("video.wake-video").count() == 1 - locks
    expect(anna.page.locator("#sleeps")).to_be_hidden()


# As the screen of a phone that went dark.
GONE_AND_BACK = """() => {
  for (const hidden of [true, false]) {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }
}"""


@pytest.mark.thorough
def test_where_nothing_holds_the_screen_the_owner_is_told_once(scorer: Sit) -> None:
    anna = scorer()
    anna.page.add_init_script(NO_FILM)
    pad = anna.open_game(NAMES[:3], dealer=2)
    hint = anna.page.locator("#sleeps")
    expect(hint).to_be_hidden()
    anna.page.locator(".deal").tap()
    anna.until("() => document.querySelector('video.wake-video')")
    before = anna.page.locator("#key-1").bounding_box()
    anna.key(1)
    assert anna.page.locator("#key-1").bounding_box() == before
    expect(hint).to_be_hidden()
    anna.page.evaluate(GONE_AND_BACK)
    expect(hint).to_contain_text("stay on longer")
    hint.locator("button").tap()
    expect(hint).to_be_hidden()
    anna.go(pad)
    anna.page.locator(".deal").tap()
    anna.until("() => document.querySelector('video.wake-video')")
    expect(hint).to_be_hidden()


# Looks.


@pytest.mark.parametrize("players", [*map(soak, (2, 3, 6)), 10])
def test_large_totals_fit_every_table(players: int, scorer: Sit) -> None:
    anna = scorer()
    prefer(anna, "large")
    anna.open_game(NAMES[:players], game="quoicoupli")
    assert anna.overflow() == (0, 0)
    page = anna.page
    assert not page.locator(".key, .box, .head, .nav").first.is_visible()
    # As wide as a total can come: a minus and four digits.
    page.locator(".total").evaluate_all("all => all.forEach(one => { one.textContent = '−1280'; })")
    for row in page.locator("li.row").all():
        name, total = row.locator(".name").bounding_box(), row.locator(".total").bounding_box()
        box = row.bounding_box()
        assert total["x"] + total["width"] <= 360
        assert total["y"] >= box["y"] - 1
        assert total["y"] + total["height"] <= box["y"] + box["height"] + 1
        beside = name["x"] + name["width"] <= total["x"]
        assert beside or name["y"] + name["height"] <= total["y"] + 1
    size = "one => parseFloat(getComputedStyle(one).fontSize)"
    assert page.locator(".total").first.evaluate(size) >= 48


@pytest.mark.thorough
@pytest.mark.parametrize("scripts", [True, False])
def test_a_tap_leaves_the_large_totals(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    pad = anna.open_game(NAMES[:3])
    prefer(anna, "large", "aloud")
    anna.go(pad)
    if scripts:
        anna.network(on=False)
    anna.page.locator("body").tap(position={"x": 180, "y": 320})
    expect(anna.page.locator("#key-0")).to_be_visible()
    anna.network(on=True)
    anna.go(pad)
    assert anna.page.locator("html").get_attribute("data-display") == "aloud"


@pytest.mark.thorough
def test_the_end_is_celebrated_once(scorer: Sit) -> None:
    anna = scorer()
    path = anna.open_game(NAMES[:3], hands="1")
    anna.keys(1, 0, 0, 1, 0)
    anna.page.get_by_role("link", name="Podium and curve").tap()
    podium = anna.page.locator("ol.podium")
    expect(podium).to_have_class("podium celebrates")
    anna.page.locator(".top .up").tap()
    anna.page.get_by_role("link", name="Podium and curve").tap()
    expect(podium).to_have_class("podium")
    anna.go(f"{path}/end")
    anna.settle()
    expect(podium).to_have_class("podium")
    other = anna.open_game(NAMES[:3], hands="1")
    anna.keys(1, 0, 0, 1, 0)
    anna.go(f"{other}/end")
    expect(podium).to_have_class("podium celebrates")
    # Nothing moves for those who asked for that.
    moves = "() => document.querySelector('.podium').getAnimations({ subtree: true }).length"
    assert anna.page.evaluate(moves)
    anna.page.emulate_media(reduced_motion="reduce")
    assert anna.page.evaluate(moves) == 0


@pytest.mark.thorough
def test_the_screen_turns_round_for_the_player_opposite(scorer: Sit) -> None:
    anna = scorer()
    pad = anna.open_game(NAMES[:3], dealer=2)
    upright = anna.page.locator("#key-0").bounding_box()
    prefer(anna, "rotate")
    anna.go(pad)
    turned = anna.page.locator("#key-0").bounding_box()
    assert turned["x"] == pytest.approx(360 - upright["x"] - upright["width"], abs=1)
    assert turned["y"] == pytest.approx(640 - upright["y"] - upright["height"], abs=1)
    assert anna.overflow() == (0, 0)
    anna.page.locator("#key-1").tap()
    lit(anna.page, "Ben")
    anna.go(f"{pad}/sheet")
    # The page begins at the far end, where that player reads.
    assert anna.page.locator("h1").bounding_box()["y"] > 500


@pytest.mark.thorough
def test_hidden_totals_show_nowhere(scorer: Sit) -> None:
    anna = scorer()
    pad = anna.open_game(NAMES[:3], dealer=2)
    anna.keys(1, 0, 0, 1, 0)
    shown = anna.page.locator(".total").first
    before = shown.bounding_box()
    prefer(anna, "hidden")
    anna.go(pad)
    assert shown.bounding_box() == before, "nothing moves"
    seen = "one => getComputedStyle(one).visibility"
    assert shown.evaluate(seen) == "hidden"
    assert anna.page.locator(".total small").first.evaluate(seen) == "visible"
    anna.go(f"{pad}/sheet")
    for total in anna.page.locator(".box .total, tfoot b, tfoot .place").all():
        assert total.evaluate(seen) == "hidden"


COVERED = "all => all.map(one => getComputedStyle(one).visibility === 'hidden')"


def over(scorer: Scorer) -> str:
    """A game that is over: Ben leads, Anna is last."""
    pad = scorer.open_game(NAMES[:3], dealer=2, hands="2")
    scorer.keys(2, 1, 0, 0, 1)
    return pad


def stop_clock(scorer: Scorer) -> None:
    """Let no place come by itself, however busy this machine is.

    What was tapped is sent before: a phone whose clock stands still waits for ever to send it.
    """
    scorer.all_sent()
    scorer.page.clock.install(time=0)
    scorer.page.clock.pause_at(1)


def test_places_are_uncovered_from_the_last_to_the_first(scorer: Sit) -> None:
    anna = scorer()
    pad = over(anna)
    prefer(anna, "hidden")
    anna.go(pad)
    assert anna.page.locator(".over .winners").evaluate_all(COVERED) == [True]
    stop_clock(anna)
    anna.go(f"{pad}/end")
    places, winner = anna.page.locator("ol.podium .name"), anna.page.locator("#end .winners")
    lines = anna.page.locator("ol.podium li, #end .won")
    assert places.evaluate_all(COVERED) == [True] * 3
    assert winner.evaluate_all(COVERED) == [True]
    assert not any(lines.evaluate_all(COVERED)), "what is to come has its place"
    title = anna.page.locator("#end h1")
    title.tap()
    expect(places.last).to_have_css("visibility", "visible")
    assert places.evaluate_all(COVERED) == [True, True, False]
    anna.page.clock.run_for(1000)
    expect(anna.page.locator("#told")).to_have_text("place 3 Anna, −20")
    expect(anna.page.locator("ol.podium .total").nth(2)).to_have_text("−20")
    title.tap()
    title.tap()
    expect(places.first).to_have_css("visibility", "visible")
    assert places.evaluate_all(COVERED) == [False] * 3
    assert winner.evaluate_all(COVERED) == [True]
    title.tap()
    expect(winner).to_have_css("visibility", "visible")
    anna.page.clock.resume()
    expect(anna.page.locator("#told")).to_have_text("The winner. Ben")
    for path, seen in ((pad, ".total, .over .winners"), (f"{pad}/sheet", "tfoot b")):
        anna.go(path)
        assert not any(anna.page.locator(seen).evaluate_all(COVERED))
    anna.go(pad)
    anna.undo()
    assert all(anna.page.locator(".total").evaluate_all(COVERED))


@pytest.mark.thorough
def test_places_come_by_themselves_and_do_not_count_where_nothing_shall_move(scorer: Sit) -> None:
    anna = scorer()
    pad = over(anna)
    prefer(anna, "hidden")
    anna.page.emulate_media(reduced_motion="reduce")
    stop_clock(anna)
    anna.go(f"{pad}/end")
    for uncovered in (1, 2, 3):
        anna.page.clock.run_for(1600)
        assert anna.page.locator("ol.podium .name").evaluate_all(COVERED).count(False) == uncovered
        last = anna.page.locator("ol.podium li").nth(3 - uncovered).locator(".total")
        assert last.inner_text() == ("−20", "−10", "30")[uncovered - 1]


@pytest.mark.thorough
def test_without_scripts_the_end_just_shows(scorer: Sit) -> None:
    anna, plain = scorer(), scorer(scripts=False)
    pad = over(anna)
    prefer(plain, "hidden")
    anna.let_in(plain, pad)
    plain.go(f"{pad}/end")
    for what in ("ol.podium .name", "#end .winners"):
        assert not any(plain.page.locator(what).evaluate_all(COVERED))
