"""A quick table: six phones behind one address, and everything that they do in an evening.

Run for the long form: ``python -m tests.tools.quick_table --games 100``.
"""

import argparse
import io
import random
import tempfile
from pathlib import Path

from flask import Flask
from werkzeug.test import TestResponse

from scorepad.app import create_app
from scorepad.settings import Settings
from scorepad.store import Store
from tests.tools.bench.games import choose
from tests.tools.bench.reading import keypad_of
from tests.web.phone import Phone

BEHIND = "192.168.1.20"
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"]


class QuickTable:
    """Six phones, any of which writes next; every answer must be one that people
    expect. ``marks`` counts what was written."""

    def __init__(self, app: Flask, seed: int = 1) -> None:
        self.marks = 0
        self._chance = random.Random(seed)
        self._phones = [Phone(app, known=False) for _ in NAMES]
        for phone in self._phones:
            phone.client.environ_base["REMOTE_ADDR"] = BEHIND

    def play(self, number: int, rounds: int) -> None:
        """One game from the first name to the rematch that is not played: opened,
        joined by link, written by whoever is nearest, watched by the others."""
        first, *others = self._phones
        self._fine(first.go("/new").tap("Start", name=NAMES, rounds=str(rounds)).answer)
        path = first.path
        if number == 0:
            self._join(first, others, "/group", "/c/")
        self._join(first, others, f"{path}/links?role=host", "/o/")
        if number % 2:
            # Somebody's finger slips.
            assert others[0].go(f"/o/{'x' * 45}").status == 404
            self._take_along(first, path)
        while self._mark(self._chance.choice(self._phones), path):
            for phone in self._phones:
                self._fine(phone.client.get(f"{path}/pad?since=1"))
        for page in ("sheet", "end", "log"):
            self._fine(others[-1].go(f"{path}/{page}").answer)

    def _join(self, first: Phone, others: list[Phone], page: str, opens: str) -> None:
        html = first.go(page).html
        link = opens + html.partition(f'id="link">http://localhost{opens}')[2].partition("<")[0]
        for phone in others:
            self._fine(phone.open(link).answer)

    def _take_along(self, phone: Phone, path: str) -> None:
        kept = phone.client.get(f"{path}/files/game.json").data
        form, _ = phone.go("/files").button("Import")
        sent = {**form.fields, "file": (io.BytesIO(kept), "game.json")}
        self._fine(phone.send("/files", sent).answer)

    def _mark(self, phone: Phone, path: str) -> bool:
        keypad = keypad_of(phone.go(path).html)
        if keypad is None:
            return False
        value = choose(self._chance, keypad.fields["field"], keypad.allowed, keypad.ringed)
        fields = {**keypad.fields, "value": str(value)}
        headers = {"HX-Request": "true"}
        self._fine(phone.client.post(keypad.action, data=fields, headers=headers))
        self.marks += 1
        return True

    def _fine(self, answer: TestResponse) -> None:
        assert answer.status_code in (200, 204, 303), (answer.status_code, answer.text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=10)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/scorepad.db"
        store = Store(url)
        store.prepare()
        store.close()
        table = QuickTable(create_app(Settings(Path(folder), url, "0123456789abcdef" * 2)))
        for number in range(given.games):
            table.play(number, given.rounds)
    print(f"{given.games} games, {table.marks} marks, and nobody was told to wait")


if __name__ == "__main__":
    main()
