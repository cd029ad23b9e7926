"""A whole game, round by round."""

from dataclasses import replace
from random import Random

import pytest

from scorepad.rules import (
    Code,
    GameInPlay,
    Refused,
    Ruleset,
    every_card,
    games,
    leads_alone,
    with_options,
)
from scorepad.rules.ruleset import Tie
from tests.unjudged import unjudged_ruleset

CLASSIC, ACES_LOW = (games()[key].ruleset for key in ("wizard_gigamic", "quoicoupli"))


def play_round(game: GameInPlay, random: Random) -> None:
    deck = list(every_card(game.ruleset.deck))
    random.shuffle(deck)
    played = game.next_round(deck)
    if played.trump.to_choose:
        played.name_trump(random.choice(game.ruleset.deck.suits).code)
    while played.to_bid is not None:
        played.bid(random.choice(played.allowed_bids()))
    while played.to_play is not None:
        played.play(random.choice(played.legal()))


def played_out(ruleset: Ruleset, players: int, first_dealer: int, seed: int) -> GameInPlay:
    game = GameInPlay(ruleset, players, first_dealer)
    random = Random(seed)
    while not game.over:
        play_round(game, random)
    return game


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_game_has_as_many_rounds_as_cards_for_each(players: int) -> None:
    game = played_out(CLASSIC, players, 1, seed=players)
    assert [played.hand for played in game.rounds] == list(range(1, 60 // players + 1))
    assert [played.dealer for played in game.rounds] == [
        (1 + number) % players for number in range(len(game.rounds))
    ]
    assert (game.rounds[-1].turned, game.rounds[-1].trump.suit) == (None, None)
    assert all(played.turned for played in game.rounds[:-1])


def test_a_tie_may_go_to_who_made_most_bids() -> None:
    shared = GameInPlay(CLASSIC, 3)
    broken = GameInPlay(replace(CLASSIC, tie=Tie.MOST_MADE), 3)
    for game in (shared, broken):
        one = game.next_round(every_card(CLASSIC.deck))
        for value in (0, 0, 1):
            one.bid(value)
        while one.to_play is not None:
            one.play(one.legal()[0])
    assert shared.totals() == broken.totals() == (30, 20, 20)
    # Two seats level at the top: one made its bid, the other did not.
    for game in (shared, broken):
        first = game.rounds[0]
        first.points = lambda: (20, 20, -10)  # type: ignore[method-assign]
        first.bids, first.tricks = {0: 1, 1: 0, 2: 1}, [0, 0, 1]
        # A round that has just begun counts for nobody.
        game.next_round(every_card(CLASSIC.deck)[::-1])
    assert shared.winners() == (0, 1)
    assert broken.winners() == (1,)


def test_before_the_first_round_is_over_nobody_has_points() -> None:
    game = GameInPlay(CLASSIC, 3)
    assert (game.totals(), game.over) == ((0, 0, 0), False)
    game.next_round(every_card(CLASSIC.deck))
    assert (game.totals(), game.over) == ((0, 0, 0), False)


def test_rounds_are_played_one_after_the_other() -> None:
    game = GameInPlay(ACES_LOW, 10)
    game.next_round(every_card(ACES_LOW.deck))
    with pytest.raises(ValueError, match=r"^no round can be dealt now$"):
        game.next_round(every_card(ACES_LOW.deck))
    done = played_out(ACES_LOW, 10, 0, seed=1)
    with pytest.raises(ValueError, match=r"^no round can be dealt now$"):
        done.next_round(every_card(ACES_LOW.deck))


def test_the_leader_alone_is_restricted_from_the_second_round_on() -> None:
    ruleset = with_options(CLASSIC, {"bidding.who": "sole_leader"})
    bound: set[int] = set()
    free: set[int] = set()
    for seed in range(20):
        game, random = GameInPlay(ruleset, 3), Random(seed)
        for number in range(1, 5):
            named = {str(seat): total for seat, total in enumerate(game.totals())}
            deck = list(every_card(CLASSIC.deck))
            random.shuffle(deck)
            one = game.next_round(deck)
            assert one.number == number
            if one.trump.to_choose:
                one.name_trump("R")
            one.bid(0)
            one.bid(0)
            leads = number > 1 and leads_alone(named, str(one.dealer))
            assert one.forbidden_bid() == (one.hand if leads else None)
            (bound if leads else free).add(number)
            one.bid(random.choice(one.allowed_bids()))
            while one.to_play is not None:
                one.play(random.choice(one.legal()))
    assert bound == {2, 3, 4}
    assert free == {1, 2, 3, 4}


@pytest.mark.parametrize("players", [2, 7])
def test_a_game_that_is_not_for_so_many_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match="from 3 to 6 players"):
        GameInPlay(CLASSIC, players)


def test_a_game_that_only_its_sheet_can_judge_cannot_be_played() -> None:
    ruleset = unjudged_ruleset()
    with pytest.raises(Refused) as refused:
        GameInPlay(ruleset, ruleset.least)
    assert refused.value.refusal.code is Code.NOT_JUDGED
