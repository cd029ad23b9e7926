/**
 * A pad, read from its marks exactly as the server reads them: the same marks make the
 * same pad everywhere. Pure: no page, no clock, no network, nothing random.
 *
 * The server's side is scorepad/pad and scorepad/rules; scorepad/pad/pad_json.py says what
 * {@link fold} returns, and tests/client holds both sides together.
 *
 * @typedef {[number, number, string, string, any]} Cell round, deal, player, field, value
 * @typedef {{id: string, cells?: Cell[], seen?: string, undoes?: string, late?: true}} Mark
 * @typedef {Map<string, Cell>} Cells those of one round that hold a value, by their keys
 */
import { conflictsOf } from "./conflicts.mjs";
import { keeping, readReveals, rulesOfDeal } from "./reveals.mjs";
import { DECIDING, allows, playedWith, readRuleset, score, sum } from "./ruleset.mjs";

/** The taker of a trick that nobody was given. */
export const NOBODY = "";

const RULE = "rule:";

const count = (items, wanted) => items.filter((each) => each === wanted).length;

/** What a cell of a round holds; null where it is empty. */
const valueIn = (cells, ...place) => cells.get(place.join())?.[4] ?? null;

/** The deals to come for as many players as sit at the table now. */
function dealsToCome({ game, rules, seats, played, last, extrasPlayed, rounds, hands }) {
  const course = rules["schedule.course"];
  const largest = Math.floor(game.dealt / seats.length);
  const top = Math.min(largest, rules["schedule.largest"] || (game.caps[seats.length] ?? largest));
  const fixed = rounds ?? ((!hands.length && rules["schedule.rounds"]) || null);
  const left = fixed === null ? Infinity : Math.max(0, fixed - played);
  const unplayed = game.extra.slice(extrasPlayed);
  const extras = unplayed.slice(Math.max(0, unplayed.length - left));
  const oneWay = { up: top - played, down: Math.min(top, (last ?? top + 1) - 1) }[course];
  const untilEnd = hands.length ? hands.length - played : oneWay ?? 2 * top - 1 - played;
  const length = fixed !== null ? left - extras.length : extrasPlayed ? 0 : Math.max(0, untilEnd);
  // Where hands grow and shrink, a round's hand follows from its place alone.
  const before = played - extrasPlayed;
  const end = before + length - 1;
  const handAt = (place) => {
    if (hands.length) return Math.min(largest, hands[Math.min(played + place, hands.length - 1)]);
    if (course === "up") return Math.min(top, (last ?? 0) + 1 + place);
    if (course === "down") return Math.min(top, last ?? top, length - place);
    const steps = Math.min(before + place, end - before - place);
    return Math.min(top, 1 + (course === "up_down" ? steps : Math.floor(end / 2) - steps));
  };
  const sized = (_, place) => ({ hand: handAt(place), blind: false });
  return [...Array.from({ length }, sized), ...extras];
}

/** Everybody from the left of the dealer round to the dealer. */
function orderFrom(seats, dealer) {
  const after = seats.indexOf(dealer) + 1;
  return [...seats.slice(after), ...seats.slice(0, after)];
}

/** What holds at the table from one round to the next. */
class Table {
  options = new Map(); seats = []; seatsBefore = []; dealer = ""; toCome = [];
  rounds = null; hands = []; played = 0; extrasPlayed = 0; last = null;

  constructor(data) {
    this.game = readRuleset(data);
    this.rules = this.game.rules;
  }

  /** Take over what the cells of the next round set from that round on. */
  sit(cells) {
    const before = this.rules;
    const options = new Map();
    let changed = false;
    for (const [, , , field, value] of cells.values()) {
      if (field.startsWith(RULE)) options.set(field.slice(RULE.length), value);
      else if (field === "seating") this.seats = value;
      else if (field === "rounds") this.rounds = Number.isInteger(value) ? value : null;
      else if (field === "hands") this.hands = value;
      changed ||= ["seating", "rounds", "hands"].includes(field);
    }
    if (options.size && !this.playWith(options)) this.playWith(this.possible(options));
    const schedule = ["schedule.course", "schedule.largest", "schedule.rounds"];
    changed ||= schedule.some((name) => this.rules[name] !== before[name]);
    if (changed) this.toCome = dealsToCome(this);
  }

  playWith(changes) {
    const options = new Map([...this.options, ...changes]);
    const rules = playedWith(this.game, options);
    if (rules) Object.assign(this, { options, rules });
    return rules;
  }

  /** Those of the changes that can be made one after the other. */
  possible(changes) {
    const options = new Map(this.options);
    for (const [name, value] of changes) {
      const changed = () => new Map([...options, [name, value]]);
      const can = DECIDING.includes(name) ? playedWith(this.game, changed()) : allows(name, value);
      if (can) options.set(name, value);
    }
    return options;
  }

  /** The next deal; the dealer's place moves on to the left, or where the cells say. */
  deal(cells) {
    const { seats, seatsBefore, dealer } = this;
    const deal = this.toCome.shift();
    this.played += 1;
    if (deal.extra) this.extrasPlayed += 1;
    else this.last = deal.hand;
    // Where the dealer has left, the first on the left who is still there deals.
    const onLeft = orderFrom(seats.includes(dealer) ? seats : seatsBefore, dealer);
    const candidates = [valueIn(cells, 0, "", "dealer"), ...onLeft, seats[0]];
    this.dealer = candidates.find((player) => seats.includes(player));
    this.seatsBefore = seats;
    return deal;
  }
}

/** Trump of a round; `written` is the card that was turned for it. */
export function readTrump({ game, rules }, number, written, undealt) {
  const { suits, cycle } = game;
  const trump = (known, suit, chooses = false, turned = null) =>
    ({ known, suit: suit || null, to_choose: chooses, turned });
  const source = rules["trump.source"];
  if (source === "fixed") return trump(true, cycle[0]);
  if (source === "cycle") return trump(true, cycle[(number - 1) % cycle.length]);
  if (source === "none" || undealt <= 0) return trump(true);
  const card = `${written ?? ""}`;
  if (suits.includes(card)) return trump(true, card);
  const [role, chosen] = [game.roles.get(card[0]), card.slice(1)];
  const chooses = { top: rules["trump.top_turned"], bottom: rules["trump.bottom_turned"] }[role] === "choose";
  if (!role || (chosen && !(chooses && suits.includes(chosen)))) return trump(false);
  return trump(true, chosen, chooses && !chosen, card[0]);
}

/** The bid that the last bidder may not make, or null; `last` is a place in all lists. */
function forbiddenBid(rules, { number, hand, blind }, bids, totals, last) {
  if (rules["bidding.who"] === "nobody" || rules["bidding.visibility"] !== "open") return null;
  const others = bids.filter((_, seat) => seat !== last);
  const leads = number > 1 && totals.every((each, seat) => seat === last || each < totals[last]);
  if (others.includes(null) || (rules["bidding.who"] === "sole_leader" && !leads)) return null;
  if (hand < rules["bidding.from_hand"] || (blind && rules["bidding.blind_exempt"])) return null;
  const value = hand - sum(others);
  return value < 0 || (!value && rules["bidding.zero_exempt"]) ? null : value;
}

/** Who took which trick, as far as they were counted: null for a gap, and for a stranger. */
function readTakers(cells, { deal, hand, seats }) {
  const found = [];
  for (const [, of, player, field, taker] of cells.values()) {
    const place = /^trick:([1-9]\d?)$/.exec(field);
    if (place && of === deal && !player) found[Number(place[1]) - 1] = taker;
  }
  const known = (taker) => (taker === NOBODY || seats.includes(taker) ? taker : null);
  const taken = Array.from(found.slice(0, hand), known);
  return { taken, sound: found.length <= hand && !taken.includes(null) };
}

/** The results by seat: what was typed stands, else what was counted, or what is left. */
function readResults(cells, round, allBid, hasBomb) {
  const { deal, hand, seats } = round;
  const { taken, sound } = readTakers(cells, round);
  const typed = seats.map((player) => valueIn(cells, deal, player, "tricks"));
  const bomb = valueIn(cells, deal, "", "bomb");
  const allCounted = taken.length === hand && !taken.includes(null);
  let sums = [hand];
  if (typeof bomb === "boolean") sums = [hand - Number(bomb)];
  else if (taken.includes(NOBODY)) sums = [hand - 1];
  else if (hasBomb && !allCounted) sums = [hand - 1, hand];
  const left = sums[0] - sum(typed);
  const infers = allBid && count(typed, null) === 1 && sums.length === 1 && left >= 0;
  const counts = allBid && allCounted && !infers;
  const followed = (player) => (infers ? left : counts ? count(taken, player) : null);
  const tricks = typed.map((own, seat) => own ?? followed(seats[seat]));
  const complete = !tricks.includes(null) && sums.includes(sum(tricks));
  const fellOnce = count(taken, NOBODY) <= (bomb === false ? 0 : 1);
  return { taken, sums, typed, tricks, infers, counts, complete, sound: sound && fellOnce };
}

/** Whether every result stands, though bids may have to be revealed. */
export const isPlayed = ({ phase, to_reveal: toReveal }) =>
  phase === "done" || (toReveal && phase === "tricks");

/** Round `number` at the table; `totals` are the running ones before it. */
function readRound(number, table, cells, totals, reveals) {
  const { hand: scheduled, blind } = table.deal(cells);
  const { game, seats, dealer } = table;
  const hand = valueIn(cells, 0, "", "hand") ?? scheduled;
  const deal = valueIn(cells, 0, "", "deal") ?? 1;
  const rules = rulesOfDeal(table.rules, reveals, [number, deal]);
  const order = orderFrom(seats, dealer);
  const typed = (field) => seats.map((player) => valueIn(cells, deal, player, field));
  const [bids, changed, bonuses] = [typed("bid"), typed("changed"), typed("bonus")];
  const allBid = !bids.includes(null);
  const results = readResults(cells, { deal, hand, seats }, allBid, rules["play.bomb"]);
  const { taken, sums } = results;
  const complete = allBid && results.complete;
  const kept = keeping(rules, reveals, [number, deal], allBid, complete);
  const { phase } = kept;
  const done = phase === "done";
  const adjustments = seats.map((player) => valueIn(cells, 0, player, "adjustment")?.[0] ?? 0);
  const before = seats.map((player, seat) => totals.get(player) + adjustments[seat]);
  const boxes = seats.map((player, seat) => {
    const [bid, tricks, bonus] = [bids[seat], results.tricks[seat], bonuses[seat]];
    const wanted = changed[seat] ?? bid;
    const made = wanted === null || tricks === null ? null : wanted === tricks;
    const pays = { always: done, made: done && made }[rules["points.bonus"]];
    const extra = (pays && bonus) || 0;
    const points = done ? score(rules, wanted, tricks, hand) + extra : null;
    const follows = results.typed[seat] === null;
    return {
      player, bid, changed: changed[seat], wanted, tricks, made,
      inferred: results.infers && follows, counted: results.counts && follows,
      won: taken.length ? count(taken, player) : null, bonus, extra, points,
      adjustment: adjustments[seat], before: totals.get(player), total: before[seat] + points,
    };
  });
  const last = seats.indexOf(dealer);
  const forbidden = forbiddenBid(rules, { number, hand, blind }, bids, before, last);
  const steps = changed.flatMap((bid, seat) => (bid === null ? [] : bid - (bids[seat] ?? bid)));
  const flags = Object.entries({
    last_bid: forbidden !== null && bids[last] === forbidden,
    changed: steps.length > 1 || steps.some((step) => step ** 2 !== 1),
    tricks: phase === "tricks" && !results.tricks.includes(null) && !complete,
    count: !results.sound,
  });
  const left = sums.at(-1) - sum(boxes.map((box) => box.tricks ?? box.won));
  const undealt = game.size + rules["play.bomb"] + rules["play.cloud"] - seats.length * hand;
  const next = [...taken, null].indexOf(null);
  return {
    number, deal, hand, blind, seats, dealer, leader: order[0], order, rules, phase, forbidden,
    boxes, taken, sums, tricks_left: left,
    bonus: rules["points.bonus"] === "never" ? null
      : { step: rules["points.bonus_step"], most: rules["points.bonus_most"] },
    undealt, turned: undealt > 0 && rules["trump.source"] === "turned",
    trump: readTrump(table, number, valueIn(cells, deal, "", "trump"), undealt),
    flags: flags.flatMap(([flag, flies]) => (flies ? [flag] : [])),
    hidden: kept.hidden, to_reveal: kept.to_reveal, revealed: kept.revealed,
    bomb: sums.length === 1 ? sums[0] < hand : isPlayed(kept) ? left > 0 : null,
    next_trick: next + 1, next_leader: (next ? taken[next - 1] : order[0]) || null,
  };
}

/** What stands on the pad: what was undone is left out. */
function readMarks(marks) {
  const undone = new Set(marks.map((mark) => mark.undoes));
  const [written, cells, earlier, undos] = [new Map(), new Map(), new Map(), new Map()];
  let undoable = null;
  marks.forEach(({ id, cells: own = [], undoes }, place) => {
    if (undoes !== undefined) {
      if (earlier.has(undoes)) undos.set(undoes, place);
      return;
    }
    const writes = !(place && undone.has(id));
    for (const cell of own) {
      const [number, deal, player, field, value] = cell;
      const key = [deal, player, field].join();
      const name = `${number},${key}`;
      cells.set(name, [writes ? value : cells.get(name)?.[0] ?? null, place]);
      if (!writes) continue;
      if (!written.has(number)) written.set(number, new Map());
      if (value === null) written.get(number).delete(key);
      else written.get(number).set(key, cell);
    }
    earlier.set(id, own);
    if (writes && place) undoable = id;
  });
  // Once for each mark, however often it was taken back.
  for (const [id, place] of undos) {
    for (const cell of earlier.get(id)) {
      const touched = cells.get(cell.slice(0, 4).join());
      touched[1] = Math.max(touched[1], place);
    }
  }
  return { written, cells, undoable };
}

function seatNewcomers(seats, totals, cells) {
  const known = seats.flatMap((player) => totals.get(player) ?? []);
  for (const player of seats.filter((each) => !totals.has(each))) {
    const lowest = known.length && valueIn(cells, 0, player, "start") === "lowest";
    totals.set(player, lowest ? Math.min(...known) : 0);
  }
}

/** All who have the most points; where the rules say so, of these who made most bids. */
function winnersOf(rules, rounds, players, totals) {
  const most = (all, of) => {
    const highest = Math.max(...all.map(of));
    return all.filter((each) => of(each) === highest);
  };
  const level = most(players, (player) => totals.get(player) ?? 0);
  if (rules["end.tie"] === "shared") return level;
  const boxes = rounds.flatMap((round) => round.boxes);
  const made = boxes.flatMap((box) => (box.made ? box.player : []));
  return most(level, (player) => count(made, player));
}

/** Whether points by hand are all that is known of a game: it ended with an untouched round 1. */
export const hasTotalsAlone = ({ number, boxes }) => number === 1
  && boxes.every(({ bid, tricks }) => bid === null && tricks === null)
  && boxes.some(({ adjustment }) => adjustment);

/**
 * The pad that marks make, in their order; the first opened the game.
 *
 * @param {Mark[]} marks as the server keeps them
 * @returns the state that scorepad/pad/pad_json.py describes
 */
export function fold(marks) {
  const { written, cells, undoable } = readMarks(marks);
  const cellsOf = (number) => written.get(number) ?? new Map();
  const table = new Table(valueIn(cellsOf(0), 0, "", "ruleset"));
  const reveals = readReveals(marks, table.rules);
  const ended = valueIn(cellsOf(0), 0, "", "ended") || Infinity;
  const wasPlayed = ([, , , field]) => /^(bid$|tricks$|trick:)/.test(field);
  const played = [...written].filter(([, own]) => [...own.values()].some(wasPlayed));
  const lastPlayed = Math.max(0, ...played.map(([number]) => number));
  const [totals, rounds] = [new Map(), []];
  let [current, open] = [null, false];
  for (let number = 1; ; number += 1) {
    table.sit(cellsOf(number));
    if (!table.toCome.length || number > ended || (open && number > lastPlayed)) break;
    seatNewcomers(table.seats, totals, cellsOf(number));
    const round = readRound(number, table, cellsOf(number), totals, reveals);
    rounds.push(round);
    for (const { player, total } of round.boxes) totals.set(player, total);
    open = round.phase !== "done" && !(ended === 1 && hasTotalsAlone(round));
    if (open) current ??= number;
  }
  const { rules, toCome } = table;
  const over = current === null;
  const present = over && rounds.length ? rounds.at(-1).seats : table.seats;
  const dealt = [...totals.keys()];
  const names = new Map([...dealt, ...table.seats].map((player) => [player, "?"]));
  for (const [, , player, field, name] of cellsOf(0).values()) {
    if (field === "name") names.set(player, name);
  }
  const mayWin = rules["end.leavers_win"] ? dealt : present;
  return {
    names: Object.fromEntries(names), totals: Object.fromEntries(totals),
    present, away: dealt.filter((player) => !present.includes(player)),
    winners: over && rounds.length ? winnersOf(rules, rounds, mayWin, totals) : [],
    over, ended_early: over && toCome.length > 0,
    number_of_rounds: rounds.length + (over ? 0 : toCome.length),
    to_come: over ? [] : toCome.map(({ hand, blind }) => ({ hand, blind })), undoable,
    current, rules, rounds, cells: Object.fromEntries(cells), conflicts: conflictsOf(marks), reveals,
  };
}
