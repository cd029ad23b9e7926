// Reads games from standard input, one JSON line each, a list of marks, and prints for each
// how many times a block of the phone's modules was entered while its marks were folded: a
// measure of work that is the same however busy the machine is.
import { Session } from "node:inspector/promises";
import { createInterface } from "node:readline";
import { fold } from "../../static/phone/pad/fold.mjs";

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

async function stepsOf(marks) {
  await session.post("Profiler.takePreciseCoverage");
  fold(marks);
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const ours = result.filter(({ url }) => url.includes("/static/phone/"));
  const blocks = ours.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
  return blocks.reduce((all, { count }) => all + count, 0);
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(await stepsOf(JSON.parse(line)));
}
