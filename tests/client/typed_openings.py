"""Forms of a new game as people fill them in, and what the server makes of each."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from scorepad.i18n.game_words import library_words
from scorepad.i18n.refusals import sentence
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from scorepad.pad.names import clean_name
from scorepad.pad.opening import Opening, opening_cells
from scorepad.pad.typed_numbers import typed_number
from scorepad.rules import games
from scorepad.rules.game_file import GameWords
from scorepad.rules.library import all_games, duel_games, games_for
from scorepad.rules.refusal import Refusal
from scorepad.services.house_rules import HouseRules
from scorepad.services.new_game import DRAWN, NewGameInput, opening_of
from scorepad.services.rematch_form import EarlierGames, KnownName
from scorepad.services.rule_fields import HIDDEN_BIDS, has_ban, variants_among, with_secret_bids
from scorepad.views.new_game import NewGameView, new_game_view
from scorepad.views.new_game_cards import GameCard
from tests.client.menu_looks import plain
from tests.client.plain_view import plain_view
from tests.client.random_rules import any_options
from tests.client.scripted import Asked

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
    return {
        "game": form.game,
        "house": form.house and _house(form.house),
        "names": form.names,
        "sat": [form.sat.get(place, "") for place in range(len(form.names))],
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


def shown_cases(random: Random, number: int) -> Iterator[tuple[Asked, Json]]:
    """So many forms as a phone is asked to show them, each with the screen of the server."""
    words = library_words("en")
    for _ in range(number):
        form, like = _any_form(random), random.choice((None, None, *_LIKES))
        if random.random() < 0.1:
            # Two play a match, and fields for more of them are left from another game.
            (key,) = duel_games()
            form = replace(form, game=key, house=None, on_paper=False, names=(*form.names, ""))
        earlier = _any_earlier(random, form)
        wrong = opening_of(form)[1] if random.random() < 0.5 else {}
        # Somebody types into the next field that is empty; the phone has added it before.
        type_next = random.random() < 0.3 and not all(map(clean_name, form.names or ("",)))
        view = new_game_view(form, earlier, wrong, type_next=type_next)
        typed = {**_as_typed(form), "like": like, "afresh": random.random() < 0.3}
        typed["played"] = [key for key, house in earlier.played if not house]
        known = [plain_view(each) for each in earlier.known]
        asked = [typed, known, [*map(_house, earlier.houses)], _said_of(wrong, words), type_next]
        yield ("views/new_game", "newGameView", asked), _shown(form, view, typed, words)


def _any_earlier(random: Random, form: NewGameInput) -> EarlierGames:
    house = HouseRules("i" * 22, "Theirs", "wizard_gigamic", {"schedule.rounds": 3})
    houses = [each for each in (form.house, house) if each and (each is not house or _half(random))]
    people = (
        *(KnownName("Anna"), KnownName("Ben", "p1", 3), KnownName("ben", "p2", 4)),
        *(KnownName("Dan", "p1"), KnownName("Zoe")),
    )
    offered = games_for("en")
    played = random.sample(offered, random.randint(0, 3))
    known = tuple(each for each in people if _half(random))
    return EarlierGames(
        known, offered, form.game, tuple(houses), None, tuple((key, "") for key in played)
    )


def _half(random: Random) -> bool:
    return random.random() < 0.5


def _house(house: HouseRules) -> Json:
    return {"id": house.id, "name": house.name, "game": house.game, "options": dict(house.options)}


def _said_of(wrong: Mapping[str, Refusal], words: Mapping[str, GameWords]) -> Json:
    """Return refusals as the phone has them, which calls variants by their titles at once."""
    said = {place: plain(refusal) or {} for place, refusal in wrong.items()}
    for each in said.values():
        if each["code"] == "variants_contradict":
            titles = words[each["facts"]["game"]].variants
            one, other = (titles[each["facts"][name]][0] for name in ("first", "other"))
            each["facts"] = {"one": one, "other": other}
    return said


def _shown(
    form: NewGameInput, view: NewGameView, typed: Json, words: Mapping[str, GameWords]
) -> Json:
    """Return the server's screen with the names by which the phone calls what is on it."""
    cards = [_card(card, words) for card in view.cards]
    # The phone has house rules before all games.
    cards.sort(key=lambda card: not card["house"])
    chosen = next(card for card in view.cards if card.chosen)
    titles = words[form.game].variants
    variants = [
        {"sent": sent, "title": titles[key][0], "sentence": titles[key][1], "on": on}
        for key, sent, on, _ in chosen.variants
    ]
    like = typed["like"] if form.house is None else None
    is_like = like is not None and like["game"] == form.game
    kept = f"{form.game}.{HIDDEN_BIDS}"
    unseen: Any = {"sent": kept, "on": kept in form.variants, "lifts": view.has_ban}
    rounds = typed_number(form.rounds)
    said = {place: sentence(refusal) for place, refusal in view.wrong.items()}
    shown = {
        "names": [
            _there(
                {
                    "text": each.text,
                    "deals": each.deals,
                    "sat": each.sat,
                    "wrong": said.get(f"name.{each.place}"),
                }
            )
            for each in view.names
        ],
        "known": [{**plain_view(each.known), "seat": each.seat} for each in view.known],
        "room": view.room,
        "full": view.full,
        "drawn": view.drawn,
        "wisest": view.wisest and view.deals,
        **{f"wrong_{place}": said.get(place) for place in ("players", "rules", "rounds", "hands")},
        "rounds": view.rounds,
        "hands": view.hands,
        "rules_ask": view.rules_ask,
        "varies": view.varies,
        "paper": form.on_paper,
        "wrong_dealer": "dealer" in said,
        "cards": cards,
        "chosen": _card(chosen, words),
        "variants": variants,
        "length": len(re.findall(r"[^\s,;]+", form.hands)) if rounds is None else rounds,
        "changed": [each["title"] for each in variants if each["on"]],
        "deals": view.deals,
        "as_before": is_like and not typed["afresh"],
        "has_more": is_like and bool(like["options"] or like["house"]),
        # A phone that knows of nobody else's has no other way to type bids.
        "unseen": (form.house is None and not form.on_paper and unseen) if view.deals else None,
    }
    return _there(shown)


def _there(shown: Json) -> Json:
    """Return what a phone says at all: it leaves out what there is not."""
    return {key: value for key, value in shown.items() if value is not None}


def _card(card: GameCard, words: Mapping[str, GameWords]) -> Json:
    called = words[card.key]
    name, about = (card.house.name, called.name) if card.house else (called.name, called.box)
    return {
        "id": f"house-{card.house.id}" if card.house else card.key,
        "sent": card.sent,
        "key": card.key,
        "name": name,
        "about": about,
        "least": card.least,
        "most": card.most,
        "tokens": card.tokens,
        "lengths": plain_view(card.lengths),
        "unequal": card.unequal,
        "chosen": card.chosen,
        "house": card.house.id if card.house else "",
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
    *played(Opening("wizard_club", [*_PLAYERS, ("d", "Dan")], 1, hands=(1, 2, 3))),
    {"id": "1" * 32, "cells": [[2, 0, "", "seating", [*"acd"]]]},
]
_MATCH = played(Opening("wizards_cup", _PLAYERS[:2]))
_LIKE = {"game": "wizard_club", "house": "Ours", "options": {"bidding.from_hand": 3}}
_LIKES = [
    {**_LIKE, "house": house, "options": options}
    for house in ("Ours", "")
    for options in (_LIKE["options"], {})
]
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
