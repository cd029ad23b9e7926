"""The forms behind ⋯ as a browser sends them to a server, and what that writes."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from flask import Flask, template_rendered
from werkzeug.datastructures import MultiDict

from scorepad.client.pages import MENU
from scorepad.pad.mark_json import mark_json
from scorepad.pad.plain_fields import plain_fields
from tests.client.menu_looks import plain
from tests.web.phone import Button, Form, Phone
from tests.web.table import Table

Json = dict[str, Any]

_NAMES = ("Anna", "Ben", "Cleo", "Dan")
_GAMES = ("wizard_gigamic", "wizard_club", "quoicoupli", "skull_king")
_TYPED = {
    "points": ("0", "5", " 20 ", "7", "x"),
    "why": ("rude", "  two  words "),
    "rounds": ("3", "12", " 9 ", "", "x", "99"),
    "name": ("", "", "Dora", "  Eve ", "Anna", "x" * 33),
    "value": ("", "7", "x", "some words", "9999"),
    "sign": ("+", "-"),
    "start": ("zero", "lowest"),
    "end": ("keep", "schedule"),
}
"""What people type, or choose, in fields with these names."""

_OPTIONS = ("yes", "no", "1", "3", "x", "open", "secret", "last", "nobody", "fixed")
_SCREENS = {template: screen for screen, template in MENU.items()}


def lines(app: Flask, seed: str, games: int, sendings: int) -> Iterator[str]:
    """So many games, one JSON line each: some forms that were sent, and what stood there then.

    Each moment has the form's path within the game and its fields; ``cells`` are those that were
    written, ``refusal`` is why not, and ``screen`` shows that. ``seats`` is what the page of the
    seats says then.
    """
    for number in range(games):
        yield _Walk(app, f"{seed}.{number}").line(sendings)


class _Walk:
    """One game in front of somebody who opens one page behind ⋯ after the other."""

    def __init__(self, app: Flask, name: str) -> None:
        self._app, self._name, self._random = app, name, Random(name)
        self._phone = Phone(app)
        game, rounds = self._random.choice(_GAMES), self._random.choice([None, 6])
        self._table = Table(app, self._phone, _NAMES, game, rounds=rounds)

    def line(self, sendings: int) -> str:
        moments: list[Json] = []
        for _ in range(self._random.randint(0, 2)):
            played = self._table.pad.current
            tricks = {"a": played.hand, "b": 0, "c": 0}
            self._table.play(dict.fromkeys(played.order, 0), tricks)
        if self._random.random() < 0.5:
            self._table.begin()
        while len(moments) < sendings:
            moments += self._one_page()
        marks = [mark_json(mark) for mark in self._table.pad.written.marks]
        return json.dumps({"name": self._name, "marks": marks, "moments": moments[:sendings]})

    def _one_page(self) -> Iterator[Json]:
        """Open a page, and send what is there until it leads back to the pad."""
        phone, path, random = self._phone, self._table.path, self._random
        player = random.choice("abcd")
        pages = [*["players"] * 5, "round", "round", "length", "length/end", "points", "rules"]
        if self._table.pad.over:
            pages = ["length"] * 5 + ["points"]
        pages += [f"points/{player}", f"names/{player}", *(f"fields/{n}" for n in plain_fields())]
        phone.go(f"{path}/{random.choice(pages)}")
        for _ in range(6):
            taps = [
                (form, button)
                for form in phone.forms
                for button in form.buttons
                if (button.action or form.action).startswith(f"{path}/")
                and "disabled" not in button.attributes
            ]
            if phone.path in (path, f"{path}/table") or not taps:
                return
            if "newcomer" in taps[0][0].fields and random.random() < 0.6:
                taps = self._on_seats(taps[0][0])
            form = random.choice(taps)[0] if random.random() < 0.5 else random.choice(phone.forms)
            yield self._sent(*random.choice([tap for tap in taps if tap[0] is form] or taps))

    def _on_seats(self, form: Form) -> list[tuple[Form, Button]]:
        """What is tapped most on the page of the seats, with what only some tables see there."""
        asked = [("known", f"Zoe {self._random.randint(1, 99)}"), ("do", "join"), ("do", "stand")]
        asked += [("do", "reset")]
        asked += [("do", each) for each in ("write", "now", "next", "now.a", "next.a", "next.c")]
        return [(form, Button(name=name, value=value)) for name, value in asked]

    def _sent(self, form: Form, button: Button) -> Json:
        random, marks = self._random, self._table.pad.written.marks
        fields: MultiDict[str, str] = form.fields.deepcopy()
        action = button.action or form.action
        for name in [*fields]:
            option = _OPTIONS if name.startswith("option.") else ()
            choices = _TYPED.get(name, option if random.random() < 0.04 else ())
            if choices and random.random() < 0.6:
                fields.setlist(name, [random.choice(choices)])
        if action.endswith("/rules"):
            fields.setlist("rounds", [random.choice(("all", "rest"))])
        if button.name:
            # No button says what no table has.
            is_odd = action.split("/")[-2:-1] == ["round"] and random.random() < 0.3
            fields.add(button.name, "99" if is_odd else button.value)
        shown: list[tuple[str, Json]] = []

        def look(_: Flask, template: Any, context: Json, **__: Any) -> None:
            shown.append((template.name, context))

        with template_rendered.connected_to(look, self._app):
            self._phone.send(action, fields)
        new = self._table.pad.written.marks[len(marks) :]
        said: Json = {
            "upto": len(marks),
            "path": action.removeprefix(f"{self._table.path}/"),
            "form": [*fields.items(multi=True)],
            "cells": [[*cell, value] for mark in new for cell, value in mark.cells],
            "refusal": None,
            "screen": None,
            "seats": None,
        }
        for template, context in shown:
            if context.get("refusal") is not None:
                said |= {"refusal": plain(context["refusal"])}
                said |= {"screen": _SCREENS[template]}
            if template == MENU["players"]:
                said |= {"seats": self._seats(context["about_name"])}
        return said

    def _seats(self, about_name: bool) -> Json:
        [form] = [each for each in self._phone.forms if each.action.endswith("/players")]
        newcomers = zip(form.fields.getlist("new"), form.fields.getlist("new_name"), strict=True)
        return {
            "seats": form.fields.getlist("seat"),
            "newcomers": [*map(list, newcomers)],
            "picked": form.fields.get("picked", ""),
            "typed": form.fields.get("name", ""),
            "aboutName": about_name,
        }
