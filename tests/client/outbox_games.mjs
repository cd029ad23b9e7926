// Plays games on phones whose network fails in every way, against a real server, and says
// what each phone believes at the end. Reads {address, seed, games} from standard input and
// prints one JSON line a game; test_outbox_games.py compares with the server's own log.
//
// Time is made up, requests are real: no phone sleeps, and a game takes as long as its requests.
import { text } from "node:stream/consumers";
import { openOutbox } from "../../static/phone/sending/outbox.mjs";
import { openTransport } from "../../static/phone/sending/transport.mjs";
import { Clock, Disk } from "./evening.mjs";
import { markOf } from "./tapping.mjs";
import { throughNothing, throughWeather } from "./weather.mjs";

const AT_ONCE = 16;
// Made-up time stands still while the server holds a poll: it does so for no longer than it can.
const HELD = { prefer: "wait=1" };
const never = new Promise(() => {});

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function randomBy(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A device's requests, with the cookies that a browser would keep; `onAnswer` is called for each
 * that is answered. A network fails with a cause, or lets patience run out; any other error is
 * this program's own, which the outbox would take for the network's: it ends the whole run.
 */
export function browserOf(address, device, onAnswer) {
  const cookies = new Map([["device", device]]);
  return async (path, { signal, redirect, ...options }) => {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const { Prefer, ...given } = options.headers ?? {};
    const headers = { ...given, ...(Prefer && HELD), cookie, "accept-encoding": "identity" };
    try {
      const answer = await fetch(address + path, { ...options, redirect, headers });
      for (const line of answer.headers.getSetCookie()) {
        const [name, value] = line.split(";")[0].split("=");
        cookies.set(name, value);
      }
      onAnswer();
      return answer;
    } catch (error) {
      if (!error.cause && error.name !== "AbortError") {
        console.error(`${error}`);
        process.exit(1);
      }
      throw error;
    }
  };
}

/** One game, and all that is drawn for it. */
export class Evening {
  constructor(address, seed, game) {
    this.random = randomBy(seed);
    this.clock = new Clock(Date.now() - 3_600_000);
    this.game = game;
    this.phones = game.devices.map((device) => new Phone(this, address, device));
    this.steps = 0;
  }

  below = (limit) => Math.floor(this.random() * limit);

  pick = (items) => items[this.below(items.length)];

  newId() {
    return Array.from({ length: 32 }, () => this.below(16).toString(16)).join("");
  }

  async play() {
    const [first] = this.phones;
    for (const phone of this.phones) await phone.open();
    await this.clock.pass(100);
    if (this.game.opening) first.add(this.game.opening);
    for (; this.steps < this.game.steps; this.steps += 1) await this.step(this.pick(this.phones));
    return this.end();
  }

  async step(phone) {
    const { clock } = this;
    const kind = this.random();
    phone.isCalm = this.random() < 0.6;
    const { stays } = this.game;
    if (kind < 0.12 && !stays) {
      phone.kill();
      await clock.pass(this.below(20_000));
      await phone.open();
    } else if (kind < 0.16 && !stays) {
      await phone.open();
    } else if (kind < 0.24) {
      phone.downUntil = clock.now() + this.below(60_000);
    } else if (kind < 0.3) {
      await clock.pass(this.below(30_000));
    } else {
      const count = 1 + this.below(5);
      for (let each = 0; each < count; each += 1) {
        phone.write();
        await clock.pass(this.random() < 0.3 ? 0 : this.below(2500));
      }
    }
  }

  /** The weather clears, and everybody waits until all is said. */
  async end() {
    for (const phone of this.phones) phone.isCalm = true;
    await this.clock.pass(120_000);
    for (let round = 0; round < 2; round += 1) {
      const tabs = this.phones.flatMap((phone) => phone.tabs);
      for (const { box } of tabs) await this.settled(box.sync());
    }
    const phones = this.phones.map((phone) => phone.report());
    return { id: this.game.id, steps: this.steps, phones };
  }

  async settled(promise) {
    let done = false;
    promise.then(() => {
      done = true;
    });
    while (!done) await this.clock.pass(1000);
  }
}

class Phone {
  downUntil = 0;
  isCalm = false;
  tabs = [];
  opened = 0;
  answers = 0;
  written = [];
  refused = new Set();
  stood = new Set();

  constructor(evening, address, device) {
    const browser = browserOf(address, device, () => {
      this.answers += 1;
    });
    Object.assign(this, { evening, transport: openTransport(browser) });
    const { clock } = evening;
    this.disk = new Disk(() => clock.sleep(evening.below(40)));
  }

  /** Another tab with the game. */
  async open() {
    const {
      evening,
      evening: { clock },
    } = this;
    this.opened += 1;
    const tab = { lives: true, number: this.opened };
    const whileItLives =
      (work) =>
      (...given) =>
        tab.lives && work(...given);
    const opening = openOutbox({
      gameId: evening.game.id,
      storage: this.disk.page(() => tab.lives),
      transport: this.chaotic(tab),
      now: clock.now,
      schedule: (work, ms) => clock.schedule(whileItLives(work), ms),
      visible: () => evening.random() < 0.1,
    });
    while (!(tab.box = await Promise.race([opening, clock.pass(20)])));
    this.tabs.push(tab);
    tab.box.onChange(() => tab.box.status.refused.forEach(({ mark }) => this.refused.add(mark.id)));
    tab.box.sync();
  }

  /** The browser is closed in the middle of whatever it does. */
  kill() {
    for (const tab of this.tabs) tab.lives = false;
    this.tabs = [];
  }

  /** Somebody taps: mostly the next entry, now and then something else. */
  write() {
    const { evening } = this;
    const { box } = evening.pick(this.tabs);
    const marks = box.marks();
    if (!marks.length) return;
    const mark = markOf(evening, marks);
    if (mark) this.add(mark, box);
  }

  add(mark, box = this.tabs[0].box) {
    const tab = this.tabs.find((each) => each.box === box);
    const entry = { mark: structuredClone(mark), tab: tab.number, kept: false };
    this.written.push(entry);
    box.add(mark).then((kept) => {
      entry.kept = kept;
    });
  }

  report() {
    const boxes = this.tabs.map(({ box }) => box);
    const { opened, answers, written, refused, stood, disk, evening } = this;
    const onDisk = disk.waitingOf(evening.game.id).length;
    return {
      opened,
      answers,
      written,
      refused: [...refused],
      stood: [...stood],
      reported: boxes[0].status.refused.map(({ mark }) => mark.id),
      waiting: [...boxes.map(({ status }) => status.waiting), onDisk],
      marks: boxes.map((box) => box.marks()),
    };
  }

  /** The server, behind a network that does what networks do. */
  chaotic(tab) {
    const {
      evening,
      evening: { clock },
    } = this;
    const through = (ask) => {
      if (this.isCalm) return ask();
      return clock.now() < this.downUntil ? throughNothing(evening) : throughWeather(evening, ask);
    };
    const wrap =
      (name) =>
      async (...given) => {
        // A browser that is gone sends nothing more, and hears nothing.
        if (!tab.lives) return never;
        const answer = await through(() => clock.real(this.transport[name](...given)));
        if (!tab.lives) return never;
        for (const { id, fate } of answer.body?.fates ?? []) {
          if (fate === "written_before") this.stood.add(id);
        }
        return answer;
      };
    return Object.fromEntries(Object.keys(this.transport).map((name) => [name, wrap(name)]));
  }
}

/** Do `work` with each of them, some at once. */
export async function withEach(items, work) {
  const all = items.values();
  async function worker() {
    for (const item of all) await work(item);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

export const eveningsOf = ({ address, seed, games }) =>
  games.map((game, place) => new Evening(address, seed * 100_003 + place, game));

export const tell = (told) => console.log(JSON.stringify(told));

if (import.meta.main) {
  const evenings = eveningsOf(JSON.parse(await text(process.stdin)));
  await withEach(evenings, async (evening) => tell(await evening.play()));
}
