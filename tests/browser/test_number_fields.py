"""Every field for a number shows its longest value whole, in both sizes of letters."""

import pytest

from tests.browser.scorer import Scorer, Sit
from tests.browser.test_larger_letters import grown

NAMES = ("Anna", "Ben", "Cleo", "Max")
MANY = (*NAMES, "Dora", "Emil", "Fritz")

# The longest that each field takes, by what its name begins with.
LONGEST = {"bid": "20", "tricks": "20", "total": "-1200", "rounds": "60", "": "-1000"}
_FILL = """longest => {
  const numbers = [...document.querySelectorAll("main input[type=text]")].filter((each) =>
    each.inputMode === "numeric" || each.matches("[data-signed]"));
  for (const each of numbers) {
    const [kind] = each.name.split(".");
    each.value = longest[kind] ?? longest[""];
  }
  return numbers.length;
}"""
_CUT = """() => [...document.querySelectorAll("main input[type=text]")]
  .filter((each) => each.offsetWidth && each.scrollWidth > each.clientWidth)
  .map((each) => `${each.name}: ${each.scrollWidth} in ${each.clientWidth}`)"""


def cut(anna: Scorer, at: str) -> list[str]:
    anna.go(at)
    anna.settle()
    anna.page.locator("details").evaluate_all("all => all.forEach(one => { one.open = true; })")
    found = []
    for letters in (1, 1.3):
        if letters > 1:
            grown(anna)
        for width in (320, 360):
            anna.page.set_viewport_size({"width": width, "height": 640})
            assert anna.page.evaluate(_FILL, LONGEST), f"no number is typed at {at}"
            found += [f"{at} {width} {letters} {each}" for each in anna.page.evaluate(_CUT)]
    return found


@pytest.mark.soak
def test_no_number_is_cut_where_it_is_typed(scorer: Sit) -> None:
    anna = scorer()
    found = []
    for names in (NAMES, MANY):
        game = "wizard_gigamic" if len(names) < 7 else "quoicoupli"
        path = anna.open_game(names, game)
        player = anna.first_player()
        for kind in ("tricks", "totals", "final"):
            found += cut(anna, f"{path}/from-paper?kind={kind}")
    ways = ("/new", "/house/new?game=oh_hell", f"{path}/length", f"{path}/rules")
    for at in (*ways, f"{path}/points/{player}"):
        found += cut(anna, at)
    assert found == []
