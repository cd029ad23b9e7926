"""``scorepad healthy``: whether the server on this machine can read its games."""

import json
from http.client import HTTPConnection, HTTPException

import click

_PATIENCE = 4


@click.command()
@click.option("--port", default=5000, show_default=True, type=click.IntRange(1, 65535))
def healthy(port: int) -> None:
    """Ask the server on this machine whether it can read its games.

    The exit status is 0 when it can, and 1 when it can't or nobody answers.
    """
    connection = HTTPConnection("127.0.0.1", port, timeout=_PATIENCE)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        said = json.loads(answer.read())
    except (OSError, HTTPException, ValueError) as error:
        raise click.ClickException(f"No scorepad answers on port {port}: {error}.") from error
    finally:
        connection.close()
    if answer.status != 200:
        raise click.ClickException("The server answers, but its games can't be read.")
    if said["status"] != "ok":
        click.echo(f"scorepad {said['version']} answers. {said['copies']}")
        return
    click.echo(f"scorepad {said['version']} is well.")
