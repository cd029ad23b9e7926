/**
 * What a tap on the pad's own links and forms means. The very forms that work without this
 * script are read here; what the server does with them is in scorepad/web/game/entries.py, and
 * for the choice in a conflict in conflict_choice.py. Pure; `form` holds what would be sent, by
 * name.
 */
import { correctTricks, fillRest, reveal, tap, turnTrump } from "../../pad/acts.mjs";
import { boxOf } from "../../pad/state.mjs";
import { isMasked } from "../../pad/visibility.mjs";

/**
 * @param {string | null | undefined} text
 * @returns {any} a whole number, or null
 */
export const number = (text) => (/^-?\d+$/.test(text ?? "") ? Number(text) : null);

/**
 * What a link on the pad asks to look at.
 *
 * @param {URLSearchParams} query
 * @returns {PadQuery}
 */
export function placeOf(query) {
  const [field, player = ""] = (query.get("at") ?? "").split(".");
  return {
    round: number(query.get("round")),
    field: field || null,
    player,
    value: number(query.get("to")),
    alone: query.get("alone") === "1",
    from_sheet: query.get("from") === "sheet",
  };
}

/** What is looked at when nobody asked for anything. */
export const NOWHERE = placeOf(new URLSearchParams());

/**
 * The acts by the addresses of their forms; the later script adds its own.
 *
 * @type {Record<string, (form: Form, round: Round) => any>}
 */
export const ACTS = {
  entries: (form, round) => tap(round, form.player, form.field, number(form.value)),
  trump: (form, round) => ({ cells: turnTrump(round, form.value || null) }),
  results: (form, round) => ({
    // Where there is no other player, the tricks are nobody's.
    cells: [
      ...correctTricks(round, [[form.player, number(form.tricks)]]),
      ...(form.other ? correctTricks(round, [[form.other, number(form.others_tricks)]]) : []),
    ],
  }),
  made: (_, round) => ({ cells: fillRest(round) }),
  reveal: (_, round) => ({ cells: reveal(round) }),
  // The choice of one of the values in conflict.
  settle: (form) => ({
    cells: [
      [number(form.round), number(form.deal), form.player, form.field, JSON.parse(form.value)],
    ],
  }),
};

/**
 * Whether the form that is sent to `act` is written by the phone itself.
 *
 * @param {string} act
 */
export const isAct = (act) => act === "undo" || Object.hasOwn(ACTS, act);

/**
 * Whether the server alone can write it: a change to a bid that this phone was never told.
 *
 * @param {string} act
 * @param {Form} form
 * @param {Pad} pad
 */
export const isBlind = (act, form, pad) =>
  act === "cloud" && isMasked(boxOf(pad.rounds[number(form.round) - 1], form.player)?.bid);

/**
 * What sending the form to `act` would write.
 *
 * @param {string} act
 * @param {Form} form
 * @param {Pad} pad
 */
export const meant = (act, form, pad) => ACTS[act](form, pad.rounds[number(form.round) - 1]);

/**
 * Where the pad looks after an act was written, as the server would show it.
 *
 * @param {string} act
 * @param {Form} form
 * @param {Pad} pad
 * @returns {PadQuery}
 */
export function onward(act, form, pad) {
  const current = pad.rounds[(pad.current ?? pad.rounds.length) - 1];
  if (act === "trump" && current.trump.to_choose) return { ...NOWHERE, field: "trump" };
  const round = number(form.round);
  // More may be tapped there.
  if (form.at) return placeOf(new URLSearchParams(form));
  if (!form.from || round === current.number) return NOWHERE;
  return { ...NOWHERE, round, from_sheet: form.from === "sheet" };
}

/**
 * What a form sends when this key of it is tapped: the browsers of 2022 leave the key out.
 *
 * @param {any} form
 * @param {any} [key]
 * @returns {any}
 */
export function sentWith(form, key) {
  const sent = new FormData(form);
  if (key?.name) sent.append(key.name, key.value);
  return sent;
}
