/**
 * The cards that are like what somebody typed. Pure. The server's side is
 * scorepad/rules/notation.py, and SequenceMatcher of Python's difflib.
 */

const MOST_NEAREST = 3;
const [LEAST_ALIKE, ALIKE, IN_ONE_WORD] = [0.4, 0.6, 0.8];
const ABOUT_AS_LIKE = 0.15;
const NEXT_NUMBER = 0.7;
const NUMBER = /^\d+$/;

/**
 * The codes of the cards that are like what was typed, the likeliest first: in every word, or,
 * where there is no such card, in one.
 *
 * @param {string[]} typed
 * @param {Map<string, string>} meanings
 * @returns {string[]}
 */
export function nearestTo(typed, meanings) {
  /** @type {[string[], string][]} */
  const phrases = [...meanings].map(([phrase, code]) => [phrase.split(" "), code]);
  const known = new Set(phrases.flatMap(([words]) => words));
  const like = typed.map(
    (each) => new Map([...known].map((word) => [word, likeness(each, word, known)])),
  );
  /** @type {Map<string, number>} */
  const alike = new Map();
  for (const [words, code] of phrases.filter(([each]) => each.length === typed.length)) {
    for (const ofWords of [like, [...like].reverse()]) {
      const found = words.map((word, place) => /** @type {number} */ (ofWords[place].get(word)));
      const mean = found.reduce((all, each) => all + each, 0) / found.length;
      if (Math.min(...found) >= LEAST_ALIKE) alike.set(code, Math.max(alike.get(code) ?? 0, mean));
    }
  }
  const best = Math.max(0, ...alike.values());
  if (best >= ALIKE) {
    const near = [...alike].filter(([, each]) => each >= best - ABOUT_AS_LIKE);
    near.sort(([, one], [, other]) => other - one);
    return near.slice(0, MOST_NEAREST).map(([code]) => code);
  }
  const inOne = [...known].filter((word) =>
    like.some((each) => /** @type {number} */ (each.get(word)) >= IN_ONE_WORD),
  );
  const near = phrases.filter(([words]) => words.some((word) => inOne.includes(word)));
  return [...new Set(near.map(([, code]) => code))].slice(0, MOST_NEAREST);
}

/**
 * How much a typed word is like one of a card's, from 0 to 1. A number that is a rank is no other
 * rank; one that is none is like its neighbours.
 *
 * @param {string} typed
 * @param {string} word
 * @param {Set<string>} known
 */
function likeness(typed, word, known) {
  if (typed === word) return 1;
  if (known.has(typed)) return 0;
  const isNumber = NUMBER.test(typed) && NUMBER.test(word);
  if (isNumber && Math.abs(Number(typed) - Number(word)) === 1) return NEXT_NUMBER;
  const [one, other] = [[...typed], [...word]];
  return (2 * matching(one, other)) / (one.length + other.length);
}

/**
 * How many signs two words have in common: those of the longest part, and of what lies before and
 * behind it.
 *
 * @param {string[]} one
 * @param {string[]} other
 * @returns {number}
 */
function matching(one, other) {
  let [size, from, at] = [0, 0, 0];
  for (let place = 0; place < one.length; place += 1) {
    for (let there = 0; there < other.length; there += 1) {
      let length = 0;
      while (length < one.length - place && one[place + length] === other[there + length]) {
        length += 1;
      }
      if (length > size) [size, from, at] = [length, place, there];
    }
  }
  if (!size) return 0;
  const before = matching(one.slice(0, from), other.slice(0, at));
  return size + before + matching(one.slice(from + size), other.slice(at + size));
}
