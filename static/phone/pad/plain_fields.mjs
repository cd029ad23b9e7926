/**
 * What stands in fields that need nothing of their own. Pure. The server's side is
 * scorepad/pad/plain_fields.py.
 */
import { PLACES, PLAIN, PLAIN_OF_MATCH } from "./field_table.mjs";

/**
 * The values that are so in most games, without anybody saying it.
 *
 * @type {Record<string, Value>}
 */
const USUAL = { counts: true };

/**
 * Whether a value is so in most games, and needs no line on the sheet.
 *
 * @param {{field: string, value: Value}} plain
 */
export const isUsual = ({ field, value }) => field in USUAL && value === USUAL[field];

/**
 * Whether a field has one value in a game.
 *
 * @param {string} name
 */
export const isOfGame = (name) => PLACES[name].every((part) => !part);

/**
 * The plain fields of a game: a match, which alone has rounds beyond its end, lacks some.
 *
 * @param {Pad} pad
 */
export const plainFields = (pad) => ("beyond" in pad ? PLAIN_OF_MATCH : PLAIN);

/**
 * What stands in a plain field of the game as a whole; null for nothing.
 *
 * @param {Pick<Pad, "cells">} pad
 * @param {string} name
 * @returns {Value}
 */
export const valueOfGame = ({ cells }, name) => cells[`0,0,,${name}`]?.[0] ?? null;

/**
 * The note on the game, "" for none.
 *
 * @param {Pad} pad
 * @returns {string}
 */
export const noteOn = (pad) => valueOfGame(pad, "note") ?? "";

/**
 * Whether the game counts in statistics once it is over.
 *
 * @param {Pad} pad
 */
export const doesCount = (pad) => valueOfGame(pad, "counts") !== false;

/**
 * What stands in the plain fields of a round, or of the game as a whole.
 *
 * @param {Pad} pad
 * @param {Round | null} round
 * @returns {{field: string, round: number, player: string, value: Value}[]}
 */
export function plainValues(pad, round) {
  const { cells, rounds } = pad;
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
  return plainFields(pad).flatMap((field) =>
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
