/**
 * What was tapped on this phone: at once among the marks, then on its disk, then sent to the
 * server, in order and once, however often the network fails. Pure: storage, transport and
 * clock are handed in (storage.mjs, transport.mjs).
 */
import { openExchanges } from "./exchanges.mjs";
import { openLocalMarks } from "./local_marks.mjs";
import { isPartlyMasked, opens } from "./server_marks.mjs";
import { pauseBefore } from "./poll_interval.mjs";
import { answerOf, trouble } from "./answers.mjs";

const [AT_ONCE, LIVE_FOR] = [100, 5000];

/**
 * A mark as it is sent: with the second in which it was written.
 *
 * @param {Waiting} entry
 * @returns {Mark & {at: number}}
 */
const dated = ({ mark, order }) => ({ ...mark, at: Math.floor(order / 1000) });

/**
 * The outbox of one game, with what the phone's disk holds of it.
 *
 * @param {OutboxSetup} given
 */
export async function openOutbox(given) {
  const { gameId, transport, now, schedule, visible = () => true } = given;
  let { failures = 0 } = given;
  const local = openLocalMarks(given);
  /** @type {string | null} */
  let token = null;
  let [gone, ended, viewOnly, isRenewed, hasPulled] = [false, false, false, false, false];
  let [notBefore, failsSince, newsAt, why] = [0, 0, now(), ""];
  /** @type {{ id: string, html: string } | undefined} */
  let asked;
  let [closed, awaited, silent] = [false, false, false];
  let callOff = () => {};
  let [isLooking, lookedAt, hasAll] = [false, now(), false];

  const unsent = () => local.waiting.filter((entry) => !entry.fate);
  const status = () => ({
    waiting: unsent().length,
    offline: failures > 0 && !gone,
    silent,
    refused: local.refused,
    gone,
    why,
    ended,
    viewOnly,
    stored: local.stored,
    full: local.isFull,
    asked,
    phones: local.state?.split("~")[1],
    since: unsent()[0]?.order ?? null,
  });

  /** What this phone has already: marks, the server's name for them, and what it lacks from. */
  function position() {
    const { served, state } = local;
    const masked = served.findIndex(isPartlyMasked);
    return { since: masked < 0 ? served.length : masked, state, has: served.length };
  }

  /**
   * Take in the news of an answer; false where it brings none.
   *
   * @param {any} body
   */
  function receive(body) {
    if (!Array.isArray(body?.marks)) return false;
    const { since, marks, state } = body;
    awaited = body.awaited;
    if (since) local.receive(since, marks, state);
    else local.receiveAll(marks, state);
    return true;
  }

  /** Everything new, and a token for writing: one mark too many is asked for to get one. */
  async function pull() {
    const { since, state, has } = position();
    const first = token === null ? Math.max(0, since - 1) : since;
    const { status: code, body } = await answerOf(transport.pull(gameId, first, state, has));
    if (code !== 204) {
      if (!receive(body)) throw trouble(false);
      token = body.csrf;
    }
    // A question that stands is left as it is: whoever taps its answer has to hit it.
    if (body?.asked?.id !== asked?.id) asked = body?.asked;
    local.forgetFates();
    hasPulled = true;
  }

  /**
   * A game that was begun on this phone, told to the server.
   *
   * @param {OutboxEntry} entry
   */
  async function begin(entry) {
    token = (await answerOf(transport.token())).body?.csrf;
    const { status: code, body } = await answerOf(transport.begin(token, gameId, dated(entry)));
    if (code === 422) local.refuse(entry, body?.refusal, false);
    if (code !== 200) throw trouble(code !== 400, 0, { said: body?.why });
  }

  /**
   * Send what waits first, with what this phone has, so that the answer brings what it lacks;
   * whether it did: an older server answers for the marks alone.
   */
  async function push() {
    const ready = unsent().slice(0, AT_ONCE);
    const late = ready.some((entry) => entry.late || now() - entry.order > LIVE_FOR);
    // A refusal that nobody hears must not let the next overtake what comes again, late.
    const batch = late ? ready : ready.slice(0, 1);
    const marks = batch.map(dated);
    const { status: code, body } = await answerOf(
      transport.push(token, gameId, { late, marks, ...position() }),
    );
    if (code === 400 && !isRenewed) {
      token = null;
      isRenewed = true;
      await pull();
      return false;
    }
    const fates = new Map(body?.fates?.map((/** @type {Fate} */ fate) => [fate.id, fate]));
    if (!batch.some(({ mark }) => fates.has(mark.id))) throw trouble(false);
    for (const entry of batch) {
      const { fate, refusal } = fates.get(entry.mark.id) ?? {};
      if (fate === "refused" || fate === "stale") local.refuse(entry, refusal);
      else entry.fate = fate;
    }
    const isReceived = receive(body);
    tell();
    return isReceived;
  }

  /** Tell the server everything, and hear everything. */
  async function converse() {
    const isIdle = hasAll && !unsent().length;
    hasAll = isRenewed = false;
    if (isIdle) {
      asked = undefined;
      return;
    }
    const [first] = local.waiting;
    const begins = !local.served.length && first !== undefined && opens(first.mark);
    if (begins) await begin(first);
    let due = !begins && token !== null;
    if (!due) await pull();
    // What is heard may make it necessary to send something again.
    for (let turn = 0; turn < 2 && (due || unsent().length); turn += 1) {
      let isReceived = false;
      while (unsent().length) isReceived = await push();
      if (isReceived) local.forgetFates();
      else await pull();
      due = false;
    }
  }

  /** Converse, unless the server wants to be left alone, and keep what is known then. */
  async function attempt() {
    if (now() < notBefore) return;
    if (!failures) failsSince = now();
    try {
      await converse();
      failures = 0;
      silent = gone = ended = viewOnly = false;
    } catch (/** @type {any} */ reason) {
      if (reason.after === undefined) throw reason;
      failures += 1;
      silent = now() - failsSince >= 3000; // Less is a moment's.
      ({ gone, why, viewOnly } = reason);
      ended ||= reason.ended;
      notBefore = now() + 1000 * reason.after;
      for (const entry of local.waiting) entry.late = true;
    }
    await (ended ? local.end() : local.save());
  }

  function arm() {
    if (isLooking) return;
    callOff();
    if (closed || !(visible() || local.waiting.length)) return;
    const pause = pauseBefore(failures, now() - newsAt, awaited, now() - lookedAt);
    const isQuiet = token !== null && !failures && !local.waiting.length;
    callOff = schedule(isQuiet ? poll : sync, Math.max(pause, notBefore - now()));
  }

  /** Wait in the server until others write. No tab and no tap waits meanwhile. */
  async function poll() {
    const { served, state } = local;
    const leaving = new AbortController();
    [isLooking, lookedAt] = [true, now()];
    callOff = () => leaving.abort();
    const answer = await transport.poll(gameId, served.length, state, leaving).catch(() => null);
    isLooking = false;
    if (isBusy()) return;
    hasAll = answer?.status === 204;
    if (state === local.state) sync();
    else arm();
  }

  const { sync, tell, isBusy, shared } = openExchanges(given, local, {
    status,
    arm,
    converse: attempt,
    isLate: () => !hasPulled || failures > 0,
    isOpen: () => !closed,
    onTold(isNews) {
      if (isNews) newsAt = now();
    },
  });

  await local.reread();

  return {
    ...shared,
    /** @returns {OutboxStatus} */
    get status() {
      return status();
    },
    /** What proves to the server that a form is ours; null before the server has answered. */
    get token() {
      return token;
    },
    /** Send what waits and hear what is new, now; also whenever the network may be back. */
    sync() {
      // Of a poll that was held when the phone fell asleep no answer may ever come.
      callOff();
      return sync();
    },
    /** Whether this phone has all that a server needs which knows nothing of the game. */
    get isWhole() {
      return local.served.some(opens);
    },
    /** Begin the game anew on a server that knows nothing of it, with every mark that is here. */
    async bringBack() {
      local.receiveAll([], "");
      await local.save();
      return sync();
    },
    /** Poll no more; what waits stays on the disk. */
    close() {
      closed = true;
      callOff();
    },
  };
}
