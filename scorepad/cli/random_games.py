"""``scorepad random-games``: random legal games, played, written on a pad and compared."""

import sys
from random import Random

import click

from scorepad.demo.random_games import Disagreement, Kind, kinds, play_at_random


@click.command()
@click.option("--number", default=10, show_default=True, type=click.IntRange(1), help="Of each.")
@click.option("--game", help="The key of one game; else all.")
@click.option("--players", type=click.IntRange(2, 10), help="Else any number that may play.")
@click.option("--seed", default=1, show_default=True, help="The same seed plays the same games.")
def random_games(number: int, game: str | None, players: int | None, seed: int) -> None:
    """Play random legal games of every game and variant, and check them.

    Each is played card by card through the rules and written on a pad. Checked:
    every hand has a card that may be played, every trick one taker, the tricks
    add up to the hand, the last bidder has a bid left, and trump, bids, points,
    totals and winners are the pad's. One line for each; exit status 1 and the
    seed at the first failure.
    """
    chosen = list(kinds(game))
    if not chosen:
        raise click.BadParameter(f"no such game: {game}", param_hint="--game")
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
            played = play_at_random(kind, players, Random(name))  # noqa: S311 - no secret
        except Disagreement as disagreement:
            click.echo(f"{kind}: game {index + 1} with --seed {seed}: {disagreement}", err=True)
            sys.exit(1)
        rounds += played.rounds
        tricks += played.tricks
    return f"{number} games, {rounds} rounds, {tricks} tricks, all as they should be"
