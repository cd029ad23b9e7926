"""A game begins on a phone without network exactly as it would on the server."""

import json
import re
import sys
import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scorepad.pad import acts
from scorepad.pad.fold import fold, read_pad
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from scorepad.pad.names import caseless, check_name, clean_name
from scorepad.pad.opening import Opening, check_opening, opening_cells
from scorepad.pad.tricks_taken import NOBODY
from scorepad.rules import games
from scorepad.rules.library import duel_games
from scorepad.rules.option_table import MOST_ROUNDS
from scorepad.rules.options import with_options
from scorepad.rules.schedule import largest_hand
from scorepad.services.import_export.game_json import document
from scorepad.services.rematches import rematch
from scorepad.services.rule_fields import refuse_variants, variants_among
from tests.client import typed_openings
from tests.client.evenings import whole_game
from tests.client.match_looks import any_match
from tests.kinds import thorough
from tests.node import run_node
from tests.pad.scribe import Scribe
from tests.services.hostile_games import game_row

PROGRAM = Path(__file__).with_name("opening.mjs")
NAMES = [
    "Anna",
    " Ben ",
    "anna",
    "",
    "Cleo\u200b",
    "x" * 33,
    "É",
    "E\u0301",
    "ß",
    "SS",
    "a  b",
    "\t",
]
WHITE_AND_ODD = ["\x1c", "\x85", "\u2003", "\ufeff", "\u202f", "\n", "\x7f", "\ue000", "é", "😀"]
GREEK = ["ΟΔΥΣΣΕΥΣ", "οδυσσευς", "οδυσσευσ"]
TAGS = ["\U000e0041", "a\U000e0041", "🏴\U000e0067\U000e0062", "🏴"]


def on_the_phone(asked: list[tuple[str, Any]]) -> list[Any]:
    lines = "".join(json.dumps(each) + "\n" for each in asked)
    said = run_node(PROGRAM, given=lines).splitlines()
    assert len(said) == len(asked)
    return [json.loads(line) for line in said]


def any_name(random: Random) -> str:
    if random.random() < 0.5:
        return random.choice(NAMES)
    signs = ["A", "b", " ", *WHITE_AND_ODD]
    return "".join(random.choices(signs, k=random.randint(0, 6)))


def any_opening(random: Random) -> tuple[Opening, list[str]]:
    key, game = random.choice(list(games().items()))
    switched = [each for each in game.ruleset.variants if random.random() < 0.4]
    options: dict[str, Any] = {}
    for variant in switched:
        options |= dict(variant.sets)
    names = [f"Player {place}" for place in range(random.randint(0, 11))]
    names += [any_name(random) for _ in range(random.randint(0, 2))]
    random.shuffle(names)
    players = [(f"{place:08x}", name) for place, name in enumerate(names)]
    dealer = random.randint(0, len(names))
    largest = largest_hand(game.ruleset, max(1, len(names)))
    most = [[largest], [1, largest + 1], [1] * MOST_ROUNDS, [1] * (MOST_ROUNDS + 1)]
    opening = Opening(
        *(key, players, dealer, options),
        rounds=random.choice([*[None] * 6, 0, 1, 5, 99]),
        hands=random.choice([*[[]] * 6, [3, 2, 1], *most]),
        house=random.choice(["", " Our  own "]),
        reveal=random.random() < 0.3,
    )
    return opening, [each.key for each in switched]


def as_asked(opening: Opening) -> dict[str, Any]:
    return {
        "data": dict(games()[opening.game].data),
        "players": opening.players,
        "dealer": opening.dealer,
        "options": dict(opening.options),
        "rounds": opening.rounds,
        "hands": list(opening.hands),
        "house": opening.house,
        "reveal": opening.reveal,
    }


def any_match_opening(random: Random, key: str) -> Opening:
    names = [any_name(random) for _ in range(random.choice([0, 1, 2, 2, 2, 3]))]
    return Opening(key, [(f"{place:08x}", name) for place, name in enumerate(names)])


def match_as_asked(opening: Opening, data: Mapping[str, Any]) -> dict[str, Any]:
    said = {"data": dict(data), "players": opening.players, "dealer": 0, "options": {}}
    return {**said, "rounds": None, "hands": [], "house": ""}


def right_ones(openings: list[Opening], asked: list[dict[str, Any]]) -> int:
    """Compare what is wrong with openings, and what the others write; how many are right."""
    right = 0
    answers = on_the_phone([("opening", each) for each in asked])
    for opening, said in zip(openings, answers, strict=True):
        wrong = check_opening(opening)
        assert said["wrong"] == {
            place: {"code": refusal.code, "facts": dict(refusal.facts)}
            for place, refusal in wrong.items()
        }, opening
        if not wrong:
            right += 1
            cells = [[*cell, value] for cell, value in opening_cells(opening)]
            assert said["cells"] == json.loads(json.dumps(cells))
    return right


def test_what_is_typed_for_a_new_game_is_read_as_on_the_server() -> None:
    random = Random("typed")
    cases = [*typed_openings.typed_cases(random, 300), *typed_openings.secret_cases(random, 200)]
    _, *said = on_the_phone([typed_openings.library(), *(asked for asked, _ in cases)])
    codes: set[str] = set()
    for (asked, expected), ours in zip(cases, said, strict=True):
        kind, given = asked
        if kind == "typed":
            # What contradicts is called by its words.
            for wrong in (ours["wrong"], expected["wrong"]):
                codes |= {refusal["code"] for refusal in wrong.values()}
                wrong |= {"rules": wrong["rules"]["code"]} if "rules" in wrong else {}
        if kind == "among":
            usual = games()[given["data"]["key"]].ruleset.options
            rest = ours["rest"].items()
            ours["rest"] = {name: value for name, value in rest if value != usual[name]}
        assert ours == json.loads(json.dumps(expected)), asked
    assert codes >= {"hand_out_of_range", "rounds_out_of_range", "variants_contradict"}


def test_a_name_means_the_person_who_was_tapped_or_the_only_one_who_has_it() -> None:
    asked = [("typed", each) for each in (typed_openings.MEANT, typed_openings.AFRESH)]
    asked.append(("typed", typed_openings.BY_HOUSE))
    _, said, afresh, by_house = on_the_phone([typed_openings.library(), *asked])
    assert [player for player, _ in said["players"]] == ["p1", "p3", "new", "new"]
    assert said["opened"]["dealer"] == 3
    assert said["there"]["names"] == ["anna", "Ben", "Dan", "Ben", "Cleo"]
    assert said["there"]["sat"] == ["", "p3", "p9", "", ""]
    # The rules of the game before hold, unless others are chosen.
    opened = [each["opened"] for each in (said, afresh, by_house)]
    assert [each["options"] for each in opened] == [{"bidding.from_hand": 3}, {}, {}]
    assert [each["house"] for each in opened] == ["Ours", "", "Theirs"]


def test_a_phone_proposes_whom_and_what_its_own_games_have() -> None:
    asked = [typed_openings.library(), *typed_openings.ALSO]
    _, last, first, known, many, *like = on_the_phone(asked)
    assert (last["game"], last["played"]) == ("skull_king", ["skull_king", "wizard_gigamic"])
    assert (first["game"], first["played"], first["paper"]) == (next(iter(games())), [], False)
    assert [each["name"] for each in known] == ["Anna", "Zoe", "Ben"]
    assert [each["name"] for each in many] == ["Anna", *(f"N{place}" for place in range(15))]
    again = [(each["game"], each["names"], each["variants"], bool(each["like"])) for each in like]
    three = ["Anna", "Ben", "Cleo"]
    assert again == [
        ("wizard_club", three, ["wizard_club.bomb"], True),
        (first["game"], three, [], False),
        ("wizards_cup", three[:2], [], False),
        ("wizard_club", ["Anna", "Cleo", "Dan"], [], True),
    ]
    # The dealer has left: it is the next one on the left who is there.
    assert (like[-1]["dealer"], like[-1]["hands"]) == ("1", "1 2 3")
    assert [(each["dealer"], each["rounds"]) for each in like[:2]] == [("2", "7"), ("2", "7")]
    assert (like[0]["like"]["house"], like[0]["like"]["options"]) == ("Ours", {})


def lines(number: int) -> Iterator[str]:
    """So many openings, names, switches and earlier games as this program is given them."""
    random = Random("lines")
    for _ in range(number):
        opening, switched = any_opening(random)
        data = dict(games()[opening.game].data)
        asked = [
            ("opening", as_asked(opening)),
            ("names", [any_name(random) for _ in range(10)]),
            ("options", {"data": data, "switched": switched}),
            ("among", {"data": data, "options": dict(opening.options)}),
        ]
        yield from map(json.dumps, asked)
    yield json.dumps(("names", [*NAMES, *GREEK, *TAGS]))
    for key, game in duel_games().items():
        for _ in range(5):
            match = match_as_asked(any_match_opening(random, key), game.data)
            yield json.dumps(("opening", match))
    for place in range(number // 5):
        marks = whole_game(Random(f"again.{place}"))
        if fold(marks).rounds:
            yield json.dumps(("again", [mark_json(mark) for mark in marks]))
    yield from typed_openings.lines(2 * number)


def test_what_is_wrong_and_what_is_written_is_the_same_for_thousands_of_openings() -> None:
    random = Random("openings")
    openings = [any_opening(random)[0] for _ in range(3000)]
    assert 300 < right_ones(openings, [as_asked(each) for each in openings]) < 2700


def test_a_shortened_game_and_own_hands_are_written_too() -> None:
    players = [("a", "Anna"), ("b", "Ben"), ("c", "Cleo")]
    opening = Opening("wizard_gigamic", players, 2, {}, rounds=4, hands=[3, 2, 1])
    (said,) = on_the_phone([("opening", as_asked(opening))])
    assert said["cells"] == json.loads(
        json.dumps([[*cell, value] for cell, value in opening_cells(opening)])
    )


def test_a_match_is_opened_as_on_the_server_whoever_sits_there() -> None:
    random, (game,) = Random("matches"), duel_games().values()
    asked, openings = [], []
    for _ in range(500):
        opening = any_match_opening(random, game.ruleset.key)
        openings.append(opening)
        asked.append(match_as_asked(opening, game.data))
    assert 20 < right_ones(openings, asked) < 480


def test_a_rematch_of_a_match_has_the_same_people_in_their_seats() -> None:
    matches = [any_match(Random(number)) for number in range(60)]
    asked = [("again", [mark_json(mark) for mark in marks]) for marks in matches]
    for marks, said in zip(matches, on_the_phone(asked), strict=True):
        expected = rematch(read_pad(marks))
        assert said["names"] == [name for _, name in expected.players]
        assert (said["options"], said["rounds"], said["hands"]) == ({}, None, [])


def test_names_are_trimmed_as_the_server_trims_them() -> None:
    random = Random("names")
    names = [*GREEK, *TAGS, *(any_name(random) for _ in range(3000))]
    (said,) = on_the_phone([("names", names)])
    assert [each[0] for each in said] == [clean_name(name) for name in names]
    refused = [check_name(name, ()) for name in names]
    assert [each[2] for each in said] == [refusal and refusal.code for refusal in refused]


@pytest.mark.parametrize(
    "around", ["{}", *map(thorough, ("A{}", "{}A")), "A{}A", *map(thorough, ("😀{}😀", "🏴{}"))]
)
def test_every_sign_is_compared_and_refused_as_on_the_server(around: str) -> None:
    """What one of the two does not know yet is left out: its Unicode is older."""
    signs = [
        sign
        for sign in map(chr, range(sys.maxunicode + 1))
        if unicodedata.category(sign) not in ("Cn", "Cs") or ord(sign) & 0xFFFE == 0xFFFE
    ]
    # Beside others, all letters without cases are alike, and so are private signs.
    others = [sign for sign in signs if unicodedata.category(sign) not in ("Lo", "Co")]
    names = [around.format(sign) for sign in (signs if around == "{}" else others)]
    (said,) = on_the_phone([("names", names)])
    for name, (cleaned, ours, code) in zip(names, said, strict=True):
        refusal = check_name(name, ())
        assert (cleaned, ours) == (clean_name(name), caseless(name)), ascii(name)
        assert code == (refusal and refusal.code), ascii(name)


def test_switches_make_the_same_options_or_contradict_each_other() -> None:
    random = Random("switches")
    asked: list[tuple[str, Any]] = []
    expected = []
    for _ in range(500):
        game = random.choice(list(games().values()))
        switched = [each for each in game.ruleset.variants if random.random() < 0.6]
        refusal = refuse_variants(game.ruleset, switched)
        both = refusal and [refusal.facts["first"], refusal.facts["other"]]
        expected.append(both or dict(pair for each in switched for pair in each.sets))
        asked.append(
            ("options", {"data": dict(game.data), "switched": [each.key for each in switched]})
        )
    assert on_the_phone(asked) == json.loads(json.dumps(expected))
    assert {list, dict} == set(map(type, expected))


def test_the_switches_of_an_earlier_game_are_found_again() -> None:
    random = Random("among")
    asked: list[tuple[str, Any]] = []
    expected = []
    for _ in range(500):
        opening, _ = any_opening(random)
        game = games()[opening.game]
        on, _ = variants_among(opening.options, game.ruleset)
        expected.append(list(on))
        asked.append(("among", {"data": dict(game.data), "options": dict(opening.options)}))
    assert [said["switched"] for said in on_the_phone(asked)] == expected


def test_the_same_people_again_are_the_same_on_the_phone() -> None:
    pads, asked = [], []
    for number in range(300):
        marks = whole_game(Random(f"again.{number}"))
        pad = fold(marks)
        if pad.rounds:
            pads.append(pad)
            asked.append(("again", [mark_json(mark) for mark in marks]))
    for pad, said in zip(pads, on_the_phone(asked), strict=True):
        expected = rematch(pad)
        assert said["names"] == [name for _, name in expected.players]
        assert (said["dealer"], said["rounds"]) == (expected.dealer, expected.rounds)
        assert said["hands"] == list(expected.hands)
        assert said["house"] == expected.house
        assert with_options(pad.ruleset, said["options"]) == with_options(
            pad.ruleset, expected.options
        )


def test_no_id_that_a_phone_gives_is_read_as_an_option_by_a_command() -> None:
    (said,) = on_the_phone([("ids", 3000)])
    assert all(re.fullmatch(r"\w[\w-]{21}", game, re.ASCII) for game, _ in said)
    assert all(re.fullmatch(r"[0-9a-f]{8}", player) for _, player in said)
    assert len(dict(said)) == len(said)


def test_a_file_of_the_phone_says_as_the_servers_does_which_version_a_game_needs() -> None:
    table = Scribe(options={"play.bomb": True}, hands=(3,))
    table.bid(ben=1, cleo=0, anna=1)
    nobodys = acts.count_trick(table.round, NOBODY, 1, 0)
    said: list[tuple[acts.Cells, int]] = [
        (nobodys, 1),
        ((*nobodys, *acts.enter(1, 1, "", "leader:2", "cleo")), 2),
        (acts.enter(0, 0, "", "note", "rain"), 2),
        (acts.enter(0, 0, "", "counts", False), 2),
    ]
    asked = []
    for cells, version in said:
        written = Mark("e" * 32, cells, at=1)
        marks = [*table.marks, written, Mark("f" * 32, undoes=written.id, at=2)]
        assert document(game_row(table.pad), marks)["version"] == version
        asked.append(("version", [mark_json(mark) for mark in marks]))
    assert on_the_phone(asked) == [version for _, version in said]
