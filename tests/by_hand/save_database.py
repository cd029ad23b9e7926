"""Makes a database as the version of scorepad makes it that is found first.

For each revision, the last commit before the next one was checked out into a
folder of its own, and the games were played by the code that lay there::

    # 0001: 75c5225; 0002: 6e46aa9; 0003: 2dafb51; 0004: 78505c3; 0005: ec053a6; 0006: affb7d4
    # 0007: 4c6244a; 0008: 58267e0; 0009: dd8c618; 0010: 34454098; 0011: 9dc87ec1
    # 0012: 3789b980; 0013: 1600ab6d; 0014: 906f8ffe; 0015: 941a959c; 0016: 5e42463e
    git worktree add --detach ../then 75c5225
    PYTHONPATH=../then .venv/bin/python tests/by_hand/save_database.py 0001

writes ``0001.sql``, the database as SQL, and ``0001.json``, what that version said
of each game: totals by player, round, whether it is over, and the winners. When a
migration is added, the one before it gets its files first.
"""

import hashlib
import json
import secrets
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from scorepad.pad import acts
from scorepad.pad.entries import choices, next_entry
from scorepad.pad.marks import Fate
from scorepad.pad.opening import Opening
from scorepad.rules import games
from scorepad.services.access import opened_game
from scorepad.services.games import open_game
from scorepad.services.marks import write
from scorepad.services.write_operations import FormWrite, SeenCells, Undo
from scorepad.store import Store

DATABASES = Path(__file__).parents[1] / "store" / "databases"
DEVICES = [hashlib.sha256(name.encode()).hexdigest()[:32] for name in ("one", "two")]
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Émilie")
BEGUN = 1_790_000_000


class Scorer:
    """Writes in one game, a mark every half minute."""

    def __init__(self, store: Store, game_id: str, device: str, random: Random) -> None:
        self.game_id, self.random = game_id, random
        self._store, self._device, self._at = store, device, BEGUN

    @property
    def pad(self) -> Any:
        """The game as it stands."""
        return opened_game(self._store, self.game_id, self._device).pad

    def act(self, act: Callable[[Any], Any]) -> bool:
        """Writes an act by somebody who sees all; whether it could be written."""
        self._at += 30
        cells = act(self.pad)
        newest = None if isinstance(cells, Undo) else self.pad.written.seen(dict(cells))
        by = self._device[:8]
        id = f"{self.random.getrandbits(128):032x}"
        intent = FormWrite(id, act, by, self._at, SeenCells(newest))
        return write(self._store, self.game_id, self._device, intent.apply).fate is Fate.WRITTEN

    def play(self, marks: int) -> None:
        """So many entries of a game of tricks, if it lasts so long."""
        for _ in range(marks):
            pad = self.pad
            entry = next_entry(pad)
            if entry is None:
                return
            found = choices(pad.current, entry.player, entry.field)
            value = self.random.choice([value for value, refusal in found if refusal is None])
            self._enter(entry, pad.current.deal, value)

    def change_their_minds(self) -> None:
        """Taken back, dealt again, points by hand, a name: what corrections are made of."""
        self.act(lambda pad: Undo(pad.written.undoable.id))
        self.act(lambda pad: acts.adjust(1, pad.present[0], -10, "a card too many"))
        self.act(lambda pad: acts.rename(pad.present[1], "Benedikt"))
        self.act(lambda pad: acts.deal_again(pad.current))

    def _enter(self, entry: Any, deal: int, value: int) -> None:
        self.act(lambda _: acts.enter(entry.round, deal, entry.player, entry.field, value))


def play_all(store: Store, random: Random) -> Iterator[str]:
    """Games of all kinds, some over, some not; gives their ids."""
    for place, key in enumerate(sorted(games())):
        least = max(2, games()[key].ruleset.least)
        people = 3 if least < 3 and key != "wizards_cup" else least
        seated = [(name[:1].lower() + str(place), name) for name in NAMES[:people]]
        game_id = f"{place}{random.getrandbits(124):031x}"[:22]
        device = DEVICES[place % 2]
        matched = key == "wizards_cup"
        opening = Opening(key, seated, rounds=None if matched else 3)
        assert open_game(store, device, game_id, opening, BEGUN + 86_400 * place) == {}, key
        scorer = Scorer(store, game_id, device, random)
        if matched:
            _play_match(scorer)
        else:
            scorer.play(9)
            scorer.change_their_minds()
            # Some evenings end early, some games are still running.
            scorer.play((99, 5)[place % 2])
        yield game_id


def _play_match(scorer: Scorer) -> None:
    from scorepad.pad.match import acts as match_acts

    for number in (1, 2):
        winner = scorer.pad.present[number % 2]
        scorer.act(lambda _, at=number, won=winner: match_acts.win_round(at, [won]))


def share(store: Store, game_ids: list[str]) -> None:
    """Rights of other devices, a link that was renewed, and house rules where there are any."""
    with store.writing() as transaction:
        transaction.links.renew(game_ids[0], "view")
        transaction.links.grant(game_ids[0], DEVICES[1], "view", 2, BEGUN)
        transaction.links.grant(game_ids[1], DEVICES[0], "host", 1, BEGUN)
        if hasattr(transaction.links, "sit"):
            transaction.links.grant(game_ids[1], DEVICES[1], "player", 1, BEGUN)
            transaction.links.sit(game_ids[1], DEVICES[1], "a1", BEGUN)
    with suppress(ImportError):
        from scorepad.store import HouseRow

        row = HouseRow(
            DEVICES[0], secrets.token_hex(8), "Ours", "oh_hell", {"schedule.up": True}, BEGUN
        )
        with store.writing() as transaction:
            transaction.house_rules.save(row)


def said(pad: Any) -> dict[str, Any]:
    """Return what the program says of a game."""
    return {
        "totals": dict(pad.totals),
        "round": len(pad.rounds),
        "over": pad.over,
        "winners": list(pad.winners),
    }


def main(revision: str) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "scorepad.db"
        with closing(Store(f"sqlite:///{path}")) as store:
            store.prepare()
            random = Random(revision)
            ids = list(play_all(store, random))
            share(store, ids)
            told = {
                game_id: said(opened_game(store, game_id, DEVICES[place % 2]).pad)
                for place, game_id in enumerate(ids)
            }
        with closing(sqlite3.connect(path)) as connection:
            (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            assert found == revision, found
            lines = "\n".join(connection.iterdump())
    (DATABASES / f"{revision}.sql").write_text(lines + "\n", encoding="utf-8")
    text = json.dumps(told, indent=1, ensure_ascii=False)
    (DATABASES / f"{revision}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
