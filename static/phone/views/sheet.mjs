/**
 * The whole pad as the printed block shows it: a line a round, a box a player. Pure. The
 * server's side is scorepad/views/sheet.py.
 */
import { capturesOf } from "./captures.mjs";
import { shownConflicts } from "./conflicts.mjs";
import { isolated } from "../pad/directions.mjs";
import { refuseResults } from "../pad/entries.mjs";
import { isUsual, plainValues } from "../pad/plain_fields.mjs";
import { readTrump } from "../pad/rounds.mjs";
import { boxOf, hasTotalsAlone } from "../pad/state.mjs";
import { readRuleset } from "../rules/ruleset.mjs";
import { undealt } from "../rules/schedule.mjs";
import {
  boxShown,
  changedAfterReveal,
  shownNumber,
  lacksBids,
  pick,
  rulesetDataOf,
} from "../pad/visibility.mjs";
import { standings } from "./standings.mjs";

/**
 * What a box has no room for, in the order of the rounds.
 *
 * @param {Pad} pad
 * @returns {Generator<View>}
 */
function* notesOf(pad) {
  const { names, rounds, cells } = pad;
  const seated = new Set(rounds[0].seats);
  const apart = shownConflicts(pad).map(({ cell }) => cell);
  /** @param {number} number */
  const apartIn = (number) =>
    new Set(apart.filter((cell) => cell[0] === number).map(([, , player]) => player));
  for (const round of rounds) {
    const { number, boxes } = round;
    /**
     * @param {string} kind
     * @param {string} player
     * @param {number} points
     * @param {string} why
     */
    const note = (kind, player = "", points = 0, why = "") =>
      noteOf(pad, round, { kind, player, points, why });
    if (round.deal > 1) yield note("deal");
    if (haveMoved(rounds[number - 2]?.seats ?? [], round.seats)) {
      yield note("seats", "", 0, round.seats.map((player) => isolated(names[player])).join(", "));
    }
    const { chooser, trump } = round;
    if (chooser && trump.turned) {
      yield { ...note("chooser"), name: names[chooser], field: trump.turned };
    }
    const asksBomb = refuseResults(round)?.code === "bomb_not_said";
    for (const flag of round.hidden || lacksBids(round) ? [] : round.flags) {
      yield { ...note(asksBomb && flag === "tricks" ? "bomb" : flag), name: names[round.dealer] };
    }
    for (const { player, bid } of boxes.filter((box) => changedAfterReveal(round, box))) {
      const before = shownNumber(round.revealed?.[player]);
      if (before !== null && shownNumber(bid) !== null) {
        yield { ...note("after_reveal", player), before, after: bid };
      }
    }
    for (const player of apartIn(number)) yield note("conflict", player);
    for (const { player, before, bonus } of boxes) {
      if (!seated.has(player) && shownNumber(before)) yield note("start", player, before);
      const captures = capturesOf(pad, round, player);
      if (captures.length) yield { ...note("captures", player, bonus ?? 0), captures };
      const adjustment = cells[[number, 0, player, "adjustment"].join()]?.[0];
      if (adjustment) yield note("adjustment", player, ...adjustment);
      seated.add(player);
    }
    const { level = [] } = rounds[number] ?? {};
    if (level.length && level.every(Number.isInteger)) yield { ...note("tie"), level };
    yield* plainNotes(pad, round);
  }
}

/**
 * A note with what it needs, and nothing else.
 *
 * @param {Pad} pad
 * @param {Round | null} round
 * @param {View} more
 */
const noteOf = ({ names }, round, more) => ({
  round: round?.number ?? 0,
  hand: round?.hand ?? 0,
  name: names[more.player] ?? "",
  points: 0,
  why: "",
  field: "",
  before: 0,
  after: 0,
  captures: /** @type {[key: string, count: number][]} */ ([]),
  value: null,
  level: /** @type {number[]} */ ([]),
  sign: "",
  ...more,
});

/**
 * A note for each plain value of a round; those of the game as a whole have round 0. What is so in
 * most games is left out.
 *
 * @param {Pad} pad
 * @param {Round | null} round
 */
export const plainNotes = (pad, round) =>
  plainValues(pad, round)
    .filter((each) => !isUsual(each))
    .map((each) => noteOf(pad, round, { kind: "plain", ...each }));

/**
 * Whether those who sat at the table before and now sit in another order.
 *
 * @param {string[]} before
 * @param {string[]} now
 */
function haveMoved(before, now) {
  const stayed = now.filter((player) => before.includes(player));
  const then = before.filter((player) => now.includes(player));
  const start = then.indexOf(stayed[0]);
  return stayed.join() !== [...then.slice(start), ...then.slice(0, start)].join();
}

/** @param {number} place */
const letters = (place) =>
  String.fromCharCode(97 + (place % 26)).repeat(1 + Math.floor(place / 26));

/**
 * @param {Pad} pad
 * @param {Round} round
 * @param {View} column
 * @param {(number: number, player: string) => string} signs
 */
function boxIn(pad, round, { player }, signs) {
  const box = boxOf(round, player);
  if (!box) return null;
  const [shown, wanted] = boxShown(pad, round, box);
  const done = round.phase === "done";
  return {
    ...shown,
    total: done ? shownNumber(box.total) : null,
    off: done && wanted !== null ? box.tricks - wanted : null,
    cannonball: box.cannonball,
    wager_points: box.wager_points,
    bonus: box.bonus ?? 0,
    sign: signs(round.number, player),
  };
}

/**
 * The sheet of a game, without notes of corrections.
 *
 * @param {Pad} pad
 * @param {AboutGame} game
 * @returns {View}
 */
export function sheetView(pad, { game_id, writes, created_at }) {
  const { rounds, rules, to_come: toCome } = pad;
  const { data, house } = rulesetDataOf(pad);
  const game = readRuleset(data);
  const columns = standings(pad);
  const alone = pad.over && rounds.some(hasTotalsAlone);
  const lettered = (alone ? [] : [...notesOf(pad)]).map((note, place) => ({
    ...note,
    sign: letters(place),
  }));
  const notes = [...plainNotes(pad, null), ...lettered];
  /**
   * @param {number} number
   * @param {string} player
   */
  const signs = (number, player) =>
    notes
      .filter((note) => note.round === number && note.player === player)
      .map((note) => note.sign)
      .join(" ");
  /**
   * @param {View} round
   * @param {View[]} boxes
   */
  const line = (round, boxes) => ({
    ...pick(round, "number hand blind trump"),
    boxes,
    signs: signs(round.number, ""),
    open: round.number === pad.current,
    untaken: round.untaken ?? 0,
    bomb: !!round.untaken && (round.rules["play.bomb"] || !round.untaken_limit.most),
    no_trump: round.trump.known && !round.trump.suit && !round.trump.to_choose,
    turned: game.added.some(({ code }) => code === round.trump.turned) ? round.trump.turned : "",
  });
  const lines = (alone ? [] : rounds).map((round) =>
    line(
      round,
      columns.map((column) => boxIn(pad, round, column, signs)),
    ),
  );
  const linesToCome = toCome.map(({ hand, blind }, place) => {
    const number = rounds.length + 1 + place;
    const trump = readTrump(
      { game, rules },
      number,
      null,
      undealt(game, rules, pad.present.length, hand),
    );
    return line({ number, hand, blind, trump }, []);
  });
  const all = [...lines, ...linesToCome];
  /** @param {(box: View) => unknown} has */
  const some = (has) => lines.some(({ boxes }) => boxes.some((box) => box !== null && !!has(box)));
  return {
    game_id,
    writes,
    ruleset: data.key,
    house,
    created_at,
    columns,
    lines: all,
    notes,
    over: pad.over,
    cut_short: pad.over && pad.ended_early && !alone,
    occurs: {
      made: some(({ off }) => off === 0),
      missed: some(({ off }) => off),
      hidden: some(({ bid_hidden: hidden }) => hidden),
      changed: some(({ changed }) => changed !== null),
      cannonball: some(({ cannonball }) => cannonball),
      wager_points: some((box) => box.wager_points),
      bonus: some(({ bonus }) => bonus),
      untaken: all.some(({ untaken }) => untaken),
      no_trump: all.some((each) => each.no_trump),
      place: columns.some(({ place }) => place),
    },
    many: columns.length > 6,
  };
}
