/**
 * Takes the place of sending/outbox.mjs: what was tapped is at once among the marks, then on the disk,
 * and is sent to nobody. What the disk would not take is tried again until it does.
 */
import { openLocalMarks } from "../sending/local_marks.mjs";
import { holdUnstored, unstoredOf } from "../static_edition/unstored.mjs";

const BEFORE_NEXT_TRY = 5000;

/**
 * What this phone holds of one game.
 *
 * @param {OutboxSetup} given
 */
export async function openOutbox(given) {
  const { gameId, storage, schedule } = given;
  const local = unstoredOf(gameId) ?? openLocalMarks(given);
  /** @type {Promise<void> | null} */
  let running = null;
  let [isDue, closed, shown] = [false, false, ""];
  let [callOff, listener] = [() => {}, () => {}];

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
    asked: undefined,
    phones: local.state?.split("~")[1],
    since: null,
  });

  function tell() {
    holdUnstored(gameId, local);
    const present = local.moment() + JSON.stringify(status());
    if (present === shown) return;
    shown = present;
    listener();
  }

  async function exchange() {
    await local.reread();
    await local.retryStore();
    tell();
    await local.save();
    tell();
  }

  /** Try again after a while what the disk has refused. */
  function arm() {
    callOff();
    if (unstored().length || !(closed || local.stored)) callOff = schedule(sync, BEFORE_NEXT_TRY);
  }

  async function exchanges() {
    try {
      while (isDue) {
        isDue = false;
        await storage.alone(gameId, exchange);
      }
    } finally {
      running = null;
      arm();
    }
  }

  function sync() {
    isDue = true;
    running ??= exchanges();
    return running;
  }

  await local.reread();

  return {
    marks: local.marks,
    /** @returns {OutboxStatus} */
    get status() {
      return status();
    },
    /** There is no server that wants a proof. */
    token: null,
    /**
     * Write a mark. It is among the marks at once; the promise waits for the disk.
     *
     * @param {Mark} mark
     * @returns {Promise<boolean>} false where the disk failed and only memory holds it
     */
    async add(mark) {
      const storing = local.add(mark, true);
      tell();
      const stored = await storing;
      tell();
      sync();
      return stored;
    },
    sync,
    /**
     * Call `work` after every change of the marks or the status; one listens at a time.
     *
     * @param {() => void} work
     */
    onChange(work) {
      listener = work;
    },
    isWhole: false,
    bringBack: sync,
    /**
     * Somebody has read that the mark with this id was refused.
     *
     * @param {string} id
     */
    async dismiss(id) {
      await local.dismiss(id);
      tell();
    },
    /** The game is left. What the disk would not take is tried again all the same. */
    close() {
      closed = true;
      arm();
    },
  };
}
