"""A table in front of a phone: a game that is open, and what is written in it."""

import itertools
import re
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from flask import Flask

from scorepad.pad import acts
from scorepad.pad.marks import Fate, author
from scorepad.pad.opening import Opening
from scorepad.pad.state import Pad
from scorepad.services.access import opened_game
from scorepad.services.games import open_game
from scorepad.services.links import new_game_id
from scorepad.services.marks import Outcome, write
from scorepad.services.write_operations import Act, FormWrite
from scorepad.store import Store
from tests.web.phone import Phone

SECRET = {"bidding.visibility": "secret", "bidding.entry": "players"}
TOGETHER = {"bidding.visibility": "simultaneous", "bidding.entry": "players"}

NOON = 1_795_348_800
"""The moment at which the clock of tests stands still, in Unix seconds."""

_clock = itertools.count()


def begin_clock(at: int = 1_790_000_000) -> None:
    """Let it be an afternoon of September 2026; every act takes a minute."""
    global _clock
    _clock = itertools.count(at, 60)


begin_clock()


class Table:
    """A game opened by ``phone``. Players are called by their names' first
    letter, small: Anna is ``a``."""

    def __init__(
        self,
        app: Flask,
        phone: Phone,
        names: Sequence[str] = ("Anna", "Ben", "Cleo"),
        game: str = "wizard_gigamic",
        **opening: Any,
    ) -> None:
        self.store: Store = app.extensions["scorepad"].store
        self.phone = phone
        self.id = new_game_id()
        players = [(name[0].lower(), name) for name in names]
        wrong = open_game(
            self.store, phone.device, self.id, Opening(game, players, **opening), next(_clock)
        )
        assert wrong == {}

    @property
    def path(self) -> str:
        """The pad's address."""
        return f"/g/{self.id}"

    @property
    def pad(self) -> Pad:
        return opened_game(self.store, self.id, self.phone.device).true_pad

    def act(self, act: Act) -> Outcome:
        """Write an act as the phone's owner."""
        device = self.phone.device
        intent = FormWrite(secrets.token_hex(16), act, author(device), next(_clock))
        return write(self.store, self.id, device, intent.apply)

    def enter(self, player: str, field: str, value: int) -> None:
        """One entry in the open round."""
        played = self.pad.current
        outcome = self.act(lambda _: acts.enter(played.number, played.deal, player, field, value))
        assert outcome.fate is Fate.WRITTEN, outcome.refusal

    def begin(self) -> None:
        """The first bid, so that lists show the game."""
        played = self.pad.current
        self.enter(played.leader, "bid", 0)

    def play(self, bids: dict[str, int], tricks: dict[str, int]) -> None:
        """A whole round; the last player's tricks may be left to be inferred."""
        for player, bid in bids.items():
            self.enter(player, "bid", bid)
        for player, taken in tricks.items():
            self.enter(player, "tricks", taken)


def pad_on(phone: Phone) -> Pad:
    """The game whose screen the phone shows."""
    found = re.match(r"/g/([\w-]{22})", phone.path)
    assert found, (phone.path, phone.text)
    store: Store = phone.client.application.extensions["scorepad"].store
    return opened_game(store, found[1], phone.device).pad


Open = Callable[..., Table]
"""The fixture ``table``."""
