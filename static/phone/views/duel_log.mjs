/**
 * A round followed duel by duel: what is known of both cards, and the keys for the rest. Pure. The
 * server's side is scorepad/views/duel_log.py.
 */
import { needed, verdictOf, wrongIn } from "../trick_checker/duel_query.mjs";
import { seen } from "../pad/effective_marks.mjs";
import { DUEL, duelDataOf } from "../pad/match/state.mjs";
import { turnsUp } from "../pad/match/orders.mjs";

/** How many values have a key of their own, from 0 on; others are typed. */
const VALUE_KEYS = 12;

/** @type {["a", "b"]} */
const KEYS = ["a", "b"];

/** @type {(keyof DuelSideQuery)[]} */
const PARTS = ["element", "value", "bonus"];

/** The parts of a card in the order in which they are asked for. */
const ASKED_FIRST = ["element", "bonus", "value"];

/** @type {DuelSideQuery} */
const UNKNOWN_CARD = { element: "", value: "", bonus: "" };

const DUEL_FIELDS = KEYS.flatMap((key) => PARTS.map((part) => `${key}.${part}`));

/**
 * What was said, with the cards that were turned up, whatever was said of them before.
 *
 * @param {MatchRound} round
 * @param {DuelQuery} query
 * @returns {DuelQuery}
 */
function withTurned({ turned_up }, query) {
  const [a, b] = KEYS.map((key, place) => {
    const card = turned_up[place];
    if (!card) return query[key];
    // A bonus that was said is that of another card.
    const isOther = query[key].element && query[key].element !== card.element;
    const said = isOther ? UNKNOWN_CARD : query[key];
    return { ...said, element: card.element, value: `${card.value ?? ""}` };
  });
  return { ...query, a, b };
}

/**
 * What was said of a side, with what is known of a card that stays.
 *
 * @param {DuelSideQuery} side
 * @param {Sorcerer} stays
 * @returns {DuelSideQuery}
 */
function withFaceUp(side, stays) {
  if (side.element && side.element !== stays.element) return side;
  const value = side.value || `${stays.value ?? ""}`;
  return { ...side, element: stays.element || side.element, value };
}

/**
 * @param {DuelQuery} query
 * @returns {Record<string, string>}
 */
const sentOf = (query) =>
  Object.fromEntries(
    KEYS.flatMap((key) => PARTS.map((part) => [`${key}.${part}`, query[key][part]])).filter(
      ([, text]) => text,
    ),
  );

/**
 * The fields to be filled: the active one, those typed wrong, those needed.
 *
 * @param {DuelQuery} query
 * @param {string} active
 * @param {Record<string, Refusal>} wrong
 * @param {any} data
 */
function missingIn(query, active, wrong, data) {
  const [key, part] = active.split(".");
  const asked = part === "element" ? { ...query, [key]: UNKNOWN_CARD } : query;
  return [active, ...Object.keys(wrong), ...needed(asked, data)];
}

/**
 * What `query` says of a duel, with the cards that were turned up for it; null while the cards of
 * the round are to be turned up, as the form is from before both orders stood.
 *
 * @param {Match} match
 * @param {number} number
 * @param {number} place
 * @param {DuelQuery} query
 */
export function toldOf({ rounds }, number, place, query) {
  const round = rounds[number - 1];
  if (!round) return query;
  if (turnsUp(round)) return null;
  return place === round.next_duel ? withTurned(round, query) : query;
}

/**
 * The next duel of a round, with what was `told` so far.
 *
 * @param {Mark[]} marks those that the match was made of
 * @param {Match} match
 * @param {MatchRound} round
 * @param {DuelQuery} told
 * @param {string} wanted a field that somebody wants to fill anew, as `a.element`; "" for none
 * @returns {View}
 */
export function following(marks, match, round, told, wanted) {
  const data = duelDataOf(match);
  const query = withTurned(round, told);
  const isHidden = turnsUp(round);
  const drafts = KEYS.map((key, place) => withFaceUp(query[key], round.face_up[place]));
  const whole = { ...query, a: drafts[0], b: drafts[1], power: "" };
  const active = DUEL_FIELDS.includes(wanted) ? wanted : "";
  const wrong = wrongIn(whole, data);
  const missing = isHidden ? [] : missingIn(whole, active, wrong, data);
  const sent = sentOf(whole);
  const names = match.present.map((player) => match.names[player]);
  const fighters = KEYS.map((key, place) => {
    const { element, value } = round.staying[place];
    const field = missing.find((each) => each.startsWith(key)) ?? "";
    const asks = field.slice(field.indexOf(".") + 1);
    // Another element is another card.
    const away = asks === "element" ? `${key}.` : field || "-";
    return {
      key,
      name: names[place],
      card: drafts[place],
      stays: element !== "" || value !== null,
      asks,
      carried: Object.fromEntries(Object.entries(sent).filter(([each]) => !each.startsWith(away))),
      wrong: wrong[field] ?? null,
      raw: (field in wrong && sent[field]) || "",
      is_turned: !!round.turned_up[place],
    };
  });
  const asked = fighters.filter(({ asks }) => asks);
  const [a, b] = drafts.map((draft) => ({ ...draft, value: "" }));
  const number = round.next_duel;
  return {
    number,
    seen: seen(marks, /** @type {any} */ (match), [[round.number, 0, "", DUEL + number]]) ?? null,
    fighters,
    powers: [
      { sent: "A", names: names.slice(0, 1) },
      { sent: "B", names: names.slice(1) },
      { sent: "both", names },
      { sent: "none", names: [] },
    ],
    elements: data.elements.map((/** @type {any} */ { code }) => code),
    values: Array.from(
      { length: Math.min(VALUE_KEYS, data.cards.highest + 1) },
      (_, value) => value,
    ),
    by_values: needed({ ...whole, a, b }, data).includes("a.value"),
    sent,
    told: new URLSearchParams(sent).toString(),
    verdict: verdictOf(whole, data),
    both_won: round.duels.at(-1)?.verdict.winner === "both",
    turns_up: isHidden,
    turned_seen:
      seen(
        marks,
        /** @type {any} */ (match),
        match.present.map((player) => [round.number, 0, player, "turned"]),
      ) ?? null,
    asked,
    part: ASKED_FIRST.find((part) => asked.some(({ asks }) => asks === part)) ?? "",
  };
}

/**
 * Whether nothing more has to be said before the duel is written down; a field that was typed
 * wrong counts as said: the judge refuses it.
 *
 * @param {Match} match
 * @param {DuelQuery} query
 */
export function isDecided(match, query) {
  const data = duelDataOf(match);
  const wrong = Object.keys(wrongIn(query, data));
  return DUEL_FIELDS.some((field) => wrong.includes(field)) || !needed(query, data).length;
}

/**
 * The fields of a duel as an address holds them.
 *
 * @param {DuelQuery} query
 * @returns {Record<string, string>}
 */
export const knownOf = (query) => ({
  ...sentOf(query),
  ...(query.power && { power: query.power }),
});
