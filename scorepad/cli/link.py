"""``scorepad link``: the link to all games of the household, and its QR code."""

import os
import shutil
import sys
import time
from contextlib import suppress
from pathlib import Path

import click

from scorepad.address import address_in
from scorepad.cli.commands import Command
from scorepad.cli.errors import Failed, games_at
from scorepad.cli.network_addresses import in_container, lan_addresses
from scorepad.services.groups import HOUSEHOLD, NoSuchGroup, household_token, renew_group
from scorepad.settings import Settings
from scorepad.startup import settings_in_place
from scorepad.store import Store, StoreUnavailable

_HALF_BLOCKS = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
_WHITE_ON_BLACK, _PLAIN = "\033[97;40m", "\033[0m"
_WHITE, _BLACK = "\033[107m", "\033[40m"


def qr_code(text: str, coloured: bool) -> str:
    """Return the QR code of ``text`` as lines of half blocks, two rows of the code a line.

    ``coloured`` sets white on black, so that a terminal with a light
    background shows it the right way round as well.
    """
    rows = _rows(text, border=3)
    if len(rows) % 2:
        rows.append([1] * len(rows[0]))
    lines = (
        "".join(_HALF_BLOCKS[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )
    return "\n".join(f"{_WHITE_ON_BLACK}{line}{_PLAIN}" if coloured else line for line in lines)


def qr_code_of_spaces(text: str) -> str:
    """Return the QR code of ``text`` as lines of coloured spaces, two for each of its squares.

    It is for terminals whose encoding has no blocks, and four times as large.
    """
    return "\n".join(
        "".join(f"{_BLACK if dark else _WHITE}  " for dark in row) + _PLAIN
        for row in _rows(text, border=2)
    )


def _rows(text: str, border: int) -> list[list[int]]:
    """Return the code's rows with a light border; 1 is a dark square."""
    import segno  # where a terminal is shown the link

    return [list(row) for row in segno.make_qr(text, error="l").matrix_iter(border=border)]


def show_code(text: str) -> None:
    """Print the QR code in a way that standard output can show; none where it can't."""
    # A terminal that calls itself dumb has no colours.
    coloured = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    code, columns = qr_code(text, coloured), len(_rows(text, border=3))
    try:
        code.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        if not coloured:
            return
        code, columns = qr_code_of_spaces(text), 2 * len(_rows(text, border=2))
    if sys.stdout.isatty() and shutil.get_terminal_size((columns, 0)).columns < columns:
        click.echo(f"The window is too narrow for the link's code, which takes {columns} columns.")
        return
    click.echo(code)


_USUAL_PORT = 5000


@click.command(cls=Command)
@click.option("--address", help="What phones open: https://pad.example.org/, for example.")
@click.option("--renew", is_flag=True, help="End the old link, and every phone's right by it.")
@click.option("--instance", type=click.Path(path_type=Path), help="Folder that keeps the games.")
def link(address: str | None, renew: bool, instance: Path | None) -> None:
    """Print the link that opens all games of the household.

    Its QR code comes with it. It begins with --address, else with SCOREPAD_ADDRESS, else with
    this machine's address in the local network and port 5000. With --renew, the phones that came
    by the old link are out of the household until they open the new one; a server may run
    meanwhile.
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
        # Without a group there is no link to renew: the one that is made now is new.
        with suppress(NoSuchGroup):
            renew_group(store, HOUSEHOLD, now)
    return household_token(store, key, now)


def _roots(settings: Settings) -> list[str]:
    """Return the addresses that the link may begin with, the likeliest first."""
    if settings.address:
        return [settings.address]
    if in_container() or settings.proxies:
        raise Failed(
            "It is not known what phones open: set SCOREPAD_ADDRESS, or say it with "
            "--address https://pad.example.org/."
        )
    here = lan_addresses() or ["127.0.0.1"]
    return [f"http://{each}:{_USUAL_PORT}{settings.prefix}/" for each in here]


def household_path(store: Store, settings: Settings) -> str:
    """Return the path of the link to all games of the household, without its first ``/``.

    "" where the database can't be written now: the server starts all the same.
    """
    try:
        return f"c/{household_token(store, settings.secret_key.encode(), int(time.time()))}"
    except StoreUnavailable:
        return ""
