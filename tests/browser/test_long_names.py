"""Ten names as wide as names get, without a gap, on the smallest phone."""

import re

import pytest

from scorepad.pad.fold import fold
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from tests.browser.full_pads import entered
from tests.browser.scorer import Scorer, Sit

SMALLEST = {"width": 320, "height": 568}
NAMES = tuple(letter * 19 + last for letter, last in zip("WM" * 5, "abcdefghij", strict=True))
OF_A_GAME = (
    *("", "?at=trump", "?round=1&at=bid.{player}", "/check", "/sheet", "/end", "/log", "/table"),
    *("/round", "/players", "/names/{player}", "/points", "/length", "/group", "/links", "/paper"),
    *("/from-paper", "/from-paper?kind=totals", "/forget", "/delete"),
)
ANYWHERE = ("/", "/new", "/history", "/people", "/statistics")
_WIDTH = "document.scrollingElement.scrollWidth"
_NAMES_LEFT_ALONE = """names => names.filter(name => {
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: around } = walker.currentNode;
    if (data.trim() === name && !around.closest("option, [translate=no]")) return true;
  }
  return false;
})"""


def write_to_the_end(anna: Scorer, path: str) -> None:
    """Write all bids and results of the game."""
    written = [Mark.from_body(each["id"], each) for each in anna.marks(path)]
    while not (pad := fold(written)).over:
        written.append(entered(pad))
    anna.write(path, [mark_json(mark) for mark in written[1:]])


@pytest.mark.soak
def test_no_page_scrolls_sideways_for_a_name_and_no_name_is_translated(scorer: Sit) -> None:
    anna = scorer(size=SMALLEST)
    path = anna.open_game(NAMES, game="quoicoupli", rounds="2")
    anna.is_kept()
    people = anna.get(f"{path}/players").text()
    player = re.search(r"/names/([0-9a-f]+)", people)
    assert player is not None
    over = anna.open_game(NAMES, game="quoicoupli", hands="1 1")
    write_to_the_end(anna, over)
    screens = [of_game.format(player=player[1]) for of_game in OF_A_GAME]
    # Once with nothing written, and once when the game is over.
    paths = [game + screen for game in (path, over) for screen in screens]
    wide, translated = {}, {}
    for each in (*paths, *ANYWHERE, f"/new?like={path.rpartition('/')[2]}"):
        anna.page.goto(anna.address + each)
        if (width := anna.page.evaluate(_WIDTH)) > SMALLEST["width"]:
            wide[each] = width
        if found := anna.page.evaluate(_NAMES_LEFT_ALONE, list(NAMES)):
            translated[each] = found[0]
    assert wide == {}
    assert translated == {}
