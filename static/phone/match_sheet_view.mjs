/**
 * The sheet of a match, a line a round, and how it ended. Pure. The server's side is
 * scorepad/views/match_sheet.py, and end.py for the end.
 */
import { endView } from "./end_view.mjs";
import { standings } from "./standings.mjs";
import { rulesetDataOf } from "./visibility.mjs";

/**
 * @param {Match} match
 * @param {MatchRound} round
 */
function lineOf({ names, current }, { number, boxes, won, tied, duels, phase }) {
  return {
    number,
    boxes: boxes.map(({ player, total, points, sum }) => ({
      player,
      name: names[player],
      total: phase === "done" ? total : null,
      won: !!points,
      sum,
    })),
    won_by: won.map((player) => names[player]),
    tied,
    duels,
    open: number === current,
  };
}

/**
 * The sheet; `beyond` are rounds that no longer count.
 *
 * @param {Match} match
 * @param {AboutGame} game
 * @returns {View}
 */
export function matchSheet(match, { game_id, writes, created_at }) {
  const { data } = rulesetDataOf(/** @type {any} */ (match));
  /** @param {number} number */
  const toCome = (number) => ({
    ...{ number, boxes: [], won_by: [], tied: false, duels: [], open: false },
  });
  return {
    game_id,
    writes,
    ruleset: data.key,
    created_at,
    columns: standings(/** @type {any} */ (match)),
    lines: [...match.rounds.map((round) => lineOf(match, round)), ...match.to_come.map(toCome)],
    beyond: match.beyond,
    over: match.over,
    cut_short: match.over && match.ended_early,
  };
}

const WIDTH = 360;
const [LINE, TOP, BOTTOM] = [44, 8, 24];
const [LEFT, RIGHT] = [112, 44];
const LONGEST_LABEL = 12;

/**
 * The tokens round by round as a drawing; null before a round is done.
 *
 * @param {Match} match
 * @returns {View}
 */
export function tokenPicture({ rounds, number_of_rounds: length, present, names, totals }) {
  const done = rounds.filter(({ phase }) => phase === "done");
  if (!done.length) return null;
  const step = (WIDTH - LEFT - RIGHT) / Math.max(length, 1);
  const places = done.map((_, index) => Math.round((LEFT + (index + 0.5) * step) * 10) / 10);
  const lines = present.map((player, index) => {
    const [name, letters] = [names[player], [...names[player]]];
    const isShort = letters.length <= LONGEST_LABEL;
    return {
      name,
      label: isShort ? name : `${letters.slice(0, LONGEST_LABEL - 1).join("")}…`,
      y: TOP + LINE * index + LINE / 2,
      held: totals[player],
      discs: done.map(({ boxes }, place) => ({ x: places[place], gained: !!boxes[index].points })),
    };
  });
  const height = TOP + LINE * lines.length + BOTTOM;
  return {
    width: WIDTH,
    height,
    lines,
    ticks: done.map(({ number }, place) => [places[place], number]),
    right: WIDTH - 12,
    floor: height - BOTTOM,
  };
}

/**
 * How the match ended, or how it stands.
 *
 * @param {Mark[]} marks those that the match was made of
 * @param {Match} match
 * @param {AboutGame} game
 * @returns {View}
 */
export const matchEnd = (marks, match, game) => ({
  ...endView(marks, /** @type {any} */ (match), game),
  curve: null,
  tokens: tokenPicture(match),
  can_go_on: false,
});
