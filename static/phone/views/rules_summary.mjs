/**
 * The rules summary of a game, made from its rules. Pure. The server's side is
 * scorepad/views/rules_summary.py and rules_examples.py.
 */
import { readTrickRules, waysToPlay } from "../rules/cards.mjs";
import { catalogue } from "../rules/library/game_catalogue.mjs";
import { rulings } from "../rules/legality.mjs";
import { dealsOf } from "../pad/opening.mjs";
import { withOptions } from "../rules/options.mjs";
import { count, scoreRound } from "../rules/points.mjs";
import { sheets } from "../rules/library/rule_sheets.mjs";
// No table changes what a game of duels shows, so the server hands its view over with the words.
// eslint-disable-next-line no-restricted-imports
import { texts } from "../i18n/rule_texts.mjs";
import { topicsOf } from "./rules_topics.mjs";
import { readRuleset } from "../rules/ruleset.mjs";
import { forbiddenBid, formulaOf, numbersOfPlayers, readRules } from "./table_rules.mjs";
import { thirdHandPlace, take } from "../rules/tricks.mjs";

const ZERO = "points.zero_";

/**
 * The rules summary of a game that is offered, as its sheet has the rules; null where there is
 * none. The cards that a table may put into the deck have their topics too.
 *
 * @param {string} key
 * @returns {View | null}
 */
export function summaryOfGame(key) {
  if (texts.duels[key]) return texts.duels[key];
  if (!Object.hasOwn(catalogue, key)) return null;
  const { data } = catalogue[key];
  const { rules } = readRuleset(data);
  const view = summary(data, rules);
  const added = data.deck.added ?? [];
  if (!added.length) return view;
  const put = added.map(({ option }) => [`play.${option}`, true]);
  const every = summary(data, { ...rules, ...Object.fromEntries(put) });
  const told = new Map(view.topics.map((/** @type {RuleTopic} */ each) => [each.key, each]));
  const topics = every.topics.map((/** @type {RuleTopic} */ each) => told.get(each.key) ?? each);
  return { ...view, topics };
}

/**
 * The summary of the rules that a table plays by now.
 *
 * @param {string} gameId
 * @param {any} data what its pad keeps of the game
 * @param {Rules} rules
 * @param {string} house
 */
export const summaryOfTable = (gameId, data, rules, house) =>
  withTable({ ...(texts.duels[data.key] ?? summary(data, rules)), game_id: gameId, house });

/**
 * The summary of a game by house rules; null where they can't be played by.
 *
 * @param {Pick<HouseRules, "name" | "game" | "options">} house
 * @returns {View | null}
 */
export function summaryOfHouse({ name, game, options }) {
  if (!Object.hasOwn(catalogue, game)) return null;
  const { data } = catalogue[game];
  const rules = withOptions(readRuleset(data), new Map(Object.entries(options)));
  return rules && withTable({ ...summary(data, rules), house: name });
}

/** @param {View} view */
const withTable = (view) => ({
  ...view,
  of_table: !!(view.house || view.own.length || view.variants_on.length),
});

/**
 * @param {RulesetData & {sheet?: string, edition?: string}} data
 * @param {Rules} rules
 * @returns {View}
 */
function summary(data, rules) {
  const { key } = data;
  const { examples = { points: [], tricks: [], bids: [] } } = sheets[key] ?? {};
  const sheetData = catalogue[key]?.data ?? data;
  const known = readRuleset(sheetData);
  // A game that has left the library is its own sheet.
  const sheet = catalogue[key] ? known : { ...known, rules };
  // Older pads hold a copy of their rules from before the files had headings.
  const places = { ...data.places, ...sheetData.places };
  const facts = { places, first_dealer: (sheetData.dealer ?? {}).first };
  const ruleset = readRules(data, rules, facts);
  const on = (data.variants ?? []).filter(({ sets }) =>
    Object.entries(sets).every(([name, value]) => rules[name] === value),
  );
  const keysOn = on.map(({ key: each }) => each);
  const fitting = examples.bids.filter(
    (/** @type {any} */ { variant }) => !variant || keysOn.includes(variant),
  );
  const usual = readRules(sheetData, withVariants(sheet, on), {
    ...{ places, first_dealer: facts.first_dealer },
  });
  const asUsual = new Map(topicsOf(usual, bidRows(usual.rules, fitting)).map((t) => [t.key, t]));
  const topics = topicsOf(ruleset, bidRows(rules, fitting)).map((topic) =>
    withOrigin(topic, asUsual.get(topic.key), places),
  );
  const headings = (sheetData.variants ?? []).map(({ key: each, place = "" }) => [each, place]);
  const variants = (data.variants ?? []).map(({ key: each }) => [each, keysOn.includes(each)]);
  const points = pointsRows(rules, examples.points, keysOn);
  return withTable({
    ...{ game_id: "", ruleset: key, house: "", sheet: data.sheet, edition: data.edition },
    ...{ judged: ruleset.judged, topics, rounds: roundsOf(ruleset) },
    points,
    tricks: trickRows(data, rules, examples.tricks),
    ...{ variants, variants_on: keysOn, own: ownRules(rules, sheet.rules, on) },
    headings: {
      ...Object.fromEntries(variants.map(([each]) => [each, ""])),
      ...Object.fromEntries(headings),
    },
    has_headings: topics.some(({ place }) => place),
    counts_cards: points.some(({ hand }) => hand),
    has_sheet: Object.keys(places).length > 0,
    ...{ elements: [], duels: [] },
  });
}

/**
 * The rules of the sheet with the variants that a table plays.
 *
 * @param {Ruleset} sheet
 * @param {{sets: Record<string, any>}[]} on
 */
function withVariants(sheet, on) {
  const sets = Object.assign({}, ...on.map((variant) => variant.sets));
  return withOptions(sheet, new Map(Object.entries(sets))) ?? sheet.rules;
}

/**
 * Where a topic comes from; `usual` is what the sheet, and the app where that is silent, say of
 * it, with the variants of the table.
 *
 * @param {RuleTopic} topic
 * @param {RuleTopic | undefined} usual
 * @param {Record<string, string>} places
 * @returns {RuleTopic}
 */
function withOrigin(topic, usual, places) {
  if (!Object.keys(places).length) return { ...topic, origin: "common" };
  if (topic.key !== "typed" && (!usual || chosen(usual) !== chosen(topic))) {
    return { ...topic, origin: "table", place: "" };
  }
  return { ...topic, origin: topic.place ? "sheet" : "app" };
}

/**
 * What a topic says, without what follows from the length alone.
 *
 * @param {RuleTopic} topic
 */
const chosen = ({ sentences }) =>
  JSON.stringify(sentences.filter(({ code }) => code !== "all_dealt"));

/** @param {TableRules} ruleset */
function roundsOf(ruleset) {
  /** @type {{least: number, most: number, hands: number[]}[]} */
  const rounds = [];
  for (const players of numbersOfPlayers(ruleset)) {
    const hands = dealsOf(ruleset.game, ruleset.rules, players).map(({ hand }) => hand);
    const last = rounds.at(-1);
    if (last && `${last.hands}` === `${hands}`) last.most = players;
    else rounds.push({ least: players, most: players, hands });
  }
  return rounds;
}

/**
 * The options that differ from the sheet, but not by a variant. Points of a zero bid that has none
 * of its own are those of any other bid, and are left out.
 *
 * @param {Rules} rules
 * @param {Rules} usual
 * @param {{sets: Record<string, any>}[]} on
 */
function ownRules(rules, usual, on) {
  const byVariants = new Set(on.flatMap(({ sets }) => Object.keys(sets)));
  return Object.entries(rules).filter(
    ([name, value]) =>
      value !== usual[name]
      && !byVariants.has(name)
      && (rules["points.own_zero"] || !name.startsWith(ZERO)),
  );
}

/**
 * Each row once.
 *
 * @param {T[]} rows
 * @returns {T[]}
 * @template T
 */
const once = (rows) => [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];

/**
 * The points of each example; those about variants that are not on are left out.
 *
 * @param {Rules} rules
 * @param {any[]} examples
 * @param {string[]} on
 */
function pointsRows(rules, examples, on) {
  const formulas = ["made", "missed", "zero_made", "zero_missed"];
  const byHand = formulas.some((formula) => formulaOf(rules, formula).hand);
  return once(
    examples
      .filter(({ variant }) => !variant || on.includes(variant))
      .map(({ bid, tricks, hand: said, cannonball }) => {
        const hand = said || Math.max(bid, tricks, 1);
        const [[points]] = scoreRound(rules, hand, [""], [bid], [tricks], [cannonball]);
        return { bid, tricks, hand: byHand || cannonball ? hand : 0, points, cannonball };
      }),
  );
}

/**
 * The bid that the last bidder may not make in each example.
 *
 * @param {Rules} rules
 * @param {any[]} examples
 * @returns {BidRow[]}
 */
const bidRows = (rules, examples) =>
  once(
    examples.map(({ hand, bids, blind, leads }) => ({
      ...{ hand, bids, forbidden: forbiddenBid(rules, { hand, bids, blind, leads }) },
    })),
  );

/**
 * Each trick with its taker, and its cards that were not legal; none in a game whose tricks cannot
 * be judged, and none with cards that the table does not play with. Of tricks that show the same
 * cards, only more often, the first is enough.
 *
 * @param {any} data
 * @param {Rules} rules
 * @param {any[]} examples
 */
function trickRows(data, rules, examples) {
  const ruleset = readTrickRules(data, rules);
  if (!ruleset.play.judged) return [];
  const rows = new Map();
  for (const example of examples) {
    const row = trickRow(ruleset, example);
    if (row) {
      const { trump, cards, taker, illegal } = row;
      const shown = JSON.stringify([trump, [...new Set(cards)], taker, illegal]);
      if (!rows.has(shown)) rows.set(shown, row);
    }
  }
  return [...rows.values()];
}

/**
 * @param {TrickRules} ruleset
 * @param {any} example
 */
function trickRow(ruleset, { trump, plays, hands, players }) {
  const { deck } = ruleset;
  /** @param {string[]} codes */
  const read = (codes) => {
    const all = codes.map((code) => deck.byCode.get(code));
    const isThere = all.every((card) => {
      const [, most] = deck.kinds.find(([{ code }]) => code === card?.code) ?? [null, 0];
      return (
        count(
          all.map((each) => each?.code),
          card?.code,
        ) <= most
      );
    });
    return isThere ? /** @type {Card[]} */ (all) : null;
  };
  const cards = read(plays);
  const held = hands.map(read);
  const third = thirdHandPlace(ruleset, players);
  // Whoever plays a card that is one of two says which; in the third hand nobody can.
  const isUnsaid = cards?.some((card, place) => place !== third && waysToPlay(deck, card).length);
  if (!cards || isUnsaid || held.includes(null)) return null;
  const illegal = held.flatMap((/** @type {Card[]} */ hand, /** @type {number} */ place) => {
    const ruling = rulings(ruleset, cards.slice(0, place), hand);
    return ruling.some(({ card, legal }) => card === cards[place] && legal) ? [] : [place];
  });
  const { taker, leads } = take(ruleset, cards, trump || null, players);
  return {
    ...{ trump, cards, taker, illegal, leads },
    held: illegal.map((/** @type {number} */ place) => [
      place,
      held[place].filter((/** @type {Card} */ card) => card !== cards[place]),
    ]),
    third,
  };
}
