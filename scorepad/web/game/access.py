"""The game of a request, for the device that asks."""

import time

from flask import request
from werkzeug.wrappers import Response

from scorepad.services.access import OpenedGame, ViewingOnly, opened_game
from scorepad.services.polls import Poll, knows_all
from scorepad.store import Watched
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import nothing_new

OWN = "own"
"""The value of ``at`` by which a phone that writes all asks for its player's own screen."""

HOLD = "scorepad.hold"
"""The key in the environ for a function that holds an answer (:data:`scorepad.cli.asgi.HOLD`)."""


def readers_game(game_id: str) -> OpenedGame:
    """Return the opened game, for a screen of everybody who may see it.

    Raises:
        NoSuchGame: the device may not see it, or there is none.
    """
    return opened_game(current_store(), game_id, known_device())


def writers_game(game_id: str) -> OpenedGame:
    """Return the opened game, for a screen that only writers see.

    Raises:
        NoSuchGame: the device may not see it, or there is none.
        ViewingOnly: the device may only see it.
    """
    return opened_game(current_store(), game_id, known_device(), writes=True)


def players_game(game_id: str) -> OpenedGame:
    """Return the opened game, for what writers and players with an own phone do.

    Raises:
        NoSuchGame: the device may not see it, or there is none.
        ViewingOnly: the device may only see it.
    """
    opened = readers_game(game_id)
    if opened.role == "view":
        raise ViewingOnly(game_id)
    return opened


def all_known(
    game_id: str,
    *,
    writes: bool = False,
    as_host: bool | None = None,
    player: str | None = None,
) -> Watched | None:
    """Return what a phone is to wait for, if it only polls for news, and has all of the game.

    Most requests are such polls, by phones that watch: no mark is read for them. Return ``None`` if
    the phone lacks something, or asks for more. Arguments are for facts that are not in the URL;
    they are as in :class:`scorepad.services.polls.Poll`.
    """
    query = request.args
    since = query.get("since", type=int)
    known = {"since", "state", "writes", "player", "asked", "again"}
    # The own cards of a match change only with its marks.
    place = {"at"} if query.get("at", "").partition(".")[0] == OWN else set()
    if since is None or not query.keys() <= known | place:
        return None
    asked = query.get("asked", 0, type=int)
    poll = Poll(since, query.get("state"), writes, as_host, player, asked)
    return knows_all(current_store(), game_id, known_device(), poll, int(time.time()))


def no_news(game_id: str, watched: Watched) -> Response:
    """Return the response to a phone that has all of the game, see :func:`all_known`.

    The response is held until there is something new, if the phone asks for that and the server can
    do it. Two pages get it at once. One waits for a rematch, and ``watched`` does not say when that
    begins. The other shows an open question, and who may answer it changes with time.
    """
    if HOLD in request.environ and not request.args.keys() & {"again", "asked"}:
        request.environ[HOLD](game_id, watched, request.remote_addr or "")
    return nothing_new()
