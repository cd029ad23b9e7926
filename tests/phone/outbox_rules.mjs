// What the outbox promises, one promise a test. Run by test_outbox.py; alone: node --test.
import assert from "node:assert/strict";
import { test } from "node:test";
import { merge } from "../../static/phone/known.mjs";
import { openOutbox } from "../../static/phone/outbox.mjs";
import { Clock, Disk, Server } from "./evening.mjs";

const OPENING = { id: "opening", cells: [[0, 0, "", "ruleset", {}]] };
const GAME = "g".repeat(22);
const bid = (id, value = 1) => ({ id, cells: [[1, 1, "anna", "bid", value]] });
const masked = (id) => bid(id, { hidden: true });
const idsOf = (marks) => marks.map(({ id }) => id);
const fates = (...pairs) => ({
  status: 200,
  body: { fates: pairs.map(([id, fate, refusal = null]) => ({ id, fate, refusal })) },
});

/** A phone with an outbox that has heard from the server once. */
async function phone({ server = new Server(OPENING), disk = new Disk(), ...more } = {}) {
  const clock = more.clock ?? new Clock();
  const page = { keep: disk.page(), transport: server.transport, now: clock.now };
  const box = await openOutbox({ gameId: GAME, ...page, schedule: clock.schedule, ...more });
  await box.sync();
  server.asked = [];
  return { server, disk, clock, box };
}

/** A phone on which marks were written while nothing answered. */
async function apart(...ids) {
  const all = await phone();
  all.server.answers("cut");
  await all.box.sync();
  all.server.answers(...ids.map(() => "cut"));
  for (const id of ids) {
    await all.box.add(bid(id));
    await all.clock.quiet();
  }
  all.server.asked = [];
  return all;
}

test("a mark is among the marks at once, the last and late", async () => {
  const { box } = await phone();
  box.add(bid("a"));
  assert.deepEqual(box.marks(), [OPENING, { ...bid("a"), late: true }]);
  assert.equal(box.status.waiting, 1);
});

test("a mark is sent when it is on the disk, and not before", async () => {
  const clock = new Clock();
  const disk = new Disk();
  const { box, server } = await phone({ clock, disk });
  disk.sleep = () => clock.sleep(40);
  let kept = null;
  box.add(bid("a")).then((is) => { kept = is; });
  await clock.pass(39);
  assert.deepEqual([kept, server.asked], [null, []]);
  await clock.pass(1);
  assert.deepEqual([kept, disk.waitingOf(GAME)], [true, ["a"]]);
  await clock.pass(200);
  assert.deepEqual(server.log.slice(1), [bid("a")]);
});

test("a mark that the server has is known, and waits no more", async () => {
  const { box, server, disk } = await phone();
  await box.add(bid("a"));
  await box.sync();
  assert.deepEqual(box.marks(), server.log);
  assert.equal(box.status.waiting, 0);
  assert.deepEqual(disk.waitingOf(GAME), []);
});

test("the first time a mark is sent it is judged like a form", async () => {
  const { box, server, clock } = await phone();
  await box.add(bid("a"));
  await clock.quiet();
  const [{ late, marks }] = server.requests("push");
  assert.deepEqual([late, marks], [false, [{ ...bid("a"), at: Math.floor(clock.time / 1000) }]]);
});

test("what was sent in vain comes late the next time, once", async () => {
  const { box, server, clock } = await phone();
  server.answers((usual) => { usual(); return "cut"; });
  await box.add(bid("a"));
  await clock.quiet();
  assert.equal(box.status.offline, true);
  await box.sync();
  assert.deepEqual(server.requests("push").map(({ late }) => late), [false, true]);
  assert.deepEqual(idsOf(server.log), ["opening", "a"]);
  assert.deepEqual(box.marks(), server.log);
  assert.equal(box.status.offline, false);
});

test("what was written while nothing answered comes late, in its order", async () => {
  const { box, server } = await apart("a", "b", "c");
  assert.equal(box.status.waiting, 3);
  await box.sync();
  const [{ late, marks }] = server.requests("push");
  assert.deepEqual([late, idsOf(marks)], [true, ["a", "b", "c"]]);
  assert.deepEqual(idsOf(box.marks()), ["opening", "a", "b", "c"]);
});

test("what was written before the server has said anything comes late", async () => {
  const server = new Server(OPENING);
  const disk = new Disk();
  await phone({ server, disk });
  server.answers("cut");
  const { box } = await phone({ server, disk });
  await box.add(bid("a"));
  await box.sync();
  assert.deepEqual(server.requests("push").map(({ late }) => late), [true]);
});

test("what had to wait for longer than a few seconds comes late", async () => {
  const { box, server, clock } = await phone();
  server.answers(async (usual) => { await clock.sleep(6000); return usual(); });
  box.sync();
  await clock.quiet();
  await box.add(bid("a"));
  await clock.pass(7000);
  assert.deepEqual(server.requests("push").map(({ late }) => late), [true]);
});

test("there is one request at a time", async () => {
  const { box, server, clock } = await phone();
  let [open, most] = [0, 0];
  const slow = async (usual) => {
    open += 1;
    most = Math.max(most, open);
    await clock.sleep(500);
    open -= 1;
    return usual();
  };
  server.answers(...Array(12).fill(slow));
  for (const id of "abcd") await box.add(bid(id));
  box.sync();
  await clock.pass(6000);
  assert.equal(most, 1);
  assert.deepEqual(idsOf(server.log), ["opening", ..."abcd"]);
});

test("a hundred marks at most go in one request", async () => {
  const ids = Array.from({ length: 230 }, (_, place) => `m${place}`);
  const { box, server } = await apart(...ids);
  await box.sync();
  assert.deepEqual(server.requests("push").map(({ marks }) => marks.length), [100, 100, 30]);
  assert.deepEqual(idsOf(server.log), ["opening", ...ids]);
});

test("pauses grow while nothing answers, up to half a minute", async () => {
  const { box, server, clock } = await phone();
  const moments = [];
  const at = (answer) => (usual) => {
    moments.push(clock.time / 1000);
    return answer ?? usual();
  };
  server.answers(...Array(8).fill(at("cut")), at(), at());
  await box.sync();
  await clock.pass(130_000);
  const pauses = moments.slice(1).map((each, place) => each - moments[place]);
  assert.deepEqual(pauses, [1, 2, 4, 8, 16, 30, 30, 30, 3]);
});

test("the page's events need not wait for the end of a pause", async () => {
  const { box, server } = await apart("a");
  await box.sync();
  assert.deepEqual(idsOf(server.log), ["opening", "a"]);
});

for (const status of [429, 503]) {
  test(`${status}: the server is left alone for as long as it wants`, async () => {
    const { box, server, clock } = await phone();
    server.answers({ status, after: 12 });
    await box.add(bid("a"));
    await clock.quiet();
    await box.sync();
    await clock.pass(11_000);
    assert.equal(server.asked.length, 1);
    await clock.pass(2000);
    assert.deepEqual(idsOf(server.log), ["opening", "a"]);
    assert.equal(server.requests("push")[1].late, true);
  });
}

for (const fate of ["refused", "stale"]) {
  test(`${fate}: taken out and reported, and those after it are written`, async () => {
    const { box, server, disk } = await phone();
    const refusal = { code: "bid_forbidden", facts: { value: 1 } };
    server.answers((usual) => {
      usual();
      server.log.splice(1, 1);
      return fates(["a", fate, refusal], ["b", "written"]);
    });
    box.add(bid("a"));
    await box.add(bid("b"));
    await box.sync();
    assert.deepEqual(box.status.refused, [{ mark: bid("a"), refusal }]);
    assert.deepEqual(idsOf(box.marks()), ["opening", "b"]);
    assert.deepEqual(disk.waitingOf(GAME), []);
  });
}

test("a refusal is reported until somebody has read it, also after a reload", async () => {
  const { box, server, disk } = await phone();
  server.answers(fates(["a", "refused"]));
  await box.add(bid("a"));
  await box.sync();
  const again = await phone({ server, disk });
  assert.deepEqual(idsOf(again.box.status.refused.map(({ mark }) => mark)), ["a"]);
  await again.box.dismiss("a");
  assert.deepEqual(again.box.status.refused, []);
  const later = await phone({ server, disk });
  assert.deepEqual(later.box.status.refused, []);
});

test("a mark that was refused and stands all the same is reported no more", async () => {
  const { box, server } = await phone();
  server.answers(fates(["a", "stale"]));
  await box.add(bid("a"));
  await box.sync();
  server.log.push(bid("a"));
  await box.sync();
  assert.deepEqual([box.status.refused, idsOf(box.marks())], [[], ["opening", "a"]]);
});

test("an old token is renewed, and the same mark judged live", async () => {
  const { box, server, clock } = await phone();
  server.answers(400);
  await box.add(bid("a"));
  await clock.quiet();
  const names = server.asked.map(({ name }) => name);
  assert.deepEqual(names, ["push", "pull", "push", "pull"]);
  assert.equal(server.asked[1].since, 0, "one mark too many is asked for, to get a token");
  assert.equal(server.asked[2].late, false);
  assert.deepEqual(idsOf(server.log), ["opening", "a"]);
});

test("what the server cannot read stays, and is tried again after a pause", async () => {
  const { box, server, clock } = await phone();
  server.answers(400, (usual) => usual(), 400);
  await box.add(bid("a"));
  await clock.quiet();
  assert.deepEqual([box.status.waiting, server.asked.length], [1, 3]);
  await clock.pass(5000);
  assert.deepEqual(idsOf(server.log), ["opening", "a"]);
});

for (const status of [403, 404]) {
  test(`${status}: nothing is thrown away, and all is sent when the game is back`, async () => {
    const { box, server, clock, disk } = await phone();
    server.answers(status, status, status);
    await box.add(bid("a"));
    await clock.quiet();
    assert.deepEqual([box.status.gone, box.status.offline, box.status.waiting], [true, false, 1]);
    assert.deepEqual(disk.waitingOf(GAME), ["a"]);
    assert.deepEqual(idsOf(box.marks()), ["opening", "a"]);
    await clock.pass(20_000);
    assert.deepEqual([box.status.gone, idsOf(server.log)], [false, ["opening", "a"]]);
  });
}

test("a mark whose value stands already is taken out when the server has told its marks", async () => {
  const { box, server, clock } = await phone();
  server.answers(fates(["a", "written_before"]), "cut");
  await box.add(bid("a"));
  await clock.quiet();
  assert.deepEqual(idsOf(box.marks()), ["opening", "a"]);
  assert.equal(box.status.waiting, 0);
  await box.sync();
  assert.equal(server.requests("push").length, 1);
  assert.deepEqual(idsOf(box.marks()), ["opening"]);
});

test("a mark that is written is not sent again only because its place is not known yet", async () => {
  const { box, server, clock, disk } = await phone();
  server.answers((usual) => usual(), "cut");
  await box.add(bid("a"));
  await clock.quiet();
  assert.deepEqual([box.status.waiting, disk.waitingOf(GAME)], [0, ["a"]]);
  await box.sync();
  assert.equal(server.requests("push").length, 1);
  assert.deepEqual([box.marks(), disk.waitingOf(GAME)], [server.log, []]);
});

test("a mark that the server forgot after all is sent again", async () => {
  const { box, server } = await phone();
  server.answers((usual) => {
    const answer = usual();
    server.log.pop();
    return answer;
  });
  await box.add(bid("a"));
  await box.sync();
  await box.sync();
  assert.deepEqual(idsOf(server.log), ["opening", "a"]);
});

test("a hidden value that was tapped here is known here", async () => {
  const { box, server } = await phone();
  await box.add(bid("a", 3));
  server.log.push(masked("other"));
  server.answers((usual) => {
    const answer = usual();
    server.log.splice(server.log.findIndex(({ id }) => id === "a"), 1, masked("a"));
    return answer;
  });
  await box.sync();
  assert.deepEqual(box.marks(), [OPENING, masked("other"), bid("a", 3)]);
});

test("a hidden value is asked for again until it is shown", async () => {
  const { box, server } = await phone({ server: new Server(OPENING, masked("a"), bid("b")) });
  await box.sync();
  assert.equal(server.asked.at(-1).since, 1);
  let changes = 0;
  box.onChange(() => { changes += 1; });
  await box.sync();
  assert.equal(changes, 0);
  server.log[1] = bid("a", 2);
  await box.sync();
  assert.deepEqual([changes, box.marks()], [1, server.log]);
  await box.sync();
  assert.equal(server.asked.at(-1).since, 3);
});

test("a value that is known is never hidden again", () => {
  const known = [OPENING, bid("a", 2)];
  assert.equal(merge(known, 1, [masked("a")]), known);
  assert.deepEqual(merge(known, 1, [masked("a"), bid("b")]), [...known, bid("b")]);
});

test("an answer that leaves a gap is not believed", () => {
  const known = [OPENING];
  assert.equal(merge(known, 2, [bid("b")]), known);
});

test("a game that was begun without network is opened first, then written late", async () => {
  const server = new Server();
  server.answers("cut", "cut", "cut");
  const { box } = await phone({ server });
  await box.add(OPENING);
  await box.add(bid("a"));
  await box.sync();
  server.asked = [];
  await box.sync();
  const names = server.asked.map(({ name }) => name);
  assert.deepEqual(names, ["token", "begin", "pull", "push", "pull"]);
  assert.equal(server.requests("begin")[0].token, "token");
  assert.equal(server.requests("push")[0].late, true);
  assert.deepEqual([box.marks(), box.status.waiting], [server.log, 0]);
});

test("a game whose opening was written without an answer is opened once", async () => {
  const server = new Server();
  server.answers("cut");
  const { box, clock } = await phone({ server });
  server.answers((usual) => usual(), (usual) => { usual(); return "cut"; });
  await box.add(OPENING);
  await clock.quiet();
  await box.sync();
  assert.deepEqual([box.marks(), server.log], [[OPENING], [OPENING]]);
});

test("a game that cannot be opened is kept on the phone, and its refusal reported", async () => {
  const server = new Server();
  server.answers("cut");
  const { box, clock, disk } = await phone({ server });
  const refusal = { code: "number_of_players", facts: {} };
  server.answers((usual) => usual(), { status: 422, body: { refusal } });
  await box.add(OPENING);
  await clock.quiet();
  assert.deepEqual(box.status.refused, [{ mark: OPENING, refusal }]);
  assert.deepEqual([box.status.gone, disk.waitingOf(GAME)], [true, ["opening"]]);
});

test("a game whose id is another's is kept on the phone", async () => {
  const server = new Server();
  server.answers("cut");
  const { box, clock, disk } = await phone({ server });
  server.answers((usual) => usual(), 409);
  await box.add(OPENING);
  await clock.quiet();
  assert.deepEqual([box.status.gone, disk.waitingOf(GAME)], [true, ["opening"]]);
});

for (const trouble of ["fails", "silent"]) {
  test(`a disk that ${trouble === "fails" ? trouble : "is silent"} keeps nothing, and everything goes on in memory`, async () => {
    const { box, disk, server, clock } = await phone();
    disk.trouble = trouble;
    let kept = null;
    box.add(bid("a")).then((is) => { kept = is; });
    await clock.pass(12_000);
    assert.deepEqual([kept, box.status.kept], [false, false]);
    assert.deepEqual(idsOf(server.log), ["opening", "a"]);
    disk.trouble = null;
    await clock.pass(4000);
    assert.deepEqual([box.status.kept, box.marks()], [true, server.log]);
  });
}

test("what a failing disk would not take is written there as soon as it can be", async () => {
  const { box, disk, server, clock } = await apart("a");
  disk.trouble = "fails";
  server.answers("cut", "cut");
  await box.add(bid("b"));
  assert.equal(box.status.kept, false);
  disk.trouble = null;
  await clock.pass(1000);
  assert.deepEqual([box.status.kept, disk.waitingOf(GAME)], [true, ["a", "b"]]);
});

test("a browser that clears its disk takes nothing from an open page", async () => {
  const { box, disk, server } = await apart("a", "b");
  disk.clear();
  server.answers("cut");
  await box.sync();
  await box.sync();
  assert.deepEqual(idsOf(server.log), ["opening", "a", "b"]);
  const again = await phone({ server, disk });
  assert.deepEqual(again.box.marks(), server.log);
});

test("a killed page loses nothing that was on the disk", async () => {
  const { disk, server } = await apart("a", "b");
  const { box } = await phone({ disk, server });
  assert.deepEqual(idsOf(server.log), ["opening", "a", "b"]);
  assert.deepEqual([box.marks(), disk.waitingOf(GAME)], [server.log, []]);
});

test("a killed page without network is open again with everything that was tapped", async () => {
  const { disk, server } = await apart("a", "b");
  server.answers("cut");
  const { box } = await phone({ disk, server });
  assert.deepEqual(idsOf(box.marks()), ["opening", "a", "b"]);
  assert.equal(box.status.waiting, 2);
});

test("a tab shows and sends what another tab has written", async () => {
  const one = await apart("a");
  one.server.answers("cut");
  const { box, server } = await phone(one);
  one.server.answers("cut");
  await one.box.add(bid("b"));
  await one.clock.quiet();
  server.answers("cut");
  await box.sync();
  assert.deepEqual(idsOf(box.marks()), ["opening", "a", "b"]);
  await box.sync();
  assert.deepEqual(idsOf(server.log), ["opening", "a", "b"]);
});

test("a tab does not send again what another tab has sent", async () => {
  const one = await apart("a");
  const { box } = await phone(one);
  one.server.asked = [];
  await one.box.sync();
  assert.deepEqual(one.server.requests("push"), []);
  assert.deepEqual([one.box.marks(), one.box.status.waiting], [box.marks(), 0]);
});

test("a tab does not send again what another tab was refused", async () => {
  const one = await apart("a");
  one.server.answers((usual) => usual(), fates(["a", "refused"]));
  await phone(one);
  one.server.asked = [];
  await one.box.sync();
  assert.deepEqual(one.server.requests("push"), []);
  assert.deepEqual(idsOf(one.box.status.refused.map(({ mark }) => mark)), ["a"]);
});

test("a page that is not an answer of the server's throws nothing away", async () => {
  const { box, server, clock } = await phone();
  server.answers(200, 200, 204);
  await box.add(bid("a"));
  await clock.quiet();
  assert.deepEqual([box.status.offline, box.status.waiting], [true, 1]);
  await clock.pass(1000);
  assert.equal(box.status.waiting, 1);
  await clock.pass(9000);
  assert.deepEqual(idsOf(server.log), ["opening", "a"]);
});

test("a mark too large for anybody does not keep back those after it", async () => {
  const { box, server } = await apart("a", "large", "b");
  server.answers(413, (usual) => usual(), 413);
  await box.sync();
  assert.deepEqual(idsOf(server.log), ["opening", "a", "b"]);
  assert.deepEqual(idsOf(box.status.refused.map(({ mark }) => mark)), ["large"]);
});

test("somebody who looks hears every few seconds what others wrote", async () => {
  const { box, server, clock } = await phone();
  let changes = 0;
  box.onChange(() => { changes += 1; });
  server.log.push(bid("other"));
  await clock.pass(3000);
  assert.deepEqual([idsOf(box.marks()), changes], [["opening", "other"], 1]);
});

test("a page that nobody sees asks nothing, and still sends what waits", async () => {
  let seen = true;
  const { box, server, clock } = await phone({ visible: () => seen });
  seen = false;
  await clock.pass(60_000);
  assert.equal(server.asked.length, 1);
  server.answers("cut", "cut");
  await box.add(bid("a"));
  await clock.pass(10_000);
  assert.deepEqual(idsOf(server.log), ["opening", "a"]);
  assert.equal(clock.next, Infinity);
});

test("a closed outbox asks nothing any more", async () => {
  const { box, server, clock } = await phone();
  box.close();
  await clock.pass(60_000);
  assert.deepEqual(server.asked, []);
});

test("the list of games hears what the marks say", async () => {
  const disk = new Disk();
  const said = [];
  const settle = disk.page().settle;
  const keep = { ...disk.page(), settle: (game, done) => { said.push(game.about); return settle(game, done); } };
  const { box } = await phone({ disk, keep, describe: (marks) => ({ marks: marks.length }) });
  await box.add(bid("a"));
  await box.sync();
  assert.deepEqual([said[0], said.at(-1)], [{ marks: 1 }, { marks: 2 }]);
});
