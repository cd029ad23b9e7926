"""``scorepad fill``: made-up games, for measurements and pictures."""

import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, closing, nullcontext
from datetime import datetime
from pathlib import Path

import click

from scorepad.cli.errors import Failed
from scorepad.demo import evenings
from scorepad.ready import NotReady, make_ready, store_at
from scorepad.store import AlreadyThere, StoreUnavailable

_FEW = 100
"""The number of games that are made sooner than another process has started."""


@click.command()
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
        make_ready(os.environ, instance, links=False)
        with (
            closing(store_at(os.environ, instance)) as store,
            _workers(processes if spread else 0) as workers,
        ):
            evenings.fill(
                store, evenings.EveningsToMake(games, people, seed, last), workers, _told(games)
            )
    except NotReady as error:
        raise Failed(str(error)) from error
    except AlreadyThere:
        raise Failed(f"games of seed {seed} are there already; take another seed.") from None
    except StoreUnavailable as error:
        raise Failed(f"the games can't be written: {error.reason}.") from error


def _workers(processes: int) -> AbstractContextManager[Executor | None]:
    if not processes:
        return nullcontext()
    # Nothing is inherited: neither connections nor locks.
    return ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))


def _told(games: int) -> Callable[[int], None]:
    def told(done: int) -> None:
        if done == games or done % 1_000 == 0:
            click.echo(f"{done} of {games} games")

    return told
