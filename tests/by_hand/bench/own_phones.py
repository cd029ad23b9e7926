"""Tables at which everybody has an own phone: how soon a reveal is seen, and what the looks cost.

Six phones a table bid in secret, each once, at random moments; the last bid carries the reveal.
Five are own phones, and ask for news as a browser does; the sixth writes for all, and its script
asks.
``python -m tests.by_hand.bench.own_phones [tables] [seconds] [polls]``; with ``polls`` no look is
held by the server, as from scripts of before. All play in one process of this machine. It says how
busy that process was, and how late a timer of its own fired: so much of each time is the phones'
own, not the server's.
"""

import asyncio
import hashlib
import html
import json
import random
import re
import secrets
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

from scorepad.pad.opening import Opening
from scorepad.services.games import open_game
from scorepad.services.links import new_game_id
from scorepad.services.own_phones import take_seat
from scorepad.startup import prepare_server
from scorepad.store import Store
from tests.tools.bench.crowd import HELD, Answer, Phone, Times, header
from tests.tools.bench.servers import Running, running, scorepad_in
from tests.tools.bench.timing import median, p95

AWAITED, SOON, AT_LEAST = 0.6, 1.8, 0.1
"""Seconds from one look to the next: while a bid is awaited, and else (``poll_interval.mjs``)."""

_GRACE = 20
"""Seconds for which a phone that has not seen the bids yet goes on looking in the end."""

_TOGETHER = {"bidding.visibility": "simultaneous", "bidding.entry": "players"}
_PLAYERS = tuple((name[0].lower(), name) for name in ("Anna", "Ben", "Cleo", "Dan", "Emil", "Fay"))


@dataclass
class Own:
    """A player's own phone, and when it saw the bids."""

    phone: Phone
    game: str
    news: str = ""
    form: dict[str, str] = field(default_factory=dict)
    awaited: bool = False
    revealed_at: float = 0
    asked: int = 0
    """Requests that were answered."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """It asks one thing after the other."""
    looking: asyncio.Future[Answer] | None = None
    """The look that has no answer yet; a tap gives it up."""

    async def look(self, path: str = "", held: Sequence[str] = ()) -> None:
        """Ask for the page, or for news."""
        async with self.turn:
            asking = self.phone.ask("GET", path or self.news, headers=["HX-Request: true", *held])
            self.looking = asyncio.ensure_future(asking)
            try:
                answer = await self.looking
            except asyncio.CancelledError:
                self.phone.leave()
                return
            finally:
                self.looking = None
        self.asked += 1
        if cookie := header(answer.head, "set-cookie").partition(";")[0]:
            self.phone.headers = (*self.phone.headers[:-1], f"{self.phone.headers[-1]}; {cookie}")
        if answer.status != 204:
            self._take(answer.status, answer.body)

    async def bid(self, value: int) -> None:
        """Tap a key."""
        path, kind = f"/g/{self.game}/entries", "application/x-www-form-urlencoded"
        if self.looking is not None:
            self.looking.cancel()
        async with self.turn:
            body = urlencode({**self.form, "value": str(value)}).encode()
            answer = await self.phone.ask("POST", path, body, ["HX-Request: true"], kind)
        self.asked += 1
        self._take(answer.status, answer.body)

    def _take(self, status: int, body: bytes) -> None:
        text = body.decode()
        assert status == 200, (status, text[:500])
        [news] = re.findall(r'hx-get="([^"]+)"', text) or [self.news]
        self.news, self.awaited = html.unescape(news), "data-awaited" in text
        self.form = dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', text))
        if "pad own bids" not in text and not self.revealed_at:
            self.revealed_at = time.perf_counter()


@dataclass
class Scorer:
    """The phone that writes for all, whose script asks for marks."""

    phone: Phone
    game: str
    masked: int = 0
    """The place of the first mark with a hidden value: it asks for the marks from there on."""
    has: int = 0
    state: str = ""
    awaited: bool = False
    asked: int = 0

    async def look(self, held: Sequence[str] | None = None) -> None:
        """Ask for the marks that it lacks; where looks are ``held``, only once there are some."""
        path = f"/g/{self.game}/marks"
        state = urlencode({"state": self.state})
        if held and self.state:
            look = f"{path}?since={self.has}&{state}"
            answer = await self.phone.ask("GET", look, headers=held)
            self.asked += 1
            if answer.status == 204:
                return
        answer = await self.phone.ask("GET", f"{path}?since={self.masked}&has={self.has}&{state}")
        self.asked += 1
        if answer.status == 200:
            found = json.loads(answer.body)
            self.has, self.state = found["version"], found["state"]
            hidden = [n for n, mark in enumerate(found["marks"]) if "hidden" in json.dumps(mark)]
            self.masked = found["since"] + hidden[0] if hidden else self.has
            self.awaited = found.get("awaited") is True


@dataclass
class Table:
    """Six players with a phone; that of the first is the scorer's, which looks in its own way."""

    bidders: list[Own]
    scorer: Scorer

    @property
    def own(self) -> list[Own]:
        """The own phones that look on."""
        return self.bidders[1:]


def _phone(address: str) -> tuple[Phone, str]:
    """Return a phone, and the id of its device."""
    token, phone = secrets.token_urlsafe(16), Phone(address)
    plain = ("Accept-Encoding: identity", f"Cookie: device={token}")
    phone.headers = (phone.headers[0], *plain)
    return phone, hashlib.sha256(token.encode()).hexdigest()[:32]


def tables_of(address: str, store: Store, number: int) -> list[Table]:
    """Return so many tables of six phones each."""
    tables = []
    for _ in range(number):
        game, (scorer, host) = new_game_id(), _phone(address)
        opening = Opening("wizard_fisher", _PLAYERS, options=_TOGETHER, hands=(5,), reveal=True)
        assert open_game(store, host, game, opening, 1_790_000_000) == {}
        phones = []
        for player, _ in _PLAYERS:
            phone, device = _phone(address)
            with store.writing(game) as transaction:
                transaction.links.grant(game, device, "player", 1, 1)
            assert take_seat(store, game, device, player, 1_790_000_000) is None
            phones.append(Own(phone, game))
        tables.append(Table(phones, Scorer(scorer, game)))
    return tables


async def _looks_on(own: Own, until: float, each: float, held: Sequence[str]) -> None:
    last = until + (_GRACE if each == AWAITED else 0)
    await asyncio.sleep(random.uniform(0, each))
    while time.monotonic() < (until if own.revealed_at else last):
        asked = time.monotonic()
        await own.look(held=held)
        rest = asked + (each if own.awaited else SOON) - time.monotonic()
        await asyncio.sleep(max(rest, AT_LEAST))


async def _scores(scorer: Scorer, until: float, held: Sequence[str]) -> None:
    await asyncio.sleep(random.uniform(0, SOON))
    while time.monotonic() < until:
        asked = time.monotonic()
        await scorer.look(held)
        rest = asked + (AWAITED if scorer.awaited else SOON) - time.monotonic()
        await asyncio.sleep(max(rest, AT_LEAST))


async def _bids(table: Table, seconds: float) -> float:
    """Return the moment in which the last key of the table was tapped."""
    moments = sorted(random.uniform(0.1, 0.8) * seconds for _ in table.bidders)
    begun = time.monotonic()
    for own, moment in zip(table.bidders, moments, strict=True):
        await asyncio.sleep(max(0, begun + moment - time.monotonic()))
        tapped = time.perf_counter()
        await own.bid(random.randint(0, 5))
    return tapped


async def _lateness(until: float) -> Times:
    """Return by how many seconds a timer of the phones' own process fires late, again and again."""
    late = []
    while (begun := time.monotonic()) < until:
        await asyncio.sleep(0.05)
        late.append(time.monotonic() - begun - 0.05)
    return late


async def measure(
    ours: Running,
    tables: Sequence[Table],
    bidding: int,
    seconds: float,
    held: Sequence[str],
) -> None:
    """Let the first ``bidding`` of the tables bid, while all look on."""
    for table in tables:
        await table.scorer.look()
        for own in table.bidders:
            await own.look(f"/g/{own.game}")
    everybody = [phone for table in tables for phone in (table.scorer, *table.bidders)]
    asked = sum(phone.asked for phone in everybody)
    before, begun, own_before = ours.processor_time, time.monotonic(), time.process_time()
    until = begun + seconds
    looks = [
        _looks_on(own, until, AWAITED if place < bidding else SOON, held)
        for place, table in enumerate(tables)
        for own in table.own
    ]
    looks += [_scores(table.scorer, until, held) for table in tables]
    looking, lateness = asyncio.gather(*looks), asyncio.ensure_future(_lateness(until))
    taps = await asyncio.gather(*(_bids(table, seconds) for table in tables[:bidding]))
    late = await lateness
    await looking
    took, used = time.monotonic() - begun, ours.processor_time - before
    own_share = (time.process_time() - own_before) / took
    asked = sum(phone.asked for phone in everybody) - asked
    pairs = zip(tables[:bidding], taps, strict=True)
    seen = [own.revealed_at - tapped for table, tapped in pairs for own in table.own]
    assert all(time > 0 for time in seen), "a phone never saw the bids"
    print(
        f"{len(tables)} tables of {len(_PLAYERS)} phones, {bidding} bid: a reveal is"
        f" seen after {median(seen):.2f} s, p95 {p95(seen):.2f} s, at last {max(seen):.2f} s;"
        f" {100 * used / took:.0f} % of a core, {asked / took:.0f} requests a second,"
        f" {1000 * used / asked:.2f} ms of a core each; the phones' own process:"
        f" {100 * own_share:.0f} % of a core, late by {p95(late):.2f} s (p95)"
    )


def main(number: int, seconds: float, held: Sequence[str]) -> None:
    """Measure while a fifth of the tables bids, and while all do."""
    with tempfile.TemporaryDirectory() as folder:
        instance = Path(folder)
        store = Store(prepare_server({}, instance).database_url)
        with closing(store), running(scorepad_in(instance)) as ours:
            for bidding in (max(1, number // 5), number):
                tables = tables_of(ours.address, store, number)
                asyncio.run(measure(ours, tables, bidding, seconds, held))


if __name__ == "__main__":
    main(
        int((sys.argv[1:] or ["100"])[0]),
        float((sys.argv[2:] or ["30"])[0]),
        () if "polls" in sys.argv[3:] else HELD,
    )
