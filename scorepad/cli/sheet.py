"""``scorepad sheet``: a score sheet as a file, blank or filled."""

import os
import re
import secrets
import sys
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click
from flask import current_app, url_for
from flask_babel import force_locale

from scorepad.address import means_this_computer, prefix_in
from scorepad.cli.commands import Command, gettext
from scorepad.cli.refusing import refuse, refusing
from scorepad.i18n.languages import NATIVE_NAMES
from scorepad.i18n.refusals import sentence
from scorepad.i18n.sheets import pages_in_words, why_no_sheet
from scorepad.rules.refusal import Refused
from scorepad.services.games import owners_game
from scorepad.services.links import link_token
from scorepad.services.people.signs import signs_at
from scorepad.settings import ADDRESS, Settings
from scorepad.sheets.any_sheet import (
    Sheet,
    blank_sheet_for,
    filled_sheet_for,
    html_of,
    lay_out_sheet,
)
from scorepad.sheets.drawing import Failure, Kind, NoSheet
from scorepad.sheets.filled import SheetParts
from scorepad.sheets.paper import Orientation, Paper
from scorepad.startup import NotReady, prepare_server
from scorepad.store import Store
from scorepad.views.blank_sheet import (
    BlankSheetQuery,
    checked_names,
    numbers_of_players,
    offered_games,
    rules_for,
    variants_of,
)

_BEFORE = re.compile(r"(.*?)/[go]/")
"""The part of a link's path before a game or a secret."""


def _server_of(game: str, address: str) -> str:
    """Return the address of the server for other phones, with a slash at its end; "" for none.

    ``game`` is a link to a game, which says it by itself, or the game's id.
    """
    if address:
        return address.rstrip("/") + "/"
    link = urlsplit(game)
    if not link.hostname or means_this_computer(link.hostname):
        return ""
    before = _BEFORE.match(link.path)
    prefix = prefix_in(before[1]) if before else ""
    return f"{link.scheme}://{link.netloc}{prefix or ''}/"


def _filled(game: str, server: str, store: Store, parts: SheetParts) -> Sheet:
    """Return the sheet of the game, in the context of the server's app.

    ``game`` is a link to it or its id; ``server``, where phones reach it, "" for no code.

    Raises:
        NoSuchGame: this machine has none of that kind.
        StoreUnavailable: the games cannot be read now.
    """
    now = owners_game(store, game)
    link = ""
    key = current_app.secret_key
    if server and isinstance(key, str):
        token = link_token(key.encode(), now.game, "view")
        with current_app.test_request_context(base_url=server):
            link = url_for("links.open_it", token=token, _external=True)
    return filled_sheet_for(now, parts, link, signs_at(store, now))


_STANDARD_OUTPUT = "-"


def _words_of(kind: type[Paper] | type[Orientation]) -> click.Choice[str]:
    return click.Choice([each.value for each in kind])


def _known(_context: click.Context, _option: click.Parameter, game: str | None) -> str | None:
    if game is not None and game not in offered_games():
        raise click.BadParameter(gettext("one of {games}").format(games=", ".join(offered_games())))
    return game


def _pairs(_context: click.Context, _option: click.Parameter, pairs: tuple[str, ...]) -> Any:
    if any("=" not in pair for pair in pairs):
        raise click.BadParameter(gettext("OPTION=VALUE, as in bidding.who=last"))
    return dict(pair.split("=", 1) for pair in pairs)


@click.command(cls=Command)
@click.option("--game", callback=_known, help="A blank sheet: the game's key.")
@click.option("--players", type=click.IntRange(1, 99), help="How many play.")
@click.option("--names", default="", help='"Anna,Ben,Cleo", in seating order.')
@click.option("--classic", is_flag=True, help="The block for any number of players.")
@click.option("--first-dealer", default=1, show_default=True, help="0 leaves the dealers open.")
@click.option("--variant", "variants", multiple=True, help="A variant of the rule sheet.")
@click.option(
    "--set", "options", multiple=True, callback=_pairs, help="A house rule: OPTION=VALUE."
)
@click.option("--rounds", default="", help="A shorter game.")
@click.option("--hands", default="", help='Your own hand sizes: "1 2 3 3 2 1".')
@click.option("--from-game", help="A filled sheet: a link to the game, or its id.")
@click.option("--tricks/--no-tricks", default=False, help="Tricks beside the bids.")
@click.option("--corrections/--no-corrections", default=False, help="Corrections as footnotes.")
@click.option("--curve/--no-curve", default=True, help="The curve of the totals.")
@click.option("--qr/--no-qr", default=True, help="A code for looking at the game.")
@click.option(
    *("--address", "address"),
    default="",
    envvar=ADDRESS,
    help="Where phones reach the server, for the code.",
)
@click.option("--instance", type=click.Path(path_type=Path), help="Folder that keeps the games.")
@click.option("--lang", default="en", type=click.Choice(list(NATIVE_NAMES)), show_default=True)
@click.option("--paper", default="a4", type=_words_of(Paper), show_default=True)
@click.option("--orientation", default="auto", type=_words_of(Orientation), show_default=True)
@click.option("--png", is_flag=True, help="A picture instead of a PDF.")
@click.option("--out", required=True, help="The file to write; - for standard output.")
def sheet(
    lang: str,
    out: str,
    paper: str,
    orientation: str,
    png: bool,
    game: str | None,
    from_game: str | None,
    address: str,
    instance: Path | None,
    tricks: bool,
    corrections: bool,
    curve: bool,
    qr: bool,
    **options: Any,
) -> None:
    """Print a score sheet, blank or of a game that is here."""
    from scorepad.app import create_app

    if (game is None) == (from_game is None):
        raise click.UsageError(
            gettext("Say --game for a blank sheet, or --from-game for a filled one.")
        )
    unused = Settings(Path.cwd(), "sqlite:///unused.db", secrets.token_hex(32))
    try:
        app = create_app(unused if from_game is None else prepare_server(os.environ, instance))
    except NotReady as error:
        refuse(str(error))
    store = app.extensions["scorepad"].store
    with closing(store), app.app_context(), force_locale(lang), refusing(out):
        try:
            if from_game is not None:
                parts = SheetParts(tricks, corrections, curve, qr)
                made = _filled(from_game, _server_of(from_game, address), store, parts)
            else:
                made = _blank(game or "", **options)
            _write(out, _drawn(made, Paper(paper), Orientation(orientation), png))
        except NoSheet as no_sheet:
            refuse(why_no_sheet(no_sheet))
        except Refused as refused:
            refuse(sentence(refused.refusal))


def _blank(
    game: str,
    players: int | None,
    names: str,
    classic: bool,
    first_dealer: int,
    variants: tuple[str, ...],
    options: dict[str, str],
    rounds: str,
    hands: str,
) -> Sheet:
    given = checked_names(names.split(",")) if names else ()
    least, most = numbers_of_players(game)
    number = players or (most if least == most else len(given)) or (most if classic else 0)
    if not number:
        raise NoSheet(Failure.NO_NUMBER)
    if len(given) > number:
        raise NoSheet(Failure.TOO_MANY_NAMES, names=len(given), players=number)
    if not set(variants) <= set(variants_of(game)):
        raise NoSheet(Failure.NO_SUCH_VARIANT, variants=variants_of(game))
    rules = rules_for(BlankSheetQuery(game, number, variants, options, rounds, hands))
    return blank_sheet_for(
        rules.ruleset,
        (*given, *[""] * (number - len(given))),
        usual=rules.usual,
        classic=classic,
        first_dealer=first_dealer,
        rounds=rules.rounds,
        hands=rules.hands,
    )


def _drawn(sheet: Sheet, paper: Paper, orientation: Orientation, png: bool) -> bytes:
    from scorepad.sheets.pdf_pool import PdfPool

    laid_out = lay_out_sheet(sheet, paper, orientation)
    if laid_out.pages > 1:
        click.echo(pages_in_words(sheet, laid_out.pages), err=True)
    pool = PdfPool(at_once=1)
    try:
        return pool.make(html_of(laid_out), Kind.PNG if png else Kind.PDF)
    finally:
        pool.close()


def _write(out: str, made: bytes) -> None:
    if out == _STANDARD_OUTPUT:
        sys.stdout.buffer.write(made)
    else:
        Path(out).write_bytes(made)
