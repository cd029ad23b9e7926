/**
 * Requests about one game's marks. Every answer, whatever its status, is
 * `{status, body, after}`: `body` is its JSON or null, `after` the seconds that the server
 * wants to be left alone. A promise is rejected where no answer came in time.
 */

import { root } from "./prefix.mjs";

const PATIENCE = 8000;
// A server that can holds its answer for so many seconds, until there are news.
const HELD = { Prefer: "wait=6" };

/** @param {typeof fetch} ask how a request is made */
export function openTransport(ask = (...request) => fetch(...request)) {
  /**
   * @param {string} path
   * @param {string | null} [token]
   * @param {any} [body]
   * @param {AbortController} [held] of a request whose answer the server may hold
   * @returns {Promise<Answer>}
   */
  async function answer(path, token, body, held) {
    const controller = held ?? new AbortController();
    const timer = setTimeout(() => controller.abort(), PATIENCE);
    const sent = body && {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", "X-CSRFToken": token ?? "" },
    };
    try {
      // A network that wants a login first answers with its own page, or a way to it.
      const response = await ask(root + path, {
        credentials: "same-origin",
        cache: "no-store",
        redirect: "error",
        signal: controller.signal,
        ...(held && { headers: HELD }),
        ...sent,
      });
      const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
      const after = Number(response.headers.get("Retry-After")) || 0;
      return { status: response.status, body: isJson ? await response.json() : null, after };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /**
     * News from place `since` on, for whoever has the first `has` marks, which `state` names.
     *
     * @param {string} gameId
     * @param {number} since
     * @param {string} state
     * @param {number} [has]
     */
    pull(gameId, since, state, has = since) {
      const more = has === since ? "" : `&has=${has}`;
      return answer(`/g/${gameId}/marks?since=${since}&state=${state}${more}`);
    },
    /**
     * Whether there are news for whoever has the first `has` marks: 204 for none. `leaving` aborts
     * it, where its answer is held.
     *
     * @param {string} gameId
     * @param {number} has
     * @param {string} state
     * @param {AbortController} leaving
     */
    poll: (gameId, has, state, leaving) =>
      answer(`/g/${gameId}/marks?since=${has}&state=${state}`, null, undefined, leaving),
    // `reveals`: this script writes a reveal itself, where an older one just went on.
    /**
     * @param {string | null} token
     * @param {string} gameId
     * @param {any} batch
     */
    push: (token, gameId, batch) =>
      answer(`/g/${gameId}/marks`, token, { ...batch, reveals: true }),
    token: () => answer("/new/marks"),
    /**
     * @param {string | null} token
     * @param {string} gameId
     * @param {Mark} mark
     */
    begin: (token, gameId, mark) => answer("/new/marks", token, { game_id: gameId, mark }),
  };
}
