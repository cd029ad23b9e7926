"""Games that filled sheets are printed of."""

import random

from scorepad.pad.any_pad import AnyPad
from scorepad.services.access import OpenedGame
from scorepad.store import GameRow
from tests.pad.scribe import Scribe

DAY = 1_795_262_400
LONG_NAMES = (
    "Maximiliane von Hohenstein",
    "Jean-Christophe Lemaire-Dupont",
    "Anna-Katharina Müller-Lüdenschei",
    "Bartholomew Featherstonehaugh",
    "Tante Gertrud aus Bad Kissingen",
    "Alexandra Papadopoulou-Nikolaidi",
)

LINK = "http://192.168.1.20:5000/o/" + "x" * 45


def seen(pad: AnyPad) -> OpenedGame:
    """A game as its host sees it, which no store holds."""
    return OpenedGame(GameRow("g" * 22, DAY, DAY, len(pad.written.marks), 1, 1, {}), "host", pad)


def play(scribe: Scribe, rounds: int) -> Scribe:
    """Play rounds that come out differently, and the same each time.

    Everybody bids what they will take, but for one, who bids one fewer, or one instead of none.
    """
    dice = random.Random(7)
    for _ in range(rounds):
        played = scribe.round
        seats = len(played.seats)
        tricks = [0] * seats
        for _ in range(played.hand):
            tricks[dice.randrange(seats)] += 1
        bids = list(tricks)
        giver = dice.randrange(seats)
        bids[giver] = max(0, bids[giver] - 1) if bids[giver] else 1
        scribe.play(bids, tricks)
    return scribe
