"""``scorepad export`` and ``scorepad import``: games as files, for other programs and machines."""

import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

import click

from scorepad.cli.commands import Command, gettext
from scorepad.cli.progress import Progress, progress
from scorepad.cli.refusing import refuse, refusing
from scorepad.i18n.importing import import_refusal, import_result
from scorepad.i18n.languages import NATIVE_NAMES
from scorepad.i18n.numbers import day
from scorepad.i18n.sheets import games_left_out
from scorepad.i18n.speech import speaking
from scorepad.private_files import write_private
from scorepad.services.games import games_on, owners_game
from scorepad.services.group_admin import group_called
from scorepad.services.groups import HOUSEHOLD, NoSuchGroup, owner_in
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.exporting import FORMATS, Format, game_file, games_of_machine
from scorepad.services.import_export.importing import games_of, import_games
from scorepad.services.paper_drafts import draft_of
from scorepad.startup import failures_explained, prepare_server, store_at
from scorepad.store import Store

_STANDARD_OUTPUT = "-"
_LANG = click.option(
    "--lang", default="en", type=click.Choice(list(NATIVE_NAMES)), show_default=True
)
_INSTANCE = click.option(
    "--instance", type=click.Path(path_type=Path), help="Folder that keeps the games."
)


@click.command("export", cls=Command)
@click.argument("game", required=False)
@click.option("--all", "every", is_flag=True, help="Every game of this machine.")
@click.option("--format", "format_", default="json", type=click.Choice(FORMATS), show_default=True)
@click.option("--out", required=True, help="The file to write; - for standard output.")
@click.option("--force", is_flag=True, help="Replace the file if it is there.")
@_LANG
@_INSTANCE
def export_command(
    game: str | None,
    every: bool,
    format_: str,
    out: str,
    force: bool,
    lang: str,
    instance: Path | None,
) -> None:
    """Take along a GAME, by its id or link, or --all of them.

    \b
    json  everything: a game is {"scorepad": "game", "version": 1, "game_id",
          "created_at", "updated_at", "marks": [...]}, a mark {"id", "at", "by"}
          with "cells" ([round, deal, player, field, value] each) or "undoes",
          "seen" and "late". The first mark has the rules; totals are worked
          out. --all writes one game a line; the first line says {"scorepad":
          "games", "version": 1, "exported_at", "circle", "people": [...]}, and
          "evening_ends" if evenings were ended by a tap, and "seasons" if there
          are any, and "house_rules", each {"id", "name", "game", "options"}; a
          person who is a guest has "guest": true, and a game that was moved to
          another evening "evening": {"begun_at", "ended_at"}.
    csv, csv-semicolon
          one line a player and round, for spreadsheets; no text in it is a
          formula; for a spreadsheet that writes numbers with a comma there are
          semicolons between the cells. game, round, player, bid and tricks are
          enough to bring a game in with scorepad import. Matches of duels have
          no lines.

    Times are Unix seconds. Bids that nobody may see yet are left out.
    """
    if (game is None) == (not every):
        raise click.UsageError(gettext("Say which GAME, or --all."))
    if out != _STANDARD_OUTPUT and Path(out).exists() and not force:
        refuse(f"{out} is there already; --force replaces it.")
    kind = cast("Format", format_)
    with speaking(lang):
        left_out: dict[str, int] = {}
        with refusing(out), _readable(instance) as store:
            if game is None:
                pieces = games_of_machine(store, kind, int(time.time()), left_out)
                with progress() as shown:
                    _write(out, _counted(pieces, games_on(store), shown))
            else:
                opened = owners_game(store, game)
                paper = draft_of(store, opened.game.game_id)
                _write(out, iter([game_file(opened.game, opened.pad, kind, paper)]))
        if left_out:
            refuse(games_left_out(left_out))


@click.command("import", cls=Command)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--group",
    help="Where they go: a group as scorepad groups lists it.",
    show_default="household",
)
@_LANG
@_INSTANCE
def import_command(file: Path, group: str | None, lang: str, instance: Path | None) -> None:
    """Bring in the games of a FILE that export has written.

    They come into the household's group, or another. The file is read through first, and
    refused with the line and the reason when anything in it is wrong. Games
    that are here already stay as they are. A game that went on differently here,
    or is damaged here, is left out and named; the exit status is 2 then.
    """
    with speaking(lang), refusing(file):
        try:
            with closing(_prepared(instance)) as store, progress() as shown:
                into = owner_in(group_called(store, group).group_id) if group else HOUSEHOLD
                result = import_games(
                    store, into, lambda: _lines(file), int(time.time()), shown.games_at
                )
                left_out = _named(store, into, (*result.others, *result.apart, *result.damaged))
        except NoSuchGroup as error:
            refuse(
                f"no group, or more than one, is called {error}; scorepad groups lists them. "
                "Nothing was imported."
            )
        except ImportRefused as error:
            refuse(import_refusal(error))
        if not result.is_whole:
            refuse(import_result(result))
        if left_out:
            refuse(import_result(result), left_out)
        click.echo(import_result(result))


def _named(store: Store, device: str, ids: Sequence[str]) -> list[str]:
    """Return a line for each of the games: its id, and its day and players where they are known."""
    games = {game.game_id: game for game in games_of(store, device, ids)}
    lines = []
    for id in ids:
        names = ", ".join(each.name for each in games[id].standings) if id in games else ""
        lines.append(f"{id} ({day(games[id].at)}): {names}" if names else id)
    return lines


def _counted(pieces: Iterator[str], games: int, shown: Progress) -> Iterator[str]:
    # The first piece is the head of the file.
    for number, piece in enumerate(pieces):
        shown.games_at("writing", number, games)
        yield piece


@contextmanager
def _readable(instance: Path | None) -> Iterator[Store]:
    """Open the games for reading; a copy of them, where they lie may not be written.

    There SQLite could not read a write-ahead log, and nothing could be upgraded.
    """
    with closing(store_at(os.environ, instance)) as store:
        if not _may_only_be_read(store):
            with closing(_prepared(instance)) as prepared:
                yield prepared
            return
        with TemporaryDirectory(prefix="scorepad-") as folder, failures_explained(store):
            copy = Path(folder) / "scorepad.db"
            store.copy_unchecked(copy)
            with closing(Store(f"sqlite:///{copy}")) as copied:
                copied.prepare()
                yield copied


def _may_only_be_read(store: Store) -> bool:
    file = store.backup_base
    may_write = os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)
    return store.dialect == "sqlite" and file.exists() and not may_write


def _prepared(instance: Path | None) -> Store:
    prepare_server(os.environ, instance, links=False)
    return store_at(os.environ, instance)


def _lines(file: Path) -> Iterator[str]:
    with file.open(encoding="utf-8", newline="") as opened:
        try:
            yield from opened
        except UnicodeDecodeError as error:
            raise ImportRefused(0, What.NOT_TEXT) from error


def _write(out: str, pieces: Iterator[str]) -> None:
    if out == _STANDARD_OUTPUT:
        for piece in pieces:
            sys.stdout.buffer.write(piece.encode())
        sys.stdout.buffer.flush()
        return
    target = Path(out)
    draft = target.with_name(f".{target.name}.part")
    try:
        draft.unlink(missing_ok=True)
        # Whoever reads the file reads every game: as a copy, it is its owner's alone.
        write_private(draft, (piece.encode() for piece in pieces)).replace(target)
    finally:
        draft.unlink(missing_ok=True)
