/** What the checkers' screens look like, by their addresses: for the tests that compare them. */
import { duelScreen, startScreen, trickScreen } from "./web/checker_screens.mjs";
import { writtenBy } from "./web/checker_writing.mjs";
import { given } from "./markup/pad.mjs";

Object.assign(given, { csrf: "token", newId: () => "i".repeat(32) });

export const checkHtml = (pairs, marks, gameId, origin) => {
  const at = marks.length ? { marks, gameId, origin } : { origin };
  const { html, symbols } = trickScreen(new URLSearchParams(pairs), at);
  return html + symbols;
};

export const startHtml = () => startScreen(new URLSearchParams(), [], null);

export const duelHtml = (pairs) => duelScreen(new URLSearchParams(pairs));

/** The cells that a form of the checker's writes. */
export const writtenCells = (act, pairs, marks) =>
  writtenBy(act, new URLSearchParams(pairs), marks).mark.cells;
