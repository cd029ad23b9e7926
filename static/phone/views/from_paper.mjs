/**
 * The grid of a game that was written on paper: a line a round, a box a player. Pure. The
 * server's side is scorepad/views/from_paper.py, services/from_paper.py and services/paper_form.py.
 */

const FIELD = /^(bid|tricks|total|chosen)\.(\d{1,2})\.([\w-]{1,32})$/;
const MOST_AT_ONCE = 4;
const [MANY_LETTERS, MOST_LETTERS] = [7, 9];

/**
 * @param {Pad} pad
 * @param {Record<string, string>} typed texts by the names of their fields
 * @param {boolean} totals
 * @returns {View}
 */
export const paperGrid = (pad, typed, totals) => ({
  totals,
  takes: takesTotals(pad),
  many: pad.present.length > MOST_AT_ONCE,
  changes: !!(pad.rules["play.cloud"] || pad.rules["play.pirates"]),
  players: pad.present.map((player) => {
    const name = pad.names[player];
    return { player, name, size: sizeOf(name) };
  }),
  lines: linesOf(pad, typed, totals).map(([number, hand]) => ({
    number,
    hand,
    boxes: pad.present.map((player) => ({
      ...{ player, name: pad.names[player], bid: typed[`bid.${number}.${player}`] ?? "" },
      result: typed[`${resultIn(totals)}.${number}.${player}`] ?? "",
      wrong: false,
    })),
  })),
});

/**
 * The totals at the end as they are typed.
 *
 * @param {Pad} pad
 * @param {Record<string, string>} typed
 * @returns {View[]}
 */
export const paperFinals = ({ present, names }, typed) =>
  present.map((player) => ({
    ...{ player, name: names[player], total: typed[`total.0.${player}`] ?? "", wrong: false },
  }));

/** @param {boolean} totals */
const resultIn = (totals) => (totals ? "total" : "tricks");

/** @param {string} name */
function sizeOf(name) {
  const letters = Math.max(...name.split(/[- ]/).map((word) => [...word].length));
  return letters < MANY_LETTERS ? "" : letters < MOST_LETTERS ? "long" : "longest";
}

/**
 * Whether nothing is written in the game yet, so that it may consist of totals alone.
 *
 * @param {Pad} pad
 */
export function takesTotals({ current, rounds }) {
  const round = rounds[(current ?? 0) - 1];
  const isEmpty = (/** @type {Box} */ { bid, tricks, adjustment }) =>
    bid === null && tricks === null && !adjustment;
  return round?.number === 1 && round.boxes.every(isEmpty);
}

/**
 * The number and the hand size of each round that can still be filled; null for one that the
 * game does not have (any more).
 *
 * @param {Pad} pad
 * @param {Record<string, string>} typed
 * @param {boolean} totals
 * @returns {[number: number, hand: number | null][]}
 */
function linesOf({ current, rounds, to_come: toCome }, typed, totals) {
  const round = rounds[(current ?? 0) - 1];
  const last = round
    ? rounds.length + toCome.length
    : rounds.filter(({ phase }) => phase === "done").length;
  const filled = Object.entries(typed).flatMap(([name, text]) => {
    const [, kind, number] = FIELD.exec(name) ?? [];
    const isRead = ["bid", resultIn(totals)].includes(kind) && Number(number) > last;
    return isRead && text.trim() ? Number(number) : [];
  });
  const later = [...new Set(filled)].sort((one, other) => one - other);
  return [
    .../** @type {[number, number][]} */ (round ? [[round.number, round.hand]] : []),
    ...toCome.map(({ hand }, place) => /** @type {any} */ ([rounds.length + 1 + place, hand])),
    ...later.map((number) => /** @type {any} */ ([number, null])),
  ];
}
