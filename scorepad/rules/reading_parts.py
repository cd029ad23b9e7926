"""The parts of a ruleset that have many shapes: schedule, trump, points."""

from scorepad.rules.checking import Section
from scorepad.rules.choices import BonusWhen, Course, TrumpSource, Turned
from scorepad.rules.deck import Deck
from scorepad.rules.ruleset import Bonus, Deal, Formula, Points, Schedule, Trump
from scorepad.rules.settings import MOST_ROUNDS, TERMS


def read_schedule(section: Section, deck: Deck) -> Schedule:
    """The schedule that ``section`` describes."""

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
    section.done()
    return Schedule(course, keep, extra, largest, largest_for, rounds, varies)


def read_trump(section: Section, deck: Deck) -> Trump:
    """Return where trump comes from, as ``section`` has it."""
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
    """The formulas that ``section`` has; where it has one of a bid of zero's
    own and not the other, the other is that of any bid."""
    made, missed = _formula(section.section("made")), _formula(section.section("missed"))
    zero = {
        key: _formula(section.section(key))
        for key in ("zero_made", "zero_missed")
        if section.has(key)
    }
    bonus = _bonus(section.section("bonus")) if section.has("bonus") else Bonus()
    section.done()
    if not zero:
        return Points(made, missed, bonus=bonus)
    zero = {"zero_made": made, "zero_missed": missed, **zero}
    return Points(made, missed, **zero, bonus=bonus)


def _formula(section: Section) -> Formula:
    terms = {key: section.integer(key, -1000, 1000) for key in TERMS if section.has(key)}
    section.done()
    return Formula(**terms)


def _bonus(section: Section) -> Bonus:
    step = section.integer("step", 1, 1000) if section.has("step") else Bonus().step
    bonus = Bonus(
        section.choice("when", BonusWhen),
        step,
        section.integer("most", step, 1000) if section.has("most") else Bonus().most,
    )
    section.done()
    return bonus
