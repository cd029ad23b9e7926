"""What a phone wrote without network meets what stood on the pad meanwhile."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Scorer, Sit
from tests.kinds import thorough

NAMES = ("Anna", "Ben", "Cleo")


def comes_back(phone: Scorer, pad: str, *bids: tuple[str, int]) -> None:
    """The phone has the network again, and sends what was written without it."""
    asks, path = phone.page.request, f"{phone.address}{pad}/marks"
    known = asks.get(path).json()
    cells = known["marks"][0]["cells"]
    players = {value: player for _, _, player, field, value in cells if field == "name"}
    marks: list[dict[str, Any]] = [
        {"id": f"{place:032x}", "cells": [[1, 1, players[name], "bid", value]]}
        for place, (name, value) in enumerate(bids)
    ]
    answer = asks.post(
        path,
        data={"late": True, "marks": marks},
        headers={"X-CSRFToken": known["csrf"], "Referer": phone.address},
    )
    assert [fate["fate"] for fate in answer.json()["fates"]] == ["written"] * len(bids)


@pytest.mark.parametrize("scripts", [True, thorough(False)], ids=["script", "plain forms"])
def test_both_bids_are_shown_and_one_tap_chooses(scorer: Sit, scripts: bool) -> None:
    anna, ben = scorer(scripts=scripts), scorer()
    pad = anna.open_game(NAMES, dealer=2)
    anna.let_in(ben, pad, "host")
    anna.key(1)
    anna.wait_until_sent(pad, 2)
    comes_back(ben, pad, ("Anna", 0), ("Ben", 1))
    if not scripts:
        anna.go(pad)
    conflict = anna.page.locator("#conflict")
    conflict.wait_for()
    assert "⚑ Two phones: Anna’s bid in round 1, now 0:" in conflict.inner_text()
    assert conflict.locator("button").all_inner_texts() == ["1", "0"]
    assert anna.rows()["Anna"] == ["0", "0", ""], "the later one counts"
    for button in conflict.locator("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    assert anna.overflow()[0] <= 0
    assert anna.page.locator("#key-0").is_visible()
    anna.tap("#conflict form:first-of-type button")
    assert conflict.count() == 0
    assert anna.rows()["Anna"] == ["0", "1", ""]
    anna.key(0)
    ben.go(pad)
    for phone in (anna, ben):
        expect(phone.page.locator("li.row .bid")).to_have_text(["1", "1", "0"])


@pytest.mark.thorough
def test_a_phone_that_may_look_cannot_write(scorer: Sit) -> None:
    anna, ben = scorer(), scorer()
    pad = anna.open_game(NAMES, dealer=2)
    anna.key(1)
    anna.wait_until_sent(pad, 2)
    anna.let_in(ben, pad)
    assert ben.rows()["Anna"] == ["0", "1", ""]
    assert ben.page.locator("#pad button").count() == 0


@pytest.mark.thorough
def test_two_phones_that_tap_the_same_bid_see_both_and_one_tap_chooses(scorer: Sit) -> None:
    anna, ben = scorer(), scorer()
    pad = anna.open_game(NAMES, dealer=2)
    # Ben taps before he hears of Anna's bid: none of his looks for news is answered.
    ben.on_requests(
        "**/marks?since=*",
        lambda route: None if "prefer" in route.request.headers else route.continue_(),
    )
    anna.let_in(ben, pad, "host")
    ben.has_sent()
    anna.key(1)
    anna.wait_until_sent(pad, 2)
    ben.key(0)
    meantime = "Anna: somebody wrote 1 in the meantime, you tapped 0."
    expect(ben.page.locator(".say")).to_contain_text(meantime)
    ben.key(0)
    assert ben.rows()["Anna"] == ["0", "0", ""]
    ben.console.clear()
