from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from scorepad.rules import Game, RulesetError, deals, games, library, read_game, score
from tests.offered import offered

FOLDER = resources.files("scorepad.rules") / "games"
FILES = sorted(file.name for file in FOLDER.iterdir())


def test_the_library_holds_every_game_and_nothing_lies_beside_them() -> None:
    assert sorted(f"{key}.toml" for key in library.all_games()) == FILES


@pytest.mark.parametrize(
    ("key", "sheet", "least", "most", "cards"),
    [
        ("wizard_gigamic", "Wizard (Gigamic)", 3, 6, 60),
        ("wizard_fisher", "Wizard (Fisher)", 3, 6, 60),
        ("wizard_club", "Wizard (club)", 3, 6, 60),
        ("quoicoupli", "Quoicoupli", 2, 10, 52),
        ("oh_hell", "Oh Hell", 3, 7, 52),
        ("nomination_whist", "Nomination Whist", 3, 7, 52),
        ("ascenseur", "Ascenseur", 3, 7, 52),
        ("wizard_canadian", "Wizard (Canadian Rule)", 3, 6, 60),
        ("wizard_championship", "Wizard (German Championship)", 4, 5, 60),
        ("skull_king", "Skull King", 2, 8, 70),
    ],
)
def test_what_each_game_is_played_with(
    key: str, sheet: str, least: int, most: int, cards: int
) -> None:
    rules = games()[key].ruleset
    assert (rules.key, rules.sheet) == (key, sheet)
    assert (rules.least, rules.most, rules.deck.size) == (least, most, cards)
    assert len(rules.deck.suits) == 4
    assert len(rules.deck.ranks) == (14 if cards == 70 else 13)
    assert not rules.leavers_win


@pytest.mark.parametrize("key", ["wizard_gigamic", "wizard_fisher", "wizard_club"])
def test_wizard_has_four_cards_above_and_four_below_all_others(key: str) -> None:
    specials = games()[key].ruleset.deck.specials
    assert [(card.code, card.count, card.role) for card in specials] == [
        ("Z", 4, "top"),
        ("N", 4, "bottom"),
    ]
    assert games()[key].ruleset.deck.ranks == tuple(str(rank) for rank in range(1, 14))


def test_the_ace_of_quoicoupli_is_its_lowest_card_and_the_king_its_highest() -> None:
    deck = games()["quoicoupli"].ruleset.deck
    assert deck.ranks[0] == "A"
    assert deck.ranks[-3:] == ("J", "Q", "K")
    assert deck.specials == ()


# Words


@pytest.mark.parametrize("key", games())
def test_a_game_has_a_word_for_each_suit_special_and_variant(key: str) -> None:
    rules, words = games()[key].ruleset, games()[key].words
    assert list(words.suits) == [suit.code for suit in rules.deck.suits]
    assert list(words.specials) == [card.code for card in (*rules.deck.specials, *rules.deck.added)]
    assert list(words.variants) == [variant.key for variant in rules.variants]
    assert words.notes.keys() <= words.variants.keys()
    assert words.edition == rules.edition


# A new game is one file


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder of its own, with a copy of every game in it."""
    with offered({}) as folder:
        yield folder


def test_a_file_laid_on_offer_is_a_game(folder: Path, short_lift_text: str) -> None:
    (folder / "short_lift.toml").write_text(short_lift_text, "utf-8")
    (folder / "notes.txt").write_text("no game", "utf-8")
    found = games()
    assert sorted(library.all_games()) == sorted(
        [*(name.removesuffix(".toml") for name in FILES), "short_lift"]
    )
    rules = found["short_lift"].ruleset
    assert [deal.hand for deal in deals(rules, 4)] == [1, 2, 3, 4, 5, 6, 7, 1, 1]
    assert score(rules.points, 3, 3, 7) == 14
    assert score(rules.points, 3, 1, 7) == -3
    assert found["short_lift"].words.suits == {"a": "apples", "b": "berries", "c": "cherries"}


def test_a_wrong_file_on_offer_is_named(folder: Path, short_lift_text: str) -> None:
    (folder / "lift.toml").write_text(short_lift_text, "utf-8")
    with pytest.raises(RulesetError, match=r"^lift\.toml: key: the file's own name, not"):
        games()


def test_editions_stand_together_with_known_sheets_first_and_games_for_few_players_last() -> None:
    listed = [
        (each.ruleset.deck.size, bool(each.ruleset.places), each.ruleset.least)
        for each in games().values()
    ]
    wizards = [*[(60, True, 3)] * 3, (60, False, 4), *[(60, False, 3)] * 2]
    assert listed == [*wizards, (52, True, 2), *[(52, False, 3)] * 3, (70, False, 2)]


def test_a_game_keeps_its_rules_apart_from_its_words_and_examples(
    short_lift: Game, short_lift_text: str
) -> None:
    assert "words" not in short_lift.data
    assert "examples" not in short_lift.data
    assert short_lift.words.variants == {"no_ban": ("No ban", "Everybody may bid anything.")}
    assert read_game(
        short_lift_text.replace('name = "Short', 'name = "New'), "short_lift.toml"
    ).data == (short_lift.data)
