"""``scorepad healthy``: a check that the server on this machine can read its games."""

import json
import ssl
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any

import click

from scorepad.cli.commands import Command

_PATIENCE = 4
_MOST = 100_000
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104
"""The addresses of a server that is reached everywhere, and where it answers this machine then."""


class NoAnswer(Exception):
    """An error: nobody answers there, or something that is no scorepad.

    The message says which.
    """


def health_at(port: int, host: str = "127.0.0.1", *, https: bool = False) -> tuple[int, Any]:
    """Return the status, and what the server on this machine says of itself.

    ``host``, ``port`` and ``https`` are what it was started with. See
    :func:`scorepad.web.health.healthz`. Raises :class:`NoAnswer`.
    """
    connection = _connection(_EVERYWHERE.get(host, host), port, https=https)
    try:
        connection.request("GET", "/healthz")
        with connection.getresponse() as answer:
            health = json.loads(answer.read(_MOST))
    except (HTTPException, ValueError) as error:
        raise NoAnswer(_another(port, https=https)) from error
    except OSError as error:
        by = " by https" if https else ""
        raise NoAnswer(f"No scorepad answers{by} on port {port}: {error}.") from error
    finally:
        connection.close()
    if not isinstance(health, dict) or "status" not in health:
        raise NoAnswer(_another(port, https=https))
    return answer.status, health


def _connection(host: str, port: int, *, https: bool) -> HTTPConnection:
    if not https:
        return HTTPConnection(host, port, timeout=_PATIENCE)
    # It is asked on this machine, and its certificate names the address that phones open.
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return HTTPSConnection(host, port, timeout=_PATIENCE, context=context)


def _another(port: int, *, https: bool) -> str:
    hint = "" if https else "; a server that was started with --https is asked with --https"
    return f"Another program answers on port {port}, not scorepad{hint}."


@click.command(cls=Command)
@click.option("--host", default="127.0.0.1", show_default=True, help="As serve has it.")
@click.option("--port", default=5000, show_default=True, type=click.IntRange(1, 65535))
@click.option("--https", is_flag=True, help="As serve has it.")
def healthy(host: str, port: int, https: bool) -> None:
    """Ask the server on this machine if it can read its games.

    The exit status is 0 when it can, and 1 when it can't or nobody answers.
    """
    try:
        status, health = health_at(port, host, https=https)
    except NoAnswer as error:
        raise click.ClickException(str(error)) from error
    if status != 200:
        raise click.ClickException("The server answers, but its games can't be read.")
    if health["status"] != "ok":
        click.echo(f"scorepad {health['version']} answers. {health['copies']}")
        return
    click.echo(f"scorepad {health['version']} is well.")
