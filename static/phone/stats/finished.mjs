/**
 * The facts of a finished game that count in statistics. Pure. The server's side is
 * scorepad/stats/finished.py; ratings and records, which need a server, have more.
 */
import { doesCount } from "../pad/plain_fields.mjs";
import { boxOf } from "../pad/state.mjs";
import { NOTHING, NOTHING_YET, NO_TRIES, then } from "./tally.mjs";

const RESULT = /^(?:bid|tricks|won|sum|trick:.*)$/;
/** What stands for a name that was erased, with a number behind it if there are several. */
const ERASED = /^–(?: \d+)?$/;

/** @typedef {import("./tally.mjs").Tally} Tally */

/**
 * When a game ended, in Unix seconds: when the last entry of the last round was first made, or the
 * game was ended early.
 *
 * @param {Mark[]} marks each with its moment
 * @param {Pad} pad
 * @returns {number}
 */
export function endedAt(marks, { rounds, ended_early: endedEarly }) {
  /** @type {Map<string, number>} */
  const first = new Map();
  for (const { cells = [], at = 0 } of marks) {
    for (const [round, deal, player, field] of cells) {
      const key = [round, deal, player, field].join();
      const isEnd = endedEarly && key === "0,0,,ended";
      if (isEnd || (round === rounds.length && RESULT.test(field) && !first.has(key))) {
        first.set(key, at);
      }
    }
  }
  return first.size ? Math.max(...first.values()) : (marks.at(-1)?.at ?? 0);
}

/**
 * The facts of one finished game; `tallies` are by the players of its pad. A game that is not over
 * says nothing of anybody; nor does one that is not to count.
 *
 * @param {string} gameId
 * @param {string} ruleset its key
 * @param {Mark[]} marks each with its moment
 * @param {Pad} pad
 * @returns {{ruleset: string, ended_at: number, tallies: Record<string, Tally>, counts: boolean}}
 */
export function countGame(gameId, ruleset, marks, pad) {
  const isOver = pad.over && pad.rounds.length > 0;
  const counts = !isOver || doesCount(pad);
  const played = Object.entries(pad.names)
    .filter(
      ([player, name]) => !ERASED.test(name) && pad.rounds.some((round) => boxOf(round, player)),
    )
    .map(([player]) => [player, tallyOf(gameId, ruleset, pad, player)]);
  return {
    ...{ ruleset, ended_at: endedAt(marks, pad), counts },
    tallies: isOver && counts ? Object.fromEntries(played) : {},
  };
}

/**
 * @param {string} gameId
 * @param {string} ruleset
 * @param {Pad} pad
 * @param {string} player
 * @returns {Tally}
 */
function tallyOf(gameId, ruleset, pad, player) {
  const isMatch = "beyond" in pad;
  const rivals = pad.rules["end.leavers_win"] ? Object.keys(pad.totals) : pad.present;
  const isPlaced = rivals.includes(player);
  const won = pad.winners.includes(player);
  const isAlone = won && pad.winners.length === 1;
  const total = isPlaced && !isMatch ? pad.totals[player] : null;
  return {
    by_ruleset: { [ruleset]: 1 },
    ...{ placed: Number(isPlaced), wins: Number(isAlone), shared: Number(won && !isAlone) },
    total: total ?? 0,
    best_total: total === null ? NOTHING : { points: total, game_id: gameId },
    ...bidsOf(gameId, isMatch ? [] : pad.rounds, player),
    won_in_a_row: isPlaced ? then(NOTHING_YET, won, gameId) : NOTHING_YET,
  };
}

/**
 * The bids of one player in one game, counted round by round.
 *
 * @param {string} gameId
 * @param {Round[]} rounds
 * @param {string} player
 */
function bidsOf(gameId, rounds, player) {
  let [points, best, madeInARow] = [0, NOTHING, NOTHING_YET];
  /** @type {Tally["bids"]} */
  const bids = {};
  const tries = { zeros: NO_TRIES, last: NO_TRIES, beside: NO_TRIES };
  for (const round of rounds) {
    const box = boxOf(round, player);
    if (!box || round.phase !== "done") continue;
    const miss = box.tricks - box.wanted;
    const misses = (bids[round.hand] ??= {});
    misses[miss] = (misses[miss] ?? 0) + 1;
    const ofRound = box.points ?? 0;
    points += ofRound;
    if (!best.game_id || ofRound > best.points) best = { points: ofRound, game_id: gameId };
    madeInARow = then(madeInARow, !miss, gameId);
    /** @param {keyof typeof tries} name */
    const once = (name) => {
      const { rounds: all, made } = tries[name];
      tries[name] = { rounds: all + 1, made: made + Number(!miss) };
    };
    if (box.wanted === 0) once("zeros");
    if (round.forbidden !== null) once(player === round.dealer ? "last" : "beside");
  }
  return { points, best_round: best, bids, ...tries, made_in_a_row: madeInARow };
}
