"""The reading of a game's data into its ruleset; data that is wrong is refused."""

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from scorepad.rules.checking import RulesetError, Section
from scorepad.rules.choices import (
    BidChange,
    BonusWhen,
    Course,
    Edition,
    Entry,
    FirstDealer,
    OwnCards,
    Restricted,
    Swap,
    Tie,
    TopLead,
    TrumpSource,
    Turned,
    Visibility,
)
from scorepad.rules.deck import CardRole, Deck, read_deck, whole_deck
from scorepad.rules.examples import bid_example, example, trick_example
from scorepad.rules.formula import TERMS
from scorepad.rules.game_file import TRICKS
from scorepad.rules.option_table import MOST_ROUNDS, OPTIONS, Option
from scorepad.rules.options import unplayable, with_options
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import (
    Bidding,
    Bonus,
    BonusCard,
    Deal,
    Formula,
    Play,
    Points,
    Ruleset,
    Schedule,
    Trump,
    Variant,
)

_KEY = re.compile(r"[a-z_]{1,32}\Z")


def read_schedule(section: Section, deck: Deck) -> Schedule:
    """Return the schedule that ``section`` describes."""

    def deal(each: Section) -> Deal:
        # A single card can always be dealt.
        if each.integer("hand", 1, deck.size) != 1:
            raise each.wrong("hand", "1, so that it can always be dealt")
        return Deal(1, each.flag("blind"))

    course = section.choice("kind", Course)
    keep = section.integer("keep", 0, deck.size - 1)
    extra = section.each("extra", deal)
    largest = 0
    largest_for: tuple[tuple[int, int], ...] = ()
    if section.is_table("largest"):
        caps = section.section("largest")
        most = {players: (deck.size - keep) // players for players in range(2, 11)}
        largest_for = tuple(
            (players, caps.integer(str(players), 1, most[players]))
            for players in most
            if caps.has(str(players))
        )
        caps.done()
    elif section.has("largest"):
        largest = section.integer("largest", 1, deck.size)
    rounds = section.integer("rounds", 1, MOST_ROUNDS) if section.has("rounds") else 0
    varies = section.flag("varies") if section.has("varies") else False
    first = section.integer("first", 0, deck.size) if section.has("first") else 0
    step = section.integer("step", -10, 10) if section.has("step") else 0
    whole_deck = section.has("whole_deck") and section.flag("whole_deck")
    section.done()
    return Schedule(
        *(course, keep, extra, largest, largest_for, rounds),
        varies=varies,
        first=first,
        step=step,
        whole_deck=whole_deck,
    )


def read_trump(section: Section, deck: Deck) -> Trump:
    """Return the rules for the source of trump, as ``section`` has them."""
    source = TrumpSource.TURNED
    if section.has("source"):
        source = section.choice("source", TrumpSource)
    suits: tuple[str, ...] = ()
    if section.has("suits"):
        suits = section.words("suits")
        codes = ["", *(suit.code for suit in deck.suits)]
        if not set(suits) <= set(codes):
            raise section.wrong("suits", f'codes of suits, or "": {", ".join(codes[1:])}')
        if source is TrumpSource.FIXED and (len(suits) != 1 or not suits[0]):
            raise section.wrong("suits", "one suit for a trump that is fixed")
    trump = Trump(
        source, suits, section.choice("top_turned", Turned), section.choice("bottom_turned", Turned)
    )
    section.done()
    return trump


def read_points(section: Section) -> Points:
    """Return the formulas that ``section`` has.

    Where it has one for a made or a missed bid of zero and not the other, the other is that of any
    bid.
    """
    made, missed = _formula(section.section("made")), _formula(section.section("missed"))
    zero = {
        key: _formula(section.section(key))
        for key in ("zero_made", "zero_missed")
        if section.has(key)
    }
    points = Points(
        made,
        missed,
        zero.get("zero_made", made) if zero else None,
        zero.get("zero_missed", missed) if zero else None,
        bonus=_bonus(section.section("bonus")) if section.has("bonus") else Bonus(),
        near_half=section.has("near_half") and section.flag("near_half"),
        cannonball=section.integer("cannonball", 0, 1000) if section.has("cannonball") else 0,
        loot=section.integer("loot", 0, 1000) if section.has("loot") else 0,
        wager=section.integer("wager", 0, 1000) if section.has("wager") else 0,
    )
    section.done()
    return points


def _formula(section: Section) -> Formula:
    terms = {key: section.integer(key, -1000, 1000) for key in TERMS if section.has(key)}
    section.done()
    return Formula(**terms)


def _bonus(section: Section) -> Bonus:
    step = section.integer("step", 1, 1000) if section.has("step") else Bonus().step
    bonus = Bonus(
        section.choice("when", BonusWhen),
        step,
        _most(section, step),
        section.each("cards", _bonus_card),
    )
    keys = [card.key for card in bonus.cards if card.key]
    if len(set(keys)) < len(keys):
        raise section.wrong("cards", "a key of its own for each")
    section.done()
    return bonus


def _most(section: Section, step: int) -> int:
    if not section.has("most"):
        return Bonus().most
    return section.integer("most", 0 if section.has("cards") else step, 1000)


def _bonus_card(section: Section) -> BonusCard:
    card = BonusCard(
        section.integer("points", 1, 1000),
        section.integer("count", 1, 60),
        one_trick=section.has("one_trick") and section.flag("one_trick"),
        key=section.text("key") if section.has("key") else "",
    )
    if card.key and not _KEY.match(card.key):
        raise section.wrong("key", "small letters and underscores, at most 32")
    section.done()
    return card


def read_ruleset(data: Mapping[str, Any], source: str) -> Ruleset:
    """Return the ruleset that ``data`` describes; ``source`` names it in errors.

    ``data`` has the shape of a file in ``rules/games`` without its words.

    Raises:
        RulesetError: naming the source, the key and what is allowed there.
    """
    top = Section(source, data)
    if top.has("kind") and top.text("kind") != TRICKS:
        raise top.wrong("kind", f"{TRICKS!r} for a game of bids and tricks")
    players = top.section("players")
    least = players.integer("least", 2, 10)
    most = players.integer("most", least, 10)
    deck = read_deck(top.section("deck"))
    end = top.section("end")
    dealer = top.optional("dealer")
    ruleset = Ruleset(
        key=top.text("key"),
        sheet=top.text("sheet"),
        edition=top.text("edition"),
        least=least,
        most=most,
        deck=deck,
        schedule=read_schedule(top.section("schedule"), deck),
        trump=read_trump(top.section("trump"), deck),
        play=_play(top.optional("play"), deck),
        bidding=_bidding(top.section("bidding"), deck),
        points=read_points(top.section("points")),
        leavers_win=end.flag("leavers_win"),
        tie=end.choice("tie", Tie) if end.has("tie") else Tie.SHARED,
        variants=top.each("variants", _variant),
        places=top.optional("places").all_texts(),
        examples=top.each("examples", example),
        trick_examples=top.each(
            "trick_examples", lambda each: trick_example(each, whole_deck(deck))
        ),
        bid_examples=top.each("bid_examples", bid_example),
        first_dealer=dealer.choice("first", FirstDealer) if dealer.has("first") else None,
    )
    for section in (players, end, dealer, top):
        section.done()
    _check(ruleset, top)
    _check_combinations(ruleset, source)
    return ruleset


def remembered_ruleset(data: Mapping[str, Any]) -> Ruleset:
    """Return the ruleset written on a pad: read once, however often the pad is."""
    return _remembered(json.dumps(data, sort_keys=True))


@lru_cache(maxsize=256)
def _remembered(data: str) -> Ruleset:
    return read_ruleset(json.loads(data), "the pad")


def _check(ruleset: Ruleset, top: Section) -> None:
    cards = ruleset.deck.size - ruleset.schedule.keep
    if cards < ruleset.most:
        raise top.wrong("players.most", f"at most {cards}: a card for each")
    keys = [variant.key for variant in ruleset.variants]
    if len(set(keys)) < len(keys):
        raise top.wrong("variants", "a key of its own for each")
    for number, example_ in enumerate(ruleset.examples, 1):
        if example_.variant and example_.variant not in keys:
            raise top.wrong(f"examples.{number}.variant", f"one of {', '.join(keys) or 'none'}")
    for number, each in enumerate(ruleset.bid_examples, 1):
        if each.variant and each.variant not in keys:
            raise top.wrong(f"bid_examples.{number}.sets", f"one of {', '.join(keys) or 'none'}")


def _check_combinations(ruleset: Ruleset, source: str) -> None:
    refusal = unplayable(ruleset)
    if refusal is not None:
        key, allowed = _UNPLAYABLE[refusal.code]
        raise RulesetError(source, key, _allowed_in(allowed, refusal))
    for variant in ruleset.variants:
        try:
            with_options(ruleset, dict(variant.sets), source=source)
        except Refused as refused:
            _, allowed = _UNPLAYABLE[refused.refusal.code]
            key = f"variants.{variant.key}"
            raise RulesetError(source, key, _allowed_in(allowed, refused.refusal)) from refused


_UNPLAYABLE: Mapping[Code, tuple[str, str]] = {
    Code.BAN_NEEDS_OPEN_BIDS: ("bidding", "a restriction needs open bids"),
    Code.CARDS_ARE_SEEN: ("bidding.own_cards", "seen, in a game in which they always are"),
    Code.NO_SUIT_FOR_TRUMP: ("trump.suits", "a suit where the source is {source}"),
    Code.TRUMP_NOT_ONCE: ("trump.order", "each of the {number} trumps once"),
    Code.CARDS_DO_NOT_SUFFICE: (
        "schedule.largest",
        "at most as many as there are: {players} x {hand} is more than {cards}",
    ),
    Code.NO_ROOM_FOR_A_BONUS: ("points.bonus", "at most {most} has no room for a step of {step}"),
}


def _allowed_in(allowed: str, refusal: Refusal) -> str:
    return allowed.format(**refusal.facts)


def _play(section: Section, deck: Deck) -> Play:
    other = any(card.role is CardRole.OTHER for card in deck.specials)
    play = Play(
        judged=section.flag("judged") if section.has("judged") else not other,
        top_lead=section.choice("top_lead", TopLead) if section.has("top_lead") else TopLead.FREE,
        bomb=section.has("bomb") and section.flag("bomb"),
        cloud=section.has("cloud") and section.flag("cloud"),
        kraken=section.has("kraken") and section.flag("kraken"),
        whale=section.has("whale") and section.flag("whale"),
        loot=section.has("loot") and section.flag("loot"),
        pirates=section.has("pirates") and section.flag("pirates"),
        third_hand=section.has("third_hand") and section.flag("third_hand"),
        tricks_by_scorer=section.has("tricks_by_scorer") and section.flag("tricks_by_scorer"),
        **{name: section.flag(name) for name in _SPECIAL_CARDS if section.has(name)},
        edition=section.choice("edition", Edition) if section.has("edition") else Edition.THIRTY,
        bid_change=(
            section.choice("bid_change", BidChange)
            if section.has("bid_change")
            else BidChange.TRICK
        ),
        swap=section.choice("swap", Swap) if section.has("swap") else Swap.MAY,
        bomb_said=section.has("bomb_said") and section.flag("bomb_said"),
    )
    section.done()
    if play.judged and other:
        raise section.wrong("judged", "false where only the sheet can tell what a card does")
    return play


_SPECIAL_CARDS = ("dragon", "werewolf", "juggler", "shapeshifter", "witch", "vampire")


def _bidding(section: Section, deck: Deck) -> Bidding:
    bidding = Bidding(
        section.choice("who", Restricted),
        section.flag("zero_exempt"),
        section.integer("from_hand", 1, deck.size),
        section.flag("blind_exempt"),
        section.choice("visibility", Visibility),
        section.choice("own_cards", OwnCards),
        section.choice("entry", Entry),
        always_seen=section.has("always_seen") and section.flag("always_seen"),
    )
    section.done()
    return bidding


def _variant(section: Section) -> Variant:
    key = section.text("key")
    sets = section.section("sets")
    values: list[tuple[str, Option]] = []
    for name, option in OPTIONS.items():
        if sets.has(name):
            values.append((name, option.take(sets, name)))
    sets.done()
    place = section.text("place") if section.has("place") else ""
    return Variant(key, tuple(values), place)
