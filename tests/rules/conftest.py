"""What the tests of the rules share: a made-up game, and games drawn at random."""

from random import Random

import pytest
from hypothesis import strategies as st

from scorepad.rules import Game, Ruleset, read_game
from scorepad.rules.reading import read_ruleset
from tests.rules.drawn import drawn_data
from tests.rules.sheets import DATA


@pytest.fixture(scope="session")
def short_lift_text() -> str:
    """The data file of a game that is unlike every game that is shipped."""
    return (DATA / "short_lift.toml").read_text("utf-8")


@pytest.fixture(scope="session")
def short_lift(short_lift_text: str) -> Game:
    return read_game(short_lift_text, "short_lift.toml")


@pytest.fixture(scope="session")
def any_ruleset() -> st.SearchStrategy[Ruleset]:
    """Rulesets drawn at random, each read from data of the files' format."""
    drawn = st.integers(0, 2**32).map(Random).map(drawn_data)
    return drawn.map(lambda data: read_ruleset(data, "drawn"))
