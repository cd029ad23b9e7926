/**
 * When the bids of a deal were revealed, and by which rules they were kept until then. Pure.
 * The server's side is scorepad/pad/reveals.py.
 */
export const VISIBILITY = "bidding.visibility";
export const ENTRY = "bidding.entry";

const RULE_CELLS = new Map([VISIBILITY, ENTRY].map((name) => [`rule:${name}`, name]));

/**
 * @param {Mark[]} marks
 * @param {Rules} rules those before the table changed any
 * @returns {Reveals}
 */
export function readReveals(marks, rules) {
  /** @param {Cell} cell */
  const asks = ([round, , , field, value]) => !round && field === "reveal" && value === true;
  /** @type {Reveals} */
  const reveals = { asked: !!marks[0].cells?.some(asks), kept: {}, made: {} };
  if (!reveals.asked) return reveals;
  // Values by cell, with the ids of their marks; what was taken back is dropped later.
  const [bids, changed, takenBack] = [new Map(), new Map(), new Set()];

  /**
   * @param {[string, Value][]} values
   * @returns {Value}
   */
  function newest(values) {
    while (values.length && takenBack.has(values.at(-1)[0])) values.pop();
    return values.at(-1)?.[1] ?? null;
  }
  /**
   * @param {string} name
   * @param {number} number
   */
  function rule(name, number) {
    const ofRule = changed.get(name) ?? new Map();
    for (let from = number; from > 0; from -= 1) {
      const value = newest(ofRule.get(from) ?? []);
      if (value !== null) return value;
    }
    return rules[name];
  }
  /**
   * @param {Map<any, any>} all
   * @param {any} outer
   * @param {any} inner
   * @param {[string, Value]} value
   */
  function keep(all, outer, inner, value) {
    if (!all.has(outer)) all.set(outer, new Map());
    const values = all.get(outer).get(inner);
    if (values) values.push(value);
    else all.get(outer).set(inner, [value]);
  }

  marks.forEach(({ id, cells = [], undoes }, place) => {
    if (undoes !== undefined) {
      takenBack.add(undoes);
      return;
    }
    for (const [number, of, player, field, value] of cells) {
      const deal = `${number},${of}`;
      const written = /** @type {[string, Value]} */ ([id, value]);
      if (field === "bid") {
        reveals.kept[deal] ??= [rule(VISIBILITY, number), rule(ENTRY, number)];
        keep(bids, deal, player, written);
      } else if (RULE_CELLS.has(field)) {
        keep(changed, RULE_CELLS.get(field), number, written);
      } else if (field === "reveal" && number && !(deal in reveals.made)) {
        const said = [...(bids.get(deal) ?? [])].map(([each, values]) => [each, newest(values)]);
        reveals.made[deal] = { place, bids: Object.fromEntries(said) };
      }
    }
  });
  return reveals;
}
