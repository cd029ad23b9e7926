"""Sentences about why a PostgreSQL server lets nobody in, from its words and its client's.

Before it lets somebody in, a server has no codes for that, only words, and these in its own
language: English, German and French are understood.
"""

import re
from collections.abc import Mapping

from sqlalchemy import URL

from scorepad.store.database_url import ESCAPED
from scorepad.store.failures import StoreUnavailable, WrongEncoding

_SETTING = "SCOREPAD_DATABASE_URL"

_BY_WORDS = (
    (
        "no password supplied",
        (
            "The server at {place} asks for a password of {user}, and there is none in "
            f"{_SETTING} (postgresql://user:password@host/database)."
        ),
    ),
    (
        "password authentication failed|Passwort-Authentifizierung|par mot de passe",
        (
            "The server at {place} refuses the password of {user}: put the right one into "
            f"{_SETTING}, where {ESCAPED}."
        ),
    ),
    (
        "role .* does not exist|Rolle .* existiert nicht|rôle .* n'existe pas",
        (
            "The server at {place} has no user {user}: CREATE ROLE makes one, "
            f"or {_SETTING} has to name another."
        ),
    ),
    (
        "not permitted to log in|keine Berechtigung zum Einloggen|pas autorisé à se connecter",
        "The server at {place} does not let {user} log in: ALTER ROLE with LOGIN allows it.",
    ),
    (
        "database .* does not exist|Datenbank .* existiert nicht|base de données .* n'existe pas",
        (
            "The server at {place} has no database {database}: make it, by createdb "
            f"--encoding=UTF8 --template=template0 for example, or name another in {_SETTING}."
        ),
    ),
    (
        r"[Pp]eer\W|[Ii]dent\W",
        (
            "The server at {place} lets {user} in only from an account of the same name on its "
            "machine; with host=localhost in the address it asks for a password."
        ),
    ),
    (
        r"pg_hba\.conf",
        (
            "The server at {place} does not let {user} into the database {database} from this "
            "machine: a line in its pg_hba.conf allows it."
        ),
    ),
    (
        "failed to resolve host|could not translate host name",
        "The database server can't be reached: no machine is called {place}.",
    ),
    (
        "Connection refused",
        (
            "The database server can't be reached: at {place} nobody answers; PostgreSQL does not "
            "run there, or on another port."
        ),
    ),
    (
        "No such file or directory",
        "The database server can't be reached: there is no socket of PostgreSQL's in {place}.",
    ),
    (
        "timeout|timed out|unreachable",
        "The database server can't be reached: {place} does not answer.",
    ),
    (
        "system is (starting|shutting)|Datenbanksystem (startet|wird)|bases de données se lance",
        "The server at {place} is just starting or stopping; try again in a moment.",
    ),
)

_MAY_NOT_CREATE = (
    "On the server at {place}, {user} may not make tables in the database {database}: make "
    "{user} its owner, by ALTER DATABASE {database} OWNER TO {user} for example."
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
_INSUFFICIENT_PRIVILEGE = "42501"


def sentence_about(error: StoreUnavailable, url: URL) -> str | None:
    """Return why the server behind ``url`` could not be used, and the way out.

    ``None`` where it says nothing of its own. No part of a password is in it.
    """
    names = _names_in(url)
    if isinstance(error, WrongEncoding):
        return _WRONG_ENCODING.format(encoding=error.encoding, **names)
    cause = getattr(error.__cause__, "orig", None)
    state = getattr(cause, "sqlstate", "")
    if state == _INSUFFICIENT_PRIVILEGE:
        return _MAY_NOT_CREATE.format(**names)
    if cause is None and error.reason == "readonly":
        return _MAY_NOT_WRITE.format(**names)
    if cause is None or state is not None:
        return None
    words = str(cause)
    for pattern, sentence in _BY_WORDS:
        if re.search(pattern, words):
            return sentence.format(**names)
    return f"The server at {names['place']} refuses the connection: {_first(words, url)}."


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


def _first(words: str, url: URL) -> str:
    """Return the server's own words, or its client's, on one line and without passwords."""
    first = re.sub(r"^.*? (?:failed|is bad): ", "", words.splitlines()[0])
    query = (str(value) for name, value in url.query.items() if "password" in name)
    for secret in filter(None, (str(url.password or ""), *query)):
        first = first.replace(secret, "***")
    return re.sub(r"^[A-ZÀ-Ÿ]+ ?:\s+", "", re.sub(r"^connection to server .*? failed: ", "", first))
