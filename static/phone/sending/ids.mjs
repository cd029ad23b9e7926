/** Ids that a phone gives. The server's side is scorepad/services/links.py. */

const random = () => crypto.getRandomValues(new Uint8Array(16));

/** 128 random bits, also where there is no randomUUID. */
export const newId = () =>
  Array.from(random(), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const newPlayerId = () => newId().slice(0, 8);

/**
 * An id that nobody can guess: 128 random bits, 22 characters. None begins with a hyphen: commands
 * would read it as an option.
 *
 * @returns {string}
 */
export function newGameId() {
  const id = btoa(String.fromCharCode(...random()))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .slice(0, 22);
  return id.startsWith("-") ? newGameId() : id;
}
