/**
 * Points that the table gives or takes by hand, as one screen shows them. Pure. The server's side
 * is scorepad/views/adjustments.py.
 */
import { lastRoundOf } from "../services/table_changes.mjs";
import { cellsOf, dealtPlayers, newestMark } from "../pad/written_pad.mjs";
import { shownNumber } from "../pad/visibility.mjs";
import { valueIn } from "../pad/effective_marks.mjs";

/**
 * The screen, with a player chosen, "" for nobody.
 *
 * @param {WrittenPad} pad
 * @param {string} gameId
 * @param {string} player
 * @returns {View}
 */
export const adjustmentsView = (pad, gameId, player) => ({
  game_id: gameId,
  seen: newestMark(pad),
  adjustments: adjustments(pad),
  players: dealtPlayers(pad).map((id) => [id, pad.names[id], shownNumber(pad.totals[id]) ?? "–"]),
  player,
  round: lastRoundOf(pad, player),
  name: dealtPlayers(pad).includes(player) ? pad.names[player] : "",
});

/**
 * Everything given or taken that stands, from the first round on.
 *
 * @param {WrittenPad} pad
 * @returns {View[]}
 */
export const adjustments = (pad) =>
  pad.rounds.flatMap(({ number, boxes }) =>
    boxes.flatMap(({ player }) => {
      const value = valueIn(cellsOf(pad, number), 0, player, "adjustment");
      if (!Array.isArray(value)) return [];
      const [points, why] = value;
      return [{ round: number, player, name: pad.names[player], points, why }];
    }),
  );
