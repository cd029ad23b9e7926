"""Whole games drawn at random, entered key by key, against a second opinion."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.pad import acts
from scorepad.pad.entries import choices, next_entry
from scorepad.pad.state import Flag, Phase, Round
from scorepad.rules import games
from scorepad.rules.ruleset import Bidding
from tests.pad.games_by_heart import hands_of, points, trump_of_round
from tests.pad.oracle import most
from tests.pad.scribe import Scribe

OPTIONS = st.fixed_dictionaries(
    {"bidding.who": st.sampled_from(["nobody", "last", "sole_leader"])},
    optional={
        "bidding.zero_exempt": st.booleans(),
        "bidding.from_hand": st.integers(1, 4),
        "bidding.blind_exempt": st.booleans(),
        "bidding.entry": st.sampled_from(["scorer", "players"]),
        "bidding.own_cards": st.sampled_from(["seen", "forehead"]),
    },
) | st.fixed_dictionaries(
    {
        "bidding.who": st.just("nobody"),
        "bidding.visibility": st.sampled_from(["simultaneous", "secret"]),
        "bidding.entry": st.sampled_from(["scorer", "players"]),
    }
)


def banned(bidding: Bidding, played: Round, bids: dict[str, int], totals: list[int]) -> set[int]:
    """Return what the last bidder may not bid, once everybody else has bid."""
    rest = played.hand - sum(bids.values())
    mine = totals[played.seats.index(played.dealer)]
    alone = sum(total >= mine for total in totals) == 1
    if (
        bidding.who == "nobody"
        or rest < 0
        or (bidding.who == "sole_leader" and (played.number == 1 or not alone))
        or (bidding.zero_exempt and rest == 0)
        or played.hand < bidding.from_hand
        or (bidding.blind_exempt and played.blind)
    ):
        return set()
    return {rest}


def open_keys(table: Scribe, player: str, field: str) -> set[int]:
    """The keys that are not struck out; each says the same as the judge."""
    played = table.round
    keys = choices(played, player, field)
    assert [value for value, _ in keys] == list(range(played.hand + 1))
    for value, why in keys:
        cells = acts.enter(played.number, played.deal, player, field, value)
        assert table.refusal(cells) == why
    return {value for value, why in keys if why is None}


def enter_round(table: Scribe, random: Random, totals: list[int]) -> tuple[dict[str, int], ...]:
    """One round, mostly in the order of the light, sometimes in another."""
    number, hand = table.round.number, table.round.hand
    written: dict[str, dict[str, int]] = {"bid": {}, "tricks": {}}
    while True:
        if table.pad.current is not None and table.round.to_reveal:
            table.write(acts.reveal(table.round))
        entry = next_entry(table.pad)
        if entry is None or entry.round != number:
            break
        player, field, values = entry.player, entry.field, written[entry.field]
        empty = [p for p in table.round.order if p not in values]
        assert player == empty[0]
        assert table.round.phase is (Phase.BIDS if field == "bid" else Phase.TRICKS)
        if random.random() < 0.2:
            player = random.choice(empty)
        allowed = set(range(hand + 1 - (sum(values.values()) if field == "tricks" else 0)))
        if field == "bid" and player == table.round.dealer and len(empty) == 1:
            allowed -= banned(table.pad.ruleset.bidding, table.round, values, totals)
        assert allowed, "there is always a key to tap"
        assert open_keys(table, player, field) == allowed
        values[player] = random.choice(sorted(allowed)[: 3 if field == "bid" else None])
        table.write(acts.enter(number, 1, player, field, values[player]))
    left = hand - sum(written["tricks"].values())
    inferred = [p for p in written["bid"] if p not in written["tricks"]]
    # Of two who play with a third hand, nobody's tricks follow.
    third_hand = table.pad.ruleset.key == "skull_king" and len(written["bid"]) == 2
    assert len(inferred) == (0 if third_hand else 1)
    return written["bid"], written["tricks"] | dict.fromkeys(inferred, left)


@pytest.mark.parametrize("game", sorted(games()))
@settings(max_examples=12, deadline=None)
@given(data=st.data(), options=OPTIONS, random=st.integers(0, 2**32).map(Random))
def test_a_whole_game_is_what_a_second_opinion_says(
    game: str, data: st.DataObject, options: dict[str, Any], random: Random
) -> None:
    ruleset = games()[game].ruleset
    count = data.draw(st.integers(ruleset.least, ruleset.most), "players")
    hands = hands_of(game, count)
    rounds = data.draw(st.none() | st.integers(1, len(hands)), "rounds")
    first = data.draw(st.integers(0, count - 1), "dealer")
    # A ban needs open bids, also in a game whose bids are hidden otherwise.
    # Where a Bomb may fall, the last result does not follow.
    options = {"bidding.visibility": "open", "play.bomb": False, **options}
    if game == "wizard_jubilee":
        # Who bids has to see the own cards there.
        options.pop("bidding.own_cards", None)
    table = Scribe(
        game,
        " ".join("abcdefghij"[:count]),
        dealer=first,
        options=options,
        rounds=rounds,
        reveal=data.draw(st.booleans(), "reveal"),
    )
    hands = hands_of(game, count, rounds)
    seats = list(table.round.seats)
    totals = [0] * count
    for number, hand in enumerate(hands, 1):
        played = table.round
        dealer = (first + number - 1) % count
        assert (played.number, played.hand, played.dealer) == (number, hand, seats[dealer])
        assert list(played.order) == seats[dealer + 1 :] + seats[: dealer + 1]
        assert played.blind is (game == "quoicoupli" and number == len(hands))
        trump = trump_of_round(game, number, count, hand)
        assert played.trump.known is (trump is not None)
        assert (played.trump.suit or "") == (trump or "")
        assert table.pad.number_of_rounds == len(hands)
        bids, tricks = enter_round(table, random, totals)
        others = {player: bid for player, bid in bids.items() if player != played.dealer}
        evened = bids[played.dealer] in banned(played.ruleset.bidding, played, others, totals)
        assert table.done(number).flags == (Flag.LAST_BID,) * evened
        totals = [
            total + points(game, bids[player], tricks[player], hand)
            for player, total in zip(seats, totals, strict=True)
        ]
        assert table.totals(number) == totals
    leaders = most(dict(zip(seats, totals, strict=True)))
    # Where several are level, Skull King goes on for one more round.
    plays_on = game == "skull_king" and len(leaders) > 1
    assert table.pad.over is not plays_on
    assert plays_on or set(table.pad.winners) == leaders
