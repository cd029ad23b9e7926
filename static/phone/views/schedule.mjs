/**
 * The length of a game, and the hand size and dealer of a round, as one screen each shows them.
 * Pure. The server's side is scorepad/views/schedule.py.
 */
import { smallestHand } from "../pad/judge_table.mjs";
import { shortest } from "../services/table_changes.mjs";
import { deals, largestHand, newestMark, nobodyHasBid } from "../pad/written_pad.mjs";

/**
 * @param {number} from
 * @param {number} to
 */
const numbersTo = (from, to) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);

/**
 * @param {WrittenPad} pad
 * @param {string} gameId
 * @returns {View}
 */
export function lengthView(pad, gameId) {
  const schedule = deals(pad, pad.present.length).length;
  return {
    game_id: gameId,
    seen: newestMark(pad),
    rounds: pad.number_of_rounds,
    schedule,
    choices: numbersTo(shortest(pad), Math.max(schedule, pad.number_of_rounds + 1)),
    done: pad.rounds.filter(({ phase }) => phase === "done").length,
    open: pad.current,
    ended_early: pad.ended_early,
  };
}

/**
 * The screen for a round, or for the open one.
 *
 * @param {WrittenPad} pad
 * @param {string} gameId
 * @param {number | null} number
 * @returns {View}
 */
export const handAndDealerView = (pad, gameId, number) => ({
  game_id: gameId,
  seen: newestMark(pad),
  round: roundOf(pad, pad.rounds[(number ?? 0) - 1] ?? pad.rounds[(pad.current ?? 0) - 1]),
});

/**
 * @param {WrittenPad} pad
 * @param {Round | undefined} round
 */
function roundOf(pad, round) {
  if (!round) return null;
  // The smallest hand that is possible would tell how high a secret bid is.
  const low = round.hidden ? 1 : smallestHand(round);
  return {
    number: round.number,
    hand: round.hand,
    hands: numbersTo(low, largestHand(pad, round.boxes.length)),
    dealer: round.dealer,
    dealers: round.seats.map((player) => [player, pad.names[player]]),
    begun: !nobodyHasBid(round),
    open: round.number === pad.current,
  };
}
