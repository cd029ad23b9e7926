"""``scorepad healthy``: a check that the server on this machine can read its games."""

import json
from http.client import HTTPConnection, HTTPException
from typing import Any

import click

_PATIENCE = 4
_MOST = 100_000


class NoAnswer(Exception):
    """An error: nothing answers there, or no scorepad by plain http."""


def health_at(port: int) -> tuple[int, dict[str, Any]]:
    """Return the status, and what the server on this machine says of itself.

    See :func:`scorepad.web.health.healthz`. Raises :class:`NoAnswer`.
    """
    connection = HTTPConnection("127.0.0.1", port, timeout=_PATIENCE)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        health = json.loads(answer.read(_MOST))
    except (OSError, HTTPException, ValueError) as error:
        raise NoAnswer(error) from error
    finally:
        connection.close()
    if not isinstance(health, dict) or "status" not in health:
        raise NoAnswer("something else does")
    return answer.status, health


@click.command()
@click.option("--port", default=5000, show_default=True, type=click.IntRange(1, 65535))
def healthy(port: int) -> None:
    """Ask the server on this machine if it can read its games.

    The exit status is 0 when it can, and 1 when it can't or nobody answers.
    """
    try:
        status, health = health_at(port)
    except NoAnswer as error:
        raise click.ClickException(f"No scorepad answers on port {port}: {error}.") from error
    if status != 200:
        raise click.ClickException("The server answers, but its games can't be read.")
    if health["status"] != "ok":
        click.echo(f"scorepad {health['version']} answers. {health['copies']}")
        return
    click.echo(f"scorepad {health['version']} is well.")
