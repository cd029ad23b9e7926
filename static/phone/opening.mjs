/**
 * Opening a game: what is asked before the first deal, and the first mark. Pure. The server's side
 * is scorepad/pad/opening.py.
 */
import { checkName, cleanName, folded } from "./names.mjs";
import { RULE } from "./table.mjs";

/**
 * Why nobody can play by these options of a game of the library, as far as its variants go.
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
    const refused = checkName(name, taken);
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
    [0, 0, "", "ruleset", data],
    game("seating", seating),
    game("dealer", seating[dealer]),
    ...players.map(([id, name]) => [0, 0, id, "name", cleanName(name)]),
    ...Object.entries(options).map(([name, value]) => game(RULE + name, value)),
    ...(rounds === null ? [] : [game("rounds", rounds)]),
    ...(hands.length ? [game("hands", hands)] : []),
    ...(house ? [[0, 0, "", "house", cleanName(house)]] : []),
    ...(reveal ? [[0, 0, "", "reveal", true]] : []),
  ]);
}
