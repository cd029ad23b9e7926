/**
 * What can be written next on a pad, which keys are struck out and why, and which act a tap
 * means. Pure; rounds and states are those that fold.mjs makes. The server's side is
 * scorepad/pad/entries.py and acts.py; tests/client holds both together.
 *
 * @typedef {import("./fold.mjs").Cell} Cell
 * @typedef {import("./fold.mjs").Mark} Mark
 * @typedef {{code: string, facts: Record<string, any>}} Refusal
 */
import { NOBODY, isPlayed } from "./fold.mjs";
import { sum } from "./ruleset.mjs";

/** A player's box of a round; undefined for somebody who does not sit there. */
export const boxOf = (round, player) => round.boxes.find((box) => box.player === player);

const refusal = (code, facts) => ({ code, facts });

/** The cell to fill next, in bidding order; null when there is none, or all wait for a reveal. */
export function nextEntry(state) {
  const round = state.rounds[state.current - 1];
  if (!round || round.to_reveal) return null;
  const field = round.phase === "bids" ? "bid" : "tricks";
  const empty = round.order.find((player) => boxOf(round, player)[field] === null);
  return { round: round.number, player: empty ?? round.leader, field };
}

/** Why results, null where empty, cannot be those of the round. */
function refuseSum(results, sums) {
  if (results.includes(null) || sums.includes(sum(results))) return null;
  return refusal("tricks_do_not_add_up", { tricks: sum(results), hand: sums.at(-1) });
}

/** Why a number may not be written as this player's bid or tricks; null where it may. */
export function refuseValue(round, player, field, value) {
  const { phase, hand, boxes, sums } = round;
  if (!Number.isInteger(value) || value < 0 || value > hand) {
    return refusal("out_of_range", { value, low: 0, high: hand });
  }
  if (field === "bid") {
    const banned = phase === "bids" && player === round.dealer && value === round.forbidden;
    return banned ? refusal("bid_forbidden", { player, value, bids: hand - value, hand }) : null;
  }
  if (phase === "bids") {
    if (round.to_reveal) return refusal("reveal_first", { round: round.number });
    const missing = round.order.find((each) => boxOf(round, each).bid === null);
    return refusal("bids_missing", { player: missing });
  }
  if (isPlayed(round)) return null;
  const own = boxOf(round, player);
  const left = round.tricks_left + (own.tricks ?? own.won ?? 0);
  if (value > left) return refusal("too_many_tricks", { value, left });
  return refuseSum([value, ...boxes.filter((box) => box !== own).map((box) => box.tricks)], sums);
}

/** Every key of the number pad, 0 to the hand size, with its refusal or null. */
export function choices(round, player, field) {
  const keys = Array.from({ length: round.hand + 1 }, (_, value) => value);
  return keys.map((value) => [value, refuseValue(round, player, field, value)]);
}

/** Every bonus that can be typed, nothing first; none in a game without. */
export function bonusValues({ bonus }) {
  if (!bonus) return [];
  const steps = Math.floor(bonus.most / bonus.step);
  return Array.from({ length: steps + 1 }, (_, place) => place * bonus.step);
}

/** Whose empty results "all made it" would fill with their bids; none where it may not. */
export function allMade({ phase, hidden, boxes, sums }) {
  const empty = boxes.filter((box) => box.tricks === null);
  const tooMany = empty.some((box) => (box.won ?? 0) > (box.wanted ?? 0));
  if (phase !== "tricks" || hidden || tooMany) return [];
  const refused = refuseSum(boxes.map((box) => box.tricks ?? box.wanted), sums);
  return refused ? [] : empty.map((box) => box.player);
}

/** The players whose empty results can only be 0; none where one follows by itself. */
export function restWonNothing({ phase, hidden, boxes, sums }) {
  const empty = boxes.filter((box) => box.tricks === null);
  const left = Math.max(...sums) > sum(boxes.map((box) => box.tricks ?? 0));
  if (phase !== "tricks" || hidden || left || empty.some((box) => box.won)) return [];
  return empty.length > 1 ? empty.map((box) => box.player) : [];
}

/** The empty results that one tap fills: pairs of a player and the tricks. */
export function restAtOneTap(round) {
  const made = allMade(round).map((player) => [player, boxOf(round, player).wanted ?? 0]);
  return made.length ? made : restWonNothing(round).map((player) => [player, 0]);
}

/** Who may change with a corrected result of a finished round, and to what. */
export function whoElse(round, player, value) {
  const gained = value - (boxOf(round, player).tricks ?? 0);
  return round.boxes
    .filter((box) => box.player !== player && box.tricks !== null)
    .map((box) => [box.player, box.tricks - gained])
    .filter(([, tricks]) => tricks >= 0 && tricks <= round.hand);
}

/** Whether the Bomb must have fallen if a corrected result changes alone; null: no telling. */
export function bombInstead(round, player, value) {
  if (!round.rules["play.bomb"] || round.taken.includes(NOBODY)) return null;
  const all = sum(round.boxes.map((box) => (box.player === player ? value : box.tricks)));
  const fell = all === round.hand ? false : all === round.hand - 1 ? true : null;
  return fell === round.bomb ? null : fell;
}

// What people do, as the cells that they write.

/** @returns {Cell} */
const inDeal = (round, player, field, value) => [round.number, round.deal, player, field, value];

/** A bid, the tricks or the bonus of one player; null for what the Cloud took back. */
export const enter = (round, player, field, value) => [inDeal(round, player, field, value)];

/** The bids of a deal shown, everybody looking. */
export const revealBids = (round) => enter(round, "", "reveal", true);

/** Results that change together: pairs of a player and the tricks. */
export const correctTricks = (round, changes) =>
  changes.map(([player, tricks]) => inDeal(round, player, "tricks", tricks));

/** Every empty result filled with its bid, or with 0 where no trick is left, as one act. */
export const fillRest = (round) => correctTricks(round, restAtOneTap(round));

/** A trick to a player, or to NOBODY: the next one, or another taker for trick `number`. */
export const giveTrick = (round, player, number = round.next_trick) =>
  enter(round, "", `trick:${number}`, player);

/** Whether the Bomb fell; null: nobody knows yet. */
export const bombFell = (round, fell) => enter(round, "", "bomb", fell);

/** A result of a finished round that changes alone, because the Bomb fell, or did not. */
export const correctWithBomb = (round, player, tricks, fell) =>
  [...correctTricks(round, [[player, tricks]]), ...bombFell(round, fell)];

/** The Cloud: one more or one less than the bid; 0 takes it back. */
export function changeBid(round, player, by) {
  const bid = (boxOf(round, player).bid ?? 0) + by;
  // To refuse what cannot be would tell a bid that is hidden.
  const value = round.hidden ? Math.min(Math.max(bid, 0), round.hand) : bid;
  return enter(round, player, "changed", by ? value : null);
}

/** The card that was turned for trump, or null. */
export const turnTrump = (round, card) => enter(round, "", "trump", card);

/**
 * What a tap on a key of the number pad means: it is refused, it asks who changes with a
 * corrected result, or it writes cells.
 *
 * @returns {{refusal: Refusal} | {partners: [string, number][], bomb: ?boolean} | {cells: Cell[]}}
 */
export function tap(round, player, field, value) {
  const refused = field === "bonus" ? null : refuseValue(round, player, field, value);
  if (refused) return { refusal: refused };
  if (field === "tricks" && isPlayed(round)) {
    return { partners: whoElse(round, player, value), bomb: bombInstead(round, player, value) };
  }
  return { cells: enter(round, player, field, value) };
}

/**
 * Whether cells hold already what would be written: nobody meant anything by it, unless
 * another value stands beside it and waits for a choice.
 */
export const standsAlready = (state, cells) =>
  cells.every(([...cell]) => {
    const key = cell.slice(0, 4).join();
    const waits = state.conflicts.some((conflict) => conflict.cell === key);
    return !waits && (state.cells[key]?.[0] ?? null) === cell[4];
  });

/** That nothing is changed by the number that stands; null for any other, and for what is hidden. */
export function unchanged(round, player, field, value) {
  const stands = value !== null && round && !round.hidden && boxOf(round, player)?.[field] === value;
  return stands ? refusal("nothing_changed", { player, value }) : null;
}

/** The id of the newest mark that touched any of the cells; undefined where none did. */
export const seen = (marks, state, cells) =>
  marks[Math.max(...cells.map((cell) => state.cells[cell.slice(0, 4).join()]?.[1] ?? -1))]?.id;

/**
 * The mark that writes cells, knowing the newest that touched any of them.
 *
 * @param {Mark[]} marks those that the state was made of
 * @returns {Mark}
 */
export function write(marks, state, id, cells) {
  const before = seen(marks, state, cells);
  return before === undefined ? { id, cells } : { id, cells, seen: before };
}

/** The mark that takes back the newest act, or null where there is nothing to undo. */
export const undo = (state, id) => state.undoable && { id, undoes: state.undoable };
