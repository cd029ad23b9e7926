// A clock that never waits, a phone's disk in memory, and a server that says what it is told:
// what the outbox is tried with.

import { merge } from "../../static/phone/sending/server_marks.mjs";

/** Time that passes only when everything that could happen now has happened. */
export class Clock {
  #later = [];
  #busy = new Set();

  constructor(time = 1_800_000_000_000) {
    this.time = time;
  }

  now = () => this.time;

  schedule = (work, ms) => {
    const entry = { at: this.time + Math.max(0, ms), work };
    this.#later.push(entry);
    return () => {
      this.#later = this.#later.filter((other) => other !== entry);
    };
  };

  sleep = (ms) =>
    new Promise((wake) => {
      this.schedule(wake, ms);
    });

  /** Something real, a request over the network: time stands still until it is over. */
  real(promise) {
    this.#busy.add(promise);
    const over = () => this.#busy.delete(promise);
    promise.then(over, over);
    return promise;
  }

  /** Let everything happen that needs no time. */
  async quiet() {
    do {
      await Promise.allSettled(this.#busy);
      await new Promise(setImmediate);
    } while (this.#busy.size);
  }

  /** Let so many milliseconds pass. */
  async pass(ms) {
    const end = this.time + ms;
    for (;;) {
      await this.quiet();
      const sooner = (one, other) => (other.at < one.at ? other : one);
      const next = this.#later.reduce(sooner, { at: Infinity });
      if (next.at > end) break;
      this.#later = this.#later.filter((other) => other !== next);
      this.time = Math.max(this.time, next.at);
      next.work();
    }
    this.time = end;
  }

  /** When something will happen next; Infinity where nothing will. */
  get next() {
    return Math.min(Infinity, ...this.#later.map(({ at }) => at)) - this.time;
  }
}

const copy = (value) => structuredClone(value);
const keyOf = ({ order, mark }) => `${order} ${mark.id}`;

/** What static/phone/sending/storage.mjs keeps, in memory: it outlives the pages that opened it. */
export class Disk {
  #held = new Map();
  #waiting = new Map();
  #turns = new Map();
  #last = Promise.resolve();
  /** Whether it does what it is asked. */
  fails = false;

  constructor(sleep = () => Promise.resolve()) {
    this.sleep = sleep;
  }

  /** The disk as one page sees it; `lives` says whether the page still does. */
  page(lives = () => true) {
    const transact = async (work) => {
      if (this.fails) throw new Error("the disk is full");
      // One after the other, in the order in which they were asked for.
      const before = this.#last;
      const mine = before.then(this.sleep).then(() => (lives() ? copy(work()) : null));
      this.#last = mine;
      const done = await mine;
      // A page that is killed leaves a transaction whole, or not begun, and hears nothing.
      return lives() ? done : new Promise(() => {});
    };
    return {
      read: (id) =>
        transact(() => ({
          marks: this.#held.get(id)?.marks ?? [],
          state: this.#held.get(id)?.state,
          isHeld: this.#held.has(id),
          waiting: this.#sortedOf(id),
        })),
      wait: (entries) => transact(() => this.#put(entries)),
      save: ({ id, marks: told, state, isOther }, done, changed) =>
        transact(() => {
          const before = this.#held.get(id);
          const marks = merge((!isOther && before?.marks) || [], 0, copy(told));
          this.#held.set(id, { marks, state: marks.length > told.length ? before.state : state });
          for (const entry of done) this.#waitingOf(id).delete(keyOf(entry));
          this.#put(changed);
        }),
      forget: (id, kept = []) =>
        transact(() => {
          this.#held.delete(id);
          this.#waitingOf(id).clear();
          this.#put(kept);
        }),
      alone: (id, work) => this.#alone(id, work, lives),
    };
  }

  /** As the browser does: one tab after the other, and a tab that is gone lets go. */
  async #alone(id, work, lives) {
    while (this.#turns.get(id)?.()) await this.sleep(100);
    let busy = true;
    this.#turns.set(id, () => busy && lives());
    try {
      return await work();
    } finally {
      busy = false;
    }
  }

  #put(entries) {
    for (const { game, order, mark, refusal, out } of copy(entries)) {
      const entry = { game, order, mark, refusal, out };
      this.#waitingOf(game).set(keyOf(entry), entry);
    }
  }

  #waitingOf(id) {
    if (!this.#waiting.has(id)) this.#waiting.set(id, new Map());
    return this.#waiting.get(id);
  }

  #sortedOf(id) {
    const entries = [...this.#waitingOf(id)].sort(([one], [other]) => (one < other ? -1 : 1));
    return entries.map(([, entry]) => entry);
  }

  /** The marks that wait there to be sent. */
  waitingOf(id) {
    return this.#sortedOf(id)
      .filter(({ out }) => !out)
      .map(({ mark }) => mark.id);
  }

  clear() {
    this.#held.clear();
    this.#waiting.clear();
  }
}

/** A server that has a log, and gives the next answers that it is told to give. */
export class Server {
  log = [];
  asked = [];
  #answers = [];

  constructor(...log) {
    this.log.push(...log);
  }

  /**
   * What the next requests are answered, in their order: a status, a whole answer, or "cut" for
   * none; a function gets what makes the usual answer, and gives one of these.
   */
  answers(...answers) {
    this.#answers.push(...answers);
  }

  async #answer(name, facts, usual) {
    this.asked.push({ name, ...facts });
    const next = this.#answers.shift() ?? ((make) => make());
    const given = typeof next === "function" ? await next(() => usual(facts)) : next;
    if (given === "cut") throw new Error("no network");
    return { body: null, after: 0, ...(typeof given === "number" ? { status: given } : given) };
  }

  requests(name) {
    return this.asked.filter((each) => each.name === name);
  }

  /** Set for one that answers for the marks alone, as servers did once. */
  isOlder = false;

  #write = ({ marks, ...known }) => {
    const fate = ({ id, cells }) => {
      const written = this.log.some((mark) => mark.id === id);
      if (!written) this.log.push({ id, cells });
      return { id, fate: written ? "written_before" : "written", refusal: null };
    };
    const fates = marks.map(fate);
    const news = this.isOlder || known.since === undefined ? {} : this.#lacking(known);
    return { status: 200, body: copy({ ...news, version: this.log.length, fates }) };
  };

  #stateOf = (count) =>
    this.log
      .slice(0, count)
      .map(({ id }) => id)
      .join();

  #lacking({ since: asked, state, has }) {
    const same = has <= this.log.length && state === this.#stateOf(has);
    const since = same ? asked : 0;
    const [marks, present] = [this.log.slice(since), this.#stateOf(this.log.length)];
    return { version: this.log.length, since, marks, state: present };
  }

  #news = (known) => {
    const news = this.#lacking(known);
    if (!this.log.length) return { status: 404, body: { error: "no_game", says: "Not here." } };
    if (!news.marks.length) return { status: 204 };
    return { status: 200, body: copy({ ...news, csrf: "token" }) };
  };

  transport = {
    pull: (game, since, state, has = since) =>
      this.#answer("pull", { since, state, has }, this.#news),
    poll: (game, has, state, { signal }) => {
      const answer = this.#answer("poll", { since: has, state, has }, this.#news);
      const left = new Promise((_, fail) => {
        signal.addEventListener("abort", fail);
      });
      return Promise.race([answer, left]);
    },
    push: (token, game, batch) => this.#answer("push", { token, ...copy(batch) }, this.#write),
    token: () => this.#answer("token", {}, () => ({ status: 200, body: { csrf: "token" } })),
    begin: (token, game, mark) =>
      this.#answer("begin", { token, marks: [copy(mark)] }, this.#write),
  };
}
