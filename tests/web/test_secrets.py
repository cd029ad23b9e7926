"""A secret bid is secret at every address, for everybody, until the reveal: two
evenings that differ in one of them give the same answers to the last byte. So is a card
of a match that was not turned up."""

import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from scorepad.pad import acts
from scorepad.pad.import_check import marks_to_export
from scorepad.pad.match import acts as match_acts
from scorepad.pad.match.state import TURNED, Match
from scorepad.rules.duel.verdict import Sorcerer
from scorepad.services.access import opened_game
from scorepad.services.deleted_groups import bring_back_group, delete_group
from scorepad.services.group_admin import merge_groups
from scorepad.services.group_links import group_link, group_link_token, make_group_link
from scorepad.services.groups import group_token, groups_of, open_group, owner_in
from scorepad.services.own_phones import take_seat
from scorepad.services.people.erasing import begin_erasing, go_on_erasing
from scorepad.services.write_operations import Undo
from scorepad.store import GROUP_LINK_ROLES
from tests.kinds import soak, thorough
from tests.web.addresses import addresses, reads_rows, ways
from tests.web.evening import let_in, write_over
from tests.web.identical_servers import NOW, IdenticalServers
from tests.web.phone import HTMX, Phone
from tests.web.table import SECRET, TOGETHER, Table

SPECIAL = {"play.bomb": True, "play.cloud": True, "points.bonus": "made"}

LIGHTS = ("at=bid.a", "at=bid.a&alone=1", "at=tricks.a", "at=trump", "round=1", "at=bid.b&to=1")
OF_A_MATCH = ("at=own", "at=duel", "at=won", "at=cards", "round=1")
PAPER = "tricks=1&corrections=1&curve=1&qr=1"
ASKED = {
    "pad.page": (*LIGHTS, *OF_A_MATCH),
    "pad.fragment": (*LIGHTS, *OF_A_MATCH, "since=2", "since=9"),
    "marks.marks_since": ("since=1", "since=2", "since=99"),
    "filled_sheets.page": (PAPER,),
    "filled_sheets.pdf": (PAPER,),
    "filled_sheets.png": (PAPER,),
    "history.page": ("player=Anna",),
    "new_game.page": ("like={game}",),
    "statistics.page": ("player=a",),
    "house_rules.new": ("like={game}",),
    "trick_check.of_game": ("count=1",),
    "television.page": ("state=",),
}
"""What else an address may be asked."""

Said = tuple[int, bytes, list[tuple[str, str]]]


@pytest.fixture
def servers(
    app: Flask, empty_database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> IdenticalServers:
    return IdenticalServers(app, empty_database, tmp_path, monkeypatch)


def people(app: Flask, game: Table) -> dict[str, Phone]:
    """Return who may look: on the scorer's phone, another that writes, one of the group,
    and one that only looks; at a match, Ben's own as well."""
    store, key = game.store, str(app.secret_key).encode()
    [group] = groups_of(store, game.phone.device)
    near, host, viewer = Phone(app), Phone(app), Phone(app)
    open_group(store, key, group_token(key, group), near.device, 1)
    let_in(game, host, "host")
    let_in(game, viewer)
    all_who_look = {"scorer": game.phone, "group": near, "host": host, "viewer": viewer}
    if not isinstance(game.pad, Match):
        return all_who_look
    ben = let_in(game, Phone(app), "player")
    assert take_seat(store, game.id, ben.device, "b", NOW) is None
    return {**all_who_look, "Ben": ben}


TELEVISION = "television"


def others_who_look(app: Flask, game: Table) -> dict[str, Phone]:
    """Return Ben's own phone, and a television with every display option."""
    ben, television = let_in(game, Phone(app), "player"), let_in(game, Phone(app))
    assert take_seat(game.store, game.id, ben.device, "b", NOW) is None
    television.client.set_cookie("looks", "rotate.large.hidden.aloud.sleep.keyless.places")
    return {"Ben": ben, TELEVISION: television}


def group_links(app: Flask, game: Table) -> dict[str, str]:
    """Return the tokens of the group's own links, by their roles: their screens are called so."""
    device, key = game.phone.device, str(app.secret_key).encode()
    tokens = {}
    for role in GROUP_LINK_ROLES:
        make_group_link(game.store, device, role)
        link = group_link(game.store, device, role)
        assert link is not None
        tokens[role] = group_link_token(key, link)
    return tokens


_ALL = slice(None)


def looked_at(
    app: Flask, game: Table, everything: bool, tokens: Mapping[str, str]
) -> Iterator[tuple[str, dict[str, str]]]:
    """Whatever can be asked for, and how: ``everything``, or what depends on what is stored and
    takes no drawing. ``tokens`` are those of the group's links, by the screens that they open."""
    for method, rule in ways(app):
        token = tokens.get(rule.endpoint.partition(".")[0])
        known = {"token": token} if token else {}
        drawn = rule.rule.endswith((".pdf", ".png"))
        if method != "GET" or ((drawn or not reads_rows(rule)) and not everything):
            continue
        queries = ASKED.get(rule.endpoint, ())
        for player in "ab" if "player" in rule.arguments else "a":
            for path in addresses(app, rule, game_id=game.id, player=player, **known):
                for query in queries if drawn else ("", *queries):
                    mark = "&" if "?" in path else "?"
                    address = path + (mark + query.format(game=game.id) if query else "")
                    fragment = rule.endpoint in ("pad.fragment", "trick_check.trick_of_game")
                    fragment |= query.startswith("state=")
                    yield address, HTMX if fragment else {}


def sent(game: Table, phone: Phone) -> dict[str, Any]:
    """A form that every screen can read, about the bid that is hidden; it lacks its ``id``."""
    marks = game.pad.written.marks
    return {
        **phone.token,
        "deal": "1",
        "field": "bid",
        "element": "Void",
        "form_id": "f" * 22,
        "game": "wizard_gigamic",
        "mark": marks[-1].id,
        "name": "Gus",
        "place": "3",
        "player": "a",
        "role": "view",
        "round": "1",
        "seen": marks[-1].id,
        "start": "zero",
        "trick": "1",
        "tricks": "1",
        "value": "1",
    }


def tapped(app: Flask, game: Table, everything: bool, guessed: Any) -> Iterator[tuple[str, Any]]:
    """Every form that can be sent (``everything``), or each that names the game; and marks as a
    phone's script sends them: ones that guess what stands there already among them."""
    for method, rule in ways(app):
        by_script = rule.endpoint in ("marks.write", "marks.create_offline_game")
        if method == "POST" and not by_script and (everything or "game_id" in rule.arguments):
            [address, *_] = addresses(app, rule, game_id=game.id)
            yield address, None
    hidden = game.pad.written.marks[1]
    guess = {**hidden.body(), "cells": [[*cell, guessed] for cell, _ in hidden.cells], "at": NOW}
    for late in (True, False):
        for id in (hidden.id, "e" * 32):
            yield f"/g/{game.id}/marks", {"late": late, "marks": [{**guess, "id": id}]}


Then = Callable[[Table, Phone], None]
"""What happens after the bids, the same in both evenings; the phone writes as well."""


def nothing(game: Table, phone: Phone) -> None:
    """They look."""


def late(game: Table, phone: Phone, *marks: dict[str, Any]) -> None:
    """Return what a phone wrote without network comes, one request each; an answer says no bid."""
    token = phone.client.get("/new/marks").json["csrf"]
    for number, mark in enumerate(marks):
        body = {"late": True, "marks": [{"id": f"{number:x}".zfill(32), "at": NOW, **mark}]}
        answer = phone.client.post(f"{game.path}/marks", json=body, headers={"X-CSRFToken": token})
        assert answer.status_code == 200


def writes(*cells: list[Any]) -> Then:
    """Cells that a phone writes late, one mark each."""
    return lambda game, phone: late(game, phone, *({"cells": [cell]} for cell in cells))


def changed(rules: dict[str, Any], *, whole_game: bool = False) -> Then:
    """Other rules, from the form."""
    return lambda game, _: write_over(
        game, acts.change_rules(game.pad, rules, whole_game=whole_game)
    )


def written(game: Table, act: Callable[[Any], Any]) -> None:
    assert game.act(act).fate == "written"


def looked_and_undone(game: Table, phone: Phone) -> None:
    """Somebody types what is missing, looks, and takes it back."""
    game.enter("c", "bid", 0)
    for _ in range(2):
        newest = game.pad.written.undoable
        written(game, lambda _, id=newest.id: Undo(id))


def dealt_again(game: Table, phone: Phone) -> None:
    """A misdeal, and other rules for the new deal."""
    written(game, lambda pad: acts.deal_again(pad.current))
    changed({"bidding.entry": "scorer"})(game, phone)
    for player in "abc":
        game.enter(player, "bid", 2)


def come_at_once(game: Table) -> None:
    """Who has not bid leaves in the middle of the round, and somebody else comes."""
    seats, new = ["a", "b", "d"], {"d": "Dan"}
    write_over(game, acts.seat(game.pad, seats, newcomers=new, keep_end=True, number=1))


def dealt_to_others(game: Table, phone: Phone) -> None:
    """The new bids are typed by the scorer, for all to see."""
    come_at_once(game)
    changed({"bidding.entry": "scorer"})(game, phone)
    for player in "bda":
        game.enter(player, "bid", 1)


def dealt_to_others_and_undone(game: Table, phone: Phone) -> None:
    """The old deal is played after all."""
    come_at_once(game)
    newest = game.pad.written.undoable
    written(game, lambda _: Undo(newest.id))


def left(game: Table, phone: Phone) -> None:
    """Return who has not bid leaves the table, and the phone says so later."""
    writes([1, 0, "", "seating", ["a", "b"]])(game, phone)
    changed({"bidding.entry": "scorer"}, whole_game=True)(game, phone)


def ended(game: Table, phone: Phone) -> None:
    """They go home before the last bid, and change the rules then."""
    writes([0, 0, "", "ended", 1], [2, 0, "", "rule:bidding.entry", "scorer"])(game, phone)


def played(game: Table, phone: Phone) -> None:
    """All results stand, and nobody has revealed anything."""
    for player in "ab":
        game.enter(player, "tricks", 2)


def brought(game: Table, phone: Phone) -> None:
    """Somebody brings a file in whose marks are a guess, with one mark more."""
    first, *rest = [
        {"id": mark.id, "at": mark.at, "by": mark.by, **mark.body()}
        for mark in game.pad.written.marks
    ]
    for mark in rest:
        mark["cells"][0][4] = ["Void", 1] if isinstance(game.pad, Match) else 1
    more = {"id": "f" * 32, "at": NOW, "cells": [[0, 0, "a", "name", "Anne"]]}
    head = {"scorepad": "game", "version": 1, "game_id": game.id, "created_at": NOW}
    file = json.dumps({**head, "updated_at": NOW, "marks": [first, *rest, more]})
    sent = {**phone.token, "file": (BytesIO(file.encode()), "game.json")}
    answer = phone.client.post("/files", data=sent)
    phone.brought = answer.status_code, answer.data  # type: ignore[attr-defined]
    assert len(game.pad.written.marks) == 1 + len(rest)


CASES: dict[str, tuple[dict[str, Any], str, Then]] = {
    "bidding": (SECRET, "ab", nothing),
    "playing": (SECRET, "abc", nothing),
    "bidding together": (TOGETHER, "ab", nothing),
    "playing with special cards": (SECRET | SPECIAL, "abc", nothing),
    "all have bid": (TOGETHER, "abc", nothing),
    "the round is played": (SECRET, "abc", played),
    "who types is switched": (TOGETHER, "ab", changed({"bidding.entry": "scorer"})),
    "for the whole game": (SECRET, "abc", changed({"bidding.entry": "scorer"}, whole_game=True)),
    "open bids from now on": (TOGETHER, "ab", changed({"bidding.visibility": "open"})),
    "rules come late": (
        SECRET,
        "ab",
        writes([1, 0, "", "rule:bidding.entry", "scorer"], [1, 0, "", "rule:bidding.who", "last"]),
    ),
    "missing bids typed and undone": (TOGETHER, "ab", looked_and_undone),
    "an early reveal comes late": (TOGETHER, "ab", writes([1, 1, "", "reveal", True])),
    "an early reveal while they play": (SECRET, "abc", writes([1, 1, "", "reveal", True])),
    "an early result comes late": (TOGETHER, "ab", writes([1, 1, "b", "tricks", 1])),
    "another bid comes late": (TOGETHER, "abc", writes([1, 1, "a", "bid", 3])),
    "dealt again": (TOGETHER, "ab", dealt_again),
    "dealt again to others": (TOGETHER, "ab", dealt_to_others),
    "dealt again to others, secret bids": (SECRET, "ab", dealt_to_others),
    "dealt again to others and undone": (TOGETHER, "ab", dealt_to_others_and_undone),
    "somebody left": (TOGETHER, "ab", left),
    "they went home": (TOGETHER, "ab", ended),
    "a guess is brought in": (TOGETHER, "ab", brought),
}
"""Rules, who has bid, and what happened then."""


Begin = Callable[[Flask, int], Table]
"""Opens a game, in which Anna's hidden number is the one that is given."""


def bidding(options: dict[str, Any], bids: str) -> Begin:
    """Three at a table, of whom those in ``bids`` bid: Anna the hidden number."""

    def begin(app: Flask, number: int) -> Table:
        game = Table(app, Phone(app), dealer=2, options=options, hands=[5, 4], reveal=True)
        for player in bids:
            game.enter(player, "bid", number if player == "a" else 0)
        return game

    return begin


def evening(
    app: Flask,
    servers: IdenticalServers,
    begin: Begin,
    then: Then,
    number: int,
    *,
    everything: bool = False,
    looks: slice = _ALL,
    onlookers: Collection[str] = (),
) -> dict[str, Said]:
    """All that anybody can get at in an evening where Anna's hidden number is this one: by each
    tap, and by those ``looks`` of all; or by ``onlookers`` alone, where nobody taps."""
    found: dict[str, Said] = {}

    def say(way: str, answer: TestResponse) -> None:
        # A cookie's last day comes from the clock, which goes on between the two.
        headers = [(name, re.sub(r"Expires=[^;]+; ", "", value)) for name, value in answer.headers]
        found[way] = answer.status_code, answer.data, headers

    with servers.one() as as_it_was:
        game = begin(app, number)
        phones = people(app, game)
        if TELEVISION in onlookers:
            phones |= others_who_look(app, game)
        then(game, phones["host"])
        tokens = group_links(app, game)
        as_it_was()
        most = phones if then is nothing else phones.keys() - {"scorer", "group"}
        for who in sorted(onlookers or most):
            phone = phones[who]
            for address, headers in list(looked_at(app, game, everything, tokens))[looks]:
                # In the group they see no more of the game than who writes in it; and who only
                # looks sees no more elsewhere, whatever happened in the game, than if nothing did.
                elsewhere = game.path not in address
                if (then is nothing or who != "viewer") if elsewhere else who != "group":
                    servers.at(f"{who} {address}")
                    say(f"{who} {address}", phone.client.get(address, headers=headers))
        host = phones["host"]
        as_it_was()
        form = sent(game, host)
        headers = {"X-CSRFToken": form["csrf_token"], **HTMX}
        guessed = ["Void", 1] if isinstance(game.pad, Match) else 1
        taps = () if onlookers else tapped(app, game, everything, guessed)
        for place, (address, marks) in enumerate(taps):
            as_it_was()
            servers.at(f"{place}")
            body = {"json": marks} if marks else {"data": {**form, "id": f"{place:032x}"}}
            say(f"{place} {address}", host.client.post(address, headers=headers, **body))
        found["brought"] = (*getattr(host, "brought", (0, b"")), [])
    return found


def shown_after(
    app: Flask, servers: IdenticalServers, begin: Begin, then: Then, number: int
) -> tuple[Any, ...]:
    """Return the pad as everybody sees it, as Ben's own phone does, and as it is exported."""
    with servers.one():
        game = begin(app, number)
        phones = people(app, game)
        then(game, phones["host"])
        if isinstance(game.pad, Match):
            ben = phones["Ben"]
        else:
            ben = let_in(game, Phone(app), "player")
            assert take_seat(game.store, game.id, ben.device, "b", NOW) is None
        found = opened_game(game.store, game.id, ben.device)
        return found.pad, found.own_pad, marks_to_export(found.true_pad)


def in_shares(
    whole: Collection[str], cases: Iterable[str], soon: Collection[str], then: Collection[str]
) -> list[Any]:
    """Return each case and its looks: all of the ``whole`` ones, and of those where something
    happens then a share each. The next case has those that come next, so that some case has each.
    All in all where there is time.

    Those that come ``soon`` are compared by ``make test``: a bid and a card, late marks and a file
    that is brought in; of a whole one it compares every second look, ``make test-all`` the others,
    and those named as ``then``. Of the rest ``make soak`` alone compares what is sent. What a pad
    shows is compared in every case, and after random marks in tests/pad/test_visibility.py.
    """
    others = [name for name in cases if name not in whole]
    tried = [name for name in others if name in (*soon, *then)]
    step = len(tried)
    halves = [name for name in whole if name in soon]
    shares = [
        *((name, slice(0, None, 2) if name in soon else _ALL) for name in whole),
        *((name, slice(place % step, None, step)) for place, name in enumerate(tried)),
    ]
    return [
        *((name, looks) if name in soon else thorough(name, looks) for name, looks in shares),
        *(thorough(name, slice(1, None, 2)) for name in halves),
        *(soak(name, _ALL) for name in others),
    ]


_SOON = ("bidding", "another bid comes late", "a guess is brought in")
_THEN = (
    *("playing with special cards", "the round is played", "who types is switched"),
    *("dealt again to others", "somebody left", "they went home"),
)
"""One of each kind: cards, results, rules, deals, people and the end."""


@pytest.mark.parametrize(("name", "looks"), in_shares(("bidding", "playing"), CASES, _SOON, _THEN))
def test_two_evenings_that_differ_in_one_hidden_bid_are_the_same_to_the_last_byte(
    name: str, looks: slice, app: Flask, servers: IdenticalServers
) -> None:
    everything = name == "playing"
    options, bids, then = CASES[name]
    begin = bidding(options, bids)
    one, other = (
        evening(app, servers, begin, then, bid, everything=everything, looks=looks)
        for bid in (1, 4)
    )
    assert one.keys() == other.keys()
    assert len(one) > (150 if looks == _ALL else 30)
    shown = {way.rpartition("/")[2] for way, answer in one.items() if answer != other[way]}
    due = name in ("all have bid", "another bid comes late", "the round is played")
    assert shown == ({"reveal"} if due else set())


def test_the_same_answers_differ_where_bids_are_open(app: Flask, servers: IdenticalServers) -> None:
    begin, onlookers = bidding({}, "a"), ("scorer", "host")
    one, other = (
        evening(app, servers, begin, nothing, bid, everything=True, onlookers=onlookers)
        for bid in (0, 1)
    )
    differing = {way.partition("?")[0] for way, answer in one.items() if answer != other[way]}
    ends = {way.rpartition("/")[2] for way in differing}
    assert {"sheet", "log", "marks", "sheet.pdf", "sheet.png", "game.csv", "games.csv"} <= ends
    # Nothing but the bid makes a difference.
    assert {"scorer /people", "scorer /preferences", "host /group"} <= one.keys() - differing
    # A television and programs see no round that is played, secret or not.
    by_link = re.compile(r"host /(tv/[\w-]{44}|programs/[\w-]{44}/games/[\w-]{22})")
    ways_by_link = {way for way in one if by_link.fullmatch(way)}
    assert [one[way][0] for way in ways_by_link] == [200, 200]
    assert all(b"Anna" in one[way][1] for way in ways_by_link)
    assert ways_by_link <= one.keys() - differing


@pytest.mark.thorough
def test_once_revealed_bids_are_everywhere(app: Flask, servers: IdenticalServers) -> None:
    def reveal(game: Table, phone: Phone) -> None:
        written(game, lambda pad: acts.reveal(pad.current))
        newest = game.pad.written.undoable
        written(game, lambda _: Undo(newest.id))

    begin = bidding(TOGETHER, "abc")
    one, other = (evening(app, servers, begin, reveal, bid, onlookers=("host",)) for bid in (1, 4))
    differing = {way.partition("?")[0] for way, answer in one.items() if answer != other[way]}
    ends = {way.rpartition("/")[2] for way in differing}
    assert {"sheet", "log", "marks", "game.json", "game.csv"} <= ends


def group_of(game: Table) -> str:
    [group] = groups_of(game.store, game.phone.device)
    return group.group_id


def erased(game: Table, phone: Phone) -> None:
    """Anna's name is taken out of the running game."""
    owner = owner_in(group_of(game))
    begin_erasing(game.store, owner, "a", NOW)
    assert go_on_erasing(game.store, owner, "a").left == 0


def groups_merged(game: Table, phone: Phone) -> None:
    """The group goes into another one."""
    other = Table(phone.client.application, Phone(phone.client.application))
    merge_groups(game.store, group_of(game), group_of(other), lambda _: None)


def deleted_and_back(game: Table, phone: Phone) -> None:
    """The group is deleted by mistake."""
    group_id = group_of(game)
    delete_group(game.store, group_id, NOW)
    bring_back_group(game.store, group_id, NOW)


@pytest.mark.parametrize(
    ("options", "then", "looks"),
    [
        (TOGETHER, nothing, _ALL),
        soak(SECRET, nothing, _ALL),
        # A third each, so that after one of them each look is compared.
        *(
            thorough(TOGETHER, each, slice(place, None, 3))
            for place, each in enumerate((erased, groups_merged, deleted_and_back))
        ),
        *(soak(TOGETHER, each, _ALL) for each in (erased, groups_merged, deleted_and_back)),
    ],
)
def test_a_television_and_another_own_phone_show_no_hidden_bid(
    options: dict[str, Any], then: Then, looks: slice, app: Flask, servers: IdenticalServers
) -> None:
    onlookers = (TELEVISION, "Ben") if then is nothing else (TELEVISION, "Ben", "host", "group")
    begin = bidding(options, "ab")
    one, other = (
        evening(app, servers, begin, then, bid, looks=looks, onlookers=onlookers) for bid in (1, 4)
    )
    assert {way.partition(" ")[0] for way, said in one.items() if said[0] == 200} >= {*onlookers}
    assert [way for way, answer in one.items() if answer != other[way]] == []
    assert [way for way, (status, *_) in one.items() if status >= 500] == []


UNSEEN = 3
"""The place in Anna's order of the card whose value is hidden."""


def put(game: Table, player: str, place: int, card: Sorcerer | None) -> None:
    number = game.pad.rounds[-1].number
    write_over(game, match_acts.place_card(number, player, place, card))


def placed(players: str, unseen: int = UNSEEN) -> Begin:
    """A match of two, in which the ``players`` have put cards into their order, Anna the
    ``unseen`` one of the hidden value first."""

    def begin(app: Flask, number: int) -> Table:
        game = Table(app, Phone(app), ("Anna", "Ben"), "wizards_cup")
        put(game, "a", unseen, Sorcerer("Void", number))
        for player in players:
            for place in range(1, 7):
                if (player, place) != ("a", unseen):
                    put(game, player, place, Sorcerer("Void", 5))
        return game

    return begin


def fought(count: int) -> Then:
    """So many duels: cards are turned up and, of the same value, both lost."""

    def fight(game: Table, phone: Phone) -> None:
        for duel in range(1, count + 1):
            write_over(game, match_acts.turn_up(game.pad.current))
            round_ = game.pad.current
            write_over(game, match_acts.log_duel(round_.number, duel, round_.face_up))

    return fight


def moved(game: Table, phone: Phone) -> None:
    """The card goes to another place, and what comes in its place is turned up; a phone says late
    that all lie face up, and that there is another card."""
    card = game.pad.current.boxes["a"].order[UNSEEN - 1]
    put(game, "a", 5, card)
    put(game, "a", UNSEEN, Sorcerer("Void", 5))
    fought(UNSEEN)(game, phone)
    token = phone.client.get("/new/marks").json["csrf"]
    mark = {"id": "d" * 32, "at": NOW, "cells": [[1, 0, each, TURNED, 6] for each in "ab"]}
    body, headers = {"late": True, "marks": [mark]}, {"X-CSRFToken": token}
    answer = phone.client.post(f"{game.path}/marks", json=body, headers=headers)
    assert answer.json["fates"][0]["fate"] != "written"
    writes([1, 0, "a", "card:5", ["Fire", 9]])(game, phone)


def over(game: Table, phone: Phone) -> None:
    """Two rounds are over before the card was turned up, and the match with them."""
    fought(2)(game, phone)
    for number in (1, 2):
        written(game, lambda _, number=number: match_acts.win_round(number, ["a"]))


def sums_too_early(game: Table, phone: Phone) -> None:
    """By mistake the scorer says that both have won, so that sums would decide in a round where the
    card lies face down again."""
    card = game.pad.current.boxes["a"].order[UNSEEN - 1]
    written(game, lambda _: match_acts.win_round(1, ["a", "b"]))
    put(game, "a", UNSEEN, card)
    written(game, lambda _: match_acts.win_round(2, ["a", "b"]))
    assert game.pad.rounds[-1].tied


MATCHES: dict[str, tuple[str, Then]] = {
    "both orders stand": ("ab", nothing),
    "the card was moved": ("ab", moved),
    "the match is over": ("ab", over),
    "sums too early": ("a", sums_too_early),
    "a guess is brought in": ("ab", brought),
}
"""Whose orders stand, and what happened then."""


@pytest.mark.parametrize(
    ("name", "looks"),
    in_shares(
        ("both orders stand",),
        MATCHES,
        ("the card was moved",),
        ("the match is over", "sums too early"),
    ),
)
def test_two_matches_that_differ_in_one_unseen_card_are_the_same_to_the_last_byte(
    name: str, looks: slice, app: Flask, servers: IdenticalServers
) -> None:
    players, then = MATCHES[name]
    one, other = (
        evening(app, servers, placed(players), then, value, looks=looks) for value in (1, 4)
    )
    assert one.keys() == other.keys()
    assert len(one) > (100 if looks == _ALL else 30)
    assert [way for way, answer in one.items() if answer != other[way]] == []


EVERY_CASE: dict[str, tuple[Begin, Then]] = {
    **{name: (bidding(options, bids), then) for name, (options, bids, then) in CASES.items()},
    **{f"match: {name}": (placed(players), then) for name, (players, then) in MATCHES.items()},
}


@pytest.mark.parametrize(
    "name", [name if name.endswith(_SOON) else thorough(name) for name in EVERY_CASE]
)
def test_in_every_case_pads_and_files_that_differ_in_what_is_hidden_are_the_same(
    name: str, app: Flask, servers: IdenticalServers
) -> None:
    begin, then = EVERY_CASE[name]
    one, other = (shown_after(app, servers, begin, then, value) for value in (1, 4))
    assert one == other


@pytest.mark.thorough
def test_cards_that_were_turned_up_are_everywhere(app: Flask, servers: IdenticalServers) -> None:
    def turn(game: Table, phone: Phone) -> None:
        written(game, lambda pad: match_acts.turn_up(pad.current))

    begin = placed("ab", unseen=1)
    onlookers = ("viewer", "Ben", "host")
    one, other = (
        evening(app, servers, begin, turn, value, onlookers=onlookers) for value in (1, 4)
    )
    differing = {way.partition("?")[0] for way, answer in one.items() if answer != other[way]}
    ends = {way.rpartition("/")[2] for way in differing}
    assert {"marks", "log", "game.json", "pad"} <= ends
    assert {"viewer", "Ben", "host"} <= {way.partition(" ")[0] for way in differing}
