/** What the page for want of network shows, by the names that addresses.mjs has for it. */
import { put } from "./game/screen.mjs";
import { renderShell } from "../markup/shell.mjs";

/** A game that cannot be read. */
export const NOTHING = { marks: [] };

/**
 * All marks of a game on this phone, those that wait to be sent last.
 *
 * @param {{marks: Mark[], waiting?: Waiting[]}} read
 */
export const marksIn = ({ marks, waiting = [] }) => [
  ...marks,
  ...waiting.filter(({ out }) => !out).map(({ mark }) => mark),
];

/** Seconds for which a game without an entry counts as being begun. */
const BEGINNING = 3600;

/**
 * The games of this phone with all their marks, and when each was begun, in Unix seconds. One that
 * the server has without a single entry, none of which waits here either, is forgotten after a while.
 *
 * @param {Phone} phone
 * @param {StoredGame[]} stored
 */
export const readGames = ({ storage }, stored) =>
  Promise.all(
    stored.map(async (game) => {
      const read = await storage.read(game.id).catch(() => NOTHING);
      const marks = marksIn(read);
      const at = game.about.created ?? Math.floor(game.updated / 1000);
      const isEmpty = read.marks.length === 1 && marks.length === 1;
      return { ...game, marks, at, isForgotten: isEmpty && Date.now() / 1000 > at + BEGINNING };
    }),
  );

/**
 * What shows each screen; scripts that are fetched for some of them add theirs. Each says whether
 * it can show what the address is about.
 *
 * @type {Record<string, (shell: Shell) => boolean | Promise<boolean>>}
 */
export const screens = {};

/**
 * @param {string} screen
 * @param {View} view
 */
export const putScreen = (screen, view) => put(screen, renderShell(screen, { view }));

/** Fetch the styles of screens that few look for, which the page has not fetched either. */
export const styled = () =>
  Promise.all(
    [...document.querySelectorAll("link[data-screens]:not([rel], [data-of])")].map(
      (link) =>
        new Promise((resolve) => {
          Object.assign(link, { onload: resolve, onerror: resolve, rel: "stylesheet" });
        }),
    ),
  );
