"""The checkers' screens as a phone and as the server make them, of random tricks and duels."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from flask import Flask, render_template

from scorepad.pad.mark_json import mark_json
from scorepad.views.duel_check import duel_alone
from tests.client.checks import (
    GAME_ID,
    Asked,
    Pairs,
    asked_alone,
    asked_at_table,
    duel_pairs,
    duel_query,
)
from tests.client.scripted import answers, script_with, speaking

LANGUAGES = ("en", "fr", "de")
ORIGIN = "https://pad.example"
HTML = Path(__file__).with_name("checker_html.mjs")
# Werkzeug leaves some signs in a query as they are that browsers escape.
_BACK = re.compile(r'(?<=back=)[^&"#]*')


def checker_script(app: Flask, folder: Path, language: str) -> Path:
    """The script of the checkers, with the functions that return what they show."""
    script = folder / "checker.js"
    own = {"checker_html": HTML.read_text("utf-8")}
    script.write_text(script_with(app, language, ["checker_html"], own), "utf-8")
    return script


def questions(number: int, seed: str) -> Iterator[Asked]:
    for place in range(number):
        name = f"{seed}.{place}"
        yield asked_at_table(name) if place % 3 == 0 else asked_alone(name)


def by_server(asked: Asked) -> str:
    assert asked.view is not None
    page = f"/g/{GAME_ID}/check" if asked.marks else "/check"
    html = render_template(
        "trick_check/_check.html",
        view=asked.view,
        page=page,
        names=asked.called,
        address=f"{ORIGIN}/check{asked.view.alone}" if asked.view.shares else "",
        types=False,
        typing_form="",
    )
    return _plain(html + render_template("trick_check/_symbols.html", view=asked.view))


def _plain(html: str) -> str:
    return _BACK.sub(lambda found: unquote(found[0]), html)


def by_phone(asked: Asked) -> tuple[str, str, list[Any]]:
    marks = [mark_json(mark) for mark in asked.marks]
    return "checker_html", "checkHtml", [asked.pairs, marks, GAME_ID, ORIGIN]


def different_screens(
    app: Flask, folder: Path, language: str, number: int, seed: str
) -> tuple[int, list[str]]:
    """How many screens of tricks and duels were compared, and which of them differ."""
    script = checker_script(app, folder, language)
    tricks = [each for each in questions(number, seed) if each.view is not None]
    duels = [duel_pairs(f"{seed}.{place}") for place in range(number * 3 // 10)]
    asked = [by_phone(each) for each in tricks]
    asked += [("checker_html", "duelHtml", [pairs]) for pairs in duels]
    with speaking(app, language):
        theirs = [by_server(each) for each in tricks] + [duel_by_server(pairs) for pairs in duels]
        shown = [each and _plain(each) for each in answers(script, asked)]
    names = [f"{language} {args[0]}" for _, _, args in asked]
    rows = zip(names, shown, theirs, strict=True)
    return len(asked), [name for name, ours, their in rows if ours != their]


def duel_by_server(pairs: Pairs) -> str | None:
    view = duel_alone(duel_query(pairs))
    return view and render_template("duel/_duel.html", view=view, refusal=None)
