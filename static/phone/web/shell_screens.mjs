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
 * The marks of a game, and whether the server has it without a single entry, none of which waits
 * here either.
 *
 * @param {Phone["storage"]} storage
 * @param {StoredGame} game
 */
export async function readGame(storage, { id }) {
  const read = await storage.read(id).catch(() => NOTHING);
  const marks = marksIn(read);
  return { marks, isEmpty: read.marks.length === 1 && marks.length === 1 };
}

/**
 * Whether a game without an entry was begun so long ago that it is forgotten.
 *
 * @param {number} at in Unix seconds
 * @param {boolean} isEmpty
 */
export const isOldAndEmpty = (at, isEmpty) => isEmpty && Date.now() / 1000 > at + BEGINNING;

/**
 * The games of this phone with all their marks, and when each was begun, in Unix seconds. One without
 * an entry is forgotten after a while.
 *
 * @param {Phone} phone
 * @param {StoredGame[]} stored
 */
export const readGames = ({ storage }, stored) =>
  Promise.all(
    stored.map(async (game) => {
      const { marks, isEmpty } = await readGame(storage, game);
      const at = game.about.created ?? Math.floor(game.updated / 1000);
      return { ...game, marks, at, isForgotten: isOldAndEmpty(at, isEmpty) };
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
