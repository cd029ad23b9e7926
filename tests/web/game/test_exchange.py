"""Two people in each other's rows are exchanged behind ⋯: results, statistics and phones follow."""

import pytest
import time_machine
from flask import Flask

from scorepad.pad.people import person_ids
from tests.web.evening import let_in, play_rounds
from tests.web.game.test_own_match import place
from tests.web.game.test_own_phones import joined, look, own_link
from tests.web.phone import Phone
from tests.web.table import TOGETHER, Open, Table, pad_on

pytestmark = pytest.mark.usefixtures("clock")


@pytest.fixture
def secret(table: Open) -> Table:
    """A game whose bids are typed in secret, and shown together."""
    return table(hands=[5, 4], game="wizard_fisher", dealer=2, options=TOGETHER, reveal=True)


def exchange(game: Table, one: str = "Anna", other: str = "Ben") -> Phone:
    phone = game.phone.go(f"{game.path}/players")
    if one not in phone.text:
        phone.go(f"{game.path}/names/{one[0].lower()}")
    else:
        phone.follow(f"Rename {one}")
    return phone.tap(f"Exchange {one} and {other}")


def begin(phone: Phone, *names: str) -> str:
    """The address of a game that is over: the first of them leads and makes more points."""
    path = phone.go("/new").tap("Start", name=list(names), dealer=str(len(names) - 1)).path
    phone.go(f"{path}/length").tap("Set", rounds="1")
    phone.tap("0").tap("0").tap("0").tap("1").tap("0")
    return path


def test_each_gets_the_others_row_and_one_tap_takes_it_back(phone: Phone, game: Table) -> None:
    play_rounds(game, 2)
    before = game.pad
    exchange(game)
    assert phone.path == game.path
    after = game.pad
    assert after.names == {"a": "Ben", "b": "Anna", "c": "Cleo"}
    assert (after.totals, after.rounds) == (before.totals, before.rounds)
    assert "Anna and Ben exchanged" in phone.text
    assert "Anna and Ben exchanged" in phone.go(f"{game.path}/log").text
    phone.go(game.path).tap("↶ Undo")
    assert game.pad.names == before.names
    assert person_ids(game.pad) == {"a": "a", "b": "b", "c": "c"}


def test_the_same_form_twice_exchanges_once(phone: Phone, game: Table) -> None:
    play_rounds(game, 1)
    form, _ = phone.go(f"{game.path}/names/a").button("Exchange Anna and Ben")
    for _ in range(2):
        phone.send(form.action, {**form.fields.to_dict(), "other": "b"})
        assert phone.path == game.path
    assert game.pad.names["a"] == "Ben"


@pytest.mark.parametrize("other", ["a", "nobody", ""])
def test_nobody_changes_rows_with_themselves_or_with_nobody(
    other: str, phone: Phone, game: Table
) -> None:
    form, _ = phone.go(f"{game.path}/names/a").button("Exchange Anna and Ben")
    phone.send(form.action, {**form.fields.to_dict(), "other": other})
    assert phone.status == 200
    assert game.pad.names["a"] == "Anna"


def test_who_was_renamed_meanwhile_is_not_exchanged_unseen(phone: Phone, game: Table) -> None:
    form, _ = phone.go(f"{game.path}/names/a").button("Exchange Anna and Ben")
    sent = form.fields.to_dict()
    phone.tap("Rename", name="Anne")
    phone.send(form.action, {**sent, "other": "b"})
    assert phone.status == 409
    assert game.pad.names["a"] == "Anne"


def test_statistics_follow_a_game_that_is_over_and_come_back_with_undo(phone: Phone) -> None:
    path = begin(phone, "Anna", "Ben", "Cleo")
    begin(phone, "Anna", "Ben", "Cleo")
    ranking = {}
    for moment in ("before", "exchanged", "undone"):
        ranking[moment] = {
            name: phone.go("/statistics").follow(name).text for name in ("Anna", "Ben", "Cleo")
        }
        if moment == "before":
            phone.go(path)
            names = pad_on(phone).names
            one = next(player for player, name in names.items() if name == "Anna")
            phone.go(f"{path}/names/{one}").tap("Exchange Anna and Ben")
        elif moment == "exchanged":
            phone.go(path).tap("↶ Undo")
    assert ranking["before"] == ranking["undone"]
    assert ranking["exchanged"]["Anna"] != ranking["before"]["Anna"]
    assert ranking["exchanged"]["Ben"] != ranking["before"]["Ben"]


# Own phones


def test_everybodys_own_phone_stays_with_its_person(app: Flask, secret: Table) -> None:
    anna, ben = joined(app, secret, "Anna"), joined(app, secret, "Ben")
    exchange(secret)
    for phone, row in ((anna, "b"), (ben, "a")):
        # It loads the page of the other row by itself.
        assert look(phone).headers.get("HX-Refresh") == "true"
        assert secret.pad.names[row] in phone.go(secret.path).tap("3").text
        assert secret.pad.current.boxes[row].bid == 3


def test_no_secret_goes_to_anybody_by_an_exchange_and_undo_shows_ones_own_again(
    app: Flask, secret: Table
) -> None:
    anna, ben = joined(app, secret, "Anna").tap("2"), joined(app, secret, "Ben").tap("4")
    link = own_link(secret, anna)
    exchange(secret)
    for phone in (anna, ben):
        assert "A bid stands for you, entered elsewhere." in phone.go(secret.path).text
        assert "You bid" not in phone.text
    # The old link of a sitting leads to no other row.
    assert Phone(app).go(link).status == 404
    assert "You bid" not in Phone(app).open(own_link(secret, anna)).go(secret.path).text
    secret.phone.go(secret.path).tap("↶ Undo")
    assert "You bid 2; nobody sees it yet." in anna.go(secret.path).text
    assert "You bid 4; nobody sees it yet." in ben.go(secret.path).text


@pytest.mark.parametrize("is_late", [False, True])
def test_what_was_tapped_before_an_exchange_arrives_in_its_row(
    is_late: bool, app: Flask, secret: Table
) -> None:
    anna = joined(app, secret, "Anna")
    form, _ = anna.button("2")
    exchange(secret)
    sent = {**form.fields.to_dict(), "value": "2", **({"late": "1"} if is_late else {})}
    for _ in range(2):
        anna.send(form.action, sent)
        assert anna.status == 200
    assert [box.bid for box in secret.pad.current.boxes.values()] == [2, None, None]
    assert secret.pad.written.marks[-1].late


def test_the_cards_of_a_match_stay_with_their_row_and_are_shown_to_nobody_else(
    app: Flask, table: Open, clock: time_machine.Traveller
) -> None:
    match = table(("Anna", "Ben"), game="wizards_cup")
    anna = place(match, joined(app, match, "Anna"), "a")
    ben = place(match, joined(app, match, "Ben"), "b")
    exchange(match)
    for phone in (anna, ben):
        assert "Cards lie there for you" in phone.go(match.path).text
        assert "Water 4" not in phone.text
    match.phone.go(match.path).tap("↶ Undo")
    assert "Water 4" in ben.go(match.path).text


def test_a_scorer_with_an_own_phone_keeps_the_score(app: Flask, secret: Table) -> None:
    scorer = let_in(secret, Phone(app), "host")
    scorer.go(f"{secret.path}/own-phone").tap("Anna")
    exchange(secret)
    with secret.store.reading() as transaction:
        [phone] = transaction.links.own_phones(secret.id)
    assert (phone.player, phone.writes) == ("b", True)
