/**
 * The games in the reader's words whose pads only the server has. None here; the script that a
 * phone gets has them in place of this module.
 *
 * @type {string[]}
 */
export const gamesApart = [];
