/**
 * What starts on a page of the phone: the game that the page shows, kept and sent by this script.
 */
// Tables first: the script packs smaller so.
import "./rules/library/games.mjs";
import "./rules/option_table.mjs";
import { openTransport } from "./sending/transport.mjs";
// Several scripts behind this one need it.
import "./sending/notes.mjs";
import * as storage from "./sending/storage.mjs";
import { openPad } from "./web/game/game_page.mjs";
import { behind, later } from "./web/game/screen.mjs";

const { game, version, created, called, signs: numbers } = document.body.dataset;

// How long a script that did not come is let alone.
const PAUSE = 5000;

/** @param {string} src the script that brings the other screens, and comforts */
function fetchLater(src) {
  for (const styles of document.querySelectorAll("link[data-later]")) {
    styles.href = styles.dataset.later;
  }
  const script = Object.assign(document.createElement("script"), { src });
  script.onerror = () => setTimeout(fetchLater, PAUSE, src);
  document.head.append(script);
}

// A page that was being loaded while the app came onto the phone has no controller, and yet
// the app.
let appIsStored = false;
navigator.serviceWorker?.ready.then(() => {
  appIsStored = true;
});

/**
 * Open what can be had without network at an address, in this page or from the stored app; whether
 * there is any.
 *
 * @param {URL} url
 */
function withoutNetwork(url) {
  if (behind.open) return behind.open(url);
  if (appIsStored) location.assign(url);
  return appIsStored;
}

/**
 * Take over the document for one game of this phone, as openPad() does.
 *
 * @param {any} one what openPad() wants to know of it
 */
export function openHere(one) {
  later.then(({ startBehaving }) => startBehaving(document));
  return openPad({ ...one, storage, transport: openTransport(), withoutNetwork });
}

if (game) {
  fetchLater(/** @type {any} */ (document.currentScript).dataset.later);
  openHere({
    gameId: game,
    version: Number(version),
    createdAt: Number(created),
    called,
    signs: JSON.parse(numbers ?? "{}"),
  });
}
