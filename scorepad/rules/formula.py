"""The points of a ruleset: the formulas for them, and the bonus."""

from dataclasses import dataclass, fields

from scorepad.rules.choices import BonusWhen


@dataclass(frozen=True, slots=True)
class Formula:
    """Points: ``base`` + each term times its number, as :meth:`value` adds them up.

    A new term of these facts is a field here, added up below and in the twin,
    ``static/phone/rules/points.mjs``. ``make option-table`` writes
    ``static/phone/rules/option_table.mjs`` anew. The form has it by
    ``services/house_rules_form.py`` and its twin, ``static/phone/services/house_rules_form.mjs``,
    and its words are in ``i18n/points.py``, with their translations (``make translations``). One
    that counts the hand also belongs in :attr:`Points.by_hand` and in ``pointsRows`` of
    ``static/phone/views/rules_summary.mjs``.

    A term that depends on another fact than bid, tricks and hand needs the fact in
    ``score_round()`` on both sides, and in its callers: ``pad/rounds.py`` and
    ``static/phone/pad/rounds.mjs``, where rounds are read, ``rules/game_in_play.py`` and
    ``trick_checker/referee.py``. Where one player is asked about alone, ``score()`` hands it on.
    """

    base: int = 0
    trick: int = 0
    trick_squared: int = 0
    bid: int = 0
    bid_squared: int = 0
    off: int = 0
    off_squared: int = 0
    hand: int = 0

    def value(self, bid: int, tricks: int, hand: int) -> int:
        """Return the points for ``tricks`` on a bid of ``bid``, with ``hand`` cards each."""
        off = abs(bid - tricks)
        return (
            self.base
            + self.trick * tricks
            + self.trick_squared * tricks**2
            + self.bid * bid
            + self.bid_squared * bid**2
            + self.off * off
            + self.off_squared * off**2
            + self.hand * hand
        )


TERMS = tuple(term.name for term in fields(Formula))
"""The terms of a formula; ``static/phone/rules/points.mjs`` lists their numbers in this order."""


@dataclass(frozen=True, slots=True)
class BonusCard:
    """Cards that bring a bonus to whoever takes them: ``points`` for each of ``count``.

    With ``one_trick`` one card of the deck takes all of them, in its own trick; of several such
    lines only one can come about. ``key`` names what was won; "" in the rules of older pads, where
    a bonus is a number alone.
    """

    points: int
    count: int
    one_trick: bool = False
    key: str = ""


@dataclass(frozen=True, slots=True)
class Bonus:
    """Points that a player types for a round: multiples of ``step`` up to ``most``.

    Where ``most`` is 0, it is what can be won with the ``cards``.
    """

    when: BonusWhen = BonusWhen.NEVER
    step: int = 10
    most: int = 170
    cards: tuple[BonusCard, ...] = ()


@dataclass(frozen=True, slots=True)
class Points:
    """The formulas for points: for bids that were made, and for bids that were missed.

    A bid of zero either has two formulas of its own, or counts by these. With ``near_half`` a bid
    that is missed by one brings half of what it would have brought, rounded down, and half of the
    bonus. ``cannonball`` are the points for each card in the hand of whoever says so with the bid,
    and makes it; one that is missed brings nothing then. 0 where nobody can. ``loot`` are the
    points of each of two allies who both made their bids; ``wager`` the most that a player may
    wager on the own bid.
    """

    made: Formula
    missed: Formula
    zero_made: Formula | None = None
    zero_missed: Formula | None = None
    bonus: Bonus = Bonus()
    near_half: bool = False
    cannonball: int = 0
    loot: int = 0
    wager: int = 0

    @property
    def by_hand(self) -> bool:
        """Return whether the points of a bid depend on the number of cards in the hand."""
        formulas = (self.made, self.missed, self.zero_made, self.zero_missed)
        return any(formula is not None and formula.hand for formula in formulas)
