"""Games as lines for a spreadsheet: one for each player and round.

The columns, of which ``game``, ``round``, ``player``, ``bid`` and ``tricks`` are
enough to bring a game in:

- ``game_id``: 22 letters, digits, ``-`` and ``_``; lines of one game stand together
- ``begun``: when, as 2026-11-21T19:30:00Z
- ``game``: the ruleset's key; ``house``: what its house rules are called
- ``over``: ``yes`` when the game has come to its end
- ``round``: from 1; ``hand``: cards each; ``rules``: options that differ from the
  ruleset's own in this round, as ``name=value name=value``
- ``dealer``: ``yes`` on the line of who deals
- ``player_id``, ``player``: who; the lines of a round are in seating order. Before an id
  that looks like a number stands an apostrophe
- ``bid``, ``tricks``: empty where nothing is written; ``changed``: what the Cloud
  made of the bid; ``bonus``: points for special cards
- ``adjustment``, ``why``: points by hand, before the round
- ``points``, ``total``: of the round, and after it; empty until it is done
- ``trump``: the card turned; ``bomb``: ``yes`` or ``no`` where it was written
- ``won``: in a match, ``yes`` on the line of who won the round, and ``no`` on
  another's; ``sum``: of the values in a player's pile, where it was asked for
"""

import csv
import io
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.house import house_name
from scorepad.play.exchange.round_lines import NO, YES, match_rows, trick_rows
from scorepad.play.exchange.spreadsheet import guarded, id_guarded
from scorepad.play.kinds import by_kind

COLUMNS = (
    *("game_id", "begun", "game", "house", "over", "round", "hand", "rules", "dealer"),
    *("player_id", "player", "bid", "changed", "tricks", "bonus", "adjustment", "why"),
    *("points", "total", "trump", "bomb", "won", "sum"),
)

_IDS = ("game_id", "player_id")
_MARK_OF_UTF8 = "\N{ZERO WIDTH NO-BREAK SPACE}"


def heading() -> str:
    """The first line. Without the sign before it, some spreadsheets take names
    for another alphabet's."""
    return _MARK_OF_UTF8 + _line(COLUMNS)


def lines(game_id: str, created_at: int, pad: AnyPad) -> str:
    """The lines of one game, each round that was begun; hidden bids are empty."""
    begun = datetime.fromtimestamp(created_at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    common = {
        "game_id": game_id,
        "begun": begun,
        "game": pad.ruleset.key,
        "house": house_name(pad.written),
        "over": YES if pad.over else NO,
    }
    rows = by_kind(pad, tricks=trick_rows, match=match_rows)
    return "".join(_line(_cells({**common, **row})) for row in rows)


def _cells(row: Mapping[str, Any]) -> list[Any]:
    cells = [row.get(column) for column in COLUMNS]
    texts = [guarded(each) if isinstance(each, str) else each for each in cells]
    for column in _IDS:
        place = COLUMNS.index(column)
        texts[place] = id_guarded(texts[place] or "")
    return texts


def _line(cells: Iterable[Any]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerow(cells)
    return out.getvalue()
