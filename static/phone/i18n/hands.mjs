/** The hands of a game in a line. The server's side is scorepad/i18n/house_rules.py. */

const LONGEST_RUN_IN_FULL = 4;

/**
 * Hand sizes one by one, long runs by their ends: 1 2 … 6 6 5 4.
 *
 * @param {number[]} hands
 */
export function handsInWords(hands) {
  const parts = [];
  let start = 0;
  while (start < hands.length) {
    const run = runFrom(hands, start);
    if (run > LONGEST_RUN_IN_FULL) {
      parts.push(hands[start], hands[start + 1], "…");
      start += run - 1;
    } else {
      parts.push(hands[start]);
      start += 1;
    }
  }
  return parts.join(" ");
}

/**
 * How many hands from `start` on go up, or down, one card at a time.
 *
 * @param {number[]} hands
 * @param {number} start
 */
function runFrom(hands, start) {
  const step = hands[start + 1] - hands[start];
  if (Math.abs(step) !== 1) return 1;
  let end = start + 1;
  while (hands[end + 1] - hands[end] === step) end += 1;
  return end - start + 1;
}
