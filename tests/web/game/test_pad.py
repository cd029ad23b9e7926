import re

import pytest
from flask import Flask

from scorepad.pad import acts
from scorepad.pad.marks import Cell
from scorepad.services.links import link_token
from tests.web.phone import HTMX, Form, Phone
from tests.web.table import SECRET, TOGETHER, Open, Table

BAN = {"bidding.who": "last"}


def keys(phone: Phone) -> Form:
    return next(form for form in phone.forms if form.action.endswith("/entries"))


def shows(phone: Phone) -> dict[str, list[str]]:
    """Each row's total, bid and tricks as they can be read."""
    rows = re.findall(r'<li class="row.*?</li>', phone.html, re.DOTALL)
    unread = r'<small.*?</small>|<span class="unseen">.*?</span>|<span>'
    plain = [re.sub(unread, "", row, flags=re.DOTALL) for row in rows]
    cells = r'class="(?:name|total|box[^"]*)"[^>]*>([^<]*)<'
    return {found[0]: found[1:] for found in (re.findall(cells, row) for row in plain)}


def without_ids(html: str) -> str:
    ids = (
        r'(?<=/g/)[\w-]{22}|(?<=value=")(?:[0-9a-f]{32}|[\w.-]{60,})(?=")'
        r'|(?<=data-game=")[\w-]{22}|(?<=data-created=")\d+|(?<=state=)[0-9a-f.]+'
    )
    return re.sub(ids, "*", html)


def viewer_of(app: Flask, table: Table, role: str = "view") -> Phone:
    phone = Phone(app)
    with table.store.reading() as transaction:
        game = transaction.games.get(table.id)
    assert game is not None
    token = link_token(str(app.secret_key).encode(), game, role)
    with table.store.writing() as transaction:
        transaction.links.grant(table.id, phone.device, role, 1, 1)
    assert token.startswith(table.id)
    return phone


@pytest.fixture
def game(table: Open) -> Table:
    """Cleo deals and Anna begins; nothing is written."""
    return table(dealer=2)


def test_a_round_of_three_takes_five_taps(phone: Phone, table: Open) -> None:
    phone.go(table(dealer=2).path)
    for value in (0, 1, 1, 0, 0):
        phone.tap(str(value))
        assert phone.status == 200
    assert shows(phone) == {
        "Anna": ["20", "", ""],
        "Ben": ["−10", "", ""],
        "Cleo": ["30", "", ""],
    }
    assert "2 cards Anna deals" in phone.text
    assert "Ben bids and leads" in phone.text


def test_the_key_that_the_last_bidder_may_not_take_is_struck_out(phone: Phone, table: Open) -> None:
    opened = table(dealer=2, options=BAN)
    phone.go(opened.path).tap("0").tap("0")
    assert "Cleo bids last: not 1 Bids: 0 of 1" in phone.text
    struck = 'class="key" id="key-1" name="value" value="1" aria-label="bid 1" aria-disabled="true"'
    assert struck in " ".join(phone.html.split())


def test_a_forbidden_bid_is_refused_with_the_reason_and_nothing_is_written(
    phone: Phone, table: Open
) -> None:
    opened = table(dealer=2, options=BAN)
    phone.go(opened.path).tap("0").tap("0").tap("1")
    assert phone.status == 422
    assert "Cleo bids last and may not bid 1: the bids must not add up to 1." in phone.text
    assert opened.pad.current.boxes["c"].bid is None
    phone.tap("0")
    assert phone.status == 200
    assert opened.pad.current.boxes["c"].bid == 0


def test_all_made_it_fills_what_is_empty_in_one_tap(phone: Phone, game: Table) -> None:
    phone.go(game.path)
    for value in (0, 1, 0):
        phone.tap(str(value))
    phone.tap("All made it")
    assert game.pad.totals == {"a": 20, "b": 30, "c": 20}
    phone.tap("↶ Undo")
    assert game.pad.current.number == 1
    assert game.pad.current.tricks_left == 1


def test_a_form_sent_twice_is_written_once_and_with_another_key_it_is_a_conflict(
    phone: Phone, game: Table
) -> None:
    phone.go(game.path)
    form = keys(phone)
    sent = {**form.fields.to_dict(), "value": "1"}
    for _ in range(2):
        phone.send(form.action, sent)
        assert phone.status == 200
    assert len(game.pad.written.marks) == 2
    assert game.pad.current.boxes["a"].bid == 1
    phone.send(form.action, {**form.fields.to_dict(), "value": "1"})
    phone.send(form.action, {**form.fields.to_dict(), "value": "0"})
    assert phone.status == 409
    assert "That tap had been written already. This is what stands now." in phone.text
    assert game.pad.current.boxes["a"].bid == 1


def test_two_phones_that_write_the_same_cell_do_not_overwrite_each_other(
    app: Flask, phone: Phone, game: Table
) -> None:
    other = viewer_of(app, game, "host")
    phone.go(game.path)
    other.go(game.path)
    phone.tap("1")
    other.tap("0")
    assert other.status == 409
    assert "Anna: somebody wrote 1 in the meantime, you tapped 0." in other.text
    assert shows(other)["Anna"] == ["0", "1", ""]
    assert game.pad.current.boxes["a"].bid == 1
    other.tap("0")
    assert other.status == 200
    assert game.pad.current.boxes["a"].bid == 0


def test_two_phones_that_write_the_same_value_are_asked_nothing(
    app: Flask, phone: Phone, game: Table
) -> None:
    other = viewer_of(app, game, "host").go(game.path)
    phone.go(game.path).tap("1")
    written = game.pad.written.marks
    assert other.tap("1").status == 200
    assert "in the meantime" not in other.text
    assert (shows(other), game.pad.written.marks) == (shows(phone), written)


def test_undo_says_what_it_takes_back_and_stops_at_the_opening(phone: Phone, game: Table) -> None:
    phone.go(game.path).tap("1").tap("0")
    assert "↶ Undo Ben: bid 0" in phone.text
    phone.tap("↶ Undo")
    assert "↶ Undo Anna: bid 1" in phone.text
    phone.tap("↶ Undo")
    assert game.pad.current.boxes["a"].bid is None
    assert not [form for form in phone.forms if form.action.endswith("/undo")]


def test_an_undo_that_was_overtaken_is_a_conflict(app: Flask, phone: Phone, game: Table) -> None:
    phone.go(game.path).tap("1")
    game.enter("b", "bid", 0)
    phone.tap("↶ Undo")
    assert phone.status == 409
    assert "Look at what undo would take back now." in phone.text
    assert game.pad.current.boxes["a"].bid == 1


def test_an_old_bid_is_two_taps_from_its_correction(phone: Phone, game: Table) -> None:
    game.play({"a": 0, "b": 1, "c": 0}, {"a": 0, "b": 1})
    assert "1 card Correction" in phone.go(f"{game.path}?round=1&at=bid.a").text
    phone.tap("1")
    assert phone.status == 200
    assert "Tap a box, then the number." in phone.text, "still in the round that was corrected"
    assert game.pad.totals == {"a": -10, "b": 30, "c": 20}
    assert "↶ Undo Round 1 · Anna: bid 0 → 1" in phone.text


def test_a_corrected_result_asks_who_changes_with_it(phone: Phone, game: Table) -> None:
    game.play({"a": 0, "b": 1, "c": 0}, {"a": 0, "b": 1})
    phone.go(f"{game.path}?round=1&at=tricks.a").follow("1 trick")
    assert "Anna 0 → 1. Whose tricks change with it?" in phone.text
    labels = [label for form in phone.forms for label in form.labels if "→" in label]
    assert labels[0] == "Ben 1 → 0"
    phone.tap("Ben 1 → 0")
    assert game.pad.totals == {"a": -10, "b": -10, "c": 20}
    assert "Anna: tricks 0 → 1, Ben: tricks 1 → 0" in phone.text


@pytest.mark.parametrize(
    "changed",
    [
        *({"value": each} for each in ("-1", "2", "one", "", "1" * 5000)),
        *({"round": each} for each in ("0", "x", "7")),
        *({"id": each} for each in ("", "short")),
        *({"player": each} for each in ("", "nobody")),
        {"deal": "2"},
        {"field": "name"},
    ],
)
def test_what_cannot_be_read_is_answered_and_not_written(
    changed: dict[str, str], phone: Phone, game: Table
) -> None:
    phone.go(game.path)
    phone.send(keys(phone).action, {**keys(phone).fields.to_dict(), "value": "1", **changed})
    assert phone.status in (422, 409)
    assert 'role="alert"' in phone.html
    assert len(game.pad.written.marks) == 1
    assert phone.tap("1").status == 200


def test_a_viewer_sees_and_cannot_write(app: Flask, phone: Phone, game: Table) -> None:
    viewer = viewer_of(app, game)
    phone.go(game.path)
    form = keys(phone)
    assert viewer.go(game.path).status == 200
    assert "Anna" in viewer.text
    assert not viewer.forms
    assert "csrf" not in viewer.html
    token = keys(phone).fields["csrf_token"]
    cookie = phone.client.get_cookie("session")
    viewer.client.set_cookie("session", cookie.value)
    viewer.send(form.action, {**form.fields.to_dict(), "value": "1", "csrf_token": token})
    assert viewer.status == 403
    assert len(game.pad.written.marks) == 1


def test_under_htmx_the_answer_is_the_fragment_of_the_page(phone: Phone, game: Table) -> None:
    fragment = phone.go(f"{game.path}/pad", headers=HTMX).html
    page = phone.go(game.path).html
    assert fragment.startswith('<main id="pad"')
    assert without_ids(fragment) in without_ids(page)
    answer = phone.client.post(
        keys(phone).action, data={**keys(phone).fields.to_dict(), "value": "1"}, headers=HTMX
    )
    assert answer.status_code == 200
    assert answer.headers["HX-Replace-Url"] == game.path
    assert answer.get_data(as_text=True).startswith('<main id="pad"')
    assert answer.headers["Cache-Control"] == "no-store"


def test_trump_is_turned_and_shown_by_shape_and_name(phone: Phone, game: Table) -> None:
    phone.go(game.path).follow("Trump").tap("red")
    assert game.pad.current.trump.suit == "R"
    assert 'class="suit red"' in phone.html
    assert 'aria-label="red"' in phone.html


def test_when_a_wizard_is_turned_the_dealer_chooses(phone: Phone, game: Table) -> None:
    phone.go(game.path).follow("Trump").tap("Z Wizard")
    assert game.pad.current.trump.to_choose
    assert "Cleo chooses trump" in phone.follow("Trump").text
    phone.tap("blue")
    assert game.pad.current.trump.suit == "B"
    phone.tap("↶ Undo")
    assert game.pad.current.trump.to_choose


@pytest.mark.parametrize("key", ["wizard_gigamic", "wizard_jubilee"])
def test_trump_is_chosen_in_a_game_that_the_library_has_no_more(
    phone: Phone, table: Open, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    game = table(game=key)
    game.act(lambda pad: acts.turn_trump(pad.current, "Z"))
    monkeypatch.setattr("scorepad.i18n.games.library_words", lambda _: {})
    monkeypatch.setattr("scorepad.i18n.games.games", dict)
    assert "chooses trump" in phone.go(game.path).follow("Trump").text
    assert phone.status == 200
    assert phone.go(f"{game.path}/sheet").status == 200


def test_the_last_round_has_no_trump_to_turn(phone: Phone, table: Open) -> None:
    opened = table(dealer=2, hands=(20,))
    assert 'aria-label="no trump: all dealt"' in phone.go(opened.path).html
    assert 'id="trump"' not in phone.html


def test_the_blind_round_is_announced(phone: Phone, table: Open) -> None:
    opened = table(("Ann", "Bob"), game="quoicoupli", rounds=1)
    assert "1 card blind round" in phone.go(opened.path).text


def test_a_tie_has_several_winners_and_a_rematch(phone: Phone, table: Open) -> None:
    opened = table(dealer=2, rounds=1)
    opened.play({"a": 0, "b": 0, "c": 1}, {"a": 0, "b": 0})
    assert '<p class="winners">Cleo</p>' in phone.go(opened.path).html
    assert "Cleo: 1, worked out" in phone.text
    seen = opened.pad.written.seen([Cell(1, 1, "c", "bid")])
    phone.go(f"{opened.path}?round=1&at=bid.c")
    assert keys(phone).fields["seen"] == seen
    phone.tap("0")
    assert "They win together:" in phone.text
    assert "Anna · Ben" in phone.text
    # What Undo takes back by now is the correction.
    assert "Wrong? Undo" not in phone.text
    assert "Wrong? Tap the box." in phone.text
    assert "Rematch" in phone.text


def pass_the_phone(phone: Phone, bids: list[int]) -> None:
    for bid in bids:
        name, href = next(link for link in phone.links if "alone=1" in link[1])
        assert f"Hand the phone to {name}" in phone.text
        phone.go(href).tap(str(bid))
        assert phone.status == 200


@pytest.mark.parametrize("options", [SECRET, TOGETHER])
def test_secret_bids_leave_no_trace_before_the_reveal(
    options: dict[str, str], app: Flask, phone: Phone, table: Open
) -> None:
    pages = []
    for bid in (0, 1):
        opened = table(dealer=2, options=options)
        viewer = viewer_of(app, opened)
        opened.enter("a", "bid", bid)
        opened.enter("b", "bid", 0)
        seen = [phone.go(opened.path + query).html for query in ("", "?at=bid.a", "?at=trump")]
        seen.append(phone.go(f"{opened.path}?at=bid.a&alone=1").html)
        seen.append(viewer.go(opened.path).html)
        pages.append([without_ids(html) for html in seen])
    assert pages[0] == pages[1]
    assert "Anna: bid hidden" in pages[0][0]
    assert "↶ Undo <small>Ben: bid</small>" in pages[0][0]


def test_bids_shown_together_are_open_once_the_last_one_is_in(phone: Phone, table: Open) -> None:
    opened = table(dealer=2, options=TOGETHER)
    phone.go(opened.path)
    pass_the_phone(phone, [1, 0, 1])
    assert "1 too many" in phone.text
    assert shows(phone)["Anna"] == ["0", "1", ""]


def test_bids_shown_after_the_round_stay_hidden_while_it_is_played(
    phone: Phone, table: Open
) -> None:
    opened = table(dealer=2, options=SECRET)
    phone.go(opened.path)
    pass_the_phone(phone, [0, 1, 0])
    assert "The bids stay secret until the round is over." in phone.text
    assert shows(phone)["Anna"] == ["0", "•", ""]
    assert "All made it" not in phone.text
    assert 'class="key ring"' not in phone.html
    phone.tap("0")
    assert shows(phone)["Anna"] == ["0", "•", "0"]
    assert 'class="box tricks filled hit' not in phone.html
    phone.tap("1")
    assert "+20 bid 0, won 0" in phone.text
    assert opened.pad.totals == {"a": 20, "b": 30, "c": 20}


def test_the_last_round_of_a_game_that_is_over_asks_like_any_other(
    phone: Phone, table: Open
) -> None:
    opened = table(rounds=1)
    opened.play({"b": 1, "c": 0, "a": 0}, {"b": 1, "c": 0})
    phone.go(f"{opened.path}?round=1&at=bid.c")
    assert "Cleo: bid 0 is written. Which is right?" in phone.text
    assert "Back" in [words for words, _ in phone.links]
    assert "The winner" not in phone.text


def test_who_leads_is_named_until_the_first_result(phone: Phone, game: Table) -> None:
    for player, bid in {"a": 0, "b": 1, "c": 1}.items():
        game.enter(player, "bid", bid)
    assert "Anna leads: tricks?" in phone.go(game.path).text
    assert "Anna leads. Ben: tricks?" in phone.go(f"{game.path}?at=tricks.b").text
    phone.go(game.path).tap("0")
    assert "leads: tricks" not in phone.text
    assert "Ben: tricks?" in phone.text


def test_what_a_result_says_is_told_in_words_that_nobody_takes_for_a_players_own(
    phone: Phone, game: Table
) -> None:
    for player, bid in {"a": 0, "b": 1, "c": 0}.items():
        game.enter(player, "bid", bid)
    phone.go(game.path).tap("0")
    assert "The rest made it" in phone.text
    phone.go(f"{game.path}?at=tricks.a").tap("1")
    assert "Tricks off the bids: 1" in phone.text


def test_rows_come_by_place_where_a_phone_wishes_it(phone: Phone, game: Table) -> None:
    assert "By place" not in phone.go(game.path).text
    game.play({"a": 1, "b": 1, "c": 1}, {"a": 0, "b": 1})
    phone.go(game.path)
    places = re.findall(r'<li class="row[^"]* place-(\d+)(?: crowned)?" id="row-(.)', phone.html)
    assert places == [("2", "a"), ("1", "b"), ("2", "c")]
    phone.tap("⇅ By place")
    assert phone.path == game.path
    assert re.search(r'data-display="places"', phone.html)
    phone.tap("⇅ By seat")
    assert "data-display" not in phone.html


def test_the_sign_for_trump_is_left_out_where_trump_is_always_the_same(
    phone: Phone, table: Open
) -> None:
    trump = r'class="trump'
    assert not re.search(trump, phone.go(table(game="skull_king").path).html)
    assert re.search(trump, phone.go(table(game="nomination_whist").path).html)


def test_the_check_has_its_name_beside_it(phone: Phone, table: Open) -> None:
    opened = table(dealer=2)
    for number in range(1, 5):
        order = opened.pad.current.order
        for player in order:
            opened.enter(player, "bid", 0 if number == 1 else 1)
        assert "<small>Check · count tricks</small>" in phone.go(opened.path).html
        opened.enter(order[0], "tricks", number)
        opened.act(lambda pad: acts.fill_rest(pad.current))
