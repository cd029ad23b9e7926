// @ts-nocheck
/**
 * The cell that the next tap writes, the keys for it, and what must be asked first. Pure.
 * The server's side is scorepad/services/pad: light.py, question.py and specials.py.
 *
 * @typedef {{round: ?number, field: ?string, player: string, value: ?number, alone: boolean,
 *   from_sheet: boolean}} At what somebody asked to look at
 */
import { NOBODY } from "./results.mjs";
import { boxOf, isPlayed } from "./state.mjs";
import { bombInstead, bonusValues, choices, nextEntry, whoElse } from "./entries.mjs";
import { known } from "./visibility.mjs";
import { seen } from "./written.mjs";

/** The newest mark seen in fields of a round's deal: pairs of a player and a field. */
export const seenIn = (marks, state, { number, deal }, ...fields) =>
  seen(marks, state, fields.map((field) => [number, deal, ...field])) ?? null;

function askedFor(round, { field, player }) {
  if (field === "trump" && round.turned) return { player: "", field };
  if (!boxOf(round, player)) return null;
  const bonus = field === "bonus" && round.phase !== "bids" && round.bonus;
  return bonus || field === "bid" || field === "tricks" ? { player, field } : null;
}

function keysOf(round, player, field) {
  if (field === "trump") return [];
  const { bid, tricks, bonus, wanted } = boxOf(round, player);
  const key = (ringed) => ([value, refusal]) => ({ value, refusal, ringed: value === ringed });
  if (field === "bonus") return bonusValues(round).map((value) => key(bonus)([value, null]));
  const result = round.hidden ? tricks : tricks ?? wanted;
  const ringed = field === "tricks" ? result : round.hidden ? null : bid;
  return choices(round, player, field).map(key(ringed));
}

/** The bid or the tricks that stand in a cell and may be seen; null for none. */
function standsIn(round, asked) {
  const box = asked && boxOf(round, asked.player);
  if (asked?.field === "bid") return round.hidden ? null : known(box.bid);
  return asked?.field === "tricks" ? box.tricks : null;
}

/** The lit cell; or, for a secret bid, the player who must get the phone. */
export function lightOf(marks, state, round, at) {
  const next = round.number === state.current ? nextEntry(state) : null;
  const asked = askedFor(round, at);
  const entry = asked ?? next;
  if (!entry) return {};
  const { player, field } = entry;
  if (field === "bid" && round.hidden && !at.alone) return { handTo: player };
  return {
    light: {
      field, player, name: state.names[player] ?? "",
      seen: seenIn(marks, state, round, [player, field]),
      keys: keysOf(round, player, field),
      last_to_bid: field === "bid" && player === round.dealer,
      stands: standsIn(round, asked),
    },
  };
}

/** Who changes with a corrected result of a finished round, or whether it was the Bomb. */
export function questionOf(marks, state, round, { player, value }) {
  const before = boxOf(round, player)?.tricks ?? null;
  if (value === null || value === before || before === null || !isPlayed(round)) return null;
  const others = whoElse(round, player, value);
  const seenWith = (...field) => seenIn(marks, state, round, [player, "tricks"], field);
  const fell = bombInstead(round, player, value);
  return {
    player, name: state.names[player], before, after: value,
    partners: others.map(([other, after]) => ({
      player: other, name: state.names[other], before: boxOf(round, other).tricks, after,
    })),
    seen: Object.fromEntries(others.map(([other]) => [other, seenWith(other, "tricks")])),
    bomb: fell === null ? null : { fell, seen: seenWith("", "bomb") },
  };
}

/** The Bomb's keys, while they can tell anything that the count does not. */
export function bombOf(marks, state, round) {
  const asks = round.rules["play.bomb"] && round.phase === "tricks" && !round.to_reveal;
  if (!asks || round.taken.includes(NOBODY)) return null;
  const said = state.cells[[round.number, round.deal, "", "bomb"].join()]?.[0];
  return {
    said: typeof said === "boolean" ? said : null,
    seen: seenIn(marks, state, round, ["", "bomb"]),
  };
}

/** The Cloud's keys beside a bid that was tapped after play began. */
export function cloudOf(marks, state, round, { player, field, alone }) {
  const { bid = null, changed } = boxOf(round, player) ?? {};
  const { hidden } = round;
  const asks = round.rules["play.cloud"] && round.phase !== "bids" && field === "bid";
  if (!asks || bid === null || (hidden && !alone)) return null;
  return {
    player, name: state.names[player], hidden,
    less: hidden || !bid ? null : bid - 1,
    more: hidden || bid >= round.hand ? null : bid + 1,
    by: hidden || changed === null ? 0 : changed - bid,
    seen: seenIn(marks, state, round, [player, "changed"]),
  };
}
