"""What players say beside their bids, in the lines of a spreadsheet and back."""

import re
from pathlib import Path

import pytest

from scorepad.pad import acts
from scorepad.pad.captures import CAPTURES, captures_of
from scorepad.pad.state import DECLARATIONS, Pad, Phase
from scorepad.rules import games
from scorepad.services.deleted_games import delete_game
from scorepad.services.groups import ensure_group
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.columns import heading, lines
from scorepad.services.import_export.files import rebuilt
from scorepad.services.import_export.game_book import TrickBook
from scorepad.services.import_export.rows import read_rows
from scorepad.services.marks import store_whole_game
from tests.pad.scribe import Scribe
from tests.pad.test_bomb import stored_before
from tests.tools.groups_taken import HERE, brought, opened, taken

GAME = "A" * 22
WHEN = 1_790_000_000


def test_cannonball_wager_alliance_and_nobodys_trick_come_back_from_a_file() -> None:
    ruleset = games()["skull_king"].ruleset
    wanted = ("kraken", "loot", "pirates", "rascal")
    sets = {
        name: value for each in ruleset.variants if each.key in wanted for name, value in each.sets
    }
    table = Scribe("skull_king", hands=[4], options=sets)
    table.bids(2, 1, 0)
    for player, field, value in (
        ("anna", "cannonball", True),
        ("ben", "wager", 20),
        ("anna", "loot", "ben"),
        ("ben", "bonus", 30),
    ):
        table.write(acts.enter(1, 1, player, field, value))
    table.write(acts.win_bonus(table.round, "anna", 50, "fourteen=1 skull_king=1"))
    table.write(acts.correct_tricks(table.round, {"anna": 2, "ben": 1, "cleo": 0}))
    text = heading() + lines(GAME, WHEN, table.pad)
    rows = next(iter(read_rows(text.removeprefix("\ufeff").splitlines(keepends=True), WHEN + 1)))
    book = TrickBook(GAME, WHEN, rows)
    book.enter_round(rows)
    book.compare(rows)
    assert isinstance(book.pad, Pad)
    again, before = book.pad.rounds[0], table.done(1)
    assert again.untaken == before.untaken == 1
    assert dict(again.boxes) == dict(before.boxes)
    assert [box.wager_points for box in again.boxes.values()] == [20, 40, 0]
    assert {field for _, _, field in book.pad.written.round(1)} >= {*DECLARATIONS, CAPTURES}
    assert captures_of(book.pad, again, "anna") == {"fourteen": 1, "skull_king": 1}
    assert captures_of(book.pad, again, "ben") == {}


@pytest.mark.parametrize("text", ["fourteen=2", "kraken=1", "pirates", "pirate=1 skull_king=1"])
def test_what_a_bonus_was_won_with_is_refused_where_it_is_not_the_number(text: str) -> None:
    table = Scribe("skull_king", hands=[4])
    table.bids(2, 1, 1)
    table.write(acts.win_bonus(table.round, "ben", 30, "pirate=1"))
    table.write(acts.correct_tricks(table.round, {"anna": 2, "ben": 1, "cleo": 1}))
    file = (heading() + lines(GAME, WHEN, table.pad)).replace("pirate=1", text)
    rows = next(iter(read_rows(file.removeprefix("\ufeff").splitlines(keepends=True), WHEN + 1)))
    with pytest.raises(ImportRefused) as refused:
        TrickBook(GAME, WHEN, rows).enter_round(rows)
    assert refused.value.why is What.VALUE_WRONG
    assert refused.value.facts == {"column": CAPTURES, "value": text}


def read_again(text: str) -> Pad:
    """Return the pad that the lines of a game's file make here."""
    lines_of = text.removeprefix("\ufeff").splitlines(keepends=True)
    rows = next(iter(read_rows(lines_of, WHEN + 1)))
    pad = rebuilt(rows, WHEN + 1).pad
    assert isinstance(pad, Pad)
    return pad


@pytest.mark.parametrize("counted", [True, False])
@pytest.mark.parametrize("bombs", [1, 2])
def test_bombs_that_no_cell_says_come_back_from_a_file(bombs: int, counted: bool) -> None:
    table = Scribe("wizard_jubilee", hands=[3, 3])
    table.bids(1, 0, 0)
    if counted:
        table.give("anna", *("ben" for _ in range(2 - bombs)), *("" for _ in range(bombs)))
    else:
        fell = acts.bomb_fell(table.round, 2 if bombs == 2 else True)
        results = {"anna": 1, "ben": 2 - bombs, "cleo": 0}
        table.write((*fell, *acts.correct_tricks(table.round, results)))
    text = heading() + lines(GAME, WHEN, table.pad)
    # As of a game from before, in which one Bomb had not to be said.
    text, changed = re.subn(r",(yes|2)(,{9}\r?\n)", r",\2", text)
    assert bool(changed) is not counted
    again = read_again(text)
    assert again.totals == table.pad.totals
    assert again.rounds[0].untaken == bombs


def test_a_round_that_waits_for_the_bomb_waits_in_a_file_too() -> None:
    table = Scribe("wizard_jubilee", hands=[3, 3])
    table.bids(1, 0, 0)
    table.take(anna=1, ben=1, cleo=0)
    text = heading() + lines(GAME, WHEN, table.pad)
    again = read_again(text).current
    assert again is not None
    assert (again.number, dict(again.boxes)) == (1, dict(table.round.boxes))


@pytest.mark.parametrize("over", ["", ",yes"])
def test_a_spreadsheet_without_points_says_by_its_end_or_the_next_round_that_a_bomb_fell(
    over: str,
) -> None:
    text = "game,round,player,bid,tricks" + (",over" if over else "") + "\n"
    for number, tricks in enumerate([(0, 0, 0), (1, 0, 0)], 1):
        for name, result in zip(("Anna", "Ben", "Cleo"), tricks, strict=True):
            text += f"wizard_jubilee,{number},{name},0,{result}{over}\n"
    again = read_again(text)
    assert again.over is bool(over)
    assert again.rounds[0].untaken == 1
    # In the last round of a game that goes on, the Bomb can still be said on the pad.
    assert again.rounds[1].phase is (Phase.DONE if over else Phase.TRICKS)


@pytest.mark.parametrize("deleted", [False, True])
@pytest.mark.parametrize("before", [False, True])
def test_a_game_whose_bomb_no_cell_says_is_known_again_by_its_lines(
    tmp_path: Path, before: bool, deleted: bool
) -> None:
    table = Scribe("wizard_jubilee", hands=[3, 3])
    table.bids(1, 0, 0)
    if before:
        table.marks = stored_before(table)
        table = table.phone("0")
        table.take(anna=1, ben=1, cleo=0)
    else:
        table.give("anna", "ben", "")
    assert table.done(1).untaken == 1
    here = opened(tmp_path / "here")
    with here.writing() as transaction:
        group_id = ensure_group(transaction, HERE, 1)
        store_whole_game(transaction, GAME, group_id, WHEN, table.pad)
    text = taken(here, HERE, "csv")
    if deleted:
        delete_game(here, GAME, HERE, WHEN)
    came = brought(here, HERE, text)
    assert (came.new, came.known, came.deleted) == ((0, 0, (GAME,)) if deleted else (0, 1, ()))
    here.close()
