/**
 * Who took the lead when, and the boldest bid: what tells how a finished game went. Pure. The
 * server's side is scorepad/play/story.py.
 */
import { boxOf } from "./entries.mjs";

const BOLD = 2;

const leads = (totals, winner) => totals.has(winner) &&
  [...totals].every(([player, total]) => player === winner || total < totals.get(winner));

/** Whoever alone had most, and more than the winner; "" for nobody. */
function passed({ names }, totals, winner) {
  const best = Math.max(...totals.values());
  const ahead = [...totals.keys()].filter((player) => totals.get(player) === best);
  return ahead.length > 1 || !totals.has(winner) || totals.get(winner) === best
    ? "" : names[ahead[0]];
}

function bidMade(round, winner) {
  const box = boxOf(round, winner);
  return box?.made && !box.adjustment ? box.wanted : null;
}

function leadOf(state, done, placed) {
  const [winner, ...others] = state.winners;
  if (!winner || others.length || done.length < 2) return null;
  const totals = new Map();
  const standings = done.map(({ boxes }) => {
    for (const { player, total } of boxes) if (placed.includes(player)) totals.set(player, total);
    return new Map(totals);
  });
  const since = 1 + standings.findLastIndex((each) => !leads(each, winner));
  if (since === done.length) return null;
  return {
    name: state.names[winner], rival: since ? passed(state, standings[since - 1], winner) : "",
    round: done[since].number, throughout: since === 0, last: since === done.length - 1,
    bid: bidMade(done[since], winner),
  };
}

function boldestOf({ names }, done) {
  const found = done.flatMap(({ boxes, hand, number: round }) =>
    boxes.filter(({ made }) => made)
      .map(({ player, wanted: bid }) => ({ name: names[player], bid, hand, round })));
  // The same bid of fewer cards is the bolder one.
  const worth = ({ bid, hand }) => bid * 1000 - hand;
  const best = Math.max(...found.map(worth));
  const bold = found.filter((each) => worth(each) === best);
  const alone = bold.every(({ name }) => name === bold[0].name);
  return bold[0]?.bid >= BOLD && alone ? bold[0] : null;
}

/** What finished rounds tell, of players who can win; null for nothing. */
export function story(state, done, placed) {
  if (!state.over) return null;
  const lead = leadOf(state, done, placed);
  const boldest = boldestOf(state, done);
  return lead || boldest ? { lead, boldest } : null;
}
