"""Names that are written from right to left, on a small phone."""

import os

import pytest

from tests.browser.scorer import Sit

NAMES = ("דוד", "משה", "שרה", "Anna")
SMALL = {"width": 360, "height": 640}
_LEFT = """([selector, names]) => {
  const place = document.querySelector(selector);
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const at = {};
  for (let node; (node = walker.nextNode()); ) {
    for (const name of names) {
      const start = node.data.indexOf(name);
      if (start < 0 || name in at) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + name.length);
      const { left, top } = range.getBoundingClientRect();
      at[name] = [Math.round(top / 10), left];
    }
  }
  return names.map((name) => at[name]);
}"""


def test_names_in_a_row_stand_in_their_order(scorer: Sit) -> None:
    anna = scorer(size=SMALL)
    path = anna.open_game(NAMES, game="wizard_gigamic", rounds="3")
    anna.is_kept()
    rows = {
        "/": ".running .who",
        f"{path}/table": 'a[href$="/players"]',
        f"{path}/delete": "main p",
    }
    for address, selector in rows.items():
        anna.page.goto(anna.address + address)
        places = anna.page.evaluate(_LEFT, [selector, NAMES])
        assert places == sorted(places), (address, places)
        if folder := os.environ.get("RTL_SHOTS"):
            anna.page.screenshot(path=f"{folder}/{address.rpartition('/')[2] or 'home'}.png")
    anna.page.goto(anna.address + path)
    if folder := os.environ.get("RTL_SHOTS"):
        anna.page.screenshot(path=f"{folder}/pad.png")


@pytest.mark.thorough
def test_what_is_copied_has_no_hidden_marks(scorer: Sit) -> None:
    anna = scorer(size=SMALL)
    anna.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    path = anna.open_game(NAMES, game="wizard_gigamic", rounds="3")
    anna.page.goto(f"{anna.address}{path}/table")
    shown = anna.page.locator("main").inner_text()
    assert "\u2068דוד\u2069" in shown
    anna.page.evaluate("getSelection().selectAllChildren(document.querySelector('main'))")
    anna.page.keyboard.press("ControlOrMeta+c")
    copied = anna.page.evaluate("navigator.clipboard.readText()")
    assert "דוד" in copied
    assert not any(mark in copied for mark in "\u2066\u2067\u2068\u2069\u200e\u200f")
