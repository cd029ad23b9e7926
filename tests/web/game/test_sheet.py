import re

import pytest

from scorepad.pad import acts
from scorepad.services.access import opened_game
from scorepad.store import Watched
from scorepad.web.game.access import HOLD
from tests.web.evening import finished, let_in, play_rounds, write_over
from tests.web.phone import Phone
from tests.web.table import Open, Table


def lines(phone: Phone) -> list[list[str]]:
    """The sheet as text: a list of boxes a line, the round first."""
    body = re.split(r"<tbody[^>]*>", phone.html)[1].split("</tbody>")[0]
    rows = re.findall(r"<tr.*?</tr>", body, re.DOTALL)
    cells = [re.findall(r"<t[hd].*?</t[hd]>", row, re.DOTALL) for row in rows]
    return [[" ".join(re.sub("<[^>]*>", " ", cell).split()) for cell in row] for row in cells]


def spoken(phone: Phone) -> list[str]:
    """Return what a screen reader says of the boxes."""
    return re.findall(r'class="box"[^>]*aria-label="([^"]*)"', phone.html)


def test_the_sheet_has_a_line_for_each_round_of_the_game(phone: Phone, game: Table) -> None:
    play_rounds(game, 2)
    assert phone.go(f"{game.path}/sheet").status == 200
    sheet = lines(phone)
    assert len(sheet) == 20
    assert [line[0] for line in sheet[:3]] == [
        "Round 1 , 1 card 1",
        "Round 2 , 2 cards 2",
        "Round 3 , 3 cards 3",
    ]
    assert sheet[19][0] == "Round 20 , 20 cards 20"


def test_a_box_shows_the_running_total_the_bid_and_how_far_it_was_missed(
    phone: Phone, game: Table
) -> None:
    game.play({"b": 1, "c": 0, "a": 1}, {"b": 1, "c": 0})
    game.play({"c": 0, "a": 1, "b": 0}, {"c": 2, "a": 0})
    sheet = lines(phone.go(f"{game.path}/sheet"))
    assert sheet[0][1:] == ["−10 1 −1", "30 1", "20 0"]
    assert sheet[1][1:] == ["−20 1 −1", "50 0", "0 0 +2"]


def test_made_and_missed_differ_in_form_and_in_words(phone: Phone, game: Table) -> None:
    game.play({"b": 1, "c": 0, "a": 1}, {"b": 1, "c": 0})
    phone.go(f"{game.path}/sheet")
    assert spoken(phone)[:3] == [
        "Anna, round 1, deals, bid 1, missed by −1, total −10",
        "Ben, round 1, bid 1, made, total 30",
        "Cleo, round 1, bid 0, made, total 20",
    ]
    boxes = re.findall(r'<span class="bid ([a-z]*)', phone.html.split("</table>")[0])
    assert boxes == ["miss", "hit", "hit"]


def news_of(phone: Phone) -> tuple[int, str, str | None]:
    """What a page of somebody who looks on hears when it looks: status, part, where it goes."""
    [address] = re.findall(r'class="watched" hx-get="([^"]+)"', phone.html)
    headers = {"HX-Request": "true"}
    answer = phone.client.get(address.replace("&amp;", "&"), headers=headers)
    there = answer.headers.get("HX-Redirect") or answer.headers.get("HX-Refresh")
    return answer.status_code, answer.text, there


def test_a_server_is_asked_to_hold_what_brings_no_news_but_not_where_a_rematch_is_awaited(
    table: Open, other_phone: Phone
) -> None:
    game = finished(table)
    let_in(game, other_phone)
    state = opened_game(game.store, game.id, other_phone.device).game.state
    since = len(game.pad.written.marks)
    held: list[tuple[str, Watched, str]] = []

    def look(path: str) -> int:
        hold = {HOLD: lambda *asked: held.append(asked)}
        news = f"{game.path}/{path}?since={since}&state={state}"
        headers = {"HX-Request": "true"}
        return other_phone.client.get(news, headers=headers, environ_overrides=hold).status_code

    assert [look(path) for path in ("pad", "sheet", "end")] == [204] * 3
    assert held == [(game.id, Watched(state, None), "127.0.0.1")] * 3
    since -= 1
    assert look("pad") == 200
    since += 1
    state += "&again=1"
    assert look("end") == 204
    assert len(held) == 3


@pytest.mark.parametrize("screen", ["sheet", "end"])
def test_those_who_look_on_see_what_is_written_by_itself(
    screen: str, phone: Phone, table: Open, other_phone: Phone
) -> None:
    game = table(rounds=2)
    let_in(game, other_phone).go(f"{game.path}/{screen}")
    assert news_of(other_phone) == (204, "", None)
    play_rounds(game, 1)
    status, part, there = news_of(other_phone)
    assert (status, there) == (200, None)
    assert "<html" not in part
    # The same stands in the page, and looks on from there.
    assert part.strip() in other_phone.go(f"{game.path}/{screen}").html
    assert news_of(other_phone) == (204, "", None)
    # Who writes by now gets the page whose script makes the screen; that one looks for nothing.
    play_rounds(game, 1)
    let_in(game, other_phone, "host")
    assert news_of(other_phone) == (204, "", "true")
    assert "watched" not in other_phone.go(f"{game.path}/{screen}").html


def test_an_end_that_somebody_looks_at_goes_on_to_the_rematch(
    phone: Phone, table: Open, other_phone: Phone
) -> None:
    game = finished(table)
    let_in(game, other_phone).go(f"{game.path}/end")
    assert news_of(other_phone) == (204, "", None)
    rematch = phone.go(f"{game.path}/end").tap("Rematch").path
    assert news_of(other_phone) == (204, "", rematch)
    # Whoever comes back to the end stays there.
    assert news_of(other_phone.go(f"{game.path}/end")) == (204, "", None)


def test_every_box_of_a_round_leads_to_its_correction_but_for_those_who_look_on(
    phone: Phone, game: Table, other_phone: Phone
) -> None:
    play_rounds(game, 1)
    phone.go(f"{game.path}/sheet")
    hrefs = [href for _, href in phone.links if "at=" in href]
    assert hrefs == [
        *(
            f"{game.path}?round=1&at={field}.{player}&from=sheet"
            for player in "abc"
            for field in ("tricks", "bid")
        ),
        *(f"{game.path}?round=2&at=bid.{player}" for player in "abc"),
    ]
    assert "Ben: 1 trick is written. How many were there?" in phone.go(hrefs[2]).text
    assert "Ben: bid 0 is written. Which is right?" in phone.go(hrefs[3]).text
    # What is corrected leads back to the sheet.
    assert phone.tap("bid 1").path == f"{game.path}/sheet"
    let_in(game, other_phone).go(f"{game.path}/sheet")
    assert other_phone.status == 200
    assert len(spoken(other_phone)) == 6
    assert [href for _, href in other_phone.links if "at=" in href] == []
    assert "Tap a box" not in other_phone.text


def test_the_open_round_is_marked_and_the_dealer_is_named(phone: Phone, table: Open) -> None:
    game = table(dealer=2)
    phone.go(f"{game.path}/sheet")
    assert phone.html.count('aria-current="true"') == 1
    assert spoken(phone) == ["Anna, round 1", "Ben, round 1", "Cleo, round 1, deals"]


def test_the_foot_has_totals_and_places_shared_where_level(phone: Phone, game: Table) -> None:
    game.play({"b": 1, "c": 0, "a": 0}, {"b": 0, "c": 0})
    phone.go(f"{game.path}/sheet")
    foot = phone.html.split("<tfoot>")[1].split("</tfoot>")[0]
    assert re.findall(r"<b>([^<]*)</b>", foot) == ["−10", "−10", "20"]
    assert re.findall(r'class="place"[^>]*>(\d)<', foot) == ["2", "2", "1"]


def test_points_by_hand_have_a_sign_and_a_line_below(phone: Phone, game: Table) -> None:
    play_rounds(game, 1)
    game.act(lambda _: acts.adjust(1, "c", 10, "<lucky> card"))
    assert "a Round 1 Cleo: +10, <lucky> card" in phone.go(f"{game.path}/sheet").text
    assert lines(phone)[0][3] == "30 a 0"


def test_the_points_that_a_newcomer_starts_with_are_said_once(phone: Phone, table: Open) -> None:
    game = table(("Anna", "Ben", "Cleo", "Dan"))
    game.play({"b": 1, "c": 0, "d": 1, "a": 1}, {"b": 1, "c": 0, "d": 0})
    everybody, newcomer = ["a", "b", "c", "d", "e"], {"e": "Emil"}
    game.act(
        lambda pad: acts.seat(pad, everybody, keep_end=False, newcomers=newcomer, start="lowest")
    )
    game.act(lambda _: acts.adjust(2, "e", 10, "welcome"))
    play_rounds(game, 2)
    phone.go(f"{game.path}/sheet")
    assert "a Round 2 Emil joins with −10 b Round 2 Emil: +10, welcome" in phone.text
    assert phone.text.count("joins with") == 1
    assert lines(phone)[1][5].startswith("20 a b")


def test_a_flagged_bid_and_a_misdeal_are_said_below(phone: Phone, table: Open) -> None:
    game = table(options={"bidding.who": "last"}, dealer=2)
    game.play({"a": 0, "b": 0, "c": 0}, {"a": 1, "b": 0})
    write_over(game, acts.enter(1, 1, "c", "bid", 1))
    played = game.pad.current
    assert played is not None
    game.act(lambda _: acts.deal_again(played))
    text = phone.go(f"{game.path}/sheet").text
    assert "Round 1 ⚑ Cleo’s bid is against the rule" in text
    assert "Round 2 was dealt again" in text


def test_people_who_move_are_a_note_as_the_dealer_jumps(phone: Phone, table: Open) -> None:
    game = table(("Anna", "Ben", "Cleo", "Dan"))
    play_rounds(game, 1)
    game.act(lambda pad: acts.seat(pad, list("bacd"), keep_end=True))
    play_rounds(game, 1)
    assert "new seats: Ben, Anna, Cleo, Dan" in phone.go(f"{game.path}/sheet").text
    # Whoever comes, leaves, or begins the list has not moved.
    game.act(lambda pad: acts.seat(pad, list("acdb"), keep_end=True))
    play_rounds(game, 1)
    game.act(lambda pad: acts.seat(pad, list("acb"), keep_end=True))
    assert phone.go(f"{game.path}/sheet").text.count("new seats") == 1


def test_whoever_left_has_a_grey_column_and_empty_boxes(phone: Phone, table: Open) -> None:
    game = table(("Anna", "Ben", "Cleo", "Dan"))
    play_rounds(game, 1)
    game.act(lambda pad: acts.seat(pad, ["a", "c", "d"], keep_end=True))
    play_rounds(game, 1)
    assert "Ben left" in phone.go(f"{game.path}/sheet").text
    assert lines(phone)[1][4] == "–"


def test_whoever_comes_or_goes_next_is_announced(phone: Phone, table: Open) -> None:
    game = table(("Anna", "Ben", "Cleo", "Dan"))
    game.enter("b", "bid", 0)
    seats = ["a", "c", "d", "e"]
    game.act(lambda pad: acts.seat(pad, seats, keep_end=True, newcomers={"e": "Eva"}))
    assert "Ben leaves" in phone.go(f"{game.path}/sheet").text
    assert "Eva joins" in phone.text


def test_rounds_without_trump_and_blind_rounds_are_marked(phone: Phone, table: Open) -> None:
    wizard = table()
    assert phone.go(f"{wizard.path}/sheet").html.count('aria-label="no trump"') == 1
    shrinking = table(game="quoicoupli")
    assert lines(phone.go(f"{shrinking.path}/sheet"))[-1][0].endswith("blind")
