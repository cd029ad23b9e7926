"""Whole score tables: those that rule sheets print, and those of played games."""

import json
from typing import Any

import pytest

from scorepad.pad import acts
from scorepad.pad.opening import Opening, check_opening
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe
from tests.rules.sheets import DATA, SCORE_TABLES

PRINTED = json.loads((DATA / "tables.json").read_text("utf-8"))
WIZARD = [case for case in PRINTED if case["game"].startswith("wizard")]


def seated(game: str, count: int, **rest: Any) -> Scribe:
    """A table of ``count`` whose last seat deals first, so that seat 0 bids first."""
    players = " ".join("abcdefghij"[:count])
    return Scribe(game, players, dealer=count - 1, **rest)


@pytest.mark.parametrize("case", WIZARD, ids=lambda case: case["place"])
def test_the_pad_says_what_the_rule_sheet_prints(case: dict[str, Any]) -> None:
    table = seated(case["game"], len(case["totals"][0]))
    for played, totals in zip(case["rounds"], case["totals"], strict=True):
        table.play(played["bids"], played["tricks"])
        assert table.totals() == totals
    assert [table.totals(number) for number in range(1, len(case["totals"]) + 1)] == case["totals"]
    last = table.done(len(case["rounds"]))
    assert [box.bid for box in last.boxes.values()] == case["rounds"][-1]["bids"]


def test_the_printed_pad_of_wizard_gigamic_to_the_third_round() -> None:
    table = Scribe("wizard_gigamic", "arnaud anna emilie")
    table.play([0, 1, 1], [0, 0, 1])
    table.play([2, 0, 0], [1, 0, 1])
    assert table.round.dealer == "emilie"
    assert table.round.leader == "arnaud"
    table.bids(2, 2, 0)
    assert (table.round.hand, table.round.bids) == (3, 4)
    table.take(arnaud=2, anna=1)
    assert table.totals() == [50, 0, 40]


# Quoicoupli, Compter les points: the results add up to six, so six cards were dealt.

BIDS, TRICKS, POINTS = [1, 2, 0, 1, 0, 1], [1, 1, 0, 1, 1, 2], [30, -10, 20, 30, -10, -10]


def test_the_printed_round_of_quoicoupli_is_refused_with_eight_cards() -> None:
    table = seated("quoicoupli", 6)
    assert table.round.hand == 8
    table.bids(*BIDS)
    together = acts.correct_tricks(table.round, dict(zip("abcdef", TRICKS, strict=True)))
    assert table.refusal(together) == Refusal(
        Code.TRICKS_DO_NOT_ADD_UP, {"tricks": 6, "least": 8, "hand": 8}
    )
    table.take(a=1, b=1, c=0, d=1, e=1)
    assert table.done(1).boxes["f"].tricks == 4, "the last result is what is left, not two"


def test_the_printed_round_of_quoicoupli_is_accepted_with_six_cards() -> None:
    table = seated("quoicoupli", 6, hands=[6])
    table.play(BIDS, TRICKS)
    assert table.totals() == POINTS


def test_with_eight_cards_four_is_the_forbidden_bid_and_with_six_it_is_two() -> None:
    for hand, forbidden in ((8, 4), (6, 2)):
        table = seated("quoicoupli", 6, hands=[hand])
        table.bid(a=1, b=2, c=0, d=1, e=0)
        assert table.round.dealer == "f"
        assert table.round.forbidden == forbidden
        assert table.code(table.bid_of("f", forbidden)) is Code.BID_FORBIDDEN


# Played games: their results do not add up to the hands of Wizard.


@pytest.mark.parametrize("case", SCORE_TABLES["totals"], ids=lambda case: case["name"])
def test_results_that_do_not_add_up_are_refused(case: dict[str, Any]) -> None:
    wrong = 0
    for number, played in enumerate(case["rounds"], 1):
        if max(*played["bids"], *played["tricks"]) > number:
            continue
        table = seated("wizard_gigamic", case["players"], hands=[number])
        table.bids(*played["bids"])
        results = dict(zip("abcdef", played["tricks"], strict=False))
        refusal = table.refusal(acts.correct_tricks(table.round, results))
        if sum(played["tricks"]) == number:
            assert refusal is None
        else:
            wrong += 1
            assert refusal is not None
            assert refusal.code is Code.TRICKS_DO_NOT_ADD_UP
            assert refusal.facts == {
                "tricks": sum(played["tricks"]),
                "least": number,
                "hand": number,
            }
    assert wrong


@pytest.mark.parametrize("case", SCORE_TABLES["totals"], ids=lambda case: case["name"])
def test_the_same_results_make_the_same_totals_where_as_many_cards_were_dealt(
    case: dict[str, Any],
) -> None:
    table = seated(
        "wizard_gigamic",
        case["players"],
        hands=[sum(played["tricks"]) for played in case["rounds"]],
    )
    for number, played in enumerate(case["rounds"], 1):
        table.play(played["bids"], played["tricks"])
        if str(number) in case["totals_after"]:
            assert table.totals() == case["totals_after"][str(number)]
    assert table.pad.over


@pytest.mark.parametrize("case", SCORE_TABLES["corrections"], ids=lambda case: case["name"])
def test_a_round_corrected_later_makes_the_totals_of_one_played_so(case: dict[str, Any]) -> None:
    corrected = case["correction"]
    hands = [sum(played["tricks"]) for played in case["rounds"]]
    hands[corrected["round"] - 1] = sum(corrected["tricks"])
    table = seated("wizard_gigamic", case["players"], hands=hands)
    for number, played in enumerate(case["rounds"], 1):
        if number == corrected["round"]:
            table.play(played["bids"], [6, 0, 0])
        else:
            table.play(played["bids"], played["tricks"])
    assert table.totals() != case["final_totals"]
    for player, bid in zip("abc", corrected["bids"], strict=True):
        table.correct_bid(corrected["round"], player, bid)
    table.correct_tricks(corrected["round"], **dict(zip("abc", corrected["tricks"], strict=True)))
    assert table.totals() == case["final_totals"]


@pytest.mark.parametrize("case", SCORE_TABLES["winners"], ids=lambda case: case["name"])
def test_a_tie_has_two_winners_until_the_last_result_is_corrected(case: dict[str, Any]) -> None:
    hand = sum(case["tricks"])
    table = seated("wizard_gigamic", case["players"], hands=[hand] * case["rounds"])
    for _ in range(case["rounds"]):
        table.play(case["bids"], case["tricks"])
    assert table.pad.winners == tuple("abc"[seat] for seat in case["winners"])
    corrected = "abc"[case["correction"]["player"]]
    changes = {corrected: case["correction"]["tricks"], "c": 1}
    table.correct_tricks(case["rounds"], **changes)
    assert table.pad.winners == tuple("abc"[seat] for seat in case["winners_after"])


@pytest.mark.parametrize("case", SCORE_TABLES["entries"], ids=str)
def test_a_round_is_accepted_or_refused_as_other_pads_do(case: dict[str, Any]) -> None:
    table = seated("wizard_gigamic", case["players"])
    refusals = []
    for player, bid in zip("abc", case["bids"], strict=True):
        refusals.append(table.refusal(table.bid_of(player, bid)))
        if refusals[-1] is None:
            table.bid(**{player: bid})
    if case["tricks"] is not None:
        results = acts.correct_tricks(table.round, dict(zip("abc", case["tricks"], strict=True)))
        refusals.append(table.refusal(results))
        if refusals[-1] is None:
            table.write(results)
    assert (not any(refusals)) is case["accept"]
    assert (table.round.number == 2) is case["accept"]


@pytest.mark.parametrize("count", SCORE_TABLES["rounds"]["refused"])
def test_a_number_of_players_that_wizard_is_not_for_is_refused(count: int) -> None:
    players = [(letter, letter) for letter in "abcdefghij"[:count]]
    assert "players" in check_opening(Opening("wizard_gigamic", players))


@pytest.mark.parametrize(("count", "rounds"), SCORE_TABLES["rounds"]["rounds"].items())
def test_a_whole_game_has_as_many_rounds_as_the_table_says(count: str, rounds: int) -> None:
    table = seated("wizard_gigamic", int(count))
    table.play_rounds(rounds)
    assert table.pad.over
    assert len(table.pad.rounds) == rounds
