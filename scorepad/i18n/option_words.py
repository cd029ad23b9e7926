"""The options of the rules and their values, in a few words each."""

from collections.abc import Mapping

from scorepad.i18n.speech import Lazy, lazy_gettext

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
        "players": lazy_gettext("each types a bid unseen"),
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
        "play_on": lazy_gettext("level players: another round"),
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
    "play.edition": {
        "30": lazy_gettext("cards of the 30-year edition"),
        "25": lazy_gettext("cards of the 25-year edition"),
        "20": lazy_gettext("cards of the 20-year edition"),
    },
    "play.dragon": {
        "True": lazy_gettext("with Dragon and Fairy"),
        "False": lazy_gettext("without Dragon and Fairy"),
    },
    "play.werewolf": {
        "True": lazy_gettext("with the Werewolf"),
        "False": lazy_gettext("without the Werewolf"),
    },
    "play.juggler": {
        "True": lazy_gettext("with the Juggler"),
        "False": lazy_gettext("without the Juggler"),
    },
    "play.shapeshifter": {
        "True": lazy_gettext("with the Shapeshifter"),
        "False": lazy_gettext("without the Shapeshifter"),
    },
    "play.witch": {
        "True": lazy_gettext("with the Witch"),
        "False": lazy_gettext("without the Witch"),
    },
    "play.vampire": {
        "True": lazy_gettext("with the Vampire"),
        "False": lazy_gettext("without the Vampire"),
    },
    "play.bid_change": {
        "trick": lazy_gettext("the Cloud changes a bid after its trick"),
        "round_end": lazy_gettext("the Cloud changes a bid after the round"),
    },
    "play.swap": {
        "may": lazy_gettext("the Witch may swap a card"),
        "must": lazy_gettext("the Witch must swap a card"),
    },
    "schedule.whole_deck": {
        "True": lazy_gettext("special cards make more rounds"),
        "False": lazy_gettext("special cards make no more rounds"),
    },
    "play.tricks_by_scorer": {
        "True": lazy_gettext("the scorer enters all tricks"),
        "False": lazy_gettext("own phones enter tricks too"),
    },
    "play.pirates": {
        "True": lazy_gettext("pirates have powers by their names"),
        "False": lazy_gettext("pirates have no powers"),
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
    "schedule.first": {
        "0": lazy_gettext("first hand as the game has it"),
        "": lazy_gettext("first hand of %(value)s cards"),
    },
    "schedule.step": {
        "0": lazy_gettext("as many cards in every round"),
        "": lazy_gettext("cards more every round: %(value)s"),
    },
    "points.own_zero": {
        "True": lazy_gettext("zero has points of its own"),
        "False": lazy_gettext("zero counts like any bid"),
    },
    "points.near_half": {
        "True": lazy_gettext("half for a bid missed by one"),
        "False": lazy_gettext("a bid missed by one is missed"),
    },
    "points.cannonball": {
        "0": lazy_gettext("no cannonball"),
        "": lazy_gettext("cannonball: %(value)s a card, or nothing"),
    },
    "points.loot": {
        "0": lazy_gettext("no points for Loot"),
        "": lazy_gettext("%(value)s for each of two who share Loot"),
    },
    "points.wager": {
        "0": lazy_gettext("no wager"),
        "": lazy_gettext("wagers up to %(value)s"),
    },
    "points.bonus": {
        "never": lazy_gettext("no bonus"),
        "made": lazy_gettext("bonus if the bid was made"),
        "always": lazy_gettext("bonus in any case"),
    },
    "points.bonus_step": {"": lazy_gettext("bonus in steps of %(value)s")},
    "points.bonus_most": {
        "0": lazy_gettext("bonus up to what can be won"),
        "": lazy_gettext("bonus up to %(value)s"),
    },
}
