/**
 * The form for house rules: the terms of points that it offers, and the rules that it means. Pure.
 * The server's side is scorepad/services/house_rules_form.py.
 */
import { catalogue } from "../rules/library/game_catalogue.mjs";
import { OF_ZERO, OPTIONS, OWN_ZERO, withOptions } from "../rules/options.mjs";
import { scoreRound } from "../rules/points.mjs";
import { readRuleset } from "../rules/ruleset.mjs";
import { unplayable } from "../rules/unplayable.mjs";
import { typedSignedNumber } from "../pad/typed_numbers.mjs";
import { HOUSE_ONLY, asSent, choicesOf, optionsOf } from "./option_fields.mjs";

/**
 * The form as it was typed; a text that is missing is as in the game.
 *
 * @typedef {{id: string, game: string, name: string, texts: Record<string, string>}} HouseRulesForm
 */

/**
 * The form as it was understood: the rules to store, those to play by, without what is `wrong`, and
 * the refusals by option.
 *
 * @typedef {{house: HouseRules, rules: Rules, wrong: Record<string, Refusal>}} HouseRead
 */

/** @typedef {{key: string, names: string[], more: string[]}} HouseGroup */

// Others would repeat one of them or be 0.
/** @type {Record<string, string[]>} */
const FIRST_TERMS = {
  made: ["base", "trick"],
  missed: ["base", "off"],
  zero_made: ["base", "hand"],
  zero_missed: ["base", "off", "hand"],
};
/** @type {Record<string, string[]>} */
const MORE_TERMS = {
  made: ["trick_squared", "bid", "bid_squared", "hand"],
  missed: ["trick", "trick_squared", "bid", "bid_squared", "off_squared", "hand"],
  zero_made: [],
  zero_missed: ["off_squared", "trick", "trick_squared"],
};
const SAME_AS_TRICKS = ["points.made.bid", "points.made.bid_squared"];
const EMPTY_IS_ZERO = ["schedule.largest", "schedule.rounds", "schedule.first"];
const WITHIN_CARDS = ["schedule.largest", "schedule.first", "bidding.from_hand"];
const NO_TRUMP = "-";
const TRIED_HAND = 5;
const POINTS_FOR_MISSING = ["missed", "zero_missed"].flatMap((formula) =>
  ["base", "off", "off_squared"].map((term) => `points.${formula}.${term}`),
);
/** The fields at which rules are refused that nobody can play by, unless a field refuses first. */
/** @type {Record<string, string>} */
const FIELD_OF = {
  ban_needs_open_bids: "bidding.who",
  cards_are_seen: "bidding.own_cards",
  no_suit_for_trump: "trump.source",
  no_room_for_a_bonus: "points.bonus_most",
};

/**
 * The rules of a game as its sheet has them.
 *
 * @param {string} key
 */
export const gameOf = (key) => readRuleset(catalogue[key].data);

/**
 * The groups of options that have an effect in the game, in the order of the form.
 *
 * @param {string} key
 * @returns {HouseGroup[]}
 */
export function houseGroups(key) {
  const { data } = catalogue[key];
  const game = gameOf(key);
  const { rules, cycle } = game;
  const offered = new Set(optionsOf({ data, game, rules }));
  for (const name of Object.keys(OPTIONS)) if (HOUSE_ONLY.test(name)) offered.add(name);
  if (!cycle.length) offered.delete("trump.source");
  if (!(cycle.length > 1 && cycle.length === new Set(cycle).size)) offered.delete("trump.order");
  const names = Object.keys(OPTIONS).filter((name) => offered.has(name));
  const plain = ["schedule", "bidding", "trump", "play", "end"].map((of) =>
    group(
      of,
      names.filter((name) => name.startsWith(`${of}.`)),
    ),
  );
  const end = /** @type {HouseGroup} */ (plain.pop());
  /**
   * @param {string} of
   * @param {Record<string, string[]>} table
   */
  const terms = (of, table) =>
    table[of]
      .map((term) => `points.${of}.${term}`)
      .filter((name) => !SAME_AS_TRICKS.includes(name) || rules[name]);
  const [made, missed, ...ofZero] = Object.keys(FIRST_TERMS).map((of) =>
    group(of, terms(of, FIRST_TERMS), terms(of, MORE_TERMS)),
  );
  const ofCards = [
    ["points.loot", "play.loot"],
    ["points.wager", "play.pirates"],
  ].flatMap(([name, needed]) => (offered.has(needed) ? [name] : []));
  return [
    ...plain.filter((each) => each.names.length),
    ...[made, missed, group(OWN_ZERO.slice("points.".length), [OWN_ZERO]), ...ofZero],
    group("near", ["points.near_half", "points.cannonball", ...ofCards]),
    group("bonus", ["points.bonus", "points.bonus_step", "points.bonus_most"]),
    end,
  ];
}

/**
 * @param {string} key
 * @param {string[]} names
 * @param {string[]} more options that are rarely changed, which the form folds away
 */
const group = (key, names, more = []) => ({ key, names, more });

/** @param {HouseGroup} group */
export const namesIn = ({ names, more }) => [...names, ...more];

/**
 * Whether an option counts only if a bid of zero has points of its own.
 *
 * @param {string} name
 */
export const isOfZero = (name) => name.startsWith(OF_ZERO);

/**
 * Whether the field may be empty, which is sent as 0: the game then decides.
 *
 * @param {string} name
 */
export const mayBeEmpty = (name) => EMPTY_IS_ZERO.includes(name);

/**
 * The order of trumps of a game as the form sends it: a letter for each.
 *
 * @param {Ruleset} game
 */
export const orderSent = ({ cycle }) => cycle.map((code) => code || NO_TRUMP).join("");

/** @param {string} name */
export const isOrder = (name) => "order" in OPTIONS[name];

/**
 * The least and the highest value that a number can have in this game.
 *
 * @param {Ruleset} game
 * @param {string} name
 */
export function houseBounds({ box, least }, name) {
  const { low = 0, high = 0 } = /** @type {any} */ (OPTIONS[name]);
  return {
    low,
    high: WITHIN_CARDS.includes(name) ? Math.min(high, Math.floor(box / least)) : high,
  };
}

/**
 * Those of some values that the game does not have already. Where a bid of zero gets points of its
 * own here, but not in the game, all values for it are kept.
 *
 * @param {string[]} names
 * @param {Rules} usual
 * @param {Rules} values
 * @returns {Rules}
 */
function differing(names, usual, values) {
  const ownZero = values[OWN_ZERO] ?? usual[OWN_ZERO];
  const differs = (/** @type {string} */ name) =>
    name in values
    && (ownZero || !isOfZero(name))
    && (values[name] !== usual[name] || (isOfZero(name) && !usual[OWN_ZERO]));
  return Object.fromEntries(names.filter(differs).map((name) => [name, values[name]]));
}

/**
 * The form with these options, as they are sent.
 *
 * @param {HouseRules} house
 * @returns {HouseRulesForm}
 */
export const formOf = ({ options, ...house }) => ({
  ...house,
  texts: Object.fromEntries(Object.entries(options).map(([name, is]) => [name, asSent(is)])),
});

/**
 * The meaning of a form on top of the game's own rules.
 *
 * @param {HouseRulesForm} form
 * @returns {HouseRead}
 */
export function readHouse({ id, name: called, game: key, texts }) {
  const game = gameOf(key);
  const names = houseGroups(key).flatMap(namesIn);
  /** @type {Record<string, Refusal>} */
  const wrong = {};
  /** @type {Rules} */
  const values = {};
  for (const name of names.filter((each) => each in texts)) {
    const value = readText(game, name, texts[name]);
    if (value?.code) wrong[name] = value;
    else values[name] = value;
  }
  const options = differing(names, game.rules, values);
  const refusal = unplayable(game, options);
  const rules = withOptions(game, new Map(Object.entries(options))) ?? game.rules;
  if (refusal) wrong[FIELD_OF[refusal.code]] ??= refusal;
  else if (!Object.keys(wrong).length && isBiddingPointless(rules)) {
    wrong["points.made.base"] = { code: "made_brings_no_more", facts: {} };
  }
  return { house: { id, name: called, game: key, options }, rules, wrong };
}

/**
 * The points, by option, that a missed bid scores here, but not in the game itself. Perhaps a minus
 * was forgotten.
 *
 * @param {HouseRead} read
 * @returns {[name: string, points: number][]}
 */
export function paidForMissing({ house: { game, options } }) {
  const { rules: usual } = gameOf(game);
  return POINTS_FOR_MISSING.flatMap((name) => {
    const points = Number(options[name] ?? 0);
    return points > Math.max(0, usual[name]) ? [[name, points]] : [];
  });
}

/**
 * The form with a minus before all points of paidForMissing().
 *
 * @param {HouseRulesForm} form
 * @returns {HouseRulesForm}
 */
export function withMinus(form) {
  const taken = paidForMissing(readHouse(form)).map(([name, points]) => [name, asSent(-points)]);
  return { ...form, texts: { ...form.texts, ...Object.fromEntries(taken) } };
}

/**
 * @param {Ruleset} game
 * @param {string} name
 * @param {string} text
 * @returns {any} the value that was typed, or a refusal
 */
function readText(game, name, text) {
  const choices = choicesOf(name);
  if (choices.length) {
    const chosen = choices.find(([sent]) => sent === text);
    return chosen ? chosen[1] : { code: "no_such_rule", facts: { key: name, allowed: "" } };
  }
  if (isOrder(name)) {
    const usual = orderSent(game);
    if ([...text].sort().join() !== [...usual].sort().join()) {
      return { code: "trump_not_once", facts: { number: game.cycle.length } };
    }
    return text === usual ? "" : text;
  }
  if (!text.trim() && mayBeEmpty(name)) return 0;
  const number = typedSignedNumber(text);
  const { low, high } = houseBounds(game, name);
  return number !== null && low <= number && number <= high
    ? number
    : { code: "out_of_range", facts: { value: text, low, high, key: name } };
}

/**
 * The points of one bid in a round, without a bonus.
 *
 * @param {Rules} rules
 * @param {number} bid
 * @param {number} tricks
 * @param {number} hand
 */
export const pointsFor = (rules, bid, tricks, hand) =>
  scoreRound(rules, hand, [""], [bid], [tricks], [false])[0][0];

/**
 * Whether no bid that is made ever brings more than the same bid missed.
 *
 * @param {Rules} rules
 */
function isBiddingPointless(rules) {
  const numbers = [...Array(TRIED_HAND + 1).keys()];
  return !numbers.some((bid) =>
    numbers.some(
      (tricks) =>
        pointsFor(rules, bid, bid, TRIED_HAND) > pointsFor(rules, bid, tricks, TRIED_HAND),
    ),
  );
}
