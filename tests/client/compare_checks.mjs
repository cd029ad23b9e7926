// Reads questions about tricks and duels from standard input, one JSON line each, answers them
// with the very modules that a phone gets, and compares with what the server says. Prints where
// the first differ, after which it stops, then one line of figures as JSON.
import { createInterface } from "node:readline";
import { asCopied, readTrickRules } from "../../static/phone/rules/cards.mjs";
import { atTable, lacksCloud } from "../../static/phone/views/counted_tricks.mjs";
import { readDuelQuery } from "../../static/phone/trick_checker/duel_query.mjs";
import { duelRules } from "../../static/phone/rules/library/duel_rules.mjs";
import { duel, elementWins, powerOrder } from "../../static/phone/rules/duel/verdict.mjs";
import { duelAlone } from "../../static/phone/views/duel_check.mjs";
import { fold } from "../../static/phone/pad/fold.mjs";
import "../../static/phone/pad/match/fold.mjs";
import { catalogue } from "../../static/phone/rules/library/game_catalogue.mjs";
import { rulings, suitLed } from "../../static/phone/rules/legality.mjs";
import { isAllowed, withOptions } from "../../static/phone/rules/options.mjs";
import { mostBonus, scoreRound } from "../../static/phone/rules/points.mjs";
import { readRuleset } from "../../static/phone/rules/ruleset.mjs";
import { checkGames, contextOf } from "../../static/phone/services/trick_check.mjs";
import { refuseTrick } from "../../static/phone/pad/judge_play.mjs";
import { readTrick } from "../../static/phone/trick_checker/trick.mjs";
import { readTrickQuery } from "../../static/phone/trick_checker/trick_query.mjs";
import { take, trumpInEveryRound, trumpTurned } from "../../static/phone/rules/tricks.mjs";
import { unplayable } from "../../static/phone/rules/unplayable.mjs";
import { forbiddenBid } from "../../static/phone/views/table_rules.mjs";
import { checkView, gridOf } from "../../static/phone/views/trick_check.mjs";
import { difference } from "./difference.mjs";

// So many differences are shown; the first argument may say how many.
const SHOWN = Number(process.argv[2] ?? 5);
const GAME_ID = "g".repeat(22);

function linksOf(links, { ways, plays }) {
  const [way] = ways.length ? ways : plays;
  return {
    as_read: links.as_read,
    here: links.here,
    share: links.share,
    unshared: links.unshared,
    undo: links.undo,
    undo_trump: links.undo_trump,
    other_ranks: links.other_ranks,
    new: [links.new(), links.new(1), links.new_asking_who_leads()],
    played_as: way ? [links.played_as(way)] : [],
    judging: [links.judging(1), links.judging(0, "yes")],
    asking: links.asking("turned"),
    led_by: links.led_by(1),
    with_trump: [links.with_trump("R"), links.with_trump("", "Z")],
    reading: links.reading("free"),
    round_pairs: links.query.round_pairs,
  };
}

/** The screen as plain values: of the rules only what it shows, and where every link leads. */
function plainCheck(view) {
  const { trick, links, ...rest } = view;
  const { ruleset, ...shown } = trick;
  return { ...rest, trick: shown, links: linksOf(links, trick) };
}

function viewOf(query, marks, pad) {
  if (!pad) {
    const [context, wrong] = contextOf(query);
    if (!context) return { wrong, view: null };
    const [trick, refusals] = readTrick(query, context);
    return { wrong, view: plainCheck(checkView(query, trick, context, refusals)) };
  }
  const table = atTable(marks, pad, query);
  const [trick, refusals] = readTrick(table.query, table.context);
  const all = table.refusal ? [table.refusal, ...refusals] : refusals;
  const { names, count, house } = table;
  const at = { names, count, house, gameId: GAME_ID };
  return { wrong: null, view: plainCheck(checkView(table.query, trick, table.context, all, at)) };
}

/** Whether the taker of each trick of each round has to change the bid yet. */
const lackedIn = (pad) =>
  pad ? pad.rounds.map((round) => [0, 1, 2, 3, 4].map((trick) => lacksCloud(round, trick))) : [];

/** Why the next trick can't be somebody's. */
function givenTo(pad) {
  if (!pad) return () => null;
  const round = pad.rounds[pad.current - 1];
  return (player) =>
    refuseTrick(round, player, pad.cells[`${round.number},${round.deal},,bomb`]?.[0] ?? null);
}

const mapped = (object, make) =>
  Object.fromEntries(Object.keys(object).map((key) => [key, make(key)]));

/** The ruling on each card of a hand, and who takes the trick, by the rules of a table. */
function judgedHand({ data, options, plays, hand, trump, players, turned, answer }) {
  const rules = withOptions(readRuleset(data), new Map(Object.entries(options)));
  const ruleset = readTrickRules(data, rules);
  const { deck } = ruleset;
  const lying = deck.byCode.get(turned) ?? null;
  const [played, held] = [plays, hand].map((codes) =>
    codes.map((code) => asCopied(deck, deck.byCode.get(code), lying)),
  );
  return {
    rulings: rulings(ruleset, played, held),
    verdict: take(ruleset, played, trump, players),
    always: trumpInEveryRound(ruleset),
    turned: mapped(answer.turned, (code) => trumpTurned(ruleset, code)),
    grid: gridOf({ ruleset, gone: {} }, "card"),
  };
}

/** What a round brings to each player, and the largest bonus of one. */
function pointsOf({ data, options, round, bids, tricks, shots, beside }) {
  const game = readRuleset(data);
  const rules = withOptions(game, new Map(Object.entries(options)));
  const { hand, seats, players } = round;
  const played = [rules, hand, seats, bids, tricks, shots];
  return {
    scores: scoreRound(...played, ...beside),
    alone: scoreRound(...played),
    most: mostBonus(rules, game.bonusCards, players, hand),
  };
}

/** What a table plays by with these options and which bids it forbids, or why nobody can. */
function playedBy({ data, options, rounds }) {
  const game = readRuleset(data);
  const rules = withOptions(game, new Map(Object.entries(options)));
  const isKnown = Object.entries(options).every(([name, value]) => isAllowed(name, value));
  return {
    rules,
    refused: isKnown ? unplayable(game, options) : null,
    forbidden: rules && rounds.map((round) => forbiddenBid(rules, round)),
  };
}

/** What the modules answer to a case of the referee, by its kind. */
const REFEREE = {
  trick: ({ plays, trump }, { ruleset, cards }) => take(ruleset, cards(plays), trump, 0).taker,
  demanded: ({ plays }, { ruleset, cards }) => suitLed(ruleset.play, cards(plays)),
  legal: ({ plays, hand }, { ruleset, cards }) =>
    rulings(ruleset, cards(plays), cards(hand)).flatMap(({ legal, card }) =>
      legal ? card.played : [],
    ),
  check_trick: ({ plays, hands }, { ruleset, cards }) =>
    plays.flatMap((code, place) => {
      const ruled = rulings(ruleset, cards(plays.slice(0, place)), cards(hands[place]));
      return ruled.find(({ card }) => card.code === code).legal ? [] : place;
    }),
  element(given, { data }) {
    const winner = elementWins(data, given.a, given.b);
    return winner === "none" ? null : winner;
  },
  power_order: ({ va, vb, same_name: same }) => powerOrder(va, vb, same),
  duel({ a, b, power = null }, { data }) {
    const [one, other] = [a, b].map(([element, value, bonus]) => ({ element, value, bonus }));
    return duel(data, one, other, power).winner;
  },
};

function refereesAnswer({ kind, data, given }) {
  if (data.elements) return REFEREE[kind](given, { data });
  const { rules } = readRuleset(data);
  const ruleset = readTrickRules(data, {
    ...rules,
    "play.top_lead": given.wizard_lead ?? rules["play.top_lead"],
  });
  return REFEREE[kind](given, {
    ruleset,
    cards: (codes) => codes.map((code) => ruleset.deck.byCode.get(code)),
  });
}

function compared(given) {
  const { pairs, marks, game, library, offered, duels, shown, wrong, view, gives, lacks } = given;
  if (duels) Object.assign(duelRules, duels);
  if (library) Object.assign(catalogue, library);
  if (game) catalogue[game.key] = { data: game };
  if (offered) return [checkGames(), offered];
  const asked = new URLSearchParams(pairs);
  const pad = marks?.length ? fold(marks) : null;
  if (duels) return [duelAlone(readDuelQuery(asked)), shown];
  return [
    {
      ...viewOf(readTrickQuery(asked), marks, pad),
      gives: mapped(gives, givenTo(pad)),
      lacks: lackedIn(pad),
    },
    { wrong, view, gives, lacks },
  ];
}

function answers(asked) {
  if (asked.kind) return [refereesAnswer(asked), asked.answer];
  if (asked.played) return [playedBy(asked), asked.played];
  if (asked.round) return [pointsOf(asked), asked.answer];
  return asked.hand ? [judgedHand(asked), asked.answer] : compared(asked);
}

const figures = { cases: 0, looks: 0, different: 0, seconds: 0 };
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const begun = performance.now();
  const [ours, theirs] = answers(asked);
  figures.seconds += (performance.now() - begun) / 1000;
  figures.cases += 1;
  figures.looks += 1;
  const where = difference(JSON.parse(JSON.stringify(ours)), theirs);
  if (where === null) continue;
  figures.different += 1;
  console.log(`${asked.name}: ${new URLSearchParams(asked.pairs)}${where}`);
  // A module that is broken answers nearly everything wrong.
  if (figures.different === SHOWN) break;
}
console.log(JSON.stringify(figures));
process.exitCode = figures.different ? 1 : 0;
