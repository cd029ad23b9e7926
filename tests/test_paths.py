"""Where a machine keeps its games."""

from pathlib import Path

from scorepad.paths import CHECKOUT, STATIC, TEMPLATES, instance_folder

TOP = Path(__file__).parent.parent


def test_a_checkout_knows_itself() -> None:
    assert CHECKOUT == TOP
    assert (TEMPLATES, STATIC) == (TOP / "templates", TOP / "static")


def test_the_folder_that_was_asked_for_comes_first(tmp_path: Path) -> None:
    environ = {"SCOREPAD_INSTANCE": str(tmp_path / "named")}
    assert instance_folder(environ, tmp_path / "asked", TOP) == tmp_path / "asked"


def test_then_the_one_in_the_environment(tmp_path: Path) -> None:
    environ = {"SCOREPAD_INSTANCE": str(tmp_path / "named")}
    assert instance_folder(environ, None, TOP) == tmp_path / "named"


def test_then_the_one_in_the_checkout() -> None:
    assert instance_folder({}, None, TOP) == TOP / "instance"
    assert instance_folder({"SCOREPAD_INSTANCE": ""}, None, TOP) == TOP / "instance"


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
