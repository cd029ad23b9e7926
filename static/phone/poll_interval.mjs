/** How soon a phone asks again whether others wrote. Pure; all times in milliseconds. */

const [SOON, LATER] = [1800, 8000];
const [QUIET, GONE_HOME] = [1800000, 7200000];
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30000;

/**
 * The pause before the next look, `silence` after the last news: whoever looks on sees each entry
 * within two seconds as long as a game goes on, and a table that has gone home is left alone.
 *
 * @param {number} silence
 */
export const pauseWhileAllIsWell = (silence) =>
  silence < QUIET ? SOON : silence < GONE_HOME ? LATER : LONGEST_PAUSE;

/**
 * The pause after so many failures in a row, one or more.
 *
 * @param {number} failures
 */
export const pauseAfterFailures = (failures) =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
