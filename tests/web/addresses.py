"""Every address of the app, from its own map of them."""

from collections.abc import Iterator

from flask import Flask
from werkzeug.routing import Rule

FILLED = {
    "game": "wizard_gigamic",
    "language": "en",
    "part": "pad",
    "filename": "scorepad.js",
    "house_id": "h" * 22,
    "person": "a",
    "season": "s" * 22,
    "phone": "own",
    "token": "t" * 45,
    "game_id": "x" * 22,
    "player": "a",
    "rest": "new",
    "field": "none",
}
"""What may stand for the parts of an address that vary."""

_ASKS = {
    "house_rules.new": {"game": "wizard_gigamic"},
    "house_rules.save": {"game": "wizard_gigamic"},
}
_ENDINGS = {"files.all_games": ("jsonl", "csv"), "files.one_game": ("json", "csv")}

_ROWLESS = {
    *("static", "assets", "authority", "blank_sheets", "phone_script", "preferences"),
    *("rules_summary", "shell"),
}
"""Screens that read no row."""


def reads_rows(rule: Rule) -> bool:
    """Return whether what is at the address depends on what is stored."""
    return rule.endpoint.partition(".")[0] not in _ROWLESS


def ways(app: Flask) -> list[tuple[str, Rule]]:
    """Each method of each rule."""
    found = [
        (method, rule)
        for rule in app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    ]
    return sorted(found, key=lambda way: (way[1].rule, way[0]))


def addresses(app: Flask, rule: Rule, **given: str) -> Iterator[str]:
    """The rule's addresses, with ``given`` and with what else there is to fill in.
    A rule with a part that nobody has thought of yet fails here."""
    values = dict(rule.defaults or {})
    for name in rule.arguments - set(values) - {"ending"}:
        assert name in given or name in FILLED, f"nothing stands for {name} in {rule.rule}"
        values[name] = given.get(name) or FILLED[name]
    endings = [{}]
    if "ending" in rule.arguments:
        endings = [{"ending": ending} for ending in _ENDINGS[rule.endpoint]]
    adapter = app.url_map.bind("localhost")
    for ending in endings:
        asked = _ASKS.get(rule.endpoint, {})
        yield adapter.build(rule.endpoint, {**values, **ending, **asked})
