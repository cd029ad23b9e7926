"""The status and the screen of every error, and another try where nobody is at fault."""

import random
import time
from collections.abc import Callable
from functools import partial, wraps

from flask import Flask, Response, jsonify, make_response, render_template, request
from flask.typing import ResponseReturnValue, RouteCallable
from flask_wtf.csrf import CSRFError, generate_csrf
from werkzeug.exceptions import BadRequest, HTTPException, MethodNotAllowed

from scorepad.services.access import NoSuchGame, ViewingOnly
from scorepad.services.groups import NoSuchGroup
from scorepad.services.marks import Overrun
from scorepad.services.pad_kinds import OtherKind
from scorepad.services.people.people import NoSuchPerson
from scorepad.store import StoreUnavailable
from scorepad.web.http.rate_limit import TooOften
from scorepad.web.http.request_log import WHY
from scorepad.web.http.responses import asks_for_fragment
from scorepad.web.http.security import says_host
from scorepad.web.members_only import MembersOnly

_STATUS: dict[type[Exception], tuple[int, str]] = {
    NoSuchGame: (404, "no_game"),
    NoSuchGroup: (404, "no_circle"),
    NoSuchPerson: (404, "no_page"),
    OtherKind: (404, "no_page"),
    ViewingOnly: (403, "viewing_only"),
    MembersOnly: (403, "members_only"),
    StoreUnavailable: (503, "not_written"),
    CSRFError: (400, "stale_form"),
}
_HTTP = {400: "unreadable", 404: "no_page", 405: "no_page", 413: "too_large"}
_A_MOMENT = 5
_SENDS_AGAIN = ("not_written", "stale_form", "no_cookies")


def refuse(status: int, screen: str, wait: int = 0) -> Response:
    """Return the error's page, or its sentence alone for htmx.

    ``screen`` is one that ``errors/_words.html`` has words for. ``wait``: seconds until it is worth
    trying again, 0 where that is not known.
    """
    if isinstance(request.routing_exception, BadRequest):
        # The Host header is invalid, and every page would contain addresses made of it.
        return Response("Bad Request", 400, content_type="text/plain")
    if screen == "not_written" and request.method in ("GET", "HEAD"):
        screen = "not_read"
    if request.is_json:
        response = _as_sentence(screen, status, wait)
    elif asks_for_fragment():
        html = render_template("errors/_notice.html", screen=screen, wait=wait)
        response = make_response(html, status)
        response.headers["HX-Retarget"] = "#notice"
        response.headers["HX-Reswap"] = "innerHTML"
    else:
        resend = _sent_fields(screen)
        html = render_template("errors/page.html", screen=screen, resend=resend, wait=wait)
        response = make_response(html, status)
    if wait:
        response.headers["Retry-After"] = str(wait)
    return response


def _as_sentence(screen: str, status: int, wait: int) -> Response:
    """Return the sentence for a script, as JSON.

    With an outdated token comes a new one, so that the script can send again; where a game may not
    be begun on this server, a refusal comes with it.
    """
    sentence = " ".join(render_template("errors/_words.html", screen=screen, wait=wait).split())
    more: dict[str, object] = {}
    if screen == "stale_form":
        more["csrf"] = generate_csrf()
    if screen == "members_only":
        more["refusal"] = {"code": screen, "facts": {}, "said": sentence}
    return make_response(jsonify(error=screen, says=sentence, **more), status)


def _sent_fields(screen: str) -> list[tuple[str, str]] | None:
    """Return the fields that were sent, for a form that sends them again; ``None`` for no form."""
    if screen not in _SENDS_AGAIN or not _sent_from_here():
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


def refuse_unread(screen: str) -> Response:
    """Return the error's page for a request that could not be received, by why it could not."""
    status, wait = _UNREAD[screen]
    return refuse(status, screen, wait)


def answer_errors(app: Flask) -> None:
    """Give every error a page that says what to do next."""

    def known(status: int, screen: str, error: Exception) -> Response:
        if isinstance(error, StoreUnavailable):
            request.environ[WHY] = error.reason
        if screen == "stale_form" and not request.cookies and not request.is_json:
            # Every page sets a cookie, so a browser that sends none refuses them.
            screen = "no_cookies"
        return refuse(status, screen, _A_MOMENT if status == 503 else 0)

    @app.errorhandler(TooOften)
    @app.errorhandler(Overrun)
    def too_often(error: TooOften | Overrun) -> Response:
        return refuse(429, "too_often", error.wait)

    for kind, (status, screen) in _STATUS.items():
        app.register_error_handler(kind, partial(known, status, screen))

    @app.errorhandler(HTTPException)
    def other(error: HTTPException) -> Response:
        status = error.code or 500
        screen = _HTTP.get(status, "broken")
        if status == 413 and request.endpoint == "files.import_file":
            screen = "file_too_large"
        response = refuse(status, screen)
        if isinstance(error, MethodNotAllowed) and error.valid_methods:
            response.headers["Allow"] = ", ".join(error.valid_methods)
        return response


_RESTS = (0.02, 0.1, 0.3)
"""Seconds before the next try, at most: not all who collided come back at once."""


def try_again(app: Flask) -> None:
    """Let every view that ``app`` has by now be tried again.

    Whoever sends a request twice has written once: every mark, game and link that a form makes has
    its id in the form. So a request whose transaction collided with another, or whose connection
    broke before anybody knew what became of it, is answered as if it had come once more.
    """
    for endpoint, view in app.view_functions.items():
        app.view_functions[endpoint] = _tried_again(view)


def _tried_again(view: RouteCallable) -> Callable[..., ResponseReturnValue]:
    @wraps(view)
    def trying(*args: object, **named: object) -> ResponseReturnValue:
        for rest in _RESTS:
            try:
                return view(*args, **named)  # type: ignore[return-value]  # no view of ours waits
            except StoreUnavailable as error:
                # An uploaded file has been read already and can't be read twice.
                if not error.passing or request.files:
                    raise
            time.sleep(random.uniform(0, rest))  # noqa: S311 - no secret
        return view(*args, **named)  # type: ignore[return-value]

    return trying
