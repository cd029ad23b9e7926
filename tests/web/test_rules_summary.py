"""The rules at a glance: every game, house rules, a running table."""

import re
from html import unescape

import pytest

from scorepad.rules import games
from scorepad.rules.library import all_games
from tests.languages import each_language
from tests.offered import offered
from tests.rules.sheets import DATA
from tests.web.phone import Phone
from tests.web.table import Open

ALWAYS = ("deal", "trump", "bids", "restriction", "lead", "follow", "winner", "points", "end")
WITH_SPECIALS = ("specials_any_time", "top_lead", "bottom_lead", "only_bottoms")


def part(phone: Phone, topic: str) -> str:
    """The words of one topic."""
    found = re.search(rf'<section id="{topic}".*?</section>', phone.html, re.DOTALL)
    assert found, topic
    return " ".join(unescape(re.sub("<[^>]*>", " ", found[0])).split())


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("language", each_language())
def test_every_game_has_its_page_with_all_that_a_table_asks(
    game: str, language: str, phone: Phone
) -> None:
    phone.client.set_cookie("language", language)
    assert phone.go(f"/rules/{game}").status == 200
    for topic in ALWAYS:
        assert part(phone, topic)
    ids = re.findall(r'\bid="([^"]+)"', phone.html)
    assert len(ids) == len(set(ids))


def test_a_game_that_is_new_is_shown_in_english_until_it_is_translated(phone: Phone) -> None:
    phone.client.set_cookie("language", "fr")
    with offered({"short_lift.toml": (DATA / "short_lift.toml").read_text("utf-8")}):
        text = phone.go("/rules/short_lift").text
        assert "La donne" in text
        assert "No ban Everybody may bid anything." in text


@pytest.mark.parametrize(
    ("game", "heading"),
    [
        ("wizard_gigamic", '<span lang="fr">Qui remporte le pli ?</span>'),
        ("wizard_fisher", '<span lang="en">Bidding</span>'),
        ("wizards_cup", '<span lang="fr">3.C. Les Valeurs</span>'),
    ],
)
def test_a_heading_is_said_to_be_in_the_language_of_the_sheet(
    game: str, heading: str, phone: Phone
) -> None:
    phone.client.set_cookie("language", "de")
    assert heading in phone.go(f"/rules/{game}").html


@pytest.mark.parametrize("game", ["wizard_gigamic", "wizard_fisher", "wizard_club"])
def test_special_cards_have_their_topics_where_a_game_has_any(game: str, phone: Phone) -> None:
    phone.go(f"/rules/{game}")
    for topic in WITH_SPECIALS:
        assert "Wizard" in part(phone, topic) or "Jester" in part(phone, topic)
    phone.go("/rules/quoicoupli")
    assert not any(f'id="{topic}"' in phone.html for topic in WITH_SPECIALS)


def test_a_topic_names_its_place_in_the_rule_sheet_and_headings_are_said_to_be_that(
    phone: Phone,
) -> None:
    phone.go("/rules/wizard_fisher")
    assert part(phone, "top_lead").endswith("Wizard (Fisher), Leading Wizards or Jesters")
    assert part(phone, "end").endswith("Wizard (Fisher), Length of Game")
    rule_sentence = "In italics: headings as the printed rules have them."
    assert rule_sentence in phone.go("/rules/wizard_gigamic").text
    assert rule_sentence not in phone.go("/rules/oh_hell").text


def test_what_a_game_deals_is_said_for_every_number_of_players_with_its_own_trump(
    phone: Phone,
) -> None:
    phone.go("/rules/wizard_gigamic")
    deal = part(phone, "deal")
    assert "60 cards: 1 to 13 in red, green, blue and yellow." in deal
    assert "Besides, 4 of each: Wizard and Jester." in deal
    skull_king = part(phone.go("/rules/skull_king"), "deal")
    assert "Besides: Pirate (5), Skull King (1)" in skull_king
    phone.go("/rules/wizard_gigamic")
    assert "3 20 1 2 … 20 4 15 1 2 … 15 5 12 1 2 … 12 6 10 1 2 … 10" in deal
    trump = {
        "wizard_fisher": "Wizard turned: the dealer names a suit as trump. "
        "Jester turned: no trump.",
        "wizard_club": "Sorcerer or Jester turned: no trump.",
        "nomination_whist": "Trump changes from round to round: hearts, diamonds, clubs, spades,"
        " no trump.",
        "skull_king": "Always trump: black.",
    }
    for game, words in trump.items():
        assert words in part(phone.go(f"/rules/{game}"), "trump")
    assert "none left to turn" in part(phone.go("/rules/wizard_club"), "trump")
    assert "none left to turn" not in part(phone.go("/rules/quoicoupli"), "trump")


def test_a_restriction_is_shown_on_a_number(phone: Phone) -> None:
    words = part(phone.go("/rules/quoicoupli"), "restriction")
    assert "So with 6 cards, after bids of 1, 2, 0, 1 and 0, a 2 is not allowed." in words
    assert "It holds in the blind round too." in words
    assert "Free:" in part(phone.go("/rules/wizard_fisher"), "restriction")


def test_worked_tricks_are_drawn_with_who_takes_them(phone: Phone) -> None:
    winner = part(phone.go("/rules/wizard_gigamic"), "winner")
    assert "1. " not in winner
    assert "red 7 was not legal , still in hand:" in winner
    held = re.search(r'still-held">.*?</p>', phone.html, re.DOTALL)[0]
    assert re.findall(r'aria-label="([^"]+)"', held) == ["blue 3", "green 11"]
    # A heading, and the five tricks but for the one whose card goes back.
    assert winner.count("takes the trick") == 1 + 4
    assert 'aria-label="blue 5"' in phone.html


def test_a_table_reads_the_rules_that_it_plays_by_now(phone: Phone, table: Open) -> None:
    game = table(game="wizard_fisher")
    assert "This table plays:" not in phone.go(f"{game.path}/rules-in-short").text
    phone.go(f"{game.path}/rules").tap("Play like this", variant="optional_rule")
    phone.go(game.path).follow("Rules in short")
    assert phone.path == f"{game.path}/rules-in-short"
    assert "This table plays: The leader may not make it fit" in phone.text
    assert "leads the game alone must not make" in part(phone, "restriction")
    assert "played here" in phone.html
    assert phone.go(f"{game.path}/table").follow("Rules in short").status == 200


def test_options_that_are_no_variant_are_named_and_worked_out(phone: Phone, table: Open) -> None:
    game = table(options={"points.made.base": 30, "end.leavers_win": True})
    assert "leavers can still win" in phone.go(f"{game.path}/rules-in-short").text
    points = part(phone, "points")
    assert "Bid made: 30 + 10 a trick" in points
    assert "2 2 +50" in points


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "cannonball"), ("de", "Kanonenkugel"), ("fr", "boulet de canon")],
)
def test_a_worked_bid_with_the_cannonball_says_so(
    language: str, words: str, phone: Phone, table: Open
) -> None:
    game = table(game="skull_king")
    phone.go(f"{game.path}/rules").tap("Play like this", variant="rascal")
    phone.client.set_cookie("language", language)
    phone.go(f"{game.path}/rules-in-short")
    points = part(phone, "points")
    assert f"3 {words} 3 5 +75 3 {words} 2 5 ±0" in points
    assert "2 2 5 +50" in points


def test_house_rules_have_their_page(phone: Phone) -> None:
    phone.go("/house/new?game=quoicoupli")
    typed = {"option.bidding.from_hand": "3", "option.points.missed.base": "-7"}
    phone.tap("Keep", name="Sunday rules", **typed).tap("Rules in short")
    assert "Sunday rules (Quoicoupli)" in phone.text
    assert "These house rules:" in phone.text
    assert "This holds from hands of 3 cards on." in part(phone, "restriction")
    assert "Bid missed: −7" in part(phone, "points")


@pytest.mark.parametrize("address", ["/rules/chess", "/rules/%00", "/house/nobody/in-short"])
def test_what_is_not_there_has_no_page(phone: Phone, address: str) -> None:
    assert phone.go(address).status == 404


def ways(phone: Phone, game: str, words: str) -> list[str]:
    """Return where the buttons with these words lead from the form for a new ``game``."""
    form, _ = phone.go("/new").tap("Show the rules", game=game).button("Start")
    return [button.value for button in form.buttons if button.label == words]


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_new_game_leads_to_the_rules_of_the_chosen_one(game: str, phone: Phone) -> None:
    assert ways(phone, game, "Rules in short") == [f"/rules/{game}"]


def test_a_game_of_duels_has_a_page_of_its_own_by_the_same_mechanism(phone: Phone) -> None:
    assert "Wizards Cup" in phone.go("/rules/wizards_cup").text
    assert "Fire Nature, Light Water" in part(phone, "element")
    assert "Void – –" in part(phone, "element")
    assert part(phone, "power").endswith("Wizards Cup, 3.A. Le Pouvoir Immédiat")
    assert "Void 4 Fire 4 both lose" in part(phone, "level")
    assert "2 tokens win the match." in part(phone, "end")
    assert "Cards each" not in phone.text


def test_a_match_reads_its_rules_from_the_pad(phone: Phone, table: Open) -> None:
    game = table(("Anna", "Ben"), game="wizards_cup")
    phone.go(game.path).follow("Rules in short")
    assert phone.path == f"{game.path}/rules-in-short"
    assert "Void 4 Fire 4 both lose" in part(phone, "level")
    assert "This table plays:" not in phone.text


def test_house_rules_are_made_of_no_match(phone: Phone) -> None:
    assert ways(phone, "quoicoupli", "House rules") == ["/new/rules?game=quoicoupli"]
    assert ways(phone, "wizards_cup", "House rules") == []
    assert phone.go("/house/new?game=wizards_cup").status == 404
