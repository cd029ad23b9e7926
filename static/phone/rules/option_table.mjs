/**
 * The options of the rules, as scorepad/rules/option_table.py has them. Made by
 * option_table_module() in scorepad/client/script.py; a test compares this file with it.
 */

/** The terms of a formula for points. */
export const TERMS = [
  "base",
  "trick",
  "trick_squared",
  "bid",
  "bid_squared",
  "off",
  "off_squared",
  "hand",
];

/** The options that rules can be refused for: any other can be added to them. */
export const DECIDING = [
  "bidding.who",
  "bidding.visibility",
  "bidding.own_cards",
  "trump.source",
  "trump.order",
  "schedule.largest",
  "points.bonus",
  "points.bonus_step",
  "points.bonus_most",
];

/**
 * What each option allows; a name that ends with a dot stands for one with each term.
 *
 * @type {Record<string, Allowed>}
 */
export const ALLOWED = {
  "bidding.who": ["nobody", "last", "sole_leader"],
  "bidding.zero_exempt": [false, true],
  "bidding.from_hand": { low: 1, high: 60 },
  "bidding.blind_exempt": [false, true],
  "bidding.visibility": ["open", "simultaneous", "secret"],
  "bidding.own_cards": ["seen", "forehead"],
  "bidding.entry": ["scorer", "players"],
  "trump.top_turned": ["choose", "none"],
  "trump.bottom_turned": ["choose", "none"],
  "end.leavers_win": [false, true],
  "end.tie": ["shared", "most_made", "play_on"],
  "play.top_lead": ["free", "next_card"],
  "play.bomb": [false, true],
  "play.cloud": [false, true],
  "play.kraken": [false, true],
  "play.whale": [false, true],
  "play.loot": [false, true],
  "play.third_hand": [false, true],
  "play.pirates": [false, true],
  "play.edition": ["30", "25", "20"],
  "play.dragon": [false, true],
  "play.werewolf": [false, true],
  "play.juggler": [false, true],
  "play.shapeshifter": [false, true],
  "play.witch": [false, true],
  "play.vampire": [false, true],
  "play.bid_change": ["trick", "round_end"],
  "play.swap": ["may", "must"],
  "play.tricks_by_scorer": [false, true],
  "play.ranks": ["numbers", "court"],
  "trump.source": ["turned", "fixed", "cycle", "none"],
  "trump.order": { order: true },
  "schedule.course": ["up", "down", "up_down", "down_up"],
  "schedule.largest": { low: 0, high: 60 },
  "schedule.rounds": { low: 0, high: 60 },
  "schedule.first": { low: 0, high: 60 },
  "schedule.step": { low: -10, high: 10 },
  "schedule.whole_deck": [false, true],
  "points.made.": { low: -1000, high: 1000 },
  "points.missed.": { low: -1000, high: 1000 },
  "points.own_zero": [false, true],
  "points.zero_made.": { low: -1000, high: 1000 },
  "points.zero_missed.": { low: -1000, high: 1000 },
  "points.near_half": [false, true],
  "points.cannonball": { low: 0, high: 1000 },
  "points.loot": { low: 0, high: 1000 },
  "points.wager": { low: 0, high: 1000 },
  "points.bonus": ["never", "made", "always"],
  "points.bonus_step": { low: 1, high: 1000 },
  "points.bonus_most": { low: 0, high: 1000 },
};
