import pytest
from click.testing import CliRunner

from scorepad.cli import main
from scorepad.rules.game_in_play import RoundInPlay


def said(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["random-games", *arguments])
    return done.exit_code, done.output


def test_a_line_for_each_game_and_variant() -> None:
    code, output = said("--number", "1", "--game", "wizard_gigamic", "--players", "6")
    assert code == 0
    lines = dict(line.split(": ", 1) for line in output.splitlines())
    assert lines["wizard_gigamic"] == "1 games, 10 rounds, 55 tricks, all as they should be"
    assert lines["wizard_gigamic plus_or_minus_one"] == lines["wizard_gigamic"]
    assert lines["wizard_gigamic bomb"].startswith("not played")


def test_a_game_that_is_not_for_so_many_is_said() -> None:
    code, output = said("--game", "wizard_gigamic", "--players", "7")
    assert code == 0
    assert "wizard_gigamic: not for 7 players" in output


def test_a_game_that_is_not_there_is_refused() -> None:
    code, output = said("--game", "chess")
    assert code == 2
    assert "no such game: chess" in output


def test_a_failure_ends_it_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RoundInPlay, "points", lambda self: (0,) * len(self.order))
    code, output = said("--game", "quoicoupli", "--seed", "17")
    assert code == 1
    assert "quoicoupli: game 1 with --seed 17: points" in output
