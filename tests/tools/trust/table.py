"""A table that plays by a script, and keeps a log of what it was told is written."""

import re
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from random import Random
from typing import Any

from scorepad.pad import acts
from scorepad.pad.entries import choices, next_entry
from scorepad.pad.fold import fold
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening, opening_cells
from scorepad.pad.state import Pad
from scorepad.services.links import new_game_id
from tests.tools.trust.device import Device, Fields, NoAnswer, Reply
from tests.tools.trust.sending import by_form, by_script

GAMES = ("wizard_gigamic", "wizard_fisher", "oh_hell", "nomination_whist")
NAMES = ("Anna", "Ben", "Cleo", "Dan")
_GAME = re.compile(r"/g/([\w-]{22})\"")
_A_MOMENT = 0.05
_MOST_TRIES = 2_000


def a_game(game: str, rounds: int = 4) -> Fields:
    """The form of a new game, filled in."""
    return {
        "form_id": new_game_id(),
        "game": game,
        "name": NAMES,
        "dealer": "0",
        "rounds": str(rounds),
        "do": "start",
    }


class Refused(AssertionError):
    """The server did not take what it has to take."""


class ScriptedTable:
    """One game on one phone, played by ``random``.

    ``log`` has the opening and every mark that the server has acknowledged, in
    the order in which they were written; ``again`` counts requests that had no answer
    and were made again.
    """

    def __init__(self, device: Device, random: Random, rounds: int = 4) -> None:
        self.device, self.game_id = device, new_game_id()
        self.log: list[Mark] = []
        self.again = 0
        self._random, self._rounds = random, rounds
        self._game = random.choice(GAMES)

    @property
    def path(self) -> str:
        return f"/g/{self.game_id}"

    @property
    def pad(self) -> Pad:
        """The game as far as it was acknowledged."""
        return fold(self.log)

    def play(self) -> Iterator[None]:
        """Opens the game and plays it to its end; stops after every answer."""
        self.open()
        yield
        while (batch := self._next_marks()) is not None:
            self._write(batch)
            yield

    def open(self) -> None:
        """Opens the game, by its form or as a phone brings it that began alone."""
        if self._random.random() < 0.5:
            self._open_by_form()
        else:
            seated = [(secrets.token_hex(4), name) for name in NAMES]
            self.bring(Opening(self._game, seated, rounds=self._rounds))

    def mark(self, cells: acts.Cells) -> Mark:
        """A new mark by somebody who sees the game as it is."""
        return Mark(secrets.token_hex(16), cells, seen=self.pad.written.seen(dict(cells)))

    def next_mark(self) -> Mark | None:
        """Return what is written next by somebody who never errs; ``None`` after the last round."""
        pad = self.pad
        entry = next_entry(pad)
        if entry is None or pad.current is None:
            return None
        found = choices(pad.current, entry.player, entry.field)
        value = self._random.choice([value for value, refusal in found if refusal is None])
        return self.mark(
            acts.enter(entry.round, pad.current.deal, entry.player, entry.field, value)
        )

    def insist(self, ask: Callable[[], Reply]) -> Reply:
        """Asks until there is an answer that says more than "later"."""
        for _ in range(_MOST_TRIES):
            with suppress(NoAnswer):
                reply = ask()
                if reply.status != 503:
                    return reply
            self.again += 1
            time.sleep(_A_MOMENT)
        raise Refused("the server never answers")

    def _open_by_form(self) -> None:
        form = a_game(self._game, self._rounds)
        reply = self.insist(lambda: self.device.send("/new", form, htmx=False))
        found = _GAME.search(reply.text)
        if reply.status != 303 or found is None:
            raise Refused(reply.text)
        self.game_id = found[1]
        self.log = [_read(self.news()[0])]

    def news(self) -> list[dict[str, Any]]:
        """Every mark of the game as the server tells it to a script."""
        found: list[dict[str, Any]] = self.insist(
            lambda: self.device.get(f"{self.path}/marks?since=0")
        ).json["marks"]
        return found

    def bring(self, opening: Opening) -> None:
        """Opens a game as a phone brings it that began alone."""
        body = self.brought(opening)
        reply = self.insist(lambda: self.device.send_json("/new/marks", body))
        if reply.status != 200:
            raise Refused(reply.text)

    def brought(self, opening: Opening) -> dict[str, Any]:
        """Return what a phone sends that began the game alone; the log begins with it."""
        mark = Mark(secrets.token_hex(16), opening_cells(opening))
        self.log = [mark]
        return {"game_id": self.game_id, "mark": mark_json(mark)}

    def _next_marks(self) -> list[Mark] | None:
        """One act, or a few that come together as from a phone that was away."""
        if self._random.random() > 0.15:
            mark = self._one_act()
            return None if mark is None else [mark]
        begun, batch = len(self.log), []
        for _ in range(3):
            mark = self._one_act()
            if mark is None:
                break
            batch.append(mark)
            self.log.append(mark)
        del self.log[begun:]
        return batch or None

    def _one_act(self) -> Mark | None:
        drawn = self._random.random()
        newest = self.pad.written.undoable
        if drawn < 0.1 and newest is not None and newest.id != self.log[0].id:
            return Mark(secrets.token_hex(16), undoes=newest.id)
        return self._changed_bid() if drawn > 0.9 else self.next_mark()

    def _changed_bid(self) -> Mark | None:
        """Another bid in the place of one that stands, if there is one."""
        pad = self.pad
        played = pad.current
        if played is None:
            return None
        for player in played.order:
            standing = played.boxes[player].bid
            others = [
                value
                for value, refusal in choices(played, player, "bid")
                if refusal is None and value != standing
            ]
            if standing is not None and others:
                value = self._random.choice(others)
                return self.mark(acts.enter(played.number, played.deal, player, "bid", value))
        return self.next_mark()

    def _write(self, batch: list[Mark]) -> None:
        way = self._random.choice(("htmx", "plain", "script")) if len(batch) == 1 else "late"
        if way in ("htmx", "plain"):
            htmx = way == "htmx"
            reply = self.insist(lambda: by_form(self.device, self.game_id, batch[0], htmx=htmx))
            if reply.status != (200 if htmx else 303):
                raise Refused(f"{reply.status} {reply.text}")
        else:
            late = way == "late"
            reply = self.insist(lambda: by_script(self.device, self.game_id, batch, late=late))
            if reply.status != 200 or not _all_written(reply):
                raise Refused(f"{reply.status} {reply.text}")
        self.log += batch


def _all_written(reply: Reply) -> bool:
    return all(each["fate"] in ("written", "written_before") for each in reply.json["fates"])


def _read(plain: Mapping[str, Any]) -> Mark:
    return Mark.from_body(plain["id"], plain)
