"""Everybody's own phone: joining by one code, a name tapped, and what such a phone may enter."""

import re
from collections.abc import Callable

import pytest
from flask import Flask

from tests.web.evening import let_in
from tests.web.phone import Phone
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


def join_link(game: Table) -> str:
    """The link for players, as the scorer's phone shows it."""
    html = game.phone.go(f"{game.path}/links?role=player").html
    [link] = re.findall(r"http://[^<]+(/o/[^<]+)</textarea>", html)
    return str(link)


def joined(app: Flask, game: Table, name: str = "") -> Phone:
    """A phone that scanned the code, and on which somebody tapped that name."""
    phone = Phone(app).go(join_link(game))
    assert phone.path == f"{game.path}/own-phone"
    return phone.tap(name) if name else phone


def bids(game: Table) -> list[int | None]:
    return [box.bid for box in game.pad.current.boxes.values()]


# Joining


def test_a_scan_and_a_tap_on_the_name_are_all(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna = joined(app, game)
    assert "Who are you?" in anna.text
    anna.tap("Anna")
    assert (anna.path, anna.status) == (game.path, 200)
    assert "Your bid?" in anna.text


def test_of_two_who_tap_one_name_the_first_has_it(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    first, second = joined(app, game), joined(app, game)
    first.tap("Anna")
    second.tap("Anna")
    assert second.status == 409
    assert "Anna has a phone already." in second.text
    second.tap("Ben")
    assert second.status == 200
    assert "Anna bids" in second.text


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
    assert lost.tap("Anna").status == 409


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
    other = Phone(app).go(link)
    assert "Your bid?" in other.go(game.path).text
    # The name in it is part of the secret.
    forged = Phone(app).go(f"{link.removesuffix('.a')}.b")
    assert forged.status == 404
    assert Phone(app).go(join_link(game) + ".b").status == 404
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
    assert Phone(app).go(old).status == 404
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
    assert game.phone.go(link).go(game.path).status == 200
    game.enter("a", "bid", 1)


def test_one_who_looked_on_plays_and_may_go_on_as_the_scorer(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    viewer = let_in(game, Phone(app))
    viewer.go(join_link(game)).tap("Ben")
    assert "Anna bids" in viewer.text
    viewer.go(f"{game.path}/continue").tap("Ask to continue here", player="b")
    # Whoever wrote last keeps the score, a player's own phone left out.
    joined(app, game, "Anna").tap("2")
    game.phone.go(f"{game.path}/continue").tap("Yes")
    assert viewer.go(f"{game.path}/links").status == 200
    assert "Ben has a phone" in game.phone.go(f"{game.path}/links?role=player").text


def test_a_match_and_a_game_that_is_over_have_no_seats(app: Flask, table: Open) -> None:
    match = table(("Dora", "Emil"), game="wizards_cup")
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
    game.phone.go(game.path).tap("Rematch")
    again = game.phone.path
    assert "Your" in anna.go(again).text or "bids" in anna.text


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


def test_after_its_phase_nothing_is_written(app: Flask, open_bids: Open) -> None:
    game = open_bids()
    anna = joined(app, game, "Anna")
    for player in "abc":
        game.enter(player, "bid", 1)
    entry(game, anna, "a", "bid", 2)
    assert anna.status == 422
    assert "no longer open on this phone" in anna.text
    for player in "ab":
        game.enter(player, "tricks", 1)
    entry(game, anna, "a", "tricks", 2)
    assert anna.status == 422
    assert [box.tricks for box in game.pad.rounds[0].boxes.values()] == [1, 1, 3]


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
    assert anna.status == 422
    assert bids(game) == [4, 2, 0]


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


def test_bids_that_stay_secret_are_closed_once_all_stand(app: Flask, hidden_bids: Open) -> None:
    game = hidden_bids(options=SECRET)
    anna = joined(app, game, "Anna")
    anna.go(game.path).tap("4")
    game.enter("b", "bid", 0)
    game.enter("c", "bid", 1)
    assert "Anna: bid 4" in anna.go(game.path).html
    assert "Anna: bid hidden" in game.phone.go(game.path).html
    entry(game, anna, "a", "bid", 1)
    assert anna.status == 422
    anna.go(game.path).tap("3")
    assert game.pad.current.boxes["a"].tricks == 3


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
