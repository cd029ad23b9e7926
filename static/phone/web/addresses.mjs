/**
 * What the page for want of network shows at an address: for the worker, which answers with that
 * page, and for the page itself.
 */

const GAME = /^\/g\/([\w-]{22})(?:\/|$)/;

/** The pages of a game behind ⋯ that menu.mjs shows. */
const BEHIND =
  "table|round|players|(?:names|fields)/[^/]+|points(?:/[^/]+)?|length(?:/end)?|rules|log|links";

/**
 * Addresses below the app's own, the screens of shell_screens.mjs that they show, and the scripts
 * that bring a screen which the shell does not have by itself, each behind those that it needs.
 * What a bracket holds is handed to the screen. Any other address needs the network.
 *
 * @type {[address: RegExp, screen: string, ...scripts: string[]][]}
 */
export const SCREENS = [
  [/^\/$/, "home"],
  [/^\/new$/, "new"],
  [/^\/start$/, "start"],
  [/^\/(?:history|people)$/, "history"],
  [new RegExp(`^/g/([\\w-]{22})(?:/(?:sheet|end|${BEHIND}))?$`), "game"],
  [/^\/g\/([\w-]{22})\/paper$/, "print"],
  [/^\/g\/([\w-]{22})\/from-paper$/, "from paper", "paper"],
  [/^\/rules$/, "rules", "checker", "rules"],
  [/^\/rules\/(\w+)$/, "rules of", "checker", "rules"],
  [/^()\/g\/([\w-]{22})\/rules-in-short$/, "rules of", "checker", "rules"],
  [/^()()\/house\/([\w-]+)\/in-short$/, "rules of", "checker", "rules"],
  [/^(?:\/g\/([\w-]{22}))?\/check(?:\/trick)?$/, "check", "checker"],
  [/^(?:\/g\/([\w-]{22}))?\/duel$/, "duel", "checker"],
];

/**
 * The game that an address is about.
 *
 * @param {string} path
 * @returns {string | undefined}
 */
export const gameAt = (path) => GAME.exec(path)?.[1];

/**
 * The screen at an address, the scripts that bring it, and what it is handed; undefined where
 * the network is needed.
 *
 * @param {string} path below the app's own
 * @returns {{screen: string, scripts: string[], parts: string[]} | undefined}
 */
export function screenAt(path) {
  for (const [address, screen, ...scripts] of SCREENS) {
    const found = address.exec(path);
    if (found) return { screen, scripts, parts: found.slice(1) };
  }
  return undefined;
}
