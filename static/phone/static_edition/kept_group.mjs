/** The people and the house rules that files have brought to this phone, as files have them. */
import { LONGEST_NAME } from "../pad/field_table.mjs";
import { caseless, checkName, cleanName } from "../pad/names.mjs";
import { note, noted } from "../sending/notes.mjs";
import { ownName } from "../sending/prefix.mjs";
import { playable } from "../services/new_game.mjs";

/** No name that a server notes anything under: plain files may lie where one was. */
const GROUP = "group-of-files";
/** As services/house_rules.py has it. */
const MOST_HOUSES = 50;
const ID = /^[\w-]{1,32}$/;
/** As services/people/signs.py has them. */
const SIGNS = 100;

/** @param {any} one */
const hasName = (one) => typeof one?.name === "string" && !checkName(one.name, new Set());
/** @param {any} id */
const isId = (id) => typeof id === "string" && ID.test(id);
/** @param {any} one */
const isPerson = (one) => hasName(one) && isId(one.person_id);
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

/** @returns {{people: any[], houses: HouseRules[]}} */
export function keptGroup() {
  try {
    const { people, houses } = JSON.parse(noted("localStorage", ownName(GROUP)) ?? "{}");
    return { people: listIn(people).filter(isPerson), houses: listIn(houses) };
  } catch {
    return { people: [], houses: [] };
  }
}

/** What the first line of a file says of people and house rules; of these, which can be played by. */
export function groupForFile() {
  const { people, houses } = keptGroup();
  const rules = houses.filter(isHouse);
  return { people, ...(rules.length && { house_rules: rules }) };
}

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
 * @returns {boolean} whether this phone could keep it
 */
export function takeGroup(head) {
  const before = keptGroup();
  const ids = new Set(before.people.map(({ person_id: id }) => id));
  const people = listIn(head.people)
    .filter((one) => isPerson(one) && !ids.has(one.person_id))
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
  if (!people.length && houses.length === before.houses.length) return true;
  return note("localStorage", ownName(GROUP), JSON.stringify(now)) !== null;
}
