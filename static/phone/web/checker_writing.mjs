/**
 * What the forms of a trick's screen write on the pad, and which question is shown next. Pure but
 * for new ids. The server's side is scorepad/web/game/entries.py.
 */
import { enter, turnTrump, undo, write } from "../pad/acts.mjs";
import { boxOf } from "../pad/state.mjs";
import { changeBid } from "../pad/later_acts.mjs";
import { lacksCloud } from "../views/counted_tricks.mjs";
import { fold } from "../pad/fold.mjs";
import { newId } from "../sending/ids.mjs";
import { refuseTrick } from "../pad/judge_play.mjs";
import { pairsOf, readTrickQuery, roundPairs } from "../trick_checker/trick_query.mjs";

/**
 * What a form writes, or why not, and the question that follows, null for the pad, which is shown
 * `at` a place; `act` is the last part of its address.
 *
 * @param {string} act
 * @param {URLSearchParams} form
 * @param {Mark[]} marks
 * @returns {{mark?: Mark | "" | null, refusal?: Refusal, next?: URLSearchParams | null, at?: string}}
 */
export function writtenBy(act, form, marks) {
  const pad = fold(marks);
  const query = readTrickQuery(form);
  if (act === "trump") {
    const round = pad.rounds[Number(form.get("round")) - 1];
    const mark = write(marks, pad, newId(), turnTrump(round, form.get("value")));
    return { mark, next: new URLSearchParams(pairsOf({ ...query, trump: "", turned: "" })) };
  }
  // What was said about the round goes along.
  const next = new URLSearchParams(roundPairs(query));
  if (act === "undo") {
    const isNewest = pad.undoable === form.get("mark");
    return isNewest
      ? { mark: undo(pad, newId()), next }
      : { refusal: { code: "not_the_newest", facts: {} } };
  }
  const [number, trick] = [Number(form.get("round")), Number(form.get("trick"))];
  const round = pad.rounds[number - 1];
  if (number !== pad.current || trick !== round.next_trick) {
    return { refusal: { code: "trick_not_next", facts: { trick, next: round.next_trick } } };
  }
  const player = form.get("player") ?? "";
  const bomb = pad.cells[`${number},${round.deal},,bomb`]?.[0] ?? null;
  const refusal = refuseTrick(round, player, bomb);
  if (refusal) return { refusal };
  const cells = countTrick(round, player, trick, form);
  const mark = write(marks, pad, newId(), cells);
  const then = form.get("next");
  if (then === "check") return { mark, next };
  const after = fold([...marks, mark]);
  const asks = then === "cloud" || lacksCloud(after.rounds[number - 1], Number(form.get("cloud")));
  const at = `?${after.current === number ? "" : `round=${number}&`}at=cloud`;
  return { mark, next: null, at: asks ? at : "" };
}

/**
 * The cells that give somebody a trick, or nobody, and what a form says with it: that the bid
 * changes by one more or less, on top of a change that stands already, who leads next where nobody
 * takes the trick, and what it made of trump.
 *
 * @param {Round} round
 * @param {string} player
 * @param {number} trick
 * @param {URLSearchParams} form
 */
function countTrick(round, player, trick, form) {
  const given = enter(round, "", `trick:${trick}`, player);
  const leader = round.seats[Number(form.get("leader") ?? NaN)];
  if (!player && leader && trick < round.hand)
    given.push(...enter(round, "", `leader:${trick + 1}`, leader));
  const trump = form.get("new_trump");
  if (trump) given.push(...turnTrump(round, trump));
  const by = Number(form.get("by") ?? 0);
  if (!by) return given;
  const { bid, changed } = boxOf(round, player);
  const stands = changed === null ? 0 : changed - (bid ?? 0);
  return [...given, ...changeBid(round, player, stands + by)];
}
