"""What a server is told before it starts."""

from pathlib import Path

import pytest
from sqlalchemy import make_url

from scorepad.secret_key import KeyTooShort
from scorepad.settings import settings_from


def test_the_first_start_makes_the_folder_for_its_owner_alone(tmp_path: Path) -> None:
    settings = settings_from({}, tmp_path / "deep" / "kept")
    assert settings.instance == tmp_path / "deep" / "kept"
    assert settings.instance.stat().st_mode & 0o777 == 0o700
    assert (settings.instance / "secret_key").read_text().strip() == settings.secret_key


@pytest.mark.parametrize("name", ["kept", "with space", "50%", "a?b#c", "é"])
def test_the_database_lies_in_the_instance_whatever_its_name(tmp_path: Path, name: str) -> None:
    settings = settings_from({}, tmp_path / name)
    assert make_url(settings.database_url).database == str(tmp_path / name / "scorepad.db")


def test_another_database_may_be_named(tmp_path: Path) -> None:
    environ = {"SCOREPAD_DATABASE_URL": "sqlite:////elsewhere/pads.db"}
    assert settings_from(environ, tmp_path).database_url == "sqlite:////elsewhere/pads.db"


def test_a_key_from_the_environment_leaves_no_file(tmp_path: Path) -> None:
    settings = settings_from({"SCOREPAD_SECRET_KEY": "s" * 32}, tmp_path)
    assert settings.secret_key == "s" * 32
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("key", ["", "dev", "s" * 31])
def test_a_guessable_key_from_the_environment_is_refused(tmp_path: Path, key: str) -> None:
    with pytest.raises(KeyTooShort, match="SCOREPAD_SECRET_KEY"):
        settings_from({"SCOREPAD_SECRET_KEY": key}, tmp_path)


def test_no_secret_is_shown_with_the_settings(tmp_path: Path) -> None:
    environ = {"SCOREPAD_SECRET_KEY": "s" * 32, "SCOREPAD_DATABASE_URL": "sqlite:////p4ss.db"}
    shown = repr(settings_from(environ, tmp_path))
    assert "sss" not in shown
    assert "p4ss" not in shown
