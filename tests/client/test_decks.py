"""What a phone knows of decks that no game has: whether several kinds of cards beat every suit, and
what stands on cards between two ranks."""

from pathlib import Path

from scorepad.rules.cards import label_between
from scorepad.rules.deck import CardRole, Colour, Deck, Shape, Special, Suit
from tests.client.scripted import Asked, answers, app_without_games, script_with

ROLES = ([], ["top"], ["top", "top"], ["bottom", "bottom"], ["top", "bottom", "bottom"])
RANKS = (0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25)


def asked() -> list[Asked]:
    """Decks whose special cards have these roles, then labels of cards with these ranks."""
    return [
        *(("rules/cards", "readDeck", [_data(roles), {}]) for roles in ROLES),
        *(("rules/cards", "labelBetween", [["1", "2"], rank]) for rank in RANKS),
    ]


def _data(roles: list[str]) -> dict[str, object]:
    specials = [{"code": f"{at}", "count": 1, "role": role} for at, role in enumerate(roles)]
    return {"suits": [{"code": "R"}], "ranks": ["1", "2"], "specials": specials}


def test_a_phone_knows_of_any_deck_what_a_server_does(tmp_path: Path) -> None:
    path = tmp_path / "decks.js"
    path.write_text(script_with(app_without_games(tmp_path), "en", ["rules/cards"]), "utf-8")
    said = answers(path, asked())
    for roles, read in zip(ROLES, said, strict=False):
        specials = tuple(Special(f"{at}", 1, CardRole(role)) for at, role in enumerate(roles))
        deck = Deck((Suit("R", Colour.RED, Shape.HEART),), ("1", "2"), specials)
        assert read["several_tops"] == deck.several_tops, roles
        assert read["tops_differ"] == deck.tops_differ, roles
    deck = Deck((Suit("R", Colour.RED, Shape.HEART),), ("1", "2"), ())
    assert said[len(ROLES) :] == [label_between(deck, rank) for rank in RANKS]
