// Answers the one line of standard input, [games with their marks, what is asked, now, tallies], with
// what each game says, the figures of the tallies, and what the statistics of a phone say of all
// games, as numbers and drawings.
import { createInterface } from "node:readline";
import { fold } from "../../static/phone/pad/fold.mjs";
import "../../static/phone/pad/match/fold.mjs";
import { rulesetDataOf } from "../../static/phone/pad/visibility.mjs";
import { statisticsView } from "../../static/phone/services/statistics.mjs";
import { figuresOf } from "../../static/phone/stats/figures.mjs";
import { countGame } from "../../static/phone/stats/finished.mjs";
import { asking, periods, statisticsCharts } from "../../static/phone/views/statistics.mjs";

for await (const line of createInterface({ input: process.stdin })) {
  const [played, asked, now, tallies] = JSON.parse(line);
  const games = played.map(([id, marks]) => {
    const pad = fold(marks);
    return { names: pad.names, ...countGame(id, rulesetDataOf(pad).data.key, marks, pad) };
  });
  console.log(JSON.stringify(games));
  console.log(JSON.stringify(tallies.map(figuresOf)));
  for (const query of asked) {
    const view = statisticsView(games, query);
    console.log(JSON.stringify([view, statisticsCharts(view)]));
  }
  const here = { player: "anna", game: "", from: "2026-01", to: "" };
  console.log(
    JSON.stringify([
      periods(now),
      asking(here),
      asking(here, "", "oh_hell", "", ""),
      asking(here, "", null, ""),
    ]),
  );
}
