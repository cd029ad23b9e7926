/**
 * A ruleset's data and what a table may set: the value of every option, and the points that they
 * give. Pure. The server's side is scorepad/rules: ruleset.py, options.py and points.py.
 *
 * @typedef {Record<string, any>} Rules every option of the rules by its name
 */
const OWN_ZERO = "points.own_zero";
const TERMS = "base trick trick_squared bid bid_squared off off_squared hand".split(" ");
const ZERO = TERMS.flatMap((term) => [`points.zero_made.${term}`, `points.zero_missed.${term}`]);
const ofAnyBid = (name) => name.replace("zero_", "");

const SWITCH = [false, true];
const WHOLE = (low, high) => ({ low, high });
const POINTS = WHOLE(-1000, 1000);

/** What each option allows; the first is meant where a ruleset has none. */
const OPTIONS = {
  "bidding.who": ["nobody", "last", "sole_leader"],
  "bidding.zero_exempt": SWITCH,
  "bidding.from_hand": WHOLE(1, 60),
  "bidding.blind_exempt": SWITCH,
  "bidding.visibility": ["open", "simultaneous", "secret"],
  "bidding.own_cards": ["seen", "forehead"],
  "bidding.entry": ["scorer", "players"],
  "trump.top_turned": ["none", "choose"], "trump.bottom_turned": ["none", "choose"],
  "trump.source": ["turned", "fixed", "cycle", "none"],
  "end.leavers_win": SWITCH, "end.tie": ["shared", "most_made"],
  "play.top_lead": ["free", "next_card"],
  "play.bomb": SWITCH, "play.cloud": SWITCH, "play.ranks": ["numbers", "court"],
  "schedule.course": ["up", "down", "up_down", "down_up"],
  "schedule.largest": WHOLE(0, 60), "schedule.rounds": WHOLE(0, 60),
  "points.bonus": ["never", "made", "always"],
  "points.bonus_step": WHOLE(1, 1000), "points.bonus_most": WHOLE(1, 1000),
  [OWN_ZERO]: SWITCH,
  ...Object.fromEntries(ZERO.flatMap((name) => [[name, POINTS], [ofAnyBid(name), POINTS]])),
};

/** The options that rules can be refused for: any other can be added to them. */
export const DECIDING = [
  "bidding.who", "bidding.visibility", "trump.source", "schedule.largest",
  "points.bonus", "points.bonus_step", "points.bonus_most",
];

export const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

/** What a ruleset's data say: the value of every option, and what no table changes. */
export function readRuleset(data) {
  const { deck, players, schedule, trump } = data;
  const { made, missed, zero_made: zeroMade, zero_missed: zeroMissed, bonus } = data.points;
  const caps = schedule.largest ?? 0;
  const largest = Number.isInteger(caps) ? caps : 0;
  const named = {
    ...data,
    points: {
      made, missed, zero_made: zeroMade ?? made, zero_missed: zeroMissed ?? missed,
      own_zero: !!(zeroMade ?? zeroMissed), bonus: bonus?.when,
      bonus_step: bonus?.step ?? 10, bonus_most: bonus?.most ?? 170,
    },
    schedule: { ...schedule, course: schedule.kind, largest },
  };
  const at = (name) => name.split(".").reduce((inner, key) => inner?.[key], named);
  const meant = ([name, allowed]) => [name, at(name) ?? allowed[0] ?? 0];
  const rules = Object.fromEntries(Object.entries(OPTIONS).map(meant));
  const size = sum(deck.specials.map((card) => card.count)) + deck.suits.length * deck.ranks.length;
  return {
    rules, size, dealt: size - schedule.keep, caps, least: players.least,
    extra: (schedule.extra ?? []).map(({ hand, blind }) => ({ hand, blind, extra: true })),
    suits: deck.suits.map((suit) => suit.code),
    roles: new Map(deck.specials.map((card) => [card.code, card.role])),
    cycle: trump.suits ?? [],
  };
}

/** Whether an option may have that value. */
export function allows(name, value) {
  const allowed = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : [];
  if (Array.isArray(allowed)) return allowed.includes(value);
  return Number.isInteger(value) && value >= allowed.low && value <= allowed.high;
}

/** The rules with what the table has set for itself; null where nobody could play by them. */
export function playedWith({ rules, cycle, least, dealt }, options) {
  if ([...options].some(([name, value]) => !allows(name, value))) return null;
  const played = { ...rules, ...Object.fromEntries(options) };
  for (const name of ZERO) {
    const has = rules[OWN_ZERO] || options.has(name);
    if (!(played[OWN_ZERO] && has)) played[name] = played[ofAnyBid(name)];
  }
  const source = played["trump.source"];
  if (played["bidding.who"] !== "nobody" && played["bidding.visibility"] !== "open") return null;
  if (source === "cycle" ? !cycle.length : source === "fixed" && !cycle[0]) return null;
  const hasRoom = played["points.bonus_most"] >= played["points.bonus_step"];
  if (played["points.bonus"] !== "never" && !hasRoom) return null;
  return played["schedule.largest"] * least > dealt ? null : played;
}

/** The points of one round, without a typed bonus. */
export function score(rules, bid, tricks, hand) {
  const off = Math.abs(bid - tricks);
  const formula = `points.${bid ? "" : "zero_"}${off ? "missed" : "made"}.`;
  const values = [1, tricks, tricks ** 2, bid, bid ** 2, off, off ** 2, hand];
  return sum(TERMS.map((term, place) => rules[formula + term] * values[place]));
}
