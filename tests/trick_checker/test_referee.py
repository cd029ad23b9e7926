"""What the referee answers beyond the sheets' own cases, and what it refuses."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import Code, games
from scorepad.trick_checker import referee
from scorepad.trick_checker.case import FaultCode
from scorepad.trick_checker.referee import Reply, reply_to
from tests.unjudged import unjudged_ruleset

CLASSIC, CLUB, ACES_LOW = "wizard_gigamic", "wizard_club", "quoicoupli"


def asked(game: str, kind: str, **given: Any) -> Reply:
    case = {"id": 7, "game": game, "kind": kind, "in": given}
    reply = reply_to(json.dumps(case).encode())
    assert reply.id == 7
    return reply


def answer(game: str, kind: str, **given: Any) -> Any:
    reply = asked(game, kind, **given)
    assert reply.fault is None, reply.fault
    return reply.answer


def code(game: str, kind: str, **given: Any) -> str:
    reply = asked(game, kind, **given)
    assert reply.fault is not None, reply.answer
    assert reply.answer is None
    return reply.fault.code


# Answers


@pytest.mark.parametrize(
    ("game", "players", "expected"),
    [
        (CLASSIC, 2, None),
        (CLASSIC, 7, None),
        (CLASSIC, 0, None),
        (CLASSIC, -1, None),
        (ACES_LOW, 1, None),
        (ACES_LOW, 11, None),
        (ACES_LOW, 10, [5, 4, 3, 2, 1, 1]),
        (CLASSIC, 6, list(range(1, 11))),
    ],
)
def test_the_schedule_of_a_game_that_is_not_for_so_many_is_none(
    game: str, players: int, expected: list[int] | None
) -> None:
    found = answer(game, "schedule", n=players)
    assert (found and found["hands"]) == expected


@pytest.mark.parametrize(
    ("game", "given", "forbidden"),
    [
        (CLASSIC, {"hook": "none"}, None),
        (CLASSIC, {"hook": "always"}, 2),
        (CLASSIC, {"hook": "always", "hook_min_hand": 5}, 2),
        (CLASSIC, {"hook": "always", "hook_min_hand": 6}, None),
        (CLASSIC, {"hook": "always", "visibility": "open"}, 2),
        (CLASSIC, {"hook": "always", "visibility": "simultaneous"}, None),
        (CLASSIC, {"hook": "always", "visibility": "secret"}, None),
        (CLASSIC, {"hook": "sole_leader"}, None),
        (CLASSIC, {"hook": "sole_leader", "totals": [30, 20, 20], "me": 0}, 2),
        (CLASSIC, {"hook": "sole_leader", "totals": [30, 20, 20], "me": 1}, None),
        (CLASSIC, {"hook": "sole_leader", "totals": [30, 30, 20], "me": 0}, None),
        (CLASSIC, {"hook": "canadian", "totals": [-10, -20, -20], "me": 0}, 2),
        (ACES_LOW, {}, 2),
        (ACES_LOW, {"hook": "none"}, None),
        (ACES_LOW, {"visibility": "secret"}, None),
        (ACES_LOW, {"hook_min_hand": 6}, None),
    ],
)
def test_the_ban_on_the_last_of_three_bids_with_five_cards(
    game: str, given: dict[str, Any], forbidden: int | None
) -> None:
    found = answer(game, "bid", n=3, hand=5, prev=[2, 1], **given)
    assert found["forbidden"] == forbidden
    assert found["allowed"] == [bid for bid in range(6) if bid != forbidden]


def test_a_zero_that_evens_the_bids_is_banned_for_the_leader_but_not_in_canada() -> None:
    leads = {"totals": [30, 20, 20], "me": 0}
    banned = answer(CLASSIC, "bid", n=3, hand=5, prev=[2, 3], hook="sole_leader", **leads)
    exempt = answer(CLASSIC, "bid", n=3, hand=5, prev=[2, 3], hook="canadian", **leads)
    assert (banned["forbidden"], exempt["forbidden"]) == (0, None)


def test_only_the_last_bidder_is_banned() -> None:
    for before in ([], [2], [2, 0]):
        found = answer(CLASSIC, "bid", n=4, hand=5, prev=before, hook="always")
        assert found == {"forbidden": None, "allowed": [0, 1, 2, 3, 4, 5]}
    assert answer(CLASSIC, "bid", n=4, hand=5, prev=[2, 0, 2], hook="always")["forbidden"] == 1


@pytest.mark.parametrize(
    ("plays", "reading", "expected"),
    [
        ([], None, None),
        (["B5", "R3"], None, "B"),
        (["N", "N", "G2", "B5"], None, "G"),
        (["Z", "G11"], None, None),
        (["Z", "G11"], "free", None),
        (["Z", "G11"], "next_card", "G"),
        (["N", "Z", "G11"], "next_card", "G"),
        (["B5", "Z", "G11"], "next_card", "B"),
    ],
)
def test_the_suit_that_is_demanded(
    plays: list[str], reading: str | None, expected: str | None
) -> None:
    assert answer(CLASSIC, "demanded", plays=plays, wizard_lead=reading) == expected


def test_what_may_be_played_comes_in_the_order_of_the_hand() -> None:
    hand = ["N", "R7", "B3", "Z", "B1"]
    assert answer(CLASSIC, "legal", plays=["B5"], hand=hand) == ["N", "B3", "Z", "B1"]
    assert answer(CLASSIC, "legal", plays=["Z", "B5"], hand=hand) == hand
    assert answer(CLASSIC, "legal", plays=["Z", "B5"], hand=hand, wizard_lead="next_card") == [
        "N",
        "B3",
        "Z",
        "B1",
    ]


def test_every_play_that_was_not_legal_is_found() -> None:
    hands = [["B5"], ["B3", "R7"], ["G1", "B2"], ["Y4"]]
    found = answer(CLASSIC, "check_trick", plays=["B5", "R7", "G1", "Y4"], hands=hands)
    assert found == [1, 2]


@pytest.mark.parametrize(
    ("number", "suit"), [(1, "H"), (2, "D"), (3, "C"), (4, "S"), (5, None), (6, "H"), (60, None)]
)
def test_a_trump_that_goes_by_turns_needs_the_round_and_no_card(
    number: int, suit: str | None
) -> None:
    cycle = "nomination_whist"
    assert answer(cycle, "trump", round=number) == suit
    assert answer(cycle, "trump", round=number, turned=None) == suit
    assert code(cycle, "trump", round=number, turned="H5") == Code.TRUMP_NOT_TURNED
    assert code(cycle, "trump", round=number, chosen="H") == FaultCode.NOTHING_TO_CHOOSE
    assert code(cycle, "trump") == FaultCode.KEY_MISSING
    assert code(cycle, "trump", round=0) == FaultCode.OUT_OF_RANGE
    assert answer(cycle, "schedule", n=4)["no_trump_rounds"] == [5]


@pytest.mark.parametrize(
    ("game", "given", "forbidden"),
    [
        ("wizard_championship", {"hand": 1}, None),
        ("wizard_championship", {"hand": 2}, 2),
        ("wizard_championship", {"hand": 1, "hook_min_hand": 1}, 1),
        ("wizard_canadian", {"hand": 2}, None),
        ("wizard_canadian", {"hand": 2, "totals": [9, 1, 1, 1], "me": 0}, 2),
    ],
)
def test_without_a_hook_the_games_own_restriction_holds(
    game: str, given: dict[str, Any], forbidden: int | None
) -> None:
    assert answer(game, "bid", n=4, prev=[0, 0, 0], **given)["forbidden"] == forbidden


SKULL_KING = "skull_king"


@pytest.mark.parametrize(
    ("plays", "taker", "leads"),
    [
        (["Y12", "B3", "G14"], 1, 1),
        (["S", "TP", "K"], 0, 0),
        (["E", "TE", "E"], 0, 0),
        (["E", "L", "E"], 1, 1),
        (["Y12", "B3", "R"], None, 1),
        (["Y12", "B3", "W", "R"], None, 1),
        (["R", "B3", "W", "Y14"], 3, 3),
        (["P", "W", "E"], None, 0),
    ],
)
def test_a_trick_of_special_cards_says_who_takes_it_and_who_leads_next(
    plays: list[str], taker: int | None, leads: int
) -> None:
    assert answer(SKULL_KING, "trick", plays=plays, trump="B") == taker
    assert answer(SKULL_KING, "leads_next", plays=plays, trump="B") == leads


def test_of_two_players_the_second_card_is_from_a_hand_that_nobody_holds() -> None:
    case: dict[str, Any] = {"plays": ["Y12", "Y13", "Y1"], "trump": "B"}
    assert [answer(SKULL_KING, kind, **case) for kind in ("trick", "leads_next")] == [1, 1]
    assert answer(SKULL_KING, "trick", n=2, **case) is None
    assert answer(SKULL_KING, "leads_next", n=2, **case) is None
    tigress: dict[str, Any] = {"plays": ["Y12", "T", "Y13"], "trump": "B"}
    assert answer(SKULL_KING, "trick", n=2, **tigress) == 2
    assert code(SKULL_KING, "trick", n=3, **tigress) == Code.PLAYED_AS_WHAT
    assert code(SKULL_KING, "trick", n=9, **case) == Code.NUMBER_OF_PLAYERS


def test_special_cards_may_be_played_at_any_time() -> None:
    hand = ["Y3", "G7", "T", "E", "R", "W", "L"]
    assert answer(SKULL_KING, "legal", plays=["Y5"], hand=hand) == [
        code for code in hand if code != "G7"
    ]
    for first in ("P", "R", "W"):
        held = [code for code in hand if code != first]
        assert answer(SKULL_KING, "legal", plays=[first, "Y5"], hand=held) == held
        assert answer(SKULL_KING, "demanded", plays=[first, "Y5"]) is None
    assert answer(SKULL_KING, "demanded", plays=["L", "Y5"]) == "Y"
    hands = [["Y5"], ["G1", "Y2"], ["T", "Y1"]]
    plays = ["Y5", "G1", "TE"]
    assert answer(SKULL_KING, "check_trick", plays=plays, hands=hands) == [1]


def test_in_every_other_game_whoever_takes_a_trick_leads_next() -> None:
    case = {"plays": ["B5", "R1", "N"], "trump": "R"}
    assert answer(CLASSIC, "leads_next", **case) == answer(CLASSIC, "trick", **case) == 1


def test_a_game_that_only_its_sheet_can_judge_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(games()[SKULL_KING], ruleset=unjudged_ruleset())
    monkeypatch.setattr(referee, "all_games", lambda: {SKULL_KING: game})
    for kind in ("demanded", "legal", "trick", "leads_next", "check_trick"):
        given = {"plays": ["B5"], "hand": [], "hands": [["B5"]], "trump": None}
        assert code(SKULL_KING, kind, **given) == Code.NOT_JUDGED


def test_points_that_depend_on_the_hand_need_it() -> None:
    assert code(SKULL_KING, "points", bid=0, tricks=0) == FaultCode.KEY_MISSING
    assert answer(SKULL_KING, "points", bid=0, tricks=0, hand=9) == 90
    assert answer(SKULL_KING, "points", bid=0, tricks=2, hand=9) == -90
    assert answer(SKULL_KING, "table", rounds=[[[0, 1, 1], [0, 1, 2]]]) == [[30, 20, -10]]
    assert answer(SKULL_KING, "tricks_from_pad", hand=2, bid=0, delta=-20) == [1, 2]


def test_tricks_that_no_points_tell_are_none_and_those_that_several_tell_are_all() -> None:
    assert answer(CLASSIC, "tricks_from_pad", hand=5, bid=2, delta=15) == []
    assert answer(CLASSIC, "tricks_from_pad", hand=5, bid=2, delta=-10) == [1, 3]
    assert answer(ACES_LOW, "tricks_from_pad", hand=3, bid=1, delta=-10) == [0, 2, 3]
    assert answer(CLASSIC, "tricks_from_pad", hand=5, bid=2, delta=10**30) == []


# Refusals


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"", FaultCode.NOT_JSON),
        (b"{", FaultCode.NOT_JSON),
        (b"\xff\xfe", FaultCode.NOT_JSON),
        (b'{"id": "\xe9"}', FaultCode.NOT_JSON),
        (b"{} {}", FaultCode.NOT_JSON),
        (b'{"id": NaN}', FaultCode.NOT_JSON),
        (b'{"id": 1e999}', FaultCode.NOT_JSON),
        (b'{"id": 1, "id": 1}', FaultCode.NOT_JSON),
        (b'{"id": ' + b"9" * 5000 + b"}", FaultCode.NOT_JSON),
        (b'{"id": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", FaultCode.NOT_JSON),
        (b"[]", FaultCode.NOT_AN_OBJECT),
        (b" " * (2**20 + 1), FaultCode.LINE_TOO_LONG),
        (b"{}", FaultCode.KEY_MISSING),
        (b'{"game": 1}', FaultCode.NOT_A_TEXT),
        (b'{"game": "x", "kind": "trick", "in": {}}', Code.NO_SUCH_GAME),
        (b'{"game": "quoicoupli"}', FaultCode.KEY_MISSING),
        (b'{"game": "quoicoupli", "kind": []}', FaultCode.NOT_A_TEXT),
        (b'{"game": "quoicoupli", "kind": "duel", "in": {}}', FaultCode.NO_SUCH_KIND),
        (b'{"game": "wizards_cup", "kind": "trick", "in": {}}', FaultCode.NO_SUCH_KIND),
        (b'{"game": "quoicoupli", "kind": "trick"}', FaultCode.KEY_MISSING),
        (b'{"game": "quoicoupli", "kind": "trick", "in": []}', FaultCode.NOT_AN_OBJECT),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_line_that_is_no_case(line: bytes, expected: str) -> None:
    reply = reply_to(line)
    assert reply.fault is not None
    assert (reply.fault.code, reply.answer) == (expected, None)


@pytest.mark.parametrize(
    ("kind", "given", "expected"),
    [
        ("schedule", {}, FaultCode.KEY_MISSING),
        ("schedule", {"n": "4"}, FaultCode.NOT_A_NUMBER),
        ("undealt", {"n": 2, "hand": 1}, Code.NUMBER_OF_PLAYERS),
        ("undealt", {"n": 4, "hand": 16}, FaultCode.OUT_OF_RANGE),
        ("seats", {"n": 4, "first_dealer": 4, "round": 1}, FaultCode.OUT_OF_RANGE),
        ("seats", {"n": 4, "first_dealer": 0, "round": 16}, FaultCode.OUT_OF_RANGE),
        ("trump", {}, FaultCode.KEY_MISSING),
        ("trump", {"turned": "R14"}, Code.NO_SUCH_CARD),
        ("trump", {"turned": 8}, FaultCode.NOT_A_TEXT),
        ("trump", {"turned": "R8", "chosen": "R"}, FaultCode.NOTHING_TO_CHOOSE),
        ("trump", {"turned": None, "chosen": "R"}, FaultCode.NOTHING_TO_CHOOSE),
        ("trump", {"turned": "Z", "chosen": "X"}, Code.NO_SUCH_TRUMP),
        ("trump", {"turned": "Z", "chosen": 1}, FaultCode.NOT_A_TEXT),
        ("bid", {"n": 3, "hand": 21, "prev": []}, FaultCode.OUT_OF_RANGE),
        ("bid", {"n": 3, "hand": 5, "prev": [6]}, FaultCode.OUT_OF_RANGE),
        ("bid", {"n": 3, "hand": 5, "prev": [True]}, FaultCode.NOT_A_NUMBER),
        ("bid", {"n": 3, "hand": 5, "prev": [1, 1, 1]}, FaultCode.WRONG_LENGTH),
        ("bid", {"n": 3, "hand": 5, "prev": 1}, FaultCode.NOT_A_LIST),
        ("bid", {"n": 7, "hand": 5, "prev": []}, Code.NUMBER_OF_PLAYERS),
        ("bid", {"n": 3, "hand": 5, "prev": [], "hook": "never"}, FaultCode.NOT_ONE_OF),
        ("bid", {"n": 3, "hand": 5, "prev": [], "hook": 1}, FaultCode.NOT_A_TEXT),
        ("bid", {"n": 3, "hand": 5, "prev": [], "hook_min_hand": 0}, FaultCode.OUT_OF_RANGE),
        ("bid", {"n": 3, "hand": 5, "prev": [], "visibility": "no"}, FaultCode.NOT_ONE_OF),
        ("bid", {"n": 3, "hand": 5, "prev": [], "totals": [1, 2]}, FaultCode.WRONG_LENGTH),
        ("bid", {"n": 3, "hand": 5, "prev": [], "totals": [1, 2, 3]}, FaultCode.KEY_MISSING),
        (
            "bid",
            {"n": 3, "hand": 5, "prev": [], "totals": [1, 2, 3], "me": 3},
            FaultCode.OUT_OF_RANGE,
        ),
        ("demanded", {"plays": "B5"}, FaultCode.NOT_A_LIST),
        ("demanded", {"plays": [5]}, FaultCode.NOT_A_TEXT),
        ("demanded", {"plays": ["B5", "B5"]}, Code.CARD_TOO_OFTEN),
        ("demanded", {"plays": ["B5"], "wizard_lead": "maybe"}, FaultCode.NOT_ONE_OF),
        ("legal", {"plays": ["B5"], "hand": ["X1"]}, Code.NO_SUCH_CARD),
        ("legal", {"plays": ["B5"], "hand": ["B5"]}, Code.ALREADY_PLAYED),
        ("legal", {"plays": ["B5"], "hand": ["B3", "B3"]}, Code.CARD_TOO_OFTEN),
        ("legal", {"plays": ["N"] * 4 + ["B1", "B2"], "hand": ["B3"]}, Code.TOO_MANY_CARDS),
        ("legal", {"plays": ["B5"]}, FaultCode.KEY_MISSING),
        ("trick", {"plays": [], "trump": "R"}, Code.NO_CARDS),
        ("trick", {"plays": ["B5"]}, FaultCode.KEY_MISSING),
        ("trick", {"plays": ["B5"], "trump": "X"}, Code.NO_SUCH_TRUMP),
        ("trick", {"plays": ["B5"], "trump": False}, FaultCode.NOT_A_TEXT),
        ("trick", {"plays": ["B5", "B5"], "trump": "R"}, Code.CARD_TOO_OFTEN),
        ("trick", {"plays": ["H5"], "trump": "R"}, Code.NO_SUCH_CARD),
        (
            "trick",
            {"plays": ["B1", "B2", "B3", "B4", "B5", "B6", "B7"], "trump": "R"},
            Code.TOO_MANY_CARDS,
        ),
        ("check_trick", {"plays": ["B5"], "hands": []}, FaultCode.WRONG_LENGTH),
        ("check_trick", {"plays": ["B5"], "hands": ["B5"]}, FaultCode.NOT_A_LIST),
        ("check_trick", {"plays": ["B5"], "hands": [["B6"]]}, Code.NOT_IN_HAND),
        (
            "check_trick",
            {"plays": ["B5", "B6"], "hands": [["B5"], ["B6", "B5"]]},
            Code.CARD_TOO_OFTEN,
        ),
        ("points", {"bid": -1, "tricks": 0}, FaultCode.OUT_OF_RANGE),
        ("points", {"bid": 0, "tricks": 21}, FaultCode.OUT_OF_RANGE),
        ("points", {"bid": 3, "tricks": 0, "hand": 2}, FaultCode.OUT_OF_RANGE),
        ("table", {"rounds": [[[0, 1, 1]]]}, FaultCode.WRONG_LENGTH),
        ("table", {"rounds": [[[0, 1], [0, 1]]]}, Code.NUMBER_OF_PLAYERS),
        ("table", {"rounds": [[[0, 1, 21], [0, 1, 0]]]}, FaultCode.OUT_OF_RANGE),
        ("table", {"rounds": [[[0, 1, 1], [0, -1, 2]]]}, FaultCode.OUT_OF_RANGE),
        ("table", {"rounds": ["01"]}, FaultCode.NOT_A_LIST),
        ("table", {"rounds": [[[0] * 3] * 2, [[0] * 4] * 2]}, FaultCode.WRONG_LENGTH),
        ("tricks_from_pad", {"hand": 2, "bid": 3, "delta": 0}, FaultCode.OUT_OF_RANGE),
        ("tricks_from_pad", {"hand": 2, "bid": 1, "delta": 0.5}, FaultCode.NOT_A_NUMBER),
        ("winners", {"totals": [1, 2]}, Code.NUMBER_OF_PLAYERS),
        ("winners", {"totals": [1, 2, "3"]}, FaultCode.NOT_A_NUMBER),
    ],
    ids=lambda value: str(value)[:60],
)
def test_a_case_that_cannot_be(kind: str, given: dict[str, Any], expected: str) -> None:
    assert code(CLASSIC, kind, **given) == expected


def test_a_fault_says_at_which_key_it_is_and_what_would_be_right() -> None:
    fault = asked(CLASSIC, "bid", n=3, hand=5, prev=[1, 9]).fault
    assert fault is not None
    assert (getattr(fault, "key", None), dict(fault.facts)) == ("prev[1]", {"low": 0, "high": 5})


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=4)
    | st.sampled_from(["B5", "Z", "N", "HK", "Fire", "A", "both"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=8,
)
KEYS = [
    *("n", "hand", "first_dealer", "round", "turned", "chosen", "prev", "hook", "hook_min_hand"),
    *("visibility", "totals", "me", "plays", "trump", "hands", "wizard_lead", "bid", "tricks"),
    *("rounds", "delta", "a", "b", "va", "vb", "same_name", "power", "sums"),
]
KINDS = [
    *("schedule", "undealt", "seats", "trump", "bid", "demanded", "legal", "trick"),
    *("leads_next", "check_trick", "points", "table", "tricks_from_pad", "winners"),
]
DUELS = ["element", "power_order", "duel", "cup_round", "cup_match"]


@given(
    asked=st.tuples(st.sampled_from(sorted(games())), st.sampled_from(KINDS))
    | st.tuples(st.just("wizards_cup"), st.sampled_from(DUELS)),
    given=st.dictionaries(st.sampled_from(KEYS), ANYTHING | st.integers(0, 9)),
)
def test_whatever_is_sent_gets_an_answer_or_an_error(
    asked: tuple[str, str], given: dict[str, Any]
) -> None:
    game, kind = asked
    line = json.dumps({"id": 1, "game": game, "kind": kind, "in": given}).encode()
    reply = reply_to(line)
    assert reply.id == 1
    json.dumps(reply.answer)
    assert reply.fault is None or reply.answer is None
