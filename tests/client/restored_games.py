"""Games on phones while the owner of their server brings older copies back.

The phones of every game sleep and wake at random, in several lives of the server;
between two of them its games are copied, or an older copy is brought back. At the
end every phone shows the server's pad, and no mark that any phone had is missing.
"""

import json
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import IO

from scorepad.settings import settings_from
from scorepad.store import Store
from tests.client.outbox_games import draw_game
from tests.client.outbox_judge import Json
from tests.node import node
from tests.tools.bench.servers import Machine

PLAYER = Path(__file__).with_name("restored_games.mjs")


@dataclass
class Compared:
    """What became of games whose server got older copies back; ``lost`` are marks
    that the server had lost and has again, ``wrong`` says what must never be."""

    games: int = 0
    marks: int = 0
    restores: int = 0
    lost: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.marks} marks, {self.restores} older copies brought back, "
            f"{self.lost} marks lost with them; {len(self.wrong)} differences or missing marks"
        )


def play_on(number: int, seed: str, folder: Path, lives: int = 6) -> Compared:
    """Play so many games through ``lives`` lives of a server, and compare all at the end."""
    random, found = Random(seed), Compared()
    machine = _Copied(folder, random)
    with closing(Store(settings_from({}, machine.folder).database_url)) as store:
        store.prepare()
        drawn = [draw_game(random, store) for _ in range(number)]
    with _phones() as phones:
        with machine.serves():
            asked = {"address": machine.address, "seed": random.getrandbits(20), "games": drawn}
            phones.ask(json.dumps(asked))
        for life in range(lives):
            # Once at least, and not before there is a copy.
            if life == 0 or random.random() < 0.3:
                machine.copy()
            elif life == lives - 1 or random.random() < 0.6:
                found.lost += machine.bring_back()
                found.restores += 1
            with machine.serves():
                phones.ask("live")
        with machine.serves():
            told = phones.end(number)
    with closing(Store(settings_from({}, machine.folder).database_url)) as store:
        for game in told:
            with store.reading() as transaction:
                _compare(game, [mark.id for mark in transaction.marks.all(game["id"])], found)
    return found


def _compare(game: Json, log: list[str], found: Compared) -> None:
    found.games += 1
    found.marks += len(log)
    if len(set(log)) < len(log):
        found.wrong.append(f"{game['id']}: a mark is written twice")
    for phone, had in zip(game["phones"], game["had"], strict=True):
        for marks in phone["marks"]:
            if [mark["id"] for mark in marks] != log:
                found.wrong.append(f"{game['id']}: a phone and the server have different marks")
        if any(phone["waiting"]):
            found.wrong.append(f"{game['id']}: something waits still: {phone['waiting']}")
        missing = set(had) - set(log) - set(phone["stood"]) - set(phone["refused"])
        if missing:
            found.wrong.append(f"{game['id']}: missing: {sorted(missing)}")


class _Phones:
    def __init__(self, program: subprocess.Popen[str]) -> None:
        assert program.stdin is not None
        assert program.stdout is not None
        self._in: IO[str] = program.stdin
        self._out: IO[str] = program.stdout

    def ask(self, line: str) -> None:
        """Let them do what the line says, and wait until they have."""
        print(line, file=self._in, flush=True)
        if not self._out.readline():
            raise RuntimeError("the phones have stopped")

    def end(self, number: int) -> list[Json]:
        """Let them hear everything; what each game's phones have then."""
        print("end", file=self._in, flush=True)
        return [json.loads(self._out.readline()) for _ in range(number)]


@contextmanager
def _phones() -> Iterator[_Phones]:
    pipe = subprocess.PIPE
    program = subprocess.Popen([node(), str(PLAYER)], stdin=pipe, stdout=pipe, text=True)
    try:
        yield _Phones(program)
    finally:
        program.kill()
        program.communicate()


class _Copied(Machine):
    """A machine of which there are copies."""

    def __init__(self, folder: Path, random: Random) -> None:
        super().__init__(folder / "instance")
        self._copies = folder / "copies"
        self._copies.mkdir()
        self._random = random

    def copy(self) -> None:
        self.command("backup", self._copies / f"{len([*self._copies.iterdir()])}.db")

    def bring_back(self) -> int:
        """Bring any of the copies back; the number of marks that are lost with it."""
        before = self._marks()
        self.command("restore", self._random.choice(sorted(self._copies.iterdir())))
        return len(before - self._marks())

    def _marks(self) -> set[str]:
        with (
            closing(Store(settings_from({}, self.folder).database_url)) as store,
            store.reading() as transaction,
        ):
            return {
                mark.id
                for game in transaction.games.after("", 10_000)
                for mark in transaction.marks.all(game.game_id)
            }
