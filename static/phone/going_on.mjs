/**
 * A new game that is typed on the server's page goes on in the app on this phone, with all that is
 * typed; web/new_game.mjs reads it there.
 */
import { note } from "./sending/notes.mjs";
import { ownName } from "./sending/prefix.mjs";

const button = document.getElementById("go-on");

if (navigator.serviceWorker?.controller) button.hidden = false;
button.addEventListener("click", () => {
  const data = new FormData(document.getElementById("new"));
  const typed = new URLSearchParams(/** @type {any} */ (data));
  typed.set("at", location.search);
  note("sessionStorage", ownName("new"), `${typed}`);
  location.reload();
});
