/** A game's own words: its title and its cards. Its twin is scorepad/i18n/games.py. */
import { games } from "../rules/library/games.mjs";
import { houseOfGame } from "../words/house_words.mjs";

/**
 * The words of a game, which is called by its key where it has left the library.
 *
 * @param {string} key
 * @returns {GameWords}
 */
export const wordsOf = (key) => games[key] ?? { name: key, suits: {}, specials: {}, leader: "" };

/** @param {string} key */
export const specialsOf = (key) => Object.entries(wordsOf(key).specials);

/**
 * The suits of a game's deck: code, colour and shape.
 *
 * @param {string} key
 */
export const suitsOf = (key) => games[key]?.deck ?? [];

/**
 * What a game is called, with the name of its house rules before it, unless that says the game as
 * well.
 *
 * @param {string} key
 * @param {string} house
 */
export const gameTitle = (key, house) => {
  const { name } = wordsOf(key);
  if (!house) return name;
  if (house.toLowerCase().includes(name.toLowerCase())) return house;
  // No brackets within brackets.
  return houseOfGame({ house, game: name.replaceAll(" (", ", ").replaceAll(")", "") });
};

/**
 * The names of suits and special cards that are written by their letters.
 *
 * @param {string} codes
 * @param {string} game
 */
export function codesInWords(codes, game) {
  const { suits, specials } = wordsOf(game);
  return Array.from(codes, (code) => suits[code] ?? specials[code] ?? code).join(" ");
}
