import pytest

from scorepad.pad import acts
from scorepad.pad.match.acts import win_round
from scorepad.services.match_writing import type_sums
from tests.web.phone import Phone
from tests.web.table import Open, Table

FRENCH = {"Accept-Language": "fr-CA, en;q=0.5"}


def test_a_pad_is_in_the_language_of_the_browser_unless_its_reader_chose_another(
    phone: Phone, table: Open, game: Table
) -> None:
    assert '<html lang="fr"' in phone.go(table().path, headers=FRENCH).html
    assert "Ben commence" in phone.text
    assert "0 sur 1" in phone.html
    assert [words for words, _ in phone.links[-3:]] == ["Feuille", "Partager", "Plus"]
    phone.go("/preferences").tap("Deutsch").go(game.path, headers=FRENCH)
    assert '<html lang="de"' in phone.html
    assert "Ben beginnt" in phone.text


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
    ("language", "words"), [("fr", "Illisible."), ("de", "Das war nicht zu lesen.")]
)
def test_a_fragment_speaks_like_its_page(
    language: str, words: str, phone: Phone, game: Table
) -> None:
    headers = {"Accept-Language": language, "HX-Request": "true"}
    form, _ = phone.go(game.path, headers=headers).button("1")
    answer = phone.client.post(
        form.action,
        data={**form.fields, "value": "1", "field": "nonsense"},
        headers={**headers, "Sec-Fetch-Site": "same-origin"},
    )
    assert answer.status_code == 422
    assert words in answer.get_data(as_text=True)


TRICK = "/check?game=wizard_gigamic&n=4&trump=R&card=B5&card=R7&card=B12&card=N"
RULED = TRICK + "&judge=1&had=yes"
DUEL = "/duel?a.element=Fire&b.element=Water"


@pytest.mark.parametrize(
    ("screen", "french", "german"),
    [
        (TRICK, "Joueur 2 prend le pli Seul atout : 7 rouge.", "Einziger Trumpf: Rot 7."),
        (
            RULED,
            "Ce n’était pas permis Il fallait fournir la couleur demandée (bleu).",
            "Das war nicht erlaubt Die angespielte Farbe (Blau) war zu bedienen.",
        ),
        (DUEL, "Eau bat Feu, quelles que soient", "Wasser schlägt Feuer, ganz gleich"),
        ("/rules/quoicoupli", "Au moins 1 carte n’est jamais", "Mindestens 1 Karte wird nie"),
        ("/house", "Règles maison", "Hausregeln"),
        ("/house/new?game=wizard_fisher", "4 joueurs : 1 2 … 15", "4 Spieler: 1 2 … 15"),
        ("/sheets", "Feuilles vierges", "Leere Zettel"),
        ("/people", "Encore personne : qui joue", "Noch niemand: Wer mitspielt"),
        ("/group", "Nouveau groupe", "Neue Gruppe"),
        ("/history/deleted", "pendant 30 jours ; ensuite", "30 Tage lang zurückholen; dann"),
        ("/files", "24 mégaoctets au plus", "höchstens 24 Megabyte"),
        ("/open", "toucher « Partager » :", "„Teilen“ antippen:"),
        ("/preferences", "Totaux cachés", "Stand verdeckt"),
    ],
)
def test_every_screen_speaks_both(screen: str, french: str, german: str, phone: Phone) -> None:
    for language, words in (("fr", french), ("de", german)):
        phone.go(screen, headers={"Accept-Language": language})
        assert f'<html lang="{language}"' in phone.html
        assert words in phone.text.replace("\u202f", " ")


@pytest.mark.parametrize(
    ("language", "asks", "over"),
    [
        ("fr", "Qui gagne la manche 2 ?", "Partie nulle"),
        ("de", "Wer gewinnt Runde 2?", "Unentschieden"),
    ],
)
def test_a_match_is_asked_and_told_in_words(
    language: str, asks: str, over: str, phone: Phone, table: Open
) -> None:
    match = table(("Anna", "Ben"), game="wizards_cup")
    match.act(lambda _: win_round(1, ["a", "b"]))
    headers = {"Accept-Language": language}
    phone.go(match.path, headers=headers)
    assert asks in phone.text.replace("\u202f", " ")
    match.act(lambda _: win_round(2, ["a", "b"]))
    match.act(lambda pad: type_sums(pad, 2, {"a": "24", "b": "24"}))
    assert over in phone.go(match.path, headers=headers).text


@pytest.mark.parametrize(
    ("language", "more", "over"), [("fr", "reste 1", "1 en +"), ("de", "noch 1", "1 über")]
)
def test_counted_tricks_say_shortly_who_needs_how_many(
    language: str, more: str, over: str, phone: Phone, table: Open
) -> None:
    game = table(hands=[3, 3])
    game.play({"b": 1, "c": 1, "a": 1}, {})
    for number in (1, 2):
        game.act(lambda pad, number=number: acts.give_trick(pad.current, "b", number))
    phone.go(game.path, headers={"Accept-Language": language})
    assert phone.html.count(f"<small>{more}</small>") == 2
    assert phone.html.count(f"<small>{over}</small>") == 1
