"""The worked examples in the games' own files, played through the rules."""

import pytest

from scorepad.rules import Ruleset, forbidden_bid, games, illegal_plays, read_cards, take
from scorepad.rules import with_options as played_with
from scorepad.rules.deck import whole_deck
from scorepad.rules.ruleset import BidExample, TrickExample

RULESETS = [game.ruleset for game in games().values()]
BIDS = [(rules, each) for rules in RULESETS for each in rules.bid_examples]
TRICKS = [(rules, each) for rules in RULESETS for each in rules.trick_examples]


def named(value: object) -> str:
    match value:
        case Ruleset(key=key):
            return key
        case BidExample(place=place, hand=hand, variant=variant):
            return f"{place}, {hand} cards {variant}"
        case TrickExample(place=place, plays=plays):
            return f"{place}, {' '.join(plays)}"
    return repr(value)


@pytest.mark.parametrize(("rules", "example"), BIDS, ids=named)
def test_the_bid_that_an_example_forbids_is_forbidden_and_no_other(
    rules: Ruleset, example: BidExample
) -> None:
    sets = {each.key: dict(each.sets) for each in rules.variants}.get(example.variant, {})
    bidding = played_with(rules, sets).bidding
    found = forbidden_bid(
        bidding,
        hand=example.hand,
        bids=sum(example.bids),
        blind=example.blind,
        sole_leader=example.leads,
    )
    assert found == example.forbidden
    assert rules.least <= example.players <= rules.most


@pytest.mark.parametrize(("rules", "example"), TRICKS, ids=named)
def test_the_trick_of_an_example_goes_to_its_taker(rules: Ruleset, example: TrickExample) -> None:
    deck = whole_deck(rules.deck)
    plays = read_cards(deck, example.plays)
    verdict = take(rules, plays, example.trump or None, example.players)
    leads = example.leads if example.taker is None else example.taker
    assert (verdict.taker, verdict.leads) == (example.taker, leads)
    if example.hands:
        hands = [read_cards(deck, hand) for hand in example.hands]
        assert illegal_plays(rules, plays, hands) == example.illegal


def test_every_game_that_bans_a_bid_shows_one_that_is_banned() -> None:
    banning = {rules.key for rules in RULESETS if rules.bidding.who != "nobody"}
    assert banning == {
        rules.key for rules, each in BIDS if not each.variant and each.forbidden is not None
    }
