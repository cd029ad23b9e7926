"""A match of duels in a real browser: tokens, sums, a draw, and what is corrected."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from scorepad.i18n.languages import LANGUAGES
from tests.browser.scorer import Scorer, Sit
from tests.kinds import soak, thorough

CUP = "wizards_cup"
NAMES = ("Anna", "Ben")
SMALL = {"width": 320, "height": 568}
REFUSED = "Failed to load resource: the server responded with a status of 422"


def tokens(scorer: Scorer) -> list[int]:
    """The large figures beside the names."""
    return [int(text) for text in scorer.page.locator(".match .total").all_inner_texts()]


def won(scorer: Scorer, place: int) -> None:
    """Tap who won the round: 0 the first, 1 both, 2 the second."""
    scorer.taps += 1
    scorer._swap("#pad", scorer.page.locator(".who .key").nth(place))


def sums(scorer: Scorer, *typed: str) -> None:
    fields = scorer.page.locator(".pile-sums input[type=text]")
    for place, text in enumerate(typed):
        fields.nth(place).fill(text)
    scorer.tap("#write-sums")


@pytest.mark.parametrize("scripts", [True, thorough(False)])
def test_a_double_win_and_a_tie_break(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    anna.open_game(NAMES, game=CUP)
    won(anna, 1)
    assert (tokens(anna), anna.taps) == ([1, 1], 1)
    won(anna, 1)
    assert anna.overflow() == (0, 0)
    sums(anna, "21", "?")
    assert "A number from 0" in anna.page.locator(".wrong").inner_text()
    assert anna.page.locator(".pile-sums input[type=text]").first.input_value() == "21"
    sums(anna, "21", "24")
    assert tokens(anna) == [2, 1]
    assert anna.page.locator(".winners").inner_text() == "Anna"
    anna.console[:] = [line for line in anna.console if not line.startswith(REFUSED)]


@pytest.mark.thorough
@pytest.mark.parametrize("scripts", [True, False])
def test_a_draw_is_undone_and_an_earlier_round_corrected(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    pad = anna.open_game(NAMES, game=CUP)
    won(anna, 0)
    won(anna, 2)
    won(anna, 1)
    sums(anna, "24", "24")
    assert anna.page.locator(".winners").inner_text() == "A draw"
    anna.undo()
    assert anna.page.locator(".pile-sums").count() == 1
    anna.undo()
    assert tokens(anna) == [1, 1]
    anna.go(f"{pad}/sheet")
    anna.page.locator("tbody tr").nth(1).locator("a").first.tap()
    anna.page.locator(".correcting").wait_for()
    won(anna, 0)
    assert tokens(anna) == [2, 0]
    assert anna.page.locator(".winners").inner_text() == "Anna"


def test_a_duel_is_checked_with_two_taps_and_written_down(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES, game=CUP)
    with anna.page.expect_navigation():
        anna.page.locator("#check-duel").tap()
    verdict = anna.page.locator("#verdict")
    anna.page.locator("label:has(#a-Fire)").tap()
    # A tap that comes before the answer to the last one gives that up, and htmx notes so.
    anna.page.wait_for_url("**a.element=Fire**")
    anna.page.locator("label:has(#b-Water)").tap()
    verdict.locator("h2", has_text="Ben wins").wait_for()
    assert "Water beats Fire" in verdict.inner_text()
    assert "3.B. Les Éléments" in verdict.inner_text()
    assert "b.element=Water" in anna.page.url
    bottom = verdict.evaluate("one => one.getBoundingClientRect().bottom")
    assert bottom <= 640
    anna.page.reload()
    assert anna.page.locator("#a-Fire").is_checked()
    assert not anna.page.locator("#a-value").is_visible()
    anna.page.locator("#write-down").tap()
    anna.page.locator(".duels li").wait_for()
    assert "Fire – Water: Ben wins" in anna.page.locator(".duels").inner_text()
    assert anna.overflow()[0] == 0


@pytest.mark.thorough
def test_a_duel_is_checked_without_scripts(scorer: Sit) -> None:
    anna = scorer(scripts=False)
    anna.go("/duel")
    anna.page.locator("label:has(#a-Void)").tap()
    anna.page.locator("label:has(#b-Fire)").tap()
    anna.page.locator("#a-value").fill("4")
    anna.page.locator("#b-value").fill("4")
    with anna.page.expect_navigation():
        anna.page.get_by_role("button", name="Who wins?").tap()
    assert "Both lose" in anna.page.locator("#verdict h2").inner_text()


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
        key = anna.page.locator(".fighter:has(.key) .key").first
        name = key.get_attribute("name")
        assert name
        side, part = name.split(".")
        card = told["ab".index(side)]
        tap(anna, f"#key-{side}-{card[0] if part == 'element' else card[1]}")
    return anna.taps - before


def asked(anna: Scorer) -> str:
    """Return which duel of which round the pad asks for."""
    page = anna.page
    found = page.locator(".said b").first.inner_text() if page.locator(".fight").count() else ""
    return f"{page.locator('.round').inner_text()} {found}"


def tap(anna: Scorer, target: str) -> None:
    anna.taps += 1
    anna._swap("#pad", anna.page.locator(target))


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("scripts", "rounds", "winners"),
    [
        (True, ROUNDS, ["Anna"]),
        soak(False, ROUNDS[:1], []),
        soak(False, ROUNDS, ["Anna"]),
    ],
)
def test_a_match_of_three_rounds_takes_at_most_four_taps_a_duel(
    scripts: bool, rounds: Sequence[Sequence[Any]], winners: list[str], scorer: Sit
) -> None:
    anna = scorer(scripts=scripts)
    anna.open_game(NAMES, game=CUP)
    anna.page.locator("#follow-duels").tap()
    anna.page.locator(".fight").wait_for()
    begun, duels = anna.taps, 0
    for number, played in enumerate(rounds, 1):
        assert anna.page.locator(".round b").inner_text() == str(number)
        for duel in played:
            assert anna.overflow() == (0, 0)
            assert write_down(anna, duel) <= 4
            duels += 1
    assert anna.page.locator(".winners").all_inner_texts() == winners
    assert tokens(anna) == ([2, 1] if winners else [1, 0])
    # The tap that opened the log is one of them.
    assert anna.taps - begun + 1 <= 4 * duels


@pytest.mark.thorough
def test_whoever_comes_back_is_told_what_another_phone_wrote(scorer: Sit) -> None:
    anna, ben = scorer(), scorer()
    pad = anna.open_game(NAMES, game=CUP)
    anna.let_in(ben, pad, "host")
    ben.go(pad)
    anna.is_kept()
    anna.page.goto("about:blank")
    won(ben, 0)
    ben.wait_until_sent(pad, 2)
    anna.page.goto(anna.address + pad)
    line = anna.page.locator("#meanwhile")
    expect(line).to_have_text("Written meanwhile on another phone")
    assert tokens(anna) == [1, 0]
    assert anna.overflow() == (0, 0)
    expect(ben.page.locator("#meanwhile")).to_have_count(0)
    won(anna, 2)
    expect(line).to_have_count(0)
    assert tokens(anna) == [1, 1]


@pytest.mark.thorough
def test_winners_that_two_phones_wrote_apart_are_asked_for_and_chosen(scorer: Sit) -> None:
    anna, ben = scorer(), scorer()
    pad = anna.open_game(NAMES, game=CUP)
    anna.let_in(ben, pad, "host")
    ben.go(pad)
    anna.is_kept()
    ben.is_kept()
    ben.network(on=False)
    won(ben, 2)
    assert tokens(ben) == [0, 1]
    won(anna, 0)
    anna.wait_until_sent(pad, 2)
    ben.network(on=True)
    for phone in (anna, ben):
        expect(phone.page.locator("#conflict")).to_be_visible(timeout=60_000)
        assert phone.page.locator("#apart").inner_text() == "⚑ Two phones, round 1:"
        assert phone.page.locator("#conflict button").all_inner_texts() == [
            "won by Anna",
            "won by Ben",
        ]
        # A screen that can't be kept lit says so besides, once.
        phone.page.locator("#sleeps").evaluate("hint => { hint.hidden = true; }")
        assert phone.overflow() == (0, 0)
    anna.page.locator("#conflict button").first.tap()
    for phone in (anna, ben):
        expect(phone.page.locator("#conflict")).to_have_count(0, timeout=60_000)
        expect(phone.page.locator(".match .total")).to_have_text(["1", "0"])


@pytest.mark.thorough
def test_an_undo_without_network_names_the_duel_that_it_takes_back(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES, game=CUP)
    anna.is_kept()
    anna.network(on=False)
    tap(anna, "#follow-duels")
    write_down(anna, ("Fire", "Water"))
    assert "duel 1: Fire – Water" in anna.page.locator("#undo").inner_text()
    tap(anna, "#undo")
    assert anna.page.locator(".said b").first.inner_text() == "Duel 1"
    expect(anna.page.locator("#unsent")).to_have_text("2 entries wait on this phone")
    anna.network(on=True)


ORDERS = {
    "Anna": ["Fire 5", "Void 3", "Void 2", "Void 8", "Void 1", "Shadow 15"],
    "Ben": ["Water 4", "Light 6", "Light 7", "Light 0", "Light 2", "Shadow 10"],
}


def sits(phone: Scorer, name: str) -> None:
    phone.page.get_by_role("button", name=name).tap()
    expect(phone.page.locator(".asks")).to_have_text("Your card 1?")


def puts(phone: Scorer, card: str) -> None:
    """Tap an element and a value, or type one that has no key; what comes next is asked for."""
    element, value = card.split()
    phone.page.locator(f".element-pads label:has([value={element}])").tap()
    key = phone.page.locator(f"#value-{value}")
    if key.count():
        phone.tap(f"#value-{value}")
        return
    phone.page.locator(".other-value summary").tap()
    phone.page.locator("[name=other]").fill(value)
    with phone.page.expect_response("**/order"):
        phone.page.keyboard.press("Enter")


@pytest.mark.thorough
@pytest.mark.parametrize("scripts", [True, soak(False)])
def test_two_own_phones_turn_up_duel_by_duel_what_nobody_saw(scripts: bool, scorer: Sit) -> None:
    anna, ben = scorer(scripts=scripts), scorer(scripts=scripts, size=SMALL)
    pad = anna.open_game(NAMES, game=CUP)
    link = anna.link(pad, "player")
    anna.page.locator("#own-order").tap()
    sits(anna, "Anna")
    ben.open(link)
    sits(ben, "Ben")
    # A value alone is no card: the page says so, and the browser keeps quiet.
    ben.tap("#value-4")
    expect(ben.page.locator(".refused")).to_have_text("Choose the element first, then the value.")
    ben.console[:] = [line for line in ben.console if not line.startswith(REFUSED)]
    # Both enter at once: news of the other takes away nothing that was chosen.
    ben.page.locator(".element-pads label:has([value=Water])").tap()
    for card in ORDERS["Anna"]:
        puts(anna, card)
    expect(anna.page.locator(".own-order b").last).to_have_text("Shadow 15")
    if scripts:
        expect(ben.page.locator("#pad")).to_have_attribute("hx-get", re.compile("since=7&"))
        expect(ben.page.locator("input[value=Water]")).to_be_checked()
        expect(ben.page.locator(".row").first).to_contain_text("✓ order stands")
    for card in ORDERS["Ben"]:
        assert ben.overflow() == (0, 0)
        puts(ben, card)
    if not scripts:
        anna.page.reload()
    expect(anna.page.locator("#turn-up")).to_be_visible()
    assert "Water" not in anna.page.content()
    anna.tap("#turn-up")
    for phone in (anna, ben):
        if not scripts:
            phone.page.reload()
        expect(phone.page.locator(".face-up")).to_have_text(["Fire 5", "Water 4"])
    # The scorer writes it down beside the own cards, and is told before what that says.
    button = anna.page.locator("#write-duel")
    expect(button).to_contain_text("Duel 1: Ben wins – write it down")
    assert button.bounding_box()["height"] >= 44
    anna.tap("#write-duel")
    expect(anna.page.locator(".own-order .lost")).to_have_count(1)
    for phone in (anna, ben):
        if not scripts:
            phone.page.reload()
        told = phone.page.locator(".last")
        expect(told).to_contain_text("Fire 5 – Water 4")
        expect(told).to_contain_text("Water beats Fire, whatever the values.")
        assert phone.overflow() == (0, 0)
    # The pad is a tap away. It asks for no card of an order: it turns up those of both.
    with anna.page.expect_navigation():
        anna.page.get_by_role("link", name="Pad").tap()
    if scripts:
        # Whoever turns up the cards of both enters nothing for the other.
        anna.is_kept()
        anna.page.goto("about:blank")
        ben.tap("#turn-up")
        anna.page.goto(anna.address + pad)
        expect(anna.page.locator("#meanwhile")).to_have_text("Written meanwhile by Ben")
    else:
        anna.tap("#turn-up")
    expect(anna.page.locator(".fighter .card-part").first).to_contain_text("Void")
    if not scripts:
        ben.page.reload()
    expect(ben.page.locator(".face-up")).to_have_text(["Void 3", "Water 4"])


@pytest.mark.soak
def test_a_card_of_the_own_order_is_changed_while_news_come_and_always_fits(scorer: Sit) -> None:
    anna, ben = scorer(size=SMALL), scorer(size=SMALL)
    pad = anna.open_game(NAMES, game=CUP)
    link = anna.link(pad, "player")
    anna.go(f"{pad}?at=own")
    sits(anna, "Anna")
    ben.open(link)
    sits(ben, "Ben")
    ben.settle()
    for card in ORDERS["Ben"][:3]:
        puts(ben, card)
    # The same card once more is no slip of the finger that nobody hears of.
    puts(ben, "Light 7")
    expect(ben.page.locator(".refused")).to_have_text("That is your card 3 already.")
    assert ben.overflow() == (0, 0)
    ben.page.locator("#value-0").tap()
    order = ben.page.locator(".own-order b")
    expect(order).to_have_text(["Water 4", "Light 6", "Light 7", "Light 0", "–", "–"])
    for phone, number in ((ben, 2), (anna, 1)):
        # Whoever keeps the score changes cards on the own screen as well.
        if phone is anna:
            puts(anna, "Void 3")
        phone.tap(f"#card-{number}")
        expect(phone.page.locator(".asks")).to_have_text(f"Your card {number}?")
        phone.page.locator(".element-pads label:has([value=Nature])").tap()
        marks = len(anna.marks(pad))
        puts(*((anna, "Void 2") if phone is ben else (ben, "Light 2")))
        expect(phone.page.locator("#pad")).to_have_attribute(
            "hx-get", re.compile(f"since={marks + 1}&.*at=own\\.{number}")
        )
        expect(phone.page.locator("input[value=Nature]")).to_be_checked()
        assert phone.overflow() == (0, 0)
        phone.tap("#value-9")
        expect(phone.page.locator(".own-order b").nth(number - 1)).to_have_text("Nature 9")
    # Two that were mixed up change their places.
    ben.tap("#card-1")
    puts(ben, "Light 7")
    assert ben.overflow() == (0, 0)
    ben.tap("[value=swap]")
    expect(order).to_have_text(["Light 7", "Nature 9", "Water 4", "Light 0", "Light 2", "–"])
    # What a page gave up on its way waits, and arrives once.
    ben.page.locator(".element-pads label:has([value=Shadow])").tap()
    ben.page.route("**/order", lambda _: None, times=1)
    with ben.page.expect_request("**/order"):
        ben.page.locator("#value-3").tap()
    ben.page.evaluate("htmx.trigger('#pad', 'htmx:abort')")
    expect(order.last).to_have_text("Shadow 3")
    assert [cell[3] for mark in anna.marks(pad) for cell in mark["cells"]].count("card:6") == 1
    ben.console[:] = [line for line in ben.console if not line.startswith(REFUSED)]


@pytest.mark.soak
def test_a_new_card_fits_beside_the_pile_before_while_something_waits(scorer: Sit) -> None:
    ben = scorer(size=SMALL, language="de-DE")
    pad = ben.open_game(NAMES, game=CUP)
    ben.go(f"{pad}/own-phone")
    ben.page.get_by_role("button", name="Ben").tap()
    ben.page.locator(".asks").wait_for()
    for card in ORDERS["Ben"]:
        puts(ben, card)
    ben.go(f"{pad}?at=won")
    won(ben, 0)
    ben.all_sent()
    ben.go(f"{pad}?at=own")
    ben.page.locator(".new-card > summary").click()
    ben.page.locator("#unsent").evaluate(
        "line => { line.hidden = false; line.textContent = line.dataset.waits; }"
    )
    assert ben.overflow() == (0, 0)


@pytest.mark.soak
def test_a_duel_that_values_decide_fits_beside_the_own_order(scorer: Sit) -> None:
    phones = [scorer(size=SMALL) for _ in NAMES]
    anna, ben = phones
    pad = anna.open_game(NAMES, game=CUP)
    link = anna.link(pad, "player")
    for phone, name in zip(phones, NAMES, strict=True):
        phone.open(link) if phone is ben else phone.go(f"{pad}?at=own")
        phone.page.get_by_role("button", name=name).tap()
        phone.page.locator(".asks").wait_for()
        for card in ("Void 9" if phone is anna else "Void 4", *ORDERS[name][1:]):
            puts(phone, card)
    anna.go(f"{pad}?at=own")
    anna.tap("#turn-up")
    expect(anna.page.locator(".follow a")).to_have_count(2)
    for language in LANGUAGES:
        anna.speak(language)
        anna.go(f"{pad}?at=own")
        expect(anna.page.locator(".follow a")).to_have_count(2)
        assert anna.overflow() == (0, 0), language
        # Undo says what it takes back, and all of it.
        small = anna.page.locator("#undo small")
        assert small.evaluate("one => one.scrollHeight <= one.clientHeight"), language
        anna.go(pad)
        assert anna.overflow() == (0, 0), language
    # What lies face up is told on the pad, and no key.
    edge = "one => getComputedStyle(one).borderTopColor"
    parts = anna.page.locator(".fighter .card-part")
    edges = [part.evaluate(edge) for part in parts.all()]
    is_key = [part.evaluate("one => one.tagName === 'A'") for part in parts.all()]
    assert sorted(is_key) == [False] * 4 + [True] * 2
    assert [each != "rgba(0, 0, 0, 0)" for each in edges] == is_key


# True once the page has kept itself as it stands.
KEPT = """async () => {
  for (let tries = 0; tries < 1200; tries += 1) {
    const kept = await (await caches.open("shell-own")).match(location.href);
    if (kept && (await kept.text()).includes("Your card 2?")) return true;
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
  return false;
}"""


@pytest.mark.thorough
def test_an_own_order_opens_without_network_and_what_was_tapped_arrives_once(scorer: Sit) -> None:
    anna, ben = scorer(), scorer(kept=True)
    pad = anna.open_game(NAMES, game=CUP)
    link = anna.link(pad, "player")
    ben.open(link)
    ben.settle()
    sits(ben, "Ben")
    puts(ben, "Water 4")
    assert ben.page.evaluate(KEPT)
    ben.network(on=False)
    ben.page.locator(".element-pads label:has([value=Light])").tap()
    ben.page.locator("#value-6").tap()
    line = ben.page.locator("#unsent")
    expect(line).to_have_text("No network. “Card 2” waits on this phone.")
    # Why it asks for no other card, and that the next tap is not the third.
    expect(ben.page.locator(".while-it-waits")).to_be_visible()
    ben.page.reload()
    expect(ben.page.locator("#pad.own .asks")).to_have_text("Your card 2?")
    expect(ben.page.locator(".own-order b").first).to_have_text("Water 4")
    expect(line).to_be_visible()
    assert ben.overflow() == (0, 0)
    ben.network(on=True)
    expect(ben.page.locator(".asks")).to_have_text("Your card 3?")
    expect(line).to_be_hidden()
    expect(ben.page.locator(".while-it-waits")).to_be_hidden()
    # Once, although a page that was loaded again lets a request out before Chromium has told it
    # that there is no network: of that one no answer came.
    written = [cell[3] for mark in anna.marks(pad)[1:] for cell in mark["cells"]]
    assert written == ["card:1", "card:2"]
    # Whoever sits there no more has nothing of it on the phone.
    ben.go(f"{pad}/own-phone")
    with ben.page.expect_navigation():
        ben.page.get_by_role("button", name="I am not Ben").tap()
    ben.go(pad)
    assert not ben.page.evaluate("caches.open('shell-own').then(one => one.match(location.href))")
