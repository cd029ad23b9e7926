"""The options of the rules and their values, in a few words each."""

from collections.abc import Mapping

from scorepad.words.speech import Lazy, lazy_gettext

# Numbers are said under the key "".
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
