// Reads games from standard input, one JSON line each, a list of marks, and prints for each
// the seconds of the processor that folding it takes, the best of as many as are asked for.
import { createInterface } from "node:readline";
import { fold } from "../../../static/phone/pad/fold.mjs";

const times = Number(process.argv[2]);

function secondsOf(marks) {
  const before = process.cpuUsage();
  fold(marks);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

for await (const line of createInterface({ input: process.stdin })) {
  const marks = JSON.parse(line);
  console.log(Math.min(...Array.from({ length: times }, () => secondsOf(marks))));
}
