/**
 * Whether an answer is the server's own. A proxy that restarts, or wants a login first, answers in
 * its place with a page, a sentence or a status of its own.
 */

/** A header that the server sends with every answer, see scorepad/web/http/security.py. */
const OURS = "Scorepad";

/** @param {Response} answer */
export const isOurs = (answer) => answer.headers.has(OURS);

/** @param {XMLHttpRequest} xhr that has ended */
export const isOursFor = (xhr) => xhr.getResponseHeader(OURS) !== null;
