"""The scripts of the edition without a server, in one language."""

import json
from collections.abc import Callable, Mapping

from scorepad.client.bundler import joined, minified
from scorepad.client.script import WITHOUT_SERVER, scripts
from scorepad.paths import STATIC
from scorepad.web.phone_script import modules_in

INSTEAD: Mapping[str, str] = {
    "sending/all_games.mjs": "all_games.mjs",
    "sending/kept_cookies.mjs": "kept_cookies.mjs",
    "sending/known_group.mjs": "known_group.mjs",
    "sending/old_games.mjs": "old_games.mjs",
    "sending/outbox.mjs": "outbox.mjs",
    "sending/prefix.mjs": "prefix.mjs",
    "sending/transport.mjs": "transport.mjs",
    "web/game/evening_news.mjs": "evening_news.mjs",
    "web/game/rematch_news.mjs": "rematch_news.mjs",
    "web/needs_network.mjs": "needs_network.mjs",
    "web/refused_games.mjs": "refused_games.mjs",
}
"""The modules of phones that others take the place of, by their paths below ``static/phone``."""

_ROOM = "static_edition"


def parts_in(language: str, address: Callable[..., str]) -> dict[str, str]:
    """Return the text of each script of a language, by the scripts' names.

    ``address`` returns the address of a screen or of a file, as Flask's ``url_for`` does.
    """
    source = modules_in(language, address).source
    return scripts(
        lambda file: source(f"{_ROOM}/{INSTEAD[file]}" if file in INSTEAD else file),
        WITHOUT_SERVER,
    )


def choosing() -> str:
    """Return the script that chooses a language."""
    return minified(joined(f"{_ROOM}/choose.mjs", _text))


def worker(kept: Mapping[str, object]) -> str:
    """Return the worker that keeps the files ``kept`` on a phone."""
    return f"const SHELL={json.dumps(kept)};\n{minified(_text(f'{_ROOM}/sw.mjs'))}"


def _text(file: str) -> str:
    return (STATIC / "phone" / file).read_text("utf-8")
