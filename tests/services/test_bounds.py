"""Every loop that runs while others wait to write has a bound, and so has all that is read.

Everything that writes is done in a group with many of everything, and each line that runs inside
of ``Store.writing()`` is counted: a loop is a line that runs again. One that runs more often than a
table has boxes needs its bound in :data:`BOUNDS`; a place that writes and that nothing here has
reached fails as well.
"""

import ast
import secrets
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from scorepad.demo.evenings import EveningsToMake, fill
from scorepad.pad import acts
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.judge import MOST_MARKS
from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening, opening_cells
from scorepad.pad.state import Pad
from scorepad.rules.option_table import OPTIONS
from scorepad.rules.refusal import Refusal
from scorepad.services import groups, house_rules, links, own_phones, rematches
from scorepad.services.access import opened_game
from scorepad.services.damaged_games import note_damaged
from scorepad.services.deleted_games import delete_game, purge_games, restore_game
from scorepad.services.deleted_groups import (
    bring_back_group,
    delete_group,
    end_deleted_groups,
)
from scorepad.services.evening_moves import (
    NOWHERE,
    end_evening,
    move_to_evening,
    take_back_end,
)
from scorepad.services.evening_times import evenings_of_group
from scorepad.services.from_paper import write_paper
from scorepad.services.game_from_copy import game_from_copy
from scorepad.services.games import open_game, open_offline_game
from scorepad.services.group_admin import merge_groups
from scorepad.services.group_links import make_group_link, revoke_group_link
from scorepad.services.groups import HOUSEHOLD, current_group_id, ensure_group
from scorepad.services.import_export.files import FilePerson, FileSeasons
from scorepad.services.import_export.importing import bring_in
from scorepad.services.lent_rights import take_back
from scorepad.services.marks import write
from scorepad.services.paper_drafts import end_old_drafts, keep_typed
from scorepad.services.paper_form import PaperForm
from scorepad.services.people.game_moves import move_game
from scorepad.services.people.merging import merge_people, unmerge_person
from scorepad.services.people.parting import part_games, undo_parting
from scorepad.services.people.people import (
    change_sign,
    hide_person,
    let_be_guest,
    people_of,
    rename_person,
)
from scorepad.services.people.renaming import rename_in_games
from scorepad.services.people.seating import MOST_PEOPLE
from scorepad.services.people.signs import SIGNS
from scorepad.services.phones import (
    name_phone,
    note_visit,
    phones_in,
    revoke_phone,
    take_out,
)
from scorepad.services.season_table import season_page
from scorepad.services.seasons import (
    MOST_SEASONS,
    SeasonForm,
    begin_season,
    change_season,
    remove_season,
    seasons_of,
)
from scorepad.services.statistics.update import catch_up, drop_damaged, list_games
from scorepad.services.takeovers import answer, ask, asked_in, refuse_all
from scorepad.services.write_operations import Batch, FormWrite, SeenPad
from scorepad.store import PersonRow, SeasonRow, Store, Transaction
from tests.services.people.erased import erase_person

SCOREPAD = Path(__file__).parents[2] / "scorepad"
_OURS = str(SCOREPAD)
NOW = int(time.time())
MANY = 260
"""People, phones and second ids of the group: more than are written in one transaction."""

FEW = 64
"""Times that a line may run in one transaction without a word: rounds, players and fields of one
game, or games that are written together."""

PIECE = 250
"""People, second ids and marks that are written in one transaction (``import_export.pieces``)."""

_A_PIECE = (2 * PIECE, "people and second ids of a piece: pieces._PEOPLE_AT_ONCE, files._MOST_IDS")
_SIGNS = (SIGNS + 1, "signs that there are: signs.SIGNS")
_SECOND = (MOST_PEOPLE, "second ids of one person, in memory; the database is asked once in 500")

_SEASONS = (MOST_SEASONS + 1, "seasons of one group: seasons.MOST_SEASONS")
_OF_A_GAME = (MOST_MARKS, "marks of one game: judge.MOST_MARKS")

BOUNDS = {
    "services.import_export.importing._write": _A_PIECE,
    "services.import_export.people.write_people": _A_PIECE,
    "store.people.People.add_all": _A_PIECE,
    "services.people.signs.free_sign": _SIGNS,
    "store.people.People.signs_taken": _SIGNS,
    "services.people.merging._with_those_under": _SECOND,
    "store.people.People.ids_of": _SECOND,
    "store.people.People.second_ids": _SECOND,
    "services.people.erasing._forget": _SEASONS,
    "services.seasons.add_seasons": _SEASONS,
    "services.seasons.begin_season": _SEASONS,
    "services.seasons.change_season": _SEASONS,
    "store.seasons.Seasons.all": _SEASONS,
    "services.seasons.refuse_beside": _SEASONS,
    "store.groups.Groups.devices": (10_000, "phones of one group, of which 20 are moved at a time"),
    "services.phones.named_after": (20_000, "phones of one group, of which few have a name"),
    "pad.effective_marks.read_marks": _OF_A_GAME,
    "pad.people.persons_named": (2 * MOST_MARKS, "marks of one game and their cells"),
    "pad.people._rows_of": _OF_A_GAME,
    "pad.people._exchanges_in": _OF_A_GAME,
    "pad.people.without_names": (2 * MOST_MARKS, "marks of one game and their cells"),
    "store.marks._read": _OF_A_GAME,
    "store.whole_games.WholeGames.mark_ids": _OF_A_GAME,
    "pad.fold._read": _OF_A_GAME,
    "services.game_from_copy._bring_back": _OF_A_GAME,
    "rules.option_table.values_of": (len(OPTIONS) + 1, "options of the rules"),
    "stats.finished._scoring": (len(OPTIONS) + FEW, "options of the rules"),
    "rules.options.with_options": (len(OPTIONS) + 1, "options of the rules: option_table.OPTIONS"),
    "pad.rounds.read_round": (
        len(OPTIONS) + FEW,
        "cells of one round, with all its options",
    ),
    "stats.finished._bests": (MOST_MARKS, "rounds and players of one game"),
    "stats.finished.ended_at": (2 * MOST_MARKS, "marks of one game: judge.MOST_MARKS"),
}
"""Where a line runs more often: how often at most, and what sees to that."""

ELSEWHERE = {
    "startup._compare_key": "one row, before the first request is answered",
    "startup._keep_version": "one row, before the first request is answered",
    "cli.new_key._renew": "one row, while no server runs",
    "demo.evenings.fill": "made-up games, written by the command of an owner",
}
"""Places that write and are not reached here, and why they need not be."""


class Held:
    """How often a line of each function of ours has run in one call inside of a transaction that
    writes."""

    def __init__(self) -> None:
        self.most = Counter[str]()
        self.places: set[str] = set()

    @contextmanager
    def counted(self, place: FrameType) -> Iterator[None]:
        # Plain dictionaries and as little as can be for each line: there are millions.
        lines: dict[FrameType, dict[int, int]] = {place: {}}

        def begin(frame: FrameType, _: str, __: Any) -> Any:
            if not frame.f_code.co_filename.startswith(_OURS):
                return None
            lines.setdefault(frame, {})
            return count

        def count(frame: FrameType, event: str, _: Any) -> Any:
            if event == "line":
                numbers, number = lines[frame], frame.f_lineno
                numbers[number] = numbers.get(number, 0) + 1
            return count

        self.places.add(name_of(place.f_code))
        before, traced = sys.gettrace(), place.f_trace
        place.f_trace = count
        sys.settrace(begin)
        try:
            yield
        finally:
            sys.settrace(before)
            place.f_trace = traced
            for frame, numbers in lines.items():
                name = name_of(frame.f_code)
                self.most[name] = max(self.most[name], *numbers.values(), 0)


@cache
def name_of(code: CodeType) -> str:
    """The module and the function; what stands inside a function is part of it."""
    path = Path(code.co_filename).relative_to(SCOREPAD).with_suffix("")
    name = code.co_qualname if sys.version_info >= (3, 11) else code.co_name
    return ".".join([*path.parts, name.split(".<locals>")[0]])


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> Held:
    """What has run while everything was written, in a group with many of everything."""
    store = Store(f"sqlite:///{tmp_path_factory.mktemp('bounds')}/scorepad.db")
    store.prepare()
    counted = Held()
    writing = Store.writing

    @contextmanager
    def watched(self: Store, only: str | None = None) -> Iterator[Any]:
        place = sys._getframe(2)
        with writing(self, only) as transaction, counted.counted(place):
            yield transaction

    fill(store, EveningsToMake(140, 12, seed=1, until=NOW))
    with store.writing() as transaction:
        group = ensure_group(transaction, HOUSEHOLD, NOW)
        transaction.people.add_all(group, some_people("Here"))
        for number in range(MANY):
            transaction.groups.enter(group, f"phone {number}", 1, NOW)
    patched = pytest.MonkeyPatch()
    with patched.context() as patch:
        patch.setattr(Store, "writing", watched)
        everything(store)
    store.close()
    return counted


def some_people(called: str) -> list[PersonRow]:
    return [
        PersonRow(secrets.token_hex(4), f"{called} {number}", number % 100, False, None, 1)
        for number in range(MANY)
    ]


def everything(store: Store) -> None:
    """Everything that writes, once."""
    device = HOUSEHOLD
    with store.reading() as transaction:
        group = current_group_id(transaction, device)
        games = transaction.groups.game_ids(group, 1_000)
        # The longest first: marks of short games are fewer than what is looked at here.
        games.sort(key=lambda game_id: transaction.games.get(game_id).version, reverse=True)
    one, other, third, *_ = people_of(store, device)
    key = b"k" * 40

    opening = Opening("wizard_gigamic", [(secrets.token_hex(4), name) for name in "XYZ"])
    new = links.new_game_id()
    assert open_game(store, device, new, opening, NOW) == {}
    mark = Mark(secrets.token_hex(16), opening_cells(opening), at=NOW)
    assert open_offline_game(store, device, links.new_game_id(), mark) is None
    assert rematches.open_rematch(store, key, opened_game(store, games[0], device), device, NOW)
    cells = acts.rename(opening.players[0][0], "Zed")
    batch = Batch([Mark(secrets.token_hex(16), cells)], erased=frozenset, late=True)
    write(store, new, device, batch.apply)
    seen = SeenPad(opened_game(store, new, device).pad.written.marks[-1].id)
    comes = FormWrite(secrets.token_hex(16), somebody_comes, device, NOW, seen)
    assert write(store, new, device, comes.apply).refusal is None
    for player, _ in opening.players:
        assert own_phones.take_seat(store, new, device, player, NOW) is None
    own_phones.free_seat(store, new, device, player, NOW)
    own_phones.leave_seat(store, new, device, NOW)
    with store.reading() as transaction:
        row = transaction.games.get(games[0])
    assert row is not None
    links.open_link(store, key, links.link_token(key, row, "host"), "a phone", NOW)
    links.renew_link(store, games[0], device, "view", NOW)
    links.forget_game(store, games[0], "a phone", NOW)
    links.take_over_device(store, "a phone", "a newer phone")
    links.take_over_device(store, "a newer phone", "a phone")
    delete_game(store, games[1], device, NOW)
    restore_game(store, games[1], device, NOW)
    delete_game(store, games[1], device, 1)
    purge_games(store, device, NOW)
    from_paper(store, device)
    on_another_phone(store, key, new, device)

    rules = house_rules.HouseRules("h" * 22, "Ours", "wizard_gigamic", {})
    assert house_rules.save_house_rules(store, device, rules, NOW) is None
    house_rules.drop_house_rule(store, device, rules.id)

    with store.database.engines.writing.begin() as connection:
        Transaction(connection, may_write=True).statistics.drop_game(games[4], group)
    catch_up(store, group, 600)
    note_damaged(store, games[5])
    drop_damaged(store, group, games[5:9], sums=["2020-01"], ratings=["2020-01"])
    catch_up(store, group, 600)
    another_evening(store, device, group)
    on_television(store, device)
    assert rename_person(store, device, one.id, "Somebody") is None
    rename_in_games(store, device, one.id, NOW)
    change_sign(store, device, one.id, 7)
    hide_person(store, device, one.id, hidden=True)
    let_be_guest(store, device, one.id, guest=True)
    seasons(store, device, group)
    with store.reading() as transaction:
        theirs = transaction.people.games_of(group, one.id)
    parted = part_games(store, device, one.id, theirs, "", NOW, name="Somebody Else")
    assert not isinstance(parted, Refusal | str)
    assert undo_parting(store, device, parted.id, one.id, NOW)
    people = [FilePerson(row.person_id, row.name, 1, False, ()) for row in some_people("File")]
    many_ids = FilePerson("many-ids", "Many", 1, False, tuple(f"id-{n}" for n in range(MANY)))
    bring_in(store, device, [*people, many_ids], NOW)
    assert merge_people(store, device, many_ids.person_id, other.id)
    assert unmerge_person(store, device, many_ids.person_id)
    erase_person(store, device, third.id, NOW)

    assert groups.begin_group(store, device, "Others", NOW) is None
    with store.reading() as transaction:
        others = current_group_id(transaction, device)
    move_game(store, games[2], device, others)
    groups.group_to_share(store, device, NOW)
    groups.renew_group(store, device, NOW)
    groups.name_group(store, device, "The others")
    groups.ask_who(store, device, asks_who=False)
    with store.reading() as transaction:
        token = groups.group_token(key, transaction.groups.get(others))
    groups.open_group(store, key, token, "a phone", NOW)
    groups.choose_group(store, device, group, NOW)
    groups.leave_group(store, "a phone", others, NOW)
    with store.database.engines.writing.begin() as connection:
        transaction = Transaction(connection, may_write=True)
        for id in games[3:30]:
            transaction.games.move(id, None)
            transaction.links.grant(id, "a phone", "host", 1, NOW)
    groups.adopt_games(store, "a phone", NOW)
    links.take_over_device(store, "a phone", "b phone")
    links.take_over_device(store, "b phone", "a phone")
    merge_groups(store, group, others, say=lambda _: None)
    look_after_phones(store, others)
    copy = store.backup_base.with_name("copy.db")
    store.copy(copy, replace=False)
    assert game_from_copy(store, copy, games[10]).recovery == "here"
    revoke_phone(store, "a phone", NOW)
    assert delete_group(store, others, NOW) > FEW
    assert bring_back_group(store, others, NOW) > FEW
    assert delete_group(store, others, 1) > FEW
    end_deleted_groups(store, NOW)


def another_evening(store: Store, device: str, group: str) -> None:
    """End the newest evening, let it go on, and move a game of it out of all evenings."""
    with store.reading() as transaction:
        # Shortly after midnight a game that has just ended is one alone.
        newest = next(each for each in evenings_of_group(transaction, group, None) if each[1:])
    last = newest[-1]
    end_evening(store, device, last.game_id, last.ended_at, None)
    with store.reading() as transaction:
        [end] = transaction.evenings.ends(group)
    take_back_end(store, device, end)
    assert move_to_evening(store, device, last.game_id, NOWHERE, "") is None


def seasons(store: Store, device: str, group: str) -> None:
    """Begin as many seasons as a group may have, look at one, change it, and remove it."""
    days = [f"{1990 + number // 12}-{number % 12 + 1:02}-01" for number in range(MOST_SEASONS)]
    rows = [SeasonRow("", f"Season {day}", day) for day in days[1:]]
    bring_in(store, device, [FileSeasons(tuple(rows))], NOW)
    season = begin_season(store, device, SeasonForm("First", days[0])).season_id
    list_games(store, group, "0", "9", 600)
    season_page(store, device, season, ("", ""), None)
    [state] = [each.state for each in seasons_of(store, device) if each.id == season]
    form = SeasonForm("Another", days[0])
    assert not change_season(store, device, season, form, state).refusals
    remove_season(store, device, season)


def on_television(store: Store, device: str) -> None:
    """Make a link for a television, and revoke it."""
    make_group_link(store, device, "television")
    revoke_group_link(store, device, "television")


def look_after_phones(store: Store, group: str) -> None:
    """Name a phone, see it again much later, and put it out."""
    one, *_ = (phone.device for phone in phones_in(store, group))
    assert name_phone(store, [group], one, "Anna’s phone") is None
    note_visit(store, one, 2 * NOW)
    take_out(store, group, one, "", NOW)


def from_paper(store: Store, device: str) -> None:
    """Type in a game from paper, and leave another one."""
    players = [(secrets.token_hex(4), name) for name in "UVW"]
    opening, paper, left = (
        Opening("wizard_gigamic", players, rounds=1),
        *(links.new_game_id() for _ in range(2)),
    )
    for game_id, at in ((paper, NOW), (left, 1)):
        assert open_game(store, device, game_id, opening, at, from_paper=True) == {}
    first, *_ = opened_game(store, paper, device).pad.present
    boxes = {
        f"{kind}.1.{player}": "1" if player == first else "0"
        for player in opened_game(store, paper, device).pad.present
        for kind in ("bid", "tricks")
    }
    typed = keep_typed(store, paper, device, {**boxes, "kind": "tricks"}, {}, NOW)
    for _ in range(2):
        form = PaperForm.of(typed, "tricks")
        assert write_paper(store, paper, device, form, NOW).wrong is None
        typed = keep_typed(store, paper, device, boxes, {}, NOW)
    end_old_drafts(store, device, NOW)


def on_another_phone(store: Store, key: bytes, game_id: str, device: str) -> None:
    """Let a phone that only sees the game go on, and take that back."""
    with store.reading() as transaction:
        row = transaction.games.get(game_id)
    assert row is not None
    links.open_link(store, key, links.link_token(key, row, "view"), "a watcher", NOW)
    assert ask(store, opened_game(store, game_id, "a watcher"), "a watcher", "", NOW) is None
    opened = opened_game(store, game_id, device)
    [asked] = asked_in(store, opened, device, NOW + 5).to_answer
    assert answer(store, opened, device, asked.takeover_id, yes=True, now=NOW + 60) is None
    assert take_back(store, game_id, device, asked.takeover_id, NOW + 60) is None
    assert ask(store, opened_game(store, game_id, "a watcher"), "a watcher", "", NOW) is None
    refuse_all(store, opened, device, NOW + 60)


def somebody_comes(pad: AnyPad) -> acts.Cells:
    assert isinstance(pad, Pad)
    new = secrets.token_hex(4)
    return acts.seat(pad, [*pad.names, new], keep_end=False, newcomers={new: "Somebody New"})


@pytest.mark.thorough
def test_no_line_runs_again_and_again_while_others_wait_to_write(held: Held) -> None:
    often = {name: number for name, number in held.most.items() if number > FEW}
    assert {
        name: often[name] for name in often if often[name] > BOUNDS.get(name, (FEW,))[0]
    } == {}, "give it a bound, and say here what sees to that"


@pytest.mark.thorough
def test_every_bound_is_that_of_a_loop_that_is_there(held: Held) -> None:
    assert {name for name in BOUNDS if held.most[name] <= FEW} == set()


@pytest.mark.thorough
def test_everything_that_writes_was_reached(held: Held) -> None:
    assert places_that_write() - ELSEWHERE.keys() == held.places
    assert ELSEWHERE.keys() <= places_that_write()


def places_that_write() -> set[str]:
    """Every function that opens a transaction to write in."""
    found = set()
    for path in SCOREPAD.rglob("*.py"):
        module = ".".join(path.relative_to(SCOREPAD).with_suffix("").parts)
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef) and any(map(opens, ast.walk(function))):
                found.add(f"{module}.{function.name}")
    return found


def opens(node: ast.AST) -> bool:
    """Return whether it is ``with ….writing(…)``."""
    return isinstance(node, ast.With) and any(
        isinstance(each.context_expr, ast.Call)
        and isinstance(each.context_expr.func, ast.Attribute)
        and each.context_expr.func.attr == "writing"
        for each in node.items
    )
