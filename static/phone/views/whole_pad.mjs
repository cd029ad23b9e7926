/**
 * The pad with what no first tap needs: special cards, and who changes with a corrected result.
 * Pure. The server's side is scorepad/views/pad.py.
 */
import { capturesView } from "./captures.mjs";
import { correctionOf } from "./correction.mjs";
import { padView } from "./pad.mjs";
import { bombOf, cloudOf, cloudsOf, declarationsOf, lastOf, turningOf } from "./special_cards.mjs";

/**
 * The screen at what was asked for.
 *
 * @param {Mark[]} marks those that the pad was made of
 * @param {Pad} pad
 * @param {PadQuery} at
 * @param {AboutGame} game
 * @returns {View}
 */
export function wholePad(marks, pad, at, game) {
  const view = padView(marks, pad, at, game);
  const round = pad.rounds[view.round.number - 1];
  /** @param {(marks: Mark[], pad: Pad, round: Round, at: PadQuery) => View} of */
  const unlessWaiting = (of) => (view.waits ? null : of(marks, pad, round, at));
  return {
    ...view,
    last: unlessWaiting(lastOf),
    bomb: unlessWaiting(bombOf),
    cloud: unlessWaiting(cloudOf),
    clouds: unlessWaiting(cloudsOf),
    turning: turningOf(pad, round, at, view.active),
    declarations: declarationsOf(marks, pad, round, view.active),
    captures: capturesView(marks, pad, round, view.active),
    correction: unlessWaiting(correctionOf),
    asks_undo: false,
    elsewhere: [],
    has_no_player: false,
  };
}

/**
 * Whether special cards, or own phones, change anything on the pad as it is asked for.
 *
 * @param {Shown} shown
 * @param {PadQuery} at
 */
export function addsToPad({ marks, pad, game }, at) {
  const view = /** @type {View} */ (wholePad(marks, pad, at, game));
  const special = ["last", "bomb", "cloud", "clouds", "turning", "declarations", "captures"];
  return Boolean(game.phones ?? special.some((each) => view[each]));
}
