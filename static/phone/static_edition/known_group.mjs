/**
 * Takes the place of sending/known_group.mjs: the group is whoever has played on this phone, or was
 * brought by a file. House rules are in the order of their names.
 */
import { caseless } from "../pad/names.mjs";
import { keptGroup } from "../static_edition/kept_group.mjs";

/**
 * @param {string} one
 * @param {string} other
 */
const byName = (one, other) => (caseless(one) < caseless(other) ? -1 : 1);

/**
 * Whoever plays in these games, newest first, then the others; nobody who is hidden.
 *
 * @param {StoredGame[]} stored
 * @returns {GroupKnown}
 */
export function groupKnown(stored) {
  const { people, houses } = keptGroup();
  /** @type {Map<string, KnownPerson[]>} */
  const called = new Map();
  for (const name of stored.flatMap(({ about }) => about.players ?? [])) {
    if (!called.has(caseless(name))) called.set(caseless(name), [{ name, person: "", sign: null }]);
  }
  const names = new Set(people.map(({ name }) => caseless(name)));
  for (const name of names) called.set(name, []);
  for (const { person_id: person, name, look: sign, hidden } of people) {
    if (!hidden) called.get(caseless(name))?.push({ name, person, sign });
  }
  const inOrder = [...houses].sort((one, other) => byName(one.name, other.name));
  return { name: null, people: [...called.values()].flat(), houses: inOrder };
}
