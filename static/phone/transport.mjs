/**
 * Requests about one game's marks. Every answer, whatever its status, is
 * `{status, body, after}`: `body` is its JSON or null, `after` the seconds that the server
 * wants to be left alone. A promise is rejected where no answer came in time.
 */

import { root } from "./prefix.mjs";

const PATIENCE = 8000;

/** @param {typeof fetch} ask how a request is made */
export function openTransport(ask = (...request) => fetch(...request)) {
  /**
   * @param {string} path
   * @param {string | null} [token]
   * @param {any} [body]
   * @returns {Promise<Answer>}
   */
  async function answer(path, token, body) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), PATIENCE);
    const sent = body && {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", "X-CSRFToken": token ?? "" },
    };
    try {
      // A network that wants a login first answers with its own page, or a way to it.
      const options = { credentials: "same-origin", cache: "no-store", redirect: "error" };
      const response = await ask(root + path, { ...options, signal: controller.signal, ...sent });
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
