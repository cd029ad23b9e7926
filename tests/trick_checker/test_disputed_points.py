"""Every point on which the sources about the anniversary editions differ or are silent, as decided.

The numbers are those of the rows of our specification; DECISIONS has the readings in words.
"""

import json
from dataclasses import replace
from typing import Any

import pytest

from scorepad.rules import games, with_options
from scorepad.rules.ruleset import Ruleset
from scorepad.trick_checker.referee import reply_to
from scorepad.views.rules_topics import topics_of

GAME = "wizard_jubilee"
PASS = {"do": "pass", "to": "left"}
CLOUD_IN_TRICK = {"plays": ["R9", "C:R", "R12"], "trump": None, "cards_left": 3, "hand": 5}
CLOUD_AND_MORE = {"plays": ["C:G", "G11", "J:G", "H"], "trump": "R", "cards_left": 2, "hand": 6}
BOMBED = {"plays": ["C:G", "X", "G2"], "trump": "R", "cards_left": 1, "hand": 4}
COPY = {"plays": ["R9", "V", "B4"], "turned": "W", "trump": "R"}
LAST_BID = {"hand": 5, "prev": [2, 2], "n": 3, "hook": "always"}
WITCH = {"plays": ["H", "G11", "G2"], "trump": None, "cards_left": 2, "hand": 6, "bids": [1, 2, 0]}


def bid_by(play: int, *allowed: int) -> dict[str, Any]:
    return {"do": "bid", "play": play, "allowed": [*allowed]}


def witch_of(play: int, *take: int) -> dict[str, Any]:
    return {"do": "witch", "play": play, "take": [*take]}


def asked(kind: str, given: dict[str, Any]) -> Any:
    said = reply_to(json.dumps({"id": 1, "game": GAME, "kind": kind, "in": given}).encode())
    assert said.fault is None, said.fault
    return said.answer


@pytest.mark.parametrize(
    ("kind", "given", "expected"),
    [
        # 1: after the trick or after the round; the pad takes either moment.
        ("after_trick", {**CLOUD_IN_TRICK, "bids": [1, 2, 3]}, [bid_by(2, 2, 4)]),
        ("after_trick", {**CLOUD_IN_TRICK, "bids": [1, 2, 3], "cloud_when": "round_end"}, []),
        # 2: the bid of whoever takes the trick, not of whoever played the Cloud.
        ("after_trick", {**CLOUD_IN_TRICK, "bids": [0, 0, 1]}, [bid_by(2, 0, 2)]),
        # 3: whether the Witch must swap or may, what she can take is the same.
        ("after_trick", WITCH, [witch_of(0, 1, 2)]),
        # 4: with the Werewolf turned the copy brings a new trump, to the end of the round.
        ("trick", {**COPY, "again": "B7"}, 1),
        # 5 and 6: never above the cards of the round, never below zero.
        ("bid_change", {"bid": 5, "hand": 5}, [4]),
        ("bid_change", {"bid": 0, "hand": 5}, [1]),
        # 7: as many rounds as without the cards, or by the whole deck.
        ("undealt", {"n": 3, "hand": 20}, 9),
        # 8: who holds the Werewolf may name no trump.
        (
            "chooser",
            {"n": 4, "dealer": 0, "turned": "G8", "werewolf": 2},
            {"chooser": 2, "may_none": True, "takes": "G8"},
        ),
        # 9: the dealer may not.
        *(
            (
                "chooser",
                {"n": 4, "dealer": 1, "turned": card, "werewolf": None},
                {"chooser": 1, "may_none": False, "takes": None},
            )
            for card in "WDSJCV"
        ),
        # 10: Juggler or Cloud turned, the dealer names a suit.
        ("trump", {"turned": "J"}, "choose"),
        ("trump", {"turned": "C"}, "choose"),
        # 11: Jester before Fairy before Witch, whatever lies first.
        ("trick", {"plays": ["H", "F", "N"], "trump": "R"}, 2),
        ("trick", {"plays": ["H", "F"], "trump": "R"}, 1),
        # 12 and 13: Witch or Bomb led, the next card with a suit is followed.
        ("demanded", {"plays": ["H", "G4"]}, "G"),
        ("demanded", {"plays": ["X", "G4"]}, "G"),
        ("trick", {"plays": ["X", "G4", "G5"], "trump": None}, None),
        ("leader", {"plays": ["X", "G4", "G5"], "trump": None}, 2),
        # 14: all pass a card before the bid is changed, and the Witch swaps last.
        (
            "after_trick",
            {**CLOUD_AND_MORE, "bids": [2, 0, 3, 1]},
            [PASS, bid_by(1, 1), witch_of(3, 0, 1, 2)],
        ),
        # 15: with the Bomb in its trick the Cloud changes nothing, at no moment.
        ("after_trick", {**BOMBED, "bids": [2, 1, 1]}, []),
        ("after_trick", {**BOMBED, "bids": [2, 1, 1], "cloud_when": "round_end"}, []),
        ("bid_change", {"bid": 2, "hand": 4, "bomb": True}, []),
        # 16: changed bids may add up to the number of tricks.
        (
            "check_round",
            {
                "hand": 4,
                "bids": [1, 2, 0],
                "tricks": [1, 2, 1],
                "bombs": 0,
                "cloud": [{"who": 2, "delta": 1}],
            },
            {"ok": True, "faults": []},
        ),
        # 17: the ban counts the cards that were dealt.
        ("bid", LAST_BID, {"forbidden": 1, "allowed": [0, 2, 3, 4, 5]}),
        # 18: a Bomb leaves bids and points as they are.
        (
            "table",
            {"rounds": [[[1, 0, 0], [0, 0, 0], {"bombs": 1}]]},
            [[-10, 20, 20]],
        ),
        # 19: each trick with the Cloud changes a bid once; one that is laid in changes none.
        (
            "check_round",
            {
                "hand": 4,
                "bids": [1, 2, 0],
                "tricks": [2, 2, 0],
                "bombs": 0,
                "cloud": [{"who": 0, "delta": 1}, {"who": 1, "delta": -1}],
            },
            {"ok": True, "faults": []},
        ),
        # 20: a Dragon led frees a trick wherever a Wizard does.
        ("demanded", {"plays": ["D", "G4"]}, None),
        ("demanded", {"plays": ["D", "G4"], "wizard_lead": "next_card"}, "G"),
        ("demanded", {"plays": ["Z", "G4"], "wizard_lead": "next_card"}, "G"),
        # 21: with nothing turned the Vampire is a Jester.
        ("trick", {"plays": ["V", "F", "H"], "trump": None}, 0),
        # 24: the Werewolf swapped in, a new card is turned for the copy as well.
        ("trick", {**COPY, "again": "R13"}, 1),
        ("trick", {**COPY, "again": "N"}, 0),
        # 25: who holds the Werewolf chooses, whatever was turned.
        (
            "chooser",
            {"n": 4, "dealer": 0, "turned": "Z", "werewolf": 3},
            {"chooser": 3, "may_none": True, "takes": "Z"},
        ),
    ],
)
def test_a_disputed_point_is_decided_as_it_is_written_down(
    kind: str, given: dict[str, Any], expected: object
) -> None:
    assert asked(kind, given) == expected


def rules(**options: str | bool) -> Ruleset:
    named = {f"play.{name}": value for name, value in options.items()}
    return with_options(games()[GAME].ruleset, named)


def test_whole_decks_make_as_many_rounds_as_there_are_cards_for() -> None:
    """Row 7, beside what is not dealt."""
    base, deck = (asked("schedule", {"n": 5, "rounds": each}) for each in ("base60", "deck"))
    assert (base["rounds"], deck["rounds"]) == (60 // 5, 69 // 5)


def test_the_witch_may_leave_her_swap_unless_the_table_says_otherwise() -> None:
    """Row 3: only the words differ."""

    def said(ruleset: Ruleset) -> list[str]:
        after = next(topic for topic in topics_of(ruleset) if topic.key == "after_trick")
        return [sentence.code for sentence in after.sentences]

    assert said(rules()) == ["after_pass", "after_bid_trick", "after_swap_may"]
    assert said(rules(swap="must"))[-1] == "after_swap_must"


def test_who_names_a_suit_may_look_at_the_own_hand() -> None:
    """Row 22: the Werewolf is in it."""
    (trump,) = (topic for topic in topics_of(rules()) if topic.key == "trump")
    assert [each.facts["cards"] for each in trump.sentences if each.code == "swapped_in"] == [
        ("W",)
    ]
    assert "dealer_looks" in {topic.key for topic in topics_of(rules())}


def test_the_edition_of_20_years_is_that_of_25_without_the_shapeshifter() -> None:
    """Row 23."""
    older, newer = rules(edition="20"), rules(edition="25", shapeshifter=False)
    assert older.deck == newer.deck
    assert replace(older, play=newer.play) == newer
