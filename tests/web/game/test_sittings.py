"""A secret belongs to the sitting that wrote it, and not to the seat: through the screens."""

import re

import pytest
import time_machine
from flask import Flask

from scorepad.pad.marks import Cell
from scorepad.pad.people import person_ids
from scorepad.services.links import link_token
from scorepad.services.own_phones import leave_seat, take_seat
from scorepad.services.people.erasing import begin_erasing, go_on_erasing
from scorepad.services.phones import revoke_phone
from scorepad.services.sittings import _MOST, MOST_PHONES
from tests.web import script
from tests.web.evening import let_in, write_over
from tests.web.game.test_own_match import CARDS, place
from tests.web.game.test_own_phones import (
    SECONDS_OF_SILENCE,
    join_link,
    joined,
    look,
    own_link,
    question,
    strip,
)
from tests.web.phone import Phone
from tests.web.table import NOON, SECRET, TOGETHER, Open, Table

pytestmark = pytest.mark.usefixtures("clock")


@pytest.fixture
def game(table: Open) -> Table:
    """A game whose bids are typed in secret, and shown together."""
    return table(hands=[5, 4], game="wizard_fisher", dealer=2, options=TOGETHER, reveal=True)


@pytest.fixture
def match(table: Open) -> Table:
    """Anna and Ben, nothing played yet."""
    return table(("Anna", "Ben"), game="wizards_cup")


def leaves(game: Table, phone: Phone, name: str) -> Phone:
    return phone.go(f"{game.path}/own-phone").tap(f"I am not {name}")


def frees(game: Table, name: str = "") -> None:
    """The scorer frees the seat of somebody, or the only one that is taken."""
    seats = game.phone.go(f"{game.path}/links?role=player")
    wanted = {"": "", "Anna": "a", "Ben": "b", "Cleo": "c"}[name]
    forms = [form for form in seats.forms if form.action.endswith("/free")]
    [form] = [each for each in forms if wanted in ("", each.fields["player"])]
    seats.send(form.action, form.fields)


def gives_away(game: Table, clock: time_machine.Traveller) -> None:
    """The phone on the seat stays silent, and the scorer says yes."""
    clock.shift(SECONDS_OF_SILENCE)
    game.phone.go(f"{game.path}/continue").tap("Yes")


BID = re.compile(r"You bid \d|Anna: bid \d|Ben: bid \d|class=\"key ring|\"key[^\"]*ring")


def shows_a_bid(game: Table, phone: Phone) -> bool:
    return bool(BID.search(phone.go(game.path).html))


def log_of(game: Table) -> str:
    return game.phone.go(f"{game.path}/log").text


# What was found


def test_a_hoarded_link_to_a_seat_neither_reads_nor_writes_nor_answers(
    app: Flask, game: Table, clock: time_machine.Traveller
) -> None:
    hoarder = joined(app, game, "Anna")
    link = own_link(game, hoarder)
    leaves(game, hoarder, "Anna")
    anna = joined(app, game, "Anna").tap("2")
    assert "You bid 2" in anna.text
    stranger = Phone(app, known=False).go(link)
    assert stranger.status == 404
    assert [form for form in stranger.forms if form.action.startswith("/o/")] == []
    stranger.send(link, stranger.token)
    assert stranger.status == 404
    assert stranger.go(game.path).status == 404
    # It does not outlive the seat's being freed, and answers nobody.
    for phone in (hoarder, stranger):
        assert not shows_a_bid(game, phone)
    joined(app, game, "Anna")
    clock.shift(SECONDS_OF_SILENCE)
    with game.store.reading() as transaction:
        [asked] = transaction.takeovers.all(game.id)
    for phone in (hoarder, stranger):
        answer = {**phone.token, "id": asked.takeover_id, "answer": "yes"}
        assert phone.send(f"{game.path}/continue/answer", answer).status in (403, 404)
    frees(game)
    assert stranger.go(link).status == 404


def test_the_link_of_a_sitting_lets_another_browser_in_and_dies_with_it(
    app: Flask, game: Table, clock: time_machine.Traveller
) -> None:
    anna = joined(app, game, "Anna").tap("2")
    link = own_link(game, anna)
    clock.shift(1)
    other = Phone(app).open(link)
    assert "You bid 2; nobody sees it yet." in other.go(game.path).text
    # The person on the seat is told, and so are all.
    assert "Anna has one more phone" in anna.go(game.path).text
    assert "Anna has one more phone" in strip(game, game.phone)
    other.tap("3")
    assert "You bid 3; nobody sees it yet." in anna.go(game.path).text
    # An app on the home screen has cookies of its own, and takes the link as a text.
    app_at_home = Phone(app).go("/open").tap("Open", link=f"Look: http://pad.local{link}.")
    assert "You bid 3; nobody sees it yet." in app_at_home.go(game.path).text
    # It goes on while one phone is left.
    leaves(game, anna, "Anna")
    assert "You bid 3; nobody sees it yet." in other.go(game.path).text
    assert "You bid" in Phone(app).open(link).go(game.path).text
    frees(game)
    for phone in (anna, other):
        assert phone.go(game.path).path == f"{game.path}/own-phone"
    assert Phone(app).go(link).status == 404
    again = joined(app, game, "Anna")
    assert not shows_a_bid(game, again)
    assert own_link(game, again) != link


def test_a_sitting_has_few_phones_and_a_game_few_sittings(app: Flask, game: Table) -> None:
    link = own_link(game, joined(app, game, "Anna"))
    for number in range(1, MOST_PHONES + 1):
        phone = Phone(app).go(link)
        phone.send(link, phone.token)
        assert (phone.status == 200) == (number < MOST_PHONES)
    fidget = joined(app, game)
    for now in range(NOON, NOON + _MOST):
        assert take_seat(game.store, game.id, fidget.device, "b", now) is None
        leave_seat(game.store, game.id, fidget.device, now)
    with game.store.reading() as transaction:
        every = transaction.sittings.all(game.id)
    assert len(every) == _MOST
    assert sum(not each.ended_at for each in every) == MOST_PHONES


def test_a_link_of_the_version_before_leads_to_the_front_door(app: Flask, game: Table) -> None:
    anna = joined(app, game, "Anna").tap("2")
    with game.store.reading() as transaction:
        row = transaction.games.get(game.id)
    assert row is not None
    link = f"/o/{link_token(str(app.secret_key).encode(), row, 'player', 'a')}"
    stranger = Phone(app).open(link)
    assert stranger.path == f"{game.path}/own-phone"
    assert "Whose phone is this one?" in stranger.text
    assert not shows_a_bid(game, stranger)
    assert "You bid 2" in anna.go(game.path).text
    # A forged one does not.
    assert Phone(app).go(link.removesuffix(".a") + ".b").status == 404


def test_a_free_seat_shows_no_bid_that_was_made_before(app: Flask, game: Table) -> None:
    game.enter("b", "bid", 4)
    mia = joined(app, game, "Ben")
    assert "A bid stands for you, entered elsewhere." in mia.text
    assert not shows_a_bid(game, mia)
    # Entering the same number tells nothing, and is shown from then on.
    mia.tap("4")
    assert "You bid 4; nobody sees it yet." in mia.text
    leaves(game, mia, "Ben")
    assert "Ben has their own phone" in log_of(game)
    assert "Ben’s phone has left the seat" in log_of(game)
    assert not shows_a_bid(game, joined(app, game, "Ben"))
    # Neither does the own phone that wrote it, in another sitting.
    frees(game)
    assert not shows_a_bid(game, mia.go(f"{game.path}/own-phone").tap("Ben"))


def test_six_cards_of_a_match_are_not_the_seats(app: Flask, match: Table) -> None:
    ben = place(match, joined(app, match, "Ben"), "b")
    assert "Water" in ben.text
    frees(match)
    mia = joined(app, match, "Ben")
    assert "Cards lie there for you, entered elsewhere." in mia.text
    lies = re.search(r'<ol class="own-order".*?</ol>', mia.html, re.DOTALL)
    assert lies is not None
    assert not re.search("Water|Light|Shadow", lies[0])
    # A guess is written, whatever lies where: nothing is said of a card that is there twice.
    mia.tap("6", element="Light")
    assert mia.status == 200
    assert "That is your card" not in mia.text
    # The phone that keeps the score sees no more on that seat.
    frees(match)
    scorer = match.phone.go(f"{match.path}/own-phone").tap("Ben")
    assert "Cards lie there for you" in scorer.go(f"{match.path}?at=own").text
    assert "Water 4" not in scorer.text


def test_the_scorer_does_not_see_a_bid_by_giving_the_seat_to_another_browser(
    app: Flask, game: Table, clock: time_machine.Traveller
) -> None:
    anna = joined(app, game, "Anna").tap("2")
    browser = joined(app, game, "Anna")
    gives_away(game, clock)
    assert browser.go(game.path).path == game.path
    assert not shows_a_bid(game, browser)
    told = anna.go(game.path).text
    assert "This phone was Anna’s until 12:00 PM: then another one got the seat." in told
    assert "Anna has a new phone" in strip(game, let_in(game, Phone(app), "host"))


def test_a_phone_on_its_seat_that_looks_for_news_is_asked_alone_for_a_minute(
    app: Flask, game: Table, clock: time_machine.Traveller
) -> None:
    anna = joined(app, game, "Anna")
    joined(app, game, "Anna")
    assert look(anna).status_code == 200
    anna.go(game.path)
    for _ in range(29):
        # What is there stays still under the finger, and yet it is not silent.
        assert look(anna).status_code == 204
        assert question(game, game.phone) == ""
        clock.shift(2)
    assert question(game, game.phone) == ""
    clock.shift(2)
    assert "Anna’s phone is silent." in question(game, game.phone)


@pytest.mark.parametrize("typed", [1, 3])
def test_a_script_that_guesses_is_told_nothing_of_a_bid_from_an_earlier_sitting(
    typed: int, game: Table
) -> None:
    scorer = game.phone.go(f"{game.path}/own-phone").tap("Anna")
    scorer.go(game.path).tap(str(typed))
    mark = game.pad.written.marks[-1]
    leaves(game, scorer, "Anna").go(f"{game.path}/own-phone").tap("Anna")
    sends = script.Script(scorer, game).send

    def fate_of(guess: int, **more: object) -> list[str]:
        return script.fates(sends(script.bid("a", guess, **more)))

    # The same for the bid that stands there and for another one.
    assert fate_of(3, id=mark.id) == ["stale"]
    assert fate_of(3) == ["stale"]
    assert fate_of(3, seen=mark.id) == ["written"]
    # It sees what it has written itself.
    assert fate_of(3, seen=mark.id) == ["written_before"]


# What a phone sends that has lost its seat


@pytest.mark.parametrize("is_late", [False, True])
@pytest.mark.parametrize("sits_elsewhere", [False, True])
def test_what_a_freed_phone_sends_arrives_late_and_is_not_lost(
    is_late: bool, sits_elsewhere: bool, app: Flask, game: Table
) -> None:
    old = joined(app, game, "Anna")
    form, _ = old.button("2")
    frees(game)
    if sits_elsewhere:
        old.go(f"{game.path}/own-phone").tap("Ben")
    sent = {**form.fields.to_dict(), "value": "2", **({"late": "1"} if is_late else {})}
    for _ in range(2):
        old.send(form.action, sent)
        assert old.status == 200
    assert [box.bid for box in game.pad.current.boxes.values()] == [2, None, None]
    assert game.pad.written.marks[-1].late
    anna = joined(app, game, "Anna")
    assert "A bid stands for you" in anna.text
    for phone in (old, anna):
        assert not shows_a_bid(game, phone)
    anna.go(game.path).tap("4")
    assert [box.bid for box in game.pad.current.boxes.values()] == [4, None, None]


def test_two_outboxes_race_on_one_seat_and_the_table_is_asked(app: Flask, game: Table) -> None:
    first = joined(app, game, "Anna")
    one, _ = first.button("2")
    frees(game)
    second = joined(app, game, "Anna")
    two, _ = second.button("4")
    second.send(two.action, {**two.fields.to_dict(), "value": "4", "late": "1"})
    first.send(one.action, {**one.fields.to_dict(), "value": "2", "late": "1"})
    assert "You bid 4; nobody sees it yet." in second.go(game.path).text
    frees(game)
    third = joined(app, game, "Anna")
    assert not shows_a_bid(game, third)
    for player, bid in (("b", 0), ("c", 0)):
        game.enter(player, "bid", bid)
    game.phone.go(game.path).tap("Reveal the bids")
    assert "Two phones: Anna’s bid in round 1, now 4:" in game.phone.text
    game.phone.tap("2")
    assert game.pad.rounds[0].boxes["a"].bid == 2


def test_who_left_sends_nothing_more_as_that_player(app: Flask, game: Table) -> None:
    phone = joined(app, game, "Anna")
    form, _ = phone.button("2")
    leaves(game, phone, "Anna")
    assert phone.send(form.action, {**form.fields.to_dict(), "value": "2"}).status == 403
    assert len(game.pad.written.marks) == 1


def test_a_card_of_a_freed_phone_arrives_where_none_lies(app: Flask, match: Table) -> None:
    ben = joined(app, match, "Ben")
    element, value = CARDS["b"][0]
    form, _ = ben.button(str(value))
    sent = {**form.fields.to_dict(), "element": element, "value": str(value), "late": "1"}
    frees(match)
    # On its new seat it is still a card of Ben's.
    ben.go(f"{match.path}/own-phone").tap("Anna")
    ben.send(form.action, sent)
    boxes = match.pad.rounds[0].boxes
    assert [box.placed for box in boxes.values()] == [0, 1]
    assert "Water 4" not in ben.go(match.path).text
    mia = joined(app, match, "Ben")
    assert "Cards lie there for you" in mia.text
    assert "Water 4" not in mia.text


# A match goes on


def test_with_the_other_players_yes_a_new_phone_sees_the_order_and_the_log_says_so(
    app: Flask, match: Table, clock: time_machine.Traveller
) -> None:
    anna = place(match, joined(app, match, "Anna"), "a")
    dead = place(match, joined(app, match, "Ben"), "b")
    mia = joined(app, match, "Ben")
    gives_away(match, clock)
    mia.go(match.path).tap("Ask Anna to show these cards here")
    assert "Asked Anna to show them here." in mia.text
    asks = "May Ben’s new phone see the order that the old one entered?"
    # Neither the scorer nor the one that asks says yes.
    assert question(match, match.phone) == ""
    with match.store.reading() as transaction:
        asked = transaction.takeovers.all(match.id)[-1]
    answer = {"id": asked.takeover_id, "answer": "yes"}
    for phone in (match.phone, mia, dead):
        phone.send(f"{match.path}/continue/answer", {**phone.token, **answer})
        assert phone.status in (200, 403)
        assert "Water 4" not in mia.go(match.path).text
    assert asks in anna.go(match.path).text
    anna.tap("Yes")
    assert "Water 4" in mia.go(match.path).text
    assert "Ben’s new phone sees the order that the old one entered" in log_of(match)
    # Nobody else does, and no sitting after that.
    assert "Water 4" not in anna.go(match.path).text
    frees(match, "Ben")
    assert "Water 4" not in joined(app, match, "Ben").text


def test_whoever_frees_both_seats_and_sits_down_on_both_sees_no_order(
    app: Flask, match: Table
) -> None:
    place(match, joined(app, match, "Anna"), "a")
    place(match, joined(app, match, "Ben"), "b")
    for name in ("Anna", "Ben"):
        frees(match, name)
    other = joined(app, match, "Anna")
    match.phone.go(f"{match.path}/own-phone").tap("Ben").go(f"{match.path}?at=own")
    match.phone.tap("Ask Anna to show these cards here")
    assert "May Ben" not in other.go(match.path).text
    with match.store.reading() as transaction:
        [asked] = transaction.takeovers.all(match.id)
    answer = {**other.token, "id": asked.takeover_id, "answer": "yes"}
    assert other.send(f"{match.path}/continue/answer", answer).status == 403
    assert "Water 4" not in match.phone.go(f"{match.path}?at=own").text


def test_without_a_yes_the_round_goes_on_by_its_winner(
    app: Flask, match: Table, clock: time_machine.Traveller
) -> None:
    anna = place(match, joined(app, match, "Anna"), "a")
    place(match, joined(app, match, "Ben"), "b")
    mia = joined(app, match, "Ben")
    gives_away(match, clock)
    mia.go(match.path).tap("Ask Anna to show these cards here")
    anna.go(match.path).tap("No")
    assert "Anna does not want them to be shown here." in mia.go(match.path).text
    match.phone.go(f"{match.path}?at=won").tap("Anna")
    assert match.pad.totals == {"a": 1, "b": 0}
    mia.go(match.path)
    assert "Your card 1?" in mia.text
    assert "Water 4" not in mia.text


# Beside the seats


def test_secret_bids_that_are_kept_while_the_round_is_played_are_entered_anew(
    app: Flask, table: Open
) -> None:
    game = table(hands=[5, 4], game="wizard_fisher", dealer=2, options=SECRET, reveal=True)
    for player in "abc":
        game.enter(player, "bid", 1)
    anna = joined(app, game, "Anna")
    assert "Your tricks?" in anna.text
    assert "Needed" not in anna.text
    anna.follow("Enter it anew").tap("1")
    assert "Needed: 1" in anna.text
    assert "Enter it anew" not in anna.text
    # Once it is the own one, it stays while tricks are played.
    assert "Your bid?" not in anna.go(f"{game.path}?at=bid").text


def test_a_rematch_begins_new_sittings(app: Flask, table: Open) -> None:
    game = table(hands=[1], dealer=2)
    anna = joined(app, game, "Anna")
    link = own_link(game, anna)
    twin = Phone(app).open(link)
    for player in "abc":
        game.enter(player, "bid", 0)
    for player in "ab":
        game.enter(player, "tricks", 0)
    game.phone.go(game.path).tap("Rematch")
    again = game.phone.path.removeprefix("/g/")
    with game.store.reading() as transaction:
        before, now = (transaction.sittings.all(each) for each in (game.id, again))
    # Browsers that shared a sitting share one.
    assert {each.device for each in now} == {anna.device, twin.device}
    [sitting_id] = {each.sitting_id for each in now}
    assert sitting_id not in {each.sitting_id for each in before}
    assert {each.began for each in now} == {"rematch"}


def test_a_device_that_gets_another_id_sees_what_it_wrote(app: Flask, game: Table) -> None:
    anna = joined(app, game, "Anna").tap("2")
    other = Phone(app)
    with game.store.writing() as transaction:
        transaction.links.replace_device(anna.device, other.device)
    assert "You bid 2; nobody sees it yet." in other.go(game.path).text
    other.tap("3")
    assert "You bid 3; nobody sees it yet." in other.text
    assert "left the seat" not in log_of(game)


def test_renewing_the_code_ends_every_sitting_and_the_scorers_own_goes_on(
    app: Flask, game: Table
) -> None:
    anna, link = joined(app, game, "Anna"), join_link(game)
    game.phone.go(f"{game.path}/own-phone").tap("Ben")
    own = own_link(game, anna)
    game.phone.go(f"{game.path}/links?role=host").tap("Renew the link")
    assert "Ben’s phone" in game.phone.go(f"{game.path}/own-phone").text
    game.phone.go(f"{game.path}/links?role=player").tap("Renew the link")
    for dead in (link, own):
        assert Phone(app).go(dead).status == 404
    assert "Anna’s seat was freed" in log_of(game)


def test_the_log_says_that_the_machines_owner_has_freed_the_seats_of_a_phone(
    app: Flask, game: Table
) -> None:
    anna = joined(app, game, "Anna").tap("2")
    look_at = own_link(game, anna)
    revoke_phone(game.store, anna.device, NOON + 60)
    assert anna.go(game.path).status == 404
    assert Phone(app).go(look_at).status == 404
    with game.store.reading() as transaction:
        [row] = transaction.sittings.all(game.id)
    assert (row.ended, row.ended_at, row.until) == ("freed", NOON + 60, 2)
    assert "Anna’s seat was freed" in log_of(game)
    # Nothing that was typed in the sitting before is shown to whoever sits there next.
    assert not shows_a_bid(game, joined(app, game, "Anna"))


def test_whoever_is_erased_keeps_the_seat_and_sees_the_own_bid(app: Flask, game: Table) -> None:
    anna = joined(app, game, "Anna").tap("2")
    person, store = person_ids(game.pad)["a"], game.store
    begin_erasing(store, game.phone.device, person, NOON)
    assert go_on_erasing(store, game.phone.device, person).left == 0
    assert game.pad.names["a"] != "Anna"
    assert "You bid 2; nobody sees it yet." in anna.go(game.path).text
    anna.tap("3")
    assert "You bid 3; nobody sees it yet." in anna.text


def test_a_game_that_is_gone_takes_its_sittings_along_and_a_copy_brings_them_back(
    app: Flask, game: Table
) -> None:
    anna = joined(app, game, "Anna").tap("2")
    with game.store.writing() as transaction:
        row, marks = transaction.games.get(game.id), transaction.marks.all(game.id)
        others = transaction.whole_games.other_rows(game.id)
        transaction.games.purge(game.id)
        assert transaction.sittings.all(game.id) == []
    assert anna.go(game.path).status == 404
    assert row is not None
    with game.store.writing() as transaction:
        transaction.whole_games.put(row, marks, row.summary, others)
    assert "You bid 2; nobody sees it yet." in anna.go(game.path).text


def test_a_copy_with_fewer_marks_ends_no_sitting_in_time_to_come(app: Flask, game: Table) -> None:
    for bid in (1, 2, 3):
        write_over(game, ((Cell(1, 1, "b", "bid"), bid),))
    anna = joined(app, game, "Anna")
    with game.store.writing() as transaction:
        row = transaction.games.get(game.id)
        assert row is not None
        marks = transaction.marks.all(game.id)[:2]
        transaction.whole_games.replace_marks(row, marks, row.summary)
    anna.go(game.path).tap("2")
    assert "You bid 2; nobody sees it yet." in anna.text


# Outboxes of several phones that had one seat


def kept(phone: Phone, value: int) -> tuple[str, dict[str, str]]:
    """What a phone keeps of a tap for which there is no network."""
    form, _ = phone.button(str(value))
    return form.action, {**form.fields.to_dict(), "value": str(value), "late": "1"}


def asked_about(game: Table) -> list[list[object]]:
    return [[value for value, _ in each.values] for each in game.pad.written.conflicts]


def test_all_that_three_phones_of_one_seat_kept_is_asked_about(app: Flask, game: Table) -> None:
    first = joined(app, game, "Anna")
    one, (path, fields) = kept(first, 4), kept(first, 3)
    other = path, {**fields, "id": "1" * 32}
    frees(game)
    second = joined(app, game, "Anna")
    two = kept(second, 1)
    frees(game)
    third = joined(app, game, "Anna").tap("2")
    for phone, sent in ((first, one), (second, two), (first, other)):
        phone.send(*sent)
        assert phone.status == 200
        assert not shows_a_bid(game, phone)
    assert "You bid 2; nobody sees it yet." in third.go(game.path).text
    assert asked_about(game) == [[4, 1, 3, 2]]


def test_whoever_sits_again_sends_what_was_kept_and_learns_nothing_of_the_bid_between(
    app: Flask, game: Table
) -> None:
    first = joined(app, game, "Anna")
    sent = kept(first, 4)
    frees(game)
    leaves(game, joined(app, game, "Anna").tap("1"), "Anna")
    first.go(f"{game.path}/own-phone").tap("Anna")
    first.send(*sent)
    assert "Your bid in round 1: 4 / •? The scorer chooses after the reveal." in first.text
    assert asked_about(game) == [[4, 1]]
    assert not shows_a_bid(game, first)
    first.tap("2")
    assert "You bid 2; nobody sees it yet." in first.text
    assert asked_about(game) == []


def test_an_undo_that_a_freed_phone_kept_takes_back_nothing_of_the_next(
    app: Flask, game: Table
) -> None:
    first = joined(app, game, "Anna").tap("2")
    form, _ = first.button("↶ Undo")
    frees(game)
    second = joined(app, game, "Anna").tap("3")
    first.send(form.action, {**form.fields.to_dict(), "late": "1"})
    assert "could not be entered" in first.text
    assert "You bid 3; nobody sees it yet." in second.go(game.path).text


@pytest.mark.parametrize("value", [1, 4])
def test_undo_does_not_tell_whether_a_late_entry_was_the_same(
    value: int, app: Flask, game: Table
) -> None:
    first = joined(app, game, "Anna")
    sent = kept(first, value)
    frees(game)
    second = joined(app, game, "Anna")
    second.tap("1")
    undo, _ = second.button("↶ Undo")
    first.send(*sent)
    assert "↶ Undo" not in [label for form in second.go(game.path).forms for label in form.labels]
    newest = game.pad.written.marks[-1].id
    second.send(undo.action, {**undo.fields.to_dict(), "mark": newest})
    assert second.status == 422
    assert second.go(game.path).tap("3").status == 200
    assert game.pad.rounds[0].boxes["a"].bid == 3
