"""A pad as plain JSON values, the very ones that the script on a phone makes of its marks.

``static/phone/pad/fold.mjs`` returns this shape, key by key; the tests here hold both
sides together. Nothing is sent along to help it: the first mark has the
ruleset's data, and from these the script works out schedules and points itself,
so that a game without network goes on when people come or go, or the table
changes an option.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from scorepad.pad.effective_marks import EffectiveMarks
from scorepad.pad.marks import Cell, Value
from scorepad.pad.reveals import Reveals
from scorepad.pad.state import Pad, Round
from scorepad.rules.ruleset import BonusWhen, Option, Ruleset


def pad_json(pad: Pad) -> dict[str, Any]:
    """Return the state of ``pad`` as plain values.

    ``names`` and ``totals`` are by player, ``present``, ``away`` and ``winners``
    lists of players. ``current`` is the number of the round to fill, ``to_come``
    the deals after it (``hand``, ``blind``). ``rules`` has every option by its
    name as it stands at the end, ``undoable`` the id of the mark that one undo
    takes back. ``cells`` has, for every cell that was ever written, the value
    that stands (``None`` when it is empty) and the place among the marks of the
    newest that touched it, by ``round,deal,player,field``. ``conflicts`` has the
    cells that wait for a choice: such a ``cell``, and its ``values``, each with
    its mark's place, the older first. ``reveals`` are those of
    :class:`scorepad.pad.reveals.Reveals`, by ``round,deal``: ``kept``
    has pairs. ``rounds`` are described at :func:`round_json`; ``None`` is null everywhere.
    """
    return {
        "names": dict(pad.names),
        "present": list(pad.present),
        "away": list(pad.away),
        "totals": dict(pad.totals),
        "winners": list(pad.winners),
        "over": pad.over,
        "ended_early": pad.ended_early,
        "number_of_rounds": pad.number_of_rounds,
        "to_come": [{"hand": deal.hand, "blind": deal.blind} for deal in pad.to_come],
        "current": pad.current.number if pad.current else None,
        "rules": _options(pad.ruleset),
        "rounds": [round_json(round_) for round_ in pad.rounds],
        **marks_json(pad.written),
        "reveals": _reveals(pad.reveals),
    }


def marks_json(written: EffectiveMarks) -> dict[str, Any]:
    """Return what of a pad depends on no rule: ``undoable``, ``cells`` and ``conflicts``."""
    return {
        "undoable": written.undoable.id if written.undoable else None,
        "cells": _cells(written),
        "conflicts": [
            {"cell": _key(conflict.cell), "values": [list(value) for value in conflict.values]}
            for conflict in written.conflicts
        ],
    }


def round_json(round_: Round) -> dict[str, Any]:
    """Return one round as plain values.

    They are the fields of :class:`scorepad.pad.state.Round` and its properties under their names;
    ``boxes`` is a list in seating order, ``rules`` every option that holds in this round, and
    ``bonus`` the ``step`` and the ``most`` of what is typed for special cards, ``None`` where
    nothing is.
    """
    return _values(round_, _ROUND) | {
        **{
            name: list(getattr(round_, name))
            for name in ("seats", "order", "takers", "sums", "flags", "level")
        },
        "rules": _options(round_.ruleset),
        "bonus": _bonus(round_),
        "untaken_limit": round_.untaken_limit._asdict(),
        "trump": _values(round_.trump, _TRUMP),
        "boxes": [_values(box, _BOX) for box in round_.boxes.values()],
        "revealed": None if round_.revealed is None else dict(round_.revealed),
    }


_BOX = (
    *(
        "player",
        "bid",
        "changed",
        "wanted",
        "tricks",
        "made",
        "inferred",
        "counted",
        "counted_tricks",
    ),
    *("cannonball", "wager", "ally", "wager_points", "bonus", "scored_bonus", "points"),
    *("adjustment", "before", "total"),
)
_ROUND = (
    *("number", "deal", "hand", "blind", "dealer", "leader", "undealt", "turned", "phase"),
    *("forbidden", "tricks_left", "hidden", "to_reveal", "untaken"),
    *("most_changes", "chooser", "next_trick", "next_leader"),
)
_TRUMP = ("known", "suit", "to_choose", "turned")


def _values(of: object, names: Sequence[str]) -> dict[str, Any]:
    return {name: getattr(of, name) for name in names}


def _bonus(round_: Round) -> dict[str, int] | None:
    bonus = round_.ruleset.points.bonus
    if bonus.when is BonusWhen.NEVER:
        return None
    return {"step": bonus.step, "most": round_.most_bonus}


def _reveals(reveals: Reveals) -> dict[str, Any]:
    return {
        "asked": reveals.asked,
        "kept": {_key(deal): list(revealed) for deal, revealed in reveals.kept.items()},
        "made": {
            _key(deal): {"place": reveal.place, "bids": dict(reveal.bids)}
            for deal, reveal in reveals.made.items()
        },
    }


def _cells(written: EffectiveMarks) -> dict[str, list[Value]]:
    return {_key(cell): [_standing(written, cell), index] for cell, index in written.newest.items()}


def _key(cell: tuple[Any, ...]) -> str:
    return ",".join(map(str, cell))


def _standing(written: EffectiveMarks, cell: Cell) -> Value:
    return written.round(cell.round).get(cell[1:])


@lru_cache(maxsize=256)
def _options(ruleset: Ruleset) -> dict[str, Option]:
    return dict(ruleset.options)
