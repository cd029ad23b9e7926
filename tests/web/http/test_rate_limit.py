"""How often one address may do what costs everybody something, and that nobody meets it."""

import io
import re
import secrets
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import sleep

import pytest
from flask import Flask

from scorepad.address import UNKNOWN, network_of, networks_of
from scorepad.services.groups import current_group_id
from scorepad.web.http import rate_limit
from scorepad.web.http.rate_limit import (
    GROUPS_GAMES,
    IMPORT,
    MARKS,
    NEW_GAME,
    SCORERS_MARKS,
    SHEET,
    WRONG_LINK,
    Counts,
    TooOften,
    count_at,
)
from tests.tools.quick_table import QuickTable
from tests.web.evening import play_rounds
from tests.web.game.test_links import link_to
from tests.web.phone import Phone
from tests.web.table import Open, Table

NEAR = "192.168.1.20"


@pytest.fixture(autouse=True)
def counts(app: Flask) -> Counts:
    """Nobody has asked for anything yet."""
    count_at(app, "memory://")
    return app.extensions["scorepad.counts"]


def at(phone: Phone, address: str) -> Phone:
    """The phone asks from this address."""
    phone.client.environ_base["REMOTE_ADDR"] = address
    return phone


def used_up(counts: Counts, what: rate_limit.RateLimit, who: str = NEAR) -> None:
    for _ in range(what.most):
        counts.use(what, who)


def says_when(phone: Phone) -> bool:
    waits = int(phone.answer.headers["Retry-After"])
    return 3000 < waits <= 3600 and f"try again in {-(-waits // 60)} minutes" in phone.text


def test_an_address_that_has_begun_too_many_games_is_told_when_to_come_again(
    phone: Phone, counts: Counts, app: Flask
) -> None:
    used_up(counts, NEW_GAME)
    at(phone, NEAR).go("/new").tap("Start", name=["Ann", "Ann", "Cid"])
    assert phone.status == 422
    at(phone, NEAR).go("/new").tap("Start", name=["Ann", "Bob", "Cid"])
    assert phone.status == 429
    assert says_when(phone)
    assert "Ann" not in phone.go("/").text
    token = at(phone, NEAR).client.get("/new/marks").json["csrf"]
    answer = phone.client.post(
        "/new/marks", json={"game_id": "x" * 22}, headers={"X-CSRFToken": token}
    )
    assert answer.status_code == 429
    minutes = -(-int(answer.headers["Retry-After"]) // 60)
    assert f"try again in {minutes} minutes" in answer.json["says"]


def test_a_rematch_is_a_game_too(phone: Phone, table: Open, counts: Counts) -> None:
    game = table(rounds=1)
    play_rounds(game, 1)
    used_up(counts, NEW_GAME)
    used_up(counts, GROUPS_GAMES, group_of(phone))
    assert at(phone, NEAR).go(f"{game.path}/end").tap("Rematch").status == 429


def group_of(phone: Phone) -> str:
    store = phone.client.application.extensions["scorepad"].store
    with store.reading() as transaction:
        return current_group_id(transaction, phone.device)


def test_where_a_phone_of_a_club_has_begun_all_games_of_the_address_each_group_begins_some(
    app: Flask, phone: Phone, table: Open, counts: Counts
) -> None:
    table()
    used_up(counts, NEW_GAME)
    for begun in range(GROUPS_GAMES.most + 1):
        at(phone, NEAR).go("/new").tap("Start", name=["Ann", "Bob", "Cid"])
        assert phone.status == (200 if begun < GROUPS_GAMES.most else 429)
    assert at(Phone(app), NEAR).go("/new").tap("Start", name=["Ann", "Bob", "C"]).status == 429


def test_too_many_files_are_refused(phone: Phone, counts: Counts) -> None:
    used_up(counts, IMPORT)
    form, _ = at(phone, NEAR).go("/files").button("Import")
    sent = {**form.fields, "file": (io.BytesIO(b"{}"), "games.jsonl")}
    assert phone.send("/files", sent).status == 429


def test_sheets_are_counted_as_they_are_drawn_and_not_where_one_lies_there_already(
    phone: Phone, counts: Counts
) -> None:
    path = "/sheets/wizard_gigamic/sheet.pdf?names="
    assert at(phone, NEAR).client.get(f"{path}Ann").status_code == 200
    for _ in range(SHEET.most - 1):
        counts.use(SHEET, NEAR)
    answer = phone.client.get(f"{path}Bob")
    assert answer.status_code == 429
    assert 3000 < int(answer.headers["Retry-After"]) <= 3600
    assert phone.client.get(f"{path}Ann").status_code == 200


def test_wrong_links_use_up_what_an_address_may_try(app: Flask, phone: Phone, table: Open) -> None:
    good = link_to(phone, table(), "host")
    guest = at(Phone(app), NEAR)
    for _ in range(WRONG_LINK.most // 3):
        wrong = secrets.token_urlsafe(16) + "h" + secrets.token_urlsafe(16)
        assert guest.go(f"/o/{wrong}").status == 404
        assert guest.open(f"/c/{secrets.token_urlsafe(33)}").status == 404
        assert guest.go("/open").tap("Open", link=f"/o/{wrong}").status == 422
    for path in ("/o/x", "/c/x"):
        assert guest.go(path).status == 429
        assert says_when(guest)
    # Somebody else of the household, behind the same address, is let in all the same.
    assert at(Phone(app), NEAR).open(good).status == 200
    assert at(Phone(app), NEAR).go("/open").tap("Open", link=good).status == 200
    assert at(Phone(app), NEAR).open(link_to_group(phone)).status == 200


def link_to_group(phone: Phone) -> str:
    found = re.search(r"/c/[\w-]{44}", phone.go("/group").text)
    assert found
    return found[0]


def test_good_links_use_nothing_up(app: Flask, phone: Phone, table: Open) -> None:
    good = link_to(phone, table(), "view")
    for _ in range(WRONG_LINK.most + 5):
        assert at(Phone(app), NEAR).open(good).status == 200


def test_a_group_is_made_for_so_many_newcomers_an_hour(app: Flask, counts: Counts) -> None:
    known = Phone(app).begin_group()
    used_up(counts, NEW_GAME)
    newcomer = at(Phone(app), NEAR).go("/group/new")
    assert newcomer.tap("Begin this group", name="Ours").status == 429
    assert at(known, NEAR).go("/group").status == 200


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "127.3.4.5", "::ffff:127.0.0.1", ""])
def test_the_computer_itself_is_not_counted(
    address: str, app: Flask, phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Counts, "use", lambda *_, **__: pytest.fail("counted"))
    assert at(phone, address).go("/o/x").status == 404


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.168.1.20", "192.168.1.21", False),
        ("::ffff:192.168.1.20", "192.168.1.20", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.168.1.20:51000", "192.168.1.20", True),
        ("[2001:db8:1:2::1]:443", "2001:db8:1:2::9", True),
        ("[2001:db8:1:2::1]", "2001:db8:1:2::9", True),
        ("fe80::1%eth0", "fe80::2%wlan0", True),
        ("64:ff9b::192.0.2.1", "64:ff9b::192.0.2.2", False),
        ("64:ff9b::192.0.2.1", "192.0.2.1", True),
        ("64:ff9b:1::192.0.2.1", "64:ff9b:1::192.0.2.2", False),
        ("64:ff9b:2::192.0.2.1", "64:ff9b:2::192.0.2.2", True),
    ],
)
def test_who_has_a_whole_network_of_addresses_is_one(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_a_customer_with_many_networks_has_four_times_what_one_network_has(
    app: Flask, phone: Phone
) -> None:
    statuses = Counter(
        at(phone, f"2001:db8:1:2{number % 256:02x}::1").go("/o/x").status
        for number in range(WRONG_LINK.most * 4 + 5)
    )
    assert statuses == {404: WRONG_LINK.most * 4, 429: 5}
    assert at(phone, "2001:db8:1:300::1").go("/o/x").status == 404, "the next customer"


def test_marks_are_counted_by_the_network_of_a_customer_too(
    phone: Phone, game: Table, counts: Counts
) -> None:
    of_customer = replace(MARKS, most=4 * MARKS.most)
    counts.use(of_customer, "2001:db8:1:200::/56", cost=of_customer.most)
    used_up(counts, SCORERS_MARKS, game.id)
    at(phone, "2001:db8:1:2ff::1").client.post(f"{game.path}/marks", json={})
    assert at(phone, "2001:db8:1:2ff::1").send(f"{game.path}/entries", {}).status == 429
    assert at(phone, "2001:db8:1:300::1").send(f"{game.path}/entries", {}).status != 429


def test_the_computer_itself_is_in_no_network() -> None:
    assert networks_of("::1") == networks_of("") == ()


@pytest.mark.parametrize("said", ["unknown", "_hidden", "fe80::1%a%b", '"', "1.2.3", ":1", "[]:1"])
def test_whoever_asks_from_what_is_no_address_is_counted_as_one(said: str) -> None:
    assert network_of(said) == UNKNOWN


def test_a_count_that_cannot_be_kept_holds_up_no_game(
    phone: Phone, counts: Counts, monkeypatch: pytest.MonkeyPatch
) -> None:
    from limits.errors import StorageError

    class Broken:
        def hit(self, *_: object, **__: object) -> bool:
            raise StorageError(OSError("nobody there"))

        test = hit

    monkeypatch.setattr(counts, "_counts", Broken)
    at(phone, NEAR).go("/new").tap("Start", name=["Ann", "Bob", "Cid"])
    assert phone.status == 200
    assert phone.go("/o/x").status == 404


def test_the_next_hour_is_free_again(counts: Counts, monkeypatch: pytest.MonkeyPatch) -> None:
    used_up(counts, WRONG_LINK)
    with pytest.raises(TooOften) as found:
        counts.use(WRONG_LINK, NEAR)
    from limits.storage import memory

    now = memory.time.time()
    monkeypatch.setattr(memory.time, "time", lambda: now + found.value.wait + 1)
    counts.use(WRONG_LINK, NEAR)


def test_counts_in_memory_are_written_by_one_thread_at_a_time(
    counts: Counts, monkeypatch: pytest.MonkeyPatch
) -> None:
    from limits.storage import MemoryStorage

    count = MemoryStorage.incr
    inside: list[str] = []
    beside: list[int] = []

    def counted(storage: MemoryStorage, key: str, expiry: float, amount: int = 1) -> int:
        inside.append(key)
        sleep(0.01)
        beside.append(len(inside))
        inside.pop()
        return count(storage, key, expiry, amount)

    monkeypatch.setattr(MemoryStorage, "incr", counted)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: counts.use(WRONG_LINK, NEAR), range(12)))
    assert beside == [1] * 12


@pytest.mark.parametrize("cost", [0, 1])
def test_nobody_waits_for_longer_than_the_hour_when_the_clock_is_put_back(
    counts: Counts, monkeypatch: pytest.MonkeyPatch, cost: int
) -> None:
    from limits.storage import memory

    now = memory.time.time()
    year = 365 * 24 * 3600
    with monkeypatch.context() as ahead:
        ahead.setattr(memory.time, "time", lambda: now + year)
        ahead.setattr(rate_limit, "time", lambda: now + year)
        used_up(counts, WRONG_LINK)
        with pytest.raises(TooOften):
            counts.use(WRONG_LINK, NEAR, cost=cost)
    counts.use(WRONG_LINK, NEAR, cost=cost)
    used_up(counts, WRONG_LINK)
    with pytest.raises(TooOften) as found:
        counts.use(WRONG_LINK, NEAR)
    assert found.value.wait <= WRONG_LINK.seconds


def test_six_phones_behind_one_address_are_never_told_to_wait(app: Flask) -> None:
    table = QuickTable(app)
    for number in range(2):
        table.play(number, rounds=1)
    assert table.marks == 2 * (6 + 5)
