"""Random games agree with the pad, and a disagreement would be seen."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, product
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
from tests.pad.games_by_heart import points

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


Choice = tuple[str, Option]
"""A switch of a table, and what it stands on."""

SWITCHES = [
    name
    for group in house_groups(NINE)
    for name in group
    if isinstance(OPTIONS[name], Choices | Switch)
]
PAIRS = [
    pair
    for names in combinations(SWITCHES, 2)
    for pair in product(*([(name, value) for value in values_of(name)] for name in names))
]
"""Each choice of a switch with each of every other one."""

REFUSED_TOGETHER = {
    # Whoever holds the Werewolf has to see it before the bids.
    Code.CARDS_ARE_SEEN: {"bidding.own_cards"},
    # Nobody can be forbidden a bid that would tell those of all others.
    Code.BAN_NEEDS_OPEN_BIDS: {"bidding.who", "bidding.visibility"},
}
"""The switches that have to be among two that do not go together, by why they do not."""


def tables(pairs: Iterable[tuple[Choice, Choice]], random: Random) -> Iterator[dict[str, Option]]:
    """Yield house rules that can be played by, few of which have all ``pairs`` among them."""
    left = set(pairs)
    while left:
        table = dict(min(left, key=str))
        for name in random.sample(SWITCHES, len(SWITCHES)):
            if name not in table:
                tried = {value: {**table, name: value} for value in values_of(name)}
                playable = [
                    value
                    for value, rules in tried.items()
                    if not isinstance(try_options(NINE, rules), Refusal)
                ]
                new = {value: len(_among(left, tried[value])) for value in playable}
                table[name] = max(playable, key=lambda value: new[value])
        left -= _among(left, table)
        yield table


def _among(
    pairs: set[tuple[Choice, Choice]], table: Mapping[str, Option]
) -> set[tuple[Choice, Choice]]:
    return {pair for pair in pairs if all(table.get(name) == value for name, value in pair)}


class ByHeart(RoundInPlay):
    """A round whose points are worked out without the rules' formula."""

    def points(self) -> tuple[int, ...]:
        def of(seat: int) -> int:
            wanted, taken = self.changed.get(seat, self.bids[seat]), self.tricks[seat]
            if self.ruleset.points.near_half and abs(wanted - taken) == 1:
                return points("wizard_jubilee", wanted, wanted, self.hand) // 2
            return points("wizard_jubilee", wanted, taken, self.hand)

        return tuple(of(seat) for seat in range(len(self.tricks)))


def test_with_nine_special_cards_every_two_switches_are_played_together_or_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    allowed, refused = [], []
    for pair in PAIRS:
        rules = try_options(NINE, dict(pair))
        if isinstance(rules, Refusal):
            refused.append((rules.code, {name for name, _ in pair}))
        else:
            allowed.append(pair)
    assert {code for code, _ in refused} == REFUSED_TOGETHER.keys()
    assert all(names & REFUSED_TOGETHER[code] for code, names in refused)
    monkeypatch.setattr("scorepad.rules.game_in_play.RoundInPlay", ByHeart)
    random = Random("two switches")
    for number, table in enumerate(tables(allowed, random)):
        kind = Kind(NINE.key, Variant(f"table {number}", tuple(table.items())))
        play_at_random(kind, 6, random)


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
