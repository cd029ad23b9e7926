"""A phone knows of a deck whether several kinds of cards beat every suit, as the server does."""

from pathlib import Path

from scorepad.rules.deck import CardRole, Colour, Deck, Shape, Special, Suit
from tests.client.scripted import Asked, answers, app_without_games, script_with

ROLES = ([], ["top"], ["top", "top"], ["bottom", "bottom"], ["top", "bottom", "bottom"])


def asked() -> list[Asked]:
    """Decks whose special cards have these roles; no game has each of them."""
    return [("rules/cards", "readDeck", [_data(roles), {}]) for roles in ROLES]


def _data(roles: list[str]) -> dict[str, object]:
    specials = [{"code": f"{at}", "count": 1, "role": role} for at, role in enumerate(roles)]
    return {"suits": [{"code": "R"}], "ranks": ["1", "2"], "specials": specials}


def test_a_deck_has_several_cards_that_beat_every_suit_on_both_sides(tmp_path: Path) -> None:
    path = tmp_path / "decks.js"
    path.write_text(script_with(app_without_games(tmp_path), "en", ["rules/cards"]), "utf-8")
    for roles, said in zip(ROLES, answers(path, asked()), strict=True):
        specials = tuple(Special(f"{at}", 1, CardRole(role)) for at, role in enumerate(roles))
        deck = Deck((Suit("R", Colour.RED, Shape.HEART),), ("1", "2"), specials)
        assert said["several_tops"] == deck.several_tops, roles
        assert said["tops_differ"] == deck.tops_differ, roles
