/** Words that the markup of the pad's first moment needs none of. */
import { bonuses } from "../rules/library/bonus_words.mjs";

/**
 * What brings points of a bonus; the key itself where its game has left the library.
 *
 * @param {string} key
 * @param {string} game
 */
export const bonusName = (key, game) => bonuses[game]?.[key] ?? key;

/**
 * What a bonus was won with, as a pad has it: "2 × 14 of a colour".
 *
 * @param {string} text
 * @param {string} game
 */
export function capturesInWords(text, game) {
  const won = text.split(" ").filter(Boolean);
  return won
    .map((part) => {
      const [key, count = ""] = part.split("=");
      return (count === "1" ? "" : `${count} × `) + bonusName(key, game);
    })
    .join(", ");
}
