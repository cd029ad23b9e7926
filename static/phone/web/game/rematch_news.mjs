/**
 * A phone that keeps the score of a game that is over goes on to its rematch, once another one has
 * begun it. Those that look on are led there by what they look for, see web/game/pad.py.
 */
import { isOurs } from "../../sending/ours.mjs";
import { pauseBefore } from "../../sending/poll_interval.mjs";
import { root } from "../../sending/prefix.mjs";

// Whoever looks at the end has so long to read it.
const READ = 20_000;
let [nextPoll, endedAt] = [0, 0];
/** @type {boolean | null} */
let isEndNew = null;

/** @param {Shown} shown */
export function leadToRematch({ marks, pad, game }) {
  clearTimeout(nextPoll);
  if (!pad.over) {
    [endedAt, isEndNew] = [performance.now(), true];
    return;
  }
  // A page that came with the offer to begin one knew of none, though it may be there by now.
  isEndNew ??= document.querySelector('form[action$="/rematch"]') !== null;
  const address = `${root}/g/${game.game_id}/pad?again=1&writes=1&since=${marks.length}`;

  async function poll() {
    const found =
      document.hidden || !navigator.onLine
        ? null
        : await fetch(address, { headers: { "HX-Request": "true" } }).catch(() => null);
    const answer = found && isOurs(found) ? found : null;
    const there = answer?.headers.get("HX-Redirect");
    // A rematch that was there before the page came is a button on it.
    if ((there && !isEndNew) || (answer?.status ?? 0) >= 400) return;
    isEndNew ||= answer !== null;
    // Whoever corrects a round is left to it.
    const isRead = performance.now() - endedAt >= READ;
    if (there && isRead && !location.search) location.assign(there);
    else nextPoll = setTimeout(poll, pauseBefore(0, performance.now() - endedAt, false));
  }

  nextPoll = setTimeout(poll);
}
