// @ts-nocheck
/**
 * The pad as one screen shows it: the very values that the server's templates get. Pure.
 * The server's side is scorepad/views/pad.py and rows.py; tests/client holds both together.
 */
import { conflictOf } from "./conflict_view.mjs";
import { allMade, nextEntry, restAtOneTap } from "./entries.mjs";
import { bombOf, cloudOf, lightOf, questionOf, seenIn } from "./active_cell.mjs";
import { undoLine } from "./log.mjs";
import { sum } from "./points.mjs";
import { boxOf, isPlayed } from "./state.mjs";
import {
  boxShown, changedAfterReveal, known, pick, waitsFor, written,
} from "./visibility.mjs";
import { placeAmong } from "./standings.mjs";

const KEYS_IN_A_ROW = 6;
const CROWD = 8;
const SHORT_NAME = 8;
const OF_A_ROUND = /^(bid|trick|trump|changed|bonus|bomb|reveal)/;

/** The bid and the tricks of somebody's last round, where bids are shown only after it. */
function revealedIn(before, { wanted, tricks } = {}) {
  const secret = before?.rules["bidding.visibility"] === "secret" && before.phase === "done";
  return secret && known(wanted) !== null ? [wanted, tricks] : null;
}

const isLong = (name) => name.split(/[ -]/).some((part) => [...part].length > SHORT_NAME);

function rowOf(state, round, box, lit) {
  const [shown, wanted] = boxShown(state, round, box);
  const { player, tricks, name } = shown;
  const before = state.rounds[round.number - 2];
  const earlier = before && boxOf(before, player);
  const done = round.phase === "done";
  const nobodyBid = round.boxes.every(({ bid }) => bid === null);
  const closed = done ? box : nobodyBid ? earlier : null;
  const counting = round.phase === "tricks" && tricks === null && box.won !== null;
  return {
    ...shown, ...pick(box, "inferred counted bonus"), total: known(box.total),
    long: isLong(name), leads: player === round.leader, place: null,
    change: known(closed?.points), rest: closed?.inferred ? closed.tricks : null,
    revealed: done || !nobodyBid ? null : revealedIn(before, earlier),
    won: counting ? box.won : null,
    needs: counting && wanted !== null ? wanted - box.won : null,
    made: wanted === null ? null : box.made, after_reveal: changedAfterReveal(round, box),
    lit: lit?.player === player ? lit.field : null,
  };
}

/** The round that an act is of; null where it is of none. */
function roundOf(undo) {
  const [{ field, round } = {}] = undo?.details ?? [];
  return OF_A_ROUND.test(field) ? round : null;
}

/** By how many tricks bids have been missed so far. */
const offOf = (rows) => sum(rows.map(({ bid, changed, tricks }) =>
  (bid === null || tricks === null ? 0 : Math.abs(tricks - (changed ?? bid)))));

/** What was dealt, and how it is played. */
function dealShown({ names }, round) {
  const { rules, hidden, dealer, leader, trump, turned, bonus } = round;
  const visibility = rules["bidding.visibility"];
  return {
    ...pick(round, "number deal hand blind trump phase hidden to_reveal tricks_left"),
    all_at_once: visibility === "simultaneous" && !hidden && !round.revealed,
    forehead: rules["bidding.own_cards"] === "forehead",
    in_turn: visibility === "open", typed_after_the_round: visibility === "secret" && !hidden,
    dealer: names[dealer], leader: names[leader],
    trump_turned: turned, all_dealt: rules["trump.source"] === "turned" && !turned,
    has_bonus: bonus !== null, bonus_if_made: rules["points.bonus"] === "made",
  };
}

/** What has been bid, and what may be. */
function bidsShown(round) {
  const { phase, hand, hidden, boxes } = round;
  const fresh = phase === "bids" && boxes.every((box) => box.bid === null);
  const bids = sum(boxes.map((box) => (hidden ? 0 : known(box.wanted) ?? 0)));
  return {
    fresh, bids, excess: bids - hand, forbidden: phase === "bids" ? round.forbidden : null,
  };
}

/**
 * The screen at what was asked for; a game that is over shows its last round. `waits` when
 * bids that count are not known here: then nothing can be typed, and nobody has won.
 *
 * @param {Mark[]} marks those that the state was made of
 * @param {import("./active_cell.mjs").At} at
 * @param {{game_id: string, version: number, writes: boolean}} game what no mark says
 */
export function padView(marks, state, at, game) {
  const { names, rounds, current } = state;
  const newest = rounds[(current ?? rounds.length) - 1];
  const round = rounds[at.round - 1] ?? newest;
  const { number, phase } = round;
  const [open, waits] = [number === current, waitsFor(state)];
  const { light = null, handTo = null } = waits ? {} : lightOf(marks, state, round, at);
  const lit = light ?? (open ? nextEntry(state) : null);
  const rows = round.boxes.map((box) => rowOf(state, round, box, lit));
  // Before the first points all are level, and of an earlier round nobody asks any more.
  const placed = round === newest && !waits && (number > 1 || phase === "done");
  if (placed) for (const row of rows) row.place = placeAmong(state, row.player, round.seats);
  const made = restAtOneTap(round);
  const bids = bidsShown(round);
  const follows = Object.values(at).every((each) => !each && each !== 0);
  const nothingWon = rows.every((row) => row.tricks === null);
  const begun = round.to_reveal || (bids.fresh ? number > 1 : phase === "tricks" && nothingWon);
  const { data, house } = written(state);
  // When all is over, whatever can still be tapped is a correction.
  const correcting = round !== newest || (state.over && light !== null);
  const last = undoLine(marks, state);
  const undone = roundOf(last);
  const undo = correcting && undone !== number ? null : last;
  const unlessWaiting = (of) => (waits ? null : of(marks, state, round, at));
  return {
    ...pick(game, "game_id version state writes"), ruleset: data.key, house,
    rounds: state.number_of_rounds, over: state.over,
    ...dealShown(state, round), ...bids, rows, waits, follows,
    missing: rows.filter((row) => round.hidden && row.bid === null && !row.bid_hidden)
      .map(({ name }) => name),
    changed_after_reveal: rows.filter((row) => row.after_reveal).map(({ name }) => name),
    correcting, from_sheet: at.from_sheet, off: offOf(rows),
    trump_seen: seenIn(marks, state, round, ["", "trump"]),
    light, hand_to: names[handTo] ?? null, hand_to_player: handTo ?? "",
    question: unlessWaiting(questionOf), bomb: unlessWaiting(bombOf),
    cloud: unlessWaiting(cloudOf),
    made_seen: seenIn(marks, state, round, ...made.map(([player]) => [player, "tricks"])),
    can_all_be_made: made.length > 0,
    rest_is_nothing: made.length > 0 && !allMade(round).length, 
    can_count: phase === "tricks" && open && !isPlayed(round),
    judged: data.play?.judged ?? !data.deck.specials.some((card) => card.role === "other"),
    bonus_before: (bids.fresh && rounds[number - 2]?.bonus && number - 1) || null,
    flags: round.hidden || waits ? [] : round.flags, conflict: conflictOf(marks, state),
    undo, undo_round: undo && (undone !== number || correcting) ? undone : null, nothing_won: nothingWon, starts: follows && begun,
    winners: state.winners.map((player) => names[player]),
    away: waits ? [] : state.away.map((player) => [names[player], state.totals[player]]),
    key_rows: Math.ceil((round.hand + 1) / KEYS_IN_A_ROW), tight: rows.length >= CROWD,
  };
}
