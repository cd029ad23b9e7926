/**
 * The pad as one screen shows it: the very values that the server's templates get. Pure.
 * The server's side is scorepad/play/pad/view.py and rows.py; tests/phone holds both together.
 *
 * @typedef {import("./light.mjs").At} At
 * @typedef {{game_id: string, version: number, writes: boolean}} Game what no mark says
 */
import { allMade, boxOf, nextEntry, sum } from "./entries.mjs";
import { bombOf, cloudOf, lightOf, questionOf, seenIn } from "./light.mjs";
import { known, undoLine, waitsFor, written } from "./log.mjs";

const KEYS_IN_A_ROW = 6;
const OF_A_ROUND = /^(bid|trick|trump|changed|bonus|bomb)/;
const DEFAULT = { round: null, field: null, player: "", value: null, alone: false };

/** The bid and the tricks of somebody's last round, where bids are shown only after it. */
function revealedIn(before, { wanted, tricks } = {}) {
  const secret = before?.rules["bidding.visibility"] === "secret" && before.phase === "done";
  return secret && known(wanted) !== null ? [wanted, tricks] : null;
}

function rowOf(state, round, box, lit) {
  const { player, tricks, inferred, counted, bonus } = box;
  const before = state.rounds[round.number - 2];
  const earlier = before && boxOf(before, player);
  const done = round.phase === "done";
  const counting = round.phase === "tricks" && tricks === null && box.won !== null;
  const [bid, changed, wanted] = [box.bid, box.changed, box.wanted].map((value) =>
    round.hidden ? null : known(value));
  return {
    player, name: state.names[player], deals: player === round.dealer, total: known(box.total),
    change: known(done ? box.points : earlier?.points),
    revealed: done ? null : revealedIn(before, earlier),
    bid, bid_hidden: bid !== box.bid, changed, tricks, inferred, counted,
    won: counting ? box.won : null,
    needs: counting && wanted !== null ? wanted - box.won : null,
    made: wanted === null ? null : box.made,
    bonus, bonus_lost: done && wanted !== null && box.extra !== (bonus ?? 0),
    lit: lit?.player === player ? lit.field : null,
  };
}

/** The round that undo reaches back to, where it is not the open one. */
function undoRound({ rounds }, undo) {
  const [{ field, round } = {}] = undo?.details ?? [];
  return OF_A_ROUND.test(field) && round !== rounds.length ? round : null;
}

/**
 * The screen at what was asked for; a game that is over shows its last round. `waits` when
 * bids that are to be counted are not known here.
 *
 * @param {import("./fold.mjs").Mark[]} marks those that the state was made of
 * @param {Partial<At>} asked
 * @param {Game} game
 */
export function padView(marks, state, asked, { game_id, version, writes }) {
  const at = { ...DEFAULT, ...asked };
  const { names, rounds, over } = state;
  const newest = rounds[(state.current ?? rounds.length) - 1];
  const round = rounds[at.round - 1] ?? newest;
  const { number, phase, rules, hand, hidden, boxes } = round;
  const waits = waitsFor(state);
  const { light = null, handTo = null } = waits ? {} : lightOf(marks, state, round, at);
  const isOpen = number === state.current;
  const lit = light ?? (isOpen ? nextEntry(state) : null);
  const rows = boxes.map((box) => rowOf(state, round, box, lit));
  const made = allMade(round);
  const nobodyBid = phase === "bids" && boxes.every((box) => box.bid === null);
  const nothingWon = rows.every((row) => row.tricks === null);
  const follows = Object.keys(DEFAULT).every((key) => at[key] === DEFAULT[key]);
  const { data, house } = written(state);
  const bids = sum(boxes.map((box) => (hidden ? 0 : known(box.wanted) ?? 0)));
  const hands = [...rounds, ...state.to_come].map((deal) => deal.hand);
  const keyRows = Math.ceil((Math.max(...hands) + 1) / KEYS_IN_A_ROW);
  const undo = undoLine(marks, state);
  const visibility = rules["bidding.visibility"];
  return {
    game_id, version, writes, follows, ruleset: data.key, house,
    open_round: rounds.length, number, rounds: state.number_of_rounds, deal: round.deal, hand,
    blind: round.blind, forehead: rules["bidding.own_cards"] === "forehead",
    in_turn: visibility === "open", typed_after_the_round: visibility === "secret" && !hidden,
    dealer: names[round.dealer], leader: names[round.leader],
    trump: round.trump, all_dealt: rules["trump.source"] === "turned" && !round.turned,
    trump_turned: round.turned, trump_seen: seenIn(marks, state, round, ["", "trump"]),
    phase, fresh: nobodyBid, correcting: round !== newest, over, hidden, waits,
    rows, light, hand_to: names[handTo] ?? null, hand_to_player: handTo ?? "",
    question: waits ? null : questionOf(marks, state, round, at),
    bids, excess: bids - hand, forbidden: phase === "bids" ? round.forbidden : null,
    tricks_left: round.tricks_left,
    made_seen: seenIn(marks, state, round, ...made.map((player) => [player, "tricks"])),
    can_all_be_made: made.length > 0, can_count: phase === "tricks" && isOpen,
    judged: data.play?.judged ?? !data.deck.specials.some((card) => card.role === "other"),
    has_bonus: round.bonus !== null, bonus_if_made: rules["points.bonus"] === "made",
    bonus_before: (nobodyBid && rounds[number - 2]?.bonus && number - 1) || null,
    bomb: waits ? null : bombOf(marks, state, round),
    cloud: waits ? null : cloudOf(marks, state, round, at),
    flags: hidden || waits ? [] : round.flags,
    undo, undo_round: undoRound(state, undo),
    winners: state.winners.map((player) => names[player]),
    away: waits ? [] : state.away.map((player) => [names[player], state.totals[player]]),
    nothing_won: nothingWon,
    starts: follows && ((nobodyBid && number > 1) || (phase === "tricks" && nothingWon)),
    key_rows: keyRows, tight: rows.length * 44 + keyRows * 65 > 440,
  };
}
