"""What is sent again is written once, and a hidden value is told by no answer to a guess."""

from dataclasses import replace

import pytest

from scorepad.pad.acts import Cells, deal_again, enter
from scorepad.pad.judge import judge_live, judge_resent
from scorepad.pad.marks import Fate, Mark
from scorepad.pad.sittings import Sitter, Sitting
from scorepad.rules import Code
from scorepad.rules.ruleset import Option
from tests.pad.scribe import Scribe

OWN, OTHER = "e" * 16, "a" * 16
SITS = Sitting("ben", (Sitter(OWN, 1),))
SAT_DOWN_LATER = Sitting("ben", (Sitter(OWN, 9),))


@pytest.fixture
def secret() -> Scribe:
    """A game whose bids are hidden, as an own phone writes them."""
    options: dict[str, Option] = {"bidding.visibility": "secret", "bidding.entry": "players"}
    table = Scribe("wizard_club", options=options, hands=[5])
    table.by = OWN
    return table


def bid(value: int, player: str = "ben") -> Cells:
    return enter(1, 1, player, "bid", value)


def sends(
    table: Scribe,
    cells: Cells,
    by: str = OWN,
    seen: str | None = None,
    sitting: Sitting | None = None,
) -> Fate:
    """Return the fate of ``cells`` under an id that no mark has."""
    return judge_live(table.pad, Mark("f" * 32, cells, seen, by=by), sitting).fate


# Under a new id


@pytest.mark.parametrize(
    ("value", "by", "sitting", "fate"),
    [
        (1, OWN, None, Fate.WRITTEN_BEFORE),
        (1, OWN, SITS, Fate.WRITTEN_BEFORE),
        (1, OWN, SAT_DOWN_LATER, Fate.STALE),
        (2, OWN, None, Fate.STALE),
        (2, OWN, SITS, Fate.STALE),
        (1, OTHER, None, Fate.STALE),
        (2, OTHER, None, Fate.STALE),
    ],
)
def test_only_its_author_learns_that_a_hidden_bid_stands(
    secret: Scribe, value: int, by: str, sitting: Sitting | None, fate: Fate
) -> None:
    secret.bid(ben=1)
    assert sends(secret, bid(value), by, sitting=sitting) is fate


def test_who_has_no_name_is_nobodys_author(secret: Scribe) -> None:
    secret.by = ""
    secret.bid(ben=1)
    assert sends(secret, bid(1), by="") is Fate.STALE


def test_where_nobody_has_written_nothing_is_repeated(secret: Scribe) -> None:
    assert len(secret.marks) == 1
    assert sends(secret, bid(1), by=secret.marks[0].by) is Fate.WRITTEN


def test_a_hidden_bid_that_was_taken_back_is_not_there(secret: Scribe) -> None:
    secret.bid(ben=1)
    secret.marks.append(Mark("d" * 32, undoes=secret.marks[-1].id, by=OWN))
    assert sends(secret, bid(1)) is Fate.STALE


def test_two_hidden_bids_of_which_one_was_corrected_are_not_there_any_more(secret: Scribe) -> None:
    both = (*bid(1), *bid(1, "cleo"))
    secret.write(both)
    assert sends(secret, both) is Fate.WRITTEN_BEFORE
    secret.bid(ben=2)
    assert sends(secret, both) is Fate.STALE
    assert sends(secret, bid(2)) is Fate.WRITTEN_BEFORE


def test_a_value_in_conflict_is_chosen_by_being_sent_again(secret: Scribe) -> None:
    secret.by = OTHER
    secret.bid(ben=2)
    late = Mark("d" * 32, bid(1), late=True, by=OWN)
    secret.marks.append(late)
    assert [each.cell.player for each in secret.pad.written.conflicts] == ["ben"]
    assert sends(secret, bid(1), seen=late.id) is Fate.WRITTEN


def test_what_cannot_be_read_is_refused_though_it_takes_back_the_newest_mark(table: Scribe) -> None:
    table.bid(ben=1)
    undo = Mark("f" * 32, undoes=table.marks[-1].id)
    assert judge_live(table.pad, undo).fate is Fate.WRITTEN
    assert judge_live(table.pad, replace(undo, cells=bid(0))).fate is Fate.REFUSED


def test_a_mark_for_a_deal_that_is_over_is_stale_though_it_repeats_another(
    secret: Scribe,
) -> None:
    secret.bid(ben=1)
    secret.write(deal_again(secret.round))
    verdict = judge_live(secret.pad, Mark("f" * 32, bid(1), by=OWN))
    assert verdict.fate is Fate.STALE
    assert verdict.refusal is not None
    assert verdict.refusal.code is Code.DEAL_IS_OVER


# Under the same id


@pytest.mark.parametrize(
    ("value", "by", "sitting", "fate"),
    [
        (1, OWN, None, Fate.WRITTEN_BEFORE),
        (1, OWN, SITS, Fate.WRITTEN_BEFORE),
        (1, OWN, SAT_DOWN_LATER, Fate.STALE),
        (2, OWN, None, Fate.STALE),
        (1, OTHER, None, Fate.STALE),
        (1, OTHER, SITS, Fate.STALE),
    ],
)
def test_a_hidden_bid_sent_twice_is_known_to_its_author_alone(
    secret: Scribe, value: int, by: str, sitting: Sitting | None, fate: Fate
) -> None:
    secret.bid(ben=1)
    known = secret.marks[-1]
    again = Mark(known.id, bid(value), known.seen, by=by)
    verdict = judge_resent(secret.pad, known, again, sitting)
    assert (verdict.id, verdict.fate) == (known.id, fate)
    code = None if verdict.refusal is None else verdict.refusal.code
    assert code is (None if fate is Fate.WRITTEN_BEFORE else Code.SAME_ID)


def test_what_all_may_see_is_known_to_whoever_sends_it_again(table: Scribe) -> None:
    table.by = OWN
    table.bids(0, 1, 0)
    for known in table.marks:
        again = Mark(known.id, known.cells, known.seen, by=OTHER)
        assert judge_resent(table.pad, known, again).fate is Fate.WRITTEN_BEFORE


def test_what_is_no_mark_is_none_that_was_sent_before(secret: Scribe) -> None:
    secret.bid(ben=1)
    verdict = judge_resent(secret.pad, secret.marks[-1], None)
    assert verdict.fate is Fate.STALE


def test_of_marks_that_come_together_the_second_is_compared_with_the_first(secret: Scribe) -> None:
    """The first is not on the pad yet."""
    secret.bid(ben=1)
    first = Mark("d" * 32, bid(3, "cleo"), by=OWN, late=True)
    assert judge_resent(secret.pad, first, first).fate is Fate.WRITTEN_BEFORE
    other = Mark(first.id, bid(2, "cleo"), by=OWN, late=True)
    assert judge_resent(secret.pad, first, other).fate is Fate.STALE
