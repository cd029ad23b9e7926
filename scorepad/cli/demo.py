"""``scorepad fill`` and ``scorepad random-games``: games that nobody played."""

import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, closing, nullcontext
from datetime import datetime
from pathlib import Path
from random import Random

import click

from scorepad.cli.commands import Command, gettext
from scorepad.cli.errors import Failed
from scorepad.cli.progress import Progress, progress
from scorepad.demo import evenings
from scorepad.demo.random_games import Disagreement, Kind, kinds, play_at_random
from scorepad.startup import NotReady, prepare_server, store_at
from scorepad.store import AlreadyThere, StoreUnavailable

_FEW = 100
"""Fewer games than this are made sooner than another process would have started."""


@click.command(cls=Command)
@click.option("--games", default=100, show_default=True, type=click.IntRange(1, 1_000_000))
@click.option("--people", default=6, show_default=True, type=click.IntRange(3, 500))
@click.option("--seed", default=1, show_default=True, help="The same seed makes the same games.")
@click.option("--until", type=click.DateTime(["%Y-%m-%d"]), help="The last evening; else today.")
@click.option("--instance", type=click.Path(path_type=Path), help="Folder for the games.")
def fill(games: int, people: int, seed: int, until: datetime | None, instance: Path | None) -> None:
    """Fill the household's group with made-up games.

    They are played card by card by the rules, by people who bid and play more
    or less well. Not for a machine with games of your own: nobody tells these
    apart from them.
    """
    last = int(until.timestamp()) if until else int(time.time())
    processes = os.cpu_count() or 1
    spread = games > _FEW and processes > 1
    try:
        prepare_server(os.environ, instance, links=False)
        with (
            closing(store_at(os.environ, instance)) as store,
            _workers(processes if spread else 0) as workers,
            progress() as shown,
        ):
            plan = evenings.EveningsToMake(games, people, seed, last)
            evenings.fill(store, plan, workers, _report(games, shown))
    except NotReady as error:
        raise Failed(str(error)) from error
    except AlreadyThere:
        raise Failed(f"games of seed {seed} are there already; take another seed.") from None
    except StoreUnavailable as error:
        raise Failed(f"the games can't be written: {error.reason}.") from error


def _workers(processes: int) -> AbstractContextManager[Executor | None]:
    if not processes:
        return nullcontext()
    # New processes must inherit neither connections nor locks.
    return ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))


def _report(games: int, shown: Progress) -> Callable[[int], None]:
    def report(done: int) -> None:
        if done == games or done % 1_000 == 0:
            shown.end()
            click.echo(f"{done} of {games} games")
        else:
            shown.games(done, games)

    return report


@click.command(cls=Command)
@click.option("--number", default=10, show_default=True, type=click.IntRange(1), help="Of each.")
@click.option("--game", help="The key of one game; else all.")
@click.option("--players", type=click.IntRange(2, 10), help="Else any number that may play.")
@click.option("--seed", default=1, show_default=True, help="The same seed plays the same games.")
def random_games(number: int, game: str | None, players: int | None, seed: int) -> None:
    """Play random legal games of every game, and check them.

    Each is played card by card through the rules and written on a pad. Checked:
    every hand has a card that may be played, every trick one taker, the tricks
    add up to the hand, the last bidder has a bid left, and trump, bids, points,
    totals and winners are the pad's. One line for each; exit status 1 and the
    seed at the first failure.
    """
    chosen = list(kinds(game))
    if not chosen:
        raise click.BadParameter(
            gettext("no such game: {game}").format(game=game), param_hint="--game"
        )
    for kind in chosen:
        why_not = _why_not(kind, players)
        if why_not:
            click.echo(f"{kind}: {why_not}")
        else:
            click.echo(f"{kind}: {_play(kind, number, players, seed)}")


def _why_not(kind: Kind, players: int | None) -> str:
    if not kind.playable:
        return "not played, for not all of its cards can be judged"
    ruleset = kind.ruleset
    if players is not None and not ruleset.least <= players <= ruleset.most:
        return f"not for {players} players"
    return ""


def _play(kind: Kind, number: int, players: int | None, seed: int) -> str:
    rounds = tricks = 0
    for index in range(number):
        name = f"{seed} {kind} {index}"
        try:
            game = play_at_random(kind, players, Random(name))  # noqa: S311 - no secret
        except Disagreement as disagreement:
            click.echo(f"{kind}: game {index + 1} with --seed {seed}: {disagreement}", err=True)
            sys.exit(1)
        rounds += game.rounds
        tricks += game.tricks
    return f"{number} games, {rounds} rounds, {tricks} tricks, all as they should be"
