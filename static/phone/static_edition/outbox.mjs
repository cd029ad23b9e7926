/**
 * Takes the place of sending/outbox.mjs: what was tapped is at once among the marks, then on the disk,
 * and is sent to nobody. What the disk would not take is tried again until it does.
 */
import { openExchanges } from "../sending/exchanges.mjs";
import { openLocalMarks } from "../sending/local_marks.mjs";
import { holdUnstored, unstoredOf } from "../static_edition/unstored.mjs";

const BEFORE_NEXT_TRY = 5000;

/**
 * What this phone holds of one game.
 *
 * @param {OutboxSetup} given
 */
export async function openOutbox(given) {
  const { gameId, schedule } = given;
  const local = unstoredOf(gameId) ?? openLocalMarks(given);
  let closed = false;
  let callOff = () => {};

  const unstored = () =>
    local.waiting.filter((/** @type {OutboxEntry} */ { stored }) => stored === false);
  const status = () => ({
    waiting: unstored().length,
    offline: true,
    silent: false,
    refused: local.refused,
    gone: false,
    why: "",
    ended: false,
    viewOnly: false,
    stored: local.stored && !unstored().length,
    full: local.isFull,
    asked: undefined,
    phones: local.state?.split("~")[1],
    since: null,
  });

  /** Try again after a while what the disk has refused. */
  function arm() {
    callOff();
    if (unstored().length || !(closed || local.stored)) callOff = schedule(sync, BEFORE_NEXT_TRY);
  }

  const { sync, shared } = openExchanges(given, local, {
    status,
    arm,
    converse: local.save,
    isLate: () => true,
    // A mark that the disk has taken is no news for anybody.
    onTold: () => holdUnstored(gameId, local),
  });

  await local.reread();

  return {
    ...shared,
    /** @returns {OutboxStatus} */
    get status() {
      return status();
    },
    /** There is no server that wants a proof. */
    token: null,
    sync,
    isWhole: false,
    bringBack: sync,
    /** The game is left. What the disk would not take is tried again all the same. */
    close() {
      closed = true;
      arm();
    },
  };
}
