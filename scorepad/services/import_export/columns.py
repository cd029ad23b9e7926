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
- ``trump``: the card turned; ``bomb``: ``yes`` or ``no`` if it was written, 2 where it fell twice
- ``won``: in a match, ``yes`` on the line of who won the round, and ``no`` on
  another's; ``sum``: of the values in a player's pile, if it was asked for
- ``cannonball``: ``yes`` if it was chosen with the bid; ``wager``: on the own bid; ``loot``:
  the ally's id, on the line of the player who played it
- ``chooser``: ``yes`` on the line of whoever laid down a card for the one turned, and named trump
- ``captures``: what the bonus was won with, as ``name=number name=number``, if it was tapped
- each plain field (:mod:`scorepad.pad.plain_fields`): on every line that it is about
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC
from enum import StrEnum
from functools import singledispatch
from typing import Any

from scorepad.pad.any_pad import AnyPad, AnyRound
from scorepad.pad.captures import CAPTURES, captures_as_text, captures_of
from scorepad.pad.marks import Value
from scorepad.pad.match.state import CARD, DUEL, PENDING, PERMANENT, TURNED, Match
from scorepad.pad.moments import is_known, local
from scorepad.pad.opening import PERSON, house_name
from scorepad.pad.plain_fields import PlainKind, kind_of, plain_fields, plain_values
from scorepad.pad.reveals import REVEAL
from scorepad.pad.state import Box, Pad, Phase, Round
from scorepad.pad.table import RULE
from scorepad.pad.tricks_taken import BOMB_SAID, LEADER, TRICK
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
        of_round = {
            "round": round_.number,
            "hand": round_.hand,
            "rules": changed_options(pad.base, round_.ruleset),
            "trump": cells.get((round_.deal, "", "trump")),
            "bomb": _of_bomb(cells.get((round_.deal, "", "bomb"))),
        }
        for player, box in round_.boxes.items():
            why = _why(cells.get((0, player, "adjustment")))
            of_player = {"player_id": player, "player": pad.names.get(player, ""), "why": why}
            extras = {
                "cannonball": box.cannonball or None,
                "loot": box.ally,
                CAPTURES: captures_as_text(captures_of(pad, round_, player)) or None,
            }
            dealer = {
                "dealer": player == round_.dealer or None,
                "chooser": player == round_.chooser or None,
            }
            plain = _plain_of(pad, round_, player)
            yield of_round | of_player | extras | dealer | _numbers(round_, box) | plain


def _of_bomb(said: Value) -> Value:
    """Return what is written of the Bomb as in a file: a number only where it fell twice."""
    return YES if said is True else NO if said is False else said


def _plain_of(pad: AnyPad, round_: AnyRound, player: str) -> dict[str, Value]:
    """Return what stands in plain fields, on the line of a player."""
    values = (*plain_values(pad, None), *plain_values(pad, round_))
    return {each.field: each.value for each in values if each.player in ("", player)}


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
                "won": player in round_.winners if round_.winners else None,
                "sum": box.sum,
                "points": box.points,
                "total": box.total if done else None,
                **_plain_of(match, round_, player),
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


class Kind(StrEnum):
    """The kind of the cells of a column, by which they are read."""

    ID = "id"
    TEXT = "text"
    NUMBER = "number"
    SWITCH = "switch"
    MOMENT = "moment"
    OPTIONS = "options"


_COLUMNS: Mapping[str, Kind] = {
    "game_id": Kind.ID,
    "begun": Kind.MOMENT,
    "game": Kind.TEXT,
    "house": Kind.TEXT,
    "over": Kind.SWITCH,
    "round": Kind.NUMBER,
    "hand": Kind.NUMBER,
    "rules": Kind.OPTIONS,
    "dealer": Kind.SWITCH,
    "player_id": Kind.ID,
    "player": Kind.TEXT,
    "bid": Kind.NUMBER,
    "changed": Kind.NUMBER,
    "tricks": Kind.NUMBER,
    "bonus": Kind.NUMBER,
    "adjustment": Kind.NUMBER,
    "why": Kind.TEXT,
    "points": Kind.NUMBER,
    "total": Kind.NUMBER,
    "trump": Kind.TEXT,
    "bomb": Kind.TEXT,
    "won": Kind.SWITCH,
    "sum": Kind.NUMBER,
    "cannonball": Kind.SWITCH,
    "wager": Kind.NUMBER,
    "loot": Kind.ID,
    CAPTURES: Kind.TEXT,
    "chooser": Kind.SWITCH,
}
"""The columns in their order; further ones come last, as people count columns."""

OWN_COLUMNS: Mapping[str, tuple[str, ...]] = {
    "name": ("player",),
    # Whoever reads a file is to find people anew.
    PERSON: (),
    # The players' lines are in seating order.
    "seating": ("player_id", "player"),
    "start": ("total",),
    "dealer": ("dealer",),
    "hand": ("hand",),
    # The rounds that are there say it.
    "rounds": (),
    # Only the last deal of a round is in a file.
    "deal": (),
    "adjustment": ("adjustment", "why"),
    "ended": ("over",),
    RULE: ("rules",),
    "bid": ("bid",),
    "tricks": ("tricks",),
    # A trick that was watched counts as one of its taker's.
    TRICK: ("tricks",),
    # Results say who took how many, not in which order.
    LEADER: (),
    "bomb": ("bomb",),
    "trump": ("trump",),
    "chooser": ("chooser",),
    # Bids in a file have been revealed.
    REVEAL: (),
    "changed": ("changed",),
    "bonus": ("bonus",),
    CAPTURES: (CAPTURES,),
    "cannonball": ("cannonball",),
    "wager": ("wager",),
    "loot": ("loot",),
    "won": ("won",),
    "sum": ("sum",),
    # A match in a file has the winners of its rounds, not how they won.
    DUEL: (),
    PENDING: (),
    PERMANENT: (),
    CARD: (),
    TURNED: (),
}
"""The columns that say what stands in each field.

A plain field has the column of its own name, and is not listed here.
"""

_PLAIN_KINDS = {
    PlainKind.TEXT: Kind.TEXT,
    PlainKind.NUMBER: Kind.NUMBER,
    PlainKind.YES: Kind.SWITCH,
}


def kinds_of_columns() -> dict[str, Kind]:
    """Return the kind of every column, in the order of the columns."""
    plain = {name: _PLAIN_KINDS[kind_of(field)] for name, field in plain_fields().items()}
    return {**_COLUMNS, **plain}


MARK_OF_UTF8 = "\N{ZERO WIDTH NO-BREAK SPACE}"


def heading(separator: str = ",") -> str:
    """Return the first line of a file, after a byte order mark.

    Without the mark, some spreadsheets read names in another encoding. ``separator`` is between the
    cells: ``;`` for people who write numbers with a comma.
    """
    return MARK_OF_UTF8 + _line(kinds_of_columns(), separator)


def lines(game_id: str, created_at: int, pad: AnyPad, separator: str = ",") -> str:
    """Return the lines of one game for each round that was begun.

    ``begun`` is empty if no calendar has that moment.
    """
    begun = f"{local(created_at, UTC):%Y-%m-%dT%H:%M:%SZ}" if is_known(created_at) else None
    common = {"game_id": game_id, "begun": begun, **_of_game(pad)}
    return "".join(_line(_cells({**common, **row}), separator) for row in rows_of(pad))


def cells_to_compare(pad: Pad) -> list[list[Any]]:
    """Return the cells of a game's lines, with every Bomb that follows from its round.

    Whether it was written is no difference between two games: an import writes it.
    """
    of_game, compared = _of_game(pad), []
    for row in rows_of(pad):
        bomb = _bomb_of(pad, row["round"]) if row["bomb"] is None else row["bomb"]
        compared.append(_cells({**of_game, **row, "bomb": bomb}))
    return compared


def _bomb_of(pad: Pad, number: int) -> Value:
    """Return what the results of a round say of the Bomb, as in a file, or ``None``."""
    round_ = pad.round(number)
    if round_ is None or round_.phase is not Phase.DONE:
        return None
    fallen = round_.untaken or 0
    return _of_bomb(BOMB_SAID[fallen]) if 0 < fallen <= round_.ruleset.most_bombs else None


def _of_game(pad: AnyPad) -> Row:
    """Return what every line says of the game."""
    return {"game": pad.ruleset.key, "house": house_name(pad.written), "over": pad.over}


def _cells(row: Mapping[str, Any]) -> list[Any]:
    return [_cell(row.get(column), kind) for column, kind in kinds_of_columns().items()]


def _cell(value: Any, kind: Kind) -> Any:
    if kind is Kind.ID:
        return id_guarded(guarded(value or ""))
    if kind is Kind.SWITCH:
        return {True: YES, False: NO}.get(value)
    return guarded(value) if isinstance(value, str) else value


def _line(cells: Iterable[Any], separator: str) -> str:
    out = io.StringIO()
    csv.writer(out, delimiter=separator, lineterminator="\r\n").writerow(cells)
    return out.getvalue()
