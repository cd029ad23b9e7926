"""``scorepad serve``: the app on a real server, for this machine or the local network."""

import gc
import os
import sys
from contextlib import closing
from functools import partial
from logging import INFO, Formatter, StreamHandler, getLogger
from pathlib import Path
from shlex import quote
from shutil import which
from typing import TYPE_CHECKING, Any, Never

import click

from scorepad.cli.backups import copy_daily, plan_of
from scorepad.cli.commands import Command, gettext
from scorepad.cli.errors import Failed
from scorepad.cli.link import household_path, show_code
from scorepad.cli.network_addresses import in_container, lan_addresses
from scorepad.i18n.numbers import fingerprint
from scorepad.services.backups import BackupHealth, NoCopy, served
from scorepad.services.polls import watched
from scorepad.sheets.text import pango_is_there
from scorepad.startup import WHY_NOT, NotReady, prepare_database, settings_in_place, store_at

if TYPE_CHECKING:
    from scorepad.cli.tls import Tls
    from scorepad.settings import Settings

_EVERYWHERE = "0.0.0.0"
_ALL = ("", "::", _EVERYWHERE)
_FOR_TRYING = (
    "This system can't run gunicorn: a small server answers instead, "
    "in one process, good for a table and not for a club."
)
_NAME_THE_ADDRESS = (
    "A container does not know where phones reach it: set SCOREPAD_ADDRESS to that address, "
    "SCOREPAD_ADDRESS=http://192.168.1.20:5000/ for example."
)
_NO_PANGO = "Pango is missing: scorepad runs without printed sheets."


class _Port(click.IntRange):
    """A port to listen on, 0 for any that is free."""

    name = "port"

    def __init__(self) -> None:
        super().__init__(0, 65535)

    def fail(self, message: str, param: Any = None, ctx: Any = None) -> Never:
        right = gettext("A port is a number from 1 to 65535: 8123.")
        super().fail(f"{message} {right}", param, ctx)


@click.command(cls=Command)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=5000, show_default=True, type=_Port(), help="0: any free.")
@click.option("--lan", is_flag=True, help="Listen on the local network and show a QR code.")
@click.option("--https", is_flag=True, help="Encrypt, with a certificate made on this machine.")
@click.option(
    "--instance",
    type=click.Path(file_okay=True, path_type=Path),
    help="Folder for the games and the secret key.",
)
@click.option("--threads", default=8, show_default=True, type=click.IntRange(1, 64))
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 16))
@click.option("--show-link", is_flag=True, help="Print the link to all games into a log as well.")
def serve(
    host: str,
    port: int,
    lan: bool,
    https: bool,
    instance: Path | None,
    threads: int,
    workers: int,
    show_link: bool,
) -> None:
    """Serve the score pad until Ctrl-C.

    A terminal is shown the link that opens all games, with its code. Where what is printed
    is kept, in a journal for example, scorepad link prints it.
    """
    # Nobody else on this machine may read the files that the server writes.
    os.umask(0o077)
    # All that is made before the first request stays, see scorepad.cli.
    gc.disable()
    show_link = show_link or sys.stdout.isatty()
    host = _EVERYWHERE if lan else host
    try:
        from scorepad.app import answers_to, create_app
        from scorepad.cli.gunicorn_server import (
            HAS_GUNICORN,
            CannotListen,
            listen,
            serve_until_stopped,
        )

        if not HAS_GUNICORN:
            click.echo(_FOR_TRYING, err=True)
        settings = settings_in_place(os.environ, instance)
        store = store_at(os.environ, instance)
        with closing(store), served(store):
            # A server that is just ending has both: when it lets go of the games, its port is free.
            try:
                listener = listen(host, port)
            except CannotListen as error:
                raise Failed(_why_not(error, port)) from error
            prepare_database(store, settings, alone=True)
            tls = _tls(settings.instance, host) if https else None
            port = listener.getsockname()[1]
            path = household_path(store, settings)
            # The server's processes open connections of their own.
            store.close()
            authority = tls.authority if tls else b""
            health = BackupHealth()
            _keep_journal(always=settings.log_requests)

            def when_ready() -> None:
                gc.freeze()
                gc.enable()
                _announce(host, port, lan, tls, path, settings, show_link)

            serve_until_stopped(
                lambda: create_app(
                    settings, lan_addresses if host in _ALL else tuple, authority, health
                ),
                listener,
                workers=workers,
                threads=threads,
                when_ready=when_ready,
                in_worker=lambda: copy_daily(store, health, plan_of(settings)),
                states_in=lambda app: partial(watched, app.extensions["scorepad"].store),
                hosts_of=answers_to,
                tls=tls,
            )
    except KeyboardInterrupt:
        sys.exit(130)
    except NotReady as error:
        raise Failed(str(error)) from error
    except NoCopy as error:
        if error.why != "served":
            raise Failed(f"The database in {settings.instance} {WHY_NOT[error.why]}.") from error
        raise Failed(
            f"Another scorepad has the games in {settings.instance}; "
            "stop it, or name another folder with --instance."
        ) from error


def _keep_journal(*, always: bool) -> None:
    """Write what happens to requests and to the database on standard error.

    This is done where standard error is stored, in a journal or a file, or ``always``. Whoever
    looks at a terminal at home is not bothered with it.
    """
    if sys.stderr.isatty() and not always:
        return
    handler = StreamHandler()
    handler.setFormatter(Formatter("scorepad: %(message)s"))
    for name in ("scorepad.requests", "scorepad.database"):
        logger = getLogger(name)
        logger.setLevel(INFO)
        logger.propagate = False
        logger.handlers = [handler]


def _tls(instance: Path, host: str) -> "Tls":
    from scorepad.cli.tls import tls_in

    try:
        return tls_in(instance, lan_addresses() if host in _ALL else [])
    except (OSError, ValueError) as error:
        raise NotReady(
            f"No https: authority.pem or https.pem in {instance} can't be used ({error}); "
            "without them, new ones are made."
        ) from error


def _why_not(error: Exception, port: int) -> str:
    if getattr(error, "taken", False):
        return f"Port {port} is taken; pick another one with --port (make run PORT=...)."
    if getattr(error, "forbidden", False):
        return f"Port {port} is for root alone; pick one from 1024 on (make run PORT=...)."
    return f"Can't listen on {error}."


def _announce(
    host: str,
    port: int,
    lan: bool,
    tls: "Tls | None" = None,
    path: str = "",
    settings: "Settings | None" = None,
    show_link: bool = True,
) -> None:
    path = path if show_link else ""
    scheme = "https" if tls else "http"
    prefix, address = (settings.prefix, settings.address) if settings else ("", "")
    if not pango_is_there():
        click.echo(_NO_PANGO, err=True)
    if address:
        root = address
        if show_link:
            show_code(f"{address}{path}")
        click.echo(f"Scorepad is at {address}{path}")
    elif host in _ALL and in_container():
        root = f"{prefix}/"
        click.echo(_NAME_THE_ADDRESS)
        if show_link:
            click.echo(f"All games are opened there by {root}{path}")
    elif lan:
        root = _announce_lan(scheme, f"{port}{prefix}", path, show_link)
    else:
        shown = f"[{host}]" if ":" in host else host
        root = f"{scheme}://{shown}:{port}{prefix}/"
        click.echo(f"Scorepad is at {root}{path}")
    if not show_link:
        where = "" if address else f" --address {root if root.startswith('http') else 'ADDRESS'}"
        click.echo(f"The link that opens all games is printed by: {own_command()} link{where}")
    if tls:
        _announce_tls(root, tls)
    click.echo("Ctrl-C stops it.")


def own_command() -> str:
    """Return how a shell calls scorepad from here: by its name, or by where it lies."""
    beside = Path(sys.executable).with_name("scorepad")
    if which("scorepad") or not beside.exists():
        return "scorepad"
    here = Path.cwd()
    # A service begins in /, and whoever reads its log is elsewhere.
    is_below = beside.is_relative_to(here) and here != Path(here.anchor)
    return quote(str(beside.relative_to(here) if is_below else beside))


def _announce_tls(root: str, tls: "Tls") -> None:
    click.echo(f"Phones warn until they trust this machine; {root}authority says how.")
    click.echo(f"The authority's fingerprint (SHA-256): {fingerprint(tls.authority)}")
    for address in tls.unvouched:
        click.echo(f"Its certificate can't cover {address}; without authority.pem, one is made.")


def _announce_lan(scheme: str, port: str, path: str, show_link: bool) -> str:
    """Print all addresses in the local network; return the likeliest."""
    here = f"{scheme}://127.0.0.1:{port}/"
    addresses = lan_addresses()
    if not addresses:
        click.echo("This machine has no address in a local network: no phone can reach it.")
        click.echo(f"Scorepad is at {here}{path}")
        return here
    first, *others = (f"{scheme}://{address}:{port}/" for address in addresses)
    if show_link:
        show_code(first + path)
    click.echo(f"Scorepad is at {first}{path} (same network), {here}{path} (this machine)")
    for address in others:
        click.echo(f"If the phone can't open it, try {address}{path}")
    return first
