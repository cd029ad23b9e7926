/**
 * Choices that hold at the table from one round to the next. Pure. The server's side is
 * scorepad/pad/table.py.
 */
import { isAllowed, withOptions } from "../rules/options.mjs";
import { readRuleset } from "../rules/ruleset.mjs";
import { dealsToCome, nextDealer } from "../rules/schedule.mjs";
import { DECIDING } from "../rules/option_table.mjs";
import { valueIn } from "./effective_marks.mjs";

/** The start of the field of a cell that sets an option of the rules. */
export const RULE = "rule:";

/** What holds at the table from one round to the next. */
export class Table {
  /** @type {Map<string, any>} */
  options = new Map();
  /** @type {string[]} */
  seats = [];
  /** @type {string[]} */
  seatsBefore = [];
  dealer = "";
  /** @type {Deal[]} */
  toCome = [];
  /** @type {number | null} */
  rounds = null;
  /** @type {number[]} */
  hands = [];
  played = 0;
  extrasPlayed = 0;
  /** @type {number | null} */
  last = null;

  /** @param {RulesetData} data */
  constructor(data) {
    this.game = readRuleset(data);
    this.rules = this.game.rules;
  }

  /**
   * Take over what the cells of the next round set from that round on.
   *
   * @param {Cells} cells
   */
  sit(cells) {
    const before = this.rules;
    const options = new Map();
    let changed = false;
    for (const [, , , field, value] of cells.values()) {
      if (field.startsWith(RULE)) options.set(field.slice(RULE.length), value);
      else if (field === "seating") this.seats = value;
      else if (field === "rounds") this.rounds = Number.isInteger(value) ? value : null;
      else if (field === "hands") this.hands = value;
      changed ||= ["seating", "rounds", "hands"].includes(field);
    }
    if (options.size && !this.playWith(options)) this.playWith(this.possible(options));
    const schedule = ["course", "largest", "rounds", "first", "step", "whole_deck"].map(
      (name) => `schedule.${name}`,
    );
    changed ||= schedule.some((name) => this.rules[name] !== before[name]);
    if (changed) this.toCome = dealsToCome(this);
  }

  /**
   * The next deal; the dealer's place moves on to the left, or where the cells say.
   *
   * @param {Cells} cells
   * @returns {Deal}
   */
  deal(cells) {
    const { seats, seatsBefore, dealer } = this;
    // After the last of the schedule only those who are level play on, with as many cards.
    const deal = this.toCome.shift() ?? { hand: this.last ?? 1, blind: false };
    this.played += 1;
    if (deal.extra) this.extrasPlayed += 1;
    else this.last = deal.hand;
    const chosen = valueIn(cells, 0, "", "dealer");
    this.dealer = seats.includes(chosen) ? chosen : nextDealer(seatsBefore, seats, dealer);
    this.seatsBefore = seats;
    return deal;
  }

  /** @param {Map<string, any>} changes */
  playWith(changes) {
    const options = new Map([...this.options, ...changes]);
    const rules = withOptions(this.game, options);
    if (rules) Object.assign(this, { options, rules });
    return rules;
  }

  /**
   * Those of the changes that can be made one after the other.
   *
   * @param {Map<string, any>} changes
   */
  possible(changes) {
    const options = new Map(this.options);
    for (const [name, value] of changes) {
      const changed = () => new Map([...options, [name, value]]);
      const can = DECIDING.includes(name)
        ? withOptions(this.game, changed())
        : isAllowed(name, value);
      if (can) options.set(name, value);
    }
    return options;
  }
}
