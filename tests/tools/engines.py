"""``make engines``: every screen in every engine, light and dark: nothing beyond the window at the
side, nothing said on the console; a picture of each in ``build/engines``, to be looked at.

Games are played in Chromium; the other engines open the same pages as the same device.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

from tests.browser.engines.chromium import Chromium
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.tab import Tab
from tests.browser.engines.webkit import Webkit
from tests.browser.scorer import Scorer
from tests.browser.screens import NO_SUCH_PAGE, every_screen
from tests.chromium import chromium, chromium_path
from tests.tools.bench.servers import TOP, scorepad_in, serving
from tests.tools.names import command_for

PICTURES = TOP / "build" / "engines"


ENGINES: dict[str, Callable[..., Tab]] = {
    "chromium": Chromium,
    "firefox": lambda _, address, **look: Firefox(address, **look),
    "webkit": lambda _, address, **look: Webkit(address, pixels=2, **look),
}
"""What opens a tab in each engine, of a Chromium that runs and of an address."""


def looked_at(tab: Tab, path: str, picture: Path) -> Iterator[str]:
    """Return what is wrong with a screen, which is kept as a picture."""
    tab.goto(path)
    picture.write_bytes(tab.screenshot())
    across, _ = tab.overflow()
    if across > 0:
        yield f"{across} px beyond the window"
    tab.listen()
    # An engine says by itself that a page is not there.
    yield from (line for line in tab.said if path != NO_SUCH_PAGE or "404" not in line)
    tab.said.clear()


def main() -> None:
    """Look at everything; exit status 1 where anything is wrong."""
    command, wrong = command_for(__doc__, ENGINES), 0
    command.add_argument("--number", type=int, help="of screens; all without")
    asked = command.parse_args()
    with ExitStack() as open_:
        folder = open_.enter_context(tempfile.TemporaryDirectory())
        address = open_.enter_context(serving(scorepad_in(Path(folder)))).rstrip("/")
        browser = open_.enter_context(chromium(chromium_path()))
        anna = Scorer(browser, address, scripts=False)
        paths = every_screen(anna)[: asked.number]
        cookies = {each["name"]: each["value"] for each in anna.page.context.cookies()}
        for engine in asked.names:
            for dark in (False, True):
                kept = PICTURES / engine / ("dark" if dark else "light")
                kept.mkdir(parents=True, exist_ok=True)
                with closing(ENGINES[engine](browser, address, dark=dark)) as tab:
                    tab.be_device(cookies["device"])
                    for number, path in enumerate(paths):
                        name = f"{number:02} {path.replace('/', '_').replace('?', ' ')}"[:80]
                        for each in looked_at(tab, path, kept / f"{name}.png"):
                            wrong += 1
                            print(f"{engine} {kept.name} {path}: {each}", flush=True)
                print(f"{engine} {kept.name}: {len(paths)} screens", flush=True)
    print(f"{wrong} complaints; the pictures are in {PICTURES}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
