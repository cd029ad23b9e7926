/**
 * The sentences of what is refused; a later script knows more. Its twin is scorepad/i18n/refusals.py.
 *
 * @typedef {{code: string, facts: Record<string, any>, said?: string}} Refusal
 */
import { refusals } from "../words/refusals.mjs";

/**
 * What is wrong and what would be right; the server's refusals come with their sentences.
 *
 * @param {Refusal} refusal
 * @param {Record<string, string>} names of players by their ids
 */
export function sentence({ code, facts, said }, names) {
  const say = refusals[code];
  if (!say) return said ?? refusals.not_a_mark({});
  return say({ ...facts, player: names?.[facts.player] ?? "" });
}
