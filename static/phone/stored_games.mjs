/** The games that this phone holds: what its list says of each, and the outbox of each. */
import { fold } from "./fold.mjs";
import { openOutbox } from "./outbox.mjs";

/**
 * What the list of this phone's games says of one.
 *
 * @param {Mark[]} marks
 */
export function describe(marks) {
  const { names, present, rounds, number_of_rounds, over, winners } = fold(marks);
  const { key } = /** @type {any} */ (marks[0].cells).find(
    (/** @type {Cell} */ [, , , field]) => field === "ruleset",
  )[4];
  /** @param {string} player */
  const nameOf = (player) => names[player];
  return {
    key,
    over,
    players: present.map(nameOf),
    winners: winners.map(nameOf),
    round: rounds.length,
    rounds: number_of_rounds,
  };
}

/**
 * The outbox of one game, for what openPad() is given of it.
 *
 * @param {any} table
 */
export const outboxOf = ({ gameId, createdAt, called, storage, transport }) =>
  openOutbox({
    gameId,
    storage,
    transport,
    describe: (/** @type {Mark[]} */ marks) => ({ ...describe(marks), called, created: createdAt }),
    now: () => Date.now(),
    schedule(/** @type {() => void} */ work, /** @type {number} */ wait) {
      const timer = setTimeout(work, wait);
      return () => clearTimeout(timer);
    },
    visible: () => !document.hidden,
  });
