"""People and groups are looked after while a game with hidden bids is being played."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
import time_machine
from click.testing import CliRunner
from flask import Flask

from scorepad.cli import main
from scorepad.services.groups import group_token, groups_of
from scorepad.services.people.merging import merge_people
from scorepad.store import GroupRow
from tests.web.evening import let_in
from tests.web.game.test_own_phones import (
    SECONDS_OF_SILENCE,
    join_link,
    joined,
    own_link,
)
from tests.web.phone import Phone
from tests.web.table import TOGETHER, Open, Table

BID_2 = "You bid 2; nobody sees it yet."


pytestmark = pytest.mark.usefixtures("clock")


@pytest.fixture
def game(table: Open) -> Table:
    """A game whose bids are typed in secret, and shown together."""
    return table(hands=[5, 4], game="wizard_fisher", dealer=2, options=TOGETHER, reveal=True)


@pytest.fixture
def run(games_file: Path, tmp_path: Path) -> Callable[..., str]:
    """What a command of the machine's owner answers."""

    def done(command: str, *arguments: str) -> str:
        line = [command, "--instance", str(tmp_path), *arguments]
        environ = {"SCOREPAD_DATABASE_URL": f"sqlite:///{games_file}"}
        result = CliRunner().invoke(main, line, env=environ)
        assert result.exit_code == 0, result.output
        return result.output

    return done


def group_of(phone: Phone, game: Table) -> GroupRow:
    [group] = groups_of(game.store, phone.device)
    return group


def group_link(app: Flask, group: GroupRow) -> str:
    return f"/c/{group_token(str(app.secret_key).encode(), group)}"


def erases(game: Table, _run: Callable[..., str]) -> None:
    game.phone.go("/people").follow("Anna").follow("Erase for good").tap("Erase for good")


def erases_by_command(game: Table, run: Callable[..., str]) -> None:
    run("groups", "erase", group_of(game.phone, game).group_id, "Anna", "--yes")


@pytest.mark.parametrize("erase", [erases, erases_by_command])
def test_whoever_is_erased_goes_on_playing_without_a_name(
    erase: Callable[..., None], app: Flask, game: Table, run: Callable[..., str]
) -> None:
    anna, ben = joined(app, game, "Anna").tap("2"), joined(app, game, "Ben").tap("0")
    viewer = let_in(game, Phone(app))
    erase(game, run)
    assert BID_2 in anna.go(game.path).text
    for phone in (anna, ben, viewer, game.phone):
        for path in ("", "/own-phone", "/sheet", "/log"):
            assert phone.go(f"{game.path}{path}").status in (200, 403)
            assert "Anna" not in phone.html
    assert "– has a phone" in game.phone.go(f"{game.path}/links?role=player").text
    assert BID_2 in Phone(app).open(own_link(game, anna)).go(game.path).text
    anna.go(game.path).tap("3")
    game.enter("c", "bid", 0)
    game.phone.go(game.path).tap("Reveal the bids")
    assert [box.bid for box in game.pad.current.boxes.values()] == [3, 0, 0]


def test_whoever_is_merged_with_another_keeps_the_seat_also_in_a_rematch(
    app: Flask, table: Open
) -> None:
    table(("Xenia", "Dora", "Ed")).begin()
    game = table(hands=[1], dealer=2, options=TOGETHER, reveal=True)
    anna, ben = joined(app, game, "Anna").tap("1"), joined(app, game, "Ben").tap("0")
    assert merge_people(game.store, game.phone.device, "a", "x")
    assert "You bid 1; nobody sees it yet." in anna.go(game.path).text
    game.enter("c", "bid", 0)
    game.phone.go(game.path).tap("Reveal the bids")
    for player, tricks in (("a", 1), ("b", 0)):
        game.enter(player, "tricks", tricks)
    game.phone.go(game.path).tap("Rematch")
    again = game.phone.path
    for phone in (anna, ben):
        assert "Your bid?" in phone.go(again).text


def test_a_deleted_group_takes_its_games_along_and_brings_seats_and_secrets_back(
    app: Flask, game: Table, run: Callable[..., str]
) -> None:
    anna = joined(app, game, "Anna").tap("2")
    form, _ = anna.button("1")
    waits = {**form.fields.to_dict(), "value": "1", "late": "1"}
    group = group_of(game.phone, game)
    links = (own_link(game, anna), join_link(game), group_link(app, group))
    run("groups", "delete", group.group_id)
    for phone in (anna, game.phone):
        assert phone.go(game.path).status == 404
        assert "There is no such game for this phone." in phone.text
    assert anna.send(form.action, waits).status == 404
    for link in links:
        stranger = Phone(app)
        assert stranger.go(link).status == 404
        assert stranger.send(link, stranger.token).status == 404
        assert stranger.go(game.path).status == 404
    run("groups", "bring-back", group.group_id)
    assert BID_2 in anna.go(game.path).text
    assert "You bid" not in game.phone.go(game.path).text
    assert "You bid 1; nobody sees it yet." in anna.send(form.action, waits).text
    for link in links:
        assert Phone(app).open(link).status == 200


def test_a_group_that_goes_into_another_takes_seats_and_secrets_along(
    app: Flask, game: Table, run: Callable[..., str]
) -> None:
    anna = joined(app, game, "Anna").tap("2")
    other = Table(app, Phone(app), ("Dora", "Ed", "Fay"))
    other.begin()
    ours, theirs = group_of(game.phone, game), group_of(other.phone, other)
    seat, players = own_link(game, anna), join_link(game)
    run("groups", "merge", ours.group_id, theirs.group_id)
    assert BID_2 in anna.go(game.path).text
    for phone in (game.phone, other.phone):
        # Who comes by the other group enters for all, and sees no hidden bid.
        assert "Still missing: Ben, Cleo" in phone.go(game.path).text
        assert "You bid" not in phone.text
        assert "bid 2" not in phone.go(f"{game.path}/log").text
    assert "Dora has a phone" not in other.phone.go(f"{game.path}/own-phone").text
    assert BID_2 in Phone(app).open(seat).go(game.path).text
    assert "Anna has a phone" in Phone(app).open(players).text
    assert Phone(app).go(group_link(app, ours)).status == 404
    assert Phone(app).open(group_link(app, theirs)).status == 200


FILES = (
    "{game}/files/game.json",
    "{game}/files/game.csv",
    "/files/games.jsonl",
    "/files/games.csv",
)
COMMANDS = (("{id}",), ("{id}", "--format", "csv"), ("--all",), ("--all", "--format", "csv"))


def test_a_file_has_no_hidden_bid_nobody_who_sits_and_no_question(
    app: Flask,
    game: Table,
    run: Callable[..., str],
    clock: time_machine.Traveller,
    read_here: None,
) -> None:
    def said() -> dict[str, str]:
        phones = {"Anna": anna, "viewer": viewer, "scorer": game.phone, "asks": asks}
        files = {
            f"{who} {file}": phone.go(file.format(game=game.path)).html
            for who, phone in phones.items()
            for file in FILES
        }
        for options in COMMANDS:
            told = [option.format(id=game.id) for option in options]
            files[" ".join(options)] = run("export", *told, "--out", "-")
        return files

    anna, viewer = joined(app, game, "Anna").tap("2"), let_in(game, Phone(app))
    asks = joined(app, game).tap("Anna")
    clock.shift(SECONDS_OF_SILENCE)
    before = said()
    assert all("Anna" in text for way, text in before.items() if "/files/game." in way)
    for text in before.values():
        for phone in (anna, asks, game.phone):
            assert phone.device not in text
    # Another hidden bid makes no other file, and a free seat neither.
    anna.go(game.path).tap("3")
    anna.go(f"{game.path}/own-phone").tap("I am not Anna")
    assert said() == before
    # What is brought in again changes nothing: whoever has asked is still waiting.
    file = (BytesIO(before["scorer {game}/files/game.json"].encode()), "game.json")
    game.phone.client.post("/files", data={**game.phone.token, "file": file})
    assert game.pad.rounds[0].boxes["a"].bid == 3
    with game.store.reading() as transaction:
        assert [each.answer for each in transaction.takeovers.all(game.id)] == [""]
    elsewhere = Phone(app)
    file = (BytesIO(before["viewer {game}/files/game.json"].encode()), "game.json")
    answer = elsewhere.client.post("/files", data={**elsewhere.token, "file": file})
    assert answer.status_code == 303
    assert "1 game was left out" in elsewhere.go(answer.location).text
    assert elsewhere.go(game.path).status == 404
