/**
 * What an outbox does, whoever is told of its marks: writes them, says what has changed, and has one
 * exchange at a time, and another when something was added meanwhile.
 */

/**
 * @param {Pick<OutboxSetup, "gameId" | "storage">} given
 * @param {any} local the marks that this phone holds of the game, see local_marks.mjs
 * @param {Talk} talk
 */
export function openExchanges({ gameId, storage }, local, talk) {
  const { status, converse, arm, isLate, isOpen = () => true, onTold } = talk;
  /** @type {Promise<void> | null} */
  let running = null;
  let [isDue, shown] = [false, ""];
  let listener = () => {};

  function tell() {
    const present = local.moment() + JSON.stringify(status());
    const isNews = present !== shown;
    shown = present;
    onTold(isNews);
    if (isNews) listener();
  }

  async function exchange() {
    await local.reread();
    await local.retryStore();
    tell();
    await converse();
    tell();
  }

  async function exchanges() {
    try {
      while (isDue && isOpen()) {
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

  return {
    tell,
    sync,
    isBusy: () => running !== null,
    /** What every outbox has for its pad. */
    shared: {
      /** @returns {Mark[]} the server's, then those that wait: what fold() reads */
      marks: local.marks,
      /**
       * Write a mark. It is among the marks at once; the promise waits for the disk.
       *
       * @param {Mark} mark
       * @returns {Promise<boolean>} false where the disk failed and only memory holds it
       */
      async add(mark) {
        const storing = local.add(mark, isLate());
        tell();
        const stored = await storing;
        tell();
        sync();
        return stored;
      },
      /**
       * Call `work` after every change of the marks or the status; one listens at a time.
       *
       * @param {() => void} work
       */
      onChange(work) {
        listener = work;
      },
      /**
       * Somebody has read that the mark with this id was refused.
       *
       * @param {string} id
       */
      async dismiss(id) {
        const saved = local.dismiss(id);
        tell();
        await saved;
      },
    },
  };
}
