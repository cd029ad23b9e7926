"""Games and what the server makes of them, one JSON line each."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.entries import (
    bomb_instead,
    bonus_values,
    choices,
    next_entry,
    refuse_value,
    rest_at_one_tap,
    untaken_instead,
    who_else,
)
from scorepad.pad.fold import fold
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from scorepad.pad.state import Pad, Round
from scorepad.pad.tricks_taken import NOBODY
from scorepad.rules.refusal import Code, Refusal
from tests.client.evenings import whole_game
from tests.client.pad_json import pad_json

NEW_ID = "e" * 32

Json = dict[str, Any]


def line_of(seed: str) -> tuple[str, bool]:
    """The case that ``seed`` stands for, and whether its game came to its end:
    a whole game, and often the same at a moment of its evening."""
    random = Random(seed)
    marks = whole_game(random)
    uptos = [len(marks)]
    if random.random() < 0.4:
        uptos.append(random.randint(1, len(marks)))
    case = case_of(seed, marks, [look_of(marks[:upto], random) for upto in uptos])
    return json.dumps(case, ensure_ascii=False), case["looks"][0]["state"]["over"]


def case_of(name: str, marks: Sequence[Mark], looks: list[Json]) -> Json:
    """A case as the program reads it; rules that many rounds share are written
    once, in ``rules``, and stand for themselves by their place there."""
    rules: list[Json] = []
    places: dict[int, int] = {}
    for state in (look["state"] for look in looks):
        for holder in (state, *state["rounds"]):
            shared = holder["rules"]
            if id(shared) not in places:
                places[id(shared)] = len(rules)
                rules.append(shared)
            holder["rules"] = places[id(shared)]
    return {
        "name": name,
        "marks": [mark_json(mark) for mark in marks],
        "rules": rules,
        "looks": looks,
    }


def look_of(marks: Sequence[Mark], random: Random) -> Json:
    """Return what the server says of a game after so many marks."""
    pad = fold(marks)
    entry = next_entry(pad)
    shown = {random.randint(1, len(pad.rounds))} if pad.rounds else set()
    if pad.current is not None:
        shown.add(pad.current.number)
    undoable = pad.written.undoable
    return {
        "upto": len(marks),
        "state": pad_json(pad),
        "next": entry and {"round": entry.round, "player": entry.player, "field": entry.field},
        "undo": undoable and mark_json(Mark(NEW_ID, undoes=undoable.id)),
        "rounds": [_entries(pad, pad.rounds[number - 1], random) for number in sorted(shown)],
    }


def _entries(pad: Pad, played: Round, random: Random) -> Json:
    """Every key of a round, and what taps in it mean."""
    player, value = random.choice(played.seats), random.randint(-1, played.hand + 1)
    return {
        "number": played.number,
        "keys": {
            f"{each},{field}": [[key, _plain(why)] for key, why in choices(played, each, field)]
            for each in played.seats
            for field in ("bid", "tricks")
        },
        "bonus": list(bonus_values(played)),
        "made": [list(each) for each in rest_at_one_tap(played).items()],
        "player": player,
        "value": value,
        "others": [list(each) for each in who_else(played, player, value)],
        "bomb": bomb_instead(played, player, value),
        "nobody": untaken_instead(played, player, value),
        "same": {
            field: [_plain(_unchanged(played, player, field, each)) for each in (value, None)]
            for field in ("bid", "tricks", "bonus")
        },
        "taps": {field: _tap(played, player, field, value) for field in ("bid", "tricks", "bonus")},
        "acts": {name: _written(pad, cells) for name, cells in _acts(played, player).items()},
    }


def _plain(refusal: Refusal | None) -> Json | None:
    return refusal and {"code": refusal.code, "facts": dict(refusal.facts)}


def _unchanged(played: Round, player: str, field: str, value: int | None) -> Refusal | None:
    """Return the refusal of what stands there already, which nobody is told of hidden values."""
    if value is None or played.hidden or getattr(played.boxes[player], field) != value:
        return None
    return Refusal(Code.NOTHING_CHANGED, {"player": player, "value": value})


def _tap(played: Round, player: str, field: str, value: int) -> Json:
    """Return what the screens make of a tap on a key of the number pad."""
    refusal = None if field == "bonus" else refuse_value(played, player, field, value)
    if refusal is not None:
        return {"refusal": _plain(refusal)}
    if field == "tricks" and played.is_played:
        return {"cells": []}
    return {"cells": _cells(acts.enter(played.number, played.deal, player, field, value))}


def _acts(played: Round, player: str) -> dict[str, Cells]:
    """One act of each kind; the program writes the same with the same words."""
    return {
        "enter": acts.enter(played.number, played.deal, player, "bid", 1),
        "pair": acts.correct_tricks(played, {player: 1, played.seats[0]: 0}),
        "made": acts.fill_rest(played),
        "trick": acts.give_trick(played, player),
        "first": acts.give_trick(played, NOBODY, 1),
        "fell": acts.bomb_fell(played, True),
        "twice": acts.bomb_fell(played, 2),
        "alone": acts.correct_with_bomb(played, player, 1, fell=False),
        "more": acts.change_bid(played, player, 1),
        "less": acts.change_bid(played, player, -1),
        "back": acts.change_bid(played, player, None),
        "both": acts.change_bid(played, player, 0),
        "trump": acts.turn_trump(played, "H"),
        "named": acts.turn_trump(played, "W-", player),
        "reveal": acts.reveal(played),
    }


def _written(pad: Pad, cells: Cells) -> list[Any]:
    """The mark that writes ``cells``, and whether they hold that already."""
    waiting = {conflict.cell for conflict in pad.written.conflicts}
    stands = all(
        pad.written.round(cell.round).get(cell[1:]) == value and cell not in waiting
        for cell, value in cells
    )
    return [mark_json(Mark(NEW_ID, cells, pad.written.seen_by(cells))), stands]


def _cells(cells: Cells) -> list[list[Any]]:
    return [[*cell, value] for cell, value in cells]
