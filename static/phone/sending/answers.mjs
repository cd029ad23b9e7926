/** What an answer of the server means for what waits, and when to ask once more. */

/**
 * Why nothing more can be sent now; `after`: seconds that the server wants to be left alone,
 * `why`: what it says of a game that is gone, `ended`, `viewOnly`: this phone may not see, or write.
 *
 * @param {boolean} gone
 * @param {number} [after]
 * @param {any} [refusal]
 */
export const trouble = (gone, after = 0, refusal = {}) => ({
  gone,
  after,
  why: refusal.said ?? "",
  ended: refusal.code === "access_ended",
  viewOnly: refusal.code === "viewing_only",
});

/**
 * Whether the server itself refuses, with a sentence: a proxy that restarts answers 404 as well.
 *
 * @param {any} body
 */
const refuses = (body) => typeof (body?.refusal?.said ?? body?.says) === "string";

/**
 * The answer to a request; thrown is the trouble where there is none, or none to go on with.
 *
 * @param {Promise<Answer>} request
 */
export async function answerOf(request) {
  const answer = await request.catch(() => {
    throw trouble(false);
  });
  const { status, body, after } = answer;
  const isForeign = status > 400 && !refuses(body);
  if (isForeign || status === 429 || status >= 500) throw trouble(false, after);
  if ([403, 404, 409, 410].includes(status)) throw trouble(true, 0, body.refusal);
  return answer;
}

/**
 * Call `work` whenever the network, or somebody who looks at the page, may be back.
 *
 * @param {() => void} work
 */
export function whenBack(work) {
  addEventListener("online", work);
  addEventListener("pageshow", work);
  document.addEventListener("visibilitychange", () => document.hidden || work());
}
