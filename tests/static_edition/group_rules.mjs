// The people and house rules that a phone without a server has from files. Run by test_group.py.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { groupKnown } from "../../static/phone/static_edition/known_group.mjs";
import { catalogue } from "../../static/phone/rules/library/game_catalogue.mjs";
import {
  groupForFile,
  keptGroup,
  takeGroup,
} from "../../static/phone/static_edition/kept_group.mjs";

catalogue.wizard_gigamic = {
  data: {
    players: { least: 3, most: 6 },
    deck: { suits: ["R", "G"].map((code) => ({ code })), ranks: ["1", "2"], specials: [] },
    schedule: { kind: "up", keep: 0 },
    ...{ trump: {}, bidding: {}, points: {}, play: {}, end: {} },
  },
  variants: {},
};

const ANNA = { person_id: "a".repeat(22), name: "Anna", hidden: false, look: 3, ids: [] };
const SUNDAY = {
  ...{ id: "s".repeat(22), name: "Sunday", game: "wizard_gigamic" },
  options: { "bidding.who": "nobody" },
};
/** What scorepad.js notes of a group, where the host has a server. */
const OF_A_SERVER = {
  name: "Our table",
  people: [{ name: "Ben", person: "b".repeat(22), sign: 4 }],
  houses: [{ ...SUNDAY, options: { "bidding.who": "somebody" } }],
};

/** What a phone notes, of which at most so many characters have room. */
class Notes extends Map {
  room = Infinity;
  getItem(name) {
    return this.get(name) ?? null;
  }
  setItem(name, text) {
    if (text.length > this.room) throw new Error("full");
    this.set(name, text);
  }
}

beforeEach(() => {
  globalThis.localStorage = new Notes();
});

test("what a file says goes into the next file", () => {
  const taken = takeGroup({ people: [ANNA], house_rules: [SUNDAY] });
  assert.deepEqual(taken, { isKept: true, leftOut: 0 });
  assert.deepEqual(groupForFile(), { people: [ANNA], house_rules: [SUNDAY] });
});

test("what a server has noted on the same host goes into no file, and stays", () => {
  const theirs = JSON.stringify(OF_A_SERVER);
  localStorage.setItem("known", theirs);
  assert.deepEqual(groupForFile().people, []);
  takeGroup({ people: [ANNA] });
  assert.deepEqual(groupForFile(), { people: [ANNA] });
  assert.equal(localStorage.getItem("known"), theirs);
});

test("a file has nobody without an id and no rules that can't be played by, whatever is noted", () => {
  takeGroup({ people: [ANNA], house_rules: [SUNDAY] });
  const [own] = localStorage.keys();
  const { people, houses } = OF_A_SERVER;
  localStorage.setItem(
    own,
    JSON.stringify({ people: [...people, ANNA], houses: [...houses, SUNDAY] }),
  );
  assert.deepEqual(groupForFile(), { people: [ANNA], house_rules: [SUNDAY] });
  for (const text of ["null", "[", '{"people": 3, "houses": {}}']) {
    localStorage.setItem(own, text);
    assert.deepEqual(keptGroup(), { people: [], houses: [] });
  }
});

test("who is here gets the ids that a later file has, and stays one person", () => {
  const [ben, other] = ["b", "o"].map((letter) => letter.repeat(22));
  takeGroup({ people: [{ ...ANNA, person_id: ben, name: "Anna B." }, ANNA] });
  takeGroup({ people: [{ ...ANNA, name: "Anne", ids: [other, ben] }] });
  assert.deepEqual(groupForFile().people, [{ ...ANNA, ids: [other, ben] }]);
  takeGroup({ people: [{ ...ANNA, person_id: other, name: "Another", ids: [ANNA.person_id] }] });
  assert.deepEqual(groupForFile().people, [{ ...ANNA, ids: [other, ben] }]);
});

test("a name is offered as it was spelt last", () => {
  const games = ["ANNA", "Anna"].map((name) => ({ about: { players: [name] } }));
  assert.deepEqual(
    groupKnown(games).people.map(({ name }) => name),
    ["ANNA"],
  );
});

test("a phone without room says that it could not keep the group", () => {
  localStorage.room = 10;
  assert.equal(takeGroup({ people: [ANNA] }).isKept, false);
  assert.deepEqual(takeGroup({ house_rules: [SUNDAY] }), { isKept: false, leftOut: 1 });
  assert.deepEqual(takeGroup({ people: [] }), { isKept: true, leftOut: 0 });
});

test("house rules that can't be played by, or have no room, are counted; those that are here are not", () => {
  const many = Array.from({ length: 49 }, (_, number) => ({
    ...{ ...SUNDAY, id: `${number}`.padStart(22, "s"), name: `Evening ${number}` },
  }));
  const unknown = { ...SUNDAY, id: "u".repeat(22), game: "unknown" };
  const strange = { ...SUNDAY, id: "t".repeat(22), options: { "bidding.who": "everything" } };
  const last = { ...SUNDAY, id: "l".repeat(22), name: "Last" };
  const all = { house_rules: [unknown, SUNDAY, ...many, strange, 3, last, SUNDAY] };
  assert.equal(takeGroup(all).leftOut, 4);
  assert.deepEqual(groupForFile().house_rules, [SUNDAY, ...many]);
});
