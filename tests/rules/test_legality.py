"""Which cards may be played, and why not the others."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import (
    Card,
    Code,
    Game,
    Refused,
    Ruleset,
    RulesetError,
    TopLead,
    Why,
    every_card,
    games,
    illegal_plays,
    legal,
    place_of,
    read_card,
    read_cards,
    rulings,
    suit_led,
    with_options,
)
from scorepad.rules.reading import read_ruleset
from tests.rules import trick_oracle
from tests.rules.sheets import IN_THE_LIBRARY
from tests.unjudged import unjudged_ruleset

CLASSIC, ACES_LOW = (games()[key].ruleset for key in ("wizard_gigamic", "quoicoupli"))
STRICT = with_options(CLASSIC, {"play.top_lead": TopLead.NEXT_CARD})


def cards(codes: str, ruleset: Ruleset = CLASSIC) -> tuple[Card, ...]:
    return read_cards(ruleset.deck, codes.split())


@pytest.mark.parametrize(
    ("plays", "free", "strict"),
    [
        ("", None, None),
        ("B5", "B", "B"),
        ("B5 R1 G2", "B", "B"),
        ("N B5", "B", "B"),
        ("N N B5", "B", "B"),
        ("N N", None, None),
        ("Z", None, None),
        ("Z B5", None, "B"),
        ("Z N B5", None, "B"),
        ("N Z B5", None, "B"),
        ("Z Z B5 R3", None, "B"),
        ("B5 Z R3", "B", "B"),
        ("N B5 Z", "B", "B"),
    ],
)
def test_the_suit_led(plays: str, free: str | None, strict: str | None) -> None:
    assert suit_led(CLASSIC.play, cards(plays)) == free
    assert suit_led(STRICT.play, cards(plays)) == strict


@pytest.mark.parametrize(
    ("plays", "hand", "whys"),
    [
        ("", "B5 Z N", [Why.LEADS, Why.LEADS, Why.LEADS]),
        ("B5", "B3 R7 N Z", [Why.FOLLOWS, Why.MUST_FOLLOW, Why.SPECIAL, Why.SPECIAL]),
        ("B5", "G3 R7 N", [Why.CANNOT_FOLLOW, Why.CANNOT_FOLLOW, Why.SPECIAL]),
        ("N", "B3 R7 N", [Why.NO_SUIT_YET, Why.NO_SUIT_YET, Why.SPECIAL]),
        ("Z", "B3 R7 N", [Why.TOP_WAS_LED, Why.TOP_WAS_LED, Why.SPECIAL]),
        ("N Z G2", "B3 G7 Z", [Why.TOP_WAS_LED, Why.TOP_WAS_LED, Why.SPECIAL]),
        ("B5 Z", "B3 R7", [Why.FOLLOWS, Why.MUST_FOLLOW]),
    ],
)
def test_each_card_of_a_hand_has_its_reason(plays: str, hand: str, whys: list[Why]) -> None:
    found = rulings(CLASSIC, cards(plays), cards(hand))
    assert [str(ruling.card) for ruling in found] == hand.split()
    assert [ruling.why for ruling in found] == whys
    assert [ruling.legal for ruling in found] == [why is not Why.MUST_FOLLOW for why in whys]
    assert {ruling.suit_led for ruling in found} == {suit_led(CLASSIC.play, cards(plays))}


@pytest.mark.parametrize(
    ("plays", "hand", "freed_by"),
    [
        ("N Z G2", "B3", "Z"),
        ("N Z G2", "N", None),
        ("B5 Z", "B3", None),
        ("B5 Z", "R3", None),
        ("N", "B3", None),
    ],
)
def test_a_ruling_names_a_card_that_freed_the_trick_only_where_it_did(
    plays: str, hand: str, freed_by: str | None
) -> None:
    (ruling,) = rulings(CLASSIC, cards(plays), cards(hand))
    assert ruling.freed_by == (freed_by and read_card(CLASSIC.deck, freed_by))


def test_where_the_next_card_is_followed_a_top_leaves_the_suit_open_until_then() -> None:
    (before,) = rulings(STRICT, cards("Z"), cards("B3"))
    (after,) = rulings(STRICT, cards("Z G2"), cards("B3"))
    assert (before.why, before.topic) == (Why.NO_SUIT_YET, "top_lead")
    assert (after.why, after.topic) == (Why.CANNOT_FOLLOW, "follow")
    assert not rulings(STRICT, cards("Z G2"), cards("B3 G9"))[0].legal


@pytest.mark.parametrize(
    ("plays", "hand", "topic"),
    [
        ("", "B5", "lead"),
        ("B5", "B3", "follow"),
        ("B5", "R3", "follow"),
        ("B5", "R3 B4", "follow"),
        ("B5", "N", "specials_any_time"),
        ("N", "R3", "bottom_lead"),
        ("Z", "R3", "top_lead"),
    ],
)
def test_a_ruling_names_its_place_in_the_sheet(plays: str, hand: str, topic: str) -> None:
    found, *_ = rulings(CLASSIC, cards(plays), cards(hand))
    assert found.topic == topic
    assert found.place == place_of(CLASSIC, topic) == f"{CLASSIC.sheet}, {CLASSIC.places[topic]}"


def test_the_codes_of_reasons_stay_as_other_programs_know_them() -> None:
    assert list(Why) == [
        *("leads", "special", "no_suit_yet", "top_was_led"),
        *("follows", "cannot_follow", "must_follow"),
    ]


def test_what_a_sheet_has_no_heading_for_has_its_name_as_its_place() -> None:
    assert place_of(ACES_LOW, "no such topic") == ACES_LOW.sheet


def test_a_card_that_was_not_in_the_hand_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        illegal_plays(CLASSIC, cards("B5 B3"), [cards("B5"), cards("B4")])
    assert refused.value.refusal.code is Code.NOT_IN_HAND
    assert refused.value.refusal.facts == {"card": "B3", "play": 1}


def test_a_hand_for_each_play_is_needed() -> None:
    with pytest.raises(ValueError, match="shorter"):
        illegal_plays(CLASSIC, cards("B5 B3"), [cards("B5")])


def test_a_game_that_only_its_sheet_can_judge_is_refused() -> None:
    ruleset = unjudged_ruleset()
    hand = every_card(ruleset.deck)[:2]
    for ask in (legal, rulings):
        with pytest.raises(Refused) as refused:
            ask(ruleset, (), hand)
        assert refused.value.refusal.code is Code.NOT_JUDGED


def test_a_card_that_only_the_sheet_can_tell_leaves_a_game_unjudged(short_lift: Game) -> None:
    data = json.loads(json.dumps(short_lift.data))
    data["deck"]["specials"][0]["role"] = "other"
    assert not read_ruleset(data, "it").play.judged
    assert not read_ruleset(data | {"play": {"judged": False}}, "it").play.judged
    with pytest.raises(RulesetError, match=r"play\.judged: false where only the sheet"):
        read_ruleset(data | {"play": {"judged": True}}, "it")


# Any game


@st.composite
def moments(
    draw: st.DrawFn, rulesets: st.SearchStrategy[Ruleset]
) -> tuple[Ruleset, list[Card], list[Card]]:
    """A ruleset, what lies open, and the hand of the next player."""
    ruleset = draw(rulesets.filter(lambda each: each.play.judged))
    ruleset = with_options(ruleset, {"play.top_lead": draw(st.sampled_from(list(TopLead)))})
    deck = every_card(ruleset.deck)
    places = draw(st.lists(st.integers(0, len(deck) - 1), min_size=1, max_size=12, unique=True))
    played = draw(st.integers(0, min(len(places) - 1, ruleset.most - 1)))
    found = [deck[place] for place in places]
    return ruleset, found[:played], found[played:]


def plain(card: Card) -> trick_oracle.Plain:
    return (card.suit or str(card.role), card.rank)


@given(data=st.data())
def test_a_hand_always_has_a_legal_card_and_a_second_opinion_names_the_same(
    data: st.DataObject, any_ruleset: st.SearchStrategy[Ruleset]
) -> None:
    ruleset, plays, hand = data.draw(moments(IN_THE_LIBRARY | any_ruleset))
    found = legal(ruleset, plays, hand)
    free = ruleset.play.top_lead is TopLead.FREE
    lying, held = [plain(card) for card in plays], [plain(card) for card in hand]
    assert found
    assert (suit_led(ruleset.play, plays) or "") == trick_oracle.demanded(lying, free)
    assert list(found) == [
        card for card in hand if trick_oracle.may_be_played(plain(card), lying, held, free)
    ]
    assert [ruling.card for ruling in rulings(ruleset, plays, hand) if ruling.legal] == list(found)
