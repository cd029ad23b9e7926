"""Whether a database holds what tables were told is written."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing

from sqlalchemy import create_engine, make_url, text

from scorepad.pad.marks import Mark
from scorepad.store import Store
from scorepad.store.sqlite_library import sqlite3


def stored(url: str, games: Iterable[str]) -> dict[str, tuple[Mark, ...]]:
    """The marks of each game in the database at ``url``."""
    store = Store(url)
    with closing(store), store.reading() as transaction:
        return {game_id: tuple(transaction.marks.all(game_id)) for game_id in games}


def differences(told: Mapping[str, Sequence[Mark]], url: str) -> list[str]:
    """Return what a table was told and the database does not hold, or the other way
    round; empty when the logs are equal."""
    found = stored(url, told)
    return [line for game, log in told.items() for line in compare(game, log, found[game])]


def compare(game: str, told: Sequence[Mark], found: Sequence[Mark]) -> list[str]:
    """The differences between the marks of one game."""
    ours, theirs = [mark.id for mark in told], [mark.id for mark in found]
    wrong = [f"{game}: {id} is lost" for id in ours if id not in theirs]
    wrong += [f"{game}: nobody wrote {id}" for id in theirs if id not in ours]
    wrong += [f"{game}: {id} is there twice" for id in set(theirs) if theirs.count(id) > 1]
    if not wrong and ours != theirs:
        wrong.append(f"{game}: out of order")
    if not wrong:
        pairs = zip(told, found, strict=True)
        wrong = [f"{game}: {one.id} says something else" for one, two in pairs if differ(one, two)]
    return wrong


def differ(one: Mark, two: Mark) -> bool:
    """Return whether two marks with one id are not the same act."""
    return not one.says_what(two)


def harm(url: str) -> list[str]:
    """Return what is wrong with the database itself; empty when it is sound."""
    address = make_url(url)
    sqlite = address.get_backend_name() == "sqlite"
    engine = (
        create_engine(address, module=sqlite3)
        if sqlite
        else create_engine(address.set(drivername="postgresql+psycopg"))
    )
    uncounted = (
        "SELECT game_id FROM game WHERE version != "
        "(SELECT count(*) FROM mark WHERE mark.game_id = game.game_id)"
    )
    gaps = (
        "SELECT game_id FROM mark GROUP BY game_id "
        "HAVING count(*) != max(number) OR min(number) != 1"
    )
    try:
        with engine.connect() as connection:
            wrong = [f"{row[0]} is miscounted" for row in connection.execute(text(uncounted))]
            wrong += [f"{row[0]} has gaps" for row in connection.execute(text(gaps))]
            if sqlite:
                checked = connection.execute(text("PRAGMA integrity_check")).scalars().all()
                wrong += [str(line) for line in checked if line != "ok"]
                dangling = connection.execute(text("PRAGMA foreign_key_check")).all()
                wrong += [f"{row} dangles" for row in dangling]
    finally:
        engine.dispose()
    return wrong
