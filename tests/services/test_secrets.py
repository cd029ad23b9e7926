"""Guesses at a hidden bid: whatever somebody writes, the answer is the same for all bids."""

from dataclasses import replace

import pytest

from scorepad.pad import acts
from scorepad.pad.fold import fold
from scorepad.pad.marks import Cell, Fate, Mark, author
from scorepad.rules import Code
from scorepad.services.from_paper import PaperForm, read_paper
from scorepad.services.write_operations import Batch
from tests.pad.scribe import Scribe

TOGETHER = {"bidding.visibility": "simultaneous", "bidding.entry": "players"}
SECRET = {"bidding.visibility": "secret", "bidding.entry": "players", "play.cloud": True}
BID = Cell(1, 1, "ben", "bid")


def late(number: int, value: int) -> Mark:
    """Return a bid that a phone wrote without network, having seen nothing."""
    return Mark(f"d{number:031x}", ((BID, value),), late=True)


@pytest.mark.parametrize("hidden", [2, 7, 8])
def test_no_choice_between_hidden_bids_tells_them(hidden: int) -> None:
    table = Scribe("wizard_fisher", options=TOGETHER, hands=[5, 4], reveal=True)
    pad = fold([*table.marks, late(1, hidden), late(2, 1)])
    guess = Mark("e" * 32, ((BID, 7),), seen=pad.written.seen([BID]))
    (answer,) = Batch([guess], frozenset, late=False).apply(pad).results
    assert (answer.fate, answer.refusal.code) == (Fate.REFUSED, Code.OUT_OF_RANGE)


@pytest.mark.parametrize("hidden", [2, 7])
def test_only_the_phone_that_bid_is_told_that_its_hidden_bid_stands(hidden: int) -> None:
    own, other = 32 * "a", 8 * "a" + 24 * "b"
    table = Scribe("wizard_fisher", options=TOGETHER, hands=[5, 4], reveal=True)
    bid = Mark("d" * 32, ((BID, hidden),), by=author(own))
    pad = fold([*table.marks, bid])
    fates = [
        fate.fate
        for value, device in [(2, other), (7, other), (hidden, own)]
        for fate in Batch(
            [replace(bid, cells=((BID, value),), by=author(device))], frozenset, late=False
        )
        .apply(pad)
        .results
    ]
    assert fates == [Fate.STALE, Fate.STALE, Fate.WRITTEN_BEFORE]


@pytest.mark.parametrize("hidden", [1, 2, 3])
def test_lines_from_paper_do_not_tell_what_the_cloud_made_of_a_hidden_bid(hidden: int) -> None:
    table = Scribe("wizard_club", hands=[4, 4], options=SECRET, reveal=True)
    table.bids(0, hidden, 0)
    table.write(acts.change_bid(table.round, "ben", 1))
    totals = {"anna": "30", "ben": "30", "cleo": "-10"}
    typed = PaperForm(
        totals=True,
        bids={(1, player): "1" for player in totals},
        results={(1, player): total for player, total in totals.items()},
        chosen={},
    )
    paper = read_paper(table.pad, typed, "", 0)
    assert (paper.done, paper.wrong, paper.asked) == (1, None, None)
