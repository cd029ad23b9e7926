"""The pictures of the README, taken from a game that is really played."""

import sys
import tempfile
from itertools import islice
from pathlib import Path

TOP = Path(__file__).parents[2]
sys.path.insert(0, str(TOP))

from tests.bench.servers import scorepad_in, serving
from tests.browser.evening import evening
from tests.browser.scorer import Scorer
from tests.chromium import chromium, chromium_path

NAMES = ("Anna", "Ben", "Cleo", "Dan")
PICTURES = TOP / ".readme"


def main() -> None:
    """Play six rounds and a half; keep what the phone shows."""
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as instance,
        serving(scorepad_in(Path(instance))) as address,
        chromium(chromium_path()) as browser,
    ):
        anna = Scorer(browser, address.rstrip("/"))
        pad = anna.open_game(NAMES, variants=["plus_or_minus_one"])
        for played in islice(evening(NAMES, range(1, 7), ban=True), 6):
            for bid in played.bids.values():
                anna.key(bid)
            for tricks in list(played.tricks.values())[:-1]:
                anna.key(tricks)
        anna.tap("#trump")
        anna.tap(".trumps button:has(.red)")
        for bid in (0, 2, 3):
            anna.key(bid)
        anna.page.screenshot(path=PICTURES / "bidding.png")
        anna.key(4)
        anna.key(0)
        anna.page.emulate_media(color_scheme="dark")
        anna.page.screenshot(path=PICTURES / "results-dark.png")
        anna.page.emulate_media(color_scheme="light")
        anna.go(f"{pad}/sheet")
        anna.page.screenshot(path=PICTURES / "sheet.png")
        anna.go(f"{pad}/check?card=B5&card=B3&card=Z")
        anna.page.screenshot(path=PICTURES / "check.png")


if __name__ == "__main__":
    main()
