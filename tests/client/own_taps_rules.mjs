// What a player's own phone does with taps that find no network; alone: node --test
// tests/client/own_taps_rules.mjs. The page is as little as the script asks for; a whole one is in
// tests/browser/test_own_phones.py.
import assert from "node:assert/strict";
import { test } from "node:test";

const KEPT = "taps.game";
const CELL = { round: "1", deal: "1", player: "a", field: "bid", place: "" };
const PATH = "/g/game/entries";
const PAD = '<div id="pad"></div>';

/** An element with what the script reads and sets. */
function element(more = {}, ...classes) {
  const names = new Set(classes);
  const classList = {
    contains: (name) => names.has(name),
    toggle: (name, isOn) => (isOn ? names.add(name) : names.delete(name)),
  };
  return { dataset: {}, hidden: false, textContent: "", classList, matches: () => false, ...more };
}

/** The keys of a pad from 0 to 3, of which one may stand already. */
function keysOf(cell, stands) {
  const key = (value) =>
    element({ value, ariaLabel: `${value} tricks` }, ...(value === stands ? ["ring"] : []));
  const keys = ["0", "1", "2", "3"].map(key);
  const named = (selector) => /name="(\w+)"/.exec(selector)?.[1] ?? "";
  return element({
    keys,
    parentElement: element(),
    querySelector: (selector) =>
      selector === ".ring"
        ? keys.find(({ classList }) => classList.contains("ring"))
        : { value: cell[named(selector)] },
    querySelectorAll: (selector) => (selector === ".key" ? keys : []),
  });
}

let pages = 0;

/** A phone whose page has just been loaded; `server` answers, and nobody does without it. */
async function loaded({ kept = [], form = keysOf(CELL), ids = [], server, isPad = true } = {}) {
  const page = { asked: [], swapped: [], reloads: 0, server, ids, form };
  page.line = element({
    dataset: { game: "game", player: "a", waits: "“…” waits", away: "needs the network" },
  });
  page.notice = element();
  const stored = new Map(kept.length ? [[KEPT, JSON.stringify(kept)]] : []);
  page.kept = () => JSON.parse(stored.get(KEPT) ?? "[]");
  page.isStored = () => stored.has(KEPT);
  const document = Object.assign(new EventTarget(), {
    getElementById: (id) => ({ unsent: page.line, notice: page.notice, pad: isPad && {} })[id],
    querySelectorAll: (selector) => (selector === "#pad [name=id]" ? page.ids : []),
    querySelector: (selector) =>
      selector === "#pad form.keys"
        ? page.form
        : page.form?.keys.find(({ value }) => selector === `#pad .key[value="${value}"]`),
  });
  const window = new EventTarget();
  Object.assign(globalThis, {
    document,
    addEventListener: (name, work) => window.addEventListener(name, work),
    htmx: { swap: (...all) => page.swapped.push(all) },
    location: { reload: () => (page.reloads += 1) },
    localStorage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, text) => stored.set(name, text),
      removeItem: (name) => stored.delete(name),
    },
    fetch: async (path, { method = "GET", body = "", headers, signal } = {}) => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      page.asked.push({ path, method, fields, headers, signal });
      if (!page.server) throw new TypeError("no network");
      return page.server(path, fields, page.asked.length);
    },
  });
  page.tell = (name, detail) => {
    const event = Object.assign(new Event(name, { cancelable: true }), { detail });
    document.dispatchEvent(event);
    return event;
  };
  page.quiet = () => new Promise((done) => setImmediate(() => setImmediate(done)));
  page.online = async (answering) => {
    page.server = answering ?? page.server;
    window.dispatchEvent(new Event("online"));
    await page.quiet();
  };
  page.fails = (request, failure = "htmx:sendError") => page.tell(failure, request);
  pages += 1;
  await import(`../../static/phone/own_taps.mjs?${pages}`);
  await page.quiet();
  return page;
}

/** A tap as htmx has it: its request, and the form or link that made it. */
function tapOf(value, { path = PATH, verb = "post", elt = element(), ...more } = {}) {
  const fields = { ...CELL, id: `id${value}`, seen: "before", csrf_token: "old", value, ...more };
  const parameters = new Map(Object.entries(fields));
  return { elt, requestConfig: { verb, path, parameters, elt } };
}

/** What the server says to a tap. */
function said(status = 200, html = PAD, { isOurs = true, redirected = false } = {}) {
  const answer = new Response(html, { status, headers: isOurs ? { Scorepad: "1" } : {} });
  return Object.defineProperty(answer, "redirected", { value: redirected });
}

const taken = () => said();
const valuesOf = ({ asked }) => asked.map(({ fields }) => fields.value);
const rings = ({ form }) =>
  form.keys.filter(({ classList }) => classList.contains("ring")).map(({ value }) => value);

for (const failure of ["htmx:sendError", "htmx:timeout", "htmx:sendAbort"])
  test(`after ${failure} a tap waits, is shown, and is sent late when there is network`, async () => {
    const page = await loaded();
    assert.equal(page.line.hidden, true);
    page.notice.textContent = "before";
    page.fails(tapOf("2"), failure);
    assert.deepEqual(
      page.kept().map(({ fields }) => fields.value),
      ["2"],
    );
    assert.deepEqual([page.line.hidden, page.line.textContent], [false, "“2 tricks” waits"]);
    assert.equal(page.notice.textContent, "");
    assert.deepEqual(rings(page), ["2"]);
    page.notice.textContent = "something else";
    await page.online(taken);
    const [{ path, method, fields, headers, signal }] = page.asked;
    assert.deepEqual([path, method, headers["HX-Request"]], [PATH, "POST", "true"]);
    assert.deepEqual(fields, {
      ...Object.fromEntries(tapOf("2").requestConfig.parameters),
      late: "1",
    });
    assert.ok(signal);
    assert.deepEqual(
      [page.line.hidden, page.isStored(), page.notice.textContent],
      [true, false, ""],
    );
    assert.deepEqual(page.swapped, [["#pad", PAD, { swapStyle: "outerHTML" }]]);
    assert.equal(page.reloads, 0);
  });

test("what no key says is said by its form, or by its value", async () => {
  const page = await loaded();
  page.fails(tapOf("7"));
  assert.equal(page.line.textContent, "“7” waits");
  page.fails(tapOf("8", { elt: element({ dataset: { says: "Fire 8" } }) }));
  assert.equal(page.line.textContent, "“Fire 8” waits");
});

test("of one cell only the last tap is sent, with the ids of those before, the newest first", async () => {
  const page = await loaded();
  for (let value = 0; value < 20; value += 1) page.fails(tapOf(`${value}`, { seen: `s${value}` }));
  page.fails(tapOf("1", { field: "tricks" }));
  await page.online(taken);
  const [first, second] = page.asked.map(({ fields }) => fields);
  assert.deepEqual([page.asked.length, first.value, first.seen], [2, "19", "s0"]);
  assert.equal(first.tried, Array.from({ length: 12 }, (_, place) => `id${18 - place}`).join(" "));
  assert.deepEqual([second.field, second.seen, second.tried], ["tricks", "before", undefined]);
});

test("a tap that had seen nothing goes on without, and its id alone was tried", async () => {
  const page = await loaded();
  const first = tapOf("1");
  first.requestConfig.parameters.delete("seen");
  page.fails(first);
  page.fails(tapOf("2"));
  const [{ fields }] = page.kept();
  assert.deepEqual([fields.seen, fields.tried.trim()], ["", "id1"]);
});

test("taps into several cells are sent in their order, and the pad is drawn anew after the last", async () => {
  const page = await loaded();
  page.fails(tapOf("1", { place: "x" }));
  page.fails(tapOf("2"));
  page.fails(tapOf("3", { round: "2" }));
  await page.online(taken);
  assert.deepEqual(valuesOf(page), ["1", "2", "3"]);
  assert.equal(page.swapped.length, 1);
});

test("a tap beside those that wait does not overtake them, and whatever is no tap does", async () => {
  const page = await loaded();
  assert.equal(page.tell("htmx:beforeRequest", tapOf("0")).defaultPrevented, false);
  page.fails(tapOf("1"));
  for (const path of ["/g/game/entries", "/g/game/order", "/g/game/turn"])
    assert.equal(page.tell("htmx:beforeRequest", tapOf("2", { path })).defaultPrevented, true);
  assert.deepEqual(page.kept().at(-1).fields.value, "2");
  await page.quiet();
  assert.ok(page.asked.length, "it is tried at once");
  for (const other of [{ verb: "get" }, { path: "/g/game/leave" }, { path: "/g/game/entries/x" }])
    assert.equal(page.tell("htmx:beforeRequest", tapOf("3", other)).defaultPrevented, false);
  page.fails(tapOf("3", { path: "/g/game/leave" }));
  assert.equal(page.kept().length, 1);
});

test("undo takes back the last tap that waits, and is the server's where none does", async () => {
  const page = await loaded();
  const undo = (verb = "post") => tapOf("", { path: "/g/game/undo", verb });
  assert.equal(page.tell("htmx:beforeRequest", undo()).defaultPrevented, false);
  page.fails(tapOf("1"));
  page.fails(tapOf("2", { field: "tricks" }));
  assert.equal(page.tell("htmx:beforeRequest", undo("get")).defaultPrevented, false);
  assert.equal(page.tell("htmx:beforeRequest", undo()).defaultPrevented, true);
  assert.deepEqual(
    page.kept().map(({ fields }) => fields.value),
    ["1"],
  );
  page.tell("htmx:beforeRequest", undo());
  assert.deepEqual([page.line.hidden, page.isStored()], [true, false]);
});

for (const [what, answer] of Object.entries({
  "a server that fails": () => said(500),
  "one that has too much to do": () => said(429),
  "a page of somebody else": () => said(200, PAD, { isOurs: false }),
  "an answer that breaks off": () =>
    Object.defineProperty(said(), "text", { value: () => Promise.reject(new Error("cut off")) }),
}))
  test(`${what} has not taken a tap, which is sent again after an answer that arrives`, async () => {
    const page = await loaded();
    page.fails(tapOf("1"));
    await page.online(answer);
    assert.deepEqual([page.kept().length, page.asked.length], [1, 1]);
    page.server = taken;
    const xhr = { status: 200, getResponseHeader: () => "1" };
    page.tell("htmx:afterRequest", { successful: false, xhr });
    await page.quiet();
    assert.equal(page.asked.length, 1);
    page.tell("htmx:afterRequest", { successful: true, xhr });
    await page.quiet();
    assert.deepEqual([page.kept().length, page.asked.length], [0, 2]);
  });

test("what a proxy answers in the place of the server is not shown, and the tap waits", async () => {
  const page = await loaded();
  const answered = (status, more) => {
    const detail = { ...tapOf("1", more), xhr: { status }, shouldSwap: true };
    page.tell("htmx:beforeSwap", detail);
    return [detail.shouldSwap, page.kept().length];
  };
  assert.deepEqual(answered(200), [true, 0]);
  assert.deepEqual(answered(422), [true, 0]);
  assert.deepEqual(answered(503, { path: "/g/game/leave" }), [true, 0]);
  assert.deepEqual(answered(503), [false, 1]);
  assert.deepEqual(answered(429, { field: "tricks" }), [false, 2]);
});

test("a form whose token is forgotten gets another one, once, before it is given up", async () => {
  const page = await loaded();
  page.fails(tapOf("1", { path: "/home/g/game/entries" }));
  page.fails(tapOf("2", { field: "tricks" }));
  await page.online((path) =>
    path.endsWith("/new/marks") ? Response.json({ csrf: "new" }) : said(400),
  );
  const tokens = page.asked.map(({ path, fields }) => fields.csrf_token ?? path);
  assert.deepEqual(tokens, ["old", "/home/new/marks", "new", "old", "/new/marks", "new"]);
  assert.equal(page.kept().length, 0);
});

for (const [what, answer] of Object.entries({
  "no answer": () => Promise.reject(new Error("away")),
  "an answer without one": () => Response.json({}),
  "a page of somebody else": () => new Response("<p>Wi-Fi"),
  "a failure": () => Response.json({ csrf: "new" }, { status: 500 }),
}))
  test(`where another token is asked for and ${what} comes, the tap waits on`, async () => {
    const page = await loaded();
    page.fails(tapOf("1"));
    await page.online((path) => (path === "/new/marks" ? answer() : said(400)));
    assert.deepEqual([page.asked.length, page.kept().length], [2, 1]);
    await page.online(taken);
    assert.deepEqual([page.asked.length, page.kept().length], [3, 0]);
  });

test("a tap made while the one before is on its way has seen it, where that was taken", async () => {
  for (const status of [200, 422]) {
    const page = await loaded();
    page.fails(tapOf("1"));
    const held = Promise.withResolvers();
    await page.online(() => held.promise);
    page.tell("htmx:beforeRequest", tapOf("2"));
    page.tell("htmx:beforeRequest", tapOf("3", { field: "tricks" }));
    assert.equal(page.asked.length, 1);
    page.server = taken;
    held.resolve(said(status));
    await page.quiet();
    const [, second, third] = page.asked.map(({ fields }) => fields);
    assert.deepEqual([second.value, second.seen], ["2", status === 200 ? "id1" : "before"]);
    assert.deepEqual([third.value, third.seen], ["3", "before"]);
  }
});

test("what is on the phone when its page is loaded is sent at once", async () => {
  const fields = { ...CELL, id: "id1", value: "1" };
  const page = await loaded({ kept: [{ path: PATH, fields, says: "one" }], server: taken });
  assert.deepEqual([valuesOf(page), page.isStored()], [["1"], false]);
});

test("a page that is no pad any more is loaded anew", async () => {
  for (const answer of [() => said(200, "<p>"), () => said(200, PAD, { redirected: true })]) {
    const page = await loaded();
    page.fails(tapOf("1"));
    await page.online(answer);
    assert.deepEqual([page.reloads, page.swapped.length], [1, 0]);
  }
  const page = await loaded({ isPad: false });
  page.fails(tapOf("1"));
  await page.online(taken);
  assert.deepEqual([page.reloads, page.swapped.length], [0, 0]);
});

test("the key that was tapped has the ring, and only in its own cell", async () => {
  const page = await loaded({ form: keysOf(CELL, "1") });
  const { parentElement: panel } = page.form;
  assert.deepEqual([rings(page), panel.classList.contains("stands")], [["1"], false]);
  page.fails(tapOf("2"));
  assert.deepEqual([rings(page), panel.classList.contains("stands")], [["2"], true]);
  page.form = keysOf(CELL);
  page.tell("htmx:afterSettle");
  assert.deepEqual(rings(page), ["2"]);
  for (const name of Object.keys(CELL)) {
    page.form = keysOf({ ...CELL, [name]: "9" }, "3");
    page.tell("htmx:afterSettle");
    assert.deepEqual(rings(page), ["3"], name);
  }
  page.form = keysOf({ ...CELL, round: "2" });
  page.form.parentElement = element({}, "stands");
  page.tell("htmx:afterSettle");
  assert.deepEqual([rings(page), page.form.parentElement.classList.contains("stands")], [[], true]);
  page.form = undefined;
  page.tell("htmx:afterSettle");
});

test("whoever has the seat now is told nothing of what another player tapped", async () => {
  const fields = { ...CELL, player: "b", id: "id1", value: "1" };
  const page = await loaded({ kept: [{ path: PATH, fields }] });
  assert.deepEqual([page.line.hidden, page.line.textContent], [true, ""]);
  page.fails(tapOf("2", { player: "" }));
  assert.equal(page.line.hidden, false);
});

test("the form of a tap that waits is for another mark from then on", async () => {
  const ids = [{ value: "id1" }, { value: "other" }];
  const page = await loaded({ ids });
  page.fails(tapOf("1"));
  assert.match(ids[0].value, /^[0-9a-f]{32}$/);
  assert.equal(ids[1].value, "other");
});

test("a card that lacks its element does not wait, and the line says what it lacks", async () => {
  const page = await loaded();
  const elt = element({ dataset: { lacking: "Which element?" } });
  page.fails(tapOf("1", { elt }));
  assert.deepEqual([page.kept().length, page.notice.textContent], [0, "Which element?"]);
  page.fails(tapOf("1", { elt, element: "fire" }));
  assert.deepEqual([page.kept().length, page.notice.textContent], [1, ""]);
});

test("a link without network is left for nothing, and says so", async () => {
  const page = await loaded();
  const link = (isLink) => {
    const event = new Event("click", { cancelable: true });
    const asked = [];
    const target = { closest: (what) => (asked.push(what), isLink ? {} : null) };
    Object.defineProperty(event, "target", { value: target });
    Object.defineProperty(event, "stopPropagation", { value: () => (event.isStopped = true) });
    document.dispatchEvent(event);
    assert.deepEqual(asked, ["#pad a[href]"]);
    return [event.defaultPrevented, !!event.isStopped];
  };
  const answered = (status, isOurs) =>
    page.tell("htmx:afterRequest", {
      successful: false,
      xhr: { status, getResponseHeader: () => (isOurs ? "1" : null) },
    });
  assert.deepEqual(link(true), [false, false]);
  for (const away of [() => answered(0, false), () => answered(503, true)]) {
    away();
    page.notice.textContent = "";
    assert.deepEqual(link(false), [false, false]);
    assert.equal(page.notice.textContent, "");
    assert.deepEqual(link(true), [true, true]);
    assert.equal(page.notice.textContent, "needs the network");
    answered(200, true);
    assert.deepEqual(link(true), [false, false]);
  }
  page.notice.textContent = "";
  page.fails({ ...tapOf("", { verb: "get", path: "/g/game/sheet" }), elt: element() });
  assert.equal(page.notice.textContent, "");
  for (const kind of ["a", "form"]) {
    page.notice.textContent = "";
    const elt = element({ matches: (what) => what.split(", ").includes(kind) });
    page.fails({ ...tapOf("", { verb: "get", path: "/g/game/sheet" }), elt });
    assert.deepEqual([page.notice.textContent, page.kept().length], ["needs the network", 0]);
  }
});
