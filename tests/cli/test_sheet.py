from pathlib import Path

import pypdf
import pytest
from click.testing import CliRunner

from scorepad.app import create_app
from scorepad.cli import main
from scorepad.startup import prepare_server
from tests.cli.conftest import PATIENCE, Command
from tests.web.evening import play_rounds
from tests.web.phone import Phone
from tests.web.table import Table


@pytest.fixture
def printing(command: Command, tmp_path: Path):
    """Runs ``scorepad sheet``: exit status, what was said, and what is wrong."""

    def run(*arguments: str, **environ: str) -> tuple[int, str, str]:
        home = str(tmp_path / "home")
        process = command("sheet", *arguments, forked=True, HOME=home, **environ)
        said, wrong = process.communicate(timeout=PATIENCE)
        return process.returncode, said, wrong

    return run


@pytest.fixture
def asking(drawn_here: None):
    """Ask without a process of its own."""

    def run(*arguments: str) -> tuple[int, str, str]:
        ended = CliRunner().invoke(main, ["sheet", *arguments])
        return ended.exit_code, ended.stdout, ended.stderr

    return run


@pytest.mark.thorough
def test_the_block_is_written_into_a_file_in_the_language_asked_for(
    printing, tmp_path: Path
) -> None:
    out = tmp_path / "block.pdf"
    asked = ("--game", "wizard_gigamic", "--classic", "--lang", "fr", "--paper", "a5x2")
    assert printing(*asked, "--out", str(out)) == (0, "", "")
    file = pypdf.PdfReader(out)
    assert file.metadata.title.replace("\u00a0", " ") == "Le bloc de la vérité"
    assert len(file.pages) == 1


def test_names_variants_and_house_rules_are_printed(asking, tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    status, _, wrong = asking(
        *("--game", "wizard_club", "--names", "Anna, Ben,Cléo", "--variant", "vision_of_hell"),
        *("--set", "bidding.who=last", "--set", "bidding.zero_exempt=yes", "--out", str(out)),
    )
    assert (status, wrong) == (0, "")
    text = pypdf.PdfReader(out).pages[0].extract_text()
    for word in ("Anna", "Ben", "Cléo", "Vision of hell", "zero always allowed"):
        assert word in text


def test_a_picture_comes_out_of_standard_output(command: Command, tmp_path: Path) -> None:
    asked = ("--game", "quoicoupli", "--players", "5", "--png", "--out", "-")
    process = command("sheet", *asked)
    process.stdout.reconfigure(encoding="latin-1", newline="")
    said, wrong = process.communicate(timeout=PATIENCE)
    assert (process.returncode, wrong) == (0, "")
    assert said.startswith("\x89PNG")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.thorough
def test_a_match_and_a_shorter_game_have_sheets_too(asking, tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    assert asking("--game", "wizards_cup", "--names", "Anna,Ben", "--out", str(out))[0] == 0
    assert "Round 3" in pypdf.PdfReader(out).pages[0].extract_text()
    assert asking("--game", "wizards_cup", "--out", str(out))[0] == 0
    assert "Round 3" in pypdf.PdfReader(out).pages[0].extract_text()
    short = ("--game", "wizard_fisher", "--players", "4", "--rounds", "3", "--first-dealer", "0")
    assert asking(*short, "--out", str(out))[0] == 0
    assert "•" not in pypdf.PdfReader(out).pages[0].extract_text()


def test_a_second_page_is_said(asking, tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    asked = ("--game", "quoicoupli", "--players", "2", "--paper", "a5", "--out", str(out))
    status, said, wrong = asking(*asked)
    assert (status, said) == (0, "")
    assert wrong == ("On one page the boxes would be lower than 7 mm: this sheet has 2 pages.\n")
    assert len(pypdf.PdfReader(out).pages) == 2


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ("--players 4 --names A,B,C,D,E", "These are 5 names for 4 players."),
        ("--players 2", "This game is for 3 to 6 players, not for 2."),
        ("--names A,a,B", "There is already one called a: two names must differ."),
        ("", "Say for how many players, or give their names."),
        ("--players 4 --variant bombast", "This game has no such variant. It has: "),
        ("--players 4 --set nothing=1", "There is no such rule."),
        ("--players 4 --set bidding.who=me", "This rule allows: "),
        ("--players 4 --set bidding.from_hand=x", "A number from "),
        ("--players 4 --rounds 90", "From 1 to 15 rounds, not 90."),
        ("--players 4 --hands 1,99", "From 1 to 15 cards each, not 99."),
        ("--players 4 --first-dealer 5", "The first dealer is a number from 1 to 4, or 0"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    asked: str, why: str, asking, tmp_path: Path
) -> None:
    out = tmp_path / "sheet.pdf"
    status, said, wrong = asking("--game", "wizard_gigamic", *asked.split(), "--out", str(out))
    assert (status, said) == (2, "")
    assert wrong.startswith(f"scorepad: {why}")
    assert wrong.count("\n") == 1
    assert not out.exists()


@pytest.fixture
def kept(tmp_path: Path) -> Table:
    """A game that a machine holds in the folder ``kept``, with two rounds played."""
    settings = prepare_server({"PATH": ""}, tmp_path / "kept")
    app = create_app(settings)
    game = Table(app, Phone(app))
    play_rounds(game, 2)
    app.extensions["scorepad"].store.close()
    return game


@pytest.mark.thorough
def test_the_sheet_of_a_game_that_this_machine_holds_is_printed_by_its_id(
    printing, kept: Table, tmp_path: Path
) -> None:
    out = tmp_path / "sheet.pdf"
    asked = ("--from-game", kept.id, "--instance", str(tmp_path / "kept"), "--lang", "de")
    assert printing(*asked, "--tricks", "--out", str(out)) == (0, "", "")
    file = pypdf.PdfReader(out)
    text = file.pages[0].extract_text()
    assert file.trailer["/Root"]["/Lang"] == "de"
    for word in ("Anna", "Ben", "Cleo", "Runde"):
        assert word in text


@pytest.mark.thorough
def test_a_link_brings_the_address_of_its_code_along(asking, kept: Table, tmp_path: Path) -> None:
    sizes = {}
    for address in ("http://192.168.1.20:5000", "http://localhost:5000"):
        out = tmp_path / "sheet.pdf"
        link = f"{address}/o/{kept.id}h{'x' * 22}"
        asked = ("--from-game", link, "--instance", str(tmp_path / "kept"), "--out", str(out))
        assert asking(*asked) == (0, "", "")
        sizes[address] = "Look at this game" in pypdf.PdfReader(out).pages[0].extract_text()
    assert list(sizes.values()) == [True, False]


def test_a_game_of_another_machine_is_not_here(asking, kept: Table, tmp_path: Path) -> None:
    asked = ("--from-game", "x" * 22, "--instance", str(tmp_path / "kept"), "--out", "s.pdf")
    status, said, wrong = asking(*asked)
    assert (status, said) == (2, "")
    assert wrong.startswith("scorepad: This machine has no such game.")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("", "--from-game for a filled one"),
        ("--game quoicoupli --from-game x", "--from-game for a filled one"),
        ("--game quoicoupli --classic", ""),
        ("--game whist", "wizard_fisher"),
        ("--game wizard_fisher --set rule", ""),
    ],
)
def test_what_cannot_be_meant_is_a_mistake_in_the_command(asked: str, said: str, asking) -> None:
    status, _, wrong = asking(*asked.split(), "--out", "x.pdf")
    assert status == 2
    assert said in wrong


def test_a_file_that_cannot_be_written_is_named(asking, tmp_path: Path) -> None:
    out = str(tmp_path / "missing" / "block.pdf")
    asked = ("--game", "wizard_fisher", "--players", "3", "--out", out)
    assert asking(*asked) == (2, "", f"scorepad: {out}: No such file or directory\n")


def test_a_name_that_is_refused_does_not_steer_the_terminal(asking, tmp_path: Path) -> None:
    out = tmp_path / "none" / "a\x07.pdf"
    status, _, wrong = asking("--game", "oh_hell", "--players", "4", "--out", str(out))
    assert (status, wrong.strip().isprintable()) == (2, True)


def test_without_pango_it_says_what_to_install(printing, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import scorepad.sheets.text as pango\n"
        "pango._LIBRARIES = (*pango._LIBRARIES, ('libno-such-thing.so.0',))\n"
    )
    top = Path(__file__).parents[2]
    asked = ("--game", "wizard_fisher", "--players", "3", "--out", str(tmp_path / "block.pdf"))
    status, _, wrong = printing(*asked, PYTHONPATH=f"{tmp_path}:{top}")
    assert status == 2
    assert "libpango-1.0-0" in wrong
