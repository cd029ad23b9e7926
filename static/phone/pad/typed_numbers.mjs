/** Numbers as people type them. Pure. The server's side is scorepad/pad/typed_numbers.py. */

const DIGIT = /\p{Nd}/gu;

/** @param {number} place */
const isDigit = (place) => String.fromCodePoint(place).search(DIGIT) === 0;

/**
 * A text with the digits of every script as 0 to 9.
 *
 * @param {string} text
 */
export const withDigits = (text) =>
  text.replace(DIGIT, (sign) => {
    const place = /** @type {number} */ (sign.codePointAt(0));
    let value = 0;
    // The ten digits of a script follow each other, and several scripts' too.
    while (isDigit(place - value - 1)) value += 1;
    return `${value % 10}`;
  });

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
