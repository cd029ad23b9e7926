/**
 * A field that needs nothing of its own, as one screen behind ⋯ shows it. Pure. The server's side
 * is scorepad/views/plain_fields.py.
 */
import { BOUNDS, CHOICES, LONGEST, PLACES } from "../pad/field_table.mjs";
import { dealtPlayers, newestMark } from "../pad/written_pad.mjs";
import { isOfGame, plainFields, plainValues, valueOfGame } from "../pad/plain_fields.mjs";

/**
 * The screen; null for a field that is not plain.
 *
 * @param {WrittenPad} pad
 * @param {string} gameId
 * @param {string} name
 * @returns {View | null}
 */
export function plainFieldView(pad, gameId, name) {
  if (!plainFields(pad).includes(name)) return null;
  const [ofRound, , ofPlayer] = PLACES[name];
  return {
    game_id: gameId,
    seen: newestMark(pad),
    field: name,
    kind: LONGEST[name] ? "text" : BOUNDS[name] ? "number" : "yes",
    rounds: ofRound ? pad.rounds.map(({ number }) => number).reverse() : [],
    players: ofPlayer ? dealtPlayers(pad).map((id) => [id, pad.names[id]]) : [],
    values: isOfGame(name) ? [] : shownValues(pad, name),
    longest: LONGEST[name] ?? 0,
    takes_no: CHOICES[name]?.includes(false) ?? false,
    stands: valueOfGame(pad, name),
  };
}

/**
 * What stands in a field, from the first round on.
 *
 * @param {Pad} pad
 * @param {string} name
 * @returns {View[]}
 */
export const shownValues = (pad, name) =>
  [null, ...pad.rounds].flatMap((round) =>
    plainValues(pad, round)
      .filter(({ field }) => field === name)
      .map(({ round: number, player, value }) => ({
        round: number,
        player,
        name: pad.names[player] ?? "",
        value,
      })),
  );
