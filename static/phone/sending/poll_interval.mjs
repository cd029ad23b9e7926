/** How soon a phone asks again whether others wrote. Pure; all times in milliseconds. */

const [AWAITED, SOON, LATER] = [600, 1800, 8000];
const AT_LEAST = 100;
const [THINKING, QUIET, GONE_HOME] = [300000, 1800000, 7200000];
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30000;

/**
 * The pause before the next poll, `silence` after the last news: whoever looks on sees each entry
 * within two seconds as long as a game goes on, and a table that has gone home is left alone. While
 * somebody's bid is `awaited` from an own phone, it is there within one; after `failures` in a row
 * each is longer than the one before. What the server held has `waited` already.
 *
 * @param {number} failures
 * @param {number} silence
 * @param {boolean} awaited
 * @param {number} [waited] since the last poll began
 */
export function pauseBefore(failures, silence, awaited, waited = 0) {
  if (failures) return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
  const usual = silence < QUIET ? SOON : silence < GONE_HOME ? LATER : LONGEST_PAUSE;
  return Math.max((awaited && silence < THINKING ? AWAITED : usual) - waited, AT_LEAST);
}
