/**
 * What a ruleset's data say. Pure. The server's side is scorepad/rules/ruleset.py and reading.py.
 */
import { OPTIONS } from "./options.mjs";
import { sum } from "./points.mjs";

/**
 * Whether the options put a special card into the deck.
 *
 * @param {Special} row
 * @param {Rules} rules
 */
export const isPutIn = ({ option, since = 0 }, rules) =>
  !option || (rules[`play.${option}`] && since <= +rules["play.edition"]);

/**
 * Whether the rules can tell who takes a trick.
 *
 * @param {Pick<RulesetData, "play" | "deck">} data
 */
export const isJudged = ({ play, deck }) =>
  play?.judged ?? deck.specials.every(({ role }) => role !== "other");

/**
 * What a ruleset's data say: the value of every option, and what no table changes.
 *
 * @param {RulesetData} data
 * @returns {Ruleset}
 */
export function readRuleset(data) {
  const { deck, players, schedule, trump } = data;
  const { made, missed, zero_made: zeroMade, zero_missed: zeroMissed, bonus } = data.points;
  const caps = schedule.largest ?? 0;
  const largest = Number.isInteger(caps) ? caps : 0;
  const named = {
    ...data,
    points: {
      ...data.points,
      made,
      missed,
      zero_made: zeroMade ?? made,
      zero_missed: zeroMissed ?? missed,
      own_zero: !!(zeroMade ?? zeroMissed),
      bonus: bonus?.when,
      bonus_step: bonus?.step ?? 10,
      bonus_most: bonus?.most ?? 170,
    },
    schedule: { ...schedule, course: schedule.kind, largest },
    trump: { top_turned: "none", bottom_turned: "none", order: "", ...trump },
  };
  /** @param {string} name */
  const at = (name) =>
    name.split(".").reduce((/** @type {any} */ inner, key) => inner?.[key], named);
  /** @param {[string, any]} option */
  const meant = ([name, allowed]) => [name, at(name) ?? allowed[0] ?? 0];
  const rules = Object.fromEntries(Object.entries(OPTIONS).map(meant));
  const size = sum(deck.specials.map((card) => card.count)) + deck.suits.length * deck.ranks.length;
  return {
    rules,
    size,
    keep: schedule.keep,
    box: size + sum((deck.added ?? []).map((card) => card.count)) - schedule.keep,
    caps,
    least: players.least,
    extra: (schedule.extra ?? []).map(({ hand, blind }) => ({ hand, blind, extra: true })),
    suits: deck.suits.map((suit) => suit.code),
    specials: new Map([...deck.specials, ...(deck.added ?? [])].map((card) => [card.code, card])),
    added: deck.added ?? [],
    bonusCards: bonus?.cards ?? [],
    cycle: trump.suits ?? [],
    bombSaid: data.play?.bomb_said ?? false,
    alwaysSeen: data.bidding.always_seen ?? false,
  };
}
