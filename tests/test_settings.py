from pathlib import Path

import pytest
from sqlalchemy import make_url

from scorepad.cli.backups import plan_of
from scorepad.paths import CHECKOUT, STATIC, TEMPLATES, instance_folder
from scorepad.secret_key import WeakKey
from scorepad.setting_values import NoSuchSetting
from scorepad.settings import SETTINGS, settings_from

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


def test_a_key_from_the_environment_leaves_no_file(tmp_path: Path) -> None:
    settings = settings_from({"SCOREPAD_SECRET_KEY": KEY}, tmp_path)
    assert settings.secret_key == KEY
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("key", ["", "dev", KEY[:-1], "s" * 40, "changechangechange" * 2])
def test_a_guessable_key_from_the_environment_is_refused(tmp_path: Path, key: str) -> None:
    with pytest.raises(WeakKey, match="SCOREPAD_SECRET_KEY"):
        settings_from({"SCOREPAD_SECRET_KEY": key}, tmp_path)


def test_the_zone_of_the_household_has_the_name_that_computers_call_it_by(tmp_path: Path) -> None:
    assert settings_from({"SCOREPAD_ZONE": "Europe/Paris"}, tmp_path).zone == "Europe/Paris"
    for wrong in ("Europe/Pari", "/etc/passwd", "CEST"):
        with pytest.raises(NoSuchSetting, match="time zone such as Europe/Berlin, not"):
            settings_from({"SCOREPAD_ZONE": wrong}, tmp_path)


def test_no_secret_is_shown_with_the_settings(tmp_path: Path) -> None:
    environ = {
        "SCOREPAD_SECRET_KEY": KEY,
        "SCOREPAD_DATABASE_URL": "sqlite:////p4ss.db",
        "SCOREPAD_LIMITS_URL": "memory://p4ss",
    }
    shown = repr(settings_from(environ, tmp_path))
    assert "0123" not in shown
    assert "p4ss" not in shown


@pytest.mark.parametrize(
    ("listed", "right"),
    [
        ("https://pad.example.org/", "pad.example.org would be right"),
        ("*.club.example", ".club.example would be right"),
        ("pad.example.org club.example", "pad.example.org,club.example would be right"),
        ("pad.example.org/scorepad", "pad.example.org would be right"),
        ("pad.example.org, http://b:80", "pad.example.org,b:80 would be right"),
        ("*", "without it, the server answers to names at home"),
        ("[fd00::7]", "without it, the server answers to names at home"),
    ],
)
def test_names_that_no_request_could_have_are_refused_with_those_that_are_meant(
    tmp_path: Path, listed: str, right: str
) -> None:
    with pytest.raises(NoSuchSetting, match="SCOREPAD_HOSTS lists names") as caught:
        settings_from({"SCOREPAD_HOSTS": listed}, tmp_path)
    assert str(caught.value).endswith(right)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("SCOREPAD_HOST", "SCOREPAD_HOSTS is meant?"),
        ("SCOREPAD_DATABASE", "SCOREPAD_DATABASE_URL is meant?"),
        ("scorepad_hosts", "SCOREPAD_HOSTS is meant?"),
        ("SCOREPAD_ZZZZ", "there are SCOREPAD_ADDRESS, "),
    ],
)
def test_a_setting_that_there_is_none_of_is_refused_without_its_value(
    tmp_path: Path, name: str, meant: str
) -> None:
    with pytest.raises(NoSuchSetting, match=f"there is no setting {name}; ") as caught:
        settings_from({name: "p4ss"}, tmp_path / "kept")
    assert meant in str(caught.value)
    assert "p4ss" not in str(caught.value)
    assert not (tmp_path / "kept").exists()


def test_what_tests_and_containers_set_is_passed_over(tmp_path: Path) -> None:
    names = ("SCOREPAD_TESTS_NEED_POSTGRESQL", "SCOREPAD_PORT", "SCOREPAD_PORT_5000_TCP_ADDR")
    names += ("SCOREPAD_SERVICE_HOST", "SCOREPAD_SERVICE_PORT_HTTP")
    assert settings_from(dict.fromkeys(names, "1"), tmp_path).service_worker


def test_a_setting_of_spaces_is_as_one_that_is_not_there(tmp_path: Path) -> None:
    blank = {name: " " for name, each in SETTINGS.items() if "read" in each.metadata}
    assert len(blank) == len(SETTINGS) - 3
    assert settings_from(blank, tmp_path) == settings_from({}, tmp_path)


def test_nothing_is_made_where_a_setting_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(NoSuchSetting):
        settings_from({"SCOREPAD_ZONE": "CEST"}, tmp_path / "kept")
    assert not (tmp_path / "kept").exists()


@pytest.mark.parametrize(("said", "meant"), [("of", "off"), ("ture", "true"), ("never", "")])
def test_a_switch_is_on_or_off(tmp_path: Path, said: str, meant: str) -> None:
    with pytest.raises(NoSuchSetting, match="SCOREPAD_SERVICE_WORKER is on or off") as caught:
        settings_from({"SCOREPAD_SERVICE_WORKER": said}, tmp_path)
    assert str(caught.value).endswith(f"; {meant} is meant?" if meant else f"not {said!r}")


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


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SCOREPAD_LIMITS_URL", "radis://:p4ss@pad/0"),
        ("SCOREPAD_ADDRESS", "https://anna:p4ss@pad.example.org/"),
        ("SCOREPAD_HOSTS", "https://anna:p4ss@pad.example.org"),
    ],
)
def test_a_password_in_a_value_is_not_repeated(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(NoSuchSetting, match=name) as caught:
        settings_from({name: value}, tmp_path)
    assert "p4ss" not in str(caught.value)


def test_no_proxy_is_believed_no_browser_bound_and_no_name_refused_unless_it_is_asked_for(
    tmp_path: Path,
) -> None:
    settings = settings_from({}, tmp_path)
    assert (settings.proxies, settings.hsts) == (0, 0)
    environ = {"SCOREPAD_PROXIES": "1", "SCOREPAD_HSTS": "31536000"}
    settings = settings_from(environ, tmp_path)
    assert (settings.proxies, settings.hsts) == (1, 31_536_000)
    environ = {"SCOREPAD_HOSTS": " Pad.example.org, .club.example ,"}
    assert settings_from(environ, tmp_path).hosts == ("pad.example.org", ".club.example")
    assert settings_from({"SCOREPAD_HOSTS": "my_pi"}, tmp_path).hosts == ("my_pi",)
    assert settings_from({}, tmp_path).hosts == ()


@pytest.mark.parametrize(
    ("said", "address", "prefix"),
    [
        ("https://pad.example.org", "https://pad.example.org/", ""),
        ("http://192.168.1.20:8000/scorepad/", "http://192.168.1.20:8000/scorepad/", "/scorepad"),
        ("http://[fd00::7]:5000/", "http://[fd00::7]:5000/", ""),
        ("http://my_pi:5000/", "http://my_pi:5000/", ""),
        ("", "", ""),
    ],
)
def test_the_address_that_phones_open_brings_its_prefix_along(
    tmp_path: Path, said: str, address: str, prefix: str
) -> None:
    settings = settings_from({"SCOREPAD_ADDRESS": said}, tmp_path)
    assert (settings.address, settings.prefix) == (address, prefix)


@pytest.mark.parametrize(
    "said",
    [
        *("pad.example.org", "ftp://pad.example.org/", "https://", "https:///scorepad"),
        *("https://pad.example.org/?a=b", "https://pad.example.org/#x", "https://a b/"),
        *("https://anna:secret@pad.example.org/", "http://192.168.1.20:0/", "http://pad:99999/"),
        *("https://pad.example.org/o/x", "https://pad.example.org/a/../b", "http://[fd00::7/"),
        *("http://localhost:5000/", "http://127.0.0.1:5000/", "http://0.0.0.0:5000/"),
    ],
)
def test_what_no_phone_can_open_is_refused(tmp_path: Path, said: str) -> None:
    with pytest.raises(NoSuchSetting, match="SCOREPAD_ADDRESS is what phones open, "):
        settings_from({"SCOREPAD_ADDRESS": said}, tmp_path)


@pytest.mark.parametrize(
    "other", [{"SCOREPAD_PREFIX": "/other"}, {"SCOREPAD_HOSTS": "club.example"}]
)
def test_an_address_that_contradicts_another_setting_is_refused(
    tmp_path: Path, other: dict[str, str]
) -> None:
    environ = {"SCOREPAD_ADDRESS": "https://pad.example.org/scorepad/", **other}
    with pytest.raises(NoSuchSetting, match=next(iter(other))):
        settings_from(environ, tmp_path)


def test_copies_elsewhere_are_a_folder_two_numbers_and_a_switch(tmp_path: Path) -> None:
    plain = settings_from({}, tmp_path)
    assert (plain.backups, plain.backups_keep, plain.backups_key) == (None, (7, 4), False)
    said = {
        "SCOREPAD_BACKUPS": "/srv/pad",
        "SCOREPAD_BACKUPS_KEEP": "14, 0",
        "SCOREPAD_BACKUPS_KEY": "on",
        "SCOREPAD_LOG": "requests",
    }
    told = settings_from(said, tmp_path)
    assert (told.backups, told.backups_keep) == (Path("/srv/pad"), (14, 0))
    assert told.backups_key
    assert told.log_requests
    plan = plan_of(told)
    assert (plan.folder, plan.retention, plan.key) == (Path("/srv/pad"), (14, 0), told.secret_key)
    assert plan_of(plain).key == ""


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SCOREPAD_BACKUPS", "backups"),
        ("SCOREPAD_BACKUPS_KEEP", "0,4"),
        ("SCOREPAD_BACKUPS_KEEP", "seven"),
        ("SCOREPAD_BACKUPS_KEY", "maybe"),
        ("SCOREPAD_LOG", "all"),
    ],
)
def test_what_copies_and_log_can_not_be_is_named(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(NoSuchSetting, match=name):
        settings_from({name: value}, tmp_path)


@pytest.mark.parametrize("token", ["short", "with a space that no header would bring", "ü" * 40])
def test_a_token_for_watchers_that_could_be_guessed_or_not_be_sent_is_refused(
    tmp_path: Path, token: str
) -> None:
    assert settings_from({}, tmp_path).watch_token == ""
    good = "0123456789abcdef" * 2
    told = settings_from({"SCOREPAD_WATCH_TOKEN": good}, tmp_path)
    assert told.watch_token == good
    assert good not in repr(told)
    with pytest.raises(NoSuchSetting, match="SCOREPAD_WATCH_TOKEN is 32 or more") as caught:
        settings_from({"SCOREPAD_WATCH_TOKEN": token}, tmp_path)
    assert token not in str(caught.value)


TOP = Path(__file__).parent.parent


def test_a_checkout_knows_itself() -> None:
    assert CHECKOUT == TOP
    assert (TEMPLATES, STATIC) == (TOP / "templates", TOP / "static")


@pytest.mark.parametrize(
    ("named", "asked", "folder"),
    [
        ("/named", Path("/asked"), Path("/asked")),
        ("/named", None, Path("/named")),
        ("", None, TOP / "instance"),
    ],
)
def test_the_folder_that_was_asked_for_comes_first_then_the_one_of_the_environment(
    named: str, asked: Path | None, folder: Path
) -> None:
    assert instance_folder({"SCOREPAD_INSTANCE": named}, asked, TOP) == folder


def test_an_installed_package_keeps_games_with_the_user() -> None:
    folder = instance_folder({}, None, None)
    assert folder.name == "scorepad"
    assert folder.is_absolute()
    assert not folder.is_relative_to(TOP)


def test_a_relative_folder_stays_where_it_was_when_the_program_moves(
    tmp_path: Path, monkeypatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert instance_folder({}, Path("here")) == tmp_path / "here"


def test_every_setting_is_told_to_those_who_run_a_server() -> None:
    told = (CHECKOUT / "scorepad" / "deploy" / "README.md").read_text("utf-8")
    assert [name for name in SETTINGS if f"`{name}" not in told] == []
