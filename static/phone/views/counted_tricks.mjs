/**
 * A trick of a game: what the pad knows before a card is played, and what is counted. Pure. The
 * server's side is scorepad/views/counted_tricks.py.
 */
import { readTrickRules } from "../rules/cards.mjs";
import { seenIn } from "./active_cell.mjs";
import { undoLine } from "./undo_line.mjs";
import { count, sum } from "../rules/points.mjs";
import { changesOf } from "../pad/rounds.mjs";
import { isPlayed } from "../pad/state.mjs";
import { typedNumber } from "../pad/typed_numbers.mjs";
import { NOBODY } from "../pad/tricks_taken.mjs";
import { copies } from "../trick_checker/trick.mjs";
import { TABLE_PARTS } from "../trick_checker/trick_query.mjs";
import { readAgain, trumpNow } from "../trick_checker/trump.mjs";
import { rulesetDataOf, shownNumber } from "../pad/visibility.mjs";

/**
 * The count once the player in `seat` has this trick too, or nobody has it.
 *
 * @param {View} before
 * @param {number | null} seat
 * @returns {View}
 */
export const countAfter = (before, seat) => ({
  ...before,
  given: before.given + 1,
  over: before.given + 1 === before.hand,
  needs: before.needs.map((/** @type {View} */ need, /** @type {number} */ place) =>
    place === seat ? { ...need, taken: need.taken + 1 } : need,
  ),
});

/**
 * Whether a round is over, and the taker of a trick of it has changed no bid yet.
 *
 * @param {Round} round
 * @param {number} trick
 */
export function lacksCloud(round, trick) {
  if (!isPlayed(round) || !round.rules["play.cloud"]) return false;
  const box = round.boxes.find(({ player }) => player === round.takers[trick - 1]);
  return box !== undefined && box.changed === null;
}

/**
 * What the pad knows about the trick that `query` is about. Once cards are played, the address
 * says the round and the leader as well, so that it goes on meaning the same, whatever is written.
 *
 * @param {Mark[]} marks those that the pad was made of
 * @param {Pad} pad
 * @param {TrickQuery} query
 */
export function atTable(marks, pad, query) {
  const { data, house } = rulesetDataOf(pad);
  const newest = pad.rounds[(pad.current ?? pad.rounds.length) - 1];
  const number = typedNumber(query.round);
  const named = pad.rounds[(number ?? 0) - 1];
  const isUnknown = query.round && !named;
  /** @type {Refusal} */
  const unknown = { code: "round_not_open", facts: { round: query.round, open: newest.number } };
  const round = named ?? newest;
  const leader = round.next_trick <= round.hand ? round.next_leader : round.leader;
  /** @type {TrickContext} */
  const context = {
    ruleset: readTrickRules(data, round.rules),
    players: round.seats.length,
    leader: round.seats.indexOf(leader ?? round.leader),
    trump: round.trump,
    leader_known: leader !== null,
    first: round.seats.indexOf(round.leader),
    hand: round.hand,
    bids: round.boxes.map(({ wanted }) => (round.hidden ? null : shownNumber(wanted))),
    last: isLast(round),
  };
  const hasCards = query.cards.length > 0;
  return {
    query: {
      ...query,
      ...Object.fromEntries(["game", "players", ...TABLE_PARTS].map((part) => [part, ""])),
      round: hasCards || (named && named !== newest) ? `${round.number}` : "",
      leader: query.leader || (hasCards ? `${context.leader}` : ""),
      cloud: (typedNumber(query.cloud) || 99) < round.next_trick ? query.cloud : "",
      again: againIn(query, context, round.next_trick),
    },
    context,
    house,
    names: round.seats.map((player) => pad.names[player]),
    called: pad.names,
    count: countIn(marks, pad, round),
    refusal: isUnknown ? unknown : null,
  };
}

/**
 * What was turned for a copy, "" where trump was corrected after its trick was counted; `trick` is
 * the next to be counted, 1 where nobody counts them.
 *
 * @param {TrickQuery} query
 * @param {TrickContext} context
 * @param {number} trick
 */
function againIn(query, { ruleset, trump }, trick) {
  const lies = query.cards.some((code) => copies(ruleset).some((copy) => code.startsWith(copy)));
  if (lies || trick === 1 || query.turned) return query.again;
  const [turned] = trumpNow(query, ruleset, trump, []);
  const [, brought] = readAgain(query, ruleset, turned, []);
  return brought && brought.suit !== trump.suit ? "" : query.again;
}

/**
 * Whether the trick is the last of its round; null where nobody counts them.
 *
 * @param {Round} round
 */
const isLast = ({ next_trick: trick, hand }) =>
  (trick > 1 || hand === 1) && trick <= hand ? trick === hand : null;

/**
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 * @returns {View | null}
 */
function countIn(marks, pad, round) {
  const { number, deal, hand, rules, takers, next_trick: trick } = round;
  const counts = number === pad.current && round.phase === "tricks" && !isPlayed(round);
  if (!counts || trick > hand) return null;
  const given = takers.length - count(takers, null);
  /** @param {[player: string, field: string][]} others */
  const seenWith = (...others) => seenIn(marks, pad, round, ["", `trick:${trick}`], ...others);
  return {
    round: number,
    deal,
    trick,
    hand,
    given,
    last: trick === hand,
    over: given === hand,
    seen: seenWith(),
    seen_with_trump: seenWith(["", "trump"]),
    needs: round.boxes.map(({ player, tricks, counted_tricks: counted, wanted }) => ({
      player,
      taken: tricks ?? counted ?? 0,
      wanted: round.hidden ? null : shownNumber(wanted),
      seen: seenWith([player, "changed"]),
      seen_with_trump: seenWith([player, "changed"], ["", "trump"]),
    })),
    has_bomb: rules["play.bomb"],
    has_nobody: count(takers, NOBODY) < round.untaken_limit.most,
    turned: round.turned,
    seen_trump: seenIn(marks, pad, round, ["", "trump"]),
    changed: round.boxes.some(({ changed }) => shownNumber(changed) !== null),
    changes_left: round.most_changes - (round.hidden ? 0 : sum(round.boxes.map(changesOf))),
    undo: undoIn(marks, pad, round),
  };
}

/**
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 */
function undoIn(marks, pad, round) {
  const line = undoLine(marks, pad);
  const field = line?.round === round.number ? line.details[0].field : "";
  return /^(trick:|trump)/.test(field) ? line : null;
}
