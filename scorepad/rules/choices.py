"""The words of a rule sheet's answers: one enumeration for each question."""

from enum import StrEnum


class Restricted(StrEnum):
    """The players who may not make the bids add up to the number of tricks."""

    NOBODY = "nobody"
    LAST = "last"
    SOLE_LEADER = "sole_leader"


class Visibility(StrEnum):
    """The moment at which bids are seen: at once, all together, or after the round."""

    OPEN = "open"
    SIMULTANEOUS = "simultaneous"
    SECRET = "secret"


class OwnCards(StrEnum):
    """The cards of their own that players see before they bid: all, or none."""

    SEEN = "seen"
    FOREHEAD = "forehead"


class FirstDealer(StrEnum):
    """The dealer of the first round.

    It is the player who draws the highest card, or the wisest player, who keeps the score as well.
    """

    DRAWN = "drawn"
    WISEST = "wisest"


class RankNames(StrEnum):
    """The names of the ranks: the deck's own, or those of a deck with court cards."""

    NUMBERS = "numbers"
    COURT = "court"


class Entry(StrEnum):
    """The person who types the bids: the scorer, or each player on the phone passed round."""

    SCORER = "scorer"
    PLAYERS = "players"


class TrumpSource(StrEnum):
    """The source of trump: a turned card, one suit for good, suits by turns, or nothing."""

    TURNED = "turned"
    FIXED = "fixed"
    CYCLE = "cycle"
    NONE = "none"


class Turned(StrEnum):
    """The effect of a special card turned for trump."""

    CHOOSE = "choose"
    NONE = "none"


class TopLead(StrEnum):
    """The effect of leading a special card that beats all.

    The rest of the trick is free, or the next plain card must be followed.
    """

    FREE = "free"
    NEXT_CARD = "next_card"


class Edition(StrEnum):
    """The editions that have special cards of their own, by the years of the game; newest first."""

    THIRTY = "30"
    TWENTY_FIVE = "25"
    TWENTY = "20"


class BidChange(StrEnum):
    """The moment at which a card has a bid changed: after its trick, or after the round."""

    TRICK = "trick"
    ROUND_END = "round_end"


class Swap(StrEnum):
    """The freedom of whoever played a card to swap one with the trick: to do so, or not."""

    MAY = "may"
    MUST = "must"


class Course(StrEnum):
    """The course of hand sizes from round to round: they grow, shrink, or do both."""

    UP = "up"
    DOWN = "down"
    UP_DOWN = "up_down"
    DOWN_UP = "down_up"


class BonusWhen(StrEnum):
    """The case in which a typed bonus counts."""

    NEVER = "never"
    MADE = "made"
    ALWAYS = "always"


class Tie(StrEnum):
    """The winners among those level at the top.

    They are all, or those who made most bids, or whoever is ahead after another round.
    """

    SHARED = "shared"
    MOST_MADE = "most_made"
    PLAY_ON = "play_on"
