/**
 * What the markup says, as scorepad/i18n says it on the server: figures, cards, refusals and
 * what undo takes back. Facts and values come as the server's views have them.
 *
 * @typedef {{code: string, facts: Record<string, any>, said?: string}} Refusal
 */
import { games } from "../rules/library/games.mjs";
import { language } from "./language.mjs";
import { nt, t } from "./speech.mjs";

/**
 * A total: a real minus sign, no plus.
 *
 * @param {number} value
 */
export const figure = (value) => (value < 0 ? `−${-value}` : `${value}`);

/**
 * A change: always with its sign.
 *
 * @param {number} value
 */
export const signed = (value) => (value ? (value > 0 ? "+" : "") + figure(value) : "±0");

/** @param {string} wished */
const ours = (wished) => wished.startsWith(`${language}-`);

/**
 * The day of a moment in Unix seconds, as it is written where the reader lives; "?" where no
 * calendar has it.
 *
 * @param {number} at
 */
export const day = (at) => {
  if (!(at >= 31536000 && at < 253370764800)) return "?";
  const regions = (globalThis.navigator?.languages ?? []).filter(ours);
  return new Intl.DateTimeFormat([...regions, language], { dateStyle: "medium" }).format(at * 1000);
};

/**
 * The words of a game, which is called by its key where it has left the library.
 *
 * @param {string} key
 * @returns {GameWords}
 */
export const wordsOf = (key) => games[key] ?? { name: key, suits: {}, specials: {}, leader: "" };

/** @param {string} key */
export const specialsOf = (key) => Object.entries(wordsOf(key).specials);

/**
 * The suits of a game's deck: code, colour and shape.
 *
 * @param {string} key
 */
export const suitsOf = (key) => games[key]?.deck ?? [];

/**
 * What a game is called, with the name of its house rules before it, unless that says the game as
 * well.
 *
 * @param {string} key
 * @param {string} house
 */
export const gameTitle = (key, house) => {
  const { name } = wordsOf(key);
  if (!house) return name;
  if (house.toLowerCase().includes(name.toLowerCase())) return house;
  // No brackets within brackets.
  return t("%(house)s (%(game)s)", {
    house,
    game: name.replaceAll(" (", ", ").replaceAll(")", ""),
  });
};

/** @param {any} facts */
const addUp = ({ hand, least, tricks }) =>
  tricks < hand && least < hand
    ? t(
        "The tricks add up to %(tricks)s; right is %(least)s to %(hand)s, "
          + "and those that are left are nobody’s.",
        { hand, least, tricks },
      )
    : tricks < hand
      ? nt(
          "The tricks add up to %(tricks)s, not to %(hand)s: %(num)s is missing.",
          "The tricks add up to %(tricks)s, not to %(hand)s: %(num)s are missing.",
          hand - tricks,
          { hand, tricks },
        )
      : nt(
          "The tricks add up to %(tricks)s, not to %(hand)s: %(num)s too many.",
          "The tricks add up to %(tricks)s, not to %(hand)s: %(num)s too many.",
          tricks - hand,
          { hand, tricks },
        );

/**
 * What this phone refuses by itself; the server's refusals come with their sentences. A later
 * script knows more.
 *
 * @type {Record<string, (facts: any) => string>}
 */
export const SENTENCES = {
  bid_forbidden: (f) =>
    t("%(player)s bids last and may not bid %(value)s: the bids must not add up to %(hand)s.", f),
  out_of_range: (f) =>
    t("A number from %(low)s to %(high)s, please.", { ...f, low: figure(f.low) }),
  too_many_tricks: (f) =>
    f.left > 0
      ? nt(
          "Only %(num)s trick is left in this round.",
          "Only %(num)s tricks are left in this round.",
          f.left,
        )
      : t("All tricks are given."),
  nothing_changed: (f) => t("%(player)s has %(value)s already: nothing is changed.", f),
  tricks_do_not_add_up: addUp,
  bids_missing: (f) => t("First the bids: that of %(player)s is missing.", f),
  reveal_first: () => t("First reveal the bids, everybody looking."),
};

/**
 * What is wrong and what would be right.
 *
 * @param {Refusal} refusal
 * @param {Record<string, string>} names of players by their ids
 */
export function sentence({ code, facts, said }, names) {
  const say = SENTENCES[code];
  if (!say) return said ?? t("That could not be read. Please try once more.");
  return say({ ...facts, player: names?.[facts.player] ?? "" });
}

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
