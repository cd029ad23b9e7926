"""``scorepad static``: the app for one phone as plain files, for any web space."""

import secrets
import tempfile
from pathlib import Path

import click

from scorepad.cli.commands import Command
from scorepad.cli.refusing import refuse, refusing
from scorepad.i18n.languages import NATIVE_NAMES
from scorepad.i18n.sheets import why_no_sheet
from scorepad.settings import Settings
from scorepad.sheets.drawing import NoSheet


@click.command(cls=Command)
@click.argument("folder", type=click.Path(path_type=Path))
@click.option(
    *("--language", "languages"),
    multiple=True,
    type=click.Choice(list(NATIVE_NAMES)),
    help="A language; several times for several. All of them if none is said.",
)
@click.option(
    "--sheets", is_flag=True, help="Add blank sheets of all games as PDF files; takes a minute."
)
def static(folder: Path, languages: tuple[str, ...], sheets: bool) -> None:
    """Write the app for one phone as files for a web space.

    Any path of a host with https will do. Written into the same FOLDER once more, it keeps the
    files of the version before for pages that are open.
    """
    from scorepad.app import create_app
    from scorepad.sheets.pdf_pool import PdfPool
    from scorepad.static_edition.folder import ListDamaged, NotOurs, make, size_of, write
    from scorepad.static_edition.pages import edition

    with tempfile.TemporaryDirectory() as empty, refusing(folder):
        settings = Settings(Path(empty), "sqlite:///unused.db", secrets.token_hex(32))
        pool = PdfPool(at_once=1) if sheets else None
        try:
            make(folder)
            files = edition(create_app(settings), languages or tuple(NATIVE_NAMES), pool)
            write(files, folder)
        except NotOurs:
            refuse(f"{folder}: another site is in this folder; name an empty or a new one")
        except ListDamaged as damaged:
            refuse(f"{damaged}: this list of files is damaged; name a new folder")
        except NoSheet as no_sheet:
            refuse(why_no_sheet(no_sheet))
        finally:
            if pool is not None:
                pool.close()
    megabytes = size_of(files) / 1_000_000
    click.echo(f"{folder}: {len(files.named) + len(files.others)} files, {megabytes:.1f} MB")
