"""The script of a phone as an app puts it together, run by Node and asked for what it makes."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from flask import Flask, url_for
from flask_babel import force_locale

from scorepad.app import create_app
from scorepad.client.script import script
from scorepad.settings import Settings
from scorepad.web.phone_script import modules_in
from tests.node import run_node

RENDER = Path(__file__).with_name("render.mjs")
_ROOT = "root of a test"

Asked = tuple[str, str, list[Any]]
"""A module by its path below ``static/phone``, a function of it, and its arguments."""


def app_without_games(folder: Path) -> Flask:
    """An app that is never asked for a game."""
    return create_app(Settings(folder, f"sqlite:///{folder}/scorepad.db", "k" * 40))


def app_for_screens(folder: Path) -> Flask:
    """The same, whose forms send along what those of the phone do."""
    app = app_without_games(folder)
    app.jinja_env.globals["new_id"] = lambda: "i" * 32
    app.jinja_env.globals["csrf_token"] = lambda: "token"
    return app


@contextmanager
def speaking(app: Flask, language: str) -> Iterator[None]:
    """A request whose reader has that language."""
    with app.test_request_context(), force_locale(language):
        yield


def script_with(
    app: Flask, language: str, modules: Sequence[str], own: Mapping[str, str] | None = None
) -> str:
    """The joined script of some modules, each of them under its path in
    ``globalThis.phone``; ``own`` are texts of modules that a phone does not have."""
    with speaking(app, language):
        source = modules_in(language, url_for).source
        named = {path: path.replace("/", "_") for path in modules}
        imports = "\n".join(
            f'import * as of_{name} from "./{path}.mjs";' for path, name in named.items()
        )
        given = ", ".join(f'"{path}": of_{name}' for path, name in named.items())
        root = f"{imports}\nglobalThis.phone = {{ {given} }};\n"
        made = {_ROOT: root, **{f"{name}.mjs": text for name, text in (own or {}).items()}}
        return script(lambda file: made.get(file) or source(file), _ROOT)


def question_lines(asked: Iterable[Asked]) -> list[str]:
    """Return questions as the programs that answer them read them."""
    return [
        json.dumps({"module": module, "name": name, "args": args}) for module, name, args in asked
    ]


def answers(script: Path, asked: Iterable[Asked]) -> list[Any]:
    """Return what the functions of a script give, in order."""
    lines = question_lines(asked)
    said = run_node(RENDER, script, given="\n".join(lines)).splitlines()
    assert len(said) == len(lines)
    return [json.loads(line) for line in said]
