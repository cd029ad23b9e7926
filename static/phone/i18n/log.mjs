/** The acts of the change log, in words. Its twin is scorepad/i18n/log.py. */
import { wordsOf } from "./games.mjs";
import { nt, t } from "./speech.mjs";

/** @param {View} detail */
const trickOf = ({ field, before, after }) => {
  const number = field.slice(6);
  const nobody = t("nobody");
  const name = after || nobody;
  return before === null
    ? t("trick %(number)s: %(name)s", { number, name })
    : t("trick %(number)s: %(before)s → %(after)s", {
        number,
        before: before || nobody,
        after: name,
      });
};

/**
 * @param {View} detail
 * @param {string} game
 */
const trumpOf = ({ after }, game) => {
  if (after === null) return t("trump not known");
  const { suits, specials } = wordsOf(game);
  const cards = Array.from(after, (code) => suits[code] ?? specials[code] ?? code);
  return t("trump: %(cards)s", { cards: cards.join(" ") });
};

/** @type {Record<string, (detail: View) => string>} */
const LABELS = {
  bid: (detail) => t("%(player)s: bid", detail),
  tricks: (detail) => t("%(player)s: tricks", detail),
  changed: (detail) => t("%(player)s: Cloud, bid", detail),
  bonus: (detail) => t("%(player)s: bonus", detail),
  wager: (detail) => t("%(player)s: wager", detail),
};

/**
 * What was written in a cell; nothing for what only the later script has words for.
 *
 * @param {View} detail
 * @param {string} game
 */
export function saying(detail, game) {
  const { field, before, after, hidden } = detail;
  if (field.startsWith("trick:")) return trickOf(detail);
  if (field === "reveal") return t("bids revealed");
  if (field === "trump") return trumpOf(detail, game);
  if (field === "cannonball") {
    return after ? t("%(player)s: cannonball", detail) : t("%(player)s: no cannonball", detail);
  }
  if (field === "loot") {
    if (after === null) return t("%(player)s: no Loot", detail);
    return t("%(player)s: Loot with %(name)s", { ...detail, name: after });
  }
  if (field === "bomb") {
    if (after === null) return t("Bomb not known");
    return after ? t("the Bomb fell") : t("no Bomb fell");
  }
  const label = LABELS[field]?.(detail);
  if (hidden || !label) return label;
  return `${label} ${before === null ? "" : `${before} → `}${after ?? "–"}`;
}

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
  if (short && results >= 3) return nt("%(num)s result", "%(num)s results", results);
  const told = short
    ? details.map((detail) => ({ ...detail, player: detail.player.replace(LONG_NAME, "$1…") }))
    : details;
  return acts.parts(told, game, short).filter(Boolean).join(", ");
}
