/** The reading of one round from its cells. Pure. The server's side is scorepad/pad/rounds.py. */
import { count, mostBonus, scoreRound, sum } from "../rules/points.mjs";
import { inTurn } from "../rules/options.mjs";
import { biddingOrder, undealt } from "../rules/schedule.mjs";
import { mostTimes, mostUntakenOf, readTricksTaken } from "./tricks_taken.mjs";
import { isPlayed } from "./state.mjs";
import { rulesOfDeal, roundPhase } from "./visibility.mjs";
import { valueIn } from "./effective_marks.mjs";

/** What stands in the place of a suit where whoever names trump wants none. */
export const NONE_NAMED = "-";

/**
 * The bid that the last bidder may not make, or null; `last` is a place in all lists.
 *
 * @param {Rules} rules
 * @param {Pick<Round, "number" | "hand" | "blind">} round
 * @param {(number | null)[]} bids
 * @param {number[]} totals
 * @param {number} last
 * @returns {number | null}
 */
function forbiddenOf(rules, { number, hand, blind }, bids, totals, last) {
  if (rules["bidding.who"] === "nobody" || rules["bidding.visibility"] !== "open") return null;
  const others = bids.filter((_, seat) => seat !== last);
  const leads = number > 1 && totals.every((each, seat) => seat === last || each < totals[last]);
  if (others.includes(null) || (rules["bidding.who"] === "sole_leader" && !leads)) return null;
  if (hand < rules["bidding.from_hand"] || (blind && rules["bidding.blind_exempt"])) return null;
  const value = hand - sum(others);
  return value < 0 || (!value && rules["bidding.zero_exempt"]) ? null : value;
}

/**
 * Round `number` at the table; `totals` are the running ones before it. After the last round,
 * `level` are the totals of those for whom it is played.
 *
 * @param {number} number
 * @param {import("./table.mjs").Table} table
 * @param {Cells} cells
 * @param {Map<string, any>} totals
 * @param {Reveals} reveals
 * @param {number[]} level
 * @returns {Round}
 */
export function readRound(number, table, cells, totals, reveals, level) {
  const { hand: scheduled, blind } = table.deal(cells);
  const { game, seats, dealer } = table;
  const hand = valueIn(cells, 0, "", "hand") ?? scheduled;
  const deal = valueIn(cells, 0, "", "deal") ?? 1;
  const rules = rulesOfDeal(table.rules, reveals, [number, deal]);
  const order = biddingOrder(seats, dealer);
  /** @param {string} field */
  const typed = (field) => seats.map((player) => valueIn(cells, deal, player, field));
  const [bids, changed, bonuses] = [typed("bid"), typed("changed"), typed("bonus")];
  const [wagers, allies] = [typed("wager"), typed("loot")];
  const shots = typed("cannonball").map((shot) => shot === true);
  const allBid = !bids.includes(null);
  const beside = Number(rules["play.third_hand"] && seats.length === 2);
  const most = mostBonus(rules, game.bonusCards, seats.length + beside, hand);
  const times = mostTimes(game, rules);
  const mostChanges = rules["play.cloud"] ? times : +rules["play.pirates"];
  const untaken = mostUntakenOf(game.bombSaid, rules, times, seats.length, hand);
  const results = readTricksTaken(cells, { deal, hand, seats }, allBid, untaken);
  const { takers, sums } = results;
  const complete = allBid && results.complete;
  const secret = roundPhase(rules, reveals, [number, deal], allBid, complete);
  const { phase } = secret;
  const adjustments = seats.map((player) => valueIn(cells, 0, player, "adjustment")?.[0] ?? 0);
  const before = seats.map((player, seat) => totals.get(player) + adjustments[seat]);
  const counting = changed.map((bid, seat) => bid ?? bids[seat]);
  const scores =
    phase === "done"
      ? scoreRound(rules, hand, seats, counting, results.tricks, shots, wagers, allies, bonuses)
      : [];
  const boxes = seats.map((player, seat) => {
    const [wanted, tricks] = [counting[seat], results.tricks[seat]];
    const made = wanted === null || tricks === null ? null : wanted === tricks;
    const [points, scored, wagered] = scores[seat] ?? [null, 0, 0];
    const follows = results.typed[seat] === null;
    return {
      player,
      bid: bids[seat],
      changed: changed[seat],
      wanted,
      tricks,
      made,
      inferred: results.infers && follows,
      counted: results.counts && follows,
      counted_tricks: takers.length ? count(takers, player) : null,
      cannonball: shots[seat],
      wager: wagers[seat],
      ally: allies[seat],
      wager_points: wagered,
      bonus: bonuses[seat],
      scored_bonus: scored,
      points,
      adjustment: adjustments[seat],
      before: totals.get(player),
      total: before[seat] + points,
    };
  });
  const last = seats.indexOf(dealer);
  const forbidden = forbiddenOf(rules, { number, hand, blind }, bids, before, last);
  const changes = boxes.map(changesOf);
  /** @param {string} field */
  function named(field) {
    const player = valueIn(cells, deal, "", field);
    return seats.includes(player) ? player : null;
  }
  const flags = Object.entries({
    last_bid: forbidden !== null && bids[last] === forbidden,
    changed:
      sum(changes) > Math.max(1, mostChanges)
      || (rules["play.cloud"]
        && changes.some((each, seat) => each && each > (boxes[seat].tricks ?? each))),
    tricks: phase === "tricks" && !results.tricks.includes(null) && !complete,
    count: !results.sound,
  });
  const left = sums.at(-1) - sum(boxes.map((box) => box.tricks ?? box.counted_tricks));
  const rest = undealt(game, rules, seats.length, hand);
  const next = [...takers, null].indexOf(null);
  return {
    number,
    deal,
    hand,
    blind,
    seats,
    dealer,
    leader: order[0],
    order,
    rules,
    forbidden,
    boxes,
    takers,
    sums,
    tricks_left: left,
    bonus: rules["points.bonus"] === "never" ? null : { step: rules["points.bonus_step"], most },
    undealt: rest,
    turned: rest > 0 && rules["trump.source"] === "turned",
    trump: readTrump(table, number, valueIn(cells, deal, "", "trump"), rest),
    chooser: named("chooser"),
    flags: flags.flatMap(([flag, flies]) => (flies ? [/** @type {Flag} */ (flag)] : [])),
    ...secret,
    untaken_limit: untaken,
    most_changes: mostChanges,
    untaken:
      sums.length === 1 ? hand - sums[0] : isPlayed(secret) ? hand - sums.at(-1) + left : null,
    next_trick: next + 1,
    next_leader: (next ? takers[next - 1] : order[0]) || named(`leader:${next + 1}`),
    level,
  };
}

/**
 * How often the Cloud changed a bid; 9, which is too often, where no two changes make it.
 *
 * @param {{bid: any, changed: any}} box
 */
export const changesOf = ({ bid, changed }) =>
  changed === null ? 0 : (bid !== null && [2, 1, 2][Math.abs(changed - bid)]) || 9;

/**
 * Trump of a round; `written` is the card that was turned for it.
 *
 * @param {{game: Ruleset, rules: Rules}} table
 * @param {number} number
 * @param {Value} written
 * @param {number} left
 * @returns {TrumpOfRound}
 */
export function readTrump({ game, rules }, number, written, left) {
  const { suits, cycle } = game;
  /** @type {(known: boolean, suit?: string, chooses?: boolean, turned?: string | null) => TrumpOfRound} */
  const trump = (known, suit, chooses = false, turned = null) => ({
    known,
    suit: suit || null,
    to_choose: chooses,
    turned,
  });
  const source = rules["trump.source"];
  if (source === "fixed") return trump(true, cycle[0]);
  if (source === "cycle") {
    return trump(true, inTurn(rules["trump.order"], cycle)[(number - 1) % cycle.length]);
  }
  if (source === "none" || left <= 0) return trump(true);
  const card = `${written ?? ""}`;
  if (suits.includes(card)) return trump(true, card);
  const [row, chosen] = [game.specials.get(card[0]), card.slice(1)];
  const chooses = row && (row.turned ?? rules[`trump.${row.role}_turned`]) === "choose";
  const none = chosen === NONE_NAMED && row?.role === "never";
  if (!row || (chosen && !(chooses && (none || suits.includes(chosen))))) return trump(false);
  return trump(true, none ? "" : chosen, chooses && !chosen, card[0]);
}
