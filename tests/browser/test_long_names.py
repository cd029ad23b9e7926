"""Ten names as wide as names get, without a gap, on the smallest phone."""

import re

from tests.browser.scorer import Sit

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


def test_no_page_scrolls_sideways_for_a_name_and_no_name_is_translated(scorer: Sit) -> None:
    anna = scorer(size=SMALLEST)
    path = anna.open_game(NAMES, game="quoicoupli", rounds="2")
    anna.is_kept()
    people = anna.get(f"{path}/players").text()
    player = re.search(r"/names/([0-9a-f]+)", people)
    assert player is not None
    paths = [path + of_game.format(player=player[1]) for of_game in OF_A_GAME]
    wide, translated = {}, {}
    for each in (*paths, *ANYWHERE, f"/new?like={path.rpartition('/')[2]}"):
        anna.page.goto(anna.address + each)
        if (width := anna.page.evaluate(_WIDTH)) > SMALLEST["width"]:
            wide[each] = width
        if found := anna.page.evaluate(_NAMES_LEFT_ALONE, list(NAMES)):
            translated[each.removeprefix(path)] = found[0]
    assert wide == {}
    assert translated == {}
