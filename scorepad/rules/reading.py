"""From a game's data to its ruleset; data that is wrong is refused."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from scorepad.rules.checking import RulesetError, Section
from scorepad.rules.deck import Deck, read_deck
from scorepad.rules.options import OPTIONS, with_options
from scorepad.rules.refusal import Refused
from scorepad.rules.ruleset import (
    Bidding,
    Course,
    Deal,
    Entry,
    Example,
    Formula,
    Option,
    OwnCards,
    Points,
    Restricted,
    Ruleset,
    Schedule,
    Trump,
    Turned,
    Variant,
    Visibility,
)


def read_ruleset(data: Mapping[str, Any], source: str) -> Ruleset:
    """The ruleset that ``data`` describes; ``source`` names it in errors.

    ``data`` has the shape of a file in ``rules/games`` without its words.

    Raises:
        RulesetError: naming the source, the key and what is allowed there.
    """
    top = Section(source, data)
    players = top.section("players")
    least = players.integer("least", 2, 10)
    most = players.integer("most", least, 10)
    deck = read_deck(top.section("deck"))
    schedule = _schedule(top.section("schedule"), deck, top)
    trump = top.section("trump")
    points = top.section("points")
    end = top.section("end")
    ruleset = Ruleset(
        key=top.text("key"),
        sheet=top.text("sheet"),
        edition=top.text("edition"),
        least=least,
        most=most,
        deck=deck,
        schedule=schedule,
        trump=Trump(trump.choice("top_turned", Turned), trump.choice("bottom_turned", Turned)),
        bidding=_bidding(top.section("bidding"), deck),
        points=Points(_formula(points.section("made")), _formula(points.section("missed"))),
        leavers_win=end.flag("leavers_win"),
        variants=top.each("variants", _variant),
        examples=top.each("examples", _example),
    )
    for section in (players, trump, points, end, top):
        section.done()
    if deck.size - schedule.keep < most:
        raise top.wrong("players.most", f"at most {deck.size - schedule.keep}: a card for each")
    keys = [variant.key for variant in ruleset.variants]
    if len(set(keys)) < len(keys):
        raise top.wrong("variants", "a key of its own for each")
    _check_combinations(ruleset, source)
    return ruleset


def remembered_ruleset(data: Mapping[str, Any]) -> Ruleset:
    """The ruleset written on a pad: read once, however often the pad is."""
    return _remembered(json.dumps(data, sort_keys=True))


@lru_cache(maxsize=256)
def _remembered(data: str) -> Ruleset:
    return read_ruleset(json.loads(data), "the pad")


def _check_combinations(ruleset: Ruleset, source: str) -> None:
    tried = {"bidding": ruleset.options}
    tried |= {f"variants.{variant.key}": dict(variant.sets) for variant in ruleset.variants}
    for key, options in tried.items():
        try:
            with_options(ruleset, options, source=source)
        except Refused as refused:
            raise RulesetError(source, key, "a restriction needs open bids") from refused


def _schedule(section: Section, deck: Deck, top: Section) -> Schedule:
    def deal(each: Section) -> Deal:
        return Deal(each.integer("hand", 1, deck.size), each.flag("blind"))

    schedule = Schedule(
        section.choice("kind", Course),
        section.integer("keep", 0, deck.size - 1),
        section.each("extra", deal),
    )
    section.done()
    for number, extra in enumerate(schedule.extra, 1):
        if extra.hand != 1:
            raise top.wrong(f"schedule.extra.{number}.hand", "1, so that it can always be dealt")
    return schedule


def _bidding(section: Section, deck: Deck) -> Bidding:
    bidding = Bidding(
        section.choice("who", Restricted),
        section.flag("zero_exempt"),
        section.integer("from_hand", 1, deck.size),
        section.flag("blind_exempt"),
        section.choice("visibility", Visibility),
        section.choice("own_cards", OwnCards),
        section.choice("entry", Entry),
    )
    section.done()
    return bidding


def _formula(section: Section) -> Formula:
    terms = {
        key: section.integer(key, -1000, 1000)
        for key in ("base", "trick", "off")
        if section.has(key)
    }
    section.done()
    return Formula(**terms)


def _variant(section: Section) -> Variant:
    key = section.text("key")
    sets = section.section("sets")
    values: list[tuple[str, Option]] = []
    for name, option in OPTIONS.items():
        if sets.has(name):
            values.append((name, option.take(sets, name)))
    sets.done()
    return Variant(key, tuple(values))


def _example(section: Section) -> Example:
    return Example(
        section.text("place"),
        section.integer("bid", 0, 60),
        section.integer("tricks", 0, 60),
        section.integer("points", -10_000, 10_000),
    )
