"""Everybody's own phone: joining by one code, a name tapped, and what such a phone may enter."""

import re
from collections.abc import Callable
from copy import copy
from typing import Any

import pytest
import time_machine
from flask import Flask
from werkzeug.test import TestResponse

from scorepad.pad import acts
from scorepad.pad.match.acts import win_round
from scorepad.pad.state import Phase
from scorepad.services.links import link_token
from scorepad.sheets.qr import qr_code
from scorepad.store import GameRow
from scorepad.web.game.links import screen_behind
from tests.web.evening import let_in, play_rounds, write_over
from tests.web.phone import Phone
from tests.web.script import Script, bid
from tests.web.table import SECRET, TOGETHER, Open, Table

FISHER = {"hands": [5, 4], "game": "wizard_fisher", "dealer": 2}
"""Anna bids first, Cleo deals; 5 cards."""


@pytest.fixture
def open_bids(table: Open) -> Callable[..., Table]:
    """A game whose bids are said in turn."""
    return lambda **more: table(**{**FISHER, **more})


@pytest.fixture
def hidden_bids(table: Open) -> Callable[..., Table]:
    """A game whose bids are typed in secret, and shown together."""
    return lambda **more: table(**{**FISHER, "options": TOGETHER, "reveal": True, **more})


def join_page(game: Table) -> str:
    return f"{game.path}/links?role=player"


def join_link(game: Table) -> str:
    """The link for players, as the scorer's phone shows it."""
    html = game.phone.go(join_page(game)).html
    [link] = re.findall(r"http://[^<]+(/o/[^<]+)</textarea>", html)
    return str(link)


def scanned(app: Flask, game: Table) -> Phone:
    """A phone that scanned the code, which need not be drawn for that."""
    with game.store.reading() as transaction:
        row = transaction.games.get(game.id)
    assert row is not None
    return Phone(app).open(f"/o/{link_token(str(app.secret_key).encode(), row, 'player')}")


def joined(app: Flask, game: Table, name: str = "") -> Phone:
    """A phone that scanned the code, and on which somebody tapped that name."""
    phone = scanned(app, game)
    assert phone.path == f"{game.path}/own-phone"
    return phone.tap(name) if name else phone


def test_a_code_scanned_once_more_leads_a_phone_with_a_seat_to_the_game(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    anna = joined(app, game, "Anna")
    with game.store.reading() as transaction:
        row = transaction.games.get(game.id)
    assert row is not None
    link = f"/o/{link_token(str(app.secret_key).encode(), row, 'player')}"
    assert anna.open(link).path == game.path
    assert anna.go("/open").tap("Open the game", link=f"http://localhost{link}").path == game.path
    # What this phone is for is behind ⋯ as before.
    assert "I am not Anna" in anna.go(f"{game.path}/own-phone").html


def bids(game: Table) -> list[int | None]:
    return [box.bid for box in game.pad.current.boxes.values()]


def sittings(game: Table, player: str) -> list[dict[str, Any]]:
    """How long phones had the seat of a player, as it is stored."""
    with game.store.reading() as transaction:
        every = transaction.sittings.all(game.id)
    return [each._asdict() for each in every if each.player == player]


def takes_back(game: Table) -> None:
    """The scorer takes back the newest entry, whose ever it is."""
    page = game.phone.go(game.path)
    if any(form.action.endswith("/undo") for form in page.forms):
        page.tap("↶ Undo")
    else:
        page.follow("↶ Undo").tap("↶ Undo")


# Joining


def test_a_scan_and_a_tap_on_the_name_are_all(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna = Phone(app).open(join_link(game))
    assert "Whose phone is this one?" in anna.text
    anna.tap("Anna")
    assert (anna.path, anna.status) == (game.path, 200)
    assert "Your bid?" in anna.text


def test_of_two_who_tap_one_name_the_first_has_it_and_the_scorer_is_asked(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    first, second = joined(app, game), joined(app, game)
    first.tap("Anna")
    second.tap("Anna")
    assert "whether this is Anna’s other phone" in second.text
    assert second.answer.headers["Refresh"] == "5"
    assert second.go(game.path).path == f"{game.path}/own-phone"
    # It was the wrong name: whoever waits can tap another.
    second.tap("Ben")
    assert "Anna bids" in second.text
    assert "Refresh" not in second.go(f"{game.path}/own-phone").answer.headers


def test_whoever_comes_late_is_told_who_adds_them_and_sees_it_without_a_tap(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids(hands=[1, 1, 1])
    game.enter("a", "bid", 0)
    late = joined(app, game)
    # A list with a name to tap does not change under the finger every few seconds.
    assert late.answer.headers["Refresh"] == "20"
    for name in ("Anna", "Ben", "Cleo"):
        joined(app, game, name)
    late.go(f"{game.path}/own-phone")
    assert late.answer.headers["Refresh"] == "5"
    assert "Not here? Whoever keeps the score adds you under Players." in late.text
    game.act(lambda pad: acts.seat(pad, list("abcd"), keep_end=True, newcomers={"d": "Dora"}))
    assert late.go(f"{game.path}/own-phone").tap("Dora").path == game.path
    # What was refused stays to be read, and whoever enters for all adds people.
    page = game.phone.go(f"{game.path}/own-phone")
    assert "Refresh" not in page.answer.headers
    assert "Not here?" not in page.text
    stray = joined(app, game)
    stray.send(f"{game.path}/own-phone", {**stray.token, "player": "x"})
    assert stray.status == 409
    assert "Refresh" not in stray.answer.headers


def strip(game: Table, phone: Phone) -> str:
    """What the script of a phone that writes hears that it is to show above the pad."""
    answer = phone.client.get(f"{game.path}/marks?since=0")
    asked = answer.json.get("asked") if answer.status_code == 200 else None
    return str(asked["html"]) if asked else ""


def question(game: Table, phone: Phone) -> str:
    """What the script of a phone that writes hears that it is to answer."""
    shown = strip(game, phone)
    return shown if "<form" in shown else ""


SECONDS_OF_SILENCE = 10


def test_the_phone_on_the_seat_lets_another_one_into_its_sitting_and_a_no_leaves_it(
    app: Flask, hidden_bids: Open, clock: time_machine.Traveller
) -> None:
    game = hidden_bids()
    game.begin()
    game.phone.go(game.path).tap("↶ Undo")
    first, other = joined(app, game, "Anna"), joined(app, game, "Anna")
    assert "Anna’s phone is asked first:" in other.text
    # The phone on the seat alone is asked so far, and the one that asks never is.
    assert "Another phone wants to be Anna’s, too. Is it?" in first.go(game.path).text
    assert question(game, game.phone) == question(game, other) == ""
    assert "Yes" not in other.go(f"{game.path}/continue").text
    form, _ = first.button("Yes")
    sent = {**other.token, "id": form.fields["id"], "answer": "yes"}
    assert other.send(form.action, sent).status == 403
    sent |= game.phone.token
    game.phone.send(form.action, sent)
    assert "The phone on that seat is asked first. Answer in 10 seconds" in game.phone.text
    first.go(game.path).tap("No")
    assert "The answer was no." in other.go(f"{game.path}/own-phone?asked=1").text
    other.tap("Anna")
    assert other.status == 409
    assert "You can ask again in" in other.text
    clock.shift(60)
    other.tap("Anna")
    first.go(game.path).tap("2")
    first.tap("Yes")
    assert other.go(f"{game.path}/own-phone?asked=1").path == game.path
    # It is the same sitting, and both see what either wrote.
    assert "You bid 2; nobody sees it yet." in other.text
    other.tap("3")
    assert "You bid 3; nobody sees it yet." in first.go(game.path).text
    # What was given is a seat, not the right to write, and is freed with it.
    assert other.go(f"{game.path}/links").status == 403
    assert "Take it back" not in game.phone.go(f"{game.path}/continue").text
    game.phone.go(f"{game.path}/links?role=player").tap("Free the seat")
    for phone in (first, other):
        assert phone.go(game.path).path == f"{game.path}/own-phone"


def test_a_dead_phone_leaves_nobody_stuck_and_its_bid_is_shown_to_nobody_new(
    app: Flask, hidden_bids: Open, clock: time_machine.Traveller
) -> None:
    game = hidden_bids()
    game.begin()
    game.phone.go(game.path).tap("↶ Undo")
    dead = joined(app, game, "Anna").tap("2")
    page, _ = dead.button("4")
    other = joined(app, game, "Anna")
    clock.shift(SECONDS_OF_SILENCE)
    asks = "Anna’s phone is silent. Is another one Anna’s now?"
    assert asks in question(game, game.phone)
    assert "whoever enters for everybody is asked now" in other.go(game.path).text
    game.phone.go(f"{game.path}/continue").tap("Yes")
    other.go(f"{game.path}/own-phone?asked=1")
    assert other.path == game.path
    assert "A bid stands for you, entered elsewhere." in other.text
    assert "You bid" not in other.text
    assert "ring" not in other.html
    # What the dead phone wrote comes late, and is nobody's to see before the reveal.
    dead.send(page.action, {**page.fields.to_dict(), "value": "4", "late": "1"})
    assert (dead.status, bids(game)) == (200, [2, None, None])
    assert values_asked(game) == [("bid", [4, 2])]
    for phone in (dead, other.go(game.path)):
        assert not re.search("You bid|[24] / |Anna: bid [0-9]", phone.html)
    # The person bids anew, and that holds.
    other.tap("2")
    assert "You bid 2; nobody sees it yet." in other.text
    assert values_asked(game) == []
    # All hear of it, and the phone that lost the seat hears who gave it away.
    assert "Anna has a new phone" in game.phone.go(f"{game.path}/log").text
    told = "This phone was Anna’s until 12:00 PM: then another one got the seat."
    assert told in dead.go(game.path).text


def test_a_phone_that_enters_for_all_cannot_give_the_seat_to_itself(
    app: Flask, hidden_bids: Open, clock: time_machine.Traveller
) -> None:
    game = hidden_bids()
    joined(app, game, "Anna").tap("2")
    member = let_in(game, Phone(app), "host")
    member.go(f"{game.path}/own-phone").tap("Anna")
    with game.store.reading() as transaction:
        [asked] = transaction.takeovers.all(game.id)
    clock.shift(SECONDS_OF_SILENCE)
    assert question(game, member) == ""
    answer = {**member.token, "id": asked.takeover_id, "answer": "yes"}
    member.send(f"{game.path}/continue/answer", answer)
    assert "Another phone answers that" in member.text
    with game.store.reading() as transaction:
        assert transaction.links.right(game.id, member.device).player == ""


def back_to_the_own_name(game: Table, phone: Phone) -> Phone:
    return phone.tap("Ben")


def by_the_own_code(game: Table, phone: Phone) -> Phone:
    ben = joined(phone.client.application, game, "Ben")
    return phone.open(own_link(game, ben))


@pytest.mark.parametrize("sits", [back_to_the_own_name, by_the_own_code])
def test_who_sits_elsewhere_has_withdrawn_what_was_asked(
    app: Flask,
    open_bids: Open,
    sits: Callable[[Table, Phone], Phone],
    clock: time_machine.Traveller,
) -> None:
    game = open_bids()
    game.begin()
    joined(app, game, "Anna")
    phone = joined(app, game)
    if sits is back_to_the_own_name:
        phone.tap("Ben").go(f"{game.path}/own-phone").tap("I am not Ben")
    phone.tap("Anna")
    clock.shift(SECONDS_OF_SILENCE)
    assert "Is another one Anna’s now?" in question(game, game.phone)
    late, _ = game.phone.go(f"{game.path}/continue").button("Yes")
    sits(game, phone)
    assert question(game, game.phone) == ""
    # The scorer's page was open since before.
    game.phone.send(late.action, {**late.fields.to_dict(), "answer": "yes"})
    assert "That was withdrawn" in game.phone.text
    assert "Ben’s phone" in phone.go(f"{game.path}/own-phone").text
    phone.tap("I am not Ben")
    assert "Nobody answered." not in phone.text


def test_who_asks_for_another_seat_has_withdrawn_the_first(
    app: Flask, open_bids: Open, clock: time_machine.Traveller
) -> None:
    game = open_bids()
    game.begin()
    for name in ("Anna", "Ben"):
        joined(app, game, name)
    phone = joined(app, game, "Anna")
    clock.shift(SECONDS_OF_SILENCE)
    late, _ = game.phone.go(f"{game.path}/continue").button("Yes")
    phone.tap("Ben")
    clock.shift(SECONDS_OF_SILENCE)
    assert "Is another one Ben’s now?" in question(game, game.phone)
    game.phone.send(late.action, {**late.fields.to_dict(), "answer": "yes"})
    assert "That was withdrawn" in game.phone.text
    assert "Somebody else?" in phone.go(game.path).text
    game.phone.go(f"{game.path}/continue").tap("Yes")
    assert "Ben’s phone" in phone.go(f"{game.path}/own-phone").text


def test_a_no_of_an_earlier_seat_is_not_said_again_and_counts(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    game.begin()
    anna = joined(app, game, "Anna")
    phone = joined(app, game, "Anna")
    # Whoever opens the game anew still waits, and hears the answer.
    phone.go(game.path)
    anna.go(game.path).tap("No")
    assert "The answer was no." in phone.go(phone.answer.request.full_path).text
    assert "The answer was no." not in phone.go(game.path).text
    assert "Whose phone is this one?" in phone.text
    phone.tap("Ben").go(f"{game.path}/own-phone").tap("I am not Ben")
    assert "Whose phone is this one?" in phone.text
    assert "The answer was no." not in phone.text
    # Nobody is asked again and again this way.
    phone.tap("Anna")
    assert "You can ask again in" in phone.text
    assert question(game, game.phone) == ""


def test_an_own_phone_goes_on_for_all_and_keeps_its_seat(app: Flask, hidden_bids: Open) -> None:
    game = hidden_bids()
    game.begin()
    anna = joined(app, game, "Anna")
    joined(app, game, "Ben").tap("2")
    # Whoever opens an address of the scorer's phone hears what this one is, and the way on.
    assert anna.go(f"{game.path}/table").status == 403
    assert "This phone enters for Anna alone. It can ask to enter for everybody" in anna.text
    assert "iew only" not in anna.text
    anna.follow("Enter for everybody here")
    assert "This phone enters for Anna alone." in anna.text
    anna.go(game.path).follow("More").follow("Enter for everybody here")
    assert anna.status == 200
    assert "Whose phone is this one?" not in anna.text
    anna.tap("Ask to continue here")
    assert "May Anna’s phone enter for everybody?" in question(game, game.phone)
    # Nothing is gained by the question alone.
    assert anna.go(f"{game.path}/links").status == 403
    game.phone.go(f"{game.path}/continue").tap("Yes")
    assert anna.go(f"{game.path}/continue?asked=1").path == game.path
    assert anna.go(f"{game.path}/links?role=player").status == 200
    assert "Anna has a phone, enters for everybody" in anna.text
    # It sees no more of the bids than the scorer's phone.
    assert "Ben: bid hidden" in anna.go(game.path).html
    assert "for everybody here" not in anna.go(f"{game.path}/own-phone").text
    # Taken back, it enters for Anna as before.
    game.phone.go(f"{game.path}/log").tap("Take it back")
    assert "can no longer enter for all" in game.phone.text
    assert anna.go(f"{game.path}/links").status == 403
    anna.go(game.path).tap("4")
    assert "You bid 4; nobody sees it yet." in anna.text


def look(phone: Phone) -> TestResponse:
    """The answer to the look for news that the page makes by itself."""
    [(part, address)] = re.findall(r'id="([^"]+)"[^>]*hx-get="([^"]+)"', phone.html)
    headers = {"HX-Request": "true", "HX-Target": part}
    return phone.client.get(address.replace("&amp;", "&"), headers=headers)


def polls(phone: Phone) -> int:
    return look(phone).status_code


def led_to(phone: Phone) -> str | None:
    return look(phone).headers.get("HX-Redirect")


def test_two_at_the_table_agree_where_the_scorers_phone_is_silent(
    app: Flask, hidden_bids: Open, clock: time_machine.Traveller
) -> None:
    game = hidden_bids()
    game.begin()
    anna, ben, cleo = (joined(app, game, name) for name in ("Anna", "Ben", "Cleo"))
    again = Phone(app).open(own_link(game, anna))
    anna.go(f"{game.path}/continue").tap("Ask to continue here")
    assert "for a minute at most. Then everybody else who enters is asked." in anna.text
    watcher = let_in(game, Phone(app))
    page = game.phone.go(f"{game.path}/continue").button("Yes")[0]
    sent = {"id": page.fields["id"], "answer": "yes"}

    def says_yes(phone: Phone) -> Phone:
        return phone.send(page.action, {**phone.token, **sent})

    # At first the scorer alone is asked, and the others are told.
    assert polls(ben) == 200
    assert "Anna’s phone asks to enter for everybody." in ben.go(game.path).text
    assert "Yes" not in ben.text
    assert polls(ben) == 204
    assert "Answer in 10 seconds if it is silent." in says_yes(ben).text
    ben.go(game.path)
    # It was off, or fell asleep: nobody waits for it for a minute.
    clock.shift(10)
    assert polls(ben) == 200
    said = "The scorer’s phone is silent. May Anna’s phone enter for everybody?"
    assert said in ben.go(game.path).text
    # What is there stays still under the finger.
    assert polls(ben) == polls(cleo.go(game.path)) == polls(anna.go(game.path)) == 204
    # Nobody says yes to oneself, and who only looks on is nobody at the table.
    for phone in (anna, again, watcher):
        assert "Yes" not in phone.go(game.path).text
        assert says_yes(phone).status == 403
    cleo.tap("Yes")
    assert cleo.path == game.path
    assert anna.go(f"{game.path}/links").status == 200
    assert cleo.go(f"{game.path}/links").status == 403
    assert polls(ben) == 200
    # Whoever answers too late is on the own screen again, and asks for nothing.
    ben.send(page.action, {**ben.token, "id": sent["id"], "answer": "no"})
    assert (ben.path, ben.status) == (game.path, 200)
    assert "Somebody was quicker: the answer was yes." in ben.text
    assert "quicker" not in ben.go(game.path).text
    # From now on it is the scorer's: what is asked next is asked there, and at once.
    let_in(game, Phone(app)).go(f"{game.path}/continue").tap("Ask", player="c")
    assert "May Cleo’s phone enter for everybody? Yes No" in anna.go(game.path).text
    assert "silent" not in anna.text
    assert "Yes No" not in game.phone.go(game.path).text
    anna.tap("No")
    # It is in the log, and is taken back there.
    game.phone.go(f"{game.path}/log")
    assert "Anna, on another phone: can enter" in game.phone.text
    game.phone.tap("Take it back")
    assert anna.go(f"{game.path}/links").status == 403


def test_a_no_is_not_said_any_more_once_one_may_ask_again(
    app: Flask, open_bids: Open, clock: time_machine.Traveller
) -> None:
    game = open_bids()
    game.begin()
    anna = joined(app, game, "Anna")
    other, watcher = joined(app, game, "Anna"), let_in(game, Phone(app))
    anna.go(f"{game.path}/continue").tap("Ask to continue here")
    watcher.go(f"{game.path}/continue").tap("Ask", player="b")
    pages = [(phone, phone.answer.request.full_path) for phone in (anna, other, watcher)]
    for _ in range(2):
        game.phone.go(f"{game.path}/continue").tap("No")
    anna.go(game.path).tap("No")
    for phone, page in pages:
        assert "The answer was no." in phone.go(page).text
    clock.shift(60)
    for phone, page in pages:
        assert "The answer was no." not in phone.go(page).text
        assert '<p role="status">' not in phone.html


@pytest.mark.parametrize(
    ("options", "is_secret"),
    [
        ({}, False),
        ({"bidding.visibility": "simultaneous", "bidding.entry": "scorer"}, False),
        (TOGETHER, True),
        (SECRET, True),
    ],
)
def test_secrecy_is_promised_where_bids_are_secret_on_own_phones(
    app: Flask, open_bids: Open, options: dict[str, str], is_secret: bool
) -> None:
    phone = joined(app, open_bids(options=options, reveal=is_secret))
    assert "Then this phone enters your bids and your tricks." in phone.text
    assert ("Nobody sees a secret bid before it is revealed." in phone.text) == is_secret


def test_a_phone_of_the_group_asks_for_a_seat_like_any_other(
    app: Flask, open_bids: Open, clock: time_machine.Traveller
) -> None:
    game = open_bids()
    game.begin()
    joined(app, game, "Anna")
    member = let_in(game, Phone(app), "host")
    member.go(f"{game.path}/own-phone").tap("Anna")
    assert "whether this is Anna’s other phone" in member.text
    clock.shift(SECONDS_OF_SILENCE)
    assert question(game, member) == ""
    assert "Is another one Anna’s now?" in question(game, game.phone)


def test_share_shows_the_code_for_players_first_where_they_play_on_own_phones(
    app: Flask, open_bids: Open, hidden_bids: Open
) -> None:
    game = open_bids()
    assert "For looking only" in game.phone.go(f"{game.path}/links").text
    joined(app, game, "Anna")
    assert "Scan, tap your name" in game.phone.go(f"{game.path}/links").text
    assert "For looking only" in game.phone.go(f"{game.path}/links?role=view").text
    secret = hidden_bids()
    assert "Scan, tap your name" in secret.phone.go(f"{secret.path}/links").text


def test_the_code_shows_who_has_joined_by_itself(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    page = game.phone.go(f"{game.path}/links?role=player")
    assert polls(page) == 204
    joined(app, game, "Anna")
    news = look(page)
    assert "Anna has a phone" in " ".join(re.sub("<[^>]+>", " ", news.text).split())
    # The same stands in the page.
    assert news.text.strip()[:200] in page.go(f"{game.path}/links?role=player").html
    assert polls(page) == 204


def test_who_sits_is_shown_and_the_scorer_frees_a_seat(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    lost = joined(app, game, "Anna")
    assert "Anna has a phone" in joined(app, game).text
    scorer = game.phone.go(f"{game.path}/links?role=player")
    assert "Anna has a phone" in scorer.text
    scorer.tap("Free the seat")
    assert "Anna no phone yet" in scorer.text
    new = joined(app, game, "Anna")
    assert "Your bid?" in new.text
    assert lost.go(game.path).path == f"{game.path}/own-phone"
    assert "whether this is Anna’s other phone" in lost.tap("Anna").text


def test_a_phone_that_waits_hears_that_its_seat_was_freed(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna = joined(app, game, "Anna")
    [news] = re.findall(r'hx-get="([^"]+)"', anna.html)
    news = news.replace("&amp;", "&")
    assert anna.client.get(news).status_code == 204
    game.phone.go(f"{game.path}/links?role=player").tap("Free the seat")
    # It is led to where a name is tapped.
    assert anna.client.get(news).headers["HX-Refresh"] == "true"


def test_a_seat_opens_on_another_phone_by_its_own_code_alone(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna, ben = joined(app, game, "Anna"), joined(app, game, "Ben")
    html = anna.go(f"{game.path}/own-phone").html
    [link] = re.findall(r"http://[^<]+(/o/[^<]+)</textarea>", html)
    other = Phone(app).open(link)
    assert "Your bid?" in other.go(game.path).text
    # The name in it is part of the secret.
    forged = Phone(app).go(f"{link.removesuffix('.a')}.b")
    assert forged.status == 404
    assert Phone(app).open(join_link(game) + ".b").status == 404
    assert "Anna bids" in ben.go(game.path).text


def test_whoever_tapped_the_wrong_name_taps_another(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    phone = joined(app, game, "Ben")
    phone.go(f"{game.path}/own-phone").tap("I am not Ben")
    phone.tap("Anna")
    assert "Your bid?" in phone.text


def test_a_name_that_is_not_at_the_table_is_refused(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    phone = joined(app, game)
    phone.send(f"{game.path}/own-phone", {**phone.token, "player": "x"})
    assert phone.status == 409
    assert "That player is not at the table any more." in phone.text


def test_a_renewed_link_ends_every_seat(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna, old = joined(app, game, "Anna"), join_link(game)
    game.phone.go(f"{game.path}/links?role=player").tap("Renew the link")
    assert anna.go(game.path).status == 404
    assert Phone(app).open(old).status == 404
    assert "Your bid?" in joined(app, game, "Anna").text


def test_no_page_of_a_viewer_holds_a_link_for_players(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    viewer, link = let_in(game, Phone(app)), join_link(game)
    for page in ("", "/sheet", "/log", "/continue", "/check", "/files"):
        assert viewer.go(game.path + page).status == 200
        assert link.rpartition("/")[2] not in viewer.html
    assert viewer.go(f"{game.path}/own-phone").status == 403
    assert viewer.go(f"{game.path}/links?role=player").status == 403


def test_a_writer_takes_a_seat_and_keeps_the_right(app: Flask, hidden_bids: Open) -> None:
    game = hidden_bids()
    game.phone.go(f"{game.path}/own-phone").tap("Anna")
    assert game.phone.path == game.path
    game.enter("b", "bid", 3)
    assert "Ben: bid hidden" in game.phone.go(game.path).html
    link = join_link(game)
    assert game.phone.open(link).go(game.path).status == 200
    game.enter("a", "bid", 1)


def test_a_scorers_phone_that_is_nobodys_asks_on_the_pad_whose_it_is(
    app: Flask, hidden_bids: Open
) -> None:
    game, asks = hidden_bids(), "Whose phone is this one?"
    game.begin()
    for name in ("Anna", "Ben"):
        joined(app, game, name)
    # The pad goes round for Cleo.
    assert asks not in game.phone.go(game.path).text
    phone = joined(app, game, "Cleo")
    assert asks in game.phone.go(game.path).text
    phone.go(f"{game.path}/own-phone").tap("I am not Cleo")
    game.phone.go(f"{game.path}/own-phone").tap("Cleo").tap("1")
    assert "Enter for Ben" in game.phone.go(game.path).text
    assert asks not in game.phone.text
    # So it is right below the code.
    shown = game.phone.go(join_page(game)).text
    assert shown.index(asks) < shown.index("Show the code on a television")


def test_one_who_looked_on_plays_and_may_go_on_as_the_scorer(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    viewer = let_in(game, Phone(app))
    viewer.open(join_link(game)).tap("Ben")
    assert "Anna bids" in viewer.text
    viewer.go(f"{game.path}/continue").tap("Ask to continue here", player="b")
    # Whoever wrote last keeps the score, a player's own phone left out.
    joined(app, game, "Anna").tap("2")
    game.phone.go(f"{game.path}/continue").tap("Yes")
    assert viewer.go(f"{game.path}/links").status == 200
    assert (
        "Ben has a phone, enters for everybody"
        in game.phone.go(f"{game.path}/links?role=player").text
    )


def test_a_match_has_seats_until_it_is_over(app: Flask, table: Open) -> None:
    match = table(("Dora", "Emil"), game="wizards_cup")
    dora = joined(app, match)
    assert "you put your cards into their order here" in dora.text
    assert "put your cards into their order" in match.phone.go(join_page(match)).text
    for number in (1, 2):
        match.act(lambda pad, number=number: win_round(number, pad.present[:1]))
    assert match.pad.over
    assert "Own phones" not in match.phone.go(f"{match.path}/links?role=player").text
    assert "View only" in match.phone.text
    assert "Here nobody enters" in match.phone.go(f"{match.path}/own-phone").text


def test_in_a_rematch_everybody_sits_at_once(app: Flask, table: Open) -> None:
    game = table(hands=[1], dealer=2)
    anna = joined(app, game, "Anna")
    for player in "abc":
        game.enter(player, "bid", 0)
    for player in "ab":
        game.enter(player, "tricks", 0)
    assert game.pad.over
    watcher = let_in(game, Phone(app))
    # What a slip in the last round has closed can still be mended, and each side hears how.
    closed = "Round 1: Anna: 0 · Ben: 0 · Cleo: 1, worked out. Wrong?"
    assert f"{closed} Whoever keeps the score can change it." in anna.go(game.path).text
    assert "Wrong?" not in watcher.go(game.path).text
    assert "Wrong? Tap the box." in game.phone.go(game.path).text
    for phone in (anna, watcher):
        assert polls(phone.go(game.path)) == 204
    game.phone.go(game.path).tap("Rematch")
    again = game.phone.path
    for phone in (anna, watcher):
        # Whoever looked at the end is led there, with the seat.
        assert led_to(phone) == again
        assert ('class="pad own' in phone.go(again).html) == (phone is anna)
        # Whoever looks at it again later stays.
        assert "To the rematch" in phone.go(game.path).text
        assert (polls(phone), led_to(phone)) == (204, None)


def test_whoever_has_left_looks_on_and_at_the_rematch_as_well(app: Flask, table: Open) -> None:
    game = table(("Anna", "Ben", "Cleo", "Dora"), hands=[1, 1], dealer=3)
    phones = {name: joined(app, game, name) for name in ("Anna", "Dora")}
    play_rounds(game, 1)
    game.act(lambda pad: acts.seat(pad, ["a", "b", "c"], keep_end=True))
    assert 'class="pad own' in phones["Anna"].go(game.path).html
    dora = phones["Dora"].go(game.path)
    total = f"Your total: {game.pad.totals['d']}".replace("-", "−")
    assert f"You have left the game. {total}" in dora.text
    assert polls(dora) == 204
    assert "data-awaited" not in dora.html
    # Nobody else's row is the large one.
    assert "<li hidden></li>" in dora.html
    assert [f.action for f in phones["Dora"].forms if f.action.endswith("/entries")] == []
    play_rounds(game, 1)
    assert game.pad.over
    assert f"You have left the game. {total}" in dora.go(game.path).text
    assert "Dora left with" in phones["Anna"].go(game.path).text
    game.phone.go(game.path).tap("Rematch")
    again = game.phone.tap("Rematch").path
    # The scorer's phone hears what is new, and knows who writes.
    assert game.phone.client.get(f"{again}/marks?since=0").status_code == 200
    assert 'class="pad own' in phones["Anna"].go(again).html
    dora = phones["Dora"].go(again)
    assert (dora.path, 'class="pad own' in dora.html) == (again, False)
    assert dora.client.get(f"{again}/own-phone").status_code == 403
    # Added again, she hears there what brings the seat back.
    played = copy(game)
    played.id = again.removeprefix("/g/")
    played.enter(played.pad.present[0], "bid", 0)
    played.act(
        lambda pad: acts.seat(pad, [*pad.present, "d"], keep_end=True, newcomers={"d": "Dora"})
    )
    dora.follow("View only Enter on this phone")
    assert "Do you play? Whoever keeps the score has the code for own phones" in dora.text
    dora.open(join_link(played)).tap("Dora")
    assert 'class="pad own' in dora.html


def test_whoever_leaves_at_the_end_of_a_round_plays_it_and_is_told_farewell_afterwards(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids(names=("Anna", "Ben", "Cleo", "Dora"), dealer=3, hands=[1, 1, 1])
    anna, dora = joined(app, game, "Anna"), joined(app, game, "Dora")
    game.enter("a", "bid", 0)
    game.act(lambda pad: acts.seat(pad, ["a", "b", "c"], keep_end=True))
    for player in "bc":
        game.enter(player, "bid", 0)
    # The round has her bid and her tricks yet.
    dora.go(game.path).tap("0")
    assert bids(game) == [0, 0, 0, 0]
    for text in (dora.text, dora.go(game.path).text):
        assert "Your tricks?" in text
        assert "You leave after round 1." in text
        assert "You have left" not in text
    dora.tap("1")
    assert "You took 1 trick." in dora.text
    for player in "ab":
        game.enter(player, "tricks", 0)
    assert f"You have left the game. Your total: {game.pad.totals['d']}".replace("-", "−") in (
        dora.go(game.path).text
    )
    assert "You leave" not in dora.text + anna.go(game.path).text


def test_whoever_comes_is_told_from_when_they_play(app: Flask, open_bids: Open) -> None:
    game = open_bids(hands=[1, 1, 1])
    game.enter("a", "bid", 0)
    newcomer = {"d": "Dora"}
    game.act(lambda pad: acts.seat(pad, list("abcd"), keep_end=True, newcomers=newcomer))
    dora = joined(app, game, "Dora")
    assert "You play from round 2 on." in dora.text
    for player in "bc":
        game.enter(player, "bid", 0)
    for player in "ab":
        game.enter(player, "tricks", 0)
    assert "You play from" not in dora.go(game.path).text
    assert "Anna bids" in dora.text


def from_this_round_on(game: Table, seats: str, **newcomers: str) -> None:
    """Others sit down in the middle of the round, which is dealt again."""
    number = game.pad.current.number
    cells = acts.seat(game.pad, list(seats), keep_end=True, newcomers=newcomers, number=number)
    write_over(game, cells)


@pytest.mark.parametrize("hidden", [False, True])
def test_a_new_deal_keeps_the_seats_frees_a_leavers_and_has_one_for_a_newcomer(
    hidden: bool, app: Flask, open_bids: Open, hidden_bids: Open
) -> None:
    names = ("Anna", "Ben", "Cleo", "Dora")
    game = (hidden_bids if hidden else open_bids)(names=names, dealer=3)
    anna, ben, dora = (joined(app, game, name) for name in ("Anna", "Ben", "Dora"))
    anna.go(game.path).tap("2")
    from_this_round_on(game, "abce", e="Emil")
    text = anna.go(game.path).text
    assert "Dealt again: bid again." in text
    # Who had not bid yet is not asked to do it again.
    assert "bid again" not in ben.go(game.path).text
    assert 'class="pad own' in ben.html
    assert dora.go(game.path).path == f"{game.path}/own-phone"
    emil = joined(app, game, "Emil")
    assert 'class="pad own' in emil.go(game.path).html
    assert "freed" in {each["ended"] for each in sittings(game, "d")}


def test_the_leaver_who_comes_back_has_the_seat_again_but_does_not_see_the_old_bid(
    app: Flask, hidden_bids: Open
) -> None:
    game = hidden_bids(names=("Anna", "Ben", "Cleo", "Dora"), dealer=3)
    dora = joined(app, game, "Dora")
    dora.go(game.path).tap("4")
    from_this_round_on(game, "abc")
    game.phone.go(game.path).tap("↶ Undo")
    assert (game.pad.current.deal, game.pad.current.boxes["d"].bid) == (1, 4)
    dora.go(game.path).tap("Dora")
    assert "A bid stands for you, entered elsewhere." in dora.go(game.path).text
    assert "4" not in re.findall(r'class="key ring"[^>]*value="(\d)"', dora.html)


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("hidden", [False, True])
def test_a_tap_for_the_old_deal_never_counts_and_says_that_it_was_dealt_again(
    hidden: bool, late: bool, app: Flask, open_bids: Open, hidden_bids: Open
) -> None:
    game = (hidden_bids if hidden else open_bids)()
    anna = joined(app, game, "Anna")
    form, _ = anna.go(game.path).button("3")
    fields = {**form.fields.to_dict(), "value": "3", **({"late": "1"} if late else {})}
    game.enter("a", "bid", 1)
    from_this_round_on(game, "abcd", d="Dora")
    before = len(game.pad.written.marks)
    anna.send(form.action, fields)
    assert anna.status == 409
    assert "Round 1 has been dealt again: bid again." in anna.text
    assert "Dealt again: bid again." in anna.go(game.path).text
    assert len(game.pad.written.marks) == before
    assert bids(game) == [None] * 4


# On a television


def on_screen(game: Table) -> str:
    """The address that shows the code for players."""
    html = game.phone.go(f"{game.path}/links?role=player").follow("Show the code on a tele").html
    [link] = re.findall(r"http://[^<]+(/o/[^<]+)</textarea>", html)
    assert game.phone.follow("Show it on this screen").path == link
    return str(link)


def test_a_television_shows_the_code_for_ten_minutes_and_gets_no_right(
    app: Flask, open_bids: Open, clock: time_machine.Traveller
) -> None:
    game = open_bids()
    address, screen = on_screen(game), Phone(app, known=False)
    code = qr_code("http://localhost" + join_link(game)).path
    assert code in screen.go(address).html
    assert screen.answer.headers["Refresh"] == "600"
    for name in ("Anna", "Ben", "Cleo"):
        assert name not in screen.text
    assert screen.go(game.path).status == 404
    clock.shift(599)
    assert code in screen.go(address).html
    clock.shift(1)
    assert screen.go(address).status == 410
    assert code not in screen.html
    assert "The code was shown for ten minutes." in screen.text


def test_a_renewed_link_ends_the_code_on_the_television_and_no_other_time_is_made_up(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    address, screen = on_screen(game), Phone(app)
    link, _, until = address.partition(".")
    for forged in (f"{link}.{int(until) + 600}", f"{link}.", f"{link}.9999999999999", link):
        assert screen.go(forged).status == 404
    other = open_bids()
    assert screen.go(address.replace(game.id, other.id)).status == 404
    game.phone.go(f"{game.path}/links?role=player").tap("Renew the link")
    assert screen.go(address).status == 404


# Entering


def test_bids_in_turn_each_on_the_own_phone(app: Flask, open_bids: Open) -> None:
    game = open_bids(options={"bidding.who": "last"})
    anna, ben, cleo = (joined(app, game, name) for name in ("Anna", "Ben", "Cleo"))
    assert "Your bid?" not in ben.go(game.path).text
    anna.go(game.path).tap("2")
    assert "You bid 2." in anna.text
    assert "Still missing: Ben, Cleo" in anna.text
    anna.tap("1")
    assert bids(game) == [1, None, None]
    ben.go(game.path).tap("2")
    assert not anna.go(game.path).forms or "Your bid?" not in anna.text
    cleo.go(game.path)
    assert "Cleo bids last and may not bid 2" in cleo.text
    cleo.tap("2")
    assert cleo.status == 422
    assert bids(game) == [1, 2, None]
    cleo.tap("1")
    assert bids(game) == [1, 2, 1]
    assert "Your tricks?" in cleo.text
    assert "Needed: 1" in cleo.text


def test_the_scorers_phone_hears_while_own_phones_bid_and_asks_sooner(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()

    def is_awaited() -> bool:
        return "awaited" in game.phone.client.get(f"{game.path}/marks?since=0").get_json()

    assert not is_awaited()
    anna = joined(app, game, "Anna")
    assert is_awaited()
    for player in "abc":
        assert is_awaited()
        game.enter(player, "bid", 1)
    assert not is_awaited()
    for player, tricks in (("a", 1), ("b", 2)):
        game.enter(player, "tricks", tricks)
    assert is_awaited()
    anna.go(f"{game.path}/own-phone").tap("I am not Anna")
    assert not is_awaited()


def test_an_own_phone_asks_sooner_while_it_waits_for_the_bids_of_others(
    app: Flask, open_bids: Open, hidden_bids: Open
) -> None:
    def awaits(phone: Phone) -> bool:
        return "data-awaited" in phone.html

    together = hidden_bids()
    anna, ben = joined(app, together, "Anna"), joined(app, together, "Ben")
    # What is shown together is shown once the own bid is there.
    assert not awaits(anna)
    anna.tap("1")
    assert awaits(anna)
    assert not awaits(ben.go(together.path))
    in_turn = open_bids()
    anna, ben = joined(app, in_turn, "Anna"), joined(app, in_turn, "Ben")
    first, second = (anna, ben) if "Your bid?" in anna.text else (ben, anna)
    assert not awaits(first)
    assert awaits(second)


def test_the_last_result_closes_the_round(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna, ben = joined(app, game, "Anna"), joined(app, game, "Ben")
    for player in "abc":
        game.enter(player, "bid", 1)
    anna.go(game.path).tap("1")
    assert "You took 1 trick." in anna.text
    anna.tap("2")
    assert "Still missing: Ben, Cleo" in anna.text
    ben.go(game.path).tap("1")
    assert game.pad.rounds[0].boxes["c"].tricks == 2
    assert game.pad.current.number == 2
    # Ben bids first now: what was scored is no longer Anna's to change.
    assert "Ben bids" in anna.go(game.path).text
    # Whose slip closed it reads what was entered, what followed from it, and who can mend it.
    closed = "Round 1: Ben: 1 · Anna: 2 · Cleo: 2, worked out. Wrong?"
    assert f"{closed} Whoever keeps the score can change it." in ben.text
    game.phone.go(f"{game.path}/own-phone").tap("Cleo")
    assert f"{closed} Cleo can change it." in ben.go(game.path).text
    # Of two who keep the score it is the one who wrote last, and nobody's name where it has none.
    anna.go(f"{game.path}/continue").tap("Ask to continue here")
    game.phone.go(f"{game.path}/continue").tap("Yes")
    assert "Anna can change it." in ben.go(game.path).text
    write_over(game, acts.enter(1, 1, "a", "bid", 0))
    assert "Cleo can change it." in ben.go(game.path).text
    write_over(game, acts.enter(1, 1, "a", "bid", 1), let_in(game, Phone(app), "host"))
    assert "Whoever keeps the score can change it." in ben.go(game.path).text
    # Until the own bid.
    ben.tap("1")
    assert "Wrong?" not in ben.text


def test_a_result_that_crosses_the_last_one_is_asked_about_on_the_scorers_pad(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    ben = joined(app, game, "Ben")
    game.play(dict.fromkeys("abc", 1), {"a": 1})
    cleo = game.phone.go(f"{game.path}/own-phone").tap("Cleo")
    form, _ = cleo.button("3")
    ben.go(game.path).tap("2")
    cleo.send(form.action, {**form.fields.to_dict(), "value": "3"})
    assert cleo.status == 422
    assert "Tricks add up: say whose result changes together with that of Cleo." in cleo.text
    cleo.tap("Ben 2 → 1")
    assert [box.tricks for box in game.pad.rounds[0].boxes.values()] == [1, 1, 3]
    # The same number as followed is the own one from then on.
    game.play(dict.fromkeys("bca", 1), {"b": 1})
    form, _ = cleo.go(f"{game.path}?at=tricks.c").button("2")
    game.enter("a", "tricks", 1)
    cleo.send(form.action, {**form.fields.to_dict(), "value": "2"})
    assert (cleo.status, game.pad.rounds[1].boxes["c"].inferred) == (200, False)


def test_whose_tricks_followed_from_the_others_reads_that_on_the_own_phone(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    cleo = joined(app, game, "Cleo")
    game.play(dict.fromkeys("abc", 1), {"a": 2, "b": 2})
    # What one phone has typed for all was said at the table.
    told = "Round 1: Anna: 2 · Ben: 2 · Cleo: 1, worked out. Wrong? Whoever keeps the score"
    assert told in cleo.go(game.path).text
    # The scorer's pad says it as well, and how it is mended, until the next entry.
    assert "Cleo: 1, worked out. Wrong? Correct it" in game.phone.go(game.path).text
    assert "Cleo: 1, worked out" in let_in(game, Phone(app)).go(game.path).text
    game.enter("b", "bid", 0)
    assert "worked out" not in game.phone.go(game.path).text


def closes_without(app: Flask, game: Table) -> tuple[Phone, Phone]:
    """Anna and Ben type their tricks on their own phones, so that Cleo's follow; hers is here."""
    anna, ben, cleo = (joined(app, game, name) for name in ("Anna", "Ben", "Cleo"))
    for player in "abc":
        game.enter(player, "bid", 1)
    anna.go(game.path).tap("2")
    cleo.go(game.path)
    ben.go(game.path).tap("1")
    return ben, cleo


def test_a_result_that_followed_is_asked_for_on_the_own_phone_before_the_next_bid(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids(dealer=1)
    ben, cleo = closes_without(app, game)
    assert "Did you take" not in ben.text
    assert "Did you take 2 tricks?" in cleo.go(game.path).text
    assert "The others are in round 2." in cleo.text
    assert "Your bid?" not in cleo.text
    # The table goes on meanwhile, and the others read what was worked out.
    assert game.pad.current.number == 2
    assert "Cleo: 2, worked out" in ben.text
    cleo.tap("2")
    assert cleo.status == 200
    assert not game.pad.rounds[0].boxes["c"].inferred
    # The scorer needs no more taps than before: Cleo bids third.
    assert "Anna bids" in cleo.text
    assert "Did you take" not in cleo.go(game.path).text
    assert "Cleo: 2 ·" in ben.go(game.path).text + " ·"
    assert "worked out" not in ben.text
    assert values_asked(game) == []


def test_another_number_asks_the_scorer_and_what_followed_counts_until_then(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    ben, cleo = closes_without(app, game)
    cleo.go(game.path).tap("3")
    assert cleo.status == 200
    assert values_asked(game) == [("tricks", [3, 2])]
    assert "Your tricks in round 1: 3 / 2? The scorer chooses." in cleo.text
    assert "Did you take" not in cleo.text
    assert "Wrong?" not in cleo.text
    # Nobody has typed the one, and nobody has made the other into it.
    asks = "Cleo\u2019s tricks in round 1: 2 worked out, 3 typed:"
    assert asks in game.phone.go(game.path).text
    assert "Undo Cleo: tricks 2 " in game.phone.text
    assert "Cleo: tricks 2" in game.phone.go(f"{game.path}/log").text
    assert "\u2192" not in game.phone.text
    game.phone.go(game.path)
    assert game.pad.rounds[0].boxes["c"].tricks == 2
    # Where the scorer believes her, the round is open again until it adds up: Ben had one less.
    game.phone.tap("3")
    assert game.pad.current.number == 1
    # Everybody whose result is open reads by how much, and what stands is not struck out.
    wrong = "The tricks add up to 6, not to 5: 1 too many."
    assert wrong in game.phone.go(game.path).text
    for phone, others in ((ben, "Cleo: 3 · Anna: 2"), (cleo, "Anna: 2 · Ben: 1")):
        told = f"{wrong} If yours is right, one of these is wrong: {others}"
        assert told in phone.go(game.path).text
        assert " left" not in phone.text
        form, _ = phone.button(str(1 if phone is ben else 3))
        assert form
        assert phone.html.count("aria-disabled") == phone.html.count('class="key"') - 1
    # What she has typed herself is no change.
    assert "changed" not in cleo.go(game.path).text
    ben.go(game.path).tap("0")
    assert game.pad.current.number == 2
    assert "Did you take" not in cleo.go(game.path).text


def test_the_key_under_the_finger_is_still_the_one_of_the_round_that_closed(
    app: Flask, hidden_bids: Open
) -> None:
    game = hidden_bids()
    anna, ben, cleo = (joined(app, game, name) for name in ("Anna", "Ben", "Cleo"))
    for phone in (anna, ben, cleo):
        phone.go(game.path).tap("1")
    anna.go(game.path).tap("2")
    cleo.go(game.path)
    ben.go(game.path).tap("1")
    # The page is the one of before, or the one that came meanwhile.
    form, _ = cleo.button("2")
    waited = {**form.fields.to_dict(), "value": "2", "late": "1", "id": "7" * 32}
    assert cleo.go(game.path).button("2")[0].fields["field"] == "tricks"
    cleo.tap("2")
    assert bids(game) == [None, None, None]
    assert "Your bid?" in cleo.text
    # What waited for the network says the same, and asks nobody.
    cleo.send(form.action, waited)
    assert (cleo.status, values_asked(game)) == (200, [])


def test_whose_bid_was_entered_meanwhile_is_not_asked_any_more(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    _, cleo = closes_without(app, game)
    for player in "bc":
        game.enter(player, "bid", 1)
    assert "Did you take" not in cleo.go(game.path).text
    # Confirmed however late, it asks nobody.
    entry(game, cleo, "c", "tricks", 2)
    assert (cleo.status, values_asked(game)) == (200, [])
    assert not game.pad.rounds[0].boxes["c"].inferred


def test_what_the_scorer_changes_is_said_on_the_own_phone_until_the_next_entry(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    anna, ben = joined(app, game, "Anna"), joined(app, game, "Ben")
    game.play({"a": 1, "b": 1, "c": 1}, {"a": 1, "b": 2})
    # What was filled in for somebody is no change.
    for phone in (anna, ben):
        assert "changed" not in phone.go(game.path).text
    write_over(game, acts.enter(1, 1, "a", "bid", 0))
    assert "Your bid in round 1 was changed (1 → 0)" in anna.go(game.path).text
    assert "changed" not in ben.go(game.path).text
    game.phone.go(f"{game.path}/own-phone").tap("Cleo")
    assert "Cleo changed your bid in round 1 (1 → 0)" in anna.go(game.path).text
    # One tap shows it in the log, and what others enter meanwhile leaves it there.
    assert "Anna: bid 1 → 0" in anna.follow("Cleo changed your bid").text
    ben.go(game.path).tap("2")
    write_over(game, acts.correct_tricks(game.pad.rounds[0], {"a": 2, "b": 1}))
    assert "Cleo changed your tricks in round 1 (1 → 2)" in anna.go(game.path).text
    assert "Cleo changed your tricks in round 1 (2 → 1)" in ben.go(game.path).text
    ben.tap("3")
    assert "changed" not in ben.text
    # So is a result that nobody had typed.
    cleo = joined(app, game)
    game.phone.go(f"{game.path}/own-phone").tap("I am not Cleo")
    write_over(game, acts.correct_tricks(game.pad.rounds[0], {"a": 1, "c": 3}))
    assert "Your tricks in round 1 were changed (2 → 3)" in cleo.tap("Cleo").text


@pytest.mark.parametrize("is_replaced", [False, True])
def test_what_a_player_does_on_another_own_phone_was_done_by_nobody_else(
    is_replaced: bool, app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    cleo = joined(app, game, "Cleo")
    own = own_link(game, cleo)
    for player in "ab":
        game.enter(player, "bid", 0)
    cleo.go(game.path).tap("0")
    if is_replaced:
        cleo.go(game.path).tap("1")
        cleo.go(game.path).tap("2")
        game.phone.go(f"{game.path}/links?role=player").tap("Free the seat")
        other = joined(app, game, "Cleo")
    else:
        # She takes back on the one what she has typed on the other.
        other = Phone(app).open(own)
        other.go(game.path).tap("1")
        cleo.go(game.path).tap("↶ Undo")
    assert bids(game) == [0, 0, 0]
    assert "changed" not in other.go(game.path).text
    assert "taken back" not in other.text
    # The scorer is somebody else, even so.
    game.phone.go(f"{game.path}/own-phone").tap("Ben")
    write_over(game, acts.enter(1, 1, "c", "bid", 2))
    assert "Ben changed your bid in round 1 (0 → 2)" in other.go(game.path).text
    takes_back(game)
    assert "changed" not in other.go(game.path).text


def test_what_was_taken_back_is_called_so(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna = joined(app, game, "Anna")
    anna.tap("2")
    takes_back(game)
    assert "Your bid in round 1 was taken back (2 \u2192 \u2013)" in anna.go(game.path).text
    game.phone.go(f"{game.path}/own-phone").tap("Cleo")
    assert "Cleo took back your bid in round 1 (2 \u2192 \u2013)" in anna.go(game.path).text
    for player in "abc":
        write_over(game, acts.enter(1, 1, player, "bid", 1))
    anna.go(game.path).tap("2")
    takes_back(game)
    assert "Cleo took back your tricks in round 1" in anna.go(game.path).text
    game.phone.go(f"{game.path}/own-phone").tap("I am not Cleo")
    assert "Your tricks in round 1 were taken back" in anna.go(game.path).text


def test_a_change_is_told_no_longer_than_the_round_after(app: Flask, open_bids: Open) -> None:
    game = open_bids(hands=[5, 4, 3, 2])
    anna = joined(app, game, "Anna")
    game.play(dict.fromkeys("abc", 1), {"a": 1, "b": 2})
    write_over(game, acts.correct_tricks(game.pad.rounds[0], {"a": 2, "b": 1}))
    told = "Your tricks in round 1 were changed (1 \u2192 2)"
    # Anna enters nothing herself.
    for player in "bca":
        assert told in anna.go(game.path).text
        game.enter(player, "bid", 1)
    game.enter("b", "tricks", 1)
    assert told in anna.go(game.path).text
    game.enter("c", "tricks", 1)
    assert "changed" not in anna.go(game.path).text
    write_over(game, acts.enter(1, 1, "a", "bid", 0))
    assert "Your bid in round 1 was changed (1 \u2192 0)" in anna.go(game.path).text
    game.play(dict.fromkeys("cab", 1), {"c": 1, "b": 1})
    assert "changed" not in anna.go(game.path).text


def test_what_is_the_same_again_was_not_changed(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna, cleo = joined(app, game, "Anna"), joined(app, game, "Cleo")
    game.play({"a": 1, "b": 1, "c": 1}, {"a": 1})

    def says(phone: Phone) -> str:
        said = r"in round 1 (?:was|were) (?:changed|taken back) \(([^)]*)\)"
        found = re.search(said, phone.go(game.path).text)
        return found[1] if found else ""

    # What was filled in is taken back, and filled in anew.
    takes_back(game)
    assert says(anna) == ""
    anna.go(game.path).tap("0")
    for tricks, said in ((None, "0 → –"), (3, "0 → 3"), (None, "0 → –"), (0, "")):
        if tricks is None:
            takes_back(game)
        else:
            write_over(game, acts.enter(1, 1, "a", "tricks", tricks))
        assert says(anna) == said
    # A result that followed from the others', corrected and taken back, or corrected back by hand.
    game.enter("b", "tricks", 2)
    round_ = game.pad.rounds[0]
    write_over(game, acts.correct_tricks(round_, {"b": 1, "c": 4}))
    assert says(cleo) == "3 → 4"
    takes_back(game)
    assert says(cleo) == ""
    for result, said in (((1, 4), "3 → 4"), ((2, 3), "")):
        round_ = game.pad.rounds[0]
        write_over(game, acts.correct_tricks(round_, dict(zip("bc", result, strict=True))))
        assert says(cleo) == said
    write_over(game, acts.enter(1, 1, "c", "bid", 0))
    write_over(game, acts.enter(1, 1, "c", "bid", 1))
    assert (says(cleo), says(anna)) == ("", "")


def test_what_the_scorer_takes_back_is_said_there_and_hidden_bids_are_no_figure(
    app: Flask, hidden_bids: Open
) -> None:
    game = hidden_bids()
    anna = joined(app, game, "Anna")
    anna.tap("2")
    takes_back(game)
    assert "Your bid in round 1 was taken back" in anna.go(game.path).text
    assert "Your bid?" in anna.text
    assert "→" not in anna.text
    anna.tap("3")
    assert "changed" not in anna.text


def test_who_took_all_the_tricks_and_whose_phone_wrote_is_said_by_name(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    anna, ben = joined(app, game, "Anna"), joined(app, game, "Ben")
    anna.go(game.path).tap("1")
    for player in "bc":
        game.enter(player, "bid", 1)
    anna.go(game.path).tap("5")
    ben.go(game.path).tap("2")
    assert "All tricks are given. If yours is right, this is wrong: Anna: 5" in ben.text
    # It is said before somebody tries, and to whoever has all of them by a slip.
    assert "Your tricks?" in ben.go(game.path).text
    assert "All tricks are given. Anna: 5" in ben.text
    assert "Still missing: Ben, Cleo" in anna.go(game.path).text
    assert "All tricks are given." in anna.text
    assert "0 left" not in ben.text + anna.text + game.phone.go(game.path).text
    assert "0 left" not in let_in(game, Phone(app)).go(game.path).text
    anna.tap("3")
    ben.go(game.path).tap("4")
    assert "2 tricks are left in this round. If yours is right, this is wrong: Anna: 3" in ben.text
    told = [mark.get("other") for mark in Script(game.phone, game).news(0)["marks"]]
    assert told == [None, "Anna", None, None, "Anna", "Anna"]


def test_each_of_two_own_phones_of_a_player_is_named(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    first = joined(app, game, "Anna")
    second = Phone(app).open(own_link(game, first))
    for phone, value in ((first, "1"), (second, "2"), (first, "3")):
        phone.go(game.path).tap(value)
    told = [mark.get("other") for mark in Script(game.phone, game).news(0)["marks"]]
    assert told == [None, "Anna", "Anna", "Anna"]


def has_keys(phone: Phone) -> bool:
    return any(form.action.endswith("/entries") for form in phone.forms)


def test_the_scorer_types_the_own_result_first_and_own_phones_are_waited_for(
    app: Flask, table: Open
) -> None:
    game = table(("Anna", "Ben", "Cleo", "Dora"), game="wizard_fisher", hands=[5, 4], dealer=2)
    anna = joined(app, game, "Anna")
    joined(app, game, "Dora")
    for player in "dabc":
        game.enter(player, "bid", 1)
    # Cleo keeps the score, Anna and Dora have phones, Ben has none.
    pad = game.phone.go(f"{game.path}/own-phone").tap("Cleo")
    assert "Dora leads. Cleo: tricks?" in pad.text
    pad.tap("1")
    assert "Ben: tricks?" in pad.text
    pad.tap("1")
    # A second tap hits nobody's result.
    assert "Still missing: Anna, Dora" in pad.text
    assert not has_keys(pad)
    pad.follow("Enter for Anna")
    assert "Anna: tricks?" in pad.text
    assert "Dora: tricks?" in pad.go(f"{game.path}?at=tricks.d").text
    # What fills all of them stays.
    assert "The rest made it" not in pad.go(game.path).text
    anna.go(game.path).tap("1")
    assert game.pad.current.number == 2


def test_bids_in_turn_wait_for_the_own_phone_whose_turn_it_is(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna, ben = joined(app, game, "Anna"), joined(app, game, "Ben")
    pad = game.phone.go(game.path)
    assert "Anna bids and leads" in pad.text
    assert (has_keys(pad), "Enter for Ben" in pad.text) == (False, False)
    pad.follow("Enter for Anna").tap("1")
    assert "Ben bids" in pad.text
    assert not has_keys(pad)
    ben.go(game.path).tap("1")
    # Cleo has none.
    assert "Cleo bids" in pad.go(game.path).text
    pad.tap("1")
    assert bids(game) == [1, 1, 1]
    assert "Your tricks?" in anna.go(game.path).text


def test_where_the_scorer_types_all_bids_none_is_waited_for(app: Flask, open_bids: Open) -> None:
    together = {"bidding.visibility": "simultaneous", "bidding.entry": "scorer"}
    game = open_bids(options=together)
    joined(app, game, "Anna")
    assert "Anna: which bid?" in game.phone.go(game.path).text


def test_where_the_scorer_types_all_results_they_come_in_their_order(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids(options={"play.tricks_by_scorer": True})
    joined(app, game, "Anna")
    for player in "abc":
        game.enter(player, "bid", 1)
    assert "Anna leads: tricks?" in game.phone.go(f"{game.path}/own-phone").tap("Cleo").text


def test_the_scorer_may_enter_all_tricks(app: Flask, open_bids: Open) -> None:
    game = open_bids(options={"play.tricks_by_scorer": True})
    anna = joined(app, game, "Anna")
    anna.go(game.path).tap("2")
    for player in "bc":
        game.enter(player, "bid", 1)
    assert "Needed: 2 The scorer enters the tricks." in anna.go(game.path).text
    assert "Still missing" not in anna.text
    entry(game, anna, "a", "tricks", 2)
    assert anna.status == 422
    assert "In this game the scorer enters all tricks." in anna.text
    for player in "ab":
        game.enter(player, "tricks", 2)
    assert "Anna" in anna.go(game.path).text
    # Nor does one count, or is asked about, that comes when the round is scored.
    entry(game, anna, "a", "tricks", 3)
    assert (anna.status, values_asked(game)) == (422, [])


def test_who_enters_tricks_is_changed_at_the_table(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna = joined(app, game, "Anna")
    for player in "abc":
        game.enter(player, "bid", 1)
    assert "Your tricks?" in anna.go(game.path).text
    form = game.phone.go(f"{game.path}/rules")
    assert "The scorer enters all tricks, own phones the bids alone" in form.text
    form.tap("Play like this", **{"option.play.tricks_by_scorer": "yes"})
    assert "The scorer enters the tricks." in anna.go(game.path).text


def entry(game: Table, phone: Phone, player: str, field: str, value: int, number: int = 1) -> Phone:
    cells = [(number, 1, player, field)]
    seen = game.pad.written.seen(cells) or ""
    fields = {"id": f"{value:032x}", "seen": seen, "round": str(number), "deal": "1"}
    fields |= {"player": player, "field": field, "value": str(value)}
    return phone.send(f"{game.path}/entries", {**phone.token, **fields})


def test_nobody_enters_for_somebody_else(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    ben, before = joined(app, game, "Ben"), len(game.pad.written.marks)
    entry(game, ben, "a", "bid", 1)
    assert ben.status == 422
    assert "This phone is Ben’s and enters for Ben alone." in ben.text
    entry(game, ben, "b", "bid", 1)
    assert ben.status == 422
    assert "Anna bids first. Then it is your turn." in ben.text
    assert len(game.pad.written.marks) == before


def values_asked(game: Table) -> list[tuple[str, list[object]]]:
    """What the scorer is to choose from: the field, and its values, the one that counts last."""
    return [
        (conflict.cell.field, [value for value, _ in conflict.values])
        for conflict in game.pad.written.conflicts
    ]


def test_a_bid_after_its_time_is_asked_about_and_what_stands_counts(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    anna = joined(app, game, "Anna")
    for player in "abc":
        game.enter(player, "bid", 1)
    entry(game, anna, "a", "bid", 2)
    assert anna.status == 200
    assert "Your bid in round 1: 2 / 1? The scorer chooses." in anna.text
    assert (bids(game), values_asked(game)) == ([1, 1, 1], [("bid", [2, 1])])
    # Not by taking back what stands either.
    assert "↶ Undo" not in [label for form in anna.forms for label in form.labels]
    marks = game.pad.written.marks
    anna.send(f"{game.path}/undo", {**anna.token, "id": "c" * 32, "mark": marks[-1].id})
    assert anna.status == 422
    assert "Two phones: Anna’s bid in round 1, now 1:" in game.phone.go(game.path).text
    game.phone.tap("2")
    assert (bids(game), values_asked(game)) == ([2, 1, 1], [])
    assert "The scorer chooses" not in anna.go(game.path).text


def test_a_result_after_its_round_is_asked_about_too(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna, cleo = joined(app, game, "Anna"), joined(app, game, "Cleo")
    game.play(dict.fromkeys("abc", 1), dict.fromkeys("ab", 1))
    entry(game, anna, "a", "tricks", 2)
    # Nobody typed Cleo's: it follows from the others, and stands all the same.
    entry(game, cleo, "c", "tricks", 4)
    assert [box.tricks for box in game.pad.rounds[0].boxes.values()] == [1, 1, 3]
    assert values_asked(game) == [("tricks", [2, 1]), ("tricks", [4, 3])]
    assert "Your tricks in round 1: 4 / 3? The scorer chooses" in cleo.text
    game.phone.go(game.path).tap("1").tap("3")
    assert values_asked(game) == []
    assert [box.points for box in game.pad.rounds[0].boxes.values()] == [30, 30, -20]


def test_the_same_as_what_stands_asks_nothing_and_one_sent_twice_asks_once(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    anna = joined(app, game, "Anna")
    game.enter("a", "bid", 1)
    game.enter("b", "bid", 1)
    before = len(game.pad.written.marks)
    entry(game, anna, "a", "bid", 1)
    assert len(game.pad.written.marks) == before
    for _ in range(2):
        fields = {"id": "e" * 32, "seen": "", "round": "1", "deal": "1", "field": "bid"}
        anna.send(f"{game.path}/entries", {**anna.token, **fields, "player": "a", "value": "3"})
        assert anna.status == 200
    assert len(game.pad.written.marks) == before + 2
    assert values_asked(game) == [("bid", [3, 1])]


def test_what_no_hand_can_hold_is_refused_whenever_it_comes(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna = joined(app, game, "Anna")
    game.play(dict.fromkeys("abc", 1), dict.fromkeys("ab", 1))
    before = len(game.pad.written.marks)
    entry(game, anna, "a", "tricks", 6)
    assert (anna.status, len(game.pad.written.marks)) == (422, before)


def test_the_own_entry_is_taken_back_while_it_is_the_newest(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna = joined(app, game, "Anna")
    anna.go(game.path).tap("2").tap("↶ Undo")
    assert bids(game) == [None, None, None]
    anna.tap("1")
    game.enter("b", "bid", 1)
    assert "undo" not in {form.action.rpartition("/")[2] for form in anna.go(game.path).forms}
    newest = game.pad.written.marks[-1].id
    anna.send(f"{game.path}/undo", {**anna.token, "id": "c" * 32, "mark": newest})
    assert anna.status == 422
    assert "enters for Anna alone" in anna.text
    assert bids(game) == [1, 1, None]


def test_whatever_else_a_writer_does_is_refused(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna = joined(app, game, "Anna")
    for page in ("/table", "/links", "/players", "/rules", "/length", "/marks"):
        assert anna.go(game.path + page).status == 403
    token = anna.go(game.path).token
    for act in ("reveal", "made", "trump", "players", "links", "settle", "own-phone/free"):
        fields = {"id": "d" * 32, "round": "1", "deal": "1", "player": "a", "role": "view"}
        anna.send(f"{game.path}/{act}", {**token, **fields, "value": "", "field": "bid"})
        assert anna.status == 403, act


# Secrets


def test_an_own_hidden_bid_is_shown_on_the_own_phone_alone(app: Flask, hidden_bids: Open) -> None:
    game = hidden_bids()
    anna, ben = joined(app, game, "Anna"), joined(app, game, "Ben")
    viewer = let_in(game, Phone(app))
    anna.go(game.path).tap("4")
    assert "Anna: bid 4" in anna.html
    assert "You bid 4; nobody sees it yet." in anna.text
    assert "Still missing: Ben, Cleo" in anna.text
    for other in (ben, viewer, game.phone):
        assert "Anna: bid hidden" in other.go(game.path).html
    # Sheets and files are handed on: not even the own bid is in them.
    for page in ("/sheet", "/log", "/files/game.json", "/files/game.csv", "/paper"):
        assert anna.go(game.path + page).status == 200
        assert "hidden" in anna.html or "•" in anna.html or ",4," not in anna.html
    anna.go(game.path).tap("3")
    assert bids(game) == [3, None, None]


def test_where_all_have_a_phone_the_last_bid_reveals_them(app: Flask, hidden_bids: Open) -> None:
    game = hidden_bids()
    anna, ben, cleo = (joined(app, game, name) for name in ("Anna", "Ben", "Cleo"))
    cleo.go(game.path).tap("0")
    anna.go(game.path).tap("4")
    assert "Your bid?" in ben.go(game.path).text
    ben.tap("2")
    assert game.pad.current.revealed == {"a": 4, "b": 2, "c": 0}
    assert "Your tricks?" in ben.text
    assert "Ben: bid 2" in anna.go(game.path).html
    # After the reveal nothing counts by itself.
    entry(game, anna, "a", "bid", 0)
    assert (bids(game), values_asked(game)) == ([4, 2, 0], [("bid", [0, 4])])


def test_the_scorers_pad_goes_round_to_those_alone_who_have_no_phone(
    app: Flask, hidden_bids: Open
) -> None:
    game = hidden_bids()
    missing = "Still missing: Anna, Ben, Cleo"
    assert "Hand the phone to Anna" in game.phone.go(game.path).text
    assert missing not in game.phone.text
    anna = joined(app, game, "Anna")
    assert "Hand the phone to Ben" in game.phone.go(game.path).text
    # Nobody sees it by the phone that goes round: Anna bids on another.
    assert missing in game.phone.text
    ben = joined(app, game, "Ben")
    assert "Hand the phone to Cleo" in game.phone.go(game.path).text
    assert missing in game.phone.text
    # It is Cleo who keeps the score: the own bid needs no handing.
    game.phone.go(f"{game.path}/own-phone").tap("Cleo").tap("1")
    watcher = let_in(game, Phone(app))
    for phone in (game.phone, watcher.go(game.path)):
        assert "Secret bids: waiting for Anna, Ben" in phone.text
    assert "Hand the phone" not in game.phone.text
    # Whoever is gone is entered for all the same: a tap, and the keys are there.
    game.phone.follow("Enter for Anna")
    assert "Anna bids" in game.phone.text
    assert game.phone.button("2")
    assert "Enter for" not in game.phone.text
    game.phone.go(game.path)
    anna.go(game.path).tap("2")
    ben.go(game.path).tap("0")
    assert bids(game) == [2, 0, 1]


def test_the_scorers_own_bid_reveals_them_where_it_is_the_last(
    app: Flask, hidden_bids: Open
) -> None:
    game = hidden_bids()
    anna, ben = joined(app, game, "Anna"), joined(app, game, "Ben")
    game.phone.go(f"{game.path}/own-phone").tap("Cleo")
    for phone in (anna, ben):
        phone.go(game.path).tap("1")
    game.phone.go(game.path).tap("0")
    assert "tricks?" in game.phone.text
    assert "Reveal" not in game.phone.text
    assert len(game.pad.written.marks) == 4
    assert "Your tricks?" in anna.go(game.path).text
    assert bids(game) == [1, 1, 0]


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("fills_in", [False, True])
def test_so_it_is_where_the_scorers_script_sends_it(
    fills_in: bool, late: bool, app: Flask, hidden_bids: Open
) -> None:
    game = hidden_bids()
    anna, ben = joined(app, game, "Anna"), joined(app, game, "Ben")
    game.phone.go(f"{game.path}/own-phone").tap("Cleo")
    script = Script(game.phone, game)
    anna.go(game.path).tap("1")
    # It has not heard of that yet, and can't know that its own is the last.
    last = bid("b" if fills_in else "c", 0)
    if fills_in:
        game.enter("c", "bid", 2)
    else:
        ben.go(game.path).tap("1")
    for _ in range(2):
        script.send(last, late=late)
        # Whoever enters for somebody else asks whether all are looking.
        assert len(game.pad.written.marks) == 4 + (not fills_in)
        assert ("Your tricks?" in anna.go(game.path).text) != fills_in


def test_the_scorers_script_hears_who_has_an_own_phone(
    app: Flask, hidden_bids: Open, clock: time_machine.Traveller
) -> None:
    game = hidden_bids()

    def news(state: str = "") -> tuple[int, str]:
        answer = game.phone.client.get(f"{game.path}/marks?since=1&state={state}")
        return answer.status_code, answer.json["state"] if answer.status_code == 200 else state

    _, before = news()
    assert news(before) == (204, before)
    assert "~" not in before
    anna = joined(app, game, "Anna")
    status, state = news(before)
    assert (status, state) == (200, f"{before}~.a")
    # For a moment a line says it on the pad, without a tap.
    assert "Anna has their own phone" in strip(game, game.phone)
    assert "Anna has their own phone" in game.phone.go(game.path).text
    clock.shift(20)
    assert news(state) == (204, state)
    game.phone.go(f"{game.path}/own-phone").tap("Cleo")
    status, state = news(state)
    assert (status, state) == (200, f"{before}~c.a.c")
    # Nobody is told what the own phone did.
    assert strip(game, game.phone) == ""
    # What the phone has is the same: no mark comes twice.
    answer = game.phone.client.get(f"{game.path}/marks?since=1&state={before}~.a").json
    assert (answer["since"], answer["marks"]) == (1, [])
    anna.go(f"{game.path}/own-phone").tap("I am not Anna")
    assert news(state) == (200, f"{before}~c.c")
    assert "Anna’s phone has left the seat" in strip(game, game.phone)


def test_while_somebody_enters_for_others_the_reveal_is_an_act_of_its_own(
    app: Flask, hidden_bids: Open
) -> None:
    game = hidden_bids()
    anna, ben = joined(app, game, "Anna"), joined(app, game, "Ben")
    game.enter("c", "bid", 0)
    anna.go(game.path).tap("4")
    ben.go(game.path).tap("2")
    assert game.pad.current.to_reveal
    assert "All have bid. Whoever keeps the score reveals the bids." in ben.text
    # Until then a bid can still be changed.
    ben.tap("1")
    game.phone.go(game.path).tap("Reveal the bids")
    assert bids(game) == [4, 1, 0]
    assert "Your tricks?" in ben.go(game.path).text


@pytest.mark.parametrize("value", ["4", "3"])
def test_no_tap_on_a_bid_that_stands_reveals_while_the_scorer_is_asked(
    value: str, app: Flask, hidden_bids: Open
) -> None:
    game = hidden_bids()
    anna, ben, _ = (joined(app, game, name) for name in ("Anna", "Ben", "Cleo"))
    anna.go(game.path).tap("4")
    ben.go(game.path).tap("2")
    # Cleo has an own phone, which sleeps: the scorer enters for her, and is asked.
    game.enter("c", "bid", 0)
    before = len(game.pad.written.marks)
    anna.go(game.path).tap(value)
    assert anna.status == 200
    assert "All have bid. Whoever keeps the score reveals the bids." in anna.text
    assert (game.pad.current.to_reveal, bids(game)) == (True, [int(value), 2, 0])
    assert "Is everybody looking?" in game.phone.go(game.path).text
    # The same again is no mark, so that one undo takes back what was tapped.
    assert len(game.pad.written.marks) == before + (value != "4")


@pytest.mark.parametrize("late", [False, True])
def test_no_repeated_bid_of_a_scorer_who_plays_reveals(
    late: bool, app: Flask, hidden_bids: Open
) -> None:
    game = hidden_bids()
    anna, _ = joined(app, game, "Anna"), joined(app, game, "Ben")
    game.phone.go(f"{game.path}/own-phone").tap("Cleo")
    script = Script(game.phone, game)
    script.send(bid("c", 0))
    anna.go(game.path).tap("1")
    script.send(bid("b", 1))
    assert game.pad.current.to_reveal
    seen = game.pad.written.seen([(1, 1, "c", "bid")])
    script.send(bid("c", 0, seen=seen), late=late)
    assert game.pad.current.to_reveal


def test_what_the_scorer_sends_together_reveals_where_the_own_bid_was_the_last(
    app: Flask, hidden_bids: Open
) -> None:
    game = hidden_bids()
    anna, _ = joined(app, game, "Anna"), joined(app, game, "Ben")
    game.phone.go(f"{game.path}/own-phone").tap("Cleo")
    anna.go(game.path).tap("1")
    Script(game.phone, game).send(bid("b", 1), bid("c", 0))
    assert game.pad.current.revealed == {"a": 1, "b": 1, "c": 0}


@pytest.mark.parametrize("options", [TOGETHER, {}])
def test_the_same_key_once_more_is_fine_on_an_own_phone(
    options: dict[str, str], app: Flask, open_bids: Open
) -> None:
    game = open_bids(options=options, reveal=bool(options))
    anna = joined(app, game, "Anna")
    anna.go(game.path).tap("2")
    for late in ("", "1"):
        form, _ = anna.go(game.path).button("2")
        anna.send(form.action, {**form.fields.to_dict(), "value": "2", "late": late})
        assert (anna.status, bids(game)) == (200, [2, None, None])
        assert "already" not in anna.text
    # So it is where the phone has not seen yet that it arrived.
    entered = {**form.fields.to_dict(), "seen": "", "id": "5" * 32, "value": "2"}
    anna.send(form.action, entered)
    assert (anna.status, len(game.pad.written.marks)) == (200, 2)
    anna.go(game.path).tap("↶ Undo")
    assert bids(game) == [None, None, None]
    # Who corrects for somebody else is told.
    anna.tap("1")
    game.enter("b", "bid", 2)
    form, _ = game.phone.go(f"{game.path}?at=bid.b&alone=1").button("2")
    game.phone.send(form.action, {**form.fields.to_dict(), "value": "2"})
    assert ("Ben has 2 already" in game.phone.text) == (not options)


def test_a_bid_that_came_before_the_last_phone_is_the_same_when_it_comes_again(
    app: Flask, hidden_bids: Open
) -> None:
    game = hidden_bids()
    anna, ben = joined(app, game, "Anna"), joined(app, game, "Ben")
    game.enter("c", "bid", 0)
    anna.go(game.path).tap("1")
    form, _ = ben.go(game.path).button("1")
    tapped = {**form.fields.to_dict(), "value": "1"}
    ben.send(form.action, tapped)
    joined(app, game, "Cleo")
    ben.send(form.action, {**tapped, "late": "1"})
    assert (ben.status, game.pad.current.to_reveal, values_asked(game)) == (200, True, [])


def test_bids_that_stay_secret_are_closed_once_all_stand(app: Flask, hidden_bids: Open) -> None:
    game = hidden_bids(options=SECRET)
    anna = joined(app, game, "Anna")
    anna.go(game.path).tap("4")
    game.enter("b", "bid", 0)
    game.enter("c", "bid", 1)
    assert "Anna: bid 4" in anna.go(game.path).html
    assert "Anna: bid hidden" in game.phone.go(game.path).html
    entry(game, anna, "a", "bid", 1)
    assert "Your bid in round 1: 1 / 4? The scorer chooses after the reveal." in anna.text
    # Nobody else hears of it before the bids are shown.
    for other in (joined(app, game, "Ben"), game.phone, let_in(game, Phone(app))):
        assert "Two phones" not in other.go(game.path).text
        assert "The scorer chooses" not in other.text
    anna.go(game.path).tap("3")
    assert game.pad.current.boxes["a"].tricks == 3
    assert (game.pad.current.boxes["a"].bid, values_asked(game)) == (4, [("bid", [1, 4])])


def test_the_scorer_fills_in_for_a_phone_that_is_gone(app: Flask, hidden_bids: Open) -> None:
    game = hidden_bids()
    anna, ben = joined(app, game, "Anna"), joined(app, game, "Ben")
    late = anna.go(game.path).button("4")[0]
    ben.go(game.path).tap("2")
    assert "Still missing: Anna, Cleo" in game.phone.go(game.path).text
    game.enter("a", "bid", 1)
    # Anna's phone had not heard of it: what stands is hidden, and stays.
    anna.send(late.action, {**late.fields.to_dict(), "value": "4"})
    assert anna.status == 409
    assert "Somebody wrote here in the meantime." in anna.text
    assert bids(game) == [1, 2, None]


def test_what_waited_for_the_network_is_asked_about_where_the_scorer_filled_in(
    app: Flask, hidden_bids: Open
) -> None:
    game = hidden_bids()
    anna, ben = joined(app, game, "Anna"), joined(app, game, "Ben")
    page = anna.go(game.path).button("4")[0]
    kept = {**page.fields.to_dict(), "value": "4", "late": "1"}
    ben.go(game.path).tap("2")
    game.enter("a", "bid", 1)
    for _ in range(2):
        anna.send(page.action, kept)
        assert anna.status == 200
        # What was typed elsewhere is no more hers to see than anybody's.
        assert "Your bid in round 1: 4 / •? The scorer chooses after the reveal." in anna.text
    assert (bids(game), values_asked(game)) == ([1, 2, None], [("bid", [4, 1])])
    assert "Two phones" not in game.phone.go(game.path).text
    # As long as bids are open, whoever it is of may choose.
    game.enter("c", "bid", 0)
    game.phone.go(game.path).tap("Reveal the bids")
    # Both say it from the same moment on.
    assert "Two phones: Anna’s bid in round 1, now 1:" in game.phone.text
    assert "Your bid in round 1: 4 / 1? The scorer chooses." in anna.go(game.path).text
    game.phone.tap("4")
    assert (bids(game), values_asked(game)) == ([4, 2, 0], [])


def test_what_waited_for_the_network_counts_where_nobody_wrote(
    app: Flask, hidden_bids: Open
) -> None:
    game = hidden_bids()
    anna = joined(app, game, "Anna")
    page = anna.go(game.path).button("4")[0]
    game.enter("a", "bid", 1)
    takes_back(game)
    anna.send(page.action, {**page.fields.to_dict(), "value": "4", "late": "1"})
    assert (anna.status, bids(game), values_asked(game)) == (200, [4, None, None], [])


@pytest.mark.parametrize("arrived", [True, False])
def test_a_tap_changed_while_the_answer_to_the_one_before_was_lost_asks_nothing(
    arrived: bool, app: Flask, hidden_bids: Open
) -> None:
    game = hidden_bids()
    anna = joined(app, game, "Anna")
    page = anna.go(game.path).button("4")[0]
    tap = {**page.fields.to_dict(), "late": "1"}
    if arrived:
        anna.send(page.action, {**tap, "value": "4", "id": "1" * 32})
    # One between them never arrived.
    last = {**tap, "value": "1", "id": "3" * 32, "tried": f"{'2' * 32} {'1' * 32}"}
    for _ in range(2):
        anna.send(page.action, last)
        assert (anna.status, bids(game), values_asked(game)) == (200, [1, None, None], [])
    assert len([mark for mark in game.pad.written.marks if mark.undoes is None]) == 2 + arrived


# What comes from elsewhere


def test_a_code_of_another_game_and_a_seat_that_is_gone_write_nothing(
    app: Flask, open_bids: Open
) -> None:
    game, other = open_bids(names=("Anna", "Ben", "Cleo", "Dan")), open_bids()
    anna = joined(app, game, "Anna")
    before = len(other.pad.written.marks)
    entry(other, anna, "a", "bid", 1)
    assert (anna.status, len(other.pad.written.marks)) == (404, before)
    assert "There is no such game for this phone." in anna.text
    for link in (join_link(game), own_link(game, anna)):
        assert Phone(app).go(link.replace(game.id, other.id)).status == 404
    # Cleo goes home after the first round; her phone stays.
    cleo = joined(app, game, "Cleo")
    own = own_link(game, cleo)
    game.begin()
    game.act(lambda pad: acts.seat(pad, ["a", "b", "d"], keep_end=True))
    game.play(dict.fromkeys("abc", 1), dict.fromkeys("dab", 1))
    assert "c" not in game.pad.current.seats
    before = len(game.pad.written.marks)
    assert "You have left the game. Your total:" in cleo.go(game.path).text
    fields = {"id": "c" * 32, "round": "2", "deal": str(game.pad.current.deal), "player": "c"}
    cleo.send(f"{game.path}/entries", {**cleo.token, **fields, "field": "bid", "value": "1"})
    assert cleo.status == 422
    assert "no longer open on this phone" in cleo.text
    late = Phone(app).open(own)
    assert late.status == 200
    assert len(game.pad.written.marks) == before


def own_link(game: Table, phone: Phone) -> str:
    """The code behind ⋯ of a player's own phone, which opens that seat at once."""
    html = phone.go(f"{game.path}/own-phone").html
    [link] = re.findall(r"http://[^<]+(/o/[^<]+)</textarea>", html)
    return str(link)


def test_the_link_to_a_seat_leads_to_the_pad_whatever_letters_are_in_its_secret() -> None:
    game = GameRow("g" * 22, 0, 0, 1, 1, 1, {})
    keys = [number.to_bytes(32) for number in range(1_000)]
    seats = [link_token(key, game, "player", "an id", "a sitting") for key in keys]
    assert {screen_behind(seat) for seat in seats} == {"pad.page"}
    assert {screen_behind(link_token(key, game, "player")) for key in keys} == {"own_phones.page"}


def test_a_phone_of_the_version_before_and_an_old_outbox_go_on_beside_own_phones(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    anna = joined(app, game, "Anna")
    # The page of the version before sends the same form, without saying whether it is late.
    form, _ = anna.go(game.path).button("2")
    old = {name: form.fields[name] for name in ("csrf_token", "id", "round", "deal", "player")}
    anna.send(form.action, {**old, "field": "bid", "value": "2"})
    assert (anna.status, bids(game)) == (200, [2, None, None])
    # The scorer's phone had no network since before, and its script asks for news afterwards.
    marks = [
        {"id": f"{n:032x}", "cells": [[1, 1, player, "bid", n]]}
        for n, player in ((1, "a"), (3, "b"))
    ]
    answer = game.phone.client.post(
        f"{game.path}/marks",
        json={"late": True, "marks": marks},
        headers={"X-CSRFToken": game.phone.token["csrf_token"]},
    )
    assert [fate["fate"] for fate in answer.json["fates"]] == ["written", "written"]
    assert (bids(game), values_asked(game)) == ([1, 3, None], [("bid", [2, 1])])
    news = game.phone.client.get(f"{game.path}/marks?since=1").json["marks"]
    assert [mark["cells"][0][4] for mark in news] == [2, 1, 3]
    assert "Your bid in round 1: 2 / 1?" in anna.go(game.path).text
    # A script that knows no seats hears nothing that it can't read.
    assert all(
        mark.keys() <= {"id", "cells", "seen", "late", "at", "other", "said"} for mark in news
    )


# Undo on the phone of whoever keeps the score


def test_undo_asks_first_where_it_takes_back_what_anothers_own_phone_wrote(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    anna = joined(app, game, "Anna")
    anna.go(game.path).tap("2")
    marks = len(game.pad.written.marks)
    pad = game.phone.go(game.path)
    assert not any(form.action.endswith("/undo") for form in pad.forms)
    # The log names whose it is, and takes it back: two taps.
    pad.follow("↶ Undo Anna: bid 2")
    assert (pad.path, len(game.pad.written.marks)) == (f"{game.path}/log", marks)
    assert "Anna: bid 2 Anna’s phone" in pad.text
    pad.tap("↶ Undo")
    assert (pad.path, bids(game)) == (game.path, [None, None, None])
    # What this phone wrote is taken back at once, and so is what nobody's own phone wrote.
    write_over(game, acts.enter(1, 1, "a", "bid", 1))
    pad.go(game.path).tap("↶ Undo")
    assert bids(game) == [None, None, None]
    write_over(game, acts.enter(1, 1, "a", "bid", 1), let_in(game, Phone(app), "host"))
    pad.go(game.path).tap("↶ Undo")
    assert bids(game) == [None, None, None]
    # Nobody who may not write is offered it.
    anna.go(game.path).tap("2")
    for phone in (anna, let_in(game, Phone(app))):
        assert "↶ Undo" not in phone.go(f"{game.path}/log").text


def test_a_box_of_an_earlier_round_is_corrected_whoever_wrote_last(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    play_rounds(game, 1)
    joined(app, game, "Ben").go(game.path).tap("1")
    assert bids(game) == [None, 1, None]
    pad = game.phone.go(f"{game.path}?round=1&at=tricks.a&from=sheet")
    assert pad.status == 200
    assert not any(form.action.endswith("/undo") for form in pad.forms)


def test_undo_asks_nobody_about_the_own_entries_of_a_scorer_who_plays(
    app: Flask, open_bids: Open
) -> None:
    game = open_bids()
    own = own_link(game, joined(app, game, "Anna"))
    game.phone.go(f"{game.path}/own-phone").tap("Ben")
    joined(app, game, "Cleo")
    Phone(app).open(own).tap("2")
    game.phone.go(game.path).tap("1")
    assert bids(game) == [2, 1, None]
    game.phone.go(game.path).tap("↶ Undo Ben: bid 1")
    assert bids(game) == [2, None, None]
    game.phone.follow("↶ Undo Anna: bid 2")
    assert "Anna’s phone" in game.phone.text


CLOUD = {"bidding.entry": "players", "play.cloud": True, "play.bomb": True}


def with_bombs(table: Open) -> Table:
    """Two rounds of three cards with open bids, in which a Bomb and a Cloud may be."""
    options = {**CLOUD, "bidding.visibility": "open"}
    return table(hands=[3, 3], options=options, game="wizard_jubilee")


def test_the_own_cloud_is_one_key_once_it_stands_and_a_tap_takes_it_back(
    app: Flask, table: Open
) -> None:
    game = with_bombs(table)
    ben = joined(app, game, "Ben")
    game.play({"b": 2, "c": 0, "a": 1}, {})
    assert "Took the Cloud?" in ben.go(game.path).text
    ben.tap("bid 3")
    assert game.pad.rounds[0].boxes["b"].changed == 3
    assert ben.html.count('id="cloud-') == 1
    assert "Tap a change again to take it back." in ben.text
    ben.tap("bid 3")
    assert game.pad.rounds[0].boxes["b"].changed is None
    assert ben.html.count('id="cloud-') == 2


def test_the_own_cloud_is_asked_for_anew_where_the_bid_was_corrected_away_from_it(
    app: Flask, table: Open
) -> None:
    game = with_bombs(table)
    ben = joined(app, game, "Ben")
    game.play({"b": 2, "c": 0, "a": 1}, {})
    ben.go(game.path).tap("bid 3")
    # Without a connection the tap that waits is named.
    assert '<form class="specials" data-says="Cloud"' in ben.html
    game.phone.go(f"{game.path}?at=bid.b").tap("bid 0")
    assert game.pad.rounds[0].boxes["b"].bid == 0
    assert "Took the Cloud?" in ben.go(game.path).text
    assert re.findall(r'id="cloud-(-?\d+)"', ben.html) == ["1"]
    ben.tap("bid 1")
    assert (game.pad.rounds[0].boxes["b"].changed, game.pad.rounds[0].flags) == (1, ())


@pytest.mark.parametrize("turned", ["W", "Z"])
def test_who_names_trump_is_not_known_where_the_card_may_come_from_a_hand(
    turned: str, app: Flask, table: Open
) -> None:
    game = table(hands=[3, 3], options={"bidding.entry": "players"}, game="wizard_jubilee")
    ben = joined(app, game, "Ben")
    game.act(lambda pad: acts.turn_trump(pad.rounds[0], turned))
    unknown = "Whoever held Werewolf names trump, or else the dealer does."
    assert (unknown in ben.go(game.path).text) == (turned == "W")
    assert ("Anna chooses trump" in ben.text) == (turned == "Z")


def test_no_own_cloud_is_asked_for_where_no_trick_is_left(app: Flask, table: Open) -> None:
    game = with_bombs(table)
    ben = joined(app, game, "Ben")
    game.play({"b": 2, "c": 0, "a": 1}, {"c": 2, "a": 1})
    assert "Took the Cloud?" not in ben.go(game.path).text


def test_the_cloud_of_a_round_that_is_over_is_behind_a_word(app: Flask, table: Open) -> None:
    game = with_bombs(table)
    ben = joined(app, game, "Ben")
    game.play({"b": 2, "c": 0, "a": 1}, {"b": 2, "c": 0, "a": 1})
    # Without an id it would be folded again by each answer.
    assert '<details class="earlier" id="earlier-cloud">' in ben.go(game.path).html
    assert "Cloud in round 1: ?" in ben.text
    ben.tap("bid 1")
    assert game.pad.rounds[0].boxes["b"].changed == 1
    assert "Cloud in round 1: bid 1" in ben.text


@pytest.mark.parametrize("visibility", ["open", "secret"])
def test_every_own_phone_asks_for_the_bomb_where_a_trick_is_missing_and_can_say_it(
    visibility: str, app: Flask, table: Open
) -> None:
    game = table(
        hands=[3, 3], options={**CLOUD, "bidding.visibility": visibility}, game="wizard_jubilee"
    )
    ben, cleo = joined(app, game, "Ben"), joined(app, game, "Cleo")
    game.play({"b": 1, "c": 2, "a": 1}, {"b": 1, "a": 1})
    asks = "1 trick is missing: did the Bomb fall, or is a result wrong?"
    assert asks not in cleo.go(game.path).text
    cleo.tap("0")
    assert game.pad.current.number == 1
    assert asks in game.phone.go(game.path).text
    # Below the sheet, a round whose bids are secret says nothing before it is over.
    assert (asks in game.phone.go(f"{game.path}/sheet").text) is (visibility == "open")
    for own in (ben, cleo):
        assert asks in own.go(game.path).text
        assert "Bomb fell" in own.text
    ben.tap("Bomb fell")
    assert [round_.bomb for round_ in game.pad.rounds] == [True, None]
    # The slower of two says what stands.
    cleo.tap("Bomb fell")
    assert 'class="refused"' not in cleo.html


def test_the_last_result_that_is_refused_can_be_the_second_bomb(app: Flask, table: Open) -> None:
    game = with_bombs(table)
    ben, cleo = joined(app, game, "Ben"), joined(app, game, "Cleo")
    game.play({"b": 1, "c": 2, "a": 1}, {"b": 1, "a": 0})
    # Where nothing was refused, one tap too many would end the round.
    assert "bomb-twice" not in cleo.go(game.path).html + ben.go(game.path).html
    cleo.tap("0")
    assert "2 Bombs: 0" in cleo.text
    cleo.tap("2 Bombs: 0")
    first = game.pad.rounds[0]
    assert (first.phase, first.untaken, first.boxes["c"].tricks) == (Phase.DONE, 2, 0)


def test_whoever_said_the_bomb_by_mistake_takes_it_back_until_something_else_is_written(
    app: Flask, table: Open
) -> None:
    game = with_bombs(table)
    ben, cleo = joined(app, game, "Ben"), joined(app, game, "Cleo")
    game.play({"b": 1, "c": 1, "a": 1}, {"b": 1, "c": 0, "a": 1})
    ben.go(game.path)
    ben.tap("Bomb fell")
    assert game.pad.current.number == 2
    assert 'id="undo"' not in cleo.go(game.path).html
    cleo.send(f"{game.path}/undo", {"id": "f" * 32, "mark": game.pad.written.marks[-1].id})
    assert game.pad.current.number == 2
    ben.tap("↶ Undo")
    assert game.pad.current.number == 1
    cleo.go(game.path)
    cleo.tap("1")
    assert [round_.bomb for round_ in game.pad.rounds] == [False, None]
    assert 'id="undo"' not in ben.go(game.path).html


def test_a_bomb_that_whoever_keeps_the_score_said_is_not_taken_back_on_an_own_phone(
    app: Flask, table: Open
) -> None:
    game = with_bombs(table)
    ben = joined(app, game, "Ben")
    game.play({"b": 1, "c": 1, "a": 1}, {"b": 1, "c": 0, "a": 1})
    game.phone.go(game.path)
    game.phone.tap("Bomb fell")
    assert 'id="undo"' not in ben.go(game.path).html


def test_the_bomb_is_not_said_of_a_round_that_a_corrected_result_has_closed_meanwhile(
    app: Flask, table: Open
) -> None:
    game = with_bombs(table)
    ben, cleo = joined(app, game, "Ben"), joined(app, game, "Cleo")
    game.play({"b": 1, "c": 1, "a": 1}, {"b": 1, "c": 0, "a": 1})
    for phone in (ben, cleo, game.phone):
        phone.go(game.path)
    cleo.tap("1")
    assert game.pad.current.number == 2
    for phone in (ben, game.phone):
        phone.tap("Bomb fell")
        assert "Round 1 is not open; round 2 is." in phone.text
    assert [round_.bomb for round_ in game.pad.rounds] == [False, None]


@pytest.mark.parametrize(("cleo", "said"), [(0, "· 1 Bomb."), (1, "Anna: 1.")])
def test_an_own_phone_says_that_a_bomb_fell_in_the_round_that_has_closed(
    cleo: int, said: str, app: Flask, table: Open
) -> None:
    game = with_bombs(table)
    ben = joined(app, game, "Ben")
    game.play({"b": 1, "c": 1, "a": 1}, {"b": 1, "c": cleo, "a": 1})
    if not cleo:
        game.act(lambda pad: acts.bomb_fell(pad.rounds[0], fell=True))
    assert "Round 1:" in ben.go(game.path).text
    assert said in ben.text


def test_whoever_took_the_cloud_and_has_no_trick_is_told_so_and_can_take_it_back(
    app: Flask, table: Open
) -> None:
    game = with_bombs(table)
    ben = joined(app, game, "Ben")
    game.play({"b": 2, "c": 0, "a": 1}, {})
    ben.go(game.path)
    ben.tap("bid 3")
    assert "Without a trick" not in ben.text
    game.play({}, {"b": 0, "c": 2, "a": 1})
    assert "Without a trick, no Cloud: the bid stays." in ben.go(game.path).text
    assert '<details class="earlier" id="earlier-cloud" open>' in ben.html
    ben.tap("bid 3")
    assert game.pad.rounds[0].boxes["b"].changed is None
    assert "Without a trick" not in ben.text
