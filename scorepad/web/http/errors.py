"""The status and the screen of every error."""

from contextlib import suppress
from functools import partial

from flask import Flask, Response, jsonify, make_response, render_template, request
from flask_wtf.csrf import CSRFError, generate_csrf
from werkzeug.exceptions import BadRequest, HTTPException, MethodNotAllowed

from scorepad.pad.any_pad import WrongKindOfGame
from scorepad.services.access import NoSuchGame, ViewingOnly, opened_game
from scorepad.services.evening_times import NoSuchEvening
from scorepad.services.games import game_in_list
from scorepad.services.group_links import GroupLinkRevoked
from scorepad.services.groups import GroupLinkRenewed, NoSuchGroup
from scorepad.services.home import company_of
from scorepad.services.links import LinkRenewed, renewed_for
from scorepad.services.marks import Overrun
from scorepad.services.own_phones import owner_of
from scorepad.services.people.people import NoSuchPerson
from scorepad.services.phones import NoSuchPhone
from scorepad.services.programs import NoSuchPage
from scorepad.services.seasons import NoSuchSeason
from scorepad.store import StoreUnavailable, UnreadableGame
from scorepad.web.http.context import current_store
from scorepad.web.http.device import NotConfirmed, earlier_device, known_device
from scorepad.web.http.rate_limit import TooOften
from scorepad.web.http.request_log import UNAVAILABLE_REASON
from scorepad.web.http.responses import asks_for_fragment
from scorepad.web.http.security import may_be_changed, says_host
from scorepad.web.members_only import MembersOnly

_STATUS: dict[type[Exception], tuple[int, str]] = {
    NoSuchEvening: (404, "no_evening"),
    GroupLinkRevoked: (410, "link_revoked"),
    NoSuchPage: (404, "no_page"),
    NoSuchPerson: (404, "no_page"),
    NoSuchPhone: (404, "no_page"),
    NoSuchSeason: (404, "no_season"),
    WrongKindOfGame: (404, "no_page"),
    MembersOnly: (403, "members_only"),
    StoreUnavailable: (503, "not_written"),
    CSRFError: (400, "stale_form"),
}
_HTTP = {400: "unreadable", 404: "no_page", 405: "no_page", 413: "too_large"}
_A_MOMENT = 5
_ENDS_SENDING = ("members_only", "not_confirmed", "viewing_only")
_OF_PROGRAMS = "/programs/"
_SENDS_AGAIN = ("not_written", "stale_form", "no_cookies")


def refuse(status: int, error_key: str, wait: int = 0, **facts: object) -> Response:
    """Return the error's page, or only its sentence for htmx.

    ``error_key`` is one that ``errors/_words.html`` has words for. ``wait`` is the number of
    seconds after which it is worth trying again, 0 if that is not known. ``facts`` are all else
    that the words need.
    """
    if isinstance(request.routing_exception, BadRequest):
        # The Host header is invalid, and every page would contain URLs made of it.
        return Response("Bad Request", 400, content_type="text/plain")
    if error_key == "not_written" and request.method in ("GET", "HEAD"):
        error_key = "not_read"
    if request.is_json or request.blueprint == "marks" or request.path.startswith(_OF_PROGRAMS):
        response = _as_sentence(error_key, status, wait, facts)
    elif asks_for_fragment():
        html = render_template("errors/_notice.html", screen=error_key, wait=wait, **facts)
        response = make_response(html, status)
        response.headers["HX-Retarget"] = "#notice"
        response.headers["HX-Reswap"] = "innerHTML"
        if error_key in ("no_game", "link_revoked") and request.method == "GET":
            # What may not watch any more must not keep the game in an old tab either.
            response.headers["HX-Refresh"] = "true"
    else:
        resend = _sent_fields(error_key)
        html = render_template(
            "errors/page.html", screen=error_key, resend=resend, wait=wait, **facts
        )
        response = make_response(html, status)
    if wait:
        response.headers["Retry-After"] = str(wait)
    return response


def _as_sentence(error_key: str, status: int, wait: int, facts: dict[str, object]) -> Response:
    """Return the sentence for a script, as JSON.

    If the token is outdated, there is a new one, so that the script can send again. If sending
    again is of no use, there is a refusal with the sentence, which scripts show.
    """
    words = render_template("errors/_words.html", screen=error_key, wait=wait, **facts)
    sentence = " ".join(words.split())
    more: dict[str, object] = {}
    if error_key == "stale_form":
        more["csrf"] = generate_csrf()
    if error_key in _ENDS_SENDING:
        more["refusal"] = {"code": error_key, "facts": {}, "said": sentence}
    return make_response(jsonify(error=error_key, says=sentence, **more), status)


def _sent_fields(error_key: str) -> list[tuple[str, str]] | None:
    """Return the fields that were sent, for a form that sends them again; ``None`` for no form."""
    if error_key not in _SENDS_AGAIN or not _sent_from_here():
        return None
    fields = request.form.items(multi=True)
    return [(name, value) for name, value in fields if name != "csrf_token"]


def _sent_from_here() -> bool:
    # A form that another site has forged must not get a button that sends it again.
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site == "same-origin"
    return says_host() == request.host


UNREAD = "scorepad.refusal"
"""The key in the environ of a request that the server could not receive.

Its value says why (:data:`scorepad.cli.asgi.REFUSAL`).
"""

_UNREAD = {"busy": (503, _A_MOMENT), "too_slow": (408, 0)}


def refuse_unread(error_key: str) -> Response:
    """Return the error's page for a request that could not be received, for this reason."""
    status, wait = _UNREAD[error_key]
    return refuse(status, error_key, wait)


def refuse_game(error: NoSuchGame) -> Response:
    """Return the error's page where there is no such game for a device.

    If the link by which it came was renewed, the page says that. It is what the device knew, so
    nobody else learns that there is a game.
    """
    renewed = "game" if isinstance(error, LinkRenewed) else ""
    game_id = (request.view_args or {}).get("game_id", "")
    if game_id:
        with suppress(NotConfirmed, StoreUnavailable):
            renewed = renewed_for(current_store(), game_id, known_device())
    return refuse(404, "no_game", renewed=renewed)


def _no_group(error: NoSuchGroup) -> Response:
    return refuse(404, "no_circle", renewed=isinstance(error, GroupLinkRenewed))


def _viewing_only(error: ViewingOnly) -> Response:
    owner, game_id = "", str(error)
    with suppress(NoSuchGame, StoreUnavailable, UnreadableGame):
        owner = owner_of(opened_game(current_store(), game_id, known_device()))
    return refuse(403, "viewing_only", owner=owner, game_id=game_id)


def register_error_handlers(app: Flask) -> None:
    """Give every error a page that says what to do next."""

    def known(status: int, error_key: str, error: Exception) -> Response:
        if isinstance(error, StoreUnavailable):
            request.environ[UNAVAILABLE_REASON] = error.reason
        if error_key == "stale_form" and may_be_changed():
            # Over https the library compares the page's URL with the host.
            error_key = "other_host"
        if error_key == "stale_form" and not request.cookies and not request.is_json:
            # Every page sets a cookie, so a browser that sends none refuses them.
            error_key = "no_cookies"
        return refuse(status, error_key, _A_MOMENT if status == 503 else 0)

    @app.errorhandler(TooOften)
    @app.errorhandler(Overrun)
    def too_often(error: TooOften | Overrun) -> Response:
        return refuse(429, "too_often", error.wait)

    for kind, (status, error_key) in _STATUS.items():
        app.register_error_handler(kind, partial(known, status, error_key))

    app.register_error_handler(NoSuchGame, refuse_game)
    app.register_error_handler(NoSuchGroup, _no_group)
    app.register_error_handler(ViewingOnly, _viewing_only)

    @app.errorhandler(NotConfirmed)
    def not_confirmed(_error: NotConfirmed) -> Response:
        earlier = company_of(current_store(), earlier_device())
        return refuse(403, "not_confirmed", earlier=earlier)

    @app.errorhandler(UnreadableGame)
    def unreadable_game(error: UnreadableGame) -> Response:
        # With this status phones keep what they have to send: a copy may be brought back.
        request.environ[UNAVAILABLE_REASON] = error.reason
        game = game_in_list(current_store(), error.game_id, known_device())
        return refuse(503, "unreadable_game", game=game)

    @app.errorhandler(HTTPException)
    def other(error: HTTPException) -> Response:
        status = error.code or 500
        error_key = _HTTP.get(status, "broken")
        if status == 413 and request.endpoint == "files.import_file":
            error_key = "file_too_large"
        response = refuse(status, error_key)
        if isinstance(error, MethodNotAllowed) and error.valid_methods:
            response.headers["Allow"] = ", ".join(error.valid_methods)
        return response
