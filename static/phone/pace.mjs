/** How soon a phone asks again whether others wrote. Pure; all times in milliseconds. */

const SOON = 1700;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30000;
const QUIET = [[2 * 3600000, LONGEST_PAUSE], [1800000, 8000]];

/** The pause before the next look, `quiet` after the last news: whoever looks on sees each entry
 *  within two seconds as long as a game goes on, and a table that has gone home is left alone. */
export const pauseWhileAllIsWell = (quiet) =>
  QUIET.find(([after]) => quiet >= after)?.[1] ?? SOON;

/** The pause after so many failures in a row, one or more. */
export const pauseAfterFailures = (failures) =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
