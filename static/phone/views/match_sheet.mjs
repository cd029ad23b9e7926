/**
 * The sheet of a match, a line a round, and how it ended. Pure. The server's side is
 * scorepad/views/match_sheet.py, and end.py for the end.
 */
import { endView } from "./end.mjs";
import { plainNotes } from "./sheet.mjs";
import { standings } from "./standings.mjs";
import { duelDataOf } from "../pad/match/state.mjs";

/**
 * @param {Match} match
 * @param {MatchRound} round
 */
function lineOf({ names, current }, { number, boxes, winners, tied, duels, phase }) {
  return {
    number,
    boxes: boxes.map(({ player, total, points, sum }) => ({
      name: names[player],
      total: phase === "done" ? total : null,
      won: !!points,
      sum,
    })),
    won_by: winners.map((player) => names[player]),
    tied,
    duels,
    open: number === current,
  };
}

/**
 * The sheet; `beyond` are rounds that no longer count, `notes` those on the match as a whole.
 *
 * @param {Match} match
 * @param {AboutGame} game
 * @returns {View}
 */
export function matchSheet(match, { game_id, writes, created_at }) {
  /** @param {number} number */
  const toCome = (number) => ({
    ...{ number, boxes: [], won_by: [], tied: false, duels: [], open: false },
  });
  return {
    game_id,
    writes,
    ruleset: duelDataOf(match).key,
    created_at,
    columns: standings(/** @type {any} */ (match)),
    lines: [...match.rounds.map((round) => lineOf(match, round)), ...match.to_come.map(toCome)],
    beyond: match.beyond,
    notes: plainNotes(/** @type {any} */ (match), null),
    over: match.over,
    cut_short: match.over && match.ended_early,
  };
}

/** The sizes of the drawing, and the most letters of a name in it. */
const DRAWN_AS = { width: 360, line: 44, top: 8, bottom: 24, left: 112, right: 44, letters: 12 };

/**
 * The tokens round by round as a drawing; null before a round is done.
 *
 * @param {Match} match
 * @returns {View}
 */
export function tokenPicture({ rounds, number_of_rounds: length, present, names, totals }) {
  const done = rounds.filter(({ phase }) => phase === "done");
  if (!done.length) return null;
  const { width, line, top, bottom, left, right, letters: most } = DRAWN_AS;
  const step = (width - left - right) / Math.max(length, 1);
  const places = done.map((_, index) => Math.round(left + (index + 0.5) * step));
  const lines = present.map((player, index) => {
    const [name, letters] = [names[player], [...names[player]]];
    const isShort = letters.length <= most;
    return {
      name,
      label: isShort ? name : `${letters.slice(0, most - 1).join("")}…`,
      y: top + line * index + line / 2,
      held: totals[player],
      discs: done.map(({ boxes }, place) => ({ x: places[place], gained: !!boxes[index].points })),
    };
  });
  const height = top + line * lines.length + bottom;
  return {
    width,
    height,
    lines,
    ticks: done.map(({ number }, place) => [places[place], number]),
    right: width - 12,
    floor: height - bottom,
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
  ties: [],
});
