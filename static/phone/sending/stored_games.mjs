/** The games that this phone holds: what its list says of each, and the outbox of each. */
import { fold } from "../pad/fold.mjs";
import { openOutbox } from "./outbox.mjs";
import { rulesetDataOf } from "../pad/visibility.mjs";

/**
 * What the list of this phone's games says of one.
 *
 * @param {Pad} pad
 */
export function summaryOf(pad) {
  /** @param {string} player */
  const nameOf = (player) => pad.names[player];
  return {
    key: rulesetDataOf(pad).data.key,
    over: pad.over,
    players: pad.present.map(nameOf),
    winners: pad.winners.map(nameOf),
    round: pad.rounds.length,
    rounds: pad.number_of_rounds,
  };
}

/** @param {Mark[]} marks */
export const describe = (marks) => summaryOf(fold(marks));

/**
 * The outbox of one game, for what openPad() is given of it.
 *
 * @param {any} table
 */
export const outboxOf = ({ gameId, createdAt, called, storage, transport, failures }) =>
  openOutbox({
    failures,
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
