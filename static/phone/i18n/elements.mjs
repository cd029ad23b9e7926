/** The elements of games of duels. Their twins are in scorepad/i18n/games.py. */
import { duelRules } from "../rules/library/duel_rules.mjs";

/**
 * The elements of a game of duels with their names, in the order of its file.
 *
 * @param {string} key
 * @returns {[element: any, name: string][]}
 */
export const elementsOf = (key) =>
  (duelRules[key]?.data.elements ?? []).map((/** @type {any} */ element) => [
    element,
    duelRules[key].names[element.code],
  ]);

/**
 * The name of an element; its code where the library has no such game any more.
 *
 * @param {string} code
 * @param {string} key
 */
export const elementName = (code, key) => duelRules[key]?.names[code] ?? code;
