"""Who sits where: tried out on the screen, written in one act."""

import re

import pytest

from scorepad.services.write_operations import Undo
from tests.web.evening import as_it_stands, let_in, play_rounds
from tests.web.phone import HTMX, Phone
from tests.web.table import Open, Table

FOUR = ("Anna", "Ben", "Cleo", "Dan")


def players(game: Table, phone: Phone) -> Phone:
    return phone.go(f"{game.path}/players")


def seats(phone: Phone) -> list[str]:
    """The names on the screen, in their order."""
    names = re.findall(r'<(?:a|span) class="who"[^>]*>\s*(?:<bdi>)?([^<]*?)\s*<', phone.html)
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
    players(four, phone).tap("Ben one seat up").tap("Dan leaves")
    assert (phone.status, seats(phone)) == (200, ["Ben", "Anna", "Cleo"])
    assert len(four.pad.written.marks) == 1
    players(four, phone).tap("Dan one seat up").tap("Anna one seat down")
    phone.tap("Sit like this")
    assert phone.path == four.path
    assert four.pad.present == ("b", "a", "d", "c")
    assert four.pad.number_of_rounds == 15
    assert offered(players(four, phone)) == []


def test_everybody_gets_up_and_sits_down_in_the_order_tapped(phone: Phone, four: Table) -> None:
    players(four, phone).tap("Everybody changes seats")
    assert "This game is for 3 to 6 players, not for 0." in phone.text
    for name in ("Cleo", "Anna", "Dan", "Ben"):
        phone.tap(f"{name} sits down")
    phone.tap("Sit like this")
    assert four.pad.present == ("c", "a", "d", "b")


def test_somebody_leaves_and_the_length_stays_unless_somebody_changes_it(
    phone: Phone, four: Table
) -> None:
    play_rounds(four, 2)
    players(four, phone).tap("Ben leaves")
    assert "From round 3 on" in phone.text
    assert offered(phone) == [("keep", True), ("schedule", False)]
    assert "20 rounds as the rules have it for 3 players" in phone.text
    phone.tap("Sit like this", end="schedule")
    assert (four.pad.present, four.pad.number_of_rounds) == (("a", "c", "d"), 20)
    assert phone.button("↶ Undo Ben leaves")
    before = four.pad.present
    phone.tap("↶ Undo")
    assert four.pad.present != before
    players(four, phone).tap("Ben leaves").tap("Sit like this")
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
    phone.tap("Sit like this", start=start)
    eva = game.pad.present[3]
    assert (game.pad.names[eva], game.pad.totals[eva]) == ("Eva", total)
    assert phone.button("↶ Undo Eva joins")


def test_a_name_that_was_typed_and_not_added_sits_down_too(phone: Phone, four: Table) -> None:
    players(four, phone).tap("Dan leaves").tap("Sit like this", name="Eva")
    assert [four.pad.names[player] for player in four.pad.present] == [
        "Anna",
        "Ben",
        "Cleo",
        "Eva",
    ]


@pytest.mark.parametrize("label", ["Add", "Sit like this"])
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
    phone.tap("Sit like this")
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
    phone.tap("Sit like this", end="schedule")
    assert phone.status == 422
    assert said in phone.text
    assert seats(phone) == ["Anna", "Ben", "Cleo", "Dan"]


def test_a_round_that_began_meanwhile_moves_the_change_to_the_next(
    phone: Phone, four: Table
) -> None:
    players(four, phone).tap("Ben one seat up")
    four.enter("b", "bid", 0)
    phone.tap("Sit like this from round 1")
    assert phone.status == 409
    assert "Round 1 has begun: seats change between rounds." in phone.text
    assert seats(phone) == ["Ben", "Anna", "Cleo", "Dan"]
    phone.tap("Sit like this from round 2")
    assert four.pad.present == ("b", "a", "c", "d")


@pytest.mark.parametrize("first", ["Ben one seat up", "Everybody changes seats"])
def test_a_round_that_began_before_the_next_tap_is_said_and_the_button_keeps_its_word(
    first: str, phone: Phone, four: Table
) -> None:
    players(four, phone)
    assert "From round 1 on" in phone.text
    four.enter("b", "bid", 0)
    phone.tap(first)
    assert phone.status == 409
    assert "Round 1 has begun: seats change between rounds." in phone.text
    assert "From round 2 on" in phone.text
    players(four, phone).tap("Ben one seat up")
    four.enter("c", "bid", 0)
    # Another bid of the same round changes nothing that the screen says.
    assert phone.tap("Cleo one seat down").status == 200
    phone.tap("Sit like this from round 2")
    assert phone.path == four.path
    assert four.pad.present == ("b", "a", "d", "c")


def test_a_round_that_is_open_again_before_the_next_tap_is_said(phone: Phone, four: Table) -> None:
    four.enter("b", "bid", 0)
    players(four, phone)
    assert "From round 2 on" in phone.text
    four.act(lambda pad: Undo(pad.written.newest_mark))
    phone.tap("Ben one seat up")
    assert phone.status == 409
    assert "Round 2 is not open; round 1 is." in phone.text
    phone.tap("Sit like this from round 1")
    assert four.pad.rounds[0].seats == ("b", "a", "c", "d")


def test_two_phones_that_seat_the_table_do_not_overwrite_each_other(
    phone: Phone, other_phone: Phone, four: Table
) -> None:
    players(four, phone).tap("Ben one seat up")
    players(four, let_in(four, other_phone, "host")).tap("Dan leaves").tap("Sit like this")
    phone.tap("Sit like this")
    assert phone.status == 409
    assert seats(phone) == ["Anna", "Ben", "Cleo"]
    assert four.pad.present == ("a", "b", "c")


def test_a_seating_sent_twice_is_written_once(phone: Phone, four: Table) -> None:
    form, button = players(four, phone).tap("Add", name="Eva").button("Sit like this")
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
    form, _ = players(four, phone).tap("Ben one seat up").button("Sit like this")
    fields = {name: form.fields.getlist(name) for name in form.fields} | {"do": "write"} | forged
    before = as_it_stands(four.pad)
    assert phone.send(form.action, fields).status == 422
    assert as_it_stands(four.pad) == before


@pytest.mark.parametrize("do", ["up.zz", "down.zz", "out.zz", "nonsense", "up.", ""])
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
    fields = fields | {"seat": ["a", "b", "c"], "do": "write"}
    answer = phone.client.post(form.action, data=fields, headers=HTMX)
    assert (answer.status_code, answer.headers["HX-Redirect"]) == (204, four.path)


def test_the_button_says_how_long_the_game_is(phone: Phone, four: Table) -> None:
    players(four, phone).tap("Ben one seat up")
    assert phone.button("Sit like this from round 1 on 15 rounds in all")
    players(four, phone).tap("Ben leaves")
    # Of these two the screen shows the one that is chosen.
    assert phone.button("Sit like this from round 1 on 15 rounds in all 20 rounds in all")
    written = phone.html.index('value="write"')
    assert phone.html.index('class="submit-bar"') < phone.html.index('name="end"') < written


def test_what_the_cards_do_not_suffice_for_is_not_offered(phone: Phone, four: Table) -> None:
    players(four, phone).tap("Add", name="Eva")
    assert offered(phone) == []
    assert "12 rounds in all" in phone.text
    phone.tap("Sit like this")
    assert (len(four.pad.present), four.pad.number_of_rounds) == (5, 12)


def test_in_the_last_round_nobody_is_asked_about_one_that_never_comes(
    phone: Phone, table: Open
) -> None:
    game = table(rounds=2)
    play_rounds(game, 1)
    assert "From round 2 on" in players(game, phone).text
    played = game.pad.current
    game.enter(played.order[0], "bid", 0)
    assert "From round 3 on" not in players(game, phone).text
    assert "Round 2 of 2" in phone.text
    assert "leaves" not in phone.text
    assert phone.follow("Make the game longer").path == f"{game.path}/length"


def test_who_left_stays_in_sight_with_the_points(phone: Phone, four: Table) -> None:
    play_rounds(four, 1)
    players(four, phone).tap("Ben leaves")
    assert "Ben left" not in phone.text
    phone.tap("Sit like this")
    play_rounds(four, 1)
    said = f"Ben left with {four.pad.totals['b']}".replace("-", "−")
    for screen in ("players", "sheet"):
        assert said in phone.go(f"{four.path}/{screen}").text
