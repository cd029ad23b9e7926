// What the outbox keeps and shows, one promise a test. Run by test_outbox.py.
import assert from "node:assert/strict";
import { test } from "node:test";
import { merge, opens } from "../../static/phone/sending/server_marks.mjs";
import { Disk, Server } from "./evening.mjs";
import { GAME, OPENING, apart, bid, fates, idsOf, masked, opened, phone } from "./outbox_setup.mjs";

test("a mark that the server has is known, and waits no more", async () => {
  const { box, server, disk } = await phone();
  await box.add(bid("a"));
  await box.sync();
  assert.deepEqual(box.marks(), server.log);
  assert.equal(box.status.waiting, 0);
  assert.deepEqual(disk.waitingOf(GAME), []);
});

test("a hidden value that was tapped here is known here", async () => {
  const { box, server } = await phone();
  await box.add(bid("a", 3));
  server.log.push(masked("other"));
  server.answers((usual) => {
    const answer = usual();
    server.log.splice(
      server.log.findIndex(({ id }) => id === "a"),
      1,
      masked("a"),
    );
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
  box.onChange(() => {
    changes += 1;
  });
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
  assert.deepEqual(merge(known, 1, [masked("a")]), known);
  assert.deepEqual(merge(known, 1, [masked("a"), bid("b")]), [...known, bid("b")]);
  assert.deepEqual(merge([...known, bid("b")], 1, [masked("a"), masked("b")]), [
    ...known,
    bid("b"),
  ]);
});

test("a game begins with the rules that it is played by, not with those of a later round", () => {
  assert.ok(opens(OPENING));
  assert.ok(!opens({ id: "a", cells: [[3, 0, "", "ruleset", {}]] }));
  assert.ok(!opens({ id: "b", cells: [[0, 0, "anna", "name", "Anna"]] }));
});

test("an answer that leaves a gap is not believed", () => {
  const known = [OPENING];
  assert.equal(merge(known, 2, [bid("b")]), known);
});

test("a disk that keeps nothing, and all goes on in memory", async () => {
  const { box, disk, server, clock } = await phone();
  disk.fails = true;
  const kept = await box.add(bid("a"));
  await clock.pass(12_000);
  assert.deepEqual([kept, box.status.stored], [false, false]);
  assert.deepEqual(idsOf(server.log), ["opening", "a"]);
  disk.fails = false;
  await clock.pass(4000);
  assert.deepEqual([box.status.stored, box.marks()], [true, server.log]);
});

test("what a failing disk would not take is written there as soon as it can be", async () => {
  const { box, disk, server, clock } = await apart("a");
  disk.fails = true;
  server.answers("cut", () => clock.sleep(9000).then(() => "cut"));
  await box.add(bid("b"));
  await clock.quiet();
  assert.equal(box.status.stored, false);
  disk.fails = false;
  await clock.pass(5000);
  assert.deepEqual([box.status.stored, disk.waitingOf(GAME)], [true, ["a", "b"]]);
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
  const { box } = await opened({ disk, server });
  await box.sync();
  assert.equal(server.requests("push")[0].late, true);
  assert.deepEqual(idsOf(server.log), ["opening", "a", "b"]);
  assert.deepEqual([box.marks(), disk.waitingOf(GAME)], [server.log, []]);
});

test("what was tapped in one moment keeps its order on the disk", async () => {
  const { disk, server } = await apart("b", "a", "c");
  server.answers("cut");
  const { box } = await phone({ disk, server });
  assert.deepEqual(idsOf(box.marks()), ["opening", "b", "a", "c"]);
});

test("what two tabs wrote stands in the order in which it was tapped", async () => {
  const { disk, server } = await apart();
  const [one, two] = await Promise.all(
    [apart(), apart()].map(async (each) => {
      const { clock } = await each;
      server.answers("cut");
      return phone({ disk, server, clock });
    }),
  );
  server.answers(...Array(9).fill("cut"));
  for (const [tab, id] of [
    [one, "a"],
    [two, "b"],
    [one, "c"],
  ]) {
    for (const { clock } of [one, two]) clock.time += 10;
    await tab.box.add(bid(id));
    await tab.clock.quiet();
  }
  await two.box.sync();
  await two.box.sync();
  assert.deepEqual(idsOf(two.box.marks()), ["opening", "a", "b", "c"]);
});

test("a browser that clears its disk gets everything again that an open page knows", async () => {
  const { box, disk, server } = await phone();
  disk.clear();
  await box.sync();
  server.answers("cut");
  const again = await phone({ server, disk });
  assert.deepEqual(again.box.marks(), [OPENING]);
});

test("a killed page without network is open again with everything that was tapped", async () => {
  const { disk, server } = await apart("a", "b");
  server.answers("cut");
  const { box } = await phone({ disk, server });
  assert.deepEqual(idsOf(box.marks()), ["opening", "a", "b"]);
  assert.equal(box.status.waiting, 2);
});

/** A tab of a phone on which another tab has written without network, before and since. */
async function besideAnother() {
  const other = await apart("a");
  other.server.answers("cut");
  const tab = await phone(other);
  other.server.answers("cut");
  await other.box.add(bid("b"));
  await other.clock.quiet();
  return tab;
}

test("a tab shows and sends what another tab has written", async () => {
  const { box, server } = await besideAnother();
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
  const other = await phone(one);
  one.server.asked = [];
  await one.box.sync();
  assert.deepEqual(one.server.requests("push"), []);
  assert.deepEqual(idsOf(one.box.marks()), ["opening"]);
  assert.deepEqual(idsOf(one.box.status.refused.map(({ mark }) => mark)), ["a"]);
  await one.box.dismiss("a");
  await other.box.sync();
  assert.deepEqual(other.box.status.refused, []);
});

test("somebody who looks hears every few seconds what others wrote", async () => {
  const { box, server, clock } = await phone();
  let changes = 0;
  box.onChange(() => {
    changes += 1;
  });
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

test("an outbox that is closed while it sends asks nothing any more", async () => {
  const { box, server, clock } = await phone();
  server.answers(async (usual) => {
    await clock.sleep(500);
    return usual();
  });
  box.sync();
  await clock.quiet();
  box.close();
  await clock.pass(60_000);
  assert.deepEqual([server.asked.length, clock.next], [1, Infinity]);
});

test("a closed outbox asks nothing any more", async () => {
  const { box, server, clock } = await phone();
  box.close();
  assert.equal(clock.next, Infinity);
  await clock.pass(60_000);
  assert.deepEqual(server.asked, []);
});

test("whoever listens hears at once of the disk, and of a network that is gone", async () => {
  const { box, disk, clock, server } = await phone();
  let heard = null;
  box.onChange(() => {
    heard = [box.status.stored, box.status.offline];
  });
  server.answers("cut");
  await box.sync();
  assert.deepEqual(heard, [true, true]);
  disk.fails = true;
  server.answers("cut");
  await box.add(bid("a"));
  await clock.quiet();
  assert.deepEqual(heard, [false, true]);
});

test("whoever listens hears what another tab has written before the server answers", async () => {
  const { box, server } = await besideAnother();
  let [heard, before] = [0, null];
  box.onChange(() => {
    heard = box.status.waiting;
  });
  server.answers(() => {
    before = heard;
    return "cut";
  });
  await box.sync();
  assert.equal(before, 2);
});

test("whoever has read a refusal hears that it is gone", async () => {
  const { box, server } = await phone();
  server.answers(fates(["a", "refused"]));
  await box.add(bid("a"));
  await box.sync();
  let left = null;
  box.onChange(() => {
    left = box.status.refused.length;
  });
  const dismissed = box.dismiss("a");
  assert.equal(left, 0);
  await dismissed;
});

test("a tab that knows less takes nothing from the disk that another has written there", async () => {
  const one = await apart();
  one.server.answers((usual) => usual(), fates(["a", "refused"]));
  await one.box.sync();
  await one.box.add(bid("a"));
  await one.clock.quiet();
  const early = await opened({ server: one.server, disk: one.disk });
  one.server.log.push(bid("x"), bid("y"));
  const { server, disk } = await phone(one);
  for (const { box } of [early, one]) await box.dismiss("a");
  server.answers("cut");
  const later = await phone({ server, disk });
  assert.deepEqual(idsOf(later.box.marks()), ["opening", "x", "y"]);
});

test("what is known already is not told again, to a page that is opened anew neither", async () => {
  const { server, disk, box } = await phone();
  await box.add(bid("a"));
  await box.add(bid("b"));
  await box.sync();
  const told = [];
  const listen = (usual) => {
    const answer = usual();
    told.push(answer.body?.marks.length ?? 0);
    return answer;
  };
  server.answers(listen);
  await box.sync();
  const again = await opened({ server, disk });
  server.answers(listen);
  await again.box.sync();
  assert.deepEqual(told, [0, 1]);
});

/** A phone that remembers what it was told to save. */
async function saving(given) {
  const [disk, saved] = [new Disk(), []];
  const page = disk.page();
  const save = (game, ...entries) => {
    saved.push(game.about);
    return page.save(game, ...entries);
  };
  const describe = (marks) => ({ marks: marks.length });
  return { saved, ...(await phone({ disk, storage: { ...page, save }, describe, ...given })) };
}

test("the list of games hears what the marks say", async () => {
  const { box, saved } = await saving();
  await box.add(bid("a"));
  await box.sync();
  assert.deepEqual([saved[0], saved.at(-1)], [{ marks: 1 }, { marks: 2 }]);
});

test("the disk is left alone as long as nothing is new", async () => {
  const { box, saved, clock } = await saving();
  await box.add(bid("a"));
  await box.sync();
  await box.sync();
  const before = saved.length;
  await clock.pass(30_000);
  assert.equal(saved.length, before);
});

test("a game of which nobody knows anything is not in the list", async () => {
  const { saved } = await saving({ server: new Server() });
  assert.deepEqual(saved, []);
});
