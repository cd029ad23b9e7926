"""The pad in the reader's language."""

from collections.abc import Callable

import pytest

from scorepad.pad import acts
from tests.web.phone import Phone
from tests.web.table import Table

Open = Callable[..., Table]
FRENCH = {"Accept-Language": "fr-CA, en;q=0.5"}


def test_a_french_phone_shows_a_french_pad(phone: Phone, table: Open) -> None:
    phone.go(table().path, headers=FRENCH)
    assert '<html lang="fr"' in phone.html
    assert "Anna donne · Ben parie et entame" in phone.text
    assert "paris\u202f: 0 sur 1" in phone.html
    assert [words for words, _ in phone.links[-3:]] == ["Feuille", "Plus", "Accueil"]


def test_what_the_reader_chose_beats_what_the_browser_says(phone: Phone, table: Open) -> None:
    game = table()
    phone.go("/preferences").tap("Deutsch").go(game.path, headers=FRENCH)
    assert '<html lang="de"' in phone.html
    assert "Anna gibt · Ben sagt an, spielt aus" in phone.text


@pytest.mark.parametrize(
    ("language", "suit", "special"),
    [("en", "red", "Wizard"), ("fr", "rouge", "Wizard"), ("de", "Rot", "Zauberer")],
)
def test_a_game_keeps_its_own_words(
    language: str, suit: str, special: str, phone: Phone, table: Open
) -> None:
    phone.go(f"{table().path}?at=trump", headers={"Accept-Language": language})
    assert {suit, f"Z {special}"} <= {label for form in phone.forms for label in form.labels}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "Il ne reste que 1 pli dans cette manche."),
        ("de", "In dieser Runde ist nur noch 1 Stich übrig."),
    ],
)
def test_a_key_says_why_it_is_refused(language: str, words: str, phone: Phone, table: Open) -> None:
    game = table()
    game.act(lambda pad: acts.this_round(pad.current, hand=2))
    game.play({"b": 1, "c": 0, "a": 0}, {"b": 1})
    phone.go(game.path, headers={"Accept-Language": language})
    assert f'title="{words}"' in phone.html


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "Illisible."), ("de", "Das war nicht zu lesen.")]
)
def test_a_fragment_speaks_like_its_page(
    language: str, words: str, phone: Phone, table: Open
) -> None:
    game = table()
    headers = {"Accept-Language": language, "HX-Request": "true"}
    phone.go(game.path, headers=headers)
    form, _ = phone.button("1")
    answer = phone.client.post(
        form.action,
        data={**form.fields, "value": "1", "field": "nonsense"},
        headers={**headers, "Sec-Fetch-Site": "same-origin"},
    )
    assert answer.status_code == 422
    assert words in answer.get_data(as_text=True)
