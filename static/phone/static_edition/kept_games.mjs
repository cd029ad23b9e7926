/**
 * The games of this phone as a file, and such a file read. Its format is that of
 * scorepad/services/import_export/exporting.py, so any server and any other phone reads it.
 */
import { groupForFile, takeGroup } from "../static_edition/kept_group.mjs";
import { describe } from "../sending/stored_games.mjs";
import { VERSION, isSoundGame, versionOf } from "../static_edition/game_check.mjs";
import { note, noted } from "../sending/notes.mjs";
import { opens } from "../sending/server_marks.mjs";
import { ownName } from "../sending/prefix.mjs";
import { read, storedGames, transact } from "../sending/storage.mjs";
import { unstoredGames, unstoredOf } from "../static_edition/unstored.mjs";

const SAVED = "saved";

const inSeconds = (/** @type {number} */ milliseconds) => Math.floor(milliseconds / 1000);

/**
 * The marks of a game, as a file has them: those on the disk, and those in memory alone.
 *
 * @param {string} id
 * @param {number} created
 * @returns {Promise<any[]>}
 */
export async function marksForFile(id, created) {
  const inMemory = unstoredOf(id)?.waiting;
  const { marks, waiting } = await read(id).catch((/** @type {unknown} */ reason) => {
    if (inMemory) return { marks: [], waiting: [] };
    throw reason;
  });
  /** @type {Map<string, Waiting>} */
  const entries = new Map(
    [...waiting, ...(inMemory ?? [])].map((/** @type {Waiting} */ one) => [one.mark.id, one]),
  );
  const written = [...entries.values()]
    .filter(({ out }) => !out)
    .sort((one, other) => one.order - other.order)
    .map(({ mark, order }) => ({ late: !opens(mark), ...mark, at: inSeconds(order) }));
  return [
    ...marks.map((/** @type {any} */ mark) => ({ ...mark, at: mark.at ?? created })),
    ...written,
  ];
}

/**
 * A game as a document; null where nothing of it can be read.
 *
 * @param {Pick<StoredGame, "id" | "about" | "updated">} game
 * @returns {Promise<any>}
 */
async function documentOfGame({ id, about, updated }) {
  const created = about.created ?? inSeconds(updated);
  const all = await marksForFile(id, created);
  if (!all.length) return null;
  const head = { scorepad: "game", version: versionOf(all), game_id: id };
  return { ...head, created_at: created, updated_at: all.at(-1).at, marks: all };
}

/** Games that a file had when they were over, by their ids. */
const savedGames = () => (noted("localStorage", ownName(SAVED)) ?? "").split(" ");

/** How many games the disk has, and how many have ended since a file was saved last. */
export async function numbersOfGames() {
  const [stored, saved] = [await storedGames(), savedGames()];
  const unsaved = stored.filter(({ id, about }) => about.over && !saved.includes(id));
  return { stored: stored.length, unsaved: unsaved.length };
}

/**
 * All games of this phone as the text of a file, and the ids of those that are over.
 *
 * @returns {Promise<{text: string, over: string[]}>}
 */
export async function gamesAsFile() {
  const inMemory = unstoredGames();
  const stored = await storedGames().catch((/** @type {unknown} */ reason) => {
    if (inMemory.length) return [];
    throw reason;
  });
  const others = inMemory.filter((id) => !stored.some((game) => game.id === id));
  const games = [
    ...stored,
    ...others.map((id) => ({ id, about: {}, updated: unstoredOf(id).waiting[0].order })),
  ];
  const head = { scorepad: "games", version: 1, exported_at: inSeconds(Date.now()) };
  const lines = [`${JSON.stringify({ ...head, circle: "", ...groupForFile() })}\n`];
  // One after the other: a phone that reads many at once has no answer in time.
  for (const game of games) {
    const one = await documentOfGame(game);
    if (one) lines.push(`${JSON.stringify(one)}\n`);
  }
  const over = stored.filter(({ about }) => about.over).map(({ id }) => id);
  return { text: lines.join(""), over };
}

/**
 * Note that a file has games that are over.
 *
 * @param {string[]} ids
 */
export const noteSaved = (ids) => note("localStorage", ownName(SAVED), ids.join(" "));

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

/**
 * A game here, with what a file has besides: its entry in the list, and what is to be written.
 *
 * @param {any} document
 * @param {StoredGame | undefined} game what the list says of it so far
 */
async function withNews({ game_id: id, created_at: created, updated_at: updated, marks }, game) {
  const { marks: served, waiting } = await read(id);
  const entries = waiting.filter((/** @type {Waiting} */ { out }) => !out);
  const known = new Set(
    [...served, ...waiting.map((/** @type {Waiting} */ { mark }) => mark)].map(
      ({ id: one }) => one,
    ),
  );
  // What opens a game stays first.
  let order = entries[0]?.order ?? 0;
  /** @type {Waiting[]} */
  const news = marks
    .filter((/** @type {Mark} */ mark) => !known.has(mark.id))
    .map((/** @type {any} */ { at, late = false, ...mark }) => {
      order = Math.max(order + 1, 1000 * at);
      return { game: id, order, mark: { ...mark, late } };
    });
  const all = [...entries, ...news].sort((one, other) => one.order - other.order);
  const about = {
    ...{ created, ...game?.about },
    ...describe([...served, ...all.map(({ mark }) => mark)]),
  };
  // What is new here changes a game, however long ago it was written.
  const before = game ? game.updated + Number(news.length > 0) : 0;
  const at = Math.max(before, 1000 * (updated ?? created));
  return { news, isHeld: !!game, entry: { version: 0, ...game, id, about, updated: at } };
}

/**
 * What is new of the games of a file, and how many of them are damaged.
 *
 * @param {any[]} documents
 */
async function newsIn(documents) {
  const stored = await storedGames();
  const found = [];
  let damaged = 0;
  for (const one of documents) {
    const game = stored.find(({ id }) => id === one.game_id);
    const news = isSoundGame(one) ? await withNews(one, game).catch(unlessShown) : null;
    if (news) found.push(news);
    else damaged += 1;
  }
  return { found, damaged };
}

/**
 * Take a game that no pad can be made of for a damaged one; a disk that fails is told.
 *
 * @param {any} reason
 */
function unlessShown(reason) {
  if (reason instanceof TypeError || reason instanceof RangeError) return null;
  throw reason;
}

/**
 * Read a file with games. Those that are sound are written together: all of them, or none.
 *
 * @param {string} text
 * @returns {Promise<{wrong: string} | {games: number, damaged: number, houses: number}>} `games`: how
 *   many were new here, in whole or in part; `damaged` and `houses`: how many games and house rules
 *   were left out; `wrong`: "strange", "newer" or "damaged"
 */
export async function readGamesFile(text) {
  const documents = documentsIn(text);
  if (!documents && text.includes('"scorepad"')) return { wrong: "damaged" };
  const kinds = new Set(documents?.map((one) => one?.scorepad));
  kinds.delete("games");
  kinds.delete("game");
  if (!documents?.length || kinds.size) return { wrong: "strange" };
  if (documents.some(({ version }) => version > VERSION)) return { wrong: "newer" };
  const games = documents.filter(({ scorepad }) => scorepad === "game");
  const { found, damaged } = await newsIn(games);
  if (damaged && !found.length) return { wrong: "damaged" };
  const fresh = found.filter(({ news }) => news.length);
  if (fresh.length) await writeTogether(fresh);
  // Games matter more than who is known besides: a full place for notes leaves none of them out.
  const heads = documents.filter(({ scorepad }) => scorepad === "games");
  const taken = heads.map(takeGroup);
  if (!taken.every(({ isKept }) => isKept) && !found.length) throw new Error("full");
  const over = found.filter(({ entry }) => entry.about.over).map(({ entry }) => entry.id);
  noteSaved([...new Set([...savedGames(), ...over])]);
  const houses = taken.reduce((sum, { leftOut }) => sum + leftOut, 0);
  return { games: fresh.length, damaged, houses };
}

/**
 * Write what is new of games, all in one transaction.
 *
 * @param {any[]} found
 */
async function writeTogether(found) {
  await transact("readwrite", (games, marks, waiting) => {
    for (const { news, isHeld, entry } of found) {
      games.put(entry, entry.id);
      if (!isHeld) marks.put([], entry.id);
      for (const one of news) waiting.put(one, [one.game, one.order, one.mark.id]);
    }
  });
  // The browser shall never clear this away by itself.
  navigator.storage?.persist?.().catch(() => {});
}
