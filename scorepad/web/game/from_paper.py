"""A game that was written on paper: one grid, kept and checked as it is typed."""

import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl, urlencode

from flask import Blueprint, render_template, request, url_for
from flask.typing import ResponseReturnValue

from scorepad.i18n.numbers import file_day, moment_on
from scorepad.i18n.speech import gettext
from scorepad.pad.any_pad import as_trick_pad
from scorepad.pad.state import Pad
from scorepad.services.access import OpenedGame
from scorepad.services.final_totals import move_to_day, read_totals, takes_totals, write_totals
from scorepad.services.from_paper import is_being_typed, is_on_pad, read_paper, write_paper
from scorepad.services.paper_drafts import has_boxes, keep_typed, typed_paper
from scorepad.services.paper_form import LONGEST_TYPED, MOST_TYPED, PaperForm, place_of
from scorepad.views.from_paper import paper_finals, paper_grid, paper_moved, paper_slips
from scorepad.web.game.access import writers_game
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.rate_limit import marks_are_sent
from scorepad.web.http.responses import asks_for_part, go_to

blueprint = Blueprint("from_paper", __name__, url_prefix="/g/<game_id>/from-paper")

_TRICKS, _TOTALS, _FINAL = "tricks", "totals", "final"
"""The kinds of paper: with bids and tricks, with bids and running totals, or with final totals."""

_CHECKED = "said"
"""The id of the messages about the lines; htmx can replace them without the grid around them."""


@blueprint.get("")
def page(game_id: str) -> ResponseReturnValue:
    """Show what is typed: the grid, from the open round to the last, or only totals.

    In the URL, ``kind`` is the kind of paper. ``said`` is there if somebody has asked what is wrong
    with it, and ``other`` if another phone has typed here since.
    """
    opened = writers_game(game_id)
    typed = typed_paper(current_store(), game_id)
    kind = request.args.get("kind") or typed.get("kind", "")
    show = _show_totals if kind == _FINAL else _show
    return show(opened, {**typed, "kind": kind}, other="other" in request.args)


@blueprint.post("")
def check_or_write(game_id: str) -> ResponseReturnValue:
    """Store what is typed, and check it. Write it on the pad if that button was tapped."""
    opened = writers_game(game_id)
    now, do, kind = int(time.time()), request.form.get("do"), _kind()
    if do == "day":
        return _move(opened)
    sent = _sent(as_trick_pad(opened.pad))
    typed = keep_typed(current_store(), game_id, known_device(), sent, _shown(), now)
    other = any(typed.get(name, "") != text for name, text in sent.items() if name != "day")
    if asks_for_part(_CHECKED):
        return _show(opened, typed, shown=sent, other=other)
    at = _moment(opened, typed, now)
    if do in ("write", "sure") and at is not None and not other:
        marks_are_sent(sum(map(bool, sent.values())))
        way = _write(game_id, typed, kind, at)
        if way:
            return go_to(url_for(way, game_id=game_id))
    query: dict[str, Any] = {"kind": kind, "said": 1, "other": 1 if other else None}
    if at is None and not request.form.get("day"):
        # Browsers send nothing for an invalid day, and nothing is stored.
        query["day"] = ""
    anchor = _first_place(opened, typed, kind)
    return go_to(url_for("from_paper.page", game_id=game_id, **query, _anchor=anchor))


def _first_place(opened: OpenedGame, typed: Mapping[str, str], kind: str) -> str:
    """Return the id of what comes next.

    It is the line that is wrong, the choice that is needed, or the button that leads on. Messages
    stand above that button.
    """
    if kind == _FINAL:
        return _CHECKED
    paper = read_paper(as_trick_pad(opened.true_pad), PaperForm.of(typed, kind), "", 0)
    if paper.wrong is not None:
        return f"line-{paper.wrong[0][0]}"
    return _CHECKED if paper.asked or not paper.done else "onward"


def _write(game_id: str, typed: Mapping[str, str], kind: str, at: int) -> str:
    """Write what is typed; return the endpoint of the next screen, "" if nothing was written."""
    store, device = current_store(), known_device()
    if kind == _FINAL:
        sure = request.form.get("do") == "sure"
        why = gettext("from paper")
        totals = write_totals(store, game_id, device, _finals(typed), why, at, sure=sure)
        return "end.page" if totals.wrong is None else ""
    paper = write_paper(store, game_id, device, PaperForm.of(typed, kind), at)
    if paper.wrong is not None or paper.asked is not None:
        return ""
    return "sheet.page" if paper.pad.over else "pad.page"


def _move(opened: OpenedGame) -> ResponseReturnValue:
    """Move a game of which only the totals are known to another day."""
    game_id, day = opened.game.game_id, request.form.get("day", "")[:LONGEST_TYPED]
    at = _moment(opened, {"day": day}, int(time.time()))
    if at is not None:
        marks_are_sent(1)
        if move_to_day(current_store(), game_id, known_device(), at):
            return go_to(url_for("sheet.page", game_id=game_id))
    return go_to(url_for("from_paper.page", game_id=game_id, kind=_FINAL, day=day))


def _kind() -> str:
    """Return the kind of paper that a button has chosen, else the one of the form."""
    kind = request.form.get("as") or request.form.get("kind")
    return kind if kind in (_TOTALS, _FINAL) else _TRICKS


def _sent(pad: Pad) -> dict[str, str]:
    """Return what is typed in the fields of the paper, and the kind of paper.

    Rounds that are on the pad by now are left out: a phone without network may send them again.
    """
    places = {name: place_of(name)[1] for name in request.form}
    boxes = [
        name
        for name, (number, player) in places.items()
        if player in pad.names and not is_on_pad(pad, number)
    ]
    names = [*boxes, *(["day"] if "day" in request.form else [])]
    texts = {name: request.form[name].strip()[:LONGEST_TYPED] for name in names}
    return {**texts, "kind": _kind()}


def _shown() -> dict[str, str]:
    """Return the texts that the fields were shown with; none for a form of an older version."""
    shown = request.form.get("shown", "")
    try:
        return dict(parse_qsl(shown, keep_blank_values=True, max_num_fields=MOST_TYPED))
    except ValueError:
        return {}


def _moment(opened: OpenedGame, typed: Mapping[str, str], now: int) -> int | None:
    """Return when the game was played, in Unix seconds; ``None`` for an invalid day.

    A game that is all on paper was played when it began, at one moment: its time of day is unknown.
    """
    begun = opened.game.created_at
    day = request.form.get("day", typed.get("day"))
    if takes_totals(as_trick_pad(opened.true_pad)) and day in (None, file_day(begun)):
        return begun
    return now if day is None else moment_on(day, now)


def _finals(typed: Mapping[str, str]) -> dict[str, str]:
    """Return the final totals by player, as they were typed."""
    places = {name: place_of(name) for name in typed}
    return {
        player: typed[name]
        for name, (of, (number, player)) in places.items()
        if (of, number) == ("total", 0)
    }


def _page_of(
    opened: OpenedGame, pad: Pad, typed: Mapping[str, str], *, other: bool
) -> dict[str, object]:
    """Return what both pages show: the players, the day, and whether the game can have totals only.

    ``other`` is true if another phone has typed since the form was shown.
    """
    now = int(time.time())
    day = request.args.get("day", typed.get("day", file_day(opened.game.created_at)))
    return {
        "game_id": opened.game.game_id,
        "players": pad.present,
        "takes": takes_totals(pad),
        "day": day,
        "day_wrong": moment_on(day, now) is None,
        "today": file_day(now),
        "other": other,
        "draft": has_boxes(typed),
        "shown": _as_shown({**typed, "day": day}),
    }


def _as_shown(texts: Mapping[str, str]) -> str:
    """Return the texts of the fields for the form, which sends them back beside what is typed."""
    # The kind of paper is no field that two phones fill in.
    return urlencode({name: text for name, text in texts.items() if text and name != "kind"})


def _show_totals(
    opened: OpenedGame, typed: Mapping[str, str], *, other: bool
) -> ResponseReturnValue:
    pad, texts = as_trick_pad(opened.pad), _finals(typed)
    asked = "said" in request.args and not pad.over
    totals, _ = read_totals(pad, texts, "-", "", 0, sure=False)
    wrong = totals.wrong if asked else None
    view = {
        **_page_of(opened, pad, typed, other=other),
        "names": pad.names,
        "alone": pad.totals_alone,
        "finals": paper_finals(pad, texts, wrong[0] if wrong else None),
        "wrong": wrong,
    }
    return render_template("from_paper/totals.html", view=view)


def _show(
    opened: OpenedGame,
    typed: Mapping[str, str],
    *,
    other: bool,
    shown: Mapping[str, str] | None = None,
) -> ResponseReturnValue:
    """Show the grid; if only the messages are replaced, its fields keep the texts ``shown``.

    What the last line still lacks is wrong only once somebody has asked.
    """
    pad, form = as_trick_pad(opened.pad), PaperForm.of(typed, typed.get("kind", ""))
    paper = read_paper(as_trick_pad(opened.true_pad), form, "", 0)
    if "said" not in request.args and is_being_typed(form, paper):
        paper = paper._replace(wrong=None)
    view = {
        **_page_of(opened, pad, typed, other=other),
        "names": paper.pad.names,
        "grid": paper_grid(pad, form, paper.wrong[0] if paper.wrong else None),
        "paper": paper,
        "slips": paper_slips(form, paper),
        "moved": paper_moved(pad, form),
    }
    if shown is not None:
        view["shown"] = _as_shown(shown)
    template = "from_paper/_checked.html" if asks_for_part(_CHECKED) else "from_paper/page.html"
    return render_template(template, view=view)
