/**
 * The games of this phone as a file, and such a file read. Its format is that of
 * scorepad/services/import_export/exporting.py, so any server and any other phone reads it.
 */
import { describe } from "../sending/stored_games.mjs";
import { note, noted } from "../sending/notes.mjs";
import { opens } from "../sending/server_marks.mjs";
import { ownName } from "../sending/prefix.mjs";
import { read, save, storedGames, wait } from "../sending/storage.mjs";

const VERSION = 2;
/** The fields that version 1 does not have. */
const OF_VERSION_2 = ["note", "counts"];
const GAME_ID = /^[\w-]{22}$/;
const MARK_ID = /^[0-9a-f]{32}$/;
const SAVED = "saved";

const inSeconds = (/** @type {number} */ milliseconds) => Math.floor(milliseconds / 1000);

/**
 * A game as a document; null where nothing of it can be read.
 *
 * @param {StoredGame} game
 * @returns {Promise<any>}
 */
async function documentOfGame({ id, about, updated }) {
  const { marks, waiting } = await read(id);
  const created = about.created ?? inSeconds(updated);
  const all = [
    ...marks.map((/** @type {any} */ mark) => ({ ...mark, at: mark.at ?? created })),
    ...waiting
      .filter((/** @type {Waiting} */ { out }) => !out)
      .map((/** @type {Waiting} */ { mark, order }) => ({
        ...mark,
        at: inSeconds(order),
        late: !opens(mark),
      })),
  ];
  if (!all.length) return null;
  const isNew = all.some(({ cells = [] }) =>
    cells.some((/** @type {Cell} */ [, , , field]) => OF_VERSION_2.includes(field)),
  );
  const head = { scorepad: "game", version: isNew ? VERSION : 1, game_id: id };
  return { ...head, created_at: created, updated_at: all.at(-1).at, marks: all };
}

/** The games of this phone that are over, by their ids. */
async function endedGames() {
  const stored = await storedGames();
  return stored.filter(({ about }) => about.over).map(({ id }) => id);
}

/** Games that a file had when they were over, by their ids. */
const savedGames = () => (noted("localStorage", ownName(SAVED)) ?? "").split(" ");

/** How many games have ended since a file was saved last. */
export async function numberUnsaved() {
  const saved = savedGames();
  return (await endedGames()).filter((id) => !saved.includes(id)).length;
}

/** All games of this phone as the text of a file. */
export async function gamesAsFile() {
  const documents = await Promise.all((await storedGames()).map(documentOfGame));
  const head = { scorepad: "games", version: 1, exported_at: inSeconds(Date.now()) };
  const lines = [{ ...head, circle: "", people: [] }, ...documents.filter(Boolean)];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

/** Note that a file with all games was saved. */
export async function noteSaved() {
  note("localStorage", ownName(SAVED), (await endedGames()).join(" "));
}

/**
 * What a file holds: one document, or one on each line; null where it is no JSON.
 *
 * @param {string} text
 * @returns {any[] | null}
 */
function documentsIn(text) {
  for (const parts of [[text], text.split("\n").filter((line) => line.trim())]) {
    try {
      return parts.map((part) => JSON.parse(part));
    } catch {
      // It may be the other one.
    }
  }
  return null;
}

/** @param {any} mark */
const isMark = ({ id, at, cells, undoes }) =>
  MARK_ID.test(id)
  && Number.isInteger(at)
  && (MARK_ID.test(undoes)
    || (Array.isArray(cells) && cells.every((cell) => Array.isArray(cell) && cell.length === 5)));

/**
 * The game of a document, with what a list says of it; null where it cannot be shown.
 *
 * @param {any} one
 * @returns {any}
 */
function gameIn({ game_id: id, created_at: created, updated_at: updated, marks }) {
  if (!GAME_ID.test(id) || !Number.isInteger(created) || !Array.isArray(marks)) return null;
  try {
    if (!marks.every(isMark) || !opens(marks[0])) return null;
    const about = { ...describe(marks), created };
    return { id, marks, about, updated: 1000 * (updated ?? created) };
  } catch {
    return null;
  }
}

/**
 * Write a game that is not here, or what is new of one that is; whether there was anything.
 *
 * @param {any} game
 */
async function take(game) {
  const { marks, waiting } = await read(game.id);
  if (!marks.length && !waiting.length) {
    await save(game, []);
    return true;
  }
  const known = new Set(
    [...marks, ...waiting.map((/** @type {Waiting} */ { mark }) => mark)].map(({ id }) => id),
  );
  let order = 0;
  const entries = game.marks
    .filter((/** @type {Mark} */ { id }) => !known.has(id))
    .map((/** @type {any} */ { at, late, by, ...mark }) => {
      order = Math.max(order + 1, 1000 * at);
      return { game: game.id, order, mark };
    });
  if (entries.length) await wait(entries);
  return entries.length > 0;
}

/**
 * Read a file with games. Either all of them are read, or none.
 *
 * @param {string} text
 * @returns {Promise<{wrong: string} | {games: number}>} `games`: how many were new here, in whole or
 *   in part; `wrong`: "strange", "newer" or "damaged"
 */
export async function readGamesFile(text) {
  const documents = documentsIn(text);
  const kinds = new Set(documents?.map((one) => one?.scorepad));
  kinds.delete("games");
  kinds.delete("game");
  if (!documents?.length || kinds.size) return { wrong: "strange" };
  if (documents.some(({ version }) => version > VERSION)) return { wrong: "newer" };
  const games = documents.filter(({ scorepad }) => scorepad === "game").map(gameIn);
  if (games.includes(null)) return { wrong: "damaged" };
  let news = 0;
  for (const game of games) news += Number(await take(game));
  const over = games.filter(({ about }) => about.over).map(({ id }) => id);
  note("localStorage", ownName(SAVED), [...new Set([...savedGames(), ...over])].join(" "));
  return { games: news };
}
