"""The app without network: one page for every device, and the worker that stores it there."""

import json
import re
from hashlib import sha256
from html import unescape

from flask import Blueprint, Response, abort, current_app, render_template, request, url_for
from flask_babel import force_locale

from scorepad.i18n.languages import NATIVE_NAMES
from scorepad.i18n.speech import language
from scorepad.paths import STATIC
from scorepad.web.http.cookies import cookie, own_name
from scorepad.web.http.security import PAGE_POLICY

blueprint = Blueprint("shell", __name__)

SWITCH = ("on", "off")
"""The values of the cookie ``offline``: this device stores the app, or it does not."""

_NEEDED = re.compile(r'<(?:link|script|img)\b[^>]*?\s(?:href|src)="([^"]+)"')
_BEHIND = re.compile(r'<link data-(?:script|screens)="[\w ]+"[^>]*?\shref="([^"]+)"')


@blueprint.get("/phone/<language>")
def page(language: str) -> Response:
    """Return the page that comes when the network doesn't."""
    if language not in NATIVE_NAMES:
        abort(404)
    return _checked(Response(_page(language)))


@blueprint.get("/sw.js")
def worker() -> Response:
    """Return the worker that stores the page, or one that removes it if it is not wanted."""
    requested = request.args.get("language", "")
    spoken = requested if requested in NATIVE_NAMES else language()
    is_on = keeps_app()
    text = _worker("sw.mjs" if is_on else "sw_off.js")
    if is_on:
        text = f"const SHELL={_shell(spoken, text)};\n{text}"
    response = _checked(Response(text, content_type="text/javascript; charset=utf-8"))
    # The worker's own headers say what it may load.
    response.headers["Content-Security-Policy"] = PAGE_POLICY
    response.vary.add("Cookie")
    return response


def worker_url() -> str:
    """Return the URL of the worker; "" if the reader's device doesn't store the app."""
    return url_for("shell.worker", language=language()) if keeps_app() else ""


def keeps_app() -> bool:
    """Return whether the reader's device stores the app, which the server's owner may forbid."""
    return bool(current_app.config["SERVICE_WORKER"]) and cookie("offline") != "off"


def _page(language: str) -> str:
    with force_locale(language):
        return render_template("shell/page.html")


def _worker(filename: str) -> str:
    # Parsing JavaScript slows the start.
    from scorepad.client.bundler import joined, minified

    return minified(joined(filename, lambda file: (STATIC / "phone" / file).read_text("utf-8")))


def _shell(language: str, source: str) -> str:
    """Return what the worker stores, as JSON: the page and every file that it names.

    Files ``behind`` come when there is time. The name of the cache changes with any of the files
    and with the worker.
    """
    html = _page(language)
    behind = set(map(unescape, _BEHIND.findall(html)))
    return json.dumps(
        {
            "cache": f"{own_name('shell', request.script_root)}-{_digest(html + source)}",
            "page": url_for("shell.page", language=language),
            "files": sorted(set(map(unescape, _NEEDED.findall(html))) - behind),
            "behind": sorted(behind),
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
