"""A whole game from plain files in every engine, most of it after their host has gone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.engines.chosen import tried_in
from tests.browser.engines.tab import Tab
from tests.browser.engines.test_evening import (
    correct_an_old_result_and_take_it_back,
    fill_in_new_game,
    fits,
    play,
    shows,
)
from tests.browser.evening import evening
from tests.static_edition.web_space import BELOW, made, web_space

pytestmark = pytest.mark.thorough

NAMES = ("Anna", "Ben", "Cleo", "Dan")


# Of Chromium, test_without_a_server.py has the same; WebKit, which is not closed here, only plays
# on, as it does with a server in test_without_network.py.
@tried_in("firefox")
def test_a_game_from_plain_files_goes_on_without_their_host_when_the_app_is_opened_again(
    engine: Callable[[str], Tab], tmp_path: Path
) -> None:
    home = f"{BELOW}/en/"
    first, second, third = evening(NAMES, (1, 2, 3))
    with web_space(tmp_path / "host", made(tmp_path / "app", ("en",))) as space:
        tab = engine(f"http://localhost:{space.port}")
        fill_in_new_game(tab, NAMES, 3, f"{home}?/new")
        tab.wait_until_kept()
        play(tab, first)
        assert space.refused == []
    tab.reload()
    tab.wait_for("#pad")
    play(tab, second)
    tab.open_again()
    tab.goto(home)
    fits(tab)
    tab.tap("a.running", new="#pad")
    shows(tab, second.totals)
    correct_an_old_result_and_take_it_back(tab)
    play(tab, third)
    tab.tap(".over a.primary", new="#end")
    best = max(third.totals.values())
    assert tab.texts(".winners b") == [name for name in NAMES if third.totals[name] == best]
    tab.goto(home)
    tab.wait_for("a.past")
    assert len(tab.texts("a.past")) == 1
    tab.forgive_that_there_was_no_server()
