/**
 * What the pages behind ⋯ say, as scorepad/i18n/log.py and numbers.py say it on the server: every
 * act of the log, and the hour.
 */
// The markup behind ⋯ asks for optionsHere() too, and finds all its functions here.
// eslint-disable-next-line no-restricted-imports
import { displayOptions } from "../page/display_options.mjs";
import { fieldTitles } from "./field_titles.mjs";
import { plainInWords } from "./fields.mjs";
import { language, written } from "./language.mjs";
import { capturesInWords } from "./later_words.mjs";
import { OPTIONS } from "../rules/options.mjs";
import { ruleChoice } from "./rules.mjs";
import { RULE } from "../pad/table.mjs";
import { variants } from "../rules/library/variant_words.mjs";
import { LONG_NAME, acts, saying } from "./log.mjs";
import { laterLog } from "../words/later_log.mjs";
import { exchanged } from "../words/exchanges.mjs";
import { log } from "../words/log.mjs";
import { menuRefusals } from "../words/menu_refusals.mjs";
import { refusals } from "../words/refusals.mjs";
import { ruleWords } from "../words/rule_words.mjs";
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
  return new Intl.DateTimeFormat([...regions, written], { timeStyle: "short" }).format(at * 1000);
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
  if ("order" in allowed) return ruleWords.each_once({ order: ruleChoice(option, "HDCS-") });
  if (!Array.isArray(allowed)) return ruleWords.from_to(allowed);
  const values = allowed[0] === false ? [true, false] : allowed;
  return values.map((value) => ruleChoice(option, value)).join(", ");
}

for (const name of Object.keys(fieldTitles)) {
  log[name] = ({ player, after, hidden }) => plainInWords(hidden || after, name, player);
}
Object.assign(log, laterLog);

/** Whether a field holds from its round on, so that clearing it later needs no words. */
const lasts = (/** @type {string} */ field) =>
  ["rounds", "dealer"].includes(field) || field.startsWith(RULE);

/**
 * The one sentence of two people who changed rows; nothing for any other act.
 *
 * @param {View[]} details
 * @param {boolean} [short]
 */
function exchangeInWords(details, short) {
  const fields = details.map(({ field }) => field).sort();
  if (fields.join() !== "name,name,person,person") return null;
  const [other, one] = details
    .filter(({ field }) => field === "name")
    .map(({ after }) => (short ? after.replace(LONG_NAME, "$1…") : after));
  return exchanged(one, other);
}

acts.parts = (all, game, short) => {
  const changeRows = exchangeInWords(all, short);
  if (changeRows) return [changeRows];
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
      ? ["rounds", "start", "deal"].includes(detail.field)
        || (detail.field === "dealer" && detail.after !== null)
      : !(detail.field === "captures" && another("bonus", detail)),
  );
  /** @param {View} detail */
  const words = (detail) => {
    const won = detail.field === "bonus" && another("captures", detail)?.after;
    return saying(detail, game) + (won ? ` = ${capturesInWords(won, game)}` : "");
  };
  return [...(seating ? [saying(seating, game)] : []), ...others.map(words)];
};
