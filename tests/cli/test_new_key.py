"""The key that the links to games are derived from, and ``scorepad new-key``."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scorepad.cli import main
from scorepad.secret_key import fingerprint
from scorepad.services import backups
from scorepad.services.backups import served
from scorepad.services.groups import NoSuchGroup, household_token, open_group
from scorepad.settings import Settings
from scorepad.startup import NotReady, prepare_server
from scorepad.store import Store
from tests.store.revisions import at_revision

OTHER = "another key that is long enough for this"
KEY = "0123456789abcdef" * 2


@pytest.fixture
def start(database: str, tmp_path: Path) -> Callable[..., Settings]:
    """Gets everything in place as a server does, on each kind of database."""

    def start(**environ: str) -> Settings:
        return prepare_server({"SCOREPAD_DATABASE_URL": database, **environ}, tmp_path / "kept")

    return start


@pytest.fixture
def new_key(database: str, tmp_path: Path) -> Callable[..., Result]:
    def new_key(**environ: str) -> Result:
        environ = {"SCOREPAD_DATABASE_URL": database, **environ}
        arguments = ["new-key", "--instance", str(tmp_path / "kept")]
        return CliRunner(env=environ).invoke(main, arguments)

    return new_key


def kept_fingerprint(url: str) -> str | None:
    with closing(Store(url)) as store, store.reading() as transaction:
        return transaction.properties.key_fingerprint()


def link(settings: Settings) -> str:
    with closing(Store(settings.database_url)) as store:
        return household_token(store, settings.secret_key.encode(), 1_000)


def opens(settings: Settings, token: str) -> bool:
    with closing(Store(settings.database_url)) as store:
        try:
            open_group(store, settings.secret_key.encode(), token, "phone", 1_000)
        except NoSuchGroup:
            return False
    return True


def test_the_first_start_writes_down_which_key_it_is_and_the_next_finds_it(
    start, database: str
) -> None:
    settings = start()
    assert kept_fingerprint(database) == fingerprint(settings.secret_key)
    assert settings.secret_key not in str(kept_fingerprint(database))
    assert start() == settings


def test_a_database_from_before_takes_the_key_that_is_there(tmp_path: Path) -> None:
    path = tmp_path / "kept" / "scorepad.db"
    path.parent.mkdir()
    at_revision(path, "0005")
    settings = prepare_server({}, path.parent)
    assert kept_fingerprint(settings.database_url) == fingerprint(settings.secret_key)


def test_another_key_is_refused_with_where_it_stands_and_what_to_do(start, tmp_path: Path) -> None:
    start()
    file = tmp_path / "kept" / "secret_key"
    right = file.read_text()
    for wrong in (OTHER, None):
        file.write_text(wrong) if wrong else file.unlink()
        with pytest.raises(NotReady) as caught:
            start()
        assert f"{file} does not have the key of these games" in str(caught.value)
        assert "scorepad new-key, which ends all links" in str(caught.value)
        assert OTHER not in str(caught.value)
    with pytest.raises(NotReady, match="SCOREPAD_SECRET_KEY does not have the key"):
        start(SCOREPAD_SECRET_KEY=OTHER)
    file.write_text(right)
    start()


def test_a_new_key_ends_the_links_and_is_that_of_the_games(start, new_key, tmp_path: Path) -> None:
    before = start()
    token = link(before)
    assert opens(before, token)
    said = new_key()
    assert said.exit_code == 0
    assert "All links and codes that were given have ended" in said.output
    after = start()
    assert not opens(after, token)
    assert opens(after, link(after))
    former = tmp_path / "kept" / "secret_key.old"
    assert str(former) in said.output
    assert former.read_text().strip() == before.secret_key
    assert former.stat().st_mode & 0o077 == 0


def test_the_former_key_can_be_brought_back_with_its_links(start, new_key, tmp_path: Path) -> None:
    before = start()
    token = link(before)
    new_key()
    (tmp_path / "kept" / "secret_key.old").replace(tmp_path / "kept" / "secret_key")
    said = new_key()
    assert f"The key in {tmp_path}/kept/secret_key is that of these games now." in said.output
    assert opens(start(), token)


def test_a_key_from_the_environment_has_to_be_another_one_first(
    start, new_key, database: str
) -> None:
    start(SCOREPAD_SECRET_KEY=KEY)
    same = new_key(SCOREPAD_SECRET_KEY=KEY)
    assert same.exit_code == 1
    assert "The key in SCOREPAD_SECRET_KEY is still that of these games" in same.output
    assert new_key(SCOREPAD_SECRET_KEY=OTHER).exit_code == 0
    start(SCOREPAD_SECRET_KEY=OTHER)
    assert OTHER not in same.output


def test_nobody_takes_the_key_away_under_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "_ENDING", 0)
    settings = prepare_server({}, tmp_path)
    command = ["new-key", "--instance", str(tmp_path)]
    with closing(Store(settings.database_url)) as store, served(store):
        said = CliRunner().invoke(main, command)
    assert said.exit_code == 1
    assert f"A server has the games in {tmp_path}; stop it" in said.output
    assert prepare_server({}, tmp_path) == settings


def test_games_are_exported_whatever_the_key(tmp_path: Path) -> None:
    prepare_server({}, tmp_path)
    (tmp_path / "secret_key").write_text(OTHER)
    said = CliRunner().invoke(main, ["export", "--all", "--out", "-", "--instance", str(tmp_path)])
    assert said.exit_code == 0


def test_a_copy_that_is_brought_to_another_machine_says_which_key_it_needs(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    settings = prepare_server({}, here)
    token, copy = link(settings), tmp_path / "copy.db"
    run = CliRunner().invoke
    assert run(main, ["backup", str(copy), "--instance", str(here)]).exit_code == 0
    again = run(main, ["restore", str(copy), "--instance", str(here)])
    assert "another key" not in again.output
    for is_new in (True, False):
        if not is_new:
            prepare_server({}, tmp_path / "started")
        folder = there if is_new else tmp_path / "started"
        said = run(main, ["restore", str(copy), "--instance", str(folder)])
        assert said.exit_code == 0
        assert f"put the key of the machine that they come from into {folder}/secret_key" in (
            said.output
        )
        with pytest.raises(NotReady, match="does not have the key of these games"):
            prepare_server({}, folder)
    (there / "secret_key").write_text(settings.secret_key)
    moved = prepare_server({}, there)
    assert opens(moved, token)
    assert link(moved) == token
