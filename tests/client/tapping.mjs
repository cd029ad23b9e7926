// People who tap: mostly the next entry, now and then something else, or what is behind ⋯.
import * as acts from "../../static/phone/pad/acts.mjs";
import * as entries from "../../static/phone/pad/entries.mjs";
import { fold } from "../../static/phone/pad/fold.mjs";
import { whoElse } from "../../static/phone/pad/later_entries.mjs";
import { isPlayed } from "../../static/phone/pad/state.mjs";
import { withWritten } from "../../static/phone/pad/written_pad.mjs";
import { cellsBehindMenu } from "./behind_menu.mjs";
import { cellsInMatch } from "./match_tapping.mjs";

/** Any mark that somebody might write now; null where a tap means nothing. */
export function markOf(evening, marks) {
  const pad = withWritten(marks, fold(marks));
  const id = evening.newId();
  const kind = evening.random();
  if (kind < 0.08) return acts.undo(pad, id);
  const cells = cellsBy(evening, pad, kind);
  if (!cells.length || acts.standsAlready(pad, cells)) return null;
  return acts.write(marks, pad, id, cells);
}

function cellsBy(evening, pad, kind) {
  if (!pad.game) return cellsInMatch(evening, pad);
  return kind < 0.16 ? cellsBehindMenu(evening, pad) : cellsOf(evening, pad, kind);
}

/** What the pad itself lets somebody write; none where it strikes that out. */
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
  if (kind < 0.84) return trumpOf(evening, state, round);
  const value = evening.below(round.hand + 1);
  if (kind < 0.9) return resultOf(evening, round, player, value);
  return acts.tap(round, player, "bid", value).cells ?? [];
}

function trumpOf(evening, { data }, round) {
  const cards = [...data.deck.suits.map(({ code }) => code), null];
  return round.turned ? acts.turnTrump(round, evening.pick(cards)) : [];
}

/** A result; that of a round that was played changes together with another one. */
function resultOf(evening, round, player, value) {
  if (!isPlayed(round)) return acts.tap(round, player, "tricks", value).cells ?? [];
  const others = whoElse(round, player, value);
  return others.length ? acts.correctTricks(round, [[player, value], evening.pick(others)]) : [];
}
