"""What is said on paper, and when there is none."""

import pytest

from scorepad.i18n.game_words import library_words
from scorepad.i18n.languages import LANGUAGES
from scorepad.i18n.sheets import rules_in_one_line, sheet_title, why_no_sheet
from scorepad.i18n.speech import catalogue
from scorepad.rules.library import games
from scorepad.rules.options import with_options
from scorepad.sheets.blank import blank_sheet, classic_block
from scorepad.sheets.drawing import Failure, NoSheet
from tests.languages import each_language

FACTS = {"seconds": 10.0, "names": 5, "players": 4, "variants": ("bomb", "cloud")}


@pytest.mark.parametrize("lang", each_language())
@pytest.mark.parametrize("failure", Failure)
def test_every_failure_has_its_sentence(failure: Failure, lang: str, speaking) -> None:
    with speaking(lang):
        rule_sentence = why_no_sheet(NoSheet(failure, **FACTS))
    assert rule_sentence[0].isupper()
    assert "%" not in rule_sentence
    assert "\n" not in rule_sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_line_of_the_blocks_name_has_room_in_its_corner(lang: str) -> None:
    """Fifteen letters go beyond the paper."""
    words, written = catalogue(lang), "The\N{NO-BREAK SPACE}pad of\N{NO-BREAK SPACE}truth"
    name = words.gettext(written)
    assert (name != written) == (lang != "en"), "the catalogue does not have it"
    assert [line for line in name.split(" ") if len(line) > 13] == []


def test_facts_stand_in_the_sentences(speaking) -> None:
    with speaking("en"):
        assert "longer than 10 seconds" in why_no_sheet(NoSheet(Failure.TOO_LONG, **FACTS))
        assert why_no_sheet(NoSheet(Failure.NO_SUCH_VARIANT, variants=())).endswith("–.")
        assert "libpango" in why_no_sheet(NoSheet(Failure.NO_PANGO))


@pytest.mark.parametrize(
    ("lang", "name"),
    [("en", "The pad of truth"), ("fr", "Le bloc de la vérité"), ("de", "Block der Wahrheit")],
)
def test_the_block_has_a_name_of_two_lines_and_other_sheets_their_games(
    lang: str, name: str, speaking
) -> None:
    ruleset = games()["wizard_club"].ruleset
    with speaking(lang):
        called = sheet_title(classic_block(ruleset))
        of_game = sheet_title(blank_sheet(ruleset, ["", "", ""]))
    assert called.replace("\u00a0", " ") == name
    assert called.count(" ") == 1
    assert of_game == library_words(lang)["wizard_club"].name


def test_the_rules_of_a_table_are_told_apart(speaking) -> None:
    usual = games()["wizard_gigamic"].ruleset
    played = with_options(usual, {"bidding.who": "last", "bidding.zero_exempt": True})
    of_the_box = with_options(usual, {"bidding.who": "last", "play.bomb": True})
    with speaking("en"):
        assert rules_in_one_line(blank_sheet(usual, ["", "", ""])) == ""
        rule_sentence = rules_in_one_line(blank_sheet(played, ["", "", ""], usual=usual))
        box = rules_in_one_line(blank_sheet(of_the_box, ["", "", ""], usual=usual))
    assert rule_sentence == "Variant: Plus or minus one · House rules: zero always allowed"
    assert box == "Variants: Plus or minus one · Bomb"
