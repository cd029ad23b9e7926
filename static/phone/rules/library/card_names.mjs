/**
 * What each game calls its cards, by their keys: `{ranks, card, third_hand}`, where `card` is a
 * text with {suit} and {rank} in it. None here; the script that a phone gets has them in place of
 * this module.
 *
 * @type {Record<string, {ranks: Record<string, string>, card: string, third_hand: string}>}
 */
export const cardNames = {};
