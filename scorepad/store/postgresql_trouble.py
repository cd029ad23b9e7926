"""Sentences about why a PostgreSQL server can't be used, and what helps."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import URL

from scorepad.store.failures import StoreUnavailable, WrongEncoding

_SETTING = "SCOREPAD_DATABASE_URL"

_MAY_NOT_CREATE = (
    "On the server at {place}, {user} may not make tables in the database {database} ({words}, "
    "SQLSTATE {state}): make {user} its owner, by ALTER DATABASE {database} OWNER TO {user} for "
    "example."
)
_MAY_NOT_WRITE = (
    "On the server at {place}, {user} may not write in the database {database}: it is not the "
    "owner of the tables, or all there may only be read."
)
_WRONG_ENCODING = (
    "The database {database} at {place} keeps its text as {encoding}, which can't hold "
    "every name: make one as UTF8 (createdb --encoding=UTF8 --locale=C.UTF-8 "
    "--template=template0), bring what is in this one over by pg_dump and psql, and name it in "
    f"{_SETTING}."
)
_REFUSED = (
    "The database {database} at {place} can't be opened by {user} ({words}). "
    f"Server, user, password and database stand in {_SETTING}."
)
"""With psycopg's own words: before a server lets somebody in, it gives no SQLSTATE."""
_FAILED = "The database {database} at {place} can't be used ({words}, SQLSTATE {state}){rest}."

_INSUFFICIENT_PRIVILEGE = "42501"


def sentence_about(error: StoreUnavailable, url: URL) -> str | None:
    """Return why the server behind ``url`` could not be used, and the way out.

    ``None`` where it says nothing of its own. No part of a password is in it.
    """
    names = _names_in(url)
    if isinstance(error, WrongEncoding):
        return _WRONG_ENCODING.format(encoding=error.encoding, **names)
    cause: Any = getattr(error.__cause__, "orig", None)
    if cause is None and error.reason == "readonly":
        # No statement has failed: the server was asked whether one would.
        return _MAY_NOT_WRITE.format(**names)
    state = getattr(cause, "sqlstate", "")
    if state == "":
        # Not the server's: a copy is an SQLite file.
        return None
    if state is None:
        return _REFUSED.format(words=_without_passwords(str(cause), url), **names)
    # Its first line: below it stand the statement, and values from rows.
    words = _without_passwords(cause.diag.message_primary or "", url)
    sentence = _MAY_NOT_CREATE if state == _INSUFFICIENT_PRIVILEGE else _FAILED
    rest = "; try again" if error.reason == "busy" else ""
    return sentence.format(words=words, state=state, rest=rest, **names)


def _names_in(url: URL) -> Mapping[str, str]:
    query = {name: _joined(value) for name, value in url.query.items()}
    places = query.get("host") or url.host or "this machine"
    # Without a name before it, what looks like a port may be a password.
    if url.port and url.username:
        places = f"{places}, port {url.port}"
    user = url.username or query.get("user") or "the user of this program"
    database = url.database or query.get("dbname") or user
    return {"place": places, "user": user, "database": database}


def _joined(value: str | tuple[str, ...]) -> str:
    return value if isinstance(value, str) else ", ".join(value)


def _without_passwords(words: str, url: URL) -> str:
    """Return what psycopg says, on one line."""
    said = " ".join(words.split())
    query = (str(value) for name, value in url.query.items() if "password" in name)
    for secret in filter(None, (str(url.password or ""), *query)):
        said = said.replace(secret, "***")
    return said
