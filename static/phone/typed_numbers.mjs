/** Numbers as people type them. Pure. The server's side is scorepad/pad/typed_numbers.py. */

/**
 * The number that somebody typed, 0 or more; null for anything else.
 *
 * @param {string} text
 */
export const typedNumber = (text) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);

/**
 * The same, below 0 too; whichever sign for minus will do.
 *
 * @param {string} text
 */
export function typedSignedNumber(text) {
  const [, sign, digits] = /^([-+]?)(.*)$/s.exec(text.trim().replace("−", "-")) ?? [];
  const number = typedNumber(digits);
  return sign === "-" && number ? -number : number;
}
