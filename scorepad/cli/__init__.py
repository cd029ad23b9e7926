"""The commands of the terminal program ``scorepad``."""

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

import click

from scorepad import __version__
from scorepad.cli.commands import Group

__all__ = ["main"]

_COMMANDS = {
    "serve": "serve",
    "link": "link",
    "groups": "groups",
    "referee": "referee",
    "random-games": "demo",
    "sheet": "sheet",
    "static": "static",
    "export": "import_export",
    "import": "import_export",
    "fill": "demo",
    "backup": "backups",
    "restore": "backups",
    "check": "check",
    "healthy": "healthy",
    "new-key": "new_key",
}
"""Each command, and the module of this package that has it."""


@contextmanager
def importing() -> Iterator[None]:
    """Import what the block imports without a search for garbage among it.

    What is imported stays: to look for garbage in it takes a sixth of a start.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


class _LateGroup(Group):
    """A group whose commands are imported when they are called, or listed.

    Together they import all that scorepad stands on, which takes five times as long as Flask; a
    container asks ``healthy`` every half minute.
    """

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of this name, if there is one."""
        if cmd_name not in _COMMANDS:
            return super().get_command(ctx, cmd_name)
        with importing():
            module = import_module(f"{__name__}.{_COMMANDS[cmd_name]}")
        found = (each for each in vars(module).values() if isinstance(each, click.Command))
        return next(command for command in found if command.name == cmd_name)


@click.group(
    cls=_LateGroup,
    # Their names alone, for who misspells one.
    commands={name: click.Command(name) for name in _COMMANDS},
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="scorepad")
def main() -> None:
    """Keep the score of Wizard and its relatives."""
    if "SCOREPAD_ZONE" in os.environ:
        from scorepad.zone import keep_time_of_household  # wanted rarely

        keep_time_of_household()
