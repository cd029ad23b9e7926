/**
 * The rules that a table plays by, and what their topics are made of. Pure. The server's side is
 * scorepad/views/rules_topics.py, scorepad/rules/schedule.py and scorepad/rules/legality.py.
 */
import { readDeck } from "../rules/cards.mjs";
import { sum } from "../rules/points.mjs";
import { isJudged, readRuleset } from "../rules/ruleset.mjs";

const MINOR = [
  ...["dealer_looks", "in_view"],
  ...["dealer", "blind", "own_cards", "typed", "restriction", "follow", "discard"],
  ...["specials_any_time", "top_lead", "bottom_lead", "ranks", "only_bottoms"],
  ...["nobodys_trick", "highest_number", "after_trick", "third_hand"],
  ...["anniversary", "tie", "leavers"],
];

/**
 * The rules of `data`, with its options as they are set.
 *
 * @param {any} data
 * @param {Rules} rules
 * @param {{places: Record<string, string>, first_dealer?: string | null}} sheet
 * @returns {TableRules}
 */
export const readRules = (data, rules, { places, first_dealer }) => ({
  ...{ data, rules, places, first_dealer: first_dealer ?? null },
  game: readRuleset(data),
  deck: readDeck(data.deck, rules),
  judged: isJudged(data),
});

/**
 * One sentence of the rules: its code, and what it speaks of.
 *
 * @param {string} code
 * @param {Record<string, any>} [facts]
 * @returns {RuleSentence}
 */
export const said = (code, facts = {}) => ({ code, facts });

/**
 * The codes of the special cards with this role.
 *
 * @param {TableRules} ruleset
 * @param {string} role
 * @returns {string[]}
 */
export const codesWithRole = ({ deck }, role) =>
  deck.all_specials.filter((card) => card.role === role).map(({ code }) => code);

/**
 * @param {{places: Record<string, string>}} ruleset
 * @param {string} key
 * @param {RuleSentence[]} sentences
 * @param {string} [heading]
 * @returns {RuleTopic}
 */
export const topic = ({ places }, key, sentences, heading = key) => ({
  key,
  place: places[heading] ?? "",
  sentences,
  numbered: key === "winner" && sentences[0]?.code !== "not_judged",
  origin: "sheet",
  minor: MINOR.includes(key),
  hands_vary: sentences.some(({ code }) => code === "hands_vary"),
});

/**
 * The numbers of players that a game is for.
 *
 * @param {TableRules} ruleset
 * @returns {number[]}
 */
export const numbersOfPlayers = ({ data: { players } }) =>
  Array.from({ length: players.most - players.least + 1 }, (_, place) => players.least + place);

/**
 * The one bid that the last bidder may not make, or null.
 *
 * @param {Rules} rules
 * @param {{hand: number, bids: number[], blind?: boolean, leads?: boolean}} round `leads`: whether
 *   the last bidder leads alone
 */
export function forbiddenBid(rules, { hand, bids, blind: isBlind = false, leads = false }) {
  const who = rules["bidding.who"];
  if (who === "nobody" || (who === "sole_leader" && !leads)) return null;
  if (hand < rules["bidding.from_hand"] || (isBlind && rules["bidding.blind_exempt"])) return null;
  const value = hand - sum(bids);
  return value < 0 || (!value && rules["bidding.zero_exempt"]) ? null : value;
}

/**
 * The terms of one of the formulas, by their names.
 *
 * @param {Rules} rules
 * @param {string} formula
 */
export const formulaOf = (rules, formula) =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([name]) => name.startsWith(`points.${formula}.`))
      .map(([name, value]) => [name.split(".")[2], value]),
  );
