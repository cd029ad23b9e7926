/** Takes the place of sending/kept_cookies.mjs: no server reads them. */
import { note } from "../sending/notes.mjs";
import { ownName } from "../sending/prefix.mjs";

/**
 * @param {Document} _
 * @param {string} name
 * @param {string} value
 */
export const keepCookie = (_, name, value) => note("localStorage", ownName(name), value);
