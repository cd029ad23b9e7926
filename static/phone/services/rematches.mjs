/** The same people once more. Pure. The server's side is scorepad/services/rematches.py. */
import { RULE } from "../pad/table.mjs";
import { nextDealer } from "../rules/schedule.mjs";

/**
 * The same people, rules and seats again, of a game as fold() has it; the deal passes on.
 *
 * @param {Pad} pad
 */
export function rematch({ rounds, present, names, cells, rules }) {
  const { seats, dealer } = rounds.at(-1);
  /** @param {CellName} cell */
  const standing = (...cell) => cells[/** @type {any} */ (cell)]?.[0] ?? null;
  const fields = Object.keys(cells).map((cell) => cell.split(",")[3]);
  const set = fields.filter((field) => field.startsWith(RULE));
  const options = set.map((field) => [field.slice(RULE.length), rules[field.slice(RULE.length)]]);
  const length = standing(1, 0, "", "rounds");
  return {
    names: present.map((player) => names[player]),
    dealer: present.indexOf(nextDealer(seats, present, dealer)),
    options: Object.fromEntries(options),
    house: standing(0, 0, "", "house") ?? "",
    rounds: Number.isInteger(length) ? length : null,
    hands: standing(1, 0, "", "hands") ?? [],
  };
}
