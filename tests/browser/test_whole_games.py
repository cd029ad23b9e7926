"""Whole games on a phone, every tap counted."""

from collections.abc import Sequence

import pytest

from tests.browser.evening import PlayedRound, evening
from tests.browser.scorer import Scorer, Sit
from tests.kinds import soak

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emil", "Fay")


def play_game(
    scorer: Scorer, names: Sequence[str], rounds: Sequence[PlayedRound], first: int = 1
) -> None:
    for number, played in enumerate(rounds, first):
        assert scorer.page.locator(".round").inner_text().split("/")[0].strip() == str(number)
        assert scorer.play(played) <= 2 * len(names) - 1
        assert scorer.totals() == played.totals
        assert scorer.overflow() == (0, 0)


# One round more than there are players, so that each has dealt and the deal has come round; as long
# as the game is where there is time.
@pytest.mark.parametrize(
    ("players", "rounds"),
    [
        (4, 5),
        *(soak(players, 60 // players) for players in (3, 4, 6)),
    ],
)
def test_a_whole_game_takes_two_taps_a_player_less_one_in_every_round(
    players: int, rounds: int, scorer: Sit
) -> None:
    names, hands = NAMES[:players], range(1, rounds + 1)
    anna = scorer()
    shorter = {} if rounds == 60 // players else {"hands": " ".join(map(str, hands))}
    anna.fill_in_new_game(names, variants=["plus_or_minus_one"], **shorter)
    played = list(evening(names, hands, ban=True))
    play_game(anna, names, played)
    best = max(played[-1].totals.values())
    winners = [name for name in names if played[-1].totals[name] == best]
    assert anna.page.locator(".winners").inner_text() == " · ".join(winners)


@pytest.mark.thorough
@pytest.mark.parametrize("players", [soak(3), 6])
def test_the_smallest_and_the_largest_hand_take_as_many_taps(players: int, scorer: Sit) -> None:
    names, hands = NAMES[:players], (1, 60 // players)
    anna = scorer()
    variants = ["plus_or_minus_one"]
    anna.fill_in_new_game(names, variants=variants, hands=" ".join(map(str, hands)))
    play_game(anna, names, list(evening(names, hands, ban=True)))
    assert anna.page.locator(".winners").is_visible()


def test_a_whole_game_without_javascript(scorer: Sit) -> None:
    names = NAMES[:4]
    anna = scorer(scripts=False)
    anna.fill_in_new_game(names, hands="1 4 3")
    play_game(anna, names, list(evening(names, (1, 4, 3))))
    assert anna.page.locator(".winners").is_visible()


@pytest.mark.thorough
def test_quoicoupli_goes_down_and_ends_blind(scorer: Sit) -> None:
    names = NAMES[:5]
    anna = scorer(dark=True)
    rounds = list(evening(names, (*range(10, 0, -1), 1), ban=True, flat=True))
    before = [number for played in rounds[:8] for number in played.taps]
    anna.open_game(names, game="quoicoupli", entries=before)
    assert anna.totals() == rounds[7].totals
    play_game(anna, names, rounds[8:-1], first=9)
    assert "blind round" in anna.page.locator(".deal").inner_text()
    assert anna.play(rounds[-1]) == 9
    assert anna.totals() == rounds[-1].totals


@pytest.mark.soak
def test_the_sample_game_of_wizard_gigamic_reads_as_its_printed_table(scorer: Sit) -> None:
    arnaud = scorer(language="fr-FR")
    arnaud.open_game(("Arnaud", "Anna", "Émilie"))
    printed = [(20, -10, 30), (10, 10, 20), (50, 0, 40)]
    # Bids and tricks in bidding order: the deal goes round, Arnaud begins it.
    bids = [(0, 1, 1), (2, 0, 0), (2, 2, 0)]
    tricks = [(0, 0, 1), (1, 0, 1), (2, 1, 0)]
    for number, totals in enumerate(printed):
        order = [(number + 1 + place) % 3 for place in range(3)]
        for place in order:
            arnaud.key(bids[number][place])
        for place in order[:-1]:
            arnaud.key(tricks[number][place])
        assert tuple(arnaud.totals().values()) == totals


@pytest.mark.thorough
def test_the_sample_game_of_wizard_fisher_reads_as_its_printed_table(scorer: Sit) -> None:
    paul = scorer()
    paul.open_game(("Paul", "Thomas", "Marie"), game="wizard_fisher", dealer=2)
    for keys in ((0, 1, 1, 0, 0), (0, 0, 2, 0, 1)):
        for key in keys:
            paul.key(key)
    assert paul.totals() == {"Paul": 10, "Thomas": 10, "Marie": 20}
    paul.page.get_by_role("link", name="Sheet").tap()
    paul.page.locator("tbody tr").first.wait_for()
    read = """row => [...row.querySelectorAll('td')].map(cell => cell.innerText
        .replaceAll('−', '-').match(/-?\\d+/g).slice(0, 2).map(Number).sort())"""
    first, second = (paul.page.locator("tbody tr").nth(line).evaluate(read) for line in (0, 1))
    assert first == [sorted(box, key=str) for box in ([20, 0], [-10, 1], [30, 1])]
    assert second == [sorted(box, key=str) for box in ([10, 2], [10, 0], [20, 0])]
