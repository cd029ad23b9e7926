"""The pages behind ⋯ of random games, and what is tried there, one JSON line a game."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.changes import corrections
from scorepad.pad.fields import FIELDS
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Cell, Mark, Value, author, is_author
from scorepad.pad.plain_fields import plain_fields
from scorepad.pad.state import Pad
from scorepad.pad.table import RULE
from scorepad.rules.option_table import OPTIONS
from scorepad.rules.refusal import Refusal
from scorepad.services import table_changes
from scorepad.services.access import OpenedGame
from scorepad.services.rule_fields import RuleChanges, change_rules, choices_of, options_of
from scorepad.services.seats import SeatedFrom, Seating, change_seats, refuse_newcomer, rename_act
from scorepad.store import GameRow
from scorepad.views.adjustments import adjustments_view
from scorepad.views.log import is_change, log_lines, log_page
from scorepad.views.plain_fields import plain_field_view
from scorepad.views.rules import rules_view
from scorepad.views.schedule import hand_and_dealer_view, length_view
from scorepad.views.seats import name_view, seating_now, seats_view
from scorepad.views.table_menu import table_view
from tests.client.evenings import whole_game
from tests.client.plain_view import plain_view

Json = dict[str, Any]

_CREATED = 1_700_000_000
NOT_PLAIN = "bid"
"""A field that has no such page, as ``compare_menu.mjs`` asks for it, too."""
_NAMES = ("Dora", " anna  Lena ", "", "x" * 33, "Somebody", "a\u200bb", "\u3164", "Zoë")
_WORDS = ("rude", "  two  words ", "", "x" * 61, "x" * 58, "a\u0007b", "\u200b", "\u0378 \u202ea")


def line_of(seed: str) -> str:
    """The case that ``seed`` stands for: a game at its end and at moments before."""
    random = Random(seed)
    marks = whole_game(random)
    uptos = {len(marks), *(random.randint(1, len(marks)) for _ in range(3))}
    return case_of(seed, marks, sorted(uptos), random)


_DAY = 86_400
_OURS, *_OTHERS = (each * 32 for each in "abc")
_PHONES = {_OURS: "Ann", _OTHERS[0]: "Ben"}
"""The reader's device, two others, and whose phones they are as far as that is known."""


def case_of(
    name: str, marks: Sequence[Mark], uptos: Sequence[int], random: Random, tries: int = 12
) -> str:
    """A game after so many marks, as the program reads it: some hours and some days passed between
    its marks, and several phones wrote them."""
    at, written = _CREATED, []
    for mark in marks:
        at += random.choice((0, 60, 3600, _DAY))
        by = author(random.choice((_OURS, _OURS, *_OTHERS))) if random.random() < 0.9 else ""
        written.append(replace(mark, by=by, at=at if random.random() < 0.95 else 0))
    moments = [moment_of(written[:upto], random, tries) for upto in uptos]
    sent = [*map(_as_sent, written)]
    return json.dumps({"name": name, "marks": sent, "moments": moments})


def _as_sent(mark: Mark) -> Json:
    """Return a mark as a phone has it from the server; before they had times there was none."""
    body = mark_json(mark) | ({"at": mark.at} if mark.at else {})
    if mark.by and not is_author(_OURS, mark.by):
        names = (name for device, name in _PHONES.items() if is_author(device, mark.by))
        body["other"] = next(names, True)
    return body


def moment_of(marks: list[Mark], random: Random, tries: int = 12) -> Json:
    """What is compared of a game with these marks."""
    pad = fold(marks)
    opened = OpenedGame(GameRow("game", _CREATED, _CREATED, len(marks), 1, 1, {}), "host", pad)
    people = [*pad.names, "nobody"]
    player = random.choice(people)
    number = random.choice([None, random.randint(-1, len(pad.rounds) + 2)])
    seating = any_seating(opened, random)
    changes = any_changes(pad, random)
    views = {
        "rules": rules_view(opened),
        "refused": rules_view(opened, changes),
        "table": table_view(opened),
        "round": hand_and_dealer_view(opened, number),
        "points": adjustments_view(opened, ""),
        "points_of": adjustments_view(opened, player),
        "length": length_view(opened),
        "now": seats_view(opened, seating_now(opened), "", ""),
        "seats": seats_view(opened, seating, "typed", "seen"),
        "name": name_view(opened, player),
    }
    fields = (*plain_fields(), NOT_PLAIN)
    views |= {f"plain {name}": plain_field_view(opened, name) for name in fields}
    corrected = corrections(pad.shown)
    lines = [
        _without_writer(plain_view(line)) | {"change": is_change(line, corrected)}
        for line in log_lines(pad.shown)
    ]
    return {
        "upto": len(marks),
        "lines": lines,
        "pages": [_log_page(opened, only) for only in (False, True)],
        "player": player,
        "number": number,
        "seating": seating_json(seating),
        "moved": [
            [name, each, seating_json(getattr(seating, name)(each))]
            for name in ("pick", "up", "down", "out", "sit")
            for each in [*people, *seating.newcomers]
        ],
        "changes": changes_json(changes),
        "views": {name: plain_view(view) for name, view in views.items()},
        "tried": [_tried(pad, seating, random) for _ in range(tries)],
        "judged": [_judged(pad, random) for _ in range(20)],
    }


def _log_page(opened: OpenedGame, only: bool) -> Json:
    shown = log_page(opened, (), _PHONES, _OURS, only=only, day=lambda at: f"day {at // _DAY}")
    page: Json = plain_view(shown)
    # Nobody comes to a phone's page from the history; its templates ask who wrote a line elsewhere.
    for shown in page["lines"]:
        del shown["seat"], shown["line"]["by"]
    return page | {"back": ""}


def _without_writer(line: Json) -> Json:
    """Return a line without what stands in no mark."""
    return {key: value for key, value in line.items() if key not in ("at", "by")}


def any_seating(opened: OpenedGame, random: Random) -> Seating:
    """A seating that somebody might try out."""
    pad = opened.pad
    assert isinstance(pad, Pad)
    seating = seating_now(opened)
    for _ in range(random.randint(0, 4)):
        player = random.choice([*pad.names, *seating.newcomers, "nobody"])
        moves = (seating.pick, seating.up, seating.down, seating.out, seating.sit)
        change = random.choice([*moves, None, None])
        if change is not None:
            seating = change(player)
        else:
            name = random.choice(_NAMES)
            if refuse_newcomer(pad, seating, name) is None:
                seating = seating.join(f"{random.getrandbits(32):08x}", name)
    return Seating(
        seating.seats,
        seating.newcomers,
        random.choice(["zero", "lowest"]),
        random.choice([None, True, False]),
        picked=seating.picked,
    )


def seating_json(seating: Seating) -> Json:
    """The seating as the phone's modules hold it."""
    return {
        "seats": list(seating.seats),
        "newcomers": [list(pair) for pair in seating.newcomers.items()],
        "start": seating.start,
        "keep_end": seating.keep_end,
        "persons": [],
        "picked": seating.picked,
    }


_TYPED = ("yes", "no", "0", "3", " +2 ", "\N{MINUS SIGN}1", "99999", "x", "")


def any_changes(pad: Pad, random: Random) -> RuleChanges:
    """Changes of the rules that somebody might send, and some that nobody can."""
    ruleset = pad.ruleset
    names = options_of(ruleset)
    options = {}
    for name in random.sample(names, min(len(names), random.randint(0, 3))):
        values = [text for text, _ in choices_of(name)]
        # A choice that there is not can't be tapped.
        options[name] = random.choice(values or _TYPED)
    keys = [variant.key for variant in ruleset.variants]
    variants = frozenset(random.sample(keys, random.randint(0, len(keys))))
    return RuleChanges(variants, options, random.random() < 0.5)


def changes_json(changes: RuleChanges) -> Json:
    """The changes as the phone's modules hold them."""
    return {
        "variants": sorted(changes.variants),
        "options": dict(changes.options),
        "whole_game": changes.whole_game,
    }


def _tried(pad: Pad, seating: Seating, random: Random) -> Json:
    """One act with its arguments."""
    name = random.choice(list(_ACTS))
    return tried(pad, name, *_ACTS[name](pad, seating, random))


def tried(pad: Pad, name: str, arguments: list[Any], done: Cells | Refusal) -> Json:
    """What an act gave on a pad, and what the judge says of its cells."""
    if isinstance(done, Refusal):
        return {"act": name, "arguments": arguments, "cells": [], "refusal": plain(done)}
    refusal = judge(pad, Mark("f" * 32, done)) if done else None
    cells = [[*cell, value] for cell, value in done]
    return {"act": name, "arguments": arguments, "cells": cells, "refusal": plain(refusal)}


def _judged(pad: Pad, random: Random) -> Json:
    """Cells that nobody has thought of together, and what the judge says of them."""
    cells: dict[Cell, Value] = {}
    if random.random() < 0.1:
        # One of two who change rows becomes somebody else, perhaps.
        cells = dict(acts.exchange(pad, *random.sample([*pad.names], 2)))
        cells[random.choice([*cells])] = random.choice([*pad.names, "nobody"])
    number = len(pad.rounds) + random.choice((-1, 0, 0, 0, 1, 1, 2))
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        name = random.choice([*_VALUES])
        place = FIELDS[name].place
        player = random.choice([*pad.names, *pad.names, "zoe", "nobody"])
        field = f"{RULE}{random.choice([*OPTIONS])}" if name == RULE else name
        cell = Cell(max(1, number) if place.round else 0, 0, player if place.player else "", field)
        if random.random() < 0.05:
            cell = cell._replace(**random.choice(({"round": 1}, {"deal": 1}, {"player": ""})))
        value = _VALUES[name](pad, random)
        # No phone takes away a rule of the first round.
        cells[cell] = True if value is None and field != name and cell.round == 1 else value
        if name == "seating" and random.random() < 0.5:
            cells[Cell(0, 0, "zoe", "name")] = random.choice(("Zoe", *pad.names.values()))
    refusal = judge(pad, Mark("f" * 32, tuple(cells.items())))
    written = [[*cell, value] for cell, value in cells.items()]
    return {"cells": written, "refusal": plain(refusal)}


def _any_seats(pad: Pad, random: Random) -> Value:
    seats = random.sample([*pad.names, "zoe"], min(len(pad.names), random.randint(2, 7)))
    return random.choice([seats, [*pad.present], [*pad.present, "zoe"], seats, None])


_VALUES: Mapping[str, Callable[[Pad, Random], Value]] = {
    "name": lambda pad, random: random.choice(["Zoe", "Zoë", "x" * 32, *pad.names.values()]),
    "seating": _any_seats,
    "start": lambda _, random: random.choice(["zero", "lowest"]),
    "dealer": lambda pad, random: random.choice([*pad.names]),
    "hand": lambda _, random: random.choice([1, 2, 3, random.randint(1, 25)]),
    "rounds": lambda pad, random: random.choice(
        [None, "schedule", len(pad.rounds), len(pad.rounds) + 1, random.randint(1, 60)]
    ),
    "deal": lambda pad, random: random.choice([pad.rounds[-1].deal + 1, 1, 2, 3, 99]),
    "adjustment": lambda _, random: random.choice(
        [None, [5, "rude"], [1000, "x"], [-1000, "x" * 60], [0, "x"]]
    ),
    "ended": lambda pad, random: random.choice([None, len(pad.rounds), len(pad.rounds) - 1, 1]),
    RULE: lambda _, random: random.choice(
        [None, True, False, 0, 1, 2, 5, 1000, "last", "nobody", "open", "secret", "fixed", "down"]
    ),
}
"""Values of the fields that the phone's judge knows, most of which their shapes allow."""


def plain(refusal: Refusal | None) -> Json | None:
    """A refusal as the phone's modules say it, whose words for what is allowed are its own."""
    if refusal is None:
        return None
    facts = {key: value for key, value in refusal.facts.items() if key != "allowed"}
    return {"code": refusal.code, "facts": facts}


Tried = tuple[list[Any], Cells | Refusal]


def _exchange(pad: Pad, _: Seating, random: Random) -> Tried:
    one, other = (random.choice([*pad.names, "nobody"]) for _ in range(2))
    return [one, other], acts.exchange(pad, one, other)


def _deal_again(pad: Pad, _: Seating, __: Random) -> Tried:
    return [], table_changes.deal_again(pad)


def _hand(pad: Pad, _: Seating, random: Random) -> Tried:
    hand = random.randint(0, 25)
    return [hand], table_changes.change_hand(pad, hand)


def _dealer(pad: Pad, _: Seating, random: Random) -> Tried:
    number = random.randint(0, len(pad.rounds) + 1)
    dealer = random.choice([*pad.names, "nobody"])
    return [number, dealer], table_changes.change_dealer(pad, number, dealer)


def _length(pad: Pad, _: Seating, random: Random) -> Tried:
    rounds = random.choice([None, *range(64), pad.number_of_rounds])
    return [rounds, "many"], table_changes.change_length(pad, rounds, "many")


def _end(pad: Pad, _: Seating, __: Random) -> Tried:
    return [], acts.end(pad)


def _reopen(pad: Pad, _: Seating, __: Random) -> Tried:
    return [], table_changes.reopen(pad)


def _points(pad: Pad, _: Seating, random: Random) -> Tried:
    player = random.choice([*pad.names, "nobody"])
    points, why = random.choice([None, 0, 5, -20, 1000, 1001, -999]), random.choice(_WORDS)
    return [player, points, why], table_changes.give_points(pad, player, points, why)


def _back(pad: Pad, _: Seating, random: Random) -> Tried:
    number, player = random.randint(0, len(pad.rounds) + 1), random.choice([*pad.names])
    return [number, player], table_changes.take_points_back(number, player)


def _plain(pad: Pad, _: Seating, random: Random) -> Tried:
    name = random.choice([*plain_fields(), "none"])
    number, player = random.randint(0, len(pad.rounds) + 1), random.choice([*pad.names, "nobody"])
    typed = random.choice([*_WORDS, *_TYPED])
    done = table_changes.write_plain(pad, name, number, player, typed)
    return [name, number, player, typed], done


def _rename(pad: Pad, _: Seating, random: Random) -> Tried:
    player, name = random.choice([*pad.names, "nobody"]), random.choice(_NAMES)
    done = rename_act(player, name)(pad)
    assert not hasattr(done, "mark")
    return [player, name], done  # type: ignore[return-value]


def _seats(pad: Pad, seating: Seating, random: Random) -> Tried:
    number = len(pad.rounds) + random.choice([-1, 0, 0, 1, 1, 2])
    since = SeatedFrom(number, random.random() < 0.5, random.choice(["", *pad.names]))
    told = {"number": number, "is_open": since.is_open, "dealer": since.dealer}
    return [seating_json(seating), told], change_seats(pad, seating, since)


def _rules(pad: Pad, _: Seating, random: Random) -> Tried:
    changes = any_changes(pad, random)
    return [changes_json(changes)], change_rules(pad, changes)


_ACTS: Mapping[str, Any] = {
    "dealAgain": _deal_again,
    "changeHand": _hand,
    "changeDealer": _dealer,
    "changeLength": _length,
    "end": _end,
    "reopen": _reopen,
    "givePoints": _points,
    "takePointsBack": _back,
    "writePlain": _plain,
    "rename": _rename,
    "exchange": _exchange,
    "changeSeats": _seats,
    "changeRules": _rules,
}
