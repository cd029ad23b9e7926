"""The words that a rule sheet's answers come in."""

from enum import StrEnum


class Restricted(StrEnum):
    """Who may not make the bids add up to the number of tricks."""

    NOBODY = "nobody"
    LAST = "last"
    SOLE_LEADER = "sole_leader"


class Visibility(StrEnum):
    """When bids are seen: at once, all together, or after the round."""

    OPEN = "open"
    SIMULTANEOUS = "simultaneous"
    SECRET = "secret"


class OwnCards(StrEnum):
    """Whether players see their own cards before they bid."""

    SEEN = "seen"
    FOREHEAD = "forehead"


class FirstDealer(StrEnum):
    """Who deals the first round: the highest of a card each, or the wisest player,
    who keeps the score as well."""

    DRAWN = "drawn"
    WISEST = "wisest"


class RankNames(StrEnum):
    """What ranks are called: by the deck's own names, or by those of a deck with
    court cards."""

    NUMBERS = "numbers"
    COURT = "court"


class Entry(StrEnum):
    """Who types the bids: the scorer, or each player on the phone passed round."""

    SCORER = "scorer"
    PLAYERS = "players"


class TrumpSource(StrEnum):
    """Where trump comes from: a turned card, one suit for good, suits by turns,
    or nowhere."""

    TURNED = "turned"
    FIXED = "fixed"
    CYCLE = "cycle"
    NONE = "none"


class Turned(StrEnum):
    """What a special card turned for trump does."""

    CHOOSE = "choose"
    NONE = "none"


class TopLead(StrEnum):
    """After a special card that beats all was led: the rest of the trick is
    free, or the next plain card must be followed."""

    FREE = "free"
    NEXT_CARD = "next_card"


class Course(StrEnum):
    """How hands run from round to round: they grow, shrink, or do both."""

    UP = "up"
    DOWN = "down"
    UP_DOWN = "up_down"
    DOWN_UP = "down_up"


class BonusWhen(StrEnum):
    """When a typed bonus counts."""

    NEVER = "never"
    MADE = "made"
    ALWAYS = "always"


class Tie(StrEnum):
    """Who wins among those level at the top: all, or who made most bids."""

    SHARED = "shared"
    MOST_MADE = "most_made"
