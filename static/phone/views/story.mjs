/**
 * The story of a finished game: how it was won, as its rounds alone tell it. Pure. The server's side
 * is scorepad/views/story.py.
 */
import { boxOf } from "../pad/state.mjs";

const BOLD = 2;
const IN_A_ROW = 3;

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
 * @param {Pad} pad
 * @param {Round[]} done
 */
function streakOf({ names }, done) {
  /** @type {Record<string, number>} */
  let running = {};
  const rows = done.flatMap(({ boxes, number: last }) => {
    running = Object.fromEntries(
      boxes.filter(({ made }) => made).map(({ player }) => [player, running[player] ?? last]),
    );
    return Object.entries(running).map(([player, first]) => ({ name: names[player], first, last }));
  });
  const longest = Math.max(...rows.map(({ first, last }) => last - first));
  const [found, ...others] = rows.filter(({ first, last }) => last - first === longest);
  const isOne = others.every(({ name }) => name === found.name);
  return longest + 1 >= IN_A_ROW && isOne ? found : null;
}

/**
 * @param {Pad} pad
 * @param {Round[]} done
 * @param {string[]} placed
 */
function marginOf({ names, winners }, done, placed) {
  const before = Object.fromEntries(
    done
      .slice(0, -1)
      .flatMap(({ boxes }) => boxes)
      .filter(({ player }) => placed.includes(player))
      .map(({ player, total }) => [player, total]),
  );
  const [winner] = winners;
  const [rival, ...others] = Object.keys(before)
    .filter((player) => player !== winner)
    .sort((one, other) => before[other] - before[one]);
  if (winners.length !== 1 || !(winner in before) || !rival) return null;
  const points = before[winner] - before[rival];
  const won = (done.at(-1)?.boxes ?? []).map((box) => box.total - box.before);
  const isOpen = points > 0 && Math.max(...won) - Math.min(...won) >= points;
  const isAlone = others.every((other) => before[other] < before[rival]);
  return isOpen && isAlone ? { name: names[winner], rival: names[rival], points } : null;
}

/**
 * What the done rounds of a game that is over tell, of players who can win; null for nothing.
 *
 * @param {Pad} pad
 * @param {Round[]} done
 * @param {string[]} placed
 */
export function story(pad, done, placed) {
  // A match has no bids, and tokens in place of points.
  const bids = done.filter((round) => !("duels" in round));
  const facts = {
    ...{ lead: leadOf(pad, done, placed), boldest: boldestOf(pad, bids) },
    ...{ streak: streakOf(pad, bids), margin: marginOf(pad, bids, placed) },
  };
  return Object.values(facts).some(Boolean) ? facts : null;
}
