"""``make gallery``: the main screens in every size, language and theme, side by side.

Each screen is one picture in ``build/gallery``: a row for each language and theme, a column
for each size. ``ARGS="end home"`` takes some of them alone, ``ARGS="home --language de"`` one
language. What goes beyond a window at the side is complained about; everything else is for
people's eyes.
"""

import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack, closing
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from scorepad.i18n.languages import LANGUAGES
from tests.browser.evening import evening
from tests.browser.scorer import Scorer
from tests.chromium import chromium, chromium_path
from tests.tools.bench.servers import TOP, scorepad_in, serving
from tests.tools.names import command_for

PICTURES = TOP / "build" / "gallery"
SIZES = ((320, 568), (360, 640), (640, 360), (820, 1180), (1280, 720))
SIX = ("Anna", "Ben", "Cléo", "Maximilian", "Zoé", "Jo")
SCREENS = {
    "home": "/",
    "new": "/new",
    "bidding": "{bidding}",
    "results": "{results}",
    "correcting": "{bidding}?round=2&at=tricks.{player}",
    "beginning": "{beginning}",
    "sheet": "{bidding}/sheet",
    "end": "{over}/end",
    "menu": "{bidding}/table",
    "cup": "{duel}",
    "check": "{bidding}/check?trump=R&card=B5",
    "players": "{bidding}/players",
    "share": "{bidding}/links",
    "links": "{bidding}/links?role=host",
    "group": "{bidding}/group",
    "length": "{bidding}/length/end",
    "paper": "{bidding}/from-paper",
    "totals": "{bidding}/from-paper?kind=final",
    "people": "/people",
    "person": "/people/{player}",
    "part": "/people/{player}/part",
    "invite": "/group",
    "begin": "/group/new",
    "files": "/files",
    "house": "/house/new?game=wizard_gigamic",
    "trick": "/check?game=wizard_club&n=6&trump=R&card=B5&card=R12&card=B12&card=N",
    "round": "{duel}?at=duel",
    "history": "/history",
    "statistics": "/statistics",
    "blank": "/sheets/wizard_gigamic?players=4",
    "rules": "{bidding}/rules-in-short",
    "preferences": "/preferences",
}
"""The paths of the main screens by their names, of a player and of games that are played."""

_GAP, _SCALE = 16, 0.5


def main_screens(anna: Scorer) -> dict[str, str]:
    """Open the games; return the paths of the main screens by their names."""
    banned = ["plus_or_minus_one"]
    games = {
        "bidding": _played(anna, SIX, 6, 0, 1, 2, variants=banned),
        "beginning": _played(anna, SIX, 2, variants=banned),
        "results": _played(anna, SIX[:4], 6, 2, 1, 3, 0, 2, 1),
        "over": _played(anna, SIX, 4, rounds="4"),
        "duel": anna.open_game(("Anna", "Ben"), game="wizards_cup"),
    }
    anna.go(games["bidding"])
    player = anna.first_player()
    return {name: path.format(player=player, **games) for name, path in SCREENS.items()}


def _played(anna: Scorer, names: Sequence[str], played: int, *then: int, **opening: Any) -> str:
    """Open a game with so many rounds, and the numbers ``then``; return the path of the pad."""
    rounds = evening(names, range(1, played + 1), ban=True)
    entries = [number for dealt in rounds for number in dealt.taps]
    return anna.open_game(names, entries=[*entries, *then], **opening)


def picture_of(
    browser: Browser, address: str, path: str, device: str, languages: Sequence[str]
) -> tuple[Image.Image, int]:
    """Return the screen ``path`` in every look, and how many went beyond their window."""
    rows, beyond = list(product(languages, (False, True))), 0
    across = sum(int(width * _SCALE) + _GAP for width, _ in SIZES)
    high = int(max(height for _, height in SIZES) * _SCALE) + _GAP
    together = Image.new("RGB", (across, high * len(rows)), "#888")
    for row, (language, dark) in enumerate(rows):
        at = 0
        for width, height in SIZES:
            phone = Scorer(
                browser,
                address,
                dark=dark,
                language=language,
                size={"width": width, "height": height},
            )
            with closing(phone.page.context):
                phone.page.context.add_cookies(
                    [{"name": "device", "value": device, "url": address}]
                )
                phone.go(path)
                phone.settle()
                if phone.beyond():
                    beyond += 1
                    print(f"{path} {language} {width} x {height}: {phone.beyond()}", flush=True)
                with Image.open(BytesIO(phone.page.screenshot())) as shot:
                    small = shot.convert("RGB").resize((int(width * _SCALE), int(height * _SCALE)))
                together.paste(small, (at, row * high))
            at += int(width * _SCALE) + _GAP
    return together, beyond


def main() -> None:
    """Take the pictures; exit status 1 where anything goes beyond a window."""
    command, beyond = command_for(__doc__, SCREENS), 0
    command.add_argument("--language", choices=LANGUAGES, help="all without")
    asked = command.parse_args()
    languages = [asked.language] if asked.language else LANGUAGES
    PICTURES.mkdir(parents=True, exist_ok=True)
    with ExitStack() as open_:
        folder = open_.enter_context(tempfile.TemporaryDirectory())
        address = open_.enter_context(serving(scorepad_in(Path(folder)))).rstrip("/")
        browser = open_.enter_context(chromium(chromium_path()))
        anna = Scorer(browser, address, scripts=False)
        screens = main_screens(anna)
        cookies = {each["name"]: each["value"] for each in anna.page.context.cookies()}
        for name in asked.names:
            picture, more = picture_of(
                browser, address, screens[name], cookies["device"], languages
            )
            picture.save(PICTURES / f"{name}.png")
            beyond += more
            print(PICTURES / f"{name}.png", flush=True)
    sys.exit(1 if beyond else 0)


if __name__ == "__main__":
    main()
