/**
 * The referee's answers: who takes a trick and why, which card was legal. The server's side is
 * scorepad/i18n/verdicts.py.
 */
import { cardNames } from "../rules/library/card_names.mjs";
import { cardName, specialName, suitName } from "./card_words.mjs";
import { allOf } from "./lists.mjs";
import { nt, t } from "./speech.mjs";

/**
 * The player's name, or the number of the seat where nobody has a name.
 *
 * @param {View} place
 * @returns {string}
 */
export const playerName = ({ third_of: third, name, seat }) =>
  third ? (cardNames[third]?.third_hand ?? "") : name || t("Player %(n)s", { n: seat + 1 });

/**
 * How many tricks a player still needs, or missed once the round is `over`; how many the player
 * has, while bids may not be seen.
 *
 * @param {View} need
 * @param {string} name
 * @param {boolean} over
 */
export function needInWords({ wanted, taken }, name, over) {
  if (wanted === null) {
    return nt("%(name)s: %(num)s trick", "%(name)s: %(num)s tricks", taken, { name });
  }
  const missing = wanted - taken;
  if (over) return missedBy(name, missing);
  if (missing > 0) {
    return nt("%(name)s needs %(num)s more", "%(name)s needs %(num)s more", missing, { name });
  }
  if (missing === 0) return t("%(name)s has enough", { name });
  return nt("%(name)s has %(num)s too many", "%(name)s has %(num)s too many", -missing, { name });
}

/**
 * @param {string} name
 * @param {number} missing
 */
function missedBy(name, missing) {
  if (missing === 0) return t("%(name)s made it", { name });
  if (missing > 0) {
    return nt("%(name)s: %(num)s too few", "%(name)s: %(num)s too few", missing, { name });
  }
  return nt("%(name)s: %(num)s too many", "%(name)s: %(num)s too many", -missing, { name });
}

/**
 * The name of trump: a suit's, none, or not known.
 *
 * @param {TrumpOfRound} trump
 * @param {string} game
 */
export function trumpName({ suit, known, to_choose: chooses }, game) {
  if (suit) return suitName(suit, game);
  return known && !chooses ? t("no trump") : t("not known");
}

/** @type {Record<string, (reason: Reason, card: string, others: string) => string>} */
const TAKEN = {
  first_top: (_, card) => t("The first %(card)s beats everything.", { card }),
  beats_suits: ({ alone }, card) =>
    alone
      ? t("%(card)s beats every suit.", { card })
      : t("%(card)s beats every suit: of several the first.", { card }),
  beats_specials: ({ alone }, card, others) =>
    alone
      ? t("%(card)s beats %(others)s.", { card, others })
      : t("%(card)s beats %(others)s: of several the first.", { card, others }),
  circle: (_, card, others) => t("%(card)s takes it where %(others)s lie too.", { card, others }),
  highest_trump: ({ alone }, card) =>
    alone ? t("The only trump: %(card)s.", { card }) : t("The highest trump: %(card)s.", { card }),
  highest_of_suit_led: ({ alone }, card) =>
    alone
      ? t("The only card of the suit led: %(card)s.", { card })
      : t("The highest card of the suit led: %(card)s.", { card }),
  first_bottom: ({ final }, card) =>
    final
      ? t("Nothing but %(card)s: the first one takes it.", { card })
      : t("Nothing but %(card)s so far: the next other card takes over.", { card }),
  beats_bottoms: (_, card, others) =>
    t("Nothing else but %(others)s: %(card)s takes it.", { card, others }),
  nobody: (_, card) => t("%(card)s: nobody takes the trick.", { card }),
  highest_number: ({ alone }, card) =>
    alone
      ? t("The highest number takes it, whatever the suits: %(card)s.", { card })
      : t("The highest number takes it, whatever the suits, of equals the first: %(card)s.", {
          card,
        }),
  no_number: (_, card) => t("%(card)s, and no number: nobody takes it.", { card }),
};

/**
 * The reason why the card takes the trick, or would take it so far.
 *
 * @param {Reason} reason
 * @param {string} game
 */
export function reasonInWords(reason, game) {
  const { card, beaten, why } = reason.verdict;
  const others = beaten.length ? allOf(beaten.map((code) => specialName(code, game))) : "";
  const text = TAKEN[why](reason, cardName(card, game), others ?? "");
  if (!reason.beaten) return text;
  const higher = cardName(reason.beaten, game);
  return `${text} ${t("Not %(card)s: neither trump nor of the suit led.", { card: higher })}`;
}

/** @type {Record<string, (judged: Judged, game: string) => string>} */
const RULED = {
  leads: () => t("Who leads may play any card."),
  special: ({ card }, game) =>
    t("%(card)s may be played at any time, even when one could follow suit.", {
      card: cardName(card, game),
    }),
  no_suit_yet: () => t("No suit had been led yet, so any card may be played."),
  top_was_led: ({ ruling }, game) =>
    t("%(card)s came before any suit, so any card may be played.", {
      card: ruling?.freed_by ? cardName(ruling.freed_by, game) : "",
    }),
  follows: (judged, game) =>
    t("It follows the suit led (%(suit)s).", { suit: suitName(judged.suit_led, game) }),
  cannot_follow: (judged, game) =>
    t("Without a card of the suit led (%(suit)s), any card may be played.", {
      suit: suitName(judged.suit_led, game),
    }),
  must_follow(judged, game) {
    const suit = suitName(judged.suit_led, game);
    if (!judged.followers.length) {
      return t("The suit led (%(suit)s) had to be followed.", { suit });
    }
    const cards = judged.followers.map((card) => cardName(card, game)).join(", ");
    return t("The suit led (%(suit)s) had to be followed, with %(cards)s.", { suit, cards });
  },
};

/**
 * The reason why the card was legal, or was not; nothing while that is open.
 *
 * @param {Judged} judged
 * @param {string} game
 */
export const rulingInWords = (judged, game) =>
  judged.ruling ? RULED[judged.ruling.why](judged, game) : "";

/**
 * Who leads after a trick that nobody takes, and why.
 *
 * @param {View} view
 */
export function nextLeaderInWords({ reason, places, leads_next: leader }) {
  if (!reason) return "";
  const said = [];
  const third = places.find((/** @type {View} */ place) => place.third_of);
  if (third && !["nobody", "no_number"].includes(reason.verdict.why)) {
    const name = playerName(third);
    said.push(t("It is %(name)s’s card, so the trick is nobody’s.", { name }));
  }
  const name = leader && playerName(leader);
  if (!leader) said.push(t("Whoever led the round leads next."));
  else if (reason.verdict.leads === null) {
    said.push(t("%(name)s led the round and leads next.", { name }));
  } else said.push(t("%(name)s would have taken it and leads next.", { name }));
  return said.join(" ");
}
