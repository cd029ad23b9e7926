"""The statistics of a phone without a server are what a server says of the same games, byte by
byte: marks folded, counted, drawn and said."""

import json
import secrets
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from flask import Flask, render_template

from scorepad.pad import acts
from scorepad.pad.fold import read_pad
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.names import caseless
from scorepad.pad.people import written_persons
from scorepad.services.groups import ensure_group
from scorepad.services.marks import store_whole_game
from scorepad.services.statistics.results import statistics_view
from scorepad.services.statistics.values import StatisticsQuery, StatisticsView
from scorepad.stats.figures import (
    LEAST_BIDS,
    LEAST_GAMES,
    LEAST_OF_A_HAND,
    LEAST_ROUNDS,
    figures_of,
)
from scorepad.stats.finished import count_game
from scorepad.stats.tally import NONE, Highest, Run, Streak, Tally, Tries
from scorepad.store import Store
from scorepad.views.statistics import asking, periods, statistics_charts
from tests.client.evenings import whole_game
from tests.client.match_looks import any_match
from tests.client.scripted import answers, app_without_games, script_with, speaking
from tests.languages import OF_WHOLE_SCREENS, each_language
from tests.node import run_node
from tests.pad.scribe import Scribe
from tests.stats.plain_games import write_game

PHONE = "phone"
PROGRAM = Path(__file__).with_name("counted_games.mjs")
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
    names = {player: f"<b>{player.title()}" for player in players}
    names |= {player: f"– {number}" for number, player in enumerate(players[:erased], 2)}
    return tuple(
        replace(
            mark,
            at=at + 60 * place,
            cells=tuple(
                (cell, names.get(cell.player, f"<b>{cell.player.title()}"))
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


def rare_games() -> Iterator[Played]:
    """Games that end otherwise, or not: each is looked at by itself."""

    def played(table: Scribe) -> list[Mark]:
        table.play([0, 0, 1, 0], [0, 0, 1, 0])
        table.seat("anna ben dora", keep_end=True)
        table.write(acts.adjust(1, "cleo", 500, "far ahead"))
        table.play([0, 0, 2], [2, 0, 0])
        return table.marks

    def four(**more: Any) -> Scribe:
        return Scribe(players="anna ben cleo dora", rounds=2, **more)

    yield Played("goes on", named(four().marks, FIRST, 0))
    for leavers_win in (False, True):
        marks = played(four(options={"end.leavers_win": leavers_win}))
        yield Played(f"leavers win: {leavers_win}", named(marks, FIRST, 0))
    # A round is set right after weeks, which makes no later end.
    whole = list(named(played(four()), FIRST, 0))
    bids = [mark for mark in whole if mark.cells[0][0].field == "bid"]
    anew = [replace(mark, id=f"{mark.id[::-1]}", at=NOW) for mark in (bids[0], bids[-1])]
    yield Played("set right", (*whole, *anew))
    early = four()
    early.play([0, 0, 1, 0], [0, 0, 1, 0])
    early.write(acts.end(early.pad))
    begun = named(early.marks, FIRST, 0)
    yield Played("ended early", begun)
    uncounted = Mark("c" * 32, ((Cell(0, 0, "", "counts"), False),), at=NOW)
    yield Played("is not to count", (*begun, uncounted))
    yield Played("ended early once more", (*begun, replace(begun[-1], id="e" * 32, at=NOW)))
    yield Played("ended early and set right", (*begun, replace(begun[1], id="f" * 32, at=NOW)))
    alone = four()
    alone.write(acts.adjust(1, "anna", 50, "from paper"))
    alone.write(acts.end(alone.pad))
    yield Played("totals alone", named(alone.marks, FIRST, 0))


def tallies() -> list[Tally]:
    """Sums from which figures are made: about as little and as much as something is said of."""
    made, lean = Run(3, "b" * 22), (19, 20, 21)
    some = Tally(
        by_ruleset={"oh_hell": 5},
        placed=5,
        wins=2,
        shared=1,
        points=310,
        total=300,
        best_total=Highest(90, "a" * 22),
        best_round=Highest(-5, "b" * 22),
        bids={10: {0: 12, -3: 4}, 2: {1: 9, 0: 1}, 1: {0: 9}},
        zeros=Tries(10, 7),
        last=Tries(19, 8),
        beside=Tries(20, 9),
        made_in_a_row=Streak(19, NONE, made, made),
        won_in_a_row=Streak(5),
    )
    # A lean of exactly the fifth of a trick in so many rounds that chance does not make it.
    leaning = [
        replace(some, bids={3: {0: 100 - off, miss: off}}) for off in lean for miss in (-1, 1)
    ]
    few = [replace(some, bids={3: {0: number}}) for number in (1, 9, 10, 19, 20)]
    return [Tally(), some, replace(some, by_ruleset={"oh_hell": 2, "wizard": 3}), *leaning, *few]


def as_sent(games: Iterable[Played]) -> list[tuple[str, list[Any]]]:
    """The games, as a phone keeps them."""
    return [
        (game_id, [{**mark_json(mark), "at": mark.at} for mark in marks])
        for game_id, marks in games
    ]


def over(games: Iterable[Played]) -> list[Played]:
    return [game for game in games if read_pad(game.marks).over]


def plain(value: Any) -> Any:
    """A value with its parts by their names, as a phone has them."""
    if is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if hasattr(value, "_asdict"):
        return plain(value._asdict())
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, tuple) else value


def as_counted(seed: str) -> str:
    """What tests/client/counted_games.mjs reads: games, and what is asked of them."""
    games = [*over(games_of(seed)), *rare_games()]
    names = Counter(
        caseless(name) for _, marks in games_of(seed) for name in read_pad(marks).names.values()
    )
    rarest = min(names, key=names.__getitem__)
    people = [{"person": person} for person in ("", *dict(names.most_common(3)), rarest, "nobody")]
    parts = [
        {"ruleset": "oh_hell"},
        {"ruleset": "none"},
        {"since": "2026-09"},
        {"since": "2031-01"},
    ]
    asked = [{"person": "", "ruleset": "", "since": ""} | each for each in (*people, *parts)]
    return json.dumps([as_sent(games), asked, NOW, plain(tuple(tallies()))])


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


@pytest.mark.parametrize("language", each_language(("de",), OF_WHOLE_SCREENS))
def test_a_phone_says_of_its_games_what_a_server_says_of_them(
    app: Flask, store: Store, games: list[Played], seed: str, tmp_path: Path, language: str
) -> None:
    script = tmp_path / "statistics.js"
    own = {"statistics_html": HTML}
    script.write_text(script_with(app, language, ["statistics_html"], own), "utf-8")
    played = as_sent(over(games))
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


def test_each_game_says_on_a_phone_what_it_says_on_a_server(seed: str) -> None:
    games = [*over(games_of(seed)), *rare_games()]
    lines = run_node(PROGRAM, given=as_counted(seed)).splitlines()
    for (game_id, marks), told in zip(games, json.loads(lines[0]), strict=True):
        pad = read_pad(marks)
        counted = count_game(game_id, pad)
        facts = [counted.ruleset, counted.ended_at, counted.counts]
        assert [told["ruleset"], told["ended_at"], told["counts"]] == facts, (seed, game_id)
        persons = written_persons(pad)
        ours = {persons.get(player, player): of for player, of in told["tallies"].items()}
        assert ours == plain(counted.tallies), (seed, game_id)


def test_a_phone_makes_the_figures_of_a_tally_that_a_server_makes() -> None:
    lines = run_node(PROGRAM, given=as_counted("few")).splitlines()
    for tally, told in zip(tallies(), json.loads(lines[1]), strict=True):
        figures = figures_of(tally)
        assert told == {**plain(figures), "leans_to": figures.leans_to}, tally


HTML = """\
import { countMarks, statisticsHtml } from "./web/statistics.mjs";
import "./pad/match/fold.mjs";

export function pages(played, asked, now) {
  const games = played.map(([id, marks]) => countMarks(id, marks));
  return asked.map((query) => statisticsHtml(games, new URLSearchParams(query), now));
}
"""
