// People who tap: mostly the next entry, now and then something else, or what is behind ⋯.
import * as acts from "../../static/phone/acts.mjs";
import * as entries from "../../static/phone/entries.mjs";
import { fold } from "../../static/phone/fold.mjs";
import { cellsBehindMenu } from "./behind_menu.mjs";

/** Any mark that somebody might write now; null where a tap means nothing. */
export function markOf(evening, marks) {
  const state = fold(marks);
  const id = evening.newId();
  const kind = evening.random();
  if (kind < 0.08) return acts.undo(state, id);
  const cells =
    kind < 0.16 ? cellsBehindMenu(evening, marks, state) : cellsOf(evening, state, kind);
  if (!cells.length || acts.standsAlready(state, cells)) return null;
  return acts.write(marks, state, id, cells);
}

function cellsOf(evening, state, kind) {
  const entry = entries.nextEntry(state);
  const round = entry && kind < 0.8 ? state.rounds[entry.round - 1] : evening.pick(state.rounds);
  if (!round) return [];
  const { player } = evening.pick(round.boxes);
  if (kind < 0.8 && entry) {
    const { field } = entry;
    const keys = entries.choices(round, entry.player, field).filter(([, refusal]) => !refusal);
    return keys.length ? acts.enter(round, entry.player, field, evening.pick(keys)[0]) : [];
  }
  if (kind < 0.84) return acts.turnTrump(round, evening.pick(["R", "B", null]));
  if (kind < 0.9) return acts.correctTricks(round, [[player, evening.below(round.hand + 1)]]);
  return acts.enter(round, player, "bid", evening.below(round.hand + 1));
}
