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
 * What says the form for a number, which is the fact `num` as well. The forms are written as in
 * English, one and many; a reader's language may have others.
 *
 * @param {...string} forms
 */
export const nt =
  (...forms) =>
  /**
   * @param {number} num
   * @param {Record<string, any>} [facts]
   */
  (num, facts) =>
    t(forms[+plural(num)], { num, ...facts });
