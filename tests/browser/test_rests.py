"""Keys that have just become others rest: a second tap writes nothing, and is answered."""

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.scorer import Scorer, Sit
from tests.kinds import thorough

NAMES = ["Anna", "Ben", "Cleo"]

# Taps two places as soon as the pad asks for tricks; what it says then, and which keys rest.
_TAPS_AT_ONCE = """([first, second]) => new Promise((resolve) => {
  const tap = ({ x, y, width, height }) => {
    const where = { bubbles: true, cancelable: true, pointerId: 1,
      clientX: x + width / 2, clientY: y + height / 2 };
    const there = document.elementFromPoint(where.clientX, where.clientY);
    for (const kind of ["pointerdown", "pointerup", "click"])
      there.dispatchEvent(new PointerEvent(kind, where));
    return there.className;
  };
  new MutationObserver((_, observer) => {
    if (!document.querySelector("#pad.tricks")) return;
    observer.disconnect();
    // The keys rest however long this machine takes to come to the tap.
    for (const each of document.getAnimations()) each.pause();
    setTimeout(() => {
      const keys = [...document.querySelectorAll("#pad .panel .key")];
      const resting = keys.filter((key) => getComputedStyle(key).pointerEvents === "none");
      const pale = resting.map((key) => Number(getComputedStyle(key).opacity) < 1);
      const hit = tap(first);
      const shakes = resting.flatMap((key) => key.getAnimations())
        .some(({ effect }) => effect.getKeyframes().some(({ translate }) => translate));
      const told = document.getElementById("told").textContent;
      tap(second);
      resolve({ resting: resting.map(({ id }) => id), pale, hit, shakes, told });
    }, 30);
  }).observe(document.body, { childList: true, subtree: true });
  const { x, y, width, height } = first;
  const key = document.elementFromPoint(x + width / 2, y + height / 2);
  key.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerId: 1,
    clientX: x + width / 2, clientY: y + height / 2 }));
  key.click();
})"""


def place_of(scorer: Scorer, key: str) -> FloatRect:
    box = scorer.page.locator(f"#{key}").bounding_box()
    assert box is not None
    return box


@pytest.mark.parametrize("calm", [False, thorough(True)])
def test_a_second_tap_of_the_finger_writes_nothing_and_is_answered_and_another_key_writes(
    calm: bool, scorer: Sit
) -> None:
    anna = scorer()
    if calm:
        anna.page.emulate_media(reduced_motion="reduce")
    anna.open_game(NAMES, game="wizard_fisher", dealer=2, hands="3 2")
    anna.settle()
    anna.keys(1, 1)
    places = [place_of(anna, "key-0"), place_of(anna, "key-1")]
    seen = anna.page.evaluate(_TAPS_AT_ONCE, places)
    assert seen["resting"] == ["key-0"]
    assert seen["pale"] == [True]
    assert "key" not in seen["hit"].split()
    assert seen["told"] == "Not entered: the keys have just changed."
    assert seen["shakes"] != calm
    # The other key was tapped as soon, and is the result of the one who leads.
    tricks = anna.page.locator("li.row .tricks", has_text="1")
    expect(tricks).to_have_count(1)


@pytest.mark.thorough
def test_the_name_of_the_winner_is_not_pale_while_the_keys_below_it_rest(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES, hands="1", entries=(0, 0, 1, 0))
    anna.settle()
    anna.key(0)
    names = """(one) => {
        const names = [];
        for (; one; one = one.parentElement) names.push(getComputedStyle(one).animationName);
        return names;
    }"""
    over = anna.page.locator("#pad .over")
    assert "settle" in over.get_by_role("button", name="Rematch").evaluate(names)
    assert "settle" not in over.locator(".winners").evaluate(names)
