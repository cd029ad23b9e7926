/** What is on this phone, sent and compared from a page that shows none of its games. */
import { outboxOf } from "./stored_games.mjs";
import { sendDrafts } from "./paper_drafts.mjs";
import { whenBack } from "./answers.mjs";

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30000;
const QUICK = 2000;

/**
 * Try once to send what waits of every game.
 *
 * @param {Phone} phone its disk and its way to the server
 * @param {StoredGame[]} more games of the list to compare with the server besides
 * @returns {Promise<{sent: boolean, stuck: any[]}>} whether anything was sent, and the games
 *   that the server does not open for this phone, each with its outbox
 */
export async function sendAll({ storage, transport }, more = []) {
  let sent = false;
  const stuck = [];
  const unsent = await storage.unsent();
  const games = new Map([...more, ...unsent].map((game) => [game.id, game]));
  // One after the other: the first answer may be what makes this phone known to the server.
  for (const { id, about } of games.values()) {
    const { called, created } = about;
    const outbox = await outboxOf({ gameId: id, createdAt: created, called, storage, transport });
    const before = outbox.status.waiting;
    // A game that can't be read must not keep the others here.
    await outbox.sync().catch(() => {});
    const { waiting, gone, why, ended } = outbox.status;
    sent ||= waiting < before;
    if (gone) stuck.push({ id, about: ended ? {} : about, waiting, why, ended, outbox });
    else outbox.close();
  }
  const drafts = await sendDrafts(
    transport,
    stuck.map(({ id }) => id),
  );
  return { sent: sent || drafts, stuck };
}

/**
 * Send what waits, if the server answers so fast that its pages come too; whether it does.
 *
 * @param {Phone} phone
 */
export async function sendIfBack(phone) {
  const silence = new Promise((resolve) => {
    setTimeout(resolve, QUICK);
  });
  const answer = await Promise.race([phone.transport.token().catch(() => null), silence]);
  if (answer?.status !== 200) return false;
  await sendAll(phone);
  return true;
}

/**
 * Load the page anew once `attempt(phone)` says that there is more to see; try until then.
 *
 * @param {(phone: Phone) => Promise<boolean>} attempt
 * @param {Phone} phone
 * @param {AbortSignal} [leaving] tells that another screen is shown
 */
export function reloadAfter(attempt, phone, leaving) {
  let [busy, pause, timer] = [false, FIRST_PAUSE, 0];

  async function go() {
    if (busy || leaving?.aborted) return;
    busy = true;
    clearTimeout(timer);
    const isMore = !document.hidden && (await attempt(phone).catch(() => false));
    if (leaving?.aborted) return;
    if (isMore) {
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
