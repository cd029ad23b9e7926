/** What a game from paper looks like on a phone: for the tests that compare it. */
import "./markup/paper.mjs";
import { fold } from "./pad/fold.mjs";
import { paperFinals, paperGrid } from "./views/from_paper.mjs";
import { renderShell } from "./markup/shell.mjs";

export function paperOf(marks, typed, kind) {
  const pad = fold(marks);
  const [grid, finals] = [paperGrid(pad, typed, kind === "totals"), paperFinals(pad, typed)];
  const shown = { game_id: "g".repeat(22), over: pad.over, kind, day: "2026-05-01" };
  const view = { ...shown, grid, finals, today: "2026-05-02", shown: "", day_wrong: false };
  return [grid, finals, renderShell("from_paper", { view: { ...view, wrong: null, names: {} } })];
}
