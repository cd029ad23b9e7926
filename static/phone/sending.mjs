/** What waits on this phone, sent from a page that shows none of its games. */
import { outboxOf } from "./table.mjs";
import { whenBack } from "./transport.mjs";

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30000;
const QUICK = 2000;

/**
 * Try once to send what waits of every game.
 *
 * @param {{keep: Object, transport: Object}} phone its disk and its way to the server
 * @returns {Promise<boolean>} whether anything was sent
 */
export async function sendAll({ keep, transport }) {
  let sent = false;
  // One after the other: the first answer may be what makes this phone known to the server.
  for (const { id, about } of await keep.unsent()) {
    const { called, created } = about;
    const outbox = await outboxOf({ gameId: id, createdAt: created, called, keep, transport });
    const before = outbox.status.waiting;
    // A game that can't be read must not keep the others here.
    await outbox.sync().catch(() => {});
    outbox.close();
    sent ||= outbox.status.waiting < before;
  }
  return sent;
}

/** Send what waits, if the server answers so fast that its pages come too; whether it does. */
export async function sendIfBack(phone) {
  const silence = new Promise((resolve) => { setTimeout(resolve, QUICK); });
  const answer = await Promise.race([phone.transport.token().catch(() => null), silence]);
  if (answer?.status !== 200) return false;
  await sendAll(phone);
  return true;
}

/** Load the page anew once `attempt(phone)` says that there is more to see; try until then. */
export function reloadAfter(attempt, phone) {
  let [busy, pause, timer] = [false, FIRST_PAUSE, 0];

  async function go() {
    if (busy) return;
    busy = true;
    clearTimeout(timer);
    if (!document.hidden && await attempt(phone).catch(() => false)) {
      location.reload();
      return;
    }
    busy = false;
    timer = setTimeout(go, pause);
    pause = Math.min(LONGEST_PAUSE, 2 * pause);
  }

  whenBack(() => {
    pause = FIRST_PAUSE;
    go();
  });
  go();
}
