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
- ``player_id``, ``player``: who; the lines of a round are in seating order
- ``bid``, ``tricks``: empty where nothing is written; ``changed``: what the Cloud
  made of the bid; ``bonus``: points for special cards
- ``adjustment``, ``why``: points by hand, before the round
- ``points``, ``total``: of the round, and after it; empty until it is done
- ``trump``: the card turned; ``bomb``: ``yes`` or ``no`` where it was written
"""

import csv
import io
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, cast

from scorepad.pad.house import house_name
from scorepad.pad.marks import Value
from scorepad.pad.state import Box, Pad, Phase, Round
from scorepad.play.exchange.spreadsheet import guarded
from scorepad.play.rule_fields import as_sent
from scorepad.rules.reading import remembered_ruleset
from scorepad.rules.ruleset import Ruleset

COLUMNS = (
    *("game_id", "begun", "game", "house", "over", "round", "hand", "rules", "dealer"),
    *("player_id", "player", "bid", "changed", "tricks", "bonus", "adjustment", "why"),
    *("points", "total", "trump", "bomb"),
)

YES, NO = "yes", "no"

_MARK_OF_UTF8 = "\N{ZERO WIDTH NO-BREAK SPACE}"


def heading() -> str:
    """The first line. Without the sign before it, some spreadsheets take names
    for another alphabet's."""
    return _MARK_OF_UTF8 + _line(COLUMNS)


def lines(game_id: str, created_at: int, pad: Pad) -> str:
    """The lines of one game, each round that was begun; hidden bids are empty."""
    begun = datetime.fromtimestamp(created_at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    common = {
        "game_id": game_id,
        "begun": begun,
        "game": pad.ruleset.key,
        "house": house_name(pad.written),
        "over": YES if pad.over else NO,
    }
    return "".join(
        _line([guarded(each) if isinstance(each, str) else each for each in _cells(common | row)])
        for row in _rows(pad)
    )


def _rows(pad: Pad) -> Iterator[dict[str, Any]]:
    base = remembered_ruleset(cast("Mapping[str, Any]", pad.written.round(0)[0, "", "ruleset"]))
    for played in pad.rounds:
        written = pad.written.round(played.number)
        bomb = written.get((played.deal, "", "bomb"))
        of_round = {
            "round": played.number,
            "hand": played.hand,
            "rules": changed_options(base, played.ruleset),
            "trump": written.get((played.deal, "", "trump")),
            "bomb": {True: YES, False: NO}.get(cast("bool", bomb)),
        }
        for player, box in played.boxes.items():
            why = _why(written.get((0, player, "adjustment")))
            of_player = {"player_id": player, "player": pad.names.get(player, ""), "why": why}
            dealer = YES if player == played.dealer else None
            yield of_round | of_player | {"dealer": dealer} | _numbers(played, box)


def _numbers(played: Round, box: Box) -> dict[str, int | None]:
    done = played.phase is Phase.DONE
    shown = not played.hidden
    return {
        "bid": box.bid if shown else None,
        "changed": box.changed if shown else None,
        "tricks": box.tricks,
        "bonus": box.bonus,
        "adjustment": box.adjustment or None,
        "points": box.points,
        "total": box.total if done else None,
    }


def changed_options(base: Ruleset, ruleset: Ruleset) -> str:
    """The options of ``ruleset`` that ``base`` has otherwise."""
    before = base.options
    changed = {name: value for name, value in ruleset.options.items() if before.get(name) != value}
    return " ".join(f"{name}={as_sent(value)}" for name, value in changed.items())


def _why(adjustment: Value) -> str | None:
    return str(adjustment[1]) if isinstance(adjustment, list) else None


def _cells(row: Mapping[str, Any]) -> list[Any]:
    return [row.get(column) for column in COLUMNS]


def _line(cells: Any) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerow(cells)
    return out.getvalue()
