/**
 * What the page for want of network shows at an address: for the worker, which answers with that
 * page, and for the page itself.
 */

const GAME = /^\/g\/([\w-]{22})(?:\/|$)/;

/** The pages of a game behind ⋯ that menu.mjs shows. */
const BEHIND = "table|round|players|names/[^/]+|points(?:/[^/]+)?|length(?:/end)?|rules|log|links";

/**
 * Addresses below the app's own, the screens of shell_screens.mjs that they show, and the script
 * that brings a screen which the shell does not have by itself. What a bracket holds is handed to
 * the screen. Any other address needs the network.
 *
 * @type {[address: RegExp, screen: string, script?: string][]}
 */
const SCREENS = [
  [/^\/$/, "home"],
  [/^\/new$/, "new"],
  [/^\/start$/, "start"],
  [new RegExp(`^/g/([\\w-]{22})(?:/(?:sheet|end|${BEHIND}))?$`), "game"],
  [/^\/rules$/, "rules", "rules"],
];

/**
 * The game that an address is about.
 *
 * @param {string} path
 * @returns {string | undefined}
 */
export const gameAt = (path) => GAME.exec(path)?.[1];

/**
 * The screen at an address, the script that brings it, and what it is handed; undefined where
 * the network is needed.
 *
 * @param {string} path below the app's own
 * @returns {{screen: string, script?: string, parts: string[]} | undefined}
 */
export function screenAt(path) {
  for (const [address, screen, script] of SCREENS) {
    const found = address.exec(path);
    if (found) return { screen, script, parts: found.slice(1) };
  }
  return undefined;
}
