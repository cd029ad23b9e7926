"""The reveal of hidden bids, with plain forms and with the marks of a phone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from scorepad.pad import acts
from tests.web.evening import let_in, write_over
from tests.web.game.test_from_paper import fields, sent
from tests.web.phone import Phone
from tests.web.script import Script, bid, fates, new_id
from tests.web.table import SECRET, TOGETHER, Open, Table, pad_on


@pytest.fixture
def kept(table: Open) -> Callable[..., Table]:
    """A game of Fisher's whose bids are hidden until somebody reveals them."""

    def begin(options: dict[str, str] = TOGETHER, **opening: Any) -> Table:
        opening = {"hands": [5, 4], "game": "wizard_fisher", "dealer": 2, **opening}
        return table(options=options, reveal=True, **opening)

    return begin


def all_bid(game: Table, *bids: int) -> Table:
    for player, value in zip("abc", bids, strict=True):
        game.enter(player, "bid", value)
    return game


def reveal(number: int = 1, deal: int = 1) -> dict[str, Any]:
    return {"id": new_id(), "cells": [[number, deal, "", "reveal", True]]}


def test_one_tap_shows_the_bids_to_everybody(app: Flask, phone: Phone, kept: Open) -> None:
    game = all_bid(kept(), 4, 0, 1)
    viewer = let_in(game, Phone(app))
    assert "All have bid." in viewer.go(game.path).text
    assert "Reveal the bids" not in viewer.text
    assert "Anna: bid hidden" in viewer.html
    phone.go(game.path).tap("Reveal the bids")
    assert "5 of 5, all can be right" in phone.text
    assert "Anna: bid 4" in viewer.go(game.path).html


def test_who_is_missing_is_said_by_name_once_somebody_has_bid(phone: Phone, kept: Open) -> None:
    game = kept()
    assert "Still missing" not in phone.go(game.path).text
    game.enter("b", "bid", 2)
    assert "Still missing: Anna, Cleo" in phone.go(game.path).text


def test_an_own_empty_box_asks_for_nobody_else_and_a_full_one_does(
    phone: Phone, kept: Open
) -> None:
    game = kept()
    game.enter("a", "bid", 2)
    links = {name: href for name, href in phone.go(game.path).links if name in ("Anna", "Ben")}
    assert "alone=1" in links["Ben"]
    assert "alone=1" not in links["Anna"]
    assert "Hand the phone to Anna" in phone.go(links["Anna"]).text


def test_a_wrong_hidden_bid_is_typed_over_unread_also_when_all_have_bid(
    phone: Phone, kept: Open
) -> None:
    game = all_bid(kept(), 4, 0, 1)
    phone.go(f"{game.path}?at=bid.a")
    phone.go(next(href for _, href in phone.links if "alone=1" in href))
    assert 'class="key ring"' not in phone.html
    phone.tap("3")
    assert (phone.status, game.pad.rounds[0].to_reveal) == (200, True)
    assert "Reveal the bids" in phone.text
    assert "3" not in phone.button("↶ Undo")[1].label


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("options", [TOGETHER, SECRET])
def test_a_reveal_before_its_time_is_refused_even_if_it_comes_late(
    options: dict[str, str], late: bool, phone: Phone, kept: Open
) -> None:
    game = kept(options)
    game.enter("a", "bid", 4)
    (fate,) = Script(phone, game).send(reveal(), late=late)["fates"]
    said = "The bids are revealed when all are in: that of Ben is missing."
    assert (fate["fate"], fate["refusal"]["said"]) == ("refused", said)
    assert game.pad.rounds[0].hidden


def test_results_wait_for_the_reveal_and_of_two_who_reveal_at_once_one_does(
    phone: Phone, kept: Open
) -> None:
    game = all_bid(kept(), 4, 0, 1)
    tricks = {"id": new_id(), "cells": [[1, 1, "a", "tricks", 4]]}
    (fate,) = Script(phone, game).send(tricks)["fates"]
    assert fate["refusal"]["said"] == "First reveal the bids, everybody looking."
    script = Script(phone, game)
    assert fates(script.send(reveal())) == ["written"]
    assert fates(script.send(reveal())) == ["written_before"]
    assert fates(script.send(reveal(), late=True)) == ["written_before"]
    assert len(game.pad.written.marks) == 5


def test_a_late_result_of_a_phone_that_knows_no_reveal_implies_it(phone: Phone, kept: Open) -> None:
    game = all_bid(kept(), 4, 0, 1)
    tricks = {"id": new_id(), "cells": [[1, 1, "a", "tricks", 4]]}
    script = Script(phone, game)
    assert fates(script.send(tricks, late=True)) == ["written"]
    assert game.pad.rounds[0].phase == "tricks"
    assert [mark["cells"][0][3] for mark in script.news(4)["marks"]] == ["tricks", "reveal"]
    assert fates(script.send(tricks, late=True)) == ["written_before"]
    assert len(game.pad.written.marks) == 6


def test_a_late_result_of_a_phone_that_knows_it_implies_nothing(phone: Phone, kept: Open) -> None:
    game = all_bid(kept(SECRET), 4, 0, 1)
    marks = [{"id": new_id(), "cells": [[1, 1, each, "tricks", 2]]} for each in "ab"]
    script = Script(phone, game)
    script.post({"late": True, "reveals": True, "marks": marks})
    assert game.pad.rounds[0].to_reveal
    assert fates(script.send(reveal(), late=True)) == ["written"]
    assert game.pad.rounds[0].phase == "done"


def test_an_evening_of_an_old_phone_is_all_there(phone: Phone, kept: Open) -> None:
    game = kept(SECRET)
    marks = []
    for number, hand in ((1, 5), (2, 4)):
        marks += [bid(each, 0, number) for each in "abc"]
        results = {"a": hand, "b": 0, "c": 0}
        marks += [
            {"id": new_id(), "cells": [[number, 1, each, "tricks", results[each]]]}
            for each in results
        ]
    Script(phone, game).send(*marks, late=True)
    assert game.pad.over
    assert game.pad.totals == {"a": -90, "b": 40, "c": 40}


def test_undo_of_the_reveal_hides_nothing_and_changes_are_said_everywhere(
    phone: Phone, kept: Open
) -> None:
    game = all_bid(kept(), 4, 0, 1)
    phone.go(game.path).tap("Reveal the bids").tap("↶ Undo").tap("↶ Undo")
    assert "Anna: bid 4" in phone.html
    assert "Cleo bids" in phone.text
    phone.tap("3")
    assert "changed after the reveal: Cleo" in phone.text
    assert "Cleo: bid 3, changed after the reveal" in phone.html
    phone.go(f"{game.path}/sheet")
    assert "Cleo: bid changed after the reveal, 1 → 3" in phone.text
    phone.go(f"{game.path}/log?only=changes")
    assert phone.text.count("changed after the reveal") == 2
    assert "bids revealed" in phone.text
    paper = phone.go(f"{game.path}/sheet/print?corrections=1").text
    assert paper.count("1 → 3") <= 1


def test_a_correction_before_the_reveal_stays_nobodys_business(phone: Phone, kept: Open) -> None:
    game = kept()
    game.enter("a", "bid", 4)
    write_over(game, acts.enter(1, 1, "a", "bid", 0))
    game.enter("b", "bid", 1)
    game.enter("c", "bid", 1)
    phone.go(game.path).tap("Reveal the bids")
    assert "changed after the reveal" not in phone.text
    assert "changed after the reveal" not in phone.go(f"{game.path}/log").text


def test_how_bids_are_kept_changes_with_the_next_deal_and_the_form_says_so(
    phone: Phone, kept: Open
) -> None:
    game = kept()
    hint = "changes with the next deal"
    assert hint not in phone.go(f"{game.path}/rules").text
    game.enter("a", "bid", 4)
    assert hint in phone.go(f"{game.path}/rules").text
    phone.tap("Play like this", **{"option.bidding.entry": "scorer"})
    assert "Anna: bid hidden" in phone.go(game.path).html
    game.enter("b", "bid", 0)
    game.enter("c", "bid", 0)
    phone.go(game.path).tap("Reveal the bids")
    for player in "ab":
        game.enter(player, "tricks", 1)
    assert not game.pad.rounds[1].hidden


def test_who_left_before_bidding_is_dealt_out_of_the_next_deal(phone: Phone, kept: Open) -> None:
    game = kept(names=("Anna", "Ben", "Cleo", "Dora"), dealer=3)
    for player in "ab":
        game.enter(player, "bid", 2)
    game.act(lambda pad: acts.deal_again(pad.current))
    write_over(game, acts.seat(game.pad, ["a", "b", "c"], keep_end=True))
    assert game.pad.rounds[0].seats == ("a", "b", "c")
    all_bid(game, 1, 2, 0)
    phone.go(game.path).tap("Reveal the bids")
    assert "2 too few" in phone.text
    log = phone.go(f"{game.path}/log").text
    assert "Anna: bid deal 1" in log
    assert "Anna: bid 1 deal 2" in log


def test_lines_from_paper_need_no_reveal(phone: Phone, kept: Open) -> None:
    for options in (TOGETHER, SECRET):
        game = kept(options)
        typed = fields("tricks", {1: [(1, 1), (0, 0), (4, 4)], 2: [(0, 0), (1, 4), (0, 0)]})
        assert sent(phone, game.path, typed).status_code == 303
        assert game.pad.over


def test_every_game_asks_who_types_bids_and_says_that_no_bid_is_forbidden_then(
    phone: Phone,
) -> None:
    lifted = "All are shown together: nobody bids last, and no bid is forbidden."
    said = {}
    for game in ("wizard_fisher", "wizard_gigamic", "quoicoupli", "oh_hell", "skull_king"):
        phone.go(f"/new?game={game}")
        assert re.findall(r'name="phones" value="(\w+)"( checked)?', phone.html) == [
            ("one", " checked"),
            ("own", ""),
            ("unseen", ""),
        ]
        said[game] = lifted in phone.text
    assert [game for game, is_said in said.items() if not is_said] == ["skull_king"]
    html = phone.go("/new?game=wizards_cup").html
    assert re.findall(r'name="phones" value="(\w+)"', html) == ["one", "own"]
    assert 'name="phones"' not in phone.go("/new?paper=1").html


@pytest.mark.parametrize(
    ("game", "variants", "visibility"),
    [
        ("wizard_fisher", [], "simultaneous"),
        ("wizard_fisher", ["delayed_reveal"], "secret"),
        ("wizard_fisher", ["optional_rule"], "simultaneous"),
        ("wizard_club", ["sums_not_even", "secret_bids"], "secret"),
        ("oh_hell", [], "simultaneous"),
        ("skull_king", [], "simultaneous"),
    ],
)
def test_bids_typed_unseen_lift_a_ban(
    game: str, variants: list[str], visibility: str, phone: Phone
) -> None:
    switched = [f"{game}.{each}" for each in variants]
    typed = {"name": ["Anna", "Ben", "Cleo"], "variant": switched, "phones": "unseen"}
    phone.go("/new").tap("Start", game=game, **typed).follow("To the pad")
    # Whoever has no phone types on this one; the code for own phones is one tap from there.
    assert "Hand the phone to" in phone.text
    assert "Everybody’s own phone" in phone.text
    bidding = pad_on(phone).rounds[0].ruleset.bidding
    assert (bidding.entry, bidding.visibility, bidding.who) == ("players", visibility, "nobody")
    assert pad_on(phone).reveals.asked
    game_id = phone.path.rpartition("/")[2]
    assert 'name="phones" value="unseen" checked' in phone.go(f"/new?like={game_id}").html
    phone.tap("Start")
    again = pad_on(phone).rounds[0].ruleset.bidding
    assert (again.entry, again.visibility, again.who) == ("players", visibility, "nobody")
