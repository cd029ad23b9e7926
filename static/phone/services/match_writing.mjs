/**
 * The acts of people at a match, as the cells that they write, judged as the server does it. Pure.
 * The server's side is scorepad/pad/match/acts.py and judge.py, and
 * scorepad/services/match_writing.py.
 */
import { needed, sorcererOf, wrongIn } from "../trick_checker/duel_query.mjs";
import { DUEL, duelDataOf } from "../pad/match/state.mjs";
import { checkSpelling, cleanName } from "../pad/names.mjs";
import { typedNumber } from "../pad/typed_numbers.mjs";

/** @typedef {{cells: Cell[]} | {refusal: Refusal}} Asked */

/**
 * The most duels that can be written down in a round.
 *
 * @param {any} data
 */
const mostDuels = (data) => 3 * data.cards.pile;

/**
 * Why a round cannot be written in; null where it can.
 *
 * @param {Match} match
 * @param {number} number
 * @returns {Refusal | null}
 */
function refuseRound({ rounds, current }, number) {
  if (rounds[number - 1]) return null;
  if (current === null) return { code: "game_is_over", facts: {} };
  return { code: "round_not_open", facts: { round: number, open: current } };
}

/**
 * @param {Match} match
 * @param {number} number
 * @param {Cell[]} cells
 * @returns {Asked}
 */
function inRound(match, number, cells) {
  const refusal = refuseRound(match, number);
  return refusal ? { refusal } : { cells };
}

/**
 * That one player has won a round, or both.
 *
 * @param {Match} match
 * @param {number} number
 * @param {string[]} winners
 */
export const winRound = (match, number, winners) =>
  inRound(match, number, [[number, 0, "", "won", winners]]);

/**
 * The sums of both piles as they were typed, by player.
 *
 * @param {Match} match
 * @param {number} number
 * @param {Record<string, string>} texts
 * @returns {Asked}
 */
export function typeSums(match, number, texts) {
  const { pile, highest } = duelDataOf(match).cards;
  const high = pile * highest;
  /** @type {Cell[]} */
  const cells = [];
  for (const player of match.present) {
    const value = typedNumber(texts[player] ?? "");
    if (value === null || value > high) {
      const facts = { value: texts[player] ?? null, low: 0, high, player };
      return { refusal: { code: "out_of_range", facts } };
    }
    cells.push([number, 0, player, "sum", value]);
  }
  if (match.rounds[number - 1] && !match.rounds[number - 1].tied) {
    return { refusal: { code: "no_sums_needed", facts: { round: number } } };
  }
  return inRound(match, number, cells);
}

/**
 * A duel of a round, as number `position` or as the next one.
 *
 * @param {Match} match
 * @param {number} number
 * @param {DuelQuery} query
 * @param {number | null} position
 * @returns {Asked}
 */
export function logDuel(match, number, query, position = null) {
  const data = duelDataOf(match);
  const round = match.rounds[number - 1];
  if (!round) {
    const facts = { round: number, open: match.rounds.length };
    return { refusal: { code: "round_not_open", facts } };
  }
  const [wrong] = Object.values(wrongIn(query, data));
  if (wrong) return { refusal: wrong };
  const [missing] = needed(query, data);
  if (missing?.endsWith(".element")) {
    return { refusal: { code: "no_such_element", facts: { value: "" } } };
  }
  if (missing) {
    const facts = { value: "", low: 0, high: data.cards.highest };
    return { refusal: { code: "out_of_range", facts } };
  }
  const place = position || round.next_duel;
  const refusal = refuseDuel(data, round, place);
  if (refusal) return { refusal };
  const sides = [query.a, query.b]
    .map(sorcererOf)
    .map(({ element, value, bonus }) => [element, value, bonus]);
  const power = query.power ? { power: query.power } : {};
  return { cells: [[number, 0, "", DUEL + place, { sides, counts: true, ...power }]] };
}

/**
 * @param {any} data
 * @param {MatchRound} round
 * @param {number} place
 * @returns {Refusal | null}
 */
function refuseDuel(data, round, place) {
  const isThere = round.duels.some(({ number }) => number === place);
  if (!isThere && place !== round.next_duel) {
    return { code: "not_a_mark", facts: { what: DUEL + place } };
  }
  if ((isThere || !round.by_duels.length) && place <= mostDuels(data)) return null;
  return { code: "round_has_ended", facts: { round: round.number, duels: place - 1 } };
}

/**
 * Whether the pending card of a player came in.
 *
 * @param {Match} match
 * @param {number} number
 * @param {string} player
 * @param {boolean} cameIn
 */
export const pendingCard = (match, number, player, cameIn) =>
  inRound(match, number, [[number, 0, player, "pending", cameIn || null]]);

/**
 * The Permanent power of the card that fights for a player; no text strikes it out.
 *
 * @param {Match} match
 * @param {number} number
 * @param {string} player
 * @param {string} text
 * @returns {Asked}
 */
export function notePermanent(match, number, player, text) {
  const name = cleanName(text);
  const refusal = refuseRound(match, number) ?? (name ? checkSpelling(name) : null);
  if (refusal) return { refusal };
  // Behind the last duel that there can be, it holds from that one on.
  const since = Math.min(match.rounds[number - 1].next_duel, mostDuels(duelDataOf(match)));
  const value = name ? [since, name] : null;
  return inRound(match, number, [[number, 0, player, "permanent", value]]);
}
