"""``scorepad check``: a list of what is right for a server, and of what is not."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import click

from scorepad import __version__
from scorepad.address import address_in
from scorepad.cli.changes import CHANGELOG, changes_by_version, changes_since
from scorepad.cli.check_copies import kept, said_of, where_kept
from scorepad.cli.check_line import Line
from scorepad.cli.check_machine import clock, folder_of, fonts, pango, zone
from scorepad.cli.commands import Command, gettext
from scorepad.cli.healthy import NoAnswer, health_at
from scorepad.cli.through_proxy import seen_through
from scorepad.secret_key import fingerprint
from scorepad.settings import SETTINGS, Settings
from scorepad.startup import NotReady, another_key, failures_explained, settings_in_place, store_at
from scorepad.store import Facts

_OLDEST_SERVER = 14

_PROXIES_SEEN = {
    "unset": (
        "requests come through a proxy (X-Forwarded-For), and SCOREPAD_PROXIES is not set: all "
        "who come through it count as one address; SCOREPAD_PROXIES=1 has it believed"
    ),
    "fewer": (
        "requests come through fewer servers than the {proxies} of SCOREPAD_PROXIES: whoever "
        "asks can choose the address by which requests are counted; set it to the true number"
    ),
    "past": (
        "requests come past the proxy, or it does not set X-Forwarded-For: whoever comes past it "
        "can choose the address by which requests are counted"
    ),
}


_NO_LOG = {
    "library": "in a log (wal), which is quicker, this SQLite can lose entries",
    "file_system": (
        "a log (wal) is quicker, but safe only where one machine alone has the folder; "
        "SCOREPAD_SQLITE_JOURNAL=wal says that it is so"
    ),
    "setting": "SCOREPAD_SQLITE_JOURNAL asks for it",
    None: "the next start of a server makes it wal, which is quicker",
}


@click.command(cls=Command)
@click.option("--instance", type=click.Path(path_type=Path), help="Folder that keeps the games.")
@click.option(
    "--port",
    default=5000,
    show_default=True,
    type=click.IntRange(1, 65535),
    help="Of a server on this machine, which is asked what it has seen.",
)
@click.option(
    "--address",
    help="Asks the server that runs at this URL, through all proxies, and says what they change.",
)
def check(instance: Path | None, port: int, address: str | None) -> None:
    """Say what is right for a server here, and what is not.

    Reads the settings, connects to the database and looks at the folder, the key,
    the clock and all else; nothing is made and nothing is changed. The exit status
    is 1 when something has to be mended, in the lines that begin with "mend".
    """
    url = address_in(address) if address else ""
    if url is None:
        raise click.UsageError(
            gettext(
                "--address is what phones open, such as https://pad.example.org/, not {address!r}."
            ).format(address=address)
        )
    lines = []
    for line in _lines(dict(os.environ), instance, port, url):
        lines.append(line)
        end = "" if line.text.endswith((".", "?")) else "."
        click.echo(f"{line.how:5} {line.what}: {line.text}{end}")
    for line in lines:
        for version, said in line.new.items():
            click.echo(f"\nNew in {version}:\n\n{said}")
    if any(line.how == "mend" for line in lines):
        sys.exit(1)


def _lines(
    environ: dict[str, str], instance: Path | None, port: int, address: str
) -> Iterator[Line]:
    for name, why in _wrong_settings(environ, instance).items():
        yield Line("mend", "settings", why)
        environ.pop(name, None)
    names = ", ".join(sorted(name for name in SETTINGS if environ.get(name)))
    yield Line("ok", "settings", f"read: {names}" if names else "none is set")
    try:
        settings = settings_in_place(environ, instance, make=False)
    except NotReady as error:
        # Each by itself is right: two contradict each other.
        yield Line("mend", "settings", str(error))
        return
    facts, copies = None, None
    try:
        with closing(store_at(environ, instance)) as store:
            with failures_explained(store):
                facts = store.database.facts()
            location, copies = store.location, kept(store, settings)
    except NotReady as error:
        yield Line("mend", "database", str(error))
    else:
        yield from _database(facts, location)
    yield from folder_of(settings.instance, facts)
    yield where_kept(settings)
    yield from said_of(copies, facts.size if facts else 0)
    yield _key(settings, facts)
    yield from clock(facts)
    yield zone(settings)
    yield _hosts(settings)
    yield from _proxies(settings, port)
    if address:
        yield from seen_through(settings, address)
    yield pango()
    yield from fonts()
    yield from _https(settings)


def _wrong_settings(environ: Mapping[str, str], instance: Path | None) -> dict[str, str]:
    """Return the settings that are wrong whatever the others are: their names, and the reasons."""
    wrong = {}
    for name, value in sorted(environ.items()):
        if name.upper().startswith("SCOREPAD_"):
            try:
                settings_in_place({name: value}, instance, make=False)
            except NotReady as error:
                wrong[name] = str(error)
    return wrong


def _database(facts: Facts | None, location: str) -> Iterator[Line]:
    if facts is None:
        yield Line("ok", "database", f"there is none in {location} yet; the first start makes it")
        return
    yield Line("ok", "database", f"{facts.program} answers, {location}")
    yield _version(facts.served_by)
    if facts.journal is not None:
        yield _journal(facts.journal.mode, facts.journal.why)
    kind, _, version = facts.program.partition(" ")
    if kind == "PostgreSQL" and int(version.partition(".")[0]) < _OLDEST_SERVER:
        yield Line("mend", "database", f"PostgreSQL {_OLDEST_SERVER} or newer is needed")
    yield Line("ok", "encoding", facts.encoding)
    if facts.may_write:
        yield Line("ok", "rights", "games can be written")
    else:
        yield Line("mend", "rights", "games can't be written: this user has no right to")
    if facts.is_current:
        yield Line("ok", "tables", f"up to date ({facts.revision})")
    elif facts.revision is None:
        yield Line("ok", "tables", "none yet; the first start makes them")
    else:
        what_comes = "the next start copies the games and brings them up to date"
        yield Line("ok", "tables", f"of version {facts.revision}; {what_comes}")


def _version(served_by: str | None) -> Line:
    if served_by in (None, __version__):
        return Line("ok", "version", __version__)
    by_version = changes_by_version(CHANGELOG.read_text("utf-8"))
    text = f"{__version__}; these games were last served by {served_by}"
    if served_by not in by_version:
        return Line("note", "version", f"{text}, a version that this one does not know")
    new = changes_since(served_by, by_version)
    return Line("note", "version", f"{text}; what is new stands below" if new else text, new)


def _journal(mode: str, why: str | None) -> Line:
    if mode == "wal":
        return Line(
            "ok", "journal", "wal; never copy scorepad.db without the scorepad.db-wal beside it"
        )
    return Line("ok", "journal", f"{mode}; {_NO_LOG[why]}")


def _key(settings: Settings, facts: Facts | None) -> Line:
    stored = facts.key_fingerprint if facts else None
    if stored is not None and (
        not settings.secret_key or fingerprint(settings.secret_key) != stored
    ):
        return Line("mend", "key", another_key(settings))
    if not settings.secret_key:
        return Line("ok", "key", "there is none yet; the first start makes it")
    which = "has the key of these games" if stored else "has a key that is long enough"
    return Line("ok", "key", f"{settings.key_source} {which}")


def _hosts(settings: Settings) -> Line:
    opened_at = f"; phones open {settings.address}" if settings.address else ""
    if settings.hosts:
        return Line("ok", "hosts", f"the server answers to {', '.join(settings.hosts)}{opened_at}")
    own = "the server answers to IP addresses and to names of home networks"
    if settings.proxies and not settings.address:
        return Line("note", "hosts", f"{own} only; SCOREPAD_HOSTS names others")
    return Line("ok", "hosts", f"{own}{opened_at}")


def _proxies(settings: Settings, port: int) -> Iterator[Line]:
    believed = f"the server believes {settings.proxies or 'none'} of the proxies in front of it"
    try:
        _, health = health_at(port)
    except NoAnswer:
        unasked = f"no server answers on port {port}, which would say what it has seen"
        yield Line("note", "proxies", f"{believed}; {unasked}")
        return
    proxies = str(health.get("proxies", "")).split()
    wrong = [_PROXIES_SEEN[kind] for kind in proxies if kind in _PROXIES_SEEN]
    for sentence in wrong:
        yield Line("mend", "proxies", sentence.format(proxies=settings.proxies))
    if not wrong:
        yield Line("ok", "proxies", f"{believed}, and the requests so far agree with that")


def _https(settings: Settings) -> Iterator[Line]:
    if settings.hsts and settings.address.startswith("http:"):
        yield Line(
            "note",
            "https",
            f"SCOREPAD_HSTS works only over https, and phones open {settings.address}",
        )
    path = settings.instance / "authority.pem"
    if not path.exists():
        yield Line("ok", "https", "no authority of its own; serve --https makes one")
        return
    from scorepad.cli.authority import read_authority  # brings cryptography

    try:
        certificate = read_authority(path).certificate
    except (OSError, ValueError) as error:
        yield Line("mend", "https", f"{path} can't be used ({error}); without it, one is made")
        return
    until = certificate.not_valid_after_utc.date()
    if certificate.not_valid_before_utc > datetime.now(UTC):
        begins = certificate.not_valid_before_utc.date()
        yield Line(
            "note",
            "https",
            f"the authority is good from {begins} on; serve --https makes another, unless the "
            "clock is wrong",
        )
    else:
        yield Line("ok", "https", f"the authority is good until {until}")
