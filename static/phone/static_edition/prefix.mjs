/**
 * Takes the place of sending/prefix.mjs. All addresses are those of the one page of a language, with
 * what stands behind the app's own path on a server in the query: a host needs no rule for them. What
 * the phone keeps is named after the folder with all languages, as a server there names it.
 */
import { noted } from "../sending/notes.mjs";

const { pathname: page } = location;
const FOLDER = page.replace(/\/[^/]*\/[^/]*$/, "");
/** Only its path and its query are read. */
const ANYWHERE = "https://scorepad.invalid";

export const root = "?";

/** @param {string} name */
export const ownName = (name) => name + FOLDER.replaceAll("/", ".");

/**
 * @param {Document} _
 * @param {string} name
 */
export const cookie = (_, name) => noted("localStorage", ownName(name)) ?? "";

/** @param {URL | string} address */
export function belowRoot(address) {
  const { pathname, search } = new URL(address);
  if (pathname !== page) return { path: "", asked: new URLSearchParams() };
  const behind = search.startsWith("?/") ? search.slice(1) : "/";
  const { pathname: path, searchParams: asked } = new URL(ANYWHERE + behind);
  return { path, asked };
}
