"""Every parser of what no browser sends, with right input made a little wrong."""

import json
import tomllib
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

from scorepad.i18n.importing import import_refusal
from scorepad.i18n.verdicts import fault_in_words
from scorepad.pad import acts
from scorepad.pad.state import Pad
from scorepad.rules import RulesetError, games, read_game, read_words
from scorepad.rules.duel.ruleset import read_duel_game
from scorepad.rules.refusal import Refused
from scorepad.services.import_export import ImportRefused
from scorepad.services.import_export.columns import heading, lines
from scorepad.services.import_export.files import read_file
from scorepad.services.import_export.game_json import document, one_line, readable
from scorepad.trick_checker.referee import reply_to
from scorepad.web.open_link import group_token_in, token_in
from tests.languages import words_in_each_language
from tests.pad.scribe import Scribe
from tests.services.hostile_games import game_row, renumbered
from tests.tools.trust.fuzz.odd import changed, mangled, odd_text
from tests.tools.trust.fuzz.target import Target

_CARDS = "blue 5, 3 Bleu n b12; ace of hearts|roi de pique/Herz-Ass + ♠10"
_FEW_COLUMNS = "game;round;player;bid;tricks;points;rules;begun\n" + "".join(
    f"wizard_gigamic;1;{name};0;{tricks};;;\n"
    for name, tricks in (("Anna", 1), ("Ben", 0), ("Cleo", 0))
)
_CASES = Path(__file__).parents[3] / "data" / "referee.json"


def parsers() -> dict[str, Target]:
    """All that read what no browser sends."""
    return {
        "ruleset files": Target(_rule_files(), _read_rules),
        "referee's cases": Target(_cases(), _read_case),
        "files of games": Target(_game_files(), _read_games),
        "cards in words": Target(_cards, _read_cards),
        "pasted links": Target(_pasted, lambda text: (token_in(text), group_token_in(text))),
    }


def _rule_files() -> Callable[[Random], tuple[str, str]]:
    folder = resources.files("scorepad.rules") / "games"
    files = {
        each.name: each.read_text("utf-8")
        for each in folder.iterdir()
        if each.name.endswith(".toml")
    }
    parsed = {name: tomllib.loads(text) for name, text in files.items()}

    def make(random: Random) -> tuple[str, str]:
        name = random.choice(sorted(files))
        if random.random() < 0.5:
            return name, mangled(random, files[name])
        return name, _toml(changed(random, parsed[name]))

    return make


def _toml(value: Any) -> str:
    return "\n".join(f"{_key(key)} = {_toml_value(each)}" for key, each in value.items())


def _key(key: str) -> str:
    return json.dumps(key).replace("\x7f", "\\u007f")


def _toml_value(value: Any) -> str:
    if isinstance(value, dict):
        return (
            "{"
            + ", ".join(f"{_key(key)} = {_toml_value(each)}" for key, each in value.items())
            + "}"
        )
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml_value, value)) + "]"
    return "''" if value is None else json.dumps(value, ensure_ascii=False)


def _read_rules(file: tuple[str, str]) -> object:
    name, text = file
    read: Callable[[str, str], object] = read_duel_game if 'kind = "duel"' in text else read_game
    try:
        return read(text, name)
    except RulesetError as error:
        return str(error)


def _cases() -> Callable[[Random], bytes]:
    cases = json.loads(_CASES.read_text("utf-8"))

    def make(random: Random) -> bytes:
        case = random.choice(cases)
        if random.random() < 0.7:
            return json.dumps(changed(random, case)).encode()
        if random.random() < 0.1:
            return random.randbytes(random.randint(0, 30))
        return mangled(random, json.dumps(case)).encode("utf-8", "surrogatepass")

    return make


def _read_case(line: bytes) -> object:
    reply = reply_to(line)
    if reply.fault is not None:
        return fault_in_words(reply.fault)
    return json.dumps(reply.answer)


def _game_files() -> Callable[[Random], str]:
    pads = [_short_game(), _short_game(adjusted=True)]
    found = [document(game_row(pad), pad.written.marks) for pad in pads]
    people = [{"person_id": "p1", "name": "Anna", "look": 1, "hidden": False, "ids": ["p2"]}]
    head = {"scorepad": "games", "version": 1, "people": people}
    rows = [heading() + lines("G" * 22, 1_790_000_000, pad) for pad in pads]

    def make(random: Random) -> str:
        game = random.choice(found)
        how = random.randrange(6)
        if how == 0:
            return json.dumps(changed(random, game))
        if how == 1:
            return f"{json.dumps(changed(random, head))}\n{one_line(game)}"
        if how == 2:
            return f"{json.dumps(head)}\n{json.dumps(changed(random, game))}"
        return mangled(random, random.choice([_FEW_COLUMNS, *rows, readable(game)]))

    return make


def _short_game(*, adjusted: bool = False) -> Pad:
    table = Scribe(players="anna ben cleo")
    table.play_rounds(1)
    if adjusted:
        table.write(acts.adjust(1, "ben", -10, "=late"))
        table.write(acts.rename("cleo", "@Cléo"))
    return renumbered(table)


def _read_games(text: str) -> object:
    # As a browser sends it: whoever sends no UTF-8 is told so before.
    sent = text.encode("utf-8", "replace").decode()
    try:
        return list(read_file(iter(sent.splitlines(keepends=True)), 1_790_000_000))
    except ImportRefused as error:
        return import_refusal(error)


def _cards(random: Random) -> tuple[str, str]:
    text = random.choice((_CARDS, odd_text(random)))
    return random.choice(sorted(games())), mangled(random, text)


def _read_cards(typed: tuple[str, str]) -> object:
    key, text = typed
    try:
        return read_words(games()[key].ruleset.deck, text, words_in_each_language(key))
    except Refused as refused:
        return refused.refusal


def _pasted(random: Random) -> str:
    token = "Ab3-_" * 20
    links = (f"http://x/o/{token[:43]}", f"/c/{token[:44]}", token[:43], f"Look: /o/{token} !")
    return mangled(random, random.choice(links))
