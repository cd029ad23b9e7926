"""The end of a game and its sheet on every size of screen, with long names."""

import pytest

from tests.browser.scorer import Scorer, Sit

NAMES = ("Maximiliane-Katharina", "Bartholomäus", "Wolfgang", "Brigitte", "Konstantin", "Uwe")
SIZES = ((320, 568), (360, 640), (640, 360), (820, 1180), (1280, 720))

# Names of which one word stands in two lines.
_BROKEN = """selector => [...document.querySelectorAll(selector)].filter((name) => {
  const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
  return text.data.split(/(?<=[ -])/).some((part, place, all) => {
    const from = text.data.indexOf(part, all.slice(0, place).join("").length);
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, from + part.trim().length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });
}).map((name) => name.textContent)"""

# Labels at the ends of lines that lie upon each other, or beyond the picture.
_LABELS = """() => {
  const labels = [...document.querySelectorAll(".line text")];
  const boxes = labels.map((one) => one.getBoundingClientRect());
  boxes.sort((one, other) => one.top - other.top);
  const beyond = boxes.some(({ right }) => right > innerWidth);
  const middle = ({ top, bottom }) => (top + bottom) / 2;
  return beyond || boxes.slice(1).some((box, place) => middle(box) - middle(boxes[place]) < 8);
}"""


def over(anna: Scorer) -> str:
    """A game of one round that is over: the first to bid has won."""
    return anna.open_game(NAMES, hands="1", entries=(1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0))


@pytest.mark.soak
def test_the_end_and_the_sheet_fit_every_screen_and_break_no_name(scorer: Sit) -> None:
    anna = scorer()
    path = over(anna)
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.go(f"{path}/end")
        assert anna.overflow()[0] <= 0
        assert anna.page.evaluate(_BROKEN, ".podium .name") == []
        assert not anna.page.evaluate(_LABELS), f"labels at {width} px"
        steps = anna.page.locator(".podium .step").evaluate_all(
            "all => all.map((one) => [one.value, one.getBoundingClientRect().top])"
        )
        assert [top for _, top in sorted(steps)] == sorted(top for _, top in steps)
        anna.go(f"{path}/sheet")
        assert anna.overflow()[0] <= 0
        assert anna.page.evaluate(_BROKEN, ".sheet thead span[title]") == []


@pytest.mark.thorough
def test_a_television_shows_the_podium_by_itself_when_the_game_ends(scorer: Sit) -> None:
    anna = scorer()
    path = anna.open_game(NAMES[2:5], hands="1")
    television = scorer(size={"width": 1280, "height": 720})
    anna.let_in(television, path)
    nav = television.page.locator(".pad .nav")
    assert nav.evaluate("one => getComputedStyle(one).opacity") == "0"
    anna.keys(1, 0, 1, 1, 0)
    anna.all_sent()
    television.page.locator(".podium .step").first.wait_for()
    across, down = television.overflow()
    assert across <= 0
    assert down <= 0
    assert television.page.evaluate(_BROKEN, ".podium .name") == []
    # Where the last result is taken back, the pad is there again.
    anna.undo()
    anna.all_sent()
    television.page.locator("li.row").first.wait_for()
    assert television.page.locator(".podium").count() == 0
