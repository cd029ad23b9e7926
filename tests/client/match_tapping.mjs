// People who tap in a match: mostly who won the round or its next duel, now and then something else.
import { readDuelQuery } from "../../static/phone/trick_checker/duel_query.mjs";
import { judge } from "../../static/phone/pad/judge.mjs";
import * as acts from "../../static/phone/services/match_writing.mjs";
import "../../static/phone/pad/match/fold.mjs";
import { duelDataOf } from "../../static/phone/pad/match/state.mjs";
import { callPlayer, end, reopen } from "../../static/phone/services/table_changes.mjs";

function anyDuel(evening, match) {
  const { elements, cards } = duelDataOf(match);
  const element = () => evening.pick(elements).code;
  const value = () => `${evening.below(cards.highest + 1)}`;
  const sides = { "a.element": element(), "b.element": element() };
  return readDuelQuery(new URLSearchParams({ ...sides, "a.value": value(), "b.value": value() }));
}

const winners = ({ present: [one, other] }) => [[one], [other], [one, other]];

const NEXT = [
  (evening, match, { number }) => acts.winRound(match, number, evening.pick(winners(match))),
  (evening, match, { number }) => acts.logDuel(match, number, anyDuel(evening, match)),
  (evening, match, { number }) => {
    const texts = match.present.map((player) => [player, `${10 + evening.below(20)}`]);
    return acts.typeSums(match, number, Object.fromEntries(texts));
  },
];

const NOW_AND_THEN = [
  ...NEXT,
  (evening, match, { number }) =>
    acts.pendingCard(match, number, evening.pick(match.present), evening.random() < 0.7),
  (evening, match, { number }) =>
    acts.notePermanent(
      match,
      number,
      evening.pick(match.present),
      evening.pick(["", "Lower wins"]),
    ),
  (evening, match, { number, next_duel: next }) => {
    const place = 1 + evening.below(next);
    return acts.logDuel(match, number, anyDuel(evening, match), place);
  },
];

const BEHIND_MENU = [
  (_, match) => (match.ended_early ? reopen(match) : end(match)),
  (evening, match) =>
    callPlayer(match, evening.pick(match.present), `R ${evening.newId().slice(0, 4)}`),
];

const same = ({ cells }, [round, deal, player, field, value]) => {
  const there = cells[[round, deal, player, field].join()]?.[0] ?? null;
  return JSON.stringify(there) === JSON.stringify(value);
};

/** The cells of what somebody may do in a match now; none where that is refused, or stands. */
export function cellsInMatch(evening, match) {
  const kind = evening.random();
  if (kind < 0.1) {
    const cells = evening.pick(BEHIND_MENU)(evening, match);
    return Array.isArray(cells) && cells.length && !judge(match, cells) ? cells : [];
  }
  const open = match.rounds[(match.current ?? 0) - 1];
  const isNext = open && kind < 0.8;
  const round = isNext ? open : evening.pick(match.rounds);
  const { cells = [] } = evening.pick(isNext ? NEXT : NOW_AND_THEN)(evening, match, round);
  return cells.every((cell) => same(match, cell)) ? [] : cells;
}
