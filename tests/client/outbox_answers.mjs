// What the outbox makes of answers, one promise a test. Run by test_outbox.py.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Server } from "./evening.mjs";
import { GAME, OPENING, bid, fates, idsOf, masked, opened, phone } from "./outbox_setup.mjs";

for (const status of [429, 500, 503]) {
  test(`${status}: the server is left alone for as long as it wants`, async () => {
    const { box, server, clock } = await phone();
    server.answers({ status, after: 12 });
    await box.add(bid("a"));
    await clock.quiet();
    await box.sync();
    await clock.pass(11_000);
    assert.deepEqual([server.asked.length, box.status.gone], [1, false]);
    await clock.pass(2000);
    assert.deepEqual(idsOf(server.log), ["opening", "a"]);
    assert.equal(server.requests("push")[1].late, true);
  });
}

for (const fate of ["refused", "stale"]) {
  test(`${fate}: taken out and reported, and those after it are written`, async () => {
    const { box, server, disk } = await phone();
    const refusal = { code: "bid_forbidden", facts: { value: 1 } };
    server.answers(fates(["a", fate, refusal]));
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
  // What stayed there would keep a game that is over on the disk for ever.
  assert.deepEqual((await disk.page().read(GAME)).waiting, []);
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
  const { box, server, clock } = await phone({ server: new Server(OPENING, bid("x")) });
  for (const [id, since] of [
    ["a", 1],
    ["b", 2],
  ]) {
    server.asked = [];
    server.answers(400);
    await box.add(bid(id));
    await clock.quiet();
    const names = server.asked.map(({ name }) => name);
    assert.deepEqual(names, ["push", "pull", "push"]);
    assert.equal(server.asked[1].since, since, "one mark too many is asked for, to get a token");
    assert.equal(server.asked[2].late, false);
  }
  assert.deepEqual(idsOf(server.log), ["opening", "x", "a", "b"]);
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

const refusing = (status) => ({ status, body: { error: "no_game", says: "Not here." } });

for (const status of [401, 403, 404, 409, 410, 413, 422]) {
  test(`${status} of a proxy refuses nothing: what is written waits, and is sent after it`, async () => {
    const { box, server, clock, disk } = await phone();
    const proxys = [null, { message: "no Route matched" }, { error: "not found" }];
    server.answers(...proxys.map((body) => ({ status, body })));
    await box.add(bid("a"));
    await clock.quiet();
    const { gone, offline, waiting, refused } = box.status;
    assert.deepEqual([gone, offline, waiting, refused], [false, true, 1, []]);
    assert.deepEqual(disk.waitingOf(GAME), ["a"]);
    await clock.pass(20_000);
    assert.deepEqual([box.status.offline, idsOf(server.log)], [false, ["opening", "a"]]);
  });

  test(`${status} of a proxy refuses no game that a phone has begun`, async () => {
    const server = new Server();
    server.answers("cut");
    const { box, clock, disk } = await phone({ server });
    server.answers((usual) => usual(), { status, body: null });
    await box.add(OPENING);
    await clock.quiet();
    assert.deepEqual([box.status.gone, box.status.refused], [false, []]);
    assert.deepEqual(disk.waitingOf(GAME), ["opening"]);
    await clock.pass(20_000);
    assert.deepEqual(idsOf(server.log), ["opening"]);
  });
}

for (const status of [403, 404]) {
  test(`${status}: nothing is thrown away, and all is sent when the game is back`, async () => {
    const { box, server, clock, disk } = await phone();
    server.answers(refusing(status), refusing(status), refusing(status));
    await box.add(bid("a"));
    await clock.quiet();
    assert.deepEqual([box.status.gone, box.status.offline, box.status.waiting], [true, false, 1]);
    assert.deepEqual(disk.waitingOf(GAME), ["a"]);
    assert.deepEqual(idsOf(box.marks()), ["opening", "a"]);
    await clock.pass(20_000);
    assert.deepEqual([box.status.gone, idsOf(server.log)], [false, ["opening", "a"]]);
  });
}

test("a mark whose value stands already goes when the server has told its marks", async () => {
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

test("a written mark is not sent again only because its place is not known yet", async () => {
  const { box, server, clock, disk } = await phone();
  server.isOlder = true;
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

test("a server that forgets what it is sent is not sent it for ever", async () => {
  const { box, server, clock } = await phone();
  const forgetful = (usual) => {
    const answer = usual();
    server.log.pop();
    answer.body.marks.pop();
    return answer;
  };
  server.answers(...Array(5).fill(forgetful));
  await box.add(bid("a"));
  await clock.quiet();
  assert.equal(server.requests("push").length, 2);
});

test("a fault of the phone's own is not taken for one of the network", async () => {
  const { box, server } = await phone();
  server.answers({ status: 200, body: { marks: [null] } });
  await assert.rejects(box.sync(), TypeError);
});

test("what was refused while the disk failed is not sent again", async () => {
  const { box, server, disk, clock } = await phone();
  server.answers(() => {
    disk.fails = true;
    return fates(["a", "refused"]);
  });
  await box.add(bid("a"));
  await clock.quiet();
  disk.fails = false;
  await box.sync();
  assert.equal(server.requests("push").length, 1);
  assert.deepEqual(idsOf(box.status.refused.map(({ mark }) => mark)), ["a"]);
});

test("a game that cannot be opened is kept on the phone, and its refusal reported", async () => {
  const server = new Server();
  server.answers("cut");
  const { box, clock, disk } = await phone({ server });
  const refusal = { code: "number_of_players", facts: {}, said: "It is for at least three." };
  const why = "The server does not take this game. It is for at least three.";
  server.answers((usual) => usual(), { status: 422, body: { refusal, why } });
  await box.add(OPENING);
  await clock.quiet();
  assert.deepEqual(box.status.refused, [{ mark: OPENING, refusal }]);
  assert.deepEqual([box.status.gone, disk.waitingOf(GAME)], [true, ["opening"]]);
  assert.equal(box.status.why, why);
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

test("a page that is no list of marks is not believed either", async () => {
  const { box, server } = await phone();
  server.answers(200);
  await box.sync();
  assert.deepEqual([box.status.offline, box.marks()], [true, [OPENING]]);
});

test("the opening stays, though somebody has read that it was refused", async () => {
  const server = new Server();
  server.answers("cut");
  const { box, clock } = await phone({ server });
  server.answers((usual) => usual(), 422);
  await box.add(OPENING);
  await clock.quiet();
  await box.dismiss("opening");
  assert.deepEqual([idsOf(box.marks()), box.status.refused], [["opening"], []]);
});

test("a server that an older copy was brought back to gets everything again", async () => {
  const { box, server, disk } = await phone();
  for (const id of "abc") {
    await box.add(bid(id));
    await box.sync();
  }
  server.log.splice(2);
  server.asked = [];
  server.answers((usual) => usual(), "cut");
  await box.sync();
  assert.deepEqual(idsOf(box.marks()), ["opening", "a", "b", "c"]);
  assert.deepEqual([box.status.waiting, disk.waitingOf(GAME)], [2, ["b", "c"]]);
  await box.sync();
  assert.deepEqual(idsOf(server.log), ["opening", "a", "b", "c"]);
  assert.deepEqual(
    server.requests("push").map(({ late }) => late),
    [true, true],
  );
  assert.deepEqual([box.status.waiting, box.marks()], [0, server.log]);
  const again = await phone({ server, disk });
  assert.deepEqual(again.box.marks(), server.log);
});

test("a value that nobody here knows is not brought back to a server", async () => {
  const { box, server } = await phone({ server: new Server(OPENING, bid("b"), masked("a")) });
  server.log.splice(1);
  await box.sync();
  assert.deepEqual([idsOf(server.log), box.marks()], [["opening", "b"], server.log]);
  server.asked = [];
  await box.sync();
  assert.deepEqual(
    server.asked.map(({ name }) => name),
    ["pull"],
  );
});

test("a server that has others in the place of some is told of all, and heard", async () => {
  const { box, server, disk } = await phone();
  await box.add(bid("a"));
  await box.add(bid("b"));
  await box.sync();
  server.log.splice(1, 2, bid("x"), bid("y"));
  await box.sync();
  assert.deepEqual(idsOf(server.log), ["opening", "x", "y", "a", "b"]);
  assert.deepEqual(idsOf(box.marks()), idsOf(server.log));
  assert.deepEqual(disk.waitingOf(GAME), []);
});

test("a value that is hidden is not asked back from a phone that never knew it", async () => {
  const { box, server } = await phone();
  server.log.push(masked("hers"), bid("open"));
  await box.sync();
  server.log.splice(1, 2, bid("x"), bid("y"));
  await box.sync();
  assert.deepEqual(idsOf(server.log), ["opening", "x", "y", "open"]);
});

test("a game that the server does not know is begun again with every mark", async () => {
  const { box, server, disk } = await phone();
  await box.add(bid("a"));
  await box.sync();
  const known = [...server.log];
  server.log = [];
  await box.sync();
  assert.deepEqual([box.status.gone, box.isWhole], [true, true]);
  await box.bringBack();
  assert.deepEqual(idsOf(server.log), idsOf(known));
  assert.deepEqual([box.status.gone, disk.waitingOf(GAME)], [false, []]);
});

test("a game that may not come back stays on the phone, with the server's reason", async () => {
  const { box, server } = await phone();
  server.log = [];
  await box.sync();
  const said = "This game was deleted and is gone for good.";
  server.answers((usual) => usual(), { status: 410, body: { refusal: { said } } });
  await box.bringBack();
  assert.deepEqual([box.status.gone, box.status.why], [true, said]);
  assert.deepEqual(idsOf(box.marks()), ["opening"]);
});

const said = "This phone's access to the game has ended.";
const ended = { status: 403, body: { refusal: { code: "access_ended", said } } };

test("a phone that may not see the game any more keeps only what it wrote and has not sent", async () => {
  const { box, server, clock, disk } = await phone();
  server.answers(fates(["a", "refused", { code: "no" }]));
  await box.add(bid("a"));
  await clock.quiet();
  server.answers(ended);
  await box.add(bid("b"));
  await clock.quiet();
  const { gone, why, waiting, refused } = box.status;
  assert.deepEqual([gone, box.status.ended, why, waiting, refused], [true, true, said, 1, []]);
  assert.deepEqual(idsOf(box.marks()), ["b"]);
  assert.deepEqual(disk.waitingOf(GAME), ["b"]);
  assert.deepEqual(idsOf((await disk.page().read(GAME)).marks), []);
  assert.equal(box.isWhole, false);
});

test("it stays so while the server says no more, and a tab that is opened later shows nothing", async () => {
  const { box, server, clock, disk } = await phone();
  server.answers(ended, refusing(404), refusing(404));
  await box.sync();
  await box.sync();
  assert.deepEqual([box.status.gone, box.status.ended, box.marks()], [true, true, []]);
  const later = await opened({ server, disk, clock });
  assert.deepEqual([later.box.marks(), later.box.isWhole], [[], false]);
});

test("with a link that is given again it hears everything, and sends what it kept", async () => {
  const { box, server, clock } = await phone();
  server.answers(ended);
  await box.add(bid("b"));
  await clock.quiet();
  server.log.push(bid("x"));
  await box.sync();
  assert.deepEqual(idsOf(server.log), ["opening", "x", "b"]);
  assert.deepEqual([box.status.gone, box.status.ended, box.status.waiting], [false, false, 0]);
  assert.deepEqual(idsOf(box.marks()), ["opening", "x", "b"]);
});

test("what another phone asks is told until it is answered, and is not told anew by each poll", async () => {
  const { box, server } = await phone();
  const asks = (id, html) => () => {
    const state = server.log.map((mark) => mark.id).join();
    return { status: 200, body: { since: 1, marks: [], state, csrf: "t", asked: { id, html } } };
  };
  server.answers(asks("q", "first"), asks("q", "again"), asks("r", "next"));
  const told = [];
  for (let poll = 0; poll < 4; poll += 1) {
    await box.sync();
    told.push(box.status.asked?.html);
  }
  assert.deepEqual(told, ["first", "first", "next", undefined]);
  assert.deepEqual(idsOf(box.marks()), ["opening"]);
});
