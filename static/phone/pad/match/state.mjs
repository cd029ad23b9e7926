/** What can be asked of a match as it stands. Pure. The server's side is scorepad/pad/match/state.py. */

/** The start of the field of a cell that holds a duel of a round; its number follows. */
export const DUEL = "duel:";

/**
 * What the file of a match's game says.
 *
 * @param {Match} match
 * @returns {any}
 */
export const duelDataOf = ({ cells }) => cells["0,0,,ruleset"][0];
