import re
from datetime import UTC, datetime, timedelta
from html import unescape
from urllib.parse import parse_qsl, urlencode

import pytest
import time_machine

from scorepad.pad import judge as judge_of_marks
from scorepad.services.from_paper import possible_tricks
from scorepad.services.paper_drafts import typed_paper
from scorepad.stats.finished import count_game
from tests.web.evening import let_in, play_rounds
from tests.web.phone import Phone
from tests.web.test_files import bring

TRICKS = {1: [(1, 1), (0, 0), (0, 0)], 2: [(0, 0), (1, 2), (0, 0)]}


def fields(kind: str, rounds: dict[int, list[tuple[object, object]]]) -> dict[str, str]:
    """Return what is typed, by the name of the field."""
    typed = {"kind": kind}
    for number, line in rounds.items():
        for player, (bid, result) in zip("abc", line, strict=True):
            typed[f"bid.{number}.{player}"] = str(bid)
            result_of = "total" if kind == "totals" else "tricks"
            typed[f"{result_of}.{number}.{player}"] = str(result)
    return typed


def tags(answer):
    """The page in one line."""
    return " ".join(answer.text.split())


def sent(phone: Phone, path: str, typed: dict[str, str], do: str = "write"):
    """The form with what is typed, and nothing else in it, sent with a button.

    Returns where the answer leads: the page with what is wrong, or the way on once all is written.
    """
    url = f"{path}/from-paper?kind={typed.get('as') or typed['kind']}"
    shown = re.search('name="shown" value="([^"]*)"', phone.client.get(url).text)
    before = dict(parse_qsl(unescape(shown[1]))) if shown else {}
    emptied = {name: "" for name in before if name != "day"}
    form = {**emptied, **typed, "shown": urlencode(before), **phone.token, "do": do}
    answer = phone.client.post(f"{path}/from-paper", data=form)
    assert answer.status_code in (303, 403, 404)
    stays = "/from-paper" in answer.headers.get("Location", "")
    return phone.client.get(answer.location) if stays else answer


def test_bids_and_tricks_become_rounds_of_an_ordinary_pad(phone, game):
    answer = sent(phone, game.path, fields("tricks", TRICKS))
    assert answer.status_code == 303
    assert [played.phase for played in game.pad.rounds] == ["done", "done", "bids"]
    assert list(game.pad.totals.values()) == [50, 10, 40]
    assert phone.client.get(f"{game.path}/log").status_code == 200
    # Sent again, the same lines change nothing.
    sent(phone, game.path, fields("tricks", TRICKS))
    assert list(game.pad.totals.values()) == [50, 10, 40]


def test_one_result_of_a_line_follows_from_the_others(phone, game):
    assert (
        sent(phone, game.path, fields("tricks", {1: [(1, 1), (0, ""), (0, 0)]})).status_code == 303
    )
    assert game.pad.rounds[0].boxes["b"].tricks == 0


def test_totals_tell_the_tricks_where_they_are_certain(phone, game):
    typed = fields("totals", {1: [(1, 30), (0, 20), (0, 20)], 2: [(0, 50), (1, 10), (0, 40)]})
    assert sent(phone, game.path, typed).status_code == 303
    assert [box.tricks for box in game.pad.rounds[1].boxes.values()] == [0, 2, 0]


@pytest.mark.parametrize(("kind", "results"), [("tricks", (1, 1, 0)), ("totals", (-10, 30, 20))])
def test_a_trick_that_is_missing_on_paper_is_the_bomb_on_the_pad(phone, table, kind, results):
    game = table(hands=[3, 3], game="wizard_jubilee")
    line = [*zip((0, 1, 0), results, strict=True)]
    assert sent(phone, game.path, fields(kind, {1: line})).status_code == 303
    assert (game.pad.rounds[0].phase, game.pad.rounds[0].untaken) == ("done", 1)
    assert "the Bomb fell" in tags(phone.client.get(f"{game.path}/log"))


@pytest.mark.parametrize(("kind", "results"), [("tricks", (0, 1, 0)), ("totals", (20, 30, 20))])
def test_two_bombs_of_a_round_on_paper_are_two_on_the_pad(phone, table, kind, results):
    game = table(hands=[3, 3], game="wizard_jubilee")
    line = [*zip((0, 1, 0), results, strict=True)]
    assert sent(phone, game.path, fields(kind, {1: line})).status_code == 303
    done = game.pad.rounds[0]
    assert (done.phase, done.untaken) == ("done", 2)
    assert "the Bomb fell twice" in tags(phone.client.get(f"{game.path}/log"))


@pytest.mark.parametrize(
    ("game", "options"), [("wizard_jubilee", {}), ("wizard_gigamic", {"play.bomb": True})]
)
def test_before_it_is_written_the_page_says_where_the_bomb_fell(phone, table, game, options):
    game = table(hands=[3, 3, 3], game=game, options=options)
    lines = {1: [(0, 1), (1, 1), (0, 0)], 2: [(0, 1), (1, 1), (0, 1)], 3: [(0, 0), (1, 1), (0, 1)]}
    asked = tags(sent(phone, game.path, fields("tricks", lines), do="check"))
    said = asked.partition("Where a trick is missing, the Bomb fell:")[2].partition("</p>")[0]
    assert re.findall(r"#line-(\d)", said) == ["1", "3"]
    assert "Bombs" not in said


def test_before_it_is_written_the_page_says_where_the_bomb_fell_twice(phone, table):
    game = table(hands=[3, 3], game="wizard_jubilee")
    typed = fields("tricks", {1: [(0, 0), (1, 1), (0, 0)]})
    assert "Round 1</a> (2 Bombs)" in tags(sent(phone, game.path, typed, do="check"))
    whole = fields("tricks", {1: [(0, 1), (1, 1), (0, 1)]})
    assert "Bomb" not in tags(sent(phone, game.path, whole, do="check"))


def test_where_two_numbers_fit_somebody_says_which(phone, game):
    # Everybody is one off in round 2: one of the three took both tricks.
    lines = {1: [(1, 30), (0, 20), (0, 20)], 2: [(1, 20), (1, 10), (1, 10)]}
    typed = fields("totals", lines)
    answer = sent(phone, game.path, typed)
    assert answer.status_code == 200
    assert 'name="chosen.2.a" value="2"' in answer.text
    assert game.pad.rounds[0].phase == "bids"
    assert sent(phone, game.path, typed | {"chosen.2.a": "2"}).status_code == 303
    assert [box.tricks for box in game.pad.rounds[1].boxes.values()] == [2, 0, 0]


@pytest.mark.parametrize(
    ("kind", "rounds", "says"),
    [
        ("tricks", {1: [(1, 1), (0, 1), (0, 0)]}, "add up to 2, not to 1"),
        ("tricks", {1: [(1, ""), (0, ""), (0, 0)]}, "not to 1"),
        ("tricks", {1: [(2, 1), (0, 0), (0, 0)]}, "from 0 to 1"),
        ("tricks", {1: [("x", 1), (0, 0), (0, 0)]}, "from 0 to 1"),
        ("tricks", {1: [("", 1), (0, 0), (0, 0)]}, "that of Anna is missing"),
        ("tricks", {2: TRICKS[2]}, ", round 1:</a>\nFirst the bids: that of"),
        ("totals", {1: [(1, 31), (0, 20), (0, 20)]}, "No number of tricks"),
        ("totals", {1: [(1, 30), (0, 10), (0, 20)]}, "No number of tricks"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_written(phone, game, kind, rounds, says):
    answer = sent(phone, game.path, fields(kind, rounds))
    assert answer.status_code == 200
    assert says in answer.text
    assert len(game.pad.written.marks) == 1


def test_lines_of_rounds_that_a_game_has_no_more_are_refused_and_stay_typed(phone, table):
    game = table(rounds=1)
    typed = fields("tricks", TRICKS)
    answer = sent(phone, game.path, typed)
    assert answer.status_code == 200
    assert "The game is over" in answer.text
    assert 'name="tricks.2.b" value="2"' in tags(answer)
    assert len(game.pad.written.marks) == 1
    # Another phone has played the last round meanwhile.
    assert sent(phone, game.path, fields("tricks", {1: TRICKS[1]})).status_code == 303
    answer = sent(phone, game.path, typed)
    assert answer.status_code == 200
    assert 'name="tricks.2.b" value="2"' in tags(answer)
    assert sent(phone, game.path, fields("tricks", {1: TRICKS[1]})).status_code == 303


@pytest.mark.parametrize("most", [4, 5])
def test_a_full_game_takes_no_more_lines(phone, game, monkeypatch, most):
    monkeypatch.setattr(judge_of_marks, "MOST_MARKS", most)
    answer = sent(phone, game.path, fields("tricks", {1: TRICKS[1]}))
    assert (answer.status_code, len(game.pad.written.marks)) == {4: (200, 1), 5: (303, 5)}[most]


def test_a_full_game_takes_no_totals(phone, game, monkeypatch):
    monkeypatch.setattr(judge_of_marks, "MOST_MARKS", 1)
    assert final(phone, game, (120, -30, 0)).status_code == 200
    assert not game.pad.over
    # One mark is for the totals; there is always room for the end.
    monkeypatch.setattr(judge_of_marks, "MOST_MARKS", 2)
    assert final(phone, game, (120, -30, 0)).status_code == 303
    assert game.pad.over


def test_it_is_checked_as_it_is_typed_and_keeps_what_was_typed(phone, game):
    typed = fields("tricks", TRICKS)
    page = tags(sent(phone, game.path, typed, do="check"))
    assert "2 rounds can be written." in page
    assert 'name="bid.1.a" value="1"' in page
    assert len(game.pad.written.marks) == 1


def test_a_bid_against_the_ban_was_made_and_is_flagged(phone, table):
    game = table(options={"bidding.who": "last"})
    line = {1: [(0, 0), (1, 1), (0, 0)]}
    assert sent(phone, game.path, fields("tricks", line)).status_code == 303
    assert game.pad.rounds[0].flags


def test_viewers_matches_and_games_that_are_over_have_no_grid(phone, other_phone, table):
    game, match = table(), table(game="wizards_cup", names=("Dora", "Emil"))
    assert other_phone.client.get(f"{game.path}/from-paper").status_code == 404
    assert phone.client.get(f"{match.path}/from-paper").status_code == 404


def test_numbers_that_fit_alone_must_fit_together():
    fitting = {"a": [0, 2], "b": [0, 2], "c": [1]}
    assert possible_tricks(fitting, (3,)) == {"a": [0, 2], "b": [0, 2], "c": [1]}
    assert possible_tricks(fitting, (2,)) == {"a": [], "b": [], "c": []}


def test_the_other_kind_of_results_waits_until_it_is_wanted_again(phone, game):
    page = tags(sent(phone, game.path, fields("tricks", TRICKS) | {"as": "totals"}, do=""))
    assert 'name="total.2.b" value=""' in page
    page = tags(phone.client.get(f"{game.path}/from-paper?kind=tricks"))
    assert 'name="tricks.2.b" value="2"' in page


def test_the_box_that_is_wrong_is_marked(phone, table):
    page = sent(phone, table().path, fields("tricks", {1: [(2, 1), (0, 0), (0, 0)]}), "check").text
    marked = [tag for tag in page.split("<input") if 'aria-invalid="true"' in tag]
    assert ['name="bid.1.a"' in tag or 'name="tricks.1.a"' in tag for tag in marked] == [True] * 2


def test_a_game_of_last_year_is_one_of_last_year(phone, table):
    game = table(rounds=1)
    line = fields("tricks", {1: TRICKS[1]})
    assert sent(phone, game.path, line | {"day": "2025-03-09"}).status_code == 303
    assert "Mar 9, 2025" in phone.go("/history").text
    assert "Mar 9, 2025" in phone.go("/history?month=2025-03").text
    assert "1 finished game" in phone.go("/statistics?from=2025-03&to=2025-03").text


@pytest.mark.parametrize("is_today", [True, False])
def test_a_game_from_paper_has_a_day_and_no_time_of_day(phone, table, is_today):
    game = table(rounds=1)
    html = phone.go(f"{game.path}/from-paper").html
    day = re.search(r'name="day" value="([^"]+)"', html)[1] if is_today else "2025-03-09"
    typed = fields("tricks", {1: TRICKS[1]}) | {"day": day}
    assert sent(phone, game.path, typed).status_code == 303
    for screen in ("/history", f"{game.path}/log"):
        assert "Anna" in phone.go(screen).text
        assert not re.search(r"\d:\d\d", phone.text), screen


def test_a_game_that_was_played_on_the_pad_has_its_time(phone, table):
    game = table(rounds=2)
    play_rounds(game, 1)
    with time_machine.travel(datetime.now(UTC) + timedelta(minutes=7)):
        play_rounds(game, 1)
    for screen in ("/history", f"{game.path}/log"):
        assert re.search(r"\d:\d\d", phone.go(screen).text), screen


# Noon of November 21 in Greenwich is November 22 in New Zealand, where it is summer.
NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("zone", "today", "tomorrow"),
    [
        ("Pacific/Auckland", "2026-11-22", "2026-11-23"),
        ("Pacific/Honolulu", "2026-11-21", "2026-11-22"),
    ],
)
def test_today_is_that_of_where_the_phone_is(phone, table, zone, today, tomorrow):
    game = table(rounds=1)
    line = fields("tricks", {1: TRICKS[1]})
    phone.client.set_cookie("zone", zone)
    with time_machine.travel(NOON, tick=False):
        assert f'max="{today}"' in phone.go(f"{game.path}/from-paper").html
        assert sent(phone, game.path, line | {"day": tomorrow}).status_code == 200
        assert sent(phone, game.path, line | {"day": today}).status_code == 303


def test_a_day_is_the_same_on_every_screen_of_a_phone(phone, table):
    game = table(rounds=1)
    phone.client.set_cookie("zone", "Pacific/Auckland")
    with time_machine.travel(NOON, tick=False):
        typed = fields("tricks", {1: TRICKS[1]}) | {"day": "2026-09-01"}
        assert sent(phone, game.path, typed).status_code == 303
        for screen in (game.path + "/sheet", "/history", "/history?month=2026-09"):
            assert "Sep 2, 2026" not in phone.go(screen).text
            assert "Sep 1, 2026" in phone.text
        assert "September 2026" in phone.text
        answer = phone.client.get(f"{game.path}/paper")
        assert "Sep 1, 2026" in answer.text
        phone.client.set_cookie("zone", "Pacific/Honolulu")
        assert "Aug 31, 2026" in phone.go("/history?month=2026-08").text
        assert "August 2026" in phone.text
        assert "Aug 31, 2026" in phone.client.get(f"{game.path}/paper").text


@pytest.mark.parametrize(
    "zone", ["Mars/Olympus", "Europe", "../../etc/passwd", "x" * 999, "é", "UTC/"]
)
def test_a_zone_that_is_none_is_as_if_nothing_was_said(phone, game, zone):
    phone.client.set_cookie("zone", zone)
    assert phone.go(f"{game.path}/from-paper").status == 200


@pytest.mark.parametrize("day", ["2999-01-01", "yesterday", "0001-01-01", "2025-02-30", ""])
def test_a_day_that_cannot_be_is_refused_and_all_stays_typed(phone, game, day):
    answer = sent(phone, game.path, fields("tricks", TRICKS) | {"day": day})
    assert answer.status_code == 200
    assert "A day that has been" in answer.text
    assert 'name="bid.1.a" value="1"' in tags(answer)
    assert len(game.pad.written.marks) == 1


def test_who_begins_with_paper_is_led_to_the_grid_and_nobody_is_drawn_to_deal(phone):
    page = phone.go("/history").follow("A game from paper")
    assert "A game from paper" in page.text
    page.tap("+ One more player").tap("Start", name=["Anna", "Ben", "Cleo"])
    assert phone.path.endswith("/from-paper")
    page = phone.go("/new?paper=1&game=wizard_fisher")
    assert "Draw the first dealer" not in page.text
    assert "D marks who dealt first." in page.text
    page.tap("Start", name=["Anna", "Ben", "Cleo"])
    assert phone.path.endswith("/from-paper")
    assert "Anna deals" in phone.go(phone.path.removesuffix("/from-paper")).text


def test_a_draw_that_was_wished_for_is_none_on_paper(phone):
    phone.go("/new").tap("Played on paper already?", name=["", "Ben", "Cleo", "Dan"], dealer="draw")
    form, _ = phone.button("Start")
    assert form.fields["dealer"] == "1"


# Only the totals at the end


def final(phone, game, totals, do: str = "write", **more: str):
    typed = {f"total.0.{player}": str(total) for player, total in zip("abc", totals, strict=True)}
    return sent(phone, game.path, {"kind": "final", **typed, **more}, do)


def test_a_game_of_which_only_the_totals_are_known_is_over_and_counts(phone, game):
    answer = final(phone, game, (120, -30, 0), day="2025-03-09")
    assert (answer.status_code, answer.location) == (303, f"{game.path}/end")
    assert game.pad.over
    assert game.pad.totals == {"a": 120, "b": -30, "c": 0}
    assert game.pad.winners == ("a",)
    for screen in ("", "/end", "/sheet", "/log", "/paper", "/files/game.csv", "/files/game.json"):
        assert phone.go(game.path + screen).status == 200, screen
    assert "Only the final totals are known" in phone.go(f"{game.path}/end").text
    for screen in ("/sheet", "/paper"):
        text = phone.go(game.path + screen).text
        assert "Only the final totals are known" in text, screen
        assert [word in text for word in ("Anna", "120", "−30")] == [True] * 3, screen
        for false in ("Round 1", "from paper", "cut short", "deals", "bids made", "Bids made"):
            assert false not in text, (screen, false)
    history = phone.go("/history").text
    assert "Mar 9, 2025 · Wizard (Gigamic) · Only the final totals are known" in history
    for false in ("1 round", "The curve", "9, 2025,"):
        assert false not in history
    assert "Anna\N{NO-BREAK SPACE}120" in phone.go("/").html.replace(
        "</bdi>&nbsp;<b>", "\N{NO-BREAK SPACE}"
    )
    statistics = phone.go("/statistics?from=2025-03&to=2025-03").text
    assert "1 finished game" in statistics


def test_totals_alone_say_nothing_of_bids_and_can_be_taken_back(phone, game):
    final(phone, game, (120, -30, 0))
    counted = count_game(game.id, game.pad)
    assert counted.places == {"a": 1, "c": 2, "b": 3}
    assert [each.bids for each in counted.tallies.values()] == [{}, {}, {}]
    assert counted.tallies["a"].total == 120
    phone.go(game.path).tap("↶ Undo").tap("↶ Undo")
    assert not game.pad.over
    assert set(game.pad.totals.values()) == {0}


@pytest.mark.parametrize("ending", ["json", "csv"])
@pytest.mark.usefixtures("read_here")
def test_totals_alone_are_taken_along_and_brought_in(phone, other_phone, game, ending):
    final(phone, game, (120, -30, 0))
    file = phone.client.get(f"{game.path}/files/game.{ending}").text.replace(game.id, "A" * 22)
    for place, mark in enumerate(game.pad.written.marks):
        file = file.replace(mark.id, f"{place:032x}")
    assert "1 game was imported." in bring(other_phone, file, f"game.{ending}").text
    brought = other_phone.go(f"/g/{'A' * 22}/end").text
    assert "Only the final totals are known" in brought
    assert "Anna 120" in brought


@pytest.mark.parametrize(("day", "month"), [("2025-03-09", "2025-03"), ("2025-05-01", "2025-05")])
def test_the_day_of_totals_alone_can_be_corrected_afterwards(phone, game, day, month):
    final(phone, game, (120, -30, 0), day="2025-04-07")
    phone.go(f"{game.path}/table").follow("Played on Apr 7, 2025")
    phone.tap("Change the day", day="2999-01-01")
    assert "A day that has been" in phone.text
    phone.tap("Change the day", day=day)
    assert phone.path == f"{game.path}/sheet"
    called = {"2025-03-09": "Mar 9, 2025", "2025-05-01": "May 1, 2025"}[day]
    for screen in (f"{game.path}/sheet", "/history"):
        text = phone.go(screen).text
        assert (called in text, "Apr 7, 2025" in text) == (True, False)
    assert "1 finished game" in phone.go(f"/statistics?from={month}&to={month}").text
    assert "1 finished game" not in phone.go("/statistics?from=2025-04&to=2025-04").text
    assert game.pad.totals == {"a": 120, "b": -30, "c": 0}


def test_the_day_of_another_game_stays(phone, game):
    for state in range(2):
        answer = final(phone, game, ("", "", ""), do="day", day="2025-03-09")
        assert answer.status_code == 200
        assert len(game.pad.written.marks) == 1 + state
        game.enter("b" if not state else "c", "bid", 0)


@pytest.mark.parametrize(
    ("totals", "said"),
    [
        ((120, "", 0), "from −1000 to 1000"),
        ((120, "x", 0), "from −1000 to 1000"),
        ((1001, 0, 0), "from −1000 to 1000"),
        ((0, 0, 0), "there is nothing to end"),
    ],
)
def test_totals_that_cannot_be_are_refused_and_stay_typed(phone, game, totals, said):
    answer = final(phone, game, totals)
    assert answer.status_code == 200
    assert said in answer.text
    assert f'value="{totals[0]}"' in answer.text
    assert len(game.pad.written.marks) == 1


def test_a_total_that_the_rules_cannot_bring_is_asked_about_once(phone, game):
    answer = final(phone, game, (120, 95, 0))
    assert answer.status_code == 200
    said = "95 can’t be reached with these rules: all points are multiples of 10."
    assert said in answer.text
    assert "The paper says so: write it" in answer.text
    assert final(phone, game, (120, "x", 0), do="sure").status_code == 200
    assert not game.pad.over
    assert final(phone, game, (120, 95, 0), do="sure").status_code == 303
    assert game.pad.totals == {"a": 120, "b": 95, "c": 0}


def test_a_way_leads_from_rounds_to_totals_and_back_unless_something_is_written(phone, game):
    page = sent(phone, game.path, fields("tricks", {}) | {"as": "final"}, do="").text
    assert 'name="total.0.a"' in page
    page = final(phone, game, (1, 2, 3), do="", **{"as": "tricks"}).text
    assert 'name="bid.1.a"' in page
    assert "Only the final totals" in phone.go(f"{game.path}/from-paper").text
    game.enter("b", "bid", 0)
    assert "Only the final totals" not in phone.go(f"{game.path}/from-paper").text
    assert final(phone, game, (1, 2, 3)).status_code == 200
    assert game.pad.rounds[0].boxes["b"].adjustment == 0


# What is typed is kept from the names on


def begun(phone: Phone) -> str:
    """Begin a game from paper; return the path of its pad."""
    phone.go("/new?paper=1").tap("Start", name=["Anna", "Ben", "Cleo"])
    return phone.path.removesuffix("/from-paper")


def in_group(phone: Phone, other: Phone) -> Phone:
    """Let another phone into the group of ``phone``."""
    link = re.search(r"/c/[\w-]+", phone.go("/group").html)
    other.open(link[0])
    return other


def boxes(phone: Phone, *names: str) -> dict[str, str]:
    """Return the names of the boxes of round 1, and what is typed in them, as the page shows it."""
    form = next(form for form in phone.forms if "shown" in form.fields)
    return {name: text for name, text in form.fields.items() if name.startswith(names)}


@pytest.mark.both_databases
def test_a_paper_game_is_running_from_its_names_on_and_goes_on_on_every_phone(phone, other_phone):
    path = begun(phone)
    other = in_group(phone, other_phone)
    assert "being typed in from paper" in other.go("/").text
    other.go("/").follow("Anna")
    assert other.path == f"{path}/from-paper"
    bid, *_ = boxes(phone.go(other.path), "bid.1")
    phone.tap("Check", **{bid: "1"})
    assert phone.path == f"{path}/from-paper"
    other.go("/").follow("Anna")
    assert boxes(other, "bid.1")[bid] == "1"
    # Its own address leads to what is typed; the pad is one link away.
    assert other.go(path).path == f"{path}/from-paper"
    assert "Anna deals" in other.follow("Enter rounds on the pad instead").text


def test_check_and_every_refusal_lead_on_so_that_back_sends_nothing_again(phone, game):
    for do, typed in (
        ("check", fields("tricks", TRICKS)),
        ("write", fields("tricks", {1: [(2, 1), (0, 0), (0, 0)]})),
        ("write", fields("tricks", TRICKS) | {"day": "2999-01-01"}),
        ("", fields("tricks", {}) | {"as": "final"}),
        ("day", {"kind": "final", "day": "x"}),
    ):
        answer = phone.client.post(
            f"{game.path}/from-paper", data={**typed, **phone.token, "do": do}
        )
        assert answer.status_code == 303, (do, typed)
        assert "/from-paper?" in answer.location
    assert len(game.pad.written.marks) == 1


def test_a_game_that_is_on_the_pad_is_no_draft_any_more(phone):
    path = begun(phone)
    [a, b, c] = [name.removeprefix("bid.1.") for name in boxes(phone, "bid.1.")]
    line = {f"bid.1.{a}": "1", f"bid.1.{b}": "0", f"bid.1.{c}": "0"}
    line |= {f"tricks.1.{a}": "1", f"tricks.1.{b}": "0"}
    phone.tap("Write on the pad", **line)
    assert phone.path == path
    text = phone.go("/").text
    assert "Round 2 of 20" in text
    assert "being typed in" not in text
    # What is typed beside a running pad is kept as well, and marks it while it is the newest.
    phone.go(f"{path}/from-paper").tap("Check", **{f"bid.2.{a}": "0"})
    assert "being typed in" in phone.go("/").text
    phone.go(f"{path}/from-paper").tap("Check", **{f"bid.2.{a}": ""})
    assert "being typed in" not in phone.go("/").text


@pytest.mark.parametrize("kind", ["tricks", "final"])
def test_what_is_on_the_pad_by_now_is_no_draft_again_when_a_phone_sends_it_late(phone, game, kind):
    finals = {f"total.0.{player}": "30" for player in "abc"}
    typed = fields("tricks", TRICKS) if kind == "tricks" else {"kind": "final", **finals}
    sent(phone, game.path, typed)
    assert "being typed in" not in phone.go("/").text
    late = {**typed, "bid.7.a": "3" if kind == "tricks" else "", **phone.token, "shown": ""}
    part = {"HX-Request": "true", "HX-Target": "said"}
    answer = phone.client.post(f"{game.path}/from-paper", data=late, headers=part)
    assert answer.status_code == 200
    assert 'id="said"' in answer.text
    draft = typed_paper(game.store, game.id)
    assert {name for name in draft if name != "kind"} == (
        {"bid.7.a"} if kind == "tricks" else set()
    )


def test_two_phones_that_type_in_one_game_keep_each_their_boxes(phone, other_phone):
    path = begun(phone)
    other = in_group(phone, other_phone)
    for each in (phone, other):
        each.go(f"{path}/from-paper")
    [a, b, c] = [name.removeprefix("bid.1.") for name in boxes(phone, "bid.1.")]
    phone.tap("Check", **{f"bid.1.{a}": "1", f"tricks.1.{a}": "1"})
    other.tap("Check", **{f"bid.1.{b}": "0"})
    assert "Another phone has typed here too." in other.text
    assert boxes(other, "bid.1.", "tricks.1.") == {
        f"bid.1.{a}": "1",
        f"bid.1.{b}": "0",
        f"bid.1.{c}": "",
        f"tricks.1.{a}": "1",
        f"tricks.1.{b}": "",
        f"tricks.1.{c}": "",
    }
    # Nothing is written that its writer has not seen.
    rest = {f"bid.1.{c}": "0", f"tricks.1.{b}": "0", f"tricks.1.{c}": "0"}
    phone.tap("Write on the pad", **rest)
    assert phone.path == f"{path}/from-paper"
    assert phone.tap("Write on the pad").path == path


def test_what_is_typed_is_kept_by_the_script_as_well_without_a_tap(phone, game):
    headers = {"HX-Request": "true", "HX-Target": "said"}
    form = {**fields("tricks", TRICKS), **phone.token}
    answer = phone.client.post(f"{game.path}/from-paper", data=form, headers=headers)
    assert answer.status_code == 200
    assert "2 rounds can be written." in answer.text
    assert "<main" not in answer.text
    assert 'name="bid.1.a" value="1"' in tags(phone.client.get(f"{game.path}/from-paper"))


@pytest.mark.parametrize(
    ("kind", "line", "said"),
    [
        ("tricks", [(1, 1), (0, ""), ("", "")], ""),
        ("tricks", [(1, ""), (0, ""), (0, 0)], ""),
        ("totals", [(1, 30), (0, ""), ("", "")], ""),
        ("totals", [(1, 30), (0, 20), (0, "")], ""),
        ("tricks", [(1, 1), (9, ""), ("", "")], "from 0 to 1"),
        ("totals", [(1, 31), (0, ""), (0, 20)], "No number of tricks"),
        ("tricks", [(1, 1), (0, 1), (0, 0)], "add up to 2, not to 1"),
    ],
)
def test_what_the_line_that_is_typed_still_lacks_is_wrong_only_for_whoever_asks(
    phone, game, kind, line, said
):
    headers = {"HX-Request": "true", "HX-Target": "said"}
    form = {**fields(kind, {1: line}), **phone.token}
    answer = phone.client.post(f"{game.path}/from-paper", data=form, headers=headers)
    assert answer.status_code == 200
    assert ("wrong-line" in answer.text) is bool(said)
    assert said in answer.text
    # Whoever comes back finds the boxes, and no reproach.
    again = phone.client.get(f"{game.path}/from-paper")
    assert ("wrong-line" in again.text) is bool(said)
    assert "wrong-line" in sent(phone, game.path, fields(kind, {1: line}), "check").text
    # A line below it says that this one is left behind.
    further = {**form, "bid.2.a": "0"}
    answer = phone.client.post(f"{game.path}/from-paper", data=further, headers=headers)
    assert "wrong-line" in answer.text


def test_a_form_from_before_the_update_empties_no_box(phone, game):
    first = {**fields("tricks", TRICKS), **phone.token, "do": "check"}
    phone.client.post(f"{game.path}/from-paper", data=first)
    bare = dict.fromkeys(fields("tricks", TRICKS), "") | phone.token | {"do": "write"}
    answer = phone.client.post(f"{game.path}/from-paper", data=bare)
    assert answer.status_code == 303
    assert "other=1" in answer.location
    assert 'name="bid.1.a" value="1"' in tags(phone.client.get(answer.location))


def test_a_draft_ends_after_a_month_without_an_entry_and_can_come_back(phone):
    with time_machine.travel(NOON, tick=False):
        path = begun(phone)
    with time_machine.travel(NOON + timedelta(days=29), tick=False):
        bid, *_ = boxes(phone, "bid.1")
        phone.tap("Check", **{bid: "1"})
    with time_machine.travel(NOON + timedelta(days=58), tick=False):
        assert "being typed in" in phone.go("/").text
    with time_machine.travel(NOON + timedelta(days=60), tick=False):
        assert "being typed in" not in phone.go("/").text
        assert phone.client.get(f"{path}/from-paper").status_code == 404
        phone.go("/history/deleted").tap("Bring back")
        assert "being typed in" in phone.go("/").text
        assert boxes(phone.go(f"{path}/from-paper"), "bid.1")[bid] == "1"


def test_a_game_that_has_begun_does_not_end_with_its_draft(phone, game):
    with time_machine.travel(NOON, tick=False):
        game.begin()
        sent(phone, game.path, fields("tricks", TRICKS), do="check")
    with time_machine.travel(NOON + timedelta(days=60), tick=False):
        assert "Anna" in phone.go("/").text
        assert phone.client.get(game.path).status_code == 200


def test_who_only_looks_sees_nothing_of_what_is_typed(phone, other_phone, game):
    sent(phone, game.path, fields("tricks", {1: [(7, 1), (0, 0), (0, 0)]}), do="check")
    let_in(game, other_phone)
    assert other_phone.client.get(f"{game.path}/from-paper").status_code == 403
    assert other_phone.client.get(game.path).status_code == 200
    assert '"paper"' not in other_phone.client.get(f"{game.path}/files/game.json").text
    assert '"paper"' not in other_phone.client.get("/files/games.jsonl").text
    assert '"bid.1.a":"7"' in phone.client.get(f"{game.path}/files/game.json").text


@pytest.mark.usefixtures("read_here")
def test_a_draft_is_taken_along_and_brought_in(phone, other_phone, game):
    sent(phone, game.path, fields("tricks", TRICKS), do="check")
    file = phone.client.get("/files/games.jsonl").text.replace(game.id, "A" * 22)
    file = file.replace(game.pad.written.marks[0].id, "0" * 32)
    assert "1 game was imported." in bring(other_phone, file, "games.jsonl").text
    assert "being typed in" in other_phone.go("/").text
    page = other_phone.client.get(f"/g/{'A' * 22}/from-paper")
    assert 'name="tricks.2.b" value="2"' in tags(page)


@pytest.mark.parametrize("paper", ["7", "[]", '{"typed":[],"updated_at":1}', '{"typed":{}}'])
@pytest.mark.usefixtures("read_here")
def test_a_draft_that_is_damaged_is_refused_with_its_file(phone, other_phone, game, paper):
    sent(phone, game.path, fields("tricks", TRICKS), do="check")
    file = phone.client.get(f"{game.path}/files/game.json").text.replace(game.id, "A" * 22)
    broken = re.sub(r'"paper":\{.*?\},"updated_at":\d+\}', lambda _: f'"paper":{paper}', file)
    assert broken != file
    assert "paper" in bring(other_phone, broken, "game.json").text


def test_a_person_who_is_erased_is_gone_from_drafts(phone):
    path = begun(phone)
    bid, *_ = boxes(phone, "bid.1")
    phone.tap("Check", **{bid: "1"})
    person = bid.removeprefix("bid.1.")
    phone.go(f"/people/{person}/erase").tap("Erase for good")
    page = phone.client.get(f"{path}/from-paper").text
    assert "Anna" not in page
    assert "Ben" in page
    assert "Anna" not in phone.client.get("/files/games.jsonl").text
    assert "Anna" not in phone.go("/").text


def test_a_game_that_is_purged_takes_its_draft_along(phone, game):
    sent(phone, game.path, fields("tricks", TRICKS), do="check")
    with game.store.writing() as transaction:
        transaction.games.purge(game.id)
        assert transaction.paper_drafts.get(game.id) is None


# One mistake in adding

SLIPPED = {
    1: [(1, 30), (0, 20), (0, 20)],
    2: [(0, 50), (1, 20), (0, 40)],
    3: [(1, 80), (0, 40), (2, 80)],
}
"""Ben has 10 too many from round 2 on."""


def offered(page: str) -> list[str]:
    """Return the buttons that move totals, by their fields."""
    return re.findall(r'name="(moved\.[^"]+)"', page)


def test_one_mistake_in_adding_is_mended_by_one_tap_for_all_later_rounds(phone, game):
    typed = fields("totals", SLIPPED)
    page = tags(sent(phone, game.path, typed, do="check"))
    assert "Ben, round 2" in page
    assert offered(page) == ["moved.2.b"]
    # It says what changes before it does so.
    text = " ".join(re.sub("<[^>]+>", "", page).split())
    assert "Ben: 10 less from here on 20 → 10 · 40 → 30" in text
    assert len(game.pad.written.marks) == 1
    page = tags(sent(phone, game.path, typed | {"moved.2.b": "-10"}, do=""))
    assert "3 rounds can be written." in page
    assert "10 less than on the paper from round 2 on" in page
    assert 'name="total.3.b" value="40"' in page, "boxes say what the paper says"
    assert sent(phone, game.path, typed | {"moved.2.b": "-10"}).status_code == 303
    assert game.pad.totals == {"a": 80, "b": 30, "c": 80}


def test_a_move_of_totals_holds_for_what_is_typed_later_and_can_be_taken_back(phone, game):
    first = {number: SLIPPED[number] for number in (1, 2)}
    sent(phone, game.path, fields("totals", first) | {"moved.2.b": "-10"}, do="")
    typed = fields("totals", SLIPPED)
    page = sent(phone, game.path, typed | {"moved.2.b": "-10"}, do="").text
    assert "3 rounds can be written." in page
    page = tags(sent(phone, game.path, typed | {"moved.2.b": ""}, do=""))
    assert "1 round can be written." in page
    assert "less than on the paper" not in page


def test_a_second_mistake_in_the_same_line_adds_to_the_first(phone, game):
    typed = fields("totals", SLIPPED) | {"moved.2.b": "-30"}
    assert 'name="moved.2.b" value="-10"' in tags(sent(phone, game.path, typed, do=""))


def test_two_mistakes_in_one_line_offer_nothing(phone, game):
    typed = fields("totals", {1: [(1, 31), (0, 21), (0, 20)]})
    assert offered(sent(phone, game.path, typed, do="check").text) == []
    typed = fields("totals", {1: [(1, 31), (0, ""), (0, 20)]})
    assert offered(sent(phone, game.path, typed, do="check").text) == []


def test_where_each_total_fits_alone_everybody_is_offered(phone, game):
    """A trick too many: it is not known whose."""
    typed = fields("totals", {1: [(1, 30), (0, -10), (0, 20)]})
    assert offered(sent(phone, game.path, typed, do="check").text) == ["moved.1.b", "moved.1.a"]
