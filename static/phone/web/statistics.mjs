/**
 * What the statistics of this phone's games look like, from what each of them says. The server's side
 * is scorepad/web/statistics.py.
 */
import { fold } from "../pad/fold.mjs";
import { rulesetDataOf } from "../pad/visibility.mjs";
import { statisticsView } from "../services/statistics.mjs";
import { LEAST_BIDS, LEAST_GAMES, LEAST_OF_A_HAND, LEAST_ROUNDS } from "../stats/figures.mjs";
import { countGame } from "../stats/finished.mjs";
import { periods, statisticsCharts } from "../views/statistics.mjs";
import { renderShell } from "../markup/shell.mjs";
import "../markup/statistics.mjs";

/** @typedef {import("../services/statistics.mjs").CountedGame} CountedGame */

/**
 * @param {string} id
 * @param {Mark[]} marks each with its moment
 * @returns {CountedGame}
 */
export function countMarks(id, marks) {
  const pad = fold(marks);
  return { names: pad.names, ...countGame(id, rulesetDataOf(pad).data.key, marks, pad) };
}

/**
 * The markup of the statistics.
 *
 * @param {CountedGame[]} games in any order
 * @param {URLSearchParams} asked
 * @param {number} now in Unix seconds
 * @param {number} [left] how many games could not be read
 */
export function statisticsHtml(games, asked, now, left = 0) {
  const [person, ruleset] = [asked.get("player") ?? "", asked.get("game") ?? ""];
  const given = asked.get("from") ?? "";
  const since = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(given) ? given : "";
  const inOrder = [...games].sort((one, other) => one.ended_at - other.ended_at);
  const view = statisticsView(inOrder, { person, ruleset, since }, left);
  return renderShell("statistics", {
    ...{ view, charts: statisticsCharts(view), periods: periods(now) },
    here: { player: view.asked.person, game: view.asked.ruleset, from: since, to: "" },
    ...{ least_games: LEAST_GAMES, least_bids: LEAST_BIDS, least_rounds: LEAST_ROUNDS },
    least_of_a_hand: LEAST_OF_A_HAND,
  });
}
