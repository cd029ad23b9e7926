import re

from scorepad.pad import acts
from scorepad.services.home import home_games
from tests.web.evening import finished, let_in
from tests.web.phone import Phone
from tests.web.table import Open, Table


def begun(game: Table) -> Table:
    """The game with one bid."""
    game.begin()
    return game


def test_a_first_visit_says_what_this_is_and_leaves_no_id_on_the_phone(app) -> None:
    phone = Phone(app, known=False).go("/")
    assert phone.client.get_cookie("device") is None
    assert "The score block for Wizard and its relatives" in phone.text
    assert "Running" not in phone.text
    assert "Last time" not in phone.text
    assert phone.follow("New game").path == "/new"


def test_a_running_game_is_one_tap_away(phone: Phone, table: Open) -> None:
    game = begun(table(("Anna", "Ben", "Cleo", "Dan")))
    phone.go("/")
    assert "Running Anna · Ben · Cleo · Dan Wizard (Gigamic) · Round 1 of 15" in phone.text
    pad = [address for words, address in phone.links if "Anna · Ben" in words]
    assert pad == [game.path]
    assert "The score block" not in phone.text


def test_a_past_game_shows_winner_totals_and_day(phone: Phone, table: Open) -> None:
    game = finished(table)
    phone.go("/")
    assert re.search(r"Last time Sep \d\d, 2026 · Wizard \(Gigamic\)", phone.text)
    assert phone.text.index("Ben 30") < phone.text.index("Anna 20") < phone.text.index("Cleo −10")
    assert [words for words, address in phone.links if address == f"{game.path}/end"]
    assert "Running" not in phone.text


def test_winners_who_are_level_are_all_marked(phone: Phone, table: Open) -> None:
    game = table(rounds=1)
    game.play({"b": 0, "c": 0, "a": 1}, {"b": 0, "c": 0})
    game.act(lambda _: acts.adjust(1, "b", 10, "late"))
    phone.go("/")
    assert phone.html.count('aria-label="won"') == 2


def test_a_running_game_says_who_leads_and_with_how_many(phone: Phone, table: Open) -> None:
    game = begun(table())
    assert 'class="leader"' not in phone.go("/").html
    game.play({"c": 0, "a": 0}, {"b": 0, "c": 1})
    assert "Anna · Ben 20" in phone.go("/").text
    game.act(lambda _: acts.adjust(1, "b", 10, "a drink"))
    assert "2026 Ben 30" in phone.go("/").text


def test_nobody_leads_while_all_are_level(phone: Phone, game: Table) -> None:
    game.play({"b": 0, "c": 0, "a": 1}, {"b": 0, "c": 0})
    assert 'class="leader"' in phone.go("/").html
    for player in ("b", "c"):
        game.act(lambda _, player=player: acts.adjust(1, player, 10, "a drink"))
    assert 'class="leader"' not in phone.go("/").html


def test_a_game_without_an_entry_is_there_for_an_hour_and_gone_then(
    phone: Phone, other_phone: Phone, game: Table
) -> None:
    let_in(game, other_phone, "host")
    for page in ("/", "/history"):
        assert game.path not in phone.go(page).html
    # A rematch that was left before the first bid is found again.
    begun_at = game.pad.written.marks[0].at
    lists = [
        home_games(game.store, phone.device, begun_at + minutes * 60, None) for minutes in (50, 70)
    ]
    assert [[each.game_id for each in list_.running] for list_ in lists] == [[game.id], []]
    # Whoever has it open goes on, and with the first entry it is there for all.
    other_phone.go(game.path).tap("0")
    for each in (phone, other_phone):
        assert game.path in each.go("/").html
    assert game.path in phone.go("/history").html


def test_games_of_this_evening_are_those_of_today(phone: Phone, table: Open) -> None:
    game = finished(table)
    with game.store.reading() as transaction:
        opened = transaction.games.opened(game.id, phone.device)
    begun_at = opened.game.created_at
    views = [
        home_games(game.store, phone.device, begun_at + hours * 3600, None) for hours in (5, 60)
    ]
    assert [(view.is_today, len(view.past)) for view in views] == [(True, 1), (False, 1)]


def test_the_language_is_one_tap_until_there_is_a_game_and_then_behind_a_button_with_the_theme(
    phone: Phone, table: Open
) -> None:
    assert "Neues Spiel" in phone.go("/").tap("Deutsch").text
    finished(table)
    assert phone.go("/").forms == []
    phone.follow("Sprache, hell oder dunkel").tap("Polski")
    assert '<html lang="pl"' in phone.go("/").html


def test_tools_are_together_behind_one_tile(phone: Phone) -> None:
    html = phone.go("/").html
    tools = html.split('id="tools"')[1].split("</nav>")[0]
    assert re.findall("<span>(.*?)</span>", tools) == [
        "Rules in short",
        "Check a trick",
        "Check a duel",
        "A game from paper",
        "Blank sheets",
        "Files",
    ]


def test_games_of_other_phones_are_not_listed(other_phone: Phone, table: Open) -> None:
    begun(table())
    assert "Running" not in other_phone.go("/").text


def test_a_game_that_came_by_a_link_is_taken_off_the_list_after_a_question(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = begun(table())
    let_in(game, other_phone, "host").go("/").follow("Take off the list: Anna, Ben, Cleo")
    assert "Other phones that have it keep it" in other_phone.text
    assert other_phone.follow("Keep it").path == "/"
    assert "Anna" in other_phone.text
    other_phone.follow("Take off the list").tap("Take it off the list")
    assert other_phone.path == "/"
    assert "Anna" not in other_phone.text
    assert other_phone.go(game.path).status == 404
    assert phone.go(game.path).status == 200


def test_the_games_of_ones_own_group_are_not_taken_off_the_list(phone: Phone, table: Open) -> None:
    game = begun(table())
    assert "Take off the list" not in phone.go("/").html
    assert phone.go(f"{game.path}/forget").path == f"{game.path}/delete"


def test_taking_off_twice_is_taking_off_once(other_phone: Phone, game: Table) -> None:
    let_in(game, other_phone).go(f"{game.path}/forget")
    form, _ = other_phone.button("Take it off the list")
    other_phone.tap("Take it off the list").send(form.action, form.fields)
    assert (other_phone.status, other_phone.path) == (200, "/")


def test_two_games_of_one_evening_count_together_without_a_tap(phone: Phone, table: Open) -> None:
    finished(table)
    assert "together" not in phone.go("/").text
    finished(table)
    phone.go("/")
    assert "2 games together Player Games Won Points" in phone.text
    assert "1. Ben 2 of 2 bids made 2 2 60 30.0 a game" in phone.text
    assert "3. Cleo 0 of 2 bids made 2 0 −20 −10.0 a game" in phone.text
