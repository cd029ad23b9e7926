/**
 * The statistics of this phone's games, where there is no server that has those of its group: a
 * script that the page fetches for them.
 */
import { marksForFile } from "./static_edition/kept_games.mjs";
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
 * @type {Map<string, {updated: number, game: CountedGame | null}>}
 */
const counted = new Map();

/**
 * What a game that is over says; null where it cannot be read.
 *
 * @param {StoredGame} stored
 * @returns {Promise<CountedGame | null>}
 */
async function count({ id, about, updated }) {
  const known = counted.get(id);
  if (known?.updated === updated) return known.game;
  const marks = await marksForFile(id, about.created ?? Math.floor(updated / 1000)).catch(() => []);
  const game = marks.length ? countMarks(id, marks) : null;
  counted.set(id, { updated, game });
  return game;
}

/** @param {Shell} shell */
async function showAll({ stored, asked, signal }) {
  const games = [];
  for (const one of stored.filter(({ about }) => about.over)) {
    const game = await count(one).catch(() => null);
    if (signal.aborted) return;
    if (game) games.push(game);
  }
  put("statistics", statisticsHtml(games, asked, Date.now() / 1000));
}

screens.statistics = async (shell) => {
  await styled();
  document.title = t("Statistics");
  // Nobody waits for a screen in front of a dead one, and Back leads away at once.
  put("statistics", renderShell("statistics", { view: { left: 1, person: null } }));
  showAll(shell);
  return true;
};
