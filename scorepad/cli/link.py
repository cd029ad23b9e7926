"""``scorepad link``: the household's link, and its code."""

import os
import time
from contextlib import suppress
from pathlib import Path

import click

from scorepad.address import address_in
from scorepad.cli.failing import Failed, games_at
from scorepad.cli.lan import in_container, lan_addresses
from scorepad.cli.qr import show_code
from scorepad.play.circles import HOUSEHOLD, NoSuchCircle, household_token, renew_circle
from scorepad.ready import settings_in_place
from scorepad.settings import Settings
from scorepad.store import Store

_USUAL_PORT = 5000


@click.command()
@click.option("--address", help="What phones open: https://pad.example.org/, for example.")
@click.option("--renew", is_flag=True, help="End the old link, and every phone's right by it.")
@click.option("--instance", type=click.Path(path_type=Path), help="Folder that keeps the games.")
def link(address: str | None, renew: bool, instance: Path | None) -> None:
    """Print the link that opens all games of the household, and its code.

    It begins with --address, else with SCOREPAD_ADDRESS, else with this machine's address in
    the local network and port 5000. With --renew, the phones that came by the old link are
    out of the household until they open the new one; a server may run meanwhile.
    """
    root = address_in(address) if address else ""
    if root is None:
        raise Failed(
            f"--address is what phones open, such as https://pad.example.org/, not {address!r}."
        )
    with games_at(instance) as store:
        settings = settings_in_place(os.environ, instance)
        roots = [root] if root else _roots(settings)
        path = f"c/{_token(store, settings.secret_key.encode(), renew)}"
    first, *others = (f"{each}{path}" for each in roots)
    show_code(first)
    click.echo(first)
    for other in others:
        click.echo(f"If the phone can't open it, try {other}")
    if renew:
        click.echo("The old link is good no longer: every phone of the household opens this one.")


def _token(store: Store, key: bytes, renew: bool) -> str:
    now = int(time.time())
    if renew:
        # Where there was no link yet, the first one is new.
        with suppress(NoSuchCircle):
            renew_circle(store, HOUSEHOLD, now)
    return household_token(store, key, now)


def _roots(settings: Settings) -> list[str]:
    """Return what the link may begin with, the likeliest first."""
    if settings.address:
        return [settings.address]
    if in_container() or settings.proxies:
        raise Failed(
            "It is not known what phones open: set SCOREPAD_ADDRESS, or say it with "
            "--address https://pad.example.org/."
        )
    here = lan_addresses() or ["127.0.0.1"]
    return [f"http://{each}:{_USUAL_PORT}{settings.prefix}/" for each in here]
