"""Tables that play scripted games: each mark of a whole game, in its order."""

import hashlib
import json
import secrets
from collections.abc import Iterator, Sequence

from scorepad.pad.fold import fold
from scorepad.pad.mark_json import mark_json
from scorepad.services.game_summary import summarize
from scorepad.services.links import new_game_id
from scorepad.store import Store
from tests.tools.bench.crowd import Phone, header
from tests.tools.bench.games import FOUR, played


class Table:
    """A phone that writes games of four players and fifteen rounds, one after the other."""

    def __init__(self, address: str, token: str, games: list[str]) -> None:
        self.phone = Phone(address, [f"Cookie: device={token}"])
        self.games = games
        self._script: Iterator[tuple[str, bytes]] = iter(())

    async def begin(self) -> None:
        """Gets what it needs to write."""
        answer = await self.phone.ask("GET", "/new/marks")
        session = header(answer.head, "set-cookie").partition(";")[0]
        self.phone.headers = (
            *self.phone.headers[:-1],
            f"{self.phone.headers[-1]}; {session}",
            f"X-CSRFToken: {json.loads(answer.body)['csrf']}",
        )
        self._script = iter([(game, body) for game in self.games for body in _SCRIPT])

    async def mark(self) -> float:
        """The seconds of one tap, until it is on disk."""
        game, body = next(self._script)
        answer = await self.phone.ask("POST", f"/g/{game}/marks", body)
        if answer.status != 200 or json.loads(answer.body)["fates"][0]["fate"] != "written":
            raise RuntimeError(f"not written: {answer}")
        return answer.seconds

    async def look(
        self, path: str = "", *, status: int = 200, headers: Sequence[str] = ()
    ) -> float:
        """The seconds of a page of its first game."""
        answer = await self.phone.ask("GET", f"/g/{self.games[0]}{path}", headers=headers)
        if answer.status != status:
            raise RuntimeError(f"{path}: {answer}")
        return answer.seconds


_MARKS = played(FOUR)
_SCRIPT = [json.dumps({"late": False, "marks": [mark_json(mark)]}).encode() for mark in _MARKS[1:]]
MARKS_OF_A_GAME = len(_SCRIPT)
"""Those that a table writes; the one that opens it is written before."""


def seat(address: str, store: Store, number: int, *, marks: int, written: int = 1) -> list[Table]:
    """So many tables with games enough for ``marks`` each, each a device of its own.
    The games have the first ``written`` marks."""
    tables = []
    first = _MARKS[:written]
    summary = summarize(fold(first))
    for begin in range(0, number, 100):
        with store.writing() as transaction:
            for _ in range(begin, min(begin + 100, number)):
                token = secrets.token_urlsafe(16)
                device = hashlib.sha256(token.encode()).hexdigest()[:32]
                games = [new_game_id() for _ in range(-(-marks // MARKS_OF_A_GAME))]
                for game in games:
                    row = transaction.games.add(game, first[0].at, summary)
                    transaction.marks.append_all(row, first, summary)
                    transaction.links.grant(game, device, "host", 1, first[0].at)
                tables.append(Table(address, token, games))
    return tables
