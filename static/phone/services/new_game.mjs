/**
 * The form for a new game without network: what is typed, what it shows, and the opening that
 * it asks for. Pure; the server's side is scorepad/services/new_game.py and
 * scorepad/views/new_game.py.
 */
import { boxes } from "../rules/library/boxes.mjs";
import { games } from "../rules/library/games.mjs";
import { duelRules } from "../rules/library/duel_rules.mjs";
import { catalogue } from "../rules/library/game_catalogue.mjs";
import { caseless, cleanName } from "../pad/names.mjs";
import { checkOpening, dealsOf } from "../pad/opening.mjs";
import { rematch } from "./rematches.mjs";
import { contradicting, optionsSwitched, variantsAmong } from "./rule_fields.mjs";
import { readRuleset } from "../rules/ruleset.mjs";
import { withOptions } from "../rules/options.mjs";
import { largestOf } from "../rules/schedule.mjs";
import { typedNumber } from "../pad/typed_numbers.mjs";

export const DRAWN = "draw";
/** What an opening has where nothing is said of its length, its house rules and secret bids. */
const NO_LENGTH = { rounds: null, hands: [], house: "", reveal: null };
const MOST_NAMES = 16;

/** @param {string} name */
export const isEmpty = (name) => !cleanName(name);
/** The games that can be begun, by their keys, in the order for the reader's language. */
export const offered = () => Object.keys(boxes);

/**
 * Whether a game is one of duels, which has no dealer, no length and no option.
 *
 * @param {string} key
 */
export const isMatch = (key) => Object.hasOwn(duelRules, key);

/**
 * @param {string} key
 * @returns {any}
 */
const dataOf = (key) => (isMatch(key) ? duelRules : catalogue)[key].data;

/**
 * @param {string} key
 * @returns {{least: number, most: number}}
 */
export const playersOf = (key) => dataOf(key).players;

/** The most players that any game has: so many can sit down before one is chosen. */
export const mostPlayers = () => Math.max(...offered().map((key) => playersOf(key).most));

/**
 * Whom a name may mean that is one tap: the people whom the group knows, and every other name of
 * these games, newest game first, each once.
 *
 * @param {StoredGame[]} stored
 * @param {KnownPerson[]} people
 * @returns {KnownPerson[]}
 */
export function namesOf(stored, people) {
  const names = new Set(people.map(({ name }) => caseless(name)));
  const others = stored
    .flatMap(({ about }) => about.players ?? [])
    .filter((name) => !names.has(caseless(name)) && names.add(caseless(name)))
    .map((name) => ({ name, person: "", sign: null }));
  return [...people, ...others].slice(0, MOST_NAMES);
}

/**
 * The house rules of the group that can be played by.
 *
 * @param {HouseRules[]} houses
 */
export const playable = (houses) =>
  houses.filter(
    ({ game, options }) =>
      Object.hasOwn(catalogue, game)
      && withOptions(readRuleset(catalogue[game].data), new Map(Object.entries(options))),
  );

/**
 * @param {StoredGame[]} stored
 * @returns {NewGameForm} nothing typed; the game that was played last on this phone, and all that
 *   were played here, newest first
 */
export function emptyForm(stored) {
  const all = offered();
  const played = stored.map(({ about }) => about.key).filter((key) => all.includes(key));
  const game = played[0] ?? all[0];
  const typed = { names: [], sat: [], dealer: "", variants: [], rounds: "", hands: "" };
  return { game, house: null, ...typed, like: null, played, paper: false };
}

/** @param {string} key */
export const isWisest = (key) => dataOf(key).dealer?.first === "wisest";

/**
 * Who deals first: the one that was chosen, else the game's proposal. On paper nobody is drawn.
 *
 * @param {NewGameForm} form
 */
export function firstDealer({ game, names, dealer, paper }) {
  const chosen = paper && dealer === DRAWN ? "" : dealer;
  if (chosen || !(paper || isWisest(game))) return chosen || DRAWN;
  return `${Math.max(
    0,
    names.findIndex((name) => !isEmpty(name)),
  )}`;
}

/**
 * @param {Pad} pad
 * @param {string} key
 * @param {StoredGame[]} stored
 * @returns {NewGameForm} the people and the rules of a game, as fold() has it; the deal passes on
 */
export function formLike(pad, key, stored) {
  const { names, dealer, ...rules } = rematch(pad);
  const people = {
    ...{ ...emptyForm(stored), names, sat: names.map(() => ""), dealer: `${dealer}` },
    ...{ rounds: `${rules.rounds ?? ""}`, hands: rules.hands.join(" ") },
  };
  if (isMatch(key)) return { ...people, game: key };
  if (!games[key]) return people;
  const { switched, rest } = variantsAmong(rules.options, catalogue[key].data);
  const like = { ...rules, options: rest, game: key };
  return { ...people, game: key, variants: switched.map((each) => `${key}.${each}`), like };
}

/**
 * The field where somebody sits, -1 for nowhere; of several of the same name it is the one who was
 * tapped, or one who was typed.
 *
 * @param {Pick<NewGameForm, "names" | "sat">} form
 * @param {KnownPerson} known
 */
export const seatOf = ({ names, sat }, { name, person }) =>
  names.findIndex(
    (each, place) => caseless(each) === caseless(name) && ["", person].includes(sat[place] ?? ""),
  );

/**
 * The name in the first empty field, or taken out if it is there.
 *
 * @param {NewGameForm} form
 * @param {KnownPerson} known
 * @returns {NewGameForm}
 */
export function withName(form, known) {
  const [names, sat] = [[...form.names], [...form.sat]];
  const there = seatOf(form, known);
  const empty = names.findIndex(isEmpty);
  const place = there >= 0 ? there : empty >= 0 ? empty : names.length;
  if (place >= mostPlayers()) return form;
  names[place] = there >= 0 ? "" : known.name;
  sat[place] = there >= 0 ? "" : known.person;
  return { ...form, names, sat };
}

/**
 * One more field; as many as the game needs are there in any case.
 *
 * @param {NewGameForm} form
 * @returns {NewGameForm}
 */
export function withRoom(form) {
  const missing = Math.max(0, playersOf(form.game).least - form.names.length);
  return { ...form, names: [...form.names, ...Array(missing + 1).fill("")] };
}

/**
 * Whether the other rules and the length of an earlier game hold here too.
 *
 * @param {Pick<NewGameForm, "game" | "house" | "like" | "afresh">} form
 */
export const isLike = ({ game, house, like, afresh }) => like?.game === game && !house && !afresh;

/**
 * The switches of its game that a form has on; house rules have none.
 *
 * @param {Pick<NewGameForm, "game" | "house" | "variants">} form
 */
const switchedIn = ({ game, house, variants }) =>
  variants
    .map((sent) => sent.split("."))
    .flatMap(([of, key]) => (of === game && !house ? [key] : []));

/**
 * What a form chooses, as options of its game's rules.
 *
 * @param {Pick<NewGameForm, "game" | "house" | "variants" | "like" | "afresh">} form
 * @returns {Record<string, any>}
 */
export const chosenOptions = (form) => ({
  ...(isLike(form) ? form.like.options : form.house?.options),
  ...optionsSwitched(dataOf(form.game), switchedIn(form)),
});

/** @param {string} hands */
export const listed = (hands) => hands.split(/[\s,;]+/).filter(Boolean);

/**
 * What is wrong with numbers that are none, by place.
 *
 * @param {NewGameForm} form
 * @param {number} seated
 * @param {Ruleset} game
 * @param {Rules} rules
 */
function unreadable({ game: key, rounds, hands }, seated, game, rules) {
  const { least, most } = playersOf(key);
  const players = Math.min(Math.max(seated, least), most);
  /** @type {Record<string, Refusal>} */
  const wrong = {};
  if (rounds.trim() && typedNumber(rounds) === null) {
    const facts = { value: rounds.trim(), low: 1, high: dealsOf(game, rules, players).length };
    wrong.rounds = { code: "rounds_out_of_range", facts };
  }
  for (const value of listed(hands).filter((text) => typedNumber(text) === null)) {
    const facts = { value, low: 1, high: largestOf(game, rules, players) };
    wrong.hands = { code: "hand_out_of_range", facts };
  }
  return wrong;
}

/**
 * Everybody who sits, by the fields with a name: an id that the group knows, or a new one.
 *
 * @param {NewGameForm} form
 * @param {KnownPerson[]} people
 * @param {() => string} newPlayer
 * @param {number[]} seated
 * @returns {[id: string, name: string][]}
 */
const peopleOf = ({ names, sat }, people, newPlayer, seated) =>
  seated.map((place) => {
    const called = people.filter(({ name }) => caseless(name) === caseless(names[place]));
    const meant = called.find(({ person }) => person === sat[place]);
    const known = meant ?? (called.length === 1 ? called[0] : null);
    return [known?.person || newPlayer(), names[place]];
  });

/**
 * What is wrong with an opening, by the fields of its form.
 *
 * @param {Opening} opening
 * @param {number[]} seated
 */
function wrongIn(opening, seated) {
  /** @type {Record<string, any>} */
  const wrong = {};
  for (const [place, refusal] of Object.entries(checkOpening(opening))) {
    const [kind, number] = place.split(".");
    wrong[number ? `${kind}.${seated[/** @type {any} */ (number)]}` : place] = refusal;
  }
  return wrong;
}

/**
 * The opening, and what is wrong with it by the place where it was typed.
 *
 * @param {NewGameForm} form
 * @param {KnownPerson[]} people those whom the group knows
 * @param {() => string} newPlayer an id nobody has
 * @param {(number: number) => number} draw one of so many places
 */
export function openingOf(form, people, newPlayer, draw) {
  const data = dataOf(form.game);
  const seated = form.names.flatMap((name, place) => (isEmpty(name) ? [] : [place]));
  const players = peopleOf(form, people, newPlayer, seated);
  if (isMatch(form.game)) {
    const opening = { ...{ data, players, dealer: 0, options: {} }, ...NO_LENGTH };
    return { opening, wrong: wrongIn(opening, seated) };
  }
  const dealer = firstDealer(form);
  const game = readRuleset(data);
  /** @type {Opening} */
  const opening = {
    data,
    rounds: typedNumber(form.rounds),
    hands: listed(form.hands).flatMap((text) => typedNumber(text) ?? []),
    house: form.house?.name ?? (isLike(form) ? form.like.house : ""),
    options: chosenOptions(form),
    reveal: true,
    players,
    dealer: dealer === DRAWN ? draw(seated.length) : seated.indexOf(Number(dealer)),
  };
  const rules = withOptions(game, new Map(Object.entries(opening.options))) ?? game.rules;
  const wrong = { ...unreadable(form, seated.length, game, rules), ...wrongIn(opening, seated) };
  const both = contradicting(data, switchedIn(form));
  if (both) {
    const [one, other] = both.map((key) => catalogue[form.game].variants[key][0]);
    wrong.rules = { code: "variants_contradict", facts: { one, other } };
  }
  return { opening, wrong };
}
