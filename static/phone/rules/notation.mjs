/**
 * Cards that somebody types, in the words of any language: "blue 5", "Herz-Ass", `B5`. Pure. The
 * server's side is scorepad/rules/notation.py, and read_typed() in scorepad/trick_checker/trick.py.
 */
import { typedWords } from "./library/typed_words.mjs";
import { nearestTo } from "./typed_nearest.mjs";
import { withDigits } from "./digits.mjs";

const WORD = /[\p{L}\p{Nl}\p{No}]+|\p{Nd}+/gu;
const ENDINGS = ["e", "s", "es", "x", "n", "en", "er"];
const [ACE, ONE] = ["A", "1"];

/** @type {Record<string, string>} */
const NUMBERS = {
  1: "one un eins",
  2: "two deux zwei",
  3: "three trois drei",
  4: "four quatre vier",
  5: "five cinq funf fuenf",
  6: "six sechs",
  7: "seven sept sieben",
  8: "eight huit acht",
  9: "nine neuf neun",
  10: "ten dix zehn",
  11: "eleven onze elf",
  12: "twelve douze zwolf zwoelf",
  13: "thirteen treize dreizehn",
};

/** The words, in plain letters, between a card and the one that it is played as. */
const PLAYED_AS = ["as", "en", "als"];

/** Words before a card; one of them is also the number 1. */
const ARTICLES = ["a", "an", "un", "une", "ein", "eine", "einen"];

const FILLING = "of the and then de du des le la les et puis von der die das den und dann".split(
  " ",
);

/** @param {string} text */
const folding = (text) => text.toLowerCase().replaceAll("ß", "ss");

/**
 * A text without capitals and accents, and with the digits 0 to 9.
 *
 * @param {string} text
 */
const plain = (text) =>
  withDigits(
    folding(text)
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae")
      .normalize("NFKD")
      .replace(/\p{M}/gu, ""),
  );

/**
 * The words of a text, in plain letters.
 *
 * @param {string} text
 */
const phraseOf = (text) => (text.match(WORD) ?? []).map(plain);

/** @param {string} name */
function spellings(name) {
  const spelt = folding(name).replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");
  // Most names have one: a second would make four times as many phrases.
  return [...new Set([folding(name), spelt])].map(phraseOf);
}

/**
 * @param {string[]} name
 * @returns {string[][]}
 */
function inflected(name) {
  const [before, last] = [name.slice(0, -1), name.at(-1) ?? ""];
  const forms = [last];
  for (const ending of ENDINGS) {
    forms.push(last + ending);
    if (last.endsWith(ending) && last !== ending) forms.push(last.slice(0, -ending.length));
  }
  return forms.map((form) => [...before, form]);
}

/**
 * @param {string[][]} suits
 * @param {string[][]} ranks
 */
const inEitherOrder = (suits, ranks) =>
  suits.flatMap((suit) =>
    ranks.flatMap((rank) => [
      [...suit, ...rank],
      [...rank, ...suit],
    ]),
  );

/**
 * The card's code, its name, and its suit and rank in either order; also behind what it is played
 * as.
 *
 * @param {Card} card
 * @param {TypedWords} words
 * @returns {string[][]}
 */
function strictForms({ suit, code, played, role, said, label }, [suits, specials, ranks]) {
  if (!role && suit !== null) {
    return [
      phraseOf(suit + label),
      phraseOf(`${suit} ${label}`),
      ...inEitherOrder(spellings(suits[suit]), [
        phraseOf(label),
        ...spellings(ranks[label] ?? label),
      ]),
    ];
  }
  const names = spellings(specials[code]);
  if (!said) return [phraseOf(played), ...names];
  const alone = spellings(specials[said] ?? suits[said]);
  const others = label ? [...alone, ...inEitherOrder(alone, [phraseOf(label)])] : alone;
  const both = names.flatMap((name) =>
    others.flatMap((other) => PLAYED_AS.map((word) => [...name, word, ...other])),
  );
  return [phraseOf(played), ...both];
}

/**
 * The forms with other endings, and ranks by their first letters, or as words. A suit that was
 * named may stand before the card.
 *
 * @param {Card} card
 * @param {TypedWords} words
 * @returns {string[][]}
 */
function looseForms({ suit, code, said, role, label, rank }, [suits, specials, ranks]) {
  if (said) {
    const before = suit === null ? [] : spellings(suits[suit]).flatMap(inflected);
    const names = spellings(specials[code]);
    return before.flatMap((form) => names.map((each) => [...form, ...each]));
  }
  if (role || suit === null) return spellings(specials[code]).flatMap(inflected);
  const name = ranks[label] ?? label;
  const figure = label === ACE && rank === 1 ? ONE : label;
  const named =
    name === label ? [] : [phraseOf(name.slice(0, 1)), ...spellings(name).flatMap(inflected)];
  const inWords = NUMBERS[figure]?.split(" ").map((word) => [word]) ?? [];
  return inEitherOrder(spellings(suits[suit]).flatMap(inflected), [
    phraseOf(label),
    phraseOf(figure),
    ...named,
    ...inWords,
  ]);
}

/**
 * Every phrase that means one card alone; an exact form goes before one that is only close.
 *
 * @param {Deck} deck
 * @param {TypedWords[]} languages
 * @returns {Map<string, string>}
 */
function meaningsIn(deck, languages) {
  const meanings = new Map();
  for (const forms of [strictForms, looseForms]) {
    /** @type {Map<string, Set<string>>} */
    const byPhrase = new Map();
    for (const words of languages) {
      for (const card of deck.byCode.values()) {
        for (const phrase of forms(card, words).map((each) => each.join(" "))) {
          byPhrase.set(phrase, (byPhrase.get(phrase) ?? new Set()).add(card.played));
        }
      }
    }
    for (const [phrase, [code, ...more]] of byPhrase) {
      if (!more.length && !meanings.has(phrase)) meanings.set(phrase, code);
    }
  }
  return meanings;
}

const LONGEST_PIECE = 40;

/**
 * What a piece says, or what of it is no card, with the codes of the nearest.
 *
 * @param {string} raw
 * @param {Map<string, string>} meanings
 * @param {number} longest the most words of a phrase
 * @returns {[string[], Refusal | null]}
 */
function readPiece(raw, meanings, longest) {
  const words = [...raw.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ word: plain(word), index }))
    .filter(({ word }) => !FILLING.includes(word));
  if (!words.length) return raw ? [[], unread(raw, meanings)] : [[], null];
  const found = [];
  for (let position = 0; position < words.length;) {
    const rest = words.slice(position, position + longest).map(({ word }) => word);
    let length = rest.length;
    while (length && !meanings.has(rest.slice(0, length).join(" "))) length -= 1;
    if (length) {
      found.push(/** @type {string} */ (meanings.get(rest.slice(0, length).join(" "))));
      position += length;
    } else if (ARTICLES.includes(rest[0]) && rest.length > 1) position += 1;
    else {
      const isAlone = !found.length && rest.length === words.length - position;
      const chunk = isAlone ? raw : raw.slice(words[position].index).split(/\s+/)[0];
      return [found, unread(chunk, meanings)];
    }
  }
  return [found, null];
}

/**
 * @param {string} piece
 * @param {Map<string, string>} meanings
 * @returns {Refusal}
 */
function unread(piece, meanings) {
  const shown = [...piece].slice(0, LONGEST_PIECE).join("");
  const words = phraseOf(shown).filter((word) => !FILLING.includes(word));
  while (words.length > 1 && ARTICLES.includes(words[0])) words.shift();
  return { code: "no_such_card", facts: { card: shown, nearest: nearestTo(words, meanings) } };
}

/**
 * The codes of the cards in a text, and a refusal for each piece between commas that can't be
 * read; its fact `card` is the piece.
 *
 * @param {TrickRules} ruleset
 * @param {string} text
 * @returns {[string[], Refusal[]]}
 */
export function readTyped({ key, deck }, text) {
  const languages = typedWords[key];
  const meanings = languages ? meaningsIn(deck, languages) : new Map();
  const longest = Math.max(...[...meanings.keys()].map((each) => each.split(" ").length));
  const printed = new Map(
    [...deck.byCode.values()].map(({ role, suit, label, played }) => [
      role ? played : suit + label,
      played,
    ]),
  );
  /** @type {[string[], Refusal[]]} */
  const [codes, refusals] = [[], []];
  for (const piece of text
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter(Boolean)) {
    const parts = piece.split(/[/+&|\n]+/).filter(Boolean);
    /** @type {string[]} */
    const found = [];
    /** @type {Refusal | null} */
    let refusal = languages ? null : { code: "no_such_card", facts: {} };
    // A colon may stand before what was said of a card: J:R is JR.
    for (const part of parts.map((each) => each.trim().replaceAll(":", ""))) {
      if (refusal) break;
      const exact = printed.get(part);
      const [read, why] = exact ? [[exact], null] : readPiece(part, meanings, longest);
      found.push(...read);
      refusal = why;
    }
    if (refusal) refusals.push({ ...refusal, facts: { ...refusal.facts, card: piece } });
    // Of a piece that cannot be read nothing is laid.
    else codes.push(...found);
  }
  return [codes, refusals];
}
