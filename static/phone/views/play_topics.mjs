/**
 * The topics about the play of tricks. Pure. The server's side is scorepad/views/rules_topics.py.
 */
import { codesWithRole, said, topic } from "./table_rules.mjs";

/**
 * @param {TableRules} ruleset
 * @returns {RuleTopic[]}
 */
export function playTopics(ruleset) {
  const { rules, deck, judged } = ruleset;
  const [top, bottom, nobody, numbers, either] = [
    "top",
    "bottom",
    "nobody",
    "numbers",
    "either",
  ].map((role) => codesWithRole(ruleset, role));
  const topics = [
    topic(ruleset, "lead", [said("lead")]),
    topic(ruleset, "follow", [said("follow")]),
    topic(ruleset, "discard", [said("discard")]),
    topic(ruleset, "specials_any_time", specials(ruleset)),
  ];
  if (!judged) return [...topics, topic(ruleset, "winner", [said("not_judged")])];
  const freeing = deck.kinds.filter(([card]) => card.frees).map(([card]) => card.code);
  if (top.length) {
    const cards = [...top, ...nobody, ...numbers].filter((code) => freeing.includes(code));
    topics.push(
      topic(ruleset, "top_lead", [said(`top_lead_${rules["play.top_lead"]}`, { cards })]),
    );
  }
  if (bottom.length) {
    const cards = [...bottom, ...nobody].filter((code) => !freeing.includes(code));
    topics.push(topic(ruleset, "bottom_lead", [said("bottom_lead", { cards })]));
  }
  topics.push(topic(ruleset, "winner", winner(ruleset, top)));
  const ranks = [deck.labels[0], deck.labels.at(-1)];
  topics.push(topic(ruleset, "ranks", [said("ranks", { ranks })]));
  if (bottom.length) {
    const before = beating(ruleset, "bottom").filter(([, other]) => !top.includes(other));
    topics.push(
      topic(ruleset, "only_bottoms", [
        said(before.length ? "first_of_equals" : "only_bottoms", { cards: bottom }),
        ...(before.length ? [said("one_before_other", { pairs: before })] : []),
      ]),
    );
  }
  if (nobody.length) {
    topics.push(topic(ruleset, "nobodys_trick", [said("nobodys_trick", { cards: nobody })]));
  }
  if (numbers.length) {
    const both = { cards: [...nobody, ...numbers] };
    topics.push(
      topic(ruleset, "highest_number", [
        said("highest_number", { cards: numbers }),
        said("still_followed"),
        ...(nobody.length ? [said("second_counts", both)] : []),
      ]),
    );
  }
  topics.push(topic(ruleset, "after_trick", afterTrick(ruleset)));
  if (rules["play.third_hand"]) {
    const third = deck.all_specials
      .filter((card) => card.role === "either")
      .map((card) => said("third_hand_plays", { cards: either, ways: card.plays_as?.slice(-1) }));
    topics.push(topic(ruleset, "third_hand", [said("third_hand"), ...third]));
  }
  return topics;
}

/** @param {TableRules} ruleset */
function specials(ruleset) {
  const all = ruleset.deck.all_specials;
  const order = ["top", "either", "bottom"];
  const known = order.flatMap((role) => codesWithRole(ruleset, role));
  const unlisted = [...order, "never"];
  const others = all.filter(({ role }) => !unlisted.includes(role)).map(({ code }) => code);
  const cards = [...known, ...others];
  const { labels } = ruleset.deck;
  const laid = codesWithRole(ruleset, "never");
  return [
    ...(all.length ? [said("specials_any_time", { cards })] : []),
    ...all
      .filter(({ role }) => ["either", "copy", "suited"].includes(role))
      .flatMap(({ code, role, rank = 0, plays_as: ways }) => {
        const below = Math.floor(rank);
        const about = rank ? { ranks: [labels[below - 1], labels[below]] } : { ways };
        const one = said(role, { cards: [code], ...about });
        const anew = said("copy_anew", { cards: [code], ways: laid });
        return role === "copy" && laid.length ? [one, anew] : [one];
      }),
  ];
}

/**
 * What happens after a trick, in the order in which it does.
 *
 * @param {TableRules} ruleset
 */
function afterTrick({ deck, rules }) {
  /** @type {Record<string, string>} */
  const ways = { pass: "", bid: `_${rules["play.bid_change"]}`, swap: `_${rules["play.swap"]}` };
  return Object.entries(ways).flatMap(([after, way]) => {
    const cards = deck.all_specials.filter((card) => card.after === after);
    return cards.length
      ? [said(`after_${after}${way}`, { cards: cards.map(({ code }) => code) })]
      : [];
  });
}

/**
 * The pairs of special cards of this role of which the first beats the second.
 *
 * @param {TableRules} ruleset
 * @param {string} wanted
 * @returns {string[][]}
 */
const beating = ({ deck }, wanted) =>
  deck.all_specials
    .filter(({ role }) => role === wanted)
    .flatMap(({ code, beats = [] }) => beats.map((other) => [code, other]));

/**
 * @param {TableRules} ruleset
 * @param {string[]} top
 */
function winner(ruleset, top) {
  const { circle, several_tops: several } = ruleset.deck;
  const others = top.filter((code) => code !== circle);
  const pairs = beating(ruleset, "top");
  const above = several ? [] : [...new Set(pairs.map(([card]) => card))];
  const alike = top.filter((code) => !above.includes(code));
  const crossing = ruleset.deck.all_specials
    .map(({ code, role, beats = [] }) => ({
      cards: [code],
      ways: role === "bottom" ? beats.filter((other) => top.includes(other)) : [],
    }))
    .filter(({ ways }) => ways.length);
  return [
    ...(circle ? [said("circle", { cards: [circle], ways: others })] : []),
    ...crossing.map((facts) => said("crosses", facts)),
    ...(several ? [said("tops_beat", { pairs })] : []),
    ...(above.length ? [said("one_top", { cards: above })] : []),
    ...(!several && top.length ? [said("first_top", { cards: alike })] : []),
    ...(ruleset.rules["trump.source"] === "none" ? [] : [said("highest_trump")]),
    said("highest_of_suit_led"),
  ];
}
