/**
 * The form for a new game without network: what is typed, what it shows, and the opening that
 * it asks for. Pure; the server's side is scorepad/services/new_game.py and
 * scorepad/views/new_game.py.
 */
import { games } from "./games.mjs";
import { catalogue } from "./game_catalogue.mjs";
import { cleanName, folded } from "./names.mjs";
import { checkOpening } from "./opening.mjs";
import { rematch } from "./rematches.mjs";
import { contradicting, hasBan, optionsOf, variantsAmong } from "./rule_fields.mjs";
import { t } from "./speech.mjs";
import { TABLE_SENTENCES } from "./refusal_words.mjs";

export const DRAWN = "draw";
const MOST_NAMES = 16;

/** @param {string} name */
export const isEmpty = (name) => !cleanName(name);
/**
 * @param {string} key
 * @returns {{least: number, most: number}}
 */
const playersOf = (key) => catalogue[key].data.players;

/** The most players that any game has: so many can sit down before one is chosen. */
const mostPlayers = () => Math.max(...Object.keys(games).map((key) => playersOf(key).most));

/**
 * Every name of these games, newest game first, each once.
 *
 * @param {StoredGame[]} stored
 * @returns {string[]}
 */
export function namesOf(stored) {
  const names = new Map();
  for (const name of stored.flatMap(({ about }) => about.players)) {
    if (!names.has(folded(name))) names.set(folded(name), name);
  }
  return [...names.values()].slice(0, MOST_NAMES);
}

/**
 * @param {StoredGame[]} stored
 * @returns {NewGameForm} nothing typed; the game that was played last on this phone, and all that
 *   were played here, newest first
 */
export function emptyForm(stored) {
  const played = stored.map(({ about }) => about.key).filter((key) => games[key]);
  const game = played[0] ?? Object.keys(games)[0];
  return { game, names: [], dealer: "", variants: [], like: null, played };
}

/** @param {string} key */
const isWisest = (key) => catalogue[key].data.dealer?.first === "wisest";

/**
 * Who deals first: the one that was chosen, else the game's proposal.
 *
 * @param {Pick<NewGameForm, "game" | "names" | "dealer">} form
 */
export function firstDealer({ game, names, dealer }) {
  if (dealer || !isWisest(game)) return dealer || DRAWN;
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
  const people = { ...emptyForm(stored), names, dealer: `${dealer}` };
  if (!games[key]) return people;
  const { switched, rest } = variantsAmong(rules.options, catalogue[key].data);
  const like = { ...rules, options: rest, game: key };
  return { ...people, game: key, variants: switched.map((each) => `${key}.${each}`), like };
}

/**
 * The name in the first empty field, or taken out if it is there.
 *
 * @param {NewGameForm} form
 * @param {string} name
 * @returns {NewGameForm}
 */
export function withName(form, name) {
  const names = [...form.names];
  const there = names.findIndex((each) => folded(each) === folded(name));
  const empty = names.findIndex(isEmpty);
  if (there >= 0) names[there] = "";
  else if (empty >= 0) names[empty] = name;
  else if (names.length < mostPlayers()) names.push(name);
  return { ...form, names };
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
 * @param {NewGameForm} form
 */
const isLike = ({ game, like, afresh }) => like?.game === game && !afresh;

/**
 * The opening, and what is wrong with it by the place where it was typed.
 *
 * @param {NewGameForm} form
 * @param {() => string} newPlayer an id nobody has
 * @param {(number: number) => number} draw one of so many places
 */
export function openingOf(form, newPlayer, draw) {
  const { data } = catalogue[form.game];
  const seated = form.names.flatMap((name, place) => (isEmpty(name) ? [] : [place]));
  const dealer = firstDealer(form);
  const switched = form.variants
    .map((sent) => sent.split("."))
    .filter(([game]) => game === form.game)
    .map(([, key]) => key);
  const options = optionsOf(data, switched);
  const { rounds = null, hands = [], house = "", options: rest } = isLike(form) ? form.like : {};
  /** @type {Opening} */
  const opening = {
    data,
    rounds,
    hands,
    house,
    options: { ...rest, ...options },
    reveal: true,
    players: seated.map((place) => [newPlayer(), form.names[place]]),
    dealer: dealer === DRAWN ? draw(seated.length) : seated.indexOf(Number(dealer)),
  };
  /** @type {Record<string, any>} */
  const wrong = {};
  for (const [place, refusal] of Object.entries(checkOpening(opening))) {
    const [kind, number] = place.split(".");
    wrong[number ? `${kind}.${seated[/** @type {any} */ (number)]}` : place] = refusal;
  }
  const both = contradicting(data, switched);
  if (both)
    wrong.rules = {
      code: "variants_contradict",
      facts: both.map((key) => catalogue[form.game].variants[key][0]),
    };
  return { opening, wrong };
}

/** @param {Refusal | undefined} refusal */
export const inWords = (refusal) => refusal && TABLE_SENTENCES[refusal.code](refusal.facts);

/**
 * The switches of a game, by what the form sends: its variants, and secret bids.
 *
 * @param {string} key
 * @returns {[name: string, words: [title: string, sentence: string]][]}
 */
function switchesOf(key) {
  const { data, variants } = catalogue[key];
  const lifts = hasBan(data) ? ` ${t("The bids may then add up.")}` : "";
  const says = t(
    "Each player types the bid unseen, on this phone or another; all are revealed together.",
  );
  /** @type {[string, [string, string]]} */
  const secret = ["kept_bids", [t("Secret bids on the pad"), says + lifts]];
  return [...Object.entries(variants), secret];
}

/**
 * What the template shows; `wrong` is that of {@link openingOf}.
 *
 * @param {NewGameForm} form
 * @param {string[]} known
 * @param {Record<string, Refusal>} wrong
 * @returns {View}
 */
export function newGameView(form, known, wrong) {
  const { least } = playersOf(form.game);
  const most = mostPlayers();
  const names = [...form.names];
  while (names.length > most && isEmpty(names.at(-1))) names.pop();
  while (names.length < least) names.push("");
  const seats = new Map(
    names
      .map((name, place) => /** @type {[string, number]} */ ([folded(name), place + 1]))
      .reverse(),
  );
  const room = names.length < most;
  const dealer = firstDealer(form);
  return {
    names: names.map((text, place) => ({
      text,
      deals: dealer === `${place}`,
      wrong: inWords(wrong[`name.${place}`]),
    })),
    known: known.map((name) => ({ name, seat: seats.get(folded(name)) ?? 0 })),
    room,
    full: !room && !names.some(isEmpty),
    drawn: dealer === DRAWN,
    wisest: isWisest(form.game),
    wrong_players: inWords(wrong.players),
    wrong_rules: inWords(wrong.rules ?? wrong.rounds ?? wrong.hands),
    wrong_dealer: !!wrong.dealer,
    // What was played last comes first.
    cards: [...new Set([...form.played, ...Object.keys(games)])].map((key) => ({
      key,
      name: games[key].name,
      ...playersOf(key),
      chosen: key === form.game,
      variants: switchesOf(key).map(([each, [title, sentence]]) => ({
        sent: `${key}.${each}`,
        title,
        sentence,
        on: form.variants.includes(`${key}.${each}`),
      })),
    })),
    as_before: isLike(form),
    has_more:
      form.like?.game === form.game
      && (Object.keys(form.like.options).length > 0
        || !!form.like.house
        || form.like.hands.length > 0
        || form.like.rounds !== null),
  };
}
