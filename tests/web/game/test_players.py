"""Who sits where: tried out on the screen, written in one act."""

import re

import pytest

from scorepad.pad import acts
from scorepad.services.write_operations import Undo
from tests.web.evening import as_it_stands, let_in, play_rounds
from tests.web.phone import HTMX, Phone
from tests.web.table import Open, Table

FOUR = ("Anna", "Ben", "Cleo", "Dan")
NOW, NEXT = "From this round on", "From the next round on"


def tried_out(game: Table, phone: Phone) -> Phone:
    """The screen, with what the phone has tried out before."""
    return phone.go(f"{game.path}/players")


def players(game: Table, phone: Phone) -> Phone:
    """The screen, with the seats as they are."""
    tried_out(game, phone)
    return phone.tap("Leave it as it was") if "Leave it as it was" in phone.text else phone


def seats(phone: Phone) -> list[str]:
    """The names on the screen, in their order."""
    names = re.findall(r'<(?:a|span) class="who"[^>]*>\s*(?:<bdi[^>]*>)?([^<]*?)\s*<', phone.html)
    return [name.strip() for name in names]


def offered(phone: Phone) -> list[tuple[str, bool]]:
    """The lengths of the game to choose from, and which is chosen."""
    cards = re.findall(r'type="radio" name="end" value="(\w+)"( checked)?', phone.html)
    return [(value, bool(checked)) for value, checked in cards]


@pytest.fixture
def four(table: Open) -> Table:
    """A game of four; Anna deals, nothing is written."""
    return table(FOUR)


def test_a_seating_is_tried_out_by_moving_up_and_down_and_then_written(
    phone: Phone, four: Table
) -> None:
    players(four, phone).tap("Ben changes").tap("Ben one seat up").tap("Dan leaves")
    assert (phone.status, seats(phone)) == (200, ["Ben", "Anna", "Cleo"])
    assert len(four.pad.written.marks) == 1
    players(four, phone).tap("Dan changes").tap("Dan one seat up")
    phone.tap("Dan changes").tap("Anna changes").tap("Anna one seat down")
    phone.tap(NOW)
    assert phone.path == four.path
    assert four.pad.present == ("b", "a", "d", "c")
    assert four.pad.number_of_rounds == 15
    assert offered(players(four, phone)) == []


@pytest.mark.parametrize("bids", [0, 1])
def test_everybody_gets_up_and_sits_down_in_the_order_tapped(
    bids: int, phone: Phone, four: Table
) -> None:
    for player in "b"[:bids]:
        four.enter(player, "bid", 0)
    players(four, phone).tap("Everybody changes seats")
    assert "This game is for 3 to 6 players" not in phone.text
    for name in ("Cleo", "Anna", "Dan", "Ben"):
        phone.tap(f"{name} sits down")
    phone.tap(NOW)
    assert four.pad.present == ("c", "a", "d", "b")


def test_somebody_leaves_and_the_length_stays_unless_somebody_changes_it(
    phone: Phone, four: Table
) -> None:
    play_rounds(four, 2)
    players(four, phone).tap("Ben leaves")
    assert "From this round on Round 3" in phone.text
    assert offered(phone) == [("keep", True), ("schedule", False)]
    assert "20 rounds as the rules have it for 3 players" in phone.text
    phone.tap(NOW, end="schedule")
    assert (four.pad.present, four.pad.number_of_rounds) == (("a", "c", "d"), 20)
    assert phone.button("↶ Undo Ben leaves")
    before = four.pad.present
    phone.tap("↶ Undo")
    assert four.pad.present != before
    players(four, phone).tap("Ben leaves").tap(NOW)
    assert four.pad.number_of_rounds == 15
    assert phone.button("↶ Undo Ben leaves, 15 rounds in all")


@pytest.mark.parametrize(("start", "total"), [("zero", 0), ("lowest", -10)])
def test_a_newcomer_starts_at_zero_or_at_the_lowest_total(
    start: str, total: int, phone: Phone, game: Table
) -> None:
    play_rounds(game, 1)
    players(game, phone).tap("Add", name=" Eva ")
    assert seats(phone) == ["Anna", "Ben", "Cleo", "Eva"]
    assert "at the lowest total, −10" in phone.text
    phone.tap(NOW, start=start)
    eva = game.pad.present[3]
    assert (game.pad.names[eva], game.pad.totals[eva]) == ("Eva", total)
    assert phone.button("↶ Undo Eva joins")


def test_a_name_that_was_typed_and_not_added_sits_down_too(phone: Phone, four: Table) -> None:
    players(four, phone).tap("Dan leaves").tap(NOW, name="Eva")
    assert [four.pad.names[player] for player in four.pad.present] == [
        "Anna",
        "Ben",
        "Cleo",
        "Eva",
    ]


@pytest.mark.parametrize("label", ["Add", NOW, NEXT])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("anna", "two names must differ"),
        ("x" * 33, "A name has at most 32 characters."),
        ("E\u202eva", "invisible characters"),
    ],
)
def test_a_newcomers_name_is_refused_beside_its_field_and_kept(
    label: str, name: str, said: str, phone: Phone, four: Table
) -> None:
    players(four, phone).tap("Dan leaves").tap(label, name=name)
    assert phone.status == 422
    assert said in phone.text
    assert 'aria-invalid="true" aria-describedby="name-wrong"' in phone.html
    assert phone.button("Add")[0].fields["name"] == name
    assert seats(phone) == ["Anna", "Ben", "Cleo"]
    assert len(four.pad.written.marks) == 1


def test_too_few_players_are_refused_and_a_newcomer_needs_a_name(
    phone: Phone, game: Table, table: Open
) -> None:
    players(game, phone).tap("Cleo leaves")
    assert "This game is for 3 to 6 players, not for 2." in phone.text
    phone.tap(NOW)
    assert phone.status == 422
    assert seats(phone) == ["Anna", "Ben"]
    assert game.pad.present == ("a", "b", "c")
    players(game, phone).tap("Add")
    assert phone.status == 422
    assert "Every player needs a name." in phone.text


def test_where_the_game_would_be_over_the_reason_is_said_before_and_after(
    phone: Phone, game: Table
) -> None:
    play_rounds(game, 16)
    players(game, phone).tap("Add", name="Dan")
    said = "With 4 players the game has only 15 rounds, and this is round 17."
    assert said in phone.text
    phone.tap(NOW, end="schedule")
    assert phone.status == 422
    assert said in phone.text
    assert seats(phone) == ["Anna", "Ben", "Cleo", "Dan"]


def test_who_comes_in_the_middle_of_a_round_is_dealt_cards_at_once_by_one_tap(
    phone: Phone, four: Table
) -> None:
    four.enter("b", "bid", 1)
    four.enter("c", "bid", 0)
    players(four, phone).tap("Add", name="Eva")
    assert phone.button("From this round on Round 1 · Anna deals")
    assert "Dealt again: without the bids of Ben, Cleo" in phone.text
    before = len(four.pad.written.marks)
    phone.tap(NOW)
    assert phone.path == four.path
    assert len(four.pad.written.marks) == before + 1
    played = four.pad.rounds[0]
    assert (played.deal, played.dealer, len(played.seats)) == (2, "a", 5)
    assert played.nobody_has_bid
    assert phone.button("↶ Undo Eva joins, dealt again without the bids of Ben + Cleo, Anna deals")
    assert "Dealt again: without the bids of Ben, Cleo" in phone.text
    phone.tap("↶ Undo")
    played = four.pad.rounds[0]
    assert (played.deal, played.boxes["b"].bid, len(played.seats)) == (1, 1, 4)


def test_if_the_dealer_leaves_in_the_middle_of_a_round_the_next_on_the_left_deals(
    phone: Phone, four: Table
) -> None:
    four.enter("b", "bid", 1)
    players(four, phone).tap("Anna leaves").tap("From this round on Round 1 · Ben deals")
    assert (four.pad.rounds[0].dealer, four.pad.rounds[0].seats) == ("b", ("b", "c", "d"))


@pytest.mark.parametrize("bids", [0, 1, 3])
def test_a_bid_that_came_in_between_is_named_and_refuses_nothing(
    bids: int, phone: Phone, four: Table
) -> None:
    for player in "bcd"[:bids]:
        four.enter(player, "bid", 0)
    players(four, phone).tap("Dan leaves")
    four.enter("bcda"[bids], "bid", 1)
    phone.tap(NOW)
    assert phone.path == four.path
    assert (four.pad.rounds[0].deal, four.pad.present) == (2, ("a", "b", "c"))
    names = sorted(("Ben", "Cleo", "Dan", "Anna")[: bids + 1])
    assert f"Dealt again: without the bids of {', '.join(names)}" in phone.text


def test_the_button_keeps_its_word_about_the_dealer_though_bids_came_in_between(
    phone: Phone, four: Table
) -> None:
    play_rounds(four, 1)
    players(four, phone).tap("Anna changes").tap("Ben changes")
    phone.button("From this round on Round 2 · Cleo deals")
    four.enter("c", "bid", 0)
    phone.tap("From this round on Round 2 · Cleo deals")
    assert (four.pad.rounds[1].deal, four.pad.rounds[1].dealer) == (2, "c")


def test_from_the_next_round_on_is_written_whatever_was_bid_meanwhile(
    phone: Phone, four: Table
) -> None:
    players(four, phone).tap("Dan leaves")
    four.enter("b", "bid", 0)
    phone.tap(NEXT)
    assert phone.path == four.path
    assert (four.pad.rounds[0].seats, four.pad.present) == (("a", "b", "c", "d"), ("a", "b", "c"))
    assert four.pad.rounds[0].boxes["b"].bid == 0


def test_if_the_next_round_has_begun_the_pad_asks_once_about_the_one_after(
    phone: Phone, four: Table
) -> None:
    four.enter("b", "bid", 0)
    players(four, phone).tap("Dan leaves")
    four.play({"c": 0, "d": 0, "a": 0}, {"b": 1, "c": 0, "d": 0})
    four.enter("c", "bid", 0)
    phone.tap("From the next round on Round 2")
    assert phone.status == 409
    assert "Round 2 has begun meanwhile. Please choose again." in phone.text
    assert seats(phone) == ["Anna", "Ben", "Cleo"]
    four.enter("d", "bid", 0)
    phone.tap("From the next round on Round 3")
    assert phone.path == four.path
    assert (len(four.pad.rounds[1].seats), four.pad.present) == (4, ("a", "b", "c"))


def test_a_next_round_that_is_open_but_not_begun_is_the_one_that_was_meant(
    phone: Phone, four: Table
) -> None:
    four.enter("b", "bid", 0)
    players(four, phone).tap("Dan leaves")
    four.play({"c": 0, "d": 0, "a": 0}, {"b": 1, "c": 0, "d": 0})
    phone.tap("From the next round on Round 2")
    assert phone.path == four.path
    assert (four.pad.rounds[1].deal, four.pad.rounds[1].seats) == (1, ("a", "b", "c"))


def test_a_round_that_was_scored_meanwhile_is_said_before_the_next_tap(
    phone: Phone, four: Table
) -> None:
    players(four, phone)
    play_rounds(four, 1)
    phone.tap("Dan leaves")
    assert phone.status == 409
    assert "Round 2 has begun meanwhile. Please choose again." in phone.text
    phone.tap("From this round on Round 2")
    assert four.pad.present == ("a", "b", "c")
    players(four, phone).tap("Dan sits down")
    four.act(lambda pad: Undo(pad.written.newest_mark))
    four.act(lambda pad: Undo(pad.written.undoable.id))
    phone.tap("Ben changes")
    assert phone.status == 409
    assert "Round 2 is not open; round 1 is." in phone.text


def test_two_people_change_places_with_two_taps_wherever_they_sit(
    phone: Phone, four: Table
) -> None:
    players(four, phone).tap("Anna changes places")
    assert "Tap ⇅ beside the one who changes places with Anna." in phone.text
    assert 'aria-pressed="true"' in phone.html
    phone.tap("Cleo changes places with Anna")
    assert seats(phone) == ["Cleo", "Ben", "Anna", "Dan"]
    assert 'aria-pressed="true"' not in phone.html
    players(four, phone).tap("Anna changes places").tap("Anna changes places")
    assert "changes places with" not in phone.text
    players(four, phone).tap("Anna changes places").tap("Dan leaves")
    assert seats(phone) == ["Anna", "Ben", "Cleo"]
    assert "changes places with" not in phone.text


@pytest.mark.parametrize(("label", "dealer"), [("Cleo", "c"), ("Ben", "b")])
def test_the_button_says_who_deals_and_the_other_is_one_tap_away(
    label: str, dealer: str, phone: Phone, four: Table
) -> None:
    four.enter("b", "bid", 0)
    players(four, phone).tap("Anna changes").tap("Ben changes")
    phone.tap(f"From the next round on Round 2 · {label} deals")
    four.play({"c": 0, "d": 0, "a": 0}, {"b": 1, "c": 0, "d": 0})
    assert four.pad.rounds[1].dealer == dealer


def test_a_chosen_dealer_is_forgotten_if_the_seats_change_again_before_that_round(
    phone: Phone, four: Table
) -> None:
    four.enter("b", "bid", 0)
    players(four, phone).tap("Anna changes").tap("Ben changes")
    phone.tap("From the next round on Round 2 · Ben deals")
    players(four, phone).tap("Dan leaves").tap("From the next round on Round 2 · Cleo deals")
    four.play({"c": 0, "d": 0, "a": 0}, {"b": 1, "c": 0, "d": 0})
    assert (four.pad.rounds[1].dealer, four.pad.rounds[1].seats) == ("c", ("b", "a", "c"))


def test_as_it_was_takes_back_what_was_tried_out(phone: Phone, four: Table) -> None:
    players(four, phone).tap("Dan leaves").tap("Anna changes").tap("Ben changes")
    phone.tap("Leave it as it was")
    assert seats(phone) == list(FOUR)
    assert NOW not in phone.text


def test_who_was_announced_for_the_next_round_can_come_at_once_after_all(
    phone: Phone, four: Table
) -> None:
    four.enter("b", "bid", 0)
    players(four, phone).tap("Dan leaves").tap(NEXT)
    players(four, phone).tap(NOW)
    assert (four.pad.rounds[0].seats, four.pad.rounds[0].deal) == (("a", "b", "c"), 2)
    assert NOW not in players(four, phone).text


@pytest.mark.parametrize("bids", [0, 1])
def test_a_page_of_an_earlier_version_writes_from_the_first_round_without_a_bid(
    bids: int, phone: Phone, four: Table
) -> None:
    for player in "b"[:bids]:
        four.enter(player, "bid", 0)
    form, _ = players(four, phone).tap("Dan leaves").button(NOW)
    fields = {name: form.fields.getlist(name) for name in form.fields} | {"do": "write"}
    assert phone.send(form.action, fields).path == four.path
    assert four.pad.present == ("a", "b", "c")
    assert (four.pad.rounds[0].deal, len(four.pad.rounds[0].seats)) == (1, 3 + bids)


def test_two_phones_that_seat_the_table_do_not_overwrite_each_other(
    phone: Phone, other_phone: Phone, four: Table
) -> None:
    players(four, phone).tap("Anna changes").tap("Ben changes")
    players(four, let_in(four, other_phone, "host")).tap("Dan leaves").tap(NOW)
    phone.tap(NOW)
    assert phone.status == 409
    assert seats(phone) == ["Anna", "Ben", "Cleo"]
    assert four.pad.present == ("a", "b", "c")


def test_a_seating_sent_twice_is_written_once(phone: Phone, four: Table) -> None:
    form, button = players(four, phone).tap("Add", name="Eva").button(NOW)
    fields = [*form.fields.items(multi=True), (button.name, button.value)]
    fields = [pair for pair in fields if pair[0] != "end"]
    body = {name: [value for other, value in fields if other == name] for name, _ in fields}
    for _ in range(2):
        assert phone.send(form.action, body).path == four.path
    assert len(four.pad.present) == 5
    assert len(four.pad.written.marks) == 2


@pytest.mark.parametrize(
    "forged",
    [
        {"seat": ["a", "a", "b"]},
        {"seat": ["a", "b", "zz"]},
        {"seat": ["a", "b", "<script>"]},
        {"seat": ["a"] * 2000},
        {"new": ["a"], "new_name": ["Eva"], "seat": ["a", "b"]},
        {"id": "no"},
        {"start": "richest"},
        {"end": "never"},
    ],
)
def test_a_forged_seating_is_refused(forged: dict[str, object], phone: Phone, four: Table) -> None:
    form, _ = players(four, phone).tap("Dan leaves").button(NOW)
    fields = {name: form.fields.getlist(name) for name in form.fields} | {"do": "now.a"} | forged
    before = as_it_stands(four.pad)
    assert phone.send(form.action, fields).status == 422
    assert as_it_stands(four.pad) == before


@pytest.mark.parametrize("do", ["up.zz", "pick.zz", "out.zz", "nonsense", "up.", ""])
def test_a_button_that_does_not_exist_moves_nobody(do: str, phone: Phone, game: Table) -> None:
    form, _ = players(game, phone).button("Add")
    fields = {name: form.fields.getlist(name) for name in form.fields} | {"do": do}
    phone.send(form.action, fields)
    assert phone.status == 200
    assert game.pad.present == ("a", "b", "c")


def test_when_the_game_is_over_nobody_changes_seats(phone: Phone, table: Open) -> None:
    game = table(rounds=1)
    play_rounds(game, 1)
    players(game, phone)
    assert "The game is over" in phone.text
    assert "leaves" not in phone.text
    assert phone.follow("Play on first").path == f"{game.path}/length"


def test_under_htmx_only_the_seats_are_answered(phone: Phone, four: Table) -> None:
    form, _ = players(four, phone).button("Dan leaves")
    fields = {name: form.fields.getlist(name) for name in form.fields} | {"do": "out.d"}
    answer = phone.client.post(form.action, data=fields, headers=HTMX)
    html = answer.get_data(as_text=True)
    assert html.lstrip().startswith('<form id="seats"')
    assert "<html" not in html
    fields = fields | {"seat": ["a", "b", "c"], "do": "now.a"}
    answer = phone.client.post(form.action, data=fields, headers=HTMX)
    assert (answer.status_code, answer.headers["HX-Redirect"]) == (204, four.path)


def test_the_button_says_how_long_the_game_is(phone: Phone, four: Table) -> None:
    players(four, phone).tap("Add", name="Eva")
    assert phone.button("From this round on Round 1 · Anna deals · 12 rounds in all")
    players(four, phone).tap("Ben leaves")
    # The choice between two lengths stands above, and says both.
    assert phone.button("From this round on Round 1 · Anna deals")
    assert "rounds in all" not in phone.text
    written = phone.html.index('value="now.a"')
    assert phone.html.index('class="submit-bar"') < phone.html.index('name="end"') < written


def test_what_the_cards_do_not_suffice_for_is_not_offered(phone: Phone, four: Table) -> None:
    players(four, phone).tap("Add", name="Eva")
    assert offered(phone) == []
    assert "12 rounds in all" in phone.text
    phone.tap(NOW)
    assert (len(four.pad.present), four.pad.number_of_rounds) == (5, 12)


def test_in_the_last_round_people_change_seats_at_once_or_not_at_all(
    phone: Phone, table: Open
) -> None:
    game = table(FOUR, rounds=2)
    play_rounds(game, 1)
    played = game.pad.current
    game.enter(played.order[0], "bid", 0)
    players(game, phone).tap("Anna changes").tap("Cleo changes")
    assert "After this round the game is over." in phone.text
    assert NEXT not in phone.text
    assert phone.follow("Make the game longer").path == f"{game.path}/length"
    players(game, phone).tap("Dan leaves").tap(NOW)
    assert (game.pad.current.deal, game.pad.current.seats) == (2, ("a", "b", "c"))


def test_each_button_has_the_length_that_is_possible_from_its_round_on(
    phone: Phone, table: Open
) -> None:
    game = table(FOUR, rounds=2)
    play_rounds(game, 1)
    players(game, phone).tap("Dan leaves").tap(NEXT, end=None)
    assert phone.path == game.path
    assert (game.pad.number_of_rounds, game.pad.present) == (20, ("a", "b", "c"))


def test_who_left_stays_in_sight_with_the_points(phone: Phone, four: Table) -> None:
    play_rounds(four, 1)
    players(four, phone).tap("Ben leaves")
    assert "Ben left" not in phone.text
    phone.tap(NOW)
    play_rounds(four, 1)
    said = f"Ben left with {four.pad.totals['b']}".replace("-", "−")
    for screen in ("players", "sheet"):
        assert said in phone.go(f"{four.path}/{screen}").text


def test_a_seating_that_was_tried_out_is_there_after_back_until_it_is_written(
    phone: Phone, other_phone: Phone, four: Table
) -> None:
    players(four, phone).tap("Ben changes").tap("Ben one seat up").tap("Add", name="Zoë")
    tried = ["Ben", "Anna", "Cleo", "Dan", "Zoë"]
    phone.go(f"{four.path}/table")
    assert seats(tried_out(four, phone)) == tried
    assert seats(tried_out(four, let_in(four, other_phone, "host"))) == list(FOUR)
    # A link to the names leads on, and back again.
    phone.follow("Rename Dan")
    assert seats(tried_out(four, phone)) == tried
    phone.tap("Leave it as it was")
    assert seats(tried_out(four, phone)) == list(FOUR)
    phone.tap("Dan leaves").tap(NOW)
    assert seats(tried_out(four, phone)) == ["Anna", "Ben", "Cleo"]


def test_a_seating_that_was_tried_out_is_gone_when_others_sit_at_the_table(
    phone: Phone, other_phone: Phone, four: Table
) -> None:
    players(four, phone).tap("Ben changes").tap("Ben one seat up")
    players(four, let_in(four, other_phone, "host")).tap("Dan leaves").tap(NOW)
    assert seats(tried_out(four, phone)) == ["Anna", "Ben", "Cleo"]


def test_points_by_hand_of_somebody_who_drops_out_of_a_round_are_kept(
    phone: Phone, four: Table
) -> None:
    play_rounds(four, 1)
    first = four.pad.totals["d"]
    four.act(lambda _: acts.adjust(1, "d", 5, "early"))
    four.act(lambda _: acts.adjust(2, "d", -10, "rude"))
    four.enter(four.pad.current.order[0], "bid", 0)
    before = as_it_stands(four.pad)
    players(four, phone).tap("Dan leaves").tap(NOW)
    assert four.pad.present == ("a", "b", "c")
    assert four.pad.totals["d"] == first - 5
    assert "Dan: −5, early; rude" in phone.go(f"{four.path}/sheet").text
    phone.go(four.path).tap("↶ Undo")
    assert as_it_stands(four.pad) == before
    # Who plays the round out has them in it.
    players(four, phone).tap("Dan leaves").tap(NEXT)
    assert four.pad.rounds[1].boxes["d"].adjustment == -10
