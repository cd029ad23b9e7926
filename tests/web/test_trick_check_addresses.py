"""Addresses made by hand: what is wrong is said, the rest stays, nothing breaks."""

from collections.abc import Callable
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorepad.rules.cards import kinds_of_card
from scorepad.rules.library import games
from tests.web.phone import HTMX, Phone
from tests.web.table import Table

AT = "/check?game=wizard_gigamic&n=3"


def cards_of(address: str) -> list[str]:
    return [value for name, value in parse_qsl(urlsplit(address).query) if name == "card"]


@pytest.mark.parametrize(
    ("state", "words", "kept"),
    [
        ("trump=R&card=B5&card=X9&card=B5&card=B3", "no card “X9”.", ["B5", "B3"]),
        ("trump=R&card=b5", "The deck has no card “b5”.", []),
        ("turned=R8&card=R8&card=B3", "turned for trump and lies on the pile: red 8", ["B3"]),
        ("trump=R&card=B5&card=B3&card=N&card=Z", "4 cards for 3 players", ["B5", "B3", "N"]),
        ("trump=R&card=B5&card=R7&judge=1&held=B5", "nobody still holds it: blue 5", ["B5", "R7"]),
        ("trump=R&card=B5&card=R7&judge=2", "A number from 0 to 1, please.", ["B5", "R7"]),
        ("trump=R&judge=0", "No card has been played yet.", []),
        ("trump=Q&card=B5", "The deck has no such card.", ["B5"]),
        ("trump=R&leader=me&card=B5", "A number from 0 to 2, please.", ["B5"]),
        ("trump=R&top_lead=odd&card=B5", "This rule allows", ["B5"]),
    ],
)
def test_what_cannot_be_is_said_and_the_rest_stays(
    state: str, words: str, kept: list[str], phone: Phone
) -> None:
    assert phone.go(f"{AT}&{state}").status == 400
    assert words in phone.text
    assert 'role="alert"' in phone.html
    assert phone.follow("Continue").status == 200
    assert cards_of(phone.answer.request.url) == kept


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("trump=R&" + "card=Z&" * 5, "There are only 4 of Wizard in the deck."),
        ("turned=Z&trump=R&" + "card=Z&" * 4, "It was turned for trump and lies on the pile"),
    ],
)
def test_more_wizards_than_there_are_are_refused(cards: str, said: str, phone: Phone) -> None:
    assert phone.go(f"/check?game=wizard_gigamic&n=6&{cards}").status == 400
    assert said in phone.text
    assert 'aria-label="Wizard, 0 left"' in phone.html


@pytest.mark.parametrize(
    ("state", "words"),
    [
        ("game=chess&n=3", "Choose one of the games."),
        ("game=wizard_gigamic&n=7", "This game is for 3 to 6 players, not for 7."),
        ("game=wizard_gigamic&n=two", "This game is for 3 to 6 players, not for two."),
        ("game=wizard_gigamic&n=-3", "This game is for 3 to 6 players"),
    ],
)
def test_a_game_or_a_number_of_players_that_cannot_be_leads_to_the_choice(
    state: str, words: str, phone: Phone
) -> None:
    assert phone.go(f"/check?{state}&card=B5").status == 400
    assert words in phone.text
    assert any("game=quoicoupli" in href for _, href in phone.links)


@pytest.mark.parametrize(
    "state",
    [
        f"{AT}&trump=R&" + "card=B5&" * 1000,
        f"{AT}&trump=R&card=" + "B" * 20_000,
        f"{AT}&" + "x" * 20_000,
        f"{AT}&typed=" + "five," * 5_000,
        "/check?game=" + "x" * 20_000,
        f"{AT}&n=" + "9" * 5_000,
    ],
)
def test_an_address_that_is_far_too_long_is_answered_all_the_same(state: str, phone: Phone) -> None:
    phone.go(state)
    assert phone.status in (200, 400, 422)
    assert len(phone.html) < 20_000


def test_names_that_we_do_not_know_are_passed_over(phone: Phone) -> None:
    assert phone.go(f"{AT}&trump=R&card=B5&utm_source=chat&csrf_token=1").status == 200
    assert all("utm" not in href for _, href in phone.links)


@pytest.mark.parametrize("typed", ["blue 5, blue 3, Jester", "B5 B3 N", "5 bleu; Blau 3; fou"])
def test_cards_may_be_typed_in_any_language_or_in_codes(typed: str, phone: Phone) -> None:
    phone.go(f"{AT}&trump=R").follow("Type").tap("Lay them", typed=typed)
    assert phone.status == 200
    assert cards_of(phone.answer.request.url) == ["B5", "B3", "N"]
    assert "Player 1 takes the trick" in phone.text
    assert "typed" not in phone.answer.request.url


def test_what_cannot_be_read_is_said_and_stays_typed(phone: Phone) -> None:
    phone.go(f"{AT}&trump=R").follow("Type").tap("Lay them", typed="blue 5, blu 33, <b>, red 7")
    assert phone.status == 422
    assert "The deck has no card “blu 33”. Do you mean blue" in phone.text
    form, _ = phone.button("Lay them")
    assert form.fields["typed"] == "blu 33, <b>"
    assert form.fields.getlist("card") == ["B5", "R7"]
    phone.tap("Lay them", typed="Narr")
    assert "Player 2 takes the trick" in phone.text


@pytest.fixture
def played(table: Callable[..., Table]) -> Table:
    """A game in which tricks are being played."""
    game = table(hands=(3, 1))
    for player in game.pad.rounds[0].order:
        game.enter(player, "bid", 1)
    return game


CODES = sorted(
    {card.code for game in games().values() for card, _ in kinds_of_card(game.ruleset.deck)}
)
VALUES = st.one_of(
    st.sampled_from([*CODES, *games(), "none", "yes", "no", "trump", "turned", "typing", "taker"]),
    st.integers(-2, 12).map(str),
    st.text(max_size=20),
)
SINGLE = ["game", "n", "round", "leader", "trump", "turned", "top_lead", "judge", "had", "typed"]
NAMES = st.sampled_from([*SINGLE, "ask", "card", "card", "card", "held", "x"])


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    game=st.sampled_from(list(games())),
    players=st.integers(2, 10),
    pairs=st.lists(st.tuples(NAMES, VALUES), max_size=14),
    fragment=st.booleans(),
)
def test_no_address_breaks_the_screen(
    game: str, players: int, pairs: list[tuple[str, str]], fragment: bool, app: Flask
) -> None:
    query = urlencode([("game", game), ("n", players), ("trump", "none"), *pairs])
    path = "/check/trick" if fragment else "/check"
    headers = HTMX if fragment else {}
    answer = app.test_client().get(f"{path}?{query}", headers=headers)
    assert answer.status_code in (200, 303, 400, 422)
    if fragment and "HX-Replace-Url" in answer.headers:
        again = app.test_client().get(answer.headers["HX-Replace-Url"])
        assert again.status_code == 200


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(pairs=st.lists(st.tuples(NAMES, VALUES), max_size=14))
def test_no_address_breaks_the_screen_of_a_game(
    pairs: list[tuple[str, str]], phone: Phone, played: Table
) -> None:
    path = f"{played.path}/check"
    answer = phone.client.get(f"{path}/trick?{urlencode(pairs)}", headers=HTMX)
    assert answer.status_code in (200, 303, 400, 422)
    again = phone.client.get(answer.headers["HX-Replace-Url"])
    assert again.status_code == 200
