/**
 * Who took the lead when, and the boldest bid: what tells how a finished game went. Pure. The
 * server's side is scorepad/views/end.py.
 */
import { boxOf } from "../pad/state.mjs";

const BOLD = 2;

/**
 * @param {Pad} pad
 * @param {Round[]} done
 * @param {string[]} placed
 */
function leadOf({ names, winners }, done, placed) {
  const [winner] = winners;
  /** @type {Record<string, number>} */
  const totals = {};
  const standings = done.map(({ boxes }) => {
    for (const { player, total } of boxes) if (placed.includes(player)) totals[player] = total;
    return { ...totals };
  });
  /** @param {Record<string, number>} all */
  const toppedIn = (all) =>
    Object.keys(all).filter((player) => !(all[player] < Math.max(...Object.values(all))));
  const since = 1 + standings.findLastIndex((all) => toppedIn(all).join() !== winner);
  if (winners.length !== 1 || done.length < 2 || since === done.length) return null;
  const before = standings[since - 1] ?? {};
  const [rival, ...others] = toppedIn(before);
  const passed = winner in before && rival !== winner && !others.length;
  const box = boxOf(done[since], winner);
  return {
    name: names[winner],
    rival: passed ? names[rival] : "",
    round: done[since].number,
    bid: box?.made && !box.adjustment ? box.wanted : null,
  };
}

/**
 * @param {Pad} pad
 * @param {Round[]} done
 */
function boldestOf({ names }, done) {
  const found = done.flatMap(({ boxes, hand, number: round }) =>
    boxes
      .filter(({ made }) => made)
      .map(({ player, wanted: bid }) => ({ name: names[player], bid: Number(bid), hand, round })),
  );
  // The same bid of fewer cards is the bolder one.
  /** @param {{bid: number, hand: number}} made */
  const worth = ({ bid, hand }) => bid * 1000 - hand;
  const best = Math.max(...found.map(worth));
  const [first, ...others] = found.filter((each) => worth(each) === best);
  return first?.bid >= BOLD && others.every(({ name }) => name === first.name) ? first : null;
}

/**
 * What the done rounds of a game that is over tell, of players who can win; null for nothing.
 *
 * @param {Pad} pad
 * @param {Round[]} done
 * @param {string[]} placed
 */
export function story(pad, done, placed) {
  const [lead, boldest] = [leadOf(pad, done, placed), boldestOf(pad, done)];
  return lead || boldest ? { lead, boldest } : null;
}
