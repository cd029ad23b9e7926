// When a pad that is looked on at asks for news. Run by test_watching.py.
import assert from "node:assert/strict";
import { test } from "node:test";
import { startWatching } from "../../static/phone/sending/watching.mjs";
import { Clock } from "./evening.mjs";

/** A page with a pad; answers() are given to its looks, one after the other, or none. */
function watched(...answers) {
  const clock = new Clock();
  const document = Object.assign(new EventTarget(), { hidden: false });
  const line = { hidden: true, dataset: { says: "No connection." } };
  const onward = { hidden: true, dataset: { says: "To the rematch" } };
  const page = { clock, document, line, onward, looks: [], abortions: 0, pad: new EventTarget() };
  document.getElementById = (id) => ({ silent: line, onward: page.onward })[id] ?? null;
  document.querySelector = (which) =>
    which === '[hx-trigger="look"]' || (which === "#pad[data-awaited]" && page.awaits)
      ? page.pad
      : null;
  const tell = (name, detail) => document.dispatchEvent(Object.assign(new Event(name), { detail }));
  const elt = { matches: (which) => which === '[hx-trigger="look"]' };
  const key = { matches: () => false };
  const told = (xhr) => tell("htmx:afterRequest", { elt, xhr });
  page.pad.addEventListener("look", () => {
    if (page.isTapped) return;
    page.looks.push(clock.time);
    const headers = {};
    tell("htmx:configRequest", { elt, headers });
    page.preference = headers.Prefer;
    const [status, after = null] = answers.length > 1 ? answers.shift() : answers[0];
    const headersSent = { Scorepad: page.isProxy ? null : "1", "Retry-After": after };
    const header = (name) => headersSent[name] ?? null;
    if (status) told({ status, getResponseHeader: header });
  });
  page.pad.addEventListener("htmx:abort", ({ bubbles }) => {
    // htmx listens at the body.
    if (!bubbles) return;
    page.abortions += 1;
    told({ status: 0, getResponseHeader: () => null });
  });
  let timers = 0;
  const running = new Map();
  startWatching({
    document,
    performance: { now: () => clock.time },
    setTimeout(work, pause) {
      timers += 1;
      running.set(timers, clock.schedule(work, pause));
      return timers;
    },
    clearTimeout: (timer) => running.get(timer)?.(),
    addEventListener: (name, work) => document.addEventListener(name, work),
  });
  /** The server answers, later than it was asked. */
  page.answer = (status) => {
    const isOurs = status && !page.isProxy;
    told({ status, getResponseHeader: (name) => (name === "Scorepad" && isOurs ? "1" : null) });
  };
  /** A tap is sent, or answered; what it asks for beside its form. */
  page.tap = () => {
    const headers = {};
    tell("htmx:configRequest", { elt: key, headers });
    return headers;
  };
  page.answerTap = () =>
    tell("htmx:afterRequest", { elt: key, xhr: { status: 200, getResponseHeader: () => "0" } });
  return page;
}

/** The longest time between two looks. */
const longest = (looks) => Math.max(...looks.slice(1).map((at, place) => at - looks[place]));

test("as long as a game goes on, it asks often enough to show each entry within two seconds", async () => {
  const { clock, looks } = watched([204], [204], [200], [204]);
  await clock.pass(20 * 60_000);
  assert.ok(longest(looks) <= 1800);
});

test("while a bid is awaited from an own phone, each entry is there within a second", async () => {
  const page = watched([204]);
  page.awaits = true;
  await page.clock.pass(60_000);
  assert.ok(longest(page.looks.slice(1)) <= 600);
  // Whoever thinks that long is waited for like anybody else.
  await page.clock.pass(6 * 60_000);
  assert.ok(longest(page.looks.slice(-20)) >= 1800);
});

test("a table that wrote nothing for long is asked less, and news makes it quick again", async () => {
  const news = 1500;
  const { clock, looks } = watched(...Array(news).fill([204]), [200], [204]);
  await clock.pass(6 * 3600_000);
  const [early, before, soon, late] = [[0, 1000], [news - 50, news], [news, news + 1000], [-50]];
  assert.ok(longest(looks.slice(...early)) < 2000);
  assert.equal(longest(looks.slice(...before)), 8000);
  assert.ok(longest(looks.slice(...soon).slice(1)) < 2000);
  assert.equal(longest(looks.slice(...late)), 30_000);
});

test("nobody asks for a page that nobody sees, and whoever comes back sees at once what is new", async () => {
  const { clock, looks, document } = watched([204]);
  document.hidden = true;
  await clock.pass(60_000);
  assert.equal(looks.length, 0);
  document.hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(looks.length, 1);
  await clock.pass(4000);
  assert.ok(looks.length > 1);
});

test("a look that was held while the phone slept is given up, and the next is answered at once", async () => {
  const page = watched([0]);
  const { clock, document, looks } = page;
  await clock.pass(2000);
  document.hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual([page.abortions, looks.length], [1, 1]);
  await clock.pass(60_000);
  document.hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual([page.abortions, looks.length, page.preference], [1, 2, undefined]);
});

test("the end can be read before the page goes on to the rematch, which is a tap away", async () => {
  const page = watched([204]);
  const { clock, document, onward } = page;
  /** The server says that there is a rematch; whether the page goes on to it. */
  const goesOn = () => {
    const event = new Event("htmx:beforeOnLoad", { cancelable: true });
    const xhr = { getResponseHeader: (name) => (name === "HX-Redirect" ? "/g/again" : null) };
    return document.dispatchEvent(Object.assign(event, { detail: { xhr } }));
  };
  await clock.pass(60_000);
  page.answer(200);
  await clock.pass(19_000);
  assert.equal(goesOn(), false);
  const shown = [onward.href, onward.hidden, onward.textContent];
  assert.deepEqual(shown, ["/g/again", false, "To the rematch"]);
  page.onward = null;
  assert.equal(goesOn(), false);
  await clock.pass(1000);
  assert.equal(goesOn(), true);
});

test("a tap that is on its way is not given up with a look", async () => {
  const page = watched([0]);
  page.isTapped = true;
  assert.deepEqual(page.tap(), {});
  await page.clock.pass(20_000);
  page.document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(page.abortions, 0);
});

test("a tap that is answered leaves a look to be given up", async () => {
  const page = watched([0]);
  await page.clock.pass(2000);
  page.tap();
  page.answerTap();
  page.document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(page.abortions, 1);
});

test("a pad at which somebody looks something up is not asked for, and later goes on", async () => {
  const page = watched([204]);
  const { pad } = page;
  page.pad = null;
  await page.clock.pass(60_000);
  page.pad = pad;
  await page.clock.pass(10_000);
  assert.ok(page.looks.length > 0);
});

test("a server that fails is asked less and less, one that names a time not before it", async () => {
  const { clock, looks, document } = watched([400], [500], [500], [503, "40"], [204]);
  await clock.pass(20_000);
  const pauses = looks.slice(1).map((at, place) => at - looks[place]);
  assert.deepEqual(pauses, [1000, 2000, 4000]);
  document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(looks.length, 4);
  await clock.pass(40_000);
  assert.ok(looks[4] - looks[3] >= 40_000);
});

test("a look that the server has held is followed by the next at once", async () => {
  const page = watched([0]);
  await page.clock.pass(2000);
  const [first] = page.looks;
  assert.match(page.preference, /^wait=[1-7]$/);
  await page.clock.pass(5000);
  page.answer(204);
  await page.clock.pass(150);
  assert.equal(page.looks.length, 2);
  assert.ok(page.looks[1] - first >= 5000);
  // One that was not held is not asked again at once.
  page.answer(200);
  await page.clock.pass(1000);
  assert.equal(page.looks.length, 2);
});

test("after a failure the first answer comes at once", async () => {
  const page = watched([500], [204]);
  await page.clock.pass(2000);
  assert.ok(page.preference);
  await page.clock.pass(1000);
  assert.equal(page.looks.length, 2);
  assert.equal(page.preference, undefined);
  await page.clock.pass(2000);
  assert.ok(page.preference);
});

test("a look that gets no answer is given up", async () => {
  const page = watched([0], [204]);
  await page.clock.pass(12_000);
  assert.equal(page.abortions, 1);
  assert.ok(page.looks.length > 1);
});

test("what a proxy answers in the server's place is no answer", async () => {
  for (const status of [200, 403, 404, 502]) {
    const page = watched([204], [0], [0], [204]);
    const { clock, line } = page;
    page.isProxy = true;
    await clock.pass(4000);
    page.answer(status);
    await clock.pass(4000);
    // A server that has failed is to answer at once.
    assert.equal(page.preference, undefined);
    page.answer(status);
    assert.deepEqual([line.hidden, line.textContent], [false, "No connection."]);
    page.isProxy = false;
    page.answer(204);
    assert.ok(line.hidden);
  }
});

test("that no answer comes is said after some seconds, until one does", async () => {
  const page = watched([204], [0], [0]);
  const { clock, line } = page;
  await clock.pass(4000);
  page.answer(500);
  assert.ok(line.hidden);
  await clock.pass(1000);
  page.answer(0);
  assert.ok(line.hidden);
  await clock.pass(2000);
  page.answer(0);
  assert.deepEqual([line.hidden, line.textContent], [false, "No connection."]);
  page.answer(204);
  assert.deepEqual([line.hidden, line.textContent], [true, ""]);
});

test("a look that was held and is cut off is no silence before some seconds", async () => {
  const page = watched([0]);
  const { clock, line, looks } = page;
  await clock.pass(2000);
  await clock.pass(looks[0] + 7900 - clock.time);
  page.answer(0);
  assert.ok(line.hidden);
});

test("a look to which nobody answered until it was given up is silence", async () => {
  const page = watched([0]);
  const { clock, line, looks } = page;
  await clock.pass(2000);
  await clock.pass(looks[0] + 8000 - clock.time);
  assert.deepEqual([page.abortions, line.hidden], [1, false]);
});

test("a look without any answer is silence enough, one that fails after sleep is not", async () => {
  const page = watched([0]);
  const { clock, document, line } = page;
  await clock.pass(2000);
  document.hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  await clock.pass(60_000);
  document.hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  page.answer(0);
  assert.ok(line.hidden);
  await clock.pass(2000 + 8000);
  assert.ok(!line.hidden);
});

test("when the network is back it looks at once", async () => {
  const page = watched([0]);
  await page.clock.pass(60_000);
  const { length } = page.looks;
  page.document.dispatchEvent(new Event("online"));
  assert.equal(page.looks.length, length + 1);
});
