"""Games from paper whose totals were added wrongly."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.pad.state import Pad
from scorepad.rules import games
from scorepad.services.from_paper import Paper, Slip, read_paper
from scorepad.services.paper_form import PaperForm, Place
from tests.kinds import thorough
from tests.pad.scribe import Scribe

ROUNDS = 3


def read(pad: Pad, form: PaperForm) -> Paper:
    return read_paper(pad, form, "", 0)


def played(pad: Pad, random: Random) -> tuple[PaperForm, Pad]:
    """Return a paper with bids and tricks by chance, and the pad as it is once they are written."""
    bids: dict[Place, str] = {}
    tricks: dict[Place, str] = {}
    for number in range(1, ROUNDS + 1):
        now = read(pad, PaperForm(False, bids, tricks, {})).pad.current
        assert now is not None
        left = [random.choice(now.seats) for _ in range(now.hand)]
        for player in now.seats:
            bids[number, player] = str(random.randint(0, now.hand))
            tricks[number, player] = str(left.count(player))
    form = PaperForm(False, bids, tricks, {})
    paper = read(pad, form)
    assert (paper.done, paper.wrong) == (ROUNDS, None)
    return form, paper.pad


def totals_of(pad: Pad) -> dict[Place, int]:
    return {
        (round_.number, player): box.total
        for round_ in pad.rounds[:ROUNDS]
        for player, box in round_.boxes.items()
    }


@pytest.mark.parametrize(
    "game", [thorough(game) if place % 4 else game for place, game in enumerate(sorted(games()))]
)
@given(
    people=st.sampled_from(["anna ben cleo dora", "anna ben cleo dora emil"]),
    seed=st.integers(0, 2**32),
    slipped=st.tuples(st.integers(1, ROUNDS), st.integers(0, 2)),
    by=st.sampled_from([-100, -20, -10, -5, -1, 1, 5, 10, 20, 30, 100]),
)
def test_a_mistake_in_adding_is_mended_by_one_tap_and_every_later_total_moves_with_it(
    game: str, people: str, seed: int, slipped: tuple[int, int], by: int
) -> None:
    pad = Scribe(game, people).pad
    truth, whole = played(pad, Random(seed))
    totals = totals_of(whole)
    since, seat = slipped
    player = people.split()[seat]
    typed = {
        place: str(total + by * (place[1] == player and place[0] >= since))
        for place, total in totals.items()
    }
    chosen: dict[Place, str] = {}
    moved: dict[Place, int] = {}
    while (paper := read(pad, PaperForm(True, truth.bids, typed, chosen, moved))).done < ROUNDS:
        if paper.asked is not None:
            place, numbers = paper.asked
            tricks = truth.results[place]
            # Whoever has no right answer to choose takes what there is.
            chosen[place] = tricks if int(tricks) in numbers else str(numbers[0])
            continue
        assert paper.wrong is not None
        assert not moved, "one tap is enough"
        assert paper.wrong[0][0] == since
        assert Slip((since, player), -by) in paper.slips
        moved[since, player] = -by
    assert paper.wrong is None
    if moved:
        assert totals_of(paper.pad) == totals
    else:
        # Other numbers of tricks make these totals: the paper can be right.
        assert totals_of(paper.pad) == {place: int(total) for place, total in typed.items()}
