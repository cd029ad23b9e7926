/**
 * The rules of a trick game, topic by topic, as codes with their facts. Pure. The server's side is
 * scorepad/views/rules_topics.py.
 */
import { dealsOf } from "../pad/opening.mjs";
import { playTopics } from "./play_topics.mjs";
import { inTurn } from "../rules/options.mjs";
import { sum } from "../rules/points.mjs";
import { undealt } from "../rules/schedule.mjs";
import {
  codesWithRole,
  forbiddenBid,
  formulaOf,
  numbersOfPlayers,
  said,
  topic,
} from "./table_rules.mjs";

const TRIED_HAND = 5;
/**
 * The topics in the order in which a table needs them. Topics that mean nothing in the game are
 * left out; the first of `bids` with a forbidden one shows the restriction.
 *
 * @param {TableRules} ruleset
 * @param {BidRow[]} [bids]
 * @returns {RuleTopic[]}
 */
export function topicsOf(ruleset, bids = []) {
  const { rules, places } = ruleset;
  return [
    topic(ruleset, "deal", deal(ruleset)),
    topic(ruleset, "dealer", dealer(ruleset)),
    topic(ruleset, "blind", blind(ruleset)),
    topic(ruleset, "trump", trump(ruleset)),
    topic(ruleset, "dealer_looks", dealerLooks(ruleset)),
    bidsOf(ruleset),
    topic(ruleset, "own_cards", ownCards(ruleset)),
    topic(ruleset, "typed", phoneGoesRound(ruleset)),
    rules["bidding.who"] === "nobody"
      ? noRestriction(ruleset)
      : topic(ruleset, "restriction", restriction(ruleset, bids)),
    topic(ruleset, "in_view", "in_view" in places ? [said("in_view")] : []),
    ...playTopics(ruleset),
    topic(ruleset, "points", points(ruleset)),
    topic(ruleset, "anniversary", anniversary(ruleset)),
    topic(ruleset, "end", [said("highest_wins")]),
    topic(ruleset, "tie", [said(`tie_${rules["end.tie"]}`)]),
    topic(ruleset, "leavers", [
      said(rules["end.leavers_win"] ? "leavers_win" : "leavers_do_not_win"),
    ]),
  ].filter(({ sentences }) => sentences.length);
}

/** @param {TableRules} ruleset */
function deal({ data, rules, deck }) {
  const { least, most } = data.players;
  const { schedule } = data;
  const first = rules["schedule.first"];
  const step = rules["schedule.step"];
  const rounds = rules["schedule.rounds"];
  const way = step > 0 ? "more" : step ? "fewer" : "as_many";
  return [
    said("players", { least, most }),
    said("deck", {
      cards: sum(deck.kinds.map(([, count]) => count)),
      ranks: [deck.labels[0], deck.labels.at(-1)],
      suits: deck.suits.map(({ code }) => code),
      specials: deck.all_specials.map(({ code, count }) => [code, count]),
    }),
    first
      ? said(`hands_${way}`, { first, step: Math.abs(step) })
      : said(`course_${rules["schedule.course"]}`),
    ...(rounds ? [said("rounds", { rounds })] : besides(deck, rules)),
    ...(schedule.extra ?? [])
      .filter((/** @type {any} */ extra) => !extra.blind)
      .map((/** @type {any} */ { hand }) => said("extra", { hand })),
    ...(schedule.keep ? [said("keep", { cards: schedule.keep })] : []),
    ...(schedule.varies ? [said("hands_vary")] : []),
  ];
}

/**
 * @param {Deck} deck
 * @param {Rules} rules
 */
const besides = (deck, rules) =>
  deck.all_specials.some(({ option }) => option)
    ? [said(rules["schedule.whole_deck"] ? "more_rounds" : "no_more_rounds")]
    : [];

/** @param {TableRules} ruleset */
const dealer = ({ first_dealer: first }) => [
  ...(first === null ? [] : [said(`first_dealer_${first}`)]),
  said("dealer"),
];

/** @param {TableRules} ruleset */
const hasBlind = ({ game }) => game.extra.some((extra) => extra.blind);

/** @param {TableRules} ruleset */
const blind = (ruleset) => (hasBlind(ruleset) ? [said("extra_blind"), said("blind_unseen")] : []);

/**
 * The special cards that may be turned, by what they mean then.
 *
 * @param {TableRules} ruleset
 */
function specialsTurned({ deck, rules }) {
  /** @type {Map<string, string[]>} */
  const cards = new Map();
  for (const { code, role, turned } of deck.all_specials) {
    const means = turned ?? rules[`trump.${role}_turned`] ?? "none";
    cards.set(means, [...(cards.get(means) ?? []), code]);
  }
  return cards;
}

/** @param {TableRules} ruleset */
function trump(ruleset) {
  const { rules, data, game } = ruleset;
  const source = rules["trump.source"];
  if (source !== "turned") {
    const suits = inTurn(rules["trump.order"], data.trump.suits ?? []);
    return [said(`trump_${source}`, { suits })];
  }
  const none = numbersOfPlayers(ruleset).some((players) =>
    dealsOf(game, rules, players).some(({ hand }) => undealt(game, rules, players, hand) <= 0),
  );
  const swapped = codesWithRole(ruleset, "never");
  return [
    said("trump_turned"),
    ...Array.from(specialsTurned(ruleset), ([turned, cards]) =>
      said(`special_turned_${turned}`, { cards }),
    ),
    ...(swapped.length ? [said("swapped_in", { cards: swapped })] : []),
    ...(none ? [said("all_dealt")] : []),
  ];
}

/** @param {TableRules} ruleset */
const dealerLooks = (ruleset) =>
  ruleset.rules["trump.source"] === "turned" && specialsTurned(ruleset).has("choose")
    ? [said("dealer_looks")]
    : [];

/** @param {TableRules} ruleset */
function bidsOf(ruleset) {
  const visibility = ruleset.rules["bidding.visibility"];
  const heading = visibility === "open" ? "bids" : "bids_hidden";
  return topic(ruleset, "bids", [said(`bids_${visibility}`)], heading);
}

/** @param {TableRules} ruleset */
const ownCards = ({ rules }) =>
  rules["bidding.own_cards"] === "forehead" ? [said("forehead"), said("forehead_after")] : [];

/** @param {TableRules} ruleset */
const phoneGoesRound = ({ rules }) =>
  rules["bidding.entry"] === "players" && rules["bidding.visibility"] !== "open"
    ? [said("phone_goes_round")]
    : [];

/**
 * @param {TableRules} ruleset
 * @param {BidRow[]} examples
 */
function restriction(ruleset, examples) {
  const { rules } = ruleset;
  const told = examples.find(({ hand, forbidden }) => hand > 1 && forbidden !== null);
  const { hand, bids, forbidden: value } = told ?? madeUp(rules);
  const from = rules["bidding.from_hand"];
  const exempt = rules["bidding.blind_exempt"] ? "blind_exempt" : "blind_not_exempt";
  return [
    said(`restriction_${rules["bidding.who"]}`),
    said("forbidden", { hand, bids, value }),
    ...(rules["bidding.zero_exempt"] ? [said("zero_exempt")] : []),
    ...(from > 1 ? [said("from_hand", { hand: from })] : []),
    ...(hasBlind(ruleset) ? [said(exempt)] : []),
  ];
}

/**
 * That bids are free; a sheet may say so elsewhere than where it has a restriction.
 *
 * @param {TableRules} ruleset
 */
const noRestriction = (ruleset) =>
  topic(
    ruleset,
    "restriction",
    [said("restriction_nobody")],
    "no_restriction" in ruleset.places ? "no_restriction" : "restriction",
  );

/**
 * A restriction that every game can have: two bids, and a third that is forbidden.
 *
 * @param {Rules} rules
 * @returns {BidRow}
 */
function madeUp(rules) {
  const hand = Math.max(TRIED_HAND, rules["bidding.from_hand"]);
  const bids = [hand - 3, 2];
  return { hand, bids, forbidden: forbiddenBid(rules, { hand, bids, leads: true }) };
}

/** @param {TableRules} ruleset */
function points({ rules }) {
  const at = (/** @type {string} */ name) => rules[`points.${name}`];
  const [loot, wager] = [rules["play.loot"], rules["play.pirates"]];
  const bonus = at("bonus");
  const facts = { step: at("bonus_step"), most: at("bonus_most") };
  const zero = ["zero_made", "zero_missed"];
  return [
    ...["made", "missed", ...(at("own_zero") ? zero : [])].map((formula) =>
      said(formula, { formula: formulaOf(rules, formula) }),
    ),
    ...(at("near_half") ? [said("near_half")] : []),
    ...(at("cannonball") ? [said("cannonball", { points: at("cannonball") })] : []),
    ...(at("wager") && wager ? [said("wager", { most: at("wager") })] : []),
    ...(at("loot") && loot ? [said("loot_points", { points: at("loot") })] : []),
    ...(bonus === "never"
      ? []
      : [said(`bonus_${bonus}`), said(facts.most ? "bonus_steps" : "bonus_steps_won", facts)]),
  ];
}

/** @param {TableRules} ruleset */
const anniversary = ({ rules, game }) =>
  ["bomb", "cloud", "pirates"]
    .filter((each) => rules[`play.${each}`])
    .filter((each) => each !== "cloud" || !game.added.some(({ after }) => after === "bid"))
    .map((each) => said(each));
