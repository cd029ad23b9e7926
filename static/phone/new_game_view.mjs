/**
 * What the form for a new game shows without network. Pure. The server's side is
 * scorepad/views/new_game.py and new_game_cards.py.
 */
import { catalogue } from "./game_catalogue.mjs";
import { games } from "./games.mjs";
import { gamesApart } from "./games_apart.mjs";
import {
  DRAWN,
  firstDealer,
  isEmpty,
  isLike,
  isWisest,
  mostPlayers,
  playersOf,
  seatOf,
} from "./new_game.mjs";
import { hasBan } from "./rule_fields.mjs";
import { t } from "./speech.mjs";

/** The beginning of what the form sends for house rules; their id follows. */
export const HOUSE = "house.";

/** @type {Record<string, (facts: any) => string>} */
const IN_SHORT = {
  name_has_controls: () => t("The name has invisible characters. Please type it by hand."),
  name_unseen: () => t("Nobody can see this name. It needs at least one letter, digit or symbol."),
  name_too_long: (f) => t("A name has at most %(longest)s characters.", f),
  name_taken: (f) => t("There is already one called %(name)s: two names must differ.", f),
  number_of_players: (f) =>
    f.least === f.most
      ? t("This game is for exactly %(least)s players, not for %(players)s.", f)
      : f.least + 1 === f.most
        ? t("This game is for %(least)s or %(most)s players, not for %(players)s.", f)
        : t("This game is for %(least)s to %(most)s players, not for %(players)s.", f),
  ban_needs_open_bids: () =>
    t("A ban on the last bidder needs open bids: with hidden bids nobody is the last."),
  no_suit_for_trump: () =>
    t("No suit is named for a trump that needs no turned card. Let a card be turned."),
  cards_do_not_suffice: (f) =>
    t(
      "The cards do not suffice: %(players)s players with %(hand)s cards each, and the deck has %(cards)s. Shorten the game first.",
      f,
    ),
  no_room_for_a_bonus: (f) =>
    t(
      "A largest bonus of %(most)s has no room for a step of %(step)s: make it at least as large as the step.",
      f,
    ),
  rounds_out_of_range: (f) => t("From %(low)s to %(high)s rounds, not %(value)s.", f),
  hand_out_of_range: (f) => t("From %(low)s to %(high)s cards each, not %(value)s.", f),
  variants_contradict: ([one, other]) =>
    t("“%(one)s” and “%(other)s” contradict each other: leave one of them off.", { one, other }),
};
/** @param {Refusal | undefined} refusal */
export const inWords = (refusal) => refusal && IN_SHORT[refusal.code](refusal.facts);

/**
 * The switches of a game, by what the form sends: its variants, and secret bids.
 *
 * @param {string} key
 * @returns {[name: string, words: [title: string, sentence: string]][]}
 */
function switchesOf(key) {
  const { data, variants } = catalogue[key];
  const lifts = hasBan(data) ? ` ${t("The bids may add up then.")}` : "";
  const says = t(
    "Each player types the bid unseen, on this phone or another; all are revealed together.",
  );
  /** @type {[string, [string, string]]} */
  const secret = ["kept_bids", [t("Secret bids on the pad"), says + lifts]];
  return [...Object.entries(variants), secret];
}

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
    ...{ of: games[house.game].name, ...playersOf(house.game), variants: [] },
    chosen: form.house?.id === house.id,
  })),
  ...[...new Set([...form.played, ...Object.keys(games)])].map((key) => ({
    ...{ id: key, sent: key, key, name: games[key].name, of: "", ...playersOf(key) },
    chosen: key === form.game && !form.house,
    variants: switchesOf(key).map(([each, [title, sentence]]) => ({
      ...{ sent: `${key}.${each}`, title, sentence },
      on: form.variants.includes(`${key}.${each}`),
    })),
  })),
];

/**
 * What the template shows; `wrong` is that of openingOf().
 *
 * @param {NewGameForm} form
 * @param {KnownPerson[]} known
 * @param {HouseRules[]} houses
 * @param {Record<string, Refusal>} wrong
 * @returns {View}
 */
export function newGameView(form, known, houses, wrong) {
  const { least } = playersOf(form.game);
  const most = mostPlayers();
  const names = [...form.names];
  while (names.length > most && isEmpty(names.at(-1))) names.pop();
  while (names.length < least) names.push("");
  const room = names.length < most;
  const dealer = firstDealer(form);
  return {
    names: names.map((text, place) => ({
      text,
      deals: dealer === `${place}`,
      sat: form.sat[place] ?? "",
      wrong: inWords(wrong[`name.${place}`]),
    })),
    known: known.map((each) => ({ ...each, seat: seatOf({ ...form, names }, each) + 1 })),
    room,
    full: !room && !names.some(isEmpty),
    drawn: dealer === DRAWN,
    wisest: isWisest(form.game),
    wrong_players: inWords(wrong.players),
    wrong_rules: inWords(wrong.rules),
    ...{ rounds: form.rounds, wrong_rounds: inWords(wrong.rounds) },
    ...{ hands: form.hands, wrong_hands: inWords(wrong.hands) },
    own_length: !!(form.rounds || form.hands || wrong.rounds || wrong.hands),
    paper: form.paper,
    wrong_dealer: !!wrong.dealer,
    cards: cardsOf(form, houses),
    apart: gamesApart,
    as_before: isLike(form),
    has_more:
      form.like?.game === form.game
      && !form.house
      && (Object.keys(form.like.options).length > 0 || !!form.like.house),
  };
}
