"""What a server is told before it starts."""

from pathlib import Path

import pytest
from sqlalchemy import make_url

from scorepad.secret_key import WeakKey
from scorepad.settings import NoSuchSetting, settings_from

KEY = "0123456789abcdef" * 2


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
    settings = settings_from({"SCOREPAD_SECRET_KEY": KEY}, tmp_path)
    assert settings.secret_key == KEY
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("key", ["", "dev", KEY[:-1], "s" * 40, "changechangechange" * 2])
def test_a_guessable_key_from_the_environment_is_refused(tmp_path: Path, key: str) -> None:
    with pytest.raises(WeakKey, match="SCOREPAD_SECRET_KEY"):
        settings_from({"SCOREPAD_SECRET_KEY": key}, tmp_path)


def test_no_secret_is_shown_with_the_settings(tmp_path: Path) -> None:
    environ = {
        "SCOREPAD_SECRET_KEY": KEY,
        "SCOREPAD_DATABASE_URL": "sqlite:////p4ss.db",
        "SCOREPAD_LIMITS_URL": "memory://p4ss",
    }
    shown = repr(settings_from(environ, tmp_path))
    assert "0123" not in shown
    assert "p4ss" not in shown


def test_names_are_listed_with_commas(tmp_path: Path) -> None:
    environ = {"SCOREPAD_HOSTS": " Pad.example.org, .club.example ,"}
    assert settings_from(environ, tmp_path).hosts == ("pad.example.org", ".club.example")
    assert settings_from({}, tmp_path).hosts == ()


@pytest.mark.parametrize("name", ["SCOREPAD_PROXIES", "SCOREPAD_HSTS"])
@pytest.mark.parametrize("value", ["-1", "one", "1.5", "²", "9" * 11])
def test_a_number_that_is_none_is_refused_by_its_name(
    name: str, value: str, tmp_path: Path
) -> None:
    with pytest.raises(NoSuchSetting, match=name):
        settings_from({name: value}, tmp_path)


def test_a_place_to_count_that_nobody_knows_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(NoSuchSetting, match=r"SCOREPAD_LIMITS_URL can.t be used: .*nowhere"):
        settings_from({"SCOREPAD_LIMITS_URL": "nowhere://"}, tmp_path)


def test_no_proxy_is_believed_and_no_browser_bound_unless_it_is_asked_for(tmp_path: Path) -> None:
    settings = settings_from({}, tmp_path)
    assert (settings.proxies, settings.hsts) == (0, 0)
    environ = {"SCOREPAD_PROXIES": "1", "SCOREPAD_HSTS": "31536000"}
    settings = settings_from(environ, tmp_path)
    assert (settings.proxies, settings.hsts) == (1, 31_536_000)
