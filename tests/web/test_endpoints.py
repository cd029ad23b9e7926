"""The endpoints that strings in the program name, in tables and where addresses are made."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from flask import Flask

SCOREPAD = Path(__file__).parents[2] / "scorepad"
ENDPOINT = re.compile(r"([a-z_]+)\.[a-z_]+")


def strings() -> Iterator[str]:
    for path in (SCOREPAD / "app.py", *(SCOREPAD / "web").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_every_endpoint_that_the_program_names_exists(app: Flask) -> None:
    screens = {endpoint.partition(".")[0] for endpoint in app.view_functions}
    found = map(ENDPOINT.fullmatch, strings())
    named = {match[0] for match in found if match and match[1] in screens}
    assert {"files.import_file", "marks.create_offline_game", "shell.worker"} <= named
    assert named - set(app.view_functions) == set()
