"""The phone goes round, or each has one: nobody sees a bid before all of them do."""

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Scorer, Sit
from tests.kinds import soak, thorough

NAMES = ("Paul", "Thomas", "Marie")
KEPT = "kept_bids"


def bids_in_secret(scorer: Scorer, name: str, bid: int) -> None:
    assert name in scorer.page.locator(".hand-over").inner_text()
    assert scorer.page.locator(".key").count() == 0
    scorer.tap("#hand-over")
    scorer.key(bid)


def bids_alone(scorer: Scorer, name: str, bid: int) -> None:
    """On the own phone: the own row, then the number."""
    scorer.tap(f"li.row:has-text('{name}') .name")
    scorer.key(bid)


def shown(scorer: Scorer) -> list[str]:
    return [row[1] for row in scorer.rows().values()]


def table_of_three(sit: Sit, **game: object) -> tuple[str, list[Scorer]]:
    """Three phones that write; Paul's has opened the game."""
    phones = [sit() for _ in NAMES]
    pad = phones[0].open_game(NAMES, game="wizard_fisher", dealer=2, hands="3 2", **game)
    link = phones[0].link(pad)
    for other in phones[1:]:
        other.come_in(link)
    return pad, phones


@pytest.mark.parametrize(
    ("variant", "scripts"),
    [
        ("hidden_bid", True),
        thorough("delayed_reveal", False),
        soak("hidden_bid", False),
        soak("delayed_reveal", True),
    ],
)
def test_a_round_with_the_phone_passed_round(variant: str, scripts: bool, scorer: Sit) -> None:
    paul = scorer(scripts=scripts)
    paul.open_game(NAMES, game="wizard_fisher", dealer=2, variants=[variant, KEPT])
    for name, bid in zip(NAMES, (0, 1, 1), strict=True):
        bids_in_secret(paul, name, bid)
    assert shown(paul) == ["•", "•", "•"]
    assert paul.taps == 6
    secret = variant == "delayed_reveal"
    if not secret:
        assert "All have bid." in paul.says()
        paul.tap("#reveal")
    assert shown(paul) == (["•", "•", "•"] if secret else ["0", "1", "1"])
    assert (paul.page.locator(".key.ring").count() == 0) is secret
    paul.keys(0, 0)
    if secret:
        assert "now the bids" in paul.says()
        assert shown(paul) == ["•", "•", "•"]
        paul.tap("#reveal")
    assert paul.totals() == {"Paul": 20, "Thomas": -10, "Marie": 30}
    assert paul.taps == 9
    if secret:
        assert "bid 1, won 0" in paul.page.locator("li.row").nth(1).inner_text()


@pytest.mark.thorough
def test_each_bids_on_the_own_phone_and_one_tap_shows_all(scorer: Sit) -> None:
    _, phones = table_of_three(scorer, variants=[KEPT])
    paul, thomas, marie = phones
    for name, phone, bid in zip(("Marie", "Paul"), (marie, paul), (2, 3), strict=True):
        bids_alone(phone, name, bid)
    for phone in phones:
        expect(phone.page.locator(".say")).to_contain_text("Still missing: Thomas")
        expect(phone.page.locator("li.row .bid")).to_have_text(["•", "bid", "•"])
        assert phone.overflow() == (0, 0)
    bids_alone(thomas, "Thomas", 0)
    for phone in phones:
        expect(phone.page.locator("#reveal")).to_be_visible()
        expect(phone.page.locator("li.row .bid")).to_have_text(["•"] * 3)
        assert phone.page.locator(".key").count() == 0
    box = marie.page.locator("#reveal").bounding_box()
    assert box is not None
    assert min(box["width"] / 5, box["height"]) >= 60
    marie.tap("#reveal")
    for phone in phones:
        expect(phone.page.locator("li.row .bid")).to_have_text(["3", "0", "2"])
    assert sum(phone.taps for phone in phones) == 7


@pytest.mark.thorough
def test_the_last_to_bid_sees_nothing_first_and_changes_it_in_the_open(scorer: Sit) -> None:
    pad, (paul, thomas, marie) = table_of_three(scorer, variants=[KEPT])
    for name, phone, bid in zip(NAMES, (paul, thomas, marie), (3, 2, 1), strict=True):
        bids_alone(phone, name, bid)
    # Whoever changes the mind before the reveal hands over, types, and nobody is told.
    expect(marie.page.locator("#reveal")).to_be_visible()
    marie.tap("li.row:has-text('Marie') .bid")
    bids_in_secret(marie, "Marie", 0)
    expect(marie.page.locator("li.row .bid")).to_have_text(["•"] * 3)
    marie.tap("#reveal")
    expect(marie.page.locator("li.row .bid")).to_have_text(["3", "2", "0"])
    assert "changed" not in marie.says()
    marie.tap("li.row:has-text('Marie') .bid")
    marie.key(2)
    for phone in (paul, thomas, marie):
        expect(phone.page.locator(".say")).to_contain_text("changed after the reveal: Marie")
        expect(phone.page.locator("li.row .bid").last).to_contain_text("2")
    marie.undo()
    marie.undo()
    expect(marie.page.locator("li.row .bid")).to_have_text(["3", "2", "0"])
    paul.key(1)
    marie.go(f"{pad}/log")
    assert "changed after the reveal" in marie.page.locator("main").inner_text()


@pytest.mark.thorough
def test_a_bid_that_stays_changed_is_on_the_sheet(scorer: Sit) -> None:
    paul = scorer()
    pad = paul.open_game(NAMES, game="wizard_fisher", dealer=2, hands="3 2", variants=[KEPT])
    for name, bid in zip(NAMES, (3, 2, 1), strict=True):
        bids_in_secret(paul, name, bid)
    paul.tap("#reveal")
    paul.tap("li.row:has-text('Paul') .bid")
    paul.key(0)
    note = "Paul: bid changed after the reveal, 3 → 0"
    paul.page.locator("nav a[href$='/sheet']").tap()
    expect(paul.page.locator(".notes")).to_contain_text(note)
    paul.go(f"{pad}/sheet")
    assert note in paul.page.locator(".notes").inner_text()


@pytest.mark.thorough
def test_a_phone_that_was_away_at_the_reveal_hears_of_it(scorer: Sit) -> None:
    _, (paul, thomas, marie) = table_of_three(scorer, variants=[KEPT])
    for name, phone, bid in zip(NAMES, (paul, thomas, marie), (1, 2, 0), strict=True):
        bids_alone(phone, name, bid)
    expect(thomas.page.locator("#reveal")).to_be_visible()
    thomas.network(on=False)
    expect(paul.page.locator("#reveal")).to_be_visible()
    paul.tap("#reveal")
    paul.keys(1, 2)
    assert shown(thomas) == ["•"] * 3
    held = thomas.page.evaluate(HELD)
    bids = {tuple(cell[:4]): cell[4] for mark in held for cell in mark.get("cells", [])}
    hidden = [value for (_, _, _, field), value in bids.items() if field == "bid"]
    assert hidden.count({"hidden": True}) == 2
    assert 2 in hidden, "its own is on the phone that typed it"
    thomas.network(on=True)
    expect(thomas.page.locator(".round")).to_contain_text("2")


@pytest.mark.thorough
def test_what_waits_is_not_counted_beside_hidden_bids(scorer: Sit) -> None:
    paul = scorer()
    paul.open_game(NAMES, game="wizard_fisher", dealer=2, hands="3 2", variants=[KEPT])
    paul.settle()
    paul.network(on=False)
    bids_in_secret(paul, NAMES[0], 1)
    unsent = paul.page.locator("#unsent")
    expect(unsent).to_have_text("What was entered waits on this phone")
    for name, bid in zip(NAMES[1:], (2, 1), strict=True):
        bids_in_secret(paul, name, bid)
    paul.tap("#reveal")
    expect(unsent).to_contain_text("entries wait on this phone")


@pytest.mark.thorough
def test_without_network_the_phone_that_goes_round_reveals_by_itself(scorer: Sit) -> None:
    paul = scorer()
    pad = paul.open_game(NAMES, game="wizard_fisher", dealer=2, hands="3 2", variants=[KEPT])
    paul.settle()
    paul.network(on=False)
    for name, bid in zip(NAMES, (3, 2, 1), strict=True):
        bids_in_secret(paul, name, bid)
    paul.tap("#reveal")
    assert shown(paul) == ["3", "2", "1"]
    paul.keys(1, 1)
    paul.network(on=True)
    paul.wait_until_sent(pad, 7)
    fields = [mark["cells"][0][3] for mark in paul.marks(pad)]
    assert fields[1:] == ["bid", "bid", "bid", "reveal", "tricks", "tricks"]


@pytest.mark.thorough
def test_the_cloud_changes_a_hidden_bid_that_another_phone_typed(scorer: Sit) -> None:
    choices = {"play.cloud": "yes"}
    kept = ["delayed_reveal", KEPT]
    _, (paul, thomas, marie) = table_of_three(scorer, variants=kept, choices=choices)
    for name, phone, bid in zip(NAMES, (paul, thomas, marie), (1, 1, 0), strict=True):
        bids_alone(phone, name, bid)
    expect(paul.page.locator("li.row.active .tricks")).to_be_visible()
    expect(paul.page.locator("li.row .bid")).to_have_text(["•"] * 3)
    paul.tap("li.row:has-text('Thomas') .bid")
    paul.tap("#hand-over")
    paul.tap("#cloud-more")
    paul.keys(1, 2)
    paul.tap("#reveal")
    expect(paul.page.locator("li.row").nth(1)).to_contain_text("bid 2, won 2")


@pytest.mark.thorough
def test_bids_that_were_shown_at_the_table_are_typed_at_once(scorer: Sit) -> None:
    paul = scorer()
    paul.open_game(NAMES, game="wizard_fisher", dealer=2, variants=["hidden_bid"])
    assert "All bid at once: reveal, then type." in paul.says()
    assert "Paul: which bid?" in paul.says()
    paul.keys(0, 1, 1)
    assert shown(paul) == ["0", "1", "1"]
    assert paul.taps == 3


HELD = """async () => {
  const asked = (request) => new Promise((resolve, fail) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => fail(request.error);
  });
  const database = await asked(indexedDB.open("scorepad"));
  try {
    const [marks] = await asked(database.transaction("marks").objectStore("marks").getAll());
    return marks;
  } finally {
    database.close();
  }
}"""
"""The marks of the one game on a phone's disk."""
