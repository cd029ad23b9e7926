"""Games as lines for a spreadsheet: one for each player and round.

Commas separate the cells, or semicolons if the reader's language has decimal commas.

The columns, of which ``game``, ``round``, ``player``, ``bid`` and ``tricks`` are enough to import a
game:

- ``game_id``: 22 letters, digits, ``-`` and ``_``; lines of one game are together
- ``begun``: when, as 2026-11-21T19:30:00Z
- ``game``: the ruleset's key; ``house``: what its house rules are called
- ``over``: ``yes`` when the game has come to its end
- ``round``: from 1; ``hand``: cards each; ``rules``: options that differ from the
  ruleset's own in this round, as ``name=value name=value``
- ``dealer``: ``yes`` on the line of the dealer
- ``player_id``, ``player``: the player; the lines of a round are in seating order. An id that
  looks like a number begins with an apostrophe
- ``bid``, ``tricks``: empty if nothing is written; ``changed``: what the Cloud
  made of the bid; ``bonus``: points for special cards
- ``adjustment``, ``why``: points by hand, before the round
- ``points``, ``total``: of the round, and after it; empty until it is done
- ``trump``: the card turned; ``bomb``: ``yes`` or ``no`` if it was written
- ``won``: in a match, ``yes`` on the line of who won the round, and ``no`` on
  another's; ``sum``: of the values in a player's pile, if it was asked for
- ``cannonball``: ``yes`` if it was chosen with the bid; ``wager``: on the own bid; ``loot``:
  the ally's id, on the line of the player who played it
- ``captures``: what the bonus was won with, as ``name=number name=number``, if it was tapped
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC
from functools import singledispatch
from typing import Any, cast

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.captures import CAPTURES, captures_as_text, captures_of
from scorepad.pad.marks import Value
from scorepad.pad.match.state import Match
from scorepad.pad.moments import is_known, local
from scorepad.pad.opening import house_name
from scorepad.pad.state import DECLARATIONS, Box, Pad, Phase, Round
from scorepad.rules.ruleset import Ruleset
from scorepad.services.rule_fields import as_sent

YES, NO = "yes", "no"

Row = Mapping[str, Any]


@singledispatch
def rows_of(pad: AnyPad) -> Iterator[Row]:
    """Yield the rows of a pad."""
    raise NotImplementedError(type(pad))


@rows_of.register
def _(pad: Pad) -> Iterator[Row]:
    """Yield a row for each player and round that was begun."""
    for round_ in pad.rounds:
        cells = pad.written.round(round_.number)
        bomb = cells.get((round_.deal, "", "bomb"))
        of_round = {
            "round": round_.number,
            "hand": round_.hand,
            "rules": changed_options(pad.base, round_.ruleset),
            "trump": cells.get((round_.deal, "", "trump")),
            "bomb": {True: YES, False: NO}.get(cast("bool", bomb)),
        }
        for player, box in round_.boxes.items():
            why = _why(cells.get((0, player, "adjustment")))
            of_player = {"player_id": player, "player": pad.names.get(player, ""), "why": why}
            extras = {
                "cannonball": YES if box.cannonball else None,
                "loot": box.ally,
                CAPTURES: captures_as_text(captures_of(pad, round_, player)) or None,
            }
            dealer = YES if player == round_.dealer else None
            yield of_round | of_player | extras | {"dealer": dealer} | _numbers(round_, box)


def _numbers(round_: Round, box: Box) -> dict[str, int | None]:
    done = round_.phase is Phase.DONE
    return {
        "bid": box.bid,
        "changed": box.changed,
        "tricks": box.tricks,
        "bonus": box.bonus,
        "wager": box.wager,
        "adjustment": box.adjustment or None,
        "points": box.points,
        "total": box.total if done else None,
    }


def changed_options(base: Ruleset, ruleset: Ruleset) -> str:
    """Return the options of ``ruleset`` that differ in ``base``, as one text."""
    before = base.options
    changed = {name: value for name, value in ruleset.options.items() if before.get(name) != value}
    return " ".join(f"{name}={as_sent(value)}" for name, value in changed.items())


def _why(adjustment: Value) -> str | None:
    return str(adjustment[1]) if isinstance(adjustment, list) else None


@rows_of.register
def _(match: Match) -> Iterator[Row]:
    """Yield a row for each player and round that was begun."""
    for round_ in match.rounds:
        for player, box in round_.boxes.items():
            done = round_.phase is Phase.DONE
            yield {
                "round": round_.number,
                "player_id": player,
                "player": match.names.get(player, ""),
                "won": (YES if player in round_.won else NO) if round_.won else None,
                "sum": box.sum,
                "points": box.points,
                "total": box.total if done else None,
            }


_SIGNS = "=+\\-@\t\r\n\uff1d\uff0b\uff0d\uff20"
_BEFORE = re.compile(f"((?:^|[;|\t,\r\n])[\" ]*)('*)(?=[{_SIGNS}])")
_NUMBER = re.compile(r"[0-9]+(?:[DdEe][0-9]+)?")
_AGAIN = re.compile(f"((?:^|[;|\t,\r\n])[\" ]*)'('*)(?=[{_SIGNS}])")


def guarded(text: str) -> str:
    """Return the text for a file, with apostrophes where a spreadsheet would see a formula.

    >>> guarded("=1+1"), guarded("Anna"), guarded("O'Neill;=A1"), guarded("'=1")
    ("'=1+1", 'Anna', "O'Neill;'=A1", "''=1")
    """
    return _BEFORE.sub(r"\1'\2", text)


def unguarded(text: str) -> str:
    """Return the text that :func:`guarded` was given.

    >>> unguarded(guarded("'=1")), unguarded("'Anna")
    ("'=1", "'Anna")
    """
    return _AGAIN.sub(r"\1\2", text)


def id_guarded(id: str) -> str:
    """Return an id for a file, with an apostrophe if it looks like a number.

    A spreadsheet would drop zeros of such an id, or make 9.54E+05 of it.

    >>> id_guarded("00954321"), id_guarded("954e3210"), id_guarded("9f4e3210")
    ("'00954321", "'954e3210", '9f4e3210')
    """
    return f"'{id}" if _NUMBER.fullmatch(id) else id


def as_id(text: str) -> str:
    """Return the id that :func:`id_guarded` was given; others stay as they are."""
    return text.removeprefix("'")


COLUMNS = (
    *("game_id", "begun", "game", "house", "over", "round", "hand", "rules", "dealer"),
    *("player_id", "player", "bid", "changed", "tricks", "bonus", "adjustment", "why"),
    *("points", "total", "trump", "bomb", "won", "sum"),
    *DECLARATIONS,
    CAPTURES,
)

_IDS = ("game_id", "player_id", "loot")
MARK_OF_UTF8 = "\N{ZERO WIDTH NO-BREAK SPACE}"


def heading(separator: str = ",") -> str:
    """Return the first line of a file, after a byte order mark.

    Without the mark, some spreadsheets read names in another encoding. ``separator`` is between the
    cells: ``;`` for people who write numbers with a comma.
    """
    return MARK_OF_UTF8 + _line(COLUMNS, separator)


def lines(game_id: str, created_at: int, pad: AnyPad, separator: str = ",") -> str:
    """Return the lines of one game for each round that was begun.

    ``begun`` is empty if no calendar has that moment.
    """
    begun = f"{local(created_at, UTC):%Y-%m-%dT%H:%M:%SZ}" if is_known(created_at) else None
    common = {
        "game_id": game_id,
        "begun": begun,
        "game": pad.ruleset.key,
        "house": house_name(pad.written),
        "over": YES if pad.over else NO,
    }
    return "".join(_line(_cells({**common, **row}), separator) for row in rows_of(pad))


def _cells(row: Mapping[str, Any]) -> list[Any]:
    cells = [row.get(column) for column in COLUMNS]
    texts = [guarded(cell) if isinstance(cell, str) else cell for cell in cells]
    for column in _IDS:
        start = COLUMNS.index(column)
        texts[start] = id_guarded(texts[start] or "")
    return texts


def _line(cells: Iterable[Any], separator: str) -> str:
    out = io.StringIO()
    csv.writer(out, delimiter=separator, lineterminator="\r\n").writerow(cells)
    return out.getvalue()
