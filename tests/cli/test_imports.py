"""A command imports what it needs, and no more: a container asks ``healthy`` all the time."""

import subprocess
import sys
from functools import reduce
from pathlib import Path

import pytest
from click.testing import CliRunner

from scorepad.cli import main

# What was imported when the command ended, without the standard library and what Python's
# installation brings along.
PROGRAM = """
import sys
before = set(sys.modules)
from scorepad.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
tops = {name.partition(".")[0] for name in set(sys.modules) - before}
rooms = {".".join(name.split(".")[:2]) for name in sys.modules if name.startswith("scorepad.")}
print()
print(*sorted(tops - sys.stdlib_module_names - {"scorepad"}), *sorted(rooms), sep="|")
"""

WHO_TAKES_IT = b"""\
{"id": 1, "game": "wizard_gigamic", "kind": "trick", "in": {"plays": ["B5", "N"], "trump": "R"}}
"""
COMMANDS = {"click", "scorepad.cli"}
JUDGE = {"scorepad.rules", "scorepad.pad", "scorepad.trick_checker"}


def imported(*arguments: str, given: bytes = b"") -> set[str]:
    """Return the packages, and the rooms of scorepad, that a command has imported."""
    command = [sys.executable, "-c", PROGRAM, *arguments]
    done = subprocess.run(command, input=given, capture_output=True, check=True)
    return {*done.stdout.decode().splitlines()[-1].split("|")}


@pytest.mark.parametrize(
    ("arguments", "given", "needed"),
    [
        (("--version",), b"", set()),
        # Nobody answers on this port.
        (("healthy", "--port", "1"), b"", set()),
        # Of the sentences only the names of the languages, for --lang.
        (("referee",), WHO_TAKES_IT, JUDGE | {"scorepad.i18n"}),
    ],
)
def test_a_command_imports_what_it_needs(
    arguments: tuple[str, ...], given: bytes, needed: set[str]
) -> None:
    found = imported(*arguments, given=given)
    assert found <= COMMANDS | needed


RARE = {
    *("alembic", "cryptography", "minify", "openskill", "PIL", "psycopg", "pypdfium2"),
    *("weasyprint", "sqlalchemy.dialects.postgresql.base", "scorepad.client.script"),
}
"""What no server needs before its first page: for upgrades, https, sheets, ratings, PostgreSQL."""

ALL = """
import sys
from scorepad.cli import main
import scorepad.app
for name in main.commands:
    main.get_command(None, name)
print(*sys.modules)
"""


def test_what_is_wanted_rarely_is_imported_when_it_is_wanted() -> None:
    command = [sys.executable, "-c", ALL]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    there = {*done.stdout.split()}
    assert {"scorepad.cli.sheet", "scorepad.web.home"} < there
    assert RARE & there == set()


FIRST_START = """
import sys
from scorepad.store import Store
Store(sys.argv[1]).prepare()
print(*sys.modules)
"""


def test_the_first_start_needs_nothing_for_upgrades(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FIRST_START, f"sqlite:///{tmp_path}/scorepad.db"]
    there = {*subprocess.run(command, capture_output=True, check=True, text=True).stdout.split()}
    assert (tmp_path / "scorepad.db").exists()
    assert {"alembic", "scorepad.store.migrations"} & there == set()


SPEECH = {"scorepad.i18n", "scorepad.paths", "flask", "flask_babel", "babel"}
"""What has a sentence said in the reader's language, with what Flask itself imports."""


def test_a_fault_brings_words_along_and_neither_store_nor_screens() -> None:
    found = imported("referee", given=b"{}\n")
    assert found >= SPEECH
    rooms = {name for name in found if name.startswith("scorepad.")}
    assert rooms <= COMMANDS | JUDGE | SPEECH
    assert not found & {"sqlalchemy", "sqlmodel", "pydantic", "wtforms"}


@pytest.mark.parametrize("within", [(), ("groups",)], ids=str)
def test_the_list_of_commands_has_a_whole_sentence_for_each(within: tuple[str, ...]) -> None:
    group = reduce(lambda above, name: above.get_command(None, name), within, main)
    said = CliRunner().invoke(main, [*within, "--help"]).output
    commands = said.partition("Commands:\n")[2].splitlines()
    assert {line.split()[0] for line in commands} == {*group.commands}
    assert [line for line in commands if not line.endswith(".") or line.endswith("...")] == []


def test_a_misspelt_command_is_told_which_is_meant() -> None:
    assert "Did you mean 'export'?" in CliRunner().invoke(main, ["exprt"]).output
