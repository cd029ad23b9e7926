/**
 * Sentences in the reader's language. Written in English as in the rest of the program, as
 * literals right behind the bracket: they are translated where the script is put together.
 */
import { isolated } from "../pad/directions.mjs";
import { plural } from "./language.mjs";

/**
 * A sentence with its facts: `t("Round %(n)s", { n: 3 })`.
 *
 * @param {string} text
 * @param {Record<string, any>} [facts]
 */
export const t = (text, facts) =>
  facts ? text.replace(/%(?:%|\((\w+)\)s)/g, (_, key) => (key ? isolated(facts[key]) : "%")) : text;

/**
 * The form for a number, which is the fact `num` as well.
 *
 * @param {string} one
 * @param {string} many
 * @param {number} num
 * @param {Record<string, any>} [facts]
 */
export const nt = (one, many, num, facts) => t(plural(num) ? many : one, { num, ...facts });
