"""The scripts of the writer's phone: one file for each language, and one that only the
page for want of network runs."""

from pathlib import Path
from threading import Lock
from typing import Any

from flask import Flask, Response, abort, request, url_for
from flask_babel import force_locale, get_translations

from scorepad.web.kept_file import KeptFile
from scorepad.words.languages import NATIVE_NAMES

_Scripts = dict[str, KeptFile]


def serve_script(app: Flask, folder: Path) -> None:
    """Answers ``/phone/pad.<language>.js`` and ``/phone/shell.<language>.js``, made
    of the modules in ``folder`` and of the templates, and puts a ``v=`` of the
    content into every ``url_for("phone.script", part=..., language=...)``. They are
    put together when one of them is first asked for."""
    made: dict[tuple[str, str], _Scripts] = {}
    one_at_a_time = Lock()

    def files(language: str) -> _Scripts:
        # Addresses are written out in them, below the path that the app is mounted at.
        key = (language, request.root_path)
        with one_at_a_time:
            if key not in made:
                made[key] = _put_together(app, folder, language)
        return made[key]

    def answer(part: str, language: str) -> Response:
        return files(language)[part].answer() if language in NATIVE_NAMES else abort(404)

    def add_version(endpoint: str, values: dict[str, Any]) -> None:
        if endpoint == "phone.script" and values.get("language") in NATIVE_NAMES:
            values.setdefault("v", files(values["language"])[values["part"]].version)

    path = "/phone/<any(pad,shell):part>.<language>.js"
    app.add_url_rule(path, endpoint="phone.script", view_func=answer)
    app.url_defaults(add_version)


def _put_together(app: Flask, folder: Path, language: str) -> _Scripts:
    # Parsing JavaScript slows the start, and a server without writers never does it.
    from scorepad.phone.script import Modules, scripts
    from scorepad.phone.speech import Speech

    with force_locale(language):
        speech = Speech(language, get_translations())
        made = scripts(Modules(folder, app.jinja_env, speech, url_for).source)
    return {part: KeptFile.of(text.encode(), "text/javascript") for part, text in made.items()}
