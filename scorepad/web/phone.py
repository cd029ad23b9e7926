"""The scripts of the writer's phone: one file for each language, and one that only the
page for want of network runs."""

from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

from flask import Flask, Response, abort, request, url_for
from flask_babel import force_locale, get_translations

from scorepad.web.kept_file import KeptFile
from scorepad.words.languages import NATIVE_NAMES

_Scripts = dict[str, KeptFile]

_STAND_IN = "/7070707-prefix"
"""Stands in a script for the path that the app lies below, until a request says it."""

_MANY_PREFIXES = 8
"""Of which scripts are kept: whoever passes on what a stranger calls a prefix fills no memory."""


def serve_script(app: Flask, folder: Path) -> None:
    """Answers ``/phone/pad.<language>.js`` and ``/phone/shell.<language>.js``, made
    of the modules in ``folder`` and of the templates, and puts a ``v=`` of the
    content into every ``url_for("phone.script", part=..., language=...)``. They are
    put together when one of them is first asked for."""
    texts: dict[str, dict[str, str]] = {}
    one_at_a_time = Lock()

    @lru_cache(maxsize=_MANY_PREFIXES * len(NATIVE_NAMES))
    def below(prefix: str, language: str) -> _Scripts:
        # Addresses are written out in them.
        return {
            part: KeptFile.of(text.replace(_STAND_IN, prefix).encode(), "text/javascript")
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
        if endpoint == "phone.script" and values.get("language") in NATIVE_NAMES:
            values.setdefault("v", files(values["language"])[values["part"]].version)

    path = "/phone/<any(pad,shell):part>.<language>.js"
    app.add_url_rule(path, endpoint="phone.script", view_func=answer)
    app.url_defaults(add_version)


def _put_together(app: Flask, folder: Path, language: str) -> dict[str, str]:
    # Parsing JavaScript slows the start, and a server without writers never does it.
    from scorepad.phone.script import Modules, scripts
    from scorepad.phone.speech import Speech

    with force_locale(language):
        speech = Speech(language, get_translations())
        return scripts(Modules(folder, app.jinja_env, speech, _address).source)


def _address(endpoint: str, **values: Any) -> str:
    return _STAND_IN + url_for(endpoint, **values).removeprefix(request.script_root)
