"""Games as people play them, written into a database without a screen."""

import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from scorepad.pad import acts
from scorepad.pad.entries import choices, next_entry
from scorepad.pad.fold import fold
from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening, check_opening, opening_cells
from scorepad.services.game_summary import summarize
from scorepad.services.links import new_game_id, new_player_id
from scorepad.store import Store
from tests.store.appending import append_mark

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emilie", "Fred", "Gina", "Hugo", "Ines", "Jean")
BEGUN = 1_790_000_000
"""The moment at which these games begin, in Unix seconds: one that a file of games may have."""


@dataclass(frozen=True)
class Kind:
    """A game of a ruleset for so many players, with its own hand sizes or the schedule's."""

    game: str
    players: int
    hands: Sequence[int] = ()

    def opening(self) -> Opening:
        """Return what such a table says before its first deal."""
        seated = [(new_player_id(), name) for name in NAMES[: self.players]]
        opening = Opening(self.game, seated, hands=self.hands)
        if wrong := check_opening(opening):
            raise ValueError(wrong)
        return opening


FOUR = Kind("wizard_gigamic", 4)
TWENTY_ROUNDS = Kind("wizard_gigamic", 3)
TWENTY_ROUNDS_OF_SIX = Kind("wizard_gigamic", 6, hands=tuple(range(1, 11)) * 2)
SHEETS = {
    "a sheet of 20 rounds, 3 players": TWENTY_ROUNDS,
    "a sheet of 20 rounds, 6 players": TWENTY_ROUNDS_OF_SIX,
}
"""The longest sheets: by the schedule, and with a table's own list of hands."""


def choose(chance: random.Random, field: str, allowed: Sequence[int], bid: int | None) -> int:
    """Return what the next player says or has won: bids are low, and more are made than missed."""
    if field == "bid":
        return min(chance.choice(allowed), chance.choice(allowed), chance.choice(allowed))
    made = bid is not None and bid in allowed and chance.random() < 0.7
    return bid if made and bid is not None else chance.choice(allowed[:3])


def played(kind: Kind, marks: int | None = None) -> list[Mark]:
    """The marks of such a game, to its end or the first so many; always the same game."""
    chance = random.Random(2026)
    written = [Mark(secrets.token_hex(16), opening_cells(kind.opening()), by="0" * 8, at=BEGUN)]
    while len(written) != marks:
        pad = fold(written)
        entry = next_entry(pad)
        if entry is None or pad.current is None:
            break
        allowed = [
            value
            for value, refusal in choices(pad.current, entry.player, entry.field)
            if refusal is None
        ]
        value = choose(chance, entry.field, allowed, pad.current.boxes[entry.player].bid)
        cells = acts.enter(entry.round, pad.current.deal, entry.player, entry.field, value)
        at = BEGUN + 30 * len(written)
        written.append(Mark(secrets.token_hex(16), cells, by="0" * 8, at=at))
    return written


def keep(store: Store, device: str, marks: Sequence[Mark]) -> str:
    """Writes a game and makes ``device`` its host; gives the game's id."""
    game_id = new_game_id()
    with store.writing() as transaction:
        transaction.games.add(game_id, BEGUN, summarize(fold(marks[:1])))
        for place, mark in enumerate(marks, 1):
            append_mark(transaction, game_id, mark, summarize(fold(marks[:place])))
        transaction.links.grant(game_id, device, "host", 1, BEGUN)
    return game_id
