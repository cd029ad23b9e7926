/**
 * When the bids of a deal were revealed, by which rules they were kept until then, and what of
 * them may be seen. Pure. The server's side is scorepad/pad/reveals.py and visibility.py.
 *
 * @typedef {[number, number]} Deal a round, and which deal of it; a key where it is joined
 * @typedef {{asked: boolean, kept: Record<string, [string, string]>,
 *   made: Record<string, {place: number, bids: Record<string, any>}>}} Reveals `kept` are the
 *   rules that were in force at the first bid; `place` is that of the mark, `bids` those that
 *   stood then, by player
 */
const [VISIBILITY, ENTRY] = ["bidding.visibility", "bidding.entry"];
const RULE_CELLS = new Map([VISIBILITY, ENTRY].map((name) => [`rule:${name}`, name]));

const rulesAbout = (rules) => [rules[VISIBILITY], rules[ENTRY]];
const hides = ([visibility, entry]) => entry === "players" && visibility !== "open";

/** @returns {Reveals} those of marks; `rules` are those before the table changed any */
export function readReveals(marks, rules) {
  const reveals = { asked: false, kept: {}, made: {} };
  const asks = ([round, , , field, value]) => !round && field === "reveal" && value === true;
  reveals.asked = marks[0].cells.some(asks);
  if (!reveals.asked) return reveals;
  // Values by cell, with the ids of their marks; what was taken back is dropped later.
  const [bids, changed, takenBack] = [new Map(), new Map(), new Set()];
  let inForce = new Map();

  function newest(values) {
    while (values.length && takenBack.has(values.at(-1)[0])) values.pop();
    return values.at(-1)?.[1] ?? null;
  }
  function rule(name, number) {
    const ofRule = changed.get(name) ?? new Map();
    for (let from = number; from > 0; from -= 1) {
      const value = newest(ofRule.get(from) ?? []);
      if (value !== null) return value;
    }
    return rules[name];
  }
  function rulesIn(number) {
    if (!inForce.has(number)) inForce.set(number, [rule(VISIBILITY, number), rule(ENTRY, number)]);
    return inForce.get(number);
  }
  function keep(all, outer, inner, value) {
    if (!all.has(outer)) all.set(outer, new Map());
    const values = all.get(outer).get(inner);
    if (values) values.push(value);
    else all.get(outer).set(inner, [value]);
  }

  marks.forEach(({ id, cells = [], undoes }, place) => {
    if (undoes !== undefined) {
      takenBack.add(undoes);
      inForce = new Map();
      return;
    }
    for (const [number, of, player, field, value] of cells) {
      const deal = `${number},${of}`;
      // Nobody takes back the opening.
      const written = [place ? id : "", value];
      if (field === "bid") {
        reveals.kept[deal] ??= rulesIn(number);
        keep(bids, deal, player, written);
      } else if (RULE_CELLS.has(field)) {
        keep(changed, RULE_CELLS.get(field), number, written);
        inForce = new Map();
      } else if (field === "reveal" && number && !(deal in reveals.made)) {
        const said = [...bids.get(deal) ?? []].map(([each, values]) => [each, newest(values)]);
        reveals.made[deal] = { place, bids: Object.fromEntries(said) };
      }
    }
  });
  return reveals;
}

/** The rules with those about bids that were in force when the bidding of a deal began. */
export function rulesOfDeal(rules, { kept }, deal) {
  if (!kept[deal]) return rules;
  const [visibility, entry] = kept[deal];
  return { ...rules, [VISIBILITY]: visibility, [ENTRY]: entry };
}

/** Whether the bids of a deal are kept, in a game whose opening asks for the reveal. */
export const isKept = (rules, { kept, made }, deal) =>
  !(deal in made) && hides(kept[deal] ?? rulesAbout(rules));

/** What a round waits for, and what of its bids may be seen. */
export function keeping(rules, reveals, deal, allBid, complete) {
  const phase = complete ? "done" : allBid ? "tricks" : "bids";
  const secret = rules[VISIBILITY] === "secret";
  const seen = { phase, hidden: false, to_reveal: false, revealed: reveals.made[deal]?.bids ?? null };
  if (!reveals.asked) {
    const hidden = phase === "bids" || (secret && phase !== "done");
    return { ...seen, hidden: hides(rulesAbout(rules)) && hidden };
  }
  if (!isKept(rules, reveals, deal)) return seen;
  const waits = { ...seen, hidden: true };
  if (!secret) return { ...waits, phase: "bids", to_reveal: allBid };
  return { ...waits, phase: allBid ? "tricks" : "bids", to_reveal: complete };
}
