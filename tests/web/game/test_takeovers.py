"""A phone that only sees a game asks to go on, and a phone that writes answers."""

import re

import pytest

from scorepad.services.access import SECONDS_ALONE, SECONDS_OPEN, SECONDS_SILENT, is_open
from scorepad.services.links import renew_link
from scorepad.services.takeovers import _MOST, MOST_OPEN
from tests.web.evening import let_in
from tests.web.game.test_from_paper import in_group
from tests.web.phone import Phone
from tests.web.table import NOON

pytestmark = pytest.mark.usefixtures("clock")


@pytest.fixture
def watcher(game, other_phone) -> Phone:
    """A phone that came by the viewing link of a running game."""
    game.begin()
    return let_in(game, other_phone)


@pytest.fixture
def third(app, phone) -> Phone:
    """Another phone of the group, which has written nothing yet."""
    return in_group(phone, Phone(app))


def asks(phone: Phone, game, player: str | None = "c") -> Phone:
    return phone.go(game.path).follow("View only").tap("Ask", player=player)


def test_who_does_not_say_who_asks_is_told_to_and_nobody_is_asked(phone, game, watcher):
    assert "Choose who you are first." in asks(watcher, game, player=None).text
    assert news(phone, game) == {}
    assert "Asked at" in asks(watcher, game, player="").text


def news(phone: Phone, game) -> dict:
    """What the script of a phone hears that has all marks; nothing for a 204."""
    state = phone.client.get(f"{game.path}/marks?since=0").json["state"]
    answer = phone.client.get(f"{game.path}/marks?since=2&state={state}")
    return answer.json if answer.status_code == 200 else {}


def answers(phone: Phone, game, label: str) -> Phone:
    return phone.go(f"{game.path}/continue").tap(label)


def test_the_scorer_hears_it_with_the_next_poll_and_says_yes_in_one_tap(phone, game, watcher):
    assert news(phone, game) == {}
    assert "Asked at" in asks(watcher, game).text
    asked = news(phone, game)["asked"]
    assert "May Cleo’s phone enter for everybody?" in asked["html"]
    id = re.search('name="id" value="([0-9a-f]{32})"', asked["html"])[1]
    assert id == asked["id"]
    form = {"id": id, "answer": "yes", **phone.token}
    answer = phone.client.post(f"{game.path}/continue/answer", data=form)
    assert (answer.status_code, answer.location) == (303, game.path)
    assert news(phone, game) == {}
    # Whoever waits is led to the pad, and writes there.
    assert watcher.go(f"{game.path}/continue?asked=1").path == game.path
    assert watcher.tap("0").status == 200
    assert len(game.pad.written.marks) == 3


def test_a_phone_that_waits_looks_by_itself_without_a_script(game, watcher, clock):
    assert asks(watcher, game).answer.headers["Refresh"] == "5"
    assert (
        "The scorer’s phone is asked first: for 10 seconds if it is off, for a minute"
        in watcher.text
    )
    assert "Somebody can answer for ten minutes." in watcher.text
    assert (SECONDS_SILENT, SECONDS_ALONE, SECONDS_OPEN) == (10, 60, 600), "the page says so"
    clock.shift(SECONDS_SILENT - 1)
    watcher.go(f"{game.path}/continue?asked=1")
    assert "The scorer’s phone is asked first:" in watcher.text
    clock.shift(1)
    watcher.go(f"{game.path}/continue?asked=1")
    assert "The scorer’s phone is silent" in watcher.text
    assert "Refresh" not in watcher.go(game.path).answer.headers


def test_without_a_script_the_pad_asks_as_well(phone, game, watcher):
    asks(watcher, game)
    assert (
        re.search(r"<noscript>\s*<form", phone.go(game.path).html)
        or "<noscript><form" in phone.html
    )
    phone.tap("No")
    assert phone.path == game.path
    assert "The answer was no." in watcher.go(f"{game.path}/continue").text


def test_another_phone_of_the_group_answers_a_minute_after_the_scorers_was_asked(
    phone, game, watcher, third, clock
):
    asks(watcher, game)
    assert "if it is silent, this phone may answer" in third.go(f"{game.path}/continue").text
    id = news(phone, game)["asked"]["id"]
    told = news(third, game)["asked"]
    assert "Cleo’s phone asks to enter for everybody." in told["html"]
    assert "<button" not in told["html"]
    for _ in range(SECONDS_ALONE // 2 - 1):
        clock.shift(2)
        assert news(phone, game)["asked"]["id"] == id
    clock.shift(1)
    assert news(third, game)["asked"] == told
    form = {"id": id, "answer": "yes", **third.token}
    third.send(f"{game.path}/continue/answer", form)
    assert "Answer in 1 second if it is silent." in third.text
    assert "View only" in watcher.go(game.path).text
    clock.shift(1)
    asked = news(third, game)["asked"]
    assert asked["id"] == id
    assert "The scorer’s phone is silent. May Cleo’s phone enter" in asked["html"]
    # The scorer's own is told no such thing.
    assert "silent" not in news(phone, game)["asked"]["html"]
    assert third.send(f"{game.path}/continue/answer", form).path == game.path
    assert "View only" not in watcher.go(game.path).text


@pytest.mark.parametrize("heard", [0, 20])
def test_a_scorers_phone_that_is_off_or_asleep_holds_up_nobody(
    phone, game, watcher, third, clock, heard
):
    asks(watcher, game)
    told = news(third, game)["asked"]
    for _ in range(heard // 2):
        # Then it goes to sleep.
        assert "<button" in news(phone, game)["asked"]["html"]
        clock.shift(2)
    clock.shift(SECONDS_SILENT - 5)
    assert news(third, game)["asked"] == told
    clock.shift(5)
    asked = news(third, game)["asked"]
    assert "The scorer’s phone is silent." in asked["html"]
    # What may be answered stays so, though it wakes up.
    assert "<button" in news(phone, game)["asked"]["html"]
    clock.shift(1)
    assert news(third, game)["asked"]["id"] == asked["id"]
    form = {"id": asked["id"], "answer": "yes", **third.token}
    assert third.send(f"{game.path}/continue/answer", form).path == game.path
    assert "View only" not in watcher.go(game.path).text


def test_a_phone_of_the_group_goes_on_without_asking(game, watcher, third):
    assert "Enter on this phone" not in third.go(game.path).text
    third.tap("0")
    assert len(game.pad.written.marks) == 3


def test_whoever_wrote_last_is_asked_first(phone, game, watcher, third):
    third.go(game.path).tap("0")
    asks(watcher, game)
    assert "Yes" in [
        label for form in third.go(f"{game.path}/continue").forms for label in form.labels
    ]
    assert "Yes" not in [
        label for form in phone.go(f"{game.path}/continue").forms for label in form.labels
    ]


def test_two_phones_ask_one_after_the_other_is_answered(app, phone, game, watcher, clock):
    other = let_in(game, Phone(app))
    asks(watcher, game)
    clock.shift(5)
    asks(other, game, player="b")
    page = phone.go(f"{game.path}/continue").text
    assert page.index("May Cleo") < page.index("May Ben")
    answers(phone, game, "Yes")
    assert "May Ben’s phone" in news(phone, game)["asked"]["html"]
    answers(phone, game, "No")
    assert news(phone, game) == {}
    assert "View only" not in watcher.go(game.path).text
    assert "View only" in other.go(game.path).text


def test_asked_twice_it_is_one_question(phone, game, watcher):
    asks(watcher, game)
    asked = news(phone, game)["asked"]["id"]
    watcher.send(f"{game.path}/continue", watcher.token)
    assert len(phone.go(f"{game.path}/continue").forms) == 1
    assert news(phone, game)["asked"]["id"] == asked


def test_an_answer_that_comes_late_opens_nothing(phone, game, watcher, clock):
    asks(watcher, game)
    form = {"id": news(phone, game)["asked"]["id"], "answer": "yes"}
    clock.shift(600)
    assert news(phone, game) == {}
    phone.send(f"{game.path}/continue/answer", form | phone.token)
    assert "That was withdrawn, or asked more than 10 minutes ago." in phone.text
    assert "Nobody answered." in watcher.go(f"{game.path}/continue").text
    assert "Asked at" in asks(watcher, game).text


def test_the_second_answer_hears_of_the_first(phone, game, watcher, third, clock):
    asks(watcher, game)
    form = {"id": news(phone, game)["asked"]["id"]}
    clock.shift(SECONDS_ALONE)
    third.send(f"{game.path}/continue/answer", {**form, "answer": "no", **third.token})
    phone.send(f"{game.path}/continue/answer", {**form, "answer": "yes", **phone.token})
    assert "Somebody was quicker: the answer was no." in phone.text
    again = {**form, "answer": "no", **phone.token}
    assert phone.send(f"{game.path}/continue/answer", again).path == game.path
    assert "View only" in watcher.go(game.path).text


def test_after_a_no_the_next_question_waits_a_minute(phone, game, watcher, clock):
    asks(watcher, game)
    answers(phone, game, "No")
    form = {"player": "c", **watcher.token}
    for seconds in (60, 23):
        # It is said before anybody taps, and the page looks by itself until one may.
        page = watcher.go(f"{game.path}/continue?asked=1")
        assert f"You can ask again in {seconds} seconds." in page.text
        assert (page.forms, page.answer.headers["Refresh"]) == ([], "5")
        # A page that was open since before hears the same.
        assert f"{seconds} seconds." in watcher.send(f"{game.path}/continue", form).text
        clock.shift(37)
    assert news(phone, game) == {}
    assert "Refresh" not in watcher.go(watcher.answer.request.full_path).answer.headers
    assert "Asked at" in asks(watcher, game).text


def test_a_game_that_is_over_is_not_gone_on_with(phone, table, other_phone, clock):
    game = table(rounds=1)
    let_in(game, other_phone)
    asks(other_phone, game)
    id = re.search('name="id" value="(.*?)"', phone.go(f"{game.path}/continue").html)[1]
    game.play(dict.fromkeys("bca", 0), {"b": 1, "c": 0})
    form = {"id": id, "answer": "yes", **phone.token}
    phone.send(f"{game.path}/continue/answer", form)
    assert "The game is over: nothing is left to enter." in phone.text
    other_phone.send(f"{game.path}/continue", other_phone.token)
    assert "The game is over: nothing is left to enter." in other_phone.text
    assert "Enter on this phone" not in other_phone.go(game.path).text


def test_a_phone_that_was_thrown_out_gets_no_right_by_a_yes(phone, game, watcher):
    asks(watcher, game)
    id = news(phone, game)["asked"]["id"]
    renew_link(game.store, game.id, phone.device, "view", NOON)
    form = {"id": id, "answer": "yes", **phone.token}
    phone.send(f"{game.path}/continue/answer", form)
    assert "may not see the game any more" in phone.text
    assert watcher.client.get(game.path).status_code == 404
    assert watcher.client.post(f"{game.path}/continue", data=watcher.token).status_code == 404


def test_nobody_gets_the_writing_link_through_the_viewing_link(game, watcher):
    asks(watcher, game)
    with game.store.reading() as transaction:
        [takeover] = transaction.takeovers.all(game.id)
    form = {"id": takeover.takeover_id, "answer": "yes", **watcher.token}
    for way in ("/continue/answer", "/continue/back"):
        assert watcher.client.post(game.path + way, data=form).status_code == 403
    for way in ("/continue/asked", "/links?role=host", "/marks?since=0"):
        assert watcher.client.get(game.path + way).status_code == 403
    assert takeover.takeover_id not in watcher.go(f"{game.path}/continue").html


@pytest.mark.parametrize("sent", [{}, {"id": "x"}, {"id": "a" * 32, "answer": "yes"}])
def test_an_answer_to_nothing_says_so(phone, game, watcher, sent):
    phone.send(f"{game.path}/continue/answer", sent | phone.token)
    assert "That was withdrawn, or asked more than" in phone.text


@pytest.mark.parametrize("player", ["", "x", "b" * 99, "\N{SNOWMAN}"])
def test_who_says_no_name_of_the_game_is_another_phone(phone, game, watcher, player):
    watcher.send(f"{game.path}/continue", {"player": player, **watcher.token})
    assert "May another phone enter for everybody?" in news(phone, game)["asked"]["html"]


def test_the_change_is_in_the_log_and_can_be_taken_back(phone, game, watcher, clock):
    asks(watcher, game)
    clock.shift(5)
    answers(phone, game, "Yes")
    log = phone.go(f"{game.path}/log")
    assert "Cleo, on another phone: can enter" in log.text
    assert "Cleo, on another phone: can enter" in phone.go(f"{game.path}/log?only=changes").text
    log.tap("Take it back")
    assert "Cleo, on another phone: can no longer enter for all" in phone.text
    assert "Cleo, on another phone: can enter" in phone.text
    assert "Take it back" not in phone.text
    assert "View only" in watcher.go(game.path).text
    assert "The right to enter was taken back." in watcher.go(f"{game.path}/continue").text
    # It may ask anew, and the log tells all of it.
    asks(watcher, game)
    answers(phone, game, "Yes")
    assert phone.go(f"{game.path}/log").text.count("Cleo, on another phone: can enter") == 2
    watcher.go(game.path).tap("0")
    assert "bid 0 Cleo’s phone" in phone.go(f"{game.path}/log").text


def test_the_script_of_another_phone_hears_who_wrote(app, phone, game, watcher, clock):
    asks(watcher, game)
    clock.shift(5)
    answers(phone, game, "Yes")
    let_in(game, unknown := Phone(app), "host")
    watcher.go(game.path).tap("0")
    unknown.go(game.path).tap("1")
    marks = phone.client.get(f"{game.path}/marks?since=0").json["marks"]
    assert [mark.get("other") for mark in marks[-2:]] == ["Cleo", True]


def test_what_a_group_may_is_not_taken_back(phone, game, watcher):
    asks(watcher, game)
    answers(phone, game, "Yes")
    in_group(phone, watcher)
    phone.go(f"{game.path}/log").tap("Take it back")
    assert "That phone is in the group by now" in phone.text
    assert "View only" not in watcher.go(game.path).text


def test_a_new_writing_link_ends_what_a_yes_has_given(phone, game, watcher):
    asks(watcher, game)
    answers(phone, game, "Yes")
    renew_link(game.store, game.id, phone.device, "host", NOON)
    assert "View only" in watcher.go(game.path).text
    assert "can no longer enter for all" in phone.go(f"{game.path}/log").text


def test_a_game_keeps_a_bounded_number_of_questions(app, phone, game, watcher, clock):
    for _ in range(_MOST + 5):
        asks(let_in(game, Phone(app)), game)
        clock.shift(700)
    with game.store.reading() as transaction:
        assert len(transaction.takeovers.all(game.id)) <= _MOST


def open_questions(game, now: int = NOON) -> int:
    with game.store.reading() as transaction:
        return sum(is_open(each, now) for each in transaction.takeovers.all(game.id))


def test_however_many_phones_ask_few_questions_are_open_and_one_answer_refuses_them_all(
    app, phone, game, watcher
):
    asking = [let_in(game, Phone(app)) for _ in range(MOST_OPEN + 20)]
    for each in asking:
        asks(each, game)
    assert open_questions(game) == MOST_OPEN
    assert "Too many phones ask already." in each.text
    strip = phone.go(game.path)
    assert strip.text.count("May Cleo’s phone enter for everybody?") == 1
    strip.tap(f"No to all {MOST_OPEN}")
    assert phone.path == game.path
    assert (open_questions(game), news(phone, game)) == (0, {})
    assert "The answer was no." in asking[0].go(f"{game.path}/continue?asked=1").text
    # Who was not heard before can ask now.
    assert "Asked at" in asks(watcher, game).text
    assert "No to all" not in phone.go(game.path).text


def test_a_scorers_phone_hears_that_there_is_more_than_one_to_say_no_to(app, phone, game, watcher):
    asks(watcher, game)
    one = news(phone, game)["asked"]
    asks(let_in(game, Phone(app)), game)
    two = news(phone, game)["asked"]
    assert one["id"] != two["id"]
    assert ("No to all 2" in one["html"], "No to all 2" in two["html"]) == (False, True)


def test_a_players_own_phone_can_ask_however_many_others_do(app, phone, game, watcher):
    for _ in range(MOST_OPEN):
        asks(let_in(game, Phone(app)), game)
    assert "Too many phones ask already" in asks(watcher, game).text
    for _ in range(2):
        # A second phone of the same player asks in place of the first one.
        sits_down(own := let_in(game, Phone(app), "player"), game, "c")
        own.go(f"{game.path}/continue").tap("Ask")
        assert "Asked at" in own.text
        assert open_questions(game) == MOST_OPEN + 1


def sits_down(phone: Phone, game, player: str) -> None:
    with game.store.writing(game.id) as transaction:
        transaction.links.sit(game.id, phone.device, player, NOON)


def test_a_renewed_link_ends_the_questions_of_those_who_came_by_it(app, phone, game, watcher):
    asks(watcher, game)
    others = [let_in(game, Phone(app), "player") for _ in range(MOST_OPEN - 1)]
    for each in others:
        asks_to_enter(each, game)
    assert open_questions(game) == MOST_OPEN
    renew_link(game.store, game.id, phone.device, "player", NOON)
    assert open_questions(game) == 1
    assert "No to all" not in news(phone, game)["asked"]["html"]
    renew_link(game.store, game.id, phone.device, "view", NOON)
    assert news(phone, game) == {}
    assert phone.client.get(f"{game.path}/continue/asked").status_code == 204


def asks_to_enter(phone: Phone, game) -> None:
    phone.send(f"{game.path}/continue", {"player": "c", **phone.token})
    assert "Asked at" in phone.text


def test_questions_for_a_seat_are_bounded_as_well(app, phone, game, clock):
    sits_down(let_in(game, Phone(app), "player"), game, "c")
    for number in range(MOST_OPEN + 20):
        asks_for = let_in(game, Phone(app), "player")
        form = {"player": "c", **asks_for.token}
        asks_for.send(f"{game.path}/own-phone", form)
        assert ("Too many phones ask already" in asks_for.text) == (number >= MOST_OPEN)
    assert open_questions(game) == MOST_OPEN


def test_a_phone_has_one_question_at_a_time(phone, game, watcher, other_phone):
    sits_down(let_in(game, other_phone, "player"), game, "c")
    let_in(game, watcher, "player")
    watcher.send(f"{game.path}/own-phone", {"player": "c", **watcher.token})
    asks_to_enter(watcher, game)
    assert open_questions(game) == 1
    assert "May Cleo’s phone enter for everybody?" in news(phone, game)["asked"]["html"]


def test_a_match_asks_on_its_pad(phone, table, other_phone):
    match = table(("Dora", "Emil"), game="wizards_cup")
    let_in(match, other_phone)
    assert phone.client.get(f"{match.path}/continue/asked").status_code == 204
    asks(other_phone, match, player="d")
    strip = phone.client.get(f"{match.path}/continue/asked")
    assert "May Dora’s phone enter for everybody?" in strip.text
    assert "May Dora’s phone enter for everybody?" in phone.go(match.path).text
    phone.tap("Yes")
    assert "View only" not in other_phone.go(match.path).text


def test_sharing_says_which_link_may_go_on(phone, game):
    page = phone.go(f"{game.path}/links")
    assert [words for words, _ in page.links if words in ("View only", "Can enter")] == [
        "View only",
        "Can enter",
    ]
    assert "take over once a phone that can enter says yes" in page.text
    assert "go on if this phone is gone" in page.follow("Can enter").text
