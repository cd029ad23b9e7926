"""What it takes to judge tricks, beside OpenSpiel doing the same work.

The work: whole deals of 12 tricks for four players with 52 cards, one of four
suits trump. For each card: which cards of the hand may be played, then one of
them at random is; after four cards: who takes the trick and so leads the next.
Dealing and bidding are not measured.
"""

import json
import random
import subprocess
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from scorepad.rules import Card, Ruleset, every_card, games, legal, read_cards, rulings, take
from tests.tools.bench.report import Floor, Line, show
from tests.tools.bench.servers import TOP
from tests.tools.bench.timing import Times, median, take_turns, timed

_PEER = TOP / "build" / "bench-peers" / "bin" / "python"
_PEER_PROGRAM = Path(__file__).parent / "open_spiel_deals.py"
_DEALS, _PLAYERS, _HAND, _RUNS = 50, 4, 12, 30
_TRICKS = _DEALS * _HAND
_GOAL = 1 / 30_000

Deal = tuple[list[list[Card]], str]
Trick = tuple[Sequence[Card], Sequence[Sequence[Card]], str]


def tricks() -> None:
    """Measures what a trick takes, and prints how many that is a second."""
    plain = games()["oh_hell"].ruleset
    special = games()["wizard_fisher"].ruleset
    deals = list(_deals(plain))
    known: list[Trick] = []
    for deal in _deals(special):
        _play(special, deal, known)
    written = [([card.code for card in plays], trump) for plays, _, trump in known]
    steps = {
        "deals": timed(lambda: [_play(plain, deal) for deal in deals]),
        "take": timed(lambda: [take(special, plays, trump) for plays, _, trump in known]),
        "read": timed(partial(_read_and_take, special, written)),
        "why": timed(partial(_with_reasons, special, known)),
    }
    times = take_turns(steps, _RUNS, unmeasured=3)
    peer = _peer()
    beside = Floor("OpenSpiel's (C++)", median(peer) / _TRICKS) if peer else None
    each = {name: median(seconds) / _TRICKS for name, seconds in times.items()}
    lines = [
        Line("12 tricks: legal cards, one played, taker", each["deals"], "µs", beside, _GOAL),
        Line("who takes a trick of 4, and why", each["take"], "µs", goal=_GOAL),
        Line("    with the cards read from their codes", each["read"], "µs", goal=_GOAL),
        Line("    and each card of 4 hands, and why not", each["why"], "µs"),
    ]
    show("Tricks judged, one trick", lines)
    for line in lines:
        print(f"{line.name:<48} {1 / line.value:>9,.0f} a second")
    if not peer:
        print("OpenSpiel can't be installed here (make bench-peers): its figure is left out.")


def _deals(ruleset: Ruleset) -> Iterator[Deal]:
    chance = random.Random(1)
    deck = list(every_card(ruleset.deck))
    for _ in range(_DEALS):
        chance.shuffle(deck)
        dealt = deck[: _PLAYERS * _HAND]
        yield (
            [dealt[seat::_PLAYERS] for seat in range(_PLAYERS)],
            chance.choice(ruleset.deck.suits).code,
        )


def _play(ruleset: Ruleset, deal: Deal, known: list[Trick] | None = None) -> None:
    """Plays a deal to its end; keeps its tricks in ``known`` where that is given."""
    chance = random.Random(1)
    hands, trump, leader = [[*hand] for hand in deal[0]], deal[1], 0
    for _ in range(_HAND):
        plays: list[Card] = []
        if known is not None:
            before = [tuple(hands[(leader + place) % _PLAYERS]) for place in range(_PLAYERS)]
            known.append((plays, before, trump))
        for place in range(_PLAYERS):
            hand = hands[(leader + place) % _PLAYERS]
            card = chance.choice(legal(ruleset, plays, hand))
            del hand[next(at for at, held in enumerate(hand) if held is card)]
            plays.append(card)
        leader = (leader + take(ruleset, plays, trump).taker) % _PLAYERS


def _read_and_take(ruleset: Ruleset, written: Sequence[tuple[Sequence[str], str]]) -> None:
    for codes, trump in written:
        take(ruleset, read_cards(ruleset.deck, codes), trump)


def _with_reasons(ruleset: Ruleset, known: Sequence[Trick]) -> None:
    for plays, hands, trump in known:
        for place, hand in enumerate(hands):
            rulings(ruleset, plays[:place], hand)
        take(ruleset, plays, trump)


def _peer() -> Times:
    """Seconds of each of OpenSpiel's runs; none where it is not installed."""
    sizes = map(str, (_PLAYERS, _HAND, _DEALS, _RUNS))
    try:
        done = subprocess.run(
            [_PEER, _PEER_PROGRAM, *sizes], capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        return ()
    return tuple(json.loads(done.stdout)) if done.returncode == 0 else ()
