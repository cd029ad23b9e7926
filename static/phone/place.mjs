/**
 * The path that the app lies below on its host: "" where it has the host to itself. Names of
 * what the phone keeps have it in them, as scorepad/web/cookies.py does it on the server.
 */

/** The path, with a slash before and none behind it. */
export const root = globalThis.document?.documentElement?.dataset.root ?? "";

/** A name below a path: theme below /home/pad is theme.home.pad. */
export const ownName = (name) => name + root.replaceAll("/", ".");

/** What a cookie holds that scripts may read; "" for nothing. */
export function cookie(document, name) {
  const kept = document.cookie.split("; ").map((each) => each.split("="));
  const value = (wanted) => kept.find(([each]) => each === wanted)?.[1];
  return value(ownName(name)) || value(name) || "";
}
