"""Forms of a new game as people fill them in, and what the server makes of each."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening, opening_cells
from scorepad.rules import games
from scorepad.rules.library import all_games, duel_games
from scorepad.services.house_rules import HouseRules
from scorepad.services.new_game import DRAWN, NewGameInput, opening_of
from scorepad.services.rule_fields import HIDDEN_BIDS, has_ban, variants_among, with_secret_bids
from tests.client.menu_looks import plain
from tests.client.random_rules import any_options

Json = dict[str, Any]
Case = tuple[tuple[str, Any], Any]

_NAMES = ("Anna", " anna ", "Ben", "Cleo", "Dan", "Eve", "", " ", "x" * 33)
_LENGTHS = ("", "", "3", " 5 ", "0", "99", " six ")
_HANDS = ("", "", "1 2 3", "3,2;1", "1 x", "y 0 x", "99", "1 x 99")
_PERSONS = ("", "", "p1", "p2")


def library() -> tuple[str, Any]:
    """The games of the library, as a phone has them."""
    return "library", {
        "games": {
            key: {"data": dict(game.data), "variants": dict(game.words.variants)}
            for key, game in games().items()
        },
        "duels": {
            key: {"name": key, "data": dict(game.data)} for key, game in duel_games().items()
        },
    }


def typed_cases(random: Random, number: int) -> Iterator[Case]:
    """So many forms, each with what the server says of it."""
    for _ in range(number):
        form = _any_form(random)
        name, person = random.choice(_NAMES[:5]), random.choice(_PERSONS)
        asked = {"form": _as_typed(form), "known": {"name": name, "person": person}}
        yield ("typed", asked), _by_server(form, name, person)


def _any_form(random: Random) -> NewGameInput:
    key = random.choice([*games(), *games(), *duel_games()])
    variants = [each.key for each in games()[key].ruleset.variants] if key in games() else []
    sent = [f"{key}.{each}" for each in [*variants, HIDDEN_BIDS] if random.random() < 0.3]
    house = HouseRules("h" * 22, "Ours", key, any_options(random, 3))
    is_by_house = random.random() < 0.2 and house.ruleset is not None
    usual = _NAMES if random.random() < 0.7 else _NAMES[:5]
    names = tuple(random.choice(usual) for _ in range(random.choice([*range(10), 10, 10, 10])))
    return NewGameInput(
        form_id="f" * 32,
        game=key,
        names=names,
        dealer=random.choice(["", DRAWN, "0", "1", "2", "8"]),
        variants=frozenset([*sent, f"wizard_gigamic.{HIDDEN_BIDS}"]),
        rounds=random.choice(_LENGTHS),
        hands=random.choice(_HANDS),
        house=house if is_by_house else None,
        on_paper=key in games() and random.random() < 0.3,
        sat={place: random.choice(_PERSONS) for place in range(len(names))},
    )


def _as_typed(form: NewGameInput) -> Json:
    """The form as the phone's modules hold it."""
    house = form.house and {"name": form.house.name, "game": form.game}
    return {
        "game": form.game,
        "house": house and {**house, "options": dict(form.house.options)} if form.house else None,
        "names": form.names,
        "sat": [form.sat[place] for place in range(len(form.names))],
        "dealer": form.dealer,
        "variants": sorted(form.variants),
        "rounds": form.rounds,
        "hands": form.hands,
        "like": None,
        "paper": form.on_paper,
    }


def _by_server(form: NewGameInput, name: str, person: str) -> Json:
    opening, wrong = opening_of(form)
    is_drawn = form.match is None and form.first_dealer == DRAWN
    there = form.with_name(name, person)
    return {
        "wrong": {place: plain(refusal) for place, refusal in wrong.items()},
        "players": [["new", each] for _, each in opening.players],
        "opened": {
            "dealer": 0 if is_drawn else opening.dealer,
            "options": dict(opening.options),
            "rounds": opening.rounds,
            "hands": list(opening.hands),
            "house": opening.house,
            "reveal": opening.reveal or None,
        },
        "dealer": form.first_dealer,
        "room": list(form.with_room().names),
        "there": {
            "names": list(there.names),
            "sat": [there.sat.get(place, "") for place in range(len(there.names))],
        },
    }


def secret_cases(random: Random, number: int) -> Iterator[Case]:
    """Options that a table has, with what they amount to, and the same with secret bids."""
    for _ in range(number):
        game = random.choice([*games().values()])
        options = any_options(random, 3)
        for variant in game.ruleset.variants:
            options |= dict(variant.sets) if random.random() < 0.2 else {}
        if random.random() < 0.5:
            options = with_secret_bids(options, game.ruleset)
        sheet, data = game.ruleset, dict(game.data)
        secret = [with_secret_bids(options, sheet), has_ban(sheet)]
        yield ("secret", {"options": options, "data": data}), secret
        keys, rest = variants_among(options, sheet)
        yield ("among", {"options": options, "data": data}), {"switched": list(keys), "rest": rest}


def lines(number: int) -> Iterator[str]:
    """All of that, as the program is given it."""
    random = Random("typed openings")
    yield json.dumps(library())
    for asked, _ in (*typed_cases(random, number), *secret_cases(random, number)):
        yield json.dumps(asked)
    yield from map(json.dumps, (*ALSO, *(("typed", each) for each in (MEANT, AFRESH, BY_HOUSE))))


def played(opening: Opening) -> list[Json]:
    """The marks of a game that has just begun."""
    return [mark_json(Mark("0" * 32, opening_cells(opening)))]


_PLAYERS = [("a", "Anna"), ("b", "Ben"), ("c", "Cleo")]
_CLUB = played(Opening("wizard_club", _PLAYERS, 1, {"play.bomb": True}, rounds=7, house="Ours"))
_LEFT = [
    *played(Opening("wizard_club", [*_PLAYERS, ("d", "Dan")], 1)),
    {"id": "1" * 32, "cells": [[2, 0, "", "seating", [*"acd"]]]},
]
_MATCH = played(Opening("wizards_cup", _PLAYERS[:2]))
_LIKE = {"game": "wizard_club", "house": "Ours", "options": {"bidding.from_hand": 3}}
_FORM = {"game": "wizard_club", "house": None, "variants": [], "rounds": "", "hands": ""}
MEANT = {
    "form": {
        **_FORM,
        "names": ["anna", "Ben", "", "Ben", "Cleo"],
        "sat": ["", "p3"],
        "dealer": "4",
        "like": _LIKE,
    },
    "people": [
        {"name": name, "person": person, "sign": None}
        for name, person in (("Anna", "p1"), ("Ben", "p2"), ("Ben", "p3"))
    ],
    "known": {"name": "Dan", "person": "p9"},
}
"""A form like that of an earlier game, in which two people have one name."""

AFRESH = {**MEANT, "form": {**MEANT["form"], "afresh": True}}
HOUSE = {"name": "Theirs", "game": "wizard_club", "options": {}}
BY_HOUSE = {**MEANT, "form": {**MEANT["form"], "house": HOUSE}}
STORED = [
    {"about": {"key": "gone", "players": ["Zoe", "anna"]}},
    {"about": {"key": "skull_king", "players": ["ANNA", "Ben", "zoe"]}},
    {"about": {"key": "wizard_gigamic"}},
]
PEOPLE = [{"name": "Anna", "person": "p1", "sign": None}]
MANY = [{"about": {"players": [f"N{place}" for place in range(20)]}}]
ALSO: tuple[tuple[str, Any], ...] = (
    ("first", STORED),
    ("first", []),
    ("known", {"stored": STORED, "people": PEOPLE}),
    ("known", {"stored": MANY, "people": PEOPLE}),
    ("like", {"marks": _CLUB, "key": "wizard_club"}),
    ("like", {"marks": _CLUB, "key": "gone"}),
    ("like", {"marks": _MATCH, "key": "wizards_cup"}),
    ("like", {"marks": _LEFT, "key": "wizard_club"}),
)
"""What a phone proposes from the games that it holds, which the server never sees."""

assert {*games(), *duel_games()} == {*all_games()}
