"""Whatever a phone takes without network, the server takes when it comes."""

import json
import secrets
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scorepad.pad.fold import read_pad
from scorepad.pad.judge import refuse_shape
from scorepad.pad.mark_json import mark_json, mark_of
from scorepad.pad.marks import Mark, MarkIndex
from scorepad.pad.offline_opening import refuse_opening
from scorepad.pad.opening import Opening, check_opening, opening_cells
from scorepad.rules import games
from scorepad.services.rule_fields import HIDDEN_BIDS
from tests.client.modules import programs_beside_modules
from tests.client.random_rules import any_options
from tests.client.scripted import answers, app_without_games, script_with, speaking
from tests.client.typed_openings import shown_cases
from tests.kinds import thorough
from tests.node import run_node

LENGTHS = ["", "3", " 5 ", "0", "99", "six"]
HANDS = ["", "1 2 3", "3,2;1", "1 x", "0", "99", "1 " * 70]
ODD = [
    *("WEIẞ", "Weiß", "WEISS", "İpek", "ipek", "Işıl", "ISIL", "ΟΔΥΣΣΕΥΣ", "οδυσσευς", "ﬁ", "FI"),
    *("❤", "❤\ufe0f", "👩\u200d🚀", "👩🚀", "علی\u200cرضا", "علیرضا", "\u2067علی\u2069", "🏴", "Ꭰ"),
    *("\u3164", "\u2800", "\u034f", "\ufe0f", "\u0301", "\ufdd0", "\U0001faea", "\U00010d50"),
    *(
        "\u200eAnna",
        "An\u200bna",
        "x" * 33,
        "a \u034f b",
        "A B",
        "K",
        "k",
        "ſ",
        "s",
        "\ufeff",
        "E\u0301",
    ),
]


def any_name(random: Random) -> str:
    if random.random() < 0.4:
        return random.choice(ODD)
    if random.random() < 0.1:
        return "".join(random.choices([*"Aa ß", *map(chr, range(0x2C0))], k=random.randint(0, 4)))
    return f"Player {random.randrange(1000)}"


def earlier_game(random: Random, key: str) -> list[Any] | None:
    """Return the marks of a game with rules of its own; ``None`` where nobody can play so."""
    ruleset = games()[key].ruleset
    names = [f"Guest {place}" for place in range(random.randint(ruleset.least, ruleset.most))]
    opening = Opening(
        key,
        [(f"{place:08x}", name) for place, name in enumerate(names)],
        options=any_options(random, random.randint(1, 4)),
        rounds=random.choice([None, random.randint(1, 20)]),
        hands=[random.randint(1, 12) for _ in range(random.choice([0, 0, 5]))],
        house=random.choice(["", "Ours"]),
        reveal=True,
    )
    if check_opening(opening):
        return None
    marks = [Mark("0" * 32, opening_cells(opening))]
    return [mark_json(mark) for mark in marks] if read_pad(marks).rounds else None


def typed(random: Random) -> dict[str, Any]:
    key, game = random.choice(list(games().items()))
    most = game.ruleset.most
    names = [any_name(random) for _ in range(random.randint(0, most))]
    earlier = earlier_game(random, key) if random.random() < 0.5 else None
    if earlier:
        names = names[:2]
    keys = [*(variant.key for variant in game.ruleset.variants), HIDDEN_BIDS]
    form = {
        "game": key,
        "names": names,
        "dealer": random.choice(["draw", "draw", "0", "1", "7"]),
        "variants": [f"{key}.{each}" for each in keys if random.random() < 0.2],
        "afresh": random.random() < 0.2,
    }
    if random.random() < 0.3:
        form |= {"rounds": random.choice(LENGTHS), "hands": random.choice(HANDS)}
    # One in four of those who are called so is another person of the same name.
    people = [
        {"name": name, "person": f"{place:08x}", "sign": None}
        for place, name in enumerate([*names, *names[: len(names) // 4]])
        if name.strip()
    ]
    house = {"id": "h" * 22, "name": "Ours", "game": key, "options": any_options(random, 4)}
    return {
        "seed": random.randrange(2**31),
        "earlier": earlier,
        "typed": form,
        "people": people if random.random() < 0.5 else [],
        "house": house if random.random() < 0.2 else None,
        "taps": random.choice([0, 20]),
    }


def forms(number: int) -> list[dict[str, Any]]:
    """What the program is given: the games, and so many forms as people fill them in."""
    random = Random("begun offline")
    catalogue = {
        key: {"name": key, "data": dict(game.data), "variants": dict(game.words.variants)}
        for key, game in games().items()
    }
    return [{"catalogue": catalogue}, *(typed(random) for _ in range(number))]


def check_begun(asked: Sequence[dict[str, Any]], said: Sequence[str]) -> None:
    """Assert that the server takes what the phone has made of these forms."""
    begun = tapped = 0
    codes = set()
    for case, line in zip(asked[1:], said, strict=True):
        answer = json.loads(line)
        codes |= {refusal["code"] for refusal in answer["wrong"].values()}
        assert bool(answer["said"]) is bool(answer["wrong"]), case
        marks = [mark_of(each, "", 0) for each in answer["marks"]]
        if not marks:
            continue
        begun += 1
        opening = marks[0]
        assert opening is not None
        assert refuse_opening(opening) is None, case
        pad, known = read_pad((opening,)), MarkIndex((opening,))
        for mark in marks[1:]:
            assert mark is not None, case
            assert refuse_shape(pad, known, mark) is None, (case, mark)
            known.add(mark)
            tapped += 1
    assert 5 * begun >= len(asked)
    assert tapped >= len(asked)
    assert codes > {"name_taken", "name_unseen", "hand_out_of_range", "rounds_out_of_range"}


def test_the_form_without_network_shows_what_the_servers_form_shows(tmp_path: Path) -> None:
    seed = secrets.token_hex(4)
    app = app_without_games(tmp_path)
    script = tmp_path / "new.js"
    script.write_text(script_with(app, "en", ["views/new_game"]), "utf-8")
    with speaking(app, "en"):
        cases = [*shown_cases(Random(seed), 300)]
    said = answers(script, [asked for asked, _ in cases])
    for (asked, expected), shown in zip(cases, said, strict=True):
        assert shown == json.loads(json.dumps(expected)), (seed, asked)


@pytest.mark.parametrize("number", [200, thorough(800)])
def test_what_a_phone_accepts_the_server_accepts_when_it_comes(number: int, tmp_path: Path) -> None:
    asked = forms(number)
    program = programs_beside_modules(tmp_path) / "begun_offline.mjs"
    said = run_node(program, given="".join(json.dumps(each) + "\n" for each in asked))
    check_begun(asked, said.splitlines())
