"""The options of the rules, in the reader's language."""

from collections.abc import Mapping

from scorepad.i18n.house_rules import term_title
from scorepad.i18n.numbers import figure
from scorepad.i18n.speech import Lazy, gettext, lazy_gettext
from scorepad.rules.option_table import OPTIONS, Choices, Number, Switch
from scorepad.rules.ruleset import Option

# The key "" has the words for any number.
IN_SHORT: Mapping[str, Mapping[str, Lazy]] = {
    "bidding.who": {
        "nobody": lazy_gettext("bids may add up"),
        "last": lazy_gettext("bids must not add up"),
        "sole_leader": lazy_gettext("a sole leader must not make bids add up"),
    },
    "bidding.zero_exempt": {
        "True": lazy_gettext("zero always allowed"),
        "False": lazy_gettext("zero can be banned"),
    },
    "bidding.from_hand": {
        "1": lazy_gettext("bids must not add up with one card either"),
        "": lazy_gettext("bids may add up below %(value)s cards"),
    },
    "bidding.blind_exempt": {
        "True": lazy_gettext("bids may add up in the blind round"),
        "False": lazy_gettext("bids must not add up in the blind round either"),
    },
    "bidding.visibility": {
        "open": lazy_gettext("open bids"),
        "simultaneous": lazy_gettext("bids revealed together"),
        "secret": lazy_gettext("bids secret until the round is over"),
    },
    "bidding.own_cards": {
        "seen": lazy_gettext("own cards seen"),
        "forehead": lazy_gettext("cards on the forehead"),
    },
    "bidding.entry": {
        "scorer": lazy_gettext("the scorer types hidden bids"),
        "players": lazy_gettext("the phone goes round"),
    },
    "trump.top_turned": {
        "choose": lazy_gettext("highest special card turned: the dealer chooses"),
        "none": lazy_gettext("highest special card turned: no trump"),
    },
    "trump.bottom_turned": {
        "choose": lazy_gettext("lowest special card turned: the dealer chooses"),
        "none": lazy_gettext("lowest special card turned: no trump"),
    },
    "end.leavers_win": {
        "True": lazy_gettext("leavers can still win"),
        "False": lazy_gettext("leavers can’t win"),
    },
    "end.tie": {
        "shared": lazy_gettext("level players share the win"),
        "most_made": lazy_gettext("of level players, most bids made wins"),
    },
    "play.top_lead": {
        "free": lazy_gettext("highest special card led: the trick is free"),
        "next_card": lazy_gettext("highest special card led: follow the next plain card"),
    },
    "play.bomb": {
        "True": lazy_gettext("with the Bomb"),
        "False": lazy_gettext("without the Bomb"),
    },
    "play.cloud": {
        "True": lazy_gettext("with the Cloud"),
        "False": lazy_gettext("without the Cloud"),
    },
    "play.kraken": {
        "True": lazy_gettext("with the Kraken"),
        "False": lazy_gettext("without the Kraken"),
    },
    "play.whale": {
        "True": lazy_gettext("with the White Whale"),
        "False": lazy_gettext("without the White Whale"),
    },
    "play.loot": {
        "True": lazy_gettext("with Loot"),
        "False": lazy_gettext("without Loot"),
    },
    "play.third_hand": {
        "True": lazy_gettext("two players: a third hand, whose tricks are nobody’s"),
        "False": lazy_gettext("two players: no third hand"),
    },
    "play.ranks": {
        "numbers": lazy_gettext("cards from 1 to 13"),
        "court": lazy_gettext("cards from 2 to ace"),
    },
    "trump.source": {
        "turned": lazy_gettext("trump is turned"),
        "fixed": lazy_gettext("one suit is always trump"),
        "cycle": lazy_gettext("trump goes through the suits"),
        "none": lazy_gettext("no trump at all"),
    },
    "schedule.course": {
        "up": lazy_gettext("hands grow"),
        "down": lazy_gettext("hands shrink"),
        "up_down": lazy_gettext("hands grow, then shrink"),
        "down_up": lazy_gettext("hands shrink, then grow"),
    },
    "schedule.largest": {
        "0": lazy_gettext("largest hand as the game has it"),
        "": lazy_gettext("%(value)s cards at most"),
    },
    "schedule.rounds": {
        "0": lazy_gettext("as many rounds as hands"),
        "": lazy_gettext("%(value)s rounds"),
    },
    "points.own_zero": {
        "True": lazy_gettext("zero has points of its own"),
        "False": lazy_gettext("zero counts like any bid"),
    },
    "points.bonus": {
        "never": lazy_gettext("no bonus"),
        "made": lazy_gettext("bonus if the bid was made"),
        "always": lazy_gettext("bonus in any case"),
    },
    "points.bonus_step": {"": lazy_gettext("bonus in steps of %(value)s")},
    "points.bonus_most": {"": lazy_gettext("bonus up to %(value)s")},
}


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
    "play.third_hand": lazy_gettext("Two players: a third hand, whose tricks are nobody’s"),
    "play.ranks": lazy_gettext("The cards of a suit read"),
    "trump.source": lazy_gettext("Trump comes from"),
    "schedule.course": lazy_gettext("Hands run"),
    "schedule.largest": lazy_gettext("Largest hand"),
    "schedule.rounds": lazy_gettext("Number of rounds"),
    "points.own_zero": lazy_gettext("Bids of zero have points of their own"),
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
    },
    "play.top_lead": {
        "free": lazy_gettext("any card may be played"),
        "next_card": lazy_gettext("follow the next plain card"),
    },
    "trump.source": {
        "turned": lazy_gettext("a turned card"),
        "fixed": lazy_gettext("one suit in every round"),
        "cycle": lazy_gettext("the suits by turns"),
        "none": lazy_gettext("nowhere: no trump"),
    },
    "schedule.course": {
        "up": lazy_gettext("up"),
        "down": lazy_gettext("down"),
        "up_down": lazy_gettext("up, then down"),
        "down_up": lazy_gettext("down, then up"),
    },
    "schedule.largest": {"0": lazy_gettext("as the game has it")},
    "schedule.rounds": {"0": lazy_gettext("as many as the hands")},
    "points.bonus": {
        "never": lazy_gettext("never"),
        "made": lazy_gettext("if the bid was made"),
        "always": lazy_gettext("always"),
    },
}

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
        return gettext(
            "%(rule)s: %(choice)s", rule=rule_title(option), choice=rule_choice(option, value)
        )
    return str(saying) % {"value": value}


def rule_allows(option: str) -> str:
    """Return the values that an option may be set to: "from 1 to 60", "yes, no".

    Nothing is allowed where there is no such option.
    """
    match OPTIONS.get(option):
        case Number(low, high):
            return gettext("from %(low)s to %(high)s", low=low, high=high)
        case Choices(kind):
            return ", ".join(rule_choice(option, value) for value in kind)
        case Switch():
            return ", ".join(rule_choice(option, value) for value in (True, False))
    return ""
