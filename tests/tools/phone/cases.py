"""``make phone-cases``: random games, read by the server and by the script on a phone.

Matches of duels and their screens as well, and the pages behind ⋯ with what is tried there. The
games of a run follow from its seed, each by itself: ``line_of("<seed>.<number>")`` of
``cases``, ``match_looks`` and ``menu_looks``.
"""

import argparse
import secrets
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.client import match_looks, menu_looks
from tests.client.comparison import MATCH_PROGRAM, compare, random_lines
from tests.client.joined import program_on_joined
from tests.client.scripted import app_without_games
from tests.node import NodeFailed

_GAMES_A_MATCH = 10
_GAMES_A_MENU = 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=5000)
    parser.add_argument("--seed", default=secrets.token_hex(4))
    asked = parser.parse_args()
    print(f"seed {asked.seed}")
    begun = time.perf_counter()
    ends: list[bool] = []
    seeds = [f"{asked.seed}.{place}" for place in range(asked.number)]
    try:
        games = compare(random_lines(asked.number, asked.seed, ends))
        taken = time.perf_counter() - begun
        some = seeds[: asked.number // _GAMES_A_MATCH]
        matches = compare(map(match_looks.line_of, some), MATCH_PROGRAM)
        with TemporaryDirectory() as folder:
            app = app_without_games(Path(folder))
            program = program_on_joined("compare_menu.mjs", app, Path(folder))
            some = seeds[: asked.number // _GAMES_A_MENU]
            menus = compare(map(menu_looks.line_of, some), program)
    except NodeFailed as why:
        raise SystemExit(f"Nothing was compared: {why}") from None
    said = (games.said, matches.said, menus.said)
    print("\n".join(filter(None, said)) or "no difference")
    print(
        f"{games.cases} games, {sum(ends)} to their end, {games.different} different; "
        f"{taken:.0f} s, {asked.number / taken:.0f} games/s; "
        f"Node alone {games.looks / games.seconds:.0f} folds/s"
    )
    print(f"{matches.cases} matches, {matches.different} different")
    print(f"{menus.looks} pages and acts behind ⋯, {menus.different} games different")
    raise SystemExit(1 if games.different or matches.different or menus.different else 0)


if __name__ == "__main__":
    main()
