/** The digits of every script. Pure. Python reads them with int() and unicodedata. */

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
