/** Numbers as people type them. Pure. The server's side is scorepad/pad/typed_numbers.py. */
import { withDigits } from "../rules/digits.mjs";

/**
 * The number that somebody typed, 0 or more; null for anything else.
 *
 * @param {string} text
 */
export function typedNumber(text) {
  const digits = withDigits(text.trim());
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
}

/**
 * The same, below 0 too; whichever sign for minus will do.
 *
 * @param {string} text
 */
export function typedSignedNumber(text) {
  const [, sign, digits] = /^([-+]?)(.*)$/s.exec(text.trim().replaceAll("−", "-")) ?? [];
  const number = typedNumber(digits);
  return sign === "-" && number ? -number : number;
}
