/** Words that the markup of the pad's first moment needs none of. */
import { bonuses } from "../rules/library/bonus_words.mjs";

/**
 * What brings points of a bonus; the key itself where its game has left the library.
 *
 * @param {string} key
 * @param {string} game
 */
export const bonusName = (key, game) => bonuses[game]?.[key] ?? key;
