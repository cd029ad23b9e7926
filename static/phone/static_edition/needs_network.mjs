/**
 * Takes the place of web/needs_network.mjs: what needs a server is not shown. Starts what only this
 * edition has on its page.
 */
import { SCREENS, screenAt } from "../web/addresses.mjs";
import { askBeforeLoss } from "../static_edition/unstored.mjs";
import { addToScreen } from "../static_edition/first_page.mjs";
import { belowRoot } from "../sending/prefix.mjs";

// Screens of this edition alone: with a server, its pages have the statistics and house rules of the group.
SCREENS.push(
  [/^\/statistics$/, "statistics", "statistics"],
  [/^\/house$/, "all house rules", "house"],
  [/^\/(new\/rules|house\/new)$/, "new house rules", "house"],
  [/^\/house\/([\w-]+)$/, "house rules", "house"],
  [/^\/house\/([\w-]+)\/remove$/, "no more house rules", "house"],
);

/**
 * The screen at an address; undefined where there is none, or none of its scripts.
 *
 * @param {URL} url
 */
export function screenOf(url) {
  const found = url.origin === location.origin ? screenAt(belowRoot(url).path) : undefined;
  return found?.scripts.every((name) => document.querySelector(`link[data-script="${name}"]`))
    ? found
    : undefined;
}

/** Whether a link leads to a screen, or to another page of the folder. */
const isServed = (/** @type {any} */ link) =>
  !("away" in link.dataset) && (!link.search || !!screenOf(new URL(link.href)));

/** Hide the links of the screen that lead nowhere, each with the line of a list that it fills. */
function hideWhatNeedsAServer() {
  for (const link of document.querySelectorAll("main a[href]")) {
    const line = link.closest("li");
    const isAlone = line?.querySelectorAll("a, button").length === 1;
    if (!isServed(link)) (isAlone ? line : link).hidden = true;
  }
}

/** Look at every screen from now on. */
export function signAll() {
  const update = () => {
    addToScreen();
    hideWhatNeedsAServer();
  };
  new MutationObserver(update).observe(document.body, { childList: true });
  update();
  askBeforeLoss();
  navigator.serviceWorker?.register("sw.js").catch(() => {});
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage("claim"));
}
