/**
 * What the markup of a match says: its acts, and what the game is called. The server's side is
 * scorepad/i18n/duels.py and log.py.
 */
import { duelRules } from "../rules/library/duel_rules.mjs";
import { LONG_NAME, saying } from "./log.mjs";
import { matchLog } from "../words/match_log.mjs";

/**
 * @param {string} key
 * @returns {{name: string}} the key itself where the library has no such game any more
 */
export const matchWords = (key) => ({ name: duelRules[key]?.name ?? key });

/** @param {string} key */
export const matchTitle = (key) => matchWords(key).name;

/**
 * An act in a line; where it is short, long names are cut. What a phone does not write in a match
 * by itself comes with the server's words.
 *
 * @param {Pick<UndoLine, "details" | "said">} line
 * @param {string} game
 * @param {boolean} [short]
 */
export function matchActInWords({ details, said = "" }, game, short) {
  const parts = details.map((detail) => {
    const { field, player } = detail;
    const told = short ? { ...detail, player: player.replace(LONG_NAME, "$1…") } : detail;
    const ofMatch = matchLog[field.split(":")[0]];
    // The rest is said where the pages behind ⋯ are.
    return ofMatch ? ofMatch(told, game) : saying(told, game);
  });
  return parts.every((part) => part !== undefined) ? parts.filter(Boolean).join(", ") : said;
}
