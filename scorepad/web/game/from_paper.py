"""A game that was written on paper: one grid, checked as it is typed."""

import re
import time
from collections.abc import Iterator, Mapping

from flask import Blueprint, render_template, request, url_for
from flask.typing import ResponseReturnValue

from scorepad.i18n.numbers import file_day, moment_on
from scorepad.i18n.speech import gettext
from scorepad.pad.any_pad import tricks_of
from scorepad.pad.state import Pad
from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.final_totals import move_to_day, takes_totals, write_totals
from scorepad.services.from_paper import Paper, PaperForm, Place, lines_of, read_paper, write_paper
from scorepad.web.game.access import writers_game
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.rate_limit import marks_are_sent
from scorepad.web.http.responses import asks_for_part, go_to

blueprint = Blueprint("from_paper", __name__, url_prefix="/g/<game_id>/from-paper")

_FIELD = re.compile(r"(bid|tricks|total|chosen)\.([0-9]{1,2})\.([0-9A-Za-z_-]{1,32})\Z")
_LONGEST = 8

_FINAL_TOTALS = "final"
"""The kind of paper that has everybody's total at the end, and no more."""

_CHECKED = "said"
"""The id of the messages about the lines, which are asked for without the grid around them."""


@blueprint.get("")
def page(game_id: str) -> ResponseReturnValue:
    """Show the grid, from the round that is open to the last, or totals alone."""
    if request.args.get("kind") == _FINAL_TOTALS:
        return _show_totals(game_id, {}, None)
    return _show(game_id, PaperForm(request.args.get("kind") == "totals", {}, {}, {}), {})


@blueprint.post("")
def check_or_write(game_id: str) -> ResponseReturnValue:
    """Write what is typed; any other button, and typing itself, checks it."""
    kind = request.form.get("as") or request.form.get("kind")
    if kind == _FINAL_TOTALS:
        return _totals(game_id)
    form, aside = _read()
    filled = sum(bool(text.strip()) for text in (*form.bids.values(), *form.results.values()))
    written = request.form.get("do") == "write"
    if not written:
        return _show(game_id, form, aside)
    at = _moment()
    if at is None:
        return _show(game_id, form, aside, status=422)
    marks_are_sent(filled)
    paper = write_paper(current_store(), game_id, known_device(), form, at)
    if paper.wrong is not None or paper.asked is not None:
        return _show(game_id, form, aside, status=422)
    return go_to(url_for("sheet.page" if paper.pad.over else "pad.page", game_id=game_id))


def _totals(game_id: str) -> ResponseReturnValue:
    """Write the totals at the end, or show them."""
    texts = {
        player: request.form[name][:_LONGEST]
        for name, kind, (number, player) in _fields()
        if (kind, number) == ("total", 0)
    }
    at = _moment()
    do = request.form.get("do")
    if do == "day" and at is not None:
        marks_are_sent(1)
        if move_to_day(current_store(), game_id, known_device(), at):
            return go_to(url_for("sheet.page", game_id=game_id))
    if do not in ("write", "sure") or at is None:
        return _show_totals(game_id, texts, None, status=200 if at is not None else 422)
    marks_are_sent(2)
    why = gettext("from paper")
    totals = write_totals(
        current_store(), game_id, known_device(), texts, why, at, sure=do == "sure"
    )
    if totals.wrong is not None:
        return _show_totals(game_id, texts, totals.wrong, status=422)
    return go_to(url_for("end.page", game_id=game_id))


def _show_totals(
    game_id: str,
    texts: Mapping[str, str],
    wrong: tuple[str, Refusal] | None,
    status: int = 200,
) -> ResponseReturnValue:
    opened = writers_game(game_id)
    pad = tricks_of(opened.pad)
    view = {
        **_page_of(opened, pad),
        "names": pad.names,
        "alone": pad.totals_alone,
        "typed": texts,
        "wrong": wrong,
    }
    return render_template("from_paper/totals.html", view=view), status


def _moment() -> int | None:
    """Return when the game was played, in Unix seconds; ``None`` for what is no day."""
    now, day = int(time.time()), request.form.get("day", "")
    return moment_on(day, now) if day else now


def _page_of(opened: OpenedGame, pad: Pad) -> dict[str, object]:
    """Return what both pages show: the players, the day, and whether totals alone can come."""
    now, day = int(time.time()), request.form.get("day") or file_day(opened.game.created_at)
    return {
        "game_id": opened.game.game_id,
        "players": pad.present,
        "takes": takes_totals(pad),
        "day": day,
        "day_wrong": bool(day) and moment_on(day, now) is None,
        "today": file_day(now),
    }


def _read() -> tuple[PaperForm, dict[Place, str]]:
    """Return what is typed; and the results of the other kind, for when they are wanted again."""
    fields: dict[str, dict[Place, str]] = {"bid": {}, "tricks": {}, "total": {}, "chosen": {}}
    for name, kind, place in _fields():
        fields[kind][place] = request.form[name][:_LONGEST]
    totals = (request.form.get("as") or request.form.get("kind")) == "totals"
    results, aside = fields["tricks"], fields["total"]
    if totals:
        results, aside = aside, results
    return PaperForm(totals, fields["bid"], results, fields["chosen"]), aside


def _fields() -> Iterator[tuple[str, str, Place]]:
    for name in request.form:
        match = _FIELD.match(name)
        if match:
            yield name, match[1], (int(match[2]), match[3])


def _show(
    game_id: str, form: PaperForm, aside: Mapping[Place, str], status: int = 200
) -> ResponseReturnValue:
    opened = writers_game(game_id)
    pad = tricks_of(opened.pad)
    paper: Paper = read_paper(tricks_of(opened.true_pad), form, "", 0)
    view = {
        **_page_of(opened, pad),
        "names": paper.pad.names,
        "lines": list(lines_of(pad, form)),
        "typed": form,
        "aside": {place: text for place, text in aside.items() if text.strip()},
        "paper": paper,
    }
    template = "from_paper/_checked.html" if asks_for_part(_CHECKED) else "from_paper/page.html"
    return render_template(template, view=view), status
