/**
 * Keys that somebody has opened for an empty box. They close once another phone has filled it: the
 * next tap, which was meant for the empty box, would replace what stands there, unseen if it is a
 * secret bid. Whoever opens them for a box that is filled wants to change it.
 */
import { NOWHERE } from "./forms.mjs";
import { addressOf } from "./screen.mjs";
import { boxOf } from "../../pad/state.mjs";

const opened = { at: NOWHERE, empty: false };

/**
 * What the pad looks at, where `at` was asked for.
 *
 * @param {Pad} pad
 * @param {PadQuery} at
 * @param {string} gameId
 */
export function withoutFilled(pad, at, gameId) {
  const { round, player, field } = at;
  const asked = player ? pad.rounds[Number(round ?? pad.current) - 1] : null;
  if (!asked || (field !== "bid" && field !== "tricks")) return at;
  const empty = (boxOf(asked, player)?.[field] ?? null) === null;
  // Each time that somebody asks, it is another object.
  if (opened.at !== at) Object.assign(opened, { at, empty });
  if (empty || !opened.empty) return at;
  history.replaceState(null, "", addressOf(gameId) + (round ? `?round=${round}` : ""));
  return { ...NOWHERE, round };
}
