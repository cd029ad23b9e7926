"""Plays deals of OpenSpiel's oh_hell and prints the seconds of each run as JSON.

A program of its own, run by a Python that has OpenSpiel. Arguments: players,
cards each, deals in a run, runs.
"""

import json
import random
import sys
import time
from importlib import import_module
from typing import Any


def dealt(game: Any, chance: random.Random) -> Any:
    """A state in which all have bid at random and the first trick begins."""
    state = game.new_initial_state()
    bids = 0
    while state.is_chance_node() or bids < game.num_players():
        if state.is_chance_node():
            state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            bids += 1
    return state


def play(state: Any, chance: random.Random) -> None:
    """Every card of the deal: what may be played, and one of it."""
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))


def run(players: int, hand: int, deals: int, runs: int) -> list[float]:
    """Seconds of each run."""
    deck = {"num_suits": 4, "num_cards_per_suit": 13}
    options = {"players": players, "num_tricks_fixed": hand, "off_bid_penalty": False}
    game = import_module("pyspiel").load_game("oh_hell", {**deck, **options})
    chance = random.Random(1)
    times = []
    for _ in range(runs):
        states = [dealt(game, chance) for _ in range(deals)]
        begun = time.perf_counter()
        for state in states:
            play(state, chance)
        times.append(time.perf_counter() - begun)
    return times


if __name__ == "__main__":
    print(json.dumps(run(*map(int, sys.argv[1:]))))
