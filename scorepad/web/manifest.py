"""The manifest of the app on a home screen: its name, its icons and its first page."""

import time
from typing import Any

from flask import Blueprint, Response, json, redirect, request, url_for
from flask_babel import force_locale
from werkzeug.wrappers import Response as AnyResponse

from scorepad.i18n.games import what_this_is
from scorepad.i18n.languages import NATIVE_NAMES
from scorepad.i18n.speech import gettext, language, zone
from scorepad.services.home import game_to_open, home_games
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device

blueprint = Blueprint("manifest", __name__)

_PAPER = "#f7f2e6"
"""The colour of the app. A manifest knows one scheme; pages say both colours."""


@blueprint.get("/manifest.webmanifest")
def manifest() -> Response:
    """Return the manifest, which a phone reads before it installs the app, in ``language``.

    The language is in the URL, as browsers ask for the manifest without cookies.
    """
    requested = request.args.get("language", "")
    with force_locale(requested if requested in NATIVE_NAMES else language()):
        text = json.dumps(_manifest(), ensure_ascii=False)
    response = Response(text, content_type="application/manifest+json")
    response.cache_control.no_cache = True
    response.vary.update(("Accept-Language", "Cookie"))
    response.add_etag()
    response.make_conditional(request)
    return response


def _manifest() -> dict[str, Any]:
    return {
        # The id must stay the same even if the start URL moves, or phones get a second app.
        "id": url_for("manifest.start"),
        "name": "scorepad",
        "short_name": "scorepad",
        "description": what_this_is(),
        "lang": language(),
        "dir": "ltr",
        "start_url": url_for("manifest.start"),
        "scope": url_for("home.page"),
        "display": "standalone",
        "theme_color": _PAPER,
        "background_color": _PAPER,
        "categories": ["games", "utilities"],
        "icons": [
            _icon("scorepad-192.png", "192x192"),
            _icon("scorepad-512.png", "512x512"),
            _icon("maskable-512.png", "512x512", purpose="maskable"),
            {**_icon("scorepad.svg", "any"), "type": "image/svg+xml"},
        ],
        "shortcuts": [{"name": gettext("New game"), "url": url_for("new_game.page")}],
    }


def _icon(filename: str, sizes: str, purpose: str = "any") -> dict[str, str]:
    source = url_for("static", filename=f"icons/{filename}")
    return {"src": source, "sizes": sizes, "type": "image/png", "purpose": purpose}


@blueprint.get("/start")
def start() -> AnyResponse:
    """Go to the running game that was written last.

    If there is none, go to the list of games. If the device knows no game, go to the field for a
    link.
    """
    store, device, now = current_store(), known_device(), int(time.time())
    game_id = game_to_open(store, device, now)
    if game_id is not None:
        there = url_for("pad.page", game_id=game_id)
    else:
        knows_games = home_games(store, device, now, zone()).knows_games
        there = url_for("home.page" if knows_games else "open_link.page")
    return redirect(there, 302)
