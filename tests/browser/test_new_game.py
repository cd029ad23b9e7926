"""The form for a new game follows while somebody types."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from scorepad.i18n.languages import LANGUAGES
from tests.browser.axe import complaints
from tests.browser.scorer import Sit
from tests.kinds import soak


@contextmanager
def held(page: Page) -> Iterator[None]:
    """Hold back what the form asks in the block, of which there is some, until its end."""
    waiting: list[Route] = []
    page.route("**/new", lambda route: waiting.append(route))
    with page.expect_request("**/new"):
        yield
    for route in waiting:
        route.continue_()
    page.unroute("**/new")


def test_the_line_above_the_start_follows_every_letter(scorer: Sit) -> None:
    anna = scorer()
    anna.go("/new")
    page = anna.page
    anna.choose_game("wizard_gigamic")
    line = page.locator("#said")
    expect(line).to_have_text("Wizard (Gigamic) · 3 to 6 players")
    anna.fill_names("Anna", "Ben", "Cleo")
    expect(line).to_have_text("Wizard (Gigamic) · 3 players · 20 rounds")
    expect(page.locator("input[name=name]").nth(2)).to_be_focused()
    anna.unfold("rules-and-length")
    page.locator("#rounds").press_sequentially("12")
    expect(line).to_have_text("Wizard (Gigamic) · 3 players · 12 rounds")
    expect(page.locator("#rounds")).to_be_focused()
    page.locator("#rounds").fill("")
    page.locator("#hands").press_sequentially("1 2 3 2 1")
    expect(line).to_have_text("Wizard (Gigamic) · 3 players · 5 rounds")
    page.locator("label:has(input[value$='plus_or_minus_one'])").tap()
    expect(line).to_have_text("Wizard (Gigamic) · 3 players · 5 rounds · bids must not add up")
    page.locator("#rules-and-length summary").tap()
    expect(page.locator("#rules-now")).to_have_text("5 rounds · bids must not add up")
    expect(page.locator("#rules-now")).to_be_visible()


@pytest.mark.thorough
def test_htmx_comes_with_the_first_tap_that_needs_it(scorer: Sit) -> None:
    anna = scorer()
    page = anna.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    anna.go("/")
    anna.go("/new")
    anna.fill_names("Anna", "Ben", "Cleo")
    expect(page.locator("#said")).to_contain_text("3 players")
    assert not any("htmx" in path for path in asked)
    anna.choose_game("quoicoupli")
    expect(page.locator("#said")).to_contain_text("Quoicoupli")
    anna.unfold("rules-and-length")
    expect(page.locator(".lengths")).to_contain_text("26")
    assert [path for path in asked if "htmx" in path] == ["/static/vendor/htmx-2.0.11.min.js"]


@pytest.mark.soak
def test_a_style_that_a_keyboard_left_on_a_field_is_not_taken_over(scorer: Sit) -> None:
    anna = scorer()
    anna.go("/new")
    # Whatever fills in passwords, or takes pictures, leaves an empty one; the policy forbids
    # to write it, and the console would say so.
    left = "all => all.forEach(one => { one.style.color = 'red'; one.style.color = ''; })"
    anna.page.locator("input").evaluate_all(left)
    anna.choose_game("quoicoupli")
    expect(anna.page.locator("#said")).to_contain_text("Quoicoupli")
    assert anna.faults() == []


@pytest.mark.thorough
def test_own_phones_are_chosen_before_the_start_and_the_code_comes_after_it(scorer: Sit) -> None:
    anna, ben = scorer(), scorer()
    anna.go("/new")
    page = anna.page
    anna.fill_names("Anna", "Ben", "Cleo")
    anna.unfold("phones")
    page.get_by_label("Everybody’s own phone").tap()
    page.locator("#phones summary").tap()
    expect(page.locator("#phones .now")).to_have_text("Everybody’s own phone", use_inner_text=True)
    page.locator("#start").tap()
    page.wait_for_url("**/links?role=player*")
    ben.open(page.locator("#link").input_value())
    ben.page.get_by_role("button", name="Ben").tap()
    ben.page.locator("#pad.own").wait_for()
    expect(page.locator("#seats")).to_contain_text("has a phone")
    page.get_by_role("link", name="To the pad").tap()
    page.locator("#pad").wait_for()
    assert anna.overflow() == (0, 0)


@pytest.mark.thorough
def test_what_is_typed_while_an_answer_is_under_way_stays(scorer: Sit) -> None:
    anna = scorer()
    anna.go("/new")
    page = anna.page
    page.locator("input[name=name]").nth(0).fill("Anna")
    anna.unfold("games")
    with held(page):
        page.locator("label[for='game-quoicoupli']").tap()
        anna.fill_names("Anne", "Ben")
    expect(page.locator("#game-quoicoupli")).to_be_checked()
    expect(page.locator("#said")).to_contain_text("2 players")
    names = page.locator("input[name=name]")
    assert [names.nth(place).input_value() for place in (0, 1)] == ["Anne", "Ben"]


@pytest.mark.thorough
def test_enter_goes_on_to_the_next_name_before_the_next_letter(scorer: Sit) -> None:
    anna = scorer()
    anna.go("/new")
    page = anna.page
    anna.choose_game("wizard_gigamic")
    expect(page.locator("#game-wizard_gigamic")).to_be_checked()
    anna.answered()
    anna.unfold("rules-and-length")
    with held(page):
        page.locator("label:has(input[value$='plus_or_minus_one'])").tap()
        page.locator("#name-0").focus()
        page.keyboard.type("Anna\nBen\nCleo\nDan\nEmil\nFritz", delay=0)
        names = page.locator("input[name=name]")
        assert [names.nth(place).input_value() for place in range(6)] == [
            *("Anna", "Ben", "Cleo", "Dan", "Emil", "Fritz")
        ]
        expect(page.get_by_role("textbox", name="Name of player 6")).to_have_value("Fritz")
    page.locator("label:has(input[name=dealer][value='5'])").tap()
    page.locator("button[name=do][value=start]").tap()
    page.wait_for_url(f"{anna.address}/g/*")
    assert list(anna.rows()) == ["Anna", "Ben", "Cleo", "Dan", "Emil", "Fritz"]


@pytest.mark.thorough
def test_enter_after_the_last_seat_of_all_games_writes_on_there(scorer: Sit) -> None:
    anna = scorer()
    anna.go("/new")
    page = anna.page
    page.locator("#name-0").focus()
    page.keyboard.type("".join(f"P{number}\n" for number in range(10)) + "x", delay=0)
    names = page.locator("input[name=name]")
    assert names.count() == 10
    assert names.last.input_value() == "P9x"
    expect(page.locator("#more")).to_have_count(0)


@pytest.mark.thorough
def test_no_choice_is_cut_on_a_small_phone(scorer: Sit) -> None:
    anna = scorer()
    page = anna.page
    # Not the style of each: Chromium keeps an empty one, which an answer that comes later would
    # take over, and the policy forbids that.
    cut = """selects => {
        const rooms = selects.map(each => each.offsetWidth);
        const whole = new CSSStyleSheet();
        whole.replaceSync("select { width: max-content !important }");
        document.adoptedStyleSheets = [whole];
        const cut = selects.filter((each, place) => each.offsetWidth > rooms[place]);
        document.adoptedStyleSheets = [];
        return cut.map(select => [...select.options].map(option => option.text));
    }"""
    for language, game in product(LANGUAGES, ("wizard_gigamic", "quoicoupli")):
        anna.speak(language)
        anna.go(f"/new/rules?game={game}")
        page.locator("details").evaluate_all("all => all.forEach(one => { one.open = true; })")
        assert page.locator("#house select").evaluate_all(cut) == [], (language, game)
        assert anna.overflow()[0] <= 0, (language, game)


@pytest.mark.thorough
@pytest.mark.parametrize("scripts", [True, False])
def test_a_step_back_from_the_rules_brings_all_that_was_typed(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    anna.go("/new?game=wizard_gigamic")
    page = anna.page
    for place, name in enumerate(("Anna", "Benoît", "Cleo & Co")):
        page.locator(f"#name-{place}").fill(name)
    page.locator("label:has(input[name=dealer][value='1'])").tap()
    anna.unfold("rules-and-length")
    page.locator("label:has(input[value$='plus_or_minus_one'])").tap()
    page.locator("#rounds").fill("7")
    for way, there in (("Rules in short", "**/rules/*"), ("House rules", "**/new/rules*")):
        anna.unfold("rules-and-length")
        page.locator("#rules-and-length").get_by_role("button", name=way).tap()
        page.wait_for_url(there)
        page.go_back()
        page.wait_for_url("**/new?game=wizard_gigamic")
        names = [page.locator(f"#name-{place}").input_value() for place in range(3)]
        assert names == ["Anna", "Benoît", "Cleo & Co"]
        expect(page.locator("input[name=dealer][value='1']")).to_be_checked()
        expect(page.locator("input[value$='plus_or_minus_one']")).to_be_checked()
        assert page.locator("#rounds").input_value() == "7"
    page.locator("#start").tap()
    page.wait_for_url(f"{anna.address}/g/*")


@pytest.mark.thorough
def test_known_names_say_their_seat_and_what_would_begin_is_heard(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(("Anna", "Ben", "Cleo"))
    anna.go("/new")
    page = anna.page
    heard = page.locator("#heard")
    expect(heard).to_be_empty()
    for seat, name in enumerate(("Cleo", "Anna", "Ben"), 1):
        page.get_by_role("button", name=name).tap()
        expect(page.get_by_role("button", name=f"{name} seat {seat}")).to_be_visible()
    expect(heard).to_contain_text("3 players")


@pytest.mark.thorough
def test_the_seats_are_reached_by_keyboard_without_every_known_name(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(("Anna", "Ben", "Cleo", "Dan", "Emil", "Fritz"))
    anna.go("/new")
    page = anna.page
    steps = 0
    while not page.evaluate("document.activeElement.matches('.skip')"):
        page.keyboard.press("Tab")
        steps += 1
        assert steps < 6
    expect(page.locator(".skip")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#name-0")).to_be_focused()
    page.keyboard.type("Anna\nBen\nCleo")
    expect(page.locator("#name-2")).to_be_focused()
    page.locator("#start").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"{anna.address}/g/*")


@pytest.mark.thorough
def test_enter_on_a_switch_or_a_game_chooses_it_and_sends_nothing(scorer: Sit) -> None:
    anna = scorer()
    anna.go("/new")
    anna.settle()
    names = anna.page.locator("input[name=name]")
    before = names.count()
    anna.unfold("rules-and-length")
    switch = anna.page.locator("#rules-and-length [role=switch]").first
    switch.focus()
    anna.page.keyboard.press("Enter")
    anna.page.locator("input[name=dealer]").nth(1).focus()
    anna.page.keyboard.press("Enter")
    expect(switch).to_be_checked()
    expect(anna.page.locator("input[name=dealer]").nth(1)).to_be_checked()
    anna.page.wait_for_timeout(300)
    assert names.count() == before
    assert urlsplit(anna.page.url).path == "/new"


@pytest.mark.thorough
def test_what_is_chosen_while_an_answer_is_under_way_is_kept(scorer: Sit) -> None:
    anna = scorer()
    anna.go("/new")
    anna.settle()
    held: list[Route] = []

    def hold(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    anna.on_requests("**/new", hold)
    page = anna.page
    anna.unfold("games")
    anna.unfold("phones")
    page.locator("label[for='game-wizard_club']").tap()
    while not held:
        page.wait_for_timeout(20)
    page.locator("label:has(input[name=dealer][value='1'])").tap()
    page.get_by_label("Everybody’s own phone").tap()
    page.locator("#more").tap()
    held[0].continue_()
    expect(page.locator("#said")).to_contain_text("Wizard (club)")
    anna.answered()
    expect(page.locator("input[name=dealer][value='1']")).to_be_checked()
    expect(page.get_by_label("Everybody’s own phone")).to_be_checked()
    # What was open is so in the answer.
    expect(page.locator("#games")).to_have_attribute("open", "")


@pytest.mark.thorough
def test_who_chose_light_or_dark_is_on_that_button_again(scorer: Sit) -> None:
    anna = scorer()
    anna.go("/preferences")
    for name in ("dark", "hidden"):
        anna.page.locator(f"#{name}").focus()
        with anna.page.expect_navigation():
            anna.page.keyboard.press("Enter")
        expect(anna.page.locator(f"#{name}")).to_be_focused()


@pytest.mark.soak
def test_a_choice_half_behind_the_bar_is_still_large_enough_to_tap(scorer: Sit) -> None:
    anna = scorer(size={"width": 412, "height": 640})
    anna.go("/new")
    anna.unfold("phones")
    anna.page.evaluate("window.scrollTo(0, 0)")
    covered = """(card) => {
        const bar = document.querySelector(".submit-bar").getBoundingClientRect();
        const { y, height } = card.getBoundingClientRect();
        return y + height / 2 - bar.y;
    }"""
    small, height = [], 640
    cards = anna.page.locator("#phones .card").all()
    for card in cards:
        height += round(card.evaluate(covered))
        anna.page.set_viewport_size({"width": 412, "height": height})
        assert abs(card.evaluate(covered)) <= 1
        # What is covered whole is asked of nobody.
        name = f'name="phones" value="{card.locator("input").get_attribute("value")}"'
        small += [(height, each) for each in complaints(anna, ()) if name in each]
    assert len(cards) == 3
    assert small == []


@pytest.mark.parametrize("language", ["en-GB", soak("fr-FR"), soak("de-DE")])
def test_names_the_game_and_the_start_are_on_the_first_screen(language: str, scorer: Sit) -> None:
    anna = scorer(language=language)
    names = ("Anna", "Ben", "Cleo", "Max")
    anna.open_game(names)
    anna.go("/new")
    anna.settle()
    page = anna.page
    bar = page.locator(".submit-bar")
    for each in (*names, ""):
        game, start = page.locator("#games summary").bounding_box(), bar.bounding_box()
        assert game is not None
        assert start is not None
        assert game["y"] + game["height"] <= start["y"]
        assert start["y"] + start["height"] <= page.viewport_size["height"]
        if each:
            page.locator(".known-names button", has_text=each).tap()
            expect(page.locator("input[name=name]").nth(names.index(each))).to_have_value(each)
    assert anna.overflow()[0] <= 0


@pytest.mark.parametrize("language", [soak("en-GB"), soak("fr-FR"), "de-DE"])
def test_the_smallest_phone_shows_how_to_know_the_box_before_any_tap(
    language: str, scorer: Sit
) -> None:
    anna = scorer(size={"width": 320, "height": 568}, language=language)
    anna.open_game(("Anna", "Ben", "Cleo", "Max"))
    anna.go("/new")
    box = anna.page.locator("#games summary small").bounding_box()
    start = anna.page.locator(".submit-bar").bounding_box()
    assert box is not None
    assert start is not None
    assert box["y"] + box["height"] <= start["y"]
    assert anna.overflow()[0] <= 0


@pytest.mark.thorough
def test_what_is_folded_can_be_chosen_without_a_script(scorer: Sit) -> None:
    anna = scorer(scripts=False)
    path = anna.fill_in_new_game(
        ("Anna", "Ben"), "quoicoupli", variants=("free_blind_round",), rounds="3"
    )
    anna.go(f"{path}/rules")
    expect(anna.page.locator("main")).to_contain_text("Quoicoupli")
    anna.go("/new")
    anna.unfold("games")
    # What is open stays so: its line would go on saying what was true before.
    anna.page.locator("#games summary").tap(force=True)
    expect(anna.page.locator("#games")).to_have_attribute("open", "")


def test_a_link_to_the_game_shows_the_games(scorer: Sit) -> None:
    anna = scorer()
    anna.go("/new#game")
    expect(anna.page.locator("#game")).to_be_visible()
    anna.go("/new?game=wizard_club")
    anna.page.locator("#said a").first.tap()
    expect(anna.page.locator("#game")).to_be_visible()
