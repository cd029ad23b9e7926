/**
 * The names of players: how they are stored, and which are refused. Pure. The server's side is
 * scorepad/pad/names.py.
 */
const LONGEST_NAME = 32;
// What Python takes for white space, which is not quite what `\s` means here.
const WHITE =
  "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+";
const EDGES = new RegExp(`^${WHITE}|${WHITE}$`, "g");
const GAPS = new RegExp(WHITE, "g");
const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u;

/** @param {string} name */
const trimmed = (name) => name.replace(EDGES, "");

/**
 * The name as it is kept: composed, trimmed, with single spaces.
 *
 * @param {string} name
 */
export const cleanName = (name) => trimmed(name.normalize("NFC")).replace(GAPS, " ");

/**
 * What two names have in common that a table would take for the same.
 *
 * @param {string} name
 */
export const folded = (name) =>
  Array.from(cleanName(name), (sign) =>
    sign === "ı" ? sign : sign.toUpperCase().toLowerCase(),
  ).join("");

/**
 * Why a name cannot be taken; null where it can.
 *
 * @param {string} name
 * @param {Set<string>} taken
 * @returns {Refusal | null}
 */
export function checkName(name, taken) {
  const cleaned = cleanName(name);
  if (CONTROLS.test(trimmed(name))) return { code: "name_has_controls", facts: {} };
  if (!cleaned) return { code: "name_empty", facts: {} };
  if ([...cleaned].length > LONGEST_NAME) {
    return { code: "name_too_long", facts: { longest: LONGEST_NAME } };
  }
  return taken.has(folded(name)) ? { code: "name_taken", facts: { name: cleaned } } : null;
}
