/**
 * Who stands where: totals, places, and who came and went. Pure. The server's side is
 * scorepad/views/standings.py.
 */
import { boxOf, placeAmong } from "../pad/state.mjs";
import { shownNumber } from "../pad/visibility.mjs";

/** How many places the podium has. */
export const HIGHEST = 3;

/**
 * Everybody who was ever at the table, in seating order, leavers last.
 *
 * @param {Pad} pad
 * @returns {View[]}
 */
export function standings(pad) {
  const { names, totals, present, away, winners, rounds } = pad;
  const now = rounds[/** @type {number} */ (pad.current) - 1]?.seats ?? present;
  const here = new Set([...now, ...present]);
  const players = [...new Set([...here, ...away])];
  const rivals = pad.rules["end.leavers_win"] ? players : [...here];
  return players.map((player) => {
    const total = shownNumber(totals[player]);
    const won = winners.includes(player);
    const boxes = rounds.map((round) => boxOf(round, player)).filter(Boolean);
    const finished = boxes.filter((box) => shownNumber(box.points) !== null && box.made !== null);
    const place =
      total !== null && rivals.includes(player) ? placeAmong(pad, player, rivals) : null;
    const seats = [
      ["away", "joins"],
      ["leaves", "here"],
    ][+now.includes(player)];
    return {
      player,
      name: names[player],
      total,
      place,
      seat: seats[+present.includes(player)],
      won,
      letters: Math.max(...names[player].split(/[ -]/).map((part) => [...part].length)),
      made: finished.filter((box) => box.made).length,
      played: finished.length,
    };
  });
}

/**
 * The first places of those who have one, the best first; who is level shares a step.
 *
 * @param {View[]} placed
 */
export function podium(placed) {
  const places = [...new Set(placed.map(({ place }) => place))].filter((place) => place <= HIGHEST);
  return places.map((place) => {
    const people = placed.filter((each) => each.place === place);
    return { place, total: people[0].total, won: people[0].won, people };
  });
}
