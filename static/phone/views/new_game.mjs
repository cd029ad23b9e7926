/**
 * What the form for a new game shows without network. Pure. The server's side is
 * scorepad/views/new_game.py and new_game_cards.py.
 */
import { boxes } from "../rules/library/boxes.mjs";
import { duelRules } from "../rules/library/duel_rules.mjs";
import { catalogue } from "../rules/library/game_catalogue.mjs";
import { games } from "../rules/library/games.mjs";
import {
  DRAWN,
  firstDealer,
  isEmpty,
  isLike,
  isMatch,
  isWisest,
  listed,
  mostPlayers,
  offered,
  playersOf,
  seatOf,
} from "../services/new_game.mjs";
// The markup has no sentences about a table, so the view says in words what is wrong.
// eslint-disable-next-line no-restricted-imports
import { tableRefusals } from "../words/table_refusals.mjs";
import { dealsOf } from "../pad/opening.mjs";
import { typedNumber } from "../pad/typed_numbers.mjs";
import { withOptions } from "../rules/options.mjs";
import { hasBan } from "../services/rule_fields.mjs";
import { readRuleset } from "../rules/ruleset.mjs";

/** The beginning of what the form sends for house rules; their id follows. */
export const HOUSE = "house.";

/** @param {Refusal | undefined} refusal */
export const inWords = (refusal) => refusal && tableRefusals[refusal.code](refusal.facts);

/** @param {string} key */
const nameOf = (key) => (isMatch(key) ? duelRules : games)[key].name;

/**
 * How many rounds a game has for each number of players; `unequal` where they are fewer than those,
 * so that not everybody starts one.
 *
 * @param {string} key
 * @param {Record<string, any>} [options] those of house rules
 */
function lengthsOf(key, options = {}) {
  const game = readRuleset(catalogue[key].data);
  const rules = withOptions(game, new Map(Object.entries(options))) ?? game.rules;
  const { least, most } = playersOf(key);
  return Array.from({ length: most - least + 1 }, (_, place) => {
    const rounds = dealsOf(game, rules, least + place).length;
    return { players: least + place, rounds, unequal: rounds < least + place };
  });
}

/** @param {any[]} lengths */
const withLengths = (lengths) => ({ lengths, unequal: lengths.some(({ unequal }) => unequal) });

/**
 * The cards of the games that a table can choose from: what was played last comes first, house
 * rules before games.
 *
 * @param {NewGameForm} form
 * @param {HouseRules[]} houses
 */
const cardsOf = (form, houses) => [
  ...houses.map((house) => ({
    ...{ id: `house-${house.id}`, sent: HOUSE + house.id, key: house.game, name: house.name },
    ...{ about: games[house.game].name, ...playersOf(house.game), tokens: 0 },
    ...{ chosen: form.house?.id === house.id, house: house.id },
    ...withLengths(lengthsOf(house.game, house.options)),
  })),
  ...[...new Set([...form.played, ...offered()])].map((key) => ({
    ...{ id: key, sent: key, key, name: nameOf(key), about: boxes[key], ...playersOf(key) },
    tokens: isMatch(key) ? duelRules[key].data.tokens : 0,
    ...withLengths(isMatch(key) ? [] : lengthsOf(key)),
    ...{ chosen: key === form.game && !form.house, house: "" },
  })),
];

/**
 * The variants of the chosen game; house rules have none.
 *
 * @param {NewGameForm} form
 */
const variantsOf = ({ game, house, variants }) =>
  Object.entries(house ? {} : (catalogue[game]?.variants ?? {})).map(
    ([key, [title, sentence]]) => ({
      ...{ sent: `${game}.${key}`, title, sentence },
      on: variants.includes(`${game}.${key}`),
    }),
  );

/**
 * What the template shows; `wrong` is that of openingOf(). Empty fields that are more than the game
 * has players stay only where the `next` one is to be typed.
 *
 * @param {NewGameForm} form
 * @param {KnownPerson[]} known
 * @param {HouseRules[]} houses
 * @param {Record<string, Refusal>} wrong
 * @param {boolean} [next]
 * @returns {View}
 */
export function newGameView(form, known, houses, wrong, next) {
  const { least, most: largest } = playersOf(form.game);
  const most = mostPlayers();
  const names = [...form.names];
  const fitting = next && least < largest ? most : largest;
  while (names.length > fitting && isEmpty(names.at(-1))) names.pop();
  while (names.length < least) names.push("");
  const room = least < largest && names.length < most;
  const dealer = firstDealer(form);
  const data = catalogue[form.game]?.data;
  const sent = `${form.game}.kept_bids`;
  const varies = !!data?.schedule.varies;
  const cards = cardsOf(form, houses);
  const chosen = cards.find((card) => card.chosen);
  const variants = variantsOf(form);
  return {
    names: names.map((text, place) => ({
      text,
      deals: dealer === `${place}`,
      sat: (!isEmpty(text) && form.sat[place]) || "",
      wrong: inWords(wrong[`name.${place}`]),
    })),
    known: known.map((each) => ({ ...each, seat: seatOf({ ...form, names }, each) + 1 })),
    room,
    full: names.length >= most && !names.some(isEmpty),
    drawn: dealer === DRAWN,
    wisest: isWisest(form.game),
    wrong_players: inWords(wrong.players),
    wrong_rules: inWords(wrong.rules),
    ...{ rounds: form.rounds, wrong_rounds: inWords(wrong.rounds) },
    ...{ hands: form.hands, wrong_hands: inWords(wrong.hands) },
    rules_ask: !!(wrong.rules || wrong.rounds || wrong.hands || varies),
    varies,
    ...{ paper: form.paper, left: form.left, kept: form.kept },
    wrong_dealer: !!wrong.dealer,
    ...{ cards, chosen, variants, length: typedNumber(form.rounds) ?? listed(form.hands).length },
    changed: variants.filter(({ on }) => on).map(({ title }) => title),
    deals: !isMatch(form.game),
    unseen: data
      && !form.house
      && !form.paper && { sent, on: form.variants.includes(sent), lifts: hasBan(data) },
    as_before: isLike(form),
    has_more:
      form.like?.game === form.game
      && !form.house
      && (Object.keys(form.like.options).length > 0 || !!form.like.house),
  };
}
