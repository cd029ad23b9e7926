/**
 * How a game ended, or how it stands. Pure. The server's side is scorepad/views/end.py.
 */
import { curve } from "./totals_curve.mjs";
import { fold } from "../pad/fold.mjs";
import { doesCount, noteOn, valueOfGame } from "../pad/plain_fields.mjs";
import { hasTotalsAlone } from "../pad/state.mjs";
import { rulesetDataOf, shownNumber, waitsFor } from "../pad/visibility.mjs";
import { HIGHEST, podium, standings } from "./standings.mjs";
import { story } from "./story.mjs";

/**
 * The last screen of an evening. While bids that count are not known here, nobody has won yet.
 *
 * @param {Mark[]} marks those that the pad was made of
 * @param {Pad} pad
 * @param {AboutGame} game
 * @returns {View}
 */
export function endView(marks, pad, { game_id, writes, rematch = null, signs = {} }) {
  const { data, house } = rulesetDataOf(pad);
  const done = pad.rounds.filter((round) => round.phase === "done");
  const scored = done.filter(({ boxes }) => boxes.every((box) => shownNumber(box.total) !== null));
  const all = standings(pad);
  const placed = all
    .filter((each) => each.place !== null)
    .sort((one, other) => one.place - other.place);
  const over = pad.over && !waitsFor(pad);
  const after = done.at(-1)?.number ?? 0;
  return {
    game_id,
    writes,
    ruleset: data.key,
    house,
    over,
    ended_early: pad.ended_early,
    after,
    rounds: pad.number_of_rounds,
    winners: pad.winners.map((player) => pad.names[player]),
    steps: over ? podium(placed) : [],
    ranking: placed.filter(({ place }) => !over || place > HIGHEST),
    away: all.filter((each) => each.place === null && each.total !== null),
    story: over
      ? story(
          pad,
          done,
          placed.map(({ player }) => player),
        )
      : null,
    curve: curve(scored, all, signs),
    tokens: null,
    seen: marks.at(-1).id,
    can_go_on: true,
    rematch,
    // Rounds of a match have none.
    ties: pad.rounds
      .filter(({ level }) => level?.length && level.every(Number.isInteger))
      .map(({ number, level }) => [number - 1, level]),
    note: noteOn(pad),
    counts: doesCount(pad),
    asks_if_it_counts:
      writes && valueOfGame(pad, "counts") === null && isCutVeryShort(marks, pad, after),
    evening: null,
  };
}

/**
 * Whether the game was ended before a third of its rounds were done. How many it would have had is
 * what its marks make without the one that ended it.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {number} done
 */
function isCutVeryShort(marks, pad, done) {
  if (!pad.ended_early || pad.rounds.some(hasTotalsAlone)) return false;
  const whole = marks.map((mark) => ({
    ...mark,
    cells: mark.cells?.filter(([, , , field]) => field !== "ended"),
  }));
  return 3 * done < fold(whole).number_of_rounds;
}
