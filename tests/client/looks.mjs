/** What programs that compare a game's screens on the phone with the server's have in common. */
import { createInterface } from "node:readline";
import { difference } from "./difference.mjs";

// So many differences are shown; the first argument may say how many.
const SHOWN = Number(process.argv[2] ?? 5);

const figures = { cases: 0, looks: 0, different: 0, seconds: 0 };

/** Where what the phone makes differs from what the server says; null nowhere. */
export function look(where, make, theirs) {
  const begun = performance.now();
  const ours = make();
  figures.seconds += (performance.now() - begun) / 1000;
  figures.looks += 1;
  const found = difference(JSON.parse(JSON.stringify(ours)), theirs);
  return found === null ? null : `${where}${found}`;
}

/**
 * Read games from standard input, one JSON line each, and look at the moments of each. Print where
 * the first games differ, after which it stops, then one line of figures as JSON.
 */
export async function compareGames(lookAt) {
  for await (const line of createInterface({ input: process.stdin })) {
    const { name, marks, moments } = JSON.parse(line);
    figures.cases += 1;
    const found = moments.map((moment) => [moment.upto, lookAt(marks, moment)]);
    const first = found.find(([, where]) => where !== undefined);
    if (first === undefined) continue;
    figures.different += 1;
    console.log(`${name}: after ${first[0]} marks, ${first[1]}`);
    // A module that is broken makes nearly everything otherwise.
    if (figures.different === SHOWN) break;
  }
  console.log(JSON.stringify(figures));
  process.exitCode = figures.different ? 1 : 0;
}
