"""The scripts of the phone that writes, three for each language.

One runs on the pad, and fetches the next, which brings sheet, end and comforts; the last runs on
the page that comes without network.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

from flask import Flask, Response, abort, request, url_for
from flask_babel import force_locale, get_translations

from scorepad.i18n.speech import NATIVE_NAMES
from scorepad.pad.state import Pad
from scorepad.services.access import OpenedGame
from scorepad.services.people.signs import signs_at
from scorepad.web.http.assets import CachedFile
from scorepad.web.http.context import current_store

_Scripts = dict[str, CachedFile]

_STAND_IN = "/7070707-prefix"
"""The stand-in in a script for the path that the app lies below, until a request says it."""

_MANY_PREFIXES = 8
"""The number of prefixes for which scripts are stored.

Further ones are not stored: prefixes that a stranger makes up fill no memory.
"""


def serve_script(app: Flask, folder: Path) -> None:
    """Answer ``/phone/<part>.<language>.js``, for ``pad``, ``later`` and ``shell``.

    They are made of the modules in ``folder`` and of the templates, put together when one of them
    is first asked for. Every ``url_for("phone_script.script", part=..., language=...)`` gets a
    ``v=`` of the content.
    """
    texts: dict[str, dict[str, str]] = {}
    one_at_a_time = Lock()

    @lru_cache(maxsize=_MANY_PREFIXES * len(NATIVE_NAMES))
    def below(prefix: str, language: str) -> _Scripts:
        # Addresses are written out in them.
        return {
            part: CachedFile.of(text.replace(_STAND_IN, prefix).encode(), "text/javascript")
            for part, text in texts[language].items()
        }

    def files(language: str) -> _Scripts:
        with one_at_a_time:
            if language not in texts:
                texts[language] = _put_together(app, folder, language)
            return below(request.script_root, language)

    def answer(part: str, language: str) -> Response:
        return files(language)[part].answer() if language in NATIVE_NAMES else abort(404)

    def add_version(endpoint: str, values: dict[str, Any]) -> None:
        if endpoint == "phone_script.script" and values.get("language") in NATIVE_NAMES:
            values.setdefault("v", files(values["language"])[values["part"]].version)

    path = "/phone/<any(pad,later,shell):part>.<language>.js"
    app.add_url_rule(path, endpoint="phone_script.script", view_func=answer)
    app.url_defaults(add_version)


def _put_together(app: Flask, folder: Path, language: str) -> dict[str, str]:
    # Parsing JavaScript slows the start, and a server without writers never does it.
    from scorepad.client.script import Modules, scripts
    from scorepad.client.speech import Speech

    with force_locale(language):
        speech = Speech(language, get_translations())
        return scripts(Modules(folder, app.jinja_env, speech, _address).source)


def _address(endpoint: str, **values: Any) -> str:
    return _STAND_IN + url_for(endpoint, **values).removeprefix(request.script_root)


@dataclass(frozen=True, slots=True)
class PhoneGame:
    """The game that the page shows, as the script is to go on with it; times in Unix seconds.

    ``signs`` are the signs of players whom the group knows.
    """

    game_id: str
    version: int
    created_at: int
    signs: Mapping[str, int]


def phone_game(opened: OpenedGame, signs: Mapping[str, int] | None = None) -> PhoneGame | None:
    """Return the game for the script, for whoever writes a pad of tricks; else ``None``.

    Those who only watch, and both players of a duel, see what the server draws. ``signs`` are the
    signs of the players, which are read where nobody hands them in.
    """
    if not opened.writes or not isinstance(opened.pad, Pad):
        return None
    signs = signs_at(current_store(), opened) if signs is None else signs
    return PhoneGame(opened.game.game_id, opened.game.version, opened.game.created_at, signs)
