"""How many taps of a fast scorer fall into a rest of the keys.

``python -m tests.by_hand.bench.rests [games]``: one phone types for four players, in games of ten
rounds. From one tap to the next it takes 0.15 to 0.6 seconds, whatever the pad shows by then; the
next key is chosen from what is on the screen. A tap counts as fallen into a rest when a key is
there, and the finger does not reach it.
"""

import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from scorepad.startup import prepare_server
from scorepad.store import Store
from tests.browser.scorer import Scorer
from tests.chromium import chromium, chromium_path
from tests.tools.bench.servers import scorepad_in, serving

_NAMES = ["Anna", "Ben", "Cleo", "Dan"]
_SOONEST, _LATEST = 0.15, 0.6

# The middle of a key that can be tapped, and how long its panel rests where it hears no finger.
_KEY = """(chance) => {
  const keys = [...document.querySelectorAll("#pad .panel .key:not([aria-disabled])")];
  if (!keys.length) return null;
  const key = keys[Math.floor(chance * keys.length)];
  const { x, y, width, height } = key.getBoundingClientRect();
  const at = [x + width / 2, y + height / 2];
  const { animationDuration } = getComputedStyle(document.querySelector("#pad .panel"));
  return [...at, key.contains(document.elementFromPoint(...at)) ? "" : animationDuration];
}"""


def play(scorer: Scorer, chance: random.Random) -> Counter[str]:
    """Play one game; return the numbers of taps by the rest that they fell into, "" for none."""
    scorer.open_game(_NAMES, game="wizard_fisher", hands="3 4 5 6 7 6 5 4 3 2")
    taps: Counter[str] = Counter()
    while scorer.page.locator("#pad .over").count() == 0 and taps.total() < 400:
        time.sleep(chance.uniform(_SOONEST, _LATEST))
        key = scorer.page.evaluate(_KEY, chance.random())
        if key is None:
            # A question or a reveal: whoever reads it is not fast.
            scorer.page.goto(scorer.page.url.split("?")[0])
            continue
        x, y, rest = key
        scorer.page.touchscreen.tap(x, y)
        taps[rest] += 1
    return taps


def main() -> None:
    """Play some games, and say how many taps there were."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    chance = random.Random(1)
    with ExitStack() as open_:
        folder = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        store = Store(prepare_server({}, folder).database_url)
        open_.callback(store.close)
        address = open_.enter_context(serving(scorepad_in(folder))).rstrip("/")
        browser = open_.enter_context(chromium(chromium_path()))
        counted = [play(Scorer(browser, address), chance) for _ in range(games)]
    taps = sum(counted, Counter())
    print(f"{taps.total()} taps")
    for rest in sorted(filter(None, taps)):
        print(f"{taps[rest]} fell into a rest of {rest} ({100 * taps[rest] / taps.total():.1f} %)")


if __name__ == "__main__":
    main()
