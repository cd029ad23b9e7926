/**
 * The check of a duel, as one screen shows it. Pure. The server's side is
 * scorepad/views/duel_check.py, and rules_summary.py for the table of elements.
 */
import { FIGHTERS } from "../rules/duel/round.mjs";
import { duelRules } from "../rules/library/duel_rules.mjs";
import { elementWins, powerOrder } from "../rules/duel/verdict.mjs";
import { sorcererOf, verdictOf, wrongIn } from "../trick_checker/duel_query.mjs";
import { seen } from "../pad/effective_marks.mjs";
import { DUEL, duelDataOf } from "../pad/match/state.mjs";

/**
 * The screen for a duel of no stored match; null where no such game is offered.
 *
 * @param {DuelQuery} query
 * @returns {View | null}
 */
export function duelAlone(query) {
  const game = query.game ? duelRules[query.game] : Object.values(duelRules)[0];
  return game ? duelViewOf(query, game.data, ["A", "B"]) : null;
}

/**
 * The screen for a duel of a match, in the round that is played now.
 *
 * @param {Mark[]} marks those that the match was made of
 * @param {Match} match
 * @param {DuelQuery} query
 * @param {string} gameId
 * @returns {View}
 */
export function duelInMatch(marks, match, query, gameId) {
  const { rounds, current, names, present } = match;
  const { number, duels, next_duel: next } = rounds[(current ?? rounds.length) - 1];
  const before = seen(marks, /** @type {any} */ (match), [[number, 0, "", DUEL + next]]);
  const log = { number, duels, next, writes: current !== null, seen: before ?? null };
  const called = present.map((player) => names[player]);
  return duelViewOf(query, duelDataOf(match), called, gameId, log);
}

/**
 * @param {DuelQuery} query
 * @param {any} ruleset
 * @param {string[]} names
 * @param {string} gameId
 * @param {View} log
 * @returns {View}
 */
function duelViewOf(query, ruleset, names, gameId = "", log = null) {
  const wrong = wrongIn(query, ruleset);
  const isWrong = Object.keys(wrong).length > 0;
  const verdict = verdictOf(query, ruleset);
  return {
    game_id: gameId,
    ruleset: ruleset.key,
    sheet: ruleset.sheet,
    names,
    query,
    verdict,
    order: isWrong ? null : orderOf(query),
    order_place: ruleset.places.order,
    table: elementRows(ruleset),
    log,
    wrong,
    is_wrong: isWrong,
    asks_values: !!(query.a.element && query.b.element) && !verdict && !isWrong,
    can_be_written: !!log?.writes && verdict !== null,
    stays: staysAfter(query, verdict),
  };
}

/**
 * The card that stays for the next duel, as the address says it.
 *
 * @param {DuelQuery} query
 * @param {DuelVerdict | null} verdict
 * @returns {Record<string, string>}
 */
function staysAfter(query, verdict) {
  if (!verdict || !FIGHTERS.includes(verdict.winner)) return {};
  const key = verdict.winner === "A" ? "a" : "b";
  return { [`${key}.element`]: query[key].element, [`${key}.value`]: query[key].value };
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
