/**
 * What the disk of this phone has not taken. It is in memory alone, for as long as the page is open:
 * a game that is left and opened again goes on with it.
 */

/** @type {Map<string, any>} the local marks of each game of which something is not stored, by its id */
const heldGames = new Map();

/**
 * What is in memory of a game, if something of it is in memory alone.
 *
 * @param {string} id
 */
export const unstoredOf = (id) => heldGames.get(id);

/** The games of which something is in memory alone, by their ids. */
export const unstoredGames = () => [...heldGames.keys()];

/**
 * Note whether something of a game is in memory alone.
 *
 * @param {string} id
 * @param {any} local its marks
 */
export function holdUnstored(id, local) {
  if (local.waiting.every((/** @type {OutboxEntry} */ { stored }) => stored)) heldGames.delete(id);
  else heldGames.set(id, local);
}

/** Let the browser ask before the page is closed, while something is in memory alone. */
export function askBeforeLoss() {
  addEventListener("beforeunload", (event) => {
    if (!heldGames.size) return;
    event.preventDefault();
    event.returnValue = true; // For browsers of before 2023.
  });
}
