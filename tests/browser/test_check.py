"""A quarrel at the table: the cards tapped as they lie, the verdict read, tricks counted."""

import gettext
from collections.abc import Sequence
from itertools import product
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from scorepad.i18n.game_words import library_words
from scorepad.i18n.languages import LANGUAGES
from scorepad.paths import TRANSLATIONS
from scorepad.rules.cards import read_card
from scorepad.rules.deck import CardRole
from scorepad.rules.library import games
from scorepad.rules.notation import card_in_words
from tests.browser.scorer import Scorer, Sit
from tests.browser.test_fit import sizes
from tests.kinds import soak, thorough

SPOKEN = [thorough("en"), thorough("fr"), "de"]

# Wizard (Gigamic), Qui remporte le pli and Les Fou et les Wizard;
# Wizard (club), La carte la plus forte.
WORKED = [
    ("wizard_gigamic", ["B5", "B3", "N"], 1, "The highest card of the suit led: %(card)s.", "B5"),
    ("wizard_gigamic", ["Z", "G11", "B7"], 1, "The first %(card)s beats everything.", "Z"),
    ("wizard_gigamic", ["N", "R7", "R3"], 2, "The highest trump: %(card)s.", "R7"),
    ("wizard_club", ["G4", "G12", "R2", "B4", "Z"], 5, "The first %(card)s beats everything.", "Z"),
]


def said(language: str, text: str, **facts: Any) -> str:
    """Return what a reader of ``language`` is told, by the catalogues as they are."""
    catalogue = gettext.translation("messages", TRANSLATIONS, [language], fallback=True)
    return catalogue.gettext(text) % facts


def tap(person: Scorer, what: str) -> None:
    person.taps += 1
    person._swap("#check", person.page.locator(what))


def lay(person: Scorer, cards: Sequence[str]) -> None:
    for code in cards:
        tap(person, f"#key-{code}")


def tricks(person: Scorer, seat: int) -> str:
    """Name, tricks and bid of the player in a seat."""
    name = person.page.inner_text(f"#place-{seat} .name")
    return " ".join(name.partition(",")[0].split())


def check(person: Scorer, game: str, players: int, trump: str = "R") -> None:
    person.go(f"/check?{urlencode({'game': game, 'n': players})}")
    if games()[game].ruleset.trump.source != "fixed":
        tap(person, f"#trump-{trump}")
    person.taps = 0


@pytest.mark.parametrize("language", SPOKEN)
def test_the_sheets_worked_tricks_take_one_tap_a_card_and_are_read_back(
    language: str, scorer: Sit
) -> None:
    anna = scorer(language=language)
    # Words of all verdicts and reasons, tests/web/test_trick_check.py reads.
    for game, cards, taker, reason, decided in WORKED if language == "en" else WORKED[1:3]:
        check(anna, game, len(cards))
        lay(anna, cards)
        assert anna.taps == len(cards)
        game_file = games()[game]
        words = library_words(language)[game]
        card = card_in_words(words, read_card(game_file.ruleset.deck, decided))
        name = said(language, "Player %(n)s", n=taker)
        verdict = said(language, "%(name)s takes the trick", name=name)
        assert anna.page.inner_text("#verdict") == verdict
        assert anna.page.inner_text(".reason").startswith(said(language, reason, card=card))
        assert game_file.ruleset.sheet in anna.page.inner_text(".source")
        assert anna.page.evaluate("document.activeElement.id") == "verdict"


@pytest.mark.thorough
def test_annas_blue_three_was_legal_and_her_red_seven_would_not_have_been(scorer: Sit) -> None:
    anna = scorer()
    check(anna, "wizard_gigamic", 3)
    lay(anna, ["B5", "B3", "N"])
    tap(anna, "#place-1")
    assert "That was legal" in anna.page.inner_text("#ruling")
    assert "It follows the suit led (blue)." in anna.page.inner_text(".reason")
    tap(anna, "#new")
    lay(anna, ["B5", "R7", "N"])
    tap(anna, "#place-1")
    tap(anna, "#key-G11")
    assert "Legal, if that was all" in anna.page.inner_text(".said")
    tap(anna, "#key-B3")
    assert "That was not legal" in anna.page.inner_text("#ruling")
    assert "had to be followed, with blue 3." in anna.page.inner_text(".reason")
    assert "Player 2 takes the trick" in anna.page.inner_text(".stands")
    tap(anna, "#undo")
    tap(anna, "#undo")
    tap(anna, "#had-yes")
    assert "That was not legal" in anna.page.inner_text("#ruling")


@pytest.mark.parametrize("scripts", [True, thorough(False)])
def test_a_whole_round_is_counted_and_its_results_stand_on_the_pad(
    scripts: bool, scorer: Sit
) -> None:
    anna = scorer(scripts=scripts)
    path = anna.open_game(("Anna", "Ben", "Cleo"), hands="3,1")
    anna.page.goto(f"{anna.address}{path}?at=trump")
    anna.tap(".trumps [value=R]")
    anna.keys(2, 1, 1)
    anna.page.locator("#count").tap()
    anna.page.wait_for_url("**/check")
    lay(anna, ["B5", "R2", "N"])
    assert anna.page.inner_text("#verdict") == "Cleo takes the trick"
    tap(anna, "#next")
    assert "Cleo leads" in anna.page.inner_text(".said")
    assert tricks(anna, 2) == "Cleo 1/1"
    tap(anna, "#place-1")
    assert tricks(anna, 1) == "Ben 1/2"
    tap(anna, "#undo")
    assert tricks(anna, 1) == "Ben 0/2"
    tap(anna, "#place-1")
    lay(anna, ["Z", "B3", "G1"])
    with anna.page.expect_navigation():
        anna.page.locator("#next").tap()
    assert anna.page.url == anna.address + path
    assert {name: row[0] for name, row in anna.rows().items()} == {
        "Anna": "-10",
        "Ben": "40",
        "Cleo": "30",
    }


@pytest.mark.thorough
def test_quick_taps_lose_no_card_and_lay_none_twice(scorer: Sit) -> None:
    anna = scorer()
    check(anna, "wizard_gigamic", 4)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    # All before the first answer can come.
    anna.page.evaluate(
        "codes => codes.forEach(code => document.getElementById(`key-${code}`).click())",
        ["B5", "N", "B5", "R2", "G9"],
    )
    anna.page.locator("#verdict").wait_for()
    assert anna.page.inner_text("#verdict") == "Player 3 takes the trick"
    assert anna.page.url.endswith("&card=B5&card=N&card=R2&card=G9")
    assert len([url for url in asked if "/check/trick" in url]) == 2


@pytest.mark.thorough
def test_cards_tapped_without_network_can_be_tapped_again(scorer: Sit) -> None:
    anna = scorer()
    check(anna, "wizard_gigamic", 3)
    anna.page.route("**/check/trick*", lambda route: route.abort())
    anna._touch(anna.page.locator("#key-B5"))
    anna.page.locator("#notice:not(:empty)").wait_for()
    assert "tapped" not in (anna.page.locator("#key-B5").get_attribute("class") or "")
    anna.page.unroute("**/check/trick*")
    tap(anna, "#key-B5")
    assert "Player 1 would take it." in anna.page.inner_text(".said")
    assert anna.console
    anna.console.clear()


@pytest.mark.thorough
def test_who_hears_the_screen_is_told_after_every_card(scorer: Sit) -> None:
    anna = scorer()
    check(anna, "wizard_gigamic", 3)
    anna.page.evaluate("document.getElementById('told').dataset.same = 'yes'")
    lay(anna, ["B5"])
    told = "Player 1 would take it. The only card of the suit led: blue 5."
    assert anna.page.text_content("#told[data-same=yes]") == told
    lay(anna, ["R2"])
    told = "Player 2 would take it. The only trump: red 2."
    assert anna.page.text_content("#told[data-same=yes]") == told


@pytest.mark.thorough
def test_a_keyboard_lays_cards_and_stays_where_it_was(scorer: Sit) -> None:
    anna = scorer()
    check(anna, "wizard_gigamic", 3)
    anna.page.locator("#key-B5").focus()
    anna.page.keyboard.press("Enter")
    anna.page.locator(".takes").wait_for()
    assert anna.page.evaluate("document.activeElement.id") == "key-B5"
    assert anna.page.get_attribute("#key-B5", "aria-disabled") == "true"
    tap(anna, "#typing")
    assert anna.page.evaluate("document.activeElement.id") == "typed"
    anna.page.keyboard.type("blue 3, jester")
    anna.page.keyboard.press("Enter")
    anna.page.locator("#verdict").wait_for()
    assert anna.page.inner_text("#verdict") == "Player 1 takes the trick"


@pytest.mark.thorough
def test_a_keyboard_goes_on_to_what_comes_next(scorer: Sit) -> None:
    anna = scorer()
    pad = anna.open_game(("Anna", "Ben", "Cleo"), hands="3", entries=(1, 1, 0))
    anna.go(f"{pad}/check")
    anna.settle()
    focused = "document.activeElement.id"
    anna.page.locator("#trump-R").focus()
    anna.page.keyboard.press("Enter")
    anna.page.locator("#key-R1").wait_for()
    anna.page.wait_for_function(f"() => {focused}.startsWith('key-')")
    was = anna.page.evaluate(focused)
    anna.page.keyboard.press("ArrowRight")
    assert anna.page.evaluate(focused) not in ("", was)
    tap(anna, "#key-B5")
    tap(anna, "#typing")
    anna.page.keyboard.type("blue 3, blue 4, blue 2")
    anna.page.keyboard.press("Enter")
    anna.page.locator("#verdict").wait_for()
    assert anna.page.inner_text("#verdict") == "Cleo takes the trick"
    anna.page.locator("#next").focus()
    with anna.page.expect_navigation():
        anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#told")).to_contain_text("Cleo has 1 trick. Cleo leads")
    assert anna.page.evaluate(focused).startswith("key-")
    assert "1 of 1 trick" in anna.page.locator("#place-2").inner_text()


@pytest.mark.thorough
def test_all_cards_fit_a_small_phone_with_keys_for_thumbs(scorer: Sit) -> None:
    anna = scorer()
    seen = set()
    for game, ruleset in ((key, game.ruleset) for key, game in games().items()):
        deck = ruleset.deck
        added = [card for card in deck.added if card.role is not CardRole.NEVER]
        kinds = len(deck.suits) * len(deck.ranks) + len(deck.specials) + len(added)
        grid = (len(deck.suits), len(deck.ranks), kinds)
        for players in (ruleset.least, ruleset.most):
            if not ruleset.play.judged or (grid, players) in seen:
                continue
            seen.add((grid, players))
            check(anna, game, players, deck.suits[0].code)
            for state in ([], [f"{deck.suits[1].code}{deck.ranks[4]}"]):
                lay(anna, state)
                keys = sizes(anna, ".grid .key")
                assert len(keys) == kinds, game
                assert all(width >= 44 and height >= 44 for width, height in keys), game
                others = sizes(anna, ".slot, .nav > *, .side-link, .bar a")
                assert all(width >= 44 and height >= 44 for width, height in others), game
                assert anna.overflow() == (0, 0), game


NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emil", "Franziska-Maria", "Gül", "Hans-Peter", "Ines", "Jo")


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), [("quoicoupli", 10), ("wizard_club", 6)])
def test_a_counted_round_of_many_players_fits_a_small_phone(
    game: str, players: int, scorer: Sit
) -> None:
    anna = scorer()
    bids = (2 if players == 10 else 1,) * players
    anna.open_game(NAMES[:players], game=game, hands="3", entries=bids)
    suits = games()[game].ruleset.deck.suits
    led, other = suits[0].code, suits[1].code
    anna.page.locator("#count").tap()
    anna.page.wait_for_url("**/check")
    tap(anna, f"#trump-{suits[2].code}")
    states = [f"#key-{led}5", f"#key-{other}6", "#place-2"]
    for what in states:
        tap(anna, what)
        assert anna.overflow() == (0, 0), what
        targets = sizes(anna, ".grid .key, .slot, .nav > *, .side-link")
        assert all(width >= 44 and height >= 44 for width, height in targets), what
    assert "left?" in anna.page.inner_text(".said")


HANDS_ON = """
window.handed = [];
const hand = (what) => async (to) => { window.handed.push([what, to.url ?? to]); };
Object.defineProperty(navigator, "share", { value: hand("share") });
Object.defineProperty(navigator.clipboard, "writeText", { value: hand("copy") });
"""


@pytest.mark.thorough
def test_the_address_of_a_trick_is_copied_and_sent_with_one_tap(scorer: Sit) -> None:
    anna, ben = scorer(), scorer()
    anna.page.add_init_script(HANDS_ON)
    check(anna, "wizard_gigamic", 3)
    lay(anna, ["B5", "R7"])
    for state in ([], ["G9"]):
        lay(anna, state)
        tap(anna, "#share")
        assert anna.overflow() == (0, 0)
        address = anna.page.locator("#link").input_value()
        anna.page.locator("[data-hands-on=copy]").tap()
        anna.page.locator("text=Copied").wait_for()
        anna.page.locator("[data-hands-on=share]").tap()
        anna.page.wait_for_function("() => window.handed.length === 2")
        assert anna.page.evaluate("window.handed.splice(0)") == [
            ["copy", address],
            ["share", address],
        ]
        tap(anna, "#share")
    ben.page.goto(address)
    assert ben.page.inner_text("#verdict") == "Player 2 takes the trick"


@pytest.mark.thorough
@pytest.mark.parametrize("scripts", [True, False])
def test_an_address_can_be_taken_by_hand_where_the_browser_sends_none(
    scripts: bool, scorer: Sit
) -> None:
    anna = scorer(scripts=scripts)
    # As over plain http, where there is neither.
    anna.page.add_init_script(
        "for (const one of ['share', 'clipboard'])"
        " Object.defineProperty(navigator, one, { value: undefined });"
    )
    check(anna, "wizard_gigamic", 3)
    lay(anna, ["B5"])
    tap(anna, "#share")
    assert not anna.page.locator("[data-hands-on]").first.is_visible()
    assert anna.page.locator("#link").input_value().endswith("n=3&trump=R&card=B5")
    if scripts:
        anna.page.locator("#link").tap()
        anna.page.wait_for_function("() => getSelection().toString().endsWith('card=B5')")


@pytest.mark.parametrize(
    "languages", [["de"], soak([each for each in LANGUAGES if each != "de"])], ids=" ".join
)
def test_names_of_special_cards_fit_keys_and_places(languages: list[str], scorer: Sit) -> None:
    anna = scorer()
    named = ("wizard_gigamic", "wizard_fisher", "wizard_club")
    for language, game in product(languages, named):
        anna.speak(language)
        # Places are the narrowest for six.
        check(anna, game, 6)
        lay(anna, ["Z", "N"])
        for what in (".grid .special :is(b, .fits)", ".slot .face.special"):
            wide = anna.page.locator(what).evaluate_all(
                "all => all.map(one => [one.getBoundingClientRect().width,"
                " one.closest('.key, .slot').clientWidth])"
            )
            assert len(wide) == 2
            assert all(own <= room for own, room in wide), (language, game, what, wide)


@pytest.mark.soak
def test_no_key_runs_into_the_next(scorer: Sit) -> None:
    anna = scorer(language="de-DE")
    check(anna, "wizard_gigamic", 4)
    assert anna.page.locator(".grid .key").count() == 54
    for width, height in ((320, 568), (360, 640), (640, 360)):
        anna.page.set_viewport_size({"width": width, "height": height})
        beyond = anna.page.locator(".grid .key").evaluate_all(
            """keys => keys.filter((key) => {
              const words = document.createRange();
              words.selectNodeContents(key);
              // A range knows nothing of letters that are drawn closer together.
              const drawn = key.querySelector(".fits text") ?? words;
              return drawn.getBoundingClientRect().width > key.clientWidth;
            }).map((key) => key.id)"""
        )
        assert beyond == [], (width, height)


@pytest.mark.soak
def test_the_head_of_the_pad_has_room_for_its_words(scorer: Sit) -> None:
    anna = scorer()
    pad = anna.open_game(("Anna", "Ben", "Cleo", "Dan"), hands="12", entries=(3, 3, 3, 3))
    for language in LANGUAGES:
        anna.speak(language)
        anna.go(pad)
        # No higher than without words: 56 px and the line below.
        assert anna.page.locator(".head").bounding_box()["height"] <= 57, language
        count = anna.page.locator("#count")
        assert count.evaluate(
            "one => { const words = document.createRange(); words.selectNodeContents(one);"
            " return words.getBoundingClientRect().width <= one.clientWidth; }"
        ), language
        assert all(width >= 44 and height >= 44 for width, height in sizes(anna, ".icon"))


@pytest.mark.soak
def test_on_its_side_a_phone_shows_all_cards_too(scorer: Sit) -> None:
    anna = scorer(size={"width": 640, "height": 360})
    check(anna, "wizard_gigamic", 4)
    lay(anna, ["B5", "R7"])
    assert anna.overflow() == (0, 0)
    assert all(height >= 44 for _, height in sizes(anna, ".grid .key, .slot, .nav > *"))
