"""The help of commands, and what is wrong with their arguments, in the language of the shell."""

import ast
import gettext
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import click
import pytest
from click.testing import CliRunner

from scorepad.cli import main
from scorepad.cli.commands import paragraphs, readers_language
from scorepad.i18n import languages

ENGLISH, *LANGUAGES = languages.LANGUAGES

LONGEST = 62
"""The letters of a command's sentence in the list of commands, in a terminal of 80 columns."""

WIDEST = 80

NOWHERE = str(Path(__file__).parent)
"""A folder that has no catalogues."""

TYPED = re.compile(
    r'"[^"]*"|--[a-z][a-z-]*|\b[A-Z]+_[A-Z_]+\b|\b(?:FILE|FOLDER|GAME|GROUP|PHONE|PERSON)\b'
    r"|\bOPTION=VALUE\b|\b[a-z]+_[a-z_]+\b|\.gz|https?://[a-z./]*[a-z/]|\b[0-9]+\b"
)
"""What is typed, set, counted or read by programs: options, variables, arguments, files, data."""


def commands(
    command: click.Command = main, above: click.Context | None = None
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Yield each command with the words that call it."""
    context = click.Context(command, above, command.name if above else "scorepad")
    yield tuple(context.command_path.split()[1:]), command
    for name in command.list_commands(context) if isinstance(command, click.Group) else ():
        yield from commands(command.get_command(context, name), context)


COMMANDS = dict(commands())


def helps(command: click.Command) -> list[str]:
    """The help of a command and of its options, as it stands in the catalogues."""
    texts = [command.help, *(getattr(each, "help", None) for each in command.params)]
    return [said for text in filter(None, texts) for _, said in paragraphs(text)]


def in_one_line(text: str) -> str:
    """A text without its line breaks; a narrow space stays as it is."""
    return re.sub(r"[ \n]+", " ", text)


def printed(*arguments: str) -> str:
    """What a command prints in a process of its own, which has read no catalogue."""
    gettext.bindtextdomain("messages", NOWHERE)
    said: str = CliRunner().invoke(main, arguments, prog_name="scorepad").output
    return said


def shown(*arguments: str) -> str:
    """What a command prints, all in one line."""
    return in_one_line(printed(*arguments))


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each language but English, which the shell names meanwhile."""
    monkeypatch.delenv("LANGUAGE")
    monkeypatch.setenv("LC_ALL", f"{request.param}.UTF-8")
    return request.param


def test_all_help_is_shown_in_the_language_of_the_shell(language: str, tool: ModuleType) -> None:
    catalogue = tool.catalogue(language)
    for path, command in COMMANDS.items():
        said = shown(*path, "--help")
        texts = [*helps(command), "Usage:", "Options", "Show this message and exit."]
        for english in texts:
            ours = in_one_line(catalogue[english].string)
            assert ours in said, path
            # A word that is the same in both says nothing.
            assert english == ours or in_one_line(english) not in said, path


def test_no_line_of_help_is_cut_or_wider_than_a_terminal(language: str) -> None:
    for path, command in COMMANDS.items():
        lines = printed(*path, "--help").splitlines()
        assert [line for line in lines if len(line) > WIDEST] == []
        if path:
            sentence = command.get_short_help_str()
            assert len(sentence) <= LONGEST
            assert sentence.endswith(".")
            assert not sentence.endswith("..")


def test_what_is_typed_stands_in_each_translation_as_in_english(
    language: str, tool: ModuleType
) -> None:
    catalogue = tool.catalogue(language)
    for english in {text for command in COMMANDS.values() for text in helps(command)}:
        ours = catalogue[english].string
        assert set(TYPED.findall(ours)) == set(TYPED.findall(english)), ours


def test_what_is_typed_is_told_from_words() -> None:
    told = {each for text in map(helps, COMMANDS.values()) for each in TYPED.findall(str(text))}
    assert told >= {"--to", "SCOREPAD_SECRET_KEY", "secret_key", "FILE", '"undoes"', ".gz", "30"}
    assert "" not in told


@pytest.mark.parametrize(
    ("arguments", "english"),
    [
        (("sheeet",), "No such command {name!r}."),
        (("sheet", "--plyers", "3"), "No such option {name!r}."),
        (("serve", "--port", "99999"), "A port is a number from 1 to 65535: 8123."),
        (("sheet", "--out", "x"), "Say --game for a blank sheet, or --from-game for a filled one."),
        (("groups", "move"), "Missing option"),
        (("import",), "Missing argument"),
        (("random-games", "--game", "chess"), "no such game: {game}"),
    ],
)
def test_what_is_wrong_is_said_in_the_language_of_the_shell(
    arguments: tuple[str, ...], english: str, language: str, tool: ModuleType
) -> None:
    catalogue, said = tool.catalogue(language), shown(*arguments)
    for each in (english, "Usage:", "Error: {message}"):
        for part in re.split(r"\{[\w!]+\}", catalogue[each].string):
            assert part.strip() in said
    assert catalogue["Show this message and exit."].string not in said


def test_a_command_that_has_nothing_to_say_looks_for_no_catalogue(language: str) -> None:
    """A container asks ``healthy`` all the time, and to read a catalogue takes 8 ms."""
    assert printed("--version")
    assert gettext.bindtextdomain("messages") == NOWHERE
    assert printed("--help")
    assert gettext.bindtextdomain("messages") != NOWHERE


@pytest.mark.parametrize(
    ("environ", "read"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "it_IT@euro"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANGUAGE": "fr"}, "fr"),
        ({"LANGUAGE": "sv:cs:de", "LANG": "sv_SE.UTF-8"}, "cs"),
        ({"LANGUAGE": "en_GB:de", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANGUAGE": "de", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "de", "LANG": "POSIX"}, "en"),
    ],
)
def test_the_shell_names_the_language(
    environ: dict[str, str],
    read: str,
    monkeypatch: pytest.MonkeyPatch,
    tool: ModuleType,
) -> None:
    assert readers_language(environ) == read
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    usage = tool.catalogue(read)["Usage:"].string if read != ENGLISH else "Usage:"
    assert shown("--help").startswith(f"{usage} scorepad ")


def test_click_says_what_its_translations_are_for(tool: ModuleType) -> None:
    """A word of Click that is worded otherwise some day would be English in every language."""
    folder = Path(inspect.getfile(click)).parent
    trees = [ast.parse(path.read_text("utf-8")) for path in folder.glob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    said = {node.value for node in nodes if isinstance(node, ast.Constant)}
    assert [
        each
        for each in tool.CLICK
        if not said.issuperset([each] if isinstance(each, str) else each)
    ] == []
