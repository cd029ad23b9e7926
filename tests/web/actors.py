"""Everybody who may stand before a URL, and what each asks with."""

import secrets
from dataclasses import dataclass, field
from functools import partial

from flask import Flask
from werkzeug.routing import Rule
from werkzeug.test import TestResponse

from scorepad.services.group_links import group_link, group_link_token, make_group_link
from scorepad.services.groups import group_token, groups_of, open_group, renew_group
from scorepad.services.links import link_token, open_link, renew_link
from scorepad.services.own_phones import take_seat
from scorepad.store import GroupLinkRole, HouseRow, SeasonRow
from tests.web.addresses import FILLED, addresses
from tests.web.evening import finished, let_in
from tests.web.phone import Phone
from tests.web.table import Table

ACTORS = (
    *("nobody", "stranger", "damaged", "revoked", "expelled"),
    *("viewer", "player", "host", "group"),
)
"""``stranger`` has a game and a group of its own, and tries its own secrets here;
``damaged`` has the host's with one letter wrong; ``revoked`` and ``expelled`` were
let in by a link to the game and to the group that was renewed; ``player`` is Anna's own phone."""

MATCH = "wizards_cup"
"""A game that is another kind of pad, with screens of its own."""


@dataclass
class Evening:
    """A game, and a phone for each of :data:`ACTORS`."""

    app: Flask
    game: Table
    phones: dict[str, Phone]
    tokens: dict[str, str]
    """What each would open a link with."""
    _csrf: dict[str, str] = field(default_factory=dict)
    _finished: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, app: Flask, kind: str = "wizard_gigamic") -> "Evening":
        """A new one."""
        owner, phones = Phone(app), {actor: Phone(app) for actor in ACTORS}
        phones["nobody"] = Phone(app, known=False)
        game = Table(app, owner, ("Anna", "Ben", "Cleo")[: 2 if kind == MATCH else 3], kind)
        other = Table(app, phones["stranger"], ("Dora", "Ed", "Fay"))
        store, key = game.store, str(app.secret_key).encode()

        def links(table: Table) -> dict[str, str]:
            [group] = groups_of(store, table.phone.device)
            with store.reading() as transaction:
                row = transaction.games.get(table.id)
            assert row is not None
            return {
                "host": link_token(key, row, "host"),
                "viewer": link_token(key, row, "view"),
                "player": link_token(key, row, "player"),
                "group": group_token(key, group),
            }

        old, theirs = links(game), links(other)
        open_link(store, key, old["host"], phones["revoked"].device, 1)
        open_group(store, key, old["group"], phones["expelled"].device, 1)
        renew_link(store, game.id, owner.device, "host", 1)
        renew_group(store, owner.device, 1)
        good = links(game)
        open_link(store, key, good["viewer"], phones["viewer"].device, 1)
        open_link(store, key, good["player"], phones["player"].device, 1)
        assert take_seat(store, game.id, phones["player"].device, "a", 1) is None
        with store.reading() as transaction:
            right = transaction.links.right(game.id, phones["player"].device)
            row = transaction.games.get(game.id)
        assert right is not None
        assert row is not None
        good["player"] = link_token(key, row, "player", "a", right.sitting_id)
        open_link(store, key, good["host"], phones["host"].device, 1)
        open_group(store, key, good["group"], phones["group"].device, 1)
        with store.writing() as transaction:
            group = good["group"][:22]
            house = HouseRow(group, FILLED["house_id"], "Ours", "wizard_gigamic", {}, 1)
            transaction.house_rules.save(house)
            season = SeasonRow(FILLED["season"], "Winter", "2026-01-01")
            transaction.seasons.add(group, season)
        cookie = phones["host"].client.get_cookie("device").value
        phones["damaged"].client.set_cookie("device", damaged(cookie))
        tokens = {
            "nobody": FILLED["token"],
            "stranger": game.id + theirs["host"][22:],
            "damaged": damaged(good["host"]),
            "revoked": old["host"],
            "expelled": old["group"],
            **good,
        }
        return cls(app, game, phones, tokens)

    def ask(self, actor: str, method: str, rule: Rule, **headers: str) -> TestResponse:
        """One of them at one URL; what is posted can be read, and has its token."""
        client = self.phones[actor].client
        of_evening = rule.endpoint.startswith("evening") or rule.endpoint == "programs.evening"
        game_id = self.finished_id() if of_evening else self.game.id
        role: GroupLinkRole = "programs" if rule.rule.startswith("/programs") else "television"
        is_shown = rule.rule.startswith(("/tv", "/programs"))
        is_given = is_shown and actor in ("viewer", "player", "host")
        token = self.token_to_look(role) if is_given else self.tokens[actor]
        [address, *_] = addresses(self.app, rule, game_id=game_id, token=token)
        if method == "GET":
            return client.get(address, headers=headers)
        token = self._csrf_token(actor)
        if rule.rule.endswith("/marks"):
            body = {"late": False, "marks": [], "game_id": secrets.token_urlsafe(16)}
            return client.post(address, json=body, headers={"X-CSRFToken": token} | headers)
        form = {**self._form(actor), "csrf_token": token}
        if rule.endpoint == "group_links.change":
            form |= {"role": "television", "do": "make"}
        return client.post(address, data=form, headers=headers)

    def finished_id(self) -> str:
        """Return the id of a game that ended on an evening of two, with the same rights in it."""
        if not self._finished:
            for _ in range(2):
                game = finished(partial(Table, self.app, self.game.phone))
                for role in ("view", "player", "host"):
                    actor = "viewer" if role == "view" else role
                    let_in(game, self.phones[actor], role)
                self._finished.append(game.id)
        return self._finished[0]

    def token_to_look(self, role: GroupLinkRole) -> str:
        """Return the token of a link by which a television or a program reads of the group."""
        store, device = self.game.store, self.game.phone.device
        make_group_link(store, device, role)
        link = group_link(store, device, role)
        assert link is not None
        return group_link_token(str(self.app.secret_key).encode(), link)

    def _csrf_token(self, actor: str) -> str:
        """The actor's token, which holds for every form of the evening."""
        if actor not in self._csrf:
            self._csrf[actor] = self.phones[actor].client.get("/new/marks").json["csrf"]
        return self._csrf[actor]

    def _form(self, actor: str) -> dict[str, str]:
        """Return what every form can read."""
        return {
            "by": "1",
            "deal": "1",
            "fell": "yes",
            "field": "bid",
            "form_id": secrets.token_urlsafe(16),
            "game": "wizard_gigamic",
            "id": secrets.token_hex(16),
            "link": f"http://pad.local/o/{self.tokens[actor]}",
            "mark": "b" * 32,
            "name": "Gus",
            "other": "b",
            "others_tricks": "0",
            "player": "a",
            "role": "view",
            "round": "1",
            "seen": self.game.pad.written.marks[-1].id,
            "to": self.tokens["group"][:22],
            "trick": "1",
            "tricks": "1",
            "value": "1",
            "won": "a",
        }


def damaged(secret: str) -> str:
    """The secret with one letter wrong."""
    return secret[:-1] + ("A" if secret[-1] != "A" else "B")
