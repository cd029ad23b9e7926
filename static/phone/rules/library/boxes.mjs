/**
 * How to know each game, in one line by its key: publisher, number of cards, and what differs. The
 * games are in the order in which a new phone offers them. None here; the script that a phone gets
 * has them in place of this module.
 *
 * @type {Record<string, string>}
 */
export const boxes = {};
