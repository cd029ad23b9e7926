/** What the server said last of the group of this phone; scorepad.js notes it. */
import { noted } from "./notes.mjs";
import { ownName } from "./prefix.mjs";

/**
 * What the group is called, whom it knows and which house rules it has kept.
 *
 * @param {StoredGame[]} _ the games of this phone, which an edition without a server asks for names
 * @returns {GroupKnown}
 */
export function groupKnown(_) {
  const none = { name: null, people: [], houses: [] };
  try {
    return { ...none, ...JSON.parse(noted("localStorage", ownName("known")) ?? "{}") };
  } catch {
    return none;
  }
}
