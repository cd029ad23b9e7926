/**
 * The options of the rules, as a table changes them. Pure. The server's side is
 * scorepad/services/rule_fields.py, and views/rules.py for what the screen shows.
 */
import { refusing } from "../pad/judge_people.mjs";
import { OPTIONS } from "../rules/options.mjs";
import { TERMS } from "../rules/option_table.mjs";
import { asSent, choicesOf, optionsOf, readOption } from "../services/option_fields.mjs";
import { setOptions } from "../services/table_changes.mjs";
import { variantsOn } from "./table_menu.mjs";
import { newestMark } from "../pad/written_pad.mjs";

/**
 * @param {WrittenPad} pad
 * @param {string} name
 * @param {Record<string, string>} texts
 */
function fieldOf({ rules }, name, texts) {
  return { name, text: texts[name] ?? asSent(rules[name]), values: choicesOf(name) };
}

/**
 * What the screen of the rules shows, or changes to them that were refused.
 *
 * @param {WrittenPad} pad
 * @param {string} gameId
 * @param {RuleChanges | null} changes
 * @returns {View}
 */
export function rulesView(pad, gameId, changes = null) {
  const { rules, data, rounds } = pad;
  const on = changes?.variants ?? variantsOn(pad).map(({ key }) => key);
  const current = rounds[(pad.current ?? 0) - 1];
  /** @param {string} kind */
  const formula = (kind) =>
    Object.fromEntries(TERMS.map((term) => [term, rules[`points.${kind}.${term}`]]));
  return {
    game_id: gameId,
    seen: newestMark(pad),
    ruleset: data.key,
    house: pad.house,
    made: formula("made"),
    missed: formula("missed"),
    variants: (data.variants ?? []).map(({ key }) => [key, on.includes(key)]),
    fields: optionsOf(pad).map((name) => fieldOf(pad, name, changes?.options ?? {})),
    number: Math.max(1, rounds.length),
    whole_game: changes?.whole_game ?? false,
    bidding: !!current && `${current.number},${current.deal}` in pad.reveals.kept,
  };
}

/**
 * The cells that make these changes, as far as they differ. An option that was changed itself
 * weighs more than a variant, and a variant switched on more than one that was on.
 *
 * @param {WrittenPad} pad
 * @param {RuleChanges} changes
 * @returns {Cell[] | Refusal}
 */
export function changeRules(pad, changes) {
  const [byVariants, byHand] = [ofVariants(pad, changes), ofHand(pad, changes)];
  if ("code" in byVariants) return /** @type {Refusal} */ (byVariants);
  if ("code" in byHand) return /** @type {Refusal} */ (byHand);
  const rounds = changes.whole_game ? pad.rounds : [];
  const before = [pad.rules, ...rounds.map(({ rules }) => rules)];
  const changed = Object.entries({ ...pad.rules, ...byVariants, ...byHand }).filter(
    ([name, value]) => before.some((rules) => rules[name] !== value),
  );
  return setOptions(pad, Object.fromEntries(changed), changes.whole_game);
}

/**
 * @param {WrittenPad} pad
 * @param {RuleChanges} changes
 * @returns {Rules | Refusal}
 */
function ofVariants(pad, { variants }) {
  const were = variantsOn(pad);
  const changed = (pad.data.variants ?? []).filter(
    (each) => variants.includes(each.key) !== were.includes(each),
  );
  const on = changed.filter(({ key }) => variants.includes(key));
  /** @type {Map<string, [any, string]>} */
  const told = new Map();
  for (const { key, sets } of on) {
    for (const [name, value] of Object.entries(sets)) {
      const [before, first] = told.get(name) ?? [value, key];
      if (before !== value) {
        return refusing("variants_contradict", { game: pad.data.key, first, other: key });
      }
      told.set(name, [before, first]);
    }
  }
  const off = changed.filter((each) => !on.includes(each));
  const usual = off.flatMap(({ sets }) =>
    Object.keys(sets).map((name) => [name, pad.game.rules[name]]),
  );
  return Object.assign(Object.fromEntries(usual), ...on.map(({ sets }) => sets));
}

/**
 * @param {WrittenPad} pad
 * @param {RuleChanges} changes
 * @returns {Rules | Refusal}
 */
function ofHand({ rules }, { options }) {
  /** @type {Rules} */
  const changed = {};
  for (const [name, text] of Object.entries(options)) {
    const value = readOption(name, text);
    if (value === null) {
      const { low, high } = /** @type {any} */ (OPTIONS[name]);
      return refusing("out_of_range", { value: text, low, high, key: name });
    }
    if (value !== rules[name]) changed[name] = value;
  }
  return changed;
}

/**
 * The changes that a form of the rules holds.
 *
 * @param {WrittenPad} pad
 * @param {URLSearchParams} form
 * @returns {RuleChanges}
 */
export function changesIn(pad, form) {
  const sent = optionsOf(pad).filter((name) => form.has(`option.${name}`));
  return {
    variants: form.getAll("variant"),
    options: Object.fromEntries(sent.map((name) => [name, form.get(`option.${name}`) ?? ""])),
    whole_game: form.get("rounds") === "all",
  };
}
