/**
 * The check of a duel of no stored match, as one screen shows it. Pure. The server's side is
 * scorepad/views/duel_check.py, and rules_summary.py for the table of elements.
 */
import { duelRules } from "./duel_rules.mjs";
import { elementWins, powerOrder } from "./duel_verdict.mjs";
import { sorcererOf, verdictOf, wrongIn } from "./duel_query.mjs";

/**
 * The screen for a duel of no stored match; null where no such game is offered.
 *
 * @param {DuelQuery} query
 * @returns {View | null}
 */
export function duelAlone(query) {
  const game = query.game ? duelRules[query.game] : Object.values(duelRules)[0];
  if (!game) return null;
  const ruleset = game.data;
  const wrong = wrongIn(query, ruleset);
  const isWrong = Object.keys(wrong).length > 0;
  const verdict = verdictOf(query, ruleset);
  return {
    game_id: "",
    ruleset: ruleset.key,
    sheet: ruleset.sheet,
    names: ["A", "B"],
    query,
    verdict,
    order: isWrong ? null : orderOf(query),
    order_place: ruleset.places.order,
    table: elementRows(ruleset),
    log: null,
    wrong,
    is_wrong: isWrong,
    asks_values: !!(query.a.element && query.b.element) && !verdict && !isWrong,
    can_be_written: false,
  };
}

/** @param {DuelQuery} query */
function orderOf({ a, b, both_powers: both, same_name: same }) {
  if (!same && !(both && a.value && b.value)) return null;
  return powerOrder(sorcererOf(a).value ?? 0, sorcererOf(b).value ?? 0, same);
}

/**
 * Each element, with its results against the others.
 *
 * @param {any} ruleset
 */
function elementRows(ruleset) {
  /** @type {string[]} */
  const codes = ruleset.elements.map((/** @type {any} */ { code }) => code);
  return codes.map((code) => ({
    code,
    beats: codes.filter((other) => elementWins(ruleset, code, other) === "A"),
    loses_to: codes.filter((other) => elementWins(ruleset, code, other) === "B"),
  }));
}
