/**
 * What stands in fields that need nothing of their own. Pure. The server's side is
 * scorepad/pad/plain_fields.py.
 */
import { PLAIN } from "./field_table.mjs";

/**
 * What stands in the plain fields of a round, or of the game as a whole.
 *
 * @param {Pad} pad
 * @param {Round | null} round
 * @returns {{field: string, round: number, player: string, value: Value}[]}
 */
export function plainValues({ cells, rounds }, round) {
  const { number, deal, seats } = round ?? {
    number: 0,
    deal: 0,
    seats: [...new Set(rounds.flatMap((each) => each.seats))],
  };
  // A field has one place, so that of these cells of a player one alone can be written.
  const places = ["", ...seats].flatMap((player) =>
    [0, ...(deal ? [deal] : [])].map((ofDeal) => ({
      player,
      key: `${number},${ofDeal},${player}`,
    })),
  );
  return PLAIN.flatMap((field) =>
    places
      .map(({ player, key }) => ({
        field,
        round: number,
        player,
        value: cells[`${key},${field}`]?.[0] ?? null,
      }))
      // One that is empty, or may not be seen yet, is no text, number or yes.
      .filter(({ value }) => typeof value !== "object"),
  );
}
