"""A phone's modules one by one, with those that are made where scripts are joined."""

import shutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from flask import url_for

from scorepad.paths import STATIC
from scorepad.web.phone_script import modules_in
from tests.client.scripted import app_without_games, speaking
from tests.pad.plain import field_table_module, with_plain_fields

_HERE = Path(__file__).parent


@cache
def made_modules() -> Mapping[str, str]:
    """The text of each module that is made, by its path, in English; the table of fields has some
    that no game has."""
    with TemporaryDirectory() as folder:
        app = app_without_games(Path(folder))
        with speaking(app, "en"), with_plain_fields():
            modules = modules_in("en", url_for)
            made = {path: modules.source(path) for path in modules._made}
            return {**made, "pad/field_table.mjs": field_table_module()}


def programs_beside_modules(folder: Path) -> Path:
    """Copy the programs of these tests, and all modules of a phone to where they import them from.

    Returns:
        The folder of the programs.
    """
    programs, modules = folder / "tests" / "client", folder / "static" / "phone"
    shutil.copytree(STATIC / "phone", modules)
    shutil.copytree(_HERE, programs, ignore=shutil.ignore_patterns("*.py", "data", "__pycache__"))
    shutil.copy(_HERE / "rules_html.mjs", modules)
    for path, text in made_modules().items():
        (modules / path).parent.mkdir(exist_ok=True)
        (modules / path).write_text(text, "utf-8")
    return programs
