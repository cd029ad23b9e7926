"""The statistics of a phone without a server are what a server says of the same games, byte by
byte: marks folded, counted, drawn and said."""

import json
import secrets
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from flask import Flask, render_template

from scorepad.pad.fold import read_pad
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.names import caseless
from scorepad.services.groups import ensure_group
from scorepad.services.marks import store_whole_game
from scorepad.services.statistics.results import statistics_view
from scorepad.services.statistics.values import StatisticsQuery, StatisticsView
from scorepad.stats.figures import LEAST_BIDS, LEAST_GAMES, LEAST_OF_A_HAND, LEAST_ROUNDS
from scorepad.store import Store
from scorepad.views.statistics import asking, periods, statistics_charts
from tests.client.evenings import whole_game
from tests.client.match_looks import any_match
from tests.client.scripted import answers, app_without_games, script_with, speaking
from tests.languages import each_language
from tests.stats.plain_games import write_game

PHONE = "phone"
FIRST, WEEK = 1_780_000_000, 7 * 86_400
NOW = FIRST + 60 * WEEK


class Played(NamedTuple):
    game_id: str
    marks: tuple[Mark, ...]


def named(marks: Sequence[Mark], at: int, erased: int) -> tuple[Mark, ...]:
    """The game of people who are told apart by their names, as by their ids; from ``at`` on.

    The names of so many of them were erased.
    """
    players = [cell.player for cell, _ in marks[0].cells if cell.field == "name"]
    names = {player: f"<b>{player}" for player in players}
    names |= {player: f"– {number}" for number, player in enumerate(players[:erased], 2)}
    return tuple(
        replace(
            mark,
            at=at + 60 * place,
            cells=tuple(
                (cell, names.get(cell.player, f"<b>{cell.player}"))
                if cell.field == "name"
                else (cell, value)
                for cell, value in mark.cells
            ),
        )
        for place, mark in enumerate(marks)
    )


def games_of(seed: str) -> Iterator[Played]:
    """Games of one group over a year: of two rulesets mostly, some of any, and matches."""
    random = Random(seed)
    for number in range(60):
        game_id = f"{number:022d}"
        marks: Sequence[Mark] = write_game(random, game_id, 0, come_and_go=True)
        if number % 4 == 0:
            marks = whole_game(random)
        if number % 10 == 0:
            marks = any_match(random)
        if random.random() < 0.1:
            marks = [*marks, Mark("c" * 32, ((Cell(0, 0, "", "counts"), False),))]
        # Of two everybody is erased, of others one or two are.
        erased = {7: 16, 31: 16}.get(number, int(number % 9 == 2) * random.randint(1, 2))
        yield Played(game_id, named(marks, FIRST + number * WEEK, erased))


def as_sent(games: Iterable[Played]) -> list[tuple[str, list[Any]]]:
    """The games that are over, as a phone keeps them."""
    return [
        (game_id, [{**mark_json(mark), "at": mark.at} for mark in marks])
        for game_id, marks in games
        if read_pad(marks).over
    ]


def as_counted(seed: str) -> str:
    """What tests/client/counted_games.mjs reads: games, and what is asked of them."""
    games = as_sent(games_of(seed))
    names = Counter(
        caseless(name) for _, marks in games_of(seed) for name in read_pad(marks).names.values()
    )
    people = [{"person": person} for person in ("", *dict(names.most_common(3)))]
    parts = [{"ruleset": "oh_hell"}, {"since": "2026-09"}, {"since": "2031-01"}]
    asked = [{"person": "", "ruleset": "", "since": ""} | each for each in (*people, *parts)]
    return json.dumps([games, asked, NOW])


@pytest.fixture(scope="module")
def seed() -> str:
    return secrets.token_hex(4)


@pytest.fixture(scope="module")
def games(seed: str) -> list[Played]:
    return list(games_of(seed))


@pytest.fixture(scope="module")
def store(games: list[Played], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A server whose group has played these games."""
    store = Store(f"sqlite:///{tmp_path_factory.mktemp('store')}/scorepad.db")
    store.prepare()
    with store.writing() as transaction:
        group_id = ensure_group(transaction, PHONE, FIRST)
        for game_id, marks in games:
            store_whole_game(transaction, game_id, group_id, marks[0].at, read_pad(marks))
    yield store
    store.close()


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    app = app_without_games(tmp_path_factory.mktemp("app"))
    app.jinja_env.globals["has_server"] = False
    return app


def by_name(view: StatisticsView) -> StatisticsView:
    """The view with names for ids, which are all that a phone has."""
    names = {person.id: caseless(person.name) for person in view.people}
    people = tuple(person._replace(id=names[person.id]) for person in view.people)
    asked = replace(view.asked, person=names.get(view.asked.person, ""))
    person = next((one for one in people if asked.person and one.id == asked.person), None)
    return view._replace(asked=asked, people=people, person=person)


def by_server(view: StatisticsView) -> str:
    asked = view.asked
    return render_template(
        "shell/_statistics.html",
        view=view,
        charts=statistics_charts(view, None),
        periods=periods(NOW),
        here={"player": asked.person, "game": asked.ruleset, "from": asked.since, "to": ""},
        least_games=LEAST_GAMES,
        least_bids=LEAST_BIDS,
        least_rounds=LEAST_ROUNDS,
        least_of_a_hand=LEAST_OF_A_HAND,
    )


def queries(store: Store) -> Iterator[StatisticsQuery]:
    """Everything, and a part of each kind."""
    whole = seen(store, StatisticsQuery())
    yield StatisticsQuery()
    yield from (StatisticsQuery(person=person.id) for person in whole.people[:6])
    yield StatisticsQuery(person=whole.people[-1].id)
    yield from (StatisticsQuery(ruleset=ruleset) for ruleset in whole.known_rulesets)
    yield from (StatisticsQuery(since=period.since) for period in periods(NOW))
    yield StatisticsQuery(since="2031-01")
    yield StatisticsQuery(person=whole.people[0].id, ruleset="oh_hell", since="2026-09")


def seen(store: Store, query: StatisticsQuery) -> StatisticsView:
    view = statistics_view(store, PHONE, query)
    while view.left:
        view = statistics_view(store, PHONE, query)
    return view


@pytest.mark.parametrize("language", each_language(("de",)))
def test_a_phone_says_of_its_games_what_a_server_says_of_them(
    app: Flask, store: Store, games: list[Played], seed: str, tmp_path: Path, language: str
) -> None:
    script = tmp_path / "statistics.js"
    own = {"statistics_html": HTML}
    script.write_text(script_with(app, language, ["statistics_html"], own), "utf-8")
    played = as_sent(games)
    assert len(played) > 40
    views = [by_name(seen(store, query)) for query in queries(store)]
    with speaking(app, language):
        asked = [
            asking({"player": of.person, "game": of.ruleset}, since=of.since)
            for of in (view.asked for view in views)
        ]
        said = answers(script, [("statistics_html", "pages", [played, asked, NOW])])[0]
        for view, query, ours in zip(views, asked, said, strict=True):
            assert ours == by_server(view), (seed, query)


HTML = """\
import { countMarks, statisticsHtml } from "./web/statistics.mjs";
import "./pad/match/fold.mjs";

export function pages(played, asked, now) {
  const games = played.map(([id, marks]) => countMarks(id, marks));
  return asked.map((query) => statisticsHtml(games, new URLSearchParams(query), now));
}
"""
