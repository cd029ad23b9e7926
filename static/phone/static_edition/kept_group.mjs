/**
 * The people that files have brought to this phone, and its house rules, as files have both: they
 * were brought, or made here.
 */
import { LONGEST_NAME } from "../pad/field_table.mjs";
import { caseless, checkName, cleanName } from "../pad/names.mjs";
import { note, noted } from "../sending/notes.mjs";
import { ownName } from "../sending/prefix.mjs";
import { MOST } from "../services/house_rules.mjs";
import { playable } from "../services/new_game.mjs";

/** No name that a server notes anything under: plain files may lie where one was. */
const GROUP = "group-of-files";
/** Of one person, as services/import_export/files.py has it. */
const MOST_IDS = 1000;
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

/** @param {any} one */
const idsOf = ({ person_id: id, ids }) => [id, ...listIn(ids)];

/**
 * The person with these ids besides, as many as a server takes.
 *
 * @param {any} one
 * @param {string[]} ids
 */
function withIds(one, ids) {
  const all = new Set([...idsOf(one), ...ids]);
  return { ...one, ids: [...all].slice(1, MOST_IDS) };
}

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
 * stay as they are; whoever is here gets the ids that the file has besides.
 *
 * @param {any} head
 * @returns {{isKept: boolean, leftOut: number}} whether this phone could keep it, and how many house
 *   rules were left out
 */
export function takeGroup(head) {
  const before = keptGroup();
  let { people } = before;
  for (const one of listIn(head.people).filter(isPerson).map(person)) {
    const held = people.find((each) => idsOf(each).includes(one.person_id));
    const whole = held ? withIds(held, idsOf(one)) : one;
    // Whoever is somebody's second id is nobody besides.
    people = people
      .filter((each) => each === held || !whole.ids.includes(each.person_id))
      .map((each) => (each === held ? whole : each));
    if (!held) people = [...people, whole];
  }
  const houses = [...before.houses];
  let leftOut = 0;
  for (const one of listIn(head.house_rules)) {
    if (!isHouse(one)) leftOut += 1;
    else if (houses.some((each) => areSame(each, one))) continue;
    else if (houses.length >= MOST) leftOut += 1;
    else {
      const name = freeName(
        cleanName(one.name),
        houses.map((each) => each.name),
      );
      houses.push({ id: one.id, name, game: one.game, options: one.options });
    }
  }
  const isKept = keep({ people, houses }, before);
  return { isKept, leftOut: leftOut + (isKept ? 0 : houses.length - before.houses.length) };
}

/**
 * Keep what is known now, if it is other than `before`.
 *
 * @param {ReturnType<typeof keptGroup>} now
 * @param {ReturnType<typeof keptGroup>} before
 * @returns {boolean} whether this phone could keep it
 */
function keep(now, before) {
  const text = JSON.stringify(now);
  if (text === JSON.stringify(before)) return true;
  return note("localStorage", ownName(GROUP), text) !== null;
}

/**
 * Keep house rules, or those with this id no more.
 *
 * @param {string} id
 * @param {HouseRules | null} house that take the place of those with this id
 * @returns {boolean} whether this phone could keep it
 */
export function putHouse(id, house) {
  const before = keptGroup();
  const others = before.houses.filter((each) => each.id !== id);
  return keep({ ...before, houses: [...others, ...(house ? [house] : [])] }, before);
}
