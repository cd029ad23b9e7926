/**
 * How a game ended, or how it stands. Pure. The server's side is scorepad/views/end.py.
 */
import { curve } from "./totals_curve.mjs";
import { known, waitsFor, written } from "./visibility.mjs";
import { HIGHEST, podium, standings } from "./standings.mjs";
import { story } from "./story.mjs";

/**
 * The last screen of an evening. While bids that count are not known here, nobody has won yet.
 *
 * @param {Mark[]} marks those that the state was made of
 * @param {Pad} state
 * @param {AboutGame} game
 * @returns {View}
 */
export function endView(marks, state, { game_id, writes, rematch = null, faces = {} }) {
  const { data, house } = written(state);
  const done = state.rounds.filter((round) => round.phase === "done");
  const scored = done.filter(({ boxes }) => boxes.every((box) => known(box.total) !== null));
  const all = standings(state);
  const placed = all
    .filter((each) => each.place !== null)
    .sort((one, other) => one.place - other.place);
  const over = state.over && !waitsFor(state);
  return {
    game_id,
    writes,
    ruleset: data.key,
    house,
    over,
    ended_early: state.ended_early,
    after: done.at(-1)?.number ?? 0,
    rounds: state.number_of_rounds,
    winners: state.winners.map((player) => state.names[player]),
    steps: over ? podium(placed) : [],
    ranking: placed.filter(({ place }) => !over || place > HIGHEST),
    away: all.filter((each) => each.place === null && each.total !== null),
    story: over
      ? story(
          state,
          done,
          placed.map(({ player }) => player),
        )
      : null,
    curve: curve(scored, all, faces),
    tokens: null,
    seen: marks.at(-1).id,
    can_go_on: true,
    rematch,
  };
}
