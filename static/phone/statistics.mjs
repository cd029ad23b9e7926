/**
 * The statistics of this phone's games, where there is no server that has those of its group: a
 * script that the page fetches for them.
 */
import { marksForFile } from "./static_edition/kept_games.mjs";
import { storedGames } from "./sending/storage.mjs";
import { describe } from "./sending/stored_games.mjs";
import { unstoredGames, unstoredOf } from "./static_edition/unstored.mjs";
import { put } from "./web/game/screen.mjs";
import { screens, styled } from "./web/shell_screens.mjs";
import { countMarks, statisticsHtml } from "./web/statistics.mjs";
import { renderShell } from "./markup/shell.mjs";
import { t } from "./i18n/speech.mjs";

/** @typedef {import("./services/statistics.mjs").CountedGame} CountedGame */

/**
 * What was counted since the page was opened, by game: whoever taps a player, a game or a span of
 * time waits for no game again.
 *
 * @type {Map<string, {updated: number, game: CountedGame}>}
 */
const counted = new Map();

/**
 * What a game that is over says; null where it is damaged.
 *
 * @param {Pick<StoredGame, "id" | "about" | "updated">} stored
 * @returns {Promise<CountedGame | null>} rejected where the disk fails
 */
async function count({ id, about, updated }) {
  const isOnDisk = !unstoredOf(id);
  const known = counted.get(id);
  if (isOnDisk && known?.updated === updated) return known.game;
  const marks = await marksForFile(id, about.created ?? Math.floor(updated / 1000));
  try {
    const game = countMarks(id, marks);
    if (isOnDisk) counted.set(id, { updated, game });
    return game;
  } catch {
    return null;
  }
}

/**
 * A game of which something is in memory alone, as the list has others.
 *
 * @param {string} id
 */
function inMemory(id) {
  const { waiting, marks } = unstoredOf(id);
  return { id, about: describe(marks()), updated: waiting[0].order };
}

/** @param {Shell} shell */
async function showAll({ stored, asked, signal }) {
  let left = 0;
  const notRead = () => {
    left += 1;
    return null;
  };
  // The page takes a list that could not be read for an empty one.
  const listed = stored.length ? stored : ((await storedGames().catch(notRead)) ?? []);
  const held = unstoredGames();
  const all = [...listed.filter(({ id }) => !held.includes(id)), ...held.map(inMemory)];
  const games = [];
  for (const one of all.filter(({ about }) => about.over)) {
    const game = await count(one).catch(notRead);
    if (signal.aborted) return;
    if (game) games.push(game);
  }
  if (signal.aborted) return;
  put("statistics", statisticsHtml(games, asked, Date.now() / 1000, left));
}

screens.statistics = async (shell) => {
  await styled();
  document.title = t("Statistics");
  // Nobody waits for a screen in front of a dead one, and Back leads away at once.
  put("statistics", renderShell("statistics", { view: { left: 1, person: null }, here: null }));
  showAll(shell);
  return true;
};
