"""Files from elsewhere: read in a process of their own, one for a person, two for a server."""

import io
import json
import multiprocessing
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from scorepad.processes import Limits
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.exporting import game_file
from scorepad.services.import_export.game_json import GameInFile
from scorepad.services.import_export.reading import FileReader
from scorepad.services.people.seating import MOST_PEOPLE
from scorepad.store import StoreUnavailable
from tests.services.hostile_games import NOW, game_row, played_game

LATER = NOW + 5_000
PAD = played_game(Random(3))
GAME = game_file(game_row(PAD), PAD, "json").encode()


def always() -> bool:
    return True


def test_games_come_out_of_the_process_as_they_went_in_and_can_be_gone_through_twice(
    tmp_path: Path,
) -> None:
    head = b'{"scorepad": "games", "version": 1, "people": [{"person_id": "a", "name": "Ann"}]}\n'
    line = json.dumps(json.loads(GAME)).encode()
    file = io.BytesIO(head + line + b"\n")
    with FileReader(tmp_path).read(file, "me", LATER, always) as items:
        person, game = items
        assert (person.name, game.pad) == ("Ann", PAD)
        assert isinstance(game, GameInFile)
        assert [type(each) for each in items] == [type(person), type(game)]


@pytest.mark.parametrize(
    ("content", "line", "why"),
    [
        (b"", 1, What.EMPTY),
        (b"[{}," * 1_000_000, 1, What.NOT_OURS),
        (b"\xff\xfe\x00", 1, What.COLUMN_MISSING),
        (b'{"scorepad": "games", "version": 1}\n{"scorepad"\n', 2, What.NOT_JSON),
        (b'{"scorepad": "game", "version": 1, "game_id": "\xff"}', 0, What.NOT_TEXT),
    ],
)
def test_what_is_refused_says_line_and_reason(
    tmp_path: Path, content: bytes, line: int, why: What
) -> None:
    reader = FileReader(tmp_path)
    with (
        pytest.raises(ImportRefused) as caught,
        reader.read(io.BytesIO(content), "me", LATER, always),
    ):
        pass
    assert (caught.value.line, caught.value.why) == (line, why)


@pytest.mark.parametrize("limits", [Limits(seconds=0.2), Limits(memory=110 << 20)])
def test_a_file_that_takes_too_long_or_too_much_memory_ends_its_process_alone(
    tmp_path: Path, limits: Limits
) -> None:
    head = b'{"scorepad": "games", "version": 1}\n'
    line = json.dumps(json.loads(GAME)).encode() + b"\n"
    reader = FileReader(tmp_path, limits)
    with (
        pytest.raises(ImportRefused) as caught,
        reader.read(io.BytesIO(head + line * 2_000), "me", LATER, always),
    ):
        pass
    assert caught.value.why is What.TOO_MUCH


@pytest.mark.thorough
def test_as_many_people_as_a_group_has_room_for_can_be_read(tmp_path: Path) -> None:
    people = [
        {"person_id": f"{number:08x}", "name": f"Person {number}", "look": 1, "ids": [f"i{number}"]}
        for number in range(MOST_PEOPLE)
    ]
    head = json.dumps({"scorepad": "games", "version": 1, "people": people})
    file = io.BytesIO(head.encode())
    with FileReader(tmp_path).read(file, "me", LATER, always) as items:
        assert sum(1 for _ in items) == MOST_PEOPLE


@pytest.mark.thorough
def test_nobody_has_two_files_read_at_once_and_a_server_no_more_than_two(tmp_path: Path) -> None:
    """Two readers of one folder are two processes that serve."""
    one, other = FileReader(tmp_path), FileReader(tmp_path)
    begun, gone = threading.Event(), threading.Event()
    refused: list[ImportRefused] = []

    def third() -> None:
        begun.set()
        try:
            with other.read(io.BytesIO(GAME), "third", LATER, lambda: not gone.is_set()):
                pass
        except ImportRefused as error:
            refused.append(error)

    with ExitStack() as reading:
        reading.enter_context(one.read(io.BytesIO(GAME), "me", LATER, always))
        for reader in (one, other):
            with (
                pytest.raises(ImportRefused) as caught,
                reader.read(io.BytesIO(GAME), "me", LATER, always),
            ):
                pass
            assert caught.value.why is What.ONE_AT_A_TIME
        reading.enter_context(other.read(io.BytesIO(GAME), "you", LATER, always))
        waiting = threading.Thread(target=third)
        waiting.start()
        begun.wait()
        time.sleep(0.3)
        assert waiting.is_alive(), "it waits for one of the two"
        gone.set()
        waiting.join()
        assert [each.why for each in refused] == [What.ONE_AT_A_TIME]
    for reader in (one, other):
        with reader.read(io.BytesIO(GAME), "me", LATER, always) as items:
            assert len(list(items)) == 1


def test_what_nobody_waits_for_is_not_read_to_its_end(tmp_path: Path) -> None:
    head = b'{"scorepad": "games", "version": 1}\n'
    calls = iter([True] * 3)
    wanted: Callable[[], bool] = lambda: next(calls, False)  # noqa: E731
    # Whoever reads this to its end finds no game in it, and nothing wrong.
    with (
        pytest.raises(ImportRefused),
        FileReader(tmp_path).read(io.BytesIO(head + b"\n" * 20_000_000), "me", LATER, wanted),
    ):
        pass


def test_the_process_is_no_copy_of_the_server(tmp_path: Path) -> None:
    """A copy shares what wakes the server for a signal: to end the one would end the other."""
    kinds: set[str] = set()

    def wanted() -> bool:
        kinds.update(type(each).__name__ for each in multiprocessing.active_children())
        return True

    with FileReader(tmp_path).read(io.BytesIO(GAME), "me", LATER, wanted):
        pass
    assert kinds == {"SpawnProcess"}


def test_where_there_is_no_room_nothing_is_read_and_it_can_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    with (
        pytest.raises(StoreUnavailable) as caught,
        FileReader(tmp_path).read(io.BytesIO(GAME), "me", LATER, always),
    ):
        pass
    assert caught.value.reason == "full"


def test_another_process_is_told_how_far_an_upload_is_and_nothing_is_left(tmp_path):
    here, there, nowhere = FileReader(tmp_path), FileReader(tmp_path), FileReader()
    for reader in (here, nowhere):
        with reader.noting("an upload/../of mine") as note:
            assert reader.noted("an upload/../of mine") is None
            note(3, 40)
            assert reader.noted("an upload/../of mine") == (3, 40)
            if reader is here:
                assert there.noted("an upload/../of mine") == (3, 40)
            assert reader.noted("another") is None
        assert reader.noted("an upload/../of mine") is None
    with here.noting("") as note:
        note(1, 2)
    assert here.noted("") is None
    assert list(tmp_path.iterdir()) == []


def test_an_upload_goes_on_where_its_notes_have_no_room(tmp_path):
    reader = FileReader(tmp_path / "not there")
    with reader.noting("mine") as note:
        note(1, 2)
        assert reader.noted("mine") == (1, 2)
