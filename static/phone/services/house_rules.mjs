/**
 * House rules: a game's rules as the people of a group play them, stored under a name. Pure. The
 * server's side is scorepad/services/house_rules.py.
 */
import { caseless, checkName } from "../pad/names.mjs";
import { rulesetDataOf } from "../pad/visibility.mjs";
import { catalogue } from "../rules/library/game_catalogue.mjs";

/** The most house rules that one group can have. */
export const MOST = 50;

/**
 * The rules of a game as house rules; null for a match, and where its sheet is not known here.
 *
 * @param {Pad} pad
 * @returns {Omit<HouseRules, "id"> | null}
 */
export function rulesPlayed(pad) {
  const { data, house: name } = rulesetDataOf(pad);
  const isKnown = Object.hasOwn(catalogue, data.key);
  return isKnown ? { name, game: data.key, options: pad.rules } : null;
}

/**
 * What is wrong with the name of house rules, or that there is no room for more; null where they can
 * be kept.
 *
 * @param {HouseRules} house
 * @param {HouseRules[]} kept
 * @returns {Refusal | null}
 */
export function refuseHouse(house, kept) {
  const others = kept.filter(({ id }) => id !== house.id);
  const refusal = checkName(house.name, new Set(others.map(({ name }) => caseless(name))));
  if (refusal?.code === "name_empty") return { code: "rules_need_a_name", facts: {} };
  if (!refusal && others.length >= MOST) {
    return { code: "too_many_house_rules", facts: { most: MOST } };
  }
  return refusal;
}
