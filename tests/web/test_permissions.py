"""Every URL of the app, every kind of client, and the one right status."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import time_machine
from flask import Flask
from werkzeug.routing import Rule

from scorepad.services.deleted_games import delete_game
from scorepad.services.links import renew_link
from scorepad.sheets.pdf_cache import PdfCache
from scorepad.web.http.context import AppServices, install
from tests.web.actors import ACTORS, MATCH, Evening, damaged
from tests.web.addresses import addresses, ways
from tests.web.evening import let_in
from tests.web.phone import HTMX, Phone
from tests.web.table import Table

STATUSES = """
method and rule                                    nob str dam rev exp vie pla hos gro
GET  /                                             200 200 200 200 200 200 200 200 200
GET  /authority                                    404 404 404 404 404 404 404 404 404
GET  /authority.crt                                404 404 404 404 404 404 404 404 404
GET  /c/<path:token>                               404 404 404 404 404 404 404 404 303
POST /c/<path:token>                               404 404 404 404 404 404 404 404 303
GET  /check                                        200 200 200 200 200 200 200 200 200
GET  /check/trick                                  200 200 200 200 200 200 200 200 200
GET  /circle                                       308 308 308 308 308 308 308 308 308
POST /circle                                       308 308 308 308 308 308 308 308 308
GET  /circle/<path:rest>                           308 308 308 308 308 308 308 308 308
POST /circle/<path:rest>                           308 308 308 308 308 308 308 308 308
GET  /duel                                         200 200 200 200 200 200 200 200 200
GET  /files                                        200 200 200 200 200 200 200 200 200
POST /files                                        422 422 422 422 422 422 422 422 422
GET  /files/games.<ending>                         200 200 200 200 200 200 200 200 200
GET  /files/progress                               200 200 200 200 200 200 200 200 200
POST /files/who                                    303 303 303 303 303 303 303 303 303
GET  /g/<game_id>                                  404 404 404 404 404 200 200 200 200
GET  /g/<game_id>/bids                             404 404 404 404 404 200 200 200 200
POST /g/<game_id>/bomb                             404 404 404 404 404 403 409 409 409
POST /g/<game_id>/captures                         404 404 404 404 404 403 403 409 409
GET  /g/<game_id>/check                            404 404 404 404 404 200 200 200 200
GET  /g/<game_id>/check/trick                      404 404 404 404 404 200 200 200 200
POST /g/<game_id>/cloud                            404 404 404 404 404 403 403 409 409
GET  /g/<game_id>/continue                         404 404 404 404 404 200 200 200 200
POST /g/<game_id>/continue                         404 404 404 404 404 303 303 303 303
POST /g/<game_id>/continue/answer                  404 404 404 404 404 403 403 303 303
GET  /g/<game_id>/continue/asked                   404 404 404 404 404 403 403 204 204
POST /g/<game_id>/continue/back                    404 404 404 404 404 403 403 303 303
POST /g/<game_id>/continue/order                   404 404 404 404 404 403 303 303 303
GET  /g/<game_id>/delete                           404 404 404 404 404 404 404 404 200
POST /g/<game_id>/delete                           404 404 404 404 404 404 404 404 303
GET  /g/<game_id>/duel                             404 404 404 404 404 200 200 200 200
POST /g/<game_id>/duel                             404 404 404 404 404 403 403 422 422
POST /g/<game_id>/duels                            404 404 404 404 404 403 403 303 303
GET  /g/<game_id>/end                              404 404 404 404 404 200 200 200 200
GET  /g/<game_id>/end/evening                      404 404 404 404 404 204 204 204 204
POST /g/<game_id>/entries                          404 404 404 404 404 403 409 409 409
GET  /g/<game_id>/evening                          404 404 404 404 404 404 404 404 200
POST /g/<game_id>/evening                          404 404 404 404 404 404 404 404 303
POST /g/<game_id>/extras                           404 404 404 404 404 403 403 422 422
GET  /g/<game_id>/fields/<field>                    404 404 404 404 404 403 403 303 303
POST /g/<game_id>/fields/<field>                    404 404 404 404 404 403 403 303 303
GET  /g/<game_id>/files                            404 404 404 404 404 200 200 200 200
GET  /g/<game_id>/files/game.<ending>              404 404 404 404 404 200 200 200 200
GET  /g/<game_id>/forget                           404 404 404 404 404 200 200 200 303
POST /g/<game_id>/forget                           303 303 303 303 303 303 303 303 303
GET  /g/<game_id>/from-paper                       404 404 404 404 404 403 403 200 200
POST /g/<game_id>/from-paper                       404 404 404 404 404 403 403 303 303
GET  /g/<game_id>/group                            404 404 404 404 404 404 404 404 200
POST /g/<game_id>/group                            404 404 404 404 404 404 404 404 303
GET  /g/<game_id>/length                           404 404 404 404 404 403 403 200 200
POST /g/<game_id>/length                           404 404 404 404 404 403 403 422 422
GET  /g/<game_id>/length/end                       404 404 404 404 404 403 403 303 303
POST /g/<game_id>/length/end                       404 404 404 404 404 403 403 422 422
POST /g/<game_id>/length/reopen                    404 404 404 404 404 403 403 303 303
GET  /g/<game_id>/links                            404 404 404 404 404 403 403 200 200
POST /g/<game_id>/links                            404 404 404 404 404 403 403 303 303
GET  /g/<game_id>/log                              404 404 404 404 404 200 200 200 200
POST /g/<game_id>/made                             404 404 404 404 404 403 403 422 422
GET  /g/<game_id>/marks                            404 404 404 404 404 403 403 200 200
POST /g/<game_id>/marks                            404 404 404 404 404 403 403 200 200
GET  /g/<game_id>/names/<player>                   404 404 404 404 404 403 403 200 200
POST /g/<game_id>/names/<player>                   404 404 404 404 404 403 403 303 303
POST /g/<game_id>/names/<player>/exchange          404 404 404 404 404 403 403 303 303
POST /g/<game_id>/order                            404 404 404 404 404 403 422 303 303
GET  /g/<game_id>/own-phone                        404 404 404 404 404 403 200 200 200
POST /g/<game_id>/own-phone                        404 404 404 404 404 403 303 303 303
GET  /g/<game_id>/own-phone/bid                    404 404 404 404 404 403 403 204 204
POST /g/<game_id>/own-phone/free                   404 404 404 404 404 403 403 303 303
POST /g/<game_id>/own-phone/leave                  404 404 404 404 404 403 303 303 303
GET  /g/<game_id>/pad                              404 404 404 404 404 200 200 200 200
GET  /g/<game_id>/paper                            404 404 404 404 404 200 200 200 200
GET  /g/<game_id>/paper.css                        404 404 404 404 404 200 200 200 200
POST /g/<game_id>/pending                          404 404 404 404 404 403 403 409 409
POST /g/<game_id>/permanent                        404 404 404 404 404 403 403 409 409
GET  /g/<game_id>/players                          404 404 404 404 404 403 403 200 200
POST /g/<game_id>/players                          404 404 404 404 404 403 403 422 422
GET  /g/<game_id>/points                           404 404 404 404 404 403 403 200 200
GET  /g/<game_id>/points/<player>                  404 404 404 404 404 403 403 200 200
POST /g/<game_id>/points/<player>                  404 404 404 404 404 403 403 422 422
POST /g/<game_id>/points/<player>/back             404 404 404 404 404 403 403 303 303
GET  /g/<game_id>/rematch                          404 404 404 404 404 403 403 303 303
POST /g/<game_id>/rematch                          404 404 404 404 404 403 403 303 303
POST /g/<game_id>/results                          404 404 404 404 404 403 403 409 409
POST /g/<game_id>/results/bomb                     404 404 404 404 404 403 403 409 409
POST /g/<game_id>/reveal                           404 404 404 404 404 403 403 422 422
GET  /g/<game_id>/round                            404 404 404 404 404 403 403 200 200
POST /g/<game_id>/round/deal                       404 404 404 404 404 403 403 303 303
POST /g/<game_id>/round/dealer                     404 404 404 404 404 403 403 422 422
POST /g/<game_id>/round/hand                       404 404 404 404 404 403 403 303 303
GET  /g/<game_id>/rules                            404 404 404 404 404 403 403 200 200
POST /g/<game_id>/rules                            404 404 404 404 404 403 403 303 303
GET  /g/<game_id>/rules-in-short                   404 404 404 404 404 200 200 200 200
POST /g/<game_id>/settle                           404 404 404 404 404 403 403 409 409
GET  /g/<game_id>/sheet                            404 404 404 404 404 200 200 200 200
GET  /g/<game_id>/sheet.pdf                        404 404 404 404 404 200 200 200 200
GET  /g/<game_id>/sheet.png                        404 404 404 404 404 200 200 200 200
POST /g/<game_id>/sums                             404 404 404 404 404 403 403 422 422
GET  /g/<game_id>/table                            404 404 404 404 404 403 403 200 200
POST /g/<game_id>/tricks                           404 404 404 404 404 403 403 409 409
POST /g/<game_id>/turn                             404 404 404 404 404 403 422 422 422
POST /g/<game_id>/trump                            404 404 404 404 404 403 403 409 409
POST /g/<game_id>/undo                             404 404 404 404 404 403 422 422 422
POST /g/<game_id>/won                              404 404 404 404 404 403 403 409 409
GET  /group                                        303 200 303 303 303 303 303 303 200
POST /group                                        404 303 404 404 404 404 404 404 303
GET  /group/leave                                  303 303 303 303 303 303 303 303 303
GET  /group/links                                  303 200 303 303 303 303 303 303 200
POST /group/links                                  404 303 404 404 404 404 404 404 303
GET  /group/new                                    200 200 200 200 200 200 200 200 200
POST /group/new                                    303 303 303 303 303 303 303 303 303
GET  /group/phones                                 200 200 200 200 200 200 200 200 200
GET  /group/phones/<phone>                         404 200 404 404 404 404 404 404 200
POST /group/phones/<phone>                         404 303 404 404 404 404 404 404 303
GET  /healthz                                      200 200 200 200 200 200 200 200 200
GET  /history                                      200 200 200 200 200 200 200 200 200
GET  /history/deleted                              200 200 200 200 200 200 200 200 200
POST /history/deleted/<game_id>                    404 404 404 404 404 404 404 404 303
GET  /history/evenings                             200 200 200 200 200 200 200 200 200
GET  /history/evenings/<game_id>                   404 404 404 404 404 404 404 404 200
POST /history/evenings/<game_id>                   404 404 404 404 404 404 404 404 303
GET  /history/evenings/<game_id>/evening.csv       404 404 404 404 404 404 404 404 200
GET  /history/evenings/<game_id>/evening.pdf       404 404 404 404 404 404 404 404 200
GET  /history/evenings/<game_id>/evening.png       404 404 404 404 404 404 404 404 200
GET  /history/evenings/<game_id>/paper             404 404 404 404 404 404 404 404 200
GET  /history/evenings/<game_id>/paper.css         404 404 404 404 404 404 404 404 200
GET  /history/evenings/<game_id>/sheets            404 404 404 404 404 404 404 404 200
GET  /history/evenings/<game_id>/sheets.pdf        404 404 404 404 404 404 404 404 200
GET  /house                                        200 200 200 200 200 200 200 200 200
GET  /house/<house_id>                             404 404 404 404 404 404 404 404 200
POST /house/<house_id>                             200 200 200 200 200 200 200 200 200
GET  /house/<house_id>/in-short                    404 404 404 404 404 404 404 404 200
GET  /house/<house_id>/remove                      404 404 404 404 404 404 404 404 200
POST /house/<house_id>/remove                      303 303 303 303 303 303 303 303 303
GET  /house/new                                    200 200 200 200 200 200 200 200 200
POST /house/new                                    200 200 200 200 200 200 200 200 200
GET  /manifest.webmanifest                         200 200 200 200 200 200 200 200 200
GET  /new                                          200 200 200 200 200 200 200 200 200
POST /new                                          200 200 200 200 200 200 200 200 200
GET  /new/known                                    200 200 200 200 200 200 200 200 200
GET  /new/marks                                    200 200 200 200 200 200 200 200 200
POST /new/marks                                    422 422 422 422 422 422 422 422 422
GET  /new/rules                                    200 200 200 200 200 200 200 200 200
POST /new/rules                                    200 200 200 200 200 200 200 200 200
GET  /o/                                           404 404 404 404 404 404 404 404 404
GET  /o/<path:token>                               404 404 404 404 404 303 303 303 404
POST /o/<path:token>                               404 404 404 404 404 303 303 303 404
GET  /open                                         200 200 200 200 200 200 200 200 200
POST /open                                         422 422 422 422 422 303 303 303 422
POST /open/earlier                                 303 303 303 303 303 303 303 303 303
GET  /people                                       200 200 200 200 200 200 200 200 200
GET  /people/<person>                              404 404 404 404 404 404 404 404 200
POST /people/<person>                              404 404 404 404 404 404 404 404 303
GET  /people/<person>/erase                        404 404 404 404 404 404 404 404 200
POST /people/<person>/erase                        404 404 404 404 404 404 404 404 303
GET  /people/<person>/part                         404 404 404 404 404 404 404 404 200
POST /people/<person>/part                         404 404 404 404 404 404 404 404 422
GET  /phone/<language>                              200 200 200 200 200 200 200 200 200
GET  /phone/<part>.<language>.js                    302 302 302 302 302 302 302 302 302
GET  /preferences                                  200 200 200 200 200 200 200 200 200
POST /preferences                                  303 303 303 303 303 303 303 303 303
GET  /programs/<token>                             404 404 404 404 404 200 200 200 404
GET  /programs/<token>/evenings                    404 404 404 404 404 200 200 200 404
GET  /programs/<token>/evenings/<game_id>          404 404 404 404 404 200 200 200 404
GET  /programs/<token>/games                       404 404 404 404 404 200 200 200 404
GET  /programs/<token>/games/<game_id>             404 404 404 404 404 200 200 200 404
GET  /rules                                        200 200 200 200 200 200 200 200 200
GET  /rules/<game>                                 200 200 200 200 200 200 200 200 200
GET  /sheets                                       200 200 200 200 200 200 200 200 200
GET  /sheets/<game>                                200 200 200 200 200 200 200 200 200
GET  /sheets/<game>/paper.css                      200 200 200 200 200 200 200 200 200
GET  /sheets/<game>/sheet.pdf                      200 200 200 200 200 200 200 200 200
GET  /sheets/<game>/sheet.png                      200 200 200 200 200 200 200 200 200
GET  /start                                        302 302 302 302 302 302 302 302 302
GET  /static/<path:filename>                       200 200 200 200 200 200 200 200 200
GET  /statistics                                   200 200 200 200 200 200 200 200 200
GET  /statistics/seasons                           200 200 200 200 200 200 200 200 200
POST /statistics/seasons                           404 422 404 404 404 404 404 404 422
GET  /statistics/seasons/<season>                  404 404 404 404 404 404 404 404 200
POST /statistics/seasons/<season>                  404 404 404 404 404 404 404 404 422
GET  /sw.js                                        200 200 200 200 200 200 200 200 200
GET  /tv/<path:token>                              404 404 404 404 404 200 200 200 404
"""
"""Method, rule, and the status that each of :data:`ACTORS` gets for a form that can be
read. Where it depends on the form, 422 and 409 are for whoever got in."""

[_HEADER, *_LINES] = (line.rsplit(None, len(ACTORS)) for line in STATUSES.strip().splitlines())
assert _HEADER[1:] == [actor[:3] for actor in ACTORS]
TABLE = {tuple(way.split(None, 1)): tuple(map(int, codes)) for way, *codes in _LINES}


WHO_MAY = {
    ACTORS: "everybody",
    ("viewer", "player", "host", "group"): "watches",
    ("player", "host", "group"): "writes, or plays",
    ("host", "group"): "writes",
    ("group",): "group",
    ("stranger", "group"): "any group",
    ("viewer", "player", "host"): "its link",
    (): "nobody",
}
"""What those whom a URL lets in are called by the table of :func:`who_may_do_what`."""


def who_may_do_what() -> str:
    """Return :data:`TABLE` in words: a line for each address, with who may read and write there."""
    words: dict[str, dict[str, str]] = {}
    for (method, rule), codes in TABLE.items():
        let_in = tuple(
            actor for actor, code in zip(ACTORS, codes, strict=True) if code < 403 or code > 404
        )
        words.setdefault(rule, {})[method] = WHO_MAY[let_in]
    lines = (
        f"| `{rule}` | {who.get('GET', '')} | {who.get('POST', '')} |"
        for rule, who in words.items()
    )
    return "\n".join(("| address | reads (GET) | changes (POST) |", "|---|---|---|", *lines))


def test_readme_has_the_table_of_permissions() -> None:
    there = Path(__file__).parents[2] / "scorepad" / "deploy" / "README.md"
    assert who_may_do_what() in there.read_text("utf-8"), f"it should say:\n{who_may_do_what()}"


FORM = {"id": "a" * 32, "seen": "b" * 32, "role": "view", "name": "Gus", "value": "1"}


def kind_for(rule: Rule) -> str:
    """The kind of game that has such a URL."""
    of_a_match = rule.endpoint.startswith(("match.", "duel.")) and "game_id" in rule.arguments
    return MATCH if of_a_match else "wizard_gigamic"


@pytest.fixture
def quickly_drawn(app: Flask) -> None:
    """Have every sheet be the same few bytes: who gets it is asked here, not what it shows."""
    services = app.extensions["scorepad"]
    sheets = PdfCache(lambda _html, _kind: b"drawn", join=lambda _pdfs: b"joined")
    install(app, AppServices(services.store, tuple, sheets))


@pytest.mark.usefixtures("quickly_drawn")
def test_every_actor_gets_the_expected_status_at_every_url(app: Flask) -> None:
    shared = {kind: Evening.of(app, kind) for kind in (MATCH, "wizard_gigamic")}
    answers = {}
    for method, rule in ways(app):
        kind = kind_for(rule)
        # Where somebody changes something, the next URL meets a new evening.
        changes = method == "POST" and min(TABLE.get((method, rule.rule), (0,))) < 400
        evening = Evening.of(app, kind) if changes else shared[kind]
        codes = (evening.ask(actor, method, rule).status_code for actor in ACTORS)
        answers[method, rule.rule] = tuple(codes)
    assert answers == TABLE


def test_form_without_token_or_from_a_foreign_origin_writes_nothing_at_any_url(app: Flask) -> None:
    evening = Evening.of(app)
    client, version = evening.phones["group"].client, len(evening.game.pad.written.marks)
    for method, rule in ways(app):
        if method == "POST":
            foreign = evening.ask("group", "POST", rule, Origin="http://evil.example")
            [address, *_] = addresses(app, rule, game_id=evening.game.id)
            bare = client.post(address, data={"id": "a" * 32, "do": "start"})
            for answer in (foreign, bare):
                assert answer.status_code == 400, rule.rule
                assert answer.headers.getlist("Set-Cookie") == [], rule.rule
    assert len(evening.game.pad.written.marks) == version
    assert client.get(evening.game.path).status_code == 200


def test_whoever_sends_a_season_gets_no_group_by_it(app: Flask) -> None:
    evening = Evening.of(app)

    def groups() -> dict[str, int]:
        with evening.game.store.reading() as transaction:
            return {group.group_id: size.devices for group, size in transaction.groups.all()}

    before = groups()
    for number, actor in enumerate(ACTORS):
        for name in ("", f"Season {number}"):
            form = {"name": name, "begins": f"2027-{number + 1:02}-01"}
            evening.phones[actor].send("/statistics/seasons", evening.phones[actor].token | form)
            assert groups() == before, actor


def test_forgetting_and_removing_affect_nobody_else(app: Flask) -> None:
    evening = Evening.of(app)
    for method, rule in ways(app):
        if rule.endpoint in ("home.forget", "house_rules.remove") and method == "POST":
            for actor in ACTORS[:-2]:
                assert evening.ask(actor, "POST", rule).status_code == 303
    host, group = evening.phones["host"], evening.phones["group"]
    assert host.go(evening.game.path).status == 200
    assert "Ours" in group.go("/house").text


# A game that one may not see is one that never was


@pytest.fixture
def standing_clock() -> Iterator[None]:
    """Let no second pass between two answers: a cookie says until when it lasts."""
    with time_machine.travel(datetime(2026, 11, 21, 21, 0, tzinfo=UTC), tick=False):
        yield


@pytest.mark.usefixtures("standing_clock")
@pytest.mark.parametrize(
    "headers",
    [{}, HTMX, {"If-None-Match": "*"}, {"Accept-Encoding": "br"}],
    ids=["page", "fragment", "known before", "compressed"],
)
def test_unknown_foreign_and_deleted_games_get_identical_responses(
    headers: dict[str, str], app: Flask
) -> None:
    evening, phone = Evening.of(app), Phone(app)
    foreign, renewed, deleted = evening.game, Table(app, Phone(app)), Table(app, Phone(app))
    for game in (renewed, deleted):
        let_in(game, phone, "host")
        for page in ("", "/pad", "/marks", "/sheet", "/paper", "/log"):
            # What was seen before is forgotten at once.
            assert phone.client.get(game.path + page).status_code == 200
    renew_link(renewed.store, renewed.id, renewed.phone.device, "host", 1)
    delete_game(deleted.store, deleted.id, deleted.phone.device, 1)
    token = phone.client.get("/new/marks").json["csrf"]

    def answer(method: str, rule: Rule, game_id: str) -> tuple[int, bytes, list[tuple[str, str]]]:
        [address, *_] = addresses(app, rule, game_id=game_id)
        sent = {"X-CSRFToken": token, **headers}
        if rule.endpoint == "marks.write":
            found = phone.client.post(address, json={"late": True, "marks": []}, headers=sent)
        else:
            found = phone.client.open(address, method=method, data=FORM, headers=sent)
        return found.status_code, found.data, sorted(found.headers)

    for method, rule in ways(app):
        if "game_id" in rule.arguments and rule.endpoint != "home.forget":
            unknown = answer(method, rule, "x" * 22)
            assert unknown[0] == 404, rule.rule
            for game in (foreign, deleted):
                assert answer(method, rule, game.id) == unknown, rule.rule
            # A phone that came by a code which was renewed learns that, and nothing more.
            status, told, _ = answer(method, rule, renewed.id)
            assert (status, b"Anna" in told) == (404, False), rule.rule


@pytest.mark.usefixtures("standing_clock")
def test_wrong_links_of_every_kind_get_identical_responses(app: Flask) -> None:
    evening, client = Evening.of(app), Phone(app).client
    for opens, right in (("o", "host"), ("c", "group")):
        good, foreign = evening.tokens[right], evening.tokens["stranger"]
        wrong = [damaged(good), foreign, "t" * 45, "x", "\N{SNOWMAN}"]
        answers = [client.get(f"/{opens}/{each}") for each in wrong]
        for each, token in zip(answers, wrong, strict=True):
            assert each.status_code == 404
            assert len(token) < 9 or token not in each.text
            assert (each.data, sorted(each.headers)) == (
                answers[0].data,
                sorted(answers[0].headers),
            )
