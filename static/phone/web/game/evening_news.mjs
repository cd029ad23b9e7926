/**
 * The standings of the evening below the end of a game. The server adds them up: a phone does not
 * have the other games. Without network they stand as they were said last.
 */
import { isOurs } from "../../sending/ours.mjs";
import { root } from "../../sending/prefix.mjs";

const AGAIN = 5_000;
let [nextQuestion, said] = [0, { game: "", html: "" }];

/**
 * @param {string} screen
 * @param {Shown} shown
 */
export function showEvening(screen, { marks, pad, game }) {
  clearTimeout(nextQuestion);
  const place = document.getElementById("of-evening");
  // What the server has drawn is new.
  if (screen !== "end" || !pad.over || !place || place.firstElementChild) return;
  const id = game.game_id;
  if (said.game === id) place.innerHTML = said.html;

  async function ask() {
    const address = `${root}/g/${id}/end/evening?since=${marks.length}`;
    const answer = await fetch(address).catch(() => null);
    const isAnswered = answer && isOurs(answer) && answer.status < 500;
    if (!isAnswered || answer.headers.has("Retry-After")) {
      nextQuestion = setTimeout(ask, AGAIN);
      return;
    }
    said = { game: id, html: answer.ok ? await answer.text() : "" };
    if (place?.isConnected) place.innerHTML = said.html;
  }

  ask();
}
