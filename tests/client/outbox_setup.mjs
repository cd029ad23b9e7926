// A phone with an outbox, a server and a disk, for the promises of the outbox.
import { openOutbox } from "../../static/phone/sending/outbox.mjs";
import { Clock, Disk, Server } from "./evening.mjs";

export const OPENING = { id: "opening", cells: [[0, 0, "", "ruleset", {}]] };
export const GAME = "g".repeat(22);
export const bid = (id, value = 1) => ({ id, cells: [[1, 1, "anna", "bid", value]] });
export const masked = (id) => bid(id, { hidden: true });
export const idsOf = (marks) => marks.map(({ id }) => id);
export const fates = (...pairs) => ({
  status: 200,
  body: { fates: pairs.map(([id, fate, refusal = null]) => ({ id, fate, refusal })) },
});

/** A phone with an outbox that has just been opened. */
export async function opened({ server = new Server(OPENING), disk = new Disk(), ...more } = {}) {
  const clock = more.clock ?? new Clock();
  const page = { storage: disk.page(), transport: server.transport, now: clock.now };
  const box = await openOutbox({ gameId: GAME, ...page, schedule: clock.schedule, ...more });
  return { server, disk, clock, box };
}

/** A phone with an outbox that has heard from the server once, if it answered. */
export async function phone(given) {
  const all = await opened(given);
  await all.box.sync();
  all.server.asked = [];
  return all;
}

/** A phone on which marks were written while nothing answered. */
export async function apart(...ids) {
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
