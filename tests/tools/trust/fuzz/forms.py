"""What pages send: every form and every address of a household, found by looking."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, urljoin, urlsplit

from flask import Flask
from werkzeug.exceptions import HTTPException
from werkzeug.routing import RequestRedirect

from scorepad.pad.opening import Opening, opening_cells
from scorepad.services.links import new_game_id
from tests.tools.trust.household import Household
from tests.web.phone import Button, Form

Fields = tuple[tuple[str, str], ...]
Kind = tuple[str, ...]
"""A page, and what its address asks for: the path, and the names in the query."""

_NO_PAGES = ("/o/", "/c/", "/static/", "/phone/")
_DRAWN = (".pdf", ".png")

_STEPS = 3
"""How many links are followed, one after the other."""


@dataclass
class Found:
    """By the name of a route: the ``forms`` that are sent there (where, and what),
    the ``queries`` in addresses; by the name of a field, its ``values``; ``bodies``
    in JSON, with where they go."""

    forms: dict[str, list[tuple[str, Fields]]] = field(default_factory=lambda: defaultdict(list))
    queries: dict[str, set[Fields]] = field(default_factory=lambda: defaultdict(set))
    values: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    bodies: dict[str, list[tuple[str, Any]]] = field(default_factory=lambda: defaultdict(list))


def look_around(household: Household, begun: Sequence[str] = (), steps: int = _STEPS) -> Found:
    """Opens every page, or those ``begun`` with, and what so many ``steps`` of links
    lead to; reads what they would send."""
    found = Found()
    phone = household.phone
    seen_kinds: set[Kind] = set()
    further = list(begun) or [*pages(household), *household.chosen]
    for _ in range(steps):
        onward: dict[Kind, str] = {}
        for path in further:
            phone.go(path)
            if phone.answer.mimetype != "text/html":
                continue
            for form in phone.forms:
                _read_form(household.app, found, form, phone.path)
            for _, address in phone.links:
                kind = _read_query(household.app, found, urlsplit(address), phone.path)
                if kind and kind not in seen_kinds:
                    onward.setdefault(kind, urljoin(phone.path, address))
        seen_kinds.update(onward)
        further = list(onward.values())
    return found


def pages(household: Household) -> list[str]:
    """Every address that is read and leaves everything as it is."""
    return [
        path
        for rule in household.app.url_map.iter_rules()
        if "GET" in (rule.methods or ()) and not rule.rule.startswith(_NO_PAGES)
        for path in household.addresses(rule.rule)
        if not path.endswith(_DRAWN)
    ]


def endpoint_of(app: Flask, method: str, path: str) -> str | None:
    """The name of the route that answers there."""
    try:
        endpoint: str = app.url_map.bind("127.0.0.1:5000").match(path, method)[0]
    except (HTTPException, RequestRedirect):
        return None
    return endpoint


def _read_form(app: Flask, found: Found, form: Form, page: str) -> None:
    for button in form.buttons or [Button()]:
        address = urlsplit(button.action or form.action or page)
        fields = [*form.fields.items(multi=True)]
        if button.name:
            fields.append((button.name, button.value))
        for name, value in fields:
            found.values[name].add(value)
        endpoint = endpoint_of(app, form.method.upper(), address.path)
        if endpoint is None:
            continue
        if form.method.lower() == "get":
            found.queries[endpoint].add(tuple(fields))
        else:
            found.forms[endpoint].append((address.path, tuple(fields)))


def _read_query(app: Flask, found: Found, address: Any, page: str) -> Kind | None:
    fields = tuple(parse_qsl(address.query, keep_blank_values=True))
    path = address.path or page
    if path.endswith(_DRAWN) or path.startswith(_NO_PAGES):
        return None
    endpoint = endpoint_of(app, "GET", path)
    if endpoint is None or not fields:
        return None
    found.queries[endpoint].add(fields)
    for name, value in fields:
        found.values[name].add(value)
    at = dict(fields).get("at", "").partition(".")[0]
    return (path, at, *(name for name, _ in fields))


def read_scripts(household: Household, found: Found) -> None:
    """Adds what phones send by themselves: marks that are written there."""
    game = household.known["game_id"][0]
    marks = household.phone.go(f"/g/{game}/marks").answer.json["marks"]
    for each in marks:
        body = {"late": True, "marks": [{**each, "id": each["id"][::-1]}]}
        found.bodies["marks.write"].append((f"/g/{game}/marks", body))
    for key, players in (("wizard_gigamic", 3), ("wizards_cup", 2), ("skull_king", 4)):
        seated = [(f"p{place}", f"Player {place}") for place in range(players)]
        cells = [[*cell, value] for cell, value in opening_cells(Opening(key, seated))]
        mark: Mapping[str, Any] = {"id": "a" * 32, "cells": cells, "at": 1_790_000_000}
        found.bodies["marks.create_offline_game"].append(
            ("/new/marks", {"game_id": new_game_id(), "mark": mark})
        )
