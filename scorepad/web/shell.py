"""The app without network: one page for every device, and the worker that stores it there."""

import json
import re
from hashlib import sha256
from html import unescape
from pathlib import Path

from flask import Flask, Response, render_template, request, url_for
from flask_babel import force_locale

from scorepad.i18n.speech import NATIVE_NAMES, language
from scorepad.web.http.cookies import cookie, own_name

SWITCH = ("on", "off")
"""The values of the cookie ``offline``: this device stores the app, or it does not."""

_NEEDED = re.compile(r'<(?:link|script|img)\b[^>]*?\s(?:href|src)="([^"]+)"')


def serve_shell(app: Flask, folder: Path, *, allowed: bool) -> None:
    """Answer ``/phone/<language>`` and ``/sw.js``, whose sources lie in ``folder``.

    The first is the page that comes when the network doesn't, the second the worker that stores it.
    Templates get ``worker()``, the address of the latter; "" where the operator does not allow it,
    or the reader's device has switched it off.
    """

    def is_on() -> bool:
        return allowed and keeps_app()

    def page(language: str) -> Response:
        return _checked(Response(_page(language)))

    def worker() -> Response:
        requested = request.args.get("language", "")
        spoken = requested if requested in NATIVE_NAMES else language()
        source = _source(folder / ("sw.js" if is_on() else "sw_off.js"))
        text = f"const SHELL={_shell(spoken, source)};\n{source}" if is_on() else source
        response = _checked(Response(text, content_type="text/javascript; charset=utf-8"))
        response.vary.add("Cookie")
        return response

    codes = ",".join(NATIVE_NAMES)
    app.add_url_rule(f"/phone/<any({codes}):language>", endpoint="shell.page", view_func=page)
    app.add_url_rule("/sw.js", endpoint="shell.worker", view_func=worker)
    app.jinja_env.globals["worker"] = lambda: (
        url_for("shell.worker", language=language()) if is_on() else ""
    )
    app.jinja_env.globals["keeps_app"] = keeps_app
    app.jinja_env.globals["may_keep_app"] = allowed


def keeps_app() -> bool:
    """Return whether the reader's device wants to store the app."""
    return cookie("offline") != "off"


def _page(language: str) -> str:
    with force_locale(language):
        return render_template("shell/page.html")


def _source(path: Path) -> str:
    # Parsing JavaScript slows the start.
    from scorepad.client.bundler import minified

    return minified(path.read_text("utf-8"))


def _shell(language: str, source: str) -> str:
    """Return what the worker stores, as JSON: the page and every file that it names.

    The name of the cache changes when any of them does, or the worker itself.
    """
    html = _page(language)
    return json.dumps(
        {
            "cache": f"{own_name('shell', request.script_root)}-{_digest(html + source)}",
            "page": url_for("shell.page", language=language),
            "files": sorted(set(map(unescape, _NEEDED.findall(html)))),
        }
    )


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def _checked(response: Response) -> Response:
    """Let browsers ask for ``response`` each time; it is sent again when it has changed."""
    response.add_etag()
    response.cache_control.no_cache = True
    response.make_conditional(request)
    return response
