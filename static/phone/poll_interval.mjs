/** How soon a phone asks again whether others wrote. Pure; all times in milliseconds. */

const [AWAITED, SOON, LATER] = [600, 1800, 8000];
const [THINKING, QUIET, GONE_HOME] = [300000, 1800000, 7200000];
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30000;

/**
 * The pause before the next look, `silence` after the last news: whoever looks on sees each entry
 * within two seconds as long as a game goes on, and a table that has gone home is left alone. While
 * somebody's bid is `awaited` from an own phone, it is there within one; after `failures` in a row
 * each is longer than the one before.
 *
 * @param {number} failures
 * @param {number} silence
 * @param {boolean} awaited
 */
export function pauseBefore(failures, silence, awaited) {
  if (failures) return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
  if (awaited && silence < THINKING) return AWAITED;
  return silence < QUIET ? SOON : silence < GONE_HOME ? LATER : LONGEST_PAUSE;
}
