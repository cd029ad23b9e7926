"""``scorepad backup`` and ``scorepad restore``, and the copy that a server makes by itself."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest
import time_machine
from click.testing import CliRunner, Result

from scorepad.cli import backups, main
from scorepad.pad.marks import Mark
from scorepad.services.backups import BackupHealth, CopyPlan
from scorepad.store import Store
from tests.postgresql import Server
from tests.store.appending import append_mark


class Enough(Exception):
    """No more looks."""


@pytest.fixture(autouse=True)
def one_day() -> Iterator[None]:
    """What is said or copied once a day is so once in a test: no midnight passes."""
    with time_machine.travel(datetime.now(UTC), tick=False):
        yield


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """An instance folder with one game of one mark."""
    folder = tmp_path / "kept"
    folder.mkdir()
    store = Store(f"sqlite:///{folder}/scorepad.db")
    store.prepare()
    with store.writing() as transaction:
        transaction.games.add("game", 1, {})
        append_mark(transaction, "game", Mark("one"), {})
    store.close()
    return folder


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(each) for each in arguments])


def test_copies_for_cron_are_numbered_and_one_a_day_stays(kept: Path, tmp_path: Path):
    elsewhere = tmp_path / "elsewhere"
    line = ("backup", "--to", elsewhere, "--instance", kept)
    refused = run(*line)
    assert (refused.exit_code, f"the folder {elsewhere} is not there" in refused.output) == (
        1,
        True,
    )
    assert not elsewhere.exists()
    elsewhere.mkdir()
    for day in range(1, 4):
        shutil.copy(kept / "scorepad.db", elsewhere / f"scorepad-2026-01-0{day}-000{day}.db")
    (elsewhere / "mine.txt").touch()
    for _ in range(2):
        assert run(*line, "--keep", "2,1").exit_code == 0
    *others, newest = sorted(each.name for each in elsewhere.iterdir())
    assert others == [
        "mine.txt",
        "scorepad-2026-01-02-0002.db.gz",
        "scorepad-2026-01-03-0003.db.gz",
    ]
    assert re.fullmatch(r"scorepad-20\d\d-\d\d-\d\d-0005\.db", newest)
    assert marks_in(elsewhere / newest) == ["one"]


def test_the_key_lies_beside_the_copies_only_if_that_is_said(kept: Path, tmp_path: Path):
    (kept / "secret_key").write_text("0123456789abcdef" * 4)
    for more, there in (((), False), (("--with-key",), True)):
        run("backup", "--to", tmp_path, "--instance", kept, *more)
        assert (tmp_path / "secret_key").exists() == there
    assert (tmp_path / "secret_key").read_text().strip() == "0123456789abcdef" * 4
    assert (tmp_path / "secret_key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("said", ["0,4", "7", "7,x", "-1,2", "7,4,1"])
def test_how_many_copies_stay_is_two_numbers(kept: Path, tmp_path: Path, said: str):
    refused = run("backup", "--to", tmp_path, f"--keep={said}", "--instance", kept)
    assert refused.exit_code == 1
    assert "How many copies stay (--keep) is two numbers" in refused.output
    assert not list(tmp_path.glob("*.db"))


def test_a_file_or_a_folder_is_said(kept: Path, tmp_path: Path):
    for line in ((), (tmp_path / "copy.db", "--to", tmp_path)):
        refused = run("backup", *line, "--instance", kept)
        assert (refused.exit_code, "--to which FOLDER" in refused.output) == (2, True)


def looked_after(
    kept: Path,
    plan: CopyPlan | None = None,
    looks: int = 1,
    between: Callable[[int], object] = lambda _look: None,
) -> BackupHealth:
    """Return what became of the copies of a server that has looked so often;
    after each look something else may happen."""
    store, health, number = Store(f"sqlite:///{kept}/scorepad.db"), BackupHealth(), count(1)

    def rest(_seconds: float) -> None:
        look = next(number)
        if look > looks:
            raise Enough
        between(look)

    with pytest.raises(Enough):
        backups._watch(store, health, rest, plan or CopyPlan())
    store.close()
    return health


def test_the_copy_of_a_day_goes_to_another_folder_as_well_and_once(kept: Path, tmp_path: Path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    plan = CopyPlan(folder=elsewhere, key="k" * 40)
    for _ in range(2):
        assert looked_after(kept, plan, looks=2).why is None
    (near,) = (kept / "backups").glob("scorepad-*.db")
    (far,) = elsewhere.glob("scorepad-*.db")
    # The header counts how often the file was changed.
    assert far.read_bytes()[100:] == near.read_bytes()[100:]
    assert (elsewhere / "secret_key").read_text() == "k" * 40 + "\n"


def test_a_folder_that_is_not_there_is_said_and_the_machines_own_copy_is_made(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    health = looked_after(kept, CopyPlan(folder=tmp_path / "nas"))
    assert health.why == "no_folder"
    said = f"No copy of the games could be made in {tmp_path}/nas: the folder is not there."
    assert capsys.readouterr().err == f"scorepad: {said}\n"
    assert len(list((kept / "backups").glob("scorepad-*.db"))) == 1


def test_a_folder_that_is_not_there_is_said_at_the_start_and_once(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    plan = CopyPlan(folder=tmp_path / "nas")
    said = f"scorepad: No copy of the games could be made in {tmp_path}/nas"
    assert looked_after(kept, plan, looks=0).why == "no_folder"
    assert capsys.readouterr().err.startswith(said)
    assert looked_after(kept, plan, looks=3).why == "no_folder"
    assert capsys.readouterr().err.count(said) == 1


def marks_in(path: Path) -> list[str]:
    store = Store(f"sqlite:///{path}")
    with store.reading() as transaction:
        found = [mark.id for mark in transaction.marks.all("game")]
    store.close()
    return found


def test_what_was_copied_comes_back_and_what_it_replaces_is_kept(kept: Path, tmp_path: Path):
    copy = tmp_path / "all games.db"
    assert run("backup", copy, "--instance", kept).output == f"All games are in {copy}.\n"
    store = Store(f"sqlite:///{kept}/scorepad.db")
    with store.writing() as transaction:
        append_mark(transaction, "game", Mark("two"), {})
    store.close()
    done = run("restore", copy, "--instance", kept)
    assert done.exit_code == 0
    (replaced,) = kept.glob("replaced-*-scorepad.db")
    assert str(replaced) in done.output
    came = datetime.fromtimestamp(replaced.stat().st_ctime).astimezone()
    until = came.date() + timedelta(60)
    assert f"until {until} at least (SCOREPAD_BACKUPS_DAYS=60)" in done.output
    assert marks_in(kept / "scorepad.db") == ["one"]
    assert marks_in(replaced) == ["one", "two"]


def test_a_machine_without_games_takes_them_over(kept: Path, tmp_path: Path):
    run("backup", tmp_path / "copy.db", "--instance", kept)
    assert run("restore", tmp_path / "copy.db", "--instance", tmp_path / "new").exit_code == 0
    assert marks_in(tmp_path / "new" / "scorepad.db") == ["one"]


def test_a_file_is_replaced_only_when_that_is_said(kept: Path, tmp_path: Path):
    copy = tmp_path / "copy.db"
    copy.write_text("mine")
    refused = run("backup", copy, "--instance", kept)
    assert refused.exit_code == 1
    assert "--force" in refused.output
    assert copy.read_text() == "mine"
    assert run("backup", copy, "--instance", kept, "--force").exit_code == 0
    assert marks_in(copy) == ["one"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("backup", "{tmp}/copy.db", "--instance", "{tmp}/nowhere"), "there are no games"),
        (("backup", "{tmp}/no folder/copy.db", "--instance", "{tmp}/kept"), "folder"),
        (("restore", "{tmp}/nothing.db", "--instance", "{tmp}/kept"), "no database of games"),
        (("restore", "{tmp}/notes.txt", "--instance", "{tmp}/kept"), "no database of games"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(kept: Path, tmp_path: Path, arguments, says: str):
    (tmp_path / "notes.txt").write_text("notes" * 1_000)
    before = (kept / "scorepad.db").read_bytes()
    refused = run(*(each.format(tmp=tmp_path) for each in arguments))
    assert refused.exit_code == 1
    assert says in refused.output
    assert refused.output.count("\n") == 1
    assert (kept / "scorepad.db").read_bytes() == before


def test_a_server_makes_a_copy_and_says_once_why_it_cannot(kept: Path, capsys):
    looked_after(kept, looks=4)
    (copy,) = (kept / "backups").glob("scorepad-*.db")
    assert marks_in(copy) == ["one"]
    copy.unlink()
    (kept / "scorepad.db").write_text("broken" * 1_000)
    os.utime(kept / "scorepad.db")
    looked_after(kept, looks=4)
    assert capsys.readouterr().err.count("The database of the games is damaged") == 1


def test_a_folder_that_could_not_be_read_for_a_while_ends_no_daily_copies(kept: Path, capsys):
    database, away = kept / "scorepad.db", kept.with_name("away")

    def move(look: int) -> None:
        if look == 1:
            database.rename(away)
        else:
            away.rename(database)

    looked_after(kept, looks=2, between=move)
    said = "No copy of the games could be made: the database can't be read."
    assert capsys.readouterr().err.count(said) == 1
    assert len(list((kept / "backups").glob("scorepad-*.db"))) == 1


def test_damaged_pages_are_said_with_the_newest_copy_that_has_none(
    kept: Path, capsys: pytest.CaptureFixture[str]
):
    database, folder = kept / "scorepad.db", kept / "backups"
    folder.mkdir(exist_ok=True)
    sound = folder / "scorepad-2026-11-01-0001.db"
    shutil.copy(database, sound)
    whole = database.read_bytes()
    database.write_bytes(whole[:8192] + b"\xff" * 4096 + whole[12288:])
    shutil.copy(database, folder / "scorepad-2026-11-02-0002.db")
    health = looked_after(kept, looks=0)
    assert health.why == "unsound"
    assert f'scorepad restore "{sound}" brings it back' in health.sentence
    assert health.sentence in capsys.readouterr().err


def test_games_move_onto_a_server_and_back(
    kept: Path, tmp_path: Path, postgresql: Server, monkeypatch: pytest.MonkeyPatch
):
    copy, back = tmp_path / "copy.db", tmp_path / "back.db"
    run("backup", copy, "--instance", kept)
    with monkeypatch.context() as patch:
        patch.setenv("SCOREPAD_DATABASE_URL", postgresql.new_database())
        folder = ("--instance", tmp_path / "machine")
        assert "there are no games" in run("backup", back, *folder).output
        assert run("restore", copy, *folder).output == f"The games of {copy} are back.\n"
        assert run("backup", back, *folder).output == f"All games are in {back}.\n"
    assert run("restore", back, "--instance", tmp_path / "new").exit_code == 0
    assert marks_in(tmp_path / "new" / "scorepad.db") == ["one"]
