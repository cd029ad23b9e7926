"""The commands of the terminal program ``scorepad``."""

import click

from scorepad import __version__
from scorepad.cli.backups import backup, restore
from scorepad.cli.check import check
from scorepad.cli.demo import fill, random_games
from scorepad.cli.groups import groups
from scorepad.cli.healthy import healthy
from scorepad.cli.import_export import export_command, import_command
from scorepad.cli.link import link
from scorepad.cli.new_key import new_key
from scorepad.cli.referee import referee
from scorepad.cli.serve import serve
from scorepad.cli.sheet import sheet
from scorepad.zone import keep_time_of_household

__all__ = ["main"]


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="scorepad")
def main() -> None:
    """Keep the score of Wizard and its relatives."""
    keep_time_of_household()


main.add_command(serve)
main.add_command(link)
main.add_command(groups)
main.add_command(referee)
main.add_command(random_games)
main.add_command(sheet)
main.add_command(export_command)
main.add_command(import_command)
main.add_command(fill)
main.add_command(backup)
main.add_command(restore)
main.add_command(check)
main.add_command(healthy)
main.add_command(new_key)
