"""Files with games: export and import."""

import io
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import chain
from typing import IO, Any

from flask import Blueprint, Response, render_template, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import NotFound
from werkzeug.utils import secure_filename

from scorepad.i18n.games import words_of
from scorepad.i18n.importing import import_refusal, import_result
from scorepad.i18n.numbers import file_day, separator
from scorepad.services.damaged_games import damaged_games
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.exporting import Format, game_file, games_of_device
from scorepad.services.import_export.importing import (
    ImportResult,
    bring_in,
    games_of,
    names_of,
)
from scorepad.services.paper_drafts import draft_of
from scorepad.services.people.merging import merge_people
from scorepad.services.people.namesakes import ANOTHER, Question, questions_after
from scorepad.services.seasons import MOST_SEASONS
from scorepad.web.game.access import readers_game
from scorepad.web.http.context import app_services, current_store
from scorepad.web.http.device import known_device, this_device
from scorepad.web.http.rate_limit import IMPORT, count_request
from scorepad.web.http.responses import go_to
from scorepad.web.http.security import NamedRequest

blueprint = Blueprint("files", __name__)

IS_WANTED = "scorepad.is_wanted"
"""The key in the environ for a function that returns whether the client still waits, as
:data:`scorepad.cli.asgi.IS_WANTED` says."""

_MOST_LINKED = 20
"""The most games that were left out to which a page links."""

_MEGABYTES = 24
"""The largest size of a file; a larger one is brought in on the machine itself."""
LARGEST_FILE = _MEGABYTES * 1_000_000
_TYPES = {
    "json": "application/json",
    "jsonl": "application/jsonl",
    "csv": "text/csv; charset=utf-8; header=present",
}


class InMemory(NamedRequest):
    """A request whose files are kept in memory.

    Files on disk, which may be full, would be of no use: they are read whole anyway.
    """

    def _get_file_stream(self, *_: object, **__: object) -> IO[bytes]:
        return io.BytesIO()


@blueprint.get("/files")
def page() -> ResponseReturnValue:
    """Show the games to export, the form for an import, and the result of the last one."""
    return _show(result=_result())


@blueprint.get("/files/games.<ending>")
def all_games(ending: str) -> ResponseReturnValue:
    """Return every game of this device as a file."""
    if ending not in ("jsonl", "csv"):
        raise NotFound
    now = int(time.time())
    pieces = games_of_device(current_store(), known_device(), _format(ending), now)
    # If the games can't be read, the response has to be an error before the file begins.
    first = next(pieces)
    return _file(chain([first], pieces), f"scorepad-{file_day(now)}", ending)


@blueprint.get("/g/<game_id>/files")
def of_game(game_id: str) -> ResponseReturnValue:
    """Show the files to which one game can be exported."""
    opened = readers_game(game_id)
    return render_template("files/game.html", view=opened.game)


@blueprint.get("/g/<game_id>/files/game.<ending>")
def one_game(game_id: str, ending: str) -> ResponseReturnValue:
    """Return a file of one game, as far as everybody may see it."""
    opened = readers_game(game_id)
    if ending not in ("json", "csv"):
        raise NotFound
    name = f"{words_of(opened.pad.ruleset.key).name} {file_day(opened.game.created_at)}".strip()
    paper = draft_of(current_store(), game_id) if opened.writes else None
    text = game_file(opened.game, opened.pad, _format(ending), paper)
    return _file(iter([text]), name, ending)


@blueprint.post("/files")
def import_file() -> ResponseReturnValue:
    """Import a file, or nothing of it if anything in it is wrong."""
    count_request(IMPORT)
    sent = request.files.get("file")
    try:
        if sent is None or not sent.filename:
            raise ImportRefused(0, What.NOT_CHOSEN)
        now, device = int(time.time()), this_device()
        is_wanted = request.environ.get(IS_WANTED, lambda: True)
        _forget_body()
        upload, reader = request.form.get("upload", "")[:_LONGEST_NAME], app_services().reader
        with (
            closing(sent),
            reader.read(sent.stream, device, now, is_wanted) as items,
            reader.noting(upload) as note,
        ):
            say = _now_and_then(note)
            result = bring_in(current_store(), device, items, now, is_wanted, say)
    except ImportRefused as error:
        return _show(wrong=import_refusal(error))
    # A redirect, as somebody who comes back to the result must not send the file again.
    return go_to(url_for("files.page", **_as_query(result)))


def _now_and_then(note: Callable[[int, int], None]) -> Callable[[str, int, int], None]:
    """Return a function that notes for the page how many games are written, not too often."""
    noted_at = 0.0

    def say(what: str, done: int, of: int) -> None:
        nonlocal noted_at
        if what == "writing" and time.monotonic() - noted_at > _BETWEEN_NOTES:
            noted_at = time.monotonic()
            note(done, of)

    return say


@blueprint.get("/files/progress")
def progress() -> ResponseReturnValue:
    """Return how many games of a file are written, for the page that has sent it.

    That page has its ``upload`` in the URL: a phone that was never here has no id yet.
    """
    upload = request.args.get("upload", "")[:_LONGEST_NAME]
    done, of = app_services().reader.noted(upload) or (0, 0)
    return render_template("files/_progress.html", done=done, of=of, upload=upload)


_LONGEST_NAME = 40
"""The most characters of the name that a page gives to its upload."""

_BETWEEN_NOTES = 0.5
"""Seconds between two notes of how many games are written."""

_MOST_TOLD = 10_000
"""The most deleted games that are counted: a URL may have any number."""


def _as_query(result: ImportResult) -> dict[str, Any]:
    return {
        "new": result.new,
        "known": result.known,
        "only": result.only or None,
        "deleted": len(result.deleted) or None,
        "gone": result.deleted[0] if len(result.deleted) == 1 else None,
        "damaged": len(result.damaged) or None,
        "broken": result.damaged[0] if len(result.damaged) == 1 else None,
        "others": len(result.others) or None,
        "other": result.others[:_MOST_LINKED],
        "who": list(result.asked),
        "seasons": result.seasons or None,
        "houses": result.houses or None,
        "part": None if result.is_whole else 1,
    }


def _result() -> ImportResult | None:
    """Return the result of an import from the URL, see :func:`_as_query`; ``None`` for none."""
    args = request.args
    new, known, deleted, damaged = (
        args.get(name, type=int) for name in ("new", "known", "deleted", "damaged")
    )
    if new is None or known is None:
        return None
    asked = names_of(current_store(), known_device(), args.getlist("who"))
    gone = (args.get("gone") or "-",) * min(deleted or 0, _MOST_TOLD)
    broken = (args.get("broken") or "-",) * min(damaged or 0, _MOST_TOLD)
    seasons = min(max(args.get("seasons", 0, type=int), 0), MOST_SEASONS)
    houses = min(max(args.get("houses", 0, type=int), 0), _MOST_TOLD)
    is_whole = "part" not in args
    number = min(max(args.get("others", 0, type=int), 0), _MOST_TOLD)
    # The first of them have their ids, and the page links to these.
    others = (*args.getlist("other")[:number], *("-",) * number)[:number]
    return ImportResult(
        *(new, known, args.get("only", ""), gone, broken, asked, is_whole, seasons, others),
        houses=houses,
    )


def _forget_body() -> None:
    """Free the memory of the request's body, whose parts have been read."""
    body = request.environ["wsgi.input"]
    if isinstance(body, io.BytesIO):
        body.truncate(0)


@blueprint.post("/files/who")
def tell() -> ResponseReturnValue:
    """Record who people of a file are: people known here, or others of that name."""
    for field, into in request.form.items():
        what, _, person = field.partition(".")
        if what == "who" and into != ANOTHER:
            merge_people(current_store(), known_device(), person, into)
    return go_to(url_for("people.page"))


def _show(wrong: str = "", result: ImportResult | None = None) -> ResponseReturnValue:
    message = import_result(result) if result else ""
    only = result.only if result else ""
    deleted = result.deleted if result else ()
    damaged = result.damaged if result else ()
    others = result.others if result else ()
    questions: dict[str, Question] = {}
    if result and result.asked:
        now = int(time.time())
        questions = questions_after(current_store(), known_device(), result.asked, now)
    html = render_template(
        "files/page.html",
        wrong=wrong,
        said=message,
        only=only,
        deleted=deleted,
        damaged=damaged[0] if len(damaged) == 1 and damaged[0] != "-" else "",
        most=_MEGABYTES,
        who=questions,
        others=games_of(current_store(), known_device(), others[:_MOST_LINKED]),
        upload=secrets.token_urlsafe(16),
        left_out=damaged_games(current_store(), known_device()),
    )
    return html, 422 if wrong else 200


def _format(ending: str) -> Format:
    """Return the format of a file; the URL may say what separates the cells of a CSV."""
    if ending != "csv":
        return "json"
    chosen = request.args.get("separator") or separator()
    return "csv-semicolon" if chosen == "semicolon" else "csv"


def _file(pieces: Iterator[str], name: str, ending: str) -> Response:
    response = Response((piece.encode() for piece in pieces), content_type=_TYPES[ending])
    called = f"{secure_filename(name)}.{ending}"
    response.headers["Content-Disposition"] = f'attachment; filename="{called}"'
    return response
