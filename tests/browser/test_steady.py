"""The pad stands still: whatever is played, its bar is in sight and each key keeps its place."""

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Scorer, Sit
from tests.fonts import BOTH, NARROW, WIDE
from tests.kinds import soak, thorough

SIX = ("Franziska-Maria", "Ben", "Jean-Philippe", "Wolfgang", "Brigitte", "Maximilian")
PHONES = [(320, 568), (360, 640), (640, 360), (568, 320), (844, 390)]
TABLETS = [(820, 1180), (1280, 720)]

# Top, bottom, left and right of each that a selector finds, by its id.
BOXES = """what => Object.fromEntries([...document.querySelectorAll(what)].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [one.id || one.className, [left, top, right, bottom].map(Math.round)];
}))"""

_PARTS = f"""() => [
  [...document.querySelectorAll(".nav > *")].map((one) => one.getBoundingClientRect().toJSON()),
  ({BOXES})(".head, .rows, .say, .panel, .nav"),
  [document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight],
]"""


def boxes(scorer: Scorer, what: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = scorer.page.evaluate(BOXES, what)
    return found


def height(scorer: Scorer, what: str) -> int:
    (box,) = boxes(scorer, what).values()
    return box[3] - box[1]


def assert_steady(scorer: Scorer) -> None:
    """Undo, sheet, share and menu in the window, and nothing upon anything."""
    size = scorer.page.viewport_size
    assert size is not None
    # All is asked at once, as this is asked a hundred times.
    bar, parts, overflow = scorer.page.evaluate(_PARTS)
    assert len(bar) == 4
    for box in bar:
        assert box["top"] >= 0
        assert box["bottom"] <= size["height"] + 0.5
        assert box["right"] <= size["width"] + 0.5
        assert box["width"] >= 44
        assert box["height"] >= 43.5
    found = list(parts.items())
    for place, (name, one) in enumerate(found):
        for other, two in found[place + 1 :]:
            apart = one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]
            assert apart, (name, other, one, two)
    assert overflow == [0, 0]


# On a tablet there is room for either font; what the wide one has room for, the narrow one has.
@pytest.mark.parametrize(
    ("sizes", "font", "seldom"),
    [
        pytest.param(PHONES, WIDE, 3, id="phones"),
        thorough(PHONES, NARROW, 12, id="phones, narrow"),
        thorough(TABLETS, WIDE, 3, id="tablets"),
        soak(PHONES, WIDE, 1, id="phones, all"),
        soak(PHONES, NARROW, 1, id="phones, narrow, all"),
    ],
)
def test_undo_sheet_and_menu_are_always_in_sight(
    sizes: list[tuple[int, int]], seldom: int, scorer: Sit
) -> None:
    """Each entry is tapped and looked at on a screen of another size, and one in so many on all."""
    anna = scorer(size=dict(zip(("width", "height"), sizes[0], strict=True)))
    anna.open_game(SIX, hands="10 1", variants=["plus_or_minus_one"])
    for number, entry in enumerate((None, 2, 1, 0, 3, 2, 1, 1, 1, 0, 3, 2)):
        if entry is not None:
            anna.key(entry)
        for place in range(1 if number % seldom else len(sizes)):
            width, height_ = sizes[(number + place) % len(sizes)]
            anna.page.set_viewport_size({"width": width, "height": height_})
            assert_steady(anna)


NOTE_MOVES = """() => {
  window.moves = [];
  const note = (list) => moves.push(...list.getEntries().map(({ value }) => value));
  new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
}"""


@pytest.mark.parametrize(("width", "height_"), [soak(*TABLETS[0]), TABLETS[1]])
def test_nothing_moves_when_the_sheet_comes_beside_the_pad(
    width: int, height_: int, scorer: Sit
) -> None:
    anna = scorer(size={"width": width, "height": height_})
    anna.open_game(SIX)
    anna.page.add_init_script(f"({NOTE_MOVES})()")
    anna.page.reload()
    expect(anna.page.locator("#live .sheet, #live table").first).to_be_visible()
    anna.page.evaluate("new Promise(requestAnimationFrame)")
    assert anna.page.evaluate("moves") == []


@pytest.mark.soak
@BOTH
def test_the_largest_hands_and_tables_keep_the_bar_too(scorer: Sit) -> None:
    anna = scorer()
    for players, hand in ((2, 25), (4, 12), (10, 5)):
        names = [*SIX, "Gül", "Hans-Peter", "Ines", "Jo"][:players]
        anna.open_game(names, game="quoicoupli", hands=str(hand))
        for width, height_ in ((360, 640), (640, 360)):
            anna.page.set_viewport_size({"width": width, "height": height_})
            assert_steady(anna)


@BOTH
@pytest.mark.thorough
def test_head_line_and_keys_stay_where_they_are_through_a_round(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(SIX[:4], hands="1 7 13")
    said = set()
    first_line = height(anna, ".round")
    assert height(anna, ".head") == 56
    for hand, bids, tricks in (
        (1, (0, 1, 0, 1), (0, 1, 0)),
        (7, (3, 2, 1, 1), (3, 0, 3)),
        (13, (4, 4, 4, 4), (4, 4, 4)),
    ):
        first = boxes(anna, ".key")
        assert len(first) == hand + 1
        for number in (*bids, *tricks):
            assert height(anna, ".round") == first_line
            said.add(height(anna, ".say"))
            assert boxes(anna, ".key") == first
            anna.key(number)
    assert said == {48}
    assert height(anna, ".round") == first_line, "also when the game is over"


ROWS = {
    1: [2],
    5: [6],
    6: [4, 3],
    9: [5, 5],
    11: [6, 6],
    12: [5, 5, 3],
    20: [6, 6, 6, 3],
    24: [5] * 5,
    25: [6, 6, 6, 6, 2],
}
"""How many keys stand in each row, by the largest number."""


@pytest.mark.parametrize("hands", [[6, 12], soak([*ROWS.keys() - {6, 12}], id="the others")])
def test_rows_of_keys_are_as_equal_as_they_can_be_and_read_on(
    hands: list[int], scorer: Sit
) -> None:
    anna = scorer()
    for hand in hands:
        anna.open_game(SIX[:2], game="quoicoupli", hands=str(hand))
        keys = boxes(anna, ".key")
        places = [(top, left) for left, top, *_ in (keys[f"key-{n}"] for n in range(hand + 1))]
        assert places == sorted(places)
        tops = [top for top, _ in places]
        assert [tops.count(top) for top in dict.fromkeys(tops)] == ROWS[hand]


@pytest.mark.thorough
@pytest.mark.parametrize("players", [6, *(soak(players) for players in (3, 4, 5))])
def test_back_of_a_question_stays_where_it_was(players: int, scorer: Sit) -> None:
    anna = scorer()
    ones = (1,) * (players + players - 2)
    pad = anna.open_game(SIX[:players], hands="5 5", entries=(*ones, 0))
    row = anna.page.locator(".row").last.get_attribute("id")
    assert row is not None
    tricks = f"{pad}?round=1&at={row.replace('row-', 'tricks.')}"
    anna.go(tricks)
    back = boxes(anna, ".back:last-child")
    assert_steady(anna)
    for digit in (0, 1, 5):
        anna.go(f"{tricks}&to={digit}")
        assert anna.page.locator(".partners, .refused").count() == 1
        assert boxes(anna, ".back:last-child") == back, digit
        assert_steady(anna)
    anna.tap(".back")
    assert boxes(anna, ".back:last-child") == back, "and so does that of what it leads to"


@pytest.mark.soak
def test_a_longer_game_moves_no_key(scorer: Sit) -> None:
    anna = scorer()
    places = []
    for hands in ("3", "3 20"):
        anna.open_game(SIX[:3], hands=hands)
        places.append((boxes(anna, ".key"), boxes(anna, ".row .total")))
    assert places[0] == places[1]


@pytest.mark.thorough
def test_what_the_last_round_brought_goes_when_bidding_starts_and_moves_nothing(
    scorer: Sit,
) -> None:
    anna = scorer()
    anna.open_game(SIX[:3], hands="2 2", entries=(1, 1, 0, 1, 0))
    before = boxes(anna, ".total, .key")
    assert anna.page.locator(".total small").count() == 3
    anna.key(1)
    assert anna.page.locator(".total small").count() == 0
    assert boxes(anna, ".total, .key") == before


@pytest.mark.thorough
def test_what_the_bids_add_up_to_follows_each_result(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(("Anna", "Ben", "Cleo", "Dan"), hands="7")
    says = []
    for number in (1, 2, 3, 1, 1, 0, 2):
        says.append(anna.says())
        anna.key(number)
    assert says == [
        "Ben bids and leads Bids: 0 of 7",
        "Cleo bids Bids: 1 of 7",
        "Dan bids Bids: 3 of 7",
        "Anna bids Bids: 6 of 7",
        "Ben leads: tricks? Bids: 7 of 7, all can be right All made it",
        "Cleo: tricks? Bids: 7 of 7, all can be right The rest made it",
        "Dan: tricks? Tricks off the bids: 2 6 left",
    ]


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "height_"), [TABLETS[0], soak(*TABLETS[1])])
def test_a_tablet_shows_the_sheet_beside_the_pad_as_it_is_written(
    width: int, height_: int, scorer: Sit
) -> None:
    anna = scorer(size={"width": width, "height": height_})
    pad = anna.open_game(("Anna", "Ben", "Cleo"), hands="2 2")
    live = anna.page.locator("#live")
    expect(live.locator("tbody tr")).to_have_count(2)
    left, right = boxes(anna, "#pad, #live").values()
    assert left[2] <= right[0]
    assert right[2] == width
    anna.keys(1, 0, 1, 1, 0)
    expect(live.locator("tfoot")).to_contain_text("30")
    live.locator("tbody a").first.tap()
    expect(anna.page.locator(".say")).to_contain_text("Anna: 1 trick is written. How many")
    anna.tap("li.row:first-child .box.bid")
    anna.key(0)
    expect(live.locator("tfoot")).to_contain_text("−10")
    assert anna.page.url.endswith(pad), "where one was: at the open round, beside the sheet"
    anna.page.set_viewport_size({"width": 360, "height": 640})
    expect(live).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("language", "font"), [("en", WIDE), ("fr", WIDE), ("de", WIDE), ("de", NARROW)]
)
def test_a_page_that_is_enlarged_keeps_its_bar_in_one_line(language: str, scorer: Sit) -> None:
    anna = scorer(language=language)
    anna.open_game(SIX[:4], hands="3", entries=(1,))
    for width, height_ in ((320, 568), (360, 640)):
        zoomed = {"width": int(width / 1.3), "height": int(height_ / 1.3)}
        anna.page.set_viewport_size(zoomed)
        tops = [box[1] for box in boxes(anna, ".nav > *").values()]
        assert len(set(tops)) == 1, zoomed
        assert anna.overflow()[0] == 0, zoomed


@pytest.mark.thorough
def test_what_the_network_says_covers_no_key(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(SIX[:4], hands="3")
    anna.is_kept()
    anna.network(on=False)
    anna.key(1)
    # What a form says that no answer came to.
    said = "notice => { notice.textContent = notice.dataset.offline; }"
    anna.page.locator("#notice").evaluate(said)
    below = boxes(anna, "#notice")["notice"][3]
    assert below <= min(box[1] for box in boxes(anna, ".key, .hand, .nav").values())


@pytest.mark.thorough
def test_one_tap_orders_the_rows_by_place_and_back_on_this_phone_alone(scorer: Sit) -> None:
    anna = scorer()
    pad = anna.open_game(SIX[:3], hands="1 2 3")
    assert anna.page.locator(".order").count() == 0, "before the first points all are level"
    anna.keys(1, 1, 0, 0, 1)
    anna.is_kept()
    anna.network(on=False)
    order = "rows => rows.sort((a, b) => a.offsetTop - b.offsetTop).map(row => row.id)"

    def rows() -> list[str]:
        ids: list[str] = anna.page.locator(".row").evaluate_all(order)
        return ids

    seats = rows()
    totals = list(anna.totals().values())
    best = totals.index(max(totals))
    anna.page.get_by_role("button", name="By place").click()
    assert rows()[0] == seats[best]
    assert anna.totals() == dict(zip(anna.totals(), totals, strict=True))
    anna.key(1)
    assert rows()[0] == seats[best], "also while bids are written"
    anna.network(on=True)
    anna.go(pad)
    assert rows()[0] == seats[best], "this phone remembers"
    anna.page.get_by_role("button", name="By seat").click()
    assert rows() == seats
