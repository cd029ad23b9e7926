"""The options of the rules, in the reader's language."""

from collections.abc import Mapping
from typing import Any

from scorepad.i18n.numbers import figure
from scorepad.i18n.option_words import IN_SHORT
from scorepad.i18n.points import TERM_TITLES, term_title
from scorepad.i18n.speech import Lazy, gettext, lazy_gettext
from scorepad.i18n.words import Words
from scorepad.rules.option_table import OPTIONS, Choices, Number, Order, Switch
from scorepad.rules.ruleset import Option

_TITLES: Mapping[str, Lazy] = {
    "bidding.who": lazy_gettext("Bids must not add up"),
    "bidding.zero_exempt": lazy_gettext("Zero is always allowed"),
    "bidding.from_hand": lazy_gettext("The ban begins at hands of"),
    "bidding.blind_exempt": lazy_gettext("No ban in the blind round"),
    "bidding.visibility": lazy_gettext("Bids are seen"),
    "bidding.own_cards": lazy_gettext("Own cards while bidding"),
    "bidding.entry": lazy_gettext("Who types hidden bids"),
    "trump.top_turned": lazy_gettext("When the highest special card is turned"),
    "trump.bottom_turned": lazy_gettext("When the lowest special card is turned"),
    "end.leavers_win": lazy_gettext("Who left early can still win"),
    "end.tie": lazy_gettext("Level at the end"),
    "play.top_lead": lazy_gettext("After the highest special card is led"),
    "play.bomb": lazy_gettext("With the Bomb"),
    "play.cloud": lazy_gettext("With the Cloud"),
    "play.kraken": lazy_gettext("With the Kraken"),
    "play.whale": lazy_gettext("With the White Whale"),
    "play.loot": lazy_gettext("With Loot"),
    "play.pirates": lazy_gettext("Pirates have powers by their names"),
    "play.edition": lazy_gettext("Special cards of"),
    "play.dragon": lazy_gettext("With Dragon and Fairy"),
    "play.werewolf": lazy_gettext("With the Werewolf"),
    "play.juggler": lazy_gettext("With the Juggler"),
    "play.shapeshifter": lazy_gettext("With the Shapeshifter"),
    "play.witch": lazy_gettext("With the Witch"),
    "play.vampire": lazy_gettext("With the Vampire"),
    "play.bid_change": lazy_gettext("The Cloud changes a bid"),
    "play.swap": lazy_gettext("The Witch’s swap"),
    "play.tricks_by_scorer": lazy_gettext(
        "The scorer enters all tricks, own phones the bids alone"
    ),
    "play.third_hand": lazy_gettext("Two players: a third hand, whose tricks are nobody’s"),
    "play.ranks": lazy_gettext("The cards of a suit read"),
    "trump.source": lazy_gettext("Trump comes from"),
    "trump.order": lazy_gettext("Order of trumps"),
    "schedule.course": lazy_gettext("Hands run"),
    "schedule.largest": lazy_gettext("Largest hand"),
    "schedule.rounds": lazy_gettext("Number of rounds"),
    "schedule.first": lazy_gettext("First hand, instead of the game’s own"),
    "schedule.step": lazy_gettext("Then hands grow every round by"),
    "schedule.whole_deck": lazy_gettext("Special cards make more rounds"),
    "points.own_zero": lazy_gettext("Bids of zero have points of their own"),
    "points.near_half": lazy_gettext("Half for a bid missed by one"),
    "points.cannonball": lazy_gettext("Cannonball: points a card, or nothing"),
    "points.loot": lazy_gettext("Loot: points for each of two who made their bids"),
    "points.wager": lazy_gettext("The largest wager on a bid"),
    "points.bonus": lazy_gettext("A typed bonus counts"),
    "points.bonus_step": lazy_gettext("A bonus goes in steps of"),
    "points.bonus_most": lazy_gettext("The largest bonus"),
}

_CHOICES: Mapping[str, Mapping[str, Lazy]] = {
    "bidding.who": {
        "nobody": lazy_gettext("no restriction"),
        "last": lazy_gettext("the last to bid"),
        "sole_leader": lazy_gettext("the last to bid, if sole leader"),
    },
    "bidding.visibility": {
        "open": lazy_gettext("at once"),
        "simultaneous": lazy_gettext("together, before the play"),
        "secret": lazy_gettext("after the round"),
    },
    "bidding.own_cards": {
        "seen": lazy_gettext("seen"),
        "forehead": lazy_gettext("on the forehead, not seen"),
    },
    "bidding.entry": {
        "scorer": lazy_gettext("the scorer, once revealed"),
        "players": lazy_gettext("each player on this phone"),
    },
    "trump.top_turned": {
        "choose": lazy_gettext("the dealer chooses trump"),
        "none": lazy_gettext("no trump"),
    },
    "trump.bottom_turned": {
        "choose": lazy_gettext("the dealer chooses trump"),
        "none": lazy_gettext("no trump"),
    },
    "play.ranks": {
        "numbers": lazy_gettext("1 to 13"),
        "court": lazy_gettext("2 to 10, J, Q, K, A"),
    },
    "end.tie": {
        "shared": lazy_gettext("all have won"),
        "most_made": lazy_gettext("who made most bids has won"),
        "play_on": lazy_gettext("another round is played"),
    },
    "play.top_lead": {
        "free": lazy_gettext("any card may be played"),
        "next_card": lazy_gettext("follow the next plain card"),
    },
    "play.edition": {
        "30": lazy_gettext("the 30-year edition"),
        "25": lazy_gettext("the 25-year edition"),
        "20": lazy_gettext("the 20-year edition"),
    },
    "play.bid_change": {
        "trick": lazy_gettext("after its trick"),
        "round_end": lazy_gettext("after the round"),
    },
    "play.swap": {
        "may": lazy_gettext("may be left"),
        "must": lazy_gettext("must be made"),
    },
    "trump.source": {
        "turned": lazy_gettext("a turned card"),
        "fixed": lazy_gettext("one suit in every round"),
        "cycle": lazy_gettext("the suits by turns"),
        "none": lazy_gettext("nowhere: no trump"),
    },
    "trump.order": {"": lazy_gettext("as the game has it")},
    "schedule.course": {
        "up": lazy_gettext("up"),
        "down": lazy_gettext("down"),
        "up_down": lazy_gettext("up, then down"),
        "down_up": lazy_gettext("down, then up"),
    },
    "schedule.largest": {"0": lazy_gettext("as the game has it")},
    "schedule.rounds": {"0": lazy_gettext("as many as the hands")},
    "schedule.first": {"0": lazy_gettext("as the game has it")},
    "points.bonus_most": {"0": lazy_gettext("what can be won")},
    "points.bonus": {
        "never": lazy_gettext("never"),
        "made": lazy_gettext("if the bid was made"),
        "always": lazy_gettext("always"),
    },
}

_SUIT_SIGNS = {"H": "♥", "S": "♠", "C": "♣", "D": "♦", "-": "–"}

_FORMULAS: Mapping[str, Lazy] = {
    "made": lazy_gettext("Bid made"),
    "missed": lazy_gettext("Bid missed"),
    "zero_made": lazy_gettext("Zero made"),
    "zero_missed": lazy_gettext("Zero missed"),
}


def rule_title(option: str) -> str:
    """Return the title of an option."""
    title = _TITLES.get(option)
    if title is not None:
        return str(title)
    formula = option.removeprefix("points.").partition(".")[0]
    if formula not in _FORMULAS or not term_title(option):
        return option
    return gettext("%(formula)s: %(term)s", formula=_FORMULAS[formula], term=term_title(option))


def rule_choice(option: str, value: Option) -> str:
    """Return the name of an option's value."""
    choice = _CHOICES.get(option, {}).get(str(value))
    if choice is not None:
        return str(choice)
    if option == "trump.order":
        return " ".join(_SUIT_SIGNS.get(code, code) for code in str(value))
    if isinstance(value, bool):
        return gettext("yes") if value else gettext("no")
    return figure(value) if isinstance(value, int) else value


def rule_in_short(option: str, value: Option) -> str:
    """Return an option and its value in a few words: "bids must not add up".

    Where there are none, it is title and choice.
    """
    sayings = IN_SHORT.get(option, {})
    saying = sayings.get(str(value), sayings.get(""))
    if saying is None:
        return with_choice(rule_title(option), rule_choice(option, value))
    return str(saying) % {"value": value}


def rule_allows(option: str) -> str:
    """Return the values that an option may be set to: "from 1 to 60", "yes, no".

    Nothing is allowed where there is no such option.
    """
    match OPTIONS.get(option):
        case Number(low, high):
            return WORDS.say("from_to", {"low": low, "high": high})
        case Choices(kind):
            return ", ".join(rule_choice(option, value) for value in kind)
        case Switch():
            return ", ".join(rule_choice(option, value) for value in (True, False))
        case Order():
            return WORDS.say("each_once", {"order": rule_choice(option, "HDCS-")})
    return ""


def rules_in_words() -> dict[str, Any]:
    """Return what options and their values are called, for whoever puts them together elsewhere.

    ``short`` has sayings by the option and its value, "" for any number, where there are some;
    ``choices`` names of values likewise; ``answers`` are those of switches.
    """
    return {
        "titles": {option: rule_title(option) for option in OPTIONS},
        "choices": _in_words(_CHOICES),
        "short": _in_words(IN_SHORT),
        "answers": [gettext("no"), gettext("yes")],
    }


def _in_words(table: Mapping[str, Mapping[str, Lazy]]) -> dict[str, dict[str, str]]:
    return {
        option: {value: str(text) for value, text in by_value.items()}
        for option, by_value in table.items()
    }


def with_choice(title: str, choice: str) -> str:
    """Return the title of an option, or of a field, and what was chosen for it."""
    return WORDS.say("with_choice", {"rule": title, "choice": choice})


_CARD_CHOICES = {**_CHOICES["play.ranks"], **_CHOICES["play.top_lead"]}
"""The values that the checkers ask for, too."""

_PATTERNS = {
    "from_to": lazy_gettext("from %(low)s to %(high)s"),
    "with_choice": lazy_gettext("%(rule)s: %(choice)s"),
    "each_once": lazy_gettext("each once, such as %(order)s"),
}

WORDS = Words(
    "rules",
    {**_CARD_CHOICES, **_PATTERNS, **TERM_TITLES},
    {
        "card_choices": tuple(_CARD_CHOICES),
        "rule_words": tuple(_PATTERNS),
        "term_titles": tuple(TERM_TITLES),
    },
)
