"""The address of a database: read, checked, and shown without its password."""

from difflib import get_close_matches

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

NO_DATABASE = "games are kept in an SQLite file or on a PostgreSQL server"
_POSTGRESQL = "postgresql"
_FORM = "postgresql://user:password@host/database"
ESCAPED = "@ / : ? # % in it are written %40 %2F %3A %3F %23 %25"


def read_url(text: str) -> URL:
    """Return the address; ``postgres://`` is read like ``postgresql://``.

    Raises ``ValueError`` with a sentence that repeats nothing of ``text``: a password
    that is not escaped ends up in any part of it.
    """
    scheme, colon, rest = text.partition("://")
    if scheme == "postgres":
        scheme = _POSTGRESQL
    on_server = scheme.partition("+")[0] == _POSTGRESQL
    if on_server:
        _refuse_unescaped(rest)
    try:
        return make_url(f"{scheme}{colon}{rest}")
    except ArgumentError as error:
        raise ValueError(NO_DATABASE) from error
    except ValueError:
        # The driver's own words repeat what stands there.
        raise ValueError(
            f"its port is no number, in an address such as {_FORM}; in a password, {ESCAPED}"
        ) from None


def _refuse_unescaped(rest: str) -> None:
    """Raise ``ValueError`` where a password has an ``@``: the text after it would be the host."""
    user, at, place = rest.partition("@")
    if at and ":" in user and "@" in place:
        raise ValueError(
            f"of its several @ only the last may be written so; in a password, {ESCAPED}"
        )


def refuse_unknown_options(url: URL) -> None:
    """Raise ``ValueError`` for an option behind the ``?`` that PostgreSQL's client has not."""
    from psycopg import pq  # there only where PostgreSQL is used

    known = [option.keyword.decode() for option in pq.Conninfo.get_defaults()]
    for name in url.query:
        if name not in known:
            nearest = get_close_matches(name, known, n=1)
            raise ValueError(
                f"it has the option {name}, which there is none of"
                + (f"; {nearest[0]} is meant?" if nearest else "")
            )
    timeout = url.query.get("connect_timeout", "0")
    if not (isinstance(timeout, str) and timeout.isdecimal()):
        raise ValueError("its connect_timeout is a whole number of seconds")


def without_secrets(url: URL) -> str:
    """Return the address for a person: every password in it is hidden."""
    shown = {name: "***" if "password" in name else value for name, value in url.query.items()}
    if url.username is None:
        # What looks like a port may be a password whose host was left out.
        url = url._replace(port=None)
    return url.set(query=shown).render_as_string().replace("%2A%2A%2A", "***")
