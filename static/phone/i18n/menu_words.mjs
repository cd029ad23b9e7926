/**
 * What the pages behind ⋯ say, as scorepad/i18n/log.py and numbers.py say it on the server: every
 * act of the log, and the hour.
 */
// The markup behind ⋯ asks for optionsHere() too, and finds all its functions here.
// eslint-disable-next-line no-restricted-imports
import { displayOptions } from "../page/display_options.mjs";
import { language } from "./language.mjs";
import { bonusName } from "./later_words.mjs";
import { OPTIONS } from "../rules/options.mjs";
import { ruleChoice, ruleTitle } from "./rules.mjs";
import { nt, t } from "./speech.mjs";
import { RULE } from "../pad/table.mjs";
import { variants } from "../rules/library/variant_words.mjs";
import { acts, saying } from "./log.mjs";
import { signed } from "./numbers.mjs";
import { menuRefusals } from "../words/menu_refusals.mjs";
import { refusals } from "../words/refusals.mjs";
import { tableRefusals } from "../words/table_refusals.mjs";

/** What holds on this phone; nothing where there is no page. */
export const optionsHere = () => (globalThis.document ? displayOptions(document) : []);

/**
 * The time of day of a moment in Unix seconds; "?" where no calendar has it.
 *
 * @param {number} at
 */
export const clock = (at) => {
  if (!(at >= 31536000 && at < 253370764800)) return "?";
  const regions = (globalThis.navigator?.languages ?? []).filter((each) =>
    each.startsWith(`${language}-`),
  );
  return new Intl.DateTimeFormat([...regions, language], { timeStyle: "short" }).format(at * 1000);
};

/**
 * Title and sentence of a game's variant; the key itself if it has left.
 *
 * @param {string} key
 * @param {string} game
 */
export const variantWords = (key, game) => variants[game]?.[key] ?? [key, ""];

Object.assign(refusals, tableRefusals, {
  no_such_rule: (/** @type {any} */ { key }) =>
    menuRefusals.no_such_rule({ allowed: ruleAllows(key) }),
  variants_contradict: (/** @type {any} */ { game, first, other }) =>
    tableRefusals.variants_contradict({
      one: variantWords(first, game)[0],
      other: variantWords(other, game)[0],
    }),
});

/**
 * The values that an option may be set to; nothing where there is no such option.
 *
 * @param {string} option
 */
function ruleAllows(option) {
  const allowed = OPTIONS[option] ?? [];
  if (!Array.isArray(allowed)) return t("from %(low)s to %(high)s", allowed);
  const values = allowed[0] === false ? [true, false] : allowed;
  return values.map((value) => ruleChoice(option, value)).join(", ");
}

/** @param {View} detail */
function adjustmentOf({ player, before, after }) {
  const [points, why] = after ?? before ?? [0, ""];
  const facts = { player, points: signed(points), why };
  return after === null
    ? t("%(player)s: %(points)s taken back (%(why)s)", facts)
    : t("%(player)s: %(points)s (%(why)s)", facts);
}

/**
 * @param {View} detail
 * @param {string} game
 */
const capturesIn = ({ player, after }, game) =>
  after ? t("%(player)s: %(won)s", { player, won: wonIn(after, game) }) : "";

/**
 * What a bonus was won with, as a pad has it.
 *
 * @param {string} text
 * @param {string} game
 */
function wonIn(text, game) {
  const parts = text.split(" ").filter(Boolean);
  const won = parts.map((/** @type {string} */ part) => {
    const [key, count = ""] = part.split("=");
    return (count === "1" ? "" : `${count} × `) + bonusName(key, game);
  });
  return won.join(", ");
}

/** @type {Record<string, (detail: View, game: string) => string>} */
const SAYINGS = {
  dealer: ({ after }) => t("%(name)s deals", { name: after || "–" }),
  hand: ({ after }) => nt("%(num)s card each", "%(num)s cards each", after ?? 0),
  rounds: ({ after }) =>
    Number.isInteger(after) ? nt("%(num)s round in all", "%(num)s rounds in all", after) : "",
  start: ({ after }) => (after === "lowest" ? t("from the lowest total") : ""),
  deal: () => t("dealt again"),
  ended: ({ after }) => (after === null ? t("game reopened") : t("game ended")),
  name: ({ before, after }) => `${before || "–"} → ${after || "–"}`,
  person: (detail) => t("%(player)s: another person than before", detail),
  adjustment: adjustmentOf,
  captures: capturesIn,
};

/**
 * @param {View} detail
 * @param {string} game
 */
function sayingOf(detail, game) {
  const { field, after } = detail;
  if (!field.startsWith(RULE)) return (SAYINGS[field] ?? saying)(detail, game);
  const rule = field.slice(RULE.length);
  const choice = after === null ? t("as it was") : ruleChoice(rule, after);
  return t("%(rule)s: %(choice)s", { rule: ruleTitle(rule), choice });
}

/**
 * Who left, who joined, and who sits elsewhere.
 *
 * @param {View} detail
 */
function seatsIn({ before, after }) {
  const [then, now] = [before ?? [], after ?? []];
  const stayed = then.filter((/** @type {string} */ name) => now.includes(name));
  const still = now.filter((/** @type {string} */ name) => then.includes(name));
  const [left, came] = [
    then.filter((/** @type {string} */ name) => !now.includes(name)),
    now.filter((/** @type {string} */ name) => !then.includes(name)),
  ];
  return [
    left.length
      && nt("%(names)s leaves", "%(names)s leave", left.length, { names: left.join(" + ") }),
    came.length
      && nt("%(names)s joins", "%(names)s join", came.length, { names: came.join(" + ") }),
    stayed.join() !== still.join() && t("new seats: %(names)s", { names: now.join(", ") }),
  ];
}

/** Whether a field holds from its round on, so that clearing it later needs no words. */
const lasts = (/** @type {string} */ field) =>
  field === "seating" || field === "rounds" || field.startsWith(RULE);

acts.parts = (all, game, short) => {
  // Beside what it was won with there is no room for a number.
  const details = all.filter(({ field }) => !(short && field === "captures"));
  const seating = details.find(({ field }) => field === "seating");
  /**
   * @param {string} of
   * @param {View} detail
   */
  const another = (of, { player }) =>
    details.findLast((each) => each.field === of && each.player === player);
  const told = details.filter(
    ({ field }, place) =>
      !lasts(field) || details.findIndex((other) => other.field === field) === place,
  );
  const others = told.filter((detail) =>
    seating
      ? ["rounds", "start"].includes(detail.field)
      : !(detail.field === "captures" && another("bonus", detail)),
  );
  /** @param {View} detail */
  const words = (detail) => {
    const won = detail.field === "bonus" && another("captures", detail)?.after;
    return sayingOf(detail, game) + (won ? ` = ${wonIn(won, game)}` : "");
  };
  return [...(seating ? seatsIn(seating) : []), ...others.map(words)];
};
