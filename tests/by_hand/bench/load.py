"""A server under load: how many marks, pages and looks it answers, and how soon.

The phones are played by one process of the same machine, so that they and the
server share its cores. ``python -m tests.by_hand.bench.load`` is the long form.
"""

import asyncio
import gzip
import math
import re
import shutil
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeVar

import brotli

from scorepad.services.group_links import group_link_token
from scorepad.services.links import new_game_id
from scorepad.startup import prepare_server
from scorepad.store import GroupLink, GroupRow, Store
from tests.postgresql import is_there, server
from tests.tools.bench.commits import Commits
from tests.tools.bench.crowd import HELD, Answer, Measured, Phone, again_and_again, header, together
from tests.tools.bench.growth import growth
from tests.tools.bench.servers import HELLO, TOP, Running, running, scorepad_in
from tests.tools.bench.tables import Table, seat
from tests.tools.bench.timing import median, p95, p99, take_turns, timed

_COLUMNS = "{:<60} {:>9} {:>10} {:>10} {:>10}  {}"
_AT_ONCE = 8
_HALF_A_GAME = 60
_FASTEST = 600
"""Marks a second that no machine here writes: scripts are long enough for that."""

_EVERY, _LOOKS_EVERY, _HELD_FOR = 20.0, 1.8, 6.0
"""Seconds between two marks of a table, between two polls, and of the longest look that is held."""

_OF_THE_GOAL, _RATE, _LONGEST, _SOON = 10, 150, 0.1, 0.05
_WATCHERS, _SHARE = 500, 0.25
_OF_A_ROOM, _ON_SCREEN, _OF_A_CORE = 20, 2.0, 0.05
"""Tables of a room with a television, the seconds until a mark is on it, and what both may cost."""


_Who = TypeVar("_Who")


def load(folder: Path, *, seconds: float, tables: Sequence[int], crowd: int) -> None:
    """Measures everything on SQLite and, where it is there, on PostgreSQL; each part
    lasts for ``seconds``, the paced ones, of a ``crowd`` of tables, twice as long, 12 at least."""
    with running(HELLO) as hello:
        _title("The smallest app on the same server")
        _print("hello world, 8 at once", asyncio.run(_hello(hello.address, seconds)))
    _measure(folder / "sqlite", "SQLite", {}, seconds, tables, crowd)
    if is_there():
        with server(durable=True) as postgresql:
            environ = {"SCOREPAD_DATABASE_URL": postgresql.new_database()}
            _measure(folder / "postgresql", "PostgreSQL", environ, seconds, tables, crowd)
    else:
        print("PostgreSQL is not installed: its figures are left out.")


def _measure(
    instance: Path,
    name: str,
    environ: Mapping[str, str],
    seconds: float,
    tables: Sequence[int],
    crowd: int,
) -> None:
    settings = prepare_server(environ, instance)
    store = Store(settings.database_url)
    with closing(store), running(scorepad_in(instance), **environ) as ours:
        _title(f"On {name}")
        if store.dialect == "sqlite":
            _commits(instance / "commits.db")
        for number in tables:
            marks = math.ceil(seconds * _FASTEST / min(number, _AT_ONCE))
            asyncio.run(_marks(seat(ours.address, store, number, marks=marks), seconds))
        asyncio.run(_pages(ours.address, store, seconds))
        paced = max(2 * seconds, 2 * _HELD_FOR)
        asyncio.run(_paced(ours, store, crowd, paced))
        asyncio.run(_watched(ours, store, paced))
        asyncio.run(_television(ours, store, settings.secret_key, max(paced, _EVERY)))
        print(f"{'memory of the worker after all that':<60} {ours.memory / 1e6:.0f} MB")


def _title(name: str) -> None:
    print()
    print(_COLUMNS.format(name, "a second", "median", "p95", "p99", ""))


def _print(name: str, found: Measured, goal: str = "") -> None:
    middle, low, high = (f"{each(found.times) * 1e3:.1f} ms" for each in (median, p95, p99))
    rate = f"{len(found.times) / found.seconds:,.0f}"
    print(_COLUMNS.format(name, rate, middle, low, high, goal).rstrip(), flush=True)


def _commits(path: Path) -> None:
    commits = Commits(path)
    times = [*take_turns({"": timed(commits.commit)}, 200, unmeasured=20)[""]]
    _print("one row committed by the database alone", Measured(times, sum(times)))
    commits.close()


async def _hello(address: str, seconds: float) -> Measured:
    async def ask(phone: Phone) -> float:
        return (await phone.ask("GET", "/")).seconds

    return await _all([Phone(address) for _ in range(_AT_ONCE)], ask, seconds)


async def _all(
    everybody: Sequence[_Who], act: Callable[[_Who], Awaitable[float]], seconds: float
) -> Measured:
    return await together([again_and_again(partial(act, who), seconds) for who in everybody])


async def _marks(tables: Sequence[Table], seconds: float) -> None:
    await _begin(tables)
    found = await _all(tables, Table.mark, seconds)
    _leave(tables)
    goal = ""
    if len(tables) == _OF_THE_GOAL:
        met = len(found.times) / found.seconds >= _RATE and p99(found.times) <= _LONGEST
        goal = f">= {_RATE} a second, p99 <= {_LONGEST * 1e3:.0f} ms: {_met(met)}"
    tables_ = "1 table" if len(tables) == 1 else f"{len(tables):,} tables"
    _print(f"marks, {tables_} as fast as they can", found, goal)


async def _pages(address: str, store: Store, seconds: float) -> None:
    tables = seat(address, store, _AT_ONCE, marks=1, written=_HALF_A_GAME)
    pages = {
        "a pad": partial(Table.look),
        "a sheet": partial(Table.look, path="/sheet"),
        "a look for news": partial(Table.look, path=f"/marks?since={_HALF_A_GAME}", status=204),
    }
    for name, look in pages.items():
        await look(tables[0])
        _print(f"{name}, {_AT_ONCE} at once", await _all(tables, look, seconds))
    _leave(tables)


async def _paced(ours: Running, store: Store, number: int, seconds: float) -> None:
    """Everybody writes a mark every 20 seconds: alone, and while as many look on."""
    tables = seat(ours.address, store, number, marks=2 * math.ceil(seconds / _EVERY))
    others = seat(ours.address, store, number, marks=1)
    await _begin(tables)
    for watchers, held in (([], True), (others, True), (others, False)):
        await _looking(watchers, _HELD_FOR, held=held)
        used, start = ours.processor_time, time.monotonic()
        writing = together(
            [
                again_and_again(table.mark, seconds, _EVERY, _EVERY * place / number)
                for place, table in enumerate(tables)
            ]
        )
        found, _ = await asyncio.gather(writing, _looking(watchers, seconds, held=held))
        goal = f"p95 <= {_SOON * 1e3:.0f} ms: {_met(p95(found.times) <= _SOON)}"
        who = f"marks, {number:,} tables, one each in {_EVERY:.0f} s"
        also = f", {_how(held)}" if watchers else ""
        # The last look that is held ends after the last mark.
        busy = (ours.processor_time - used) / (time.monotonic() - start)
        _print(f"{who}{also}", found, f"{goal}; {busy:.0%} of a core")
    _leave([*tables, *others])


async def _looking(watchers: Sequence[Table], seconds: float, *, held: bool) -> Measured:
    """Look on as phones do, whose looks the server holds, or as scripts of before, which poll."""
    headers, each = (HELD, 0) if held else ((), _LOOKS_EVERY)
    spread = _HELD_FOR if held else _LOOKS_EVERY
    look = partial(Table.look, path="/pad?since=1", status=204, headers=headers)
    return await together(
        [
            again_and_again(partial(look, table), seconds, each, spread * place / len(watchers))
            for place, table in enumerate(watchers)
        ]
    )


async def _watched(ours: Running, store: Store, seconds: float) -> None:
    watchers = seat(ours.address, store, _WATCHERS, marks=1)
    for held in (True, False):
        await _looking(watchers, _HELD_FOR, held=held)
        used = ours.processor_time
        found = await _looking(watchers, seconds, held=held)
        share = (ours.processor_time - used) / found.seconds
        goal = f"{share:.0%} of a core, <= {_SHARE:.0%}: {_met(share <= _SHARE)}"
        _print(f"{_WATCHERS} look on, {_how(held)}", found, goal)
    _leave(watchers)


async def _television(ours: Running, store: Store, key: str, seconds: float) -> None:
    """Twenty tables of a group write at their pace, and one television of theirs follows."""
    tables = seat(ours.address, store, _OF_A_ROOM, marks=2 * math.ceil(seconds / _EVERY))
    now, link = int(time.time()), GroupLink(new_game_id(), "television", 1, is_open=True)
    with store.writing() as transaction:
        transaction.groups.add(GroupRow(link.group_id, "", now, 1))
        transaction.group_links.put(link)
        for table in tables:
            for game in table.games:
                transaction.games.move(game, link.group_id)
                transaction.games.begin_at(game, now)
    await _begin(tables)
    written, shown = list[float](), list[float]()

    async def write(table: Table) -> float:
        took = await table.mark()
        written.append(time.monotonic())
        return took

    used, start = ours.processor_time, time.monotonic()
    writing = together(
        [
            again_and_again(partial(write, table), seconds, _EVERY, _EVERY * place / _OF_A_ROOM)
            for place, table in enumerate(tables)
        ]
    )
    path = f"/tv/{group_link_token(key.encode(), link)}"
    await asyncio.gather(writing, _follow(ours.address, path, shown, seconds + _ON_SCREEN))
    share = (ours.processor_time - used) / (time.monotonic() - start)
    waited = [min(at - mark for at in shown if at > mark) for mark in written]
    met = max(waited) <= _ON_SCREEN and share <= _OF_A_CORE
    goal = f"<= {_ON_SCREEN:.0f} s each; {share:.1%} of a core, <= {_OF_A_CORE:.0%}: {_met(met)}"
    name = f"a mark on the television of {_OF_A_ROOM} tables"
    _print(name, Measured(waited, time.monotonic() - start), goal)
    _leave(tables)


async def _follow(address: str, path: str, shown: list[float], seconds: float) -> None:
    """Follow as a television's script does; note when something new was there."""
    television, ends = Phone(address, ["HX-Request: true"]), time.monotonic() + seconds
    news = path
    while (asked := time.monotonic()) < ends:
        answer = await television.ask("GET", news, headers=HELD if news != path else ())
        if answer.status == 200:
            shown.append(time.monotonic())
            news = _news(answer)
        await asyncio.sleep(max(0.1, asked + _LOOKS_EVERY - time.monotonic()))
    television.leave()


def _news(answer: Answer) -> str:
    """Return where the fragment that was answered asks for what is new."""
    packed = header(answer.head, "content-encoding")
    html = {"br": brotli.decompress, "gzip": gzip.decompress, "": bytes}[packed](answer.body)
    return re.search(rb'hx-get="([^"]*)"', html)[1].decode().replace("&amp;", "&")


def _how(held: bool) -> str:
    return "looks held" if held else f"polls each {_LOOKS_EVERY} s"


async def _begin(tables: Sequence[Table]) -> None:
    for first in range(0, len(tables), 50):
        await asyncio.gather(*(table.begin() for table in tables[first : first + 50]))


def _leave(tables: Sequence[Table]) -> None:
    for table in tables:
        table.phone.leave()


def _met(is_met: bool) -> str:
    return "met" if is_met else "MISSED"


def main() -> None:
    """The long form: up to 1,000 tables, and 100,000 games stored."""
    build = TOP / "build"
    build.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="load-", dir=build))
    try:
        load(folder, seconds=15, tables=(1, 10, 100, 1_000), crowd=1_000)
        growth(folder, few=100, many=100_000)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
