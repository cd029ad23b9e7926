"""Saves what a version gives to phones, so that a later server can be tried beside it.

    python -m tests.tools.save_version tests/data/previous_version.zip

run in a checkout of that version writes the page of a match that has just begun, and
every script and style that a browser loads with it and with a trick game.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from playwright.sync_api import Browser, Response

from tests.browser.scorer import Scorer
from tests.chromium import chromium, chromium_path
from tests.tools.bench.servers import scorepad_in, serving

PAGE = "match.html"
GAMES = {"wizards_cup": ("Anna", "Ben"), "wizard_fisher": ("Anna", "Ben", "Cleo")}
_KINDS = (".js", ".mjs", ".css")


def files_of(browser: Browser, address: str) -> dict[str, bytes]:
    """Return what phones load from the server at ``address``, by its path; :data:`PAGE` is the
    page of a match."""
    found: dict[str, bytes] = {}

    def keep(response: Response) -> None:
        path = urlsplit(response.url).path
        if path.endswith(_KINDS) and "/vendor/" not in path:
            found[path] = response.body()

    for game, names in GAMES.items():
        phone = Scorer(browser, address)
        phone.page.on("response", keep)
        pad = phone.open_game(names, game=game)
        phone.settle()
        if game == "wizards_cup":
            page = phone.get(pad).body()
            found[PAGE] = page.replace(pad.encode(), b"/g/GAME")
        phone.leave()
    return found


def write(path: Path, files: dict[str, bytes]) -> None:
    """Write ``files`` into the archive ``path``, the same bytes for the same files."""
    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        for name, body in sorted(files.items()):
            archive.writestr(ZipInfo(name.lstrip("/")), body, ZIP_DEFLATED)


if __name__ == "__main__":
    with (
        TemporaryDirectory() as folder,
        serving(scorepad_in(Path(folder))) as address,
        chromium(chromium_path()) as browser,
    ):
        write(Path(sys.argv[1]), files_of(browser, address.rstrip("/")))
