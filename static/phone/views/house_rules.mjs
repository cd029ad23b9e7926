/**
 * House rules on their screens: the list of them, and the form for one. Pure. The server's side is
 * scorepad/views/house_rules.py.
 */
import { catalogue } from "../rules/library/game_catalogue.mjs";
import { OWN_ZERO } from "../rules/options.mjs";
import { dealsOf } from "../pad/opening.mjs";
import {
  gameOf,
  houseBounds,
  houseGroups,
  isOfZero,
  isOrder,
  mayBeEmpty,
  namesIn,
  orderSent,
  paidForMissing,
  pointsFor,
  readHouse,
} from "../services/house_rules_form.mjs";
import { playable } from "../services/new_game.mjs";
import { asSent, choicesOf } from "../services/option_fields.mjs";

/** @typedef {import("../services/house_rules_form.mjs").HouseRulesForm} HouseRulesForm */

const A_TABLE = 4;
const HAND = 5;
const SHOWN = [
  [2, 2],
  [2, 1],
  [2, 4],
  [0, 0],
];
const SHOWN_OF_ZERO = [0, 2];

/**
 * The effect of playing a game by some rules: a few bids with their points, and the hands of a game.
 *
 * @param {string} key
 * @param {Rules} rules
 */
function effectOf(key, rules) {
  const { least, most } = catalogue[key].data.players;
  const players = Math.min(Math.max(A_TABLE, least), most);
  const formulas = ["made", "missed", "zero_made", "zero_missed"];
  return {
    bids: [...SHOWN, ...(rules[OWN_ZERO] ? [SHOWN_OF_ZERO] : [])].map(([bid, tricks]) => ({
      ...{ bid, tricks, points: pointsFor(rules, bid, tricks, HAND) },
    })),
    by_hand: formulas.some((formula) => rules[`points.${formula}.hand`]),
    hand: HAND,
    players,
    hands: dealsOf(gameOf(key), rules, players).map(({ hand }) => hand),
  };
}

/**
 * The form as it was filled in, and what is wrong beside its fields.
 *
 * @param {HouseRulesForm} form
 * @param {Refusal | null} nameRefused
 * @param {boolean} saved whether these rules are in the list already
 * @returns {View}
 */
export function houseView(form, nameRefused, saved) {
  const { id, game, name } = form;
  const read = readHouse(form);
  const wrong = { ...read.wrong, ...(nameRefused && { name: nameRefused }) };
  return {
    ...{ id, game, name, saved, wrong },
    groups: houseGroups(game).map((group) => groupView(form, group, wrong)),
    effect: effectOf(game, read.rules),
    paid: paidForMissing(read).map(([, points]) => points),
    wrong_rule: Object.keys(read.wrong)[0] ?? "",
  };
}

/**
 * @param {HouseRulesForm} form
 * @param {import("../services/house_rules_form.mjs").HouseGroup} group
 * @param {Record<string, Refusal>} wrong
 */
function groupView({ game, texts }, { key, names, more }, wrong) {
  const folded = more.map((name) => fieldView(game, name, texts));
  const open = folded.some(({ name, text }) => !["", "0"].includes(text.trim()) || name in wrong);
  return { key, fields: names.map((name) => fieldView(game, name, texts)), more: folded, open };
}

/**
 * @param {string} key
 * @param {string} name
 * @param {Record<string, string>} texts
 */
function fieldView(key, name, texts) {
  const game = gameOf(key);
  const usual = game.rules[name];
  const typed = texts[name] ?? asSent(usual);
  const order = isOrder(name) ? [...orderSent(game)] : [];
  const text = mayBeEmpty(name) && typed.trim() === "0" ? "" : typed;
  return {
    ...{ name, usual, order, values: choicesOf(name), empty: mayBeEmpty(name) },
    ...houseBounds(game, name),
    text: order.length ? [...text, ...order].slice(0, order.length).join("") : text,
    switch: typeof usual === "boolean",
    variants: (catalogue[key].data.variants ?? [])
      .filter(({ sets }) => Object.keys(sets).join() === name)
      .map((variant) => variant.key),
  };
}

/**
 * The lines of house rules.
 *
 * @param {HouseRules[]} houses
 */
export const houseList = (houses) =>
  houses.map((house) => ({
    ...{ id: house.id, name: house.name, game: house.game, changed: changedBy(house) },
    ...{ playable: !!playable([house]).length, here_only: false },
  }));

/** The keys of the games that house rules can be made of. */
export const gamesToChange = () => Object.keys(catalogue);

/**
 * What house rules change, in the order of the form. Points of a zero bid are left out where they
 * are those of any other bid.
 *
 * @param {HouseRules} house
 * @returns {[name: string, value: any][]}
 */
function changedBy({ game, options }) {
  if (!Object.hasOwn(catalogue, game)) return [];
  const ownZero = options[OWN_ZERO] ?? gameOf(game).rules[OWN_ZERO];
  return houseGroups(game)
    .flatMap(namesIn)
    .filter((name) => name in options && (ownZero || !isOfZero(name)))
    .map((name) => [name, options[name]]);
}
