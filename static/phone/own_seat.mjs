/**
 * A phone that is no player's any more keeps nothing of that player: neither the own screen, nor
 * what was tapped there and could not be sent. Of a seat that others have freed, that is sent first,
 * see own_taps.mjs.
 */
import { forgetOwnScreens } from "./sending/own_screens.mjs";
import { note } from "./sending/notes.mjs";
import { ownName, root } from "./sending/prefix.mjs";

const { game, has } = /** @type {HTMLElement} */ (document.getElementById("seat")).dataset;
const forget = () =>
  globalThis.caches && forgetOwnScreens(`${ownName("shell")}-own`, `${root}/g/${game}`);

if (!has) forget();
document.getElementById("leave")?.addEventListener("submit", () => {
  note("localStorage", `taps.${game}`, null);
  forget();
});
