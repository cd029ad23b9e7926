"""JSON for the group's own programs, by a link that can read and do nothing else."""

import time

from flask import Blueprint, Response, jsonify, request, url_for

from scorepad.services.evenings import count_for_a_moment, evening_list_of, evening_page_of
from scorepad.services.programs import NoSuchPage, game_list, group_of_program, read_game
from scorepad.views.programs import (
    VERSION,
    Json,
    evening_json,
    evenings_json,
    game_json,
    games_json,
)
from scorepad.web.http.context import current_store, server_key
from scorepad.web.http.rate_limit import count_wrong_links

blueprint = Blueprint("programs", __name__, url_prefix="/programs/<token>")

_MOST_DIGITS = 6


@blueprint.get("")
def page(token: str) -> Response:
    """Say where the lists are."""
    _group(token)
    evenings, games = (url_for(f"programs.{name}", token=token) for name in ("evenings", "games"))
    return _answer({"version": VERSION, "evenings": evenings, "games": games})


@blueprint.get("/evenings")
def evenings(token: str) -> Response:
    """Return a page of the evenings; ``before`` is how many are on the pages before it."""
    before = request.args.get("before", "") or "0"
    if not (before.isascii() and before.isdecimal() and len(before) <= _MOST_DIGITS):
        raise NoSuchPage(before)
    found = evening_list_of(current_store(), _counted_group(token), int(before), None)
    return _answer(evenings_json(found, None))


@blueprint.get("/evenings/<game_id>")
def evening(token: str, game_id: str) -> Response:
    """Return the evening of any of its games."""
    now = int(time.time())
    view = evening_page_of(current_store(), _counted_group(token), game_id, now, None)
    return _answer(evening_json(view, None))


@blueprint.get("/games")
def games(token: str) -> Response:
    """Return a page of the games; ``before`` is what the page before it called ``older``."""
    before = request.args.get("before", "")
    return _answer(games_json(game_list(current_store(), _group(token), before), None))


@blueprint.get("/games/<game_id>")
def game(token: str, game_id: str) -> Response:
    """Return a game with its rounds."""
    return _answer(game_json(read_game(current_store(), _group(token), game_id), None))


def _group(token: str) -> str:
    with count_wrong_links():
        return group_of_program(current_store(), server_key(), token)


def _counted_group(token: str) -> str:
    """Return the id of the group, after what its evenings need to know of its games is counted."""
    group_id = _group(token)
    count_for_a_moment(current_store(), group_id)
    return group_id


def _answer(value: Json) -> Response:
    response = jsonify(value)
    # Who has the answer already gets none again, but has to ask: the link may be revoked.
    response.headers["Cache-Control"] = "private, no-cache"
    response.add_etag()
    response.make_conditional(request)
    return response
