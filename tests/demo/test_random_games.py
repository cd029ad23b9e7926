"""Random games agree with the pad, and a disagreement would be seen."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from scorepad.demo.random_games import Disagreement, Kind, kinds, play_at_random
from scorepad.rules import Code, Refusal, Verdict, games
from scorepad.rules.game_in_play import GameInPlay, RoundInPlay
from scorepad.rules.option_table import OPTIONS, Choices, Number, Option, Switch
from scorepad.rules.options import try_options
from scorepad.rules.ruleset import Variant
from scorepad.services.house_rules_form import house_bounds, house_groups

EVERY_KIND = list(kinds())
NINE = games()["wizard_jubilee"].ruleset


@pytest.mark.parametrize("kind", [kind for kind in EVERY_KIND if kind.playable], ids=str)
def test_a_random_game_comes_out_as_the_pad_says(kind: Kind) -> None:
    for seed in range(2):
        played = play_at_random(kind, None, Random(seed))
        assert played.tricks >= played.rounds >= 1


@pytest.mark.parametrize("players", range(3, 7))
def test_everybody_who_may_play_can(players: int) -> None:
    played = play_at_random(Kind("wizard_gigamic", None), players, Random(players))
    assert played.rounds == 60 // players
    assert played.tricks == sum(range(1, 60 // players + 1))


def test_the_same_seed_plays_the_same_game() -> None:
    first, again, other = (
        play_at_random(Kind("quoicoupli", None), None, Random(seed)) for seed in (5, 5, 6)
    )
    assert first == again != other


def test_every_game_that_can_be_judged_is_played_with_every_variant() -> None:
    names = {str(kind) for kind in EVERY_KIND}
    for key, game in games().items():
        assert names >= {key, *(f"{key} {variant.key}" for variant in game.ruleset.variants)}
        assert Kind(key, None).playable is game.ruleset.play.judged
    # Where the deck has no rows for Bomb and Cloud, people decide what they do.
    unplayable = {kind.variant.key for kind in EVERY_KIND if kind.variant and not kind.playable}
    assert unplayable == {"bomb", "cloud"}


def test_games_with_special_cards_hold_all_that_the_pad_can_write_of_them() -> None:
    """Two Bombs and two changes of a bid are rare, so that many games are looked at."""
    seen: Counter[str] = Counter()

    class Watched(RoundInPlay):
        def points(self) -> tuple[int, ...]:
            seen[f"{self.hand - sum(self.tricks)} for nobody"] += 1
            for seat, value in self.changed.items():
                seen[f"changed by {value - self.bids[seat]}"] += 1
            if self.chooser is not None:
                seen["a suit named" if self.trump.suit else "none named"] += 1
            seen["turned again"] += self.again is not None
            return super().points()

    kind = Kind("wizard_jubilee", None)
    expected = {"0 for nobody", "1 for nobody", "2 for nobody", "changed by -1", "changed by 1"}
    expected |= {"changed by 0", "a suit named", "none named", "turned again"}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scorepad.rules.game_in_play.RoundInPlay", Watched)
        for seed in range(60):
            play_at_random(kind, 3, Random(seed))
            if expected <= (+seen).keys():
                break
    assert expected <= (+seen).keys()


def values_of(name: str) -> Iterator[Option]:
    kind = OPTIONS[name]
    if isinstance(kind, Choices):
        yield from kind.kind
    elif isinstance(kind, Switch):
        yield from (False, True)
    elif isinstance(kind, Number):
        low, high = house_bounds(NINE, name)
        yield from (low, max(low, 3), high)


@pytest.mark.parametrize("name", [name for group in house_groups(NINE) for name in group])
def test_with_nine_special_cards_each_switch_is_played_or_refused(name: str) -> None:
    """No choice of a table meets these cards for the first time at the table."""
    refused = {
        # Whoever holds the Werewolf has to see it before the bids.
        "bidding.own_cards": {Code.CARDS_ARE_SEEN},
    }
    codes = set()
    for value in values_of(name):
        rules = try_options(NINE, {name: value})
        if isinstance(rules, Refusal):
            codes.add(rules.code)
            continue
        play_at_random(Kind(NINE.key, Variant(name, ((name, value),))), 6, Random(name))
    assert codes == refused.get(name, set())


def wrong_points(self: RoundInPlay) -> tuple[int, ...]:
    return tuple(10 for _ in self.order)


def no_ban(self: RoundInPlay) -> None:
    return None


def no_card(self: RoundInPlay) -> tuple[()]:
    return ()


def no_bid(self: RoundInPlay) -> tuple[()]:
    return ()


def nobody_wins(self: GameInPlay) -> tuple[()]:
    return ()


@pytest.mark.parametrize(
    ("owner", "name", "wrong", "said"),
    [
        (RoundInPlay, "points", wrong_points, "points"),
        (RoundInPlay, "forbidden_bid", no_ban, "forbidden"),
        (RoundInPlay, "legal", no_card, "a legal card is left"),
        (RoundInPlay, "allowed_bids", no_bid, "a bid is left"),
        (GameInPlay, "winners", nobody_wins, "winners"),
    ],
)
def test_a_disagreement_is_seen(
    owner: type,
    name: str,
    wrong: Callable[[Any], object],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(owner, name, wrong)
    with pytest.raises(Disagreement, match=said):
        play_at_random(Kind("quoicoupli", None), 3, Random(1))


def test_a_trick_given_to_the_wrong_player_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    right = RoundInPlay.play

    def wrong(self: RoundInPlay, card: Any, suit: str) -> Verdict | None:
        verdict = right(self, card, suit)
        if verdict is not None:
            self.leader = (self.leader + 1) % len(self.order)
        return verdict

    monkeypatch.setattr(RoundInPlay, "play", wrong)
    with pytest.raises(Disagreement, match="next leader"):
        play_at_random(Kind("quoicoupli", None), 3, Random(1))
