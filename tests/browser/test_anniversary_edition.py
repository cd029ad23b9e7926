"""Eight rounds of the 30-year edition with every special card once, as four play them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Scorer, Sit
from tests.browser.test_own_phones import joins
from tests.kinds import soak, thorough

NAMES = ("Anna", "Ben", "Cleo", "Dan")
GAME = "wizard_jubilee"


@dataclass
class Played:
    """A round as it was at the table, each figure in the order of the names.

    ``turned`` are the keys for the card that was turned, one after another: codes, and a name for
    whoever laid down the Werewolf. ``cloud`` has by how much who changed the bid, ``bombs`` how
    often the Bomb fell.
    """

    turned: tuple[str, ...]
    trump: str
    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    cloud: Mapping[str, int] = field(default_factory=dict)
    bombs: int = 0


ROUNDS = (
    # Dragon and Fairy lie in one trick: the pad only hears who took it.
    Played(("R",), "red", (1, 0, 0, 0), (1, 0, 0, 0)),
    # The Juggler is turned.
    Played(("J", "JB"), "blue", (1, 1, 0, 0), (1, 0, 1, 0)),
    # The Bomb is turned, and the Vampire is one.
    Played(("X",), "no trump", (1, 0, 1, 0), (1, 0, 1, 0), bombs=1),
    # Ben lays the Werewolf down and wants no trump; the Shapeshifter is played.
    Played(("W", "Ben", "W-"), "no trump", (2, 1, 0, 1), (1, 1, 0, 2)),
    # The Werewolf's place is taken by a number: Cleo takes the Cloud.
    Played(("G",), "green", (1, 1, 2, 0), (1, 1, 3, 0), {"Cleo": 1}),
    # The Bomb falls.
    Played(("Y",), "yellow", (2, 2, 1, 0), (2, 2, 1, 0), bombs=1),
    # The Witch brings the Bomb back.
    Played(("Z", "ZR"), "red", (2, 1, 1, 2), (2, 1, 1, 1), bombs=2),
    # She brings the Cloud back: two change their bids.
    Played(("H",), "no trump", (3, 2, 0, 2), (4, 2, 1, 1), {"Anna": 1, "Dan": -1}),
)


def gained(played: Played, seat: int) -> int:
    """Return what a player has of a round, by the sentence of the rules."""
    bid = played.bids[seat] + played.cloud.get(NAMES[seat], 0)
    off = abs(played.tricks[seat] - bid)
    return -10 * off if off else 20 + 10 * bid


TOTALS = {name: sum(gained(each, seat) for each in ROUNDS) for seat, name in enumerate(NAMES)}


def in_order(round_: int, figures: Sequence[int]) -> list[int]:
    """Return the figures in the order of bidding: Anna leads the first round."""
    first = (round_ - 1) % len(NAMES)
    return [*figures[first:], *figures[:first]]


def turn(phone: Scorer, played: Played) -> None:
    """Tap what lies there, and what is asked then."""
    phone.tap("#trump")
    # The keys of this game come with the later script.
    phone.page.locator("#turning").wait_for()
    phone.settle()
    for key in played.turned:
        # Keys that have just changed take no tap.
        phone.read()
        named = f"a[id^=holder-]:has-text('{key}')"
        phone.tap(named if key in NAMES else f"button[name=value][value='{key}']")
    said = phone.page.locator("#trump svg")
    if played.trump == "no trump":
        expect(phone.page.locator(".head .note")).to_have_text("no trump")
    else:
        expect(said).to_have_attribute("aria-label", played.trump)


def change(phone: Scorer, name: str, by: int) -> None:
    """Tap who took the Cloud, and what it makes of the bid: two taps."""
    before = phone.taps
    phone.tap("#cloud")
    row = phone.page.locator(".clouds li", has_text=name)
    key = row.get_by_role("button", name=f"{by:+d}".replace("-", "\N{MINUS SIGN}"))
    phone.tap(f"#{key.first.get_attribute('id')}")
    assert phone.taps - before == 2


def results(phone: Scorer, number: int, played: Played) -> None:
    """Tap the results; of the last one the Bomb's key says it."""
    *others, _ = in_order(number, played.tricks)
    phone.keys(*others)
    expect(phone.page.locator(".asks-bomb")).to_contain_text("Did the Bomb fall?")
    phone.tap({0: "#no-bomb", 1: "#bomb-fell", 2: "#bomb-twice"}[played.bombs])


@pytest.fixture
def scorer(scorer: Sit) -> Iterator[Sit]:
    """Make people whose console may say that a look for news ended."""
    people: list[Scorer] = []

    def sit_down(**phone: object) -> Scorer:
        people.append(scorer(**phone))
        return people[-1]

    yield sit_down
    for person in people:
        person.console[:] = [line for line in person.console if not line.startswith("htmx:")]


@pytest.mark.parametrize("scripts", [thorough(True), soak(False)])
def test_four_play_every_card_once_on_one_phone(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    pad = anna.open_game(NAMES, GAME, dealer=3, rounds="8")
    for number, played in enumerate(ROUNDS, 1):
        turn(anna, played)
        anna.keys(*in_order(number, played.bids))
        for name, by in played.cloud.items():
            change(anna, name, by)
        results(anna, number, played)
    anna.page.locator("#pad.done").wait_for()
    assert anna.totals() == TOTALS
    anna.go(f"{pad}/sheet")
    sheet = anna.page.locator("main").inner_text()
    assert "Ben named trump (Werewolf)" in sheet
    for said in ("2→3", "3→4", "2→1", "(2)"):
        assert said in sheet.replace("\n", "").replace(" ", ""), said
    anna.go(f"{pad}/log")
    log = anna.page.locator("main").inner_text()
    for said in ("the Bomb fell twice", "Anna: Cloud, bid 4", "no trump (Werewolf), named by Ben"):
        assert said in log


@pytest.mark.soak
def test_four_play_every_card_once_on_their_own_phones(scorer: Sit) -> None:
    host = scorer()
    pad = host.open_game(NAMES, GAME, dealer=3, rounds="8")
    link = host.link(pad, "player")
    phones = {name: joins(scorer(), link, name) for name in NAMES}
    for number, played in enumerate(ROUNDS, 1):
        expect(host.page.locator(".round b")).to_have_text(str(number))
        turn(host, played)
        host.has_sent()
        for seat, bid in zip(
            in_order(number, range(4)), in_order(number, played.bids), strict=True
        ):
            page = phones[NAMES[seat]].page
            expect(page.locator(".said")).to_contain_text("Your bid?")
            page.locator(f"#key-{bid}").tap()
        for phone in phones.values():
            expect(phone.page.locator(".said")).to_contain_text("Your tricks?")
        for name, by in played.cloud.items():
            key = phones[name].page.locator(f"#cloud-{by}")
            key.tap()
            expect(key).to_have_attribute("aria-pressed", "true")
        *others, last = in_order(number, range(4))
        for seat in others:
            page = phones[NAMES[seat]].page
            page.locator(f"#key-{played.tricks[seat]}").tap()
            expect(page.locator(".said")).to_contain_text("You took")
        if played.bombs > 1:
            # A second Bomb has to be said: then the last result follows, and is asked for.
            host.tap("#bomb-twice")
            expect(phones[NAMES[last]].page.locator(".said")).to_contain_text("Did you take")
        phones[NAMES[last]].page.locator(f"#key-{played.tricks[last]}").tap()
        if played.bombs == 1:
            # A trick is missing: anybody may say why.
            for phone in phones.values():
                expect(phone.page.locator(".refused")).to_contain_text("did the Bomb fall")
            phones[NAMES[others[0]]].page.locator("#bomb-fell").tap()
            expect(phones[NAMES[last]].page.locator(".closed")).to_contain_text("1 Bomb")
    host.page.locator("#pad.done").wait_for()
    host.shows(TOTALS)


@pytest.mark.parametrize(
    ("game", "variants", "taps"),
    [
        # A game of old with Bomb and Cloud, and the same without.
        ("wizard_gigamic", ["bomb", "cloud"], 8),
        soak(GAME, [], 8),
        thorough(GAME, ["without_bomb"], 7),
        soak("wizard_gigamic", [], 7),
    ],
)
def test_a_round_with_neither_card_costs_no_tap_more(
    game: str, variants: list[str], taps: int, scorer: Sit
) -> None:
    anna = scorer()
    anna.open_game(NAMES, game, dealer=3, hands="3 3", variants=variants)
    before = anna.taps
    anna.keys(1, 0, 2, 1, 2, 0, 1)
    if taps == 8:
        anna.tap("#no-bomb")
    expect(anna.page.locator(".round b")).to_have_text("2")
    assert anna.taps - before == taps


@pytest.mark.thorough
def test_the_cloud_is_written_after_the_round_as_well(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES, GAME, dealer=3, hands="3 3", variants=["edition_25"])
    anna.keys(1, 0, 1, 0)
    anna.keys(2, 0, 1)
    anna.tap("#no-bomb")
    expect(anna.page.locator("#cloud")).to_have_text("Cloud of round 1")
    assert anna.totals() == {"Anna": -10, "Ben": 20, "Cleo": 30, "Dan": 20}
    change(anna, "Anna", 1)
    assert anna.totals() == {"Anna": 40, "Ben": 20, "Cleo": 30, "Dan": 20}
    expect(anna.page.locator("#cloud")).to_have_count(0)
