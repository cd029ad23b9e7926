/**
 * The table menu: the things that can be changed, and how they stand. Pure. The server's side is
 * scorepad/views/table_menu.py.
 */
import { adjustments } from "./adjustments.mjs";
import { libraryOptions } from "../rules/library/library_options.mjs";
import { OPTIONS } from "../rules/options.mjs";
import { isJudged } from "../rules/ruleset.mjs";
import { hasTotalsAlone } from "../pad/state.mjs";
import { plainFields, valueOfGame } from "../pad/plain_fields.mjs";
import { shownValues } from "./plain_fields.mjs";
import { newestMark, nobodyHasBid } from "../pad/written_pad.mjs";

/**
 * The variants of the rule sheet that the table plays.
 *
 * @param {WrittenPad} pad
 */
export const variantsOn = ({ data, rules }) =>
  (data.variants ?? []).filter(({ sets }) =>
    Object.entries(sets).every(([name, value]) => rules[name] === value),
  );

/**
 * The menu of a game.
 *
 * @param {WrittenPad} pad
 * @param {AboutGame} game
 * @returns {View}
 */
export const tableView = (pad, { game_id: gameId, created_at: createdAt }) => ({
  game_id: gameId,
  ruleset: pad.data.key,
  house: pad.house,
  players: pad.present.map((player) => [player, pad.names[player]]),
  plain: plainFields(pad).map((name) => ({
    name,
    number: shownValues(pad, name).length,
    value: valueOfGame(pad, name),
  })),
  tricks: pad.game ? tricksTable(pad, createdAt) : null,
  judged: !pad.game || isJudged(pad.data),
  end: endOf(pad),
});

/** @param {WrittenPad} pad */
export function endOf(pad) {
  const round = pad.rounds[/** @type {number} */ (pad.current) - 1];
  if (!round || round.number === 1) return null;
  const { duels } = /** @type {any} */ (round);
  const begun = duels ? duels.length > 0 : !nobodyHasBid(round);
  return { seen: newestMark(pad), round: round.number, begun };
}

/**
 * @param {WrittenPad} pad
 * @param {number} createdAt
 */
function tricksTable(pad, createdAt) {
  const round = pad.rounds[(pad.current ?? 0) - 1];
  const totalsAlone = pad.over && pad.rounds.some(hasTotalsAlone);
  return {
    round: round?.number ?? null,
    rounds: pad.number_of_rounds,
    hand: round?.hand ?? 0,
    dealer: round ? pad.names[round.dealer] : "",
    variants: variantsOn(pad).map(({ key }) => key),
    own: ownRules(pad),
    adjustments: adjustments(pad),
    day: totalsAlone ? createdAt : null,
  };
}

/**
 * The options that differ from the sheet, but not by a variant; the server's side is
 * scorepad/views/rules_summary.py.
 *
 * @param {WrittenPad} pad
 */
function ownRules(pad) {
  const { rules, data } = pad;
  const sheet = libraryOptions[data.key];
  const byVariants = new Set(variantsOn(pad).flatMap(({ sets }) => Object.keys(sets)));
  const isOfZero = (/** @type {string} */ name) => name.startsWith("points.zero_");
  return Object.keys(OPTIONS)
    .filter((name, place) => sheet && rules[name] !== sheet[place] && !byVariants.has(name))
    .filter((name) => rules["points.own_zero"] || !isOfZero(name))
    .map((name) => [name, rules[name]]);
}
