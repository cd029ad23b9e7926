/**
 * The names of players: how they are stored, and which are refused. Pure. The server's side is
 * scorepad/pad/names.py.
 */
import { LONGEST_NAME } from "./field_table.mjs";

// What Python takes for white space, which is not quite what `\s` means here.
const WHITE =
  "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
// Marks of direction, joiners and breaks, which are copied along with a name and show nothing.
const MARKS =
  "\\xad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff";
const EDGES = new RegExp(`^[${WHITE}${MARKS}]+|[${WHITE}${MARKS}]+$`, "g");
const GAPS = new RegExp(`[${WHITE}]+`, "g");
// Joiners that join nothing, and tags that belong to no flag.
const UNSOUND = new RegExp(
  `[\\u200c\\u200d][${WHITE}\\u200c\\u200d]|[${WHITE}][\\u200c\\u200d]`
    + "|(^|[^\\u{1f3f4}\\u{e0020}-\\u{e007f}])[\\u{e0020}-\\u{e007f}]",
  "u",
);
// Signs that show nothing, but for those that join letters.
const CONTROLS = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
// What shows nothing: what any font is to ignore, but for the tags, which tell flags apart; empty
// signs; and what is no character.
const UNSEEN = /(?![\u{e0020}-\u{e007f}])[\p{DI}\p{NChar}\u2800\u{1d159}\ufffc]/gu;
const ALONE = new RegExp(`[\\p{M}\\p{Cf}${WHITE}]`, "gu");

/** @param {string} name */
const trimmed = (name) => name.replace(EDGES, "");
/** @param {string} text */
const spaced = (text) => text.normalize("NFC").replace(GAPS, " ").trim();

/**
 * The text without signs that show nothing; those that join letters stay, and those that this
 * version of Unicode does not know.
 *
 * @param {string} text
 */
export const withoutControls = (text) => text.replace(CONTROLS, "");

/**
 * The name as it is kept: composed, trimmed, with single spaces.
 *
 * @param {string} name
 */
export const cleanName = (name) => spaced(trimmed(name));

/**
 * What two names have in common that a table would take for the same: capitals, spaces and what
 * nobody sees make no difference.
 *
 * @param {string} name
 */
export const caseless = (name) =>
  spaced(
    cleanName(name)
      .replace(UNSEEN, "")
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replaceAll("ς", "σ"),
  );

/**
 * Why no version could store a name; null where it can be stored.
 *
 * @param {string} name
 * @returns {Refusal | null}
 */
export function checkSpelling(name) {
  const [inner, cleaned] = [trimmed(name), cleanName(name)];
  if (withoutControls(inner) !== inner || UNSOUND.test(inner)) {
    return { code: "name_has_controls", facts: {} };
  }
  if (!cleaned) return { code: "name_empty", facts: {} };
  if ([...cleaned].length > LONGEST_NAME) {
    return { code: "name_too_long", facts: { longest: LONGEST_NAME } };
  }
  return null;
}

/**
 * Why a name cannot be taken; null where it can.
 *
 * @param {string} name
 * @param {Set<string>} taken
 * @returns {Refusal | null}
 */
export function checkName(name, taken) {
  const [cleaned, refusal] = [cleanName(name), checkSpelling(name)];
  if (refusal) return refusal;
  if (!cleaned.replace(UNSEEN, "").replace(ALONE, "")) return { code: "name_unseen", facts: {} };
  return taken.has(caseless(name)) ? { code: "name_taken", facts: { name: cleaned } } : null;
}
