"""The options of the rules, in the reader's language."""

from collections.abc import Mapping

from scorepad.rules.options import OPTIONS, Choices, Number, Switch
from scorepad.rules.ruleset import Option
from scorepad.words.speech import Lazy, gettext, lazy_gettext

_TITLES: Mapping[str, Lazy] = {
    "bidding.who": lazy_gettext("Bids must not add up"),
    "bidding.zero_exempt": lazy_gettext("Zero is always allowed"),
    "bidding.from_hand": lazy_gettext("The ban begins at hands of"),
    "bidding.blind_exempt": lazy_gettext("No ban in the blind round"),
    "bidding.visibility": lazy_gettext("Bids are seen"),
    "bidding.own_cards": lazy_gettext("Own cards while bidding"),
    "bidding.entry": lazy_gettext("Who types hidden bids"),
    "trump.top_turned": lazy_gettext("When the highest special card is turned"),
    "end.leavers_win": lazy_gettext("Who left early can still win"),
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
}

# Numbers are said under the key "".
_IN_SHORT: Mapping[str, Mapping[str, Lazy]] = {
    "bidding.who": {
        "nobody": lazy_gettext("no ban on even bids"),
        "last": lazy_gettext("ban on even bids"),
        "sole_leader": lazy_gettext("ban on even bids for a sole leader"),
    },
    "bidding.zero_exempt": {
        "True": lazy_gettext("zero always allowed"),
        "False": lazy_gettext("zero can be banned"),
    },
    "bidding.from_hand": {"": lazy_gettext("ban from hands of %(value)s on")},
    "bidding.blind_exempt": {
        "True": lazy_gettext("no ban in the blind round"),
        "False": lazy_gettext("ban in the blind round too"),
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
    "end.leavers_win": {
        "True": lazy_gettext("leavers can still win"),
        "False": lazy_gettext("leavers can’t win"),
    },
}


def rule_title(option: str) -> str:
    """What an option is called."""
    title = _TITLES.get(option)
    return str(title) if title is not None else option


def rule_choice(option: str, value: Option) -> str:
    """What a value of an option is called."""
    choice = _CHOICES.get(option, {}).get(str(value))
    if choice is not None:
        return str(choice)
    if isinstance(value, bool):
        return gettext("yes") if value else gettext("no")
    return str(value)


def rule_in_short(option: str, value: Option) -> str:
    """An option and its value in a few words: "ban on even bids"; by title and
    choice where there are none."""
    sayings = _IN_SHORT.get(option, {})
    saying = sayings.get(str(value), sayings.get(""))
    if saying is None:
        return f"{rule_title(option)}: {rule_choice(option, value)}"
    return str(saying) % {"value": value}


def rule_allows(option: str) -> str:
    """What an option may be set to: "from 1 to 60", "yes, no"; nothing is
    allowed where there is no such option."""
    match OPTIONS.get(option):
        case Number(low, high):
            return gettext("from %(low)s to %(high)s", low=low, high=high)
        case Choices(kind):
            return ", ".join(rule_choice(option, value) for value in kind)
        case Switch():
            return ", ".join(rule_choice(option, value) for value in (True, False))
    return ""
