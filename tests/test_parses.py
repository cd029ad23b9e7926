"""Everything that is parsed has a bound: one list of every place that parses, and of what it reads.

What a route takes is tried by ``tests/web/test_body_limits.py``, what a file has by
``tests/services/test_reading.py``, heads by ``tests/cli/test_asgi.py``. A place that parses and
that this list has not fails, until somebody has said what sees to its bound.
"""

import ast
from pathlib import Path

SCOREPAD = Path(__file__).parent.parent / "scorepad"

PARSERS = {
    *("json.loads", "json.load", "tomllib.loads", "tomllib.load", "ast.literal_eval"),
    *("csv.reader", "csv.DictReader", "csv.Sniffer", "pickle.loads", "zipfile.ZipFile"),
    *("read_json", "strict_json", "request.get_json", "request.get_data", "ElementTree.parse"),
}
"""What turns a text from elsewhere into values."""

BOUNDS = {
    "pad.mark_json.read_json": "of what it is given: each of its callers is here",
    "pad.mark_json.strict_json": "of what it is given, 8 deep: each of its callers is here",
    "web.game.marks.sent_json": "app._LARGEST_BODY",
    "services.import_export.game_json.read_object": "files._LONGEST_LINE, _MOST_PARTS, _DEEPEST; "
    "in a process with limits of its own: reading.FileReader",
    "services.import_export.rows.columns_in": "files._LONGEST_LINE: one line",
    "services.import_export.rows.read_rows": "files.LARGEST_FILE; rows are read one by one",
    "services.game_from_copy._mark": "marks that this program has stored; damage is read with care",
    "trick_checker.referee._read": "referee.LONGEST_LINE",
    "cli.healthy.health_at": "healthy._MOST",
    "cli.through_proxy._ask": "100,000 bytes",
}
"""Places that parse what others send, and what sees to the bound of each."""

OWN = {
    "store": "what this program has written into its own database; damage is read with care",
    "rules": "files of the program's own, and rules in an opening, which is a part of a body",
    "client": "templates and rules of the program's own",
    "web.phone_script": "what this program has made of its own files, with checksums",
    "static_edition": "the list of its own files that this program has written into the folder",
    "services.statistics": "sums and ratings that this program has stored",
}
"""Rooms that parse nothing from outside."""


def places_that_parse() -> dict[str, str]:
    """The parser that each function calls, by the function."""
    found: dict[str, str] = {}
    for path in SCOREPAD.rglob("*.py"):
        module = ".".join(path.relative_to(SCOREPAD).with_suffix("").parts)
        found |= _within(ast.parse(path.read_text("utf-8")), module)
    return found


def _within(node: ast.AST, place: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            found |= _within(child, f"{place}.{child.name}")
        else:
            if isinstance(child, ast.Call) and ast.unparse(child.func) in PARSERS:
                found[place] = ast.unparse(child.func)
            found |= _within(child, place)
    return found


def test_every_place_that_parses_is_known_with_its_bound() -> None:
    from_outside = {
        place: parser
        for place, parser in places_that_parse().items()
        if not place.startswith(tuple(f"{room}." for room in OWN))
    }
    assert from_outside.keys() == BOUNDS.keys()
