/**
 * Opening a game: what is asked before the first deal, and the first mark. Pure; the server's
 * side is scorepad/pad/opening.py and names.py, play/rematches.py and play/variants.py.
 */
const RULE_FIELD = "rule:";
const LONGEST_NAME = 32;
// What Python takes for white space, which is not quite what `\s` means here.
const WHITE =
  "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+";
const EDGES = new RegExp(`^${WHITE}|${WHITE}$`, "g");
const GAPS = new RegExp(WHITE, "g");
const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u;

/** @param {string} name */
const trimmed = (name) => name.replace(EDGES, "");

/**
 * The name as it is kept: composed, trimmed, with single spaces.
 *
 * @param {string} name
 */
export const cleanName = (name) => trimmed(name.normalize("NFC")).replace(GAPS, " ");

/**
 * What two names have in common that a table would take for the same.
 *
 * @param {string} name
 */
export const folded = (name) =>
  Array.from(cleanName(name), (sign) =>
    sign === "ı" ? sign : sign.toUpperCase().toLowerCase()).join("");

/**
 * @param {string} name
 * @param {Set<string>} taken
 * @returns {Refusal | null}
 */
function refuseName(name, taken) {
  const cleaned = cleanName(name);
  if (CONTROLS.test(trimmed(name))) return { code: "name_has_controls", facts: {} };
  if (!cleaned) return { code: "name_empty", facts: {} };
  if ([...cleaned].length > LONGEST_NAME) {
    return { code: "name_too_long", facts: { longest: LONGEST_NAME } };
  }
  return taken.has(folded(name)) ? { code: "name_taken", facts: { name: cleaned } } : null;
}

/**
 * Why nobody can play by these options of a game on the shelf, as far as its variants go.
 *
 * @param {RulesetData} data
 * @param {Record<string, any>} options
 * @returns {Refusal | null}
 */
function refuseOptions({ bidding }, options) {
  const who = options["bidding.who"] ?? bidding.who;
  const seen = options["bidding.visibility"] ?? bidding.visibility;
  const stands = who === "nobody" || seen === "open";
  return stands ? null : { code: "ban_needs_open_bids", facts: { who } };
}

/**
 * What is wrong, by the place where it was typed: `players`, `name.0` and so on, `dealer`,
 * `rules`. Nothing when the game can be opened.
 *
 * @param {Opening} opening
 * @returns {Record<string, Refusal>}
 */
export function checkOpening({ data, players, dealer, options }) {
  const { least, most } = data.players;
  /** @type {Record<string, Refusal>} */
  const wrong = {};
  if (players.length < least || players.length > most) {
    wrong.players = { code: "number_of_players", facts: { players: players.length, least, most } };
  }
  const taken = new Set();
  players.forEach(([, name], place) => {
    const refused = refuseName(name, taken);
    if (refused) wrong[`name.${place}`] = refused;
    taken.add(folded(name));
  });
  if (!wrong.players && !players[dealer]) {
    wrong.dealer = { code: "not_at_the_table", facts: { player: "" } };
  }
  const rules = refuseOptions(data, options);
  return rules ? { ...wrong, rules } : wrong;
}

/**
 * The cells of the mark that opens the game; the opening must be right.
 *
 * @param {Opening} opening
 * @returns {Cell[]}
 */
export function openingCells({ data, players, dealer, options, rounds, hands, house, reveal }) {
  /**
   * @param {string} field
   * @param {Value} value
   * @returns {Cell}
   */
  const game = (field, value) => [1, 0, "", field, value];
  const seating = players.map(([id]) => id);
  return /** @type {any[]} */ ([
    [0, 0, "", "ruleset", data], game("seating", seating), game("dealer", seating[dealer]),
    ...players.map(([id, name]) => [0, 0, id, "name", cleanName(name)]),
    ...Object.entries(options).map(([name, value]) => game(RULE_FIELD + name, value)),
    ...(rounds === null ? [] : [game("rounds", rounds)]),
    ...(hands.length ? [game("hands", hands)] : []),
    ...(house ? [[0, 0, "", "house", cleanName(house)]] : []),
    ...(reveal ? [[0, 0, "", "reveal", true]] : []),
  ]);
}

/**
 * The options that a game's switches make; null where two of them contradict.
 *
 * @param {RulesetData} data
 * @param {string[]} switched
 * @returns {Record<string, any> | null}
 */
export function optionsOf(data, switched) {
  /** @type {Record<string, any>} */
  const options = {};
  for (const { key, sets } of data.variants ?? []) {
    if (!switched.includes(key)) continue;
    for (const [name, value] of Object.entries(sets)) {
      if ((options[name] ?? value) !== value) return null;
      options[name] = value;
    }
  }
  return switched.includes(KEPT_BIDS) ? withSecretBids(options, data) : options;
}

const KEPT_BIDS = "kept_bids";

/**
 * What an option is, as the sheet has it and as its variants may set it.
 *
 * @param {RulesetData} data
 * @param {string} name
 * @returns {string[]}
 */
const mayBe = ({ bidding, variants = [] }, name) =>
  [bidding[name], ...variants.flatMap(({ sets }) => sets[`bidding.${name}`] ?? [])];

/**
 * Whether the sheet knows bids that are not seen at once.
 *
 * @param {RulesetData} data
 */
export const hasSecretBids = (data) => mayBe(data, "visibility").some((seen) => seen !== "open");

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
 * The switches that a table's options amount to, and the options that say more than these.
 *
 * @param {Record<string, any>} options
 * @param {RulesetData} data
 */
export function variantsAmong(options, data) {
  const { variants = [], bidding } = data;
  const on = variants.filter(({ sets }) =>
    Object.entries(sets).every(([name, value]) => options[name] === value));
  const said = new Set(on.flatMap(({ sets }) => Object.keys(sets)));
  const seen = options["bidding.visibility"] ?? bidding.visibility;
  const isSecret = hasSecretBids(data) && seen !== "open" && options["bidding.entry"] === "players";
  if (isSecret) said.add("bidding.entry");
  const rest = Object.entries(options).filter(([name]) => !said.has(name));
  const switched = [...on.map(({ key }) => key), ...(isSecret ? [KEPT_BIDS] : [])];
  return { switched, rest: Object.fromEntries(rest) };
}

/**
 * The same people, rules and seats again, of a game as fold() has it; the deal passes on.
 *
 * @param {Pad} state
 */
export function again({ rounds, present, names, cells, rules }) {
  const { seats, dealer } = rounds.at(-1);
  // Where the dealer has left, the first on the left who is still there.
  const circle = present.includes(dealer) ? present : seats;
  const left = [...circle, ...circle].slice(circle.indexOf(dealer) + 1);
  const next = left.find((player) => present.includes(player));
  /** @param {CellName} cell */
  const standing = (...cell) => cells[/** @type {any} */ (cell)]?.[0] ?? null;
  const fields = Object.keys(cells).map((cell) => cell.split(",")[3]);
  const set = fields.filter((field) => field.startsWith(RULE_FIELD));
  const options = set.map((field) => [field.slice(RULE_FIELD.length), rules[field.slice(RULE_FIELD.length)]]);
  const length = standing(1, 0, "", "rounds");
  return {
    names: present.map((player) => names[player]), dealer: Math.max(0, present.indexOf(/** @type {string} */ (next))),
    options: Object.fromEntries(options), house: standing(0, 0, "", "house") ?? "",
    rounds: Number.isInteger(length) ? length : null, hands: standing(1, 0, "", "hands") ?? [],
  };
}
