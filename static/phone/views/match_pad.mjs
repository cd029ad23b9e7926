/**
 * The pad of a match, as one screen shows it. Pure. The server's side is
 * scorepad/views/match_pad.py.
 */
import { conflictOf } from "./conflicts.mjs";
import { following } from "./duel_log.mjs";
import { seen } from "../pad/effective_marks.mjs";
import { undoLine } from "./undo_line.mjs";
import { duelDataOf } from "../pad/match/state.mjs";
import { turnsUp } from "../pad/match/orders.mjs";
import { pick } from "../pad/visibility.mjs";

/**
 * What a pad of tricks has as well; of these functions none asks for more.
 *
 * @param {Match} match
 * @returns {Pad}
 */
const asPad = (match) => /** @type {any} */ (match);

/**
 * A player's line: tokens that are held, and those that are missing.
 *
 * @param {Mark[]} marks
 * @param {Match} match
 * @param {MatchRound} round
 * @param {MatchBox} box
 * @param {number} place
 */
function matchRow(marks, match, round, box, place) {
  const { player, total, left } = box;
  const { boxes, phase } = round;
  const isOpen = phase === "winner" && boxes.every(({ turned }) => !turned);
  const card = round.face_up[place];
  /** @param {string} field */
  const seenIn = (field) => seen(marks, asPad(match), [[round.number, 0, player, field]]) ?? null;
  return {
    player,
    name: match.names[player],
    held: total,
    missing: duelDataOf(match).tokens - total,
    card: card.element && phase === "winner" ? card : null,
    ...pick(box, "sum values cards pending permanent"),
    left: round.is_followed ? left : null,
    is_ready: isOpen && boxes.some(({ placed }) => placed) ? box.placed >= box.order.length : null,
    permanent_seen: seenIn("permanent"),
    pending_seen: seenIn("pending"),
  };
}

/**
 * What a tap can say: the first player, both, the second.
 *
 * @param {Match} match
 * @param {MatchRound} round
 */
function winnersToChoose({ present, names }, round) {
  const [one, other] = present;
  return [[one], [one, other], [other]].map((players) => ({
    players,
    names: players.map((player) => names[player]),
    ringed: players.join() === round.winners.join(),
  }));
}

/**
 * Whether the duels of the open round are to be written down: somebody wants to, or the table does
 * so in this round, or did in the one before; or the orders of both stand.
 *
 * @param {Match} match
 * @param {MatchRound} round
 * @param {MatchQuery} at
 */
const isFollowed = ({ rounds }, round, { field }) =>
  field === "duel" || field === "won"
    ? field === "duel"
    : round.is_followed || turnsUp(round) || !!rounds[round.number - 2]?.is_followed;

/**
 * What is done with the cards before the round; "" once it has begun, or a card lies in an order.
 *
 * @param {Match} match
 * @param {MatchRound} round
 */
function reminderOf({ current }, { number, duels, phase, boxes }) {
  const isBegun = duels.length || boxes.some(({ placed }) => placed);
  if (number !== current || isBegun || phase !== "winner") return "";
  return number === 1 ? "drawn" : "swap";
}

/**
 * The round before one that is open and has not begun, the winners and their tokens first; null
 * for any other.
 *
 * @param {Match} match
 * @param {MatchRound} round
 */
function wonBefore({ rounds, current, names }, { number, duels, is_followed }) {
  const before = rounds[number - 2];
  if (number !== current || !before || is_followed || duels.length) return null;
  const boxes = [...before.boxes].sort((one, other) => (other.points ?? 0) - (one.points ?? 0));
  const won = boxes.filter(({ points }) => points);
  return {
    number: before.number,
    names: won.map(({ player }) => names[player]),
    tokens: boxes.map(({ total }) => total),
  };
}

/**
 * An act, or a value to choose, with the names of those who won a round.
 *
 * @param {Match} match
 * @param {View} line
 * @returns {View}
 */
export function withWinners({ names }, line) {
  /** @param {Value} value */
  const named = (value) =>
    Array.isArray(value) ? value.map((player) => names[player] ?? "") : value;
  const details = line.details.map((/** @type {View} */ detail) =>
    detail.field === "won"
      ? { ...detail, before: named(detail.before), after: named(detail.after) }
      : detail,
  );
  return { ...line, details };
}

/**
 * The first cell that waits for a choice; null where none does.
 *
 * @param {Mark[]} marks
 * @param {Match} match
 */
function conflictInMatch(marks, match) {
  const conflict = conflictOf(marks, asPad(match));
  const choices = conflict?.choices.map((/** @type {View} */ each) => withWinners(match, each));
  return conflict && { ...conflict, choices };
}

/**
 * @param {Mark[]} marks
 * @param {Match} match
 * @param {MatchRound} newest
 */
function undoInMatch(marks, match, newest) {
  const found = undoLine(marks, asPad(match));
  if (!found) return null;
  const line = withWinners(match, found);
  return { line, round: [0, newest.number].includes(line.round) ? null : line.round };
}

/**
 * The screen at a round, or at the open one; a match that is over shows its last round.
 *
 * @param {Mark[]} marks those that the match was made of
 * @param {Match} match
 * @param {MatchQuery} at
 * @param {AboutGame} game
 * @returns {View}
 */
export function matchView(marks, match, at, game) {
  const { rounds, current, names, present } = match;
  const data = duelDataOf(match);
  const open = rounds[/** @type {number} */ (current) - 1];
  const newest = open ?? rounds.at(-1);
  const asked = rounds[/** @type {number} */ (at.round) - 1];
  const round = asked ?? newest;
  const correcting = !!asked && asked !== open;
  const asksSums = round.tied && (correcting || round.phase === "sums");
  const taps = correcting || (round === open && !asksSums);
  const canFollow = taps && !correcting;
  const before = wonBefore(match, round);
  const tellsCards = canFollow && at.field === "cards";
  const follows = canFollow && !tellsCards && isFollowed(match, round, at);
  const { duel, ...place } = at;
  /** @param {[player: string, field: string][]} cells */
  const seenIn = (...cells) =>
    seen(
      marks,
      asPad(match),
      cells.map(([player, field]) => [round.number, 0, player, field]),
    ) ?? null;
  return {
    game: {
      ...pick(game, "game_id version state writes"),
      ruleset: data.key,
      house: "",
      rounds: match.number_of_rounds,
      over: match.over,
      winners: match.winners.map((player) => names[player]),
    },
    follows: Object.values(place).every((each) => !each && each !== 0),
    rules: { tokens: data.tokens, pile: data.cards.pile },
    round: { ...pick(round, "number phase") },
    rows: round.boxes.map((box, seat) => matchRow(marks, match, round, box, seat)),
    choices: taps && !(follows || tellsCards) ? winnersToChoose(match, round) : [],
    // This phone is one of them, or that of one player alone is another.
    own_first: canFollow && /^\w|^\.\w+$/.test(game.phones ?? ""),
    won_seen: seenIn(["", "won"]),
    asks_sums: asksSums,
    sums_seen: seenIn(.../** @type {[string, string][]} */ (present.map((each) => [each, "sum"]))),
    following: follows ? following(marks, match, round, duel, at.player) : null,
    tells_cards: tellsCards,
    can_follow: canFollow,
    reminder: reminderOf(match, round),
    before,
    last: (before ? rounds[before.number - 1] : round).duels.at(-1) ?? null,
    correcting,
    ended_early: match.ended_early,
    conflict: conflictInMatch(marks, match),
    undo: undoInMatch(marks, match, newest),
    beyond: match.beyond,
  };
}
