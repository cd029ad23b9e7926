"""What the referee says, in the words of each game and language."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from scorepad.i18n.game_words import library_words
from scorepad.i18n.games import card_name, suit_name
from scorepad.i18n.verdicts import (
    need_in_words,
    next_leader_in_words,
    player_name,
    reason_in_words,
    refused_card,
    ruling_in_words,
    trump_name,
)
from scorepad.rules.legality import Why
from scorepad.rules.library import games
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import with_every_card
from scorepad.rules.tricks import Taken, TrumpOfRound
from scorepad.trick_checker.query import TrickQuery
from scorepad.trick_checker.trick import TrickContext, read_trick
from scorepad.views.counted_tricks import Need
from scorepad.views.trick_check import CheckView, check_view
from tests.languages import each_language

GAME = "wizard_gigamic"
RULES = games()[GAME].ruleset


def seen(
    cards: Sequence[str],
    players: int = 3,
    game: str = GAME,
    trump: str = "R",
    **asked: object,
) -> CheckView:
    context = TrickContext(with_every_card(games()[game].ruleset), players)
    told = TrickQuery(game=game, trump=trump, cards=tuple(cards)).with_changes(**asked)
    trick, refusals = read_trick(told, context)
    assert refusals == ()
    return check_view(told, trick, context)


TAKEN = {
    Taken.FIRST_TOP: ["B5", "Z", "Z"],
    Taken.HIGHEST_TRUMP: ["B5", "R2", "R7"],
    Taken.HIGHEST_OF_SUIT_LED: ["B5", "B12", "G13"],
    Taken.FIRST_BOTTOM: ["N", "N", "N"],
}
PIRATES = "skull_king"
TAKEN_BY_PIRATES = {
    Taken.BEATS_SUITS: ["Y5", "P", "TP"],
    Taken.BEATS_SPECIALS: ["S", "TP", "Y5"],
    Taken.CIRCLE: ["S", "P", "K"],
    Taken.BEATS_BOTTOMS: ["E", "L", "TE"],
    Taken.NOBODY: ["Y5", "R", "P"],
    Taken.HIGHEST_NUMBER: ["Y5", "W", "B12"],
    Taken.NO_NUMBER: ["E", "W", "P"],
}

RULED = {
    Why.LEADS: (["B5"], 0, {}),
    Why.SPECIAL: (["B5", "Z"], 1, {}),
    Why.NO_SUIT_YET: (["N", "B5"], 1, {}),
    Why.TOP_WAS_LED: (["Z", "B5"], 1, {}),
    Why.FOLLOWS: (["B5", "B3"], 1, {}),
    Why.CANNOT_FOLLOW: (["B5", "G3"], 1, {"had": "no"}),
    Why.MUST_FOLLOW: (["B5", "G3"], 1, {"had": "yes"}),
}


@pytest.mark.parametrize("language", each_language())
@pytest.mark.parametrize("why", Taken)
def test_every_reason_names_the_card_that_decided(why: Taken, language: str, speaking) -> None:
    game = GAME if why in TAKEN else PIRATES
    reason = seen((TAKEN | TAKEN_BY_PIRATES)[why], game=game, trump="R" * (game == GAME)).reason
    assert reason.verdict.why is why
    with speaking(language):
        words = reason_in_words(reason, game)
        assert card_name(reason.verdict.card, game) in words
        others = [library_words(language)[game].specials[code] for code in reason.verdict.beaten]
        assert all(other in words for other in others)
        assert (reason.beaten is not None) == ("13" in words)
    assert words.endswith(".")


@pytest.mark.parametrize("language", each_language())
@pytest.mark.parametrize("why", Why)
def test_every_ruling_says_why_and_names_the_suit_to_follow(
    why: Why, language: str, speaking
) -> None:
    cards, judge, answer = RULED[why]
    judged = seen(cards, judge=str(judge), **answer).judged
    assert judged.ruling.why is why
    with speaking(language):
        words = ruling_in_words(judged, GAME)
        asks_suit = why in (Why.FOLLOWS, Why.CANNOT_FOLLOW, Why.MUST_FOLLOW)
        assert asks_suit == (f"({suit_name('B', GAME)})" in words)
    assert words.endswith(".")


def test_reasons_and_rulings_are_all_different(speaking) -> None:
    with speaking("en"):
        taken = {reason_in_words(seen(cards).reason, GAME) for cards in TAKEN.values()}
        ruled_so = {
            ruling_in_words(seen(cards, judge=str(judge), **answer).judged, GAME)
            for cards, judge, answer in RULED.values()
        }
    assert len(taken) == len(TAKEN)
    assert len(ruled_so) == len(RULED)


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (["B5"], "The only card of the suit led: blue 5."),
        (["B5", "B6"], "The highest card of the suit led: blue 6."),
        (["N"], "Nothing but Jester so far: the next other card takes over."),
        (["R5", "G13"], "The only trump: red 5."),
        (["R5", "R3"], "The highest trump: red 5."),
        (["Z", "G13"], "The first Wizard beats everything."),
    ],
)
def test_a_reason_counts_what_lies_there(cards: list[str], words: str, speaking) -> None:
    with speaking("en"):
        assert reason_in_words(seen(cards).reason, GAME) == words


def test_rulings_name_the_cards_that_should_have_been_played_and_nothing_before_the_hand_is_known(
    speaking,
) -> None:
    view = seen(["B5", "R7"], judge="1", held=("G1", "B7", "B9"))
    with speaking("en"):
        assert "with blue 7, blue 9." in ruling_in_words(view.judged, GAME)
    view = seen(["B5", "R7"], judge="1")
    with speaking("en"):
        assert ruling_in_words(view.judged, GAME) == ""


@pytest.mark.parametrize("held", [("R3", "V"), ("JR", "R3")])
def test_a_special_card_with_the_suit_led_is_none_that_should_have_been_played(
    held: tuple[str, ...], speaking
) -> None:
    # The Vampire is the red 7 that was turned; it, Juggler and Cloud in hand never oblige.
    asked = {"game": "wizard_jubilee", "trump": "", "turned": "R7", "judge": "1"}
    view = seen(["R5", "B2"], **asked, held=held)
    with speaking("en"):
        assert ruling_in_words(view.judged, "wizard_jubilee").endswith("with red 3.")


@pytest.mark.parametrize(
    ("top_lead", "why"), [("free", Why.TOP_WAS_LED), ("next_card", Why.MUST_FOLLOW)]
)
def test_a_lead_that_beats_all_is_read_as_the_table_reads_it(top_lead: str, why: Why) -> None:
    view = seen(["Z", "G11", "B7"], top_lead=top_lead, judge="2", had="yes")
    assert view.judged.ruling.why is why
    assert view.other_reading is not None
    assert view.other_reading != top_lead


@pytest.mark.parametrize(
    ("cards", "matters"), [(["N", "Z", "B7"], True), (["B1", "Z", "B7"], False)]
)
def test_the_other_reading_is_offered_only_where_it_matters(
    cards: list[str], matters: bool
) -> None:
    assert (seen(cards, judge="2").other_reading is not None) is matters


@pytest.mark.parametrize("game", [key for key, each in games().items() if each.ruleset.play.judged])
@pytest.mark.parametrize("language", each_language())
def test_every_game_is_spoken_of_in_its_own_words(game: str, language: str, speaking) -> None:
    deck = games()[game].ruleset.deck
    suit = deck.suits[0].code
    view = seen([f"{suit}{deck.ranks[-1]}"], 4, game, suit)
    name = library_words(language)[game].suits[suit]
    with speaking(language):
        assert name in reason_in_words(view.reason, game)
        assert trump_name(view.trick.trump, game) == name


@pytest.mark.parametrize(
    ("taken", "wanted", "words"),
    [
        (0, 2, "Zoé needs 2 more"),
        (1, 2, "Zoé needs 1 more"),
        (2, 2, "Zoé has enough"),
        (3, 2, "Zoé has 1 too many"),
        (1, None, "Zoé: 1 trick"),
        (0, None, "Zoé: 0 tricks"),
    ],
)
def test_what_a_player_needs(taken: int, wanted: int | None, words: str, speaking) -> None:
    with speaking("en"):
        assert need_in_words(Need("p1", taken, wanted), "Zoé") == words


def test_trump_and_players_without_a_name_are_called_all_the_same(speaking) -> None:
    with speaking("en"):
        assert trump_name(TrumpOfRound(known=True), GAME) == "no trump"
        assert trump_name(TrumpOfRound(known=False), GAME) == "not known"
        assert trump_name(TrumpOfRound(True, None, to_choose=True, turned="Z"), GAME) == "not known"
    place = seen(["B5"]).places[1]
    with speaking("en"):
        assert player_name(place) == "Player 2"
        assert player_name(place._replace(name="Zoé")) == "Zoé"


def test_refused_cards_are_called_by_their_names(speaking) -> None:
    with speaking("de"):
        refusal = Refusal(Code.CARD_TOO_OFTEN, {"card": "B5", "times": 2, "count": 1})
        assert "Blau 5" in refused_card(refusal, RULES)
        assert "B14" in refused_card(Refusal(Code.NO_SUCH_CARD, {"card": "B14"}), RULES)
        asked = Refusal(Code.NO_SUCH_CARD, {"card": "blau 15", "nearest": ["B5", "B1"]})
        assert "Blau 5 oder Blau 1" in refused_card(asked, RULES)
        assert "B5" in refused_card(refusal, replace(RULES, key="gone"))


@pytest.mark.parametrize(
    ("cards", "players", "first", "words"),
    [
        (["Y5", "R", "B2"], 3, None, "Player 3 would have taken it and leads next."),
        (["P", "W", "E"], 3, 1, "Player 1 would have taken it and leads next."),
        (
            ["Y5", "P", "B2"],
            2,
            1,
            (
                "It is Graybeard’s card, so the trick is nobody’s. "
                "Player 2 led the round and leads next."
            ),
        ),
        (
            ["Y5", "P", "B2"],
            2,
            None,
            "It is Graybeard’s card, so the trick is nobody’s. Whoever led the round leads next.",
        ),
        (["R", "P", "B2"], 2, 0, "Player 1 led the round and leads next."),
    ],
)
def test_after_a_trick_of_nobodys_it_is_said_who_leads_and_why(
    cards: list[str], players: int, first: int | None, words: str, speaking
) -> None:
    context = TrickContext(with_every_card(games()[PIRATES].ruleset), players, first=first)
    query = TrickQuery(game=PIRATES, cards=tuple(cards))
    trick, refusals = read_trick(query, context)
    view = check_view(query, trick, context)
    assert (refusals, view.taker) == ((), None)
    with speaking("en"):
        assert next_leader_in_words(view) == words
        assert (view.leads_next is None) == (first is None and players == 2)
