/** The people and the house rules that files have brought to this phone, as files have them. */
import { LONGEST_NAME } from "../pad/field_table.mjs";
import { caseless, checkName, cleanName } from "../pad/names.mjs";
import { note, noted } from "../sending/notes.mjs";
import { ownName } from "../sending/prefix.mjs";
import { playable } from "../services/new_game.mjs";

const KNOWN = "known";
/** As services/house_rules.py has it. */
const MOST_HOUSES = 50;
const ID = /^[\w-]{1,32}$/;
/** As services/people/signs.py has them. */
const SIGNS = 100;

/** @returns {{people: any[], houses: HouseRules[]}} */
export function keptGroup() {
  const none = { people: [], houses: [] };
  try {
    return { ...none, ...JSON.parse(noted("localStorage", ownName(KNOWN)) ?? "{}") };
  } catch {
    return none;
  }
}

/** What the first line of a file says of people and house rules. */
export function groupForFile() {
  const { people, houses } = keptGroup();
  return { people, ...(houses.length && { house_rules: houses }) };
}

/** @param {any} one */
const hasName = (one) => typeof one?.name === "string" && !checkName(one.name, new Set());
/** @param {any} id */
const isId = (id) => typeof id === "string" && ID.test(id);
/** @param {any} value */
const listIn = (value) => (Array.isArray(value) ? value : []);

/**
 * A person of a file, with what a file may say of one.
 *
 * @param {any} one
 */
const person = ({ person_id, name, look, hidden, ids, guest }) => ({
  ...{ person_id, name: cleanName(name), hidden: hidden === true },
  look: Number.isInteger(look) && look >= 0 ? look % SIGNS : 0,
  ids: listIn(ids).filter(isId),
  ...(guest === true && { guest }),
});

/**
 * @param {any} one
 * @returns {boolean}
 */
const isHouse = (one) =>
  hasName(one) && isId(one.id) && Object(one.options) === one.options && !!playable([one]).length;

/**
 * A name that none of the others has, perhaps with a number behind it.
 *
 * @param {string} name
 * @param {string[]} others
 */
function freeName(name, others) {
  const taken = new Set(others.map(caseless));
  const numbered = (/** @type {number} */ number) =>
    number < 2 ? name : `${[...name].slice(0, LONGEST_NAME - 3).join("")} ${number}`;
  let number = 1;
  while (taken.has(caseless(numbered(number)))) number += 1;
  return numbered(number);
}

/**
 * Whether these are the same house rules: kept once, or made alike.
 *
 * @param {HouseRules} one
 * @param {HouseRules} other
 */
function areSame(one, other) {
  const content = (/** @type {HouseRules} */ { name, game, options }) =>
    JSON.stringify([caseless(name), game, ...Object.entries(options).sort()]);
  return one.id === other.id || content(one) === content(other);
}

/**
 * Take in what the first line of a file says. Who is here under an id, and which house rules are,
 * stay as they are.
 *
 * @param {any} head
 */
export function takeGroup(head) {
  const before = keptGroup();
  const ids = new Set(before.people.map(({ person_id: id }) => id));
  const people = listIn(head.people)
    .filter((one) => hasName(one) && isId(one.person_id) && !ids.has(one.person_id))
    .map(person);
  const houses = [...before.houses];
  for (const one of listIn(head.house_rules).filter(isHouse)) {
    if (houses.length < MOST_HOUSES && !houses.some((each) => areSame(each, one))) {
      const name = freeName(
        cleanName(one.name),
        houses.map((each) => each.name),
      );
      houses.push({ id: one.id, name, game: one.game, options: one.options });
    }
  }
  const now = { people: [...before.people, ...people], houses };
  if (!people.length && houses.length === before.houses.length) return;
  if (note("localStorage", ownName(KNOWN), JSON.stringify(now)) === null) throw new Error("full");
}
