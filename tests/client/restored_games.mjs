// Plays games on phones while their server's owner brings older copies back. Reads what to play,
// as outbox_games.mjs does, in one line of standard input; then a line for each life of the
// server, answered by a line when all phones have done what they do in it; at the end of the
// input, the phones hear everything and one line a game is printed.
import { createInterface } from "node:readline";
import { isPartlyMasked } from "../../static/phone/sending/server_marks.mjs";
import { eveningsOf, tell, withEach } from "./outbox_games.mjs";

/** One phone while the server lives: asleep, or looking and writing, and perhaps asleep again. */
async function live(evening, phone) {
  const { clock, random, below } = evening;
  phone.isCalm = true;
  if (random() < 0.35) return;
  if (!phone.tabs.length) await phone.open();
  const [{ box }] = phone.tabs;
  await evening.settled(box.sync());
  await bringBackIfLost(evening, box);
  for (let left = below(5); left; left -= 1) {
    phone.write();
    await clock.pass(below(2500));
  }
  if (random() < 0.5) await evening.settled(box.sync());
  if (random() < 0.5) phone.kill();
}

/** What a person does whose game the server does not know. */
async function bringBackIfLost(evening, box) {
  const { gone, why } = box.status;
  if (gone && !why && box.isWhole) await evening.settled(box.bringBack());
}

/** Every mark that a phone has, with its value, is one that may not be missing at the end. */
function remember(phone) {
  phone.had ??= new Set();
  for (const { box } of phone.tabs) {
    const refused = new Set(box.status.refused.map(({ mark }) => mark.id));
    for (const mark of box.marks()) {
      if (!isPartlyMasked(mark) && !refused.has(mark.id)) phone.had.add(mark.id);
    }
  }
}

async function begin(evening) {
  const [first] = evening.phones;
  for (const phone of evening.phones) {
    phone.isCalm = true;
    await phone.open();
  }
  if (evening.game.opening) first.add(evening.game.opening);
  await evening.clock.pass(5000);
}

async function end(evening) {
  for (const phone of evening.phones) {
    if (!phone.tabs.length) await phone.open();
    await evening.settled(phone.tabs[0].box.sync());
    await bringBackIfLost(evening, phone.tabs[0].box);
  }
  evening.steps = evening.game.steps;
  const told = await evening.end();
  tell({ ...told, had: evening.phones.map(({ had }) => [...had]) });
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const evenings = eveningsOf(JSON.parse((await lines.next()).value));
await withEach(evenings, begin);
tell({ lives: 0 });
for await (const line of lines) {
  if (line === "end") break;
  await withEach(evenings, async (evening) => {
    for (const phone of evening.phones) await live(evening, phone);
    evening.phones.forEach(remember);
  });
  tell({ lives: 1 });
}
await withEach(evenings, end);
