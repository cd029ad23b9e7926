"""What the referee answers about the special cards of the anniversary editions."""

import json
from collections.abc import Callable
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

from scorepad.rules import Code
from scorepad.trick_checker.case import FaultCode
from scorepad.trick_checker.referee import Reply, reply_to
from tests.rules.anniversary_oracle import Lying, demanded, leader, lying, may_be_played

GAME = "wizard_jubilee"
FILE = Path(__file__).parent.parent / "data" / "anniversary_cards.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
Given = dict[str, Any]


def asked(kind: str, given: Given, game: str = GAME) -> Reply:
    return reply_to(json.dumps({"id": 1, "game": game, "kind": kind, "in": given}).encode())


def answer(kind: str, game: str = GAME, **given: Any) -> Any:
    reply = asked(kind, given, game)
    assert reply.fault is None, reply.fault
    return reply.answer


def code(kind: str, game: str = GAME, **given: Any) -> str:
    reply = asked(kind, given, game)
    assert reply.fault is not None, reply.answer
    return reply.fault.code


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_every_worked_case_is_answered(case: dict[str, Any]) -> None:
    reply = asked(case["kind"], case["in"])
    assert (reply.answer, reply.fault) == (case["expect"], None)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_colon_may_be_left_out(case: dict[str, Any]) -> None:
    given = dict(case["in"])
    if "plays" in given:
        given["plays"] = [play.replace(":", "") for play in given["plays"]]
    assert asked(case["kind"], given).answer == case["expect"]


# A second opinion on the same cases, which asks no rules


def cards(given: Given) -> list[Lying]:
    return [lying(play, given.get("turned"), given.get("again")) for play in given["plays"]]


def trump(given: Given) -> str | None:
    if given.get("turned") == "W" and any(play[0] == "V" for play in given["plays"]):
        new = lying(given["again"])
        return new.suit or None
    return given["trump"]


def would_take(given: Given) -> int:
    return leader(cards(given), trump(given))


def taker(given: Given) -> int | None:
    return None if any(card.letter == "X" for card in cards(given)) else would_take(given)


def wrong_plays(given: Given) -> list[int]:
    return [
        place
        for place, (play, hand) in enumerate(zip(given["plays"], given["hands"], strict=True))
        if not may_be_played(play, hand, demanded(cards(given)[:place]))
    ]


def changes(bid: int, hand: int) -> list[int]:
    return [new for new in range(hand + 1) if abs(new - bid) == 1]


def after(given: Given) -> list[Given]:
    letters = [play[0] for play in given["plays"]]
    done: list[Given] = []
    if "J" in letters and given["cards_left"]:
        done.append({"do": "pass", "to": "left"})
    who = taker(given)
    if "C" in letters and who is not None:
        allowed = changes(given["bids"][who], given["hand"])
        done.append({"do": "bid", "play": who, "allowed": allowed})
    if "H" in letters and given["cards_left"]:
        witch = letters.index("H")
        others = [place for place in range(len(letters)) if place != witch]
        done.append({"do": "witch", "play": witch, "take": others})
    return done


def named(given: Given) -> str | None:
    if "werewolf" not in given and given["turned"] in list("NFXH"):
        return None
    chosen = given.get("chosen", "choose")
    return None if chosen == "none" else chosen


def who_chooses(given: Given) -> Given:
    if given["werewolf"] is not None:
        return {"chooser": given["werewolf"], "may_none": True, "takes": given["turned"]}
    is_chosen = given["turned"] in list("ZDSJCVW")
    return {"chooser": given["dealer"] if is_chosen else None, "may_none": False, "takes": None}


def points(bid: int, tricks: int) -> int:
    return 20 + 10 * tricks if bid == tricks else -10 * abs(bid - tricks)


def totals(given: Given) -> list[list[int]]:
    rounds = []
    for bids, tricks, more in given["rounds"]:
        for change in more.get("cloud", ()):
            bids = [
                bid + change["delta"] * (seat == change["who"]) for seat, bid in enumerate(bids)
            ]
        rounds.append([points(bid, took) for bid, took in zip(bids, tricks, strict=True)])
    by_seat = zip(*rounds, strict=True)
    return [list(row) for row in zip(*(accumulate(seat) for seat in by_seat), strict=True)]


def checked(given: Given) -> Given:
    faults = ["sum"] * (sum(given["tricks"]) + given["bombs"] != given["hand"])
    if any(given["tricks"][change["who"]] == 0 for change in given["cloud"]):
        faults.append("cloud_without_trick")
    return {"ok": not faults, "faults": faults}


def rounds(given: Given) -> Given:
    size = 60 + len(given.get("specials", "DFXWJCSHV")) * (given.get("rounds") == "deck")
    hands = list(range(1, size // given["n"] + 1))
    return {"hands": hands, "rounds": len(hands), "no_trump_rounds": [], "blind_rounds": []}


def bid(given: Given) -> Given:
    forbidden = given["hand"] - sum(given["prev"])
    allowed = [each for each in range(given["hand"] + 1) if each != forbidden]
    return {"forbidden": forbidden, "allowed": allowed}


OPINIONS: dict[str, Callable[[Given], Any]] = {
    "trick": taker,
    "leader": would_take,
    "demanded": lambda given: demanded(cards(given)),
    "legal": lambda given: [
        card for card in given["hand"] if may_be_played(card, given["hand"], demanded(cards(given)))
    ],
    "check_trick": wrong_plays,
    "after_trick": after,
    "trump": named,
    "chooser": who_chooses,
    "bid_change": lambda given: changes(given["bid"], given["hand"]),
    "points": lambda given: points(given["bid"] + given["change"], given["tricks"]),
    "tricks_sum": lambda given: given["hand"] - given["bombs"],
    "check_round": checked,
    "table": totals,
    "schedule": rounds,
    "undealt": lambda given: 60 + len(given["specials"]) - given["n"] * given["hand"],
    "specials_ok": lambda given: ("D" in given["specials"]) == ("F" in given["specials"]),
    "bid": bid,
}


def test_a_second_opinion_says_the_same_of_every_worked_case() -> None:
    assert len(CASES) == 56
    said = {case["id"]: OPINIONS[case["kind"]](case["in"]) for case in CASES}
    assert said == {case["id"]: case["expect"] for case in CASES}


# Beyond the worked cases


def test_a_copy_that_had_a_new_card_turned_changes_trump_from_this_trick_on() -> None:
    plays: Given = {"plays": ["R9", "V", "B4"], "turned": "W", "trump": "R"}
    assert answer("trick", **plays, again="B7") == 1
    assert answer("trick", **plays, again="N") == 0
    assert answer("trick", **plays, again="Z", chosen="Y") == 1
    named = {**plays, "plays": ["R9", "V:Y", "Y8"]}
    assert answer("trick", **named, again="J", chosen="Y") == 2
    assert code("trick", **plays) == FaultCode.KEY_MISSING
    assert code("trick", **plays, again="J", chosen="Y") == Code.PLAYED_AS_WHAT


def test_where_somebody_laid_the_werewolf_down_the_card_before_it_may_be_played() -> None:
    laid: Given = {"turned": "G8", "werewolf": 2, "trump": "R"}
    assert answer("trick", plays=["G8", "V", "B4"], again="B7", **laid) == 1
    assert answer("trick", plays=["G8", "V", "G9"], again="N", **laid) == 2
    assert code("trick", plays=["G8", "V", "B4"], **laid) == FaultCode.KEY_MISSING
    assert code("trick", plays=["G8", "V", "B4"], turned="G8", trump="G") == Code.CARD_TOO_OFTEN


def test_a_hand_may_be_as_large_as_a_whole_deck_allows() -> None:
    assert answer("bid_change", bid=23, hand=23) == [22]
    assert answer("tricks_sum", hand=23, bombs=1) == 22
    assert answer("points", bid=23, tricks=23, hand=23) == 250
    assert answer("check_round", hand=17, bids=[17, 0, 0, 0], tricks=[17, 0, 0, 0])["ok"]
    assert code("bid_change", bid=0, hand=24) == FaultCode.OUT_OF_RANGE
    assert code("points", "wizard_gigamic", bid=1, tricks=1, hand=21) == FaultCode.OUT_OF_RANGE


@pytest.mark.parametrize(
    ("turned", "play", "taker"),
    [
        (None, "V", 0),
        ("N", "V", 0),
        ("H", "V", 0),
        ("F", "V", 0),
        ("R8", "V", 1),
        ("Z", "V", 1),
        ("D", "V", 1),
        ("X", "V", None),
        ("C", "V:R", 1),
        ("J", "V:R", 0),
        ("S", "V:Z", 1),
        ("S", "V:N", 0),
    ],
)
def test_a_copy_is_what_was_turned(turned: str | None, play: str, taker: int | None) -> None:
    given = {"plays": ["R8" if turned != "R8" else "R7", play], "turned": turned, "trump": None}
    assert answer("trick", **given) == taker


def test_a_copy_never_obliges_and_may_always_be_played() -> None:
    hands = [["R8"], ["V", "R3"]]
    for turned in ("B5", "R5", "Z"):
        assert answer("check_trick", plays=["R8", "V"], hands=hands, turned=turned) == []
    assert answer("legal", plays=["R8"], hand=["V", "G3"]) == ["V", "G3"]


def test_the_cards_of_an_edition_may_be_named() -> None:
    six = ["D", "F", "X", "W", "J", "C"]
    assert answer("trick", plays=["D", "F"], trump=None, specials=six) == 1
    assert code("trick", plays=["D", "H"], trump=None, specials=six) == Code.NO_SUCH_CARD
    assert code("trick", plays=["N", "Z"], trump=None, specials=["D"]) == FaultCode.NOT_ONE_OF
    assert answer("specials_ok", specials=six)
    assert answer("specials_ok", specials=[])
    assert not answer("specials_ok", specials=["F"])
    assert code("specials_ok", specials=["Z"]) == Code.NO_SUCH_CARD
    assert code("specials_ok", specials=["X", "X"]) == Code.CARD_TOO_OFTEN


def test_the_last_round_is_without_trump_where_the_whole_deck_is_dealt() -> None:
    for n, hands in ((3, 20), (4, 15), (5, 12), (6, 10)):
        said = answer("schedule", n=n)
        assert (said["rounds"], said["no_trump_rounds"]) == (hands, [])
        assert answer("undealt", n=n, hand=hands) == 9
    said = answer("schedule", n=3, rounds="deck")
    assert (said["rounds"], said["no_trump_rounds"]) == (23, [23])
    assert answer("schedule", n=3, rounds="deck", specials=[])["no_trump_rounds"] == [20]


def test_who_holds_the_werewolf_names_a_suit_or_none() -> None:
    assert answer("trump", turned="G8", werewolf=1) == "choose"
    assert answer("trump", turned="G8", werewolf=1, chosen="Y") == "Y"
    assert code("trump", turned="W", chosen="none") == Code.NO_SUCH_TRUMP
    assert code("trump", turned="G8", werewolf=1, chosen="X") == Code.NO_SUCH_TRUMP
    nobody = {"chooser": None, "may_none": False, "takes": None}
    assert answer("chooser", n=4, dealer=0, turned="G8", werewolf=None) == nobody
    held = {"chooser": 2, "may_none": True, "takes": None}
    assert answer("chooser", n=4, dealer=0, turned=None, werewolf=2) == held
    assert code("chooser", n=4, dealer=0, turned="W", werewolf=2) == Code.TURNED_CARD


def test_a_bid_is_changed_once_for_each_cloud_taken() -> None:
    assert answer("bid_change", bid=5, hand=5) == [4]
    assert answer("bid_change", bid=2, hand=5, bomb=True) == []
    assert answer("tricks_from_pad", hand=5, bid=2, change=1, delta=50) == [3]
    given: Given = {"hand": 4, "bids": [1, 2, 0], "bombs": 1}
    one = {"who": 0, "delta": 1}
    assert answer("check_round", **given, tricks=[1, 1, 1], cloud=[one, one])["faults"] == [
        "cloud_without_trick"
    ]
    assert answer("check_round", **given, tricks=[2, 1, 0], cloud=[one, one])["ok"]
    down = {"who": 2, "delta": -1}
    assert answer("check_round", **given, tricks=[2, 1, 1], cloud=[down])["faults"] == [
        "sum",
        "bid_range",
    ]
    stays = {"who": 1, "delta": 0}
    assert answer("check_round", **given, tricks=[1, 2, 0], cloud=[stays])["faults"] == [
        "bid_range"
    ]


@pytest.mark.parametrize(
    ("kind", "given", "expected"),
    [
        ("trick", {"plays": ["J"], "trump": None}, Code.PLAYED_AS_WHAT),
        ("trick", {"plays": ["S"], "trump": None}, Code.PLAYED_AS_WHAT),
        ("demanded", {"plays": ["C"]}, Code.PLAYED_AS_WHAT),
        ("trick", {"plays": ["W"], "trump": None}, Code.NEVER_PLAYED),
        ("legal", {"plays": [], "hand": ["W"]}, Code.NEVER_PLAYED),
        ("check_trick", {"plays": ["R1"], "hands": [["R1", "W"]]}, Code.NEVER_PLAYED),
        ("trick", {"plays": ["D", "D"], "trump": None}, Code.CARD_TOO_OFTEN),
        ("trick", {"plays": ["J:R", "J:B"], "trump": None}, Code.CARD_TOO_OFTEN),
        ("trick", {"plays": ["D", "V"], "trump": None, "turned": "D"}, Code.CARD_TOO_OFTEN),
        ("trick", {"plays": ["V:R"], "trump": None, "turned": "Z"}, Code.NO_SUCH_CARD),
        ("trick", {"plays": ["J:Z"], "trump": None}, Code.NO_SUCH_CARD),
        ("bid_change", {"bid": 1, "hand": 5, "bomb": 1}, FaultCode.NOT_ONE_OF),
        ("tricks_sum", {"hand": 5, "bombs": 3}, FaultCode.OUT_OF_RANGE),
        ("points", {"bid": 0, "tricks": 0, "change": -1}, FaultCode.OUT_OF_RANGE),
        ("table", {"rounds": [[[1, 1, 1], [1, 1, 1], 1]]}, FaultCode.NOT_AN_OBJECT),
        (
            "check_round",
            {"hand": 1, "bids": [0] * 3, "tricks": [0] * 3, "cloud": [1]},
            FaultCode.NOT_AN_OBJECT,
        ),
    ],
    ids=lambda value: str(value)[:60],
)
def test_what_cannot_be_is_said(kind: str, given: Given, expected: str) -> None:
    assert code(kind, **given) == expected


def test_other_games_know_the_kinds_that_mean_something_there() -> None:
    plays: Given = {"plays": ["B5", "R1", "N"], "trump": "R"}
    assert answer("leader", "wizard_gigamic", **plays) == 1
    given: Given = {**plays, "hand": 3, "cards_left": 2, "bids": [0, 1, 1]}
    assert answer("after_trick", "wizard_gigamic", **given) == []
    kraken: Given = {"plays": ["Y12", "R", "B3"], "trump": "B"}
    assert answer("leader", "skull_king", **kraken) == 2
    assert answer("tricks_sum", "skull_king", hand=5, bombs=1) == 4
