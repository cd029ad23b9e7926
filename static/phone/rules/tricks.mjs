/**
 * Tricks: trump, from the card that was turned, and who takes a trick by which rule. Pure. The
 * server's side is scorepad/rules/tricks.py.
 */
import { placeInSheet, waysToPlay } from "./cards.mjs";
import { suitLed } from "./legality.mjs";

/**
 * Who takes the trick of `plays`, whether they were legal or not; `players` sit at the table.
 *
 * @param {TrickRules} ruleset
 * @param {Card[]} played
 * @param {string | null} trump
 * @param {number} players
 * @returns {Verdict}
 */
export function take(ruleset, played, trump, players) {
  const third = thirdHandPlace(ruleset, players);
  const plays = played.map((card, index) =>
    index === third ? (waysToPlay(ruleset.deck, card).at(-1) ?? card) : card,
  );
  const [usual, usualWhy, beaten] = usualTaker(ruleset, plays, trump);
  const power = plays.findLastIndex(hasPower);
  // Of two such cards the later one counts, and the earlier one beats nothing.
  const [taker, decides, why] = power < 0 ? [usual, usual, usualWhy] : byPower(plays, power);
  const leads = taker ?? usual;
  const topic = TAKEN_TOPIC[why] ?? "winner";
  return {
    taker: taker === third ? null : taker,
    card: plays[decides],
    why,
    suit_led: suitLed(ruleset.play, plays),
    topic,
    place: placeInSheet(ruleset, topic),
    leads: leads === third ? null : leads,
    beaten: power < 0 ? beaten : [],
  };
}

/**
 * The place in a trick of the card from a hand that nobody holds, null for none.
 *
 * @param {TrickRules} ruleset
 * @param {number} players
 */
export const thirdHandPlace = ({ play }, players) => (players === 2 && play.third_hand ? 1 : null);

/** @param {Card} card */
const hasPower = ({ role }) => role === "nobody" || role === "numbers";

/**
 * The taker, the card that decides, and why, where the play `power` rules.
 *
 * @param {Card[]} plays
 * @param {number} power
 * @returns {[number | null, number, Taken]}
 */
function byPower(plays, power) {
  if (plays[power].role === "nobody") return [null, power, "nobody"];
  const highest = Math.max(...plays.map(({ rank }) => rank));
  if (!highest) return [null, power, "no_number"];
  const taker = plays.findIndex(({ rank }) => rank === highest);
  return [taker, taker, "highest_number"];
}

/**
 * The taker without the cards that rule a trick, why, and the special cards beaten.
 *
 * @param {TrickRules} ruleset
 * @param {Card[]} plays
 * @param {string | null} trump
 * @returns {[number, Taken, string[]]}
 */
function usualTaker({ deck, play }, plays, trump) {
  const usual = plays.filter((card) => !hasPower(card));
  const rest = usual.length ? usual : plays;
  const led = suitLed(play, rest);
  const tops = rest.filter(({ role }) => role === "top");
  const suited = rest.filter(({ suit }) => suit !== null && (suit === trump || suit === led));
  /** @type {[Card, Taken, string[]]} */
  let found;
  if (tops.length) {
    const [best, why, beaten] = bestSpecial(deck, tops);
    found = [best, why ?? (deck.tops_differ ? "beats_suits" : "first_top"), beaten];
  } else if (suited.length) {
    const trumps = suited.filter(({ suit }) => suit === trump);
    /** @type {[Card[], Taken]} */
    const [kind, why] = trumps.length ? [trumps, "highest_trump"] : [suited, "highest_of_suit_led"];
    found = [kind.reduce((one, other) => (other.rank > one.rank ? other : one)), why, []];
  } else {
    const [best, why, beaten] = bestSpecial(deck, rest);
    found = [best, why ? "beats_bottoms" : "first_bottom", beaten];
  }
  const { kind, role } = found[0];
  const above = rest.find((card) => card.beats.includes(kind) && card.role !== role);
  if (above) found = [above, "beats_specials", [kind]];
  return [plays.indexOf(found[0]), found[1], found[2]];
}

/**
 * The best of special cards of one role, the first of its kind; why, null where it beats none of
 * the others; and the codes of those beaten.
 *
 * @param {Deck} deck
 * @param {Card[]} cards
 * @returns {[Card, Taken | null, string[]]}
 */
function bestSpecial(deck, cards) {
  const kinds = [...new Set(cards.map(({ kind }) => kind))];
  const best = cards.find(({ kind }) => !cards.some(({ beats }) => beats.includes(kind)));
  if (!best) {
    const inCircle = cards.find(({ kind }) => kind === deck.circle) ?? cards[0];
    return [inCircle, "circle", kinds.filter((kind) => kind !== deck.circle)];
  }
  const beaten = kinds.filter((kind) => best.beats.includes(kind));
  return [best, beaten.length ? "beats_specials" : null, beaten];
}

/** @type {Partial<Record<Taken, string>>} */
const TAKEN_TOPIC = {
  first_bottom: "only_bottoms",
  beats_bottoms: "only_bottoms",
  nobody: "nobodys_trick",
  highest_number: "highest_number",
  no_number: "highest_number",
};

/** @type {(known: boolean, suit?: string | null, chooses?: boolean, turned?: string | null) => TrumpOfRound} */
const trumpOfRound = (known, suit = null, chooses = false, turned = null) => ({
  known,
  suit,
  to_choose: chooses,
  turned,
});

/** Trump while nothing has been written. */
export const UNKNOWN = trumpOfRound(false);

/** Trump where all know that there is none. */
export const NO_TRUMP_KNOWN = trumpOfRound(true);

/**
 * Trump where all know which suit it is.
 *
 * @param {string} suit
 */
export const trumpIs = (suit) => trumpOfRound(true, suit);

/**
 * Trump that is the same in every round; null where a card must be turned, or each round has its
 * own.
 *
 * @param {TrickRules} ruleset
 * @returns {TrumpOfRound | null}
 */
export function trumpInEveryRound({ trump: { source, suits } }) {
  if (source === "none") return NO_TRUMP_KNOWN;
  return source === "fixed" ? trumpOfRound(true, suits[0]) : null;
}

/**
 * Trump when `turned` lies on the pile: a suit's code, a special's code, or that followed by the
 * suit that the dealer then named.
 *
 * @param {TrickRules} ruleset
 * @param {string} turned
 * @returns {TrumpOfRound}
 */
export function trumpTurned({ deck, trump }, turned) {
  if (deck.suits.some(({ code }) => code === turned)) return trumpIs(turned);
  const [special, chosen] = [turned[0], turned.slice(1)];
  const row = deck.specials.find(({ code }) => code === special);
  /** @type {Map<CardRole | undefined, string>} */
  const byRole = new Map([
    ["top", trump.top_turned],
    ["bottom", trump.bottom_turned],
  ]);
  if ((row?.turned ?? byRole.get(row?.role)) === "choose")
    return trumpOfRound(true, chosen || null, !chosen, special);
  return trumpOfRound(true, null, false, special);
}
