/**
 * The pad as one screen shows it: the very values that the server's templates get, but for those
 * that whole_pad.mjs adds. Pure. The server's side is scorepad/views/pad.py, pad_rows.py and
 * pad_round.py; tests/client/test_views.py compares the two.
 */
import { conflictOf } from "./conflicts.mjs";
import { activeCellOf, seenIn } from "./active_cell.mjs";
import { allMade, nextEntry, refuseResults, restWonNothing } from "../pad/entries.mjs";
import { undoLine, whoHadBid } from "./undo_line.mjs";
import { sum } from "../rules/points.mjs";
import { isJudged } from "../rules/ruleset.mjs";
import { boxOf, isPlayed, placeAmong } from "../pad/state.mjs";
import {
  boxShown,
  changedAfterReveal,
  shownNumber,
  pick,
  waitsFor,
  rulesetDataOf,
} from "../pad/visibility.mjs";

const KEYS_IN_A_ROW = 6;
const CROWD = 8;
const SHORT_NAME = 8;
const OF_A_ROUND = /^(bid|tri|tru|ch|bo|cannonball|wager|loot|reveal)/;

/**
 * What the screen says of the game as a whole.
 *
 * @param {Pad} pad
 * @param {AboutGame} game
 */
function gameView(pad, game) {
  const { data, house } = rulesetDataOf(pad);
  return {
    ...pick(game, "game_id version state writes"),
    ruleset: data.key,
    house,
    rounds: pad.number_of_rounds,
    over: pad.over,
    winners: pad.winners.map((player) => pad.names[player]),
  };
}

/**
 * The bid and the tricks of somebody's last round, where bids are shown only after it.
 *
 * @param {Round | undefined} before
 * @param {any} box
 */
function revealedIn(before, { wanted, tricks } = {}) {
  const secret = before?.rules["bidding.visibility"] === "secret" && before.phase === "done";
  return secret && shownNumber(wanted) !== null ? [wanted, tricks] : null;
}

/**
 * Everybody's line, in seating order; `active` is the cell that the next tap writes.
 *
 * @param {Pad} pad
 * @param {Round} round
 * @param {View} active
 * @returns {View[]}
 */
function rowsOf(pad, round, active) {
  const before = pad.rounds[round.number - 2];
  const done = round.phase === "done";
  const nobodyBid = round.boxes.every(({ bid }) => bid === null);
  // Before the first points all are level, and of an earlier round nobody asks any more.
  const newest = round === pad.rounds[(pad.current ?? pad.rounds.length) - 1];
  const isRanked = newest && !waitsFor(pad) && (before || done);
  const seats = isRanked ? round.seats : [];
  const places = seats.map((player) => placeAmong(pad, player, seats));
  const isLevel = places.every((place) => place === 1);
  return round.boxes.map((box) => {
    const [shown, wanted] = boxShown(pad, round, box);
    const { player, tricks, name } = shown;
    const place = places[seats.indexOf(player)] ?? null;
    const earlier = before && boxOf(before, player);
    const closed = done ? box : nobodyBid ? earlier : null;
    const counting = round.phase === "tricks" && tricks === null && box.counted_tricks !== null;
    // The tricks that the bid still wants, or, negative, those over it.
    /** @type {any} */
    const needs =
      counting && wanted !== null ? wanted - /** @type {number} */ (box.counted_tricks) : null;
    return {
      ...shown,
      ...pick(box, "inferred counted cannonball wager bonus"),
      ally: box.ally === null ? null : (pad.names[box.ally] ?? ""),
      long: name.split(/[ -]/).some((/** @type {string} */ part) => [...part].length > SHORT_NAME),
      leads: player === round.leader,
      place,
      crowned: place === 1 && !isLevel,
      total: shownNumber(box.total),
      change: shownNumber(closed?.points),
      rest: closed?.inferred ? closed.tricks : null,
      revealed: done || !nobodyBid ? null : revealedIn(before, earlier),
      counted_tricks: counting ? box.counted_tricks : null,
      needs: needs === null ? null : Math.max(0, needs),
      over: Math.max(0, -needs),
      made: wanted === null ? null : box.made,
      after_reveal: changedAfterReveal(round, box),
      active: active?.player === player ? active.field : null,
    };
  });
}

/**
 * What the screen says of a round.
 *
 * @param {Pad} pad
 * @param {Round} round
 * @returns {View}
 */
function roundView(pad, round) {
  const { names, rounds } = pad;
  const { rules, number, dealer, leader, turned, bonus, boxes } = round;
  const fresh = round.phase === "bids" && boxes.every((box) => box.bid === null);
  const flags = round.hidden || waitsFor(pad) ? [] : round.flags;
  return {
    ...pick(round, "number deal hand blind trump turned phase tricks_left"),
    before: number - 1,
    forehead: rules["bidding.own_cards"] === "forehead",
    dealer: names[dealer],
    leader: names[leader],
    all_dealt: rules["trump.source"] === "turned" && !turned,
    trump_stays: /fixed|none/.test(rules["trump.source"]),
    fresh,
    nothing_won: boxes.every((box) => box.tricks === null),
    judged: isJudged(rulesetDataOf(pad).data),
    has_bonus: bonus !== null,
    bonus_if_made: rules["points.bonus"] === "made",
    bonus_before: fresh && !!rounds[number - 2]?.bonus,
    level: round.phase === "bids" && round.level.every(Number.isInteger) ? round.level : [],
    bid_again: fresh ? whoHadBid(pad, number, round.deal - 1) : [],
    flags,
    off: refuseResults(round),
  };
}

/**
 * What the screen says of a round's bids, all in all.
 *
 * @param {Round} round
 * @param {View[]} rows
 */
function bidsView({ rules, phase, sums, hidden, revealed, boxes, ...round }, rows) {
  const visibility = rules["bidding.visibility"];
  const total = sum(boxes.map((box) => (hidden ? 0 : (shownNumber(box.wanted) ?? 0))));
  /** @param {View[]} some */
  const namesOf = (some) => some.map(({ name }) => name);
  return {
    total,
    over: Math.max(0, total - Math.max(...sums)),
    under: Math.max(0, sums[0] - total),
    off: sum(
      rows.map(({ bid, changed, tricks }) =>
        bid === null || tricks === null ? 0 : Math.abs(tricks - (changed ?? bid)),
      ),
    ),
    forbidden: phase === "bids" ? round.forbidden : null,
    hidden,
    to_reveal: round.to_reveal,
    in_turn: visibility === "open",
    all_at_once: visibility === "simultaneous" && !hidden && !revealed,
    typed_after_the_round: visibility === "secret" && !hidden,
    missing: namesOf(rows.filter((row) => hidden && !row.bid_hidden)),
    changed_after_reveal: namesOf(rows.filter((row) => row.after_reveal)),
  };
}

/**
 * The screen at what was asked for; a game that is over shows its last round. `waits` when
 * bids that count are not known here: then nothing can be typed, and nobody has won.
 *
 * @param {Mark[]} marks those that the pad was made of
 * @param {Pad} pad
 * @param {PadQuery} at
 * @param {AboutGame} game
 */
export function padView(marks, pad, at, game) {
  const { names, rounds, current } = pad;
  const newest = rounds[(current ?? rounds.length) - 1];
  const round = rounds[/** @type {number} */ (at.round) - 1] ?? newest;
  const [isOpen, waits] = [round.number === current, waitsFor(pad)];
  const upcoming = isOpen ? nextEntry(pad) : null;
  const { active = null, hand_over = null } = waits
    ? {}
    : activeCellOf(marks, pad, round, at, upcoming);
  const rows = rowsOf(pad, round, active ?? upcoming);
  // When all is over, whatever can still be tapped is a correction.
  const correcting = round !== newest || (pad.over && active !== null);
  const shown = roundView(pad, round);
  const follows = Object.values(at).every((each) => !each && each !== 0);
  const { before, phase } = shown;
  const begins = shown.fresh ? before > 0 : phase === "tricks" && shown.nothing_won;
  return {
    game: gameView(pad, game),
    follows,
    round: shown,
    bids: bidsView(round, rows),
    rows,
    active,
    hand_over,
    rest: restOf(marks, pad, round),
    correcting,
    from_sheet: at.from_sheet,
    can_check: phase === "tricks" && isOpen && !isPlayed(round),
    conflict: conflictOf(marks, pad),
    undo: undoOf(marks, pad, round, correcting),
    away: waits ? [] : pad.away.map((player) => [names[player], pad.totals[player]]),
    starts: follows && (round.to_reveal || begins),
    key_rows: Math.floor(round.hand / KEYS_IN_A_ROW) + 1,
    tight: rows.length >= CROWD,
    waits,
  };
}

/**
 * The key for all empty results; null where no one tap fills them.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 */
function restOf(marks, pad, round) {
  const made = allMade(round);
  const none = !made.length;
  const players = none ? restWonNothing(round) : made;
  /** @type {[string, string][]} */
  const fields = players.map((player) => [player, "tricks"]);
  return players.length ? { none, seen: seenIn(marks, pad, round, ...fields) } : null;
}

/**
 * The act that undo would take back, and its round where that is not the open one.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 * @param {boolean} correcting
 */
function undoOf(marks, pad, { number }, correcting) {
  const line = undoLine(marks, pad);
  if (!line) return null;
  const reached = OF_A_ROUND.test(line.details[0]?.field) ? line.round : null;
  if (correcting) return reached === number ? { line, round: reached } : null;
  return { line, round: reached === number ? null : reached };
}
