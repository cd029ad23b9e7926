// How the outbox sends, one promise a test. Run by test_outbox.py.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock, Disk, Server } from "./evening.mjs";
import { GAME, OPENING, apart, bid, idsOf, masked, opened, phone } from "./outbox_setup.mjs";

const namesAsked = (server) => server.asked.map(({ name }) => name);

test("a mark is among the marks at once, the last and late", async () => {
  const { box } = await phone();
  let heard = 0;
  box.onChange(() => {
    heard = box.status.waiting;
  });
  box.add(bid("a"));
  assert.deepEqual(box.marks(), [OPENING, { ...bid("a"), late: true, at: 1_800_000_000 }]);
  assert.equal(heard, 1);
  assert.equal(box.status.waiting, 1);
});

test("a mark is sent when it is on the disk, and not before", async () => {
  const clock = new Clock();
  const disk = new Disk();
  const { box, server } = await phone({ clock, disk });
  disk.sleep = () => clock.sleep(40);
  let kept = null;
  box.add(bid("a")).then((is) => {
    kept = is;
  });
  await clock.pass(39);
  assert.deepEqual([kept, server.asked], [null, []]);
  await clock.pass(1);
  assert.deepEqual([kept, disk.waitingOf(GAME)], [true, ["a"]]);
  await clock.pass(200);
  assert.deepEqual(server.log.slice(1), [bid("a")]);
});

test("the first time a mark is sent it is judged like a form", async () => {
  const { box, server, clock } = await phone();
  await box.add(bid("a"));
  await clock.quiet();
  const [{ late, marks }] = server.requests("push");
  assert.deepEqual([late, marks], [false, [{ ...bid("a"), at: Math.floor(clock.time / 1000) }]]);
});

test("a tap costs one request, and its answer brings what others wrote meanwhile", async () => {
  const { box, server, clock, disk } = await phone();
  server.log.push(bid("other"));
  await box.add(bid("a"));
  await clock.quiet();
  const [{ name, since, has }] = server.asked;
  assert.deepEqual([name, since, has], ["push", 1, 1]);
  assert.deepEqual(idsOf(box.marks()), ["opening", "other", "a"]);
  assert.deepEqual([box.marks(), box.status.waiting], [server.log, 0]);
  assert.deepEqual(disk.waitingOf(GAME), []);
  assert.equal(server.requests("pull").length, 0);
});

test("an older server, which answers for the marks alone, is asked for the rest", async () => {
  const { box, server, clock, disk } = await phone();
  server.isOlder = true;
  server.log.push(bid("other"));
  await box.add(bid("a"));
  await clock.quiet();
  assert.deepEqual(
    server.asked.map(({ name }) => name),
    ["push", "pull"],
  );
  assert.deepEqual([box.marks(), disk.waitingOf(GAME)], [server.log, []]);
});

test("a tap asks again for a value that is hidden, and keeps the one that it knows", async () => {
  const { box, server, clock } = await phone({
    server: new Server(OPENING, masked("hers"), bid("b")),
  });
  server.answers((usual) => {
    const answer = usual();
    Object.assign(answer.body.marks.at(-1), masked("a"));
    return answer;
  });
  await box.add(bid("a", 3));
  await clock.quiet();
  assert.deepEqual([server.asked[0].since, server.asked[0].has], [1, 3]);
  assert.deepEqual(box.marks(), [OPENING, masked("hers"), bid("b"), bid("a", 3)]);
});

test("a tap hears from a server that an older copy was brought back to, and tells it", async () => {
  const { box, server, clock } = await phone();
  for (const id of "ab") {
    await box.add(bid(id));
    await box.sync();
  }
  server.log.splice(2);
  server.asked = [];
  await box.add(bid("c"));
  await clock.quiet();
  assert.deepEqual(idsOf(server.log), ["opening", "a", "c", "b"]);
  assert.deepEqual([box.marks(), box.status.waiting], [server.log, 0]);
  assert.deepEqual(
    server.asked.map(({ name }) => name),
    ["push", "push"],
  );
});

test("what was sent in vain comes late the next time, once", async () => {
  const { box, server, clock } = await phone();
  server.answers((usual) => {
    usual();
    return "cut";
  });
  await box.add(bid("a"));
  await clock.quiet();
  assert.equal(box.status.offline, true);
  await box.sync();
  assert.deepEqual(
    server.requests("push").map(({ late }) => late),
    [false, true],
  );
  assert.deepEqual(idsOf(server.log), ["opening", "a"]);
  assert.deepEqual(box.marks(), server.log);
  assert.equal(box.status.offline, false);
});

test("that no answer comes is said when it was no moment's failure, until one comes", async () => {
  const { box, server, clock } = await phone();
  server.answers("cut", "cut", "cut");
  await box.sync();
  assert.deepEqual([box.status.offline, box.status.silent], [true, false]);
  await clock.pass(3500);
  assert.ok(box.status.silent);
  await box.sync();
  assert.deepEqual([box.status.offline, box.status.silent], [false, false]);
});

test("what was written while nothing answered comes late, in its order", async () => {
  const { box, server, clock } = await apart("a", "b", "c");
  assert.deepEqual([box.status.waiting, box.status.since], [3, clock.time]);
  await box.sync();
  const [{ late, marks }] = server.requests("push");
  assert.deepEqual([late, idsOf(marks)], [true, ["a", "b", "c"]]);
  assert.deepEqual(idsOf(box.marks()), ["opening", "a", "b", "c"]);
});

test("what was written without network is not judged the first time either", async () => {
  const { box, server, clock } = await apart();
  assert.equal(box.status.offline, true);
  await box.add(bid("a"));
  await clock.quiet();
  assert.deepEqual(
    server.requests("push").map(({ late }) => late),
    [true],
  );
});

test("what was written before the server has said anything comes late", async () => {
  const { box, server, clock } = await opened();
  await box.add(bid("a"));
  await clock.quiet();
  assert.deepEqual(
    server.requests("push").map(({ late }) => late),
    [true],
  );
});

test("a page that was just opened shows no trouble yet", async () => {
  const { box } = await opened();
  const { offline, silent, gone, ended, viewOnly, since } = box.status;
  assert.deepEqual([offline, silent, gone, ended, viewOnly], Array(5).fill(false));
  assert.equal(since, null);
});

test("what had to wait for longer than a few seconds comes late", async () => {
  const { box, server, clock } = await phone();
  server.answers(async (usual) => {
    await clock.sleep(6000);
    return usual();
  });
  box.sync();
  await clock.quiet();
  await box.add(bid("a"));
  await clock.pass(7000);
  assert.deepEqual(
    server.requests("push").map(({ late }) => late),
    [true],
  );
});

test("live marks go one by one, so that none overtakes one that was refused unheard", async () => {
  const { box, server, clock } = await phone();
  server.answers("cut");
  for (const id of "ab") box.add(bid(id));
  await clock.pass(2000);
  const sent = server.requests("push").map(({ late, marks }) => [late, ...idsOf(marks)]);
  assert.deepEqual(sent, [
    [false, "a"],
    [true, "a", "b"],
  ]);
  for (const id of "cd") box.add(bid(id));
  await clock.pass(1000);
  const more = server
    .requests("push")
    .slice(2)
    .map(({ late, marks }) => [late, ...idsOf(marks)]);
  assert.deepEqual(more, [
    [false, "c"],
    [false, "d"],
  ]);
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
  const waiting = [];
  box.onChange(() => waiting.push(box.status.waiting));
  await box.sync();
  assert.deepEqual([...new Set(waiting)], [130, 30, 0]);
  assert.deepEqual(
    server.requests("push").map(({ marks }) => marks.length),
    [100, 100, 30],
  );
  assert.deepEqual(idsOf(server.log), ["opening", ...ids]);
});

test("whoever has nothing to send asks once what is new", async () => {
  const { box, server } = await opened();
  await box.sync();
  assert.deepEqual(
    server.asked.map(({ name }) => name),
    ["pull"],
  );
});

test("pauses grow while nothing answers, up to half a minute", async () => {
  const { box, server, clock } = await phone();
  const moments = [];
  const at = (answer) => (usual) => {
    moments.push(clock.time);
    return answer ?? usual();
  };
  server.answers(...Array(8).fill(at("cut")), at(), at());
  await box.sync();
  await clock.pass(130_000);
  const pauses = moments.slice(1).map((each, place) => each - moments[place]);
  assert.deepEqual(pauses, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 100]);
});

test("a table that is quiet for long is asked for less, until there is news", async () => {
  const { box, server, clock } = await phone();
  const asked = async (seconds) => {
    server.asked = [];
    await clock.pass(seconds * 1000);
    return server.asked.length;
  };
  const often = await asked(30);
  await asked(1800);
  assert.ok((await asked(30)) < often / 2);
  await box.add(bid("a"));
  await clock.quiet();
  // One more looks as soon as the tap is written.
  assert.equal(await asked(30), often + 1);
});

test("a poll that the server holds keeps no tap, and ends with what others write", async () => {
  const { box, server, clock } = await phone();
  const held = [];
  const hold = (usual) => new Promise((resolve) => held.push(() => resolve(usual())));
  server.answers(hold);
  await clock.pass(5000);
  assert.deepEqual(namesAsked(server), ["poll"]);
  await box.add(bid("a"));
  await clock.quiet();
  assert.deepEqual([idsOf(server.log), box.status.waiting], [["opening", "a"], 0]);
  await clock.pass(5000);
  assert.deepEqual(namesAsked(server), ["poll", "push"]);
  // Its answer tells of the own mark alone: it is not asked for again.
  held.pop()();
  server.answers(hold);
  await clock.pass(200);
  assert.deepEqual(namesAsked(server), ["poll", "push", "poll"]);
  server.log.push(bid("b"));
  held.pop()();
  await clock.quiet();
  assert.deepEqual(namesAsked(server), ["poll", "push", "poll", "pull"]);
  assert.deepEqual(idsOf(box.marks()), ["opening", "a", "b"]);
});

test("a poll that is answered while a mark is sent asks for nothing more", async () => {
  const { box, server, clock } = await phone();
  const held = [];
  const hold = (usual) => new Promise((resolve) => held.push(() => resolve(usual())));
  server.answers(hold, hold);
  await clock.pass(5000);
  await box.add(bid("a"));
  await clock.quiet();
  const [poll, push] = held;
  server.log.push(bid("b"));
  poll();
  await clock.quiet();
  push();
  await clock.quiet();
  assert.deepEqual(namesAsked(server), ["poll", "push"]);
  assert.deepEqual(idsOf(box.marks()), ["opening", "b", "a"]);
});

test("a bid that is awaited from an own phone is asked for sooner", async () => {
  const { server, clock } = await phone();
  const awaited = (usual) => {
    const { body } = usual();
    return { status: 200, body: { ...body, awaited: true } };
  };
  server.log.push(bid("a"));
  server.answers(awaited, awaited);
  await clock.pass(2000);
  server.asked = [];
  await clock.pass(1200);
  assert.deepEqual(namesAsked(server), ["poll", "poll"]);
});

test("how many phones have a seat is what the server's state says behind its sign", async () => {
  const { box, server } = await phone();
  server.answers({ status: 200, body: { since: 0, marks: [OPENING], state: "1~.2", csrf: "t" } });
  await box.sync();
  assert.equal(box.status.phones, ".2");
});

test("a poll that was held when the phone fell asleep is given up when it wakes", async () => {
  const { box, server, clock } = await phone();
  server.answers(() => new Promise(() => {}));
  await clock.pass(2000);
  server.log.push(bid("b"));
  await box.sync();
  assert.deepEqual(idsOf(box.marks()), ["opening", "b"]);
  server.log.push(bid("c"));
  await clock.pass(1800);
  assert.deepEqual(idsOf(box.marks()), ["opening", "b", "c"]);
});

test("a poll finds what another tab could not send, and a question that was answered", async () => {
  const disk = new Disk();
  const { box, server, clock } = await phone({ disk });
  const question = (usual) => {
    const answer = usual();
    answer.body = {
      ...answer.body,
      marks: [],
      since: 1,
      state: "opening",
      csrf: "token",
      asked: { id: "q", html: "" },
    };
    return { ...answer, status: 200 };
  };
  server.answers(question, question);
  await clock.pass(2000);
  assert.equal(box.status.asked?.id, "q");
  await clock.pass(2000);
  assert.equal(box.status.asked, undefined);
  await disk.page().wait([{ game: GAME, order: clock.time, mark: bid("a") }]);
  await clock.pass(4000);
  assert.deepEqual(idsOf(server.log), ["opening", "a"]);
});

test("the page's events need not wait for the end of a pause", async () => {
  const { box, server } = await apart("a");
  await box.sync();
  assert.deepEqual(idsOf(server.log), ["opening", "a"]);
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
  assert.deepEqual(names, ["token", "begin", "pull", "push"]);
  assert.equal(server.requests("begin")[0].token, "token");
  assert.equal(server.requests("push")[0].late, true);
  assert.deepEqual([box.marks(), box.status.waiting], [server.log, 0]);
});

test("a game whose opening was written without an answer is opened once", async () => {
  const server = new Server();
  server.answers("cut");
  const { box, clock } = await phone({ server });
  server.answers(
    (usual) => usual(),
    (usual) => {
      usual();
      return "cut";
    },
  );
  await box.add(OPENING);
  await clock.quiet();
  await box.sync();
  assert.deepEqual([box.marks(), server.log], [[OPENING], [OPENING]]);
});

test("a game whose opening was written is not reported as refused", async () => {
  const server = new Server();
  server.answers("cut");
  const { box, clock } = await phone({ server });
  const usual = (make) => make();
  server.answers(usual, usual, "cut");
  await box.add(OPENING);
  await clock.quiet();
  assert.deepEqual([box.status.offline, box.status.refused], [true, []]);
});

test("a game whose id is another's is kept on the phone", async () => {
  const server = new Server();
  server.answers("cut");
  const { box, clock, disk } = await phone({ server });
  const said = "There is another game here.";
  server.answers((usual) => usual(), { status: 409, body: { refusal: { said } } });
  await box.add(OPENING);
  await clock.quiet();
  assert.deepEqual([box.status.gone, disk.waitingOf(GAME)], [true, ["opening"]]);
  assert.equal(box.status.why, said);
});

test("a game is not opened with a token that is too old", async () => {
  const server = new Server();
  server.answers("cut");
  const { box, clock } = await phone({ server });
  server.answers((usual) => usual(), 400);
  await box.add(OPENING);
  await clock.quiet();
  assert.deepEqual([box.status.gone, box.status.offline], [false, true]);
  await box.sync();
  assert.equal(server.requests("token").length, 2);
  assert.deepEqual(server.log, [OPENING]);
});

test("a mark opens no game, though none is known here yet", async () => {
  const disk = new Disk();
  disk.fails = true;
  const { box, server } = await opened({ disk });
  await box.add(bid("a"));
  await box.sync();
  assert.deepEqual(server.requests("begin"), []);
  assert.deepEqual(idsOf(server.log), ["opening", "a"]);
});
