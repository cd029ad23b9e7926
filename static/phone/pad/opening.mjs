/**
 * Opening a game: what is asked before the first deal, and the first mark. Pure. The server's side
 * is scorepad/pad/opening.py.
 */
import { isOfDuels } from "../rules/duel/round.mjs";
import { LONGEST_GAME } from "./field_table.mjs";
import { caseless, checkName, cleanName } from "./names.mjs";
import { withOptions } from "../rules/options.mjs";
import { readRuleset } from "../rules/ruleset.mjs";
import { dealsToCome, largestOf } from "../rules/schedule.mjs";
import { RULE } from "./table.mjs";
import { unplayable } from "../rules/unplayable.mjs";

/**
 * The deals of a whole game, round 1 first.
 *
 * @param {Ruleset} game
 * @param {Rules} rules
 * @param {number} players
 * @returns {Deal[]}
 */
export function dealsOf(game, rules, players) {
  const start = { played: 0, last: null, extrasPlayed: 0, rounds: null, hands: [] };
  const seats = Array(players).fill("");
  return dealsToCome(/** @type {any} */ ({ game, rules, seats, ...start }));
}

/**
 * What is wrong with the length that a table has set for itself.
 *
 * @param {Opening} opening
 * @param {Ruleset} game
 * @param {Rules} rules
 */
function checkLength({ players, rounds, hands }, game, rules) {
  const longest = dealsOf(game, rules, players.length).length;
  const largest = largestOf(game, rules, players.length);
  /**
   * @param {Code} code
   * @param {number} value
   * @param {number} high
   * @returns {Refusal}
   */
  const beyond = (code, value, high) => ({ code, facts: { value, low: 1, high } });
  /** @type {Record<string, Refusal>} */
  const wrong = {};
  if (rounds !== null && !(rounds >= 1 && rounds <= longest)) {
    wrong.rounds = beyond("rounds_out_of_range", rounds, longest);
  }
  if (hands.length > LONGEST_GAME) {
    wrong.hands = beyond("rounds_out_of_range", hands.length, LONGEST_GAME);
  }
  const hand = hands.findLast((each) => !(each >= 1 && each <= largest));
  return hand === undefined
    ? wrong
    : { ...wrong, hands: beyond("hand_out_of_range", hand, largest) };
}

/**
 * What is wrong, by the place where it was typed: `players`, `name.0` and so on, `dealer`,
 * `rules`, `rounds`, `hands`. Nothing when the game can be opened.
 *
 * @param {Opening} opening
 * @returns {Record<string, Refusal>}
 */
export function checkOpening(opening) {
  const { data, players, dealer, options } = opening;
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
    taken.add(caseless(name));
  });
  // A match has no dealer, no length and no option.
  if (isOfDuels(data)) return wrong;
  if (!wrong.players && !players[dealer]) {
    wrong.dealer = { code: "not_at_the_table", facts: { player: "" } };
  }
  const game = readRuleset(data);
  const rules = withOptions(game, new Map(Object.entries(options)));
  if (!rules) wrong.rules = /** @type {Refusal} */ (unplayable(game, options));
  return wrong.players ? wrong : { ...wrong, ...checkLength(opening, game, rules ?? game.rules) };
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
    ...(isOfDuels(data) ? [] : [game("dealer", seating[dealer])]),
    ...players.map(([id, name]) => [0, 0, id, "name", cleanName(name)]),
    ...Object.entries(options).map(([name, value]) => game(RULE + name, value)),
    ...(rounds === null ? [] : [game("rounds", rounds)]),
    ...(hands.length ? [game("hands", hands)] : []),
    ...(house ? [[0, 0, "", "house", cleanName(house)]] : []),
    ...(reveal ? [[0, 0, "", "reveal", true]] : []),
  ]);
}
