/**
 * The cards that a bonus was won with. Pure. The server's side is scorepad/pad/captures.py and
 * scorepad/views/captures.py.
 */
import { enter } from "../pad/acts.mjs";
import { seenIn } from "./active_cell.mjs";
import { LONGEST_CAPTURES } from "../pad/field_table.mjs";
import { boxOf } from "../pad/state.mjs";
import { rulesetDataOf } from "../pad/visibility.mjs";

const TEXT = /^(?:[a-z_]{1,32}=[1-9]\d?(?: |$))+$/;

/**
 * The cards of a game's bonus that have names.
 *
 * @param {Pad} pad
 * @returns {NamedCard[]}
 */
const cardsOf = (pad) =>
  (rulesetDataOf(pad).data.points.bonus?.cards ?? []).filter(
    (/** @type {Partial<NamedCard>} */ { key }) => key,
  );

/**
 * What a text says, in the order of the cards; null where nobody can win that.
 *
 * @param {NamedCard[]} cards
 * @param {string} text
 * @returns {[key: string, count: number][] | null}
 */
export function readCaptures(cards, text) {
  if (text.length > LONGEST_CAPTURES || !TEXT.test(text)) return null;
  const parts = text
    .split(" ")
    .filter(Boolean)
    .map((part) => part.split("="));
  const won = new Map(parts.map(([key, count]) => [key, Number(count)]));
  const known = cards.filter(({ key }) => won.has(key));
  if (won.size < parts.length || known.length < won.size) return null;
  if (known.filter((card) => card.one_trick).length > 1) return null;
  if (known.some(({ key, count }) => /** @type {number} */ (won.get(key)) > count)) return null;
  return known.map(({ key }) => [key, /** @type {number} */ (won.get(key))]);
}

/**
 * @param {NamedCard[]} cards
 * @param {Map<string, number>} won
 */
const pointsOf = (cards, won) =>
  cards.reduce((sum, { key, points }) => sum + points * (won.get(key) ?? 0), 0);

/**
 * What a player's bonus was won with; nothing where that is not known.
 *
 * @param {Pad} pad
 * @param {Round} round
 * @param {string} player
 * @returns {[key: string, count: number][]}
 */
export function capturesOf(pad, round, player) {
  const text = pad.cells[[round.number, round.deal, player, "captures"].join()]?.[0];
  const cards = cardsOf(pad);
  const won = typeof text === "string" ? readCaptures(cards, text) : null;
  const stands = won && pointsOf(cards, new Map(won)) === boxOf(round, player).bonus;
  return stands ? won : [];
}

/**
 * A bonus, and behind it what it was won with: "40 fourteen=2 mermaid=1".
 *
 * @param {Form} form
 * @param {Round} round
 * @returns {{cells: Cell[]}}
 */
export function winBonus({ player, value }, round) {
  const [bonus, ...won] = value.split(" ");
  return {
    cells: [
      ...enter(round, player, "bonus", Number(bonus)),
      ...enter(round, player, "captures", won.join(" ") || null),
    ],
  };
}

/**
 * The keys where a bonus is to be typed, and the rules name what brings one.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 * @param {View | null} active
 * @returns {View | null}
 */
export function capturesView(marks, pad, round, active) {
  const cards = cardsOf(pad);
  if (active?.field !== "bonus" || !cards.length) return null;
  const { player } = active;
  const won = new Map(capturesOf(pad, round, player));
  const { most } = /** @type {{most: number}} */ (round.bonus);
  const keys = cards.map(({ key, points }) => {
    const more = new Map(
      cards.map((card) => [card.key, (won.get(card.key) ?? 0) + Number(card.key === key)]),
    );
    const text = cards
      .filter((card) => more.get(card.key))
      .map((card) => `${card.key}=${more.get(card.key)}`)
      .join(" ");
    const sum = pointsOf(cards, more);
    const canBe = sum <= most && readCaptures(cards, text);
    return { key, points, count: won.get(key) ?? 0, sent: canBe ? `${sum} ${text}` : "" };
  });
  return {
    player,
    bonus: boxOf(round, player).bonus ?? 0,
    keys,
    seen: seenIn(marks, pad, round, [player, "bonus"], [player, "captures"]),
  };
}
