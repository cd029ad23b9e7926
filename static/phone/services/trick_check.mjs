/**
 * The choices before a trick can be checked: the game, and the number of players. Pure. The
 * server's side is scorepad/services/trick_check.py.
 */
import { readTrickRules } from "../rules/cards.mjs";
import { duelRules } from "../rules/library/duel_rules.mjs";
import { catalogue } from "../rules/library/game_catalogue.mjs";
import { isAllowed } from "../rules/options.mjs";
import { isJudged, readRuleset } from "../rules/ruleset.mjs";
import { typedNumber } from "../pad/typed_numbers.mjs";
import { UNKNOWN } from "../rules/tricks.mjs";
import { TABLE_PARTS } from "../trick_checker/trick_query.mjs";

/**
 * Every game that is offered, with its numbers of players; those that cannot be judged last.
 *
 * @returns {View[]}
 */
export function checkGames() {
  const tricks = Object.entries(catalogue).map(([key, { data }]) => {
    const { least, most } = data.players;
    const players = Array.from({ length: most - least + 1 }, (_, place) => least + place);
    return { key, players, judged: isJudged(data), duels: false };
  });
  const duels = Object.keys(duelRules).map((key) => ({
    ...{ key, players: [], judged: true, duels: true },
  }));
  const all = [...tricks, ...duels];
  return [...all.filter(({ judged }) => judged), ...all.filter(({ judged }) => !judged)];
}

/**
 * The game and the number of players that an address names: null when it doesn't name both, and
 * what is wrong with them.
 *
 * @param {TrickQuery} query
 * @returns {[TrickContext | null, Refusal | null]}
 */
export function contextOf(query) {
  const { game, players: typed } = query;
  /** @type {(code: Code, facts: any) => [null, Refusal]} */
  const wrong = (code, facts) => [null, { code, facts }];
  if (!game) return [null, null];
  if (!Object.hasOwn(catalogue, game)) return wrong("no_such_game", { key: game });
  const { data } = catalogue[game];
  if (!isJudged(data)) return wrong("not_judged", { game });
  if (!typed) return [null, null];
  const players = typedNumber(typed);
  const { least, most } = data.players;
  if (players === null || players < least || players > most) {
    return wrong("number_of_players", { players: typed, least, most });
  }
  const said = TABLE_PARTS.map((part) => [`play.${part}`, query[part]]);
  const options = Object.fromEntries(said.filter(([, value]) => value));
  const key = Object.keys(options).find((each) => !isAllowed(each, options[each]));
  if (key) return wrong("no_such_rule", { key, allowed: "" });
  const { rules } = readRuleset(data);
  // Nobody has said which cards the table plays with: those that lie there tell.
  const added = (data.deck.added ?? []).map(({ option }) => [`play.${option}`, true]);
  const all = { ...rules, ...options, ...Object.fromEntries(added) };
  const ruleset = readTrickRules(data, all);
  const known = { leader: 0, trump: UNKNOWN, leader_known: true, first: null };
  return [{ ruleset, players, ...known, hand: 0, bids: [], last: null }, null];
}
