"""Every text in every place: ``python -m tests.tools.trust.injection.run``; minutes."""

import argparse
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser

from tests.chromium import chromium, chromium_path
from tests.tools.trust.fuzz.forms import look_around
from tests.tools.trust.household import Household, app_in, cookies_of
from tests.tools.trust.injection.hostile import hostile_household
from tests.tools.trust.injection.payloads import PAYLOADS
from tests.tools.trust.injection.places import alone, echoes, lists, of_game
from tests.tools.trust.injection.sheets import (
    SEATS_ON_PAPER,
    asked_by_blank_sheet,
    asked_by_sheet,
    formulas_in,
)
from tests.tools.trust.injection.trap import Trap, served

_TOGETHER = 250
"""Characters that most fields take."""


def main() -> int:
    """Prints how many pages were opened, under the pages' own policy and without any,
    and what was done there; the number of things done is the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=0, help="so many games alone; 0 for all")
    asked = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, chromium(chromium_path()) as browser:
        household = hostile_household(app_in(Path(folder)), PAYLOADS)
        games = range(asked.games or len(household.known["game_id"]))
        with served(household.app) as address:
            screens = [path for place in games for path in of_game(household, place, players=2)]
            every = [*lists(household), *alone(household, step=4), *screens]
            done = [
                *_looked_at(browser, household, address, every, strict=False),
                *_looked_at(browser, household, address, every[::10], strict=True),
                *_drawn(household, [household.known["game_id"][place] for place in games]),
                *formulas_in(household.phone.client.get("/files/games.csv").text),
                *_typed(browser, household, address),
            ]
        household.close()
    print(f"{len(PAYLOADS)} texts in {time.monotonic() - begun:.0f} s: {len(done)} things done")
    print(*done[:50], sep="\n")
    return len(done)


def _looked_at(
    browser: Browser, household: Household, address: str, paths: Sequence[str], *, strict: bool
) -> list[str]:
    trap = Trap(browser, address, cookies_of(household.phone), strict=strict)
    for path in paths:
        trap.look_at(path)
    trap.close()
    _say(f"{trap.pages} pages {'under their policy' if strict else 'without a policy'}")
    return trap.caught


def _typed(browser: Browser, household: Household, address: str) -> list[str]:
    begun = [*lists(household), *of_game(household, 1, players=1)]
    found = look_around(household, begun, steps=1)
    trap = Trap(browser, address, cookies_of(household.phone))
    sent = 0
    for path, page in echoes(household, found, list(_together(PAYLOADS))):
        sent += 1
        trap.show(path, page)
    trap.close()
    _say(f"{sent} answers that show what was typed")
    return trap.caught


def _drawn(household: Household, games: Sequence[str]) -> list[str]:
    found = [each for game_id in games for each in asked_by_sheet(household, game_id)]
    blank = range(0, len(PAYLOADS), SEATS_ON_PAPER)
    for first in blank:
        found += asked_by_blank_sheet(household, PAYLOADS[first : first + SEATS_ON_PAPER])
    _say(f"{len(games)} sheets of games and {2 * len(blank)} blank ones drawn")
    return found


def _together(texts: Iterable[str]) -> Iterator[str]:
    """The texts, as many at once as fit into a field."""
    some = ""
    for text in texts:
        if some and len(some) + len(text) > _TOGETHER:
            yield some
            some = ""
        some += f"{text} "
    yield some


def _say(line: str) -> None:
    print(line)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(min(main(), 99))
