"""The scripts of a phone that writes, one set for each language.

The script of the pad loads a second one, with the sheet, the end, and what makes a pad comfortable.
The pad of a match has one more, which runs after these two. The page without network has a script
of its own, which loads the others for its screens. Once the pad stands there and nothing else is to
be done, the second script loads all others, so that the open page shows every screen without
network. Scripts are put together from the modules in static/phone and the templates, when one
of them is first requested.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from flask import Blueprint, abort, current_app, redirect, request, url_for
from flask.typing import ResponseReturnValue
from flask_babel import force_locale

from scorepad.client.bundler import version_of_minifier
from scorepad.i18n import (
    duels,
    fields,
    games,
    house_rules,
    lists,
    log,
    people,
    refusals,
    rules,
    rules_summary,
    topics,
    verdicts,
)
from scorepad.i18n.game_words import library_words
from scorepad.i18n.languages import NATIVE_NAMES, written_as
from scorepad.i18n.points import terms_in_words
from scorepad.i18n.rules import rules_in_words
from scorepad.i18n.speech import catalogue, language
from scorepad.i18n.topics import topics_in_words
from scorepad.i18n.words import environment
from scorepad.paths import STATIC
from scorepad.services.access import OpenedGame
from scorepad.services.people.signs import signs_at
from scorepad.views.rules_summary import duel_summaries
from scorepad.web.http.assets import CachedFile
from scorepad.web.http.compiled import compiled, program
from scorepad.web.http.context import current_store

if TYPE_CHECKING:
    from scorepad.client.script import Modules

blueprint = Blueprint("phone_script", __name__)

_STAND_IN = "/7070707-prefix"
"""The placeholder in a script for the app's prefix, until a request tells the prefix."""

_MANY_PREFIXES = 8
"""The number of prefixes for which scripts are stored.

Further ones are not stored, so prefixes that a stranger makes up fill no memory.
"""

_SENTENCES = (
    *(duels.WORDS, fields.WORDS, games.WORDS, house_rules.WORDS, lists.WORDS, log.WORDS),
    *(people.WORDS, refusals.WORDS, rules.WORDS, rules_summary.WORDS, topics.WORDS, verdicts.WORDS),
)
"""The sentences that phones say by themselves."""

_one_at_a_time = Lock()


@blueprint.get("/phone/<part>.<language>.js")
def script(part: str, language: str) -> ResponseReturnValue:
    """Return one of the scripts; without its version in the URL, redirect to the URL with it.

    So a page can name a script that it may need later, and the script is not put together for that.
    Putting scripts together takes longer than all else that a server does before its first page.
    """
    files = _files(language) if language in NATIVE_NAMES else {}
    if part not in files:
        abort(404)
    return files[part].response() if "v" in request.args else redirect(_url(part, language))


def script_url(part: str) -> str:
    """Return the URL of a script in the reader's language, which changes with its content."""
    return _url(part, language())


def _url(part: str, language: str) -> str:
    version = _files(language)[part].version
    return url_for("phone_script.script", part=part, language=language, v=version)


def _files(language: str) -> dict[str, CachedFile]:
    with _one_at_a_time:
        return _below(request.script_root, language)


@lru_cache(maxsize=_MANY_PREFIXES * len(NATIVE_NAMES))
def _below(prefix: str, language: str) -> dict[str, CachedFile]:
    # Scripts contain whole URLs, so each prefix has its own. Those below a prefix are not stored on
    # disk: a stranger may make up prefixes.
    return {
        part: CachedFile.of(
            text.replace(_STAND_IN, prefix).encode(),
            "text/javascript",
            "" if prefix else f"{part}.{language}",
        )
        for part, text in _put_together(language).items()
    }


@cache
def _put_together(language: str) -> dict[str, str]:
    # The minifier may be there or not, in any version.
    source = program() + version_of_minifier().encode()
    made = compiled(f"scripts.{language}", source, lambda: _made(language))
    scripts: dict[str, str] = json.loads(made)
    return scripts


def _made(language: str) -> bytes:
    # Parsing JavaScript slows the start, and a server without writers never does it.
    from scorepad.client.script import scripts

    with force_locale(language):
        return json.dumps(scripts(modules_in(language, _url_below).source)).encode()


def modules_in(language: str, address: Callable[..., str]) -> "Modules":
    """Return the modules of the phone in a language, which is the reader's.

    ``address`` is Flask's ``url_for``, or a function that returns something in its place.
    """
    from scorepad.client.script import Modules
    from scorepad.client.speech import Speech
    from scorepad.client.words import words_modules

    speech = Speech(language, catalogue(language), written_as(language))
    env = current_app.jinja_env
    said = words_modules(_SENTENCES, environment(), speech)
    texts = (_rule_texts, _option_words, fields.field_titles)
    return Modules(STATIC / "phone", env, speech, address, library_words(language), *texts, said)


def _rule_texts() -> dict[str, Any]:
    """Return what the rules in short say, as the phone puts it together."""
    return {
        **topics_in_words(),
        "duels": duel_summaries(),
    }


def _option_words() -> dict[str, Any]:
    """Return the names of the options of the rules, as the phone puts them together."""
    return {**rules_in_words(), "terms": terms_in_words()}


def _url_below(endpoint: str, **values: Any) -> str:
    return _STAND_IN + url_for(endpoint, **values).removeprefix(request.script_root)


class PhoneGame(NamedTuple):
    """The game that the page shows, for the script that goes on with it; times in Unix seconds.

    ``signs`` are the signs of players whom the group knows.
    """

    game_id: str
    version: int
    created_at: int
    signs: Mapping[str, int]


def phone_game(opened: OpenedGame, signs: Mapping[str, int] | None = None) -> PhoneGame | None:
    """Return the game for the script of a phone that writes; ``None`` for phones that watch.

    Those show what the server draws. The players' ``signs`` are read if they are not given.
    """
    if not opened.writes:
        return None
    signs = signs_at(current_store(), opened) if signs is None else signs
    return PhoneGame(opened.game.game_id, opened.game.version, opened.game.created_at, signs)
