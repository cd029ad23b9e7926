/** The games of this phone that are over and old: it need not keep them for ever. */
import { newestFirst, transact } from "./storage.mjs";

const OLD = 60 * 86400000;
const MANY = 50;

/**
 * Let go of games that are over and sent, where they are old or one of too many.
 *
 * @param {number} now
 */
export const forgetOldGames = (now) =>
  transact("readwrite", (games, marks, waiting) => {
    const [all, keys] = [games.getAll(), waiting.getAllKeys()];
    keys.onsuccess = () => {
      const busy = new Set(keys.result.map((/** @type {string[]} */ [id]) => id));
      newestFirst(all.result).forEach(({ id, about, updated }, place) => {
        if (!about.over || busy.has(id) || (place < MANY && updated > now - OLD)) return;
        games.delete(id);
        marks.delete(id);
      });
    };
  });
