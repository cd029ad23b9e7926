"""The pictures of README and manual, taken from a game that is really played.

``ARGS=pad`` takes those of the pad alone.
"""

import hashlib
import subprocess
import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import expect

TOP = Path(__file__).parents[2]
sys.path.insert(0, str(TOP))

from scorepad.demo.evenings import EveningsToMake, fill
from scorepad.services.groups import HOUSEHOLD, ensure_group
from scorepad.startup import prepare_server
from scorepad.store import Store
from tests.browser.evening import evening
from tests.browser.scorer import Scorer
from tests.chromium import chromium, chromium_path
from tests.tools.bench.games import FOUR, keep, played
from tests.tools.bench.servers import scorepad_in, serving
from tests.tools.names import command_for

NAMES = ("Anna", "Ben", "Cleo", "Dan")
PICTURES = TOP / ".readme"
EXAMPLE = "http://192.168.1.20:5000"
WIDTH = 620
UNTIL = 1_795_000_000


def main() -> None:
    """Keep what a phone shows, and what is printed."""
    names = command_for(__doc__, _TAKEN).parse_args().names
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as instance,
        serving(scorepad_in(Path(instance))) as address,
        chromium(chromium_path()) as browser,
    ):
        for name in names:
            _TAKEN[name](Path(instance), Scorer(browser, address.rstrip("/")))


def _pad(_: Path, anna: Scorer) -> None:
    """Play six rounds and a half."""
    pad = anna.open_game(NAMES, variants=["plus_or_minus_one"])
    for dealt in evening(NAMES, range(1, 7), ban=True):
        anna.play(dealt)
    anna.tap("#trump")
    anna.tap(".trumps button:has(.red)")
    anna.read()
    anna.keys(0, 2, 3)
    anna.page.screenshot(path=PICTURES / "bidding.png")
    anna.keys(4, 0)
    anna.page.emulate_media(color_scheme="dark")
    anna.page.screenshot(path=PICTURES / "results-dark.png")
    anna.page.emulate_media(color_scheme="light")
    anna.go(f"{pad}/sheet")
    anna.page.screenshot(path=PICTURES / "sheet.png")
    anna.go(f"{pad}/check?card=B5&card=B3&card=Z")
    anna.page.screenshot(path=PICTURES / "check.png")


def _statistics(instance: Path, anna: Scorer) -> None:
    """Show what one of a group has made of its bids."""
    anna.open_game(NAMES)
    cookies = {each["name"]: each["value"] for each in anna.page.context.cookies()}
    device = hashlib.sha256(cookies["device"].encode()).hexdigest()[:32]
    store = Store(prepare_server({}, instance).database_url)
    try:
        fill(store, EveningsToMake(games=120, people=5, seed=2, until=UNTIL))
        with store.writing() as transaction:
            group_id = ensure_group(transaction, HOUSEHOLD, UNTIL)
            transaction.groups.enter(group_id, device, 1, 2 * UNTIL)
    finally:
        store.close()
    anna.go("/statistics")
    expect(anna.page.locator("#ratings")).to_be_visible(timeout=60_000)
    anna.page.locator("table a").first.tap()
    anna.page.locator("#rating").evaluate("one => one.scrollIntoView()")
    anna.page.screenshot(path=PICTURES / "statistics.png")


def _block(_: Path, __: Scorer) -> None:
    _print("block.png", "--game", "wizard_gigamic", "--classic", "--lang", "fr")


def _filled(instance: Path, _: Scorer) -> None:
    whole = ("--from-game", _whole_game(instance), "--instance", str(instance))
    _print("filled.png", *whole, "--address", EXAMPLE)


def _whole_game(instance: Path) -> str:
    """The id of a game of four that has come to its end."""
    store = Store(prepare_server({}, instance).database_url)
    try:
        return keep(store, "0" * 32, played(FOUR))
    finally:
        store.close()


def _print(name: str, *asked: str) -> None:
    """A sheet as a picture, by our own command; smaller, for a page."""
    command = (sys.executable, "-m", "scorepad", "sheet", *asked, "--png", "--out", "-")
    made = subprocess.run(command, check=True, capture_output=True, cwd=TOP)
    with Image.open(BytesIO(made.stdout)) as picture:
        picture.thumbnail((WIDTH, 2 * WIDTH), Image.Resampling.LANCZOS)
        picture.save(PICTURES / name, optimize=True)


_TAKEN = {"pad": _pad, "statistics": _statistics, "block": _block, "filled": _filled}


if __name__ == "__main__":
    main()
