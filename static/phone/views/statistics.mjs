/**
 * The pictures of the statistics of a phone's games, and the addresses that ask for a part. Pure. The
 * server's side is scorepad/views/statistics.py.
 */
import { monthOf } from "../services/statistics.mjs";
import { bidsMade, missesDrawn } from "../stats/charts.mjs";

/** @param {View} view */
export function statisticsCharts({ person, group }) {
  const figures = person ? person.figures : group;
  /** @type {Map<number, number | null>} */
  const usual = new Map(
    person ? group.by_hand.map((/** @type {View} */ { hand, made }) => [hand, made.value]) : [],
  );
  const hands = figures.by_hand.map((/** @type {View} */ { hand, made }) => ({
    ...{ cards: hand, rounds: made.rests_on, share: made.value, usual: usual.get(hand) ?? null },
  }));
  return {
    bids_made: bidsMade(hands),
    misses: figures.made.value === null ? null : missesDrawn(figures.misses),
  };
}

/**
 * The query of an address that asks for what `here` asks for, with changes; "" takes a part away.
 *
 * @param {Record<string, string | null>} here
 * @param {string | null} [player]
 * @param {string | null} [game]
 * @param {string | null} [since]
 * @param {string | null} [until]
 */
export function asking(here, player, game, since, until) {
  const changes = Object.entries({ player, game, from: since, to: until });
  const asked = {
    ...here,
    ...Object.fromEntries(changes.filter(([, value]) => typeof value === "string")),
  };
  const parts = Object.entries(asked).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  );
  return parts.length ? `?${parts.join("&")}` : "";
}

/**
 * All time, this year and the last twelve months.
 *
 * @param {number} now in Unix seconds
 */
export function periods(now) {
  const day = new Date(1000 * now);
  const twelve = new Date(day.getFullYear(), day.getMonth() - 11, 1);
  return [
    { name: "all", since: "" },
    { name: "year", since: `${day.getFullYear()}-01` },
    { name: "twelve", since: monthOf(twelve.getTime() / 1000) },
  ];
}
