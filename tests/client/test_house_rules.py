"""House rules on a phone without a server: the form, what it refuses and what it keeps are those of
a server, byte by byte."""

import json
import re
import secrets
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorepad.i18n.house_rules import house_group
from scorepad.i18n.points import term_title
from scorepad.i18n.refusals import sentence
from scorepad.pad.fold import fold
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from scorepad.pad.names import caseless
from scorepad.rules import games
from scorepad.rules.option_table import OPTIONS, OWN_ZERO, Order, Switch
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Ruleset
from scorepad.services.house_rules import MOST, HouseRules, refuse_house
from scorepad.services.house_rules_form import (
    HouseRulesForm,
    form_of,
    order_sent,
    read_house,
    with_minus,
)
from scorepad.store import HouseRow, Store
from scorepad.store.sqlite_library import sqlite3
from scorepad.views.house_rules import games_to_change, house_list, house_view
from tests.client.hard_spots import marks_of
from tests.client.pad_json import pad_json
from tests.client.plain_view import plain_view
from tests.client.random_rules import any_options
from tests.client.scripted import Asked, answers, app_without_games, script_with, speaking
from tests.languages import OF_WHOLE_SCREENS, each_language
from tests.pad.duellists import Duellists
from tests.pad.scribe import Scribe

Pairs = list[tuple[str, str]]
House = dict[str, Any]

NAMES = ("Ours", " ours ", "Late  night", "<b>", *(f"Sunday {place}" for place in range(12)))
WRONG_NAMES = ("", " ", "x" * 33, "\u200b")
ODD = ("", " 7 ", "-5", "\N{MINUS SIGN}5", "0", "1001", "many", "yes", "last", "99")
EMPTY = ("schedule.largest", "schedule.rounds", "schedule.first")
BUTTONS = ("keep", "keep", "keep_so", "keep_so", "keep_minus", "minus", "show")
_MAIN = re.compile(r'<main class="page(?: house-rules)?">.*</main>', re.DOTALL)


@pytest.fixture
def app(tmp_path: Path) -> Flask:
    app = app_without_games(tmp_path)
    app.jinja_env.globals["has_server"] = False
    # The forms of a phone have no token.
    app.config["WTF_CSRF_ENABLED"] = False
    app.extensions["scorepad"].store.prepare()
    return app


def typed(random: Random, game: str, house_id: str) -> Pairs:
    """The fields of a form as a browser sends them: some as they can be, some odd."""
    texts = {name: _sent(value) for name, value in any_options(random, 5).items()}
    if random.random() < 0.3:
        texts = random.choice(hard_texts())
    points = [name for name in OPTIONS if name.startswith("points.m")]
    for name in random.sample(points, random.randint(0, 3)):
        texts[name] = str(random.randint(-12, 12))
    for name in random.sample(list(OPTIONS), random.choice((0, 0, 1))):
        texts[name] = random.choice(ODD)
    if random.random() < 0.4:
        texts["points.own_zero"] = "yes"
    pairs = [
        ("form_id", house_id),
        ("game", game),
        ("name", random.choice(NAMES * 3 + WRONG_NAMES)),
    ]
    for name, text in texts.items():
        match OPTIONS[name]:
            case Order():
                pairs += [(f"order.{name}", letter) for letter in text]
            case Switch():
                pairs += [(f"option.{name}", "no"), *([(f"option.{name}", text)] if text else [])]
            case _:
                pairs.append((f"option.{name}", text))
    return pairs


def hard_texts() -> list[dict[str, str]]:
    """What random forms of any game rarely have: numbers at a limit, orders of trumps, formulas by
    the hand, rules that make bidding pointless."""
    nothing = {f"points.{name}": "0" for name in ("made.base", "made.trick", "missed.off")}
    one_more = {**nothing, "points.made.base": "10", "points.missed.base": "10"}
    # With more cards than are tried, a bid would bring more.
    by_hand = {**nothing, "points.made.hand": "1", "points.missed.base": "5"}
    # With more tricks than are tried, a missed bid would cost something.
    by_tricks = {**nothing, "points.missed.base": "50", "points.missed.trick": "-10"}
    zero = {"points.own_zero": "yes"}
    orders = sorted({order_sent(game.ruleset) for game in games().values()})
    return [
        *(nothing, {**nothing, **zero}, one_more),
        *({**each, "points.own_zero": "no"} for each in (by_hand, by_tricks)),
        *({"trump.order": order} for order in [*orders, *(order[::-1] for order in orders), "CC"]),
        {"bidding.who": "last", "bidding.visibility": "secret"},
        {"bidding.own_cards": "forehead"},
        {"trump.source": "fixed"},
        {"points.bonus": "made", "points.bonus_most": "1", "points.bonus_step": "10"},
        *({name: text} for name in EMPTY for text in ("", " ", "0", "60")),
        *({"points.missed.base": text} for text in ("1", "1000", "1001", "-1000")),
        # As most games have it for any bid that is made.
        {**zero, "points.zero_made.base": "20"},
        *({**zero, f"points.{name}.hand": "1"} for name in ("made", "missed", "zero_made")),
        {**zero, "points.zero_missed.hand": "1", "points.zero_missed.off": "1"},
        # As a bid of zero that has no points of its own is scored like any other.
        *(
            {**zero, "points.zero_made.hand": "0", "points.zero_missed.hand": "0", name: "1"}
            for name in ("points.made.hand", "points.missed.hand")
        ),
    ]


def questions(seed: str, number: int) -> Iterator[Asked]:
    """What a phone is asked about forms, names and lists of house rules, by its modules."""
    random = Random(seed)
    houses = []
    for place in range(number):
        game = random.choice(list(games()))
        pairs = typed(random, game, f"{place:022d}")
        texts: dict[str, str] = {}
        for field, text in pairs[3:]:
            kind, _, name = field.partition(".")
            texts[name] = (texts.get(name, "") if kind == "order" else "") + text
        form = {"id": pairs[0][1], "game": game, "name": pairs[2][1], "texts": texts}
        yield "views/house_rules", "houseView", [form, None, False]
        yield "services/house_rules_form", "readHouse", [form]
        yield "services/house_rules_form", "withMinus", [form]
        options = any_options(random, 4)
        houses.append({"id": form["id"], "name": form["name"], "game": game, "options": options})
        yield "services/house_rules_form", "formOf", [houses[-1]]
    for game in games():
        for texts in hard_texts():
            form = {"id": "h", "name": "Ours", "game": game, "texts": texts}
            yield "views/house_rules", "houseView", [form, None, False]
            yield "services/house_rules_form", "readHouse", [form]
    gone = {"id": "gone", "name": "Gone", "game": "gone", "options": {}}
    of_zero = [
        {**gone, "game": game, "options": {"points.zero_made.base": 20, **own_zero}}
        for game in games()
        for own_zero in ({}, {OWN_ZERO: True}, {OWN_ZERO: False})
    ]
    yield "views/house_rules", "houseList", [[*houses, *of_zero, gone]]
    yield "views/house_rules", "gamesToChange", []
    for name in (*NAMES, *WRONG_NAMES):
        yield "services/house_rules", "refuseHouse", [{**gone, "name": name}, houses[:9]]
    full = [{**gone, "id": f"{place}", "name": f"No. {place}"} for place in range(MOST)]
    for kept in (full, full[1:]):
        yield "services/house_rules", "refuseHouse", [gone, kept]
    yield "services/house_rules", "refuseHouse", [full[0], full]
    yield from (("i18n/house_rules", "termTitle", [name]) for name in OPTIONS)
    yield "i18n/refusals", "sentence", [{"code": "made_brings_no_more", "facts": {}}, {}]
    for key in ("schedule", "made", "own_zero", "near", "end"):
        yield "i18n/house_rules", "houseGroup", [key]


def games_played() -> Iterator[tuple[Asked, House | None]]:
    """Games as a phone has read them, each with the house rules that they would begin: all of its
    options as they stand, or nothing where the sheet is not known."""
    pad = pad_json(fold(Scribe("quoicoupli", options={"points.made.base": 7}).marks))
    begun = {"name": "", "game": "quoicoupli", "options": pad["rules"]}
    yield ("services/house_rules", "rulesPlayed", [pad]), begun
    yield ("services/house_rules", "rulesPlayed", [pad_json(fold(without_sheet()))]), None


def without_sheet() -> list[Mark]:
    """The marks of a game that this version does not know."""
    marks = marks_of({"game": "quoicoupli", "players": "a b c", "marks": []})
    for cell, value in marks[0].cells:
        if cell.field == "ruleset":
            value["key"] = "taken_out"
    return marks


def served(store: Store, name: str, args: list[Any]) -> Any:
    """What the server's side of a function of the phone answers."""
    match name, args:
        case "houseView", [typed, _, saved]:
            form = HouseRulesForm(**typed)
            return house_view(form, _base(form), saved=saved)
        case "readHouse", [typed]:
            form = HouseRulesForm(**typed)
            house, ruleset, wrong = read_house(form, _base(form))
            return {"house": _plain(house), "rules": ruleset.options, "wrong": wrong}
        case "withMinus", [typed]:
            form = HouseRulesForm(**typed)
            return _plain(with_minus(form, _base(form)))
        case "formOf", [house]:
            return _plain(form_of(HouseRules(**house)))
        case "houseList", [houses]:
            return house_list([HouseRules(**house) for house in houses], ())
        case "gamesToChange", _:
            return games_to_change()
        case "refuseHouse", [house, kept]:
            device = secrets.token_hex(8)
            with store.writing() as transaction:
                for row in kept:
                    transaction.house_rules.save(HouseRow(device, *row.values(), 0))
            return refuse_house(store, device, HouseRules(**house))
        case "termTitle", [option]:
            return term_title(option)
        case "houseGroup", [key]:
            return house_group(key)
        case "sentence", [refusal, _]:
            return sentence(Refusal(Code(refusal["code"]), refusal["facts"]))
    raise ValueError(name)


def _base(form: HouseRulesForm) -> Ruleset:
    assert form.base
    return form.base


def _plain(stored: HouseRules | HouseRulesForm) -> dict[str, Any]:
    """The fields alone: the rules to play by are no part of what is sent and stored."""
    return {each.name: getattr(stored, each.name) for each in fields(stored)}


def _sent(value: object) -> str:
    return {True: "yes", False: ""}[value] if isinstance(value, bool) else str(value)


def main(html: str) -> str:
    found = _MAIN.search(html)
    assert found, html
    return found[0]


def phone_in(app: Flask, language: str) -> FlaskClient:
    """A phone that the server knows, whose reader has that language."""
    client = app.test_client()
    client.environ_base["HTTP_ACCEPT_LANGUAGE"] = language
    client.get("/house")
    return client


def posted(client: FlaskClient, pairs: Pairs, button: str, **headers: str) -> Any:
    data: dict[str, list[str]] = {"do": [button]}
    for field, value in pairs:
        data.setdefault(field, []).append(value)
    return client.post("/house/new", data=data, headers=headers)


def read(client: FlaskClient, address: str) -> str:
    answer = client.get(address)
    assert answer.status_code == 200
    return main(answer.text)


def stored(folder: Path, house_id: str) -> House:
    """The house rules that the server has under this id, as a phone keeps them."""
    with sqlite3.connect(folder / "scorepad.db") as database:
        [(name, game, options)] = database.execute(
            "SELECT name, game, options FROM house_rule WHERE house_id = ?", (house_id,)
        )
    return {"id": house_id, "name": name, "game": game, "options": json.loads(options)}


def in_order(kept: dict[str, House]) -> list[House]:
    return sorted(kept.values(), key=lambda house: (caseless(house["name"]), house["id"]))


class Phone:
    """What a phone makes of forms, in one language."""

    def __init__(self, app: Flask, language: str, folder: Path) -> None:
        self._script = folder / "house.js"
        text = script_with(app, language, ["house_rules"], {"house_rules": ASKED})
        self._script.write_text(text, "utf-8")

    def ask(self, asked: list[tuple[str, list[Any]]]) -> list[Any]:
        return answers(self._script, [("house_rules", name, args) for name, args in asked])


@pytest.mark.parametrize("language", each_language(("de",), OF_WHOLE_SCREENS))
def test_a_phone_refuses_shows_and_keeps_the_house_rules_that_a_server_does(
    app: Flask, tmp_path: Path, language: str
) -> None:
    seed = secrets.token_hex(4)
    random = Random(seed)
    client = phone_in(app, language)
    ids = [f"{language}{place:020d}" for place in range(8)]
    kept: dict[str, House] = {}
    asked: list[tuple[str, list[Any]]] = []
    said: list[Any] = []
    for _ in range(100):
        house_id = random.choice(ids)
        # Nobody changes the game of rules that are there.
        game = kept[house_id]["game"] if house_id in kept else random.choice(list(games()))
        pairs, button = typed(random, game, house_id), random.choice(BUTTONS)
        there = in_order(kept)
        answer = posted(client, pairs, button)
        asked.append(("answer", [pairs, button, there]))
        if answer.location:
            kept[house_id] = stored(tmp_path, house_id)
            said.append([kept[house_id], read(client, f"/house/{house_id}")])
        else:
            said.append(main(answer.text))
        asked.append(("itsEffect", [pairs]))
        said.append(posted(client, pairs, "show", HX_Request="true").text)
    listed = in_order(kept)
    asked += [("allOfThem", [listed]), *(("itsRemoval", [house]) for house in listed)]
    said += [read(client, "/house")]
    said += [read(client, f"/house/{house['id']}/remove") for house in listed]
    assert 8 < len([each for each in said if isinstance(each, list)]) < 90
    for question, server, ours in zip(
        asked, said, Phone(app, language, tmp_path).ask(asked), strict=True
    ):
        assert ours == server, (seed, question)


def test_a_phone_reads_forms_names_and_lists_as_the_server_does(app: Flask, tmp_path: Path) -> None:
    seed = secrets.token_hex(4)
    asked = [*questions(seed, 30)]
    script = tmp_path / "asked.js"
    script.write_text(script_with(app, "en", sorted({module for module, *_ in asked})), "utf-8")
    store = app.extensions["scorepad"].store
    with speaking(app, "en"):
        for question, said in zip(asked, answers(script, asked), strict=True):
            _, name, args = question
            # What the phone says has been through JSON.
            server = json.loads(json.dumps(plain_view(served(store, name, args))))
            assert said == server, (seed, question)


def test_a_phone_keeps_as_many_house_rules_as_a_group_of_a_server(
    app: Flask, tmp_path: Path
) -> None:
    client = phone_in(app, "en")
    kept: dict[str, House] = {}
    for place in range(MOST):
        pairs = [("form_id", f"m{place:021d}"), ("game", "oh_hell"), ("name", f"No. {place}")]
        assert (posted(client, pairs, "keep").location or "").startswith("/new?")
        kept[pairs[0][1]] = stored(tmp_path, pairs[0][1])
    one_more = [("form_id", "n" * 22), ("game", "oh_hell"), ("name", "One more")]
    refused = posted(client, one_more, "keep")
    assert refused.status_code == 422
    assert f"{MOST} house rules are kept already" in refused.text
    changed = [*pairs[:2], ("name", "Changed")]
    ours = Phone(app, "en", tmp_path).ask(
        [("answer", [each, "keep", in_order(kept)]) for each in (one_more, changed)]
    )
    assert ours[0] == main(refused.text)
    assert ours[1][0] == {**kept[pairs[0][1]], "name": "Changed"}


def test_the_rules_of_a_game_begin_house_rules_but_not_those_of_a_match_or_of_no_sheet(
    app: Flask, tmp_path: Path
) -> None:
    table = Scribe("quoicoupli", options={"points.made.base": 7})
    games_ = (table.marks, Duellists("a").marks, without_sheet())
    asked = [("played", [[mark_json(mark) for mark in marks]]) for marks in games_]
    ours, *others = Phone(app, "en", tmp_path).ask(asked)
    assert (ours["game"], ours["options"]["points.made.base"]) == ("quoicoupli", 7)
    assert others == [None, None]
    script = tmp_path / "played.js"
    script.write_text(script_with(app, "en", ["services/house_rules"]), "utf-8")
    said = answers(script, [asked for asked, _ in games_played()])
    assert said == [begun for _, begun in games_played()]


ASKED = """\
import * as house from "./web/house_rules.mjs";
import { fold } from "./pad/fold.mjs";
import "./pad/match/fold.mjs";
import { rulesPlayed } from "./services/house_rules.mjs";
import { formOf } from "./services/house_rules_form.mjs";
import "./i18n/menu_words.mjs";

const formIn = (pairs) => house.formSent(new URLSearchParams(pairs));
const shown = (found, isSaved) =>
  house.formHtml(found, isSaved, isSaved ? "/house" : "/new").trimStart();

export function answer(pairs, button, kept) {
  const found = house.tapped(formIn(pairs), button, kept);
  if (found.house) return [found.house, shown({ form: formOf(found.house) }, true)];
  return shown(found, kept.some(({ id }) => id === found.form.id));
}
export const played = (marks) => rulesPlayed(fold(marks));
export const itsEffect = (pairs) => house.effectHtml(formIn(pairs));
export const allOfThem = (houses) => house.listHtml(houses).trimStart();
export const itsRemoval = (one) => house.removalHtml(one).trimStart();
"""
