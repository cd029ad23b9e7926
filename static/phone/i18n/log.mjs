/** The acts of the change log, in words. Its twin is scorepad/i18n/log.py. */
import { log } from "../words/log.mjs";
import { manyResults } from "../words/results.mjs";

/**
 * What was written in a cell; nothing for what only a later script has words for.
 *
 * @param {View} detail
 * @param {string} game
 */
export const saying = (detail, game) => log[detail.field.split(":")[0]]?.(detail, game);

/** The sentences of an act's details; the later script has those of every field. */
export const acts = {
  /**
   * @param {View[]} details
   * @param {string} game
   * @param {boolean} [_short]
   * @returns {(string | undefined)[]}
   */
  parts: (details, game, _short) => details.map((detail) => saying(detail, game)),
};

/**
 * A name of more than ten letters, and what is kept of it, so that there is room for figures behind
 * it: Marie-A…
 */
export const LONG_NAME = /^(?=.{11})(.{1,7}?[- ].|.{9}).+/u;

/**
 * An act in a line; where it is short, many results are counted and long names are cut.
 * `line.said` stands where the server has said it already.
 *
 * @param {Pick<UndoLine, "details" | "said">} line
 * @param {string} game
 * @param {boolean} [short]
 */
export function actInWords({ details, said }, game, short) {
  if (said) return said;
  const results = details.filter(({ field }) => field === "tricks").length;
  if (short && results >= 3) return manyResults(results);
  const told = short
    ? details.map((detail) => ({ ...detail, player: detail.player.replace(LONG_NAME, "$1…") }))
    : details;
  return acts.parts(told, game, short).filter(Boolean).join(", ");
}
