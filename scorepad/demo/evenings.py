"""A group filled with demo evenings."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random

from scorepad.demo.game import MadeUp, make_up
from scorepad.demo.people import Person, people, seated
from scorepad.demo.random_games import Kind, kinds
from scorepad.pad.kinds import read_pad
from scorepad.services.groups import HOUSEHOLD, own_group
from scorepad.services.mark_log import store_whole_game
from scorepad.store import Store

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_DAY = 24 * 3600
_A_NIGHT = 2
"""Games of an evening."""

_LONGEST = 5 * 365
"""Days over which evenings are spread, at most."""

_AT_ONCE, _WRITTEN_AT_ONCE = 50, 5
"""Games that a process makes in one go, and that one transaction writes.

A server that runs meanwhile has to wait for a transaction.
"""


@dataclass(frozen=True, slots=True)
class EveningsToMake:
    """The numbers of games and people to make.

    The same ``seed`` makes the same games of the same people. ``until`` is when the last game
    begins, in Unix seconds.
    """

    games: int
    people: int
    seed: int
    until: int


def fill(
    store: Store,
    plan: EveningsToMake,
    workers: Executor | None = None,
    report: Callable[[int], None] = lambda _: None,
) -> None:
    """Write the games into the group of this machine's household.

    ``report`` is called with the number of games that are written. ``workers`` play several at
    once.

    Raises:
        AlreadyThere: the same games were made before; those written until then stay.
        StoreUnavailable: the same.
    """
    with store.writing() as writer:
        circle_id = own_group(writer, HOUSEHOLD, plan.until)
    make = partial(_game, plan)
    numbers = range(plan.games)
    made: Iterable[MadeUp] = (
        workers.map(make, numbers, chunksize=_AT_ONCE) if workers else map(make, numbers)
    )
    done = 0
    for batch in _batches(iter(made)):
        read = [(game, read_pad(game.marks)) for game in batch]
        with store.writing() as writer:
            for game, pad in read:
                store_whole_game(writer, game.game_id, circle_id, game.marks[0].at, pad)
        done += len(batch)
        report(done)


def everybody(plan: EveningsToMake) -> tuple[Person, ...]:
    """Return the people of the group."""
    return people(plan.people, Random(f"{plan.seed} people"))  # noqa: S311 - no secret


def _game(plan: EveningsToMake, number: int) -> MadeUp:
    """Return game ``number`` from 0, the oldest first; no other is needed to make it."""
    random = Random(f"{plan.seed} {number}")  # noqa: S311 - nobody's secret
    group = everybody(plan)
    kind = _kind(plan, random)
    table = seated(group, kind.ruleset.least, kind.ruleset.most, random)
    game_id = "".join(random.choices(_ALPHABET, k=22))
    return make_up(game_id, kind, table, "made-up", _begins(plan, number, random), random)


def _kind(plan: EveningsToMake, random: Random) -> Kind:
    """Return one of the games that so few can play; some are played more than others."""
    possible = [kind for kind in kinds() if kind.playable and kind.ruleset.least <= plan.people]
    taste = Random(f"{plan.seed} taste")  # noqa: S311 - nobody's secret
    weights = [taste.paretovariate(1.0) for _ in possible]
    return random.choices(possible, weights)[0]


def _begins(plan: EveningsToMake, number: int, random: Random) -> int:
    evenings = -(-plan.games // _A_NIGHT)
    apart = min(7 * _DAY, _LONGEST * _DAY // max(1, evenings))
    evening, game = divmod(number, _A_NIGHT)
    later = (plan.games - 1) // _A_NIGHT - evening
    return max(0, plan.until - later * apart - (_A_NIGHT - game) * 5_400 + random.randrange(900))


def _batches(made: Iterator[MadeUp]) -> Iterator[list[MadeUp]]:
    while batch := list(islice(made, _WRITTEN_AT_ONCE)):
        yield batch
