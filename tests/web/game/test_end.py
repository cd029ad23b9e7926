import re

import pytest

from scorepad.pad import acts
from scorepad.rules import library
from tests.web.evening import as_it_stands, let_in, play_rounds
from tests.web.phone import Phone
from tests.web.table import Open, Table


def finished(table: Open, **opening: object) -> Table:
    """One round: Ben made his bid and wins with 30."""
    game = table(rounds=1, **opening)
    game.play({"b": 1, "c": 0, "a": 1}, {"b": 1, "c": 0})
    return game


def places(phone: Phone) -> list[str]:
    """The places in words, from the first on the podium to the last."""
    items = re.findall(r"<li value.*?</li>", phone.html, re.DOTALL)
    return [" ".join(re.sub("<[^>]*>", " ", item).split()) for item in items]


def test_the_winner_and_everybody_elses_place(phone: Phone, table: Open) -> None:
    assert "The winner Ben" in phone.go(f"{finished(table).path}/end").text
    assert places(phone) == [
        "place 1 Ben 1 of 1 bids made 30",
        "place 2 Cleo 1 of 1 bids made 20",
        "place 3 Anna 0 of 1 bids made −10",
    ]


def test_level_places_share_a_step_and_who_is_on_none_has_a_row(phone: Phone, table: Open) -> None:
    game = table(("Anna", "Ben", "Cleo", "Dan"), rounds=1)
    game.play({"b": 1, "c": 0, "d": 1, "a": 0}, {"b": 1, "c": 0, "d": 0})
    phone.go(f"{game.path}/end")
    assert places(phone) == [
        "place 1 Ben 1 of 1 bids made 30",
        "place 2 Anna 1 of 1 bids made Cleo 1 of 1 bids made 20",
        "place 4 4 Dan 0 of 1 bids made −10",
    ]


def test_the_end_tells_who_took_the_lead_and_the_boldest_bid(phone: Phone, table: Open) -> None:
    game = table(rounds=2)
    game.play({"b": 1, "c": 0, "a": 1}, {"b": 1, "c": 0})
    game.play({"c": 2, "a": 0, "b": 1}, {"c": 2, "a": 0})
    phone.go(f"{game.path}/end")
    assert "Cleo overtook Ben in the last round with a bid of 2." in phone.text
    assert "Boldest bid made: Cleo, 2 of 2 in round 2." in phone.text


def test_beside_the_rematch_are_another_game_and_other_people(phone: Phone, table: Open) -> None:
    game = finished(table)
    for label, place in (("Another game", "game"), ("Other people", "players")):
        phone.go(f"{game.path}/end")
        assert (label, f"/new?like={game.id}#{place}") in phone.links
        assert f'id="{place}"' in phone.follow(label).html
        assert 'value="Anna"' in phone.html


def test_who_is_level_at_the_top_wins_together(phone: Phone, table: Open) -> None:
    game = table(rounds=1)
    game.play({"b": 0, "c": 0, "a": 1}, {"b": 0, "c": 0})
    game.act(lambda _: acts.adjust(1, "b", 10, "a drink"))
    assert "they win together" in phone.go(f"{game.path}/end").text
    winners = phone.html.split('class="winners unseen"')[1].split("</p>")[0]
    assert re.findall(r"<b><bdi>(.*?)</bdi></b>", winners) == ["Anna", "Ben"]


def test_leavers_are_listed_apart_unless_the_table_lets_them_win(phone: Phone, table: Open) -> None:
    game = table(("Anna", "Ben", "Cleo", "Dan"), rounds=2)
    game.play({"b": 1, "c": 0, "d": 0, "a": 1}, {"b": 1, "c": 0, "d": 0})
    game.act(lambda pad: acts.seat(pad, ["a", "c", "d"], keep_end=True))
    play_rounds(game, 1)
    assert "Left early – Ben 1 of 1 bids made 30" in phone.go(f"{game.path}/end").text
    assert len(places(phone)) == 3
    game.act(lambda pad: acts.change_rules(pad, {"end.leavers_win": True}, whole_game=True))
    assert "Left early" not in phone.go(f"{game.path}/end").text
    assert len(places(phone)) == 4


def test_a_game_shows_how_it_stands_and_that_it_was_cut_short(phone: Phone, game: Table) -> None:
    play_rounds(game, 2)
    assert "After round 2 of 20" in phone.go(f"{game.path}/end").text
    assert "winner" not in phone.text
    assert [form.action for form in phone.forms] == []
    game.act(acts.end)
    assert "After 2 rounds · cut short" in phone.go(f"{game.path}/end").text


def test_the_curve_has_a_line_for_each_player_from_the_first_result_on(
    phone: Phone, table: Open, game: Table
) -> None:
    assert "No round is finished yet" in phone.go(f"{table().path}/end").text
    assert "<svg" not in phone.html
    play_rounds(game, 3)
    html = phone.go(f"{game.path}/end").html
    assert html.count("<polyline") == 3
    assert len(set(re.findall(r"sign-\d", html))) == 3
    words = re.search(r'<desc id="curve-words">(.*?)</desc>', html)
    assert words[1].startswith("Anna: 10. Ben: 30. Cleo: 20.")
    assert "style=" not in html


def test_a_rematch_is_one_tap_and_the_deal_passes_on(phone: Phone, table: Open) -> None:
    game = finished(table)
    phone.go(f"{game.path}/end").tap("Rematch")
    assert phone.status == 200
    assert phone.path != game.path
    assert "1 card Ben deals" in phone.text
    assert "Cleo bids and leads" in phone.text


def test_two_phones_that_tap_rematch_meet_in_one_game(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = finished(table)
    let_in(game, other_phone, "host").go(f"{game.path}/end")
    first = phone.go(f"{game.path}/end").tap("Rematch").path
    assert other_phone.tap("Rematch").path == first
    assert other_phone.tap("0").status == 200
    for each in (phone, other_phone):
        games = {address[:25] for _, address in each.go("/").links if address.startswith("/g/")}
        assert len(games) == 2


def test_whoever_looked_on_finds_the_rematch_and_still_only_looks_on(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = finished(table)
    let_in(game, other_phone).go(f"{game.path}/end")
    assert "To the rematch" not in other_phone.text
    rematch = phone.go(f"{game.path}/end").tap("Rematch").path
    other_phone.go(f"{game.path}/end").follow("To the rematch")
    assert (other_phone.status, other_phone.path) == (200, rematch)
    assert "Ben deals" in other_phone.text
    assert [form for form in other_phone.forms if form.method == "post"] == []


def test_whoever_comes_late_joins_the_rematch_by_the_button_which_is_a_link_then(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = finished(table)
    rematch = phone.go(f"{game.path}/end").tap("Rematch").path
    let_in(game, other_phone, "host").go(f"{game.path}/end")
    assert "To the rematch" not in other_phone.text
    assert other_phone.tap("Rematch").path == rematch
    assert other_phone.tap("0").status == 200
    phone.go(f"{game.path}/end")
    assert "Rematch" not in [label for form in phone.forms for label in form.labels]
    assert phone.follow("To the rematch").path == rematch


def test_a_viewer_of_the_rematch_who_may_write_by_now_writes_there_too(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = finished(table)
    let_in(game, other_phone)
    form, _ = phone.go(f"{game.path}/end").button("Rematch")
    rematch = phone.send(form.action, form.fields).path
    let_in(game, other_phone, "host")
    assert other_phone.send(form.action, other_phone.token).path == rematch
    assert other_phone.tap("0").status == 200


def test_a_rematch_whose_link_was_renewed_lets_nobody_in_by_the_old_game(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = finished(table)
    rematch = phone.go(f"{game.path}/end").tap("Rematch").path
    with game.store.writing() as transaction:
        again = rematch.removeprefix("/g/")
        transaction.links.grant(
            again, phone.device, "host", transaction.links.renew(again, "host"), 1
        )
    let_in(game, other_phone, "host").go(f"{game.path}/end").tap("Rematch")
    assert other_phone.path == "/new"
    assert other_phone.go(rematch).status == 404
    assert phone.go(f"{game.path}/end").follow("To the rematch").path == rematch


def test_a_rematch_of_a_game_that_goes_on_again_is_not_opened(phone: Phone, table: Open) -> None:
    game = finished(table)
    form, _ = phone.go(f"{game.path}/end").button("Rematch")
    phone.tap("One more round")
    assert phone.send(form.action, form.fields).path == game.path
    play_rounds(game, 1)
    assert "To the rematch" not in phone.go(f"{game.path}/end").text


def test_a_game_that_was_played_on_leads_to_the_rematch_that_is_there(
    phone: Phone, table: Open
) -> None:
    game = finished(table)
    rematch = phone.go(f"{game.path}/end").tap("Rematch").path
    phone.go(f"{game.path}/end").tap("One more round")
    assert "To the rematch" not in phone.go(f"{game.path}/end").text
    play_rounds(game, 1)
    assert phone.go(f"{game.path}/end").follow("To the rematch").path == rematch


def test_a_rematch_that_cannot_be_asks_again(
    phone: Phone, table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = finished(table)
    gone = {key: each for key, each in library.games().items() if key != "wizard_gigamic"}
    form, _ = phone.go(f"{game.path}/end").button("Rematch")
    monkeypatch.setattr("scorepad.pad.opening.games", lambda: gone)
    answer = phone.client.post(form.action, data=form.fields)
    assert (answer.status_code, answer.location) == (303, f"/new?like={game.id}")


def test_one_more_round_goes_on_and_can_be_undone(phone: Phone, table: Open) -> None:
    game = finished(table)
    before = as_it_stands(game.pad)
    phone.go(f"{game.path}/end").tap("One more round")
    assert phone.path == game.path
    assert game.pad.number_of_rounds == 2
    phone.tap("↶ Undo")
    assert as_it_stands(game.pad) == before


def test_a_viewer_sees_the_end_and_has_nothing_to_tap(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = finished(table)
    let_in(game, other_phone).go(f"{game.path}/end")
    assert "The winner Ben" in other_phone.text
    assert other_phone.forms == []
    form, _ = phone.go(f"{game.path}/end").button("Rematch")
    assert other_phone.send(form.action, {**form.fields, **other_phone.token}).status == 403


# Who left early


@pytest.fixture
def left(table: Open) -> Table:
    """A game of four that Dan leaves after its first round, and that the others end."""
    game = table(("Anna", "Ben", "Cleo", "Dan"), rounds=2)
    game.play(dict.fromkeys("bcda", 0), {"b": 1, "c": 0, "d": 0})
    game.act(lambda pad: acts.seat(pad, ["a", "b", "c"], keep_end=True))
    return game


def ended(game: Table) -> None:
    play_rounds(game, 1)
    assert game.pad.over


def test_who_left_stands_beside_a_running_game_and_one_that_is_over(
    phone: Phone, other_phone: Phone, left: Table
) -> None:
    said = "Dan left with 20"
    assert said in phone.go("/").text
    assert said in phone.go("/history").text
    ended(left)
    for screen in ("/", "/history", left.path):
        assert said in phone.go(screen).text, screen
    assert "Left early – Dan" in phone.go(f"{left.path}/end").text
    let_in(left, other_phone)
    assert said in other_phone.go(left.path).text


def test_a_rematch_asks_who_of_those_who_left_plays_again(phone: Phone, left: Table) -> None:
    ended(left)
    page = phone.go(f"{left.path}/end").tap("Rematch")
    assert page.path == f"{left.path}/rematch"
    assert "Left before the end. Who plays again? Dan" in page.text
    page.tap("Rematch", back="d")
    assert page.path not in (left.path, f"{left.path}/rematch")
    assert [name in page.text for name in ("Anna", "Ben", "Cleo", "Dan")] == [True] * 4
    # It is one game, whoever taps later, and nobody is asked again.
    rematch = page.path
    token = phone.token
    assert phone.client.post(f"{left.path}/rematch", data=token).location == rematch


def test_a_rematch_without_those_who_left_is_of_the_others(phone: Phone, left: Table) -> None:
    ended(left)
    phone.go(f"{left.path}/end").tap("Rematch").tap("Rematch")
    assert "Cleo" in phone.text
    assert "Dan" not in phone.text


def test_too_many_for_a_rematch_are_told_and_stay_chosen(phone: Phone, table: Open) -> None:
    game = table(("Anna", "Ben", "Cleo", "Dan", "Emil", "Fay"), rounds=2)
    game.play(dict.fromkeys("bcdefa", 0), {"b": 1, **dict.fromkeys("cdef", 0)})
    seats = ["a", "b", "c", "d", "e", "g"]
    game.act(lambda pad: acts.seat(pad, seats, keep_end=True, newcomers={"g": "Gus"}))
    ended(game)
    page = phone.go(f"{game.path}/end").tap("Rematch").tap("Rematch", back="f")
    assert page.path == f"{game.path}/rematch"
    assert "This game is for 3 to 6 players, not for 7." in page.text
    assert page.button("Rematch")[0].fields.getlist("back") == ["f"]


def test_nobody_is_asked_about_somebody_who_was_erased(phone: Phone, left: Table) -> None:
    ended(left)
    phone.go("/people/d/erase").tap("Erase for good")
    phone.go(f"{left.path}/end").tap("Rematch")
    assert phone.path not in (left.path, f"{left.path}/rematch")


def test_a_tie_after_the_last_round_of_a_game_that_is_played_on_is_said_everywhere(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = table(game="skull_king", rounds=1)
    said = "10 : 10, one more round"
    b, c, a = game.pad.current.order
    game.play({b: 0, c: 0, a: 0}, {b: 0, c: 0})
    assert game.pad.rounds[-1].level == (10, 10)
    for each in (phone, let_in(game, other_phone)):
        assert said in each.go(game.path).text
        assert said in each.go(f"{game.path}/log").text
        assert f"Round 1: {said}" in each.go(f"{game.path}/end").text
        for screen in ("sheet", "paper"):
            assert f"a Round 1 {said}" in each.go(f"{game.path}/{screen}").text
    game.enter(game.pad.current.leader, "bid", 0)
    assert said not in phone.go(game.path).text
    phone.tap("↶ Undo").tap("↶ Undo")
    assert said not in phone.text
    for screen in ("log", "sheet", "paper"):
        assert said not in phone.go(f"{game.path}/{screen}").text


def test_a_tie_that_is_shared_is_not_played_on(phone: Phone, table: Open) -> None:
    game = table(rounds=1)
    b, c, a = game.pad.current.order
    game.play({b: 0, c: 0, a: 0}, {b: 0, c: 0})
    assert game.pad.over
    assert "one more round" not in phone.go(f"{game.path}/end").text
