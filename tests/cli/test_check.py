"""``scorepad check``: each thing that a server needs, right and wrong."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.request import Request, urlopen

import psycopg
import pytest
import time_machine
from click.testing import CliRunner

from scorepad.cli import main
from scorepad.cli.authority import authority_in
from scorepad.pad.marks import Mark
from scorepad.services.links import proof_of_key
from scorepad.sheets.fonts import PACKAGES
from scorepad.startup import prepare_server
from scorepad.store import Store, journal
from scorepad.store.sqlite_library import sqlite3
from tests.cli.conftest import PATIENCE
from tests.fonts import WIDE, only
from tests.permissions import bound_by_permissions
from tests.postgresql import Server
from tests.store.appending import append_mark
from tests.store.revisions import at_revision
from tests.tools.proxy import Answer, Proxy, running
from tests.tools.proxy import Request as PassedOn

NOBODY = "1"
"""A port on which no server answers."""


class Checked:
    """What the command has said, by what it is about."""

    def __init__(self, output: str, status: int) -> None:
        self.output, self.status = output, status
        parts = [line.split(maxsplit=2) for line in output.splitlines()]
        self.said = {what.removesuffix(":"): (how, said) for how, what, said in parts}
        self.to_mend = {what.removesuffix(":") for how, what, _ in parts if how == "mend"}


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "kept"


@pytest.fixture
def checked(kept: Path) -> Callable[..., Checked]:
    def checked(*arguments: str, port: str = NOBODY, **environ: str) -> Checked:
        command = ["check", "--instance", str(kept), "--port", port, *arguments]
        done = CliRunner(env=environ).invoke(main, command)
        assert done.exception is None or isinstance(done.exception, SystemExit)
        return Checked(done.output, done.exit_code)

    return checked


def test_before_the_first_start_nothing_is_wrong_and_nothing_is_made(checked, tmp_path: Path):
    found = checked()
    assert (found.status, found.to_mend) == (0, set())
    for what in ("folder", "database", "key"):
        assert "the first start makes it" in found.said[what][1]
    assert list(tmp_path.iterdir()) == []


def test_scripts_whose_letters_no_font_has_are_named() -> None:
    with only(WIDE) as named:
        command = [sys.executable, "-m", "scorepad", "check", "--port", NOBODY]
        said = subprocess.run(command, env={**os.environ, **named}, capture_output=True, text=True)
    (line,) = (line for line in said.stdout.splitlines() if " fonts: " in line)
    assert line.startswith("note  fonts: sheets can't print ")
    assert "Thai (ก)" in line
    assert "Hebrew" not in line
    assert line.endswith(f"on Debian, {' '.join(PACKAGES)} bring these.")


def test_a_folder_for_copies_that_is_not_there_is_said(checked, tmp_path: Path) -> None:
    folder = tmp_path / "nas"
    found = checked(SCOREPAD_BACKUPS=str(folder))
    assert found.to_mend == {"copies"}
    assert str(folder) in found.said["copies"][1]
    folder.mkdir()
    found = checked(SCOREPAD_BACKUPS=str(folder), SCOREPAD_BACKUPS_DAYS="90")
    assert found.to_mend == set()
    assert found.said["copies"][1].endswith("an upgrade or a restore for 90 days.")


@pytest.fixture
def place(database: str) -> dict[str, str]:
    """The setting for a database, of each kind in turn."""
    return {"SCOREPAD_DATABASE_URL": database}


def test_after_it_all_is_right_and_stays_as_it_is(checked, kept: Path, place) -> None:
    prepare_server(place, kept)
    before = {path: path.read_bytes() for path in kept.rglob("*") if path.is_file()}
    found = checked(**place)
    assert (found.status, found.to_mend) == (0, set())
    assert "up to date" in found.said["tables"][1]
    assert found.said["encoding"][1] in ("UTF-8.", "UTF8.")
    assert found.said["rights"][0] == "ok"
    assert "has the key of these games" in found.said["key"][1]
    assert found.said["settings"] == ("ok", "read: SCOREPAD_DATABASE_URL.")
    assert before == {path: path.read_bytes() for path in kept.rglob("*") if path.is_file()}


def test_every_wrong_setting_is_named_and_the_rest_is_looked_at(checked, kept: Path) -> None:
    prepare_server({}, kept)
    found = checked(
        SCOREPAD_HOST="pad", SCOREPAD_HOSTS="https://pad.example.org", SCOREPAD_PROXIES="nginx"
    )
    assert (found.status, found.to_mend) == (1, {"settings"})
    for words in ("no setting SCOREPAD_HOST;", "SCOREPAD_HOSTS lists", "SCOREPAD_PROXIES is a"):
        assert words in found.output
    assert found.said["tables"][0] == "ok"


def test_settings_that_contradict_each_other_are_to_be_mended_and_without_effect_noted(
    checked,
) -> None:
    found = checked(SCOREPAD_ADDRESS="https://pad.example.org", SCOREPAD_HOSTS="club.example")
    assert found.to_mend == {"settings"}
    assert "name it in SCOREPAD_HOSTS as well" in found.output
    found = checked(SCOREPAD_ADDRESS="http://192.168.1.20:5000/", SCOREPAD_HSTS="31536000")
    assert found.status == 0
    assert "note  https: SCOREPAD_HSTS works only over https" in found.output


def test_another_key_and_a_missing_one_are_to_be_mended(checked, kept: Path) -> None:
    prepare_server({}, kept)
    (kept / "secret_key").unlink()
    assert checked().to_mend == {"key"}
    assert not (kept / "secret_key").exists()
    found = checked(SCOREPAD_SECRET_KEY="0123456789abcdef" * 2)
    assert found.to_mend == {"key"}
    assert "scorepad new-key" in found.said["key"][1]
    assert "0123" not in found.output


def test_an_older_database_is_left_for_the_next_start(checked, kept: Path) -> None:
    kept.mkdir()
    at_revision(kept / "scorepad.db", "0003")
    found = checked()
    assert found.status == 0
    assert "of version 0003; the next start copies the games" in found.said["tables"][1]
    assert [path.name for path in kept.iterdir()] == ["scorepad.db"]


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda path: path.write_bytes(b""), "is empty"),
        (lambda path: path.write_bytes(b"nonsense" * 1000), "can't be opened"),
        (lambda path: _stamp(path, "9999"), "newer version"),
    ],
)
def test_a_database_that_can_not_be_used_is_said_with_the_reason(
    checked, kept: Path, spoil: Callable[[Path], object], words: str
) -> None:
    prepare_server({}, kept)
    spoil(kept / "scorepad.db")
    found = checked()
    assert found.to_mend == {"database"}
    assert words in found.said["database"][1]


def _stamp(path: Path, revision: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))


@pytest.mark.thorough
def test_the_zone_of_the_household_is_said(kept: Path, command) -> None:
    for zone, clock in (("Pacific/Auckland", "+13:00"), ("Etc/GMT+10", "-10:00"), ("", "")):
        process = command("check", "--instance", str(kept), forked=True, SCOREPAD_ZONE=zone)
        out, _ = process.communicate(timeout=PATIENCE)
        assert f"zone: {zone or 'this machine'}" in out
        assert re.search(rf"clock: it says .*{re.escape(clock)}", out)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("mode", "line"),
    [
        ("delete", "mend  rights: games can't be written"),
        ("wal", "scorepad backup makes one file that can."),
    ],
)
def test_what_may_not_be_written_is_said(kept: Path, command, mode: str, line: str) -> None:
    prepare_server({"SCOREPAD_SQLITE_JOURNAL": mode}, kept)
    (kept / "scorepad.db").chmod(0o400)
    kept.chmod(0o500)
    told = ("check", "--instance", str(kept))
    process = command(*told, bound=bound_by_permissions, forked=True)
    out, _ = process.communicate(timeout=PATIENCE)
    kept.chmod(0o700)
    assert process.returncode == 1
    assert line in out
    assert f"mend  folder: {kept} can't be written by this user" in out


def test_the_journal_is_said_and_why_it_is_no_log(
    checked, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare_server({}, kept)
    assert checked().said["journal"][1].startswith("wal; never copy scorepad.db without")
    asked = {"SCOREPAD_SQLITE_JOURNAL": "delete"}
    prepare_server(asked, kept)
    assert "delete; SCOREPAD_SQLITE_JOURNAL asks for it" in checked(**asked).said["journal"][1]
    assert "the next start of a server makes it wal" in checked().said["journal"][1]
    monkeypatch.setattr(journal, "file_system", lambda _: "nfs4")
    assert "SCOREPAD_SQLITE_JOURNAL=wal says that it is so" in checked().said["journal"][1]
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 40, 1))
    assert "this SQLite can lose entries" in checked().said["journal"][1]
    found = checked(SCOREPAD_SQLITE_JOURNAL="wel")
    assert found.to_mend == {"settings"}


def test_a_role_without_rights_is_said(checked, postgresql: Server) -> None:
    url = postgresql.new_database()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP ROLE IF EXISTS guest")
        connection.execute("CREATE ROLE guest LOGIN")
        connection.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    found = checked(SCOREPAD_DATABASE_URL=url.replace("scorepad@", "guest@"))
    assert found.to_mend == {"rights"}


def test_a_full_disk_is_said(checked, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare_server({}, kept)
    usage = shutil.disk_usage(kept)._replace(free=1_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    found = checked()
    assert found.to_mend == {"disk"}
    assert "1 MB are free, and a copy of the games needs" in found.said["disk"][1]


def test_a_clock_of_long_ago_is_to_be_mended_and_one_behind_the_games_is_noted(
    checked, kept: Path
) -> None:
    with (
        closing(Store(prepare_server({}, kept).database_url)) as store,
        store.writing() as transaction,
    ):
        transaction.games.add("game", int(time.time()), {})
        append_mark(transaction, "game", Mark("one", at=int(time.time())), {})
    assert checked().said["clock"][0] == "ok"
    with time_machine.travel(datetime(1970, 1, 2, tzinfo=UTC)):
        assert checked().to_mend == {"clock"}
    with time_machine.travel(datetime.now(UTC) - timedelta(days=30)):
        how, said = checked().said["clock"]
    assert how == "note"
    assert "and the newest entry is of" in said


def test_the_clock_of_a_database_server_is_compared(checked, kept: Path, postgresql) -> None:
    place = {"SCOREPAD_DATABASE_URL": postgresql.new_database()}
    with time_machine.travel(datetime.now(UTC) + timedelta(hours=2)):
        how, said = checked(**place).said["clock"]
    assert how == "note"
    assert "the database's is 7" in said


def test_what_a_running_server_has_seen_of_proxies_is_said(checked, serve, kept: Path) -> None:
    serving = serve("--instance", str(kept), SCOREPAD_PROXIES="2")
    port = serving.address.rpartition(":")[2]
    environ = {"SCOREPAD_PROXIES": "2"}
    assert checked(port=port, **environ).said["proxies"][0] == "ok"
    headers = {"X-Forwarded-For": "203.0.113.9", "Host": "pad.local"}
    with urlopen(Request(f"{serving.address}/", headers=headers)) as answer:
        assert answer.status == 200
    found = checked(port=port, **environ)
    assert found.to_mend == {"proxies"}
    assert "fewer servers than the 2 of SCOREPAD_PROXIES" in found.said["proxies"][1]


def test_an_authority_is_looked_at(checked, kept: Path) -> None:
    kept.mkdir()
    now = datetime.now(UTC)
    authority_in(kept, [], "box", now)
    assert "the authority is good until" in checked().said["https"][1]
    (kept / "authority.pem").unlink()
    authority_in(kept, [], "box", now + timedelta(days=30))
    assert checked().said["https"][0] == "note"
    (kept / "authority.pem").write_text("nonsense")
    assert checked().to_mend == {"https"}


class Changing(Proxy):
    """A proxy that changes the headers of requests."""

    def __init__(self, address: str, **changed: str | None) -> None:
        super().__init__(address)
        self.changed = {name.replace("_", "-"): value for name, value in changed.items()}

    def pass_on(self, request: PassedOn) -> Answer | None:
        headers = {**request.headers, **self.changed}
        kept = {name: value for name, value in headers.items() if value is not None}
        return self.ask(request._replace(headers=kept))


FORWARDED = {"X_Forwarded_For": "203.0.113.7"}


@pytest.mark.parametrize(
    ("settings", "changes"),
    [
        (
            {"SCOREPAD_PROXIES": "1"},
            [
                (FORWARDED, ""),
                (
                    {**FORWARDED, "Host": "127.0.0.1"},
                    "is asked for, and 127.0.0.1 arrives: forms are refused",
                ),
                (
                    {**FORWARDED, "X_Forwarded_Proto": "https"},
                    "http is asked for, and https arrives",
                ),
            ],
        ),
        (
            {},
            [
                ({}, ""),
                ({"Host": "pad.example.org"}, "pages are refused (421) under pad.example.org"),
                (FORWARDED, "names 1 servers on the way, and SCOREPAD_PROXIES is 0"),
                ({"Origin": None}, "the header Origin does not arrive"),
                ({"Cookie": None}, "the header Cookie does not arrive"),
                ({"X_Scorepad_Check": None}, "takes the header X-Scorepad-Check away"),
            ],
        ),
        ({"SCOREPAD_PROXIES": "2"}, [({}, "names 0 servers on the way")]),
        ({"SCOREPAD_PREFIX": "/pad"}, [({}, "the path / is asked for, and /pad arrives")]),
    ],
    ids=["behind one proxy", "as it is", "behind two proxies", "below a path"],
)
def test_what_a_proxy_changes_is_said(
    serve,
    tmp_path: Path,
    settings: dict[str, str],
    changes: list[tuple[dict[str, str | None], str]],
) -> None:
    environ = {"SCOREPAD_INSTANCE": str(tmp_path / "kept"), **settings}
    serving = serve(**environ)
    for changed, said in changes:
        with running(Changing(serving.address, **changed)) as address:
            command = ["check", "--address", address]
            found = CliRunner(env=environ).invoke(main, command)
        lines = [line for line in found.output.splitlines() if " address: " in line]
        if said:
            assert any(line.startswith("mend") and said in line for line in lines), found.output
        else:
            assert lines == [f"ok    address: what is asked at {address}/ arrives as it is."]


class Unmarking(Proxy):
    """A proxy that passes only the headers on that it knows."""

    def pass_on(self, request: PassedOn) -> Answer | None:
        answer = self.ask(request)
        kept = [(name, value) for name, value in answer.headers if name != "Scorepad"]
        return answer._replace(headers=kept)


def test_a_proxy_that_takes_the_header_of_answers_away_is_named(serve, tmp_path: Path) -> None:
    environ = {"SCOREPAD_INSTANCE": str(tmp_path / "kept")}
    serving = serve(**environ)
    with running(Unmarking(serving.address)) as address:
        found = CliRunner(env=environ).invoke(main, ["check", "--address", address])
    assert "mend  address: the header Scorepad of answers does not come through" in found.output


def test_where_nothing_answers_or_another_server_does_that_is_said(checked, serve) -> None:
    serving = serve()
    nobody = checked("--address", "http://127.0.0.1:1")
    assert nobody.said["address"][0] == "mend"
    assert "nothing answers at http://127.0.0.1:1/" in nobody.output
    other = checked("--address", serving.address, SCOREPAD_SECRET_KEY="another key " * 4)
    assert "is not the server with this key" in other.output
    assert CliRunner().invoke(main, ["check", "--address", "pad"]).exit_code == 2


def test_nobody_without_the_key_is_told_what_arrives(serve) -> None:
    serving = serve()
    for proof in ("", "1.x", f"{int(time.time())}.{'a' * 22}", proof_of_key(b"other", 1)):
        asked = Request(f"{serving.address}/healthz", headers={"X-Scorepad-Check": proof})
        with urlopen(asked) as answer:
            assert b"arrived" not in answer.read()
