"""One table of what went wrong: status and screen."""

from flask import Flask, Response, render_template, request
from flask_wtf.csrf import CSRFError
from werkzeug.exceptions import HTTPException

from scorepad.play.looking import NoSuchGame, ViewingOnly
from scorepad.store import StoreUnavailable
from scorepad.web.fragments import asks_for_fragment, private

_STATUS: dict[type[Exception], tuple[int, str]] = {
    NoSuchGame: (404, "no_game"),
    ViewingOnly: (403, "viewing_only"),
    StoreUnavailable: (503, "unavailable"),
    CSRFError: (400, "stale_form"),
}


def _answer(status: int, screen: str) -> Response:
    if asks_for_fragment():
        response = private(render_template("errors/_notice.html", screen=screen), status)
        response.headers["HX-Retarget"] = "#notice"
        response.headers["HX-Reswap"] = "innerHTML"
    else:
        resend = request.form.items(multi=True) if screen == "unavailable" else ()
        response = private(
            render_template("errors/page.html", screen=screen, resend=list(resend)), status
        )
    if status == 503:
        response.headers["Retry-After"] = "5"
    return response


def answer_errors(app: Flask) -> None:
    """Every error has a page that says what to do next."""

    def known(error: Exception) -> Response:
        return _answer(*_STATUS[type(error)])

    for kind in _STATUS:
        app.register_error_handler(kind, known)

    @app.errorhandler(HTTPException)
    def other(error: HTTPException) -> Response:
        status = error.code or 500
        screen = {404: "no_page", 405: "no_page", 413: "too_large"}.get(status, "broken")
        return _answer(status, screen)
