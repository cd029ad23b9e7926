"""An evening as a table for a spreadsheet: a line for each person, a column for each game."""

import csv
import io
from collections.abc import Iterator, Sequence
from datetime import UTC
from typing import Any

from scorepad.pad.moments import local
from scorepad.services.evenings import Evening, NamedStanding
from scorepad.services.game_summary import Listed
from scorepad.services.import_export.columns import guarded

_COLUMNS = ("place", "player", "games", "won", "points", "places", "bids_made", "bids")


def evening_table(evening: Evening, games: Sequence[Listed], separator: str) -> str:
    """Return the evening as CSV, with ``separator`` between cells.

    Whoever shares their name with somebody has the shape of their sign behind it. The columns are
    ``place``, ``player``, ``games``, ``won``, ``points`` (empty where points of
    different games do not compare), ``places``, ``bids_made``, ``bids``, and one for each game: its
    number, the ruleset's key and when it began. In a game's column stands the total of the player,
    or the place where a game has no totals.
    """
    known = {game.game_id: game for game in games}
    columns = [
        f"{number} {known[game_id].game} {local(known[game_id].at, UTC):%Y-%m-%dT%H:%MZ}"
        if game_id in known
        else str(number)
        for number, game_id in enumerate(evening.game_ids, 1)
    ]
    out = io.StringIO()
    writer = csv.writer(out, delimiter=separator, lineterminator="\r\n")
    writer.writerow([*_COLUMNS, *columns])
    writer.writerows(
        [*_cells(standing, evening.name_of(standing))] for standing in evening.standings
    )
    return out.getvalue()


def _cells(standing: NamedStanding, name: str) -> Iterator[Any]:
    at = standing.at
    yield from (at.rank, guarded(name), at.games, at.wins, at.total)
    yield guarded(" ".join(map(str, at.places)))
    yield from (at.bids.made, at.bids.rounds)
    for result in standing.results:
        yield None if result is None else result.place if result.total is None else result.total
