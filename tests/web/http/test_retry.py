"""A request that was cut off through nobody's fault."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO

import pytest
from flask import Flask

from scorepad import app as app_module
from scorepad.store import StoreUnavailable, Transaction
from tests.web.phone import Phone
from tests.web.table import Open, Table


@pytest.fixture
def cut_off(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[int]]:
    """The next transactions that write end in vain, before or after they are kept;
    the list has a line for each that was begun."""
    monkeypatch.setattr(app_module, "_BACKOFF_SECONDS", (0.0, 0.0, 0.0))
    store = app.extensions["scorepad"].store
    writing = store.writing

    def cut_off(times: int, *, kept: bool = False, passing: bool = True) -> list[int]:
        begun: list[int] = []

        @contextmanager
        def cutting(only: str | None = None) -> Iterator[Transaction]:
            begun.append(1)
            with writing(only) as transaction:
                yield transaction
                if len(begun) <= times and not kept:
                    raise StoreUnavailable("busy", passing=passing)
            if len(begun) <= times:
                raise StoreUnavailable("away", passing=passing)

        monkeypatch.setattr(store, "writing", cutting)
        return begun

    return cut_off


def bid(phone: Phone, game: Table) -> Phone:
    form, _ = phone.go(game.path).button("1")
    return phone.send(form.action, {**form.fields.to_dict(), "value": "1"})


@pytest.fixture
def game(table: Open) -> Table:
    """Cleo deals and Anna begins; nothing is written."""
    return table(dealer=2)


@pytest.mark.parametrize("kept", [False, True], ids=["lost", "kept, and nobody was told"])
def test_retried_tap_is_written_once(
    phone: Phone, game: Table, cut_off: Callable[..., list[int]], kept: bool
) -> None:
    begun = cut_off(2, kept=kept)
    assert bid(phone, game).status == 200
    # Where it is there already, nothing is written again.
    assert len(begun) == (1 if kept else 3)
    assert game.pad.current.boxes["a"].bid == 1
    assert len(game.pad.written.marks) == 2


def test_a_game_is_opened_once(app: Flask, phone: Phone, cut_off: Callable[..., list[int]]) -> None:
    phone.go("/new")
    fields = {**phone.forms[0].fields.to_dict(), "name": ["Anna", "Ben", "Cleo"], "do": "start"}
    cut_off(1, kept=True)
    phone.send("/new", {**fields, "game": "wizard_gigamic", "dealer": "0"})
    assert phone.path.startswith("/g/")
    with app.extensions["scorepad"].store.reading() as transaction:
        assert [f"/g/{game.game_id}" for game in transaction.games.after("", 9)] == [phone.path]


def test_retries_end_with_503(phone: Phone, game: Table, cut_off: Callable[..., list[int]]) -> None:
    begun = cut_off(9)
    assert bid(phone, game).status == 503
    assert phone.answer.headers["Retry-After"] == "5"
    assert len(begun) == 4
    assert len(game.pad.written.marks) == 1


def test_permanent_failure_is_not_retried(
    phone: Phone, game: Table, cut_off: Callable[..., list[int]]
) -> None:
    begun = cut_off(9, passing=False)
    assert bid(phone, game).status == 503
    assert len(begun) == 1


def test_upload_is_not_retried(
    phone: Phone, game: Table, cut_off: Callable[..., list[int]]
) -> None:
    found = json.loads(phone.client.get(f"{game.path}/files/game.json").text)
    sent = json.dumps({**found, "game_id": "A" * 22}).encode()
    data = {**phone.token, "file": (BytesIO(sent), "game.json")}
    begun = cut_off(9)
    answer = phone.client.post("/files", data=data)
    assert answer.status_code == 503
    assert len(begun) == 1
