/**
 * The statistics of the games of a phone: everybody's, one person's, of a span of time or one game.
 * Pure. The server's side is scorepad/services/statistics/results.py. A person is whoever has a
 * name, as no phone knows more.
 */
import { caseless } from "../pad/names.mjs";
import { figuresOf } from "../stats/figures.mjs";
import { NOTHING_YET, sumByKey, sumTallies } from "../stats/tally.mjs";

/** @typedef {import("../stats/tally.mjs").Tally} Tally */

/**
 * What a game says of everybody by their names.
 *
 * @typedef {{
 *   ruleset: string, ended_at: number, counts: boolean, tallies: Record<string, Tally>,
 *   names: Record<string, string>,
 * }} CountedGame
 */

/**
 * The month of a moment on this phone: "2026-11".
 *
 * @param {number} at in Unix seconds
 */
export function monthOf(at) {
  const day = new Date(1000 * at);
  return `${day.getFullYear()}-${`${day.getMonth() + 1}`.padStart(2, "0")}`;
}

/**
 * Everybody's tallies in one, without streaks, which belong to one person.
 *
 * @param {Tally[]} tallies
 */
const together = (tallies) =>
  sumTallies(
    tallies.map((tally) => ({ ...tally, made_in_a_row: NOTHING_YET, won_in_a_row: NOTHING_YET })),
  );

/**
 * @param {View} one
 * @param {View} other
 */
const mostGamesFirst = ({ figures: one, name }, { figures: other, name: another }) =>
  other.games - one.games
  || other.wins + other.shared - one.wins - one.shared
  || name.localeCompare(another);

/**
 * @param {CountedGame[]} games over, in the order in which they ended
 * @param {{person: string, ruleset: string, since: string}} asked each "" for any
 * @param {number} [left] how many games could not be read
 * @returns {View}
 */
export function statisticsView(games, asked, left = 0) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const each of games) {
    for (const name of Object.values(each.names)) names.set(caseless(name), name);
  }
  // Where everybody's name was erased, a game says nothing of anybody.
  const counted = games.filter(({ tallies }) => Object.keys(tallies).length);
  const rulesets = [...new Set(counted.map(({ ruleset }) => ruleset))].sort();
  const person = names.has(asked.person) ? asked.person : "";
  const ruleset = rulesets.includes(asked.ruleset) ? asked.ruleset : "";
  /** @param {CountedGame} game */
  const isAsked = (game) =>
    monthOf(game.ended_at) >= asked.since && ["", game.ruleset].includes(ruleset);
  const wanted = counted.filter(isAsked);
  /** @type {Map<string, Tally[]>} */
  const tallies = new Map();
  for (const game of wanted) {
    for (const [player, tally] of Object.entries(game.tallies)) {
      const id = caseless(game.names[player]);
      tallies.set(id, [...(tallies.get(id) ?? []), tally]);
    }
  }
  const sums = new Map([...tallies].map(([id, all]) => [id, sumTallies(all)]));
  const people = [...sums]
    .map(([id, tally]) => ({ id, name: names.get(id) ?? id, figures: figuresOf(tally) }))
    .sort(mostGamesFirst);
  const all = wanted.map((game) => ({ [game.ruleset]: 1 }));
  const byRuleset = person ? (sums.get(person)?.by_ruleset ?? {}) : sumByKey(all);
  const numbers = Object.values(byRuleset);
  return {
    asked: { person, ruleset, since: asked.since, until: "" },
    games: numbers.reduce((sum, number) => sum + number, 0),
    comparable: numbers.length === 1,
    group: figuresOf(together([...sums.values()])),
    people,
    person: people.find(({ id }) => id === person) ?? null,
    known_rulesets: rulesets,
    left,
    not_counting: games.filter(
      (game) =>
        !game.counts
        && isAsked(game)
        && (!person || Object.values(game.names).some((name) => caseless(name) === person)),
    ).length,
  };
}
