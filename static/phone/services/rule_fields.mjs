/**
 * The switches of a game's rules, and the options that they make. Pure. The server's side is
 * scorepad/services/rule_fields.py.
 */
const KEPT_BIDS = "kept_bids";

/**
 * Two of a game's switches that set one rule differently; null where all go together.
 *
 * @param {RulesetData} data
 * @param {string[]} switched
 * @returns {[string, string] | null}
 */
export function contradicting(data, switched) {
  /** @type {Map<string, [any, string]>} */
  const told = new Map();
  for (const { key, sets } of data.variants ?? []) {
    for (const [name, value] of Object.entries(switched.includes(key) ? sets : {})) {
      const [before, other] = told.get(name) ?? [value, key];
      if (before !== value) return [other, key];
      told.set(name, [before, other]);
    }
  }
  return null;
}

/**
 * The options that a game's switches make; of two that contradict the first.
 *
 * @param {RulesetData} data
 * @param {string[]} switched
 * @returns {Record<string, any>}
 */
export function optionsSwitched(data, switched) {
  /** @type {Record<string, any>} */
  const options = {};
  for (const { key, sets } of data.variants ?? []) {
    if (!switched.includes(key)) continue;
    for (const [name, value] of Object.entries(sets)) {
      options[name] ??= value;
    }
  }
  return switched.includes(KEPT_BIDS) ? withSecretBids(options, data) : options;
}

/**
 * The switches that a table's options amount to, and the options that say more than these.
 *
 * @param {Record<string, any>} options
 * @param {RulesetData} data
 */
export function variantsAmong(options, data) {
  const { variants = [], bidding } = data;
  const on = variants.filter(({ sets }) =>
    Object.entries(sets).every(([name, value]) => options[name] === value),
  );
  const said = new Set(on.flatMap(({ sets }) => Object.keys(sets)));
  const seen = options["bidding.visibility"] ?? bidding.visibility;
  const isSecret = seen !== "open" && options["bidding.entry"] === "players";
  if (isSecret) {
    const sets = Object.assign({}, ...on.map((variant) => variant.sets));
    for (const [name, value] of Object.entries(withSecretBids(sets, data))) {
      if (options[name] === value) said.add(name);
    }
  }
  const rest = Object.entries(options).filter(([name]) => !said.has(name));
  const switched = [...on.map(({ key }) => key), ...(isSecret ? [KEPT_BIDS] : [])];
  return { switched, rest: Object.fromEntries(rest) };
}

/**
 * Whether the sheet knows a ban on the last bidder.
 *
 * @param {RulesetData} data
 */
export const hasBan = (data) => mayBe(data, "who").some((who) => who !== "nobody");

/**
 * The options with bids that each player types unseen, and with no ban.
 *
 * @param {Record<string, any>} options
 * @param {RulesetData} data
 */
export function withSecretBids(options, { bidding }) {
  /** @param {string} name */
  const is = (name) => options[`bidding.${name}`] ?? bidding[name];
  /** @type {Record<string, any>} */
  const secret = { ...options, "bidding.entry": "players" };
  if (is("visibility") === "open") secret["bidding.visibility"] = "simultaneous";
  if (is("who") !== "nobody") secret["bidding.who"] = "nobody";
  return secret;
}

/**
 * What an option is, as the sheet has it and as its variants may set it.
 *
 * @param {RulesetData} data
 * @param {string} name
 * @returns {string[]}
 */
const mayBe = ({ bidding, variants = [] }, name) => [
  bidding[name],
  ...variants.flatMap(({ sets }) => sets[`bidding.${name}`] ?? []),
];
