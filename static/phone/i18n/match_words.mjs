/**
 * What the markup of a match says: its acts, and what the game is called. The server's side is
 * scorepad/i18n/duels.py and log.py.
 */
import { duelRules } from "../rules/library/duel_rules.mjs";
import { duelCardsInWords } from "./duels.mjs";
import { DUEL } from "../pad/match/state.mjs";
import { t } from "./speech.mjs";
import { LONG_NAME } from "./log.mjs";

/**
 * @param {string} key
 * @returns {{name: string}} the key itself where the library has no such game any more
 */
export const matchWords = (key) => ({ name: duelRules[key]?.name ?? key });

/** @param {string} key */
export const matchTitle = (key) => matchWords(key).name;

/**
 * Who wins a round: "Anna wins the round", "Both win the round".
 *
 * @param {string[]} names
 */
export const roundWonBy = (names) =>
  names.length > 1
    ? t("Both win the round")
    : t("%(name)s wins the round", { name: names[0] ?? "" });

/** @param {Value} value */
const who = (value) => (Array.isArray(value) ? value.join(" + ") : "–");

/** @param {View} detail */
const wonInLog = ({ before, after }) =>
  Array.isArray(before)
    ? t("won by %(before)s → %(after)s", { before: who(before), after: who(after) })
    : t("won by %(name)s", { name: who(after) });

/**
 * @param {View} detail
 * @param {string} game
 */
function duelInLog({ field, after }, game) {
  const number = field.slice(DUEL.length);
  if (after === null) return t("duel %(number)s struck out", { number });
  /** @type {[string, number | null, number][]} */
  const told = after.sides ?? [];
  const cards = told.map(([element, value, bonus]) => ({ element, value, bonus }));
  return t("duel %(number)s: %(sides)s", { number, sides: duelCardsInWords(cards, game) });
}

/** @type {Record<string, (detail: View) => string>} */
const SAYINGS = {
  won: wonInLog,
  pending: (detail) =>
    detail.after === null
      ? t("%(player)s: no pending card", detail)
      : t("%(player)s: pending card in", detail),
  permanent: ({ player, after }) =>
    Array.isArray(after)
      ? t("%(player)s: Permanent power (%(power)s)", { player, power: after.at(-1) })
      : t("%(player)s: no Permanent power", { player }),
  sum: (detail) => {
    const { before, after } = detail;
    return `${t("%(player)s: sum", detail)} ${before === null ? "" : `${before} → `}${after ?? "–"}`;
  },
};

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
    return field.startsWith(DUEL) ? duelInLog(told, game) : SAYINGS[field]?.(told);
  });
  return parts.every((part) => part !== undefined) ? parts.filter(Boolean).join(", ") : said;
}
