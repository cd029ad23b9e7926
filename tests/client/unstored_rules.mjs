// What the edition without a server keeps where the disk refuses. Run by test_outbox.py.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openOutbox } from "../../static/phone/static_edition/outbox.mjs";
import { unstoredGames } from "../../static/phone/static_edition/unstored.mjs";
import { Clock, Disk } from "./evening.mjs";
import { GAME, OPENING, bid, idsOf } from "./outbox_setup.mjs";

const A_WHILE = 60_000;

/** A phone whose disk refuses, and on which a game with one bid was left. */
async function left() {
  const [clock, disk] = [new Clock(), new Disk()];
  const storage = disk.page();
  const open = () =>
    openOutbox({ gameId: GAME, storage, now: clock.now, schedule: clock.schedule });
  disk.fails = true;
  const box = await open();
  await box.add(OPENING);
  await box.add(bid("a"));
  box.close();
  return { clock, disk, open };
}

test("a game that the disk refused goes on when it is opened again", async () => {
  const { clock, disk, open } = await left();
  const again = await open();
  assert.deepEqual(idsOf(again.marks()), ["opening", "a"]);
  assert.deepEqual([again.status.waiting, again.status.stored], [2, false]);
  assert.deepEqual(unstoredGames(), [GAME]);
  disk.fails = false;
  await clock.pass(A_WHILE);
  assert.deepEqual([again.status.waiting, again.status.stored], [0, true]);
  again.close();
});

test("what the disk refused is tried again without another tap, though the game was left", async () => {
  const { clock, disk } = await left();
  assert.deepEqual(disk.waitingOf(GAME), []);
  await clock.pass(A_WHILE);
  disk.fails = false;
  await clock.pass(A_WHILE);
  assert.deepEqual(disk.waitingOf(GAME), ["opening", "a"]);
  assert.deepEqual(unstoredGames(), []);
});

test("what the disk has taken is not held in memory alone", async () => {
  const [clock, disk] = [new Clock(), new Disk()];
  const { now, schedule } = clock;
  const box = await openOutbox({ gameId: GAME, storage: disk.page(), now, schedule });
  const added = box.add(OPENING);
  assert.deepEqual(unstoredGames(), [GAME]);
  await added;
  assert.deepEqual(unstoredGames(), []);
});

test("a tab that comes back has what another one has written", async () => {
  const [clock, disk] = [new Clock(), new Disk()];
  const open = () =>
    openOutbox({ gameId: GAME, storage: disk.page(), now: clock.now, schedule: clock.schedule });
  const one = await open();
  await one.add(OPENING);
  const other = await open();
  await other.add(bid("a"));
  await one.sync();
  await one.add(bid("b"));
  await other.sync();
  assert.deepEqual(idsOf(one.marks()), ["opening", "a", "b"]);
  assert.deepEqual(idsOf(other.marks()), ["opening", "a", "b"]);
});
