"""How large the phone's scripts are when sent: ``python -m tests.client.sizes [language]``."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import brotli
from flask import url_for
from flask_babel import get_translations
from zopfli import gzip

from scorepad.client.bundler import minified
from scorepad.client.script import Modules, scripts
from scorepad.client.speech import Speech
from scorepad.paths import STATIC
from tests.client.scripted import app_without_games, speaking

_MADE = (
    "games.mjs",
    "markup.mjs",
    "later_markup.mjs",
    "game_catalogue.mjs",
    "shell_markup.mjs",
)


def row(name: str, text: str) -> str:
    content = text.encode()
    packed = len(gzip.compress(content)), len(brotli.compress(content, mode=brotli.MODE_TEXT))
    return f"{name:22}{len(content):>9}{packed[0]:>9}{packed[1]:>9}"


def main(language: str = "en") -> None:
    print(f"{language:22}{'bytes':>9}{'gzip':>9}{'brotli':>9}")
    with TemporaryDirectory() as folder:
        app = app_without_games(Path(folder))
        with speaking(app, language):
            speech = Speech(language, get_translations())
            source = Modules(STATIC / "phone", app.jinja_env, speech, url_for).source
            for file in sorted({path.name for path in (STATIC / "phone").glob("*.mjs")} | {*_MADE}):
                print(row(file, minified(source(file))))
            for part, text in scripts(source).items():
                print(row(f"all of {part}, joined", text))


if __name__ == "__main__":
    main(*sys.argv[1:])
