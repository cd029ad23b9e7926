"""A household in which everything is to be found: games of every kind, people, rules, links."""

import re
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from flask import Flask

from scorepad.app import create_app
from scorepad.pad import acts
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.match.acts import place_card, win_round
from scorepad.rules.duel.verdict import Sorcerer
from scorepad.services.deleted_games import delete_game
from scorepad.services.groups import current_group, name_group
from scorepad.services.house_rules import HouseRules, save_house_rules
from scorepad.services.links import link_token, new_game_id
from scorepad.services.marks import write
from scorepad.services.own_phones import take_seat
from scorepad.services.phones import ID_SHOWN
from scorepad.services.write_operations import Batch
from scorepad.settings import Settings
from scorepad.store import SeasonRow, Store
from tests.web.evening import let_in, play_rounds, write_over
from tests.web.phone import Phone
from tests.web.table import Table

NAMES = ("Anna", "Ben", "Cleo")
KEY = "k" * 40
SEASON = "s" * 22
_SPECIAL = {"play.bomb": True, "play.cloud": True, "points.bonus": "made"}
_PIRATES = {"play.loot": True, "play.pirates": True}
_APART = {"bidding.visibility": "secret", "bidding.entry": "players", "bidding.who": "nobody"}
_TOGETHER = {"bidding.visibility": "simultaneous"}
_ARGUMENT = re.compile(r"<(?:(?P<kind>\w+)(?:\((?P<among>[^)]*)\))?:)?(?P<name>\w+)>")


def app_in(folder: Path) -> Flask:
    """A server's app that keeps an empty database in ``folder``; it lets its
    errors through."""
    url = f"sqlite:///{folder}/scorepad.db"
    store = Store(url)
    store.prepare()
    store.close()
    app = create_app(Settings(folder, url, KEY), ca_certificate=b"authority")
    app.config["TESTING"] = True
    return app


@dataclass
class Household:
    """What there is, on one phone: ``known`` has what stands in addresses, by the
    names that the routes have for it; ``chosen`` are addresses of screens that take
    several choices to reach."""

    app: Flask
    phone: Phone
    known: dict[str, list[str]] = field(default_factory=dict)
    chosen: list[str] = field(default_factory=list)

    @property
    def store(self) -> Store:
        store: Store = self.app.extensions["scorepad"].store
        return store

    def close(self) -> None:
        """End the store, and the processes that draw sheets."""
        self.store.close()
        self.app.extensions["scorepad"].sheets.close()

    def addresses(self, rule: str) -> list[str]:
        """Addresses of a route, one for each thing that it can be about.

        Raises:
            KeyError: it is about something that this household knows nothing of.
        """
        found = [""]
        before = 0
        for argument in _ARGUMENT.finditer(rule):
            between, before = rule[before : argument.start()], argument.end()
            values = argument["among"].split(",") if argument["among"] else self._values(argument)
            found = [f"{each}{between}{value}" for each in found for value in values]
        return [f"{each}{rule[before:]}" for each in found]

    def _values(self, argument: re.Match[str]) -> Sequence[str]:
        return self.known[argument["name"]]


def furnished(app: Flask) -> Household:
    """Games of every kind at every point, house rules, a group with a name, links."""
    phone = Phone(app)
    store: Store = app.extensions["scorepad"].store
    running = Table(app, phone, (*NAMES, "Dan"))
    play_rounds(running, 2)
    running.act(lambda _: acts.adjust(2, "b", -10, "late"))
    write_over(running, acts.rename("c", "Cléo"))
    running.play({"d": 1, "a": 1, "b": 0, "c": 1}, {})
    bidding = Table(
        app, phone, game="wizard_fisher", options={"points.missed.off": -5}, house="Ours"
    )
    special = Table(app, phone, hands=[3, 3, 3], options=_SPECIAL)
    special.play({"b": 2, "c": 0, "a": 1}, {"b": 2, "c": 0, "a": 1})
    special.play({"c": 2, "a": 0, "b": 1}, {})
    pirates = Table(app, phone, game="skull_king", hands=[3, 3], options=_PIRATES)
    pirates.play({"b": 2, "c": 0, "a": 1}, {"b": 2, "c": 0})
    hidden = Table(app, phone, options=_APART)
    hidden.enter("b", "bid", 1)
    together = Table(app, phone, options={**_APART, **_TOGETHER}, reveal=True)
    for player in "bca":
        together.enter(player, "bid", 1)
    match = Table(app, phone, NAMES[:2], game="wizards_cup")
    match.act(lambda _: win_round(1, ["a", "b"]))
    match.act(lambda _: win_round(2, ["a", "b"]))
    over = Table(app, phone, rounds=1)
    play_rounds(over, 1)
    early = Table(app, phone)
    play_rounds(early, 1)
    early.act(acts.end)
    fresh = Table(app, phone, NAMES[:2], game="wizards_cup")
    ordered = Table(app, phone, NAMES[:2], game="wizards_cup")
    for player, place in product("ab", range(1, 7)):
        write_over(ordered, place_card(1, player, place, Sorcerer("Void", place)))
    for each in (fresh, ordered):
        take_seat(store, each.id, phone.device, "a", 1)
    apart = Table(app, phone, dealer=2)
    bids = [Mark(secrets.token_hex(16), ((Cell(1, 1, "a", "bid"), bid),)) for bid in (0, 1)]
    write(store, apart.id, phone.device, Batch(bids, erased=frozenset, late=True).apply)
    deleted = Table(app, phone, rounds=1)
    delete_game(store, deleted.id, phone.device, int(time.time()))
    theirs = Table(app, Phone(app), rounds=1)
    let_in(theirs, phone)
    house = HouseRules(new_game_id(), "Sunday rules", "wizard_fisher", {"points.missed.off": -5})
    save_house_rules(store, phone.device, house, 1)
    with store.writing() as transaction:
        group, game = current_group(transaction, phone.device), transaction.games.get(early.id)
        # That evening is over by a tap, which can be taken back.
        transaction.evenings.end(group.group_id, game.updated_at)
        transaction.seasons.add(group.group_id, SeasonRow(SEASON, "Winter", "2026-01-01"))
    name_group(store, phone.device, "The Fridays")
    # A game can be moved where there is another group.
    phone.go("/group/new").tap("Begin this group", name="Club")
    phone.go("/group").tap("The Fridays")
    of_tricks = (running, bidding, special, hidden, together, over, early, apart, theirs)
    shown = (*of_tricks, match, fresh, ordered)
    household = Household(app, phone)
    household.known = _known(household, [game.id for game in (*shown, pirates, deleted)], house.id)
    household.chosen = [
        f"{special.path}?round=1&at=tricks.b&to=1",
        f"{special.path}?at=bid.c",
        f"{pirates.path}?round=1&at=bonus.b",
        f"{running.path}?round=1&at=tricks.a&to=0",
        f"{fresh.path}?at=own",
        f"{ordered.path}?at=own",
        f"{fresh.path}/duel?a.element=Fire&a.value=5&b.element=Shadow&b.value=3",
    ]
    # A form on a page is safe with the token that this phone has.
    phone.go("/new")
    return household


def _known(household: Household, games: Sequence[str], house: str) -> dict[str, list[str]]:
    with household.store.reading() as transaction:
        group = current_group(transaction, household.phone.device)
        assert group is not None
        people = [each.person_id for each in transaction.people.all(group.group_id)]
        rows = [row for row in map(transaction.games.get, games) if row is not None]
    links = [link_token(KEY.encode(), row, role) for row in rows[:1] for role in ("host", "view")]
    return {
        "game_id": list(games),
        "house_id": [house],
        "season": [SEASON],
        "person": people,
        "part": ["pad", "menu"],
        "phone": [household.phone.device[:ID_SHOWN]],
        "player": list("abcd"),
        "field": ["remark", "none"],
        "game": ["wizard_gigamic", "quoicoupli", "wizards_cup", "skull_king"],
        "ending": ["json", "jsonl", "csv"],
        "token": [*links, group.group_id + "x" * 22],
        "language": ["en", "de"],
        "rest": ["new", "phones"],
        "filename": ["css/pad.css", "phone/awake.mp4", "vendor/htmx-2.0.11.min.js"],
    }


def cookies_of(phone: Phone) -> Mapping[str, str]:
    found = {name: phone.client.get_cookie(name) for name in ("device", "session")}
    return {name: cookie.value for name, cookie in found.items() if cookie is not None}
